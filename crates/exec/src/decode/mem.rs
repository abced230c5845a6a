//! Decodes loads, stores, atomics and conversions of addresses.

use super::func::{FuncDecoder, LocalPlace};
use crate::memory::{LOCAL_BASE, PARAM_BASE, SHARED_BASE};
use crate::program::{
    Address, AtomElement, AtomKind, AtomOp, CopyOp, File, MemOp, MemSpace, Op, Place, Row, Slow,
};
use ptx::body::Base;
use ptx::{FunctionKind, Opcode, Operand, Tok, Type};

/// The space that the tokens name.
fn space_of(opcode: Opcode) -> MemSpace {
    let mut space = MemSpace::Generic;
    for token in opcode.tokens() {
        space = match token {
            Tok::Global => MemSpace::Global,
            Tok::Const => MemSpace::Const,
            Tok::Shared | Tok::SharedCta | Tok::SharedCluster => MemSpace::Shared,
            Tok::Local => MemSpace::Local,
            Tok::Param | Tok::ParamEntry | Tok::ParamFunc => MemSpace::Param,
            _ => continue,
        };
    }
    space
}

fn is_signed(ty: Type) -> bool {
    matches!(ty, Type::S8 | Type::S16 | Type::S32 | Type::S64)
}

impl FuncDecoder<'_, '_> {
    /// The elements of a value operand: one, or those of a vector.
    fn elements(&mut self, operand: Operand, ty: Type, read: bool) -> Option<Vec<Option<Row>>> {
        let operands: Vec<Operand> = match operand {
            Operand::Vector(range) => self.body.get(range).to_vec(),
            Operand::Reg(reg) => {
                let decl = &self.body.reg_decls[self.body.regs[reg].decl];
                let row = self.reg(reg);
                return Some(
                    (0..u32::from(decl.vector)).map(|n| Some(Row { row: row.row + n, ..row })).collect(),
                );
            }
            other => vec![other],
        };
        operands
            .into_iter()
            .map(|operand| if read { self.source(operand, ty).map(Some) } else { self.destination(operand) })
            .collect()
    }

    /// Base and offset of an address operand.
    fn base(operand: Operand) -> Option<(Base, i64)> {
        match operand {
            Operand::Mem(base, offset) | Operand::Address(base, offset) => Some((base, i64::from(offset))),
            Operand::Reg(reg) => Some((Base::Reg(reg), 0)),
            _ => None,
        }
    }

    /// The rows or register of a parameter that has no address.
    fn in_rows(&self, base: Base) -> Option<Place> {
        let Base::Local(local) = base else { return None };
        match self.places.get(&local)? {
            LocalPlace::Frame(place @ (Place::Words(..) | Place::Reg(_))) => Some(*place),
            _ => None,
        }
    }

    pub(super) fn load(&mut self, opcode: Opcode, operands: &[Operand]) -> Option<()> {
        let ty = opcode.ty(0)?;
        let (base, offset) = Self::base(*operands.get(1)?)?;
        let elements = self.elements(operands[0], ty, false)?;
        if let Some(place) = self.in_rows(base) {
            return self.load_rows(place, offset, ty, &elements);
        }
        let mut space = if opcode.op() == ptx::Op::Ld { space_of(opcode) } else { MemSpace::Global };
        if space == MemSpace::Param && self.function.kind == FunctionKind::Func {
            space = MemSpace::Local;
        }
        let (address, space) = self.address(base, offset, space)?;
        let size = ty.bytes() as u8;
        if usize::from(size) * elements.len() > 64 {
            return None;
        }
        let op = MemOp { address, space, size, signed: is_signed(ty), elements };
        let index = self.decoder.program.mem_ops.len() as u32;
        let (kind, d) = fast_access(&op, true);
        if let (Op::LdParam32 | Op::LdParam64, LocalPlace::Kernel(at)) = (kind, self.kernel_param(base)) {
            self.decoder.program.mem_ops.push(op);
            let at = i64::from(at) + offset;
            self.emit(kind, d, at as u32, 0, index);
            return Some(());
        }
        let kind = if matches!(kind, Op::LdParam32 | Op::LdParam64) { Op::Load } else { kind };
        let (a, b) = (op.address.base.row, op.address.offset as u32);
        self.decoder.program.mem_ops.push(op);
        self.emit(kind, d, a, b, index);
        Some(())
    }

    fn kernel_param(&self, base: Base) -> LocalPlace {
        let none = LocalPlace::Frame(Place::Words(0, 0));
        let Base::Local(local) = base else { return none };
        self.places.get(&local).copied().unwrap_or(none)
    }

    pub(super) fn store(&mut self, opcode: Opcode, operands: &[Operand]) -> Option<()> {
        let ty = opcode.ty(0)?;
        let (base, offset) = Self::base(*operands.first()?)?;
        let elements = self.elements(*operands.get(1)?, ty, true)?;
        if ty.bytes() as usize * elements.len() > 64 {
            return None;
        }
        if let Some(place) = self.in_rows(base) {
            return self.store_rows(place, offset, ty, &elements);
        }
        let mut space = space_of(opcode);
        if space == MemSpace::Param {
            space = MemSpace::Local;
        }
        let (address, space) = self.address(base, offset, space)?;
        let op = MemOp { address, space, size: ty.bytes() as u8, signed: false, elements };
        let index = self.decoder.program.mem_ops.len() as u32;
        let (kind, d) = fast_access(&op, false);
        let (a, b) = (op.address.base.row, op.address.offset as u32);
        self.decoder.program.mem_ops.push(op);
        self.emit(kind, d, a, b, index);
        Some(())
    }

    /// Loads from the rows of a parameter.
    fn load_rows(&mut self, place: Place, offset: i64, ty: Type, elements: &[Option<Row>]) -> Option<()> {
        if let Place::Reg(row) = place {
            let d = (*elements.first()?)?;
            self.copy(d, row);
            return Some(());
        }
        let Place::Words(first, bytes) = place else { return None };
        let size = i64::from(ty.bytes());
        for (index, element) in elements.iter().enumerate() {
            let at = offset + index as i64 * size;
            if at < 0 || at % size.min(4) != 0 || at + size > i64::from(bytes.next_multiple_of(16)) {
                return None;
            }
            let Some(d) = *element else { continue };
            let word = |n: u32| Row { file: File::R32, bits: 32, row: first + at as u32 / 4 + n };
            match (size, d.file) {
                (4, File::R32) => self.copy(d, word(0)),
                (8, File::R64) => self.emit(Op::Pair64, d.row, word(0).row, word(1).row, 0),
                (16, File::R128) => {
                    let src = (0..4).map(word).collect();
                    self.slow(Slow {
                        dst: [Some(d), None],
                        src,
                        from: Type::B32,
                        ..Slow::new(ptx::Op::Mov, ty)
                    });
                }
                (4, File::R64) => {
                    let op = if is_signed(ty) { Op::Sext64 } else { Op::Zext64 };
                    self.emit(op, d.row, word(0).row, 0, 0);
                }
                (1 | 2, _) => {
                    let shift = self.const32((at % 4) as u32 * 8, 32);
                    let part =
                        Slow::new(ptx::Op::Bfe, if is_signed(ty) { ty } else { Type::bits_of(ty.bits())? });
                    self.slow(Slow { dst: [Some(d), None], src: vec![word(0), shift], ..part });
                }
                _ => return None,
            }
        }
        Some(())
    }

    /// Stores to the rows of a parameter.
    fn store_rows(&mut self, place: Place, offset: i64, ty: Type, elements: &[Option<Row>]) -> Option<()> {
        if let Place::Reg(row) = place {
            let a = (*elements.first()?)?;
            self.copy(row, a);
            return Some(());
        }
        let Place::Words(first, bytes) = place else { return None };
        let size = i64::from(ty.bytes());
        for (index, element) in elements.iter().enumerate() {
            let at = offset + index as i64 * size;
            if at < 0 || at % size.min(4) != 0 || at + size > i64::from(bytes.next_multiple_of(16)) {
                return None;
            }
            let a = (*element)?;
            let word = |n: u32| Row { file: File::R32, bits: 32, row: first + at as u32 / 4 + n };
            match (size, a.file) {
                (4, File::R32 | File::R64) => self.copy(word(0), a),
                (8, File::R64) => {
                    self.emit(Op::Lo32, word(0).row, a.row, 0, 0);
                    self.emit(Op::Hi32, word(1).row, a.row, 0, 0);
                }
                (16, File::R128) => {
                    for n in 0..4 {
                        let shift = self.const32(n * 32, 32);
                        let part = Slow::new(ptx::Op::Bfe, Type::B32);
                        self.slow(Slow { dst: [Some(word(n)), None], src: vec![a, shift], ..part });
                    }
                }
                (1 | 2, _) => {
                    // A write of part of a word keeps the rest.
                    let at = self.const32((at % 4) as u32 * 8, 32);
                    let length = self.const32(ty.bits(), 32);
                    let part = Slow::new(ptx::Op::Bfi, Type::B32);
                    self.slow(Slow { dst: [Some(word(0)), None], src: vec![a, word(0), at, length], ..part });
                }
                _ => return None,
            }
        }
        Some(())
    }

    pub(super) fn atomic(&mut self, opcode: Opcode, operands: &[Operand]) -> Option<()> {
        let ty = opcode.ty(0)?;
        let red = opcode.op() == ptx::Op::Red;
        let mut kind = match opcode.op() {
            ptx::Op::AtomCas => Some(AtomKind::Cas),
            ptx::Op::AtomExch => Some(AtomKind::Exch),
            _ => None,
        };
        for token in opcode.tokens() {
            kind = Some(match token {
                Tok::And => AtomKind::And,
                Tok::Or => AtomKind::Or,
                Tok::Xor => AtomKind::Xor,
                Tok::Add => AtomKind::Add,
                Tok::Inc => AtomKind::Inc,
                Tok::Dec => AtomKind::Dec,
                Tok::Min => AtomKind::Min,
                Tok::Max => AtomKind::Max,
                Tok::Exch => AtomKind::Exch,
                Tok::Cas => AtomKind::Cas,
                _ => continue,
            });
        }
        let kind = kind?;
        let at = usize::from(!red);
        let (base, offset) = Self::base(*operands.get(at)?)?;
        let b = self.elements(*operands.get(at + 1)?, ty, true)?;
        let c = match kind {
            AtomKind::Cas => self.elements(*operands.get(at + 2)?, ty, true)?,
            _ => vec![None; b.len()],
        };
        let d = if red { vec![None; b.len()] } else { self.elements(operands[0], ty, false)? };
        let d = if d.len() == 1 && b.len() > 1 { vec![None; b.len()] } else { d };
        let mut elements = Vec::new();
        if b.len() > 16 {
            return None;
        }
        for ((dst, b), c) in d.into_iter().zip(b).zip(c) {
            elements.push(AtomElement { dst, b: b?, c });
        }
        let (address, space) = self.address(base, offset, space_of(opcode))?;
        let index = self.decoder.program.atoms.len() as u32;
        self.decoder.program.atoms.push(AtomOp { address, space, kind, ty, elements });
        self.emit(Op::Atom, 0, 0, 0, index);
        Some(())
    }

    /// `cp.async`: where everything happens in order, the copy can be done at once.
    pub(super) fn copy_async(&mut self, operands: &[Operand]) -> Option<()> {
        let &[to, from, Operand::Int(size), ref rest @ ..] = operands else { return None };
        let (base, offset) = Self::base(to)?;
        let (to, _) = self.address(base, offset, MemSpace::Shared)?;
        let (base, offset) = Self::base(from)?;
        let (from, _) = self.address(base, offset, MemSpace::Global)?;
        // A cache policy is 64 bits wide; what is narrower is the number of bytes to read, or whether to ignore them.
        let mut read = None;
        if let Some(&operand) = rest.first() {
            let row = self.source(operand, Type::B32)?;
            read = (row.file != File::R64).then_some(row);
        }
        let index = self.decoder.program.copies.len() as u32;
        self.decoder.program.copies.push(CopyOp { to, from, size: size.clamp(0, 16) as u8, read });
        self.emit(Op::Copy, 0, 0, 0, index);
        Some(())
    }

    /// `cvta`: adds or takes away the start of a window.
    pub(super) fn cvta(&mut self, opcode: Opcode, operands: &[Operand]) -> Option<()> {
        let ty = opcode.ty(0)?;
        let d = self.destination(*operands.first()?)??;
        let a = self.source(*operands.get(1)?, ty)?;
        let window = match space_of(opcode) {
            MemSpace::Shared => SHARED_BASE,
            MemSpace::Local => LOCAL_BASE,
            MemSpace::Param if self.function.kind == FunctionKind::Entry => PARAM_BASE,
            MemSpace::Param => LOCAL_BASE,
            MemSpace::Global | MemSpace::Const | MemSpace::Generic => 0,
        };
        if window == 0 || d.file != File::R64 || a.file != File::R64 {
            self.copy(d, a);
            return Some(());
        }
        let window = self.const64(window);
        let op = if opcode.op() == ptx::Op::CvtaTo { Op::Sub64 } else { Op::Add64 };
        self.emit(op, d.row, a.row, window.row, 0);
        Some(())
    }

    pub(super) fn alloca(&mut self, opcode: Opcode, operands: &[Operand]) -> Option<()> {
        let d = self.destination(*operands.first()?)??;
        let size = self.source(*operands.get(1)?, opcode.ty(0)?)?;
        let mut src = vec![size];
        if let Some(&align) = operands.get(2) {
            src.push(self.source(align, Type::U32)?);
        }
        self.slow(Slow { dst: [Some(d), None], src, ..Slow::new(ptx::Op::Alloca, opcode.ty(0)?) });
        Some(())
    }

    pub(super) fn stack(&mut self, opcode: Opcode, operands: &[Operand]) -> Option<()> {
        let ty = opcode.ty(0)?;
        let mut slow = Slow::new(opcode.op(), ty);
        if opcode.op() == ptx::Op::StackSave {
            slow.dst = [self.destination(*operands.first()?)?, None];
        } else {
            slow.src = vec![self.source(*operands.first()?, ty)?];
        }
        self.slow(slow);
        Some(())
    }
}

/// The operation of its own that an access has, and the row of its value.
fn fast_access(op: &MemOp, load: bool) -> (Op, u32) {
    let slow = if load { Op::Load } else { Op::Store };
    let [Some(value)] = op.elements[..] else { return (slow, 0) };
    let Address { base, offset, frame } = op.address;
    if frame || i32::try_from(offset).is_err() || u32::from(value.bits) != u32::from(op.size) * 8 {
        return (slow, value.row);
    }
    let kind = match (op.space, op.size, base.file, load) {
        (MemSpace::Global | MemSpace::Generic, 4, File::R64, true) => Op::LdG32,
        (MemSpace::Global | MemSpace::Generic, 8, File::R64, true) => Op::LdG64,
        (MemSpace::Global | MemSpace::Generic, 4, File::R64, false) => Op::StG32,
        (MemSpace::Global | MemSpace::Generic, 8, File::R64, false) => Op::StG64,
        (MemSpace::Shared, 4, File::R32, true) => Op::LdS32,
        (MemSpace::Shared, 8, File::R32, true) => Op::LdS64,
        (MemSpace::Shared, 4, File::R32, false) => Op::StS32,
        (MemSpace::Shared, 8, File::R32, false) => Op::StS64,
        (MemSpace::Param, 4, _, true) => Op::LdParam32,
        (MemSpace::Param, 8, _, true) => Op::LdParam64,
        _ => slow,
    };
    (kind, value.row)
}
