//! Constraints of a module: one pass over all bodies.

use super::constants::{Reader, gep_offset, signed};
use super::{Access, Elem, Flow, Node, NodeData, Object, Offset, Origin, Site, Step, Thing};
use crate::facts::{CallGraph, CallSite, Callee, Kernels};
use cranelift_entity::EntityRef;
use ir::{
    BinaryOp, Block, CallData, CastOp, Function, GlobalId, Indices, Inst, InstKind, Module, ModuleEnv,
    Operand, OperandKind, Type, TypeKind, Value,
};
use std::collections::VecDeque;

/// Bytes of an access of unknown length.
const ALL: u64 = i64::MAX as u64;

impl Flow {
    /// Follows every address of the module.
    pub fn new(module: &Module, kernels: &Kernels, calls: &CallGraph) -> Flow {
        let is_kernel = |id: &GlobalId| kernels.contains(*id);
        let mut flow =
            Flow { kernels: module.env.globals.keys().filter(is_kernel).collect(), ..Flow::default() };
        for (id, body) in module.defined_functions() {
            flow.first_value[id] = flow.nodes.len() as u32;
            flow.nodes.resize_with(flow.nodes.len() + body.values.len(), NodeData::default);
            let result = flow.new_node();
            flow.results.insert(id, result);
            let params = body.args.iter().map(|&arg| flow.value_node(id, arg)).collect();
            flow.params.insert(id, params);
        }
        let mut sites = calls.sites().iter().peekable();
        flow.initialisers(&module.env);
        for (id, body) in module.defined_functions() {
            let mut builder = Builder { flow: &mut flow, env: &module.env, body, id, queue: VecDeque::new() };
            builder.parameters(kernels);
            for &block in &body.layout {
                for &inst in &body.blocks[block].insts {
                    if body.insts[inst].kind.call().is_some() {
                        let site = sites.next().expect("the call graph has every call in this order");
                        builder.call(module, kernels, site);
                    } else {
                        builder.inst(block, inst);
                    }
                }
            }
        }
        flow.solve();
        flow
    }

    pub(super) fn new_node(&mut self) -> Node {
        self.nodes.push(NodeData::default());
        Node(self.nodes.len() as u32 - 1)
    }

    /// The node of what a function gets for its `...`, all in one.
    fn rest_of(&mut self, function: GlobalId) -> Node {
        if let Some(&node) = self.rests.get(&function) {
            return node;
        }
        let node = self.new_node();
        self.rests.insert(function, node);
        node
    }

    fn initialisers(&mut self, env: &ModuleEnv) {
        let mut queue = VecDeque::new();
        for (id, global) in &env.globals {
            let Some(init) = global.as_variable().and_then(|v| v.init) else { continue };
            if super::is_for_tools(env, id) {
                continue;
            }
            let mut elems = Reader::read(env, &env.consts, self, Origin::Initialiser(id), init);
            // What matters most comes first, should there be too many to follow.
            elems.sort_by_key(
                |elem| !matches!(elem.thing, Thing::Function(f, _) if self.kernels.contains(&f)),
            );
            if elems.is_empty() {
                continue;
            }
            let content = self.content(Object::Variable(id), &mut queue);
            elems.into_iter().for_each(|elem| self.insert(content, elem, &mut queue));
        }
    }

    fn edge(&mut self, from: Node, to: Node, step: Step) {
        self.nodes[from.0 as usize].edges.push((to, step));
    }
}

struct Builder<'a> {
    flow: &'a mut Flow,
    env: &'a ModuleEnv,
    body: &'a Function,
    id: GlobalId,
    /// The solver queues every node anyway.
    queue: VecDeque<Node>,
}

impl Builder<'_> {
    fn value(&self, value: Value) -> Node {
        Node(self.flow.first_value[self.id] + value.index() as u32)
    }

    fn seed(&mut self, node: Node, elem: Elem) {
        self.flow.insert(node, elem, &mut self.queue);
    }

    /// What the host or another module may pass is unseen.
    fn parameters(&mut self, kernels: &Kernels) {
        let global = &self.env.globals[self.id];
        if global.linkage.is_local() && !kernels.contains(self.id) {
            return;
        }
        for &arg in &self.body.args {
            if self.may_hold_address(self.body.values[arg].ty) {
                let node = self.value(arg);
                self.seed(node, Elem { at: Offset::ANY, ..Elem::address(Object::Unseen, Offset::ANY) });
            }
        }
    }

    fn may_hold_address(&self, ty: Type) -> bool {
        match self.env.types.kind(ty) {
            TypeKind::Ptr(_) | TypeKind::Array { .. } | TypeKind::Struct { .. } | TypeKind::Named(_) => true,
            TypeKind::Int(width) => *width >= 8,
            TypeKind::Vector { elem, .. } => {
                matches!(self.env.types.kind(*elem), TypeKind::Ptr(_) | TypeKind::Int(8..))
            }
            _ => false,
        }
    }

    fn width(&self, ty: Type) -> u64 {
        self.env.layout.store_size(&self.env.types, ty).unwrap_or(ALL)
    }

    /// The node of an operand at an instruction; `None` if no address can be in it.
    fn operand(&mut self, block: Block, inst: Inst, operand: Operand) -> Option<Node> {
        let operand = self.body.resolve(operand);
        let origin = Origin::Instruction { function: self.id, block, inst };
        let key = (self.id, inst, operand);
        let elems = match operand.kind() {
            OperandKind::Value(value) => {
                return self.may_hold_address(self.body.values[value].ty).then(|| self.value(value));
            }
            OperandKind::Const(c) if super::super::calls::is_plain(&self.body.consts, c) => return None,
            OperandKind::Const(c) => match self.flow.operands.get(&key) {
                Some(&node) => return Some(node),
                None => Reader::read(self.env, &self.body.consts, self.flow, origin, c),
            },
            OperandKind::Global(global) => {
                let known = self.flow.plain_globals.get(&global).or_else(|| self.flow.operands.get(&key));
                if let Some(&node) = known {
                    return Some(node);
                }
                vec![Reader::new(self.env, &self.body.consts, self.flow, origin).global(global, 0)]
            }
            _ => return None,
        };
        if elems.is_empty() {
            return None;
        }
        let node = self.flow.new_node();
        // Only where a kernel is named does it matter which instruction names it.
        let named =
            elems.iter().any(|elem| matches!(elem.thing, Thing::Function(_, Origin::Instruction { .. })));
        match operand.as_global() {
            Some(global) if !named => self.flow.plain_globals.insert(global, node),
            _ => self.flow.operands.insert(key, node),
        };
        elems.into_iter().for_each(|elem| self.seed(node, elem));
        Some(node)
    }

    fn edge(&mut self, at: (Block, Inst), from: Operand, to: Node, step: Step) {
        if let Some(from) = self.operand(at.0, at.1, from) {
            self.flow.edge(from, to, step);
        }
    }

    fn access(&mut self, at: (Block, Inst), ptr: Operand, access: Access) {
        if let Some(ptr) = self.operand(at.0, at.1, ptr) {
            self.flow.nodes[ptr.0 as usize].accesses.push(access);
        }
    }

    fn store(&mut self, at: (Block, Inst), value: Operand, ptr: Operand) {
        let width = self.width(self.body.operand_type(value, self.env));
        if let Some(from) = self.operand(at.0, at.1, value) {
            self.access(at, ptr, Access::Store { from, width });
        }
    }

    fn inst(&mut self, block: Block, inst: Inst) {
        let at = (block, inst);
        let body = self.body;
        let result = body.result(inst).filter(|&v| self.may_hold_address(body.values[v].ty));
        match (&body.insts[inst].kind, result.map(|v| (v, self.value(v)))) {
            (InstKind::Store { value, ptr, .. }, _) => self.store(at, *value, *ptr),
            (InstKind::Ret(Some(value)), _) => self.edge(at, *value, self.flow.results[&self.id], Step::Copy),
            (InstKind::Cast { op, value, .. }, Some((_, to))) => self.cast(at, *op, *value, to),
            (InstKind::Freeze(value), Some((_, to))) => self.edge(at, *value, to, Step::Copy),
            (InstKind::Select { on_true, on_false, .. }, Some((_, to))) => {
                self.edge(at, *on_true, to, Step::Copy);
                self.edge(at, *on_false, to, Step::Copy);
            }
            (InstKind::Phi { incoming, .. }, Some((_, to))) => {
                for pair in body.list(incoming).chunks(2) {
                    self.edge(at, pair[0], to, Step::Copy);
                }
            }
            (InstKind::Binary { op, lhs, rhs, .. }, Some((_, to))) => {
                self.edge(at, *lhs, to, Step::Arithmetic);
                if matches!(op, BinaryOp::Add | BinaryOp::Or | BinaryOp::Xor | BinaryOp::And | BinaryOp::Mul)
                {
                    self.edge(at, *rhs, to, Step::Arithmetic);
                }
            }
            (InstKind::Gep { source, operands, .. }, Some((_, to))) => {
                let by = self.gep(*source, body.list(operands));
                if let Some(&base) = body.list(operands).first() {
                    self.edge(at, base, to, Step::Move(by));
                }
            }
            (InstKind::Alloca { .. }, Some((_, to))) => {
                self.seed(to, Elem::address(Object::Made(self.id, inst), Offset::ZERO));
            }
            (InstKind::Load { ptr, .. }, Some((value, into))) => {
                let width = self.width(body.values[value].ty);
                self.access(at, *ptr, Access::Load { into, width });
            }
            (InstKind::AtomicRmw { ptr, value, .. }, result) => {
                self.store(at, *value, *ptr);
                if let Some((_, into)) = result {
                    self.access(at, *ptr, Access::Load { into, width: 8 });
                }
            }
            (InstKind::CmpXchg { ptr, new, .. }, result) => {
                self.store(at, *new, *ptr);
                if let Some((_, into)) = result {
                    self.access(at, *ptr, Access::Load { into, width: 8 });
                }
            }
            (kind, Some((value, to))) => self.part(at, kind, value, to),
            _ => {}
        }
    }

    fn cast(&mut self, at: (Block, Inst), op: CastOp, value: Operand, to: Node) {
        let width = self.width(self.body.operand_type(value, self.env)).min(8);
        match op {
            CastOp::Trunc => self.edge(at, value, to, Step::Window { at: Offset::ZERO, width }),
            CastOp::FPToSI | CastOp::FPToUI => {}
            _ => self.edge(at, value, to, Step::Copy),
        }
    }

    /// Reading and writing parts of aggregates and vectors.
    fn part(&mut self, at: (Block, Inst), kind: &InstKind, value: Value, to: Node) {
        let body = self.body;
        let width = self.width(body.values[value].ty);
        match kind {
            InstKind::ExtractValue { aggregate, indices } => {
                let start = self.field(body.operand_type(*aggregate, self.env), *indices);
                self.edge(at, *aggregate, to, Step::Window { at: start, width });
            }
            InstKind::InsertValue { aggregate, element, indices } => {
                let start = self.field(body.values[value].ty, *indices);
                self.insert(at, *aggregate, *element, start, to);
            }
            InstKind::ExtractElement { vector, index } => {
                let start = self.lane(body.operand_type(*vector, self.env), *index);
                self.edge(at, *vector, to, Step::Window { at: start, width });
            }
            InstKind::InsertElement { vector, element, index } => {
                let start = self.lane(body.values[value].ty, *index);
                self.insert(at, *vector, *element, start, to);
            }
            InstKind::ShuffleVector { a, b, mask } => self.shuffle(at, [*a, *b], *mask, to),
            InstKind::VaArg(_) => {
                self.seed(to, Elem::address(Object::Unseen, Offset::ANY));
                let rest = self.flow.rest_of(self.id);
                self.flow.edge(rest, to, Step::Copy);
            }
            _ => {}
        }
    }

    fn insert(&mut self, at: (Block, Inst), whole: Operand, part: Operand, start: Offset, to: Node) {
        let width = self.width(self.body.operand_type(part, self.env));
        self.edge(
            at,
            whole,
            to,
            match start.as_exact() {
                Some(start) => Step::Hole { at: start, width },
                None => Step::Copy,
            },
        );
        self.edge(at, part, to, Step::Put { at: start, width });
    }

    fn shuffle(&mut self, at: (Block, Inst), sources: [Operand; 2], mask: Indices, to: Node) {
        let ty = self.body.operand_type(sources[0], self.env);
        let Some((elem, lanes)) = self.env.types.vector(ty) else { return };
        let width = self.width(elem);
        for (lane, &from) in (0i64..).zip(self.body.indices(mask)) {
            let Some(&source) = sources.get((from / lanes.max(1)) as usize).filter(|_| from != u32::MAX)
            else {
                continue;
            };
            let start = i64::from(from % lanes.max(1)).wrapping_mul(width as i64);
            if let Some(source) = self.operand(at.0, at.1, source) {
                let lane_node = self.flow.new_node();
                self.flow.edge(source, lane_node, Step::Window { at: Offset::exact(start), width });
                let put = Step::Put { at: Offset::exact(lane.wrapping_mul(width as i64)), width };
                self.flow.edge(lane_node, to, put);
            }
        }
    }

    fn field(&self, mut ty: Type, indices: Indices) -> Offset {
        let (layout, types) = (&self.env.layout, &self.env.types);
        let mut total = Offset::ZERO;
        for &index in self.body.indices(indices) {
            let index = u64::from(index);
            let (Some(offset), Some(elem)) =
                (layout.element_offset(types, ty, index), types.element(ty, index))
            else {
                return Offset::ANY;
            };
            total = total.plus(Offset::exact(offset as i64));
            ty = elem;
        }
        total
    }

    fn lane(&self, ty: Type, index: Operand) -> Offset {
        let Some((elem, len)) = self.env.types.vector(ty) else { return Offset::ANY };
        match self.body.as_int(index) {
            Some(lane) => Offset::exact(lane.min(u64::from(len)).saturating_mul(self.width(elem)) as i64),
            None => Offset::steps(self.width(elem), u64::from(len)),
        }
    }

    fn gep(&self, source: Type, operands: &[Operand]) -> Offset {
        let Some((_, indices)) = operands.split_first() else { return Offset::ANY };
        // A vector of addresses holds each at its own place; what is added to which is not followed.
        let is_vector = |o: &Operand| self.env.types.vector(self.body.operand_type(*o, self.env)).is_some();
        if operands.iter().any(is_vector) {
            return Offset::ANY;
        }
        let known: Vec<Option<i64>> = indices
            .iter()
            .map(|i| self.body.resolve(*i).as_const().and_then(|c| signed(self.env, &self.body.consts, c)))
            .collect();
        gep_offset(self.env, source, &known, |position| self.multiple(indices[position], 0))
    }

    /// A number that a value is certainly a multiple of.
    fn multiple(&self, operand: Operand, depth: u32) -> u64 {
        let operand = self.body.resolve(operand);
        let constant = |o: Operand| self.body.as_int(self.body.resolve(o));
        let Some(inst) = operand.as_value().and_then(|v| self.body.def_inst(v)).filter(|_| depth < 8) else {
            return constant(operand).map_or(1, |n| 1 << n.trailing_zeros().min(32));
        };
        match &self.body.insts[inst].kind {
            InstKind::Cast { op: CastOp::ZExt | CastOp::SExt, value, .. } => self.multiple(*value, depth + 1),
            InstKind::Binary { op: BinaryOp::Shl, lhs, rhs, .. } => match constant(*rhs) {
                Some(by @ 0..=32) => self.multiple(*lhs, depth + 1).saturating_mul(1 << by),
                _ => 1,
            },
            InstKind::Binary { op: BinaryOp::Mul, lhs, rhs, .. } => match constant(*rhs) {
                Some(by @ 1..=0xffff_ffff) => self.multiple(*lhs, depth + 1).saturating_mul(by),
                _ => 1,
            },
            _ => 1,
        }
    }

    fn call(&mut self, module: &Module, kernels: &Kernels, site: &CallSite) {
        let at = (site.block, site.inst);
        let body = self.body;
        let call = &body.calls[site.call];
        let result = body.result(site.inst).filter(|&v| self.may_hold_address(body.values[v].ty));
        let result = result.map(|v| self.value(v));
        match site.callee {
            // A kernel is not entered: the call is the fault.
            callee if callee.function().is_some_and(|f| kernels.contains(f)) => {}
            callee if callee.function().is_some_and(|f| module.body(f).is_some()) => {
                let function = callee.function().expect("just seen");
                let params = self.flow.params[&function].clone();
                for (position, &arg) in body.list(&call.args).iter().enumerate() {
                    let to = params.get(position).copied().unwrap_or_else(|| self.flow.rest_of(function));
                    self.edge(at, arg, to, Step::Copy);
                }
                if let Some(to) = result {
                    self.flow.edge(self.flow.results[&function], to, Step::Copy);
                }
            }
            Callee::Direct(function) | Callee::Alias { function, .. } | Callee::Wrapped(function) => {
                self.outside(at, function, call, result);
            }
            Callee::Asm(_) => {
                for &arg in body.list(&call.args) {
                    // Registers what is passed, for whoever asks.
                    let _ = self.operand(at.0, at.1, arg);
                }
                result.into_iter().for_each(|to| self.seed(to, Elem::address(Object::Unseen, Offset::ANY)));
            }
            Callee::Value(_) | Callee::Unknown | Callee::Nothing => {
                let args = body.list(&call.args).iter().map(|&arg| self.operand(at.0, at.1, arg)).collect();
                let index = self.flow.sites.len() as u32;
                self.flow.sites.push(Site { args, result });
                self.access(at, call.callee, Access::Call(index));
            }
        }
    }

    /// A call of a function without a body.
    fn outside(&mut self, at: (Block, Inst), function: GlobalId, call: &CallData, result: Option<Node>) {
        let name = self.env.global_name(function);
        let args = self.body.list(&call.args);
        let starts = |prefixes: &[&str]| prefixes.iter().any(|prefix| name.starts_with(prefix));
        if starts(&["llvm.memcpy.", "llvm.memmove."]) && args.len() >= 3 {
            let width = self.body.as_int(args[2]).unwrap_or(ALL);
            let through = self.flow.new_node();
            self.access(at, args[1], Access::Load { into: through, width });
            self.access(at, args[0], Access::Store { from: through, width });
        } else if starts(&["llvm.nvvm.ldg.", "llvm.nvvm.ldu.", "llvm.load.relative.", "llvm.masked.load."])
            && let (Some(into), Some(&ptr)) = (result, args.first())
        {
            self.access(at, ptr, Access::Load { into, width: 8 });
        } else if name == "malloc" {
            result
                .into_iter()
                .for_each(|to| self.seed(to, Elem::address(Object::Made(self.id, at.1), Offset::ZERO)));
        } else if starts(&["llvm."]) {
            // Hints, pointer masks, conversions between address spaces: the result is one of the operands.
            for &arg in args {
                result.into_iter().for_each(|to| self.edge(at, arg, to, Step::Copy));
            }
        } else {
            for &arg in args {
                let node = self.operand(at.0, at.1, arg);
                // Whatever is passed to an unseen function may come back.
                if let (Some(node), Some(to)) = (node, result) {
                    self.flow.edge(node, to, Step::Guess { at: Offset::ANY, width: 8 });
                }
            }
            result.into_iter().for_each(|to| self.seed(to, Elem::address(Object::Unseen, Offset::ANY)));
        }
    }
}
