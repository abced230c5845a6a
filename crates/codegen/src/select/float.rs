//! Floating-point arithmetic.
//!
//! An operation always prints its rounding, so that the assembler does not fuse it; `contract` on both halves of a
//! product and a sum makes an `fma`. Half precision is native from sm_53; bfloat16 is computed as a fused operation from
//! sm_80 and in single precision below, which is exact enough to round once for every single operation.

use crate::cx::{R, internal, unsupported};
use crate::func::FnCx;
use crate::types::{Class, Scalar};
use crate::value::PartVec;
use ir::{BinaryOp, InstFlags, InstKind, Operand, Type};
use ptx::{Op, Operand as POp, Tok};
use smallvec::SmallVec;

pub(crate) type Tokens = SmallVec<[Tok; 4]>;

/// The PTX type of a float.
pub(crate) fn float_ty(scalar: Scalar) -> Tok {
    match scalar {
        Scalar::Half => Tok::F16,
        Scalar::BFloat => Tok::BF16,
        Scalar::Float => Tok::F32,
        _ => Tok::F64,
    }
}

impl<'a> FnCx<'a> {
    /// Whether single precision flushes subnormals: LangRef, `denormal-fp-math-f32`, else `denormal-fp-math`.
    pub(crate) fn flushes(&self) -> bool {
        let header = self.cx.env.function(self.f.id);
        let set = self.cx.env.attributes.function(header.attributes);
        let words = &self.cx.words;
        let mode = |key: Option<ir::StrId>| ir::attributes::find_str(set, key?).flatten();
        let mode = mode(words.denormal_f32).or_else(|| mode(words.denormal));
        mode.is_some_and(|mode| words.preserve_sign.contains(&mode))
    }

    /// A float operand as an instruction takes it: constants of 32 and 64 bits as literals, others in registers.
    pub(crate) fn float_operand(&mut self, part: POp, scalar: Scalar) -> POp {
        match (part, scalar) {
            (POp::Int(n), Scalar::Float) => POp::F32(n as u32),
            (POp::Int(n), Scalar::Double) => POp::F64(n as u64),
            (POp::Int(_), _) => POp::Reg(self.in_reg(part, Class::B16)),
            _ => part,
        }
    }

    /// The modifiers of an operation of a type: rounding first, `.ftz` where it applies.
    pub(crate) fn float_tokens(&self, first: Option<Tok>, scalar: Scalar) -> Tokens {
        let mut tokens = Tokens::new();
        tokens.extend(first);
        if scalar == Scalar::Float && self.ftz {
            tokens.push(Tok::Ftz);
        }
        tokens.push(float_ty(scalar));
        tokens
    }

    pub(crate) fn float_inst(&mut self, op: Op, first: Option<Tok>, scalar: Scalar, operands: &[POp]) -> POp {
        let operands: PartVec = operands.iter().map(|&o| self.float_operand(o, scalar)).collect();
        let tokens = self.float_tokens(first, scalar);
        self.def(scalar.class(), op, &tokens, &operands)
    }

    /// A binary operation.
    pub(crate) fn float_op(
        &mut self,
        op: BinaryOp,
        flags: InstFlags,
        scalar: Scalar,
        a: POp,
        b: POp,
    ) -> R<POp> {
        let ptx_op = match op {
            BinaryOp::FAdd => Op::Add,
            BinaryOp::FSub => Op::Sub,
            BinaryOp::FMul => Op::Mul,
            BinaryOp::FDiv => Op::Div,
            BinaryOp::FRem => return internal("`frem`, which the optimiser replaces"),
            _ => return internal("an integer operation on floats"),
        };
        match scalar {
            Scalar::Float if ptx_op == Op::Div => Ok(self.divide_single(flags, a, b)),
            Scalar::Float | Scalar::Double => Ok(self.float_inst(ptx_op, Some(Tok::Rn), scalar, &[a, b])),
            Scalar::Half if ptx_op != Op::Div && self.native_half() => {
                Ok(self.float_inst(ptx_op, Some(Tok::Rn), scalar, &[a, b]))
            }
            Scalar::BFloat if ptx_op != Op::Div && self.cx.sm.number >= 90 => {
                Ok(self.float_inst(ptx_op, Some(Tok::Rn), scalar, &[a, b]))
            }
            _ => {
                let (x, y) = (self.single_of(a, scalar)?, self.single_of(b, scalar)?);
                let wide = self.op_single(ptx_op, &[x, y]);
                self.round_single(wide, scalar)
            }
        }
    }

    /// An operation in single precision that must not flush, since a narrow type is computed in it.
    fn op_single(&mut self, op: Op, operands: &[POp]) -> POp {
        let operands: PartVec = operands.iter().map(|&o| self.float_operand(o, Scalar::Float)).collect();
        self.def(Class::B32, op, &[Tok::Rn, Tok::F32], &operands)
    }

    fn divide_single(&mut self, flags: InstFlags, a: POp, b: POp) -> POp {
        let first = if flags.has(InstFlags::AFN) {
            Tok::Approx
        } else if self.allows_inexact_division() {
            Tok::Full
        } else {
            Tok::Rn
        };
        self.float_inst(Op::Div, Some(first), Scalar::Float, &[a, b])
    }

    /// Whether `!fpmath` allows an error of two units in the last place and more, which `div.full` keeps.
    fn allows_inexact_division(&self) -> bool {
        let (Some(word), Some(inst)) = (self.cx.words.fpmath, self.inst) else { return false };
        let Some(list) = self.f.attachments.get(&inst) else { return false };
        let metadata = &self.cx.env.metadata;
        let accuracy = list.iter().find(|(kind, _)| *kind == word).and_then(|&(_, md)| {
            let node = metadata.as_node(md)?;
            match metadata.get(metadata.operands(node).next()??) {
                ir::MdData::Value(c) => match self.cx.env.consts.kind(*c) {
                    ir::ConstKind::Float(bits) => Some(f32::from_bits(*bits as u32)),
                    _ => None,
                },
                _ => None,
            }
        });
        accuracy.is_some_and(|ulp| ulp >= 2.0)
    }

    pub(crate) fn native_half(&self) -> bool {
        self.cx.sm.number >= 53
    }

    /// `a * b + c` rounded once.
    pub(crate) fn fma(&mut self, scalar: Scalar, a: POp, b: POp, c: POp) -> R<POp> {
        match scalar {
            Scalar::Float | Scalar::Double => Ok(self.float_inst(Op::Fma, Some(Tok::Rn), scalar, &[a, b, c])),
            Scalar::Half if self.native_half() => {
                Ok(self.float_inst(Op::Fma, Some(Tok::Rn), scalar, &[a, b, c]))
            }
            Scalar::BFloat if self.cx.sm.number >= 80 => {
                Ok(self.float_inst(Op::Fma, Some(Tok::Rn), scalar, &[a, b, c]))
            }
            _ => {
                // The product is exact in double precision; the sum is rounded to odd there, then once to the result.
                let mut wide = PartVec::new();
                for part in [a, b, c] {
                    let single = self.single_of(part, scalar)?;
                    let single = POp::Reg(self.in_reg(single, Class::B32));
                    wide.push(self.def(Class::B64, Op::Cvt, &[Tok::F64, Tok::F32], &[single]));
                }
                let sum = self.def(Class::B64, Op::Fma, &[Tok::Rz, Tok::F64], &wide);
                let up = self.def(Class::B64, Op::Fma, &[Tok::Rp, Tok::F64], &wide);
                let down = self.def(Class::B64, Op::Fma, &[Tok::Rm, Tok::F64], &wide);
                let inexact = self.def(Class::Pred, Op::Setp, &[Tok::Neu, Tok::F64], &[up, down]);
                let bit = self.def(Class::B64, Op::Selp, &[Tok::B64], &[POp::Int(1), POp::Int(0), inexact]);
                let odd = self.def(Class::B64, Op::Or, &[Tok::B64], &[sum, bit]);
                self.narrow_double(odd, scalar)
            }
        }
    }

    /// An `fma` of a sum and a product that only it uses, where both allow contraction.
    pub(super) fn contracted(
        &mut self,
        op: BinaryOp,
        flags: InstFlags,
        scalar: Scalar,
        a: Operand,
        b: Operand,
    ) -> R<Option<POp>> {
        let fusable = flags.has(InstFlags::CONTRACT) && matches!(op, BinaryOp::FAdd | BinaryOp::FSub);
        let native = match scalar {
            Scalar::Half => self.native_half(),
            Scalar::BFloat => self.cx.sm.number >= 80,
            _ => true,
        };
        if !fusable || !native {
            return Ok(None);
        }
        let is_product = |kind: &InstKind| matches!(kind, InstKind::Binary { op: BinaryOp::FMul, flags, .. } if flags.has(InstFlags::CONTRACT));
        for (product, addend, left) in [(a, b, true), (b, a, false)] {
            let Some((value, inst)) = self.take(product, is_product) else { continue };
            let InstKind::Binary { lhs, rhs, .. } = self.f.insts[inst].kind else { continue };
            self.values[value].folded = true;
            let (mut x, y) = (self.scalar(lhs)?, self.scalar(rhs)?);
            let mut z = self.scalar(addend)?;
            if op == BinaryOp::FSub && left {
                z = self.negate(z, scalar)?;
            } else if op == BinaryOp::FSub {
                x = self.negate(x, scalar)?;
            }
            return self.fma(scalar, x, y, z).map(Some);
        }
        Ok(None)
    }

    pub(super) fn fneg(&mut self, _flags: InstFlags, value: Operand, ty: Type) -> R<PartVec> {
        let scalar = self.scalar_ty(self.cx.env.types.scalar(ty))?;
        let parts = self.parts(value)?;
        parts.into_iter().map(|part| self.negate(part, scalar)).collect()
    }

    /// Flips the sign; never flushes.
    pub(crate) fn negate(&mut self, part: POp, scalar: Scalar) -> R<POp> {
        if let POp::Int(n) = part {
            return Ok(POp::Int(n ^ 1i64.wrapping_shl(scalar.bits() - 1)));
        }
        Ok(match scalar {
            Scalar::Float => self.def(Class::B32, Op::Neg, &[Tok::F32], &[part]),
            Scalar::Double => self.def(Class::B64, Op::Neg, &[Tok::F64], &[part]),
            _ => self.sign_bit(Op::Xor, part, 0x8000),
        })
    }

    /// Clears the sign; never flushes.
    pub(crate) fn absolute(&mut self, part: POp, scalar: Scalar) -> R<POp> {
        let part = POp::Reg(self.in_reg(part, scalar.class()));
        Ok(match scalar {
            Scalar::Float => self.def(Class::B32, Op::Abs, &[Tok::F32], &[part]),
            Scalar::Double => self.def(Class::B64, Op::Abs, &[Tok::F64], &[part]),
            _ => self.sign_bit(Op::And, part, 0x7fff),
        })
    }

    fn sign_bit(&mut self, op: Op, part: POp, mask: i64) -> POp {
        self.def(Class::B16, op, &[Tok::B16], &[part, POp::Int(mask)])
    }

    // Narrow floats.

    /// The exact value in single precision.
    pub(crate) fn single_of(&mut self, part: POp, scalar: Scalar) -> R<POp> {
        let part = POp::Reg(self.in_reg(part, scalar.class()));
        Ok(match scalar {
            Scalar::Half => self.def(Class::B32, Op::Cvt, &[Tok::F32, Tok::F16], &[part]),
            Scalar::BFloat => {
                let wide = self.def(Class::B32, Op::Cvt, &[Tok::U32, Tok::U16], &[part]);
                self.def(Class::B32, Op::Shl, &[Tok::B32], &[wide, POp::Int(16)])
            }
            Scalar::Float => part,
            _ => return internal("a double where a narrow float is wanted"),
        })
    }

    /// Single precision rounded to nearest even.
    pub(crate) fn round_single(&mut self, part: POp, scalar: Scalar) -> R<POp> {
        let part = POp::Reg(self.in_reg(part, Class::B32));
        Ok(match scalar {
            Scalar::Half => self.def(Class::B16, Op::Cvt, &[Tok::Rn, Tok::F16, Tok::F32], &[part]),
            Scalar::BFloat if self.cx.sm.number >= 80 => {
                self.def(Class::B16, Op::Cvt, &[Tok::Rn, Tok::BF16, Tok::F32], &[part])
            }
            Scalar::BFloat => self.round_to_bfloat(part),
            Scalar::Float => part,
            _ => return internal("a double where a narrow float is wanted"),
        })
    }

    /// Rounding to bfloat16 by integer arithmetic, for targets without the conversion.
    fn round_to_bfloat(&mut self, part: POp) -> POp {
        let w = Class::B32;
        let lowest = self.def(w, Op::Bfe, &[Tok::U32], &[part, POp::Int(16), POp::Int(1)]);
        let bias = self.def(w, Op::Add, &[Tok::S32], &[lowest, POp::Int(0x7fff)]);
        let rounded = self.def(w, Op::Add, &[Tok::S32], &[part, bias]);
        let quiet = self.def(w, Op::Or, &[Tok::B32], &[part, POp::Int(0x40_0000)]);
        let nan = self.def(Class::Pred, Op::Setp, &[Tok::IsNan, Tok::F32], &[part, part]);
        let chosen = self.def(w, Op::Selp, &[Tok::B32], &[quiet, rounded, nan]);
        let high = self.def(w, Op::Shr, &[Tok::U32], &[chosen, POp::Int(16)]);
        self.def(Class::B16, Op::Cvt, &[Tok::U16, Tok::U32], &[high])
    }

    /// A double rounded to a narrower type, once.
    pub(crate) fn narrow_double(&mut self, part: POp, scalar: Scalar) -> R<POp> {
        let part = POp::Reg(self.in_reg(part, Class::B64));
        match scalar {
            Scalar::Float => {
                let tokens: &[Tok] = if self.ftz {
                    &[Tok::Rn, Tok::Ftz, Tok::F32, Tok::F64]
                } else {
                    &[Tok::Rn, Tok::F32, Tok::F64]
                };
                Ok(self.def(Class::B32, Op::Cvt, tokens, &[part]))
            }
            Scalar::Half => Ok(self.def(Class::B16, Op::Cvt, &[Tok::Rn, Tok::F16, Tok::F64], &[part])),
            Scalar::BFloat => {
                // Single precision rounded to odd keeps what rounding to bfloat16 has to know.
                let single = self.def(Class::B32, Op::Cvt, &[Tok::Rz, Tok::F32, Tok::F64], &[part]);
                let back = self.def(Class::B64, Op::Cvt, &[Tok::F64, Tok::F32], &[single]);
                let inexact = self.def(Class::Pred, Op::Setp, &[Tok::Neu, Tok::F64], &[back, part]);
                let bit = self.def(Class::B32, Op::Selp, &[Tok::B32], &[POp::Int(1), POp::Int(0), inexact]);
                let odd = self.def(Class::B32, Op::Or, &[Tok::B32], &[single, bit]);
                self.round_single(odd, scalar)
            }
            _ => unsupported("a conversion from double to this type"),
        }
    }
}
