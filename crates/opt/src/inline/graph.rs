//! Who calls whom, by name; cycles, and an order in which callees come first.

use cranelift_entity::SecondaryMap;
use ir::{Const, ConstKind, ConstPool, Function, GlobalId, GlobalKind, InstKind, Module, OperandKind};

/// The calls by name between the functions that have a body.
pub(super) struct CallGraph {
    order: Vec<GlobalId>,
    /// The number of the cycle that a function is in, plus one; 0 for none.
    cycle: SecondaryMap<GlobalId, u32>,
    /// How often a global is named at all, calls included.
    uses: SecondaryMap<GlobalId, u32>,
}

impl CallGraph {
    pub(super) fn new(module: &Module) -> CallGraph {
        let mut edges: SecondaryMap<GlobalId, Vec<GlobalId>> = SecondaryMap::new();
        let mut uses: SecondaryMap<GlobalId, u32> = SecondaryMap::new();
        for (id, body) in module.defined_functions() {
            look(module, body, id, &mut edges, &mut uses);
        }
        for global in module.env.globals.values() {
            let init = match &global.kind {
                GlobalKind::Variable(variable) => variable.init,
                GlobalKind::Alias(c) | GlobalKind::IFunc(c) => Some(*c),
                GlobalKind::Function(_) => None,
            };
            init.iter().for_each(|&c| count(&module.env.consts, c, &mut uses));
        }
        let mut walk = Walk {
            edges: &edges,
            state: SecondaryMap::new(),
            order: Vec::new(),
            cycles: 0,
            cycle: SecondaryMap::new(),
        };
        let functions: Vec<GlobalId> = module.defined_functions().map(|(id, _)| id).collect();
        functions.iter().for_each(|&id| walk.visit(id));
        CallGraph { order: walk.order, cycle: walk.cycle, uses }
    }

    /// Callees before their callers, cycles apart.
    pub(super) fn bottom_up(&self) -> &[GlobalId] {
        &self.order
    }

    /// Whether two functions, or one with itself, are in one cycle of calls.
    pub(super) fn are_in_cycle(&self, a: GlobalId, b: GlobalId) -> bool {
        a == b || (self.cycle[a] != 0 && self.cycle[a] == self.cycle[b])
    }

    /// How often a function is named in the module.
    pub(super) fn uses(&self, id: GlobalId) -> u32 {
        self.uses[id]
    }
}

fn look(
    module: &Module,
    body: &Function,
    id: GlobalId,
    edges: &mut SecondaryMap<GlobalId, Vec<GlobalId>>,
    uses: &mut SecondaryMap<GlobalId, u32>,
) {
    for &block in &body.layout {
        for &inst in &body.blocks[block].insts {
            if let InstKind::Call(call) | InstKind::Invoke { call, .. } = body.insts[inst].kind
                && let Some(callee) = body.calls[call].callee.as_global()
                && module.body(callee).is_some()
                && !edges[id].contains(&callee)
            {
                edges[id].push(callee);
            }
            body.for_each_operand(inst, |operand| match operand.kind() {
                OperandKind::Global(used) => uses[used] += 1,
                OperandKind::Const(c) => count(&body.consts, c, uses),
                _ => {}
            });
        }
    }
}

fn count(pool: &ConstPool, root: Const, uses: &mut SecondaryMap<GlobalId, u32>) {
    if matches!(pool.kind(root), ConstKind::Int(_) | ConstKind::Float(_) | ConstKind::Zero) {
        return;
    }
    let mut stack = vec![root];
    let mut seen = cranelift_entity::EntitySet::new();
    while let Some(c) = stack.pop() {
        if !seen.insert(c) {
            continue;
        }
        match *pool.kind(c) {
            ConstKind::Global(id) | ConstKind::DsoLocalEquivalent(id) | ConstKind::NoCfi(id) => uses[id] += 1,
            _ => pool.for_each_operand(c, |operand| stack.push(operand)),
        }
    }
}

/// Tarjan's strongly connected components, with an explicit stack.
struct Walk<'a> {
    edges: &'a SecondaryMap<GlobalId, Vec<GlobalId>>,
    state: SecondaryMap<GlobalId, State>,
    order: Vec<GlobalId>,
    cycles: u32,
    cycle: SecondaryMap<GlobalId, u32>,
}

#[derive(Clone, Copy, Default)]
struct State {
    /// 0 while not visited.
    index: u32,
    low: u32,
    on_stack: bool,
}

impl Walk<'_> {
    fn visit(&mut self, root: GlobalId) {
        if self.state[root].index != 0 {
            return;
        }
        let mut component = Vec::new();
        let mut calls = vec![(root, 0)];
        self.enter(root, &mut component);
        while let Some((id, next)) = calls.last_mut() {
            let id = *id;
            match self.edges[id].get(*next).copied() {
                Some(callee) => {
                    *next += 1;
                    if self.state[callee].index == 0 {
                        self.enter(callee, &mut component);
                        calls.push((callee, 0));
                    } else if self.state[callee].on_stack {
                        self.state[id].low = self.state[id].low.min(self.state[callee].index);
                    }
                }
                None => {
                    calls.pop();
                    if let Some(&(caller, _)) = calls.last() {
                        self.state[caller].low = self.state[caller].low.min(self.state[id].low);
                    }
                    if self.state[id].low == self.state[id].index {
                        self.leave(id, &mut component);
                    }
                }
            }
        }
    }

    fn enter(&mut self, id: GlobalId, component: &mut Vec<GlobalId>) {
        // Indices only have to grow.
        let index = (self.order.len() + component.len()) as u32 + 1;
        self.state[id] = State { index, low: index, on_stack: true };
        component.push(id);
    }

    fn leave(&mut self, root: GlobalId, component: &mut Vec<GlobalId>) {
        let start = component.iter().rposition(|&id| id == root).unwrap_or(0);
        let members = component.split_off(start);
        let is_cycle = members.len() > 1 || self.edges[root].contains(&root);
        self.cycles += u32::from(is_cycle);
        for id in members.into_iter().rev() {
            self.state[id].on_stack = false;
            if is_cycle {
                self.cycle[id] = self.cycles;
            }
            self.order.push(id);
        }
    }
}
