//! Comparison and selection (PTX ISA, "Comparison and Selection Instructions" and their half-precision chapter).

use super::kit::*;

const SECTION: &str = "comparison-and-selection-instructions";

const fn row(op: Op, slots: &'static [Slot], operands: &'static [Opnd]) -> Row {
    let head = match op {
        Op::Set => "set",
        Op::Setp => "setp",
        Op::Selp => "selp",
        _ => "slct",
    };
    Row::new(op, head, slots, operands, SECTION)
}

const fn cmp(tokens: &'static [Tok]) -> Slot {
    must(Kind::Cmp, tokens)
}

const OF_BITS: Slot = cmp(&[Eq, Ne]);
const OF_SIGNED: Slot = cmp(&[Eq, Ne, Lt, Le, Gt, Ge]);
const OF_UNSIGNED: Slot = cmp(&[Eq, Ne, Lt, Le, Gt, Ge, Lo, Ls, Hi, Hs]);
const OF_FLOAT: Slot = cmp(&[Eq, Ne, Lt, Le, Gt, Ge, Equ, Neu, Ltu, Leu, Gtu, Geu, Num, IsNan]);

const UNSIGNED: &[Tok] = &[U16, U32, U64];
const SIGNED: &[Tok] = &[S16, S32, S64];

const SM53: &[Avail] = &[since(53, 4, 2)];
const SM53_65: &[Avail] = &[since(53, 6, 5)];
const SM90: &[Avail] = &[since(90, 7, 8)];

const P_A_B: &[Opnd] = &[w(Form::PredPair, Ty::Any), S0, S0];
const P_A_B_C: &[Opnd] = &[w(Form::PredPair, Ty::Any), S0, S0, SPN];
const D_A_B: &[Opnd] = &[D0, S1, S1];
const D_A_B_C: &[Opnd] = &[D0, S1, S1, SPN];

/// A comparison with and without a predicate to combine with.
macro_rules! setp {
    ($($cmp:ident $(+ $ftz:ident)? [$types:expr] $(since $avail:expr)?;)*) => {
        &[$(
            row(Op::Setp, &[$cmp, $($ftz,)? ty($types)], P_A_B)$(.avail($avail))?,
            row(Op::Setp, &[$cmp, BOOL_OP, $($ftz,)? ty($types)], P_A_B_C)$(.avail($avail))?,
        )*]
    };
}

macro_rules! set {
    ($($cmp:ident $(+ $ftz:ident)? [$to:expr] [$types:expr] $(since $avail:expr)?;)*) => {
        &[$(
            row(Op::Set, &[$cmp, $($ftz,)? ty($to), ty($types)], D_A_B)$(.avail($avail))?,
            row(Op::Set, &[$cmp, BOOL_OP, $($ftz,)? ty($to), ty($types)], D_A_B_C)$(.avail($avail))?,
        )*]
    };
}

const TO_32: &[Tok] = &[U32, S32, F32];
const TO_INT: &[Tok] = &[U16, U32, S16, S32];
const TO_INT_32: &[Tok] = &[U32, S32];

pub(super) const SETP: &[Row] = setp! {
    OF_BITS [BITS];
    OF_SIGNED [SIGNED];
    OF_UNSIGNED [UNSIGNED];
    OF_FLOAT + FTZ [&[F32]];
    OF_FLOAT [&[F64]];
    OF_FLOAT + FTZ [&[F16, F16x2]] since SM53;
    OF_FLOAT [&[BF16, BF16x2]] since SM90;
};

pub(super) const SET: &[Row] = set! {
    OF_BITS [TO_32] [BITS];
    OF_SIGNED [TO_32] [SIGNED];
    OF_UNSIGNED [TO_32] [UNSIGNED];
    OF_FLOAT + FTZ [TO_32] [&[F32]];
    OF_FLOAT [TO_32] [&[F64]];
    OF_BITS [&[F16]] [BITS] since SM53;
    OF_SIGNED [&[F16]] [SIGNED] since SM53;
    OF_UNSIGNED [&[F16]] [UNSIGNED] since SM53;
    OF_FLOAT + FTZ [&[F16]] [&[F16, F32]] since SM53;
    OF_FLOAT [&[F16]] [&[F64]] since SM53;
    OF_FLOAT + FTZ [&[F16x2]] [&[F16x2]] since SM53;
    OF_FLOAT + FTZ [TO_INT] [&[F16]] since SM53_65;
    OF_FLOAT + FTZ [TO_INT_32] [&[F16x2]] since SM53_65;
    OF_BITS [&[BF16]] [BITS] since SM90;
    OF_SIGNED [&[BF16]] [SIGNED] since SM90;
    OF_UNSIGNED [&[BF16]] [UNSIGNED] since SM90;
    OF_FLOAT [&[BF16]] [&[F16, BF16, F32, F64]] since SM90;
    OF_FLOAT [&[BF16x2]] [&[BF16x2]] since SM90;
    OF_FLOAT [TO_INT] [&[BF16]] since SM90;
    OF_FLOAT [TO_INT_32] [&[BF16x2]] since SM90;
};

pub(super) const SELECT: &[Row] = &[
    row(Op::Selp, &[ty(SCALAR)], &[D0, S0, S0, SPN]),
    row(Op::Slct, &[ty(SCALAR), ty(&[S32])], &[D0, S0, S0, S1]),
    row(Op::Slct, &[FTZ, ty(SCALAR), ty(&[F32])], &[D0, S0, S0, S1]),
];
