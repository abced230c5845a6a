//! `musttail-not-honoured`: PTX has no tail call. LangRef, "call", `musttail`.

use super::causes::{At, Causes};
use super::{Context, Findings};
use diag::{Breaks, Diagnostic, NEWEST, OLDEST, codes, llvm, nvvm, nvvm7, ptxgate};
use ir::{CallData, TailKind};

const ORDINARY: &[Breaks] = &[
    llvm(0, u16::MAX, "makes an ordinary call"),
    nvvm7(OLDEST, NEWEST, "makes an ordinary call"),
    nvvm(OLDEST, NEWEST, "makes an ordinary call"),
    ptxgate("makes an ordinary call"),
];

#[derive(Default)]
pub(super) struct TailCalls(Causes<()>);

impl TailCalls {
    pub(super) fn call(&mut self, call: &CallData, at: At) {
        if call.tail == TailKind::MustTail {
            self.0.add((), at);
        }
    }

    pub(super) fn report(self, context: &Context<'_>, findings: &mut Findings) {
        self.0.report(context, findings, |(), at, place| {
            let message = format!(
                "the `musttail` call in {} is an ordinary call on NVIDIA, and takes stack",
                context.described(at.function)
            );
            Diagnostic::new(&codes::MUSTTAIL_NOT_HONOURED, place, message)
                .breaks(ORDINARY)
                .help("write a loop")
        });
    }
}
