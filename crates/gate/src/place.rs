//! Places and names for messages.

use diag::demangle::demangle;
use diag::{PathStep, Place};
use ir::{Block, CallConv, Function, GlobalId, Inst, Module, ModuleEnv};

use crate::facts::Facts;

/// Steps of a way that a finding keeps: the first and the last.
const STEPS: usize = 64;
/// Characters of an instruction that a place shows.
const INSTRUCTION_LIMIT: usize = 200;

/// The demangled name of a global in backquotes.
pub fn quoted(env: &ModuleEnv, global: GlobalId) -> String {
    format!("`{}`", demangle(&env.global_name(global)))
}

/// `kernel `k`` or `function `f``, as the facts say.
pub fn described(env: &ModuleEnv, facts: &Facts, global: GlobalId) -> String {
    let kind = if facts.marks.contains(global) { "kernel" } else { "function" };
    format!("{kind} {}", quoted(env, global))
}

/// The convention's keyword; `ccc` is called what it is.
pub fn convention(cc: CallConv) -> String {
    if cc == CallConv::C { "the default calling convention".into() } else { format!("`{cc}`") }
}

/// The place of an instruction, with its text: for the place of a finding.
pub fn of_finding(module: &Module, function: GlobalId, block: Block, inst: Inst) -> Place {
    let mut place = of_inst(module, function, block, inst);
    // Where a line of the input shows it, the text would say it twice; and printing names the whole module.
    if place.span.is_none()
        && let Some(body) = module.body(function)
    {
        place.entity.instruction = Some(one_line(&module.env, body, inst));
    }
    place
}

/// The place of an instruction.
pub fn of_inst(module: &Module, function: GlobalId, block: Block, inst: Inst) -> Place {
    let env = &module.env;
    let mut place = Place::symbol(env.global_name(function));
    let Some(body) = module.body(function) else { return place };
    place.source = body.insts[inst].loc.expand().and_then(|loc| env.source_pos(body, loc));
    place.span = body.spans[inst];
    place.entity.block = body.blocks[block].name.map(|name| env.strings.text(name).into_owned());
    place
}

/// The place of a function's or variable's header.
pub fn of_global(env: &ModuleEnv, global: GlobalId) -> Place {
    let data = &env.globals[global];
    let mut place = Place::symbol(env.global_name(global)).with_source(env.declaration_pos(global));
    place.span = data.name_span.or(data.span);
    place
}

/// The way from a root to a place in `function`; empty when the function is itself a root or is not reached.
pub fn path(module: &Module, facts: &Facts, function: GlobalId, place: &Place) -> Vec<PathStep> {
    let mut way = facts.way_to(function);
    if way.is_empty() {
        return Vec::new();
    }
    if way.len() > STEPS {
        way.drain(STEPS / 2..way.len() - STEPS / 2);
    }
    let step = |function: GlobalId, place| PathStep {
        function: module.env.global_name(function).into_owned(),
        place,
    };
    let mut steps: Vec<PathStep> =
        way.iter().map(|&(caller, block, inst)| step(caller, of_inst(module, caller, block, inst))).collect();
    steps.push(step(function, place.clone()));
    steps
}

fn one_line(env: &ModuleEnv, body: &Function, inst: Inst) -> String {
    let text = ir::print::instruction(body, env, inst);
    let text = text.trim();
    match text.char_indices().nth(INSTRUCTION_LIMIT) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text.to_owned(),
    }
}
