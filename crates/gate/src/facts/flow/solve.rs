//! The work list: elements flow along edges, addresses grow new edges, functions bind calls.

use super::{Access, Elem, Flow, Node, Object, Offset, Step, Thing};
use std::collections::VecDeque;

/// Offsets of one thing that a node keeps apart before it widens them.
const APART: usize = 16;
/// Elements of a node; further ones are not kept apart by offset, and device functions are left out.
const CROWD: usize = 512;
/// Steps for each node of the module.
const STEPS_PER_NODE: usize = 16;
const STEPS_AT_LEAST: usize = 1 << 20;

impl Flow {
    /// Runs to the fixed point, or until the steps are used up.
    pub(super) fn solve(&mut self) {
        self.steps_left = (self.nodes.len() * STEPS_PER_NODE).max(STEPS_AT_LEAST);
        let mut queue: VecDeque<Node> = (0..self.nodes.len() as u32).map(Node).collect();
        self.nodes.iter_mut().for_each(|node| node.queued = true);
        while let Some(node) = queue.pop_front() {
            self.nodes[node.0 as usize].queued = false;
            while let Some(&elem) = self.nodes[node.0 as usize].elems.get(self.nodes[node.0 as usize].done) {
                self.nodes[node.0 as usize].done += 1;
                self.react(node, elem, &mut queue);
                for at in 0..self.nodes[node.0 as usize].edges.len() {
                    let (to, step) = self.nodes[node.0 as usize].edges[at];
                    self.pass(elem, to, step, &mut queue);
                }
                if self.steps_left == 0 {
                    self.gave_up = true;
                    return;
                }
            }
        }
    }

    /// What a new element of a node does to the accesses through it.
    fn react(&mut self, node: Node, elem: Elem, queue: &mut VecDeque<Node>) {
        for at in 0..self.nodes[node.0 as usize].accesses.len() {
            match (self.nodes[node.0 as usize].accesses[at], elem.thing) {
                (Access::Load { into, width }, Thing::Address(object, offset)) => {
                    let content = self.content(object, queue);
                    let step = match object {
                        Object::Unseen => Step::Guess { at: Offset::ANY, width },
                        _ => Step::Window { at: offset, width },
                    };
                    self.grow(content, into, step, queue);
                }
                (Access::Store { from, width }, Thing::Address(object, offset)) => {
                    let content = self.content(object, queue);
                    let at = if object == Object::Unseen { Offset::ANY } else { offset };
                    self.grow(from, content, Step::Put { at, width }, queue);
                }
                (Access::Call(site), Thing::Function(function, _)) => self.bind(site, function, queue),
                (Access::Call(site), Thing::Address(..)) => {
                    if let Some(result) = self.sites[site as usize].result {
                        self.insert(result, Elem::address(Object::Unseen, Offset::ANY), queue);
                    }
                }
                _ => {}
            }
        }
    }

    /// Connects an indirect call with a function. A kernel is not entered: the call is the fault.
    fn bind(&mut self, site: u32, function: super::GlobalId, queue: &mut VecDeque<Node>) {
        if self.kernels.contains(&function) {
            return;
        }
        let site = self.sites[site as usize].clone();
        if let (Some(&result), Some(into)) = (self.results.get(&function), site.result) {
            self.grow(result, into, Step::Copy, queue);
        }
        let params = self.params.get(&function).cloned().unwrap_or_default();
        for (arg, param) in site.args.into_iter().zip(params) {
            if let Some(arg) = arg {
                self.grow(arg, param, Step::Copy, queue);
            }
        }
    }

    /// The node of an object's content. Unseen memory holds unseen addresses.
    pub(super) fn content(&mut self, object: Object, queue: &mut VecDeque<Node>) -> Node {
        if let Some(&node) = self.contents.get(&object) {
            return node;
        }
        let node = self.new_node();
        self.contents.insert(object, node);
        if object == Object::Unseen {
            self.insert(node, Elem { at: Offset::ANY, ..Elem::address(Object::Unseen, Offset::ANY) }, queue);
        }
        node
    }

    /// Adds an edge and sends along what already passed the node.
    fn grow(&mut self, from: Node, to: Node, step: Step, queue: &mut VecDeque<Node>) {
        if !self.grown.insert((from, to, step)) {
            return;
        }
        self.nodes[from.0 as usize].edges.push((to, step));
        for at in 0..self.nodes[from.0 as usize].done {
            let elem = self.nodes[from.0 as usize].elems[at];
            self.pass(elem, to, step, queue);
        }
    }

    fn pass(&mut self, elem: Elem, to: Node, step: Step, queue: &mut VecDeque<Node>) {
        match self.steps_left.checked_sub(1) {
            Some(left) => self.steps_left = left,
            None => return,
        }
        if let Some(elem) = elem.after(step) {
            self.insert(to, elem, queue);
        }
    }

    /// Adds an element, widening when there are many of the same thing.
    pub(super) fn insert(&mut self, node: Node, mut elem: Elem, queue: &mut VecDeque<Node>) {
        let data = &mut self.nodes[node.0 as usize];
        if data.elems.len() >= CROWD {
            // Device functions matter only as callees that hand kernels on; of a crowd of them some will do.
            if matches!(elem.thing, Thing::Function(function, _) if !self.kernels.contains(&function)) {
                self.gave_up = true;
                return;
            }
            elem.at = Offset::ANY;
            elem.thing = elem.thing.at(Offset::ANY);
        }
        let alike = data.by_thing.entry(elem.thing.at(Offset::ZERO)).or_default();
        if alike.iter().any(|&at| data.elems[at as usize].holds(&elem)) {
            return;
        }
        if alike.len() >= APART {
            elem = elem.widened(&data.elems[alike[alike.len() - 1] as usize]);
        }
        alike.push(data.elems.len() as u32);
        data.elems.push(elem);
        if !data.queued {
            data.queued = true;
            queue.push_back(node);
        }
    }
}

impl Thing {
    /// The same thing at another offset.
    fn at(self, offset: Offset) -> Thing {
        match self {
            Thing::Address(object, _) => Thing::Address(object, offset),
            function => function,
        }
    }
}

impl Elem {
    /// The address of an object at the begin of a value.
    pub(super) fn address(object: Object, offset: Offset) -> Elem {
        Elem { at: Offset::ZERO, size: 8, weak: false, thing: Thing::Address(object, offset) }
    }

    /// Whether it says all that `other`, an element of the same thing, says.
    fn holds(&self, other: &Elem) -> bool {
        let inside = match (self.thing, other.thing) {
            (Thing::Address(_, a), Thing::Address(_, b)) => a.holds(b),
            _ => true,
        };
        inside && self.at.holds(other.at) && self.size >= other.size && (!self.weak || other.weak)
    }

    fn widened(mut self, other: &Elem) -> Elem {
        self.at = self.at.widened(other.at);
        self.size = self.size.max(other.size);
        if let (Thing::Address(object, a), Thing::Address(_, b)) = (self.thing, other.thing) {
            self.thing = Thing::Address(object, a.widened(b));
        }
        self
    }

    /// What becomes of an element on an edge; `None` if it does not pass.
    fn after(mut self, step: Step) -> Option<Elem> {
        match step {
            Step::Copy => {}
            Step::Put { at, width } => {
                self.at = self.at.plus(at);
                self.size = self.size.min(u8::try_from(width).unwrap_or(u8::MAX));
            }
            Step::Window { at, width } => self.at = self.at.seen_from(u64::from(self.size), at, width)?,
            Step::Guess { at, width } => {
                self.at = self.at.seen_from(u64::from(self.size), at, width)?;
                self.weak = true;
            }
            Step::Hole { at, width } => {
                let at = i128::from(at);
                let inside = |mine: i64| at <= i128::from(mine) && i128::from(mine) < at + i128::from(width);
                if self.at.as_exact().is_some_and(inside) {
                    return None;
                }
            }
            Step::Move(by) => {
                if let Thing::Address(object, offset) = self.thing {
                    self.thing = Thing::Address(object, offset.plus(by));
                }
            }
            Step::Arithmetic => {
                self.at = Offset::ZERO;
                if let Thing::Address(object, _) = self.thing {
                    self.thing = Thing::Address(object, Offset::ANY);
                }
            }
        }
        Some(self)
    }
}
