//! Matrix fragments of a warp (PTX ISA, "Warp Level Matrix Multiply-Accumulate Instructions"): the generation before sm_90a.

use super::kit::*;
use crate::token::Tok::Row as Row_;
use crate::types::Type;

const SECTION: &str = "warp-level-matrix-multiply-accumulate-instructions";

const fn row(op: Op, head: &'static str, slots: &'static [Slot], operands: &'static [Opnd]) -> Row {
    Row::new(op, head, slots, operands, SECTION).effect(Effect::Sync)
}

const ALIGNED: Slot = must(Kind::Aligned, &[Aligned]);
const TRANS: Slot = may(Kind::Layout, &[Trans]);
const MUST_TRANS: Slot = must(Kind::Layout, &[Trans]);
const SHARED: Slot = may(Kind::Space, &[Shared, SharedCta]);
const SATFINITE: Slot = may(Kind::Sat, &[Satfinite]);

const V65_75: &[Avail] = &[since(75, 6, 5)];
const V70_75: &[Avail] = &[since(75, 7, 0)];
const V70_80: &[Avail] = &[since(80, 7, 0)];
const V71_80: &[Avail] = &[since(80, 7, 1)];
const V78_90: &[Avail] = &[since(90, 7, 8)];
const V84_89: &[Avail] = &[since(89, 8, 4)];
const V87_89: &[Avail] = &[since(89, 8, 7)];
const V64_70: &[Avail] = &[since(70, 6, 4)];
const YOUNG: &[(Tok, &[Avail])] = &[(SharedCta, &[since(0, 7, 8)])];

const fn to(len: u8, ty: Type) -> Opnd {
    w(Form::Vector(len), Ty::Fixed(ty))
}

const fn from(len: u8, ty: Type) -> Opnd {
    r(Form::Vector(len), Ty::Fixed(ty))
}

const fn count(tokens: &'static [Tok]) -> Slot {
    must(Kind::Num, tokens)
}

const fn shape(tokens: &'static [Tok]) -> Slot {
    must(Kind::Shape, tokens)
}

const B16S: Slot = ty(&[B16]);

/// `ldmatrix`, `stmatrix`, `movmatrix`.
pub(super) const MOVES: &[Row] = &[
    load(&[SYNC, ALIGNED, shape(&[M8n8]), count(&[X1]), TRANS, SHARED, B16S], &[to(1, Type::B32), MEM]),
    load(&[SYNC, ALIGNED, shape(&[M8n8]), count(&[X2]), TRANS, SHARED, B16S], &[to(2, Type::B32), MEM]),
    load(&[SYNC, ALIGNED, shape(&[M8n8]), count(&[X4]), TRANS, SHARED, B16S], &[to(4, Type::B32), MEM]),
    store(&[SYNC, ALIGNED, shape(&[M8n8]), count(&[X1]), TRANS, SHARED, B16S], &[MEM, from(1, Type::B32)]),
    store(&[SYNC, ALIGNED, shape(&[M8n8]), count(&[X2]), TRANS, SHARED, B16S], &[MEM, from(2, Type::B32)]),
    store(&[SYNC, ALIGNED, shape(&[M8n8]), count(&[X4]), TRANS, SHARED, B16S], &[MEM, from(4, Type::B32)]),
    row(
        Op::Movmatrix,
        "movmatrix",
        &[SYNC, ALIGNED, shape(&[M8n8]), MUST_TRANS, B16S],
        &[w(Form::Reg, Ty::Fixed(Type::B32)), r(Form::Reg, Ty::Fixed(Type::B32))],
    )
    .avail(&[since(75, 7, 8)]),
];

const fn load(slots: &'static [Slot], operands: &'static [Opnd]) -> Row {
    row(Op::Ldmatrix, "ldmatrix", slots, operands).avail(V65_75).younger(YOUNG)
}

const fn store(slots: &'static [Slot], operands: &'static [Opnd]) -> Row {
    row(Op::Stmatrix, "stmatrix", slots, operands).avail(V78_90).younger(YOUNG)
}

const ROW: Slot = must(Kind::Layout, &[Row_]);
const COL: Slot = must(Kind::Layout, &[Col]);
const ROW_COL: Slot = must(Kind::Layout, &[Row_, Col]);

/// Fragments: pairs of halves, integers, single and double precision.
const H: Type = Type::F16x2;
const I: Type = Type::U32;
/// Pairs of what has no register type of its own.
const P: Type = Type::BF16x2;
const F: Type = Type::F32;
const D: Type = Type::F64;

const T_F16: Slot = ty(&[F16]);
const T_F32: Slot = ty(&[F32]);
const T_F64: Slot = ty(&[F64]);
const T_S32: Slot = ty(&[S32]);
const HALF: Slot = ty(&[F16]);
const BF: Slot = ty(&[BF16]);
const TF: Slot = ty(&[Tf32]);
const INT8: Slot = ty(&[U8, S8]);
const INT4: Slot = ty(&[U4, S4]);
const BIT: Slot = ty(&[B1]);
const FP8: Slot = ty(&[E4m3, E5m2]);

macro_rules! mma {
    ($([$shape:ident $($sat:ident)?] $d:ident $a:ident $b:ident $c:ident, $operands:expr, $avail:expr;)*) => {
        &[$(
            row(
                Op::Mma,
                "mma",
                &[SYNC, ALIGNED, shape(&[$shape]), ROW, COL, $($sat,)? $d, $a, $b, $c],
                $operands,
            )
            .avail($avail),
        )*]
    };
}

/// `mma` of halves, alternative floats and integers.
pub(super) const PRODUCTS: &[Row] = mma! {
    [M16n8k8] T_F16 HALF HALF T_F16, &[to(2, H), from(2, H), from(1, H), from(2, H)], V65_75;
    [M16n8k8] T_F32 HALF HALF T_F32, &[to(4, F), from(2, H), from(1, H), from(4, F)], V65_75;
    [M16n8k16] T_F16 HALF HALF T_F16, &[to(2, H), from(4, H), from(2, H), from(2, H)], V70_80;
    [M16n8k16] T_F32 HALF HALF T_F32, &[to(4, F), from(4, H), from(2, H), from(4, F)], V70_80;
    [M16n8k8] T_F32 BF BF T_F32, &[to(4, F), from(2, P), from(1, P), from(4, F)], V70_80;
    [M16n8k16] T_F32 BF BF T_F32, &[to(4, F), from(4, P), from(2, P), from(4, F)], V70_80;
    [M16n8k4] T_F32 TF TF T_F32, &[to(4, F), from(2, P), from(1, P), from(4, F)], V70_80;
    [M16n8k8] T_F32 TF TF T_F32, &[to(4, F), from(4, P), from(2, P), from(4, F)], V70_80;
    [M8n8k16 SATFINITE] T_S32 INT8 INT8 T_S32, &[to(2, I), from(1, I), from(1, I), from(2, I)], V65_75;
    [M8n8k32 SATFINITE] T_S32 INT4 INT4 T_S32, &[to(2, I), from(1, I), from(1, I), from(2, I)], V65_75;
    [M16n8k16 SATFINITE] T_S32 INT8 INT8 T_S32, &[to(4, I), from(2, I), from(1, I), from(4, I)], V70_80;
    [M16n8k32 SATFINITE] T_S32 INT8 INT8 T_S32, &[to(4, I), from(4, I), from(2, I), from(4, I)], V70_80;
    [M16n8k32 SATFINITE] T_S32 INT4 INT4 T_S32, &[to(4, I), from(2, I), from(1, I), from(4, I)], V70_80;
    [M16n8k64 SATFINITE] T_S32 INT4 INT4 T_S32, &[to(4, I), from(4, I), from(2, I), from(4, I)], V70_80;
    [M16n8k32] T_F32 FP8 FP8 T_F32, &[to(4, F), from(4, H), from(2, H), from(4, F)], V84_89;
    [M16n8k16] T_F32 FP8 FP8 T_F32, &[to(4, F), from(2, H), from(1, H), from(4, F)], V87_89;
    [M16n8k32] T_F16 FP8 FP8 T_F16, &[to(2, H), from(4, H), from(2, H), from(2, H)], V87_89;
    [M16n8k16] T_F16 FP8 FP8 T_F16, &[to(2, H), from(2, H), from(1, H), from(2, H)], V87_89;
};

const fn double(slots: &'static [Slot], operands: &'static [Opnd]) -> Row {
    row(Op::Mma, "mma", slots, operands).avail(V78_90)
}

const fn volta(slots: &'static [Slot], operands: &'static [Opnd]) -> Row {
    row(Op::Mma, "mma", slots, operands).avail(V64_70)
}

const fn bits(
    head: &'static str,
    slots: &'static [Slot],
    operands: &'static [Opnd],
    avail: &'static [Avail],
) -> Row {
    row(Op::Mma, head, slots, operands).avail(avail)
}

/// `mma` of double precision, of single bits, and of the first tensor cores.
pub(super) const OTHERS: &[Row] = &[
    double(
        &[SYNC, ALIGNED, shape(&[M8n8k4]), ROW, COL, RND, T_F64, T_F64, T_F64, T_F64],
        &[to(2, D), from(1, D), from(1, D), from(2, D)],
    )
    .avail(V70_80),
    double(
        &[SYNC, ALIGNED, shape(&[M16n8k4]), ROW, COL, RND, T_F64, T_F64, T_F64, T_F64],
        &[to(4, D), from(2, D), from(1, D), from(4, D)],
    ),
    double(
        &[SYNC, ALIGNED, shape(&[M16n8k8]), ROW, COL, RND, T_F64, T_F64, T_F64, T_F64],
        &[to(4, D), from(4, D), from(2, D), from(4, D)],
    ),
    double(
        &[SYNC, ALIGNED, shape(&[M16n8k16]), ROW, COL, RND, T_F64, T_F64, T_F64, T_F64],
        &[to(4, D), from(8, D), from(4, D), from(4, D)],
    ),
    volta(
        &[SYNC, ALIGNED, shape(&[M8n8k4]), ROW_COL, ROW_COL, T_F16, HALF, HALF, T_F16],
        &[to(4, H), from(2, H), from(2, H), from(4, H)],
    ),
    volta(
        &[SYNC, ALIGNED, shape(&[M8n8k4]), ROW_COL, ROW_COL, T_F32, HALF, HALF, T_F16],
        &[to(8, F), from(2, H), from(2, H), from(4, H)],
    ),
    volta(
        &[SYNC, ALIGNED, shape(&[M8n8k4]), ROW_COL, ROW_COL, T_F32, HALF, HALF, T_F32],
        &[to(8, F), from(2, H), from(2, H), from(8, F)],
    ),
    bits(
        "mma.sync.aligned.m8n8k128.row.col",
        &[T_S32, BIT, BIT, T_S32, must(Kind::BoolOp, &[Xor]), must(Kind::AtomOp, &[Popc])],
        &[to(2, I), from(1, I), from(1, I), from(2, I)],
        V70_75,
    ),
    bits(
        "mma.sync.aligned.m8n8k128.row.col",
        &[T_S32, BIT, BIT, T_S32, must(Kind::BoolOp, &[And]), must(Kind::AtomOp, &[Popc])],
        &[to(2, I), from(1, I), from(1, I), from(2, I)],
        V71_80,
    ),
    bits(
        "mma.sync.aligned.m16n8k128.row.col",
        &[T_S32, BIT, BIT, T_S32, must(Kind::BoolOp, &[Xor]), must(Kind::AtomOp, &[Popc])],
        &[to(4, I), from(2, I), from(1, I), from(4, I)],
        V70_80,
    ),
    bits(
        "mma.sync.aligned.m16n8k128.row.col",
        &[T_S32, BIT, BIT, T_S32, must(Kind::BoolOp, &[And]), must(Kind::AtomOp, &[Popc])],
        &[to(4, I), from(2, I), from(1, I), from(4, I)],
        V71_80,
    ),
    bits(
        "mma.sync.aligned.m16n8k256.row.col",
        &[T_S32, BIT, BIT, T_S32, must(Kind::BoolOp, &[Xor]), must(Kind::AtomOp, &[Popc])],
        &[to(4, I), from(4, I), from(2, I), from(4, I)],
        V70_80,
    ),
    bits(
        "mma.sync.aligned.m16n8k256.row.col",
        &[T_S32, BIT, BIT, T_S32, must(Kind::BoolOp, &[And]), must(Kind::AtomOp, &[Popc])],
        &[to(4, I), from(4, I), from(2, I), from(4, I)],
        V71_80,
    ),
];

const BYTES_ONLY: Slot = ty(&[B8]);
const TO_BYTES: Slot = ty(&[B8x16]);
const OF_LESS: Slot = ty(&[B6x16P32, B4x16P64]);
const V86: &[Avail] = &[on(BLACKWELL, 8, 6)];
const V94: &[Avail] = &[on(HOPPER, 9, 4)];
const TALL: Slot = shape(&[M16n16]);
const FLAT: Slot = shape(&[M8n16]);
const STORED: Slot = shape(&[M16n8]);
const TO_S8: Slot = ty(&[S8]);
const OF_S4: Slot = ty(&[S4]);

macro_rules! bytes {
    ($($make:ident [$($slot:ident)*] $count:ident [$($ty:ident)*] $operands:expr, $avail:ident;)*) => {
        &[$(
            $make(&[SYNC, ALIGNED, $($slot,)* must(Kind::Num, &[$count]), SHARED, $($ty),*], $operands)
                .avail($avail),
        )*]
    };
}

/// `ldmatrix` and `stmatrix` of bytes and less.
pub(super) const BYTES: &[Row] = bytes! {
    load [TALL MUST_TRANS] X1 [BYTES_ONLY] &[to(2, Type::B32), MEM], V86;
    load [TALL MUST_TRANS] X2 [BYTES_ONLY] &[to(4, Type::B32), MEM], V86;
    load [TALL MUST_TRANS] X1 [TO_BYTES OF_LESS] &[to(2, Type::B32), MEM], V86;
    load [TALL MUST_TRANS] X2 [TO_BYTES OF_LESS] &[to(4, Type::B32), MEM], V86;
    load [FLAT] X1 [TO_BYTES OF_LESS] &[to(1, Type::B32), MEM], V86;
    load [FLAT] X2 [TO_BYTES OF_LESS] &[to(2, Type::B32), MEM], V86;
    load [FLAT] X4 [TO_BYTES OF_LESS] &[to(4, Type::B32), MEM], V86;
    load [FLAT] X1 [TO_S8 OF_S4] &[to(1, Type::B32), MEM], V94;
    load [FLAT] X2 [TO_S8 OF_S4] &[to(2, Type::B32), MEM], V94;
    load [FLAT] X4 [TO_S8 OF_S4] &[to(4, Type::B32), MEM], V94;
    store [STORED MUST_TRANS] X1 [BYTES_ONLY] &[MEM, from(1, Type::B32)], V86;
    store [STORED MUST_TRANS] X2 [BYTES_ONLY] &[MEM, from(2, Type::B32)], V86;
    store [STORED MUST_TRANS] X4 [BYTES_ONLY] &[MEM, from(4, Type::B32)], V86;
};
