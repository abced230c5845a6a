//! Decodes instructions that work inside one thread.
//!
//! `fast` names the operation of its own that an instruction has; everything else becomes a [`Slow`].

use super::func::FuncDecoder;
use crate::program::{Cmp, FCmp, File, Mods, Op, Row, Slow};
use num::Round;
use ptx::{Opcode, Operand, Tok, Type};

impl FuncDecoder<'_, '_> {
    /// Decodes one instruction.
    pub(super) fn instruction(&mut self, opcode: Opcode, operands: &[Operand]) {
        use ptx::Op as P;
        let done = match opcode.op() {
            P::Mov => self.mov(opcode, operands),
            P::Ld | P::LdNc | P::Ldu => self.load(opcode, operands),
            P::St => self.store(opcode, operands),
            P::Atom | P::AtomCas | P::AtomExch | P::Red => self.atomic(opcode, operands),
            P::Cvta | P::CvtaTo => self.cvta(opcode, operands),
            P::Bra => self.branch(operands),
            P::BrxIdx => self.brx(operands),
            P::Call => self.call(operands),
            P::Ret => self.ret(),
            P::CpAsync => self.copy_async(operands),
            P::CpAsyncCommitGroup | P::CpAsyncWaitGroup | P::CpAsyncWaitAll => self.plain(Op::Nop),
            P::Exit => self.plain(Op::Exit),
            P::Trap => self.plain(Op::Trap),
            P::BarSync | P::BarArrive | P::BarRedPopc | P::BarRedAnd | P::BarRedOr => {
                self.barrier(opcode, operands)
            }
            P::BarWarpSync
            | P::Shfl
            | P::ShflSync
            | P::Vote
            | P::VoteSync
            | P::MatchAny
            | P::MatchAll
            | P::ActiveMask
            | P::Redux
            | P::Elect => self.warp_op(opcode, operands),
            P::Membar
            | P::Fence
            | P::FenceProxy
            | P::NanoSleep
            | P::PmEvent
            | P::Prefetch
            | P::Prefetchu
            | P::ApplyPriority
            | P::Discard
            | P::SetMaxNReg
            | P::GridDepControl
            | P::Brkpt => self.plain(Op::Nop),
            P::CreatePolicy => self.plain(Op::Nop),
            P::Alloca => self.alloca(opcode, operands),
            P::StackSave | P::StackRestore => self.stack(opcode, operands),
            _ => self.compute(opcode, operands),
        };
        if done.is_none() {
            self.unsupported(&format!("`{opcode}` with these operands"));
        }
    }

    /// `ret`; memory from `alloca` is given back.
    fn ret(&mut self) -> Option<()> {
        if let Some(saved) = self.saved {
            self.slow(Slow { src: vec![saved], ..Slow::new(ptx::Op::StackRestore, Type::U64) });
        }
        self.plain(Op::Ret)
    }

    fn plain(&mut self, op: Op) -> Option<()> {
        self.emit(op, 0, 0, 0, 0);
        Some(())
    }

    // Moves.

    /// Copies a row into another, which may be wider or narrower.
    pub(super) fn copy(&mut self, d: Row, a: Row) {
        match (d.file, a.file) {
            (File::P, File::P) => self.emit(Op::MovP, d.row, a.row, 0, 0),
            (File::R32, File::R32) if d.bits >= a.bits => self.emit(Op::Mov32, d.row, a.row, 0, 0),
            (File::R32, File::R32) => {
                let mask = self.const32(u32::MAX >> (32 - u32::from(d.bits)), 32);
                self.emit(Op::And32, d.row, a.row, mask.row, 0);
            }
            (File::R64, File::R64) => self.emit(Op::Mov64, d.row, a.row, 0, 0),
            (File::R64, File::R32) => self.emit(Op::Zext64, d.row, a.row, 0, 0),
            (File::R32, File::R64) => self.emit(Op::Lo32, d.row, a.row, 0, 0),
            (File::R128, File::R128) => self.emit(Op::Mov128, d.row, a.row, 0, 0),
            _ => self.slow(Slow { dst: [Some(d), None], src: vec![a], ..Slow::new(ptx::Op::Mov, Type::B64) }),
        }
    }

    fn mov(&mut self, opcode: Opcode, operands: &[Operand]) -> Option<()> {
        let ty = opcode.ty(0)?;
        let [dst, src] = *operands else { return None };
        match (dst, src) {
            (Operand::Vector(dst), _) => {
                let dst: Vec<Operand> = self.body.get(dst).to_vec();
                let src = self.source(src, ty)?;
                self.unpack(&dst, src, ty)
            }
            (_, Operand::Vector(src)) => {
                let src: Vec<Operand> = self.body.get(src).to_vec();
                let dst = self.destination(dst)??;
                self.pack(dst, &src, ty)
            }
            (_, Operand::Special(register)) => {
                let dst = self.destination(dst)??;
                self.special(register, dst);
                Some(())
            }
            _ => {
                let Some(dst) = self.destination(dst)? else { return Some(()) };
                let src = self.source(src, ty)?;
                self.copy(dst, src);
                Some(())
            }
        }
    }

    fn unpack(&mut self, dst: &[Operand], src: Row, ty: Type) -> Option<()> {
        let rows: Option<Vec<Option<Row>>> = dst.iter().map(|&d| self.destination(d)).collect();
        let rows = rows?;
        if ty.bits() == 64 && rows.len() == 2 && src.file == File::R64 {
            for (row, op) in rows.iter().zip([Op::Lo32, Op::Hi32]) {
                if let Some(row) = row {
                    self.emit(op, row.row, src.row, 0, 0);
                }
            }
            return Some(());
        }
        // The source may be among the destinations, so all parts go through the same old value.
        let width = ty.bits().checked_div(rows.len() as u32)?;
        let copy = Row { row: 0, ..src };
        let copy = Row { row: self.fresh(copy.file, copy.bits).row, ..copy };
        self.copy(copy, src);
        for (index, row) in rows.iter().enumerate() {
            let Some(row) = *row else { continue };
            let at = self.const32(index as u32 * width, 32);
            let slow = Slow::new(ptx::Op::Bfe, Type::bits_of(width)?);
            self.slow(Slow { dst: [Some(row), None], src: vec![copy, at], ..slow });
        }
        Some(())
    }

    fn pack(&mut self, dst: Row, src: &[Operand], ty: Type) -> Option<()> {
        let width = ty.bits() / src.len().max(1) as u32;
        let part = Type::bits_of(width)?;
        let rows: Option<Vec<Row>> = src.iter().map(|&s| self.source(s, part)).collect();
        let rows = rows?;
        if let ([lo, hi], File::R64) = (rows.as_slice(), dst.file)
            && lo.file == File::R32
            && hi.file == File::R32
        {
            self.emit(Op::Pair64, dst.row, lo.row, hi.row, 0);
            return Some(());
        }
        self.slow(Slow { dst: [Some(dst), None], src: rows, from: part, ..Slow::new(ptx::Op::Mov, ty) });
        Some(())
    }

    /// The row that a destination operand names; `Some(None)` for `_`.
    #[expect(clippy::option_option, reason = "no destination and a bad one are different things")]
    pub(super) fn destination(&self, operand: Operand) -> Option<Option<Row>> {
        match operand {
            Operand::Reg(reg) => Some(Some(self.reg(reg))),
            Operand::Select(reg, selector) => self.component(reg, selector).map(Some),
            Operand::Sink => Some(None),
            _ => None,
        }
    }

    /// Adds an instruction that is evaluated lane by lane.
    pub(super) fn slow(&mut self, slow: Slow) {
        let index = self.decoder.program.slow.len() as u32;
        self.decoder.program.slow.push(slow);
        self.emit(Op::Slow, 0, 0, 0, index);
    }

    // Computation.

    fn compute(&mut self, opcode: Opcode, operands: &[Operand]) -> Option<()> {
        // Factors and zeros of narrow floats are not known here.
        if opcode.has(Tok::Scaled) || opcode.has(Tok::Pzo) {
            return None;
        }
        let mut slow = describe(opcode)?;
        slow.carry = self.carry;
        let (first, rest) = operands.split_first()?;
        match *first {
            Operand::Pair(p, q) => {
                slow.dst = [p.map(|p| self.reg(p)), q.map(|q| self.reg(q))];
            }
            other => slow.dst = [self.destination(other)?, None],
        }
        for (position, &operand) in rest.iter().enumerate() {
            let (operand, negated) = match operand {
                Operand::Not(reg) => (Operand::Reg(reg), true),
                other => (other, false),
            };
            if negated {
                slow.negated = Some(position as u8);
            }
            let ty = operand_type(&slow, position, rest.len());
            let row = self.source(operand, ty)?;
            slow.src.push(row);
        }
        if !supported(&slow) {
            return None;
        }
        if slow.ty.is_float() && !opcode.tokens().any(|t| matches!(t, Tok::Rn | Tok::Rz | Tok::Rm | Tok::Rp))
        {
            self.free.push(self.here());
        }
        if self.fast(&slow).is_none() {
            self.slow(slow);
        }
        Some(())
    }

    /// Emits the operation of its own that this instruction has.
    fn fast(&mut self, slow: &Slow) -> Option<()> {
        use ptx::Op as P;
        let [Some(d), None] = slow.dst else { return None };
        let m = slow.mods;
        if slow.negated.is_some() && !matches!(slow.op, P::Selp | P::And | P::Or | P::Xor | P::Not) {
            return None;
        }
        let row = |n: usize| slow.src.get(n).copied().unwrap_or(Row { file: File::P, bits: 0, row: 0 });
        let (a, b, c) = (row(0), row(1), row(2));
        let is = |row: Row, bits: u8| row.bits == bits;
        let plain = m == Mods::default();
        let ty = slow.ty;
        match slow.op {
            P::Setp if slow.mode.is_none() && !m.ftz => {
                let op = setp(slow)?;
                let width = if matches!(op, Op::Setp32(_) | Op::SetpF32(_)) { 32 } else { 64 };
                if !is(a, width) || !is(b, width) || slow.src.len() != 2 {
                    return None;
                }
                self.emit(op, d.row, a.row, b.row, 0);
            }
            P::Selp => {
                let op = match (d.bits, ty.bits()) {
                    (32, 32) | (16, 16) => Op::Sel32,
                    (64, 64) => Op::Sel64,
                    _ => return None,
                };
                if !is(a, d.bits) || !is(b, d.bits) {
                    return None;
                }
                let (x, y) = if slow.negated.is_some() { (b, a) } else { (a, b) };
                self.emit(op, d.row, x.row, y.row, c.row);
            }
            P::And | P::Or | P::Xor | P::Not if ty == Type::Pred => {
                if slow.negated.is_some() {
                    return None;
                }
                let op = match slow.op {
                    P::And => Op::AndP,
                    P::Or => Op::OrP,
                    P::Xor => Op::XorP,
                    _ => Op::NotP,
                };
                self.emit(op, d.row, a.row, b.row, 0);
            }
            P::Cvt => {
                let op = convert(slow, d, a)?;
                self.emit(op, d.row, a.row, 0, 0);
            }
            _ => {
                let (op, bits) = arithmetic(slow.op, ty, plain, slow.src.len())?;
                let wide = matches!(op, Op::MulWideU32 | Op::MulWideS32 | Op::MadWideU32 | Op::MadWideS32);
                let shift = matches!(op, Op::Shl64 | Op::ShrU64 | Op::ShrS64);
                let fits = is(d, if wide { 64 } else { bits })
                    && is(a, bits)
                    && (slow.src.len() < 2 || is(b, if shift { 32 } else { bits }))
                    && (slow.src.len() < 3 || is(c, if wide { 64 } else { bits }));
                // The logic operations work on narrower registers too: those are kept zero-extended.
                let narrow = matches!(op, Op::And32 | Op::Or32 | Op::Xor32)
                    && d.file == File::R32
                    && ty.bits() == u32::from(d.bits)
                    && a.bits == d.bits
                    && b.bits == d.bits;
                if fits || narrow {
                    self.emit(op, d.row, a.row, b.row, c.row);
                } else {
                    return self.sixteen(op, slow, d, a, b, c);
                }
            }
        }
        Some(())
    }

    /// Integer arithmetic of 16 bits: that of 32 bits, cut off behind it.
    fn sixteen(&mut self, op: Op, slow: &Slow, d: Row, a: Row, b: Row, c: Row) -> Option<()> {
        let cut = matches!(op, Op::Add32 | Op::Sub32 | Op::Mul32 | Op::Mad32 | Op::Not32 | Op::Shl32);
        let keeps = matches!(op, Op::ShrU32 | Op::MinU32 | Op::MaxU32);
        let shift = matches!(op, Op::Shl32 | Op::ShrU32);
        let all = d.bits == 16
            && slow.ty.bits() == 16
            && a.bits == 16
            && (slow.src.len() < 2 || b.bits == if shift { 32 } else { 16 })
            && (slow.src.len() < 3 || c.bits == 16);
        if !all || !(cut || keeps) {
            return None;
        }
        self.emit(op, d.row, a.row, b.row, c.row);
        if cut {
            let mask = self.const32(0xffff, 32);
            self.emit(Op::And32, d.row, d.row, mask.row, 0);
        }
        Some(())
    }
}

impl Slow {
    /// Without operands and modifiers.
    pub(super) fn new(op: ptx::Op, ty: Type) -> Slow {
        Slow {
            op,
            ty,
            from: ty,
            mods: Mods::default(),
            cmp: None,
            mode: None,
            dst: [None, None],
            src: Vec::new(),
            negated: None,
            carry: 0,
        }
    }
}

/// Types and modifiers of an instruction.
pub(super) fn describe(opcode: Opcode) -> Option<Slow> {
    let ty = opcode.ty(0).unwrap_or(Type::B32);
    let mut slow = Slow { from: opcode.ty(1).unwrap_or(ty), ..Slow::new(opcode.op(), ty) };
    let m = &mut slow.mods;
    for token in opcode.tokens() {
        match token {
            Tok::Rn => m.round = Round::Nearest,
            Tok::Rz => m.round = Round::Zero,
            Tok::Rm => m.round = Round::Down,
            Tok::Rp => m.round = Round::Up,
            Tok::Rna => m.round = Round::NearestAway,
            Tok::Rni => (m.round, m.integral) = (Round::Nearest, true),
            Tok::Rzi => (m.round, m.integral) = (Round::Zero, true),
            Tok::Rmi => (m.round, m.integral) = (Round::Down, true),
            Tok::Rpi => (m.round, m.integral) = (Round::Up, true),
            Tok::Ftz => m.ftz = true,
            Tok::Sat => m.sat = true,
            Tok::Satfinite => m.satfinite = true,
            Tok::Relu => m.relu = true,
            Tok::Nan => m.nan = true,
            Tok::XorSign => m.xorsign = true,
            Tok::Abs => {}
            Tok::Approx => m.approx = true,
            Tok::Full => m.full = true,
            Tok::Cc => m.cc = true,
            Tok::Eq
            | Tok::Ne
            | Tok::Lt
            | Tok::Le
            | Tok::Gt
            | Tok::Ge
            | Tok::Ls
            | Tok::Hs
            | Tok::Equ
            | Tok::Neu
            | Tok::Ltu
            | Tok::Leu
            | Tok::Gtu
            | Tok::Geu
            | Tok::Num
            | Tok::IsNan => slow.cmp = Some(token),
            Tok::Lo if slow.cmp.is_none() && matches!(slow.op, ptx::Op::Setp | ptx::Op::Set) => {
                slow.cmp = Some(token)
            }
            Tok::Hi if matches!(slow.op, ptx::Op::Setp | ptx::Op::Set) => slow.cmp = Some(token),
            Tok::Hi | Tok::Clamp | Tok::Shiftamt => m.flag = true,
            Tok::Lo | Tok::Wrap | Tok::Noftz => {}
            _ if token.ty().is_some() => {}
            Tok::Rs | Tok::Scaled | Tok::Oob => return None,
            other => slow.mode = Some(other),
        }
    }
    Some(slow)
}

/// The type as which an operand is read.
fn operand_type(slow: &Slow, position: usize, count: usize) -> Type {
    use ptx::Op as P;
    match (slow.op, position) {
        (P::Setp | P::Set, 2) | (P::Lop3, 4) => Type::Pred,
        (P::Set, _) => slow.from,
        (P::Selp, 2) => Type::Pred,
        (P::Slct, 2) => slow.from,
        (P::Cvt, _) if count == 1 => slow.from,
        (P::Cvt, _) => Type::F32,
        (P::Shl | P::Shr, 1) => Type::U32,
        (P::Bfe, 1..) | (P::Bfi, 2..) => Type::U32,
        (P::MadWide, 2) => {
            if slow.ty.bits() == 16 {
                Type::B32
            } else {
                Type::B64
            }
        }
        (P::Fns | P::Prmt | P::Lop3 | P::Bmsk | P::Dp4a | P::Dp2a | P::ShfL | P::ShfR, _) => Type::B32,
        (P::Szext, 1) => Type::U32,
        _ => slow.ty,
    }
}

/// Whether `eval` knows the operation.
fn supported(slow: &Slow) -> bool {
    use ptx::Op as P;
    let packed_only = matches!(slow.ty, Type::F32x2 | Type::U8x4 | Type::S8x4);
    // Arithmetic on operands of different types (`add.f32.f16`) is not what the first type says.
    let two_types = matches!(slow.op, P::Cvt | P::Set | P::Slct | P::Dp4a | P::Dp2a);
    if slow.from != slow.ty && !two_types {
        return false;
    }
    let known = matches!(
        slow.op,
        P::Add
            | P::Sub
            | P::MulLo
            | P::MulHi
            | P::MulWide
            | P::Mul
            | P::MadLo
            | P::MadHi
            | P::MadWide
            | P::Mad
            | P::Fma
            | P::Mul24Lo
            | P::Mul24Hi
            | P::Mad24Lo
            | P::Mad24Hi
            | P::AddC
            | P::SubC
            | P::MadLoC
            | P::MadHiC
            | P::Sad
            | P::Div
            | P::Rem
            | P::Abs
            | P::Neg
            | P::Min
            | P::Max
            | P::Popc
            | P::Clz
            | P::Bfind
            | P::Fns
            | P::Brev
            | P::Bfe
            | P::Bfi
            | P::Bmsk
            | P::Szext
            | P::Dp4a
            | P::Dp2a
            | P::Rcp
            | P::Sqrt
            | P::Rsqrt
            | P::Sin
            | P::Cos
            | P::Lg2
            | P::Ex2
            | P::Tanh
            | P::Testp
            | P::CopySign
            | P::Set
            | P::Setp
            | P::Selp
            | P::Slct
            | P::And
            | P::Or
            | P::Xor
            | P::Not
            | P::Cnot
            | P::Lop3
            | P::Shl
            | P::Shr
            | P::ShfL
            | P::ShfR
            | P::Prmt
            | P::IsSpacep
            | P::Cvt
    );
    let narrow = slow.op == P::Cvt
        && (crate::eval::format_of(slow.ty).is_none() && slow.ty.is_float() && slow.ty != Type::F64
            || crate::eval::format_of(slow.from).is_none() && slow.from.is_float() && slow.from != Type::F64);
    known && !packed_only && !narrow
}

fn setp(slow: &Slow) -> Option<Op> {
    let cmp = slow.cmp?;
    match slow.ty {
        Type::F32 => Some(Op::SetpF32(float_cmp(cmp)?)),
        Type::F64 => Some(Op::SetpF64(float_cmp(cmp)?)),
        ty if ty.bits() == 32 && !ty.is_float() => Some(Op::Setp32(int_cmp(cmp, ty)?)),
        ty if ty.bits() == 64 && !ty.is_float() => Some(Op::Setp64(int_cmp(cmp, ty)?)),
        _ => None,
    }
}

/// An integer comparison.
pub(crate) fn int_cmp(cmp: Tok, ty: Type) -> Option<Cmp> {
    let signed = matches!(ty, Type::S8 | Type::S16 | Type::S32 | Type::S64);
    Some(match (cmp, signed) {
        (Tok::Eq, _) => Cmp::Eq,
        (Tok::Ne, _) => Cmp::Ne,
        (Tok::Lt, true) => Cmp::LtS,
        (Tok::Le, true) => Cmp::LeS,
        (Tok::Gt, true) => Cmp::GtS,
        (Tok::Ge, true) => Cmp::GeS,
        (Tok::Lt | Tok::Lo, _) => Cmp::LtU,
        (Tok::Le | Tok::Ls, _) => Cmp::LeU,
        (Tok::Gt | Tok::Hi, _) => Cmp::GtU,
        (Tok::Ge | Tok::Hs, _) => Cmp::GeU,
        _ => return None,
    })
}

/// A comparison of floats.
pub(crate) fn float_cmp(cmp: Tok) -> Option<FCmp> {
    Some(match cmp {
        Tok::Eq => FCmp::Eq,
        Tok::Ne => FCmp::Ne,
        Tok::Lt => FCmp::Lt,
        Tok::Le => FCmp::Le,
        Tok::Gt => FCmp::Gt,
        Tok::Ge => FCmp::Ge,
        Tok::Equ => FCmp::Equ,
        Tok::Neu => FCmp::Neu,
        Tok::Ltu => FCmp::Ltu,
        Tok::Leu => FCmp::Leu,
        Tok::Gtu => FCmp::Gtu,
        Tok::Geu => FCmp::Geu,
        Tok::Num => FCmp::Num,
        Tok::IsNan | Tok::Nan => FCmp::Nan,
        _ => return None,
    })
}

/// Conversions that have an operation of their own.
fn convert(slow: &Slow, d: Row, a: Row) -> Option<Op> {
    let m = slow.mods;
    if m.ftz || m.sat || m.relu || m.satfinite {
        return None;
    }
    let widths = |to: u8, from: u8| d.bits == to && a.bits == from;
    Some(match (slow.ty, slow.from) {
        (Type::U64 | Type::S64, Type::U32) if widths(64, 32) => Op::Zext64,
        (Type::U64 | Type::S64, Type::S32) if widths(64, 32) => Op::Sext64,
        (Type::U32 | Type::S32, Type::U64 | Type::S64) if widths(32, 64) => Op::Lo32,
        (Type::U32 | Type::S32, Type::U32 | Type::S32) if widths(32, 32) => Op::Mov32,
        (Type::U32 | Type::S32, Type::U16) if widths(32, 16) => Op::Mov32,
        (Type::U32 | Type::S32, Type::S16) if widths(32, 16) => Op::Sext16,
        (Type::F32, Type::S32) if widths(32, 32) && m.round == Round::Nearest => Op::CvtF32S32,
        (Type::F32, Type::U32) if widths(32, 32) && m.round == Round::Nearest => Op::CvtF32U32,
        (Type::F64, Type::S32) if widths(64, 32) => Op::CvtF64S32,
        (Type::S32, Type::F32) if widths(32, 32) && m.round == Round::Zero => Op::CvtS32F32,
        (Type::F64, Type::F32) if widths(64, 32) && !m.integral => Op::CvtF64F32,
        (Type::F32, Type::F64) if widths(32, 64) && m.round == Round::Nearest && !m.integral => Op::CvtF32F64,
        _ => return None,
    })
}

/// The operation of its own that arithmetic on a type has, and its width.
fn arithmetic(op: ptx::Op, ty: Type, plain: bool, operands: usize) -> Option<(Op, u8)> {
    use ptx::Op as P;
    if !plain {
        return None;
    }
    let signed = matches!(ty, Type::S16 | Type::S32 | Type::S64);
    let float = ty.is_float();
    let packed = matches!(ty, Type::U16x2 | Type::S16x2 | Type::U8x4 | Type::S8x4);
    if packed {
        return None;
    }
    let found = match (ty.bits(), float) {
        (16 | 32, false) => match op {
            P::Add => Op::Add32,
            P::Sub => Op::Sub32,
            P::MulLo => Op::Mul32,
            P::MadLo => Op::Mad32,
            P::And => Op::And32,
            P::Or => Op::Or32,
            P::Xor => Op::Xor32,
            P::Not => Op::Not32,
            P::Shl => Op::Shl32,
            P::Shr if signed => Op::ShrS32,
            P::Shr => Op::ShrU32,
            P::Min if signed => Op::MinS32,
            P::Min => Op::MinU32,
            P::Max if signed => Op::MaxS32,
            P::Max => Op::MaxU32,
            _ if ty.bits() == 16 => return None,
            P::MulHi if signed => Op::MulHiS32,
            P::MulHi => Op::MulHiU32,
            P::Div if signed => Op::DivS32,
            P::Div => Op::DivU32,
            P::Rem if signed => Op::RemS32,
            P::Rem => Op::RemU32,
            P::MulWide if signed => Op::MulWideS32,
            P::MulWide => Op::MulWideU32,
            P::MadWide if signed => Op::MadWideS32,
            P::MadWide => Op::MadWideU32,
            _ => return None,
        },
        (64, false) => match op {
            P::Add => Op::Add64,
            P::Sub => Op::Sub64,
            P::MulLo => Op::Mul64,
            P::MadLo => Op::Mad64,
            P::And => Op::And64,
            P::Or => Op::Or64,
            P::Xor => Op::Xor64,
            P::Not => Op::Not64,
            P::Shl => Op::Shl64,
            P::Shr if signed => Op::ShrS64,
            P::Shr => Op::ShrU64,
            _ => return None,
        },
        (32, true) if ty == Type::F32 => match op {
            P::Add => Op::AddF32,
            P::Sub => Op::SubF32,
            P::Mul => Op::MulF32,
            P::Fma | P::Mad => Op::FmaF32,
            P::Div => Op::DivF32,
            P::Neg => Op::NegF32,
            P::Abs => Op::AbsF32,
            P::Min if operands == 2 => Op::MinF32,
            P::Max if operands == 2 => Op::MaxF32,
            _ => return None,
        },
        (64, true) if ty == Type::F64 => match op {
            P::Add => Op::AddF64,
            P::Sub => Op::SubF64,
            P::Mul => Op::MulF64,
            P::Fma | P::Mad => Op::FmaF64,
            P::Div => Op::DivF64,
            _ => return None,
        },
        _ => return None,
    };
    let bits = if ty.bits() == 16 { 32 } else { ty.bits() as u8 };
    Some((found, bits))
}

#[cfg(test)]
mod tests {
    use super::super::func::file_of;
    use super::*;
    use crate::program::CONST;

    #[test]
    fn registers_lie_in_the_file_of_their_width() {
        assert_eq!(file_of(Type::F16), (File::R32, 16));
        assert_eq!(file_of(Type::U8), (File::R32, 8));
        assert_eq!(file_of(Type::F64), (File::R64, 64));
        assert_eq!(file_of(Type::Pred), (File::P, 1));
        assert_eq!(file_of(Type::B128), (File::R128, 128));
    }

    #[test]
    fn constants_are_marked_by_the_top_bit() {
        assert_eq!(FuncDecoder::const_pred(true).row, CONST | 1);
    }
}
