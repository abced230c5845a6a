//! Roots: what a module is for. Everything that no root reaches may be dropped.

use diag::{Diagnostic, Place, codes};
use ir::{CallConv, ConstKind, GlobalId, GlobalKind, Linkage, MdData, Metadata, Module};
use rustc_hash::FxHashSet;

/// Which definitions the user wants.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Roots {
    /// Every definition that the files named on the command line export.
    #[default]
    Exported,
    /// The symbols of `--export-symbol`, and every kernel.
    Symbols(Vec<String>),
}

/// Why a root is one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Export {
    /// A kernel, by calling convention or `!nvvm.annotations`.
    Kernel,
    /// Visible to other modules by its linkage, or named by `--export-symbol`.
    Symbol,
    /// Listed in `llvm.used` or `llvm.compiler.used`: something that the compiler does not see uses it.
    Used,
}

/// The roots of a module, in the order of its globals.
///
/// A stage keeps every root under its name and with its signature, and whatever a root reaches. A definition that is no
/// root may be renamed, changed, inlined everywhere and dropped, whatever its linkage says; a declaration is never a root.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RootSet {
    roots: Vec<(GlobalId, Export)>,
}

impl RootSet {
    /// The roots of a module, and complaints about symbols that it does not define.
    pub fn of(module: &Module, wanted: &Roots) -> (RootSet, Vec<Diagnostic>) {
        RootSet::of_named(module, wanted, &|_| true)
    }

    /// The same, where only the globals that `named` says come from a module that was named on the command line: what
    /// an archive exports is a root when it is asked for by name.
    pub fn of_named(
        module: &Module,
        wanted: &Roots,
        named: &dyn Fn(GlobalId) -> bool,
    ) -> (RootSet, Vec<Diagnostic>) {
        let kernels = annotated_kernels(module);
        let used = used(module);
        let symbols: Option<FxHashSet<&[u8]>> = match wanted {
            Roots::Exported => None,
            Roots::Symbols(names) => Some(names.iter().map(|name| name.as_bytes()).collect()),
        };
        let env = &module.env;
        let mut roots = Vec::new();
        for (id, global) in env.globals.iter() {
            if !is_definition(module, id) {
                continue;
            }
            let name = global.name.map_or(&b""[..], |name| env.strings.bytes(name));
            let kernel = global.as_function().is_some_and(|header| is_kernel_convention(header.cc));
            let visible = match &symbols {
                None => named(id) && !global.linkage.is_local() && !is_magic(name),
                Some(symbols) => symbols.contains(name),
            };
            let asked = symbols.as_ref().is_some_and(|symbols| symbols.contains(name));
            let export = if (named(id) || asked) && (kernel || kernels.contains(&id)) {
                Export::Kernel
            } else if visible {
                Export::Symbol
            } else if used.contains(&id) {
                Export::Used
            } else {
                continue;
            };
            roots.push((id, export));
        }
        (RootSet { roots }, missing(module, wanted))
    }

    /// Exactly these; for tests and tools.
    pub fn from_list(mut roots: Vec<(GlobalId, Export)>) -> RootSet {
        roots.sort_unstable();
        roots.dedup_by_key(|(id, _)| *id);
        RootSet { roots }
    }

    /// The roots with their reasons.
    pub fn iter(&self) -> impl Iterator<Item = (GlobalId, Export)> + '_ {
        self.roots.iter().copied()
    }

    /// Whether a global is a root.
    pub fn contains(&self, id: GlobalId) -> bool {
        self.export(id).is_some()
    }

    /// Why a global is a root, if it is one.
    pub fn export(&self, id: GlobalId) -> Option<Export> {
        self.roots.binary_search_by_key(&id, |(id, _)| *id).ok().map(|at| self.roots[at].1)
    }

    /// Whether nothing is to be kept.
    pub fn is_empty(&self) -> bool {
        self.roots.is_empty()
    }

    /// Number of roots.
    pub fn len(&self) -> usize {
        self.roots.len()
    }
}

fn missing(module: &Module, wanted: &Roots) -> Vec<Diagnostic> {
    let Roots::Symbols(names) = wanted else { return Vec::new() };
    let defined = |name: &String| module.env.find_global(name).is_some_and(|id| is_definition(module, id));
    names
        .iter()
        .filter(|name| !defined(name))
        .map(|name| {
            // rustc also asks for symbols that its own objects turned out not to have.
            let shown = diag::demangle::quoted_both(name);
            Diagnostic::new(
                &codes::NO_ROOT,
                Place::symbol(name.clone()),
                format!("{shown} is to be exported, but no input defines it"),
            )
            .severity(diag::Severity::Warning)
        })
        .collect()
}

/// Whether the module itself says what the global is, and would emit it.
fn is_definition(module: &Module, id: GlobalId) -> bool {
    let global = &module.env.globals[id];
    if global.linkage == Linkage::AvailableExternally {
        return false;
    }
    match &global.kind {
        GlobalKind::Function(_) => module.body(id).is_some(),
        GlobalKind::Variable(variable) => variable.init.is_some(),
        GlobalKind::Alias(_) | GlobalKind::IFunc(_) => true,
    }
}

/// Names that mean something to the compiler and are nothing to emit. LangRef, "Intrinsic Global Variables".
fn is_magic(name: &[u8]) -> bool {
    name.starts_with(b"llvm.") && !matches!(name, b"llvm.global_ctors" | b"llvm.global_dtors")
}

fn is_kernel_convention(cc: CallConv) -> bool {
    matches!(
        cc,
        CallConv::PTX_KERNEL
            | CallConv::SPIR_KERNEL
            | CallConv::AMDGPU_KERNEL
            | CallConv::AMDGPU_CS
            | CallConv::AMDGPU_PS
            | CallConv::AMDGPU_VS
            | CallConv::AMDGPU_GS
            | CallConv::AMDGPU_HS
            | CallConv::AMDGPU_ES
            | CallConv::AMDGPU_LS
            | CallConv::AMDGPU_CS_CHAIN
            | CallConv::AMDGPU_CS_CHAIN_PRESERVE
    )
}

/// Functions that `!nvvm.annotations` calls kernels: `!{ptr @f, !"kernel", i32 1, …}`.
fn annotated_kernels(module: &Module) -> FxHashSet<GlobalId> {
    let env = &module.env;
    let md = &env.metadata;
    let text = |id: Option<Metadata>| match id.map(|id| md.get(id)) {
        Some(MdData::Str(text)) => Some(env.strings.bytes(*text)),
        _ => None,
    };
    let constant = |id: Option<Metadata>| match id.map(|id| md.get(id)) {
        Some(MdData::Value(c)) => Some(env.consts.kind(*c)),
        _ => None,
    };
    let mut kernels = FxHashSet::default();
    for &node in env.named_metadata("nvvm.annotations") {
        let Some(node) = md.as_node(node) else { continue };
        let operands: Vec<Option<Metadata>> = md.operands(node).collect();
        let Some(ConstKind::Global(id)) = operands.first().and_then(|&first| constant(first)) else {
            continue;
        };
        let is_kernel = operands[1..].chunks_exact(2).any(|pair| {
            text(pair[0]) == Some(b"kernel") && matches!(constant(pair[1]), Some(ConstKind::Int(1)))
        });
        if is_kernel {
            kernels.insert(*id);
        }
    }
    kernels
}

/// What `llvm.used` and `llvm.compiler.used` list, through casts.
fn used(module: &Module) -> FxHashSet<GlobalId> {
    let env = &module.env;
    let mut found = FxHashSet::default();
    for name in ["llvm.used", "llvm.compiler.used"] {
        let variable = env.find_global(name).and_then(|id| env.globals[id].as_variable());
        let Some(init) = variable.and_then(|variable| variable.init) else { continue };
        let mut stack = vec![init];
        let mut seen = FxHashSet::default();
        while let Some(c) = stack.pop() {
            if !seen.insert(c) {
                continue;
            }
            if let ConstKind::Global(id) = env.consts.kind(c) {
                found.insert(*id);
            }
            env.consts.for_each_operand(c, |operand| stack.push(operand));
        }
    }
    found
}
