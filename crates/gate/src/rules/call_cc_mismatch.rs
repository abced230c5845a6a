//! `call-cc-mismatch`: a call states another convention than the function that it names. LangRef, "Calling Conventions":
//! caller and callee must agree, or the call is undefined.

use super::{Context, Findings, kernel_called};
use crate::facts::CallSite;
use crate::place::{self, convention};
use diag::{Diagnostic, Place, codes};
use ir::{CallConv, GlobalId};
use rustc_hash::FxHashMap;

/// Further calls that are shown of one mismatch.
const SHOWN: usize = 3;

pub(super) fn check(context: &Context<'_>, findings: &mut Findings) {
    // A wrong declaration makes every call of it wrong: that is one cause.
    let mut order = Vec::new();
    let mut groups: FxHashMap<(GlobalId, CallConv), Vec<CallSite>> = FxHashMap::default();
    for site in context.facts.calls.sites() {
        let Some(callee) = site.callee.function() else { continue };
        if context.conventions_differ(site, callee) {
            let key = (callee, context.call(site).cc);
            groups.entry(key).or_insert_with(|| {
                order.push(key);
                Vec::new()
            });
            groups.get_mut(&key).expect("just entered").push(*site);
        }
    }
    for key in order {
        let sites = &groups[&key];
        findings.at_inst(sites[0].caller, sites[0].inst, report(context, key.0, key.1, sites));
    }
}

fn report(context: &Context<'_>, callee: GlobalId, stated: CallConv, sites: &[CallSite]) -> Diagnostic {
    let site = &sites[0];
    let header = context.env().function(callee);
    let is_kernel = context.facts.marks.contains(callee);
    let name = context.quoted(callee);
    let verb = if context.module.body(callee).is_some() { "defined" } else { "declared" };
    let message = format!(
        "{} calls {} with {}, but {name} is {verb} with {}: the call is undefined, an optimiser deletes everything \
         from here on",
        context.described(site.caller),
        context.described(callee),
        convention(stated),
        convention(header.cc),
    );
    let mut diagnostic = Diagnostic::new(&codes::CALL_CC_MISMATCH, context.place(site), message);
    if is_kernel {
        diagnostic = context.explain_kernel(diagnostic, callee);
    } else {
        let mut at = Place::symbol(context.env().global_name(callee));
        at.span =
            header.cc_span.or(context.env().globals[callee].name_span).or(context.env().globals[callee].span);
        diagnostic = diagnostic.label(at, format!("{name} is {verb} with {}", convention(header.cc)));
    }
    diagnostic = context.explain_way(diagnostic, site);
    for other in sites.iter().skip(1).take(SHOWN) {
        let place = place::of_inst(context.module, other.caller, other.block, other.inst);
        diagnostic = diagnostic.label(place, format!("{} does the same", context.quoted(other.caller)));
    }
    if sites.len() > 1 + SHOWN {
        diagnostic = diagnostic.note(format!("{} calls in all are wrong in this way", sites.len()));
    }
    if is_kernel {
        let diagnostic = diagnostic
            .note("with the right convention it would still be a call of a kernel (`kernel-called`)");
        kernel_called::help(context, diagnostic, site, callee)
    } else if stated_entry(stated) {
        diagnostic.help(format!("write the call without `{stated}`: {name} is no kernel"))
    } else {
        diagnostic.help(format!(
            "state {} at the call, or {} at {name}",
            convention(header.cc),
            convention(stated)
        ))
    }
}

fn stated_entry(cc: CallConv) -> bool {
    crate::facts::kernels::is_entry_convention(cc)
}

impl Context<'_> {
    /// Whether a call states another convention than the function that it names. Intrinsics have none of their own.
    pub(crate) fn conventions_differ(&self, site: &CallSite, callee: GlobalId) -> bool {
        let global = &self.env().globals[callee];
        let is_intrinsic =
            global.name.is_some_and(|name| self.env().strings.bytes(name).starts_with(b"llvm."));
        global.as_function().is_some_and(|header| header.cc != self.call(site).cc) && !is_intrinsic
    }
}
