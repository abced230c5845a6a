//! Tensor cores of the fifth generation and their memory (PTX ISA, "TensorCore 5th Generation Family Instructions").

use super::kit::*;
use crate::types::Type;

const SECTION: &str = "tensorcore-5th-generation-instructions";

const fn row(op: Op, head: &'static str, slots: &'static [Slot], operands: &'static [Opnd]) -> Row {
    Row::new(op, head, slots, operands, SECTION).avail(V86).effect(Effect::Sync)
}

const V86: &[Avail] = &[on(TENSOR, 8, 6)];
const V86_A: &[Avail] = &[on(TENSOR_A, 8, 6)];
const V87_A: &[Avail] = &[on(TENSOR_A, 8, 7)];
const V88: &[Avail] = &[on(TENSOR, 8, 8)];
const V88_A: &[Avail] = &[on(TENSOR_A, 8, 8)];
/// Reductions while loading came with sm_103.
const V88_103: &[Avail] = &[on(
    &[Sm::family(103), Sm::arch(103), Sm::family(107), Sm::arch(107), Sm::family(110), Sm::arch(110)],
    8,
    8,
)];
/// A factor for the accumulator is not on sm_110.
const V86_107: &[Avail] = &[on(
    &[Sm::family(100), Sm::arch(100), Sm::family(103), Sm::arch(103), Sm::family(107), Sm::arch(107)],
    8,
    6,
)];
/// Integers are on two targets only.
const V86_I8: &[Avail] = &[on(&[Sm::arch(100), Sm::arch(110)], 8, 6)];

const ALIGNED: Slot = must(Kind::Aligned, &[Aligned]);
const GROUP: Slot = must(Kind::Scope, &[CtaGroup1, CtaGroup2]);
const GROUP1: Slot = must(Kind::Scope, &[CtaGroup1]);
const GROUP2: Slot = must(Kind::Scope, &[CtaGroup2]);
const WORDS: Slot = ty(&[B32]);
const COUNT: Opnd = r(Form::Value, Ty::Fixed(Type::U32));
const TADDR: Opnd = r(Form::Reg, Ty::Fixed(Type::U32));

/// What allocates, waits, copies and signals.
pub(super) const MANAGEMENT: &[Row] = &[
    row(
        Op::Tcgen05Alloc,
        "tcgen05.alloc",
        &[GROUP, SYNC, ALIGNED, may(Kind::Space, &[SharedCta]), WORDS],
        &[MEM, COUNT],
    ),
    row(Op::Tcgen05Dealloc, "tcgen05.dealloc", &[GROUP, SYNC, ALIGNED, WORDS], &[TADDR, COUNT]),
    row(Op::Tcgen05RelinquishAllocPermit, "tcgen05.relinquish_alloc_permit", &[GROUP, SYNC, ALIGNED], &[]),
    row(Op::Tcgen05Wait, "tcgen05.wait::ld", &[SYNC, ALIGNED], &[]),
    row(Op::Tcgen05Wait, "tcgen05.wait::st", &[SYNC, ALIGNED], &[]),
    row(Op::Tcgen05Fence, "tcgen05.fence::before_thread_sync", &[], &[]),
    row(Op::Tcgen05Fence, "tcgen05.fence::after_thread_sync", &[], &[]),
    row(Op::Tcgen05Shift, "tcgen05.shift", &[GROUP, must(Kind::Mode, &[Down])], &[MEM]).avail(V86_A),
    row(
        Op::Tcgen05Commit,
        "tcgen05.commit",
        &[GROUP, must(Kind::Other, &[ArriveOne]), may(Kind::Space, &[SharedCluster]), ty(&[B64])],
        &[MEM],
    ),
    row(
        Op::Tcgen05Commit,
        "tcgen05.commit",
        &[
            GROUP,
            must(Kind::Other, &[ArriveOne]),
            may(Kind::Space, &[SharedCluster]),
            must(Kind::Mode, &[Multicast]),
            ty(&[B64]),
        ],
        &[MEM, r(Form::Value, Ty::Fixed(Type::U16))],
    ),
];

const fn shape(tokens: &'static [Tok]) -> Slot {
    must(Kind::Shape, tokens)
}

const PLAIN_CP: Slot = shape(&[R128x256b, R4x256b, R128x128b]);
const MATRIX: Opnd = r(Form::Reg, Ty::Fixed(Type::U64));
const FROM8: Slot = must(Kind::Type, &[B8x16]);
const FROM46: Slot = must(Kind::Type, &[B6x16P32, B4x16P64]);
const WARPX2: Slot = must(Kind::Mode, &[Warpx2High, Warpx2Low]);
const WARPX4: Slot = must(Kind::Mode, &[Warpx4]);

const fn copy(slots: &'static [Slot]) -> Row {
    row(Op::Tcgen05Cp, "tcgen05.cp", slots, &[MEM, MATRIX])
}

/// Copies from shared memory, as they are or widened.
pub(super) const COPIES: &[Row] = &[
    copy(&[GROUP, PLAIN_CP]),
    copy(&[GROUP, PLAIN_CP, FROM8, FROM46]),
    copy(&[GROUP, shape(&[R64x128b]), WARPX2]),
    copy(&[GROUP, shape(&[R64x128b]), WARPX2, FROM8, FROM46]),
    copy(&[GROUP, shape(&[R32x128b]), WARPX4]),
    copy(&[GROUP, shape(&[R32x128b]), WARPX4, FROM8, FROM46]),
];

const X_ALL: Slot = must(Kind::Num, &[X1, X2, X4, X8, X16, X32, X64, X128]);
const X_64: Slot = must(Kind::Num, &[X1, X2, X4, X8, X16, X32, X64]);
const X_32: Slot = must(Kind::Num, &[X1, X2, X4, X8, X16, X32]);
const X_RED: Slot = must(Kind::Num, &[X2, X4, X8, X16, X32, X64, X128]);
const PACK: Slot = may(Kind::Mode, &[Pack16]);
const UNPACK: Slot = may(Kind::Mode, &[Unpack16]);

macro_rules! moves {
    ($([$($shape:ident)*] $repeat:ident $times:literal $($offset:ident)?;)*) => {
        &[$(
            row(
                Op::Tcgen05Ld,
                "tcgen05.ld",
                &[SYNC, ALIGNED, shape(&[$($shape),*]), $repeat, PACK, WORDS],
                &[w(Form::PerRepeat($times), Ty::Fixed(Type::B32)), MEM, $($offset)?],
            ),
            row(
                Op::Tcgen05St,
                "tcgen05.st",
                &[SYNC, ALIGNED, shape(&[$($shape),*]), $repeat, UNPACK, WORDS],
                &[MEM, $($offset,)? r(Form::PerRepeat($times), Ty::Fixed(Type::B32))],
            ),
        )*]
    };
}

/// `tcgen05.ld` and `tcgen05.st`.
pub(super) const MOVES: &[Row] = moves! {
    [R16x64b R32x32b] X_ALL 1;
    [R16x128b] X_64 2;
    [R16x256b] X_32 4;
    [R16x32bx2] X_ALL 1 IMM;
};

const MIN_MAX: Slot = must(Kind::AtomOp, &[Min, Max]);
const MAY_ABS: Slot = may(Kind::Abs, &[Abs]);

macro_rules! reductions {
    ($($shape:ident [$($slot:ident)*] [$($ty:ident)*] $($offset:ident)?;)*) => {
        &[$(
            row(
                Op::Tcgen05LdRed,
                "tcgen05.ld.red",
                &[SYNC, ALIGNED, shape(&[$shape]), X_RED, MIN_MAX, $($slot,)* ty(&[$($ty),*])],
                &[w(Form::PerRepeat(1), Ty::Slot(0)), w(Form::Reg, Ty::Slot(0)), MEM, $($offset)?],
            )
            .avail(V88_103),
        )*]
    };
}

/// Loads that also reduce.
pub(super) const REDUCTIONS: &[Row] = reductions! {
    R32x32b [] [U32 S32];
    R32x32b [MAY_ABS NAN] [F32];
    R16x32bx2 [] [U32 S32] IMM;
    R16x32bx2 [MAY_ABS NAN] [F32] IMM;
};

/// The accumulator, factors, and what describes the product.
const D: Opnd = MEM;
const A: Opnd = r(Form::MemOrReg, Ty::Fixed(Type::U64));
const B: Opnd = MATRIX;
const I: Opnd = TADDR;
const P: Opnd = SPN;
const LANES4: Opnd = r(Form::Vector(4), Ty::Fixed(Type::B32));
const LANES8: Opnd = r(Form::Vector(8), Ty::Fixed(Type::B32));
const BY: Opnd = r(Form::ImmIn(0, 15), Ty::Any);
const META: Opnd = MEM;
const ZERO_MASK: Opnd = r(Form::Reg, Ty::Fixed(Type::U64));

const COLLECT: Slot =
    may(Kind::Other, &[CollectorAFill, CollectorAUse, CollectorALastuse, CollectorADiscard]);
const COLLECT_SHIFTED: Slot = may(Kind::Other, &[CollectorALastuse, CollectorADiscard]);
const SHIFTED: Slot = must(Kind::Mode, &[Ashift]);
const FLOATS: Slot = must(Kind::Round, &[KindF16, KindTf32, KindF8f6f4]);
const HALVES: Slot = must(Kind::Round, &[KindF16, KindTf32]);
const INTEGERS: Slot = must(Kind::Round, &[KindI8]);

/// Each product without and with lanes that are left out, without and with shifted rows of the first factor.
macro_rules! products {
    ($($head:literal $kind:ident $group:ident $lanes:ident [$($meta:ident)?] [$($by:ident)?] $avail:ident;)*) => {
        &[$(
            row(Op::Tcgen05Mma, $head, &[$group, $kind, COLLECT], &[D, A, B, $($meta,)? I, P, $($by)?]).avail($avail),
            row(Op::Tcgen05Mma, $head, &[$group, $kind, COLLECT], &[D, A, B, $($meta,)? I, $lanes, P, $($by)?])
                .avail($avail),
            row(
                Op::Tcgen05Mma,
                $head,
                &[$group, $kind, SHIFTED, COLLECT_SHIFTED],
                &[D, MEM, B, $($meta,)? I, P, $($by)?],
            )
            .avail($avail),
            row(
                Op::Tcgen05Mma,
                $head,
                &[$group, $kind, SHIFTED, COLLECT_SHIFTED],
                &[D, MEM, B, $($meta,)? I, $lanes, P, $($by)?],
            )
            .avail($avail),
        )*]
    };
}

/// `tcgen05.mma` of plain numbers.
pub(super) const PRODUCTS: &[Row] = products! {
    "tcgen05.mma" FLOATS GROUP1 LANES4 [] [] V86;
    "tcgen05.mma" FLOATS GROUP2 LANES8 [] [] V86;
    "tcgen05.mma.sp" FLOATS GROUP1 LANES4 [META] [] V86;
    "tcgen05.mma.sp" FLOATS GROUP2 LANES8 [META] [] V86;
    "tcgen05.mma" INTEGERS GROUP1 LANES4 [] [] V86_I8;
    "tcgen05.mma" INTEGERS GROUP2 LANES8 [] [] V86_I8;
    "tcgen05.mma.sp" INTEGERS GROUP1 LANES4 [META] [] V86_I8;
    "tcgen05.mma.sp" INTEGERS GROUP2 LANES8 [META] [] V86_I8;
    "tcgen05.mma" HALVES GROUP1 LANES4 [] [BY] V86_107;
    "tcgen05.mma" HALVES GROUP2 LANES8 [] [BY] V86_107;
    "tcgen05.mma.sp" HALVES GROUP1 LANES4 [META] [BY] V86_107;
    "tcgen05.mma.sp" HALVES GROUP2 LANES8 [META] [BY] V86_107;
    "tcgen05.mma" INTEGERS GROUP1 LANES4 [] [IMM] V86_I8;
    "tcgen05.mma" INTEGERS GROUP2 LANES8 [] [IMM] V86_I8;
    "tcgen05.mma.sp" INTEGERS GROUP1 LANES4 [META] [IMM] V86_I8;
    "tcgen05.mma.sp" INTEGERS GROUP2 LANES8 [META] [IMM] V86_I8;
};

const SCALED: Slot = must(Kind::Sat, &[BlockScale]);
const MXF8F6F4: Slot = must(Kind::Round, &[KindMxf8f6f4]);
const MXF4: Slot = must(Kind::Round, &[KindMxf4]);
const MXF4NVF4: Slot = must(Kind::Round, &[KindMxf4nvf4]);

macro_rules! scaled {
    ($($kind:ident [$($vec:expr)?] $avail:ident $sparse:ident;)*) => {
        &[$(
            row(
                Op::Tcgen05Mma,
                "tcgen05.mma",
                &[GROUP, $kind, SCALED, $($vec,)? COLLECT],
                &[D, A, B, I, MEM, MEM, P],
            )
            .avail($avail),
            row(
                Op::Tcgen05Mma,
                "tcgen05.mma.sp",
                &[GROUP, $kind, SCALED, $($vec,)? COLLECT],
                &[D, A, B, META, I, MEM, MEM, P],
            )
            .avail($sparse),
        )*]
    };
}

/// `tcgen05.mma` with factors for blocks.
pub(super) const SCALES: &[Row] = scaled! {
    MXF8F6F4 [] V86 V86;
    MXF4 [] V86 V86_A;
    MXF8F6F4 [must(Kind::Num, &[Block32])] V88 V88;
    MXF4 [must(Kind::Num, &[Block32])] V88 V88_A;
    MXF4NVF4 [must(Kind::Num, &[Block16, Block32])] V88 V88_A;
    MXF8F6F4 [must(Kind::Num, &[ScaleVec1])] V86_A V86_A;
    MXF4 [must(Kind::Num, &[ScaleVec2])] V86_A V86_A;
    MXF4NVF4 [must(Kind::Num, &[ScaleVec2, ScaleVec4])] V87_A V87_A;
};

const COLLECT_B: Slot = may(
    Kind::Other,
    &[
        CollectorB0Fill,
        CollectorB0Use,
        CollectorB0Lastuse,
        CollectorB0Discard,
        CollectorB1Fill,
        CollectorB1Use,
        CollectorB1Lastuse,
        CollectorB1Discard,
        CollectorB2Fill,
        CollectorB2Use,
        CollectorB2Lastuse,
        CollectorB2Discard,
        CollectorB3Fill,
        CollectorB3Use,
        CollectorB3Lastuse,
        CollectorB3Discard,
    ],
);

const fn stationary(
    head: &'static str,
    slots: &'static [Slot],
    operands: &'static [Opnd],
    avail: &'static [Avail],
) -> Row {
    row(Op::Tcgen05Mma, head, slots, operands).opt(1).avail(avail)
}

/// `tcgen05.mma.ws`: the second factor stays.
pub(super) const STATIONARY: &[Row] = &[
    stationary("tcgen05.mma.ws", &[GROUP1, FLOATS, COLLECT_B], &[D, A, B, I, P, ZERO_MASK], V86),
    stationary("tcgen05.mma.ws", &[GROUP1, INTEGERS, COLLECT_B], &[D, A, B, I, P, ZERO_MASK], V86_I8),
    stationary("tcgen05.mma.ws.sp", &[GROUP1, FLOATS, COLLECT_B], &[D, A, B, META, I, P, ZERO_MASK], V86),
    stationary(
        "tcgen05.mma.ws.sp",
        &[GROUP1, INTEGERS, COLLECT_B],
        &[D, A, B, META, I, P, ZERO_MASK],
        V86_I8,
    ),
];
