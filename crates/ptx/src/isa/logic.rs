//! Logic and shifts (PTX ISA, "Logic and Shift Instructions").

use super::kit::*;

const SECTION: &str = "logic-and-shift-instructions";

const fn row(op: Op, head: &'static str, slots: &'static [Slot], operands: &'static [Opnd]) -> Row {
    Row::new(op, head, slots, operands, SECTION)
}

const D_A_B: &[Opnd] = &[D0, S0, S0];
const PREDICATES: &[Opnd] = &[DP, r(Form::PredNot, Ty::Slot(0)), r(Form::PredNot, Ty::Slot(0))];
const FUNNEL: &[Opnd] = &[D0, S0, S0, SI];
const AMOUNT: &[Tok] = &[B16, B32, B64, U16, U32, U64, S16, S32, S64];
const CLAMP_WRAP: Slot = must(Kind::Mode, &[Clamp, Wrap]);

pub(super) const ROWS: &[Row] = &[
    row(Op::And, "and", &[ty(BITS)], D_A_B),
    row(Op::And, "and", &[ty(&[Pred])], PREDICATES),
    row(Op::Or, "or", &[ty(BITS)], D_A_B),
    row(Op::Or, "or", &[ty(&[Pred])], PREDICATES),
    row(Op::Xor, "xor", &[ty(BITS)], D_A_B),
    row(Op::Xor, "xor", &[ty(&[Pred])], PREDICATES),
    row(Op::Not, "not", &[ty(BITS)], &[D0, S0]),
    row(Op::Not, "not", &[ty(&[Pred])], &[DP, r(Form::PredNot, Ty::Slot(0))]),
    row(Op::Cnot, "cnot", &[ty(BITS)], &[D0, S0]),
    row(Op::Lop3, "lop3", &[ty(&[B32])], &[D0, S0, S0, S0, IMM]).avail(&[since(50, 4, 3)]),
    row(
        Op::Lop3,
        "lop3",
        &[must(Kind::BoolOp, &[And, Or]), ty(&[B32])],
        &[w(Form::DestPredRequired, Ty::Slot(0)), S0, S0, S0, IMM, SPN],
    )
    .avail(&[since(70, 8, 2)]),
    row(Op::Shl, "shl", &[ty(BITS)], &[D0, S0, SI]),
    row(Op::Shr, "shr", &[ty(AMOUNT)], &[D0, S0, SI]),
    row(Op::ShfL, "shf.l", &[CLAMP_WRAP, ty(&[B32])], FUNNEL).avail(&[since(32, 3, 1)]),
    row(Op::ShfR, "shf.r", &[CLAMP_WRAP, ty(&[B32])], FUNNEL).avail(&[since(32, 3, 1)]),
];
