//! `computed-goto`: jumps to an address. PTX has `brx.idx` over a list of labels, and no code addresses of blocks. What
//! initial values hold is in [`super::initialisers`].

use super::causes::{At, Causes};
use super::{Context, Findings};
use diag::{Diagnostic, codes};

#[derive(Default)]
pub(super) struct ComputedGoto(Causes<()>);

impl ComputedGoto {
    pub(super) fn inst(&mut self, at: At) {
        self.0.add((), at);
    }

    pub(super) fn report(self, context: &Context<'_>, findings: &mut Findings) {
        self.0.report(context, findings, |(), at, place| {
            let message = format!("{} jumps to an address: no device can", context.described(at.function));
            Diagnostic::new(&codes::COMPUTED_GOTO, place, message).help("use `switch` over a number")
        });
    }
}
