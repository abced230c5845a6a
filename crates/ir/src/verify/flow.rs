//! Blocks, terminators, phis, dominance.

use super::Verifier;
use crate::analysis::{Cfg, Dominators};
use crate::{Block, Inst, InstKind, Operand, OperandKind, Value, ValueDef};
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use smallvec::SmallVec;

/// Where an instruction stands: its block and position.
type Positions = SecondaryMap<Inst, Option<(PackedOption<Block>, u32)>>;

impl Verifier<'_> {
    pub(super) fn blocks(&mut self) {
        let function = self.function;
        let Some(entry) = function.entry() else {
            return self.fail_function("the body has no block");
        };
        let mut in_layout: SecondaryMap<Block, bool> = SecondaryMap::new();
        for &block in &function.layout {
            if std::mem::replace(&mut in_layout[block], true) {
                self.fail_function("a block stands twice in the body");
            }
        }
        let mut seen: SecondaryMap<Inst, bool> = SecondaryMap::new();
        for &block in &function.layout {
            self.block(block, entry, &in_layout, &mut seen);
        }
    }

    fn block(
        &mut self,
        block: Block,
        entry: Block,
        in_layout: &SecondaryMap<Block, bool>,
        seen: &mut SecondaryMap<Inst, bool>,
    ) {
        let function = self.function;
        let insts = &function.blocks[block].insts;
        if insts.is_empty() {
            return self.fail_function("a block is empty: it needs a terminator");
        }
        let mut phis = true;
        for (at, &inst) in insts.iter().enumerate() {
            if std::mem::replace(&mut seen[inst], true) {
                self.fail(inst, "an instruction stands twice in the body");
            }
            let kind = &function.insts[inst].kind;
            let is_phi = matches!(kind, InstKind::Phi { .. });
            if is_phi && !phis {
                self.fail(inst, "a phi must come before all other instructions of its block");
            }
            if is_phi && block == entry {
                self.fail(inst, "the entry block can have no phi");
            }
            phis &= is_phi;
            if kind.is_terminator() != (at + 1 == insts.len()) {
                let what = if kind.is_terminator() {
                    "a terminator stands before the end of its block"
                } else {
                    "a block must end in a terminator"
                };
                self.fail(inst, what);
            }
            let mut targets_fit = true;
            let mut to_entry = false;
            function.for_each_operand(inst, |operand| {
                if let OperandKind::Block(target) = operand.kind() {
                    targets_fit &= function.blocks.is_valid(target) && in_layout[target];
                    to_entry |= target == entry && !is_phi;
                }
            });
            if !targets_fit {
                self.fail(inst, "a block that is not part of this body is named");
            }
            if to_entry {
                self.fail(inst, "nothing may branch to the entry block");
            }
        }
    }

    pub(super) fn dominance(&mut self, cfg: &Cfg, dominators: &Dominators) {
        let function = self.function;
        let mut positions: Positions = SecondaryMap::with_capacity(function.insts.len());
        for &block in &function.layout {
            for (at, &inst) in (0..).zip(&function.blocks[block].insts) {
                positions[inst] = Some((block.into(), at));
            }
        }
        for &block in cfg.reverse_postorder() {
            for (at, &inst) in (0..).zip(&function.blocks[block].insts) {
                self.uses(inst, (block, at), &positions, cfg, dominators);
            }
        }
    }

    fn uses(
        &mut self,
        inst: Inst,
        at: (Block, u32),
        positions: &Positions,
        cfg: &Cfg,
        dominators: &Dominators,
    ) {
        let function = self.function;
        let mut faults: Vec<&'static str> = Vec::new();
        let mut check = |operand: Operand, at: (Block, u32)| {
            if let Some(fault) = self.use_fault(operand, at, positions, dominators) {
                faults.push(fault);
            }
        };
        if let InstKind::Phi { incoming, .. } = &function.insts[inst].kind {
            for pair in function.list(incoming).chunks_exact(2) {
                // The value is needed at the end of the edge's source.
                if let Some(from) = pair[1].as_block()
                    && cfg.is_reached(from)
                {
                    check(pair[0], (from, u32::MAX));
                }
            }
        } else {
            function.for_each_operand(inst, |operand| check(operand, at));
        }
        for fault in faults {
            self.fail(inst, fault);
        }
    }

    fn use_fault(
        &self,
        operand: Operand,
        (block, at): (Block, u32),
        positions: &Positions,
        dominators: &Dominators,
    ) -> Option<&'static str> {
        let function = self.function;
        let value: Value = match operand.kind() {
            OperandKind::Value(value) => value,
            OperandKind::Const(c) => {
                return (c.as_u32() as usize >= function.consts.len())
                    .then_some("an operand is no constant of this body");
            }
            OperandKind::Global(g) => {
                return (!self.env.globals.is_valid(g)).then_some("an operand is no global");
            }
            _ => return None,
        };
        if !function.values.is_valid(value) {
            return Some("an operand is no value of this body");
        }
        match function.values[value].def {
            ValueDef::Arg(_) => None,
            ValueDef::Forward(_) => Some("an operand was replaced and not swept"),
            ValueDef::Inst(def) => match positions[def] {
                None => Some("an operand is defined by an instruction that is not in the body"),
                Some((def_block, def_at)) => {
                    let def_block = def_block.expand()?;
                    let fits =
                        if def_block == block { def_at < at } else { dominators.dominates(def_block, block) };
                    (!fits).then_some("a value is used where its definition does not dominate")
                }
            },
        }
    }

    pub(super) fn phis(&mut self, cfg: &Cfg) {
        let function = self.function;
        let preds = self.all_preds();
        for &block in cfg.reverse_postorder() {
            let is_phi = |inst: &Inst| matches!(function.insts[*inst].kind, InstKind::Phi { .. });
            for &phi in function.blocks[block].insts.iter().take_while(|inst| is_phi(inst)) {
                self.phi(phi, &preds[block]);
            }
        }
    }

    /// Predecessors of each block, sorted; unreached ones count, since a phi has entries for them.
    fn all_preds(&self) -> SecondaryMap<Block, SmallVec<[Block; 2]>> {
        let mut preds: SecondaryMap<Block, SmallVec<[Block; 2]>> = SecondaryMap::new();
        for &from in &self.function.layout {
            for to in self.function.successors(from) {
                preds[to].push(from);
            }
        }
        preds.values_mut().for_each(|list| list.sort());
        preds
    }

    fn phi(&mut self, phi: Inst, preds: &[Block]) {
        let function = self.function;
        let InstKind::Phi { incoming, .. } = &function.insts[phi].kind else { return };
        let list = function.list(incoming);
        if !list.len().is_multiple_of(2) {
            return self.fail(phi, "a phi needs a block for each value");
        }
        let mut entries: Vec<(Block, Operand)> = Vec::with_capacity(preds.len());
        for pair in list.chunks_exact(2) {
            match pair[1].as_block() {
                Some(block) => entries.push((block, pair[0])),
                None => return self.fail(phi, "a phi's incoming edge is no block"),
            }
        }
        entries.sort();
        if !entries.iter().map(|(block, _)| block).eq(preds) {
            return self.fail(phi, "a phi needs exactly one entry for each predecessor of its block");
        }
        if entries.windows(2).any(|w| w[0].0 == w[1].0 && w[0].1 != w[1].1) {
            self.fail(phi, "a phi has different values for the same predecessor");
        }
    }
}
