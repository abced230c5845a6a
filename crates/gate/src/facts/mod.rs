//! What the rules reason about, computed once: who is a kernel and why, who calls whom, what is reached from where.
//!
//! Nothing here judges. Where a pointer can lead is in [`flow`].

pub mod annotations;
pub mod calls;
pub mod flow;
pub mod kernels;

pub use calls::{CallGraph, CallSite, Callee};
pub use flow::{Arrival, Flow, Origin};
pub use kernels::{KernelMark, Kernels};

use crate::Arch;
use cranelift_entity::SecondaryMap;
use ir::{Block, GlobalId, Inst, Module};
use std::collections::VecDeque;

/// What later stages may rely on.
#[derive(Clone, Default, Debug)]
pub struct Facts {
    /// Functions with a body that the host can launch, in the order of the module.
    pub kernels: Vec<GlobalId>,
    /// What must be emitted.
    pub roots: Vec<GlobalId>,
    /// Everything that counts as a kernel, and why; declarations included.
    pub marks: Kernels,
    /// The entries of `!nvvm.annotations`.
    pub annotations: Vec<annotations::Annotation>,
    /// Calls of all bodies.
    pub calls: CallGraph,
    /// Where function addresses lead; only when the address of a kernel is taken.
    pub flow: Option<Flow>,
    reached: SecondaryMap<GlobalId, Option<Reached>>,
}

/// How a function is reached for the first time, breadth first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reached {
    /// It is a kernel or another root.
    Root,
    /// Called (or its address taken) by an instruction of a function that is reached.
    From {
        /// That function.
        caller: GlobalId,
        /// The block of the instruction.
        block: Block,
        /// The instruction.
        inst: Inst,
    },
}

impl Facts {
    /// Computes the facts. Cost: linear in the module.
    pub fn new(module: &Module, arch: Arch, roots: Vec<GlobalId>) -> Facts {
        let marks = Kernels::find(&module.env, arch);
        let kernels =
            module.defined_functions().map(|(id, _)| id).filter(|&id| marks.is_launchable(id)).collect();
        let calls = CallGraph::new(module);
        let taken = flow::takes_a_kernel_address(module, &marks, &calls);
        let flow = taken.then(|| Flow::new(module, &marks, &calls));
        let annotations = annotations::read(&module.env);
        let mut facts =
            Facts { kernels, roots, marks, annotations, calls, flow, reached: SecondaryMap::new() };
        facts.reach();
        facts
    }

    /// Breadth first from the kernels, then from what the other roots add: a way from a kernel says most.
    fn reach(&mut self) {
        let mut queue = VecDeque::new();
        for start in [self.kernels.clone(), self.roots.clone()] {
            for root in start {
                if self.reached[root].is_none() {
                    self.reached[root] = Some(Reached::Root);
                    queue.push_back(root);
                }
            }
            while let Some(at) = queue.pop_front() {
                self.reach_from(at, &mut queue);
            }
        }
    }

    fn reach_from(&mut self, at: GlobalId, queue: &mut VecDeque<GlobalId>) {
        // What a variable names is reached where the variable is.
        let through = self.reached[at];
        let named = self.calls.named_by(at).iter().map(|&target| (target, through));
        let refs = self.calls.refs_of(at).iter();
        let refs = refs.map(|r| (r.target, Some(Reached::From { caller: at, block: r.block, inst: r.inst })));
        for (target, how) in named.chain(refs) {
            if self.reached[target].is_none() {
                self.reached[target] = how;
                queue.push_back(target);
            }
        }
    }

    /// How a function is reached; `None` when nothing reaches it.
    pub fn reached(&self, function: GlobalId) -> Option<Reached> {
        self.reached.get(function).copied().flatten()
    }

    /// The way from a root to a function: for each step the caller and the instruction that leads on. Empty for a root
    /// and for what is not reached.
    pub fn way_to(&self, function: GlobalId) -> Vec<(GlobalId, Block, Inst)> {
        let mut way = Vec::new();
        let mut at = function;
        while let Some(Reached::From { caller, block, inst }) = self.reached(at) {
            way.push((caller, block, inst));
            at = caller;
        }
        way.reverse();
        way
    }
}
