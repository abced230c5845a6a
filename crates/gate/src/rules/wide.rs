//! `intrinsic-unsupported` for operations that need a function of a library that no device has: arithmetic on floats wider
//! than `double`, and conversions between 128-bit integers and floats.

use super::causes::{At, Causes};
use super::{Context, Findings};
use diag::{Breaks, Diagnostic, NEWEST, OLDEST, codes, llvm, nvvm7};
use ir::{CastOp, Function, InstKind, Type};

/// ptxgate has functions of its own for these.
const CONVERSION: &[Breaks] = &[llvm(0, u16::MAX, "aborts"), nvvm7(OLDEST, NEWEST, "aborts")];

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Fault {
    Float(Type),
    Conversion,
}

#[derive(Default)]
pub(super) struct Wide(Causes<Fault>);

/// Floats that no device computes with.
fn is_wide_float(ty: Type) -> bool {
    [Type::X86_FP80, Type::FP128, Type::PPC_FP128].contains(&ty)
}

impl Wide {
    pub(super) fn inst(&mut self, context: &Context<'_>, body: &Function, kind: &InstKind, at: At) {
        let env = context.env();
        let types = &env.types;
        let result = types.scalar(body.result_type(at.inst));
        let fault = match *kind {
            InstKind::Binary { .. } | InstKind::Unary { .. } if is_wide_float(result) => Fault::Float(result),
            InstKind::Cast { op, value, .. } => {
                let from = types.scalar(body.operand_type(value, env));
                let is_wide = |ty| types.int_width(ty).is_some_and(|width| width > 64);
                match op {
                    CastOp::BitCast => return,
                    _ if is_wide_float(from) => Fault::Float(from),
                    _ if is_wide_float(result) => Fault::Float(result),
                    CastOp::FPToSI | CastOp::FPToUI if is_wide(result) => Fault::Conversion,
                    CastOp::SIToFP | CastOp::UIToFP if is_wide(from) => Fault::Conversion,
                    _ => return,
                }
            }
            _ => return,
        };
        self.0.add(fault, at);
    }

    pub(super) fn report(self, context: &Context<'_>, findings: &mut Findings) {
        self.0.report(context, findings, |&fault, at, place| {
            let function = context.described(at.function);
            match fault {
                Fault::Float(ty) => {
                    let ty = ir::print::ty(context.env(), ty);
                    let message = format!("{function} computes with `{ty}`, which no device can");
                    Diagnostic::new(&codes::INTRINSIC_UNSUPPORTED, place, message).help("use `double`")
                }
                Fault::Conversion => {
                    let message = format!(
                        "{function} converts between an integer of more than 64 bits and a float, which needs a library"
                    );
                    Diagnostic::new(&codes::INTRINSIC_UNSUPPORTED, place, message)
                        .breaks(CONVERSION)
                        .help("convert the two halves, or compile with ptxgate, which has functions for it")
                }
            }
        });
    }
}
