//! Decodes one function body: registers to rows, locals to places, labels to positions.

use super::{Decoder, Located, function_address, param_bytes};
use crate::program::{ALWAYS, Address, CONST, File, From, Inst, MemSpace, Op, Place, Row, Slow, Sreg};
use diag::{Diagnostic, EntityPath, SourcePos, codes};
use ptx::body::{Base, Guard, Loc, Selector, Stmt};
use ptx::tree::{FuncId, NameRef};
use ptx::{Body, Function, FunctionKind, Label, Local, Operand, Reg, StateSpace, Type};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

/// Parameters of device functions above this size lie in local memory rather than in rows of their own.
const LARGE_PARAM: u32 = 1 << 10;
/// The row that no instruction reads.
pub(super) const NO_ROW: u32 = 0;

/// A body on its way into the program.
pub(super) struct FuncDecoder<'d, 'a> {
    pub(super) decoder: &'d mut Decoder<'a>,
    pub(super) function: &'a Function,
    pub(super) body: &'a Body,
    pub(super) id: FuncId,
    pub(super) index: u32,
    /// The row of each register, by its number.
    regs: Vec<Row>,
    /// Rows of each file taken so far.
    pub(super) rows: [u32; 4],
    /// Where parameters and local variables lie.
    pub(super) places: FxHashMap<Local, LocalPlace>,
    /// Bytes of the frame in local memory.
    frame: u32,
    labels: Vec<Option<u32>>,
    /// Instructions whose field `a` is a label.
    jumps: Vec<(usize, Label)>,
    /// Tables whose targets are labels.
    tables: Vec<(usize, Vec<Label>)>,
    guard: u32,
    stmt: u32,
    loc: u32,
    pub(super) carry: u32,
    /// Positions of floating-point operations without a rounding mode, which may be contracted.
    pub(super) free: Vec<u32>,
    /// Where the stack pointer of `alloca` is kept while the function runs.
    pub(super) saved: Option<Row>,
}

/// Where a parameter or local variable of a function lies.
#[derive(Clone, Copy, Debug)]
pub(super) enum LocalPlace {
    /// As [`Place`] says.
    Frame(Place),
    /// In the parameter block of the kernel, at an offset.
    Kernel(u32),
    /// Elsewhere.
    Static(Located),
}

impl<'a> Decoder<'a> {
    /// Decodes a function, if it has a body.
    pub(super) fn function(&mut self, index: usize) {
        let id = self.program.funcs[index].id;
        let function = &self.module.functions[id];
        let empty: &'a Body = EMPTY.get_or_init(Body::new);
        let body = function.body.as_ref().unwrap_or(empty);
        let mut decoder = FuncDecoder {
            decoder: self,
            function,
            body,
            id,
            index: index as u32,
            regs: Vec::new(),
            rows: [0; 4],
            places: FxHashMap::default(),
            frame: 0,
            labels: vec![None; body.labels.len()],
            jumps: Vec::new(),
            tables: Vec::new(),
            guard: ALWAYS,
            stmt: 0,
            loc: 0,
            carry: 0,
            free: Vec::new(),
            saved: None,
        };
        decoder.carry = decoder.fresh(File::P, 1).row;
        decoder.place_registers();
        decoder.place_locals();
        if function.body.is_some() {
            decoder.statements();
        }
        if decoder.decoder.options.contract {
            decoder.contract();
        }
        decoder.finish();
    }
}

static EMPTY: std::sync::OnceLock<Body> = std::sync::OnceLock::new();

impl<'a> FuncDecoder<'_, 'a> {
    // Places.

    /// A new row.
    pub(super) fn fresh(&mut self, file: File, bits: u8) -> Row {
        let row = self.rows[file as usize];
        self.rows[file as usize] += 1;
        Row { file, bits, row }
    }

    fn place_registers(&mut self) {
        for (reg, data) in &self.body.regs {
            let decl = &self.body.reg_decls[data.decl];
            let (file, bits) = file_of(decl.ty);
            let row = self.fresh(file, bits);
            for _ in 1..decl.vector {
                self.fresh(file, bits);
            }
            debug_assert_eq!(self.regs.len(), cranelift_index(reg));
            self.regs.push(row);
        }
    }

    fn place_locals(&mut self) {
        let entry = self.function.kind == FunctionKind::Entry;
        let addressed = self.addressed();
        let mut offset = 0u32;
        for &local in &self.function.params {
            let variable = &self.function.locals[local];
            if entry {
                offset = offset.min(1 << 30).next_multiple_of(variable.alignment().clamp(1, 1 << 12));
                let size = param_bytes(variable);
                self.places.insert(local, LocalPlace::Kernel(offset));
                let func = &mut self.decoder.program.funcs[self.index as usize];
                func.layout.push((offset, size));
                func.param_types.push(variable.ty);
                offset = offset.saturating_add(size);
            } else {
                let place = self.param_place(local, addressed.contains(&local));
                self.decoder.program.funcs[self.index as usize].params.push(place);
            }
        }
        for &local in &self.function.returns {
            let place = self.param_place(local, addressed.contains(&local));
            self.decoder.program.funcs[self.index as usize].returns.push(place);
        }
        for (local, variable) in &self.function.locals {
            if self.places.contains_key(&local) {
                continue;
            }
            let place = match variable.space {
                StateSpace::Param => {
                    self.param_place(local, addressed.contains(&local));
                    continue;
                }
                StateSpace::Local => LocalPlace::Frame(self.in_frame(local)),
                _ => match self.decoder.statics.get(&(self.id, local)) {
                    Some(&located) => LocalPlace::Static(located),
                    None => continue,
                },
            };
            self.places.insert(local, place);
        }
    }

    fn in_frame(&mut self, local: Local) -> Place {
        let variable = &self.function.locals[local];
        let size = variable.size().unwrap_or(0).min(1 << 30) as u32;
        // A frame that no machine holds stays below the end of the numbers; the launch refuses it.
        let offset = self.frame.min(1 << 30).next_multiple_of(variable.alignment().clamp(1, 1 << 12));
        self.frame = offset.saturating_add(size).min(1 << 30);
        Place::Local(offset, size)
    }

    fn param_place(&mut self, local: Local, addressed: bool) -> Place {
        let variable = &self.function.locals[local];
        let place = if variable.space == StateSpace::Reg {
            let (file, bits) = file_of(variable.ty);
            Place::Reg(self.fresh(file, bits))
        } else if addressed || param_bytes(variable) > LARGE_PARAM {
            self.in_frame(local)
        } else {
            let bytes = param_bytes(variable);
            let first = self.rows[File::R32 as usize];
            // Up to the next multiple of 16, so that a vector access may touch the padding behind a struct.
            self.rows[File::R32 as usize] += bytes.div_ceil(16).max(1) * 4;
            Place::Words(first, bytes)
        };
        self.places.insert(local, LocalPlace::Frame(place));
        place
    }

    /// The parameters whose address is taken, so that they need one.
    fn addressed(&self) -> FxHashSet<Local> {
        let mut found = FxHashSet::default();
        let mut todo: Vec<Operand> = Vec::new();
        for stmt in &self.body.stmts {
            let Stmt::Inst(inst) = stmt else { continue };
            if matches!(inst.opcode().op(), ptx::Op::Call) {
                continue;
            }
            let access = matches!(inst.opcode().op(), ptx::Op::Ld | ptx::Op::LdNc | ptx::Op::St);
            todo.extend_from_slice(self.body.operands(inst));
            while let Some(operand) = todo.pop() {
                match operand {
                    Operand::Address(Base::Local(local), _) if !access => {
                        found.insert(local);
                    }
                    Operand::Mem(Base::Local(local), _) if !access => {
                        found.insert(local);
                    }
                    Operand::Vector(range) => todo.extend_from_slice(self.body.get(range)),
                    _ => {}
                }
            }
        }
        found
    }

    // Statements.

    fn statements(&mut self) {
        self.decoder.program.funcs[self.index as usize].start = Some(self.here());
        let body = self.body;
        let allocates =
            |stmt: &Stmt| matches!(stmt, Stmt::Inst(inst) if inst.opcode().op() == ptx::Op::Alloca);
        if body.stmts.iter().any(allocates) {
            let row = self.fresh(File::R64, 64);
            self.saved = Some(row);
            self.slow(Slow { dst: [Some(row), None], ..Slow::new(ptx::Op::StackSave, Type::U64) });
        }
        for (index, stmt) in body.stmts.iter().enumerate() {
            self.stmt = index as u32;
            match *stmt {
                Stmt::Inst(inst) => {
                    self.guard = inst.guard().map_or(ALWAYS, |guard| self.guard_row(guard));
                    self.instruction(inst.opcode(), body.operands(&inst));
                    self.guard = ALWAYS;
                }
                Stmt::Unknown(unknown) => {
                    let unknown = &body.unknown[unknown as usize];
                    self.guard = unknown.guard.map_or(ALWAYS, |guard| self.guard_row(guard));
                    let name = self.function.names.get(unknown.mnemonic);
                    self.unsupported(&format!("instruction `{name}`"));
                    self.guard = ALWAYS;
                }
                Stmt::Label(label) => {
                    if let Some(slot) = self.labels.get_mut(cranelift_index(label)) {
                        *slot = Some(self.decoder.program.code.len() as u32);
                    }
                    self.emit(Op::Join, 0, 0, 0, 0);
                }
                Stmt::Loc(loc) => self.set_loc(body.locs[loc as usize]),
                Stmt::Open
                | Stmt::Close
                | Stmt::Reg(_)
                | Stmt::Var(_)
                | Stmt::Pragma(_)
                | Stmt::Prototype(_)
                | Stmt::BranchTargets(_)
                | Stmt::CallTargets(_) => {}
            }
        }
        self.emit(Op::End, 0, 0, 0, 0);
    }

    fn set_loc(&mut self, loc: Loc) {
        let unknown: Arc<str> = Arc::from("?");
        let file = |n: u32| self.decoder.files.get(&n).cloned().unwrap_or_else(|| unknown.clone());
        let position = |n: u32, line: u32, column: u32| SourcePos {
            file: file(n),
            directory: Arc::from(""),
            line,
            column,
            function: None,
            checksum: None,
            inlined_at: None,
        };
        let mut source = position(loc.file, loc.line, loc.column);
        if let Some(at) = loc.inlined {
            source.inlined_at = Some(Box::new(position(at.file, at.line, at.column)));
        }
        self.decoder.program.locs.push(source);
        self.loc = self.decoder.program.locs.len() as u32;
    }

    fn finish(&mut self) {
        for &(at, label) in &self.jumps {
            let target = self.labels.get(cranelift_index(label)).copied().flatten();
            // A label without a place was refused by the validator; the jump then ends the function.
            let end = self.decoder.program.code.len() as u32 - 1;
            self.decoder.program.code[at].a = target.unwrap_or(end);
        }
        for (table, labels) in &self.tables {
            let end = self.decoder.program.code.len() as u32 - 1;
            let targets =
                labels.iter().map(|&l| self.labels.get(cranelift_index(l)).copied().flatten().unwrap_or(end));
            self.decoder.program.tables[*table] = targets.collect();
        }
        let func = &mut self.decoder.program.funcs[self.index as usize];
        func.rows = self.rows;
        func.local = self.frame.next_multiple_of(16);
    }

    // Emission.

    pub(super) fn here(&self) -> u32 {
        self.decoder.program.code.len() as u32
    }

    /// Adds an instruction under the guard in force.
    pub(super) fn emit(&mut self, op: Op, d: u32, a: u32, b: u32, c: u32) {
        self.decoder.program.code.push(Inst { op, guard: self.guard, d, a, b, c });
        self.decoder.program.origins.push(From { func: self.index, stmt: self.stmt, loc: self.loc });
    }

    pub(super) fn jump(&mut self, label: Label) {
        self.jumps.push((self.decoder.program.code.len(), label));
        self.emit(Op::Bra, 0, 0, 0, 0);
    }

    pub(super) fn table(&mut self, labels: Vec<Label>) -> u32 {
        self.decoder.program.tables.push(Vec::new());
        let index = self.decoder.program.tables.len() - 1;
        self.tables.push((index, labels));
        index as u32
    }

    /// Adds an instruction that stops the run.
    pub(super) fn unsupported(&mut self, what: &str) {
        let function = self.decoder.program.funcs[self.index as usize].name.clone();
        let mut place = diag::Place { entity: EntityPath::symbol(function), ..diag::Place::default() };
        if let Some(span) = self.body.span(self.stmt as usize) {
            place.span = Some(span.of(self.decoder.module.file));
        }
        if self.loc != 0 {
            place.source = self.decoder.program.locs.get(self.loc as usize - 1).cloned();
        }
        let message = format!("the interpreter does not execute {what} yet");
        let index = self.decoder.program.unsupported.len() as u32;
        self.decoder.program.unsupported.push(Diagnostic::new(&codes::UNSUPPORTED, place, message));
        self.emit(Op::Unsupported, 0, 0, 0, index);
    }

    fn guard_row(&self, guard: Guard) -> u32 {
        let row = self.reg(guard.reg).row;
        if guard.negated { row | CONST } else { row }
    }

    // Operands.

    /// The row of a register.
    pub(super) fn reg(&self, reg: Reg) -> Row {
        self.regs.get(cranelift_index(reg)).copied().unwrap_or(Row { file: File::R32, bits: 32, row: NO_ROW })
    }

    /// A component of a vector register.
    pub(super) fn component(&self, reg: Reg, selector: Selector) -> Option<Row> {
        let n = match selector {
            Selector::X => 0,
            Selector::Y => 1,
            Selector::Z => 2,
            Selector::W => 3,
            _ => return None,
        };
        let decl = &self.body.reg_decls[self.body.regs[reg].decl];
        let row = self.reg(reg);
        (n < u32::from(decl.vector)).then_some(Row { row: row.row + n, ..row })
    }

    pub(super) fn const32(&mut self, value: u32, bits: u8) -> Row {
        let decoder = &mut *self.decoder;
        let row = *decoder.consts32.entry(value).or_insert_with(|| {
            decoder.program.consts32.push(value);
            decoder.program.consts32.len() as u32 - 1
        });
        Row { file: File::R32, bits, row: row | CONST }
    }

    pub(super) fn const64(&mut self, value: u64) -> Row {
        let decoder = &mut *self.decoder;
        let row = *decoder.consts64.entry(value).or_insert_with(|| {
            decoder.program.consts64.push(value);
            decoder.program.consts64.len() as u32 - 1
        });
        Row { file: File::R64, bits: 64, row: row | CONST }
    }

    pub(super) fn const128(&mut self, value: u128) -> Row {
        let decoder = &mut *self.decoder;
        let row = *decoder.consts128.entry(value).or_insert_with(|| {
            decoder.program.consts128.push(value);
            decoder.program.consts128.len() as u32 - 1
        });
        Row { file: File::R128, bits: 128, row: row | CONST }
    }

    /// A constant predicate: row 0 of the constants is false, row 1 true.
    pub(super) fn const_pred(value: bool) -> Row {
        Row { file: File::P, bits: 1, row: u32::from(value) | CONST }
    }

    /// A constant of that many bits.
    pub(super) fn constant(&mut self, value: u64, bits: u32) -> Row {
        match bits {
            1 => Self::const_pred(value != 0),
            8 => self.const32(value as u32 & 0xff, 8),
            16 => self.const32(value as u32 & 0xffff, 16),
            64 => self.const64(value),
            128 => self.const128(value as i64 as i128 as u128),
            _ => self.const32(value as u32, 32),
        }
    }

    /// The row that holds a source operand, which is read as `ty`. `None` if it is nothing that can be read so.
    pub(super) fn source(&mut self, operand: Operand, ty: Type) -> Option<Row> {
        let bits = if ty == Type::Pred { 1 } else { ty.bits().clamp(8, 128) };
        Some(match operand {
            Operand::Reg(reg) => self.reg(reg),
            Operand::Select(reg, selector) => self.component(reg, selector)?,
            Operand::Int(value) => {
                let value = match ty {
                    Type::F32 => u64::from((value as f32).to_bits()),
                    Type::F64 => (value as f64).to_bits(),
                    _ => value as u64,
                };
                self.constant(value, bits)
            }
            Operand::F32(value) if bits == 64 => self.const64(f64::from(f32::from_bits(value)).to_bits()),
            Operand::F32(value) => self.constant(u64::from(value), bits),
            Operand::F64(value) if bits <= 32 => {
                self.constant(u64::from((f64::from_bits(value) as f32).to_bits()), bits)
            }
            Operand::F64(value) => self.constant(value, bits),
            Operand::Special(register) => {
                let (file, width) = file_of(register.register.ty());
                let dst = self.fresh(file, width);
                self.special(register, dst);
                dst
            }
            Operand::Address(base, offset) => self.address_value(base, i64::from(offset), bits)?,
            _ => return None,
        })
    }

    /// Reads a special register into a row.
    pub(super) fn special(&mut self, register: ptx::SpecialReg, dst: Row) {
        let index = self.decoder.program.sregs.len() as u32;
        self.decoder.program.sregs.push(Sreg { register, dst });
        self.emit(Op::Sreg, dst.row, index, 0, 0);
    }

    /// The address of a name as a value: what `mov` makes of it.
    fn address_value(&mut self, base: Base, offset: i64, bits: u32) -> Option<Row> {
        let located = match base {
            Base::Symbol(symbol) => *self.decoder.symbols.get(&symbol)?,
            Base::Local(local) => match *self.places.get(&local)? {
                LocalPlace::Static(located) => located,
                LocalPlace::Kernel(at) => return Some(self.constant((i64::from(at) + offset) as u64, bits)),
                LocalPlace::Frame(Place::Local(at, _)) => {
                    let dst = self.fresh(if bits == 64 { File::R64 } else { File::R32 }, bits as u8);
                    self.emit(
                        Op::LocalAddr,
                        dst.row,
                        (i64::from(at) + offset) as u32,
                        u32::from(bits == 64),
                        0,
                    );
                    return Some(dst);
                }
                LocalPlace::Frame(Place::Reg(row)) => return Some(row),
                LocalPlace::Frame(Place::Words(..)) => return None,
            },
            Base::Reg(_) | Base::None => return None,
        };
        let address = located.address().wrapping_add(offset as u64);
        Some(self.constant(address, bits))
    }

    /// An address operand in memory of that space; registers give 32- or 64-bit addresses.
    pub(super) fn address(
        &mut self,
        base: Base,
        offset: i64,
        space: MemSpace,
    ) -> Option<(Address, MemSpace)> {
        let located = match base {
            Base::Reg(reg) => return Some((Address { base: self.reg(reg), offset, frame: false }, space)),
            Base::None => {
                let base = self.const64(0);
                return Some((Address { base, offset, frame: false }, space));
            }
            Base::Symbol(symbol) => *self.decoder.symbols.get(&symbol)?,
            Base::Local(local) => match *self.places.get(&local)? {
                LocalPlace::Static(located) => located,
                LocalPlace::Kernel(at) => {
                    let base = self.const64(u64::from(at));
                    return Some((Address { base, offset, frame: false }, MemSpace::Param));
                }
                LocalPlace::Frame(Place::Local(at, _)) => {
                    let base = self.const64(u64::from(at));
                    return Some((Address { base, offset, frame: true }, MemSpace::Local));
                }
                LocalPlace::Frame(_) => return None,
            },
        };
        // A named shared variable in a generic access is meant by its offset all the same.
        let space = match located {
            Located::Shared(_) if space == MemSpace::Generic => MemSpace::Shared,
            _ => space,
        };
        let base = self.const64(located.address());
        Some((Address { base, offset, frame: false }, space))
    }

    /// The name behind an operand of a call.
    pub(super) fn name_of(operand: Operand) -> Option<NameRef> {
        match operand {
            Operand::Address(Base::Symbol(symbol), 0) => Some(NameRef::Symbol(symbol)),
            Operand::Address(Base::Local(local), 0) => Some(NameRef::Local(local)),
            _ => None,
        }
    }
}

impl Located {
    /// As a value: an offset for shared memory.
    pub(super) fn address(self) -> u64 {
        match self {
            Located::Global(address) => address,
            Located::Shared(offset) => u64::from(offset),
            Located::Func(index) => function_address(index),
        }
    }
}

/// The file and width of a register of that type.
pub(super) fn file_of(ty: Type) -> (File, u8) {
    match ty {
        Type::Pred => (File::P, 1),
        _ => match ty.bits() {
            ..=8 => (File::R32, 8),
            16 => (File::R32, 16),
            64 => (File::R64, 64),
            128.. => (File::R128, 128),
            _ => (File::R32, 32),
        },
    }
}

/// The position of an entity in its map.
pub(super) fn cranelift_index(entity: impl cranelift_entity::EntityRef) -> usize {
    entity.index()
}
