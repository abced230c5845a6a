//! Integer intrinsics: minimum and maximum, counting, reversing and funnel shifts, on every width.

use super::int::{bits, signed, unsigned};
use crate::cx::{R, internal};
use crate::func::FnCx;
use crate::types::{Class, Scalar, mask};
use crate::value::PartVec;
use ir::{BinaryOp, ICmpPred};
use ptx::{Op, Operand as POp, Tok};

const W: Class = Class::B64;

impl FnCx<'_> {
    /// An integer intrinsic on scalars, if it is one.
    pub(super) fn int_intrinsic(
        &mut self,
        base: &str,
        width: u32,
        a: &[POp],
        b: &[POp],
        c: &[POp],
        to: Scalar,
    ) -> R<Option<PartVec>> {
        let one = |part: POp| Some(PartVec::from_slice(&[part]));
        let wide = width > 64;
        Ok(match base {
            "smin" => Some(self.int_min_max(ICmpPred::Slt, width, a, b)?),
            "smax" => Some(self.int_min_max(ICmpPred::Sgt, width, a, b)?),
            "umin" => Some(self.int_min_max(ICmpPred::Ult, width, a, b)?),
            "umax" => Some(self.int_min_max(ICmpPred::Ugt, width, a, b)?),
            "abs" if wide => Some(self.wide_abs(a, width)),
            "abs" if width == 1 => one(a[0]),
            "abs" => {
                let class = Scalar::Int(width).class();
                let x = self.sext_part(a[0], width);
                let x = POp::Reg(self.in_reg(x, class));
                one(self.def(class, Op::Abs, &[signed(class)], &[x]))
            }
            "ctpop" => Some(self.count(width, a, Count::Ones)),
            "ctlz" => Some(self.count(width, a, Count::Leading)),
            "cttz" => Some(self.count(width, a, Count::Trailing)),
            "bitreverse" => Some(self.reverse_bits(width, a)),
            "bswap" => Some(self.reverse_bytes(width, a)?),
            "fshl" => Some(self.funnel(true, width, a, b, c)?),
            "fshr" => Some(self.funnel(false, width, a, b, c)?),
            "scmp" | "ucmp" => Some(self.three_way(base == "scmp", width, a, b, to)?),
            "convert.from.fp16" => {
                let half = self.def(Class::B16, Op::Cvt, &[Tok::U16, Tok::U32], &[a[0]]);
                let single = self.single_of(half, Scalar::Half)?;
                one(self.float_to_float(Scalar::Float, to, single)?)
            }
            _ => self.checked_intrinsic(base, width, a, b)?,
        })
    }

    fn int_min_max(&mut self, pred: ICmpPred, width: u32, a: &[POp], b: &[POp]) -> R<PartVec> {
        if width == 1 {
            // True is 1, and -1 when signed.
            let op = if matches!(pred, ICmpPred::Ult | ICmpPred::Sgt) { Op::And } else { Op::Or };
            return Ok(PartVec::from_slice(&[self.pred_op(op, a[0], b[0])]));
        }
        if width > 64 {
            let take = self.compare_parts(pred, Scalar::Int(width), a, b)?;
            return Ok((0..a.len()).map(|n| self.select_part(W, take, a[n], b[n])).collect());
        }
        let class = Scalar::Int(width).class();
        let op = if matches!(pred, ICmpPred::Slt | ICmpPred::Ult) { Op::Min } else { Op::Max };
        let (x, y, ty) = if pred.is_signed() {
            (self.sext_part(a[0], width), self.sext_part(b[0], width), signed(class))
        } else {
            (self.zext_part(a[0], width), self.zext_part(b[0], width), unsigned(class))
        };
        let (x, y) = if matches!(x, POp::Int(_)) { (y, x) } else { (x, y) };
        let x = POp::Reg(self.in_reg(x, class));
        Ok(PartVec::from_slice(&[self.def(class, op, &[ty], &[x, y])]))
    }

    /// The sign of every word, and the words as a magnitude.
    pub(super) fn wide_abs(&mut self, a: &[POp], width: u32) -> PartVec {
        let a = self.wide_sext(a, width);
        let sign = self.def(W, Op::Shr, &[Tok::S64], &[a[a.len() - 1], POp::Int(63)]);
        self.negate_if(&a, sign)
    }

    /// `(a ^ sign) - sign`: the words, negated where `sign` is all ones.
    pub(super) fn negate_if(&mut self, a: &[POp], sign: POp) -> PartVec {
        let flipped: PartVec = a
            .iter()
            .map(|&x| {
                let x = POp::Reg(self.in_reg(x, W));
                self.def(W, Op::Xor, &[Tok::B64], &[x, sign])
            })
            .collect();
        let signs: PartVec = a.iter().map(|_| sign).collect();
        self.wide_sub(&flipped, &signs)
    }

    // Counting.

    fn count(&mut self, width: u32, a: &[POp], what: Count) -> PartVec {
        if width == 1 {
            return self.count_bool(a[0], what);
        }
        if width > 64 {
            let total = self.count_wide(width, a, what);
            let mut out = PartVec::from_slice(&[self.def(W, Op::Cvt, &[Tok::U64, Tok::U32], &[total])]);
            out.resize(a.len(), POp::Int(0));
            return out;
        }
        let class = Scalar::Int(width).class();
        let counted = self.count_word(a[0], width, class, what);
        PartVec::from_slice(&[self.resize(counted, Class::B32, class)])
    }

    fn count_bool(&mut self, a: POp, what: Count) -> PartVec {
        PartVec::from_slice(&[match what {
            Count::Ones => a,
            _ => self.pred_not(a),
        }])
    }

    /// The count in one register of which `width` bits count, as a 32-bit number.
    fn count_word(&mut self, a: POp, width: u32, class: Class, what: Count) -> POp {
        let spare = class.bits() - width;
        let ty = &[bits(class)];
        let a = POp::Reg(self.in_reg(a, class));
        let clean = |cx: &mut Self| match spare {
            0 => a,
            _ => cx.def(class, Op::And, ty, &[a, POp::Int(mask(width))]),
        };
        match what {
            Count::Ones => {
                let a = clean(self);
                self.def(Class::B32, Op::Popc, ty, &[a])
            }
            Count::Leading => {
                let a = clean(self);
                let count = self.def(Class::B32, Op::Clz, ty, &[a]);
                match spare {
                    0 => count,
                    n => self.def(Class::B32, Op::Sub, &[Tok::S32], &[count, POp::Int(i64::from(n))]),
                }
            }
            Count::Trailing => {
                // A bit behind the value ends the count of zero.
                let a = match spare {
                    0 => a,
                    _ => self.def(class, Op::Or, ty, &[a, POp::Int(1i64 << width)]),
                };
                let reversed = self.def(class, Op::Brev, ty, &[a]);
                self.def(Class::B32, Op::Clz, ty, &[reversed])
            }
        }
    }

    fn count_wide(&mut self, width: u32, a: &[POp], what: Count) -> POp {
        let words = self.wide_zext(a, width);
        let top = if width.is_multiple_of(64) { 64 } else { width % 64 };
        let n = words.len();
        let size = |at: usize| if at + 1 == n { top } else { 64 };
        let add = |cx: &mut Self, x: POp, n: u32| {
            cx.def(Class::B32, Op::Add, &[Tok::S32], &[x, POp::Int(i64::from(n))])
        };
        match what {
            Count::Ones => {
                let mut sum = self.count_word(words[0], 64, W, what);
                for &word in &words[1..] {
                    let more = self.count_word(word, 64, W, what);
                    sum = self.def(Class::B32, Op::Add, &[Tok::S32], &[sum, more]);
                }
                sum
            }
            Count::Leading => {
                let mut result = self.count_word(words[0], 64, W, what);
                for at in 1..n {
                    let here = self.count_word(words[at], size(at), W, what);
                    let beyond = add(self, result, size(at));
                    result = self.select_by_zero(words[at], beyond, here);
                }
                result
            }
            Count::Trailing => {
                let mut result = self.count_word(words[n - 1], top, W, what);
                for at in (0..n - 1).rev() {
                    let here = self.count_word(words[at], 64, W, what);
                    let beyond = add(self, result, 64);
                    result = self.select_by_zero(words[at], beyond, here);
                }
                result
            }
        }
    }

    fn select_by_zero(&mut self, word: POp, if_zero: POp, otherwise: POp) -> POp {
        let word = POp::Reg(self.in_reg(word, W));
        let zero = self.def(Class::Pred, Op::Setp, &[Tok::Eq, Tok::B64], &[word, POp::Int(0)]);
        self.select_part(Class::B32, zero, if_zero, otherwise)
    }

    // Reversing.

    fn reverse_bits(&mut self, width: u32, a: &[POp]) -> PartVec {
        if width == 1 {
            return PartVec::from_slice(a);
        }
        let class = Scalar::Int(width).class();
        let reversed: PartVec = a
            .iter()
            .rev()
            .map(|&x| {
                let x = POp::Reg(self.in_reg(x, class));
                self.def(class, Op::Brev, &[bits(class)], &[x])
            })
            .collect();
        self.drop_low(width, reversed)
    }

    /// Shifts out the bits that stood above the width before the order was reversed.
    fn drop_low(&mut self, width: u32, reversed: PartVec) -> PartVec {
        let class = Scalar::Int(width).class();
        let spare = if width > 64 { width.next_multiple_of(64) - width } else { class.bits() - width };
        match spare {
            0 => reversed,
            n if width > 64 => self.wide_shift_by(&reversed, u64::from(n), true, POp::Int(0)),
            n => PartVec::from_slice(&[self.def(
                class,
                Op::Shr,
                &[unsigned(class)],
                &[reversed[0], POp::Int(i64::from(n))],
            )]),
        }
    }

    fn reverse_bytes(&mut self, width: u32, a: &[POp]) -> R<PartVec> {
        if !width.is_multiple_of(8) {
            return internal("`bswap` of no whole bytes");
        }
        if width <= 32 {
            let a = POp::Reg(self.in_reg(a[0], Class::B32));
            let swapped = self.permute(a, a, 0x0123);
            return Ok(self.drop_low(width, PartVec::from_slice(&[swapped])));
        }
        let mut reversed = PartVec::new();
        for &word in a.iter().rev() {
            let word = POp::Reg(self.in_reg(word, W));
            let (low, high) = self.halves(word);
            let (low, high) = (self.permute(low, low, 0x0123), self.permute(high, high, 0x0123));
            reversed.push(self.join_halves(high, low));
        }
        Ok(self.drop_low(width, reversed))
    }

    /// `prmt` with a constant selector.
    pub(super) fn permute(&mut self, a: POp, b: POp, selector: i64) -> POp {
        self.def(Class::B32, Op::Prmt, &[Tok::B32], &[a, b, POp::Int(selector)])
    }

    /// The 32-bit halves of a 64-bit register.
    pub(crate) fn halves(&mut self, word: POp) -> (POp, POp) {
        let word = POp::Reg(self.in_reg(word, W));
        let (low, high) = (POp::Reg(self.reg(Class::B32)), POp::Reg(self.reg(Class::B32)));
        let pair = self.body.vector(&[low, high]);
        self.op(Op::Mov, &[Tok::B64], &[pair, word]);
        (low, high)
    }

    /// A 64-bit register from its halves.
    pub(crate) fn join_halves(&mut self, low: POp, high: POp) -> POp {
        let low = POp::Reg(self.in_reg(low, Class::B32));
        let high = POp::Reg(self.in_reg(high, Class::B32));
        let pair = self.body.vector(&[low, high]);
        self.def(W, Op::Mov, &[Tok::B64], &[pair])
    }

    // Funnel shifts.

    fn funnel(&mut self, left: bool, width: u32, a: &[POp], b: &[POp], c: &[POp]) -> R<PartVec> {
        if width == 1 {
            // Shifted by nothing, whatever the count.
            return Ok(PartVec::from_slice(if left { a } else { b }));
        }
        if width > 64 {
            return self.wide_funnel(left, width, a, b, c);
        }
        let class = Scalar::Int(width).class();
        let a = POp::Reg(self.in_reg(a[0], class));
        if width == 32 && self.cx.sm.number >= 32 {
            let b = POp::Reg(self.in_reg(b[0], class));
            let op = if left { Op::ShfL } else { Op::ShfR };
            return Ok(PartVec::from_slice(&[self.def(class, op, &[Tok::Wrap, Tok::B32], &[b, a, c[0]])]));
        }
        let b = self.zext_part(b[0], width);
        let b = POp::Reg(self.in_reg(b, class));
        let amount = self.modulo(c[0], width, class);
        let back = match amount {
            POp::Int(n) => POp::Int(i64::from(width) - n),
            _ => self.def(Class::B32, Op::Sub, &[Tok::S32], &[POp::Int(i64::from(width)), amount]),
        };
        // A shift by the whole width of a register gives zero in PTX.
        let (up, down) = if left { (amount, back) } else { (back, amount) };
        let high = self.def(class, Op::Shl, &[bits(class)], &[a, up]);
        let low = self.def(class, Op::Shr, &[unsigned(class)], &[b, down]);
        Ok(PartVec::from_slice(&[self.def(class, Op::Or, &[bits(class)], &[high, low])]))
    }

    /// A count modulo the width, in 32 bits.
    fn modulo(&mut self, count: POp, width: u32, class: Class) -> POp {
        let count = self.zext_part(count, width);
        if let POp::Int(n) = count {
            return POp::Int((n as u64 % u64::from(width)) as i64);
        }
        let (op, ty, operand) = if width.is_power_of_two() {
            (Op::And, bits(class), i64::from(width) - 1)
        } else {
            (Op::Rem, unsigned(class), i64::from(width))
        };
        let count = self.def(class, op, &[ty], &[count, POp::Int(operand)]);
        self.resize(count, class, Class::B32)
    }

    fn wide_funnel(&mut self, left: bool, width: u32, a: &[POp], b: &[POp], c: &[POp]) -> R<PartVec> {
        if !width.is_power_of_two() {
            return self.long_funnel(left, width, a, b, c);
        }
        let mask = i64::from(width) - 1;
        let amount = match c[0] {
            POp::Int(n) => POp::Int(n & mask),
            part => self.def(W, Op::And, &[Tok::B64], &[part, POp::Int(mask)]),
        };
        let back = match amount {
            POp::Int(n) => POp::Int(n ^ mask),
            _ => self.def(W, Op::Xor, &[Tok::B64], &[amount, POp::Int(mask)]),
        };
        let count = |part: POp| -> PartVec {
            let mut parts = PartVec::from_slice(&[part]);
            parts.resize(a.len(), POp::Int(0));
            parts
        };
        let (amount, back) = (count(amount), count(back));
        // One bit goes first, so that no count reaches the width.
        let (high, low) = if left {
            let low = self.wide_shift_by(b, 1, true, POp::Int(0));
            (
                self.wide_op(BinaryOp::Shl, width, a, &amount)?,
                self.wide_op(BinaryOp::LShr, width, &low, &back)?,
            )
        } else {
            let high = self.wide_shift_by(a, 1, false, POp::Int(0));
            (
                self.wide_op(BinaryOp::Shl, width, &high, &back)?,
                self.wide_op(BinaryOp::LShr, width, b, &amount)?,
            )
        };
        self.wide_op(BinaryOp::Or, width, &high, &low)
    }

    /// A width that is no power of two. It fills no whole words, so that a shift by all of it stays within them.
    fn long_funnel(&mut self, left: bool, width: u32, a: &[POp], b: &[POp], c: &[POp]) -> R<PartVec> {
        let amount = self.wide_modulo(c, width);
        let back = self.def(W, Op::Sub, &[Tok::S64], &[POp::Int(i64::from(width)), amount]);
        let (up, down) = if left { (amount, back) } else { (back, amount) };
        let count = |part: POp| -> PartVec {
            let mut parts = PartVec::from_slice(&[part]);
            parts.resize(a.len(), POp::Int(0));
            parts
        };
        let high = self.wide_op(BinaryOp::Shl, width, a, &count(up))?;
        let low = self.wide_op(BinaryOp::LShr, width, b, &count(down))?;
        self.wide_op(BinaryOp::Or, width, &high, &low)
    }

    /// A wide integer modulo its width, word by word from the top.
    fn wide_modulo(&mut self, a: &[POp], width: u32) -> POp {
        let words = self.wide_zext(a, width);
        let divisor = POp::Int(i64::from(width));
        let base = ((1u128 << 64) % u128::from(width)) as i64;
        let mut rest = POp::Int(0);
        for &word in words.iter().rev() {
            let word = POp::Reg(self.in_reg(word, W));
            let here = self.def(W, Op::Rem, &[Tok::U64], &[word, divisor]);
            let sum = match rest {
                POp::Int(_) => here,
                rest => self.def(W, Op::MadLo, &[Tok::S64], &[rest, POp::Int(base), here]),
            };
            rest = self.def(W, Op::Rem, &[Tok::U64], &[sum, divisor]);
        }
        rest
    }

    /// -1, 0 or 1.
    fn three_way(&mut self, sign: bool, width: u32, a: &[POp], b: &[POp], to: Scalar) -> R<PartVec> {
        let (less, more) = if sign { (ICmpPred::Slt, ICmpPred::Sgt) } else { (ICmpPred::Ult, ICmpPred::Ugt) };
        let scalar = Scalar::Int(width);
        let below = self.compare_parts(less, scalar, a, b)?;
        let above = self.compare_parts(more, scalar, a, b)?;
        let class = to.class();
        if class == Class::Pred {
            return internal("a three-way comparison in one bit");
        }
        let up = self.select_part(class, above, POp::Int(1), POp::Int(0));
        let low = self.select_part(class, below, POp::Int(-1), up);
        let mut out = PartVec::from_slice(&[low]);
        if to.parts() > 1 {
            let fill = self.select_part(class, below, POp::Int(-1), POp::Int(0));
            out.resize(to.parts() as usize, fill);
        }
        Ok(out)
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Count {
    Ones,
    Leading,
    Trailing,
}
