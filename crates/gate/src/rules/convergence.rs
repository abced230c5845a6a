//! `convergent-missing` and `barrier-divergent`: functions with a barrier that are not marked `convergent`, and barriers
//! that only some threads of a block reach. LangRef, "convergent"; PTX ISA, "bar, barrier".
//!
//! Both look at one function at a time: a note that says where to look, no proof.

use super::causes::{At, Causes};
use super::{Context, Findings};
use crate::{Arch, place};
use cranelift_entity::EntitySet;
use diag::{Breaks, Diagnostic, Severity, codes};
use ir::{Asm, AttrKind, Block, Function, GlobalId, Inst, InstKind, Operand, ValueDef};

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
    assembly(context, findings);
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

/// Instructions that need all threads of a warp or block.
const TOGETHER: [&str; 9] =
    ["bar.", "barrier.", "shfl.", "vote.", "match.", "redux.", "mma.", "wmma.", "elect."];

/// Assembly that needs all threads and is not marked so at the call: whoever optimises may put it under a condition.
fn assembly(context: &Context<'_>, findings: &mut Findings) {
    let env = context.env();
    let mut causes: Causes<Asm> = Causes::default();
    for site in context.facts.calls.sites() {
        let crate::facts::Callee::Asm(asm) = site.callee else { continue };
        let text = env.strings.text(env.asms[asm].template);
        let mut words = text.split(|c: char| c.is_whitespace() || c == ';' || c == '{' || c == '}');
        let together = words.any(|word| TOGETHER.iter().any(|prefix| word.starts_with(prefix)));
        if together && !env.attributes.has(context.call(site).attributes, AttrKind::Convergent) {
            causes.add(asm, At { function: site.caller, block: site.block, inst: site.inst });
        }
    }
    causes.report(context, findings, |_, at, place| {
        let message = format!(
            "inline assembly in {} needs all threads of a warp or block, but is not `convergent`: an optimiser may put it \
             under a condition",
            context.described(at.function)
        );
        let mut diagnostic = Diagnostic::new(&codes::CONVERGENT_MISSING, place, message);
        diagnostic.severity = Severity::Warning;
        diagnostic.help("add `convergent` to the call")
    });
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

/// Whether a branch decides over a barrier: from one successor every way to the end of the function leads by it, from
/// another some way does not.
fn splits(body: &Function, branch: Block, barrier: Block) -> bool {
    let ways: Vec<(bool, bool)> = body.successors(branch).map(|next| ways(body, next, barrier)).collect();
    ways.contains(&(true, false)) && ways.iter().any(|&(_, avoids)| avoids)
}

/// Whether from a block some way leads to a barrier, and some way around it to the end of the function.
fn ways(body: &Function, from: Block, barrier: Block) -> (bool, bool) {
    let (mut reaches, mut avoids) = (false, false);
    let mut seen: EntitySet<Block> = EntitySet::new();
    let mut stack: Vec<Block> = vec![from];
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
    (reaches, avoids)
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
