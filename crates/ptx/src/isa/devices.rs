//! Stores and reductions that complete later, memory of several devices, launches of clusters (PTX ISA, "st.async",
//! "red.async", "st.bulk", "multimem", "clusterlaunchcontrol").

use super::kit::*;
use crate::types::Type;

const ASYNC: &str = "data-movement-and-conversion-instructions-st-async";
const RED: &str = "parallel-synchronization-and-communication-instructions-red-async";
const BULK: &str = "data-movement-and-conversion-instructions-st-bulk";
const MULTIMEM: &str = "data-movement-and-conversion-instructions-multimem";
const LAUNCH: &str =
    "parallel-synchronization-and-communication-instructions-clusterlaunchcontrol-try-cancel";
const FABRIC: &str = "parallel-synchronization-and-communication-instructions";

const V81_90: &[Avail] = &[since(90, 8, 1)];
const V91_90: &[Avail] = &[since(90, 9, 1)];
const V94_90: &[Avail] = &[since(90, 9, 4)];
const V87_100: &[Avail] = &[since(100, 8, 7)];
const V86_100: &[Avail] = &[since(100, 8, 6)];
const V93_100: &[Avail] = &[since(100, 9, 3)];
const V95_100: &[Avail] = &[since(100, 9, 5)];

const fn store(slots: &'static [Slot], operands: &'static [Opnd]) -> Row {
    Row::new(Op::StAsync, "st.async", slots, operands, ASYNC).avail(V81_90).effect(Effect::Write)
}

const MAY_WEAK: Slot = may(Kind::Sem, &[Weak]);
const COMPLETE: Slot = must(Kind::Other, &[CompleteTx]);
const CLUSTER: Slot = must(Kind::Space, &[SharedCluster]);
const GLOBAL: Slot = must(Kind::Space, &[Global]);
const MAY_GLOBAL: Slot = may(Kind::Space, &[Global]);
const ALL_CELLS: &[Tok] = &[B16, B32, B64, U16, U32, U64, S16, S32, S64, F32, F64];
const VALUE: Opnd = r(Form::Value, Ty::Slot(0));
const VALUES: Opnd = r(Form::Element, Ty::Slot(0));
const RELEASE: Slot = must(Kind::Sem, &[Release]);
const MMIO: Slot = must(Kind::Mode, &[Mmio]);
const FAR: Slot = must(Kind::Scope, &[Gpu, Sys]);
const SYS: Slot = must(Kind::Scope, &[Sys]);

const ANYWHERE: Slot = may(Kind::Space, &[Shared, SharedCta, SharedCluster]);
const HERE: Slot = must(Kind::Space, &[Shared, SharedCta]);
const MAY_HERE: Slot = may(Kind::Space, &[Shared, SharedCta]);
const MAY_CLUSTER: Slot = may(Kind::Space, &[SharedCluster]);
const IN_CLUSTER: Slot = must(Kind::Scope, &[Cluster]);

/// What a barrier counts: by its words, or for all that the assembler cares, by nothing.
macro_rules! stores {
    ($([$($vec:ident)?] [$($ty:ident)*];)*) => {
        &[$(
            store(&[MAY_WEAK, ANYWHERE, COMPLETE, $($vec,)? ty(&[$($ty),*])], &[MEM, VALUES, MEM]),
            store(&[IN_CLUSTER, MAY_CLUSTER, COMPLETE, $($vec,)? ty(&[$($ty),*])], &[MEM, VALUES, MEM]),
            store(&[MAY_WEAK, HERE, $($vec,)? ty(&[$($ty),*])], &[MEM, VALUES, MEM]),
            store(&[MAY_WEAK, ANYWHERE, COMPLETE, $($vec,)? ty(&[$($ty),*])], &[MEM, VALUES]),
            store(&[IN_CLUSTER, MAY_CLUSTER, COMPLETE, $($vec,)? ty(&[$($ty),*])], &[MEM, VALUES]),
            store(&[MAY_WEAK, MAY_HERE, $($vec,)? ty(&[$($ty),*])], &[MEM, VALUES]),
        )*]
    };
}

const PAIRS: Slot = must(Kind::Vec, &[V2]);

/// `st.async` in shared memory.
pub(super) const SHARED_STORES: &[Row] = stores! {
    [] [B16 B32 B64 U16 U32 U64 S16 S32 S64 F32 F64];
    [VEC24] [B32 U32 S32 F32];
    [PAIRS] [B64 U64 S64 F64];
};

/// `st.async` in global memory, and `st.bulk`.
pub(super) const STORES: &[Row] = &[
    store(&[MAY_WEAK, CLUSTER, COMPLETE, ty(&[B128])], &[MEM, VALUE, MEM]).avail(&[since(90, 9, 2)]),
    store(&[MAY_WEAK, GLOBAL, ty(ALL_CELLS)], &[MEM, VALUE]).avail(V87_100),
    store(&[FAR, MAY_GLOBAL, ty(ALL_CELLS)], &[MEM, VALUE]).younger(&[(Global, V87_100)]),
    store(&[RELEASE, FAR, MAY_GLOBAL, ty(ALL_CELLS)], &[MEM, VALUE]).avail(V87_100),
    store(&[MMIO, RELEASE, SYS, MAY_GLOBAL, ty(ALL_CELLS)], &[MEM, VALUE]).avail(V87_100),
    Row::new(
        Op::StBulk,
        "st.bulk",
        &[MAY_WEAK, may(Kind::Space, &[SharedCta])],
        &[MEM, r(Form::Value, Ty::Address), r(Form::ImmIn(0, 0), Ty::Any)],
        BULK,
    )
    .avail(V86_100)
    .effect(Effect::Write),
];

macro_rules! reductions {
    ($([$($op:ident)*] [$($ty:ident)*] [$($far:ident)*];)*) => {
        &[$(
            Row::new(
                Op::RedAsync,
                "red.async",
                &[
                    must(Kind::Sem, &[Relaxed]),
                    must(Kind::Scope, &[Cluster]),
                    may(Kind::Space, &[SharedCluster]),
                    COMPLETE,
                    must(Kind::AtomOp, &[$($op),*]),
                    ty(&[$($ty),*]),
                ],
                &[MEM, VALUE, MEM],
                RED,
            )
            .opt(1)
            .avail(V81_90)
            .effect(Effect::ReadWrite),
            Row::new(
                Op::RedAsync,
                "red.async",
                &[
                    must(Kind::Sem, &[Relaxed]),
                    FAR,
                    may(Kind::Space, &[Global]),
                    must(Kind::AtomOp, &[$($op),*]),
                    ty(&[$($far),*]),
                ],
                &[MEM, VALUE],
                RED,
            )
            .avail(V81_90)
            .younger(&[(Global, V87_100)])
            .effect(Effect::ReadWrite),
            Row::new(
                Op::RedAsync,
                "red.async",
                &[
                    RELEASE,
                    FAR,
                    MAY_GLOBAL,
                    must(Kind::AtomOp, &[$($op),*]),
                    ty(&[$($far),*]),
                ],
                &[MEM, VALUE],
                RED,
            )
            .avail(V87_100)
            .effect(Effect::ReadWrite),
            Row::new(
                Op::RedAsync,
                "red.async",
                &[
                    MMIO,
                    RELEASE,
                    SYS,
                    MAY_GLOBAL,
                    must(Kind::AtomOp, &[$($op),*]),
                    ty(&[$($far),*]),
                ],
                &[MEM, VALUE],
                RED,
            )
            .avail(V87_100)
            .effect(Effect::ReadWrite),
        )*]
    };
}

/// `red.async`.
pub(super) const REDUCTIONS: &[Row] = reductions! {
    [Inc Dec] [U32] [U32];
    [Min Max] [U32 S32] [U32 S32];
    [Add] [U32 S32 U64 S64] [U32 S32 U64 S64];
    [And Or Xor] [B32] [B32];
};

const SEEN: Slot = must(Kind::Scope, &[Cta, Cluster, Gpu, Sys]);
const LOADED: Slot = must(Kind::Sem, &[Relaxed, Acquire]);
const STORED: Slot = must(Kind::Sem, &[Relaxed, Release]);
const D_VEC: Opnd = w(Form::Element, Ty::Slot(0));
const VEC24: Slot = must(Kind::Vec, &[V2, V4]);
const VEC248: Slot = must(Kind::Vec, &[V2, V4, V8]);
const MAY_VEC24: Slot = may(Kind::Vec, &[V2, V4]);
const ACC32: Slot = may(Kind::Mode, &[AccF32]);
const ACC16: Slot = may(Kind::Mode, &[AccF16]);

/// Loads that reduce over devices, weak and ordered.
macro_rules! multimem_loads {
    ($([$($op:ident)*] [$($slot:ident)*] [$($ty:ident)*] $avail:ident;)*) => {
        &[$(
            Row::new(
                Op::MultimemLdReduce,
                "multimem.ld_reduce",
                &[MAY_WEAK, MAY_GLOBAL, must(Kind::AtomOp, &[$($op),*]), $($slot,)* ty(&[$($ty),*])],
                &[D_VEC, MEM],
                MULTIMEM,
            )
            .avail($avail)
            .younger(&[(AccF32, V82_90)])
            .effect(Effect::Read),
            Row::new(
                Op::MultimemLdReduce,
                "multimem.ld_reduce",
                &[LOADED, SEEN, MAY_GLOBAL, must(Kind::AtomOp, &[$($op),*]), $($slot,)* ty(&[$($ty),*])],
                &[D_VEC, MEM],
                MULTIMEM,
            )
            .avail($avail)
            .younger(&[(AccF32, V82_90)])
            .effect(Effect::Read),
        )*]
    };
}

const V86_FLOAT8: &[Avail] = &[on(TENSOR, 8, 6), on(SM120A, 8, 6)];
const V82_90: &[Avail] = &[since(90, 8, 2)];

/// `multimem.ld_reduce`.
pub(super) const MULTIMEM_LOADS: &[Row] = multimem_loads! {
    [Add] [] [U32 S32 U64 F64] V81_90;
    [Min Max] [] [U32 S32 U64 S64] V81_90;
    [And Or Xor] [] [B32 B64] V81_90;
    [Min Max] [] [F16x2 BF16x2] V81_90;
    [Add] [ACC32] [F16x2 BF16x2] V81_90;
    [Add] [MAY_VEC24] [F32] V81_90;
    [Min Max] [VEC248] [F16 BF16] V81_90;
    [Add] [ACC32 VEC248] [F16 BF16] V81_90;
    [Min Max] [VEC24] [F16x2 BF16x2] V81_90;
    [Add] [ACC32 VEC24] [F16x2 BF16x2] V81_90;
    [Min Max] [MAY_VEC24] [E5m2x4 E4m3x4] V86_FLOAT8;
    [Add] [ACC16 MAY_VEC24] [E5m2x4 E4m3x4] V86_FLOAT8;
    [Min Max] [VEC248] [E5m2x2 E4m3x2] V86_FLOAT8;
    [Add] [ACC16 VEC248] [E5m2x2 E4m3x2] V86_FLOAT8;
};

macro_rules! multimem_stores {
    ($([$($slot:ident)*] [$($ty:ident)*] $avail:ident;)*) => {
        &[$(
            Row::new(
                Op::MultimemSt,
                "multimem.st",
                &[MAY_WEAK, MAY_GLOBAL, $($slot,)* ty(&[$($ty),*])],
                &[MEM, VALUES],
                MULTIMEM,
            )
            .avail($avail)
            .effect(Effect::Write),
            Row::new(
                Op::MultimemSt,
                "multimem.st",
                &[STORED, SEEN, MAY_GLOBAL, $($slot,)* ty(&[$($ty),*])],
                &[MEM, VALUES],
                MULTIMEM,
            )
            .avail($avail)
            .effect(Effect::Write),
        )*]
    };
}

/// `multimem.st`.
pub(super) const MULTIMEM_STORES: &[Row] = multimem_stores! {
    [] [B32 B64 U32 S32 U64 S64 F64 F16x2 BF16x2] V81_90;
    [MAY_VEC24] [F32] V81_90;
    [VEC248] [F16 BF16] V81_90;
    [VEC24] [F16x2 BF16x2] V81_90;
    [MAY_VEC24] [E5m2x4 E4m3x4] V86_FLOAT8;
};

macro_rules! multimem_reds {
    ($([$($op:ident)*] [$($slot:ident)*] [$($ty:ident)*];)*) => {
        &[$(
            Row::new(
                Op::MultimemRed,
                "multimem.red",
                &[MAY_GLOBAL, must(Kind::AtomOp, &[$($op),*]), $($slot,)* ty(&[$($ty),*])],
                &[MEM, VALUES],
                MULTIMEM,
            )
            .avail(V81_90)
            .effect(Effect::ReadWrite),
            Row::new(
                Op::MultimemRed,
                "multimem.red",
                &[STORED, SEEN, MAY_GLOBAL, must(Kind::AtomOp, &[$($op),*]), $($slot,)* ty(&[$($ty),*])],
                &[MEM, VALUES],
                MULTIMEM,
            )
            .avail(V81_90)
            .effect(Effect::ReadWrite),
        )*]
    };
}

/// `multimem.red`.
pub(super) const MULTIMEM_REDS: &[Row] = multimem_reds! {
    [Add] [] [U32 S32 U64 F64 F16x2 BF16x2];
    [Min Max] [] [U32 S32 U64 S64];
    [And Or Xor] [] [B32 B64];
    [Add] [MAY_VEC24] [F32];
    [Add Min Max] [VEC248] [F16 BF16];
    [Add Min Max] [VEC24] [F16x2 BF16x2];
};

const NOFTZ: Slot = must(Kind::Ftz, &[Noftz]);
const TO_GLOBAL: Slot = must(Kind::Space, &[Global]);
const OF_CTA: Slot = must(Kind::Space, &[SharedCta]);
const IN_GROUP: Slot = must(Kind::Other, &[BulkGroup]);

macro_rules! multimem_copies {
    ($([$($op:ident)*] [$($slot:ident)*] [$($ty:ident)*] $avail:ident;)*) => {
        &[
            Row::new(
                Op::MultimemCp,
                "multimem.cp.async.bulk",
                &[TO_GLOBAL, OF_CTA, IN_GROUP],
                &[MEM, MEM, SI],
                MULTIMEM,
            )
            .avail(V91_90)
            .effect(Effect::ReadWrite),
            $(
                Row::new(
                    Op::MultimemCpReduce,
                    "multimem.cp.reduce.async.bulk",
                    &[
                        TO_GLOBAL,
                        OF_CTA,
                        IN_GROUP,
                        must(Kind::AtomOp, &[$($op),*]),
                        $($slot,)*
                        ty(&[$($ty),*]),
                    ],
                    &[MEM, MEM, SI],
                    MULTIMEM,
                )
                .avail($avail)
                .effect(Effect::ReadWrite),
            )*
        ]
    };
}

/// Bulk copies to several devices.
pub(super) const MULTIMEM_COPIES: &[Row] = multimem_copies! {
    [Add] [] [U32 S32 U64 F32 F64] V91_90;
    [Add] [NOFTZ] [F16 BF16] V91_90;
    [Add] [NOFTZ] [F32] V94_90;
    [Inc Dec] [] [U32] V91_90;
    [Min Max] [] [U32 S32 U64 S64 F16 BF16] V91_90;
    [And Or Xor] [] [B32 B64] V91_90;
};

const MULTICAST: Slot = may(Kind::Num, &[MulticastAll]);
const QUADS: Slot = ty(&[B128]);
const S_QUAD: Opnd = r(Form::Reg, Ty::Fixed(Type::B128));

/// Launches of clusters, and what later versions added for several devices.
pub(super) const OTHERS: &[Row] = &[
    Row::new(
        Op::MultimemStAsync,
        "multimem.st.async",
        &[RELEASE, FAR, MAY_GLOBAL, ty(&[B32, B64, U32, U64, S32, S64, F32, F64])],
        &[MEM, VALUE],
        MULTIMEM,
    )
    .avail(V93_100)
    .effect(Effect::Write),
    Row::new(
        Op::MultimemRedAsync,
        "multimem.red.async",
        &[RELEASE, FAR, MAY_GLOBAL, must(Kind::AtomOp, &[Add]), ty(&[U32, S32, U64])],
        &[MEM, VALUE],
        MULTIMEM,
    )
    .avail(V93_100)
    .effect(Effect::ReadWrite),
    Row::new(
        Op::ClusterLaunchTryCancel,
        "clusterlaunchcontrol.try_cancel.async",
        &[may(Kind::Space, &[SharedCta]), COMPLETE, MULTICAST, QUADS],
        &[MEM, MEM],
        LAUNCH,
    )
    .avail(V86_100)
    .younger(&[(MulticastAll, &[on(BLACKWELL, 8, 6)])])
    .effect(Effect::Write),
    Row::new(
        Op::ClusterLaunchQueryCancel,
        "clusterlaunchcontrol.query_cancel.is_canceled",
        &[ty(&[Pred]), QUADS],
        &[DP, S_QUAD],
        LAUNCH,
    )
    .avail(V86_100),
    Row::new(
        Op::ClusterLaunchQueryCancel,
        "clusterlaunchcontrol.query_cancel.get_first_ctaid",
        &[must(Kind::Vec, &[V4]), ty(&[B32]), QUADS],
        &[w(Form::Element, Ty::Slot(0)), S_QUAD],
        LAUNCH,
    )
    .avail(V86_100),
    Row::new(
        Op::ClusterLaunchQueryCancel,
        "clusterlaunchcontrol.query_cancel",
        &[must(Kind::Mode, &[FirstX, FirstY, FirstZ]), ty(&[B32]), QUADS],
        &[D0, S_QUAD],
        LAUNCH,
    )
    .avail(V86_100),
    Row::new(Op::FabricSubmit, "fabric.submit", &[], &[], FABRIC).avail(V93_100).effect(Effect::Sync),
    Row::new(Op::FabricSubmit, "fabric.submit.commit_group", &[], &[], FABRIC)
        .avail(V95_100)
        .effect(Effect::Sync),
    Row::new(Op::FabricWait, "fabric.wait.sync_restrict::read", &[], &[IMM], FABRIC)
        .avail(V95_100)
        .effect(Effect::Sync),
    Row::new(Op::FabricWait, "fabric.wait.sync_restrict::reads", &[], &[IMM], FABRIC)
        .opt(1)
        .avail(V93_100)
        .effect(Effect::Sync),
];
