//! `cvt` (PTX ISA, "Data Movement and Conversion Instructions: cvt").

use super::kit::*;

const SECTION: &str = "data-movement-and-conversion-instructions-cvt";

const D_A: &[Opnd] = &[w(Form::Reg, Ty::Loose(0)), r(Form::Value, Ty::Loose(1))];
const PACK: &[Opnd] = &[D0, S1, S1];
const PACK_RND: &[Opnd] = &[D0, S1, S1, SI];

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
    row(&[MUST_RND, FTZ, SAT, ty(&[F32]), ty(&[BF16])], D_A).avail(SM90),
    row(&[must(Kind::Ftz, &[Ftz]), SAT, ty(&[F32]), ty(&[BF16])], D_A).avail(SM90),
    row(&[must(Kind::Sat, &[Sat]), ty(&[F32]), ty(&[BF16])], D_A).avail(SM90),
    row(&[ty(&[F64]), ty(&[BF16])], D_A).avail(SM90),
    row(&[MUST_RND, ty(&[F16]), ty(&[BF16])], D_A).avail(SM90),
    row(&[MUST_RND, ty(&[BF16]), ty(&[F16, F64])], D_A).avail(SM90),
    row(&[RN_RZ, RELU, ty(&[BF16]), ty(&[F32])], D_A).avail(SM80),
    row(&[must(Kind::Round, &[Rm, Rp]), ty(&[BF16]), ty(&[F32])], D_A).avail(SM90),
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
        .avail(&[on(NARROW, 8, 6)]),
    row(&[MUST_RN, RELU, ty(&[F16x2]), ty(&[E2m1x2, E2m3x2, E3m2x2])], D_A).avail(&[on(NARROW, 8, 6)]),
    row(&[must(Kind::Round, &[Rz, Rp]), MAY_SATFINITE, ty(&[Ue8m0x2]), ty(&[F32])], PACK)
        .avail(&[on(NARROW, 8, 6)]),
    row(&[must(Kind::Round, &[Rz, Rp]), MAY_SATFINITE, ty(&[Ue8m0x2]), ty(&[BF16x2])], D_A)
        .avail(&[on(NARROW, 8, 6)]),
    row(&[MUST_RN, ty(&[BF16x2]), ty(&[Ue8m0x2])], D_A).avail(&[on(NARROW, 8, 6)]),
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
const NARROW: &[Sm] = &[
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
