//! Atomics, reductions and fences (PTX ISA, "Parallel Synchronization and Communication Instructions").

use super::kit::*;

const SECTION: &str = "parallel-synchronization-and-communication-instructions";

const fn row(op: Op, head: &'static str, slots: &'static [Slot], operands: &'static [Opnd]) -> Row {
    Row::new(op, head, slots, operands, SECTION)
}

const SEM: Slot = may(Kind::Sem, &[Relaxed, Acquire, Release, AcqRel]);
const RED_SEM: Slot = may(Kind::Sem, &[Relaxed, Release]);
const SCOPE: Slot = may(Kind::Scope, &[Cta, Cluster, Gpu, Sys]);
const SPACE: Slot = may(Kind::Space, &[Global, Shared, SharedCta, SharedCluster]);
const MAY_GLOBAL: Slot = may(Kind::Space, &[Global]);
const HINT: Slot = may(Kind::CacheHint, &[L2CacheHint]);

const V60_70: &[Avail] = &[since(70, 6, 0)];
const V50_60: &[Avail] = &[since(60, 5, 0)];
const V78_90: &[Avail] = &[since(90, 7, 8)];
const V31_35: &[Avail] = &[since(32, 3, 1)];
const V81_90: &[Avail] = &[since(90, 8, 1)];
const V83_90: &[Avail] = &[since(90, 8, 3)];
const V94_90: &[Avail] = &[since(90, 9, 4)];
const V62_70: &[Avail] = &[since(70, 6, 3)];

const YOUNG: &[(Tok, &[Avail])] = &[
    (Relaxed, V60_70),
    (Acquire, V60_70),
    (Release, V60_70),
    (AcqRel, V60_70),
    (Cta, V50_60),
    (Gpu, V50_60),
    (Sys, V50_60),
    (Cluster, V78_90),
    (SharedCta, &[since(0, 7, 8)]),
    (SharedCluster, V78_90),
    (L2CacheHint, &[since(80, 7, 4)]),
];

const ATOM: &[Opnd] = &[w(Form::RegSink, Ty::Slot(0)), MEM, S0, SL];
const ATOM_CAS: &[Opnd] = &[w(Form::RegSink, Ty::Slot(0)), MEM, S0, S0];
const RED: &[Opnd] = &[MEM, S0, SL];
const ATOM_VEC: &[Opnd] = &[w(Form::Element, Ty::Slot(0)), MEM, r(Form::Element, Ty::Slot(0)), SL];
const RED_VEC: &[Opnd] = &[MEM, r(Form::Element, Ty::Slot(0)), SL];

macro_rules! atom {
    ($([$($op:ident)*] $($noftz:ident)? [$types:expr] $(since $avail:expr)?;)*) => {
        &[$(
            row(
                Op::Atom,
                "atom",
                &[SEM, SCOPE, SPACE, must(Kind::AtomOp, &[$($op),*]), $($noftz,)? HINT, ty($types)],
                ATOM,
            )
            .opt(1).effect(Effect::ReadWrite).younger(YOUNG).only(Constraint::Atomic)$(.avail($avail))?,
        )*]
    };
}

macro_rules! red {
    ($([$($op:ident)*] $($noftz:ident)? [$types:expr] $(since $avail:expr)?;)*) => {
        &[$(
            row(
                Op::Red,
                "red",
                &[RED_SEM, SCOPE, SPACE, must(Kind::AtomOp, &[$($op),*]), $($noftz,)? HINT, ty($types)],
                RED,
            )
            .opt(1).effect(Effect::ReadWrite).younger(YOUNG).only(Constraint::Atomic)$(.avail($avail))?,
        )*]
    };
}

const NOFTZ: Slot = must(Kind::Ftz, &[Noftz]);

/// `atom` with one operand.
pub(super) const ATOMS: &[Row] = atom! {
    [And Or Xor] [&[B32]];
    [And Or Xor] [&[B64]] since V31_35;
    [Add] [&[U32, S32, U64, F32]];
    [Add] [&[F64]] since V50_60;
    [Add] NOFTZ [&[F16x2]] since &[since(60, 6, 2)];
    [Add] NOFTZ [&[F16]] since V62_70;
    [Add] NOFTZ [&[BF16, BF16x2]] since V78_90;
    [Add] NOFTZ [&[F32]] since V94_90;
    [Inc Dec] [&[U32]];
    [Min Max] [&[U32, S32]];
    [Min Max] [&[U64, S64]] since V31_35;
};

/// `red`.
pub(super) const REDS: &[Row] = red! {
    [And Or Xor] [&[B32]];
    [And Or Xor] [&[B64]] since V31_35;
    [Add] [&[U32, S32, U64, F32]];
    [Add] [&[F64]] since V50_60;
    [Add] NOFTZ [&[F16x2]] since &[since(60, 6, 2)];
    [Add] NOFTZ [&[F16]] since V62_70;
    [Add] NOFTZ [&[BF16, BF16x2]] since V78_90;
    [Add] NOFTZ [&[F32]] since V94_90;
    [Inc Dec] [&[U32]];
    [Min Max] [&[U32, S32]];
    [Min Max] [&[U64, S64]] since V31_35;
};

const fn atomic(op: Op, slots: &'static [Slot], operands: &'static [Opnd]) -> Row {
    let head = if matches!(op, Op::Red) { "red" } else { "atom" };
    row(op, head, slots, operands).opt(1).effect(Effect::ReadWrite).younger(YOUNG).only(Constraint::Atomic)
}

const EXCH: Slot = must(Kind::AtomOp, &[Exch]);
const CAS: Slot = must(Kind::AtomOp, &[Cas]);
const ADD_VEC: Slot = must(Kind::AtomOp, &[Add]);
const OP_VEC: Slot = must(Kind::AtomOp, &[Add, Min, Max]);
const VEC24: Slot = must(Kind::Vec, &[V2, V4]);
const VEC248: Slot = must(Kind::Vec, &[V2, V4, V8]);

/// Exchanges, and vectors in global memory.
pub(super) const OTHERS: &[Row] = &[
    atomic(Op::AtomExch, &[SEM, SCOPE, SPACE, EXCH, HINT, ty(&[B32, B64])], ATOM),
    atomic(Op::AtomExch, &[SEM, SCOPE, SPACE, EXCH, HINT, ty(&[B128])], ATOM).avail(V83_90),
    atomic(Op::AtomCas, &[SEM, SCOPE, SPACE, CAS, ty(&[B32, B64])], ATOM_CAS).opt(0),
    atomic(Op::AtomCas, &[SEM, SCOPE, SPACE, CAS, ty(&[B16])], ATOM_CAS).opt(0).avail(V62_70),
    atomic(Op::AtomCas, &[SEM, SCOPE, SPACE, CAS, ty(&[B128])], ATOM_CAS).opt(0).avail(V83_90),
    atomic(Op::Atom, &[SEM, SCOPE, MAY_GLOBAL, ADD_VEC, HINT, VEC24, ty(&[F32])], ATOM_VEC).avail(V81_90),
    atomic(Op::Atom, &[SEM, SCOPE, MAY_GLOBAL, OP_VEC, NOFTZ, HINT, VEC248, ty(&[F16, BF16])], ATOM_VEC)
        .avail(V81_90),
    atomic(Op::Atom, &[SEM, SCOPE, MAY_GLOBAL, OP_VEC, NOFTZ, HINT, VEC24, ty(&[F16x2, BF16x2])], ATOM_VEC)
        .avail(V81_90),
    atomic(Op::Atom, &[SEM, SCOPE, MAY_GLOBAL, ADD_VEC, NOFTZ, HINT, VEC24, ty(&[F32])], ATOM_VEC)
        .avail(V94_90),
    atomic(Op::Red, &[RED_SEM, SCOPE, MAY_GLOBAL, ADD_VEC, NOFTZ, HINT, VEC24, ty(&[F32])], RED_VEC)
        .avail(V94_90),
    atomic(Op::Red, &[RED_SEM, SCOPE, MAY_GLOBAL, ADD_VEC, HINT, VEC24, ty(&[F32])], RED_VEC).avail(V81_90),
    atomic(Op::Red, &[RED_SEM, SCOPE, MAY_GLOBAL, OP_VEC, NOFTZ, HINT, VEC248, ty(&[F16, BF16])], RED_VEC)
        .avail(V81_90),
    atomic(Op::Red, &[RED_SEM, SCOPE, MAY_GLOBAL, OP_VEC, NOFTZ, HINT, VEC24, ty(&[F16x2, BF16x2])], RED_VEC)
        .avail(V81_90),
];

const FENCE_SCOPE: Slot = must(Kind::Scope, &[Cta, Cluster, Gpu, Sys]);

/// Fences.
pub(super) const FENCES: &[Row] = &[
    row(Op::Membar, "membar", &[must(Kind::Scope, &[Cta, Gl, Sys])], &[]).effect(Effect::Sync),
    row(Op::Fence, "fence", &[may(Kind::Sem, &[Sc, AcqRel]), FENCE_SCOPE], &[])
        .avail(V60_70)
        .younger(YOUNG_FENCE)
        .effect(Effect::Sync),
    row(Op::Fence, "fence", &[must(Kind::Sem, &[Acquire, Release]), FENCE_SCOPE], &[])
        .avail(&[since(90, 8, 6)])
        .effect(Effect::Sync),
    row(Op::FenceProxy, "fence.proxy.alias", &[], &[]).avail(&[since(70, 7, 5)]).effect(Effect::Sync),
    row(Op::FenceProxy, "fence.proxy.async", &[may(Kind::Space, &[Global, SharedCta, SharedCluster])], &[])
        .avail(&[since(90, 8, 0)])
        .effect(Effect::Sync),
    row(Op::FenceProxy, "fence.mbarrier_init.release.cluster", &[], &[])
        .avail(&[since(90, 8, 0)])
        .effect(Effect::Sync),
];

const YOUNG_FENCE: &[(Tok, &[Avail])] = &[(Cluster, V78_90)];

const V80_90: &[Avail] = &[since(90, 8, 0)];
const V86_90: &[Avail] = &[since(90, 8, 6)];
const V93_100: &[Avail] = &[since(100, 9, 3)];
const V83_FENCE: &[Avail] = &[since(90, 8, 3)];
const IN_CLUSTER: Slot = must(Kind::Scope, &[Cluster]);
const ACQUIRE: Slot = must(Kind::Sem, &[Acquire]);
const RELEASE: Slot = must(Kind::Sem, &[Release]);
const TO_CTA: Slot = must(Kind::Other, &[ToShared]);
const TO_CLUSTER: Slot = must(Kind::Other, &[ToCluster]);

const fn fence(op: Op, head: &'static str, slots: &'static [Slot], avail: &'static [Avail]) -> Row {
    row(op, head, slots, &[]).avail(avail).effect(Effect::Sync)
}

const SYSTEM: Slot = must(Kind::Scope, &[Sys]);

const fn fabric(head: &'static str, slots: &'static [Slot]) -> Row {
    fence(Op::FenceProxy, head, slots, V93_100)
}

/// Fences of later versions: between proxies, and of some memory only.
pub(super) const PROXIES: &[Row] = &[
    fence(Op::FenceProxy, "membar.proxy.alias", &[], &[since(60, 7, 5)]),
    fence(Op::FenceProxy, "membar.proxy.async", &[], V80_90),
    fence(Op::Fence, "fence", &[ACQUIRE, TO_CLUSTER, IN_CLUSTER], V86_90),
    fence(Op::Fence, "fence", &[RELEASE, TO_CTA, IN_CLUSTER], V86_90),
    fence(Op::FenceProxy, "fence.proxy.async::generic", &[ACQUIRE, TO_CLUSTER, IN_CLUSTER], V86_90),
    fence(Op::FenceProxy, "fence.proxy.async::generic", &[RELEASE, TO_CTA, IN_CLUSTER], V86_90),
    fence(
        Op::FenceProxy,
        "fence.proxy.tensormap::generic",
        &[must(Kind::Sem, &[Release, AcqRel]), FENCE_SCOPE],
        V83_FENCE,
    ),
    row(
        Op::FenceProxy,
        "fence.proxy.tensormap::generic",
        &[ACQUIRE, FENCE_SCOPE],
        &[MEM, r(Form::ImmIn(128, 128), Ty::Any)],
    )
    .avail(V83_FENCE)
    .effect(Effect::Sync),
    row(
        Op::FenceProxy,
        "fence.proxy.tensormap::generic",
        &[must(Kind::Sem, &[AcqRel]), FENCE_SCOPE],
        &[MEM, IMM],
    )
    .avail(V83_FENCE)
    .effect(Effect::Sync),
    fabric("fence.proxy.alias.fabric::generic", &[must(Kind::Sem, &[AcqRel]), FENCE_SCOPE]),
    fabric("fence.proxy.alias.fabric::generic", &[must(Kind::Sem, &[Acquire, Release]), SYSTEM]),
    fabric("fence.proxy.alias.generic::fabric", &[must(Kind::Sem, &[AcqRel]), FENCE_SCOPE]),
    fabric("fence.proxy.alias.generic::fabric", &[must(Kind::Sem, &[Acquire, Release]), SYSTEM]),
    fabric("fence.proxy.fabric::generic.alias", &[must(Kind::Sem, &[Acquire, Release]), SYSTEM]),
    fabric("fence.proxy.generic::fabric.alias", &[must(Kind::Sem, &[Acquire, Release]), SYSTEM]),
];
