//! Bulk and tensor copies (PTX ISA, "Data Movement and Conversion Instructions: Asynchronous copy", "tensormap").

use super::kit::*;
use crate::types::Type;

const SECTION: &str = "data-movement-and-conversion-instructions-cp-async-bulk";
const TENSORS: &str = "data-movement-and-conversion-instructions-cp-async-bulk-tensor";
const MAPS: &str = "data-movement-and-conversion-instructions-tensormap-replace";

const fn bulk(op: Op, head: &'static str, slots: &'static [Slot], operands: &'static [Opnd]) -> Row {
    Row::new(op, head, slots, operands, SECTION).avail(V80_90).effect(Effect::ReadWrite)
}

const fn tensor(op: Op, head: &'static str, slots: &'static [Slot], operands: &'static [Opnd]) -> Row {
    Row::new(op, head, slots, operands, TENSORS).avail(V80_90).effect(Effect::ReadWrite).opt(1).younger(YOUNG)
}

const V80_90: &[Avail] = &[since(90, 8, 0)];
const V86_90: &[Avail] = &[since(90, 8, 6)];
const V92_90: &[Avail] = &[since(90, 9, 2)];
const V93_90: &[Avail] = &[since(90, 9, 3)];
const V94_90: &[Avail] = &[since(90, 9, 4)];
const V95_90: &[Avail] = &[since(90, 9, 5)];
const V86_100: &[Avail] = &[since(100, 8, 6)];
const V86_TENSOR: &[Avail] = &[on(TENSOR, 8, 6)];
const V94_107: &[Avail] = &[on(SM107, 9, 4)];
/// Where a block can write into the memory of another one while it reads global memory.
const V93_CLUSTER: &[Avail] = &[on(
    &[
        Sm::arch(90),
        Sm::family(100),
        Sm::arch(100),
        Sm::family(103),
        Sm::arch(103),
        Sm::family(107),
        Sm::arch(107),
        Sm::family(110),
        Sm::arch(110),
    ],
    9,
    3,
)];
const YOUNG: &[(Tok, &[Avail])] = &[(CtaGroup1, V86_TENSOR), (CtaGroup2, V86_TENSOR), (Multicast16, V94_90)];

const TO_CLUSTER: Slot = must(Kind::Space, &[SharedCluster]);
const TO_CTA: Slot = must(Kind::Space, &[SharedCta]);
const TO_GLOBAL: Slot = must(Kind::Space, &[Global]);
const OF_GLOBAL: Slot = must(Kind::Space, &[Global]);
const OF_CTA: Slot = must(Kind::Space, &[SharedCta]);
const COMPLETE: Slot = must(Kind::Other, &[CompleteTx]);
const IN_GROUP: Slot = must(Kind::Other, &[BulkGroup]);
const HINT: Slot = may(Kind::CacheHint, &[L2CacheHint]);
const MUST_HINT: Slot = must(Kind::CacheHint, &[L2CacheHint]);
const TO_MANY: Slot = must(Kind::Num, &[Multicast, Multicast16]);
const TO_MANY_32: Slot = must(Kind::Num, &[Multicast32]);
const MASKED: Slot = must(Kind::Mode, &[CpMask]);
const BOUNDED: Slot = must(Kind::Mode, &[IgnoreOob]);

const SIZE: Opnd = SI;
const BARRIER: Opnd = r(Form::MemOrReg, Ty::Any);
const MASK16: Opnd = r(Form::Value, Ty::Fixed(Type::U16));
const MASK32: Opnd = r(Form::Value, Ty::Fixed(Type::U32));
const HEAD: &str = "cp.async.bulk";

const RELAXED: Slot = must(Kind::Sem, &[Relaxed]);
const SCOPE: Slot = must(Kind::Scope, &[Cta, Cluster, Gpu, Sys]);
const QUADS: Slot = ty(&[B128]);

/// `cp.async.bulk`.
pub(super) const COPIES: &[Row] = &[
    bulk(Op::CpAsyncBulk, HEAD, &[TO_CLUSTER, OF_GLOBAL, COMPLETE, HINT], &[MEM, MEM, SIZE, BARRIER, SL])
        .opt(1),
    bulk(
        Op::CpAsyncBulk,
        HEAD,
        &[TO_CLUSTER, OF_GLOBAL, COMPLETE, TO_MANY, HINT],
        &[MEM, MEM, SIZE, BARRIER, MASK16, SL],
    )
    .opt(1)
    .younger(YOUNG),
    bulk(
        Op::CpAsyncBulk,
        HEAD,
        &[TO_CLUSTER, OF_GLOBAL, COMPLETE, TO_MANY_32, HINT],
        &[MEM, MEM, SIZE, BARRIER, MASK32, SL],
    )
    .opt(1)
    .avail(V94_107),
    bulk(Op::CpAsyncBulk, HEAD, &[TO_CTA, OF_GLOBAL, COMPLETE, HINT], &[MEM, MEM, SIZE, BARRIER, SL])
        .opt(1)
        .avail(V86_90),
    bulk(
        Op::CpAsyncBulk,
        HEAD,
        &[TO_CTA, OF_GLOBAL, COMPLETE, BOUNDED, HINT],
        &[MEM, MEM, SIZE, SI, SI, BARRIER, SL],
    )
    .opt(1)
    .avail(V92_90),
    bulk(Op::CpAsyncBulk, HEAD, &[TO_CLUSTER, OF_CTA, COMPLETE], &[MEM, MEM, SIZE, BARRIER]),
    bulk(Op::CpAsyncBulk, HEAD, &[TO_GLOBAL, OF_CTA, IN_GROUP, HINT], &[MEM, MEM, SIZE, SL]).opt(1),
    bulk(Op::CpAsyncBulk, HEAD, &[TO_GLOBAL, OF_CTA, IN_GROUP, MASKED], &[MEM, MEM, SIZE, MASK16])
        .avail(V86_100),
    bulk(
        Op::CpAsyncBulk,
        HEAD,
        &[TO_GLOBAL, OF_CTA, IN_GROUP, MUST_HINT, MASKED],
        &[MEM, MEM, SIZE, SL, MASK16],
    )
    .avail(V86_100),
    // Copies whose parts of 16 bytes are seen as a whole.
    bulk(
        Op::CpAsyncBulk,
        HEAD,
        &[RELAXED, SCOPE, TO_CLUSTER, OF_GLOBAL, COMPLETE, QUADS],
        &[MEM, MEM, SIZE, BARRIER],
    )
    .avail(V93_CLUSTER),
    bulk(
        Op::CpAsyncBulk,
        HEAD,
        &[RELAXED, SCOPE, TO_CTA, OF_GLOBAL, COMPLETE, QUADS],
        &[MEM, MEM, SIZE, BARRIER],
    )
    .avail(V93_90),
    bulk(
        Op::CpAsyncBulk,
        HEAD,
        &[RELAXED, SCOPE, TO_CLUSTER, OF_CTA, COMPLETE, QUADS],
        &[MEM, MEM, SIZE, BARRIER],
    )
    .avail(V93_90),
    bulk(Op::CpAsyncBulk, HEAD, &[RELAXED, SCOPE, TO_GLOBAL, OF_CTA, IN_GROUP, QUADS], &[MEM, MEM, SIZE])
        .avail(V93_90),
    bulk(Op::CpAsyncBulkPrefetch, "cp.async.bulk.prefetch.L2", &[OF_GLOBAL, HINT], &[MEM, SIZE, SL]).opt(1),
    bulk(
        Op::CpAsyncBulkPrefetch,
        "cp.async.bulk.prefetch.L2",
        &[OF_GLOBAL, must(Kind::L2Evict, &[L2EvictLast])],
        &[MEM, SIZE],
    )
    .avail(V94_107),
    bulk(Op::CpAsyncBulkCommitGroup, "cp.async.bulk.commit_group", &[], &[]),
    bulk(Op::CpAsyncBulkWaitGroup, "cp.async.bulk.wait_group", &[may(Kind::Mode, &[Read])], &[IMM]),
    bulk(Op::CpAsyncBulkWaitGroup, "cp.async.bulk.wait_group.sync_restrict::proxy::async", &[], &[IMM])
        .avail(V95_90),
];

const NOFTZ: Slot = must(Kind::Ftz, &[Noftz]);

macro_rules! reductions {
    ($([$($op:ident)*] $($noftz:ident)? [$($near:ident)*] [$($ty:ident)*] $avail:ident;)*) => {
        &[$(
            bulk(
                Op::CpReduceAsyncBulk,
                "cp.reduce.async.bulk",
                &[
                    TO_CLUSTER,
                    OF_CTA,
                    COMPLETE,
                    must(Kind::AtomOp, &[$($op),*]),
                    $($noftz,)?
                    ty(&[$($near),*]),
                ],
                &[MEM, MEM, SIZE, BARRIER],
            )
            .avail($avail),
            bulk(
                Op::CpReduceAsyncBulk,
                "cp.reduce.async.bulk",
                &[
                    TO_GLOBAL,
                    OF_CTA,
                    IN_GROUP,
                    HINT,
                    must(Kind::AtomOp, &[$($op),*]),
                    $($noftz,)?
                    ty(&[$($ty),*]),
                ],
                &[MEM, MEM, SIZE, SL],
            )
            .opt(1)
            .avail($avail),
        )*]
    };
}

/// `cp.reduce.async.bulk`.
pub(super) const REDUCTIONS: &[Row] = reductions! {
    [And Or Xor] [B32] [B32 B64] V80_90;
    [Add] [U32 S32 U64 F32 F64] [U32 S32 U64 F32 F64] V80_90;
    [Add] NOFTZ [F16 BF16] [F16 BF16] V80_90;
    [Add] NOFTZ [F32] [F32] V94_90;
    [Inc Dec] [U32] [U32] V80_90;
    [Min Max] [U32 S32 U64 F16 BF16] [U32 S32 U64 S64 F16 BF16] V80_90;
};

const DIMS: Slot = must(Kind::Shape, &[D1, D2, D3, D4, D5]);
const DIMS345: Slot = must(Kind::Shape, &[D3, D4, D5]);
const DIMS2: Slot = must(Kind::Shape, &[D2]);
const TILE: Slot = may(Kind::Mode, &[Tile]);
const IM2COL: Slot = must(Kind::Mode, &[Im2col]);
const IM2COL_W: Slot = must(Kind::Mode, &[Im2colW]);
const IM2COL_W128: Slot = must(Kind::Mode, &[Im2colW128]);
const IM2COL_WS: Slot = must(Kind::Mode, &[Im2colW, Im2colW128]);
const GATHER: Slot = must(Kind::Mode, &[Gather4]);
const GROUP: Slot = may(Kind::Scope, &[CtaGroup1, CtaGroup2]);
const ALL: Opnd = r(Form::Tensor(0), Ty::Any);
const FIVE: Opnd = r(Form::Tensor(5), Ty::Any);
const OFFSETS: Opnd = r(Form::PerDimension(2), Ty::Fixed(Type::U16));
const HALO: Opnd = r(Form::Vector(2), Ty::Fixed(Type::U16));

macro_rules! loads {
    ($($dims:ident $mode:ident $from:ident [$($offsets:ident)?] $cluster:ident $cta:ident;)*) => {
        &[$(
            tensor(
                Op::CpAsyncBulkTensor,
                "cp.async.bulk.tensor",
                &[$dims, TO_CLUSTER, OF_GLOBAL, $mode, COMPLETE, GROUP, HINT],
                &[MEM, $from, BARRIER, $($offsets,)? SL],
            )
            .avail($cluster),
            tensor(
                Op::CpAsyncBulkTensor,
                "cp.async.bulk.tensor",
                &[$dims, TO_CLUSTER, OF_GLOBAL, $mode, COMPLETE, TO_MANY, GROUP, HINT],
                &[MEM, $from, BARRIER, $($offsets,)? MASK16, SL],
            )
            .avail($cluster),
            tensor(
                Op::CpAsyncBulkTensor,
                "cp.async.bulk.tensor",
                &[$dims, TO_CLUSTER, OF_GLOBAL, $mode, COMPLETE, TO_MANY_32, GROUP, HINT],
                &[MEM, $from, BARRIER, $($offsets,)? MASK32, SL],
            )
            .avail(V94_107),
            tensor(
                Op::CpAsyncBulkTensor,
                "cp.async.bulk.tensor",
                &[$dims, TO_CTA, OF_GLOBAL, $mode, COMPLETE, GROUP, HINT],
                &[MEM, $from, BARRIER, $($offsets,)? SL],
            )
            .avail($cta),
        )*]
    };
}

/// Tensors into shared memory.
pub(super) const LOADS: &[Row] = loads! {
    DIMS TILE ALL [] V80_90 V86_90;
    DIMS345 IM2COL ALL [OFFSETS] V80_90 V86_90;
    DIMS345 IM2COL_W ALL [HALO] V86_TENSOR V86_100;
    DIMS345 IM2COL_W128 ALL [HALO] V86_TENSOR V86_TENSOR;
    DIMS2 GATHER FIVE [] V86_TENSOR V86_100;
};

const REDUCE: Slot = must(Kind::AtomOp, &[Add, Min, Max, Inc, Dec, And, Or, Xor]);
const NO_OFFSETS: Slot = must(Kind::Mode, &[Im2colNoOffs]);
const NO_OFFSETS_W: Slot = must(Kind::Mode, &[Im2colNoOffsW]);
const SCATTER: Slot = must(Kind::Mode, &[Scatter4]);

const fn put(slots: &'static [Slot], operands: &'static [Opnd]) -> Row {
    tensor(Op::CpAsyncBulkTensor, "cp.async.bulk.tensor", slots, operands)
}

const fn reduce(slots: &'static [Slot]) -> Row {
    tensor(Op::CpReduceAsyncBulkTensor, "cp.reduce.async.bulk.tensor", slots, &[ALL, MEM, SL])
}

const fn ahead(slots: &'static [Slot], operands: &'static [Opnd]) -> Row {
    tensor(Op::CpAsyncBulkPrefetchTensor, "cp.async.bulk.prefetch.tensor", slots, operands)
}

const INTO_L2: Slot = must(Kind::Other, &[Level2]);
const KEEP: Slot = must(Kind::L2Evict, &[L2EvictLast]);
const LET_GO: Slot = must(Kind::L2Evict, &[L2EvictNormal]);
const MAY_GLOBAL: Slot = may(Kind::Space, &[Global]);

/// Tensors out of shared memory, and into the cache.
pub(super) const STORES: &[Row] = &[
    put(&[DIMS, TO_GLOBAL, OF_CTA, TILE, IN_GROUP, HINT], &[ALL, MEM, SL]),
    put(&[DIMS345, TO_GLOBAL, OF_CTA, NO_OFFSETS, IN_GROUP, HINT], &[ALL, MEM, SL]),
    put(&[DIMS345, TO_GLOBAL, OF_CTA, NO_OFFSETS_W, IN_GROUP, HINT], &[ALL, MEM, SL]).avail(V94_107),
    put(&[DIMS2, TO_GLOBAL, OF_CTA, SCATTER, IN_GROUP, HINT], &[FIVE, MEM, SL]).avail(V86_TENSOR),
    reduce(&[DIMS, TO_GLOBAL, OF_CTA, REDUCE, TILE, IN_GROUP, HINT]),
    reduce(&[DIMS345, TO_GLOBAL, OF_CTA, REDUCE, NO_OFFSETS, IN_GROUP, HINT]),
    ahead(&[DIMS, INTO_L2, OF_GLOBAL, TILE, HINT], &[ALL, SL]),
    ahead(&[DIMS345, INTO_L2, OF_GLOBAL, IM2COL, HINT], &[ALL, OFFSETS, SL]),
    ahead(&[DIMS345, INTO_L2, OF_GLOBAL, IM2COL_WS, HINT], &[ALL, HALO, SL]).avail(V86_TENSOR),
    ahead(&[DIMS2, INTO_L2, OF_GLOBAL, GATHER, HINT], &[FIVE, SL]).avail(V86_TENSOR),
    ahead(&[DIMS, INTO_L2, OF_GLOBAL, TILE, KEEP], &[ALL]).avail(V94_107).opt(0),
    bulk(Op::ApplyPriorityAsync, "applypriority.async.bulk", &[MAY_GLOBAL, LET_GO, IN_GROUP], &[MEM, SIZE])
        .avail(V94_107),
    tensor(
        Op::ApplyPriorityAsync,
        "applypriority.async.bulk.tensor",
        &[DIMS, MAY_GLOBAL, TILE, LET_GO, IN_GROUP],
        &[ALL],
    )
    .avail(V94_107)
    .opt(0),
];

const OBJECT: Slot = ty(&[B1024]);
const WORDS: Slot = ty(&[B32]);
const LONGS: Slot = ty(&[B64]);
const SPACE: Slot = may(Kind::Space, &[Global, SharedCta]);
const V83: &[Avail] = &[on(HOPPER, 8, 3)];
const V86_BLACKWELL: &[Avail] = &[on(BLACKWELL, 8, 6)];
const V95_HOPPER: &[Avail] = &[on(HOPPER, 9, 5)];
const ORDINAL: Opnd = r(Form::ImmIn(0, 4), Ty::Any);

const fn replace(slots: &'static [Slot], operands: &'static [Opnd]) -> Row {
    Row::new(Op::TensormapReplace, "tensormap.replace.tile", slots, operands, MAPS)
        .avail(V83)
        .effect(Effect::ReadWrite)
}

const fn field(tokens: &'static [Tok]) -> Slot {
    must(Kind::Mode, tokens)
}

const fn code(most: i32) -> Opnd {
    r(Form::ImmIn(0, most), Ty::Any)
}

/// What changes and publishes a tensor map.
pub(super) const TENSORMAPS: &[Row] = &[
    replace(&[field(&[GlobalAddress]), SPACE, OBJECT, LONGS], &[MEM, SL]),
    replace(&[field(&[Rank]), SPACE, OBJECT, WORDS], &[MEM, SI]),
    replace(&[field(&[BoxDim, GlobalDim, ElementStride]), SPACE, OBJECT, WORDS], &[MEM, ORDINAL, SI]),
    replace(&[field(&[GlobalStride]), SPACE, OBJECT, LONGS], &[MEM, ORDINAL, SL]),
    replace(&[field(&[Elemtype]), SPACE, OBJECT, WORDS], &[MEM, code(15)]),
    replace(&[field(&[InterleaveLayout]), SPACE, OBJECT, WORDS], &[MEM, code(2)]),
    replace(&[field(&[SwizzleMode]), SPACE, OBJECT, WORDS], &[MEM, code(4)]),
    replace(&[field(&[FillMode]), SPACE, OBJECT, WORDS], &[MEM, code(1)]),
    replace(&[field(&[SwizzleAtomicity]), SPACE, OBJECT, WORDS], &[MEM, code(3)]).avail(V86_BLACKWELL),
    Row::new(
        Op::TensormapCpFenceProxy,
        "tensormap.cp_fenceproxy",
        &[
            TO_GLOBAL,
            OF_CTA,
            must(Kind::Other, &[TensormapGeneric]),
            must(Kind::Sem, &[Release]),
            SCOPE,
            SYNC,
            must(Kind::Aligned, &[Aligned]),
        ],
        &[MEM, MEM, r(Form::ImmIn(128, 128), Ty::Any)],
        MAPS,
    )
    .avail(&[since(90, 8, 3)])
    .effect(Effect::ReadWrite),
    Row::new(Op::TensormapQuery, "tensormap.query.alloc_class_large", &[SPACE, OBJECT], &[DP, MEM], MAPS)
        .avail(V95_HOPPER)
        .effect(Effect::Read),
];
