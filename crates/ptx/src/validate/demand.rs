//! What the operands of an instruction demand of target, version and release beyond its modifiers, and what single
//! instructions demand of their constants.

use super::inst::Checked;
use super::{At, Checker};
use crate::body::{Base, Operand};
use crate::isa::{Avail, Form, Kind, Op, Opcode, Opnd, Targets, Ty};
use crate::judge::Assembler;
use crate::target::{Sm, Version};
use crate::token::Tok;
use crate::types::{Type, TypeKind};
use diag::{Diagnostic, Severity, codes};

const fn since(sm: u16, major: u8, minor: u8) -> Avail {
    Avail { targets: Targets::From(sm), from: Version::new(major, minor), until: None }
}

const IGNORE_SOURCE: &[Avail] = &[since(80, 7, 5)];
const NO_STATE: &[Avail] = &[since(80, 7, 1)];
const COUNTED: &[Avail] = &[since(90, 7, 8)];
const SHORT_SIZE: &[Avail] = &[since(100, 9, 0)];
const PACKED_ELEMENTS: &[Avail] =
    &[Avail { targets: Targets::Only(crate::isa::BLACKWELL), from: Version::new(8, 7), until: None }];
const SWIZZLE_96: &[Avail] = &[Avail {
    targets: Targets::Only(&[Sm::arch(103), Sm::arch(107)]),
    from: Version::new(8, 8),
    until: None,
}];

impl<'m> Checker<'m> {
    /// What the operands use, and where that is legal.
    pub(super) fn demand(
        &self,
        at: At<'m>,
        opcode: Opcode,
        operands: &[Operand],
    ) -> Option<(&'static str, &'static [Avail])> {
        let is_wide = |operand: &Operand| match operand {
            Operand::Reg(reg) => at.body.reg_type(*reg).bits() == 64,
            _ => true,
        };
        let is_predicate = |operand: &Operand| match operand {
            Operand::Not(_) => true,
            Operand::Reg(reg) => at.body.reg_type(*reg) == Type::Pred,
            _ => false,
        };
        match (opcode.op(), operands) {
            (Op::CpAsync, [_, _, _, source, ..]) if is_predicate(source) => {
                Some(("a predicate that says whether to read", IGNORE_SOURCE))
            }
            (Op::MbarrierArrive | Op::MbarrierArriveDrop, [_, _, _])
                if !opcode.has(Tok::NoComplete) && opcode.row().optional > 0 =>
            {
                Some(("a count of arrivals without `.noComplete`", COUNTED))
            }
            (Op::MbarrierArrive, [Operand::Sink, ..]) => Some(("`_` for the state of a barrier", NO_STATE)),
            (Op::StBulk, [_, size, _]) if !is_wide(size) => Some(("a size in 32 bits", SHORT_SIZE)),
            (Op::TensormapReplace, [_, Operand::Int(13..=15)])
                if opcode.get(Kind::Mode) == Some(Tok::Elemtype) =>
            {
                Some(("a packed type of elements", PACKED_ELEMENTS))
            }
            (Op::TensormapReplace, [_, Operand::Int(4)])
                if opcode.get(Kind::Mode) == Some(Tok::SwizzleMode) =>
            {
                Some(("the swizzle mode 4", SWIZZLE_96))
            }
            _ => None,
        }
    }

    /// What no target and version makes right.
    pub(super) fn forbidden(&self, at: At<'m>, opcode: Opcode, operands: &[Operand]) -> Option<&'static str> {
        let is_name =
            |operand: &Operand| matches!(operand, Operand::Mem(Base::Symbol(_) | Base::Local(_), _));
        match (opcode.op(), operands) {
            (Op::StBulk, [address, ..]) if is_name(address) => {
                Some("the address is in a register; `ptxas` does not take the name of a variable here")
            }
            (Op::StAsync, [_, _]) if opcode.get(Kind::Vec).is_some() => {
                Some("a vector goes with a barrier as the third operand only")
            }
            (Op::StAsync, [_, _, _]) if opcode.ty(0).is_some_and(|ty| ty.bits() == 16) => {
                Some("16 bits go without a barrier only")
            }
            (Op::Tex, [.., Operand::Reg(_)])
                if opcode.ty(1) == Some(Type::S32)
                    && operands.len() == opcode.row().operands.len()
                    && opcode.row().operands.last().is_some_and(|last| is_depth(*last)) =>
            {
                Some("a depth to compare with goes with coordinates of type `.f32` only")
            }
            (Op::Cvt, _) if opcode.has(Tok::Sat) && saturates_nothing(opcode) => {
                Some("every value of the source fits the destination, so that `.sat` has nothing to do")
            }
            (Op::Cvt, [_, Operand::Reg(reg)])
                if opcode.ty(0) == Some(Type::BF16)
                    && matches!(opcode.ty(1), Some(Type::U8 | Type::S8))
                    && at.body.reg_type(*reg).bits() != 8 =>
            {
                Some("the source is in a register of 8 bits")
            }
            (Op::BarRedPopc | Op::BarRedAnd | Op::BarRedOr, [_, _, Operand::Int(threads), _])
                if threads % 32 != 0 =>
            {
                Some("a barrier counts threads in multiples of 32")
            }
            (
                Op::CpAsyncBulk | Op::CpReduceAsyncBulk | Op::MultimemCp | Op::MultimemCpReduce,
                [_, _, Operand::Int(bytes), ..],
            )
            | (Op::CpAsyncBulkPrefetch, [_, Operand::Int(bytes), ..])
                if bytes % 16 != 0 =>
            {
                Some("a bulk copy is about a multiple of 16 bytes")
            }
            _ => None,
        }
    }

    /// Forms that assemblers older than some release do not take, although they read the version.
    pub(super) fn released(&mut self, at: At<'m>, opcode: Opcode, operands: usize) {
        let Some(first) = opcode.first_release(operands) else { return };
        match self.judge.assembler() {
            Some(assembler) if assembler.release() < first => {
                let message =
                    format!("{assembler} does not take this form of `{opcode}`; {first} and later do");
                self.error(at, &codes::PTX_VERSION_TARGET, message);
            }
            Some(_) => {}
            None => {
                let mut older = Assembler::all().filter(|it| it.release() < first);
                if older.any(|it| it.newest() >= self.target.version) {
                    let message = format!(
                        "releases of `ptxas` before {first} refuse this form of `{opcode}`, although they read PTX {}",
                        self.target.version
                    );
                    let diagnostic = Diagnostic::new(&codes::PTX_VERSION_TARGET, self.place(at), message);
                    self.report_lint(diagnostic.severity(Severity::Warning));
                }
            }
        }
    }

    /// What single instructions demand of the values of their constants.
    pub(super) fn special_rules(&self, opcode: Opcode, operands: &[Operand]) -> Checked {
        match (opcode.op(), operands) {
            (Op::BarSync | Op::BarArrive, [Operand::Int(barrier), ..]) if !(0..16).contains(barrier) => {
                Err(format!("barrier {barrier} does not exist; they are numbered 0 to 15"))
            }
            (Op::BarArrive, [_, Operand::Int(0)]) => {
                Err("no thread arrives at a barrier of 0 threads".to_owned())
            }
            (Op::BarSync | Op::BarArrive, [_, Operand::Int(threads)])
                if threads % 32 != 0 || *threads < 0 =>
            {
                Err(format!("a barrier counts threads in multiples of 32, not {threads}"))
            }
            (Op::CpAsync, [_, _, Operand::Int(bytes), Operand::Int(read), ..])
                if read > bytes && !opcode.has(Tok::L2CacheHint) =>
            {
                Err(format!("a copy of {bytes} bytes cannot read {read}"))
            }
            (Op::Discard | Op::ApplyPriority, [_, Operand::Int(bytes)]) if *bytes != 128 => {
                Err(format!("`{opcode}` is about 128 bytes, not {bytes}"))
            }
            (Op::MbarrierArrive | Op::MbarrierArriveDrop, [Operand::Reg(_), ..])
                if opcode.has(Tok::SharedCluster) =>
            {
                Err("an arrival at a barrier of another block has no result; write `_`".to_owned())
            }
            (Op::Shfl | Op::ShflSync, [Operand::Pair(None, _), ..]) => {
                Err("a shuffle needs a register for its result".to_owned())
            }
            (Op::CreatePolicy, [_, Operand::F32(_) | Operand::F64(_)]) => {
                let fraction = match operands[1] {
                    Operand::F32(bits) => f64::from(f32::from_bits(bits)),
                    Operand::F64(bits) => f64::from_bits(bits),
                    _ => 1.0,
                };
                let fit = fraction > 0.0 && fraction <= 1.0;
                if fit { Ok(()) } else { Err(format!("a fraction is above 0 and at most 1, not {fraction}")) }
            }
            (Op::CpAsync, [_, _, Operand::Int(bytes), ..]) => {
                let any = opcode.row().head.ends_with("ca");
                match (any, bytes) {
                    (_, 16) | (true, 4 | 8) => Ok(()),
                    (true, _) => Err(format!("`cp.async.ca` copies 4, 8 or 16 bytes, not {bytes}")),
                    (false, _) => Err(format!("`cp.async.cg` copies 16 bytes, not {bytes}")),
                }
            }
            (Op::PmEvent, [Operand::Int(event)]) => {
                let most = if opcode.has(Tok::Mask) { 0xffff } else { 15 };
                let fit = (0..=most).contains(event);
                if fit { Ok(()) } else { Err(format!("a performance event is 0 to {most}, not {event}")) }
            }
            (Op::SetMaxNReg, [Operand::Int(count)]) if count % 8 != 0 || !(24..=256).contains(count) => {
                Err(format!("a number of registers is a multiple of 8 from 24 to 256, not {count}"))
            }
            (Op::Tcgen05Alloc | Op::Tcgen05Dealloc, [_, Operand::Int(columns)])
                if !matches!(columns, 32 | 64 | 128 | 256 | 512) =>
            {
                Err(format!("columns are a power of two from 32 to 512, not {columns}"))
            }
            (Op::VMad, [_, a, b, Operand::Neg(_) | Operand::NegSelect(..)])
                if matches!(a, Operand::Neg(_) | Operand::NegSelect(..))
                    != matches!(b, Operand::Neg(_) | Operand::NegSelect(..)) =>
            {
                Err("either the product is negated or what is added, not both".to_owned())
            }
            (Op::Alloca, [_, _, Operand::Int(align)]) if *align <= 0 || align & (align - 1) != 0 => {
                Err(format!("the alignment {align} is no power of two"))
            }
            (Op::Setp, [Operand::Pair(_, Some(_)), ..])
                if matches!(opcode.ty(0), Some(Type::F16 | Type::BF16)) =>
            {
                Err("a comparison of this type gives one predicate".to_owned())
            }
            _ => Ok(()),
        }
    }
}

/// Whether `.sat` is refused because nothing can be out of range: a wider integer of a fitting sign, or a wider float.
fn saturates_nothing(opcode: Opcode) -> bool {
    let (Some(to), Some(from)) = (opcode.ty(0), opcode.ty(1)) else { return false };
    if to == Type::F32 && from == Type::BF16 {
        return true;
    }
    if !to.is_integer() || !from.is_integer() {
        return false;
    }
    let is_signed = |ty: Type| ty.kind() == TypeKind::Signed;
    match (is_signed(from), is_signed(to)) {
        (false, true) => to.bits() > from.bits(),
        (true, false) => false,
        _ => to.bits() >= from.bits(),
    }
}

/// The place of what a texture compares with.
fn is_depth(place: Opnd) -> bool {
    place.form == Form::Reg && place.ty == Ty::Fixed(Type::F32)
}
