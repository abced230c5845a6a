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
