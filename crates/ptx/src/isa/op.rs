//! The operations. Decoder and code generator match on this enum exhaustively; types and modifiers are the row's choices.

macro_rules! ops {
    ($($(#[$meta:meta])* $ident:ident,)*) => {
        /// What an instruction does, apart from its types and modifiers.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u16)]
        #[expect(missing_docs, reason = "each variant is the mnemonic of the manual, told apart where the meaning is")]
        pub enum Op {
            $($(#[$meta])* $ident,)*
        }

        impl Op {
            /// Every operation, in the order of declaration.
            pub const ALL: &'static [Op] = &[$(Op::$ident),*];
        }
    };
}

ops! {
    // Integer and floating-point arithmetic; the type tells which.
    Add, Sub, MulLo, MulHi, MulWide, Mul, MadLo, MadHi, MadWide, Mad, Fma, Mul24Lo, Mul24Hi, Mad24Lo, Mad24Hi,
    AddC, SubC, MadLoC, MadHiC, Sad, Div, Rem, Abs, Neg, Min, Max, Popc, Clz, Bfind, Fns, Brev, Bfe, Bfi, Bmsk, Szext,
    Dp4a, Dp2a, Rcp, Sqrt, Rsqrt, Sin, Cos, Lg2, Ex2, Tanh, Testp, CopySign,
    // Comparison and selection.
    Set, Setp, Selp, Slct,
    // Logic and shifts.
    And, Or, Xor, Not, Cnot, Lop3, Shl, Shr, ShfL, ShfR,
    // Data movement and conversion.
    Mov, Shfl, ShflSync, Prmt, Ld, LdNc, Ldu, St, Prefetch, Prefetchu, ApplyPriority, Discard, CreatePolicy,
    IsSpacep, Cvta, CvtaTo, Cvt, CvtPack, Mapa, GetCtaRank,
    CpAsync, CpAsyncCommitGroup, CpAsyncWaitGroup, CpAsyncWaitAll, CpAsyncMbarrierArrive,
    // Parallel synchronisation and communication.
    BarSync, BarArrive, BarRedPopc, BarRedAnd, BarRedOr, BarWarpSync,
    BarrierClusterArrive, BarrierClusterWait,
    Membar, Fence, FenceProxy, Atom, AtomCas, AtomExch, Red,
    Vote, VoteSync, MatchAny, MatchAll, ActiveMask, Redux, GridDepControl, Elect,
    MbarrierInit, MbarrierInval, MbarrierExpectTx, MbarrierCompleteTx, MbarrierArrive, MbarrierArriveDrop,
    MbarrierTestWait, MbarrierTryWait, MbarrierPendingCount,
    // Matrices.
    Ldmatrix, Stmatrix, Movmatrix, Mma, MmaSp, WmmaLoad, WmmaStore, WmmaMma,
    Wgmma, WgmmaFence, WgmmaCommitGroup, WgmmaWaitGroup,
    Tcgen05Alloc, Tcgen05Dealloc, Tcgen05RelinquishAllocPermit, Tcgen05Ld, Tcgen05LdRed, Tcgen05St, Tcgen05Wait,
    Tcgen05Cp, Tcgen05Shift, Tcgen05Mma, Tcgen05Commit, Tcgen05Fence,
    // Bulk copies, tensors, several devices.
    CpAsyncBulk, CpReduceAsyncBulk, CpAsyncBulkPrefetch, CpAsyncBulkTensor, CpReduceAsyncBulkTensor,
    CpAsyncBulkPrefetchTensor, CpAsyncBulkCommitGroup, CpAsyncBulkWaitGroup, ApplyPriorityAsync,
    TensormapReplace, TensormapCpFenceProxy, TensormapQuery, StAsync, RedAsync, StBulk,
    MultimemLdReduce, MultimemSt, MultimemRed, MultimemCp, MultimemCpReduce, MultimemStAsync, MultimemRedAsync,
    ClusterLaunchTryCancel, ClusterLaunchQueryCancel, FabricSubmit, FabricWait, MbarrierCheckLayout, ClmadLo, ClmadHi,
    // Textures and surfaces.
    Tex, Tld4, Txq, Suld, Sust, Sured, Suq, IsTypep,
    // Control flow.
    Bra, BrxIdx, Call, Ret, Exit,
    // Video (scalar and packed).
    VAdd, VSub, VAbsDiff, VMin, VMax, VShl, VShr, VMad, VSet,
    VAdd2, VSub2, VAvrg2, VAbsDiff2, VMin2, VMax2, VSet2,
    VAdd4, VSub4, VAvrg4, VAbsDiff4, VMin4, VMax4, VSet4,
    // Stack.
    StackSave, StackRestore, Alloca,
    // Miscellaneous.
    Brkpt, NanoSleep, PmEvent, Trap, SetMaxNReg,
}
