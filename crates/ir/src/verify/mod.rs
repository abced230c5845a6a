//! The structural verifier: what every stage behind the reader relies on.
//!
//! The invariants, each told with the place of the instruction that breaks it:
//!
//! * a body has at least one block; each block ends in its only terminator; phis come first; nothing branches to the entry;
//! * every operand exists; a value is defined by a parameter or by one instruction of the layout, which dominates the use;
//!   a phi has exactly one entry for each edge, and equal entries for equal predecessors;
//! * the types of operands and result fit the instruction;
//! * a call has the arguments that its function type says, and the function type's result.
//!
//! What holds for a *target* (conventions, intrinsics, address spaces) is the gate's matter.

mod flow;
mod types;

use crate::analysis::{Cfg, Dominators};
use crate::{Function, Inst, Module, ModuleEnv};
use diag::{Diagnostic, Place, codes};

/// Checks every body of a module.
pub fn module(module: &Module) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for (_, body) in module.defined_functions() {
        found.extend(function(body, &module.env));
    }
    found
}

/// Checks one body. The types are checked only if the flow is sound.
pub fn function(function: &Function, env: &ModuleEnv) -> Vec<Diagnostic> {
    let mut verifier = Verifier { function, env, found: Vec::new() };
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
    found: Vec<Diagnostic>,
}

impl Verifier<'_> {
    fn fail(&mut self, inst: Inst, message: impl Into<String>) {
        let place = self.place(inst);
        self.found.push(Diagnostic::new(&codes::INVALID_IR, place, message));
    }

    fn fail_function(&mut self, message: impl Into<String>) {
        let name = self.env.global_name(self.function.id).into_owned();
        let mut place = Place::symbol(name);
        place.span = self.env.globals[self.function.id].span;
        self.found.push(Diagnostic::new(&codes::INVALID_IR, place, message));
    }

    fn place(&self, inst: Inst) -> Place {
        let mut place = Place::symbol(self.env.global_name(self.function.id).into_owned());
        place.entity.instruction = Some(crate::print::instruction(self.function, self.env, inst));
        place.span = self.function.spans[inst];
        let loc = self.function.insts[inst].loc.expand();
        place.source = loc.and_then(|loc| self.env.source_pos(self.function, loc));
        place
    }
}
