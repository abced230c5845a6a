//! Who is a kernel, and why: a calling convention or a `!nvvm.annotations` entry.
//!
//! An annotation counts as the target tool counts it: it names the function itself (no alias, no cast) with the key
//! `kernel` and the value 1, alone or among other keys. NVVM IR specification, "Global Property Annotation".

use crate::Arch;
use diag::SourceSpan;
use ir::{CallConv, ConstKind, GlobalId, MdData, MdKind, Metadata, ModuleEnv};
use rustc_hash::FxHashMap;

/// Why a function counts as a kernel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KernelMark {
    /// Its calling convention.
    Convention {
        /// Which.
        cc: CallConv,
        /// Where it stands.
        span: Option<SourceSpan>,
    },
    /// An entry of `!nvvm.annotations`.
    Annotation {
        /// The node.
        node: Metadata,
        /// Where it stands.
        span: Option<SourceSpan>,
    },
}

/// All functions that count as kernels.
#[derive(Clone, Default, Debug)]
pub struct Kernels {
    marks: FxHashMap<GlobalId, KernelMark>,
}

/// Whether a function of this convention is an entry point on some device: nothing may call it.
pub fn is_entry_convention(cc: CallConv) -> bool {
    convention_arch(cc).is_some()
}

/// The device whose entry points have this convention.
pub fn convention_arch(cc: CallConv) -> Option<Arch> {
    match cc {
        CallConv::PTX_KERNEL => Some(Arch::Nvptx),
        CallConv::SPIR_KERNEL => Some(Arch::Spirv),
        CallConv::AMDGPU_KERNEL
        | CallConv::AMDGPU_CS
        | CallConv::AMDGPU_PS
        | CallConv::AMDGPU_VS
        | CallConv::AMDGPU_GS
        | CallConv::AMDGPU_HS
        | CallConv::AMDGPU_LS
        | CallConv::AMDGPU_ES
        | CallConv::AMDGPU_CS_CHAIN
        | CallConv::AMDGPU_CS_CHAIN_PRESERVE
        | CallConv::AMDGPU_GFX_WHOLE_WAVE => Some(Arch::Amdgpu),
        _ => None,
    }
}

impl Kernels {
    /// Finds the kernels of a module. A convention of another device counts too: whoever wrote it meant an entry point.
    pub fn find(env: &ModuleEnv, arch: Arch) -> Kernels {
        let mut marks = FxHashMap::default();
        for (id, global) in &env.globals {
            if let Some(header) = global.as_function()
                && is_entry_convention(header.cc)
            {
                marks.insert(id, KernelMark::Convention { cc: header.cc, span: header.cc_span });
            }
        }
        if arch == Arch::Nvptx {
            for &node in env.named_metadata("nvvm.annotations") {
                if let Some(function) = annotated_kernel(env, node) {
                    let span = env.metadata.as_node(node).and_then(|n| n.span());
                    marks.entry(function).or_insert(KernelMark::Annotation { node, span });
                }
            }
        }
        Kernels { marks }
    }

    /// Why a function is a kernel; `None` if it is none.
    pub fn get(&self, function: GlobalId) -> Option<KernelMark> {
        self.marks.get(&function).copied()
    }

    /// Whether a function is a kernel.
    pub fn contains(&self, function: GlobalId) -> bool {
        self.marks.contains_key(&function)
    }

    /// Whether the host (or the graphics pipeline) can launch a function: all kernels but the chained ones of AMD.
    pub fn is_launchable(&self, function: GlobalId) -> bool {
        self.get(function).is_some_and(|mark| match mark {
            KernelMark::Convention { cc, .. } => !matches!(
                cc,
                CallConv::AMDGPU_CS_CHAIN
                    | CallConv::AMDGPU_CS_CHAIN_PRESERVE
                    | CallConv::AMDGPU_GFX_WHOLE_WAVE
            ),
            KernelMark::Annotation { .. } => true,
        })
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.marks.is_empty()
    }
}

/// The function that an annotation makes a kernel.
fn annotated_kernel(env: &ModuleEnv, node: Metadata) -> Option<GlobalId> {
    let node = env.metadata.as_kind(node, MdKind::Tuple)?;
    let mut operands = env.metadata.operands(node);
    let function = match env.metadata.get(operands.next()??) {
        MdData::Value(value) => match env.consts.kind(*value) {
            ConstKind::Global(global) => *global,
            _ => return None,
        },
        _ => return None,
    };
    env.globals[function].as_function()?;
    while let (Some(key), Some(value)) = (operands.next(), operands.next()) {
        if is_kernel_key(env, key) && is_one(env, value) {
            return Some(function);
        }
    }
    None
}

fn is_kernel_key(env: &ModuleEnv, key: Option<Metadata>) -> bool {
    matches!(key.map(|key| env.metadata.get(key)), Some(MdData::Str(s)) if env.strings.bytes(*s) == b"kernel")
}

fn is_one(env: &ModuleEnv, value: Option<Metadata>) -> bool {
    matches!(value.map(|value| env.metadata.get(value)), Some(MdData::Value(c)) if env.consts.as_int(*c) == Some(1))
}
