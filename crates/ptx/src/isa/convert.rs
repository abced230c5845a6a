//! `cvt` (PTX ISA, "Data Movement and Conversion Instructions: cvt").

use super::kit::*;

const SECTION: &str = "data-movement-and-conversion-instructions-cvt";

const D_A: &[Opnd] = &[w(Form::Reg, Ty::Loose(0)), r(Form::Value, Ty::Loose(1))];
const PACK: &[Opnd] = &[D0, S1, S1];
/// Random bits, in a register of plain bits.
const RANDOM: Opnd = r(Form::Reg, Ty::Fixed(crate::types::Type::BF16x2));
const PACK_RND: &[Opnd] = &[D0, S1, S1, RANDOM];

const fn row(slots: &'static [Slot], operands: &'static [Opnd]) -> Row {
    Row::new(Op::Cvt, "cvt", slots, operands, SECTION)
}

const INT8: &[Tok] = &[U8, U16, U32, U64, S8, S16, S32, S64];
const TO_INT: Slot = must(Kind::Round, &[Rni, Rzi, Rmi, Rpi]);
const MAY_TO_INT: Slot = may(Kind::Round, &[Rni, Rzi, Rmi, Rpi]);
const MUST_SATFINITE: Slot = must(Kind::Sat, &[Satfinite]);
const MAY_SATFINITE: Slot = may(Kind::Sat, &[Satfinite]);
const RN_RZ: Slot = must(Kind::Round, &[Rn, Rz]);

const SM80: &[Avail] = &[since(80, 7, 0)];
const SM80_71: &[Avail] = &[since(80, 7, 1)];
const SM80_81: &[Avail] = &[since(80, 8, 1)];
const SM90: &[Avail] = &[since(90, 7, 8)];
const SM89: &[Avail] = &[since(90, 7, 8), since(89, 8, 1)];
const SM100: &[Avail] = &[since(100, 8, 6)];

pub(super) const ROWS: &[Row] = &[
    // Between integers.
    row(&[SAT, ty(INT8), ty(INT8)], D_A),
    // From floats to integers and back.
    row(&[TO_INT, FTZ, SAT, ty(INT8), ty(&[F32])], D_A),
    row(&[TO_INT, SAT, ty(INT8), ty(&[F64])], D_A),
    row(&[TO_INT, SAT, ty(INT8), ty(&[F16])], D_A),
    row(&[TO_INT, ty(INT8), ty(&[BF16])], D_A).avail(SM90),
    row(&[MUST_RND, FTZ, SAT, ty(&[F32]), ty(INT8)], D_A),
    row(&[MUST_RND, SAT, ty(&[F64]), ty(INT8)], D_A),
    row(&[MUST_RND, SAT, ty(&[F16]), ty(INT8)], D_A),
    row(&[MUST_RND, ty(&[BF16]), ty(INT8)], D_A).avail(SM90),
    // Between floats of the same width: rounding to an integer, or nothing.
    row(&[MAY_TO_INT, FTZ, SAT, ty(&[F32]), ty(&[F32])], D_A),
    row(&[MAY_TO_INT, SAT, ty(&[F64]), ty(&[F64])], D_A),
    row(&[MAY_TO_INT, FTZ, SAT, ty(&[F16]), ty(&[F16])], D_A),
    row(&[MAY_TO_INT, ty(&[BF16]), ty(&[BF16])], D_A).avail(SM90),
    // Narrowing and widening.
    row(&[MUST_RND, FTZ, SAT, ty(&[F32]), ty(&[F64])], D_A),
    row(&[FTZ, SAT, ty(&[F64]), ty(&[F32])], D_A),
    row(&[MUST_RND, FTZ, SAT, ty(&[F16]), ty(&[F32])], D_A),
    row(&[MUST_RND, SAT, ty(&[F16]), ty(&[F64])], D_A),
    row(&[FTZ, SAT, ty(&[F32]), ty(&[F16])], D_A),
    row(&[SAT, ty(&[F64]), ty(&[F16])], D_A),
    row(&[ty(&[F32]), ty(&[BF16])], D_A).avail(SM80_71),
    row(&[MUST_RND, ty(&[F32]), ty(&[BF16])], D_A).avail(SM80_71),
    row(&[MUST_RND, must(Kind::Ftz, &[Ftz]), SAT, ty(&[F32]), ty(&[BF16])], D_A).avail(SM90),
    row(&[MUST_RN, must(Kind::Sat, &[Sat]), ty(&[F32]), ty(&[BF16])], D_A).avail(SM90),
    row(&[must(Kind::Ftz, &[Ftz]), SAT, ty(&[F32]), ty(&[BF16])], D_A).avail(SM90),
    row(&[must(Kind::Sat, &[Sat]), ty(&[F32]), ty(&[BF16])], D_A).avail(SM90),
    row(&[RND, ty(&[F64]), ty(&[BF16])], D_A).avail(SM90),
    row(&[RND, ty(&[F16]), ty(&[BF16])], D_A).avail(SM90),
    row(&[RND, ty(&[BF16]), ty(&[F16])], D_A).avail(SM90),
    row(&[MUST_RND, ty(&[BF16]), ty(&[F64])], D_A).avail(SM90),
    row(&[MUST_RND, must(Kind::Ftz, &[Ftz]), ty(&[BF16]), ty(&[F32])], D_A).avail(SM80),
    row(&[RN_RZ, RELU, ty(&[BF16]), ty(&[F32])], D_A).avail(SM80),
    row(&[must(Kind::Round, &[Rm, Rp]), ty(&[BF16]), ty(&[F32])], D_A).avail(SM80),
    row(&[RN_RZ, must(Kind::Relu, &[Relu]), ty(&[F16]), ty(&[F32])], D_A).avail(SM80),
    row(&[RN_RZ, MUST_SATFINITE, ty(&[F16]), ty(&[F32])], D_A).avail(&[since(70, 8, 1)]),
    row(&[RN_RZ, must(Kind::Relu, &[Relu]), MUST_SATFINITE, ty(&[F16]), ty(&[F32])], D_A).avail(SM80_81),
    row(&[RN_RZ, RELU, MUST_SATFINITE, ty(&[BF16]), ty(&[F32])], D_A).avail(SM80_81),
    // Pairs.
    row(&[RN_RZ, RELU, ty(&[F16x2, BF16x2]), ty(&[F32])], PACK).avail(SM80),
    row(&[RN_RZ, RELU, MUST_SATFINITE, ty(&[F16x2, BF16x2]), ty(&[F32])], PACK).avail(SM80_81),
    row(&[must(Kind::Round, &[Rs]), RELU, MAY_SATFINITE, ty(&[F16x2, BF16x2]), ty(&[F32])], PACK_RND)
        .avail(&[on(STOCHASTIC, 8, 7)]),
    // tf32.
    row(&[must(Kind::Round, &[Rna]), ty(&[Tf32]), ty(&[F32])], D_A).avail(SM80),
    row(&[must(Kind::Round, &[Rna]), MUST_SATFINITE, ty(&[Tf32]), ty(&[F32])], D_A).avail(SM80_81),
    row(&[RN_RZ, RELU, ty(&[Tf32]), ty(&[F32])], D_A).avail(SM90),
    row(&[RN_RZ, RELU, MUST_SATFINITE, ty(&[Tf32]), ty(&[F32])], D_A).avail(SM100),
    // Narrow floats in pairs.
    row(&[MUST_RN, MUST_SATFINITE, RELU, ty(&[E4m3x2, E5m2x2]), ty(&[F32])], PACK).avail(SM89),
    row(&[MUST_RN, MUST_SATFINITE, RELU, ty(&[E4m3x2, E5m2x2]), ty(&[F16x2])], D_A).avail(SM89),
    row(&[MUST_RN, RELU, ty(&[F16x2]), ty(&[E4m3x2, E5m2x2])], D_A).avail(SM89),
    row(&[MUST_RN, MUST_SATFINITE, RELU, ty(&[E2m1x2, E2m3x2, E3m2x2]), ty(&[F32])], PACK)
        .avail(&[on(BLACKWELL, 8, 6)]),
    row(&[MUST_RN, RELU, ty(&[F16x2]), ty(&[E2m1x2, E2m3x2, E3m2x2])], D_A).avail(&[on(BLACKWELL, 8, 6)]),
    row(&[must(Kind::Round, &[Rz, Rp]), MAY_SATFINITE, ty(&[Ue8m0x2]), ty(&[F32])], PACK)
        .avail(&[on(BLACKWELL, 8, 6)]),
    row(&[must(Kind::Round, &[Rz, Rp]), MAY_SATFINITE, ty(&[Ue8m0x2]), ty(&[BF16x2])], D_A)
        .avail(&[on(BLACKWELL, 8, 6)]),
    row(&[MUST_RN, ty(&[BF16x2]), ty(&[Ue8m0x2])], D_A).avail(&[on(BLACKWELL, 8, 6)]),
    // Four 8-bit or 16-bit integers in one register.
    Row::new(
        Op::CvtPack,
        "cvt.pack.sat",
        &[ty(&[U16, S16]), ty(&[S32])],
        &[w(Form::Reg, Ty::Fixed(crate::types::Type::B32)), S1, S1],
        SECTION,
    )
    .avail(&[since(72, 6, 5)]),
    Row::new(
        Op::CvtPack,
        "cvt.pack.sat",
        &[ty(&[U2, Tok::S2, U4, S4, U8, S8]), ty(&[S32]), ty(&[B32])],
        &[w(Form::Reg, Ty::Fixed(crate::types::Type::B32)), S1, S1, S2],
        SECTION,
    )
    .avail(&[since(72, 6, 5)])
    .younger(&[(U2, SM75), (Tok::S2, SM75), (U4, SM75), (S4, SM75)]),
];

const SM75: &[Avail] = &[since(75, 6, 5)];
const STOCHASTIC: &[Sm] = &[Sm::arch(100), Sm::arch(103), Sm::arch(107)];

const V91: &[Avail] = &[on(BLACKWELL, 9, 1)];
const V92: &[Avail] = &[on(BLACKWELL, 9, 2)];
const V91_A: &[Avail] = &[on(BLACKWELL_A, 9, 1)];
const V94_107: &[Avail] = &[on(SM107, 9, 4)];
const V94_107A: &[Avail] = &[on(&[Sm::arch(107)], 9, 4)];
const V87_RS: &[Avail] = &[on(STOCHASTIC, 8, 7)];
const MUST_RZ: Slot = must(Kind::Round, &[Rz]);
const MUST_RS: Slot = must(Kind::Round, &[Rs]);
const MUST_SCALED: Slot = must(Kind::Other, &[Scaled]);
const NO_MINUS_ZERO: Slot = must(Kind::Mode, &[Pzo]);
const RN_RP_RZ: Slot = must(Kind::Round, &[Rn, Rp, Rz]);
const PAIRS: Slot = ty(&[F16x2, BF16x2]);
const F8: Slot = ty(&[E4m3x2, E5m2x2]);
const F46: Slot = ty(&[E2m1x2, E2m3x2, E3m2x2]);
const F468: Slot = ty(&[E4m3x2, E5m2x2, E2m1x2, E2m3x2, E3m2x2]);
const S2F6: Slot = ty(&[S2f6x2]);
const U5: Slot = ty(&[Ue5m3x2]);
const SINGLE: Slot = ty(&[F32]);
const BRAIN: Slot = ty(&[BF16x2]);
/// The factor of a pair.
const FACTOR: Opnd = r(Form::Value, Ty::Fixed(crate::types::Type::BF16));
const SCALED_A: &[Opnd] = &[w(Form::Reg, Ty::Loose(0)), r(Form::Value, Ty::Loose(1)), FACTOR];
const SCALED_PACK: &[Opnd] = &[D0, S1, S1, FACTOR];
const PACK4: &[Opnd] = &[D0, r(Form::Vector(4), Ty::Slot(1)), RANDOM];

/// Narrow floats of later versions.
pub(super) const NARROW: &[Row] = &[
    row(&[MUST_RN, MUST_SATFINITE, RELU, F8, BRAIN], D_A).avail(V91),
    row(&[MUST_RN, MUST_SATFINITE, RELU, F46, PAIRS], D_A).avail(V91),
    row(&[MUST_RN, MAY_SATFINITE, RELU, BRAIN, F468], D_A).avail(V92),
    row(&[MUST_RN, MAY_SATFINITE, RELU, MUST_SCALED, BRAIN, F468], SCALED_A).avail(V92),
    // Six bits with a fixed point.
    row(&[MUST_RN, MUST_SATFINITE, RELU, S2F6, SINGLE], PACK).avail(V91_A),
    row(&[MUST_RN, MUST_SATFINITE, RELU, MUST_SCALED, S2F6, SINGLE], SCALED_PACK).avail(V91_A),
    row(&[MUST_RN, MUST_SATFINITE, RELU, S2F6, BRAIN], D_A).avail(V91_A),
    row(&[MUST_RN, MUST_SATFINITE, RELU, MUST_SCALED, S2F6, BRAIN], SCALED_A).avail(V91_A),
    row(&[MUST_RN, MAY_SATFINITE, RELU, BRAIN, S2F6], D_A).avail(V91_A),
    row(&[MUST_RN, MAY_SATFINITE, RELU, MUST_SCALED, BRAIN, S2F6], SCALED_A).avail(V91_A),
    row(&[MUST_RZ, MUST_SATFINITE, RELU, S2F6, SINGLE], PACK).avail(V94_107A),
    row(&[MUST_RZ, MUST_SATFINITE, RELU, MUST_SCALED, S2F6, SINGLE], SCALED_PACK).avail(V94_107A),
    row(&[MUST_RZ, MUST_SATFINITE, RELU, S2F6, BRAIN], D_A).avail(V94_107A),
    row(&[MUST_RZ, MUST_SATFINITE, RELU, MUST_SCALED, S2F6, BRAIN], SCALED_A).avail(V94_107A),
    // Four at once, rounded by random bits.
    row(&[MUST_RS, RELU, MUST_SATFINITE, ty(&[E4m3x4, E5m2x4, E2m1x4, E2m3x4, E3m2x4]), SINGLE], PACK4)
        .avail(V87_RS),
    // Towards zero, and without a negative zero.
    row(&[MUST_RZ, MUST_SATFINITE, RELU, F468, SINGLE], PACK).avail(V94_107),
    row(&[MUST_RZ, MUST_SATFINITE, RELU, F468, PAIRS], D_A).avail(V94_107),
    row(&[RN_RZ, NO_MINUS_ZERO, MUST_SATFINITE, RELU, F468, SINGLE], PACK).avail(V94_107),
    row(&[RN_RZ, NO_MINUS_ZERO, MUST_SATFINITE, RELU, F468, PAIRS], D_A).avail(V94_107),
    // Unsigned with five bits of exponent.
    row(&[RN_RP_RZ, MAY_SATFINITE, U5, SINGLE], PACK).avail(V94_107),
    row(&[RN_RP_RZ, MAY_SATFINITE, U5, PAIRS], D_A).avail(V94_107),
    row(&[RN_RP_RZ, MAY_SATFINITE, U5, BRAIN], SCALED_A).avail(V94_107),
    row(&[MUST_RN, MAY_SATFINITE, PAIRS, U5], D_A).avail(V94_107),
    row(&[MUST_RN, MAY_SATFINITE, MUST_SCALED, BRAIN, U5], SCALED_A).avail(V94_107),
];
