//! Control flow: unreachable blocks go, known branches are taken, chains of blocks become one.

use crate::build::{as_int, incoming, phis, remove_edge, retarget_phis, set_incoming};
use cranelift_entity::{EntitySet, SecondaryMap};
use ir::analysis::Cfg;
use ir::{Block, Function, Inst, InstKind, ModuleEnv, Operand};

/// Takes the blocks that the entry does not reach out of the layout, and their edges out of phis.
pub(crate) fn remove_unreachable(f: &mut Function) {
    let cfg = Cfg::new(f);
    if f.layout.iter().all(|&block| cfg.is_reached(block)) {
        return;
    }
    for &block in cfg.reverse_postorder() {
        for phi in phis(f, block) {
            let pairs = incoming(f, phi);
            let kept: Vec<_> = pairs.iter().copied().filter(|&(_, from)| cfg.is_reached(from)).collect();
            if kept.len() != pairs.len() {
                set_incoming(f, phi, &kept);
            }
        }
    }
    f.layout.retain(|&block| cfg.is_reached(block));
}

/// Simplifies the flow until nothing changes: known conditions, unreachable blocks, blocks with one way in.
pub(crate) fn simplify(f: &mut Function, env: &ModuleEnv) {
    loop {
        let mut changed = fold_branches(f, env);
        remove_unreachable(f);
        changed |= fold_phis(f, env);
        changed |= merge_chains(f);
        changed |= skip_empty(f);
        if !changed {
            return;
        }
        f.sweep_forwards();
    }
}

/// Branches on constants, and both ways to one place.
fn fold_branches(f: &mut Function, env: &ModuleEnv) -> bool {
    let mut changed = false;
    for block in f.layout.clone() {
        let Some(inst) = f.terminator(block) else { continue };
        let target = match f.insts[inst].kind {
            InstKind::CondBr { cond, on_true, on_false } => {
                if on_true == on_false {
                    Some(on_true)
                } else {
                    as_int(f, f.resolve(cond)).map(|value| if value != 0 { on_true } else { on_false })
                }
            }
            InstKind::Switch(list) => known_case(f, f.list(&list)),
            _ => None,
        };
        let Some(target) = target else { continue };
        let mut kept = false;
        for succ in f.successors(block).collect::<Vec<_>>() {
            if succ == target && !kept {
                kept = true;
            } else {
                remove_edge(f, succ, block);
            }
        }
        f.insts[inst].kind = InstKind::Br(target);
        drop_weights(f, env, inst);
        changed = true;
    }
    changed
}

/// Takes the weights of its ways off a terminator whose ways have changed.
pub(crate) fn drop_weights(f: &mut Function, env: &ModuleEnv, inst: Inst) {
    if let Some(weights) = env.strings.find("prof")
        && let Some(attached) = f.attachments.get_mut(&inst)
    {
        attached.retain(|&(kind, _)| kind != weights);
    }
}

/// Where a switch goes, if that is known.
fn known_case(f: &Function, list: &[Operand]) -> Option<Block> {
    let default = list.get(1)?.as_block()?;
    let cases = || list[2..].chunks_exact(2);
    if cases().all(|case| case[1].as_block() == Some(default)) {
        return Some(default);
    }
    let value = as_int(f, f.resolve(list[0]))?;
    cases().find(|case| as_int(f, case[0]) == Some(value)).map_or(Some(default), |case| case[1].as_block())
}

/// Phis whose entries are all one value.
fn fold_phis(f: &mut Function, env: &ModuleEnv) -> bool {
    let mut changed = false;
    for block in f.layout.clone() {
        for phi in phis(f, block) {
            let Some(result) = f.result(phi) else { continue };
            let own = Operand::value(result);
            let mut values = incoming(f, phi)
                .into_iter()
                .map(|(v, _)| f.resolve(v))
                .filter(|&v| v != own)
                .collect::<Vec<_>>();
            values.sort_unstable();
            values.dedup();
            let value = match values[..] {
                [] => crate::known::zero(f, env, f.values[result].ty),
                [one] => one,
                _ => continue,
            };
            f.forward(result, value);
            f.blocks[block].insts.retain(|&inst| inst != phi);
            changed = true;
        }
    }
    changed
}

/// Appends a block to its only predecessor if that goes nowhere else.
fn merge_chains(f: &mut Function) -> bool {
    let cfg = Cfg::new(f);
    let mut gone = EntitySet::new();
    // What a merged block has become part of.
    let mut home: SecondaryMap<Block, Option<Block>> = SecondaryMap::new();
    for &block in cfg.reverse_postorder() {
        let [pred] = cfg.preds(block) else { continue };
        if *pred == block || f.entry() == Some(block) || !phis(f, block).is_empty() {
            continue;
        }
        let pred = home[*pred].unwrap_or(*pred);
        let Some(last) = f.terminator(pred) else { continue };
        if !matches!(f.insts[last].kind, InstKind::Br(target) if target == block) {
            continue;
        }
        f.blocks[pred].insts.pop();
        let insts = std::mem::take(&mut f.blocks[block].insts);
        f.blocks[pred].insts.extend(insts);
        for succ in f.successors(pred).collect::<Vec<_>>() {
            retarget_phis(f, succ, block, pred);
        }
        home[block] = Some(pred);
        gone.insert(block);
    }
    f.layout.retain(|&block| !gone.contains(block));
    !gone.is_empty()
}

/// Sends the predecessors of a block that does nothing but branch straight to its target, whose phis then name them.
fn skip_empty(f: &mut Function) -> bool {
    let mut changed = false;
    let mut preds: SecondaryMap<Block, Vec<Block>> = SecondaryMap::new();
    for &block in &f.layout {
        for succ in f.successors(block) {
            preds[succ].push(block);
        }
    }
    for block in f.layout.clone() {
        if f.entry() == Some(block) || f.blocks[block].insts.len() != 1 || preds[block].is_empty() {
            continue;
        }
        let Some(InstKind::Br(target)) = f.terminator(block).map(|inst| f.insts[inst].kind.clone()) else {
            continue;
        };
        let joined = phis(f, target);
        let meets = preds[block].iter().any(|pred| preds[target].contains(pred));
        if target == block || (meets && !joined.is_empty()) {
            continue;
        }
        let ways = std::mem::take(&mut preds[block]);
        for phi in joined {
            let mut pairs = incoming(f, phi);
            let value = pairs.iter().find(|&&(_, from)| from == block).map(|&(value, _)| value);
            pairs.retain(|&(_, from)| from != block);
            pairs.extend(value.into_iter().flat_map(|value| ways.iter().map(move |&pred| (value, pred))));
            set_incoming(f, phi, &pairs);
        }
        for &pred in &ways {
            let Some(inst) = f.terminator(pred) else { continue };
            f.map_operands(
                inst,
                |operand| {
                    if operand.as_block() == Some(block) { target.into() } else { operand }
                },
            );
        }
        preds[target].retain(|&pred| pred != block);
        preds[target].extend(ways);
        changed = true;
    }
    if changed {
        remove_unreachable(f);
    }
    changed
}
