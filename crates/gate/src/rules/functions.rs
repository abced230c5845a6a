//! What headers of functions say that a device ignores or cannot emit: `gc-on-device`, `prefix-data-ignored`,
//! `naked-function`, `foreign-calling-convention`, `varargs`.

use super::{Context, Findings};
use crate::{Arch, place};
use diag::{Breaks, CodeInfo, Diagnostic, NEWEST, OLDEST, Severity, codes, llvm, nvvm, nvvm7, ptxgate};
use ir::{AttrKind, CallConv, FunctionHeader, GlobalId};

const REFUSED_BY_NVVM: &[Breaks] = &[nvvm7(OLDEST, NEWEST, "refuses it"), nvvm(OLDEST, NEWEST, "refuses it")];
const PRINTED: &[Breaks] = &[
    llvm(0, u16::MAX, "prints the data as a directive, at which ptxas stops"),
    nvvm7(OLDEST, NEWEST, "refuses it or prints the data"),
    nvvm(OLDEST, NEWEST, "refuses it or prints the data"),
];
const NOBODY: &[Breaks] = &[];
const DEVICE_VARARGS: &[Breaks] = &[
    llvm(0, u16::MAX, "reads the arguments with `ld.local` from a generic address"),
    nvvm7(OLDEST, (12, 9), "reads the arguments with `ld.local` from a generic address"),
    ptxgate("refuses to define such a function"),
];

pub(super) fn check(context: &Context<'_>, findings: &mut Findings) {
    if context.target.arch != Arch::Nvptx {
        return;
    }
    let env = context.env();
    for (id, _) in context.module.defined_functions() {
        let header = env.function(id);
        for (code, what, help, breaks) in header_faults(context, id, header) {
            let message = format!("{} {what}", context.described(id));
            let diagnostic = Diagnostic::new(code, place::of_global(env, id), message).breaks(breaks);
            findings.at_global(id, diagnostic.help(help));
        }
        let is_variadic = env.types.function(env.globals[id].ty).is_some_and(|(.., varargs)| varargs);
        // A variadic kernel is an error of its own.
        if is_variadic && !context.facts.marks.contains(id) {
            let message = format!(
                "function {} is variadic; compilers for NVIDIA pass and read such arguments through different addresses",
                context.quoted(id)
            );
            let mut diagnostic = Diagnostic::new(&codes::VARARGS, place::of_global(env, id), message);
            if context.whole_program {
                diagnostic.severity = Severity::Error;
            }
            let help = "run LLVM's pass `expand-variadics`, or pass a pointer to a block of arguments";
            findings.at_global(id, diagnostic.breaks(DEVICE_VARARGS).help(help));
        }
    }
    variadic_calls(context, findings);
}

type Fault = (&'static CodeInfo, String, &'static str, &'static [Breaks]);

fn header_faults(context: &Context<'_>, id: GlobalId, header: &FunctionHeader) -> Vec<Fault> {
    let env = context.env();
    let mut found: Vec<Fault> = Vec::new();
    if let Some(gc) = header.gc {
        let what = format!(
            "names the garbage collector `{}`, and nothing collects on a device",
            env.strings.text(gc)
        );
        found.push((&codes::GC_ON_DEVICE, what, "remove it", REFUSED_BY_NVVM));
    }
    if header.prefix.is_some() || header.prologue.is_some() {
        let what = "has prefix or prologue data, which PTX cannot hold".to_owned();
        found.push((&codes::PREFIX_DATA_IGNORED, what, "remove it", PRINTED));
    }
    if env.attributes.has(header.attributes, AttrKind::Naked) {
        let what = "is naked; PTX has no prologue that could be left out".to_owned();
        found.push((&codes::NAKED_FUNCTION, what, "remove the attribute", REFUSED_BY_NVVM));
    }
    if is_foreign(header.cc) && !context.facts.marks.contains(id) {
        let what = format!("has the calling convention `{}`, which is ignored", header.cc);
        let help = "use the default convention here and at the calls";
        found.push((&codes::FOREIGN_CALLING_CONVENTION, what, help, NOBODY));
    }
    found
}

/// Conventions that mean nothing on NVIDIA, entry conventions of other devices aside.
fn is_foreign(cc: CallConv) -> bool {
    !matches!(
        cc,
        CallConv::C
            | CallConv::FAST
            | CallConv::COLD
            | CallConv::PTX_KERNEL
            | CallConv::PTX_DEVICE
            | CallConv::SPIR_FUNC
    )
}

/// Calls of variadic functions that are defined elsewhere; each function is told once.
fn variadic_calls(context: &Context<'_>, findings: &mut Findings) {
    let env = context.env();
    let mut told = rustc_hash::FxHashSet::default();
    for site in context.facts.calls.sites() {
        let Some(callee) = site.callee.function() else { continue };
        let is_variadic = env.types.function(context.call(site).fn_ty).is_some_and(|(.., varargs)| varargs);
        if !is_variadic
            || context.module.body(callee).is_some()
            || context.is_intrinsic(callee)
            || !told.insert(callee)
        {
            continue;
        }
        let message =
            format!("{} calls variadic function {}", context.described(site.caller), context.quoted(callee));
        let mut diagnostic = Diagnostic::new(&codes::VARARGS, context.place(site), message);
        diagnostic.severity = Severity::Note;
        let help = "pass a pointer to a block of arguments";
        findings.at_inst(site.caller, site.inst, diagnostic.breaks(DEVICE_VARARGS).help(help));
    }
}
