//! Short branches become selects: an `if` round a few cheap instructions that meet in phis costs less without the branch,
//! and what the phis were asked for next is often known then.

use crate::build::{Builder, incoming, phis, set_incoming};
use ir::analysis::Cfg;
use ir::{BinaryOp, Block, Function, Inst, InstKind, ModuleEnv, Operand};

/// Most instructions that are computed although their branch is not taken.
const SPECULATED: usize = 4;
/// Most selects that take the place of one branch.
const SELECTS: usize = 3;

/// Converts branches; whether any was. Every block must be reached.
pub(crate) fn run(f: &mut Function, env: &ModuleEnv) -> bool {
    let mut changed = false;
    let cfg = Cfg::new(f);
    // Inner branches come later in reverse postorder, and are converted first. The graph stays as it was: a conversion
    // takes predecessors away from the block where the ways meet, which the next round sees.
    for &block in cfg.reverse_postorder().iter().rev() {
        changed |= convert(f, env, &cfg, block);
    }
    if changed {
        crate::flow::remove_unreachable(f);
        f.sweep_forwards();
    }
    changed
}

fn convert(f: &mut Function, env: &ModuleEnv, cfg: &Cfg, block: Block) -> bool {
    let Some(branch) = f.terminator(block) else { return false };
    let InstKind::CondBr { cond, on_true, on_false } = f.insts[branch].kind else { return false };
    if on_true == on_false {
        return false;
    }
    let (true_side, false_side) = (side(f, cfg, block, on_true), side(f, cfg, block, on_false));
    let (sides, join) = match (true_side, false_side) {
        (Some(a), Some(b)) if a == b => (vec![on_true, on_false], a),
        (Some(a), _) if a == on_false => (vec![on_true], a),
        (_, Some(b)) if b == on_true => (vec![on_false], b),
        _ => return false,
    };
    let cost: usize = sides.iter().map(|&side| f.blocks[side].insts.len() - 1).sum();
    let joined = phis(f, join);
    if cost > SPECULATED || joined.len() > SELECTS || join == block {
        return false;
    }
    // The end of the block is where both ways are computed and chosen between.
    let loc = f.insts[branch].loc.expand();
    f.blocks[block].insts.pop();
    for &side in &sides {
        let mut insts = std::mem::take(&mut f.blocks[side].insts);
        let last = insts.pop();
        f.blocks[block].insts.extend(insts);
        f.blocks[side].insts.extend(last);
    }
    let way = |target: Block| if sides.contains(&target) { target } else { block };
    for phi in joined {
        let pairs = incoming(f, phi);
        let from = |way: Block| pairs.iter().find(|&&(_, from)| from == way).map(|&(value, _)| value);
        let (Some(if_true), Some(if_false)) = (from(way(on_true)), from(way(on_false))) else { continue };
        let value = choose(f, env, block, phi, cond, if_true, if_false);
        let mut kept: Vec<(Operand, Block)> =
            pairs.into_iter().filter(|(_, from)| *from != block && !sides.contains(from)).collect();
        kept.push((value, block));
        set_incoming(f, phi, &kept);
    }
    let mut b = Builder::at_end(f, env, block);
    b.loc = loc;
    b.br(join);
    true
}

fn choose(
    f: &mut Function,
    env: &ModuleEnv,
    block: Block,
    phi: Inst,
    cond: Operand,
    if_true: Operand,
    if_false: Operand,
) -> Operand {
    let loc = f.insts[phi].loc.expand();
    let mut b = Builder::at_end(f, env, block);
    b.loc = loc;
    b.select(cond, if_true, if_false)
}

/// Where a block goes on to, if it is only entered from `block`, and cheap and safe to compute in any case.
fn side(f: &Function, cfg: &Cfg, block: Block, side: Block) -> Option<Block> {
    let is_alone = cfg.preds(side) == [block];
    let last = f.terminator(side)?;
    let InstKind::Br(target) = f.insts[last].kind else { return None };
    let insts = &f.blocks[side].insts;
    let cheap = insts.len() <= SPECULATED + 1
        && insts[..insts.len() - 1].iter().all(|&inst| is_speculatable(&f.insts[inst].kind));
    (is_alone && cheap && target != side).then_some(target)
}

/// Whether an instruction is cheap, and does nothing bad where it was not meant to be reached.
fn is_speculatable(kind: &InstKind) -> bool {
    use BinaryOp::*;
    match kind {
        InstKind::Binary { op, .. } => !matches!(op, UDiv | SDiv | URem | SRem | FDiv | FRem),
        InstKind::Unary { .. }
        | InstKind::ICmp { .. }
        | InstKind::FCmp { .. }
        | InstKind::Cast { .. }
        | InstKind::Select { .. }
        | InstKind::Freeze(_)
        | InstKind::ExtractValue { .. }
        | InstKind::InsertValue { .. }
        | InstKind::Gep { .. } => true,
        _ => false,
    }
}
