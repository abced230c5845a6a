//! Flow graphs drawn by hand.

use super::{Cfg, Dominators, Loops};
use crate::{Block, Function, GlobalId, InstKind, Type};

/// A function whose block `n` goes to `edges[n]`: none returns, one branches, two branch on an argument.
fn graph(edges: &[&[u32]]) -> (Function, Vec<Block>) {
    let mut function = Function::new(GlobalId::from_u32(0), &[Type::I1]);
    let blocks: Vec<Block> = edges.iter().map(|_| function.add_block(None)).collect();
    let cond = function.args[0].into();
    for (block, targets) in blocks.iter().zip(edges) {
        let at = |n: usize| blocks[targets[n] as usize];
        let kind = match targets.len() {
            0 => InstKind::Ret(None),
            1 => InstKind::Br(at(0)),
            _ => InstKind::CondBr { cond, on_true: at(0), on_false: at(1) },
        };
        function.append(*block, kind, Type::VOID, None);
    }
    (function, blocks)
}

#[test]
fn a_diamond_is_dominated_by_its_top() {
    let (function, b) = graph(&[&[1, 2], &[3], &[3], &[]]);
    let cfg = Cfg::new(&function);
    let dominators = Dominators::new(&cfg);
    assert_eq!(dominators.idom(b[3]), Some(b[0]));
    assert!(dominators.dominates(b[0], b[3]) && dominators.dominates(b[3], b[3]));
    assert!(!dominators.dominates(b[1], b[3]));
    assert_eq!(cfg.preds(b[3]).len(), 2);
}

#[test]
fn an_unreached_block_dominates_nothing() {
    let (function, b) = graph(&[&[1], &[], &[1]]);
    let cfg = Cfg::new(&function);
    assert!(!cfg.is_reached(b[2]));
    assert_eq!(cfg.preds(b[1]), [b[0]]);
    assert!(!Dominators::new(&cfg).dominates(b[2], b[1]));
}

#[test]
fn nested_loops_have_depths() {
    // 0 -> 1 (outer) -> 2 (inner, self loop) -> 3 -> 1 or 4
    let (function, b) = graph(&[&[1], &[2], &[2, 3], &[1, 4], &[]]);
    let cfg = Cfg::new(&function);
    let loops = Loops::new(&cfg, &Dominators::new(&cfg));
    let depths: Vec<u32> = b.iter().map(|&block| loops.depth(block)).collect();
    assert_eq!(depths, [0, 1, 2, 1, 0]);
    let outer = loops.innermost(b[1]).unwrap();
    assert!(loops.contains(outer, b[2]) && !loops.contains(outer, b[4]));
}

#[test]
fn a_cycle_with_two_entries_is_no_loop() {
    let (function, b) = graph(&[&[1, 2], &[2], &[1]]);
    let cfg = Cfg::new(&function);
    let loops = Loops::new(&cfg, &Dominators::new(&cfg));
    assert_eq!(loops.depth(b[1]), 0);
}
