//! Loads, stores and addresses (PTX ISA, "Data Movement and Conversion Instructions", without conversions and atomics).

use super::kit::*;

const SECTION: &str = "data-movement-and-conversion-instructions";

const fn row(op: Op, head: &'static str, slots: &'static [Slot], operands: &'static [Opnd]) -> Row {
    Row::new(op, head, slots, operands, SECTION)
}

/// What `ld` and `st` move.
const CELL: &[Tok] = &[B8, B16, B32, B64, B128, U8, U16, U32, U64, S8, S16, S32, S64, F32, F64];
const VEC: Slot = may(Kind::Vec, &[V2, V4, V8]);
const L2: Slot = may(Kind::L2Evict, &[L2EvictNormal, L2EvictFirst, L2EvictLast]);
const HINT: Slot = may(Kind::CacheHint, &[L2CacheHint]);
const AHEAD: Slot = may(Kind::Prefetch, &[L2B64, L2B128, L2B256]);
const L1: &[Tok] = &[L1EvictNormal, L1EvictUnchanged, L1EvictFirst, L1EvictLast, L1NoAllocate];
const SCOPE: Slot = must(Kind::Scope, &[Cta, Cluster, Gpu, Sys]);

const LOAD: &[Opnd] = &[w(Form::Element, Ty::Loose(0)), MEM, SL];
const LOAD_PLAIN: &[Opnd] = &[w(Form::Element, Ty::Loose(0)), MEM];
const STORE_PLAIN: &[Opnd] = &[MEM, r(Form::ElementValue, Ty::Loose(0))];
const STORE: &[Opnd] = &[MEM, r(Form::ElementValue, Ty::Loose(0)), SL];

const V74_70: &[Avail] = &[since(70, 7, 4)];
const V74_75: &[Avail] = &[since(75, 7, 4)];
const V74_80: &[Avail] = &[since(80, 7, 4)];
const V60_70: &[Avail] = &[since(70, 6, 0)];
const V78_90: &[Avail] = &[since(90, 7, 8)];
const V78: &[Avail] = &[since(0, 7, 8)];
const V83_70: &[Avail] = &[since(70, 8, 3)];
const V83: &[Avail] = &[since(0, 8, 3)];
const V31: &[Avail] = &[since(0, 3, 1)];
const V88_100: &[Avail] = &[since(100, 8, 8)];

const YOUNG: &[(Tok, &[Avail])] = &[
    (Weak, V60_70),
    (Cluster, V78_90),
    (SharedCta, V78),
    (SharedCluster, V78_90),
    (ParamEntry, V83),
    (ParamFunc, V83),
    (B128, V83_70),
    (L1EvictNormal, V74_70),
    (L1EvictUnchanged, V74_70),
    (L1EvictFirst, V74_70),
    (L1EvictLast, V74_70),
    (L1NoAllocate, V74_70),
    (L2EvictNormal, V88_100),
    (L2EvictFirst, V88_100),
    (L2EvictLast, V88_100),
    (L2CacheHint, V74_80),
    (L2B64, V74_75),
    (L2B128, V74_75),
    (L2B256, V74_80),
];

const LD_SPACE: Slot =
    may(Kind::Space, &[Const, Global, Local, Param, ParamEntry, ParamFunc, Shared, SharedCta, SharedCluster]);
const ST_SPACE: Slot = may(Kind::Space, &[Global, Local, Param, ParamFunc, Shared, SharedCta, SharedCluster]);
/// The spaces in which other threads can see an access.
const SEEN: Slot = may(Kind::Space, &[Global, Shared, SharedCta, SharedCluster]);
const GLOBAL: Slot = must(Kind::Space, &[Global]);
const MAY_GLOBAL: Slot = may(Kind::Space, &[Global]);
const VOLATILE_SPACE: Slot = may(Kind::Space, &[Global, Local, Shared, SharedCta, SharedCluster]);
const VOLATILE_YOUNG: &[(Tok, &[Avail])] = &[
    (Local, &[since(0, 9, 1)]),
    (SharedCta, V78),
    (SharedCluster, V78_90),
    (B128, V83_70),
    (L2EvictNormal, V88_100),
    (L2EvictFirst, V88_100),
    (L2EvictLast, V88_100),
    (L2B64, V74_75),
    (L2B128, V74_75),
    (L2B256, V74_80),
];
const MAY_WEAK: Slot = may(Kind::Sem, &[Weak]);
const VOLATILE: Slot = must(Kind::Sem, &[Volatile]);
const MMIO: Slot = must(Kind::Other, &[Mmio]);

const fn memory(op: Op, head: &'static str, slots: &'static [Slot], operands: &'static [Opnd]) -> Row {
    let effect = if matches!(op, Op::St) { Effect::Write } else { Effect::Read };
    row(op, head, slots, operands).opt(1).effect(effect).younger(YOUNG).only(Constraint::Memory)
}

const LD_CACHE: Slot = may(
    Kind::Cop,
    &[Ca, Cg, Cs, Lu, Cv, L1EvictNormal, L1EvictUnchanged, L1EvictFirst, L1EvictLast, L1NoAllocate],
);
const ST_CACHE: Slot = may(
    Kind::Cop,
    &[Wb, Cg, Cs, Wt, L1EvictNormal, L1EvictUnchanged, L1EvictFirst, L1EvictLast, L1NoAllocate],
);
const NC_CACHE: Slot =
    may(Kind::Cop, &[Ca, Cg, Cs, L1EvictNormal, L1EvictUnchanged, L1EvictFirst, L1EvictLast, L1NoAllocate]);
const L1_ONLY: Slot = may(Kind::Cop, L1);

/// `ld` and `st`.
pub(super) const LOADS: &[Row] = &[
    memory(Op::Ld, "ld", &[MAY_WEAK, LD_SPACE, LD_CACHE, L2, HINT, AHEAD, VEC, ty(CELL)], LOAD),
    memory(Op::Ld, "ld", &[VOLATILE, VOLATILE_SPACE, L2, AHEAD, VEC, ty(CELL)], LOAD_PLAIN)
        .opt(0)
        .younger(VOLATILE_YOUNG),
    memory(
        Op::Ld,
        "ld",
        &[must(Kind::Sem, &[Relaxed, Acquire]), SCOPE, SEEN, L1_ONLY, L2, HINT, AHEAD, VEC, ty(CELL)],
        LOAD,
    )
    .avail(V60_70),
    memory(
        Op::Ld,
        "ld",
        &[MMIO, must(Kind::Sem, &[Relaxed]), must(Kind::Scope, &[Sys]), MAY_GLOBAL, ty(CELL)],
        LOAD_PLAIN,
    )
    .opt(0)
    .avail(&[since(70, 8, 2)]),
    memory(
        Op::LdNc,
        "ld",
        &[MAY_WEAK, GLOBAL, must(Kind::Other, &[Nc]), NC_CACHE, L2, HINT, AHEAD, VEC, ty(CELL)],
        LOAD,
    )
    .avail(&[since(32, 3, 1)]),
    memory(Op::St, "st", &[MAY_WEAK, ST_SPACE, ST_CACHE, L2, HINT, VEC, ty(CELL)], STORE),
    memory(Op::St, "st", &[VOLATILE, VOLATILE_SPACE, L2, VEC, ty(CELL)], STORE_PLAIN)
        .opt(0)
        .younger(VOLATILE_YOUNG),
    memory(
        Op::St,
        "st",
        &[must(Kind::Sem, &[Relaxed, Release]), SCOPE, SEEN, L1_ONLY, L2, HINT, VEC, ty(CELL)],
        STORE,
    )
    .avail(V60_70),
    memory(
        Op::St,
        "st",
        &[MMIO, must(Kind::Sem, &[Relaxed]), must(Kind::Scope, &[Sys]), MAY_GLOBAL, ty(CELL)],
        STORE_PLAIN,
    )
    .opt(0)
    .avail(&[since(70, 8, 2)]),
    row(
        Op::Ldu,
        "ldu",
        &[may(Kind::Space, &[Global]), may(Kind::Vec, &[V2, V4]), ty(CELL)],
        &[w(Form::Element, Ty::Loose(0)), MEM],
    )
    .effect(Effect::Read)
    .younger(&[(B128, V83_70)])
    .only(Constraint::Memory),
];

const ADDRESS_SPACE: Slot =
    must(Kind::Space, &[Const, Global, Local, Shared, SharedCta, SharedCluster, Param, ParamEntry]);
const ADDRESS_YOUNG: &[(Tok, &[Avail])] = &[
    (Const, V31),
    (SharedCta, V78),
    (SharedCluster, V78_90),
    (Param, &[since(70, 7, 7)]),
    (ParamEntry, &[since(70, 8, 3)]),
];
const ADDRESS: Slot = ty(&[U32, U64]);
const OF_ADDRESS: Opnd = r(Form::Movable, Ty::Slot(0));
const ANY_ADDRESS: Opnd = r(Form::Value, Ty::Address);

/// Moves, addresses, prefetches, policies.
pub(super) const MOVES: &[Row] = &[
    row(
        Op::Mov,
        "mov",
        &[may(Kind::Vec, &[V2, V4]), ty(MOVED)],
        &[w(Form::Movable, Ty::Slot(0)), r(Form::Movable, Ty::Slot(0))],
    )
    .younger(&[(B128, V83_70)]),
    row(
        Op::Prmt,
        "prmt",
        &[ty(&[B32]), may(Kind::Mode, &[F4e, B4e, Rc8, Ecl, Ecr, Rc16])],
        &[D0, S0, S0, SI],
    ),
    row(Op::Cvta, "cvta", &[ADDRESS_SPACE, ADDRESS], &[D0, OF_ADDRESS]).younger(ADDRESS_YOUNG),
    row(Op::CvtaTo, "cvta.to", &[ADDRESS_SPACE, ADDRESS], &[D0, S0]).younger(ADDRESS_YOUNG),
    row(Op::IsSpacep, "isspacep", &[ADDRESS_SPACE], &[DP, ANY_ADDRESS]).younger(ADDRESS_YOUNG),
    row(Op::Mapa, "mapa", &[may(Kind::Space, &[SharedCluster]), ADDRESS], &[D0, OF_ADDRESS, SI])
        .avail(V78_90),
    row(Op::GetCtaRank, "getctarank", &[may(Kind::Space, &[SharedCluster]), ADDRESS], &[DI, OF_ADDRESS])
        .avail(V78_90),
    row(
        Op::Prefetch,
        "prefetch",
        &[may(Kind::Space, &[Global, Local]), must(Kind::Other, &[Level1, Level2])],
        &[MEM],
    ),
    row(
        Op::Prefetch,
        "prefetch",
        &[may(Kind::Space, &[Global]), must(Kind::L2Evict, &[L2EvictNormal, L2EvictLast])],
        &[MEM],
    )
    .avail(V74_80),
    row(
        Op::Prefetch,
        "prefetch",
        &[may(Kind::Space, &[Const, Param]), must(Kind::Other, &[Tensormap])],
        &[MEM],
    )
    .avail(&[since(90, 8, 0)]),
    row(Op::Prefetchu, "prefetchu", &[must(Kind::Other, &[Level1])], &[MEM]),
    row(
        Op::ApplyPriority,
        "applypriority",
        &[may(Kind::Space, &[Global]), must(Kind::L2Evict, &[L2EvictNormal])],
        &[MEM, IMM],
    )
    .avail(V74_80),
    row(Op::Discard, "discard", &[may(Kind::Space, &[Global]), must(Kind::Other, &[Level2])], &[MEM, IMM])
        .avail(V74_80)
        .effect(Effect::Write),
    row(
        Op::CreatePolicy,
        "createpolicy.fractional",
        &[
            must(Kind::L2Evict, &[L2EvictLast, L2EvictNormal, L2EvictFirst, L2EvictUnchanged]),
            may(Kind::Other, &[L2EvictFirst, L2EvictUnchanged]),
            ty(&[B64]),
        ],
        &[POLICY, r(Form::Value, Ty::Fixed(crate::types::Type::F32))],
    )
    .opt(1)
    .avail(V74_80),
    row(
        Op::CreatePolicy,
        "createpolicy.range",
        &[
            may(Kind::Space, &[Global]),
            must(Kind::L2Evict, &[L2EvictLast, L2EvictNormal, L2EvictFirst, L2EvictUnchanged]),
            may(Kind::Other, &[L2EvictFirst, L2EvictUnchanged]),
            ty(&[B64]),
        ],
        &[POLICY, MEM, SI, SI],
    )
    .avail(V74_80),
    row(Op::CreatePolicy, "createpolicy.cvt.L2", &[ty(&[B64])], &[D0, S0]).avail(V74_80),
];

const POLICY: Opnd = w(Form::Reg, Ty::Fixed(crate::types::Type::U64));
const MOVED: &[Tok] = &[B16, B32, B64, B128, U16, U32, U64, S16, S32, S64, F32, F64, Pred];

const COPY: &[Opnd] = &[MEM, MEM, IMM, r(Form::CopySource, Ty::Fixed(crate::types::Type::U32))];
const COPY_HINT: &[Opnd] = &[MEM, MEM, IMM, SL];
const COPY_SOURCE_HINT: &[Opnd] =
    &[MEM, MEM, IMM, r(Form::CopySource, Ty::Fixed(crate::types::Type::U32)), SL];
const MUST_HINT: Slot = must(Kind::CacheHint, &[L2CacheHint]);

const fn copy(head: &'static str, slots: &'static [Slot], operands: &'static [Opnd]) -> Row {
    row(Op::CpAsync, head, slots, operands).avail(V70_80).younger(COPY_YOUNG).effect(Effect::ReadWrite)
}

const V70_80: &[Avail] = &[since(80, 7, 0)];
const COPY_YOUNG: &[(Tok, &[Avail])] =
    &[(L2CacheHint, V74_80), (L2B64, V74_80), (L2B128, V74_80), (L2B256, V74_80)];

/// Asynchronous copies of the first generation.
pub(super) const ASYNC: &[Row] = &[
    copy("cp.async.ca", &[COPY_TO, GLOBAL, AHEAD], COPY).opt(1),
    copy("cp.async.ca", &[COPY_TO, GLOBAL, MUST_HINT, AHEAD], COPY_HINT),
    copy("cp.async.ca", &[COPY_TO, GLOBAL, MUST_HINT, AHEAD], COPY_SOURCE_HINT),
    copy("cp.async.cg", &[COPY_TO, GLOBAL, AHEAD], COPY).opt(1),
    copy("cp.async.cg", &[COPY_TO, GLOBAL, MUST_HINT, AHEAD], COPY_HINT),
    copy("cp.async.cg", &[COPY_TO, GLOBAL, MUST_HINT, AHEAD], COPY_SOURCE_HINT),
    row(Op::CpAsyncCommitGroup, "cp.async.commit_group", &[], &[])
        .avail(&[since(80, 7, 0)])
        .effect(Effect::Sync),
    row(Op::CpAsyncWaitGroup, "cp.async.wait_group", &[], &[IMM])
        .avail(&[since(80, 7, 0)])
        .effect(Effect::Sync),
    row(Op::CpAsyncWaitAll, "cp.async.wait_all", &[], &[]).avail(&[since(80, 7, 0)]).effect(Effect::Sync),
    row(
        Op::CpAsyncMbarrierArrive,
        "cp.async.mbarrier.arrive",
        &[may(Kind::Other, &[Noinc]), may(Kind::Space, &[Shared, SharedCta]), ty(&[B64])],
        &[MEM],
    )
    .avail(&[since(80, 7, 0)])
    .younger(YOUNG)
    .effect(Effect::Sync),
];

const COPY_TO: Slot = must(Kind::Space, &[Shared, SharedCta]);

const READ_ONLY: Slot = must(Kind::Other, &[ReadOnly]);
const V93_70: &[Avail] = &[since(70, 9, 3)];
const SYSTEM: Slot = must(Kind::Scope, &[Sys]);

/// What later versions added to loads, stores and addresses.
pub(super) const LATER: &[Row] = &[
    memory(Op::Ld, "ld", &[MMIO, must(Kind::Sem, &[Acquire]), SYSTEM, MAY_GLOBAL, ty(CELL)], LOAD_PLAIN)
        .opt(0)
        .avail(V93_70),
    memory(Op::St, "st", &[MMIO, must(Kind::Sem, &[Release]), SYSTEM, MAY_GLOBAL, ty(CELL)], STORE_PLAIN)
        .opt(0)
        .avail(V93_70),
    memory(Op::Ld, "ld", &[READ_ONLY, MAY_GLOBAL, VEC, ty(CELL)], LOAD_PLAIN)
        .opt(0)
        .avail(&[since(90, 9, 4)]),
    row(Op::Mapa, "mapa", &[may(Kind::Space, &[SharedCluster]), ty(&[S32])], &[D0, OF_ADDRESS, SI])
        .avail(V78_90),
    row(
        Op::Prefetch,
        "prefetch",
        &[must(Kind::Prefetch, &[L1Valid]), must(Kind::Other, &[ValidAddr])],
        &[MEM],
    )
    .avail(&[since(90, 9, 4)]),
];
