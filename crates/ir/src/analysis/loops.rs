//! Natural loops: a header and the blocks that reach one of its back edges without leaving it.

use super::{Cfg, Dominators};
use crate::Block;
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{PrimaryMap, SecondaryMap, entity_impl};

/// A natural loop.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LoopId(u32);
entity_impl!(LoopId, "loop");

/// A loop's header and place in the nest.
#[derive(Clone, Debug)]
pub struct Loop {
    /// The block that every iteration starts with.
    pub header: Block,
    /// The loop around it.
    pub parent: Option<LoopId>,
    /// 1 for an outermost loop.
    pub depth: u32,
}

/// The loops of a function. Cycles that no single block dominates are in no loop.
#[derive(Clone, Debug)]
pub struct Loops {
    loops: PrimaryMap<LoopId, Loop>,
    innermost: SecondaryMap<Block, PackedOption<LoopId>>,
}

impl Loops {
    /// The loops of a graph with its dominators.
    pub fn new(cfg: &Cfg, dominators: &Dominators) -> Self {
        let mut found = Loops { loops: PrimaryMap::new(), innermost: SecondaryMap::new() };
        // Inner headers come later in reverse postorder: going backwards finds inner loops first.
        for &header in cfg.reverse_postorder().iter().rev() {
            let latches: Vec<Block> = cfg
                .preds(header)
                .iter()
                .copied()
                .filter(|&pred| dominators.dominates(header, pred))
                .collect();
            if !latches.is_empty() {
                found.collect(cfg, header, latches);
            }
        }
        found.set_depths();
        found
    }

    fn collect(&mut self, cfg: &Cfg, header: Block, mut work: Vec<Block>) {
        let id = self.loops.push(Loop { header, parent: None, depth: 0 });
        while let Some(block) = work.pop() {
            match self.outermost(block) {
                Some(inner) if inner == id => {}
                Some(inner) => {
                    self.loops[inner].parent = Some(id);
                    let inner_header = self.loops[inner].header;
                    work.extend(cfg.preds(inner_header).iter().filter(|&&p| self.outermost(p) != Some(id)));
                }
                None => {
                    self.innermost[block] = id.into();
                    if block != header {
                        work.extend(cfg.preds(block));
                    }
                }
            }
        }
        self.innermost[header] = id.into();
    }

    fn outermost(&self, block: Block) -> Option<LoopId> {
        let mut at = self.innermost[block].expand()?;
        while let Some(parent) = self.loops[at].parent {
            at = parent;
        }
        Some(at)
    }

    fn set_depths(&mut self) {
        // Parents were made after their children.
        for id in self.loops.keys().rev() {
            let depth = self.loops[id].parent.map_or(0, |parent| self.loops[parent].depth);
            self.loops[id].depth = depth + 1;
        }
    }

    /// The innermost loop of a block.
    pub fn innermost(&self, block: Block) -> Option<LoopId> {
        self.innermost[block].expand()
    }

    /// How many loops are round a block.
    pub fn depth(&self, block: Block) -> u32 {
        self.innermost(block).map_or(0, |id| self.loops[id].depth)
    }

    /// The loop.
    pub fn get(&self, id: LoopId) -> &Loop {
        &self.loops[id]
    }

    /// Whether `block` is in the loop `id` or in one inside it.
    pub fn contains(&self, id: LoopId, block: Block) -> bool {
        let mut at = self.innermost(block);
        while let Some(inner) = at {
            if inner == id {
                return true;
            }
            at = self.loops[inner].parent;
        }
        false
    }

    /// All loops, inner ones before the loops round them.
    pub fn iter(&self) -> impl Iterator<Item = (LoopId, &Loop)> {
        self.loops.iter()
    }
}
