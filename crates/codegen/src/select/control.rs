//! Branches, `switch`, returns and the end of what cannot be reached.

use super::int::bits;
use crate::cx::{R, internal};
use crate::func::FnCx;
use crate::types::{Class, Scalar};
use ir::{Block, ICmpPred, InstKind, Operand};
use ptx::body::Guard;
use ptx::{Label, Op, Operand as POp, Tok};

/// A jump table needs at least this many cases, and at most so many labels for each.
const TABLE_CASES: usize = 6;
const TABLE_SPREAD: u64 = 3;
/// Up to so many cases are compared one after the other.
const LINEAR_CASES: usize = 4;

/// A case by its constant.
type Case = (u64, Block);

impl<'a> FnCx<'a> {
    pub(super) fn br(&mut self, to: Block) -> R {
        let Some(from) = self.block else { return internal("a branch outside of a block") };
        self.edge_copies(from, to)?;
        self.jump_to(to);
        Ok(())
    }

    /// A jump, unless the target comes next.
    fn jump_to(&mut self, to: Block) {
        if self.next != Some(to) {
            let label = self.block_label(to);
            self.jump(label);
        }
    }

    pub(super) fn cond_br(&mut self, cond: Operand, on_true: Block, on_false: Block) -> R {
        let Some(from) = self.block else { return internal("a branch outside of a block") };
        if on_true == on_false {
            return self.br(on_true);
        }
        let (cond, inverted) = self.condition(cond)?;
        let (on_true, on_false) = if inverted { (on_false, on_true) } else { (on_true, on_false) };
        if let POp::Int(n) = cond {
            // The other edge is still in the control flow graph, but nothing takes it.
            return self.br(if n & 1 != 0 { on_true } else { on_false });
        }
        let reg = self.pred(cond);
        let (yes, no) = (Guard { reg, negated: false }, Guard { reg, negated: true });
        match (self.has_copies(on_true), self.has_copies(on_false)) {
            (false, false) if self.next == Some(on_true) => {
                let label = self.block_label(on_false);
                self.branch(no, label);
            }
            (false, _) => {
                let label = self.block_label(on_true);
                self.branch(yes, label);
                self.edge_copies(from, on_false)?;
                self.jump_to(on_false);
            }
            (true, false) => {
                let label = self.block_label(on_false);
                self.branch(no, label);
                self.edge_copies(from, on_true)?;
                self.jump_to(on_true);
            }
            (true, true) => {
                let edge = self.new_label();
                self.branch(yes, edge);
                self.edge_copies(from, on_false)?;
                let label = self.block_label(on_false);
                self.jump(label);
                self.body.place(edge);
                self.edge_copies(from, on_true)?;
                self.jump_to(on_true);
            }
        }
        Ok(())
    }

    pub(super) fn switch(&mut self, list: &'a [Operand]) -> R {
        let [value, default, cases @ ..] = list else { return internal("a switch without default") };
        let (Some(from), Some(default)) = (self.block, default.as_block()) else {
            return internal("a switch");
        };
        let Scalar::Int(width) = self.scalar_of(*value)? else { return internal("a switch on no integer") };
        if width > 64 {
            return self.wide_switch(*value, default, cases, from);
        }
        let mut found: Vec<Case> = Vec::with_capacity(cases.len() / 2);
        for pair in cases.chunks_exact(2) {
            match (self.f.as_int(pair[0]), pair[1].as_block()) {
                (Some(n), Some(block)) if block != default => found.push((n, block)),
                (Some(_), Some(_)) => {}
                _ => return internal("a case that is no constant"),
            }
        }
        found.sort_unstable_by_key(|&(n, _)| n);
        found.dedup_by_key(|&mut (n, _)| n);
        let part = self.zext(*value)?;
        if let POp::Int(n) = part {
            let to = found.iter().find(|&&(case, _)| case == n as u64).map_or(default, |&(_, block)| block);
            return self.br(to);
        }
        let mut edges = Edges::default();
        if width == 1 {
            let wide = self.def(Class::B32, Op::Selp, &[Tok::B32], &[POp::Int(1), POp::Int(0), part]);
            self.switch_over(wide, Class::B32, &found, default, &mut edges);
        } else {
            self.switch_over(part, Scalar::Int(width).class(), &found, default, &mut edges);
        }
        // Copies of the edges that need any.
        for (block, label) in edges.labels {
            self.body.place(label);
            self.edge_copies(from, block)?;
            let target = self.block_label(block);
            self.jump(target);
        }
        Ok(())
    }

    fn switch_over(&mut self, value: POp, class: Class, cases: &[Case], default: Block, edges: &mut Edges) {
        let span = match (cases.first(), cases.last()) {
            (Some(first), Some(last)) => (last.0 - first.0).saturating_add(1),
            _ => 0,
        };
        let dense = cases.len() >= TABLE_CASES && span <= cases.len() as u64 * TABLE_SPREAD;
        if dense && self.cx.sm.number >= 30 {
            return self.jump_table(value, class, cases, default, edges);
        }
        self.compare_tree(value, class, cases, default, edges);
    }

    fn edge(&mut self, block: Block, edges: &mut Edges) -> Label {
        if !self.has_copies(block) {
            return self.block_label(block);
        }
        if let Some(&(_, label)) = edges.labels.iter().find(|(b, _)| *b == block) {
            return label;
        }
        let label = self.new_label();
        edges.labels.push((block, label));
        label
    }

    /// Comparisons, halving the cases while there are many.
    fn compare_tree(&mut self, value: POp, class: Class, cases: &[Case], default: Block, edges: &mut Edges) {
        if cases.len() <= LINEAR_CASES {
            for &(n, block) in cases {
                let label = self.edge(block, edges);
                let equal = self.compare(ICmpPred::Eq, class, value, POp::Int(n as i64));
                let reg = self.pred(equal);
                self.branch(Guard { reg, negated: false }, label);
            }
            let label = self.edge(default, edges);
            return self.jump(label);
        }
        let (low, high) = cases.split_at(cases.len() / 2);
        let upper = self.new_label();
        let above = self.compare(ICmpPred::Uge, class, value, POp::Int(high[0].0 as i64));
        let reg = self.pred(above);
        self.branch(Guard { reg, negated: false }, upper);
        self.compare_tree(value, class, low, default, edges);
        self.body.place(upper);
        self.compare_tree(value, class, high, default, edges);
    }

    /// A table of labels behind a check of the range.
    fn jump_table(&mut self, value: POp, class: Class, cases: &[Case], default: Block, edges: &mut Edges) {
        let (first, last) = (cases[0].0, cases[cases.len() - 1].0);
        let other = self.edge(default, edges);
        let index = match first {
            0 => value,
            _ => {
                let ty = if class == Class::B64 { Tok::S64 } else { Tok::S32 };
                self.def(class, Op::Sub, &[ty], &[value, POp::Int(first as i64)])
            }
        };
        let outside = self.compare(ICmpPred::Ugt, class, index, POp::Int((last - first) as i64));
        let reg = self.pred(outside);
        self.branch(Guard { reg, negated: false }, other);
        let index = self.resize(index, class, Class::B32);
        let mut targets = Vec::with_capacity((last - first + 1) as usize);
        let mut next = cases.iter().peekable();
        for n in first..=last {
            let label = match next.next_if(|case| case.0 == n) {
                Some(&(_, block)) => self.edge(block, edges),
                None => other,
            };
            targets.push(label);
        }
        let label = self.new_label();
        self.body.branch_targets(label, &targets);
        self.op(Op::BrxIdx, &[], &[index, POp::Label(label)]);
    }

    fn wide_switch(&mut self, value: Operand, default: Block, cases: &'a [Operand], from: Block) -> R {
        let parts = self.parts(value)?;
        let scalar = self.scalar_of(value)?;
        let mut edges = Edges::default();
        for pair in cases.chunks_exact(2) {
            let Some(block) = pair[1].as_block() else { return internal("a case without a block") };
            let constant = self.parts(pair[0])?;
            let equal = self.compare_parts(ICmpPred::Eq, scalar, &parts, &constant)?;
            let label = self.edge(block, &mut edges);
            let reg = self.pred(equal);
            self.branch(Guard { reg, negated: false }, label);
        }
        let label = self.edge(default, &mut edges);
        self.jump(label);
        for (block, label) in edges.labels {
            self.body.place(label);
            self.edge_copies(from, block)?;
            let target = self.block_label(block);
            self.jump(target);
        }
        Ok(())
    }

    pub(super) fn ret(&mut self, value: Option<Operand>) -> R {
        if let Some(value) = value {
            let parts = self.parts(value)?;
            self.store_return(self.ty(value), &parts)?;
        }
        self.op(Op::Ret, &[], &[]);
        Ok(())
    }

    /// `trap` says in a debugger what went wrong; `exit` tells the assembler that nothing follows.
    pub(super) fn unreachable(&mut self) -> R {
        let before = self.block.and_then(|block| self.f.blocks[block].insts.iter().rev().nth(1).copied());
        let traps = before.is_some_and(|inst| self.is_trap(inst));
        if !traps {
            self.op(Op::Trap, &[], &[]);
        }
        self.op(Op::Exit, &[], &[]);
        Ok(())
    }

    fn is_trap(&self, inst: ir::Inst) -> bool {
        let InstKind::Call(call) = &self.f.insts[inst].kind else { return false };
        let callee = self.f.calls[*call].callee.as_global();
        callee.is_some_and(|callee| self.cx.env.global_name(callee) == "llvm.trap")
    }

    /// The whole of a predicate as an integer register.
    pub(crate) fn pred_to_int(&mut self, part: POp, class: Class) -> POp {
        match part {
            POp::Int(n) => POp::Int(n & 1),
            _ => self.def(class, Op::Selp, &[bits(class)], &[POp::Int(1), POp::Int(0), part]),
        }
    }
}

/// Labels of edges that copy to phis.
#[derive(Default)]
struct Edges {
    labels: Vec<(Block, Label)>,
}
