//! Types of parameters that tools declare or read wrongly: `param-int-width`, `param-subbyte-vector`, `param-zero-size`,
//! `byval-huge`; and `param-function-pointer`.

use super::{Context, Findings};
use crate::facts::Callee;
use crate::{Arch, place};
use diag::{Breaks, CodeInfo, Diagnostic, NEWEST, OLDEST, Severity, codes, llvm, nvvm, nvvm7};
use ir::{AttrKind, GlobalId, Operand, Type, TypeKind, attributes};

/// Bytes of a by-value argument whose copies take noticeable time to compile.
const HUGE: u64 = 4096;

const ODD_WIDTH: &[Breaks] = &[
    llvm(0, u16::MAX, "declares the parameter with a type that ptxas cannot read, or crashes"),
    nvvm7(OLDEST, NEWEST, "declares the parameter with a type that ptxas cannot read, or crashes"),
    nvvm(OLDEST, NEWEST, "declares the parameter with a type that ptxas cannot read, or crashes"),
];
const EVERYBODY: &[Breaks] = &[diag::everybody("")];
const WIDE: &[Breaks] = &[llvm(0, 19, "crashes"), nvvm7(OLDEST, (12, 9), "crashes")];
const SUBBYTE: &[Breaks] = &[
    llvm(0, u16::MAX, "reads lanes from behind the parameter"),
    nvvm7(OLDEST, NEWEST, "reads lanes from behind the parameter"),
    nvvm(OLDEST, NEWEST, "reads lanes from behind the parameter"),
];
const BYTES: &[Breaks] = &[
    llvm(0, 19, "reads 32 bits from a smaller parameter"),
    nvvm7(OLDEST, (12, 9), "reads the parameter at a wrong offset"),
];
const ZERO_SIZE: &[Breaks] = &[
    llvm(15, u16::MAX, "aborts"),
    llvm(0, 14, "declares an array of no length"),
    nvvm7(OLDEST, NEWEST, "refuses the type"),
    nvvm(OLDEST, NEWEST, "refuses the type"),
];
const SLOW: &[Breaks] = &[llvm(0, u16::MAX, "takes time that grows with the square of the size")];

/// What is wrong with a parameter: code, severity, what it is, help, and who breaks.
type Fault = (&'static CodeInfo, Severity, String, &'static str, &'static [Breaks]);

pub(super) fn check(context: &Context<'_>, findings: &mut Findings) {
    if context.target.arch == Arch::Amdgpu {
        return;
    }
    let env = context.env();
    for (id, _) in context.module.defined_functions() {
        let Some((_, params, _)) = env.types.function(env.globals[id].ty) else { continue };
        let list = env.function(id).attributes;
        let is_kernel = context.facts.marks.contains(id);
        for (index, &ty) in params.iter().enumerate() {
            let by_value = attributes::find_type(env.attributes.param(list, index), AttrKind::ByVal);
            let Some((code, severity, what, help, breaks)) = judge(context, is_kernel, ty, by_value) else {
                continue;
            };
            let message = format!("parameter {} of {} {what}", index + 1, context.described(id));
            let mut diagnostic = Diagnostic::new(code, place::of_global(env, id), message).breaks(breaks);
            diagnostic.severity = severity;
            findings.at_global(id, diagnostic.help(help));
        }
    }
    if context.target.arch == Arch::Nvptx {
        function_pointers(context, findings);
    }
}

fn judge(context: &Context<'_>, is_kernel: bool, ty: Type, by_value: Option<Type>) -> Option<Fault> {
    let env = context.env();
    let shown = ir::print::ty(env, by_value.unwrap_or(ty));
    if context.target.arch == Arch::Spirv {
        let width =
            env.types.int_width(ty).filter(|width| is_kernel && ![1, 8, 16, 32, 64].contains(width))?;
        return Some((
            &codes::PARAM_INT_WIDTH,
            Severity::Error,
            format!("has type i{width}, which OpenCL has no integer for"),
            "pass an integer of 8, 16, 32 or 64 bits",
            EVERYBODY,
        ));
    }
    let size = env.layout.alloc_size(&env.types, by_value.unwrap_or(ty));
    if size == Some(0) {
        return Some((
            &codes::PARAM_ZERO_SIZE,
            Severity::Error,
            format!("has type {shown}, which has no bytes"),
            "drop the parameter",
            ZERO_SIZE,
        ));
    }
    if by_value.is_some() {
        let size = size.filter(|&size| !is_kernel && size >= HUGE)?;
        return Some((
            &codes::BYVAL_HUGE,
            Severity::Warning,
            format!("takes {size} bytes by value, which every call copies"),
            "pass a pointer",
            SLOW,
        ));
    }
    match *env.types.kind(ty) {
        TypeKind::Int(width) if is_kernel => int_width(width),
        TypeKind::Vector { elem, len, scalable: false } => vector(context, is_kernel, elem, len, &shown),
        _ => None,
    }
}

fn int_width(width: u32) -> Option<Fault> {
    let (severity, breaks) = match width {
        1 | 8 | 16 | 32 | 64 | 128 => return None,
        _ if width > 128 && width.is_multiple_of(64) => (Severity::Warning, WIDE),
        _ => (Severity::Error, ODD_WIDTH),
    };
    let message = format!("has type i{width}, which PTX has no parameter type for");
    let help = "pass the next wider integer that PTX has, and truncate it inside";
    Some((&codes::PARAM_INT_WIDTH, severity, message, help, breaks))
}

fn vector(context: &Context<'_>, is_kernel: bool, elem: Type, len: u32, shown: &str) -> Option<Fault> {
    let width = context.env().types.int_width(elem)?;
    let message = format!("has type {shown}, which is smaller in memory than what LLVM reads");
    let help = "pass an integer of the same size, and `bitcast` it inside";
    match width {
        1..=7 => Some((&codes::PARAM_SUBBYTE_VECTOR, Severity::Error, message, help, SUBBYTE)),
        8 if is_kernel && len < 4 => {
            Some((&codes::PARAM_SUBBYTE_VECTOR, Severity::Warning, message, help, BYTES))
        }
        _ => None,
    }
}

/// Kernels that call one of their parameters.
fn function_pointers(context: &Context<'_>, findings: &mut Findings) {
    for site in context.facts.calls.sites() {
        let Callee::Value(value) = site.callee else { continue };
        let body = context.body(site.caller);
        if !context.facts.marks.contains(site.caller) {
            continue;
        }
        let Some(index) =
            body.args.iter().position(|&arg| body.resolve(Operand::value(arg)) == Operand::value(value))
        else {
            continue;
        };
        let message = format!(
            "{} calls its parameter {}: the host has no address of a device function by itself",
            context.described(site.caller),
            index + 1
        );
        let diagnostic = Diagnostic::new(&codes::PARAM_FUNCTION_POINTER, context.place(site), message);
        let help = "let the host get the address from the device, or pass a number and `switch` over it";
        findings.at_inst(site.caller, site.inst, diagnostic.help(help));
    }
}

/// The alignment and attributes of a kernel's parameter that mean nothing there are in [`super::param_attributes`].
pub(super) fn name(context: &Context<'_>, function: GlobalId, index: usize) -> String {
    format!("parameter {} of {}", index + 1, context.described(function))
}
