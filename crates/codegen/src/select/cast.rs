//! Conversions.

use super::float::float_ty;
use super::int::{bits, signed, unsigned};
use crate::cx::{R, internal, unsupported};
use crate::func::FnCx;
use crate::types::{Class, Scalar, dense, mask};
use crate::value::PartVec;
use ir::{CastOp, InstFlags, Operand, Type};
use ptx::{Op, Operand as POp, Tok};

impl<'a> FnCx<'a> {
    pub(super) fn cast_inst(&mut self, op: CastOp, flags: InstFlags, value: Operand, ty: Type) -> R<PartVec> {
        let from = self.ty(value);
        let one = |part| PartVec::from_slice(&[part]);
        let (a, b) = (self.cx.types().scalar(from), self.cx.types().scalar(ty));
        match (op, a, b) {
            (CastOp::AddrSpaceCast, Some(_), _) => return self.addr_space_cast(value, from, ty).map(one),
            (CastOp::ZExt | CastOp::UIToFP, Some(Scalar::Int(2..=64)), _) => {
                let part = self.zext(value)?;
                return self.cast_extended(op, a, ty, part);
            }
            (CastOp::SExt | CastOp::SIToFP, Some(Scalar::Int(2..=64)), _) => {
                let part = self.sext(value)?;
                return self.cast_extended(op, a, ty, part);
            }
            _ => {}
        }
        let parts = self.parts(value)?;
        self.cast(op, flags, from, ty, &parts)
    }

    fn cast_extended(&mut self, op: CastOp, from: Option<Scalar>, ty: Type, part: POp) -> R<PartVec> {
        let (Some(from), Some(to)) = (from, self.cx.types().scalar(ty)) else {
            return internal("a cast of a vector to a scalar");
        };
        match op {
            CastOp::ZExt | CastOp::SExt => Ok(self.widen(op == CastOp::SExt, from.class(), to, part)),
            _ => {
                Ok(PartVec::from_slice(&[self.int_to_float(op == CastOp::SIToFP, from.class(), to, part)?]))
            }
        }
    }

    /// A cast on parts, lane by lane.
    pub(crate) fn cast(
        &mut self,
        op: CastOp,
        _flags: InstFlags,
        from: Type,
        to: Type,
        parts: &[POp],
    ) -> R<PartVec> {
        let types = &self.cx.env.types;
        if op == CastOp::BitCast {
            return self.bitcast(from, to, parts);
        }
        let a = self.scalar_ty(types.scalar(from))?;
        let b = self.scalar_ty(types.scalar(to))?;
        let mut out = PartVec::new();
        for lane in parts.chunks(a.parts() as usize) {
            out.extend(self.cast_scalar(op, a, b, lane)?);
        }
        Ok(out)
    }

    fn cast_scalar(&mut self, op: CastOp, from: Scalar, to: Scalar, parts: &[POp]) -> R<PartVec> {
        let one = |part: POp| PartVec::from_slice(&[part]);
        let part = parts[0];
        match op {
            CastOp::Trunc => self.truncate(from, to, parts),
            CastOp::PtrToInt | CastOp::PtrToAddr | CastOp::IntToPtr => {
                let (a, b) = (Scalar::Int(from.bits()), Scalar::Int(to.bits()));
                if a.bits() > b.bits() { self.truncate(a, b, parts) } else { self.extend(false, a, b, parts) }
            }
            CastOp::ZExt | CastOp::SExt => self.extend(op == CastOp::SExt, from, to, parts),
            CastOp::UIToFP | CastOp::SIToFP => {
                let sign = op == CastOp::SIToFP;
                let Scalar::Int(width) = from else { return internal("a conversion from no integer") };
                let extended = match width {
                    1 => return self.bool_to_float(sign, to, part).map(one),
                    2..=64 if sign => self.sext_part(part, width),
                    2..=64 => self.zext_part(part, width),
                    _ => return internal("a conversion from an integer wider than 64 bits"),
                };
                self.int_to_float(sign, from.class(), to, extended).map(one)
            }
            CastOp::FPToUI | CastOp::FPToSI => {
                self.float_to_int(op == CastOp::FPToSI, from, to, part).map(one)
            }
            CastOp::FPTrunc | CastOp::FPExt => self.float_to_float(from, to, part).map(one),
            CastOp::AddrSpaceCast => {
                let (Scalar::Ptr(a, _), Scalar::Ptr(b, _)) = (from, to) else {
                    return internal("no pointers");
                };
                self.convert_address(part, a, b).map(one)
            }
            CastOp::BitCast => internal("a bit cast of a scalar"),
        }
    }

    fn truncate(&mut self, from: Scalar, to: Scalar, parts: &[POp]) -> R<PartVec> {
        let Scalar::Int(width) = to else { return internal("a truncation to no integer") };
        if width > 64 {
            return Ok(PartVec::from_slice(&parts[..to.parts() as usize]));
        }
        let part = parts[0];
        let (a, b) = (from.class(), to.class());
        let out = match (part, b) {
            (POp::Int(n), _) if width == 64 => POp::Int(n),
            (POp::Int(n), _) => POp::Int(n & mask(width)),
            (_, Class::Pred) if a == Class::Pred => part,
            (_, Class::Pred) => {
                let bit = self.def(a, Op::And, &[bits(a)], &[part, POp::Int(1)]);
                self.def(Class::Pred, Op::Setp, &[Tok::Ne, bits(a)], &[bit, POp::Int(0)])
            }
            _ => self.resize(part, a, b),
        };
        Ok(PartVec::from_slice(&[out]))
    }

    fn extend(&mut self, sign: bool, from: Scalar, to: Scalar, parts: &[POp]) -> R<PartVec> {
        let Scalar::Int(width) = from else { return internal("an extension of no integer") };
        if width > 64 {
            let mut out = if sign { self.wide_sext(parts, width) } else { self.wide_zext(parts, width) };
            let fill = match out.last() {
                Some(&top) if sign => self.def(Class::B64, Op::Shr, &[Tok::S64], &[top, POp::Int(63)]),
                _ => POp::Int(0),
            };
            out.resize(to.parts() as usize, fill);
            return Ok(out);
        }
        let part = match width {
            1 => parts[0],
            _ if sign => self.sext_part(parts[0], width),
            _ => self.zext_part(parts[0], width),
        };
        Ok(self.widen(sign, from.class(), to, part))
    }

    /// An extended register in the registers of a wider type.
    fn widen(&mut self, sign: bool, from: Class, to: Scalar, part: POp) -> PartVec {
        let class = to.class();
        let low = match (part, from) {
            (POp::Int(n), Class::Pred) => POp::Int(if n & 1 == 0 {
                0
            } else if sign {
                -1
            } else {
                1
            }),
            (POp::Int(n), _) => POp::Int(n),
            (_, Class::Pred) => {
                let one = POp::Int(if sign { -1 } else { 1 });
                self.def(class, Op::Selp, &[bits(class)], &[one, POp::Int(0), part])
            }
            (_, Class::B32) if class == Class::B64 => {
                let (to, from) = if sign { (Tok::S64, Tok::S32) } else { (Tok::U64, Tok::U32) };
                self.def(Class::B64, Op::Cvt, &[to, from], &[part])
            }
            _ => part,
        };
        // Constants are kept zero-extended.
        let low = match (low, to) {
            (POp::Int(n), Scalar::Int(width @ 1..=63)) => POp::Int(n & mask(width)),
            _ => low,
        };
        let mut out = PartVec::from_slice(&[low]);
        if to.parts() > 1 {
            let fill = match low {
                _ if !sign => POp::Int(0),
                POp::Int(n) => POp::Int(n >> 63),
                _ => self.def(Class::B64, Op::Shr, &[Tok::S64], &[low, POp::Int(63)]),
            };
            out.resize(to.parts() as usize, fill);
        }
        out
    }

    // Floats.

    fn bool_to_float(&mut self, sign: bool, to: Scalar, part: POp) -> R<POp> {
        let one: i64 = match to {
            Scalar::Half => 0x3c00,
            Scalar::BFloat => 0x3f80,
            Scalar::Float => 0x3f80_0000,
            _ => 0x3ff0_0000_0000_0000,
        };
        let one = if sign { one | 1i64.wrapping_shl(to.bits() - 1) } else { one };
        Ok(self.select_part_or_constant(to.class(), part, one))
    }

    fn select_part_or_constant(&mut self, class: Class, cond: POp, one: i64) -> POp {
        match cond {
            POp::Int(n) => POp::Int(if n & 1 != 0 { one } else { 0 }),
            _ => self.select_part(class, cond, POp::Int(one), POp::Int(0)),
        }
    }

    /// An integer that fills its register, rounded to nearest even.
    pub(crate) fn int_to_float(&mut self, sign: bool, from: Class, to: Scalar, part: POp) -> R<POp> {
        let source = if sign { signed(from) } else { unsigned(from) };
        let part = POp::Reg(self.in_reg(part, from));
        if to != Scalar::BFloat {
            return Ok(self.def(to.class(), Op::Cvt, &[Tok::Rn, float_ty(to), source], &[part]));
        }
        if from == Class::B32 {
            let wide = self.def(Class::B64, Op::Cvt, &[Tok::Rn, Tok::F64, source], &[part]);
            return self.narrow_double(wide, to);
        }
        // Rounded to odd in single precision: towards zero, with the lowest bit set if anything was lost.
        let single = self.def(Class::B32, Op::Cvt, &[Tok::Rz, Tok::F32, source], &[part]);
        let back = self.def(Class::B64, Op::Cvt, &[Tok::Rzi, source, Tok::F32], &[single]);
        let inexact = self.def(Class::Pred, Op::Setp, &[Tok::Ne, Tok::B64], &[back, part]);
        let bit = self.def(Class::B32, Op::Selp, &[Tok::B32], &[POp::Int(1), POp::Int(0), inexact]);
        let odd = self.def(Class::B32, Op::Or, &[Tok::B32], &[single, bit]);
        self.round_single(odd, to)
    }

    /// A float truncated to an integer. What does not fit is poison, so that the bits above a narrow width may be anything.
    pub(crate) fn float_to_int(&mut self, sign: bool, from: Scalar, to: Scalar, part: POp) -> R<POp> {
        let Scalar::Int(width) = to else { return internal("a conversion to no integer") };
        if width > 64 {
            return internal("a conversion to an integer wider than 64 bits");
        }
        let (part, from) =
            if from == Scalar::BFloat { (self.single_of(part, from)?, Scalar::Float) } else { (part, from) };
        let part = POp::Reg(self.in_reg(part, from.class()));
        let class = if width == 1 { Class::B32 } else { to.class() };
        // An unsigned narrow value fits the signed register too, and -0.5 has to become 0 either way.
        let target = if sign { signed(class) } else { unsigned(class) };
        let out = self.def(class, Op::Cvt, &[Tok::Rzi, target, float_ty(from)], &[part]);
        if width == 1 {
            return Ok(self.def(Class::Pred, Op::Setp, &[Tok::Ne, Tok::B32], &[out, POp::Int(0)]));
        }
        Ok(out)
    }

    pub(crate) fn float_to_float(&mut self, from: Scalar, to: Scalar, part: POp) -> R<POp> {
        let part = POp::Reg(self.in_reg(part, from.class()));
        Ok(match (from, to) {
            (a, b) if a == b => part,
            (Scalar::Half, Scalar::Double) => self.def(Class::B64, Op::Cvt, &[Tok::F64, Tok::F16], &[part]),
            (Scalar::Float, Scalar::Double) if self.ftz => {
                self.def(Class::B64, Op::Cvt, &[Tok::Ftz, Tok::F64, Tok::F32], &[part])
            }
            (Scalar::Float, Scalar::Double) => self.def(Class::B64, Op::Cvt, &[Tok::F64, Tok::F32], &[part]),
            (Scalar::BFloat, Scalar::Double) => {
                let single = self.single_of(part, from)?;
                self.def(Class::B64, Op::Cvt, &[Tok::F64, Tok::F32], &[single])
            }
            (Scalar::Half | Scalar::BFloat, Scalar::Float) => self.single_of(part, from)?,
            (Scalar::Float, Scalar::Half | Scalar::BFloat) => self.round_single(part, to)?,
            (Scalar::Double, _) => self.narrow_double(part, to)?,
            _ => return unsupported("a conversion between half and bfloat"),
        })
    }

    // Bits.

    /// The same bits as another type: through one integer of all bits, or word by word.
    fn bitcast(&mut self, from: Type, to: Type, parts: &[POp]) -> R<PartVec> {
        let (a, b) = (self.leaves(from)?, self.leaves(to)?);
        let total: u64 = a.iter().map(|l| u64::from(l.scalar.bits())).sum();
        let other: u64 = b.iter().map(|l| u64::from(l.scalar.bits())).sum();
        if total != other {
            return internal("a bit cast between sizes");
        }
        let class = if total <= 32 { Class::B32 } else { Class::B64 };
        let (a, b) = (dense(&a), dense(&b));
        let words = match a.as_slice() {
            [only] if only.scalar.class() == class => PartVec::from_slice(parts),
            _ => self.pack_words(total as u32, class, &a, parts)?,
        };
        match b.as_slice() {
            [only] if only.scalar.class() == class => Ok(words),
            _ => self.unpack_words(&words, class, &b),
        }
    }
}
