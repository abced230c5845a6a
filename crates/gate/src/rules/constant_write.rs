//! `constant-space-write`: constant memory is written, by an instruction or by an intrinsic of the `memcpy` kind. PTX ISA,
//! "Constant State Space".

use super::causes::{At, Causes};
use super::{Context, Findings};
use diag::{Diagnostic, codes};
use ir::{Function, GlobalId, InstKind};

/// Constant memory of NVIDIA.
const CONSTANT: u32 = 4;

/// Causes are the variables, where they are named.
#[derive(Default)]
pub(super) struct ConstantWrites(Causes<Option<GlobalId>>);

impl ConstantWrites {
    pub(super) fn inst(&mut self, context: &Context<'_>, body: &Function, kind: &InstKind, at: At) {
        let (InstKind::Store { ptr, .. } | InstKind::AtomicRmw { ptr, .. } | InstKind::CmpXchg { ptr, .. }) =
            *kind
        else {
            return;
        };
        let env = context.env();
        if env.types.addr_space(body.operand_type(ptr, env)) == Some(CONSTANT) {
            self.0.add(ptr.as_global(), at);
        }
    }

    pub(super) fn report(self, context: &Context<'_>, findings: &mut Findings) {
        self.0.report(context, findings, |&variable, at, place| {
            let what = match variable {
                Some(variable) => context.quoted(variable),
                None => "constant memory".to_owned(),
            };
            let message = format!(
                "{} writes {what}: constant memory can only be read on the device",
                context.described(at.function)
            );
            Diagnostic::new(&codes::CONSTANT_SPACE_WRITE, place, message)
                .help("put the variable into addrspace(1), or let the host fill it")
        });
    }
}
