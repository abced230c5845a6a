//! Integer and floating-point arithmetic (PTX ISA, "Integer Arithmetic Instructions" and the five chapters behind it).

use super::kit::*;

const INTEGER: &str = "integer-arithmetic-instructions";
const CARRY: &str = "extended-precision-arithmetic-instructions";
const FLOAT: &str = "floating-point-instructions";
const HALF: &str = "half-precision-floating-point-instructions";
const MIXED: &str = "mixed-precision-floating-point-instructions";

const D_A: &[Opnd] = &[D0, S0];
const D_A_B: &[Opnd] = &[D0, S0, S0];
const D_A_B_C: &[Opnd] = &[D0, S0, S0, S0];
const WIDE2: &[Opnd] = &[DW, S0, S0];
const WIDE3: &[Opnd] = &[DW, S0, S0, SW];

const SM53: &[Avail] = &[since(53, 4, 2)];
const SM53_60: &[Avail] = &[since(53, 6, 0)];
const SM53_65: &[Avail] = &[since(53, 6, 5)];
const SM75: &[Avail] = &[since(75, 7, 0)];
const SM80: &[Avail] = &[since(80, 7, 0)];
const SM86: &[Avail] = &[since(86, 7, 2)];
const SM90: &[Avail] = &[since(90, 7, 8)];
const SM90_80: &[Avail] = &[since(90, 8, 0)];
const SM90_81: &[Avail] = &[since(90, 8, 1)];
const SM100: &[Avail] = &[since(100, 8, 6)];
const SM100_88: &[Avail] = &[since(100, 8, 8)];
const V43: &[Avail] = &[since(0, 4, 3)];
const V30: &[Avail] = &[since(0, 3, 0)];
const V95: &[Avail] = &[since(0, 9, 5)];
const P8: &[Avail] = &[on(PACKED8, 9, 2)];
const S107: &[Avail] = &[on(SM107, 9, 4)];
const F16S: &[Tok] = &[F16, F16x2];
const BF16S: &[Tok] = &[BF16, BF16x2];
const MUST_SAT: Slot = must(Kind::Sat, &[Sat]);
const OOB: Slot = must(Kind::Other, &[Oob]);
const XORSIGN: Slot = must(Kind::XorSign, &[XorSign]);
const ABS: Slot = must(Kind::Abs, &[Abs]);
const MAY_ABS: Slot = may(Kind::Abs, &[Abs]);
const W64: &[Tok] = &[U64, S64];
const W32: &[Tok] = &[U32, S32];

const fn row(op: Op, head: &'static str, slots: &'static [Slot], operands: &'static [Opnd]) -> Row {
    Row::new(op, head, slots, operands, INTEGER)
}

const fn carry(op: Op, head: &'static str, slots: &'static [Slot], operands: &'static [Opnd]) -> Row {
    Row::new(op, head, slots, operands, CARRY)
}

const fn float(op: Op, head: &'static str, slots: &'static [Slot], operands: &'static [Opnd]) -> Row {
    Row::new(op, head, slots, operands, FLOAT)
}

const fn half(op: Op, head: &'static str, slots: &'static [Slot], operands: &'static [Opnd]) -> Row {
    Row::new(op, head, slots, operands, HALF)
}

const fn mixed(op: Op, head: &'static str, slots: &'static [Slot], operands: &'static [Opnd]) -> Row {
    Row::new(op, head, slots, operands, MIXED).avail(SM100)
}

/// Integers without carry.
pub(super) const INTEGERS: &[Row] = &[
    row(Op::Add, "add", &[ty(INT)], D_A_B),
    row(Op::Add, "add", &[MUST_SAT, ty(&[S32])], D_A_B),
    row(Op::Add, "add", &[MUST_SAT, ty(&[U32])], D_A_B).avail(P8),
    row(Op::Add, "add", &[ty(&[U16x2, S16x2])], D_A_B).avail(SM90_80),
    row(Op::Add, "add", &[MUST_SAT, ty(&[U16x2, S16x2])], D_A_B).avail(P8),
    row(Op::Add, "add", &[SAT, ty(&[U8x4, S8x4])], D_A_B).avail(P8),
    row(Op::Sub, "sub", &[ty(INT)], D_A_B),
    row(Op::Sub, "sub", &[MUST_SAT, ty(&[S32])], D_A_B),
    row(Op::Sub, "sub", &[SAT, ty(&[U8x4, S8x4])], D_A_B).avail(P8),
    row(Op::MulLo, "mul.lo", &[ty(INT)], D_A_B),
    row(Op::MulHi, "mul.hi", &[ty(INT)], D_A_B),
    row(Op::MulWide, "mul.wide", &[ty(&[U16, U32, S16, S32])], WIDE2),
    row(Op::MadLo, "mad.lo", &[ty(INT)], D_A_B_C),
    row(Op::MadHi, "mad.hi", &[ty(INT)], D_A_B_C),
    row(Op::MadHi, "mad.hi", &[MUST_SAT, ty(&[S32])], D_A_B_C),
    row(Op::MadWide, "mad.wide", &[ty(&[U16, U32, S16, S32])], WIDE3),
    row(Op::Mul24Lo, "mul24.lo", &[ty(W32)], D_A_B),
    row(Op::Mul24Hi, "mul24.hi", &[ty(W32)], D_A_B),
    row(Op::Mad24Lo, "mad24.lo", &[ty(W32)], D_A_B_C),
    row(Op::Mad24Hi, "mad24.hi", &[ty(W32)], D_A_B_C),
    row(Op::Mad24Hi, "mad24.hi", &[MUST_SAT, ty(&[S32])], D_A_B_C),
    row(Op::Sad, "sad", &[ty(INT)], D_A_B_C),
    row(Op::Div, "div", &[ty(INT)], D_A_B),
    row(Op::Rem, "rem", &[ty(INT)], D_A_B),
    row(Op::Abs, "abs", &[ty(&[S16, S32, S64])], D_A),
    row(Op::Neg, "neg", &[ty(&[S16, S32, S64])], D_A),
    row(Op::Neg, "neg", &[ty(&[S8x4])], D_A).avail(P8),
    row(Op::Min, "min", &[ty(INT)], D_A_B),
    row(Op::Max, "max", &[ty(INT)], D_A_B),
    row(Op::Min, "min", &[must(Kind::Relu, &[Relu]), ty(&[S32])], D_A_B).avail(SM90_80),
    row(Op::Max, "max", &[must(Kind::Relu, &[Relu]), ty(&[S32])], D_A_B).avail(SM90_80),
    row(Op::Min, "min", &[ty(&[U16x2])], D_A_B).avail(SM90_80),
    row(Op::Max, "max", &[ty(&[U16x2])], D_A_B).avail(SM90_80),
    row(Op::Min, "min", &[RELU, ty(&[S16x2])], D_A_B).avail(SM90_80),
    row(Op::Max, "max", &[RELU, ty(&[S16x2])], D_A_B).avail(SM90_80),
    row(Op::Min, "min", &[ty(&[U8x4])], D_A_B).avail(P8),
    row(Op::Max, "max", &[ty(&[U8x4])], D_A_B).avail(P8),
    row(Op::Min, "min", &[RELU, ty(&[S8x4])], D_A_B).avail(P8),
    row(Op::Max, "max", &[RELU, ty(&[S8x4])], D_A_B).avail(P8),
    row(Op::Popc, "popc", &[ty(&[B32, B64])], &[DI, S0]),
    row(Op::Clz, "clz", &[ty(&[B32, B64])], &[DI, S0]),
    row(Op::Bfind, "bfind", &[may(Kind::Mode, &[Shiftamt]), ty(&[U32, U64, S32, S64])], &[DI, S0]),
    row(Op::Fns, "fns", &[ty(&[B32])], &[D0, S0, S0, SI]).avail(&[since(30, 6, 0)]),
    row(Op::Brev, "brev", &[ty(&[B32, B64])], D_A),
    row(Op::Bfe, "bfe", &[ty(&[U32, U64, S32, S64])], &[D0, S0, SI, SI]),
    row(Op::Bfi, "bfi", &[ty(&[B32, B64])], &[D0, S0, S0, SI, SI]),
    row(Op::Bmsk, "bmsk", &[must(Kind::Mode, &[Clamp, Wrap]), ty(&[B32])], &[D0, S0, SI])
        .avail(&[since(70, 7, 6)]),
    row(Op::Szext, "szext", &[must(Kind::Mode, &[Clamp, Wrap]), ty(W32)], &[D0, S0, SI])
        .avail(&[since(70, 7, 6)]),
    row(Op::Dp4a, "dp4a", &[ty(W32), ty(W32)], DOT).avail(&[since(61, 5, 0)]),
    row(Op::Dp2a, "dp2a", &[must(Kind::Mode, &[Lo, Hi]), ty(W32), ty(W32)], DOT).avail(&[since(61, 5, 0)]),
];

const DOT: &[Opnd] = &[
    DI,
    r(Form::Value, Ty::Fixed(crate::types::Type::B32)),
    r(Form::Value, Ty::Fixed(crate::types::Type::B32)),
    SI,
];

/// Carry in and out.
pub(super) const CARRIES: &[Row] = &[
    carry(Op::Add, "add", &[CC, ty(W32)], D_A_B),
    carry(Op::Add, "add", &[CC, ty(W64)], D_A_B).avail(V43),
    carry(Op::Sub, "sub", &[CC, ty(W32)], D_A_B),
    carry(Op::Sub, "sub", &[CC, ty(W64)], D_A_B).avail(V43),
    carry(Op::AddC, "addc", &[ty(INT)], D_A_B),
    carry(Op::AddC, "addc", &[CC, ty(W32)], D_A_B),
    carry(Op::AddC, "addc", &[CC, ty(W64)], D_A_B).avail(V43),
    carry(Op::SubC, "subc", &[ty(INT)], D_A_B),
    carry(Op::SubC, "subc", &[CC, ty(W32)], D_A_B),
    carry(Op::SubC, "subc", &[CC, ty(W64)], D_A_B).avail(V43),
    carry(Op::MadLo, "mad.lo", &[CC, ty(W32)], D_A_B_C).avail(V30),
    carry(Op::MadLo, "mad.lo", &[CC, ty(W64)], D_A_B_C).avail(V43),
    carry(Op::MadHi, "mad.hi", &[CC, ty(W32)], D_A_B_C).avail(V30),
    carry(Op::MadHi, "mad.hi", &[CC, ty(W64)], D_A_B_C).avail(V43),
    carry(Op::MadLoC, "madc.lo", &[ty(INT)], D_A_B_C).avail(V30),
    carry(Op::MadLoC, "madc.lo", &[CC, ty(W32)], D_A_B_C).avail(V30),
    carry(Op::MadLoC, "madc.lo", &[CC, ty(W64)], D_A_B_C).avail(V43),
    carry(Op::MadHiC, "madc.hi", &[ty(INT)], D_A_B_C).avail(V30),
    carry(Op::MadHiC, "madc.hi", &[CC, ty(W32)], D_A_B_C).avail(V30),
    carry(Op::MadHiC, "madc.hi", &[CC, ty(W64)], D_A_B_C).avail(V43),
];

/// Single and double precision.
pub(super) const FLOATS: &[Row] = &[
    float(Op::Add, "add", &[RND, FTZ, SAT, ty(&[F32])], D_A_B),
    float(Op::Add, "add", &[RND, ty(&[F64])], D_A_B),
    float(Op::Add, "add", &[RND, FTZ, ty(&[F32x2])], D_A_B).avail(SM100),
    float(Op::Sub, "sub", &[RND, FTZ, SAT, ty(&[F32])], D_A_B),
    float(Op::Sub, "sub", &[RND, ty(&[F64])], D_A_B),
    float(Op::Sub, "sub", &[RND, FTZ, ty(&[F32x2])], D_A_B).avail(SM100),
    float(Op::Mul, "mul", &[RND, FTZ, SAT, ty(&[F32])], D_A_B),
    float(Op::Mul, "mul", &[RND, ty(&[F64])], D_A_B),
    float(Op::Mul, "mul", &[RND, FTZ, ty(&[F32x2])], D_A_B).avail(SM100),
    float(Op::Fma, "fma", &[MUST_RND, FTZ, SAT, ty(&[F32])], D_A_B_C),
    float(Op::Fma, "fma", &[MUST_RND, ty(&[F64])], D_A_B_C),
    float(Op::Fma, "fma", &[MUST_RND, FTZ, ty(&[F32x2])], D_A_B_C).avail(SM100),
    float(Op::Mad, "mad", &[MUST_RND, FTZ, SAT, ty(&[F32])], D_A_B_C),
    float(Op::Mad, "mad", &[FTZ, SAT, ty(&[F32])], D_A_B_C).avail(&[until(between(20, 37, 1, 0), 3, 1)]),
    float(Op::Mad, "mad", &[MUST_RND, ty(&[F64])], D_A_B_C),
    float(Op::Div, "div", &[must(Kind::Approx, &[Approx, Full]), FTZ, ty(&[F32])], D_A_B),
    float(Op::Div, "div", &[MUST_RND, FTZ, ty(&[F32])], D_A_B),
    float(Op::Div, "div", &[MUST_RND, ty(&[F64])], D_A_B),
    float(Op::Abs, "abs", &[FTZ, ty(&[F32])], D_A),
    float(Op::Abs, "abs", &[ty(&[F64])], D_A),
    float(Op::Neg, "neg", &[FTZ, ty(&[F32])], D_A),
    float(Op::Neg, "neg", &[ty(&[F64])], D_A),
    float(Op::Min, "min", &[FTZ, ty(&[F32])], D_A_B),
    float(Op::Max, "max", &[FTZ, ty(&[F32])], D_A_B),
    float(Op::Min, "min", &[FTZ, must(Kind::Nan, &[Nan]), ty(&[F32])], D_A_B).avail(SM80),
    float(Op::Max, "max", &[FTZ, must(Kind::Nan, &[Nan]), ty(&[F32])], D_A_B).avail(SM80),
    float(Op::Min, "min", &[FTZ, NAN, XORSIGN, ABS, ty(&[F32])], D_A_B).avail(SM86),
    float(Op::Max, "max", &[FTZ, NAN, XORSIGN, ABS, ty(&[F32])], D_A_B).avail(SM86),
    float(Op::Min, "min", &[FTZ, NAN, MAY_ABS, ty(&[F32])], D_A_B_C).avail(SM100_88),
    float(Op::Max, "max", &[FTZ, NAN, MAY_ABS, ty(&[F32])], D_A_B_C).avail(SM100_88),
    float(Op::Min, "min", &[ty(&[F64])], D_A_B),
    float(Op::Max, "max", &[ty(&[F64])], D_A_B),
    float(Op::Rcp, "rcp", &[APPROX, FTZ, ty(&[F32])], D_A),
    float(Op::Rcp, "rcp", &[MUST_RND, FTZ, ty(&[F32])], D_A),
    float(Op::Rcp, "rcp", &[MUST_RND, ty(&[F64])], D_A),
    float(Op::Rcp, "rcp", &[APPROX, must(Kind::Ftz, &[Ftz]), ty(&[F64])], D_A),
    float(Op::Sqrt, "sqrt", &[APPROX, FTZ, ty(&[F32])], D_A),
    float(Op::Sqrt, "sqrt", &[MUST_RND, FTZ, ty(&[F32])], D_A),
    float(Op::Sqrt, "sqrt", &[MUST_RND, ty(&[F64])], D_A),
    float(Op::Rsqrt, "rsqrt", &[APPROX, FTZ, ty(&[F32])], D_A),
    float(Op::Rsqrt, "rsqrt", &[APPROX, ty(&[F64])], D_A),
    float(Op::Rsqrt, "rsqrt", &[APPROX, must(Kind::Ftz, &[Ftz]), ty(&[F64])], D_A).avail(&[since(0, 4, 0)]),
    float(Op::Sin, "sin", &[APPROX, FTZ, ty(&[F32])], D_A),
    float(Op::Cos, "cos", &[APPROX, FTZ, ty(&[F32])], D_A),
    float(Op::Sin, "sin", &[APPROX, must(Kind::Ftz, &[Ftz]), must(Kind::Other, &[TwoPi]), ty(&[F32])], D_A)
        .avail(V95),
    float(Op::Cos, "cos", &[APPROX, must(Kind::Ftz, &[Ftz]), must(Kind::Other, &[TwoPi]), ty(&[F32])], D_A)
        .avail(V95),
    float(Op::Lg2, "lg2", &[APPROX, FTZ, ty(&[F32])], D_A),
    float(Op::Ex2, "ex2", &[APPROX, FTZ, ty(&[F32])], D_A),
    float(Op::Ex2, "ex2", &[APPROX, ty(F16S)], D_A).avail(SM75),
    float(Op::Ex2, "ex2", &[APPROX, must(Kind::Ftz, &[Ftz]), ty(BF16S)], D_A).avail(SM90),
    float(Op::Tanh, "tanh", &[APPROX, ty(&[F32, F16, F16x2])], D_A).avail(SM75),
    float(Op::Tanh, "tanh", &[APPROX, ty(BF16S)], D_A).avail(SM90),
    float(
        Op::Testp,
        "testp",
        &[may(Kind::Mode, &[Finite, Infinite, Number, Notanumber, Normal, Subnormal]), ty(&[F32, F64])],
        &[DP, S0],
    ),
    float(Op::CopySign, "copysign", &[ty(&[F32, F64])], D_A_B),
];

/// Half precision, bfloat16, and their mixtures with single precision.
pub(super) const HALVES: &[Row] = &[
    half(Op::Add, "add", &[RN, FTZ, SAT, ty(F16S)], D_A_B).avail(SM53),
    half(Op::Sub, "sub", &[RN, FTZ, SAT, ty(F16S)], D_A_B).avail(SM53),
    half(Op::Mul, "mul", &[RN, FTZ, SAT, ty(F16S)], D_A_B).avail(SM53),
    half(Op::Add, "add", &[RN, ty(BF16S)], D_A_B).avail(SM90),
    half(Op::Sub, "sub", &[RN, ty(BF16S)], D_A_B).avail(SM90),
    half(Op::Mul, "mul", &[RN, ty(BF16S)], D_A_B).avail(SM90),
    half(Op::Fma, "fma", &[MUST_RN, FTZ, SAT, ty(F16S)], D_A_B_C).avail(SM53),
    half(Op::Fma, "fma", &[MUST_RN, FTZ, must(Kind::Relu, &[Relu]), ty(F16S)], D_A_B_C).avail(SM80),
    half(Op::Fma, "fma", &[MUST_RND, RELU, ty(BF16S)], D_A_B_C).avail(SM80),
    half(Op::Fma, "fma", &[MUST_RN, OOB, RELU, ty(F16S)], D_A_B_C).avail(SM90_81),
    half(Op::Fma, "fma", &[MUST_RN, OOB, MUST_SAT, ty(F16S)], D_A_B_C).avail(SM90_81),
    half(Op::Fma, "fma", &[MUST_RND, OOB, RELU, ty(BF16S)], D_A_B_C).avail(SM90_81),
    half(Op::Neg, "neg", &[FTZ, ty(F16S)], D_A).avail(SM53_60),
    half(Op::Neg, "neg", &[ty(BF16S)], D_A).avail(SM80),
    half(Op::Abs, "abs", &[FTZ, ty(F16S)], D_A).avail(SM53_65),
    half(Op::Abs, "abs", &[ty(BF16S)], D_A).avail(SM80),
    half(Op::Min, "min", &[FTZ, NAN, ty(F16S)], D_A_B).avail(SM80),
    half(Op::Max, "max", &[FTZ, NAN, ty(F16S)], D_A_B).avail(SM80),
    half(Op::Min, "min", &[FTZ, NAN, XORSIGN, ABS, ty(F16S)], D_A_B).avail(SM86),
    half(Op::Max, "max", &[FTZ, NAN, XORSIGN, ABS, ty(F16S)], D_A_B).avail(SM86),
    half(Op::Min, "min", &[NAN, ty(BF16S)], D_A_B).avail(SM80),
    half(Op::Max, "max", &[NAN, ty(BF16S)], D_A_B).avail(SM80),
    half(Op::Min, "min", &[NAN, XORSIGN, ABS, ty(BF16S)], D_A_B).avail(SM86),
    half(Op::Max, "max", &[NAN, XORSIGN, ABS, ty(BF16S)], D_A_B).avail(SM86),
    mixed(Op::Add, "add", &[RND, SAT, ty(&[F32]), ty(&[F16, BF16])], &[D0, S1, S0]),
    mixed(Op::Sub, "sub", &[RND, SAT, ty(&[F32]), ty(&[F16, BF16])], &[D0, S1, S0]),
    mixed(Op::Fma, "fma", &[MUST_RND, SAT, ty(&[F32]), ty(&[F16, BF16])], &[D0, S1, S1, S0]),
    mixed(Op::Add, "add", &[MUST_RN, ty(&[F32x2]), ty(&[F16x2, BF16x2]), ty(&[F32x2])], &[D0, S1, S2])
        .avail(S107),
    mixed(Op::Sub, "sub", &[MUST_RN, ty(&[F32x2]), ty(&[F16x2, BF16x2]), ty(&[F32x2])], &[D0, S1, S2])
        .avail(S107),
];

/// Products without carries, and a reciprocal that the manual does not have.
pub(super) const LATER: &[Row] = &[
    row(Op::ClmadLo, "clmad.lo", &[ty(&[U64, S64])], D_A_B_C).avail(&[since(80, 9, 3)]),
    row(Op::ClmadHi, "clmad.hi", &[ty(&[U64, S64])], D_A_B_C).avail(&[since(80, 9, 3)]),
    float(Op::Rcp, "rcp", &[MUST_RND, must(Kind::Ftz, &[Ftz]), ty(&[F64])], D_A),
];
