//! Comparisons and `select`.

use super::float::float_ty;
use super::int::{bits, signed, unsigned};
use crate::cx::{R, internal};
use crate::func::FnCx;
use crate::types::{Class, Scalar};
use crate::value::PartVec;
use ir::{FCmpPred, ICmpPred, Operand, Type};
use ptx::{Op, Operand as POp, Tok};
use smallvec::SmallVec;

fn int_token(pred: ICmpPred) -> Tok {
    match pred {
        ICmpPred::Eq => Tok::Eq,
        ICmpPred::Ne => Tok::Ne,
        ICmpPred::Ugt | ICmpPred::Sgt => Tok::Gt,
        ICmpPred::Uge | ICmpPred::Sge => Tok::Ge,
        ICmpPred::Ult | ICmpPred::Slt => Tok::Lt,
        ICmpPred::Ule | ICmpPred::Sle => Tok::Le,
    }
}

/// The PTX comparison of a predicate that is neither always true nor always false.
fn float_token(pred: FCmpPred) -> Option<Tok> {
    Some(match pred {
        FCmpPred::False | FCmpPred::True => return None,
        FCmpPred::Oeq => Tok::Eq,
        FCmpPred::Ogt => Tok::Gt,
        FCmpPred::Oge => Tok::Ge,
        FCmpPred::Olt => Tok::Lt,
        FCmpPred::Ole => Tok::Le,
        FCmpPred::One => Tok::Ne,
        FCmpPred::Ord => Tok::Num,
        FCmpPred::Ueq => Tok::Equ,
        FCmpPred::Ugt => Tok::Gtu,
        FCmpPred::Uge => Tok::Geu,
        FCmpPred::Ult => Tok::Ltu,
        FCmpPred::Ule => Tok::Leu,
        FCmpPred::Une => Tok::Neu,
        FCmpPred::Uno => Tok::IsNan,
    })
}

impl FnCx<'_> {
    pub(super) fn icmp(&mut self, pred: ICmpPred, a: Operand, b: Operand) -> R<PartVec> {
        let ty = self.ty(a);
        if let Some(Scalar::Int(2..=64) | Scalar::Ptr(..)) = self.cx.types().scalar(ty) {
            let (x, y) = if pred.is_signed() {
                (self.sext(a)?, self.sext(b)?)
            } else {
                (self.zext(a)?, self.zext(b)?)
            };
            let class = self.scalar_ty(ty)?.class();
            return Ok(PartVec::from_slice(&[self.compare(pred, class, x, y)]));
        }
        let scalar = self.scalar_ty(self.cx.env.types.scalar(ty))?;
        let width = scalar.parts() as usize;
        let (a, b) = (self.parts(a)?, self.parts(b)?);
        let mut out = PartVec::new();
        for (x, y) in a.chunks(width).zip(b.chunks(width)) {
            out.push(self.compare_parts(pred, scalar, x, y)?);
        }
        Ok(out)
    }

    /// A comparison of one scalar by its parts.
    pub(crate) fn compare_parts(&mut self, pred: ICmpPred, scalar: Scalar, a: &[POp], b: &[POp]) -> R<POp> {
        Ok(match scalar {
            Scalar::Int(1) => self.compare_bools(pred, a[0], b[0]),
            Scalar::Int(width @ 2..=64) => {
                let (x, y) = if pred.is_signed() {
                    (self.sext_part(a[0], width), self.sext_part(b[0], width))
                } else {
                    (self.zext_part(a[0], width), self.zext_part(b[0], width))
                };
                self.compare(pred, scalar.class(), x, y)
            }
            Scalar::Int(width) => {
                let (x, y) = if pred.is_signed() {
                    (self.wide_sext(a, width), self.wide_sext(b, width))
                } else {
                    (self.wide_zext(a, width), self.wide_zext(b, width))
                };
                self.wide_compare(pred, &x, &y)
            }
            Scalar::Ptr(..) => self.compare(pred, scalar.class(), a[0], b[0]),
            _ => return internal("`icmp` of floats"),
        })
    }

    /// A comparison of registers whose bits above the width are as the predicate needs them.
    pub(crate) fn compare(&mut self, pred: ICmpPred, class: Class, a: POp, b: POp) -> POp {
        let (pred, a, b) = if matches!(a, POp::Int(_)) { (pred.swapped(), b, a) } else { (pred, a, b) };
        let a = POp::Reg(self.in_reg(a, class));
        let ty = match pred {
            ICmpPred::Eq | ICmpPred::Ne => bits(class),
            _ if pred.is_signed() => signed(class),
            _ => unsigned(class),
        };
        self.def(Class::Pred, Op::Setp, &[int_token(pred), ty], &[a, b])
    }

    /// A comparison of predicates: true is 1, and -1 when signed.
    fn compare_bools(&mut self, pred: ICmpPred, a: POp, b: POp) -> POp {
        match pred {
            ICmpPred::Ne => self.pred_op(Op::Xor, a, b),
            ICmpPred::Eq => {
                let differ = self.pred_op(Op::Xor, a, b);
                self.pred_not(differ)
            }
            ICmpPred::Ugt | ICmpPred::Slt => {
                let not = self.pred_not(b);
                self.pred_op(Op::And, a, not)
            }
            ICmpPred::Ult | ICmpPred::Sgt => {
                let not = self.pred_not(a);
                self.pred_op(Op::And, not, b)
            }
            ICmpPred::Uge | ICmpPred::Sle => {
                let not = self.pred_not(b);
                self.pred_op(Op::Or, a, not)
            }
            ICmpPred::Ule | ICmpPred::Sge => {
                let not = self.pred_not(a);
                self.pred_op(Op::Or, not, b)
            }
        }
    }

    pub(super) fn fcmp(&mut self, pred: FCmpPred, a: Operand, b: Operand) -> R<PartVec> {
        let scalar = self.scalar_ty(self.cx.env.types.scalar(self.ty(a)))?;
        let (a, b) = (self.parts(a)?, self.parts(b)?);
        a.into_iter().zip(b).map(|(x, y)| self.compare_floats(pred, scalar, x, y)).collect()
    }

    pub(crate) fn compare_floats(&mut self, pred: FCmpPred, scalar: Scalar, a: POp, b: POp) -> R<POp> {
        let Some(cmp) = float_token(pred) else { return Ok(POp::Int(i64::from(pred == FCmpPred::True))) };
        let native = match scalar {
            Scalar::Half => self.native_half(),
            Scalar::BFloat => self.cx.sm.number >= 90,
            _ => true,
        };
        if !native {
            let (x, y) = (self.single_of(a, scalar)?, self.single_of(b, scalar)?);
            return Ok(self.def(Class::Pred, Op::Setp, &[cmp, Tok::F32], &[x, y]));
        }
        let mut tokens = SmallVec::<[Tok; 4]>::from_slice(&[cmp]);
        if self.ftz && scalar == Scalar::Float {
            tokens.push(Tok::Ftz);
        }
        tokens.push(float_ty(scalar));
        let x = POp::Reg(self.in_reg_float(a, scalar));
        let y = self.float_operand(b, scalar);
        Ok(self.def(Class::Pred, Op::Setp, &tokens, &[x, y]))
    }

    /// A float in a register.
    pub(crate) fn in_reg_float(&mut self, part: POp, scalar: Scalar) -> ptx::Reg {
        self.in_reg(part, scalar.class())
    }

    // Select.

    pub(super) fn select_inst(
        &mut self,
        cond: Operand,
        on_true: Operand,
        on_false: Operand,
        ty: Type,
    ) -> R<PartVec> {
        let (a, b) = (self.parts(on_true)?, self.parts(on_false)?);
        if self.ty(cond) == Type::I1 {
            let (cond, inverted) = self.condition(cond)?;
            let (a, b) = if inverted { (b, a) } else { (a, b) };
            return self.select_parts(ty, cond, &a, &b);
        }
        let conds = self.parts(cond)?;
        let element = self.cx.env.types.scalar(ty);
        let width = self.part_count(element)? as usize;
        let mut out = PartVec::new();
        for (n, &cond) in conds.iter().enumerate() {
            let lane = n * width..(n + 1) * width;
            out.extend(self.select_parts(element, cond, &a[lane.clone()], &b[lane])?);
        }
        Ok(out)
    }

    /// A condition without the negations around it, and whether they invert it.
    pub(crate) fn condition(&mut self, cond: Operand) -> R<(POp, bool)> {
        let mut inverted = false;
        let mut at = cond;
        // Single uses only: a negation that lives anyway costs nothing to read.
        while let Some((value, inst)) = self.sole(at)
            && let ir::InstKind::Binary { op: ir::BinaryOp::Xor, lhs, rhs, .. } = self.f.insts[inst].kind
            && self.f.as_int(rhs) == Some(1)
        {
            self.values[value].folded = true;
            inverted = !inverted;
            at = lhs;
        }
        Ok((self.scalar(at)?, inverted))
    }

    /// Chooses between parts by a predicate.
    pub(crate) fn select_parts(&mut self, ty: Type, cond: POp, a: &[POp], b: &[POp]) -> R<PartVec> {
        if let POp::Int(n) = cond {
            return Ok(PartVec::from_slice(if n & 1 != 0 { a } else { b }));
        }
        let mut classes = PartClasses::new();
        match self.cx.types().scalar(ty) {
            Some(scalar) => classes.extend((0..scalar.parts()).map(|_| scalar.class())),
            None => {
                for leaf in self.leaves(ty)? {
                    classes.extend((0..leaf.scalar.parts()).map(|_| leaf.scalar.class()));
                }
            }
        }
        let mut out = PartVec::new();
        for ((&x, &y), class) in a.iter().zip(b).zip(classes) {
            out.push(self.select_part(class, cond, x, y));
        }
        Ok(out)
    }

    pub(crate) fn select_part(&mut self, class: Class, cond: POp, a: POp, b: POp) -> POp {
        if a == b {
            return a;
        }
        match class {
            Class::Pred => {
                let first = self.pred_op(Op::And, cond, a);
                let not = if b == POp::Int(0) { POp::Int(0) } else { self.pred_not(cond) };
                let second = self.pred_op(Op::And, not, b);
                self.pred_op(Op::Or, first, second)
            }
            Class::B16 => {
                let a = POp::Reg(self.in_reg(a, class));
                let b = POp::Reg(self.in_reg(b, class));
                self.def(class, Op::Selp, &[Tok::B16], &[a, b, cond])
            }
            _ => self.def(class, Op::Selp, &[bits(class)], &[a, b, cond]),
        }
    }

    // Elements at variable positions.

    pub(super) fn extract_variable(&mut self, vector: Operand, index: Operand, ty: Type) -> R<PartVec> {
        let parts = self.parts(vector)?;
        let width = self.part_count(ty)? as usize;
        let mut lanes =
            parts.chunks(width).map(PartVec::from_slice).collect::<SmallVec<[PartVec; 4]>>().into_iter();
        let Some(mut found) = lanes.next() else { return internal("a vector without elements") };
        let index_ty = self.scalar_of(index)?;
        let index = self.zext(index)?;
        for (n, lane) in (1..).zip(lanes) {
            let here = self.compare(ICmpPred::Eq, index_ty.class(), index, POp::Int(n));
            found = self.select_parts(ty, here, &lane, &found)?;
        }
        Ok(found)
    }

    pub(super) fn insert_variable(
        &mut self,
        vector: Operand,
        element: Operand,
        index: Operand,
        ty: Type,
    ) -> R<PartVec> {
        let parts = self.parts(vector)?;
        let new = self.parts(element)?;
        let index_ty = self.scalar_of(index)?;
        let index = self.zext(index)?;
        let element_ty = self.cx.env.types.scalar(ty);
        let mut out = PartVec::new();
        for (n, lane) in (0..).zip(parts.chunks(new.len().max(1))) {
            let here = self.compare(ICmpPred::Eq, index_ty.class(), index, POp::Int(n));
            out.extend(self.select_parts(element_ty, here, &new, lane)?);
        }
        Ok(out)
    }
}

type PartClasses = SmallVec<[Class; 4]>;
