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
//!   structs of more than 128 parts are never loaded or stored as one value.
//! * **Arithmetic.** No `udiv`, `sdiv`, `urem`, `srem` wider than 64 bits, no conversion between floats and integers wider
//!   than 64 bits, no `frem`.
//! * **Atomics.** `cmpxchg` is on `i32` and `i64`. `atomicrmw` is `xchg add sub and or xor max min umax umin` on `i32` and `i64`,
//!   `uinc_wrap udec_wrap` on `i32`, `fadd` on `float`, on `double` from sm_60, on `half` from sm_70. Everything else became one of these or a
//!   loop.
//! * **Intrinsics** that say something only to an optimiser are gone (`assume`, `expect`, `lifetime`, `invariant`, `annotation`,
//!   `noalias.scope.decl`, `ssa.copy`, `is.constant`, `objectsize`, `donothing`, `sideeffect`, …), and so are `vector.reduce.*`,
//!   `vector.{insert,extract,reverse,splice,interleave2,deinterleave2}` on fixed vectors, `ptrmask`, `is.fpclass`, `powi`. `llvm.nvvm.*` and the integer and float
//!   intrinsics that PTX has an instruction for stay, on any width and vectors included.
//! * **Debug information.** Locations are kept; an inlined body's point at the call by `inlinedAt`. Debug records are gone.

mod annotations;
mod build;
mod dce;
mod flow;
mod fold;
mod gvn;
mod inline;
mod known;
mod lower;
mod mem2reg;
mod passes;
mod reach;
mod reflect;
mod select;
mod simplify;
mod spaces;
mod sroa;
mod uses;

use diag::{Diagnostic, Place, codes};
use gate::{Checked, Facts, Target};
use ir::{CallConv, GlobalId, GlobalKind, Linkage, Module, Type, TypeKind};
use lower::{Cx, Helpers};

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

    /// The globals to be printed, in the order of the module: what the roots reach, without intrinsics.
    pub fn emit(&self) -> &[GlobalId] {
        &self.emit
    }

    /// What the gate found out, kept up to date.
    pub fn facts(&self) -> &Facts {
        &self.facts
    }

    /// Takes the module apart, for the code generator: the module, the target, and the globals to be printed.
    pub fn into_parts(self) -> (Module, Target, Vec<GlobalId>) {
        (self.module, self.target, self.emit)
    }
}

/// Optimises and lowers. The errors are constructs that are not supported.
pub fn run(checked: Checked, options: &Options) -> Result<Lowered, Vec<Diagnostic>> {
    let (mut module, target, mut facts) = checked.into_parts();
    annotations::run(&mut module.env);
    let mut diagnostics = constructors(&module);
    facts.roots = reach::roots(&module, &facts.roots);
    reach::run(&mut module, &facts.roots);
    for id in reflect::run(&mut module, &target) {
        if let Some(mut body) = module.bodies[id].take() {
            // The answer decides which instructions are there at all, at any level.
            flow::remove_unreachable(&mut body);
            simplify::run(&mut body, &module.env);
            flow::simplify(&mut body, &module.env);
            module.bodies[id] = Some(body);
        }
    }
    intern_types(&mut module);
    passes::before(&mut module, options.level);
    reach::run(&mut module, &facts.roots);
    let helpers = Helpers::declare(&mut module);
    let functions: Vec<GlobalId> = module.defined_functions().map(|(id, _)| id).collect();
    for &id in &functions {
        let Some(mut body) = module.bodies[id].take() else { continue };
        let mut cx = Cx { env: &module.env, target: &target, helpers: &helpers, diagnostics: Vec::new() };
        lower::run(&mut body, &mut cx);
        passes::verify(&body, &module.env, "lower");
        diagnostics.append(&mut cx.diagnostics);
        if options.level > Level::O0 {
            passes::after(&mut body, &module.env, &target);
        }
        module.bodies[id] = Some(body);
    }
    if diagnostics.iter().any(Diagnostic::is_error) {
        return Err(diagnostics);
    }
    let emit = finish(&mut module, &mut facts);
    Ok(Lowered { module, target, facts, emit })
}

/// Types that passes name, since they see the module read-only.
fn intern_types(module: &mut Module) {
    let types = &mut module.env.types;
    types.intern(TypeKind::Vector { elem: Type::I32, len: 4, scalable: false });
    for word in [Type::I32, Type::I64] {
        types.intern(TypeKind::Struct { fields: Box::new([word, Type::I1]), packed: false });
    }
}

/// Functions that are to run before any kernel: nobody would run them.
fn constructors(module: &Module) -> Vec<Diagnostic> {
    let env = &module.env;
    ["llvm.global_ctors", "llvm.global_dtors"]
        .into_iter()
        .filter(|name| {
            let variable = env.find_global(name).and_then(|id| env.globals[id].as_variable());
            let mut entries = 0;
            variable
                .and_then(|v| v.init)
                .iter()
                .for_each(|&c| env.consts.for_each_operand(c, |_| entries += 1));
            entries > 0
        })
        .map(|name| {
            let message = format!(
                "`{name}`, which lists functions to run before or after all kernels, is not supported"
            );
            Diagnostic::new(&codes::UNSUPPORTED, Place::symbol(name), message)
        })
        .collect()
}

/// Drops what is not reached any more; what is left is to be printed.
fn finish(module: &mut Module, facts: &mut Facts) -> Vec<GlobalId> {
    let all: Vec<GlobalId> = module.env.globals.keys().collect();
    for &id in &all {
        if let GlobalKind::Function(header) = &mut module.env.globals[id].kind {
            // Nothing unwinds any more.
            header.personality = None;
        }
        // A body that another module has too was there to be inlined.
        if module.env.globals[id].linkage == Linkage::AvailableExternally {
            module.env.globals[id].linkage = Linkage::External;
            if module.body(id).is_some() {
                reach::drop_body(module, id);
            }
        }
    }
    let mut emit = reach::run(module, &facts.roots);
    emit.retain(|&id| !reach::is_special(&module.env, id));
    let is_kernel = |id: GlobalId| {
        module.env.globals[id].as_function().is_some_and(|header| header.cc == CallConv::PTX_KERNEL)
    };
    facts.kernels = module.defined_functions().map(|(id, _)| id).filter(|&id| is_kernel(id)).collect();
    emit
}
