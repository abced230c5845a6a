//! Modifier tokens: everything that can stand behind a point in the name of an instruction, types included.

use crate::types::Type;
use rustc_hash::FxHashMap;
use std::fmt;
use std::sync::LazyLock;

macro_rules! tokens {
    (types { $($ty:ident)* } $($ident:ident = $name:literal,)*) => {
        /// One modifier of an instruction. It starts with the types, in the order of [`Type`].
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u16)]
        pub enum Tok {
            $(#[doc = concat!("The type [`Type::", stringify!($ty), "`].")] $ty,)*
            $(#[doc = concat!("`.", $name, "`.")] $ident,)*
        }

        impl Tok {
            /// Every token, in the order of declaration.
            pub const ALL: &'static [Tok] = &[$(Tok::$ty,)* $(Tok::$ident,)*];

            /// The name without the point.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Tok::$ty => Type::$ty.name(),)*
                    $(Tok::$ident => $name,)*
                }
            }

            /// The type that this token names.
            pub const fn ty(self) -> Option<Type> {
                match self {
                    $(Tok::$ty => Some(Type::$ty),)*
                    _ => None,
                }
            }

            /// The token that names a type.
            pub const fn of(ty: Type) -> Tok {
                match ty { $(Type::$ty => Tok::$ty,)* }
            }
        }
    };
}

tokens! {
    types {
        B8 B16 B32 B64 B128 U8 U16 U32 U64 S8 S16 S32 S64 F16 F16x2 F32 F64 BF16 BF16x2 Tf32 F32x2 Pred
        Texref Samplerref Surfref U16x2 S16x2 U8x4 S8x4 B1 U2 S2 U4 S4 B1024
        E4m3 E5m2 E3m2 E2m3 E2m1 Ue8m0 Ue4m3 Ue5m3
        E4m3x2 E5m2x2 E3m2x2 E2m3x2 E2m1x2 Ue8m0x2 Ue5m3x2 S2f6x2
        E4m3x4 E5m2x4 E3m2x4 E2m3x4 E2m1x4 B8x16 B6x16P32 B4x16P64
    }
    // Rounding, of floats and to an integer.
    Rn = "rn", Rz = "rz", Rm = "rm", Rp = "rp", Rna = "rna", Rs = "rs",
    Rni = "rni", Rzi = "rzi", Rmi = "rmi", Rpi = "rpi",
    // Arithmetic.
    Ftz = "ftz", Sat = "sat", Satfinite = "satfinite", Relu = "relu", Approx = "approx", Full = "full", Cc = "cc",
    Nan = "NaN", XorSign = "xorsign", Abs = "abs", Oob = "oob", Lo = "lo", Hi = "hi", Wide = "wide", Noftz = "noftz",
    Scaled = "scaled::n2::ue8m0",
    TwoPi = "2pi", Mask = "mask",
    // Comparisons.
    Eq = "eq", Ne = "ne", Lt = "lt", Le = "le", Gt = "gt", Ge = "ge", Ls = "ls", Hs = "hs",
    Equ = "equ", Neu = "neu", Ltu = "ltu", Leu = "leu", Gtu = "gtu", Geu = "geu", Num = "num", IsNan = "nan",
    // Operations of atomics, reductions and combined comparisons.
    And = "and", Or = "or", Xor = "xor", Add = "add", Inc = "inc", Dec = "dec", Min = "min", Max = "max",
    Exch = "exch", Cas = "cas", Popc = "popc",
    // State spaces.
    Const = "const", Global = "global", Local = "local", Param = "param", ParamEntry = "param::entry",
    ParamFunc = "param::func", Shared = "shared", SharedCta = "shared::cta", SharedCluster = "shared::cluster",
    // Orderings and scopes.
    Weak = "weak", Volatile = "volatile", Relaxed = "relaxed", Acquire = "acquire", Release = "release",
    AcqRel = "acq_rel", Sc = "sc", Mmio = "mmio",
    Cta = "cta", Cluster = "cluster", Gpu = "gpu", Sys = "sys", Gl = "gl",
    // Caches.
    Nc = "nc", Ca = "ca", Cg = "cg", Cs = "cs", Lu = "lu", Cv = "cv", Wb = "wb", Wt = "wt", Ci = "ci",
    L1EvictNormal = "L1::evict_normal", L1EvictUnchanged = "L1::evict_unchanged", L1EvictFirst = "L1::evict_first",
    L1EvictLast = "L1::evict_last", L1NoAllocate = "L1::no_allocate",
    L2EvictNormal = "L2::evict_normal", L2EvictUnchanged = "L2::evict_unchanged", L2EvictFirst = "L2::evict_first",
    L2EvictLast = "L2::evict_last",
    L2CacheHint = "L2::cache_hint", L2B64 = "L2::64B", L2B128 = "L2::128B", L2B256 = "L2::256B",
    Level1 = "L1", Level2 = "L2", Tensormap = "tensormap",
    // Vectors.
    V2 = "v2", V4 = "v4", V8 = "v8",
    // Warp level and control.
    Sync = "sync", Aligned = "aligned", Uni = "uni", Up = "up", Down = "down", Bfly = "bfly", Idx = "idx",
    All = "all", Any = "any", Ballot = "ballot", Mode = "mode", Warp = "warp", Red = "red", Arrive = "arrive",
    Clamp = "clamp", Wrap = "wrap", Shiftamt = "shiftamt",
    F4e = "f4e", B4e = "b4e", Rc8 = "rc8", Ecl = "ecl", Ecr = "ecr", Rc16 = "rc16",
    To = "to", Finite = "finite", Infinite = "infinite", Number = "number", Notanumber = "notanumber",
    Normal = "normal", Subnormal = "subnormal",
    // Matrix fragments.
    Row = "row", Col = "col", Trans = "trans", X1 = "x1", X2 = "x2", X4 = "x4", X8 = "x8", X16 = "x16", X32 = "x32",
    X64 = "x64", X128 = "x128",
    M8n8 = "m8n8", M16n8 = "m16n8", M16n16 = "m16n16", M8n16 = "m8n16",
    M8n8k4 = "m8n8k4", M8n8k16 = "m8n8k16", M8n8k32 = "m8n8k32", M8n8k128 = "m8n8k128",
    M16n8k4 = "m16n8k4", M16n8k8 = "m16n8k8", M16n8k16 = "m16n8k16", M16n8k32 = "m16n8k32", M16n8k64 = "m16n8k64",
    M16n8k128 = "m16n8k128", M16n8k256 = "m16n8k256",
    M16n16k16 = "m16n16k16", M8n32k16 = "m8n32k16", M32n8k16 = "m32n8k16", M16n16k8 = "m16n16k8",
    // Asynchronous operations.
    NoComplete = "noComplete", ExpectTx = "expect_tx", Parity = "parity", Noinc = "noinc", B = "b",
    CompleteTx = "mbarrier::complete_tx::bytes", BulkGroup = "bulk_group", Read = "read",
    Async = "async", ProxyAsync = "proxy::async", Alias = "alias", Tensor = "tensor",
    // Shapes of `wgmma`: every eighth number of columns.
    M64n8k8 = "m64n8k8", M64n16k8 = "m64n16k8", M64n24k8 = "m64n24k8", M64n32k8 = "m64n32k8", M64n40k8 = "m64n40k8",
    M64n48k8 = "m64n48k8", M64n56k8 = "m64n56k8", M64n64k8 = "m64n64k8", M64n72k8 = "m64n72k8",
    M64n80k8 = "m64n80k8", M64n88k8 = "m64n88k8", M64n96k8 = "m64n96k8", M64n104k8 = "m64n104k8",
    M64n112k8 = "m64n112k8", M64n120k8 = "m64n120k8", M64n128k8 = "m64n128k8", M64n136k8 = "m64n136k8",
    M64n144k8 = "m64n144k8", M64n152k8 = "m64n152k8", M64n160k8 = "m64n160k8", M64n168k8 = "m64n168k8",
    M64n176k8 = "m64n176k8", M64n184k8 = "m64n184k8", M64n192k8 = "m64n192k8", M64n200k8 = "m64n200k8",
    M64n208k8 = "m64n208k8", M64n216k8 = "m64n216k8", M64n224k8 = "m64n224k8", M64n232k8 = "m64n232k8",
    M64n240k8 = "m64n240k8", M64n248k8 = "m64n248k8", M64n256k8 = "m64n256k8",
    M64n8k16 = "m64n8k16", M64n16k16 = "m64n16k16", M64n24k16 = "m64n24k16", M64n32k16 = "m64n32k16",
    M64n40k16 = "m64n40k16", M64n48k16 = "m64n48k16", M64n56k16 = "m64n56k16", M64n64k16 = "m64n64k16",
    M64n72k16 = "m64n72k16", M64n80k16 = "m64n80k16", M64n88k16 = "m64n88k16", M64n96k16 = "m64n96k16",
    M64n104k16 = "m64n104k16", M64n112k16 = "m64n112k16", M64n120k16 = "m64n120k16", M64n128k16 = "m64n128k16",
    M64n136k16 = "m64n136k16", M64n144k16 = "m64n144k16", M64n152k16 = "m64n152k16", M64n160k16 = "m64n160k16",
    M64n168k16 = "m64n168k16", M64n176k16 = "m64n176k16", M64n184k16 = "m64n184k16", M64n192k16 = "m64n192k16",
    M64n200k16 = "m64n200k16", M64n208k16 = "m64n208k16", M64n216k16 = "m64n216k16", M64n224k16 = "m64n224k16",
    M64n232k16 = "m64n232k16", M64n240k16 = "m64n240k16", M64n248k16 = "m64n248k16", M64n256k16 = "m64n256k16",
    M64n8k32 = "m64n8k32", M64n16k32 = "m64n16k32", M64n24k32 = "m64n24k32", M64n32k32 = "m64n32k32",
    M64n40k32 = "m64n40k32", M64n48k32 = "m64n48k32", M64n56k32 = "m64n56k32", M64n64k32 = "m64n64k32",
    M64n72k32 = "m64n72k32", M64n80k32 = "m64n80k32", M64n88k32 = "m64n88k32", M64n96k32 = "m64n96k32",
    M64n104k32 = "m64n104k32", M64n112k32 = "m64n112k32", M64n120k32 = "m64n120k32", M64n128k32 = "m64n128k32",
    M64n136k32 = "m64n136k32", M64n144k32 = "m64n144k32", M64n152k32 = "m64n152k32", M64n160k32 = "m64n160k32",
    M64n168k32 = "m64n168k32", M64n176k32 = "m64n176k32", M64n184k32 = "m64n184k32", M64n192k32 = "m64n192k32",
    M64n200k32 = "m64n200k32", M64n208k32 = "m64n208k32", M64n216k32 = "m64n216k32", M64n224k32 = "m64n224k32",
    M64n232k32 = "m64n232k32", M64n240k32 = "m64n240k32", M64n248k32 = "m64n248k32", M64n256k32 = "m64n256k32",
    M64n8k64 = "m64n8k64", M64n16k64 = "m64n16k64", M64n24k64 = "m64n24k64", M64n32k64 = "m64n32k64",
    M64n40k64 = "m64n40k64", M64n48k64 = "m64n48k64", M64n56k64 = "m64n56k64", M64n64k64 = "m64n64k64",
    M64n72k64 = "m64n72k64", M64n80k64 = "m64n80k64", M64n88k64 = "m64n88k64", M64n96k64 = "m64n96k64",
    M64n104k64 = "m64n104k64", M64n112k64 = "m64n112k64", M64n120k64 = "m64n120k64", M64n128k64 = "m64n128k64",
    M64n136k64 = "m64n136k64", M64n144k64 = "m64n144k64", M64n152k64 = "m64n152k64", M64n160k64 = "m64n160k64",
    M64n168k64 = "m64n168k64", M64n176k64 = "m64n176k64", M64n184k64 = "m64n184k64", M64n192k64 = "m64n192k64",
    M64n200k64 = "m64n200k64", M64n208k64 = "m64n208k64", M64n216k64 = "m64n216k64", M64n224k64 = "m64n224k64",
    M64n232k64 = "m64n232k64", M64n240k64 = "m64n240k64", M64n248k64 = "m64n248k64", M64n256k64 = "m64n256k64",
    M64n8k256 = "m64n8k256", M64n16k256 = "m64n16k256", M64n24k256 = "m64n24k256", M64n32k256 = "m64n32k256",
    M64n40k256 = "m64n40k256", M64n48k256 = "m64n48k256", M64n56k256 = "m64n56k256", M64n64k256 = "m64n64k256",
    M64n72k256 = "m64n72k256", M64n80k256 = "m64n80k256", M64n88k256 = "m64n88k256", M64n96k256 = "m64n96k256",
    M64n104k256 = "m64n104k256", M64n112k256 = "m64n112k256", M64n120k256 = "m64n120k256",
    M64n128k256 = "m64n128k256", M64n136k256 = "m64n136k256", M64n144k256 = "m64n144k256",
    M64n152k256 = "m64n152k256", M64n160k256 = "m64n160k256", M64n168k256 = "m64n168k256",
    M64n176k256 = "m64n176k256", M64n184k256 = "m64n184k256", M64n192k256 = "m64n192k256",
    M64n200k256 = "m64n200k256", M64n208k256 = "m64n208k256", M64n216k256 = "m64n216k256",
    M64n224k256 = "m64n224k256", M64n232k256 = "m64n232k256", M64n240k256 = "m64n240k256",
    M64n248k256 = "m64n248k256", M64n256k256 = "m64n256k256",
    // Tensor cores of the fifth generation.
    KindF16 = "kind::f16", KindTf32 = "kind::tf32", KindF8f6f4 = "kind::f8f6f4", KindI8 = "kind::i8",
    KindMxf8f6f4 = "kind::mxf8f6f4", KindMxf4 = "kind::mxf4", KindMxf4nvf4 = "kind::mxf4nvf4",
    CtaGroup1 = "cta_group::1", CtaGroup2 = "cta_group::2", Ashift = "ashift", BlockScale = "block_scale",
    ScaleVec1 = "scale_vec::1X", ScaleVec2 = "scale_vec::2X", ScaleVec4 = "scale_vec::4X", Block16 = "block16",
    Block32 = "block32", CollectorAFill = "collector::a::fill", CollectorAUse = "collector::a::use",
    CollectorALastuse = "collector::a::lastuse", CollectorADiscard = "collector::a::discard",
    CollectorB0Fill = "collector::b0::fill", CollectorB0Use = "collector::b0::use",
    CollectorB0Lastuse = "collector::b0::lastuse", CollectorB0Discard = "collector::b0::discard",
    CollectorB1Fill = "collector::b1::fill", CollectorB1Use = "collector::b1::use",
    CollectorB1Lastuse = "collector::b1::lastuse", CollectorB1Discard = "collector::b1::discard",
    CollectorB2Fill = "collector::b2::fill", CollectorB2Use = "collector::b2::use",
    CollectorB2Lastuse = "collector::b2::lastuse", CollectorB2Discard = "collector::b2::discard",
    CollectorB3Fill = "collector::b3::fill", CollectorB3Use = "collector::b3::use",
    CollectorB3Lastuse = "collector::b3::lastuse", CollectorB3Discard = "collector::b3::discard", R16x64b = "16x64b",
    R16x128b = "16x128b", R16x256b = "16x256b", R16x32bx2 = "16x32bx2", R32x32b = "32x32b", R128x256b = "128x256b",
    R4x256b = "4x256b", R128x128b = "128x128b", R64x128b = "64x128b", R32x128b = "32x128b", Warpx4 = "warpx4",
    Warpx2High = "warpx2::02_13", Warpx2Low = "warpx2::01_23", Pack16 = "pack::16b", Unpack16 = "unpack::16b",
    // Bulk and tensor copies.
    ArriveOne = "mbarrier::arrive::one", Multicast = "multicast::cluster", Multicast16 = "multicast::cluster::16b",
    Multicast32 = "multicast::cluster::32b", MulticastAll = "multicast::cluster::all", Tile = "tile",
    Gather4 = "tile::gather4", Scatter4 = "tile::scatter4", Im2col = "im2col", Im2colW = "im2col::w",
    Im2colW128 = "im2col::w::128", Im2colNoOffs = "im2col_no_offs", Im2colNoOffsW = "im2col_no_offs::w",
    CpMask = "cp_mask", IgnoreOob = "ignore_oob", TensormapGeneric = "tensormap::generic", AccF32 = "acc::f32", AccF16 = "acc::f16",  BoxDim = "box_dim", GlobalDim = "global_dim",
    ElementStride = "element_stride", Rank = "rank", Elemtype = "elemtype", InterleaveLayout = "interleave_layout",
    SwizzleMode = "swizzle_mode", FillMode = "fill_mode", SwizzleAtomicity = "swizzle_atomicity",
    GlobalAddress = "global_address", GlobalStride = "global_stride", FirstX = "get_first_ctaid::x",
    FirstY = "get_first_ctaid::y", FirstZ = "get_first_ctaid::z", LayoutV0 = "layout::v0", LayoutV1 = "layout::v1",
    PrimaryPhase = "phase_type::primary", ReadOnly = "proxy::readonly", Pzo = "pzo", ToShared = "sync_restrict::shared::cta", ToCluster = "sync_restrict::shared::cluster", L1Valid = "L1::32B",
    ValidAddr = "valid_addr",
    // Textures and surfaces.
    D1 = "1d", D2 = "2d", D3 = "3d", D4 = "4d", D5 = "5d", A1d = "a1d", A2d = "a2d", Cube = "cube", Acube = "acube",
    D2ms = "2dms", A2dms = "a2dms", ChannelR = "r", ChannelG = "g", ChannelA = "a", Trap = "trap", Zero = "zero",
    Width = "width", Height = "height", Depth = "depth", ChannelDataType = "channel_data_type",
    ChannelOrder = "channel_order", NormalizedCoords = "normalized_coords",
    ForceUnnormalizedCoords = "force_unnormalized_coords", FilterMode = "filter_mode", AddrMode0 = "addr_mode_0",
    AddrMode1 = "addr_mode_1", AddrMode2 = "addr_mode_2", ArraySize = "array_size",
    NumMipmapLevels = "num_mipmap_levels", NumSamples = "num_samples", MemoryLayout = "memory_layout",
    // Video.
    Po = "po", Shr7 = "shr7", Shr15 = "shr15",
}

static BY_NAME: LazyLock<FxHashMap<&'static str, Tok>> =
    LazyLock::new(|| Tok::ALL.iter().map(|&tok| (tok.name(), tok)).collect());

impl Tok {
    /// The token of that name (without the point).
    pub fn find(name: &str) -> Option<Tok> {
        BY_NAME.get(name).copied()
    }
}

impl From<Type> for Tok {
    fn from(ty: Type) -> Tok {
        Tok::of(ty)
    }
}

impl fmt::Display for Tok {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, ".{}", self.name())
    }
}
