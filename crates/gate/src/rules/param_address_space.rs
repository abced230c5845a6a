//! `param-address-space`: a parameter of a kernel points into memory that the host cannot address. LLVM's NVPTX usage
//! guide, "Address Spaces"; AMDGPU usage guide, "Address Spaces"; OpenCL C specification, "Restrictions".

use super::{Context, Findings, params};
use crate::{Arch, place};
use diag::{Breaks, Diagnostic, Severity, codes};
use ir::{GlobalId, Operand, Type, TypeKind};

/// Compiled as written; only the host can know whether the number that it passes is an address.
const NOBODY: &[Breaks] = &[];

pub(super) fn check(context: &Context<'_>, findings: &mut Findings) {
    let env = context.env();
    for &kernel in &context.facts.kernels {
        let Some((_, parameters, _)) = env.types.function(env.globals[kernel].ty) else { continue };
        for (index, &ty) in parameters.iter().enumerate() {
            let found =
                spaces(context, ty).into_iter().find_map(|space| Some((space, judge(context, space)?)));
            // What nothing uses does no harm.
            if let Some((space, severity)) = found.filter(|_| is_used(context, kernel, index)) {
                findings.at_global(kernel, report(context, kernel, index, space, severity));
            }
        }
    }
}

fn is_used(context: &Context<'_>, kernel: GlobalId, index: usize) -> bool {
    let body = context.body(kernel);
    let arg = Operand::value(body.args[index]);
    let mut used = false;
    for &block in &body.layout {
        for &inst in &body.blocks[block].insts {
            body.for_each_operand(inst, |operand| used |= body.resolve(operand) == arg);
        }
    }
    used
}

/// The address spaces of the pointers inside a type.
fn spaces(context: &Context<'_>, ty: Type) -> Vec<u32> {
    let types = &context.env().types;
    let (mut stack, mut seen, mut found) = (vec![ty], rustc_hash::FxHashSet::default(), Vec::new());
    while let Some(ty) = stack.pop() {
        match types.kind(ty) {
            TypeKind::Ptr(space) => found.push(*space),
            TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => stack.push(*elem),
            _ => {
                if let Some((fields, _)) = types.struct_fields(ty)
                    && seen.insert(ty)
                {
                    stack.extend(fields.iter().rev());
                }
            }
        }
    }
    found
}

fn judge(context: &Context<'_>, space: u32) -> Option<Severity> {
    match (context.target.arch, space) {
        // OpenCL's runtime fills in shared and constant memory.
        (Arch::Nvptx, 3 | 4) if context.target.triple.ends_with("nvcl") => None,
        (Arch::Nvptx, 0 | 1) => None,
        (Arch::Nvptx, 3 | 4) => Some(Severity::Warning),
        (Arch::Nvptx, _) => Some(Severity::Error),
        (Arch::Amdgpu, 3) => Some(Severity::Note),
        (Arch::Amdgpu, 5) => Some(Severity::Warning),
        (Arch::Amdgpu, _) => None,
        (Arch::Spirv, 0 | 4) => Some(Severity::Warning),
        (Arch::Spirv, _) => None,
    }
}

fn report(
    context: &Context<'_>,
    kernel: GlobalId,
    index: usize,
    space: u32,
    severity: Severity,
) -> Diagnostic {
    let what = params::name(context, kernel, index);
    let name = match (context.target.arch, space) {
        (Arch::Nvptx | Arch::Amdgpu, 3) => "the shared memory of a block",
        (Arch::Nvptx, 4) => "constant memory",
        (Arch::Nvptx | Arch::Amdgpu, 5) => "the local memory of a thread",
        (Arch::Nvptx, 6) => "tensor memory",
        (Arch::Nvptx, 7) => "the shared memory of a cluster",
        (Arch::Nvptx, 101) => "parameter memory",
        (Arch::Spirv, 0) => "the private memory of a work item",
        (Arch::Spirv, _) => "generic memory",
        _ => "memory that PTX has no name for",
    };
    let message = format!("{what} points to addrspace({space}), {name}: the host cannot make such a pointer");
    let at = place::of_global(context.env(), kernel);
    let mut diagnostic = Diagnostic::new(&codes::PARAM_ADDRESS_SPACE, at, message);
    diagnostic.severity = severity;
    if severity != Severity::Error {
        diagnostic = diagnostic.breaks(NOBODY);
    }
    let help = match context.target.arch {
        Arch::Nvptx if space == 3 => "use an external array in addrspace(3) for dynamic shared memory",
        _ => "use addrspace(1), or a generic pointer where the device has them as parameters",
    };
    context.explain_kernel(diagnostic, kernel).help(help)
}
