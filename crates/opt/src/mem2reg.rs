//! Stack slots that are only loaded and stored as a whole become values, with phis where paths meet.
//!
//! The construction is the classical one: phis in the iterated dominance frontier of the stores, pruned to blocks where the
//! slot is live, then a walk over the dominator tree that knows the current value of each slot.

use crate::build::set_incoming;
use crate::uses::Users;
use cranelift_entity::{EntitySet, SecondaryMap};
use ir::analysis::{Cfg, Dominators};
use ir::{Block, ConstKind, Function, Inst, InstFlags, InstKind, ModuleEnv, Operand, Type, Value};
use rustc_hash::FxHashMap;

/// Slots that are promoted together: each block on the way down the dominator tree knows the value of each.
const SLOTS_AT_ONCE: usize = 256;

/// Promotes what can be promoted; whether anything was. Every block must be reached.
pub(crate) fn run(f: &mut Function, env: &ModuleEnv) -> bool {
    let users = Users::new(f);
    let slots = candidates(f, env, &users);
    if slots.is_empty() {
        return false;
    }
    let cfg = Cfg::new(f);
    let dominators = Dominators::new(&cfg);
    let frontiers = frontiers(&cfg, &dominators);
    for slots in slots.chunks(SLOTS_AT_ONCE) {
        let mut index: FxHashMap<Value, usize> = FxHashMap::default();
        for (n, slot) in slots.iter().enumerate() {
            index.insert(slot.pointer, n);
        }
        let phis = place_phis(f, &cfg, &frontiers, slots, &index);
        Renamer { f, cfg: &cfg, dominators: &dominators, slots, index: &index, phis }.run();
        f.sweep_forwards();
    }
    true
}

struct Slot {
    pointer: Value,
    ty: Type,
    alloca: Inst,
}

fn candidates(f: &Function, env: &ModuleEnv, users: &Users) -> Vec<Slot> {
    let mut slots = Vec::new();
    for &block in &f.layout {
        for &inst in &f.blocks[block].insts {
            if let InstKind::Alloca { ty, count, inalloca: false, swifterror: false, .. } = f.insts[inst].kind
                && f.as_int(count) == Some(1)
                && let Some(pointer) = f.result(inst)
                && users.of(pointer).iter().all(|&user| is_whole_access(f, env, user, pointer, ty))
            {
                slots.push(Slot { pointer, ty, alloca: inst });
            }
        }
    }
    slots
}

fn is_whole_access(f: &Function, env: &ModuleEnv, user: Inst, pointer: Value, ty: Type) -> bool {
    match f.insts[user].kind {
        InstKind::Load { mem, .. } => mem.is_simple() && f.result_type(user) == ty,
        InstKind::Store { value, ptr, mem } => {
            mem.is_simple()
                && ptr == Operand::value(pointer)
                && value != Operand::value(pointer)
                && f.operand_type(value, env) == ty
        }
        _ => false,
    }
}

/// For each block the blocks where its dominance ends.
fn frontiers(cfg: &Cfg, dominators: &Dominators) -> SecondaryMap<Block, Vec<Block>> {
    let mut frontiers: SecondaryMap<Block, Vec<Block>> = SecondaryMap::new();
    for &block in cfg.reverse_postorder() {
        if cfg.preds(block).len() < 2 {
            continue;
        }
        for &pred in cfg.preds(block) {
            let mut at = Some(pred);
            while let Some(runner) = at
                && Some(runner) != dominators.idom(block)
            {
                if frontiers[runner].last() != Some(&block) {
                    frontiers[runner].push(block);
                }
                at = dominators.idom(runner);
            }
        }
    }
    frontiers
}

/// The phis of each block: slot and instruction.
type Phis = SecondaryMap<Block, Vec<(usize, Inst)>>;

fn place_phis(
    f: &mut Function,
    cfg: &Cfg,
    frontiers: &SecondaryMap<Block, Vec<Block>>,
    slots: &[Slot],
    index: &FxHashMap<Value, usize>,
) -> Phis {
    // Blocks that store to a slot, and those that load it before they store.
    let mut stores: Vec<Vec<Block>> = vec![Vec::new(); slots.len()];
    let mut loads: Vec<Vec<Block>> = vec![Vec::new(); slots.len()];
    for &block in cfg.reverse_postorder() {
        for &inst in &f.blocks[block].insts {
            match access(f, index, inst) {
                Some((slot, None))
                    if stores[slot].last() != Some(&block) && loads[slot].last() != Some(&block) =>
                {
                    loads[slot].push(block);
                }
                Some((slot, Some(_))) if stores[slot].last() != Some(&block) => stores[slot].push(block),
                _ => {}
            }
        }
    }
    let mut phis = Phis::new();
    for (slot, data) in slots.iter().enumerate() {
        let live = live_blocks(cfg, &stores[slot], &loads[slot]);
        let mut placed = EntitySet::new();
        let mut work = stores[slot].clone();
        while let Some(block) = work.pop() {
            for &join in &frontiers[block] {
                if live.contains(join) && placed.insert(join) {
                    let incoming = f.make_list(&[]);
                    let phi = f.make_inst(InstKind::Phi { flags: InstFlags::NONE, incoming }, data.ty, None);
                    f.blocks[join].insts.insert(0, phi);
                    phis[join].push((slot, phi));
                    work.push(join);
                }
            }
        }
    }
    phis
}

/// The blocks on whose entry the slot's content is still wanted.
fn live_blocks(cfg: &Cfg, stores: &[Block], loads: &[Block]) -> EntitySet<Block> {
    let mut stored = EntitySet::new();
    stores.iter().for_each(|&block| {
        stored.insert(block);
    });
    let mut live = EntitySet::new();
    let mut work = loads.to_vec();
    while let Some(block) = work.pop() {
        if live.insert(block) {
            work.extend(cfg.preds(block).iter().filter(|&&pred| !stored.contains(pred)));
        }
    }
    live
}

/// The slot that an instruction loads (`None`) or stores.
fn access(f: &Function, index: &FxHashMap<Value, usize>, inst: Inst) -> Option<(usize, Option<Operand>)> {
    let slot = |ptr: Operand| ptr.as_value().and_then(|v| index.get(&v).copied());
    match f.insts[inst].kind {
        InstKind::Load { ptr, .. } => slot(ptr).map(|slot| (slot, None)),
        InstKind::Store { value, ptr, .. } => slot(ptr).map(|slot| (slot, Some(value))),
        _ => None,
    }
}

struct Renamer<'a> {
    f: &'a mut Function,
    cfg: &'a Cfg,
    dominators: &'a Dominators,
    slots: &'a [Slot],
    index: &'a FxHashMap<Value, usize>,
    phis: Phis,
}

impl Renamer<'_> {
    fn run(&mut self) {
        let Some(root) = self.dominators.root() else { return };
        let undef: Vec<Operand> =
            self.slots.iter().map(|slot| self.f.consts.intern(slot.ty, ConstKind::Undef).into()).collect();
        // Values at the end of each block that is being walked, by depth.
        let mut stack = vec![(root, undef)];
        let mut edges: FxHashMap<Inst, Vec<(Operand, Block)>> = FxHashMap::default();
        while let Some((block, mut values)) = stack.pop() {
            for &(slot, phi) in &self.phis[block] {
                values[slot] = Operand::value(self.f.result(phi).expect("a phi has a result"));
            }
            self.rewrite(block, &mut values);
            for &succ in self.cfg.succs(block) {
                for &(slot, phi) in &self.phis[succ] {
                    edges.entry(phi).or_default().push((values[slot], block));
                }
            }
            for &child in self.dominators.children(block) {
                stack.push((child, values.clone()));
            }
        }
        for phi in self.phis.values().flatten().map(|&(_, phi)| phi).collect::<Vec<_>>() {
            let pairs = edges.remove(&phi).unwrap_or_default();
            set_incoming(self.f, phi, &pairs);
        }
    }

    fn rewrite(&mut self, block: Block, values: &mut [Operand]) {
        let insts = std::mem::take(&mut self.f.blocks[block].insts);
        let mut kept = Vec::with_capacity(insts.len());
        for inst in insts {
            match access(self.f, self.index, inst) {
                Some((slot, None)) => {
                    let result = self.f.result(inst).expect("a load has a result");
                    self.f.forward(result, values[slot]);
                }
                Some((slot, Some(value))) => values[slot] = self.f.resolve(value),
                None => {
                    let is_alloca = matches!(self.f.insts[inst].kind, InstKind::Alloca { .. });
                    if !is_alloca || !self.slots.iter().any(|slot| slot.alloca == inst) {
                        kept.push(inst);
                    }
                }
            }
        }
        self.f.blocks[block].insts = kept;
    }
}
