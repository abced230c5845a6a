//! `kernel-called`: a call names a kernel, directly, through an alias, or in the text of inline assembly.

use super::{Context, Findings};
use crate::facts::{CallSite, Callee};
use diag::{Diagnostic, Place, SourcePos, codes};
use ir::{GlobalId, InstKind, TailKind};
use rustc_hash::FxHashMap;
use std::collections::hash_map::Entry;

pub(super) fn check(context: &Context<'_>, findings: &mut Findings) {
    // Calls of one kernel that stand on one source line of one function are copies of one call.
    let mut told: FxHashMap<(GlobalId, GlobalId, SourcePos), usize> = FxHashMap::default();
    let mut reports: Vec<(CallSite, Diagnostic, usize)> = Vec::new();
    for site in context.facts.calls.sites() {
        let (kernel, alias) = match site.callee {
            Callee::Direct(kernel) => (kernel, None),
            Callee::Alias { alias, function } => (function, Some(alias)),
            _ => continue,
        };
        // Where the conventions differ, `call-cc-mismatch` says both.
        if !context.facts.marks.contains(kernel) || context.conventions_differ(site, kernel) {
            continue;
        }
        let place = context.place(site);
        if let Some(source) = place.source.clone() {
            match told.entry((site.caller, kernel, source)) {
                Entry::Occupied(at) => {
                    reports[*at.get()].2 += 1;
                    continue;
                }
                Entry::Vacant(at) => drop(at.insert(reports.len())),
            }
        }
        reports.push((*site, report(context, site, kernel, alias, place), 0));
    }
    for (site, mut diagnostic, copies) in reports {
        if copies > 0 {
            diagnostic = diagnostic.note(format!("this call stands here {} times", copies + 1));
        }
        findings.at_inst(site.caller, site.inst, diagnostic);
    }
}

fn report(
    context: &Context<'_>,
    site: &CallSite,
    kernel: GlobalId,
    alias: Option<GlobalId>,
    place: Place,
) -> Diagnostic {
    let (caller, callee) = (context.quoted(site.caller), context.quoted(kernel));
    let message = match is_merged(context, site, kernel) {
        true => format!("kernels {callee} and {caller} were merged: {caller} is now a call of {callee}"),
        false => format!(
            "{} calls kernel {callee}: a kernel can only be launched, device code cannot call it",
            context.described(site.caller),
        ),
    };
    let mut diagnostic =
        context.explain_kernel(Diagnostic::new(&codes::KERNEL_CALLED, place, message), kernel);
    if let Some(alias) = alias {
        diagnostic =
            diagnostic.note(format!("{} is an alias of {}", context.quoted(alias), context.quoted(kernel)));
    }
    help(context, context.explain_way(diagnostic, site), site, kernel)
}

/// What to do about a call of a kernel.
pub(super) fn help(
    context: &Context<'_>,
    diagnostic: Diagnostic,
    site: &CallSite,
    kernel: GlobalId,
) -> Diagnostic {
    let name = context.quoted(kernel);
    if is_merged(context, site, kernel) {
        let caller = context.quoted(site.caller);
        return diagnostic
            .note(format!(
                "{caller} does nothing but pass its parameters on to {name}: function merging leaves that behind when \
                 two kernels have the same body, and nobody wrote this call"
            ))
            .help(
                "switch function merging off for device modules (rustc: `-Zmerge-functions=disabled`; LLVM: leave out \
                 the pass `mergefunc`)",
            );
    }
    diagnostic.help(format!(
        "move the body of {name} into an ordinary function, and call that from {name} and from {}",
        context.quoted(site.caller)
    ))
}

/// Whether a kernel is nothing but a tail call of another with its own parameters.
fn is_merged(context: &Context<'_>, site: &CallSite, kernel: GlobalId) -> bool {
    let body = context.body(site.caller);
    let [block] = body.layout.as_slice() else { return false };
    let [call, last] = body.blocks[*block].insts.as_slice() else { return false };
    let data = &body.calls[site.call];
    context.facts.marks.contains(site.caller)
        && site.caller != kernel
        && *call == site.inst
        && matches!(body.insts[*last].kind, InstKind::Ret(_))
        && data.tail != TailKind::None
        && data.tail != TailKind::NoTail
        && body.list(&data.args).iter().map(|arg| arg.as_value()).eq(body.args.iter().map(|&arg| Some(arg)))
}
