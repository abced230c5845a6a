//! Short names for the parts of rows, used by the files of the table and by nothing else.

pub(super) use super::Op;
pub(super) use super::row::{Access, Avail, Constraint, Effect, Form, Kind, Opnd, Row, Slot, Targets, Ty};
pub(super) use crate::target::{Sm, Version};
pub(super) use crate::token::Tok::{self, *};
use crate::types::Type;

/// A slot that has to be filled.
pub(super) const fn must(kind: Kind, tokens: &'static [Tok]) -> Slot {
    Slot { kind, tokens, optional: false }
}

/// A slot that may stay empty.
pub(super) const fn may(kind: Kind, tokens: &'static [Tok]) -> Slot {
    Slot { kind, tokens, optional: true }
}

/// A type.
pub(super) const fn ty(tokens: &'static [Tok]) -> Slot {
    must(Kind::Type, tokens)
}

pub(super) const FTZ: Slot = may(Kind::Ftz, &[Ftz]);
pub(super) const SAT: Slot = may(Kind::Sat, &[Sat]);
pub(super) const RND: Slot = may(Kind::Round, &[Rn, Rz, Rm, Rp]);
pub(super) const MUST_RND: Slot = must(Kind::Round, &[Rn, Rz, Rm, Rp]);
pub(super) const RN: Slot = may(Kind::Round, &[Rn]);
pub(super) const MUST_RN: Slot = must(Kind::Round, &[Rn]);
pub(super) const APPROX: Slot = must(Kind::Approx, &[Approx]);
pub(super) const NAN: Slot = may(Kind::Nan, &[Nan]);
pub(super) const RELU: Slot = may(Kind::Relu, &[Relu]);
pub(super) const CC: Slot = must(Kind::Cc, &[Cc]);
pub(super) const BOOL_OP: Slot = must(Kind::BoolOp, &[And, Or, Xor]);
pub(super) const SYNC: Slot = must(Kind::Sync, &[Sync]);
pub(super) const MAY_ALIGNED: Slot = may(Kind::Aligned, &[Aligned]);

/// The integers that arithmetic takes.
pub(super) const INT: &[Tok] = &[U16, U32, U64, S16, S32, S64];
/// What has bits and no number.
pub(super) const BITS: &[Tok] = &[B16, B32, B64];
/// All scalar types of registers.
pub(super) const SCALAR: &[Tok] = &[B16, B32, B64, U16, U32, U64, S16, S32, S64, F32, F64];

const fn op(access: Access, form: Form, ty: Ty) -> Opnd {
    Opnd { access, form, ty }
}

/// An operand that is written.
pub(super) const fn w(form: Form, ty: Ty) -> Opnd {
    op(Access::Write, form, ty)
}

/// An operand that is read.
pub(super) const fn r(form: Form, ty: Ty) -> Opnd {
    op(Access::Read, form, ty)
}

/// A destination of the first type, and sources.
pub(super) const D0: Opnd = w(Form::Reg, Ty::Slot(0));
pub(super) const S0: Opnd = r(Form::Value, Ty::Slot(0));
pub(super) const S1: Opnd = r(Form::Value, Ty::Slot(1));
pub(super) const S2: Opnd = r(Form::Value, Ty::Slot(2));
/// Twice as wide as the first type.
pub(super) const DW: Opnd = w(Form::Reg, Ty::Wide(0));
pub(super) const SW: Opnd = r(Form::Value, Ty::Wide(0));
/// Plain 32-bit integers, whatever the type of the instruction.
pub(super) const DI: Opnd = w(Form::Reg, Ty::Fixed(Type::U32));
pub(super) const SI: Opnd = r(Form::Value, Ty::Fixed(Type::U32));
/// A constant.
pub(super) const IMM: Opnd = r(Form::Imm, Ty::Any);
/// Predicates.
pub(super) const DP: Opnd = w(Form::Pred, Ty::Any);
pub(super) const SPN: Opnd = r(Form::PredNot, Ty::Any);
/// `[address]`.
pub(super) const MEM: Opnd = r(Form::Mem, Ty::Any);
/// A 64-bit integer: cache policies, states of barriers.
pub(super) const SL: Opnd = r(Form::Value, Ty::Fixed(Type::U64));

/// From this architecture on, from this version on.
pub(super) const fn since(sm: u16, major: u8, minor: u8) -> Avail {
    Avail { targets: Targets::From(sm), from: Version::new(major, minor), until: None }
}

/// Between two architectures.
pub(super) const fn between(first: u16, last: u16, major: u8, minor: u8) -> Avail {
    Avail { targets: Targets::Range(first, last), from: Version::new(major, minor), until: None }
}

/// Exactly on these targets.
pub(super) const fn on(targets: &'static [Sm], major: u8, minor: u8) -> Avail {
    Avail { targets: Targets::Only(targets), from: Version::new(major, minor), until: None }
}

/// The alternative ends with this version.
pub(super) const fn until(avail: Avail, major: u8, minor: u8) -> Avail {
    Avail { until: Some(Version::new(major, minor)), ..avail }
}

/// The targets of the packed 8-bit integers.
pub(super) const PACKED8: &[Sm] =
    &[Sm::family(107), Sm::arch(107), Sm::family(120), Sm::arch(120), Sm::family(121), Sm::arch(121)];
/// sm_90 with its letter.
pub(super) const SM90A: &[Sm] = &[Sm::arch(90)];
/// Every target of the generation behind sm_90 that has a letter.
pub(crate) const BLACKWELL: &[Sm] = &[
    Sm::family(100),
    Sm::arch(100),
    Sm::family(103),
    Sm::arch(103),
    Sm::family(107),
    Sm::arch(107),
    Sm::family(110),
    Sm::arch(110),
    Sm::family(120),
    Sm::arch(120),
    Sm::family(121),
    Sm::arch(121),
];
/// Those of them that have tensor memory.
pub(super) const TENSOR: &[Sm] = &[
    Sm::family(100),
    Sm::arch(100),
    Sm::family(103),
    Sm::arch(103),
    Sm::family(107),
    Sm::arch(107),
    Sm::family(110),
    Sm::arch(110),
];
/// The same with the letter `a` only.
pub(super) const TENSOR_A: &[Sm] = &[Sm::arch(100), Sm::arch(103), Sm::arch(107), Sm::arch(110)];
/// Every target with the letter `a` from sm_100 on.
pub(super) const BLACKWELL_A: &[Sm] =
    &[Sm::arch(100), Sm::arch(103), Sm::arch(107), Sm::arch(110), Sm::arch(120), Sm::arch(121)];
/// Those of sm_120 and sm_121.
pub(super) const SM120F: &[Sm] = &[Sm::family(120), Sm::arch(120), Sm::family(121), Sm::arch(121)];
/// The same with the letter `a` only.
pub(super) const SM120A: &[Sm] = &[Sm::arch(120), Sm::arch(121)];
/// Every target with a letter from sm_90 on.
pub(super) const HOPPER: &[Sm] = &[
    Sm::arch(90),
    Sm::family(100),
    Sm::arch(100),
    Sm::family(103),
    Sm::arch(103),
    Sm::family(107),
    Sm::arch(107),
    Sm::family(110),
    Sm::arch(110),
    Sm::family(120),
    Sm::arch(120),
    Sm::family(121),
    Sm::arch(121),
];
/// The targets of sm_107 with a letter.
pub(super) const SM107: &[Sm] = &[Sm::family(107), Sm::arch(107)];
