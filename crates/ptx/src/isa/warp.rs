//! Barriers and what the lanes of a warp do together (PTX ISA, "Parallel Synchronization and Communication Instructions").

use super::kit::*;

const SECTION: &str = "parallel-synchronization-and-communication-instructions";

const fn row(op: Op, head: &'static str, slots: &'static [Slot], operands: &'static [Opnd]) -> Row {
    Row::new(op, head, slots, operands, SECTION).effect(Effect::Sync)
}

const V78: &[Avail] = &[since(0, 7, 8)];
const V60_30: &[Avail] = &[since(30, 6, 0)];
const V78_30: &[Avail] = &[since(30, 7, 8)];
const V60_70: &[Avail] = &[since(70, 6, 0)];
const V78_90: &[Avail] = &[since(90, 7, 8)];
const V80_90: &[Avail] = &[since(90, 8, 0)];
const V70_80: &[Avail] = &[since(80, 7, 0)];
const OLD: &[Avail] = &[until(between(0, 75, 1, 0), 6, 3), between(0, 62, 1, 0)];
const OLD_SHFL: &[Avail] = &[until(between(30, 75, 3, 0), 6, 3), between(30, 62, 3, 0)];

const POPC: &[Slot] = &[ty(&[U32])];
const PRED: &[Slot] = &[ty(&[Pred])];
const POPC_ALIGNED: &[Slot] = &[MAY_ALIGNED, ty(&[U32])];
const PRED_ALIGNED: &[Slot] = &[MAY_ALIGNED, ty(&[Pred])];
const COUNT: &[Opnd] = &[DI, SI, SPN];
const COUNT_N: &[Opnd] = &[DI, SI, SI, SPN];
const TEST: &[Opnd] = &[DP, SI, SPN];
const TEST_N: &[Opnd] = &[DP, SI, SI, SPN];

/// The barriers of a block under their four names.
macro_rules! barriers {
    ($($prefix:literal $slots:expr, $popc:expr, $pred:expr, $avail:expr;)*) => {
        &[$(
            row(Op::BarSync, concat!($prefix, ".sync"), $slots, &[SI, SI]).opt(1).avail($avail),
            row(Op::BarArrive, concat!($prefix, ".arrive"), $slots, &[SI, SI]).avail($avail),
            row(Op::BarRedPopc, concat!($prefix, ".red.popc"), $popc, COUNT).avail($avail),
            row(Op::BarRedPopc, concat!($prefix, ".red.popc"), $popc, COUNT_N).avail($avail),
            row(Op::BarRedAnd, concat!($prefix, ".red.and"), $pred, TEST).avail($avail),
            row(Op::BarRedAnd, concat!($prefix, ".red.and"), $pred, TEST_N).avail($avail),
            row(Op::BarRedOr, concat!($prefix, ".red.or"), $pred, TEST).avail($avail),
            row(Op::BarRedOr, concat!($prefix, ".red.or"), $pred, TEST_N).avail($avail),
        )*]
    };
}

pub(super) const BARRIERS: &[Row] = barriers! {
    "bar" &[], POPC, PRED, &[];
    "bar.cta" &[], POPC, PRED, V78;
    "barrier" &[MAY_ALIGNED], POPC_ALIGNED, PRED_ALIGNED, V60_30;
    "barrier.cta" &[MAY_ALIGNED], POPC_ALIGNED, PRED_ALIGNED, V78_30;
};

/// Which lane: any 32 bits.
const LANE: Opnd = r(Form::Value, Ty::Fixed(crate::types::Type::B32));
const LANES: &[Opnd] = &[w(Form::DestPred, Ty::Slot(0)), S0, LANE, SI];
const LANES_SYNC: &[Opnd] = &[w(Form::DestPred, Ty::Slot(0)), S0, LANE, SI, SI];
const WAY: Slot = must(Kind::Mode, &[Up, Down, Bfly, Idx]);
const QUANTIFIER: Slot = must(Kind::Mode, &[All, Any, Uni]);
const BALLOT: Slot = must(Kind::Mode, &[Ballot]);

pub(super) const WARPS: &[Row] = &[
    row(Op::BarWarpSync, "bar.warp", &[SYNC], &[SI]).avail(V60_30),
    row(
        Op::BarrierClusterArrive,
        "barrier.cluster.arrive",
        &[may(Kind::Sem, &[Release, Relaxed]), MAY_ALIGNED],
        &[],
    )
    .avail(V78_90)
    .younger(&[(Release, V80_90), (Relaxed, V80_90)]),
    row(Op::BarrierClusterWait, "barrier.cluster.wait", &[may(Kind::Sem, &[Acquire]), MAY_ALIGNED], &[])
        .avail(V78_90)
        .younger(&[(Acquire, V80_90)]),
    row(Op::Shfl, "shfl", &[WAY, ty(&[B32])], LANES).avail(OLD_SHFL),
    row(Op::ShflSync, "shfl", &[SYNC, WAY, ty(&[B32])], LANES_SYNC).avail(V60_30),
    row(Op::Vote, "vote", &[QUANTIFIER, ty(&[Pred])], &[DP, SPN]).avail(OLD),
    row(Op::Vote, "vote", &[BALLOT, ty(&[B32])], &[D0, SPN]).avail(OLD),
    row(Op::VoteSync, "vote", &[SYNC, QUANTIFIER, ty(&[Pred])], &[DP, SPN, SI]).avail(V60_30),
    row(Op::VoteSync, "vote", &[SYNC, BALLOT, ty(&[B32])], &[D0, SPN, SI]).avail(V60_30),
    row(Op::MatchAny, "match", &[must(Kind::Mode, &[Any]), SYNC, ty(&[B32, B64])], &[DI, S0, SI])
        .avail(V60_70),
    row(
        Op::MatchAll,
        "match",
        &[must(Kind::Mode, &[All]), SYNC, ty(&[B32, B64])],
        &[w(Form::DestPred, Ty::Fixed(crate::types::Type::U32)), S0, SI],
    )
    .avail(V60_70),
    row(Op::ActiveMask, "activemask", &[ty(&[B32])], &[D0]).avail(&[since(30, 6, 2)]),
    row(Op::Redux, "redux", &[SYNC, must(Kind::AtomOp, &[Add, Min, Max]), ty(&[U32, S32])], &[D0, S0, SI])
        .avail(V70_80),
    row(Op::Redux, "redux", &[SYNC, must(Kind::AtomOp, &[And, Or, Xor]), ty(&[B32])], &[D0, S0, SI])
        .avail(V70_80),
    row(
        Op::Redux,
        "redux",
        &[SYNC, must(Kind::AtomOp, &[Min, Max]), may(Kind::Abs, &[Abs]), NAN, ty(&[F32])],
        &[D0, S0, SI],
    )
    .avail(&[on(REDUX_F32, 8, 6)]),
    row(Op::Elect, "elect", &[SYNC], &[w(Form::DestPredRequired, Ty::Fixed(crate::types::Type::U32)), SI])
        .avail(V80_90),
    row(Op::GridDepControl, "griddepcontrol.launch_dependents", &[], &[]).avail(V78_90),
    row(Op::GridDepControl, "griddepcontrol.wait", &[], &[]).avail(V78_90),
];

const REDUX_F32: &[Sm] = &[
    Sm::family(100),
    Sm::arch(100),
    Sm::family(103),
    Sm::arch(103),
    Sm::family(107),
    Sm::arch(107),
    Sm::family(110),
    Sm::arch(110),
];

const CTA_SHARED: Slot = may(Kind::Space, &[Shared, SharedCta]);
const ANY_SHARED: Slot = may(Kind::Space, &[Shared, SharedCta, SharedCluster]);
const SEM: Slot = may(Kind::Sem, &[Release, Relaxed]);
const MAY_RELAXED: Slot = may(Kind::Sem, &[Relaxed]);
const WAIT: Slot = may(Kind::Sem, &[Acquire, Relaxed]);
const SCOPE: Slot = may(Kind::Scope, &[Cta, Cluster]);
const NO_COMPLETE: Slot = must(Kind::Other, &[NoComplete]);
const OLD_SEM: Slot = may(Kind::Sem, &[Release]);
const OLD_SCOPE: Slot = may(Kind::Scope, &[Cta]);
const OBJECT: Slot = ty(&[B64]);
const V86_90: &[Avail] = &[since(90, 8, 6)];
const YOUNG: &[(Tok, &[Avail])] = &[
    (SharedCta, &[since(80, 7, 8)]),
    (SharedCluster, V80_90),
    (Cluster, V80_90),
    (Release, V80_80),
    (Acquire, V80_80),
    (Relaxed, V86_90),
];
const YOUNG_TX: &[(Tok, &[Avail])] = &[(SharedCta, &[since(80, 7, 8)]), (SharedCluster, V80_90)];
const V80_80: &[Avail] = &[since(80, 8, 0)];
const STATE: Opnd = w(Form::RegSink, Ty::Fixed(crate::types::Type::U64));
const ARRIVE: &[Opnd] = &[STATE, MEM, SI];

const fn barrier(op: Op, head: &'static str, slots: &'static [Slot], operands: &'static [Opnd]) -> Row {
    row(op, head, slots, operands).avail(V70_80).younger(YOUNG).only(Constraint::ScopeIffOrdered)
}

/// Barriers in shared memory.
pub(super) const MBARRIERS: &[Row] = &[
    barrier(Op::MbarrierInit, "mbarrier.init", &[CTA_SHARED, OBJECT], &[MEM, SI]),
    barrier(Op::MbarrierInval, "mbarrier.inval", &[CTA_SHARED, OBJECT], &[MEM]),
    barrier(Op::MbarrierArrive, "mbarrier.arrive", &[SEM, SCOPE, ANY_SHARED, OBJECT], ARRIVE).opt(1),
    barrier(
        Op::MbarrierArrive,
        "mbarrier.arrive",
        &[NO_COMPLETE, OLD_SEM, OLD_SCOPE, CTA_SHARED, OBJECT],
        ARRIVE,
    ),
    barrier(Op::MbarrierArrive, "mbarrier.arrive.expect_tx", &[SEM, SCOPE, ANY_SHARED, OBJECT], ARRIVE)
        .avail(V80_90),
    barrier(Op::MbarrierArriveDrop, "mbarrier.arrive_drop", &[SEM, SCOPE, ANY_SHARED, OBJECT], ARRIVE).opt(1),
    barrier(
        Op::MbarrierArriveDrop,
        "mbarrier.arrive_drop",
        &[NO_COMPLETE, OLD_SEM, OLD_SCOPE, CTA_SHARED, OBJECT],
        ARRIVE,
    ),
    barrier(
        Op::MbarrierArriveDrop,
        "mbarrier.arrive_drop.expect_tx",
        &[SEM, SCOPE, ANY_SHARED, OBJECT],
        ARRIVE,
    )
    .avail(V80_90),
    barrier(
        Op::MbarrierExpectTx,
        "mbarrier.expect_tx",
        &[MAY_RELAXED, SCOPE, ANY_SHARED, OBJECT],
        &[MEM, SI],
    )
    .avail(V80_90)
    .younger(YOUNG_TX),
    barrier(
        Op::MbarrierCompleteTx,
        "mbarrier.complete_tx",
        &[MAY_RELAXED, SCOPE, ANY_SHARED, OBJECT],
        &[MEM, SI],
    )
    .avail(V80_90)
    .younger(YOUNG_TX),
    barrier(Op::MbarrierTestWait, "mbarrier.test_wait", &[WAIT, SCOPE, CTA_SHARED, OBJECT], &[DP, MEM, SL]),
    barrier(
        Op::MbarrierTestWait,
        "mbarrier.test_wait.parity",
        &[WAIT, SCOPE, CTA_SHARED, OBJECT],
        &[DP, MEM, SI],
    )
    .avail(&[since(80, 7, 1)]),
    barrier(Op::MbarrierTryWait, "mbarrier.try_wait", &[WAIT, SCOPE, CTA_SHARED, OBJECT], &[DP, MEM, SL, SI])
        .opt(1)
        .avail(V78_90),
    barrier(
        Op::MbarrierTryWait,
        "mbarrier.try_wait.parity",
        &[WAIT, SCOPE, CTA_SHARED, OBJECT],
        &[DP, MEM, SI, SI],
    )
    .opt(1)
    .avail(V78_90),
    barrier(Op::MbarrierPendingCount, "mbarrier.pending_count", &[OBJECT], &[DI, SL]),
];

const LAYOUT: Slot = must(Kind::Mode, &[LayoutV0, LayoutV1]);
const PHASE: Slot = must(Kind::Mode, &[PrimaryPhase]);
const V93_90: &[Avail] = &[since(90, 9, 3)];
const WAITED: Opnd = w(Form::PredPair, Ty::Any);

/// Barriers with a layout, and waits that say for which phase.
pub(super) const LAYOUTS: &[Row] = &[
    barrier(Op::MbarrierInit, "mbarrier.init", &[LAYOUT, CTA_SHARED, OBJECT], &[MEM, SI]).avail(V93_90),
    barrier(Op::MbarrierCheckLayout, "mbarrier.check_layout", &[LAYOUT, CTA_SHARED, OBJECT], &[DP, MEM])
        .avail(V93_90),
    barrier(
        Op::MbarrierTestWait,
        "mbarrier.test_wait",
        &[PHASE, WAIT, SCOPE, CTA_SHARED, OBJECT],
        &[WAITED, MEM, SL],
    )
    .avail(V93_90),
    barrier(
        Op::MbarrierTestWait,
        "mbarrier.test_wait.parity",
        &[PHASE, WAIT, SCOPE, CTA_SHARED, OBJECT],
        &[WAITED, MEM, SI],
    )
    .avail(V93_90),
    barrier(
        Op::MbarrierTryWait,
        "mbarrier.try_wait",
        &[PHASE, WAIT, SCOPE, CTA_SHARED, OBJECT],
        &[WAITED, MEM, SL, SI],
    )
    .opt(1)
    .avail(V93_90),
    barrier(
        Op::MbarrierTryWait,
        "mbarrier.try_wait.parity",
        &[PHASE, WAIT, SCOPE, CTA_SHARED, OBJECT],
        &[WAITED, MEM, SI, SI],
    )
    .opt(1)
    .avail(V93_90),
];
