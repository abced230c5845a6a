//! Making instructions at a place of a function, with what is known folded on the way.

use crate::known::simplified;
use ir::{
    Align, AttrListId, BinaryOp, Block, CallConv, CallData, CastOp, ConstKind, DebugLoc, FCmpPred, Function,
    GlobalId, ICmpPred, Inst, InstFlags, InstKind, MemInfo, ModuleEnv, Operand, OperandKind, TailKind, Type,
};

/// Inserts before a position of a block, which moves along.
pub(crate) struct Builder<'a> {
    /// The function.
    pub(crate) f: &'a mut Function,
    /// Its module.
    pub(crate) env: &'a ModuleEnv,
    /// Where new instructions go.
    pub(crate) block: Block,
    /// Before which position there.
    pub(crate) at: usize,
    /// Location that new instructions get.
    pub(crate) loc: Option<DebugLoc>,
    span: Option<diag::SourceSpan>,
}

impl<'a> Builder<'a> {
    /// At the end of a block.
    pub(crate) fn at_end(f: &'a mut Function, env: &'a ModuleEnv, block: Block) -> Self {
        let at = f.blocks[block].insts.len();
        Builder { f, env, block, at, loc: None, span: None }
    }

    /// Before an instruction, whose location new ones get.
    pub(crate) fn before(f: &'a mut Function, env: &'a ModuleEnv, block: Block, at: usize) -> Self {
        let inst = f.blocks[block].insts[at];
        let (loc, span) = (f.insts[inst].loc.expand(), f.spans[inst]);
        Builder { f, env, block, at, loc, span }
    }

    /// In place of an instruction, which is taken out of its block.
    pub(crate) fn replace(f: &'a mut Function, env: &'a ModuleEnv, block: Block, at: usize) -> (Self, Inst) {
        let builder = Builder::before(f, env, block, at);
        let inst = builder.f.blocks[block].insts.remove(at);
        (builder, inst)
    }

    /// Puts an instruction there without looking at it; `ty` is void for no result.
    pub(crate) fn push(&mut self, kind: InstKind, ty: Type) -> Inst {
        let inst = self.f.make_inst(kind, ty, self.loc);
        self.f.spans[inst] = self.span;
        self.f.blocks[self.block].insts.insert(self.at, inst);
        self.at += 1;
        inst
    }

    /// The value of an instruction: what is known to be the same, or a new one.
    pub(crate) fn value(&mut self, kind: InstKind, ty: Type) -> Operand {
        if let Some(known) = simplified(self.f, self.env, &kind, ty) {
            return known;
        }
        let inst = self.push(kind, ty);
        Operand::value(self.f.result(inst).expect("an instruction with a type has a result"))
    }

    /// The type of an operand.
    pub(crate) fn ty(&self, operand: Operand) -> Type {
        self.f.operand_type(operand, self.env)
    }

    /// Width of an integer operand.
    pub(crate) fn width(&self, operand: Operand) -> u32 {
        self.env.types.int_width(self.ty(operand)).expect("the caller knows that this is an integer")
    }

    /// An integer constant, cut to the width of its type, which is at most 128 bits.
    pub(crate) fn int(&mut self, ty: Type, value: i128) -> Operand {
        int(self.f, self.env, ty, value as u128)
    }

    /// A float constant by its bits.
    pub(crate) fn float_bits(&mut self, ty: Type, bits: u64) -> Operand {
        self.f.consts.intern(ty, ConstKind::Float(bits)).into()
    }

    /// `float` or `double` of that value, which both represent.
    pub(crate) fn float(&mut self, ty: Type, value: f64) -> Operand {
        let bits = if ty == Type::FLOAT { u64::from((value as f32).to_bits()) } else { value.to_bits() };
        self.float_bits(ty, bits)
    }

    /// A binary operation without flags.
    pub(crate) fn binary(&mut self, op: BinaryOp, lhs: Operand, rhs: Operand) -> Operand {
        let ty = self.ty(lhs);
        self.value(InstKind::Binary { op, flags: InstFlags::NONE, lhs, rhs }, ty)
    }

    /// A binary operation with an integer constant on the right.
    pub(crate) fn binary_imm(&mut self, op: BinaryOp, lhs: Operand, rhs: i128) -> Operand {
        let rhs = self.int(self.ty(lhs), rhs);
        self.binary(op, lhs, rhs)
    }

    /// `icmp`; the result is an `i1` (scalars only).
    pub(crate) fn icmp(&mut self, pred: ICmpPred, lhs: Operand, rhs: Operand) -> Operand {
        self.value(InstKind::ICmp { pred, flags: InstFlags::NONE, lhs, rhs }, Type::I1)
    }

    /// `icmp` with an integer constant on the right.
    pub(crate) fn icmp_imm(&mut self, pred: ICmpPred, lhs: Operand, rhs: i128) -> Operand {
        let rhs = self.int(self.ty(lhs), rhs);
        self.icmp(pred, lhs, rhs)
    }

    /// `fcmp`; the result is an `i1` (scalars only).
    pub(crate) fn fcmp(&mut self, pred: FCmpPred, lhs: Operand, rhs: Operand) -> Operand {
        self.value(InstKind::FCmp { pred, flags: InstFlags::NONE, lhs, rhs }, Type::I1)
    }

    /// `select`.
    pub(crate) fn select(&mut self, cond: Operand, on_true: Operand, on_false: Operand) -> Operand {
        let ty = self.ty(on_true);
        self.value(InstKind::Select { flags: InstFlags::NONE, cond, on_true, on_false }, ty)
    }

    /// A cast.
    pub(crate) fn cast(&mut self, op: CastOp, value: Operand, ty: Type) -> Operand {
        self.value(InstKind::Cast { op, flags: InstFlags::NONE, value }, ty)
    }

    /// An integer extended with zeros or cut to the type.
    pub(crate) fn zext_or_trunc(&mut self, value: Operand, ty: Type) -> Operand {
        self.resize(CastOp::ZExt, value, ty)
    }

    /// An integer extended with its sign or cut to the type.
    pub(crate) fn sext_or_trunc(&mut self, value: Operand, ty: Type) -> Operand {
        self.resize(CastOp::SExt, value, ty)
    }

    fn resize(&mut self, extension: CastOp, value: Operand, ty: Type) -> Operand {
        let (from, to) = (self.width(value), self.env.types.int_width(ty).expect("an integer type"));
        match from.cmp(&to) {
            std::cmp::Ordering::Equal => value,
            std::cmp::Ordering::Less => self.cast(extension, value, ty),
            std::cmp::Ordering::Greater => self.cast(CastOp::Trunc, value, ty),
        }
    }

    /// `load`.
    pub(crate) fn load(&mut self, ty: Type, ptr: Operand, mem: MemInfo) -> Operand {
        self.value(InstKind::Load { ptr, mem }, ty)
    }

    /// `store`.
    pub(crate) fn store(&mut self, value: Operand, ptr: Operand, mem: MemInfo) {
        self.push(InstKind::Store { value, ptr, mem }, Type::VOID);
    }

    /// A pointer moved by a number of bytes.
    pub(crate) fn gep(&mut self, ptr: Operand, offset: Operand) -> Operand {
        if self.as_int(offset) == Some(0) {
            return ptr;
        }
        let operands = self.f.make_list(&[ptr, offset]);
        let ty = self.ty(ptr);
        self.value(InstKind::Gep { source: Type::I8, flags: InstFlags::NONE, operands }, ty)
    }

    /// A pointer moved by a constant number of bytes.
    pub(crate) fn gep_imm(&mut self, ptr: Operand, offset: i64) -> Operand {
        let offset = self.int(Type::I64, offset.into());
        self.gep(ptr, offset)
    }

    /// A phi at the head of the block, filled by [`set_incoming`].
    pub(crate) fn phi(&mut self, ty: Type) -> (Inst, Operand) {
        let incoming = self.f.make_list(&[]);
        let inst = self.push(InstKind::Phi { flags: InstFlags::NONE, incoming }, ty);
        (inst, Operand::value(self.f.result(inst).expect("a phi has a result")))
    }

    /// A call of a function of the module with its own convention.
    pub(crate) fn call(&mut self, callee: GlobalId, args: &[Operand]) -> Operand {
        let fn_ty = self.env.globals[callee].ty;
        let (ret, _, _) = self.env.types.function(fn_ty).expect("a function has a function type");
        let args = self.f.make_list(args);
        let call = self.f.calls.push(CallData {
            callee: callee.into(),
            fn_ty,
            args,
            cc: self.env.globals[callee].as_function().map_or(CallConv::C, |header| header.cc),
            tail: TailKind::None,
            flags: InstFlags::NONE,
            attributes: AttrListId::EMPTY,
            bundles: Vec::new(),
            addr_space: 0,
        });
        let inst = self.push(InstKind::Call(call), ret);
        self.f.result(inst).map_or_else(|| Operand::global(callee), Operand::value)
    }

    /// `extractvalue` of one index.
    pub(crate) fn extract_value(&mut self, aggregate: Operand, index: u32) -> Operand {
        let aggregate_ty = self.ty(aggregate);
        let ty = self.env.types.element(aggregate_ty, index.into()).expect("a field of the type");
        let indices = self.f.make_indices(&[index]);
        self.value(InstKind::ExtractValue { aggregate, indices }, ty)
    }

    /// `insertvalue` of one index.
    pub(crate) fn insert_value(&mut self, aggregate: Operand, element: Operand, index: u32) -> Operand {
        let ty = self.ty(aggregate);
        let indices = self.f.make_indices(&[index]);
        self.value(InstKind::InsertValue { aggregate, element, indices }, ty)
    }

    /// `extractelement` at a constant index.
    pub(crate) fn extract_element(&mut self, vector: Operand, index: u32) -> Operand {
        let ty = self.env.types.scalar(self.ty(vector));
        let index = self.int(Type::I32, index.into());
        self.value(InstKind::ExtractElement { vector, index }, ty)
    }

    /// `insertelement` at a constant index.
    pub(crate) fn insert_element(&mut self, vector: Operand, element: Operand, index: u32) -> Operand {
        let ty = self.ty(vector);
        let index = self.int(Type::I32, index.into());
        self.value(InstKind::InsertElement { vector, element, index }, ty)
    }

    /// A poison of the type.
    pub(crate) fn poison(&mut self, ty: Type) -> Operand {
        self.f.consts.intern(ty, ConstKind::Poison).into()
    }

    /// Unconditional branch.
    pub(crate) fn br(&mut self, target: Block) {
        self.push(InstKind::Br(target), Type::VOID);
    }

    /// Conditional branch.
    pub(crate) fn cond_br(&mut self, cond: Operand, on_true: Block, on_false: Block) {
        self.push(InstKind::CondBr { cond, on_true, on_false }, Type::VOID);
    }

    /// A new empty block behind this one in the layout.
    pub(crate) fn new_block(&mut self, after: Block) -> Block {
        let block = self.f.blocks.push(ir::BlockData::default());
        let at = self.f.layout.iter().position(|&b| b == after).map_or(self.f.layout.len(), |at| at + 1);
        self.f.layout.insert(at, block);
        block
    }

    /// Moves everything from here on into a new block behind this one. The old block is left without a terminator.
    pub(crate) fn split(&mut self) -> Block {
        let tail = self.new_block(self.block);
        let insts = self.f.blocks[self.block].insts.split_off(self.at);
        self.f.blocks[tail].insts = insts;
        let succs: Vec<Block> = self.f.successors(tail).collect();
        for succ in succs {
            retarget_phis(self.f, succ, self.block, tail);
        }
        tail
    }

    /// Goes on at the head of a block, behind its phis.
    pub(crate) fn go(&mut self, block: Block) {
        self.block = block;
        let is_phi = |&&inst: &&Inst| matches!(self.f.insts[inst].kind, InstKind::Phi { .. });
        self.at = self.f.blocks[block].insts.iter().take_while(is_phi).count();
    }

    /// The integer constant that an operand is, zero-extended.
    pub(crate) fn as_int(&self, operand: Operand) -> Option<u128> {
        as_int(self.f, operand)
    }
}

/// The integer constant of at most 128 bits that an operand is, zero-extended.
pub(crate) fn as_int(f: &Function, operand: Operand) -> Option<u128> {
    match operand.kind() {
        OperandKind::Const(c) => f.consts.as_int128(c),
        _ => None,
    }
}

/// An integer constant, cut to the width of its type, which is at most 128 bits.
pub(crate) fn int(f: &mut Function, env: &ModuleEnv, ty: Type, value: u128) -> Operand {
    let width = env.types.int_width(ty).expect("an integer type");
    f.consts.int128(ty, width, value).into()
}

/// Gives a phi its incoming pairs.
pub(crate) fn set_incoming(f: &mut Function, phi: Inst, pairs: &[(Operand, Block)]) {
    let flat: Vec<Operand> = pairs.iter().flat_map(|&(value, block)| [value, block.into()]).collect();
    let list = f.make_list(&flat);
    if let InstKind::Phi { incoming, .. } = &mut f.insts[phi].kind {
        *incoming = list;
    }
}

/// The incoming pairs of a phi.
pub(crate) fn incoming(f: &Function, phi: Inst) -> Vec<(Operand, Block)> {
    match &f.insts[phi].kind {
        InstKind::Phi { incoming, .. } => f
            .list(incoming)
            .chunks_exact(2)
            .map(|pair| (pair[0], pair[1].as_block().expect("a phi names a block after each value")))
            .collect(),
        _ => Vec::new(),
    }
}

/// The phis of a block.
pub(crate) fn phis(f: &Function, block: Block) -> Vec<Inst> {
    let is_phi = |inst: &Inst| matches!(f.insts[*inst].kind, InstKind::Phi { .. });
    f.blocks[block].insts.iter().copied().take_while(is_phi).collect()
}

/// Makes the phis of `block` name `new` where they named `old`.
pub(crate) fn retarget_phis(f: &mut Function, block: Block, old: Block, new: Block) {
    for phi in phis(f, block) {
        f.map_operands(phi, |operand| if operand.as_block() == Some(old) { new.into() } else { operand });
    }
}

/// Removes one entry for the edge from `pred` from each phi of `block`.
pub(crate) fn remove_edge(f: &mut Function, block: Block, pred: Block) {
    for phi in phis(f, block) {
        let mut pairs = incoming(f, phi);
        if let Some(at) = pairs.iter().position(|&(_, from)| from == pred) {
            pairs.remove(at);
            set_incoming(f, phi, &pairs);
        }
    }
}

/// The alignment of so many bytes, a power of two.
pub(crate) fn align(bytes: u64) -> Align {
    Align::new(bytes).unwrap_or(Align::NONE)
}
