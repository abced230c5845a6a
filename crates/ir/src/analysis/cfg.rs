//! Predecessors, and blocks in reverse postorder.

use crate::{Block, Function};
use cranelift_entity::{EntityRef, SecondaryMap};
use smallvec::SmallVec;

/// The control-flow graph of a function, for the blocks that the entry reaches.
#[derive(Clone, Debug)]
pub struct Cfg {
    preds: SecondaryMap<Block, SmallVec<[Block; 2]>>,
    succs: SecondaryMap<Block, SmallVec<[Block; 2]>>,
    order: Vec<Block>,
    /// Position in `order` plus one; 0 is unreached.
    position: SecondaryMap<Block, u32>,
}

impl Cfg {
    /// The graph of `function`, in time linear in its size.
    pub fn new(function: &Function) -> Self {
        let count = function.blocks.len();
        let mut cfg = Cfg {
            preds: SecondaryMap::with_capacity(count),
            succs: SecondaryMap::with_capacity(count),
            order: Vec::with_capacity(count),
            position: SecondaryMap::with_capacity(count),
        };
        let Some(entry) = function.entry() else { return cfg };
        cfg.walk(function, entry);
        cfg.order.reverse();
        for (at, &block) in cfg.order.iter().enumerate() {
            cfg.position[block] = at as u32 + 1;
        }
        for &block in &cfg.order {
            for &succ in &cfg.succs[block] {
                cfg.preds[succ].push(block);
            }
        }
        cfg
    }

    /// Depth-first with an explicit stack; `order` gets the postorder.
    fn walk(&mut self, function: &Function, entry: Block) {
        let mut seen = vec![false; function.blocks.len()];
        let mut stack = vec![(entry, 0)];
        seen[entry.index()] = true;
        self.succs[entry] = function.successors(entry).collect();
        while let Some((block, next)) = stack.last_mut() {
            match self.succs[*block].get(*next).copied() {
                Some(succ) => {
                    *next += 1;
                    if !std::mem::replace(&mut seen[succ.index()], true) {
                        self.succs[succ] = function.successors(succ).collect();
                        stack.push((succ, 0));
                    }
                }
                None => {
                    self.order.push(*block);
                    stack.pop();
                }
            }
        }
    }

    /// The blocks that the entry reaches, in reverse postorder: a block comes before those that it dominates.
    pub fn reverse_postorder(&self) -> &[Block] {
        &self.order
    }

    /// Predecessors among the reached blocks; a block that branches here twice stands twice.
    pub fn preds(&self, block: Block) -> &[Block] {
        &self.preds[block]
    }

    /// Successors, repeated ones included.
    pub fn succs(&self, block: Block) -> &[Block] {
        &self.succs[block]
    }

    /// Whether the entry reaches the block.
    pub fn is_reached(&self, block: Block) -> bool {
        self.position[block] != 0
    }

    /// Position in reverse postorder.
    pub fn position(&self, block: Block) -> Option<usize> {
        (self.position[block] as usize).checked_sub(1)
    }
}
