//! `spirv-function-pointer`: SPIR-V without a vendor's extension has no call through a pointer.

use super::causes::{At, Causes};
use super::{Context, Findings};
use crate::Arch;
use crate::facts::Callee;
use diag::{Diagnostic, codes};

pub(super) fn check(context: &Context<'_>, findings: &mut Findings) {
    if context.target.arch != Arch::Spirv {
        return;
    }
    let mut causes: Causes<()> = Causes::default();
    for site in context.facts.calls.sites() {
        if let Callee::Value(_) = site.callee {
            causes.add((), At { function: site.caller, block: site.block, inst: site.inst });
        }
    }
    causes.report(context, findings, |(), at, place| {
        let message =
            format!("{} calls through a pointer, which SPIR-V cannot", context.described(at.function));
        Diagnostic::new(&codes::SPIRV_FUNCTION_POINTER, place, message)
            .help("use a `switch` with direct calls")
    });
}
