//! Instructions. LangRef, "Instruction Reference". Variants spell LLVM's words; sizes are pinned by a test.

use crate::{AttrListId, Block, CallId, Operand, OperandList, StrId, Type};
use std::fmt;

macro_rules! keyword_enum {
    ($(#[$meta:meta])* $name:ident { $($variant:ident = $text:literal),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name { $(#[doc = concat!("`", $text, "`")] $variant),* }
        impl $name {
            /// The keyword.
            pub fn name(self) -> &'static str {
                match self { $($name::$variant => $text),* }
            }
            /// The variant of a keyword.
            pub fn from_name(name: &[u8]) -> Option<Self> {
                match name { $(n if n == $text.as_bytes() => Some($name::$variant),)* _ => None }
            }
        }
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}

keyword_enum! {
    /// Unary operations.
    UnaryOp { FNeg = "fneg" }
}
keyword_enum! {
    /// Binary and bitwise binary operations.
    BinaryOp {
        Add = "add", FAdd = "fadd", Sub = "sub", FSub = "fsub", Mul = "mul", FMul = "fmul", UDiv = "udiv",
        SDiv = "sdiv", FDiv = "fdiv", URem = "urem", SRem = "srem", FRem = "frem", Shl = "shl", LShr = "lshr",
        AShr = "ashr", And = "and", Or = "or", Xor = "xor",
    }
}
keyword_enum! {
    /// Conversions.
    CastOp {
        Trunc = "trunc", ZExt = "zext", SExt = "sext", FPTrunc = "fptrunc", FPExt = "fpext", FPToUI = "fptoui",
        FPToSI = "fptosi", UIToFP = "uitofp", SIToFP = "sitofp", PtrToInt = "ptrtoint", PtrToAddr = "ptrtoaddr",
        IntToPtr = "inttoptr", BitCast = "bitcast", AddrSpaceCast = "addrspacecast",
    }
}
keyword_enum! {
    /// Integer comparisons.
    ICmpPred {
        Eq = "eq", Ne = "ne", Ugt = "ugt", Uge = "uge", Ult = "ult", Ule = "ule", Sgt = "sgt", Sge = "sge",
        Slt = "slt", Sle = "sle",
    }
}
keyword_enum! {
    /// Float comparisons.
    FCmpPred {
        False = "false", Oeq = "oeq", Ogt = "ogt", Oge = "oge", Olt = "olt", Ole = "ole", One = "one", Ord = "ord",
        Ueq = "ueq", Ugt = "ugt", Uge = "uge", Ult = "ult", Ule = "ule", Une = "une", Uno = "uno", True = "true",
    }
}
keyword_enum! {
    /// Atomic read-modify-write operations.
    RmwOp {
        Xchg = "xchg", Add = "add", Sub = "sub", And = "and", Nand = "nand", Or = "or", Xor = "xor", Max = "max",
        Min = "min", UMax = "umax", UMin = "umin", FAdd = "fadd", FSub = "fsub", FMax = "fmax", FMin = "fmin",
        FMaximum = "fmaximum", FMinimum = "fminimum", UIncWrap = "uinc_wrap", UDecWrap = "udec_wrap",
        USubCond = "usub_cond", USubSat = "usub_sat",
    }
}
keyword_enum! {
    /// LangRef, "Atomic Memory Ordering Constraints". `NotAtomic` prints as nothing.
    Ordering {
        NotAtomic = "", Unordered = "unordered", Monotonic = "monotonic", Acquire = "acquire", Release = "release",
        AcqRel = "acq_rel", SeqCst = "seq_cst",
    }
}
keyword_enum! {
    /// How a call treats the caller's frame. `None` prints as nothing.
    TailKind { None = "", Tail = "tail", MustTail = "musttail", NoTail = "notail" }
}

impl ICmpPred {
    /// The predicate with operands exchanged.
    #[must_use]
    pub fn swapped(self) -> Self {
        use ICmpPred::*;
        match self {
            Eq | Ne => self,
            Ugt => Ult,
            Uge => Ule,
            Ult => Ugt,
            Ule => Uge,
            Sgt => Slt,
            Sge => Sle,
            Slt => Sgt,
            Sle => Sge,
        }
    }

    /// The opposite predicate.
    #[must_use]
    pub fn inverted(self) -> Self {
        use ICmpPred::*;
        match self {
            Eq => Ne,
            Ne => Eq,
            Ugt => Ule,
            Uge => Ult,
            Ult => Uge,
            Ule => Ugt,
            Sgt => Sle,
            Sge => Slt,
            Slt => Sge,
            Sle => Sgt,
        }
    }

    /// Whether it compares as signed.
    pub fn is_signed(self) -> bool {
        matches!(self, ICmpPred::Sgt | ICmpPred::Sge | ICmpPred::Slt | ICmpPred::Sle)
    }
}

/// Poison-generating and fast-math flags, in one set; each instruction uses those that it can have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct InstFlags(pub u16);

macro_rules! flags {
    ($($name:ident = $bit:literal, $text:literal;)*) => {
        impl InstFlags {
            $(#[doc = $text] pub const $name: InstFlags = InstFlags(1 << $bit);)*
            /// Every flag with its keyword.
            pub const ALL: &[(InstFlags, &'static str)] = &[$((InstFlags::$name, $text)),*];
        }
    };
}
flags! {
    NNAN = 0, "nnan"; NINF = 1, "ninf"; NSZ = 2, "nsz"; ARCP = 3, "arcp"; CONTRACT = 4, "contract"; AFN = 5, "afn";
    REASSOC = 6, "reassoc"; NUW = 7, "nuw"; NSW = 8, "nsw"; EXACT = 9, "exact"; DISJOINT = 10, "disjoint";
    NNEG = 11, "nneg"; SAMESIGN = 12, "samesign"; INBOUNDS = 13, "inbounds"; NUSW = 14, "nusw";
}

impl InstFlags {
    /// No flag.
    pub const NONE: InstFlags = InstFlags(0);
    /// `fast`: all seven fast-math flags.
    pub const FAST: InstFlags = InstFlags(0x7f);

    /// Whether every flag of `other` is set.
    pub fn has(self, other: InstFlags) -> bool {
        self.0 & other.0 == other.0
    }

    /// The union.
    #[must_use]
    pub fn with(self, other: InstFlags) -> Self {
        InstFlags(self.0 | other.0)
    }

    /// The flags without those of `other`.
    #[must_use]
    pub fn without(self, other: InstFlags) -> Self {
        InstFlags(self.0 & !other.0)
    }

    /// The flags that both have.
    #[must_use]
    pub fn intersect(self, other: InstFlags) -> Self {
        InstFlags(self.0 & other.0)
    }
}

impl fmt::Debug for InstFlags {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> =
            Self::ALL.iter().filter(|(flag, _)| self.has(*flag)).map(|(_, name)| *name).collect();
        f.write_str(&names.join(" "))
    }
}

/// An alignment: a power of two, or "not stated".
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Align(u8);

impl Align {
    /// Not stated: the ABI's decides.
    pub const NONE: Align = Align(0);

    /// The alignment of `bytes`, a power of two up to 2^32; `None` for another number.
    pub fn new(bytes: u64) -> Option<Align> {
        (bytes.is_power_of_two() && bytes <= 1 << 32).then(|| Align(bytes.trailing_zeros() as u8 + 1))
    }

    /// In bytes; `None` if not stated.
    pub fn bytes(self) -> Option<u64> {
        self.0.checked_sub(1).map(|log| 1 << log)
    }
}

impl fmt::Debug for Align {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.bytes().unwrap_or(0))
    }
}

/// A synchronisation scope: an index into [`crate::ModuleEnv::scopes`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct ScopeId(pub u8);

impl ScopeId {
    /// The whole system (the default, printed as nothing).
    pub const SYSTEM: ScopeId = ScopeId(0);
    /// `syncscope("singlethread")`.
    pub const SINGLE_THREAD: ScopeId = ScopeId(1);
}

/// What memory instructions say beside address and value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MemInfo {
    /// Alignment of the access.
    pub align: Align,
    /// `volatile`.
    pub volatile: bool,
    /// Ordering (success ordering of `cmpxchg`).
    pub ordering: Ordering,
    /// Scope of an atomic.
    pub scope: ScopeId,
}

impl MemInfo {
    /// A plain access of that alignment.
    pub fn plain(align: Align) -> Self {
        MemInfo { align, volatile: false, ordering: Ordering::NotAtomic, scope: ScopeId::SYSTEM }
    }

    /// Neither volatile nor atomic.
    pub fn is_simple(&self) -> bool {
        !self.volatile && self.ordering == Ordering::NotAtomic
    }
}

/// A calling convention by LLVM's number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct CallConv(pub u16);

macro_rules! conventions {
    ($($name:ident = $number:literal, $text:literal;)*) => {
        impl CallConv {
            $(#[doc = $text] pub const $name: CallConv = CallConv($number);)*
            /// The keyword, where the convention has one; others are spelt `cc N`.
            pub fn keyword(self) -> Option<&'static str> {
                match self.0 { $($number => Some($text),)* _ => None }
            }
            /// The convention of a keyword.
            pub fn from_keyword(word: &[u8]) -> Option<CallConv> {
                match word { $(w if w == $text.as_bytes() => Some(CallConv($number)),)* _ => None }
            }
        }
    };
}
conventions! {
    C = 0, "ccc"; FAST = 8, "fastcc"; COLD = 9, "coldcc"; GHC = 10, "ghccc"; ANY_REG = 13, "anyregcc";
    PRESERVE_MOST = 14, "preserve_mostcc"; PRESERVE_ALL = 15, "preserve_allcc"; SWIFT = 16, "swiftcc";
    CXX_FAST_TLS = 17, "cxx_fast_tlscc"; TAIL = 18, "tailcc"; CFGUARD_CHECK = 19, "cfguard_checkcc";
    SWIFT_TAIL = 20, "swifttailcc"; PRESERVE_NONE = 21, "preserve_nonecc";
    X86_STDCALL = 64, "x86_stdcallcc"; X86_FASTCALL = 65, "x86_fastcallcc"; ARM_APCS = 66, "arm_apcscc";
    ARM_AAPCS = 67, "arm_aapcscc"; ARM_AAPCS_VFP = 68, "arm_aapcs_vfpcc"; MSP430_INTR = 69, "msp430_intrcc";
    X86_THISCALL = 70, "x86_thiscallcc"; PTX_KERNEL = 71, "ptx_kernel"; PTX_DEVICE = 72, "ptx_device";
    SPIR_FUNC = 75, "spir_func"; SPIR_KERNEL = 76, "spir_kernel"; INTEL_OCL_BI = 77, "intel_ocl_bicc";
    X86_64_SYSV = 78, "x86_64_sysvcc"; WIN64 = 79, "win64cc"; X86_VECTORCALL = 80, "x86_vectorcallcc";
    X86_INTR = 83, "x86_intrcc"; AVR_INTR = 84, "avr_intrcc"; AVR_SIGNAL = 85, "avr_signalcc";
    AMDGPU_VS = 87, "amdgpu_vs"; AMDGPU_GS = 88, "amdgpu_gs"; AMDGPU_PS = 89, "amdgpu_ps"; AMDGPU_CS = 90, "amdgpu_cs";
    AMDGPU_KERNEL = 91, "amdgpu_kernel"; X86_REGCALL = 92, "x86_regcallcc"; AMDGPU_HS = 93, "amdgpu_hs";
    AMDGPU_LS = 95, "amdgpu_ls"; AMDGPU_ES = 96, "amdgpu_es"; AARCH64_VECTOR_PCS = 97, "aarch64_vector_pcs";
    AARCH64_SVE_VECTOR_PCS = 98, "aarch64_sve_vector_pcs"; AMDGPU_GFX = 100, "amdgpu_gfx";
    AARCH64_SME_X0 = 102, "aarch64_sme_preservemost_from_x0"; AARCH64_SME_X2 = 103, "aarch64_sme_preservemost_from_x2";
    AMDGPU_CS_CHAIN = 104, "amdgpu_cs_chain"; AMDGPU_CS_CHAIN_PRESERVE = 105, "amdgpu_cs_chain_preserve";
    M68K_RTD = 106, "m68k_rtdcc"; GRAAL = 107, "graalcc"; AARCH64_SME_X1 = 111, "aarch64_sme_preservemost_from_x1";
    RISCV_VECTOR = 110, "riscv_vector_cc"; AMDGPU_GFX_WHOLE_WAVE = 124, "amdgpu_gfx_whole_wave";
}

impl fmt::Display for CallConv {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.keyword() {
            Some(word) => f.write_str(word),
            None => write!(f, "cc {}", self.0),
        }
    }
}

/// A slice of a function's index pool: `extractvalue` paths and shuffle masks (where `u32::MAX` is a poison lane).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Indices {
    pub(crate) start: u32,
    pub(crate) len: u32,
}

/// An instruction without its result, location and place.
#[derive(Clone, PartialEq, Debug)]
pub enum InstKind {
    /// `ret`.
    Ret(Option<Operand>),
    /// Unconditional `br`.
    Br(Block),
    /// Conditional `br`.
    CondBr {
        /// An `i1`.
        cond: Operand,
        /// If true.
        on_true: Block,
        /// If false.
        on_false: Block,
    },
    /// `switch`: value, default block, then constant and block by turns.
    Switch(OperandList),
    /// `indirectbr`: address, then blocks.
    IndirectBr(OperandList),
    /// `unreachable`.
    Unreachable,
    /// `invoke`.
    Invoke {
        /// The call.
        call: CallId,
        /// Where it returns to.
        normal: Block,
        /// Where it unwinds to.
        unwind: Block,
    },
    /// `callbr`: fall-through block, then indirect targets.
    CallBr {
        /// The call.
        call: CallId,
        /// Targets.
        targets: OperandList,
    },
    /// Exception handling: no device has it.
    Eh(Box<EhInst>),

    /// `fneg`.
    Unary {
        /// Which.
        op: UnaryOp,
        /// Fast-math.
        flags: InstFlags,
        /// Of what.
        value: Operand,
    },
    /// Arithmetic and bitwise.
    Binary {
        /// Which.
        op: BinaryOp,
        /// Flags.
        flags: InstFlags,
        /// Left.
        lhs: Operand,
        /// Right.
        rhs: Operand,
    },
    /// `icmp`.
    ICmp {
        /// Predicate.
        pred: ICmpPred,
        /// `samesign`.
        flags: InstFlags,
        /// Left.
        lhs: Operand,
        /// Right.
        rhs: Operand,
    },
    /// `fcmp`.
    FCmp {
        /// Predicate.
        pred: FCmpPred,
        /// Fast-math.
        flags: InstFlags,
        /// Left.
        lhs: Operand,
        /// Right.
        rhs: Operand,
    },
    /// A cast to the type of the result.
    Cast {
        /// Which.
        op: CastOp,
        /// Flags.
        flags: InstFlags,
        /// Of what.
        value: Operand,
    },
    /// `select`.
    Select {
        /// Fast-math.
        flags: InstFlags,
        /// `i1` or a vector of it.
        cond: Operand,
        /// If true.
        on_true: Operand,
        /// If false.
        on_false: Operand,
    },
    /// `freeze`.
    Freeze(Operand),
    /// `phi`: value and block by turns.
    Phi {
        /// Fast-math.
        flags: InstFlags,
        /// Incoming pairs.
        incoming: OperandList,
    },
    /// `call`.
    Call(CallId),
    /// `va_arg`, to the type of the result.
    VaArg(Operand),

    /// `extractelement`.
    ExtractElement {
        /// The vector.
        vector: Operand,
        /// The index.
        index: Operand,
    },
    /// `insertelement`.
    InsertElement {
        /// The vector.
        vector: Operand,
        /// The element.
        element: Operand,
        /// The index.
        index: Operand,
    },
    /// `shufflevector`.
    ShuffleVector {
        /// First.
        a: Operand,
        /// Second.
        b: Operand,
        /// Mask.
        mask: Indices,
    },
    /// `extractvalue`.
    ExtractValue {
        /// The aggregate.
        aggregate: Operand,
        /// The path.
        indices: Indices,
    },
    /// `insertvalue`.
    InsertValue {
        /// The aggregate.
        aggregate: Operand,
        /// The element.
        element: Operand,
        /// The path.
        indices: Indices,
    },

    /// `alloca`; the address space is that of the result.
    Alloca {
        /// What is allocated.
        ty: Type,
        /// How many.
        count: Operand,
        /// Alignment.
        align: Align,
        /// `inalloca`.
        inalloca: bool,
        /// `swifterror`.
        swifterror: bool,
    },
    /// `load` of the type of the result.
    Load {
        /// Address.
        ptr: Operand,
        /// The rest.
        mem: MemInfo,
    },
    /// `store`.
    Store {
        /// What.
        value: Operand,
        /// Address.
        ptr: Operand,
        /// The rest.
        mem: MemInfo,
    },
    /// `fence`.
    Fence {
        /// Ordering.
        ordering: Ordering,
        /// Scope.
        scope: ScopeId,
    },
    /// `cmpxchg`; the result is `{ T, i1 }`.
    CmpXchg {
        /// Address.
        ptr: Operand,
        /// Expected.
        expected: Operand,
        /// New value.
        new: Operand,
        /// Success ordering and the rest.
        mem: MemInfo,
        /// Failure ordering.
        failure: Ordering,
        /// `weak`.
        weak: bool,
    },
    /// `atomicrmw`.
    AtomicRmw {
        /// Which.
        op: RmwOp,
        /// Address.
        ptr: Operand,
        /// Operand.
        value: Operand,
        /// The rest.
        mem: MemInfo,
    },
    /// `getelementptr`: base, then indices.
    Gep {
        /// Source element type.
        source: Type,
        /// `inbounds`, `nusw`, `nuw`.
        flags: InstFlags,
        /// Base and indices.
        operands: OperandList,
    },
}

/// Instructions of exception handling, kept for printing.
#[derive(Clone, PartialEq, Debug)]
pub enum EhInst {
    /// `landingpad`; a clause is `(is_filter, constant)`.
    LandingPad {
        /// `cleanup`.
        cleanup: bool,
        /// Clauses.
        clauses: Vec<(bool, Operand)>,
    },
    /// `resume`.
    Resume(Operand),
    /// `catchswitch within parent [handlers] unwind`.
    CatchSwitch {
        /// Parent pad, or `none`.
        parent: Option<Operand>,
        /// Handlers.
        handlers: Vec<Block>,
        /// Unwind block; `None` unwinds to the caller.
        unwind: Option<Block>,
    },
    /// `catchpad within pad [args]`.
    CatchPad {
        /// The catchswitch.
        pad: Operand,
        /// Arguments.
        args: Vec<Operand>,
    },
    /// `cleanuppad within pad [args]`.
    CleanupPad {
        /// Parent pad, or `none`.
        parent: Option<Operand>,
        /// Arguments.
        args: Vec<Operand>,
    },
    /// `catchret from pad to block`.
    CatchRet {
        /// The pad.
        pad: Operand,
        /// Target.
        target: Block,
    },
    /// `cleanupret from pad unwind`.
    CleanupRet {
        /// The pad.
        pad: Operand,
        /// Unwind block; `None` unwinds to the caller.
        unwind: Option<Block>,
    },
}

/// The common part of `call`, `invoke` and `callbr`.
#[derive(Clone, PartialEq, Debug)]
pub struct CallData {
    /// Whom: a global, a value, a constant or inline assembly.
    pub callee: Operand,
    /// The function type that the call site uses.
    pub fn_ty: Type,
    /// Arguments.
    pub args: OperandList,
    /// The convention that the call site states.
    pub cc: CallConv,
    /// `tail`, `musttail`, `notail`.
    pub tail: TailKind,
    /// Fast-math.
    pub flags: InstFlags,
    /// Attributes of the call site.
    pub attributes: AttrListId,
    /// Operand bundles.
    pub bundles: Vec<Bundle>,
    /// `addrspace(N)` of the callee pointer, 0 unless written.
    pub addr_space: u32,
}

/// An operand bundle: `"tag"(operands)`.
#[derive(Clone, PartialEq, Debug)]
pub struct Bundle {
    /// Tag.
    pub tag: StrId,
    /// Operands.
    pub operands: Vec<Operand>,
}

impl InstKind {
    /// Whether it ends a block.
    pub fn is_terminator(&self) -> bool {
        match self {
            InstKind::Ret(_)
            | InstKind::Br(_)
            | InstKind::CondBr { .. }
            | InstKind::Switch(_)
            | InstKind::IndirectBr(_)
            | InstKind::Unreachable
            | InstKind::Invoke { .. }
            | InstKind::CallBr { .. } => true,
            InstKind::Eh(eh) => matches!(
                **eh,
                EhInst::Resume(_)
                    | EhInst::CatchSwitch { .. }
                    | EhInst::CatchRet { .. }
                    | EhInst::CleanupRet { .. }
            ),
            _ => false,
        }
    }

    /// The call of `call`, `invoke` or `callbr`.
    pub fn call(&self) -> Option<CallId> {
        match self {
            InstKind::Call(call) | InstKind::Invoke { call, .. } | InstKind::CallBr { call, .. } => {
                Some(*call)
            }
            _ => None,
        }
    }

    /// LLVM's word for it.
    pub fn opcode_name(&self) -> &'static str {
        match self {
            InstKind::Ret(_) => "ret",
            InstKind::Br(_) | InstKind::CondBr { .. } => "br",
            InstKind::Switch(_) => "switch",
            InstKind::IndirectBr(_) => "indirectbr",
            InstKind::Unreachable => "unreachable",
            InstKind::Invoke { .. } => "invoke",
            InstKind::CallBr { .. } => "callbr",
            InstKind::Eh(eh) => match **eh {
                EhInst::LandingPad { .. } => "landingpad",
                EhInst::Resume(_) => "resume",
                EhInst::CatchSwitch { .. } => "catchswitch",
                EhInst::CatchPad { .. } => "catchpad",
                EhInst::CleanupPad { .. } => "cleanuppad",
                EhInst::CatchRet { .. } => "catchret",
                EhInst::CleanupRet { .. } => "cleanupret",
            },
            InstKind::Unary { op, .. } => op.name(),
            InstKind::Binary { op, .. } => op.name(),
            InstKind::ICmp { .. } => "icmp",
            InstKind::FCmp { .. } => "fcmp",
            InstKind::Cast { op, .. } => op.name(),
            InstKind::Select { .. } => "select",
            InstKind::Freeze(_) => "freeze",
            InstKind::Phi { .. } => "phi",
            InstKind::Call(_) => "call",
            InstKind::VaArg(_) => "va_arg",
            InstKind::ExtractElement { .. } => "extractelement",
            InstKind::InsertElement { .. } => "insertelement",
            InstKind::ShuffleVector { .. } => "shufflevector",
            InstKind::ExtractValue { .. } => "extractvalue",
            InstKind::InsertValue { .. } => "insertvalue",
            InstKind::Alloca { .. } => "alloca",
            InstKind::Load { .. } => "load",
            InstKind::Store { .. } => "store",
            InstKind::Fence { .. } => "fence",
            InstKind::CmpXchg { .. } => "cmpxchg",
            InstKind::AtomicRmw { .. } => "atomicrmw",
            InstKind::Gep { .. } => "getelementptr",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn instructions_stay_small() {
        assert_eq!(size_of::<InstKind>(), 24);
        assert_eq!(size_of::<crate::InstData>(), 32);
    }

    #[test]
    fn an_alignment_is_a_power_of_two() {
        assert_eq!(Align::new(16).and_then(Align::bytes), Some(16));
        assert_eq!(Align::new(12), None);
        assert_eq!(Align::NONE.bytes(), None);
    }
}
