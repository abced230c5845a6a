//! `convergent-missing` and `barrier-divergent`: functions with a barrier that are not marked `convergent`, and barriers
//! that only some threads of a block reach. LangRef, "convergent"; PTX ISA, "bar, barrier".
//!
//! Both look at one function at a time: a note that says where to look, no proof.

use super::{Context, Findings};
use crate::{Arch, place};
use cranelift_entity::EntitySet;
use diag::{Breaks, Diagnostic, Severity, codes};
use ir::{AttrKind, Block, Function, GlobalId, Inst, InstKind, Operand, ValueDef};

/// Compiled as written; what a pass may do with it is another matter.
const NOBODY: &[Breaks] = &[];
/// Instructions behind a condition that are looked through.
const DEPTH: usize = 32;
/// Pairs of a branch and a barrier that are followed in one function.
const PAIRS: usize = 64;

pub(super) fn check(context: &Context<'_>, findings: &mut Findings) {
    if context.target.arch != Arch::Nvptx {
        return;
    }
    let env = context.env();
    let mut at: Vec<(GlobalId, Block, Inst)> = Vec::new();
    for site in context.facts.calls.sites() {
        let is_barrier = match site.callee {
            crate::facts::Callee::Asm(asm) => {
                let text = env.strings.text(env.asms[asm].template);
                ["bar.sync", "barrier.sync", "bar.red", "barrier.red"].iter().any(|word| text.contains(word))
            }
            callee => callee.function().is_some_and(|callee| is_barrier(&env.global_name(callee))),
        };
        if is_barrier {
            at.push((site.caller, site.block, site.inst));
        }
    }
    for chunk in at.chunk_by(|a, b| a.0 == b.0) {
        let (function, block, inst) = chunk[0];
        let header = env.function(function);
        if !context.facts.marks.contains(function)
            && !env.attributes.has(header.attributes, AttrKind::Convergent)
        {
            let message = format!("{} has a barrier, but is not `convergent`", context.described(function));
            let at = place::of_finding(context.module, function, block, inst);
            let diagnostic = Diagnostic::new(&codes::CONVERGENT_MISSING, at, message).breaks(NOBODY);
            findings.at_inst(
                function,
                inst,
                diagnostic.help(format!("add `convergent` to {} and to its calls", context.quoted(function))),
            );
        }
        divergent(context, findings, function, chunk);
    }
}

/// Whether an intrinsic waits for the other threads of the block.
fn is_barrier(name: &str) -> bool {
    let Some(rest) = name.strip_prefix("llvm.nvvm.") else { return false };
    ["barrier0", "barrier.n", "bar.sync", "barrier.cta.sync", "barrier.cta.red", "barrier.sync"]
        .iter()
        .any(|prefix| rest.starts_with(prefix))
        || rest == "barrier"
}

fn divergent(
    context: &Context<'_>,
    findings: &mut Findings,
    function: GlobalId,
    barriers: &[(GlobalId, Block, Inst)],
) {
    let body = context.body(function);
    let branches: Vec<(Block, Inst)> = body
        .layout
        .iter()
        .filter_map(|&block| Some((block, body.terminator(block)?)))
        .filter(|&(_, inst)| depends_on_thread(context, body, inst))
        .collect();
    let mut pairs = 0;
    for &(_, block, inst) in barriers {
        for &(branch, terminator) in &branches {
            pairs += 1;
            if pairs > PAIRS {
                return;
            }
            if branch != block && splits(body, branch, block) {
                let message = format!(
                    "the barrier in {} stands under a branch on which the threads of a block may disagree",
                    context.described(function)
                );
                let at = place::of_finding(context.module, function, block, inst);
                let mut diagnostic = Diagnostic::new(&codes::BARRIER_DIVERGENT, at, message).breaks(NOBODY);
                diagnostic.severity = Severity::Note;
                let label = place::of_inst(context.module, function, branch, terminator);
                findings.at_inst(
                    function,
                    inst,
                    diagnostic
                        .label(label, "the branch")
                        .help("move the barrier to where all threads come by"),
                );
                break;
            }
        }
    }
}

/// Whether a branch leads both to a barrier and, around it, to the end of the function.
fn splits(body: &Function, branch: Block, barrier: Block) -> bool {
    let mut reaches = false;
    let mut avoids = false;
    let mut seen: EntitySet<Block> = EntitySet::new();
    let mut stack: Vec<Block> = body.successors(branch).collect();
    while let Some(block) = stack.pop() {
        if block == barrier {
            reaches = true;
        } else if seen.insert(block) {
            let ends =
                body.terminator(block).is_some_and(|inst| matches!(body.insts[inst].kind, InstKind::Ret(_)));
            avoids |= ends;
            stack.extend(body.successors(block));
        }
    }
    reaches && avoids
}

/// Whether the condition of a branch is computed from the number of the thread, in this function.
fn depends_on_thread(context: &Context<'_>, body: &Function, inst: Inst) -> bool {
    let condition = match &body.insts[inst].kind {
        InstKind::CondBr { cond, .. } => *cond,
        InstKind::Switch(list) => body.list(list)[0],
        _ => return false,
    };
    let mut stack: Vec<Operand> = vec![condition];
    for _ in 0..DEPTH {
        let Some(operand) = stack.pop() else { return false };
        let Some(value) = body.resolve(operand).as_value() else { continue };
        let ValueDef::Inst(inst) = body.values[value].def else { continue };
        match &body.insts[inst].kind {
            InstKind::Call(call) => {
                let callee = body.calls[*call].callee.as_global();
                let name = callee.map(|callee| context.env().global_name(callee)).unwrap_or_default();
                let register = name.strip_prefix("llvm.nvvm.read.ptx.sreg.").unwrap_or_default();
                if register.starts_with("tid.") || register == "laneid" || register == "warpid" {
                    return true;
                }
            }
            InstKind::Binary { lhs, rhs, .. } | InstKind::ICmp { lhs, rhs, .. } => stack.extend([*lhs, *rhs]),
            InstKind::Cast { value, .. } | InstKind::Freeze(value) => stack.push(*value),
            _ => {}
        }
    }
    false
}
