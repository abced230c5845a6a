//! Products of a warp group (PTX ISA, "Asynchronous Warpgroup Level Matrix Instructions").

use super::kit::*;
use crate::types::Type;

const SECTION: &str = "asynchronous-warpgroup-level-matrix-instructions";

const fn row(op: Op, head: &'static str, slots: &'static [Slot], operands: &'static [Opnd]) -> Row {
    Row::new(op, head, slots, operands, SECTION).effect(Effect::Sync)
}

const V80: &[Avail] = &[on(SM90A, 8, 0)];
const V82: &[Avail] = &[on(SM90A, 8, 2)];
const V84: &[Avail] = &[on(SM90A, 8, 4)];

const K8: Slot = must(
    Kind::Shape,
    &[
        M64n8k8, M64n16k8, M64n24k8, M64n32k8, M64n40k8, M64n48k8, M64n56k8, M64n64k8, M64n72k8, M64n80k8,
        M64n88k8, M64n96k8, M64n104k8, M64n112k8, M64n120k8, M64n128k8, M64n136k8, M64n144k8, M64n152k8,
        M64n160k8, M64n168k8, M64n176k8, M64n184k8, M64n192k8, M64n200k8, M64n208k8, M64n216k8, M64n224k8,
        M64n232k8, M64n240k8, M64n248k8, M64n256k8,
    ],
);
const K16: Slot = must(
    Kind::Shape,
    &[
        M64n8k16, M64n16k16, M64n24k16, M64n32k16, M64n40k16, M64n48k16, M64n56k16, M64n64k16, M64n72k16,
        M64n80k16, M64n88k16, M64n96k16, M64n104k16, M64n112k16, M64n120k16, M64n128k16, M64n136k16,
        M64n144k16, M64n152k16, M64n160k16, M64n168k16, M64n176k16, M64n184k16, M64n192k16, M64n200k16,
        M64n208k16, M64n216k16, M64n224k16, M64n232k16, M64n240k16, M64n248k16, M64n256k16,
    ],
);
const K32: Slot = must(
    Kind::Shape,
    &[
        M64n8k32, M64n16k32, M64n24k32, M64n32k32, M64n40k32, M64n48k32, M64n56k32, M64n64k32, M64n72k32,
        M64n80k32, M64n88k32, M64n96k32, M64n104k32, M64n112k32, M64n120k32, M64n128k32, M64n136k32,
        M64n144k32, M64n152k32, M64n160k32, M64n168k32, M64n176k32, M64n184k32, M64n192k32, M64n200k32,
        M64n208k32, M64n216k32, M64n224k32, M64n232k32, M64n240k32, M64n248k32, M64n256k32,
    ],
);
const K64: Slot = must(
    Kind::Shape,
    &[
        M64n8k64, M64n16k64, M64n24k64, M64n32k64, M64n40k64, M64n48k64, M64n56k64, M64n64k64, M64n72k64,
        M64n80k64, M64n88k64, M64n96k64, M64n104k64, M64n112k64, M64n120k64, M64n128k64, M64n136k64,
        M64n144k64, M64n152k64, M64n160k64, M64n168k64, M64n176k64, M64n184k64, M64n192k64, M64n200k64,
        M64n208k64, M64n216k64, M64n224k64, M64n232k64, M64n240k64, M64n248k64, M64n256k64,
    ],
);
/// Integers have fewer sizes.
const I32: Slot = must(
    Kind::Shape,
    &[
        M64n8k32, M64n16k32, M64n24k32, M64n32k32, M64n48k32, M64n64k32, M64n80k32, M64n96k32, M64n112k32,
        M64n128k32, M64n144k32, M64n160k32, M64n176k32, M64n192k32, M64n208k32, M64n224k32, M64n240k32,
        M64n256k32,
    ],
);
/// Integers have fewer sizes.
const I64: Slot = must(
    Kind::Shape,
    &[
        M64n8k64, M64n16k64, M64n24k64, M64n32k64, M64n48k64, M64n64k64, M64n80k64, M64n96k64, M64n112k64,
        M64n128k64, M64n144k64, M64n160k64, M64n176k64, M64n192k64, M64n208k64, M64n224k64, M64n240k64,
        M64n256k64,
    ],
);
/// Integers have fewer sizes.
const I256: Slot = must(
    Kind::Shape,
    &[
        M64n8k256,
        M64n16k256,
        M64n24k256,
        M64n32k256,
        M64n48k256,
        M64n64k256,
        M64n80k256,
        M64n96k256,
        M64n112k256,
        M64n128k256,
        M64n144k256,
        M64n160k256,
        M64n176k256,
        M64n192k256,
        M64n208k256,
        M64n224k256,
        M64n240k256,
        M64n256k256,
    ],
);

const DF: Opnd = w(Form::PerColumn(2), Ty::Fixed(Type::F32));
const DI32: Opnd = w(Form::PerColumn(2), Ty::Fixed(Type::S32));
const DH: Opnd = w(Form::PerColumn(4), Ty::Fixed(Type::F16x2));
/// A matrix in registers, and one that a descriptor names.
const A: Opnd = r(Form::Vector(4), Ty::Fixed(Type::B32));
const X: Opnd = r(Form::Reg, Ty::Fixed(Type::U64));
/// Metadata of a sparse matrix, and which threads have it.
const META: Opnd = r(Form::Reg, Ty::Fixed(Type::U32));
const PART: Opnd = r(Form::ImmIn(0, 3), Ty::Any);
/// Whether the accumulator is read, the signs of the factors, and whether they are transposed.
const P: Opnd = SPN;
const S: Opnd = r(Form::ImmOf(-1, 1), Ty::Any);
const T: Opnd = r(Form::ImmOf(0, 1), Ty::Any);

const F_F32: Slot = ty(&[F32]);
const F_F16: Slot = ty(&[F16]);
const F_BF16: Slot = ty(&[BF16]);
const F_TF32: Slot = ty(&[Tf32]);
const FP8: Slot = ty(&[E4m3, E5m2]);
const F_S32: Slot = ty(&[S32]);
const F_S8: Slot = ty(&[S8]);
const F_U8: Slot = ty(&[U8]);
const F_B1: Slot = ty(&[B1]);
const SATFINITE: Slot = may(Kind::Sat, &[Satfinite]);
const AND_: Slot = must(Kind::BoolOp, &[And]);
const POPC_: Slot = must(Kind::AtomOp, &[Popc]);

/// Each product with its first factor behind a descriptor and in registers, dense and sparse.
macro_rules! products {
    ($($dense:ident $sparse:ident [$($slot:ident),*] $d:ident, [$($x:ident)*] [$($a:ident)*], $old:ident $new:ident;)*) => {
        &[$(
            row(Op::Wgmma, "wgmma.mma_async", &[SYNC, MAY_ALIGNED, $dense, $($slot),*], &[$d, X, X, P, $($x),*])
                .avail($old),
            row(Op::Wgmma, "wgmma.mma_async", &[SYNC, MAY_ALIGNED, $dense, $($slot),*], &[$d, A, X, P, $($a),*])
                .avail($old),
            row(
                Op::Wgmma,
                "wgmma.mma_async.sp",
                &[SYNC, MAY_ALIGNED, $sparse, $($slot),*],
                &[$d, X, X, META, PART, P, $($x),*],
            )
            .avail($new),
            row(
                Op::Wgmma,
                "wgmma.mma_async.sp",
                &[SYNC, MAY_ALIGNED, $sparse, $($slot),*],
                &[$d, A, X, META, PART, P, $($a),*],
            )
            .avail($new),
        )*]
    };
}

/// `wgmma.mma_async`.
pub(super) const PRODUCTS: &[Row] = products! {
    K16 K32 [F_F16, F_F16, F_F16] DH, [S S T T] [S S T], V80 V82;
    K16 K32 [F_F32, F_F16, F_F16] DF, [S S T T] [S S T], V80 V82;
    K16 K32 [F_F32, F_BF16, F_BF16] DF, [S S T T] [S S T], V80 V82;
    K8 K16 [F_F32, F_TF32, F_TF32] DF, [S S] [S S], V80 V82;
    K32 K64 [F_F16, FP8, FP8] DH, [S S] [S S], V80 V82;
    K32 K64 [F_F32, FP8, FP8] DF, [S S] [S S], V80 V82;
    I32 I64 [SATFINITE, F_S32, F_S8, F_S8] DI32, [] [], V80 V82;
    I32 I64 [SATFINITE, F_S32, F_U8, F_U8] DI32, [] [], V80 V82;
    I32 I64 [SATFINITE, F_S32, F_S8, F_U8] DI32, [] [], V84 V84;
    I32 I64 [SATFINITE, F_S32, F_U8, F_S8] DI32, [] [], V84 V84;
};

/// Single bits, and what waits for the products.
pub(super) const OTHERS: &[Row] = &[
    row(
        Op::Wgmma,
        "wgmma.mma_async",
        &[SYNC, MAY_ALIGNED, I256, F_S32, F_B1, F_B1, AND_, POPC_],
        &[DI32, X, X, P],
    )
    .avail(V80),
    row(
        Op::Wgmma,
        "wgmma.mma_async",
        &[SYNC, MAY_ALIGNED, I256, F_S32, F_B1, F_B1, AND_, POPC_],
        &[DI32, A, X, P],
    )
    .avail(V80),
    row(Op::WgmmaFence, "wgmma.fence", &[SYNC, MAY_ALIGNED], &[]).avail(V80),
    row(Op::WgmmaCommitGroup, "wgmma.commit_group", &[SYNC, MAY_ALIGNED], &[]).avail(V80),
    row(Op::WgmmaWaitGroup, "wgmma.wait_group", &[SYNC, MAY_ALIGNED], &[IMM]).avail(V80),
];
