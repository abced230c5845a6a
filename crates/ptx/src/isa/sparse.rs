//! `mma` of sparse and of block-scaled matrices (PTX ISA, "Matrix multiply-accumulate operation using mma.sp instruction" and
//! "Block Scaling for mma").

use super::kit::*;
use crate::token::Tok::Row as Row_;
use crate::types::Type;

const SPARSE: &str = "warp-level-matrix-instructions-mma-sp";
const DENSE: &str = "warp-level-matrix-instructions-mma";

const ALIGNED: Slot = must(Kind::Aligned, &[Aligned]);
const ROW: Slot = must(Kind::Layout, &[Row_]);
const COL: Slot = must(Kind::Layout, &[Col]);
const SATFINITE: Slot = may(Kind::Sat, &[Satfinite]);

const V71_80: &[Avail] = &[since(80, 7, 1)];
const V85_80: &[Avail] = &[since(80, 8, 5)];
const V84_89: &[Avail] = &[since(89, 8, 4)];
const V85_89: &[Avail] = &[since(89, 8, 5)];
const V87_120: &[Avail] = &[on(SM120F, 8, 7)];
const V91_120: &[Avail] = &[on(SM120F, 9, 1)];
const V87_120A: &[Avail] = &[on(SM120A, 8, 7)];
const V91_120A: &[Avail] = &[on(SM120A, 9, 1)];
const V86_100: &[Avail] = &[on(BLACKWELL, 8, 6)];
const V87_100: &[Avail] = &[on(BLACKWELL, 8, 7)];

const fn to(len: u8, ty: Type) -> Opnd {
    w(Form::Vector(len), Ty::Fixed(ty))
}

const fn from(len: u8, ty: Type) -> Opnd {
    r(Form::Vector(len), Ty::Fixed(ty))
}

const fn shape(tokens: &'static [Tok]) -> Slot {
    must(Kind::Shape, tokens)
}

const K8: Slot = shape(&[M16n8k8]);
const K16: Slot = shape(&[M16n8k16]);
const K32: Slot = shape(&[M16n8k32]);
const K64: Slot = shape(&[M16n8k64]);
const K128: Slot = shape(&[M16n8k128]);

const H: Type = Type::F16x2;
const P: Type = Type::BF16x2;
const B: Type = Type::B32;
const I: Type = Type::S32;
const F: Type = Type::F32;

const T_F16: Slot = ty(&[F16]);
const T_F32: Slot = ty(&[F32]);
const T_S32: Slot = ty(&[S32]);
const T_BF: Slot = ty(&[BF16]);
const T_TF: Slot = ty(&[Tf32]);
const INT8: Slot = ty(&[U8, S8]);
const INT4: Slot = ty(&[U4, S4]);
const FP8: Slot = ty(&[E4m3, E5m2]);
const NARROW6: Slot = ty(&[E2m1, E2m3, E3m2]);
const ANY_NARROW: Slot = ty(&[E4m3, E5m2, E2m1, E2m3, E3m2]);
const FP4: Slot = ty(&[E2m1]);

const META: Opnd = r(Form::Reg, Ty::Fixed(Type::U32));
const PART3: Opnd = r(Form::ImmIn(0, 3), Ty::Any);
const PART1: Opnd = r(Form::ImmIn(0, 1), Ty::Any);
const PART0: Opnd = r(Form::ImmIn(0, 0), Ty::Any);

macro_rules! sparse {
    ($($shape:ident $($sat:ident)? [$t:ident $a:ident $b:ident $c:ident] $d:ident $n:literal, $of:ident $len:literal, $part:ident, $old:ident / $new:ident;)*) => {
        &[$(
            Row::new(
                Op::MmaSp,
                "mma.sp",
                &[SYNC, ALIGNED, $shape, ROW, COL, $($sat,)? $t, $a, $b, $c],
                &[to($n, $d), from($len, $of), from($len, $of), from($n, $d), META, $part],
                SPARSE,
            )
            .effect(Effect::Sync)
            .avail($old),
            Row::new(
                Op::MmaSp,
                "mma.sp::ordered_metadata",
                &[SYNC, ALIGNED, $shape, ROW, COL, $($sat,)? $t, $a, $b, $c],
                &[to($n, $d), from($len, $of), from($len, $of), from($n, $d), META, $part],
                SPARSE,
            )
            .effect(Effect::Sync)
            .avail($new),
        )*]
    };
}

/// `mma.sp` with both orders of the metadata.
pub(super) const SPARSE_PRODUCTS: &[Row] = sparse! {
    K16 [T_F16 T_F16 T_F16 T_F16] H 2, H 2, PART3, V71_80 / V85_80;
    K32 [T_F16 T_F16 T_F16 T_F16] H 2, H 4, PART1, V71_80 / V85_80;
    K16 [T_F32 T_F16 T_F16 T_F32] F 4, H 2, PART3, V71_80 / V85_80;
    K32 [T_F32 T_F16 T_F16 T_F32] F 4, H 4, PART1, V71_80 / V85_80;
    K16 [T_F32 T_BF T_BF T_F32] F 4, P 2, PART3, V71_80 / V85_80;
    K32 [T_F32 T_BF T_BF T_F32] F 4, P 4, PART1, V71_80 / V85_80;
    K8 [T_F32 T_TF T_TF T_F32] F 4, B 2, PART3, V71_80 / V85_80;
    K16 [T_F32 T_TF T_TF T_F32] F 4, B 4, PART1, V71_80 / V85_80;
    K32 SATFINITE [T_S32 INT8 INT8 T_S32] I 4, B 2, PART1, V71_80 / V85_80;
    K64 SATFINITE [T_S32 INT8 INT8 T_S32] I 4, B 4, PART0, V71_80 / V85_80;
    K64 SATFINITE [T_S32 INT4 INT4 T_S32] I 4, B 2, PART1, V71_80 / V85_80;
    K128 SATFINITE [T_S32 INT4 INT4 T_S32] I 4, B 4, PART0, V71_80 / V85_80;
    K64 [T_F32 FP8 FP8 T_F32] F 4, B 4, PART0, V84_89 / V85_89;
};

/// `mma.sp` of eight bits into halves.
pub(super) const SPARSE_HALVES: &[Row] = &[Row::new(
    Op::MmaSp,
    "mma.sp::ordered_metadata",
    &[SYNC, ALIGNED, K64, ROW, COL, T_F16, FP8, FP8, T_F16],
    &[to(2, H), from(4, B), from(4, B), from(2, H), META, PART0],
    SPARSE,
)
.effect(Effect::Sync)
.avail(V87_120)];

const F8F6F4: Slot = must(Kind::Mode, &[KindF8f6f4]);
const MXF8F6F4: Slot = must(Kind::Mode, &[KindMxf8f6f4]);

macro_rules! kinds {
    ($([$t:ident $a:ident $b:ident $c:ident] $kind:ident $d:ident $n:literal, $avail:ident $($sparse:ident)?;)*) => {
        &[$(
            Row::new(
                Op::Mma,
                "mma",
                &[SYNC, ALIGNED, K32, ROW, COL, $kind, $t, $a, $b, $c],
                &[to($n, $d), from(4, B), from(2, B), from($n, $d)],
                DENSE,
            )
            .effect(Effect::Sync)
            .avail($avail),
            $(Row::new(
                Op::MmaSp,
                "mma.sp::ordered_metadata",
                &[SYNC, ALIGNED, K64, ROW, COL, $kind, $t, $a, $b, $c],
                &[to($n, $d), from(4, B), from(4, B), from($n, $d), META, PART0],
                SPARSE,
            )
            .effect(Effect::Sync)
            .avail($sparse),)?
        )*]
    };
}

/// `mma` of narrow floats with a kind. Eight bits run on more targets than less do.
pub(super) const KINDS: &[Row] = kinds! {
    [T_F32 FP8 FP8 T_F32] F8F6F4 F 4, V86_100 V86_100;
    [T_F32 FP8 NARROW6 T_F32] F8F6F4 F 4, V87_120 V87_120;
    [T_F32 NARROW6 ANY_NARROW T_F32] F8F6F4 F 4, V87_120 V87_120;
    [T_F16 FP8 FP8 T_F16] F8F6F4 H 2, V87_100 V87_120;
    [T_F16 FP8 NARROW6 T_F16] F8F6F4 H 2, V87_120 V87_120;
    [T_F16 NARROW6 ANY_NARROW T_F16] F8F6F4 H 2, V87_120 V87_120;
    [T_F32 FP8 FP8 T_F32] MXF8F6F4 F 4, V86_100;
    [T_F16 FP8 FP8 T_F16] MXF8F6F4 H 2, V87_100;
};

const MAY_1X: Slot = may(Kind::Num, &[ScaleVec1]);
const MAY_2X: Slot = may(Kind::Num, &[ScaleVec2]);
const MUST_2X: Slot = must(Kind::Num, &[ScaleVec2]);
const MUST_4X: Slot = must(Kind::Num, &[ScaleVec4]);
const UE8M0: Slot = ty(&[Ue8m0]);
const UE4M3: Slot = ty(&[Ue4m3]);
/// The factors of a matrix, and where in the warp and in the register they are.
const SCALE: Opnd = r(Form::Reg, Ty::Fixed(Type::B32));
const WHERE: Opnd = r(Form::VectorValue(2), Ty::Fixed(Type::U16));

macro_rules! scaled {
    ($($kind:literal $vec:ident $a:ident $b:ident $scale:ident $dense:literal $sparse:literal $avail:ident $sparse_avail:ident;)*) => {
        &[$(
            Row::new(
                Op::Mma,
                concat!("mma.sync.aligned.", $dense, ".row.col.", $kind, ".block_scale"),
                &[$vec, T_F32, $a, $b, T_F32, $scale],
                &[to(4, F), from(4, B), from(2, B), from(4, F), SCALE, WHERE, SCALE, WHERE],
                DENSE,
            )
            .effect(Effect::Sync)
            .avail($avail),
            Row::new(
                Op::MmaSp,
                concat!("mma.sp::ordered_metadata.sync.aligned.", $sparse, ".row.col.", $kind, ".block_scale"),
                &[$vec, T_F32, $a, $b, T_F32, $scale],
                &[to(4, F), from(4, B), from(4, B), from(4, F), META, PART0, SCALE, WHERE, SCALE, WHERE],
                SPARSE,
            )
            .effect(Effect::Sync)
            .avail($sparse_avail),
        )*]
    };
}

/// `mma` with a factor for each block of its operands.
pub(super) const SCALES: &[Row] = scaled! {
    "kind::mxf8f6f4" MAY_1X ANY_NARROW ANY_NARROW UE8M0 "m16n8k32" "m16n8k64" V87_120 V87_120;
    "kind::mxf4" MAY_2X FP4 FP4 UE8M0 "m16n8k64" "m16n8k128" V87_120 V87_120A;
    "kind::mxf4nvf4" MUST_2X FP4 FP4 UE8M0 "m16n8k64" "m16n8k128" V87_120 V87_120A;
    "kind::mxf4nvf4" MUST_4X FP4 FP4 UE4M3 "m16n8k64" "m16n8k128" V87_120 V87_120A;
    "kind::mxf4nvf4" MUST_4X FP4 FP4 UE8M0 "m16n8k64" "m16n8k128" V91_120 V91_120A;
};
