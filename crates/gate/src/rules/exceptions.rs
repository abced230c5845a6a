//! `exceptions`: no device unwinds. LangRef, "Exception Handling".

use super::causes::{At, Causes};
use super::{Context, Findings};
use crate::{Arch, place};
use diag::{Breaks, Diagnostic, NEWEST, OLDEST, Severity, codes, nvvm, nvvm7};
use ir::{AttrKind, EhInst, Function, InstKind};

const REFUSED: &[Breaks] =
    &[nvvm7(OLDEST, NEWEST, "refuses any personality"), nvvm(OLDEST, NEWEST, "refuses any personality")];

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Fault {
    /// The callee may unwind, and then the path is not there.
    Dropped,
    /// The callee cannot.
    Idle,
    Resumes,
}

#[derive(Default)]
pub(super) struct Exceptions(Causes<Fault>);

impl Exceptions {
    pub(super) fn inst(&mut self, context: &Context<'_>, body: &Function, kind: &InstKind, at: At) {
        let fault = match kind {
            InstKind::Invoke { call, .. } => {
                let call = &body.calls[*call];
                let env = context.env();
                let quiet = |list| env.attributes.has(list, AttrKind::NoUnwind);
                let callee = call.callee.as_global().and_then(|callee| env.globals[callee].as_function());
                if quiet(call.attributes) || callee.is_some_and(|header| quiet(header.attributes)) {
                    Fault::Idle
                } else {
                    Fault::Dropped
                }
            }
            // A pad alone is the target of an `invoke`, which is told.
            InstKind::Eh(eh) if matches!(**eh, EhInst::LandingPad { .. }) => return,
            _ => Fault::Resumes,
        };
        self.0.add(fault, at);
    }

    pub(super) fn report(self, context: &Context<'_>, findings: &mut Findings) {
        personalities(context, findings);
        self.0.report(context, findings, |&fault, at, place| {
            let function = context.described(at.function);
            let message = match fault {
                Fault::Dropped => {
                    format!(
                        "the `invoke` in {function} may unwind, and devices drop the path of the exception"
                    )
                }
                Fault::Idle => format!("the `invoke` in {function} cannot unwind: it is an ordinary call"),
                Fault::Resumes => format!("{function} handles or resumes an exception: no device unwinds"),
            };
            let mut diagnostic = Diagnostic::new(&codes::EXCEPTIONS, place, message);
            if fault == Fault::Idle {
                diagnostic.severity = Severity::Warning;
                diagnostic = diagnostic.breaks(REFUSED);
            }
            diagnostic.help("compile device code with `-fno-exceptions` (C++) or `panic=abort` (Rust)")
        });
    }
}

/// Personalities that nothing uses: one report for all.
fn personalities(context: &Context<'_>, findings: &mut Findings) {
    if context.target.arch != Arch::Nvptx {
        return;
    }
    let env = context.env();
    let is_idle = |body: &Function| {
        let mut insts = body.layout.iter().flat_map(|&block| &body.blocks[block].insts);
        !insts.any(|&inst| matches!(body.insts[inst].kind, InstKind::Invoke { .. } | InstKind::Eh(_)))
    };
    let mut with =
        context.module.defined_functions().filter(|(id, _)| env.function(*id).personality.is_some());
    let Some((first, _)) = with.find(|(_, body)| is_idle(body)) else { return };
    let more = with.count();
    let message = format!("{} has a personality and nothing that unwinds", context.described(first));
    let mut diagnostic =
        Diagnostic::new(&codes::EXCEPTIONS, place::of_global(env, first), message).breaks(REFUSED);
    diagnostic.severity = Severity::Warning;
    if more > 0 {
        diagnostic = diagnostic.note(format!("{more} further functions have a personality"));
    }
    findings.at_global(first, diagnostic.help("compile device code without exceptions"));
}
