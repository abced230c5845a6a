//! One function: the order of blocks, the backward walk, registers, edges, and the statements put together.
//!
//! Blocks are visited in postorder and instructions from last to first, so that every use of a value is seen before its
//! definition. An instruction that nothing asked for by then is not selected: what a user folds into itself (an address, a
//! product that becomes part of a `mad`) and what is dead disappear without a pass of their own. Statements of one
//! instruction are pushed in their order and turned round, and so is the block at its end.

use crate::cx::{ModuleCx, R, Stop, internal};
use crate::debug::{Files, Lines};
use crate::frame::Slots;
use crate::types::{Class, Leaves, Scalar};
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use diag::Diagnostic;
use ir::{Block, Function, Inst, InstKind, Operand, OperandKind, Type, Value, ValueDef};
use ptx::body::{Guard, RegDeclId};
use ptx::isa::OpCache;
use ptx::{Base, Body, Label, Op, Operand as POp, Reg, Stmt, Tok};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// Where a value's parts are in the pool.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Parts {
    start: u32,
    len: u32,
}

impl Parts {
    pub(crate) fn new(start: u32, len: u32) -> Parts {
        Parts { start, len }
    }

    pub(crate) fn start(self) -> u32 {
        self.start
    }

    pub(crate) fn len(self) -> u32 {
        self.len
    }
}

/// What is known of a value.
#[derive(Clone, Copy, Default)]
pub(crate) struct ValueState {
    pub(crate) parts: Option<Parts>,
    /// Registers of its own were asked for, so its definition has to be selected.
    pub(crate) wanted: bool,
    /// The definition was folded into its only user, which emits it.
    pub(crate) folded: bool,
}

/// The compiler of one function.
pub(crate) struct FnCx<'a> {
    pub(crate) cx: &'a ModuleCx<'a>,
    pub(crate) f: &'a Function,
    pub(crate) out: ptx::Function,
    pub(crate) body: Body,
    pub(crate) ops: &'a mut OpCache,
    files: &'a mut Files,
    /// The module so far, for inline assembly to find its symbols in.
    pub(crate) ptx: &'a ptx::Module,
    pub(crate) diagnostics: Vec<Diagnostic>,
    classes: [RegDeclId; 4],
    pool: Vec<POp>,
    pub(crate) values: SecondaryMap<Value, ValueState>,
    pub(crate) uses: SecondaryMap<Value, u32>,
    /// The block of each instruction of the layout.
    pub(crate) home: SecondaryMap<Inst, PackedOption<Block>>,
    labels: SecondaryMap<Block, PackedOption<Label>>,
    label_count: u32,
    /// The block that is laid out behind the one being compiled.
    pub(crate) next: Option<Block>,
    pub(crate) block: Option<Block>,
    pub(crate) inst: Option<Inst>,
    /// Where the statements of the instruction being compiled start.
    pub(crate) group: usize,
    pub(crate) slots: Slots,
    pub(crate) abi: crate::abi::Signature,
    pub(crate) lines: Lines,
    /// `.ftz` on operations of single precision.
    pub(crate) ftz: bool,
    pub(crate) counter: u32,
    depth: u32,
    missing: SmallVec<[(Op, String); 1]>,
    /// Whether the target has an instruction.
    legal: FxHashMap<ptx::Opcode, bool>,
}

/// Recursion over values that only regroup others ends here; the value then gets registers of its own.
const REGROUP_DEPTH: u32 = 200;

impl<'a> FnCx<'a> {
    pub(crate) fn new(
        cx: &'a ModuleCx<'a>,
        f: &'a Function,
        mut out: ptx::Function,
        abi: crate::abi::Signature,
        ops: &'a mut OpCache,
        files: &'a mut Files,
        ptx: &'a ptx::Module,
    ) -> Self {
        let mut body = Body::new();
        let classes = [("%p", Class::Pred), ("%rs", Class::B16), ("%r", Class::B32), ("%rd", Class::B64)]
            .map(|(prefix, class)| body.reg_class(out.names.push(prefix), class.ty()));
        FnCx {
            cx,
            f,
            out,
            body,
            ops,
            files,
            ptx,
            diagnostics: Vec::new(),
            classes,
            pool: Vec::new(),
            values: SecondaryMap::with_capacity(f.values.len()),
            uses: SecondaryMap::with_capacity(f.values.len()),
            home: SecondaryMap::with_capacity(f.insts.len()),
            labels: SecondaryMap::new(),
            label_count: 0,
            next: None,
            block: None,
            inst: None,
            group: 0,
            slots: Slots::default(),
            abi,
            lines: Lines::default(),
            ftz: false,
            counter: 0,
            depth: 0,
            missing: SmallVec::new(),
            legal: FxHashMap::default(),
        }
    }

    // Registers and statements.

    /// A fresh register.
    pub(crate) fn reg(&mut self, class: Class) -> Reg {
        self.body.new_reg(self.classes[class as usize])
    }

    pub(crate) fn class_of(&self, reg: Reg) -> Class {
        match self.body.reg_type(reg) {
            ptx::Type::Pred => Class::Pred,
            ptx::Type::B16 => Class::B16,
            ptx::Type::B32 => Class::B32,
            _ => Class::B64,
        }
    }

    /// Emits an instruction by operation and modifiers.
    pub(crate) fn op(&mut self, op: Op, tokens: &[Tok], operands: &[POp]) {
        self.guarded(None, op, tokens, operands);
    }

    pub(crate) fn guarded(&mut self, guard: Option<Guard>, op: Op, tokens: &[Tok], operands: &[POp]) {
        match self.ops.get(op, tokens) {
            Some(opcode) => self.body.guarded(guard, opcode, operands),
            None => {
                let text: String = tokens.iter().map(ToString::to_string).collect();
                self.missing.push((op, text));
            }
        }
    }

    /// Emits an instruction with a fresh destination.
    pub(crate) fn def(&mut self, class: Class, op: Op, tokens: &[Tok], sources: &[POp]) -> POp {
        let reg = POp::Reg(self.reg(class));
        let mut operands = SmallVec::<[POp; 6]>::new();
        operands.push(reg);
        operands.extend_from_slice(sources);
        self.op(op, tokens, &operands);
        reg
    }

    pub(crate) fn new_label(&mut self) -> Label {
        let n = self.label_count;
        self.label_count += 1;
        let name = self.out.names.push_fmt(format_args!("$L__{n}"));
        self.body.label(name)
    }

    pub(crate) fn block_label(&mut self, block: Block) -> Label {
        if let Some(label) = self.labels[block].expand() {
            return label;
        }
        let label = self.new_label();
        self.labels[block] = label.into();
        label
    }

    pub(crate) fn jump(&mut self, label: Label) {
        self.op(Op::Bra, &[Tok::Uni], &[POp::Label(label)]);
    }

    pub(crate) fn branch(&mut self, guard: Guard, label: Label) {
        self.guarded(Some(guard), Op::Bra, &[], &[POp::Label(label)]);
    }

    /// Copies into a register.
    pub(crate) fn copy(&mut self, to: Reg, from: POp) {
        let class = self.class_of(to);
        let from = match (class, from) {
            (Class::Pred, POp::Int(n)) => POp::Int(-i64::from(n & 1 != 0)),
            _ => from,
        };
        self.op(Op::Mov, &[Tok::of(class.ty())], &[POp::Reg(to), from]);
    }

    /// The operand in a register.
    pub(crate) fn in_reg(&mut self, operand: POp, class: Class) -> Reg {
        if let POp::Reg(reg) = operand {
            return reg;
        }
        let reg = self.reg(class);
        self.copy(reg, operand);
        reg
    }

    // Values.

    pub(crate) fn ty(&self, operand: Operand) -> Type {
        self.f.operand_type(operand, self.cx.env)
    }

    /// The scalar type of an operand.
    pub(crate) fn scalar_of(&self, operand: Operand) -> R<Scalar> {
        self.scalar_ty(self.ty(operand))
    }

    pub(crate) fn scalar_ty(&self, ty: Type) -> R<Scalar> {
        match self.cx.types().scalar(ty) {
            Some(scalar) => Ok(scalar),
            None => self.no_type(ty),
        }
    }

    pub(crate) fn no_type<T>(&self, ty: Type) -> R<T> {
        Err(Stop::Unsupported(format!("a value of type `{}`", ir::print::ty(self.cx.env, ty))))
    }

    pub(crate) fn leaves(&self, ty: Type) -> R<Leaves> {
        match self.cx.types().leaves(ty) {
            Some(leaves) => Ok(leaves),
            None => self.no_type(ty),
        }
    }

    pub(crate) fn part_count(&self, ty: Type) -> R<u32> {
        match self.cx.types().part_count(ty) {
            Some(count) => Ok(count),
            None => self.no_type(ty),
        }
    }

    pub(crate) fn slice(&self, parts: Parts) -> &[POp] {
        &self.pool[parts.start as usize..(parts.start + parts.len) as usize]
    }

    pub(crate) fn push_parts(&mut self, parts: &[POp]) -> Parts {
        let start = self.pool.len() as u32;
        self.pool.extend_from_slice(parts);
        Parts { start, len: parts.len() as u32 }
    }

    /// The parts of an operand, copied out.
    pub(crate) fn parts(&mut self, operand: Operand) -> R<SmallVec<[POp; 4]>> {
        let parts = self.part_range(operand)?;
        Ok(SmallVec::from_slice(self.slice(parts)))
    }

    /// The only part of a scalar operand.
    pub(crate) fn scalar(&mut self, operand: Operand) -> R<POp> {
        let parts = self.part_range(operand)?;
        match self.slice(parts) {
            [part] => Ok(*part),
            other => internal(format!("{} parts where one is wanted", other.len())),
        }
    }

    pub(crate) fn part_range(&mut self, operand: Operand) -> R<Parts> {
        match operand.kind() {
            OperandKind::Value(value) => self.value_parts(value),
            OperandKind::Const(constant) => self.const_parts(constant),
            OperandKind::Global(global) => {
                let address = self.global_address(global)?;
                Ok(self.push_parts(&[address]))
            }
            OperandKind::Block(_) | OperandKind::Metadata(_) | OperandKind::Asm(_) => {
                internal("an operand that is no value")
            }
        }
    }

    /// The parts of a value: a view of others where it only regroups them, else registers of its own.
    fn value_parts(&mut self, value: Value) -> R<Parts> {
        if let Some(parts) = self.values[value].parts {
            return Ok(parts);
        }
        match self.f.values[value].def {
            ValueDef::Forward(_) => return self.part_range(self.f.resolve(value.into())),
            ValueDef::Inst(inst) if self.depth < REGROUP_DEPTH => {
                self.depth += 1;
                let view = self.regroup(inst);
                self.depth -= 1;
                if let Some(parts) = view? {
                    self.values[value].parts = Some(parts);
                    return Ok(parts);
                }
            }
            _ => {}
        }
        let parts = self.own_parts(value)?;
        self.values[value].wanted = true;
        Ok(parts)
    }

    /// Registers of its own for a value.
    pub(crate) fn own_parts(&mut self, value: Value) -> R<Parts> {
        if let Some(parts) = self.values[value].parts {
            return Ok(parts);
        }
        let ty = self.f.values[value].ty;
        let mut regs = SmallVec::<[POp; 4]>::new();
        if let Some(scalar) = self.cx.types().scalar(ty) {
            for _ in 0..scalar.parts() {
                regs.push(POp::Reg(self.reg(scalar.class())));
            }
        } else {
            for leaf in self.leaves(ty)? {
                for _ in 0..leaf.scalar.parts() {
                    regs.push(POp::Reg(self.reg(leaf.scalar.class())));
                }
            }
        }
        let parts = self.push_parts(&regs);
        self.values[value].parts = Some(parts);
        Ok(parts)
    }

    /// The registers that the definition of a value has to fill.
    pub(crate) fn dest(&mut self, value: Value) -> R<SmallVec<[Reg; 4]>> {
        let parts = self.own_parts(value)?;
        Ok(self
            .slice(parts)
            .iter()
            .filter_map(|part| match part {
                POp::Reg(reg) => Some(*reg),
                _ => None,
            })
            .collect())
    }

    /// The one register that the definition of a scalar has to fill.
    pub(crate) fn dest1(&mut self, value: Value) -> R<Reg> {
        match self.dest(value)?.as_slice() {
            [reg] => Ok(*reg),
            regs => internal(format!("{} registers where one is wanted", regs.len())),
        }
    }

    /// The instruction that defines an operand, if it is used only once and in the block being compiled.
    pub(crate) fn sole(&self, operand: Operand) -> Option<(Value, Inst)> {
        let value = operand.as_value()?;
        let inst = self.f.def_inst(value)?;
        let here = self.home[inst].expand() == self.block && self.uses[value] == 1;
        (here && self.values[value].parts.is_none()).then_some((value, inst))
    }

    /// The kind of the instruction that defines an operand.
    pub(crate) fn def_kind(&self, operand: Operand) -> Option<&'a InstKind> {
        let inst = self.f.def_inst(operand.as_value()?)?;
        Some(&self.f.insts[inst].kind)
    }

    // The walk.

    /// Compiles the body and returns the finished function.
    pub(crate) fn run(mut self) -> (ptx::Function, Vec<Diagnostic>) {
        self.ftz = self.flushes();
        self.survey();
        let prologue = self.body.stmts.len();
        let order = postorder(self.f);
        let layout: Vec<Block> = {
            let mut reached: SecondaryMap<Block, bool> = SecondaryMap::new();
            order.iter().for_each(|&b| reached[b] = true);
            self.f.layout.iter().copied().filter(|&b| reached[b]).collect()
        };
        let mut next: SecondaryMap<Block, PackedOption<Block>> = SecondaryMap::new();
        layout.windows(2).for_each(|pair| next[pair[0]] = pair[1].into());
        let mut ranges: SecondaryMap<Block, (usize, usize)> = SecondaryMap::new();
        for &block in &order {
            self.next = next[block].expand();
            let start = self.body.stmts.len();
            self.compile_block(block);
            ranges[block] = (start, self.body.stmts.len());
        }
        self.join_asm_labels();
        let head = self.body.stmts.len();
        if let Err(stop) = self.prologue() {
            self.stop(stop);
        }
        self.assemble(prologue, head, &layout, &ranges);
        for (op, text) in std::mem::take(&mut self.missing) {
            self.inst = None;
            self.stop(Stop::Internal(format!("no row of the instruction table is `{op:?}{text}`")));
        }
        self.out.body = Some(self.body);
        (self.out, self.diagnostics)
    }

    /// Inline assembly may branch to a label of another fragment. Fragments number their names (`L_a1_` is `L` of the first),
    /// so a label that is used and nowhere defined is the one that has its name in the only fragment that defines it.
    fn join_asm_labels(&mut self) {
        let stem = |name: &str| {
            name.strip_suffix('_').and_then(|n| n.rsplit_once("_a")).map(|(stem, _)| stem.to_owned())
        };
        let lost: Vec<(Label, String)> = (self.body.labels.iter())
            .filter(|(_, data)| !data.defined)
            .filter_map(|(label, data)| Some((label, stem(self.out.names.get(data.name))?)))
            .collect();
        for (label, name) in lost {
            let mut same = (self.body.labels.iter())
                .filter(|(_, data)| {
                    data.defined && stem(self.out.names.get(data.name)).as_ref() == Some(&name)
                })
                .map(|(found, _)| found);
            if let (Some(found), None) = (same.next(), same.next()) {
                for operand in &mut self.body.pool {
                    if *operand == POp::Label(label) {
                        *operand = POp::Label(found);
                    }
                }
            }
        }
    }

    /// Uses of values, and the block of each instruction.
    fn survey(&mut self) {
        for &block in &self.f.layout {
            for &inst in &self.f.blocks[block].insts {
                self.home[inst] = block.into();
                let uses = &mut self.uses;
                self.f.for_each_operand(inst, |operand| {
                    if let Some(value) = operand.as_value() {
                        uses[value] += 1;
                    }
                });
            }
        }
        self.find_slots();
    }

    fn compile_block(&mut self, block: Block) {
        self.block = Some(block);
        let start = self.body.stmts.len();
        let insts: &'a [Inst] = &self.f.blocks[block].insts;
        for &inst in insts.iter().rev() {
            let from = self.body.stmts.len();
            self.inst = Some(inst);
            self.group = from;
            self.lines.set(self.f.insts[inst].loc.expand());
            if self.needed(inst)
                && let Err(stop) = self.select(inst)
            {
                self.stop(stop);
            }
            self.check_target(from);
            self.body.stmts[from..].reverse();
            self.lines.fill(self.body.stmts.len());
        }
        self.body.stmts[start..].reverse();
        self.lines.reverse(start);
    }

    /// Tells of instructions that the target does not have.
    fn check_target(&mut self, from: usize) {
        let sm = self.cx.sm;
        for at in from..self.body.stmts.len() {
            let Stmt::Inst(inst) = &self.body.stmts[at] else { continue };
            let opcode = inst.opcode();
            if *self.legal.entry(opcode).or_insert_with(|| opcode.lowest_version(sm).is_some()) {
                continue;
            }
            let target = ptx::Target::new(sm, ptx::target::NEWEST);
            let lacking =
                opcode.requirements().into_iter().find(|avail| ptx::isa::lowest(avail, sm).is_none());
            let needs = lacking.map_or_else(String::new, |avail| ptx::isa::describe(avail, target));
            self.stop(Stop::Target(format!("`{opcode}` needs {needs}; the target is {sm}")));
            return;
        }
    }

    /// Whether an instruction has to be selected.
    fn needed(&self, inst: Inst) -> bool {
        let kind = &self.f.insts[inst].kind;
        if matches!(kind, InstKind::Phi { .. }) {
            return false;
        }
        let Some(result) = self.f.result(inst) else { return true };
        let state = &self.values[result];
        if state.folded {
            return false;
        }
        state.wanted || self.has_effect(inst)
    }

    pub(crate) fn stop(&mut self, stop: Stop) {
        // One message for each instruction is enough.
        let diagnostic = self.cx.stop_in(self.f, self.inst, stop);
        self.diagnostics.push(diagnostic);
    }

    /// Puts prologue and blocks in order, with `.loc` where the line changes.
    fn assemble(
        &mut self,
        declarations: usize,
        head: usize,
        layout: &[Block],
        ranges: &SecondaryMap<Block, (usize, usize)>,
    ) {
        let old = std::mem::take(&mut self.body.stmts);
        let mut stmts = Vec::with_capacity(old.len() + layout.len() * 2);
        stmts.extend_from_slice(&old[..declarations]);
        stmts.extend_from_slice(&old[head..]);
        for &block in layout {
            if let Some(label) = self.labels[block].expand() {
                self.body.labels[label].defined = true;
                stmts.push(Stmt::Label(label));
            }
            self.lines.forget();
            let (start, end) = ranges[block];
            for (at, &stmt) in old[start..end].iter().enumerate() {
                if let Stmt::Inst(_) = stmt
                    && let Some(loc) = self.lines.change(self.cx, self.files, self.f, start + at)
                {
                    stmts.push(Stmt::Loc(self.body.locs.len() as u32));
                    self.body.locs.push(loc);
                }
                stmts.push(stmt);
            }
        }
        self.body.stmts = stmts;
        // Inline assembly was parsed; positions in its template say nothing here.
        self.body.spans.clear();
    }

    /// Copies of an edge to the phis of `to`, all at once.
    pub(crate) fn edge_copies(&mut self, from: Block, to: Block) -> R {
        let mut copies = SmallVec::<[(Reg, POp); 8]>::new();
        let insts: &'a [Inst] = &self.f.blocks[to].insts;
        for &inst in insts {
            let InstKind::Phi { incoming, .. } = &self.f.insts[inst].kind else { break };
            let Some(result) = self.f.result(inst) else { continue };
            if self.uses[result] == 0 {
                continue;
            }
            let pairs = self.f.list(incoming);
            let found = pairs.chunks_exact(2).find(|pair| pair[1].as_block() == Some(from));
            let Some(pair) = found else { return internal("a phi without an entry for an edge") };
            if self.is_undef(pair[0]) {
                continue;
            }
            let sources = self.parts(pair[0])?;
            let dests = self.dest(result)?;
            copies.extend(dests.into_iter().zip(sources).filter(|&(to, from)| from != POp::Reg(to)));
        }
        self.parallel_copy(&copies);
        Ok(())
    }

    /// Copies that happen at the same time: a source that another copy overwrites is saved first.
    fn parallel_copy(&mut self, copies: &[(Reg, POp)]) {
        if let [(to, from)] = copies {
            return self.copy(*to, *from);
        }
        let mut written: SmallVec<[Reg; 8]> = copies.iter().map(|&(to, _)| to).collect();
        written.sort_unstable();
        let mut pending: SmallVec<[(Reg, POp); 8]> = SmallVec::from_slice(copies);
        let mut saved: SmallVec<[(Reg, Reg); 4]> = SmallVec::new();
        for (_, from) in &mut pending {
            let POp::Reg(source) = *from else { continue };
            if written.binary_search(&source).is_err() {
                continue;
            }
            let copy = match saved.iter().find(|(of, _)| *of == source) {
                Some(&(_, copy)) => copy,
                None => {
                    let copy = self.reg(self.class_of(source));
                    self.copy(copy, POp::Reg(source));
                    saved.push((source, copy));
                    copy
                }
            };
            *from = POp::Reg(copy);
        }
        for (to, from) in pending {
            self.copy(to, from);
        }
    }

    /// Whether an edge needs copies.
    pub(crate) fn has_copies(&self, to: Block) -> bool {
        let used = |inst: &Inst| self.f.result(*inst).is_some_and(|result| self.uses[result] != 0);
        let is_phi = |inst: &&Inst| matches!(self.f.insts[**inst].kind, InstKind::Phi { .. });
        self.f.blocks[to].insts.iter().take_while(is_phi).any(used)
    }

    /// A number that is used once in this function.
    pub(crate) fn unique(&mut self) -> u32 {
        self.counter += 1;
        self.counter - 1
    }

    pub(crate) fn mem(base: Base, offset: i64) -> POp {
        POp::Mem(base, offset as i32)
    }
}

/// The reached blocks, each behind its successors where there is no loop.
fn postorder(f: &Function) -> Vec<Block> {
    let mut order = Vec::with_capacity(f.layout.len());
    let Some(entry) = f.entry() else { return order };
    let mut seen: SecondaryMap<Block, bool> = SecondaryMap::new();
    let successors = |block| f.successors(block).collect::<SmallVec<[Block; 4]>>();
    seen[entry] = true;
    let mut stack = vec![(entry, successors(entry), 0)];
    while let Some((block, targets, at)) = stack.last_mut() {
        if let Some(&target) = targets.get(*at) {
            *at += 1;
            if !seen[target] {
                seen[target] = true;
                stack.push((target, successors(target), 0));
            }
        } else {
            order.push(*block);
            stack.pop();
        }
    }
    order
}
