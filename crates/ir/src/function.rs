//! A function's body: values, instructions, blocks, and what belongs to them.

use crate::{
    Block, CallData, CallId, Const, ConstPool, DebugLoc, GlobalId, Indices, Inst, InstKind, MdUse, Metadata,
    ModuleEnv, Operand, OperandKind, OperandList, StrId, Type, Value,
};
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{ListPool, PrimaryMap, SecondaryMap};
use diag::SourceSpan;
use rustc_hash::FxHashMap;

/// Type and origin of a value.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ValueData {
    /// Its type.
    pub ty: Type,
    /// Where it comes from.
    pub def: ValueDef,
}

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum ValueDef {
    /// Parameter by position.
    Arg(u32),
    /// Result of an instruction.
    Inst(Inst),
    /// Stands for another operand since [`Function::forward`].
    Forward(Operand),
}

/// An instruction with its result and location.
#[derive(Clone, PartialEq, Debug)]
pub struct InstData {
    /// What it does.
    pub kind: InstKind,
    /// Its result, unless of type void.
    pub result: PackedOption<Value>,
    /// Its location in the source.
    pub loc: PackedOption<DebugLoc>,
}

/// A basic block.
#[derive(Clone, Default, Debug)]
pub struct BlockData {
    /// Its name; numbered blocks have none.
    pub name: Option<StrId>,
    /// Phis first, the terminator last.
    pub insts: Vec<Inst>,
}

/// A location: a `DILocation` node, or its content where the input writes it in line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DebugLocData {
    /// A node.
    Node(Metadata),
    /// Bitcode's record.
    Direct {
        /// Line.
        line: u32,
        /// Column.
        column: u32,
        /// Scope.
        scope: Metadata,
        /// Call that it was inlined at.
        inlined_at: Option<Metadata>,
        /// `isImplicitCode`.
        implicit: bool,
    },
}

/// A metadata argument of a call or a debug record.
#[derive(Clone, PartialEq, Debug)]
pub enum MdOperand {
    /// Metadata of the module.
    Md(Metadata),
    /// A value of the function, wrapped.
    Local(Operand),
    /// `!DIArgList(…)` over values of the function.
    ArgList(Vec<Operand>),
}

/// `#dbg_value(…)` and its kin. LangRef and "Source Level Debugging", debug records.
#[derive(Clone, PartialEq, Debug)]
pub struct DebugRecord {
    /// Which.
    pub kind: DebugRecordKind,
    /// Arguments in the order of the text, without the location.
    pub operands: Vec<MdOperand>,
    /// Location.
    pub loc: Option<DebugLoc>,
}

/// The kinds of debug record.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DebugRecordKind {
    /// `#dbg_value`.
    Value,
    /// `#dbg_declare`.
    Declare,
    /// `#dbg_declare_value`.
    DeclareValue,
    /// `#dbg_assign`.
    Assign,
    /// `#dbg_label`.
    Label,
}

/// A function's body.
#[derive(Clone, Debug)]
pub struct Function {
    /// Whose body.
    pub id: GlobalId,
    /// Parameters in order.
    pub args: Vec<Value>,
    /// Values.
    pub values: PrimaryMap<Value, ValueData>,
    /// Instructions, also those that no block holds any more.
    pub insts: PrimaryMap<Inst, InstData>,
    /// Blocks, also those that the layout holds no more.
    pub blocks: PrimaryMap<Block, BlockData>,
    /// Order of blocks; the entry is first.
    pub layout: Vec<Block>,
    /// Constants of this body.
    pub consts: ConstPool,
    /// Calls.
    pub calls: PrimaryMap<CallId, CallData>,
    /// Pool of operand lists.
    pub lists: ListPool<Operand>,
    /// Debug locations.
    pub debug_locs: PrimaryMap<DebugLoc, DebugLocData>,
    /// Metadata arguments.
    pub md_operands: PrimaryMap<MdUse, MdOperand>,
    /// Debug records that stand before an instruction.
    pub debug_records: FxHashMap<Inst, Vec<DebugRecord>>,
    /// Metadata attached to instructions, without `!dbg`: kind name and node.
    pub attachments: FxHashMap<Inst, Vec<(StrId, Metadata)>>,
    /// Names of values.
    pub value_names: SecondaryMap<Value, Option<StrId>>,
    /// Where instructions stand in the input.
    pub spans: SecondaryMap<Inst, Option<SourceSpan>>,
    indices: Vec<u32>,
}

impl Function {
    /// An empty body with one value for each parameter type.
    pub fn new(id: GlobalId, params: &[Type]) -> Self {
        let mut function = Function {
            id,
            args: Vec::new(),
            values: PrimaryMap::new(),
            insts: PrimaryMap::new(),
            blocks: PrimaryMap::new(),
            layout: Vec::new(),
            consts: ConstPool::default(),
            calls: PrimaryMap::new(),
            lists: ListPool::new(),
            debug_locs: PrimaryMap::new(),
            md_operands: PrimaryMap::new(),
            debug_records: FxHashMap::default(),
            attachments: FxHashMap::default(),
            value_names: SecondaryMap::new(),
            spans: SecondaryMap::new(),
            indices: Vec::new(),
        };
        function.args = (0..)
            .zip(params)
            .map(|(n, &ty)| function.values.push(ValueData { ty, def: ValueDef::Arg(n) }))
            .collect();
        function
    }

    /// The entry block.
    pub fn entry(&self) -> Option<Block> {
        self.layout.first().copied()
    }

    /// Makes a block and appends it to the layout.
    pub fn add_block(&mut self, name: Option<StrId>) -> Block {
        let block = self.blocks.push(BlockData { name, insts: Vec::new() });
        self.layout.push(block);
        block
    }

    /// Makes an instruction that no block holds yet; `ty` is the type of its result, void for none.
    pub fn make_inst(&mut self, kind: InstKind, ty: Type, loc: Option<DebugLoc>) -> Inst {
        let inst = self.insts.push(InstData { kind, result: None.into(), loc: loc.into() });
        if ty != Type::VOID {
            let result = self.values.push(ValueData { ty, def: ValueDef::Inst(inst) });
            self.insts[inst].result = result.into();
        }
        inst
    }

    /// Makes an instruction at the end of a block.
    pub fn append(&mut self, block: Block, kind: InstKind, ty: Type, loc: Option<DebugLoc>) -> Inst {
        let inst = self.make_inst(kind, ty, loc);
        self.blocks[block].insts.push(inst);
        inst
    }

    /// The result of an instruction.
    pub fn result(&self, inst: Inst) -> Option<Value> {
        self.insts[inst].result.expand()
    }

    /// The type of the result, void for none.
    pub fn result_type(&self, inst: Inst) -> Type {
        self.result(inst).map_or(Type::VOID, |v| self.values[v].ty)
    }

    /// The instruction that makes a value.
    pub fn def_inst(&self, value: Value) -> Option<Inst> {
        match self.values[value].def {
            ValueDef::Inst(inst) => Some(inst),
            _ => None,
        }
    }

    /// The last instruction of a block.
    pub fn terminator(&self, block: Block) -> Option<Inst> {
        self.blocks[block].insts.last().copied().filter(|&inst| self.insts[inst].kind.is_terminator())
    }

    /// The type of an operand.
    pub fn operand_type(&self, operand: Operand, env: &ModuleEnv) -> Type {
        match operand.kind() {
            OperandKind::Value(v) => self.values[v].ty,
            OperandKind::Const(c) => self.consts.ty(c),
            OperandKind::Global(g) => env.global_ptr_type(g),
            OperandKind::Block(_) => Type::LABEL,
            OperandKind::Metadata(_) => Type::METADATA,
            OperandKind::Asm(_) => Type::PTR,
        }
    }

    /// The integer constant of at most 64 bits that an operand is, zero-extended.
    pub fn as_int(&self, operand: Operand) -> Option<u64> {
        operand.as_const().and_then(|c: Const| self.consts.as_int(c))
    }

    /// Enters a list of operands.
    pub fn make_list(&mut self, operands: &[Operand]) -> OperandList {
        OperandList::from_slice(operands, &mut self.lists)
    }

    /// The operands of a list.
    pub fn list(&self, list: &OperandList) -> &[Operand] {
        list.as_slice(&self.lists)
    }

    /// Enters a path of indices or a shuffle mask.
    pub fn make_indices(&mut self, indices: &[u32]) -> Indices {
        let start = self.indices.len() as u32;
        self.indices.extend_from_slice(indices);
        Indices { start, len: indices.len() as u32 }
    }

    /// The indices of a path or mask.
    pub fn indices(&self, indices: Indices) -> &[u32] {
        &self.indices[indices.start as usize..(indices.start + indices.len) as usize]
    }

    /// The call of an instruction that is one.
    pub fn call(&self, inst: Inst) -> Option<&CallData> {
        self.insts[inst].kind.call().map(|call| &self.calls[call])
    }

    /// The arguments of a call.
    pub fn call_args(&self, call: CallId) -> &[Operand] {
        self.calls[call].args.as_slice(&self.lists)
    }

    /// Makes `value` stand for `operand` from now on; its instruction may then be dropped from its block.
    pub fn forward(&mut self, value: Value, operand: Operand) {
        debug_assert_ne!(self.resolve(operand), Operand::value(value), "a value cannot stand for itself");
        self.values[value].def = ValueDef::Forward(operand);
    }

    /// What an operand stands for after forwarding.
    pub fn resolve(&self, mut operand: Operand) -> Operand {
        while let OperandKind::Value(value) = operand.kind()
            && let ValueDef::Forward(next) = self.values[value].def
        {
            operand = next;
        }
        operand
    }

    /// Rewrites every operand of the instructions in the layout to what it stands for.
    pub fn sweep_forwards(&mut self) {
        let insts: Vec<Inst> =
            self.layout.iter().flat_map(|&b| self.blocks[b].insts.iter().copied()).collect();
        let forward: SecondaryMap<Value, Option<Operand>> = self.forwards();
        for inst in insts {
            self.map_operands(inst, |operand| match operand.kind() {
                OperandKind::Value(v) => forward[v].unwrap_or(operand),
                _ => operand,
            });
        }
        for use_ in self.md_operands.values_mut() {
            use_.map_values(&forward);
        }
        for record in self.debug_records.values_mut().flatten() {
            record.operands.iter_mut().for_each(|operand| operand.map_values(&forward));
        }
    }

    fn forwards(&self) -> SecondaryMap<Value, Option<Operand>> {
        let mut map = SecondaryMap::with_capacity(self.values.len());
        for (value, data) in &self.values {
            if let ValueDef::Forward(operand) = data.def {
                map[value] = Some(self.resolve(operand));
            }
        }
        map
    }

    /// Blocks that a terminator can go to, in order, repeated ones included.
    pub fn successors(&self, block: Block) -> impl Iterator<Item = Block> + '_ {
        let mut targets = smallvec::SmallVec::<[Block; 4]>::new();
        if let Some(inst) = self.terminator(block) {
            self.for_each_operand(inst, |operand| targets.extend(operand.as_block()));
        }
        targets.into_iter()
    }

    /// Calls `visit` with each operand of an instruction: for a call the callee, the arguments and the bundles; blocks
    /// of terminators and phis included.
    pub fn for_each_operand(&self, inst: Inst, mut visit: impl FnMut(Operand)) {
        use InstKind::*;
        match &self.insts[inst].kind {
            Ret(None) | Unreachable | Fence { .. } => {}
            Ret(Some(a)) | Unary { value: a, .. } | Cast { value: a, .. } | Freeze(a) | VaArg(a) => visit(*a),
            Alloca { count: a, .. } | Load { ptr: a, .. } | ExtractValue { aggregate: a, .. } => visit(*a),
            Br(b) => visit((*b).into()),
            CondBr { cond, on_true, on_false } => {
                [*cond, (*on_true).into(), (*on_false).into()].into_iter().for_each(visit);
            }
            Switch(list) | IndirectBr(list) | Phi { incoming: list, .. } | Gep { operands: list, .. } => {
                self.list(list).iter().copied().for_each(visit);
            }
            Invoke { call, normal, unwind } => {
                self.for_each_call_operand(*call, &mut visit);
                [*normal, *unwind].into_iter().map(Operand::from).for_each(visit);
            }
            CallBr { call, targets } => {
                self.for_each_call_operand(*call, &mut visit);
                self.list(targets).iter().copied().for_each(visit);
            }
            Call(call) => self.for_each_call_operand(*call, &mut visit),
            Eh(eh) => eh.clone().map_operands(&mut |operand| {
                visit(operand);
                operand
            }),
            Binary { lhs: a, rhs: b, .. } | ICmp { lhs: a, rhs: b, .. } | FCmp { lhs: a, rhs: b, .. } => {
                [*a, *b].into_iter().for_each(visit);
            }
            ExtractElement { vector: a, index: b }
            | ShuffleVector { a, b, .. }
            | InsertValue { aggregate: a, element: b, .. }
            | Store { value: a, ptr: b, .. }
            | AtomicRmw { ptr: a, value: b, .. } => [*a, *b].into_iter().for_each(visit),
            Select { cond: a, on_true: b, on_false: c, .. }
            | InsertElement { vector: a, element: b, index: c }
            | CmpXchg { ptr: a, expected: b, new: c, .. } => [*a, *b, *c].into_iter().for_each(visit),
        }
    }

    fn for_each_call_operand(&self, call: CallId, visit: &mut impl FnMut(Operand)) {
        let data = &self.calls[call];
        visit(data.callee);
        self.list(&data.args).iter().copied().for_each(&mut *visit);
        data.bundles.iter().flat_map(|b| b.operands.iter().copied()).for_each(visit);
    }

    /// Replaces each operand of an instruction (as [`Function::for_each_operand`] shows them) by `map` of it. A block
    /// must be mapped to a block.
    pub fn map_operands(&mut self, inst: Inst, mut map: impl FnMut(Operand) -> Operand) {
        use InstKind::*;
        let Function { insts, calls, lists, .. } = self;
        let block = |b: &mut Block, map: &mut dyn FnMut(Operand) -> Operand| {
            *b = map((*b).into()).as_block().expect("a block is mapped to a block");
        };
        match &mut insts[inst].kind {
            Ret(None) | Unreachable | Fence { .. } => {}
            Ret(Some(a)) | Unary { value: a, .. } | Cast { value: a, .. } | Freeze(a) | VaArg(a) => {
                *a = map(*a)
            }
            Alloca { count: a, .. } | Load { ptr: a, .. } | ExtractValue { aggregate: a, .. } => *a = map(*a),
            Br(b) => block(b, &mut map),
            CondBr { cond, on_true, on_false } => {
                *cond = map(*cond);
                block(on_true, &mut map);
                block(on_false, &mut map);
            }
            Switch(list) | IndirectBr(list) | Phi { incoming: list, .. } | Gep { operands: list, .. } => {
                list.as_mut_slice(lists).iter_mut().for_each(|o| *o = map(*o));
            }
            Invoke { call, normal, unwind } => {
                map_call_operands(&mut calls[*call], lists, &mut map);
                block(normal, &mut map);
                block(unwind, &mut map);
            }
            CallBr { call, targets } => {
                map_call_operands(&mut calls[*call], lists, &mut map);
                targets.as_mut_slice(lists).iter_mut().for_each(|o| *o = map(*o));
            }
            Call(call) => map_call_operands(&mut calls[*call], lists, &mut map),
            Eh(eh) => eh.map_operands(&mut map),
            Binary { lhs: a, rhs: b, .. }
            | ICmp { lhs: a, rhs: b, .. }
            | FCmp { lhs: a, rhs: b, .. }
            | ExtractElement { vector: a, index: b }
            | ShuffleVector { a, b, .. }
            | InsertValue { aggregate: a, element: b, .. }
            | Store { value: a, ptr: b, .. }
            | AtomicRmw { ptr: a, value: b, .. } => {
                *a = map(*a);
                *b = map(*b);
            }
            Select { cond: a, on_true: b, on_false: c, .. }
            | InsertElement { vector: a, element: b, index: c }
            | CmpXchg { ptr: a, expected: b, new: c, .. } => {
                *a = map(*a);
                *b = map(*b);
                *c = map(*c);
            }
        }
    }
}

fn map_call_operands(
    call: &mut CallData,
    lists: &mut ListPool<Operand>,
    map: &mut impl FnMut(Operand) -> Operand,
) {
    call.callee = map(call.callee);
    call.args.as_mut_slice(lists).iter_mut().for_each(|o| *o = map(*o));
    call.bundles.iter_mut().flat_map(|b| b.operands.iter_mut()).for_each(|o| *o = map(*o));
}

impl MdOperand {
    fn map_values(&mut self, forward: &SecondaryMap<Value, Option<Operand>>) {
        let map = |operand: &mut Operand| {
            if let OperandKind::Value(v) = operand.kind() {
                *operand = forward[v].unwrap_or(*operand);
            }
        };
        match self {
            MdOperand::Md(_) => {}
            MdOperand::Local(operand) => map(operand),
            MdOperand::ArgList(operands) => operands.iter_mut().for_each(map),
        }
    }
}

impl crate::EhInst {
    fn map_operands(&mut self, map: &mut dyn FnMut(Operand) -> Operand) {
        use crate::EhInst::*;
        fn block(b: &mut Block, map: &mut dyn FnMut(Operand) -> Operand) {
            *b = map((*b).into()).as_block().expect("a block is mapped to a block");
        }
        match self {
            LandingPad { clauses, .. } => clauses.iter_mut().for_each(|(_, o)| *o = map(*o)),
            Resume(o) => *o = map(*o),
            CatchSwitch { parent, handlers, unwind } => {
                parent.iter_mut().for_each(|o| *o = map(*o));
                handlers.iter_mut().chain(unwind).for_each(|b| block(b, map));
            }
            CatchPad { pad, args } => std::iter::once(pad).chain(args).for_each(|o| *o = map(*o)),
            CleanupPad { parent, args } => parent.iter_mut().chain(args).for_each(|o| *o = map(*o)),
            CatchRet { pad, target } => {
                *pad = map(*pad);
                block(target, map);
            }
            CleanupRet { pad, unwind } => {
                *pad = map(*pad);
                unwind.iter_mut().for_each(|b| block(b, map));
            }
        }
    }
}
