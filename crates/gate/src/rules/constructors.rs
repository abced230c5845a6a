//! `kernel-as-ctor` and `device-ctor`: what `llvm.global_ctors` and `llvm.global_dtors` list. LangRef, "The
//! 'llvm.global_ctors' Global Variable".

use super::{Context, Findings};
use crate::facts::calls::aliasee;
use crate::{Arch, place};
use diag::{Breaks, Diagnostic, NEWEST, OLDEST, Severity, codes, llvm, nvvm, nvvm7, ptxgate};

const NOT_RUN: &[Breaks] = &[
    llvm(0, 19, "refuses the list"),
    llvm(20, u16::MAX, "makes a kernel of it that only some loaders launch"),
    nvvm7(OLDEST, NEWEST, "refuses the list"),
    nvvm(OLDEST, NEWEST, "refuses the list"),
    ptxgate("refuses the list"),
];

pub(super) fn check(context: &Context<'_>, findings: &mut Findings) {
    if context.target.arch != Arch::Nvptx {
        return;
    }
    let env = context.env();
    for list in ["llvm.global_ctors", "llvm.global_dtors"] {
        let Some(id) = env.find_global(list) else { continue };
        let named = context.facts.calls.named_by(id);
        let functions: Vec<_> = named.iter().filter_map(|&named| aliasee(env, named)).collect();
        let at = || place::of_global(env, id);
        let verb = if list.ends_with("ctors") { "before" } else { "after" };
        let (kernels, others): (Vec<_>, Vec<_>) =
            functions.into_iter().partition(|&function| context.facts.marks.contains(function));
        for kernel in kernels {
            let message = format!(
                "kernel {} is listed in `{list}`: it would be called, not launched",
                context.quoted(kernel)
            );
            let diagnostic = Diagnostic::new(&codes::KERNEL_AS_CTOR, at(), message);
            let diagnostic = context.explain_kernel(diagnostic, kernel);
            findings.at_global(
                id,
                diagnostic
                    .help(format!("launch it from the host {verb} the others, or list a device function")),
            );
        }
        if let Some(&first) = others.first() {
            let more = match others.len() {
                1 => String::new(),
                n => format!(" and {} more", n - 1),
            };
            let message = format!(
                "{}{more} in `{list}` runs only if the host's loader launches what LLVM makes of the list",
                context.quoted(first)
            );
            let mut diagnostic = Diagnostic::new(&codes::DEVICE_CTOR, at(), message).breaks(NOT_RUN);
            if context.whole_program {
                // Nobody behind could add the launch.
                diagnostic.severity = Severity::Error;
            }
            findings.at_global(
                id,
                diagnostic.help(format!("call it in a kernel that the host launches {verb} the others")),
            );
        }
    }
}
