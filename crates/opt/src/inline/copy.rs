//! Puts a copy of a body in the place of a call.

use crate::build::{Builder, align, set_incoming};
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use ir::{
    AttrKind, Block, BlockData, Const, ConstExpr, ConstKind, ConstPool, DebugLoc, DebugLocData, Function,
    Inst, InstKind, MdData, MdField, MdKey, MdKind, MdOperand, MdValue, MemInfo, Metadata, ModuleEnv,
    Operand, OperandKind, TailKind, Type, Value, attributes,
};
use rustc_hash::FxHashMap;

/// Replaces the call at a place by the body of its callee. Returns how many blocks were added before the one that goes on
/// behind the call.
pub(super) fn inline(
    caller: &mut Function,
    env: &mut ModuleEnv,
    callee: &Function,
    block: Block,
    index: usize,
    inst: Inst,
) -> usize {
    let locations = Locations::new(caller, env, inst);
    let env_ref: &ModuleEnv = env;
    let (mut b, _) = Builder::replace(caller, env_ref, block, index);
    let tail = b.split();
    let args = arguments(&mut b, callee, inst);
    let mut copy = Copy {
        caller,
        callee,
        values: SecondaryMap::with_capacity(callee.values.len()),
        blocks: SecondaryMap::new(),
        consts: FxHashMap::default(),
        locs: FxHashMap::default(),
        locations,
    };
    for (&parameter, arg) in callee.args.iter().zip(args) {
        copy.values[parameter] = Some(arg);
    }
    let place = copy.caller.layout.iter().position(|&b| b == tail).unwrap_or(copy.caller.layout.len());
    let mut layout = Vec::new();
    for &old in &callee.layout {
        let new = copy.caller.blocks.push(BlockData::default());
        copy.blocks[old] = Some(new);
        layout.push(new);
    }
    let added = layout.len();
    copy.caller.layout.splice(place..place, layout);
    let returns = copy.body(env, tail);
    let first = copy.blocks[callee.layout[0]].expect("the entry was copied");
    let loc = caller.insts[inst].loc.expand();
    caller.append(block, InstKind::Br(first), Type::VOID, loc);
    finish(caller, env, inst, tail, &returns);
    added
}

/// The result of the call is what the copies of `ret` return.
fn finish(
    caller: &mut Function,
    env: &ModuleEnv,
    inst: Inst,
    tail: Block,
    returns: &[(Option<Operand>, Block)],
) {
    let Some(result) = caller.result(inst) else { return };
    let ty = caller.values[result].ty;
    match returns {
        [] => {
            // Never reached; the block that goes on has lost its way in.
            let poison = caller.consts.intern(ty, ConstKind::Poison);
            caller.forward(result, poison.into());
        }
        [(Some(value), _)] => caller.forward(result, *value),
        _ => {
            let mut b = Builder::at_end(caller, env, tail);
            b.at = 0;
            let (phi, merged) = b.phi(ty);
            let pairs: Vec<(Operand, Block)> =
                returns.iter().filter_map(|&(value, block)| value.map(|v| (v, block))).collect();
            set_incoming(caller, phi, &pairs);
            caller.forward(result, merged);
        }
    }
}

/// The arguments of the call; what is passed by value is copied.
fn arguments(b: &mut Builder, callee: &Function, inst: Inst) -> Vec<Operand> {
    let call = b.f.insts[inst].kind.call().expect("a call");
    let mut args = b.f.call_args(call).to_vec();
    let list = b.env.function(callee.id).attributes;
    for (n, arg) in args.iter_mut().enumerate() {
        let set = b.env.attributes.param(list, n);
        if let Some(ty) = attributes::find_type(set, AttrKind::ByVal) {
            let stated = attributes::find_int(set, AttrKind::Align);
            *arg = by_value(b, *arg, ty, stated);
        }
    }
    args
}

fn by_value(b: &mut Builder, from: Operand, ty: Type, stated: Option<u64>) -> Operand {
    let natural = b.env.layout.abi_align(&b.env.types, ty).unwrap_or(1);
    let known = stated.unwrap_or(natural);
    let slot_align = align(natural.max(known));
    let slot = entry_alloca(b, ty, slot_align);
    let value = b.load(ty, from, MemInfo::plain(align(known)));
    b.store(value, slot, MemInfo::plain(slot_align));
    slot
}

/// A stack slot at the head of the entry block.
fn entry_alloca(b: &mut Builder, ty: Type, align: ir::Align) -> Operand {
    let count = b.int(Type::I32, 1);
    let kind = InstKind::Alloca { ty, count, align, inalloca: false, swifterror: false };
    let ptr = Type::ptr(b.env.layout.alloca_space).unwrap_or(Type::PTR);
    let inst = b.f.make_inst(kind, ptr, b.loc);
    let entry = b.f.entry().expect("a caller has an entry");
    b.f.blocks[entry].insts.insert(0, inst);
    if entry == b.block {
        b.at += 1;
    }
    b.f.result(inst).expect("an alloca has a result").into()
}

struct Copy<'a> {
    caller: &'a mut Function,
    callee: &'a Function,
    values: SecondaryMap<Value, Option<Operand>>,
    blocks: SecondaryMap<Block, Option<Block>>,
    consts: FxHashMap<Const, Operand>,
    locs: FxHashMap<DebugLoc, Option<DebugLoc>>,
    locations: Locations,
}

impl Copy<'_> {
    /// Copies all instructions. Returns what is returned, and from where.
    fn body(&mut self, env: &mut ModuleEnv, tail: Block) -> Vec<(Option<Operand>, Block)> {
        // Results first, since phis use what comes later.
        let mut copies = Vec::new();
        for &block in &self.callee.layout {
            for &inst in &self.callee.blocks[block].insts {
                let data = &self.callee.insts[inst];
                let loc = self.loc(env, data.loc.expand());
                let new = self.caller.make_inst(data.kind.clone(), self.callee.result_type(inst), loc);
                self.caller.spans[new] = self.callee.spans[inst];
                if let (Some(old), Some(new)) = (self.callee.result(inst), self.caller.result(new)) {
                    self.values[old] = Some(new.into());
                }
                copies.push((block, inst, new));
            }
        }
        let mut returns = Vec::new();
        let entry = self.caller.entry();
        let mut slots = 0;
        for (block, old, new) in copies {
            let target = self.blocks[block].expect("every block was copied");
            let kind = self.kind(&self.callee.insts[old].kind);
            let kind = match kind {
                InstKind::Ret(value) => {
                    returns.push((value, target));
                    InstKind::Br(tail)
                }
                kind => kind,
            };
            let is_slot = matches!(kind, InstKind::Alloca { .. });
            self.caller.insts[new].kind = kind;
            if let Some(attached) = self.callee.attachments.get(&old) {
                self.caller.attachments.insert(new, attached.clone());
            }
            match entry.filter(|_| is_slot) {
                Some(entry) => {
                    self.caller.blocks[entry].insts.insert(slots, new);
                    slots += 1;
                }
                None => self.caller.blocks[target].insts.push(new),
            }
        }
        returns
    }

    /// The instruction with the operands, lists and indices of the caller.
    fn kind(&mut self, kind: &InstKind) -> InstKind {
        let mut kind = kind.clone();
        match &mut kind {
            InstKind::Switch(list) | InstKind::IndirectBr(list) | InstKind::Phi { incoming: list, .. } => {
                *list = self.list(list);
            }
            InstKind::Gep { operands, .. } => *operands = self.list(operands),
            InstKind::Call(call) => {
                let mut data = self.callee.calls[*call].clone();
                data.callee = self.operand(data.callee);
                data.args = self.list(&data.args);
                for operand in data.bundles.iter_mut().flat_map(|bundle| bundle.operands.iter_mut()) {
                    *operand = self.operand(*operand);
                }
                // A tail call of the callee is none of the caller.
                data.tail = if data.tail == TailKind::NoTail { TailKind::NoTail } else { TailKind::None };
                *call = self.caller.calls.push(data);
            }
            InstKind::ShuffleVector { mask: indices, .. }
            | InstKind::ExtractValue { indices, .. }
            | InstKind::InsertValue { indices, .. } => {
                *indices = self.caller.make_indices(self.callee.indices(*indices));
            }
            _ => {}
        }
        // The lists are the caller's by now; other operands are mapped through a scratch instruction.
        if !matches!(
            kind,
            InstKind::Switch(_)
                | InstKind::IndirectBr(_)
                | InstKind::Phi { .. }
                | InstKind::Gep { .. }
                | InstKind::Call(_)
        ) {
            let scratch = self.caller.make_inst(kind, Type::VOID, None);
            let mut operands = Vec::new();
            self.caller.for_each_operand(scratch, |operand| operands.push(operand));
            let mut mapped =
                operands.into_iter().map(|operand| self.operand(operand)).collect::<Vec<_>>().into_iter();
            self.caller.map_operands(scratch, |operand| mapped.next().unwrap_or(operand));
            kind = self.caller.insts[scratch].kind.clone();
        }
        kind
    }

    fn list(&mut self, list: &ir::OperandList) -> ir::OperandList {
        let mapped: Vec<Operand> =
            self.callee.list(list).iter().map(|&operand| self.operand(operand)).collect();
        self.caller.make_list(&mapped)
    }

    fn operand(&mut self, operand: Operand) -> Operand {
        match operand.kind() {
            OperandKind::Value(v) => self.values[v].expect("every value was copied"),
            OperandKind::Const(c) => self.constant(c),
            OperandKind::Block(b) => self.blocks[b].expect("every block was copied").into(),
            OperandKind::Metadata(md) => {
                let data = match self.callee.md_operands[md].clone() {
                    MdOperand::Md(md) => MdOperand::Md(md),
                    MdOperand::Local(operand) => MdOperand::Local(self.operand(operand)),
                    MdOperand::ArgList(list) => {
                        MdOperand::ArgList(list.into_iter().map(|operand| self.operand(operand)).collect())
                    }
                };
                Operand::metadata(self.caller.md_operands.push(data))
            }
            OperandKind::Global(_) | OperandKind::Asm(_) => operand,
        }
    }

    fn constant(&mut self, c: Const) -> Operand {
        if let Some(&known) = self.consts.get(&c) {
            return known;
        }
        let mut cache = FxHashMap::default();
        let copy = import(&self.callee.consts, &mut self.caller.consts, c, &mut cache);
        self.consts.insert(c, copy.into());
        copy.into()
    }

    fn loc(&mut self, env: &mut ModuleEnv, loc: Option<DebugLoc>) -> Option<DebugLoc> {
        let Some(loc) = loc else { return self.locations.call_loc };
        if let Some(&known) = self.locs.get(&loc) {
            return known;
        }
        let data = self.locations.inlined(env, self.callee, loc);
        let new = data.map(|data| self.caller.debug_locs.push(data));
        self.locs.insert(loc, new);
        new
    }
}

/// A constant in another pool.
fn import(from: &ConstPool, to: &mut ConstPool, c: Const, cache: &mut FxHashMap<Const, Const>) -> Const {
    if let Some(&known) = cache.get(&c) {
        return known;
    }
    let data = from.get(c);
    let mut map = |c: Const| import(from, to, c, cache);
    let kind = match &data.kind {
        ConstKind::Aggregate(list) => ConstKind::Aggregate(list.iter().map(|&c| map(c)).collect()),
        ConstKind::PtrAuth(list) => ConstKind::PtrAuth(list.iter().map(|&c| map(c)).collect()),
        ConstKind::Splat(c) => ConstKind::Splat(map(*c)),
        ConstKind::Expr(expr) => ConstKind::Expr(Box::new(import_expr(expr, &mut map))),
        plain => plain.clone(),
    };
    let copy = to.intern(data.ty, kind);
    cache.insert(c, copy);
    copy
}

fn import_expr(expr: &ConstExpr, map: &mut impl FnMut(Const) -> Const) -> ConstExpr {
    let mut copy = expr.clone();
    match &mut copy {
        ConstExpr::Cast { value, .. } | ConstExpr::FNeg(value) => *value = map(*value),
        ConstExpr::Gep { operands, .. } => operands.iter_mut().for_each(|c| *c = map(*c)),
        ConstExpr::Binary { lhs, rhs, .. }
        | ConstExpr::ICmp { lhs, rhs, .. }
        | ConstExpr::FCmp { lhs, rhs, .. } => {
            *lhs = map(*lhs);
            *rhs = map(*rhs);
        }
        ConstExpr::Select { cond: a, on_true: b, on_false: c }
        | ConstExpr::InsertElement { vector: a, element: b, index: c } => {
            *a = map(*a);
            *b = map(*b);
            *c = map(*c);
        }
        ConstExpr::ExtractElement { vector: a, index: b }
        | ConstExpr::ShuffleVector { a, b, .. }
        | ConstExpr::InsertValue { aggregate: a, element: b, .. } => {
            *a = map(*a);
            *b = map(*b);
        }
        ConstExpr::ExtractValue { aggregate, .. } => *aggregate = map(*aggregate),
    }
    copy
}

/// Locations of inlined code: the callee's own, at the call.
struct Locations {
    call_loc: Option<DebugLoc>,
    /// The call as a `DILocation`.
    call_node: Option<Metadata>,
    /// What inlined-at chains of the callee have become.
    chains: FxHashMap<Metadata, Metadata>,
}

impl Locations {
    fn new(caller: &Function, env: &mut ModuleEnv, call: Inst) -> Locations {
        let call_loc: PackedOption<DebugLoc> = caller.insts[call].loc;
        let call_loc = call_loc.expand();
        let call_node = call_loc.and_then(|loc| {
            let at = env.location(caller, loc)?;
            Some(location_node(env, at.line, at.column, at.scope, at.inlined_at))
        });
        Locations { call_loc, call_node, chains: FxHashMap::default() }
    }

    fn inlined(&mut self, env: &mut ModuleEnv, callee: &Function, loc: DebugLoc) -> Option<DebugLocData> {
        let call = self.call_node?;
        let at = env.location(callee, loc)?;
        let inlined_at = match at.inlined_at {
            None => call,
            Some(inner) => self.chain(env, inner, call),
        };
        Some(DebugLocData::Direct {
            line: at.line,
            column: at.column,
            scope: at.scope,
            inlined_at: Some(inlined_at),
            implicit: false,
        })
    }

    /// The chain that ends at the call.
    fn chain(&mut self, env: &mut ModuleEnv, start: Metadata, call: Metadata) -> Metadata {
        // From the inside out until the end or a part that is known, then back.
        let mut path = Vec::new();
        let mut end = call;
        let mut at = Some(start);
        while let Some(node) = at {
            if let Some(&known) = self.chains.get(&node) {
                end = known;
                break;
            }
            if path.len() >= 256 {
                break;
            }
            let Some(location) = env.location_node(node) else { break };
            path.push((node, location));
            at = location.inlined_at;
        }
        for (node, location) in path.into_iter().rev() {
            end = location_node(env, location.line, location.column, location.scope, Some(end));
            self.chains.insert(node, end);
        }
        end
    }
}

fn location_node(
    env: &mut ModuleEnv,
    line: u32,
    column: u32,
    scope: Metadata,
    inlined_at: Option<Metadata>,
) -> Metadata {
    let number = |key, value: u32| MdField { key, value: MdValue::UInt(value.into()) };
    let mut fields = vec![number(MdKey::Line, line), number(MdKey::Column, column)];
    fields.push(MdField { key: MdKey::Scope, value: MdValue::Md(scope) });
    if let Some(at) = inlined_at {
        fields.push(MdField { key: MdKey::InlinedAt, value: MdValue::Md(at) });
    }
    let node = env.metadata.node(MdKind::Location, true, &fields, None);
    env.metadata.push(MdData::Node(node))
}
