//! Matrix fragments as whole tiles (PTX ISA, "Warp Level Matrix Instructions: wmma").

use super::kit::*;
use crate::token::Tok::Row as Row_;
use crate::types::Type;

const SECTION: &str = "warp-level-matrix-instructions-wmma-mma";

const V63_70: &[Avail] = &[since(70, 6, 3)];
const V63_72: &[Avail] = &[since(72, 6, 3)];
const V63_75: &[Avail] = &[since(75, 6, 3)];
const V70_80: &[Avail] = &[since(80, 7, 0)];
const V71_80: &[Avail] = &[since(80, 7, 1)];
const YOUNG: &[(Tok, &[Avail])] = &[(SharedCta, &[since(0, 7, 8)])];

const ALIGNED: Slot = must(Kind::Aligned, &[Aligned]);
const ANY: Slot = must(Kind::Layout, &[Row_, Col]);
const ROW: Slot = must(Kind::Layout, &[Row_]);
const COL: Slot = must(Kind::Layout, &[Col]);
const SPACE: Slot = may(Kind::Space, &[Global, Shared, SharedCta]);

const fn shape(tokens: &'static [Tok]) -> Slot {
    must(Kind::Shape, tokens)
}

const SQUARE: Slot = shape(&[M16n16k16]);
const TALL: Slot = shape(&[M32n8k16]);
const FLAT: Slot = shape(&[M8n32k16]);
const HALVES: Slot = shape(&[M16n16k16, M32n8k16, M8n32k16]);
const TF: Slot = shape(&[M16n16k8]);
const DOUBLE: Slot = shape(&[M8n8k4]);
const NIBBLES: Slot = shape(&[M8n8k32]);
const BITS1: Slot = shape(&[M8n8k128]);

const fn load(
    head: &'static str,
    slots: &'static [Slot],
    operands: &'static [Opnd],
    avail: &'static [Avail],
) -> Row {
    Row::new(Op::WmmaLoad, head, slots, operands, SECTION)
        .opt(1)
        .avail(avail)
        .younger(YOUNG)
        .effect(Effect::Read)
}

const fn store(slots: &'static [Slot], operands: &'static [Opnd], avail: &'static [Avail]) -> Row {
    Row::new(Op::WmmaStore, "wmma.store.d", slots, operands, SECTION)
        .opt(1)
        .avail(avail)
        .younger(YOUNG)
        .effect(Effect::Write)
}

const fn mma(slots: &'static [Slot], operands: &'static [Opnd], avail: &'static [Avail]) -> Row {
    Row::new(Op::WmmaMma, "wmma.mma", slots, operands, SECTION).avail(avail).effect(Effect::Sync)
}

const fn to(len: u8, ty: Type) -> Opnd {
    w(Form::Vector(len), Ty::Fixed(ty))
}

const fn from(len: u8, ty: Type) -> Opnd {
    r(Form::Vector(len), Ty::Fixed(ty))
}

const H: Type = Type::F16x2;
const B: Type = Type::B32;
const I: Type = Type::S32;
const F: Type = Type::F32;
const D: Type = Type::F64;

macro_rules! loads {
    ($($head:literal $layout:ident $shape:ident [$($ty:ident)*] $len:literal $of:ident $avail:ident;)*) => {
        &[$(
            load(
                $head,
                &[SYNC, ALIGNED, $layout, $shape, SPACE, ty(&[$($ty),*])],
                &[to($len, $of), MEM, SI],
                $avail,
            ),
        )*]
    };
}

/// `wmma.load`.
pub(super) const LOADS: &[Row] = loads! {
    "wmma.load.a" ANY HALVES [F16] 8 H V63_70;
    "wmma.load.b" ANY HALVES [F16] 8 H V63_70;
    "wmma.load.c" ANY HALVES [F16] 4 H V63_70;
    "wmma.load.c" ANY HALVES [F32] 8 F V63_70;
    "wmma.load.a" ANY SQUARE [BF16] 4 B V70_80;
    "wmma.load.a" ANY TALL [BF16] 8 B V70_80;
    "wmma.load.a" ANY FLAT [BF16] 2 B V70_80;
    "wmma.load.b" ANY SQUARE [BF16] 4 B V70_80;
    "wmma.load.b" ANY TALL [BF16] 2 B V70_80;
    "wmma.load.b" ANY FLAT [BF16] 8 B V70_80;
    "wmma.load.a" ANY TF [Tf32] 4 B V70_80;
    "wmma.load.b" ANY TF [Tf32] 4 B V70_80;
    "wmma.load.c" ANY TF [F32] 8 F V70_80;
    "wmma.load.a" ANY DOUBLE [F64] 1 D V70_80;
    "wmma.load.b" ANY DOUBLE [F64] 1 D V70_80;
    "wmma.load.c" ANY DOUBLE [F64] 2 D V70_80;
    "wmma.load.a" ANY SQUARE [U8 S8] 2 B V63_72;
    "wmma.load.a" ANY TALL [U8 S8] 4 B V63_72;
    "wmma.load.a" ANY FLAT [U8 S8] 1 B V63_72;
    "wmma.load.b" ANY SQUARE [U8 S8] 2 B V63_72;
    "wmma.load.b" ANY TALL [U8 S8] 1 B V63_72;
    "wmma.load.b" ANY FLAT [U8 S8] 4 B V63_72;
    "wmma.load.c" ANY HALVES [S32] 8 I V63_72;
    "wmma.load.a" ROW NIBBLES [U4 S4] 1 B V63_75;
    "wmma.load.b" COL NIBBLES [U4 S4] 1 B V63_75;
    "wmma.load.c" ANY NIBBLES [S32] 2 I V63_75;
    "wmma.load.a" ROW BITS1 [B1] 1 B V63_75;
    "wmma.load.b" COL BITS1 [B1] 1 B V63_75;
    "wmma.load.c" ANY BITS1 [S32] 2 I V63_75;
    "wmma.load.c" ANY NIBBLES [F32] 2 F V63_75;
    "wmma.load.c" ANY BITS1 [F32] 2 F V63_75;
};

macro_rules! stores {
    ($($shape:ident $ty:ident $len:literal $of:ident $avail:ident;)*) => {
        &[$(
            store(
                &[SYNC, ALIGNED, ANY, $shape, SPACE, ty(&[$ty])],
                &[MEM, from($len, $of), SI],
                $avail,
            ),
        )*]
    };
}

/// `wmma.store`.
pub(super) const STORES: &[Row] = stores! {
    HALVES F16 4 H V63_70;
    HALVES F32 8 F V63_70;
    HALVES S32 8 I V63_72;
    TF F32 8 F V70_80;
    DOUBLE F64 2 D V70_80;
    NIBBLES S32 2 I V63_75;
    BITS1 S32 2 I V63_75;
    NIBBLES F32 2 F V63_75;
    BITS1 F32 2 F V63_75;
};

const T_F16: Slot = ty(&[F16]);
const T_F32: Slot = ty(&[F32]);
const T_F64: Slot = ty(&[F64]);
const T_S32: Slot = ty(&[S32]);
const T_BF16: Slot = ty(&[BF16]);
const T_TF32: Slot = ty(&[Tf32]);
const T_S8: Slot = ty(&[S8]);
const T_U8: Slot = ty(&[U8]);
const T_S4: Slot = ty(&[S4]);
const T_U4: Slot = ty(&[U4]);
const T_B1: Slot = ty(&[B1]);
const SATFINITE: Slot = may(Kind::Sat, &[Satfinite]);

macro_rules! products {
    ($([$($slot:ident),*] $d:ident $n:literal, $a:ident $na:literal $nb:literal, $c:ident $nc:literal, $avail:ident;)*) => {
        &[$(
            mma(&[SYNC, ALIGNED, $($slot),*], &[to($n, $d), from($na, $a), from($nb, $a), from($nc, $c)], $avail),
        )*]
    };
}

/// `wmma.mma`. Halves name the types of result and accumulator only.
pub(super) const PRODUCTS: &[Row] = products! {
    [ANY, ANY, HALVES, T_F16, T_F16] H 4, H 8 8, H 4, V63_70;
    [ANY, ANY, HALVES, T_F16, T_F32] H 4, H 8 8, F 8, V63_70;
    [ANY, ANY, HALVES, T_F32, T_F16] F 8, H 8 8, H 4, V63_70;
    [ANY, ANY, HALVES, T_F32, T_F32] F 8, H 8 8, F 8, V63_70;
    [ANY, ANY, SQUARE, T_F32, T_BF16, T_BF16, T_F32] F 8, B 4 4, F 8, V70_80;
    [ANY, ANY, TALL, T_F32, T_BF16, T_BF16, T_F32] F 8, B 8 2, F 8, V70_80;
    [ANY, ANY, FLAT, T_F32, T_BF16, T_BF16, T_F32] F 8, B 2 8, F 8, V70_80;
    [ANY, ANY, TF, T_F32, T_TF32, T_TF32, T_F32] F 8, B 4 4, F 8, V70_80;
    [ANY, ANY, DOUBLE, RND, T_F64, T_F64, T_F64, T_F64] D 2, D 1 1, D 2, V70_80;
    [ANY, ANY, SQUARE, T_S32, T_S8, T_S8, T_S32, SATFINITE] I 8, B 2 2, I 8, V63_72;
    [ANY, ANY, SQUARE, T_S32, T_U8, T_U8, T_S32, SATFINITE] I 8, B 2 2, I 8, V63_72;
    [ANY, ANY, TALL, T_S32, T_S8, T_S8, T_S32, SATFINITE] I 8, B 4 1, I 8, V63_72;
    [ANY, ANY, TALL, T_S32, T_U8, T_U8, T_S32, SATFINITE] I 8, B 4 1, I 8, V63_72;
    [ANY, ANY, FLAT, T_S32, T_S8, T_S8, T_S32, SATFINITE] I 8, B 1 4, I 8, V63_72;
    [ANY, ANY, FLAT, T_S32, T_U8, T_U8, T_S32, SATFINITE] I 8, B 1 4, I 8, V63_72;
    [ROW, COL, NIBBLES, T_S32, T_S4, T_S4, T_S32, SATFINITE] I 2, B 1 1, I 2, V63_75;
    [ROW, COL, NIBBLES, T_S32, T_U4, T_U4, T_S32, SATFINITE] I 2, B 1 1, I 2, V63_75;
};

const SLOTS: &[Slot] = &[SYNC, ALIGNED, ROW, COL, BITS1, T_S32, T_B1, T_B1, T_S32];
const OPERANDS: &[Opnd] = &[to(2, I), from(1, B), from(1, B), from(2, I)];

const fn bits(head: &'static str, avail: &'static [Avail]) -> Row {
    Row::new(Op::WmmaMma, head, SLOTS, OPERANDS, SECTION).avail(avail).effect(Effect::Sync)
}

/// `wmma.mma` of single bits.
pub(super) const BIT_PRODUCTS: &[Row] =
    &[bits("wmma.mma.xor.popc", V63_75), bits("wmma.mma.and.popc", V71_80)];
