//! Integer arithmetic that saturates or tells whether it overflowed.
//!
//! Narrow widths compute in their register, where nothing overflows, and look at the bits above; full widths look at signs
//! and carries.

use super::int::{signed, unsigned};
use crate::cx::R;
use crate::func::FnCx;
use crate::types::{Class, Scalar};
use crate::value::PartVec;
use ir::{BinaryOp, ICmpPred};
use ptx::{Op, Operand as POp, Tok};

const W: Class = Class::B64;

/// A result and whether it overflowed.
type Checked = (PartVec, POp);

impl FnCx<'_> {
    pub(super) fn checked_intrinsic(
        &mut self,
        base: &str,
        width: u32,
        a: &[POp],
        b: &[POp],
    ) -> R<Option<PartVec>> {
        let op = match base.split_once('.').map_or(base, |(op, _)| op) {
            "sadd" | "uadd" => BinaryOp::Add,
            "ssub" | "usub" => BinaryOp::Sub,
            "smul" | "umul" => BinaryOp::Mul,
            "sshl" | "ushl" => BinaryOp::Shl,
            _ => return Ok(None),
        };
        let sign = base.starts_with('s');
        if base.ends_with(".with.overflow") {
            let (mut parts, flag) = self.checked(op, sign, width, a, b)?;
            parts.push(flag);
            return Ok(Some(parts));
        }
        if base.ends_with(".sat") && op != BinaryOp::Mul {
            return self.saturated(op, sign, width, a, b).map(Some);
        }
        Ok(None)
    }

    fn checked(&mut self, op: BinaryOp, sign: bool, width: u32, a: &[POp], b: &[POp]) -> R<Checked> {
        if width == 1 {
            return Ok(self.checked_bool(op, sign, a[0], b[0]));
        }
        if width > 64 {
            return self.checked_wide(op, sign, width, a, b);
        }
        let class = Scalar::Int(width).class();
        let (x, y) = if sign {
            (self.sext_part(a[0], width), self.sext_part(b[0], width))
        } else {
            (self.zext_part(a[0], width), self.zext_part(b[0], width))
        };
        let x = POp::Reg(self.in_reg(x, class));
        let y = POp::Reg(self.in_reg(y, class));
        let (value, flag) = match op {
            BinaryOp::Mul => self.checked_mul(sign, width, class, x, y),
            _ if width < class.bits() => self.checked_narrow(op, sign, width, class, x, y),
            _ => self.checked_full(op, sign, class, x, y),
        };
        Ok((PartVec::from_slice(&[value]), flag))
    }

    fn checked_bool(&mut self, op: BinaryOp, sign: bool, a: POp, b: POp) -> Checked {
        let (value, flag) = match (op, sign) {
            (BinaryOp::Mul, false) => (self.pred_op(Op::And, a, b), POp::Int(0)),
            // -1 times -1 is 1, which one signed bit cannot hold; -1 plus -1 is -2, and 0 minus -1 is 1.
            (BinaryOp::Mul, true) => {
                let both = self.pred_op(Op::And, a, b);
                (both, both)
            }
            (BinaryOp::Add, _) => (self.pred_op(Op::Xor, a, b), self.pred_op(Op::And, a, b)),
            _ => {
                let not = self.pred_not(a);
                (self.pred_op(Op::Xor, a, b), self.pred_op(Op::And, not, b))
            }
        };
        (PartVec::from_slice(&[value]), flag)
    }

    /// A width below the register's: the exact result is there, and fits or does not.
    fn checked_narrow(
        &mut self,
        op: BinaryOp,
        sign: bool,
        width: u32,
        class: Class,
        x: POp,
        y: POp,
    ) -> (POp, POp) {
        let op = if op == BinaryOp::Add { Op::Add } else { Op::Sub };
        let exact = self.def(class, op, &[signed(class)], &[x, y]);
        let cut = if sign { self.sext_part(exact, width) } else { self.zext_part(exact, width) };
        let flag = self.compare(ICmpPred::Ne, class, cut, exact);
        (exact, flag)
    }

    fn checked_full(&mut self, op: BinaryOp, sign: bool, class: Class, x: POp, y: POp) -> (POp, POp) {
        let add = op == BinaryOp::Add;
        let result = self.def(class, if add { Op::Add } else { Op::Sub }, &[signed(class)], &[x, y]);
        if !sign {
            let flag = if add {
                self.compare(ICmpPred::Ult, class, result, x)
            } else {
                self.compare(ICmpPred::Ult, class, x, y)
            };
            return (result, flag);
        }
        // A sum overflows if its sign differs from that of both operands, a difference if the operands differ in sign and
        // the result differs from the first.
        let bits = super::int::bits(class);
        let first = self.def(class, Op::Xor, &[bits], &[x, if add { result } else { y }]);
        let second = self.def(class, Op::Xor, &[bits], &[if add { y } else { x }, result]);
        let both = self.def(class, Op::And, &[bits], &[first, second]);
        let flag = self.compare(ICmpPred::Slt, class, both, POp::Int(0));
        (result, flag)
    }

    fn checked_mul(&mut self, sign: bool, width: u32, class: Class, x: POp, y: POp) -> (POp, POp) {
        let ty = if sign { signed(class) } else { unsigned(class) };
        if width * 2 <= class.bits() {
            let exact = self.def(class, Op::MulLo, &[signed(class)], &[x, y]);
            let cut = if sign { self.sext_part(exact, width) } else { self.zext_part(exact, width) };
            let flag = self.compare(ICmpPred::Ne, class, cut, exact);
            return (exact, flag);
        }
        let low = self.def(class, Op::MulLo, &[signed(class)], &[x, y]);
        let high = self.def(class, Op::MulHi, &[ty], &[x, y]);
        // The upper half has to be what the value below extends to, and the value has to fit its width.
        let expected = if sign {
            self.def(class, Op::Shr, &[signed(class)], &[low, POp::Int(i64::from(class.bits()) - 1)])
        } else {
            POp::Int(0)
        };
        let mut flag = self.compare(ICmpPred::Ne, class, high, expected);
        if width < class.bits() {
            let cut = if sign { self.sext_part(low, width) } else { self.zext_part(low, width) };
            let more = self.compare(ICmpPred::Ne, class, cut, low);
            flag = self.pred_op(Op::Or, flag, more);
        }
        (low, flag)
    }

    // Words.

    pub(super) fn wide_sub(&mut self, a: &[POp], b: &[POp]) -> PartVec {
        self.wide_carry(Op::Sub, Op::SubC, a, b)
    }

    fn checked_wide(&mut self, op: BinaryOp, sign: bool, width: u32, a: &[POp], b: &[POp]) -> R<Checked> {
        if !width.is_multiple_of(64) && op != BinaryOp::Mul {
            return self.checked_odd(op, sign, width, a, b);
        }
        let scalar = Scalar::Int(width);
        let top = a.len() - 1;
        if op == BinaryOp::Mul {
            return self.checked_wide_mul(sign, width, a, b);
        }
        let add = op == BinaryOp::Add;
        let result = if add { self.wide_carry(Op::Add, Op::AddC, a, b) } else { self.wide_sub(a, b) };
        let flag = match (add, sign) {
            (true, false) => self.compare_parts(ICmpPred::Ult, scalar, &result, a)?,
            (false, false) => self.compare_parts(ICmpPred::Ult, scalar, a, b)?,
            _ => {
                let x = POp::Reg(self.in_reg(a[top], W));
                let y = POp::Reg(self.in_reg(b[top], W));
                let first = self.def(W, Op::Xor, &[Tok::B64], &[x, if add { result[top] } else { y }]);
                let second = self.def(W, Op::Xor, &[Tok::B64], &[if add { y } else { x }, result[top]]);
                let both = self.def(W, Op::And, &[Tok::B64], &[first, second]);
                self.compare(ICmpPred::Slt, W, both, POp::Int(0))
            }
        };
        Ok((result, flag))
    }

    fn checked_wide_mul(&mut self, sign: bool, width: u32, a: &[POp], b: &[POp]) -> R<Checked> {
        if width != 128 {
            return self.checked_long_mul(sign, width, a, b);
        }
        if !sign {
            return Ok(self.checked_mul_128(a, b));
        }
        // Magnitudes are multiplied; the sign of the result then has to be the one that the operands give.
        let sign_of = |cx: &mut Self, x: &[POp]| {
            let top = POp::Reg(cx.in_reg(x[1], W));
            cx.def(W, Op::Shr, &[Tok::S64], &[top, POp::Int(63)])
        };
        let (sa, sb) = (sign_of(self, a), sign_of(self, b));
        let (ma, mb) = (self.negate_if(a, sa), self.negate_if(b, sb));
        let (product, lost) = self.checked_mul_128(&ma, &mb);
        let negative = self.def(W, Op::Xor, &[Tok::B64], &[sa, sb]);
        let result = self.negate_if(&product, negative);
        let differ = self.def(W, Op::Xor, &[Tok::B64], &[result[1], negative]);
        let wrong = self.compare(ICmpPred::Slt, W, differ, POp::Int(0));
        let any = self.def(W, Op::Or, &[Tok::B64], &[product[0], product[1]]);
        let not_zero = self.compare(ICmpPred::Ne, W, any, POp::Int(0));
        let wrong = self.pred_op(Op::And, wrong, not_zero);
        let flag = self.pred_op(Op::Or, lost, wrong);
        Ok((result, flag))
    }

    /// A width that leaves bits of the top word free: the exact result is there, and fits or does not.
    fn checked_odd(&mut self, op: BinaryOp, sign: bool, width: u32, a: &[POp], b: &[POp]) -> R<Checked> {
        let (x, y) = (self.wide_extend(sign, a, width), self.wide_extend(sign, b, width));
        let exact = if op == BinaryOp::Add {
            self.wide_carry(Op::Add, Op::AddC, &x, &y)
        } else {
            self.wide_sub(&x, &y)
        };
        let cut = self.wide_extend(sign, &exact, width);
        let flag = self.wide_compare(ICmpPred::Ne, &cut, &exact);
        Ok((exact, flag))
    }

    fn wide_extend(&mut self, sign: bool, a: &[POp], width: u32) -> PartVec {
        if sign { self.wide_sext(a, width) } else { self.wide_zext(a, width) }
    }

    /// A product of any width: computed at twice the width, where it is exact.
    fn checked_long_mul(&mut self, sign: bool, width: u32, a: &[POp], b: &[POp]) -> R<Checked> {
        let n = a.len();
        let (x, y) = (self.widened(sign, a, width, n * 2), self.widened(sign, b, width, n * 2));
        let exact = self.wide_mul(&x, &y);
        let result = PartVec::from_slice(&exact[..n]);
        let cut = self.widened(sign, &result, width, n * 2);
        let flag = self.wide_compare(ICmpPred::Ne, &cut, &exact);
        Ok((result, flag))
    }

    /// More words of the same value.
    fn widened(&mut self, sign: bool, a: &[POp], width: u32, words: usize) -> PartVec {
        let mut out = self.wide_extend(sign, a, width);
        let top = out[out.len() - 1];
        let fill = if sign { self.def(W, Op::Shr, &[Tok::S64], &[top, POp::Int(63)]) } else { POp::Int(0) };
        out.resize(words, fill);
        out
    }

    /// An unsigned product of two words each.
    fn checked_mul_128(&mut self, a: &[POp], b: &[POp]) -> Checked {
        let [a0, a1, b0, b1] = [a[0], a[1], b[0], b[1]].map(|x| POp::Reg(self.in_reg(x, W)));
        let low = self.def(W, Op::MulLo, &[Tok::S64], &[a0, b0]);
        let carry = self.def(W, Op::MulHi, &[Tok::U64], &[a0, b0]);
        let mut flag = {
            let x = self.compare(ICmpPred::Ne, W, a1, POp::Int(0));
            let y = self.compare(ICmpPred::Ne, W, b1, POp::Int(0));
            self.pred_op(Op::And, x, y)
        };
        let mut high = carry;
        for (x, y) in [(a1, b0), (a0, b1)] {
            let part = self.def(W, Op::MulLo, &[Tok::S64], &[x, y]);
            let above = self.def(W, Op::MulHi, &[Tok::U64], &[x, y]);
            let lost = self.compare(ICmpPred::Ne, W, above, POp::Int(0));
            flag = self.pred_op(Op::Or, flag, lost);
            let sum = self.def(W, Op::Add, &[Tok::S64], &[high, part]);
            let wrapped = self.compare(ICmpPred::Ult, W, sum, part);
            flag = self.pred_op(Op::Or, flag, wrapped);
            high = sum;
        }
        (PartVec::from_slice(&[low, high]), flag)
    }

    // Saturation.

    fn saturated(&mut self, op: BinaryOp, sign: bool, width: u32, a: &[POp], b: &[POp]) -> R<PartVec> {
        if op == BinaryOp::Shl {
            return self.saturated_shift(sign, width, a, b);
        }
        let (value, flag) = self.checked(op, sign, width, a, b)?;
        if width == 1 {
            let limit = if sign { a[0] } else { POp::Int(i64::from(op == BinaryOp::Add)) };
            return Ok(PartVec::from_slice(&[self.select_part(Class::Pred, flag, limit, value[0])]));
        }
        let limit = self.limit(op, sign, width, a);
        let class = Scalar::Int(width).class();
        Ok((0..value.len()).map(|n| self.select_part(class, flag, limit[n], value[n])).collect())
    }

    /// What an operation that overflowed saturates to: with signs, the end of the range on the side of the first operand.
    fn limit(&mut self, op: BinaryOp, sign: bool, width: u32, a: &[POp]) -> PartVec {
        let class = Scalar::Int(width).class();
        let top = a.len() - 1;
        let bits_in_top = if width > 64 { (width - 1) % 64 + 1 } else { width };
        if !sign {
            let fill = if op == BinaryOp::Sub { 0 } else { -1 };
            let mut limit: PartVec = a.iter().map(|_| POp::Int(fill)).collect();
            limit[top] = self.zext_part(POp::Int(fill), if width > 64 { bits_in_top } else { width });
            return limit;
        }
        let word = if width > 64 { a[top] } else { self.sext_part(a[top], width) };
        let word = POp::Reg(self.in_reg(word, class));
        let last = i64::from(class.bits()) - 1;
        let minus = self.def(class, Op::Shr, &[signed(class)], &[word, POp::Int(last)]);
        let max = if bits_in_top == 64 { i64::MAX } else { (1i64 << (bits_in_top - 1)) - 1 };
        let end = self.def(class, Op::Xor, &[super::int::bits(class)], &[minus, POp::Int(max)]);
        // Words below the top are all ones of a maximum and zeros of a minimum.
        let mut limit = PartVec::new();
        for _ in 0..top {
            limit.push(self.def(class, Op::Not, &[super::int::bits(class)], &[minus]));
        }
        limit.push(end);
        limit
    }

    /// A shift saturates if shifting back does not give the operand again.
    fn saturated_shift(&mut self, sign: bool, width: u32, a: &[POp], b: &[POp]) -> R<PartVec> {
        let back = if sign { BinaryOp::AShr } else { BinaryOp::LShr };
        if width == 1 {
            return Ok(PartVec::from_slice(a));
        }
        let limit = self.limit(BinaryOp::Add, sign, width, a);
        if width > 64 {
            let x = self.wide_extend(sign, a, width);
            let value = self.wide_op(BinaryOp::Shl, width, &x, b)?;
            let cut = self.wide_extend(sign, &value, width);
            let again = self.wide_op(back, width, &cut, b)?;
            let flag = self.wide_compare(ICmpPred::Ne, &again, &x);
            return Ok((0..value.len()).map(|n| self.select_part(W, flag, limit[n], value[n])).collect());
        }
        let class = Scalar::Int(width).class();
        let extend =
            |cx: &mut Self, part| if sign { cx.sext_part(part, width) } else { cx.zext_part(part, width) };
        let x = extend(self, a[0]);
        let x = POp::Reg(self.in_reg(x, class));
        let y = self.zext_part(b[0], width);
        let value = self.int_op(BinaryOp::Shl, width, x, y)?;
        let cut = extend(self, value);
        let again = self.int_op(back, width, cut, y)?;
        let flag = self.compare(ICmpPred::Ne, class, again, x);
        Ok(PartVec::from_slice(&[self.select_part(class, flag, limit[0], value)]))
    }
}
