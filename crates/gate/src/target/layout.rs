//! The rule `module-target` for data layouts: what a module's own string says differently from the target's, where the
//! module uses it. The module's string rules all the same, from reading to printing.

use super::{Arch, Target};
use diag::{Diagnostic, Place, Severity, codes};
use ir::{DataLayout, ModuleEnv, Type, TypeKind};

/// AMD's layout of LLVM 22, as far as sizes and alignments go.
const AMDGPU: &str = "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-\
                      p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-\
                      v2048:2048-n32:64-S32-A5-G1-ni:7:8:9";
/// The layout of 64-bit SPIR-V.
const SPIRV64: &str =
    "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1";
/// The layout of 32-bit SPIR-V.
const SPIRV32: &str = "e-p:32:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1";

impl Target {
    /// The target's own data layout.
    pub fn default_layout(&self) -> &'static str {
        match self.arch {
            Arch::Nvptx => ir::layout::NVPTX64,
            Arch::Amdgpu => AMDGPU,
            Arch::Spirv if self.triple.split('-').next().is_some_and(|arch| arch.contains("64")) => SPIRV64,
            Arch::Spirv => SPIRV32,
        }
    }

    /// Gives a module that states no data layout the target's, for sizes and alignments. What it states stays as it is.
    pub fn complete(&self, env: &mut ModuleEnv) {
        if env.data_layout.is_none() {
            env.layout =
                DataLayout::parse(self.default_layout()).expect("the target's own layout is well-formed");
        }
    }
}

/// Compares the module's layout with NVPTX's.
pub(super) fn check(env: &ModuleEnv, found: &mut Vec<Diagnostic>) {
    let Some(text) = env.data_layout.as_deref() else { return };
    let own = &env.layout;
    let target = DataLayout::parse(ir::layout::NVPTX64).expect("the target's own layout is well-formed");
    let report = |severity, message: String, why: &str| {
        let mut diagnostic = Diagnostic::new(&codes::MODULE_TARGET, Place::default(), message);
        diagnostic.severity = severity;
        diagnostic
            .note(format!("the module's data layout is `{text}`"))
            .note(why)
            .help(format!("produce the module with the target's layout: `{}`", ir::layout::NVPTX64))
    };
    let narrow = [0, 1].into_iter().find(|&space| own.pointer_bits(space) != 64);
    if let Some(space) = narrow {
        found.push(report(
            Severity::Error,
            format!(
                "the data layout says that pointers of address space {space} have {} bits; on nvptx64 they have 64",
                own.pointer_bits(space)
            ),
            "sizes and offsets that a producer computed from this layout are wrong on the device",
        ));
        return;
    }
    let mut differences = Vec::new();
    if own.big_endian {
        differences.push("bytes in the order of a big-endian machine".to_owned());
    }
    if text.split('-').any(|part| part.starts_with("m:") || part.starts_with('S')) {
        differences.push("symbol mangling or a stack alignment, which PTX does not have".to_owned());
    }
    if !own.native_widths.is_empty() && own.native_widths != target.native_widths {
        differences
            .push(format!("other native integers ({:?}) than {:?}", own.native_widths, target.native_widths));
    }
    for (ty, mine, its) in other_alignments(env, own, &target) {
        let name = ir::print::ty(env, ty);
        differences.push(format!("{name}, which this module uses, aligned to {mine} bytes instead of {its}"));
    }
    if !differences.is_empty() {
        found.push(report(
            Severity::Warning,
            format!("the data layout is not one of nvptx64: it says {}", differences.join("; ")),
            "ptxgate keeps to the module's layout; LLVM's back end replaces it with its own, and offsets may change",
        ));
    }
}

/// Scalars and vectors of the module that the two layouts align differently. Every type that anybody mentioned is in the
/// table of types beside the built-in ones, whose use is looked for.
fn other_alignments(env: &ModuleEnv, own: &DataLayout, target: &DataLayout) -> Vec<(Type, u64, u64)> {
    let used = |ty: Type| env.types.len() > ty.as_u32() as usize && is_used(env, ty);
    let mut found = Vec::new();
    for ty in [Type::I8, Type::I16, Type::I32, Type::I64, Type::I128, Type::FLOAT, Type::DOUBLE] {
        let (mine, its) = (own.abi_align(&env.types, ty), target.abi_align(&env.types, ty));
        if let (Some(mine), Some(its)) = (mine, its)
            && mine != its
            && used(ty)
        {
            found.push((ty, mine, its));
        }
    }
    found
}

/// Whether a global, a parameter or a composite type has the type inside. Values in registers have no alignment.
fn is_used(env: &ModuleEnv, ty: Type) -> bool {
    let composite =
        (0..env.types.len() as u32).map(Type::from_u32).any(|outer| match env.types.kind(outer) {
            TypeKind::Array { elem, .. } => *elem == ty,
            TypeKind::Struct { fields, .. } => fields.contains(&ty),
            TypeKind::Function { ret, params, .. } => *ret == ty || params.contains(&ty),
            _ => false,
        });
    let named =
        || env.types.structs().any(|(_, def)| def.fields.as_ref().is_some_and(|fields| fields.contains(&ty)));
    let global = || env.globals.values().any(|g| g.as_variable().is_some() && g.ty == ty);
    composite || named() || global()
}
