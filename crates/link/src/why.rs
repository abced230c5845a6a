//! `--why-live`: the chain from a root to a symbol.

use crate::live::{body_refs, global_of};
use crate::roots::{Export, RootSet};
use cranelift_entity::SecondaryMap;
use diag::demangle::quoted_both;
use ir::{GlobalId, GlobalKind, Module, OperandKind};
use std::collections::VecDeque;

/// How a global was reached.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Reached {
    #[default]
    Not,
    Root(Export),
    By(GlobalId),
}

/// One text for each symbol.
pub(crate) fn why(module: &Module, roots: &RootSet, symbols: &[String]) -> Vec<String> {
    if symbols.is_empty() {
        return Vec::new();
    }
    let mut reached: SecondaryMap<GlobalId, Reached> = SecondaryMap::new();
    let mut work: VecDeque<GlobalId> = VecDeque::new();
    for (root, export) in roots.iter() {
        reached[root] = Reached::Root(export);
        work.push_back(root);
    }
    while let Some(id) = work.pop_front() {
        for next in refs(module, id) {
            if reached[next] == Reached::Not {
                reached[next] = Reached::By(id);
                work.push_back(next);
            }
        }
    }
    symbols.iter().map(|symbol| chain(module, &reached, symbol)).collect()
}

/// What a global refers to.
fn refs(module: &Module, id: GlobalId) -> Vec<GlobalId> {
    let env = &module.env;
    let mut found = Vec::new();
    let mut stack = match &env.globals[id].kind {
        GlobalKind::Variable(variable) => variable.init.into_iter().collect(),
        GlobalKind::Alias(target) | GlobalKind::IFunc(target) => vec![*target],
        GlobalKind::Function(header) => {
            [header.prefix, header.prologue, header.personality].into_iter().flatten().collect()
        }
    };
    let mut steps = 0;
    while let Some(c) = stack.pop() {
        found.extend(global_of(env.consts.kind(c)));
        // A shared subtree may be met more than once; it is not followed without end.
        steps += 1;
        if steps < 1_000_000 {
            env.consts.for_each_operand(c, |operand| stack.push(operand));
        }
    }
    if let Some(body) = module.body(id) {
        body_refs(body, &mut found);
    }
    found
}

fn chain(module: &Module, reached: &SecondaryMap<GlobalId, Reached>, symbol: &str) -> String {
    let env = &module.env;
    let name = |id| quoted_both(&env.global_name(id));
    let by_name = |id: &GlobalId| diag::demangle::demangle(&env.global_name(*id)) == symbol;
    let Some(id) = env.find_global(symbol).or_else(|| env.globals.keys().find(by_name)) else {
        return format!("`{symbol}` is not in the program: no input that was read has it");
    };
    let mut steps = vec![id];
    loop {
        let at = steps[steps.len() - 1];
        match reached[at] {
            Reached::By(from) => steps.push(from),
            Reached::Not => {
                return format!("{} is not live: no root reaches it, and it is not emitted", name(id));
            }
            Reached::Root(export) => {
                let why = match export {
                    Export::Kernel => "it is a kernel",
                    Export::Symbol => "it is exported",
                    Export::Used => "`llvm.used` names it",
                };
                let mut text = format!("{} is live:", name(id));
                text.push_str(&format!("\n  {} is a root: {why}", name(at)));
                for pair in steps.windows(2).rev() {
                    text.push_str(&format!("\n  {}", step(module, pair[1], pair[0])));
                }
                return text;
            }
        }
    }
}

/// How one global refers to the next, with the place of the first call.
fn step(module: &Module, from: GlobalId, to: GlobalId) -> String {
    let env = &module.env;
    let name = |id| quoted_both(&env.global_name(id));
    let Some(body) = module.body(from) else { return format!("{} refers to {}", name(from), name(to)) };
    let mut other = None;
    for &block in &body.layout {
        for &inst in &body.blocks[block].insts {
            let calls = body.call(inst).is_some_and(|call| call.callee.as_global() == Some(to));
            let mut uses = calls;
            body.for_each_operand(inst, |operand| uses |= operand.kind() == OperandKind::Global(to));
            if calls {
                return format!("{} calls {}{}", name(from), name(to), at(module, from, inst));
            }
            if uses && other.is_none() {
                other = Some(inst);
            }
        }
    }
    let place = other.map_or_else(String::new, |inst| at(module, from, inst));
    format!("{} refers to {}{place}", name(from), name(to))
}

fn at(module: &Module, function: GlobalId, inst: ir::Inst) -> String {
    let Some(body) = module.body(function) else { return String::new() };
    let pos = body.insts[inst].loc.expand().and_then(|loc| module.env.source_pos(body, loc));
    pos.map_or_else(String::new, |pos| format!(" at {pos}"))
}
