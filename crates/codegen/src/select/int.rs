//! Integers of at most 64 bits: arithmetic, logic, shifts; and the dispatch of `binary` over types.

use crate::cx::{R, internal};
use crate::func::FnCx;
use crate::types::{Class, Scalar, mask};
use crate::value::PartVec;
use ir::{BinaryOp, CastOp, Inst, InstFlags, InstKind, Operand, Type, Value};
use ptx::{Op, Operand as POp, Tok};

/// The signed type of a register class.
pub(crate) fn signed(class: Class) -> Tok {
    if class == Class::B64 { Tok::S64 } else { Tok::S32 }
}

/// The unsigned type of a register class.
pub(crate) fn unsigned(class: Class) -> Tok {
    if class == Class::B64 { Tok::U64 } else { Tok::U32 }
}

pub(crate) fn bits(class: Class) -> Tok {
    Tok::of(class.ty())
}

/// How an operation needs its operands extended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ext {
    Any,
    Zero,
    Sign,
}

fn extension(op: BinaryOp) -> (Ext, Ext) {
    match op {
        BinaryOp::UDiv | BinaryOp::URem | BinaryOp::LShr => (Ext::Zero, Ext::Zero),
        BinaryOp::SDiv | BinaryOp::SRem => (Ext::Sign, Ext::Sign),
        BinaryOp::AShr => (Ext::Sign, Ext::Zero),
        BinaryOp::Shl => (Ext::Any, Ext::Zero),
        _ => (Ext::Any, Ext::Any),
    }
}

impl<'a> FnCx<'a> {
    pub(super) fn binary(
        &mut self,
        op: BinaryOp,
        flags: InstFlags,
        a: Operand,
        b: Operand,
        ty: Type,
    ) -> R<PartVec> {
        match self.cx.types().scalar(ty) {
            Some(Scalar::Int(width)) if (2..=64).contains(&width) => {
                if let Some(part) = self.fused(op, width, a, b)? {
                    return Ok(PartVec::from_slice(&[part]));
                }
                let (ext_a, ext_b) = extension(op);
                let x = self.extended(a, ext_a)?;
                let y = self.extended(b, ext_b)?;
                Ok(PartVec::from_slice(&[self.int_op(op, width, x, y)?]))
            }
            Some(scalar) if scalar.is_float() => {
                if let Some(part) = self.contracted(op, flags, scalar, a, b)? {
                    return Ok(PartVec::from_slice(&[part]));
                }
                let (x, y) = (self.scalar(a)?, self.scalar(b)?);
                Ok(PartVec::from_slice(&[self.float_op(op, flags, scalar, x, y)?]))
            }
            _ => {
                let (x, y) = (self.parts(a)?, self.parts(b)?);
                self.binary_parts(op, flags, ty, &x, &y)
            }
        }
    }

    fn extended(&mut self, operand: Operand, ext: Ext) -> R<POp> {
        match ext {
            Ext::Any => self.scalar(operand),
            Ext::Zero => self.zext(operand),
            Ext::Sign => self.sext(operand),
        }
    }

    /// A binary operation on parts, lane by lane.
    pub(crate) fn binary_parts(
        &mut self,
        op: BinaryOp,
        flags: InstFlags,
        ty: Type,
        a: &[POp],
        b: &[POp],
    ) -> R<PartVec> {
        let scalar = self.scalar_ty(self.cx.env.types.scalar(ty))?;
        let width = scalar.parts() as usize;
        let mut out = PartVec::new();
        for (x, y) in a.chunks(width).zip(b.chunks(width)) {
            match scalar {
                Scalar::Int(1) => out.push(self.bool_op(op, x[0], y[0])?),
                Scalar::Int(bits @ 2..=64) => {
                    let (ext_a, ext_b) = extension(op);
                    let x = self.extend_part(x[0], bits, ext_a);
                    let y = self.extend_part(y[0], bits, ext_b);
                    out.push(self.int_op(op, bits, x, y)?);
                }
                Scalar::Int(bits) => out.extend(self.wide_op(op, bits, x, y)?),
                _ if scalar.is_float() => out.push(self.float_op(op, flags, scalar, x[0], y[0])?),
                _ => return internal("arithmetic on pointers"),
            }
        }
        Ok(out)
    }

    fn extend_part(&mut self, part: POp, width: u32, ext: Ext) -> POp {
        match ext {
            Ext::Any => part,
            Ext::Zero => self.zext_part(part, width),
            Ext::Sign => self.sext_part(part, width),
        }
    }

    /// An operation on operands that are extended as it needs them. Division by a register leaves traps to undefined
    /// behaviour; shift amounts above the width make poison, which PTX's clamping satisfies.
    pub(crate) fn int_op(&mut self, op: BinaryOp, width: u32, a: POp, b: POp) -> R<POp> {
        let class = Scalar::Int(width).class();
        let (s, u, n) = (signed(class), unsigned(class), bits(class));
        if let (POp::Int(x), POp::Int(y)) = (a, b)
            && let Some(value) = fold(op, width, x, y)
        {
            return Ok(POp::Int(value));
        }
        // A constant stands second where the operation allows it, else in a register.
        let commutes =
            matches!(op, BinaryOp::Add | BinaryOp::Mul | BinaryOp::And | BinaryOp::Or | BinaryOp::Xor);
        let (a, b) = if commutes && matches!(a, POp::Int(_)) { (b, a) } else { (a, b) };
        let a = POp::Reg(self.in_reg(a, class));
        let (op, ty) = match op {
            BinaryOp::Add => (Op::Add, s),
            BinaryOp::Sub => (Op::Sub, s),
            BinaryOp::Mul => (Op::MulLo, s),
            BinaryOp::UDiv => (Op::Div, u),
            BinaryOp::SDiv => (Op::Div, s),
            BinaryOp::URem => (Op::Rem, u),
            BinaryOp::SRem => (Op::Rem, s),
            BinaryOp::And => (Op::And, n),
            BinaryOp::Or => (Op::Or, n),
            // Only a full register: zeros above a narrow width are relied on.
            BinaryOp::Xor if width == class.bits() && is_ones(b, width) => {
                return Ok(self.def(class, Op::Not, &[n], &[a]));
            }
            BinaryOp::Xor => (Op::Xor, n),
            BinaryOp::Shl => (Op::Shl, n),
            BinaryOp::LShr => (Op::Shr, u),
            BinaryOp::AShr => (Op::Shr, s),
            _ => return internal("a float operation on integers"),
        };
        let b = match op {
            Op::Shl | Op::Shr => self.shift_amount(b, class),
            _ => b,
        };
        Ok(self.def(class, op, &[ty], &[a, b]))
    }

    /// A shift amount as the 32-bit operand that PTX wants.
    pub(crate) fn shift_amount(&mut self, amount: POp, class: Class) -> POp {
        match amount {
            POp::Int(n) => POp::Int(if (0..=64).contains(&n) { n } else { 64 }),
            _ if class == Class::B64 => self.def(Class::B32, Op::Cvt, &[Tok::U32, Tok::U64], &[amount]),
            _ => amount,
        }
    }

    /// Arithmetic of `i1`.
    fn bool_op(&mut self, op: BinaryOp, a: POp, b: POp) -> R<POp> {
        let op = match op {
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::Xor => Op::Xor,
            BinaryOp::Mul | BinaryOp::And => Op::And,
            BinaryOp::Or => Op::Or,
            // The only count and the only divisor that are defined are 0 and 1.
            BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr | BinaryOp::UDiv | BinaryOp::SDiv => {
                return Ok(a);
            }
            BinaryOp::URem | BinaryOp::SRem => return Ok(POp::Int(0)),
            _ => return internal("a float operation on `i1`"),
        };
        Ok(self.pred_op(op, a, b))
    }

    /// `and`, `or`, `xor` of predicates.
    pub(crate) fn pred_op(&mut self, op: Op, a: POp, b: POp) -> POp {
        let (a, b) = if matches!(a, POp::Int(_)) { (b, a) } else { (a, b) };
        if let POp::Int(b) = b {
            let b = b & 1 != 0;
            return match (op, b) {
                (Op::And, true) | (Op::Or | Op::Xor, false) => a,
                (Op::And, false) => POp::Int(0),
                (Op::Or, true) => POp::Int(1),
                _ => self.pred_not(a),
            };
        }
        self.def(Class::Pred, op, &[Tok::Pred], &[a, b])
    }

    pub(crate) fn pred_not(&mut self, a: POp) -> POp {
        match a {
            POp::Int(n) => POp::Int(n & 1 ^ 1),
            _ => self.def(Class::Pred, Op::Not, &[Tok::Pred], &[a]),
        }
    }

    /// Takes over the definition of an operand that only the instruction at hand uses.
    pub(super) fn take(
        &mut self,
        operand: Operand,
        wanted: impl Fn(&InstKind) -> bool,
    ) -> Option<(Value, Inst)> {
        let (value, inst) = self.sole(operand)?;
        wanted(&self.f.insts[inst].kind).then_some((value, inst))
    }

    /// Forms that do the work of two instructions: `mad.lo`, `mul.wide`, `mad.wide`.
    fn fused(&mut self, op: BinaryOp, width: u32, a: Operand, b: Operand) -> R<Option<POp>> {
        let class = Scalar::Int(width).class();
        match op {
            BinaryOp::Mul if width == 64 => {
                let Some((x, y, ty)) = self.wide_factors(a, b)? else { return Ok(None) };
                Ok(Some(self.def(Class::B64, Op::MulWide, &[ty], &[x, y])))
            }
            BinaryOp::Add => {
                for (product, addend) in [(a, b), (b, a)] {
                    let is_mul = |kind: &InstKind| matches!(kind, InstKind::Binary { op: BinaryOp::Mul, .. });
                    let Some((value, inst)) = self.take(product, is_mul) else { continue };
                    let InstKind::Binary { lhs, rhs, .. } = self.f.insts[inst].kind else { continue };
                    self.values[value].folded = true;
                    let wide = if width == 64 { self.wide_factors(lhs, rhs)? } else { None };
                    if let Some((x, y, ty)) = wide {
                        let sum = self.scalar(addend)?;
                        return Ok(Some(self.def(Class::B64, Op::MadWide, &[ty], &[x, y, sum])));
                    }
                    let (x, y) = (self.scalar(lhs)?, self.scalar(rhs)?);
                    let (x, y) = if matches!(x, POp::Int(_)) { (y, x) } else { (x, y) };
                    let x = POp::Reg(self.in_reg(x, class));
                    let sum = self.scalar(addend)?;
                    return Ok(Some(self.def(class, Op::MadLo, &[signed(class)], &[x, y, sum])));
                }
                Ok(None)
            }
            _ => Ok(None),
        }
    }

    /// The factors of a 64-bit product of two values that were extended from at most 32 bits.
    fn wide_factors(&mut self, a: Operand, b: Operand) -> R<Option<(POp, POp, Tok)>> {
        let (a, b) = if self.f.as_int(a).is_some() { (b, a) } else { (a, b) };
        let Some((op, x)) = self.extension_of(a)? else { return Ok(None) };
        let signed = op == CastOp::SExt;
        let ty = if signed { Tok::S32 } else { Tok::U32 };
        let constant = self.f.as_int(b).map(|n| n as i64);
        let second = match constant {
            Some(n) if signed && i32::try_from(n).is_ok() => POp::Int(n),
            Some(n) if !signed && u32::try_from(n).is_ok() => POp::Int(n),
            Some(_) => return Ok(None),
            None => match self.extension_of(b)? {
                Some((other, y)) if other == op => {
                    if signed {
                        self.sext(y)?
                    } else {
                        self.zext(y)?
                    }
                }
                _ => return Ok(None),
            },
        };
        let first = if signed { self.sext(x)? } else { self.zext(x)? };
        Ok(Some((first, second, ty)))
    }

    fn extension_of(&self, operand: Operand) -> R<Option<(CastOp, Operand)>> {
        let Some(InstKind::Cast { op: op @ (CastOp::SExt | CastOp::ZExt), value, .. }) =
            self.def_kind(operand)
        else {
            return Ok(None);
        };
        Ok(matches!(self.cx.types().scalar(self.ty(*value)), Some(Scalar::Int(2..=32)))
            .then_some((*op, *value)))
    }
}

fn is_ones(part: POp, width: u32) -> bool {
    match part {
        POp::Int(n) => n & mask(width) == mask(width),
        _ => false,
    }
}

/// The value of an operation on constants that are extended as the operation needs them; `None` leaves it to run time.
fn fold(op: BinaryOp, width: u32, a: i64, b: i64) -> Option<i64> {
    let (ua, ub) = (a as u64, b as u64);
    let in_range = ub < u64::from(width);
    let value = match op {
        BinaryOp::Add => a.wrapping_add(b),
        BinaryOp::Sub => a.wrapping_sub(b),
        BinaryOp::Mul => a.wrapping_mul(b),
        BinaryOp::And => a & b,
        BinaryOp::Or => a | b,
        BinaryOp::Xor => a ^ b,
        BinaryOp::UDiv => ua.checked_div(ub)? as i64,
        BinaryOp::URem => ua.checked_rem(ub)? as i64,
        BinaryOp::SDiv => a.checked_div(b)?,
        BinaryOp::SRem => a.checked_rem(b)?,
        BinaryOp::Shl if in_range => a << b,
        BinaryOp::LShr if in_range => (ua >> b) as i64,
        BinaryOp::AShr if in_range => a >> b,
        _ => return None,
    };
    Some(value & mask(width))
}
