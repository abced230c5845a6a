//! Dominators, by the algorithm of Cooper, Harvey and Kennedy ("A Simple, Fast Dominance Algorithm", 2001).

use super::Cfg;
use crate::Block;
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;

/// The dominator tree of the reached blocks.
#[derive(Clone, Debug)]
pub struct Dominators {
    idom: SecondaryMap<Block, PackedOption<Block>>,
    /// Entry and exit times of a walk over the tree: `a` dominates `b` when its interval holds that of `b`.
    interval: SecondaryMap<Block, (u32, u32)>,
    children: SecondaryMap<Block, Vec<Block>>,
    root: Option<Block>,
}

impl Dominators {
    /// The tree of `cfg`.
    pub fn new(cfg: &Cfg) -> Self {
        let order = cfg.reverse_postorder();
        let root = order.first().copied();
        let mut idom: Vec<usize> = vec![usize::MAX; order.len()];
        if !idom.is_empty() {
            idom[0] = 0;
        }
        let mut changed = true;
        while changed {
            changed = false;
            for at in 1..order.len() {
                let preds = cfg.preds(order[at]).iter().filter_map(|&p| cfg.position(p));
                let new = preds.filter(|&p| idom[p] != usize::MAX).reduce(|a, b| intersect(&idom, a, b));
                if let Some(new) = new
                    && idom[at] != new
                {
                    idom[at] = new;
                    changed = true;
                }
            }
        }
        let mut tree = Dominators {
            idom: SecondaryMap::new(),
            interval: SecondaryMap::new(),
            children: SecondaryMap::new(),
            root,
        };
        for at in 1..order.len() {
            tree.idom[order[at]] = order[idom[at]].into();
            tree.children[order[idom[at]]].push(order[at]);
        }
        tree.number();
        tree
    }

    fn number(&mut self) {
        let Some(root) = self.root else { return };
        let mut time = 1;
        let mut stack = vec![(root, 0)];
        self.interval[root].0 = time;
        while let Some((block, next)) = stack.last_mut() {
            let (at, child) = (*block, self.children[*block].get(*next).copied());
            *next += 1;
            time += 1;
            match child {
                Some(child) => {
                    self.interval[child].0 = time;
                    stack.push((child, 0));
                }
                None => {
                    self.interval[at].1 = time;
                    stack.pop();
                }
            }
        }
    }

    /// The immediate dominator; none for the entry and for unreached blocks.
    pub fn idom(&self, block: Block) -> Option<Block> {
        self.idom[block].expand()
    }

    /// The blocks whose immediate dominator this is.
    pub fn children(&self, block: Block) -> &[Block] {
        &self.children[block]
    }

    /// The entry.
    pub fn root(&self) -> Option<Block> {
        self.root
    }

    /// Whether every path from the entry to `b` passes `a`; a block dominates itself, an unreached one dominates nothing
    /// and is dominated by nothing.
    pub fn dominates(&self, a: Block, b: Block) -> bool {
        let ((a_in, a_out), (b_in, b_out)) = (self.interval[a], self.interval[b]);
        a_in != 0 && b_in != 0 && a_in <= b_in && b_out <= a_out
    }
}

fn intersect(idom: &[usize], mut a: usize, mut b: usize) -> usize {
    while a != b {
        while a > b {
            a = idom[a];
        }
        while b > a {
            b = idom[b];
        }
    }
    a
}
