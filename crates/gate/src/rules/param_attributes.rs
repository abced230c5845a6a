//! Attributes of kernel parameters: `param-attr-on-kernel`, `param-byval-align`, `param-byref`. LangRef, "Parameter
//! Attributes".

use super::{Context, Findings, params};
use crate::{Arch, place};
use diag::{Breaks, Diagnostic, Severity, codes};
use ir::{AttrKind, Attribute, GlobalId, Type, attributes};

/// Compiled alike by everybody; what is wrong is what the author may think.
const NOBODY: &[Breaks] = &[];

pub(super) fn check(context: &Context<'_>, findings: &mut Findings) {
    let env = context.env();
    for (id, _) in context.module.defined_functions() {
        if !context.facts.marks.contains(id) {
            continue;
        }
        let Some((ret, parameters, _)) = env.types.function(env.globals[id].ty) else { continue };
        let list = env.function(id).attributes;
        for (index, &ty) in parameters.iter().enumerate() {
            let set = env.attributes.param(list, index);
            for attribute in set {
                let found = match attribute.kind() {
                    Some(kind) if is_for_callers(kind) => caller_attribute(context, id, index, kind, ty, ret),
                    _ => None,
                };
                findings.add(id, found);
            }
            if context.target.arch == Arch::Nvptx {
                findings.add(id, alignment(context, id, index, set));
                findings.add(id, by_reference(context, id, index, set));
            }
        }
    }
}

/// Attributes that say how a caller passes an argument.
fn is_for_callers(kind: AttrKind) -> bool {
    use AttrKind::{
        ByRef, ByVal, InAlloca, InReg, Nest, Preallocated, Returned, StructRet, SwiftError, SwiftSelf,
    };
    matches!(
        kind,
        ByRef
            | ByVal
            | InAlloca
            | InReg
            | Nest
            | Preallocated
            | Returned
            | StructRet
            | SwiftError
            | SwiftSelf
    )
}

fn caller_attribute(
    context: &Context<'_>,
    kernel: GlobalId,
    index: usize,
    kind: AttrKind,
    ty: Type,
    ret: Type,
) -> Option<Diagnostic> {
    use AttrKind::{ByRef, ByVal, InAlloca, InReg, Preallocated, Returned, StructRet};
    let space = context.env().types.addr_space(ty);
    let refused = match context.target.arch {
        Arch::Amdgpu => match kind {
            StructRet | ByVal | InAlloca | Preallocated => true,
            ByRef if space == Some(5) => true,
            // What `inreg` asks for, kernels of AMD do.
            ByRef | InReg => return None,
            _ => false,
        },
        Arch::Nvptx | Arch::Spirv if matches!(kind, ByVal | ByRef) => return None,
        Arch::Nvptx | Arch::Spirv => false,
    };
    let refused = refused || kind == Returned && ret == Type::VOID;
    let what = params::name(context, kernel, index);
    let message = format!("the attribute `{}` at {what} has no meaning: nobody calls a kernel", kind.name());
    let at = place::of_global(context.env(), kernel);
    let mut diagnostic = Diagnostic::new(&codes::PARAM_ATTR_ON_KERNEL, at, message);
    diagnostic.severity = if refused { Severity::Error } else { Severity::Warning };
    if !refused {
        diagnostic = diagnostic.breaks(NOBODY);
    }
    Some(diagnostic.help(if context.target.arch == Arch::Amdgpu && kind == ByVal {
        "use `byref` and a pointer to `addrspace(4)`"
    } else {
        "remove it"
    }))
}

fn alignment(context: &Context<'_>, kernel: GlobalId, index: usize, set: &[Attribute]) -> Option<Diagnostic> {
    let env = context.env();
    let ty = attributes::find_type(set, AttrKind::ByVal)?;
    let stated = attributes::find_int(set, AttrKind::Align)?;
    let own = env.layout.abi_align(&env.types, ty)?;
    let what = params::name(context, kernel, index);
    let (severity, message, help) = if stated < own {
        (
            Severity::Warning,
            format!(
                "{what} states the alignment {stated}, and gets that of its type, {own}: it lies elsewhere than in a packed block of arguments"
            ),
            "pack the struct type, or state the alignment of the type",
        )
    } else if stated > 128 {
        (
            Severity::Note,
            format!("{what} is aligned to {stated} bytes, which fills the parameter space with padding"),
            "state the alignment of the type",
        )
    } else {
        return None;
    };
    let mut diagnostic =
        Diagnostic::new(&codes::PARAM_BYVAL_ALIGN, place::of_global(env, kernel), message).breaks(NOBODY);
    diagnostic.severity = severity;
    Some(diagnostic.help(help))
}

fn by_reference(
    context: &Context<'_>,
    kernel: GlobalId,
    index: usize,
    set: &[Attribute],
) -> Option<Diagnostic> {
    attributes::find(set, AttrKind::ByRef)?;
    let what = params::name(context, kernel, index);
    let message = format!("{what} has `byref`, which passes a pointer on NVIDIA, not the bytes as on AMD");
    let diagnostic = Diagnostic::new(&codes::PARAM_BYREF, place::of_global(context.env(), kernel), message);
    Some(diagnostic.breaks(NOBODY).help("use `byval` for a struct by value, and no attribute for a pointer"))
}
