//! The verifier: what every stage behind the reader relies on, and what LLVM refuses of a module.
//!
//! [`function`] checks one body, also one that a pass has changed. The invariants, each told with the place of the
//! instruction that breaks it:
//!
//! * a body has at least one block; each block ends in its only terminator; phis come first; nothing branches to the entry;
//! * every operand exists; a value is defined by a parameter or by one instruction of the layout, which dominates the use;
//!   a phi has exactly one entry for each edge, and equal entries for equal predecessors;
//! * the types of operands and result fit the instruction;
//! * a call has the arguments that its function type says, and the function type's result.
//!
//! [`module`] checks besides what only an input can break: symbols and aliases (`globals`), attributes against types and each
//! other (`attributes`), calls (`calls`), signatures and arguments of intrinsics (`intrinsics`, `special`), metadata of the
//! module and on instructions (`metadata`, `attachments`), and debug information (`nodes`, `debug`), whose faults are warnings
//! of their own, since LLVM drops such information and compiles the rest.
//!
//! What holds for a *target* (conventions, what a kernel may take, address spaces) is the gate's matter, as are functions
//! that LLVM accepts and the device cannot run.

mod attachments;
mod attributes;
mod calls;
mod debug;
mod expression;
mod flow;
mod globals;
mod input;
mod intrinsics;
mod metadata;
mod nodes;
mod sizes;
mod special;
mod tbaa;
mod types;

use crate::analysis::{Cfg, Dominators};
use crate::{Function, Inst, Module, ModuleEnv};
use diag::{Diagnostic, Place, codes};
use sizes::Sizes;

/// Findings of a module that are told; hostile input has one in every line.
const LIMIT: usize = 100;

/// Whether a name may be that of an intrinsic: LLVM, or one of its targets, has some whose names begin so.
pub fn is_intrinsic_family(name: &[u8]) -> bool {
    intrinsics::is_family(name)
}

/// Checks a module as it was read.
pub fn module(module: &Module) -> Vec<Diagnostic> {
    let mut input = input::Input::new(module);
    input.outside();
    let mut unsound = Vec::new();
    for (_, body) in module.defined_functions() {
        let found = function(body, &module.env);
        if found.is_empty() {
            input.body(body);
        }
        unsound.extend(found);
        // Each finding shows its instruction, for which the names of the module are needed.
        if unsound.len() + input.found.len() >= LIMIT {
            break;
        }
    }
    input.found.extend(unsound);
    input.found
}

/// Checks one body. The types are checked only if the flow is sound.
pub fn function(function: &Function, env: &ModuleEnv) -> Vec<Diagnostic> {
    let mut verifier = Verifier { function, env, sizes: Sizes::default(), found: Vec::new() };
    verifier.blocks();
    if verifier.found.is_empty() {
        let cfg = Cfg::new(function);
        let dominators = Dominators::new(&cfg);
        verifier.dominance(&cfg, &dominators);
        verifier.phis(&cfg);
        verifier.types();
    }
    verifier.found
}

struct Verifier<'a> {
    function: &'a Function,
    env: &'a ModuleEnv,
    sizes: Sizes,
    found: Vec<Diagnostic>,
}

impl Verifier<'_> {
    fn fail(&mut self, inst: Inst, message: impl Into<String>) {
        if self.found.len() < LIMIT {
            let place = place(self.env, self.function, inst);
            self.found.push(Diagnostic::new(&codes::INVALID_IR, place, message));
        }
    }

    fn fail_function(&mut self, message: impl Into<String>) {
        let name = self.env.global_name(self.function.id).into_owned();
        let mut place = Place::symbol(name);
        place.span = self.env.globals[self.function.id].span;
        self.found.push(Diagnostic::new(&codes::INVALID_IR, place, message));
    }
}

/// The place of an instruction, in the input and in the user's source.
fn place(env: &ModuleEnv, function: &Function, inst: Inst) -> Place {
    let mut place = Place::symbol(env.global_name(function.id).into_owned());
    place.entity.instruction = Some(crate::print::instruction(function, env, inst));
    place.span = function.spans[inst];
    let loc = function.insts[inst].loc.expand();
    place.source = loc.and_then(|loc| env.source_pos(function, loc));
    place
}
