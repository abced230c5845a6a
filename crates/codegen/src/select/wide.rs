//! Integers wider than 64 bits, as 64-bit words with the least significant first.
//!
//! Division and conversions from and to floats are the optimiser's; what is here is addition, multiplication, logic, shifts
//! and comparison.

use super::int::bits;
use crate::cx::{R, internal};
use crate::func::FnCx;
use crate::types::{Class, mask};
use crate::value::PartVec;
use ir::{BinaryOp, ICmpPred};
use ptx::{Op, Operand as POp, Tok};

/// The type of flags-free words.
const W: Class = Class::B64;

impl FnCx<'_> {
    /// An operation on words.
    pub(super) fn wide_op(&mut self, op: BinaryOp, width: u32, a: &[POp], b: &[POp]) -> R<PartVec> {
        Ok(match op {
            BinaryOp::Add => self.wide_carry(Op::Add, Op::AddC, a, b),
            BinaryOp::Sub => self.wide_carry(Op::Sub, Op::SubC, a, b),
            BinaryOp::Mul => self.wide_mul(a, b),
            BinaryOp::And => self.wordwise(Op::And, a, b),
            BinaryOp::Or => self.wordwise(Op::Or, a, b),
            BinaryOp::Xor => self.wordwise(Op::Xor, a, b),
            BinaryOp::Shl => self.wide_shift(a, b, false, POp::Int(0)),
            BinaryOp::LShr => {
                let a = self.wide_zext(a, width);
                self.wide_shift(&a, b, true, POp::Int(0))
            }
            BinaryOp::AShr => {
                let a = self.wide_sext(a, width);
                let sign = self.def(W, Op::Shr, &[Tok::S64], &[a[a.len() - 1], POp::Int(63)]);
                self.wide_shift(&a, b, true, sign)
            }
            _ => return internal(format!("`{op}` of an integer wider than 64 bits")),
        })
    }

    /// Words with zeros above the width.
    pub(crate) fn wide_zext(&mut self, a: &[POp], width: u32) -> PartVec {
        let mut out = PartVec::from_slice(a);
        if !width.is_multiple_of(64)
            && let Some(top) = out.last_mut()
        {
            *top = match *top {
                POp::Int(n) => POp::Int(n & mask(width % 64)),
                part => self.def(W, Op::And, &[Tok::B64], &[part, POp::Int(mask(width % 64))]),
            };
        }
        out
    }

    /// Words with copies of the sign above the width.
    pub(crate) fn wide_sext(&mut self, a: &[POp], width: u32) -> PartVec {
        let mut out = PartVec::from_slice(a);
        if !width.is_multiple_of(64)
            && let Some(top) = out.last_mut()
        {
            let shift = 64 - width % 64;
            *top = match *top {
                POp::Int(n) => POp::Int(n << shift >> shift),
                part => {
                    let length = POp::Int(i64::from(width % 64));
                    self.def(W, Op::Bfe, &[Tok::S64], &[part, POp::Int(0), length])
                }
            };
        }
        // Signs are shifted out of registers.
        if let Some(top) = out.last_mut() {
            let part = *top;
            *top = POp::Reg(self.in_reg(part, W));
        }
        out
    }

    fn wordwise(&mut self, op: Op, a: &[POp], b: &[POp]) -> PartVec {
        let mut out = PartVec::new();
        for (&x, &y) in a.iter().zip(b) {
            let x = POp::Reg(self.in_reg(x, W));
            out.push(self.def(W, op, &[bits(W)], &[x, y]));
        }
        out
    }

    /// A chain of additions or subtractions through the carry flag. Nothing between its links touches the flag.
    pub(super) fn wide_carry(&mut self, op: Op, with_carry: Op, a: &[POp], b: &[POp]) -> PartVec {
        let mut out = PartVec::new();
        let last = a.len() - 1;
        let a: PartVec = a.iter().map(|&x| POp::Reg(self.in_reg(x, W))).collect();
        let b: PartVec = b.iter().map(|&x| POp::Reg(self.in_reg(x, W))).collect();
        for (n, (&x, &y)) in a.iter().zip(&b).enumerate() {
            let (op, tokens): (Op, &[Tok]) = match (n == 0, n == last) {
                (true, _) => (op, &[Tok::Cc, Tok::S64]),
                (false, false) => (with_carry, &[Tok::Cc, Tok::S64]),
                (false, true) => (with_carry, &[Tok::S64]),
            };
            out.push(self.def(W, op, tokens, &[x, y]));
        }
        out
    }

    /// Schoolbook multiplication, cut to the width of the operands.
    pub(super) fn wide_mul(&mut self, a: &[POp], b: &[POp]) -> PartVec {
        let n = a.len();
        let mut sum: PartVec = (0..n).map(|_| POp::Int(0)).collect();
        for (i, &word) in a.iter().enumerate() {
            // The row a[i] * b, added at word i: low halves first, then high halves one word up.
            let low: PartVec =
                (0..n - i).map(|j| self.word_product(Op::MulLo, Tok::S64, word, b[j])).collect();
            sum = self.add_at(&sum, &low, i);
            if i + 1 < n {
                let high: PartVec =
                    (0..n - i - 1).map(|j| self.word_product(Op::MulHi, Tok::U64, word, b[j])).collect();
                sum = self.add_at(&sum, &high, i + 1);
            }
        }
        sum
    }

    fn word_product(&mut self, op: Op, ty: Tok, a: POp, b: POp) -> POp {
        if a == POp::Int(0) || b == POp::Int(0) {
            return POp::Int(0);
        }
        let (a, b) = if matches!(a, POp::Int(_)) { (b, a) } else { (a, b) };
        let a = POp::Reg(self.in_reg(a, W));
        self.def(W, op, &[ty], &[a, b])
    }

    fn add_at(&mut self, sum: &[POp], row: &[POp], at: usize) -> PartVec {
        let mut out = PartVec::from_slice(sum);
        if row.iter().all(|part| *part == POp::Int(0)) {
            return out;
        }
        if sum[at..].iter().all(|part| *part == POp::Int(0)) {
            out[at..at + row.len()].copy_from_slice(row);
            return out;
        }
        let added = match row.len() {
            1 => {
                let x = POp::Reg(self.in_reg(sum[at], W));
                PartVec::from_slice(&[self.def(W, Op::Add, &[Tok::S64], &[x, row[0]])])
            }
            _ => self.wide_carry(Op::Add, Op::AddC, &sum[at..], row),
        };
        out[at..].copy_from_slice(&added);
        out
    }

    /// A shift by a constant or a variable number of bits; `fill` comes in.
    fn wide_shift(&mut self, a: &[POp], amount: &[POp], right: bool, fill: POp) -> PartVec {
        if let POp::Int(count) = amount[0] {
            return self.wide_shift_by(a, count as u64, right, fill);
        }
        // Whole words by selects, binary digit by binary digit; then the bits within a word.
        let low = self.def(Class::B32, Op::Cvt, &[Tok::U32, Tok::U64], &[amount[0]]);
        let mut words = PartVec::from_slice(a);
        let mut step = 1;
        while step < a.len() {
            let bit = self.def(Class::B32, Op::And, &[Tok::B32], &[low, POp::Int(64 * step as i64)]);
            let take = self.def(Class::Pred, Op::Setp, &[Tok::Ne, Tok::B32], &[bit, POp::Int(0)]);
            let moved = self.wide_shift_by(&words, 64 * step as u64, right, fill);
            words = (0..words.len())
                .map(|n| self.def(W, Op::Selp, &[Tok::B64], &[moved[n], words[n], take]))
                .collect();
            step *= 2;
        }
        let within = self.def(Class::B32, Op::And, &[Tok::B32], &[low, POp::Int(63)]);
        let back = self.def(Class::B32, Op::Sub, &[Tok::S32], &[POp::Int(64), within]);
        let words: PartVec = words.iter().map(|&x| POp::Reg(self.in_reg(x, W))).collect();
        let fill = POp::Reg(self.in_reg(fill, W));
        (0..words.len())
            .map(|n| {
                let (this, next) = self.neighbours(&words, n, right, fill);
                let (here, there): ((Op, Tok), (Op, Tok)) = if right {
                    ((Op::Shr, Tok::U64), (Op::Shl, Tok::B64))
                } else {
                    ((Op::Shl, Tok::B64), (Op::Shr, Tok::U64))
                };
                // A count of 64 clamps to zero in PTX, so that a shift by no bits takes nothing from the neighbour.
                let own = self.def(W, here.0, &[here.1], &[this, within]);
                let other = self.def(W, there.0, &[there.1], &[next, back]);
                self.def(W, Op::Or, &[Tok::B64], &[own, other])
            })
            .collect()
    }

    fn neighbours(&self, words: &[POp], n: usize, right: bool, fill: POp) -> (POp, POp) {
        let next = if right { n.checked_add(1) } else { n.checked_sub(1) };
        (words[n], next.and_then(|next| words.get(next)).copied().unwrap_or(fill))
    }

    pub(crate) fn wide_shift_by(&mut self, a: &[POp], count: u64, right: bool, fill: POp) -> PartVec {
        let n = a.len() as i64;
        let (whole, within) = ((count / 64).min(1 << 16) as i64, (count % 64) as i64);
        let word = |at: i64| if (0..n).contains(&at) { a[at as usize] } else { fill };
        (0..n)
            .map(|at| {
                let at = if right { at + whole } else { at - whole };
                let this = word(at);
                // Below the lowest word come zeros.
                let this = if !right && at < 0 { POp::Int(0) } else { this };
                if within == 0 {
                    return this;
                }
                let next = if right {
                    word(at + 1)
                } else if at < 1 {
                    POp::Int(0)
                } else {
                    word(at - 1)
                };
                let this = POp::Reg(self.in_reg(this, W));
                let next = POp::Reg(self.in_reg(next, W));
                let ((one, one_ty), (two, two_ty)) = if right {
                    ((Op::Shr, Tok::U64), (Op::Shl, Tok::B64))
                } else {
                    ((Op::Shl, Tok::B64), (Op::Shr, Tok::U64))
                };
                let own = self.def(W, one, &[one_ty], &[this, POp::Int(within)]);
                let other = self.def(W, two, &[two_ty], &[next, POp::Int(64 - within)]);
                self.def(W, Op::Or, &[Tok::B64], &[own, other])
            })
            .collect()
    }

    /// A comparison of words that are extended as the predicate needs them.
    pub(super) fn wide_compare(&mut self, pred: ICmpPred, a: &[POp], b: &[POp]) -> POp {
        if matches!(pred, ICmpPred::Eq | ICmpPred::Ne) {
            let mut any: Option<POp> = None;
            for (&x, &y) in a.iter().zip(b) {
                let x = POp::Reg(self.in_reg(x, W));
                let differ = self.def(W, Op::Xor, &[Tok::B64], &[x, y]);
                any = Some(match any {
                    Some(any) => self.def(W, Op::Or, &[Tok::B64], &[any, differ]),
                    None => differ,
                });
            }
            let cmp = if pred == ICmpPred::Eq { Tok::Eq } else { Tok::Ne };
            let any = any.unwrap_or(POp::Int(0));
            return self.def(Class::Pred, Op::Setp, &[cmp, Tok::B64], &[any, POp::Int(0)]);
        }
        // The highest words decide; where they are equal, the ones below.
        let (strict, last) = match pred {
            ICmpPred::Ugt | ICmpPred::Sgt => (Tok::Gt, Tok::Gt),
            ICmpPred::Uge | ICmpPred::Sge => (Tok::Gt, Tok::Ge),
            ICmpPred::Ult | ICmpPred::Slt => (Tok::Lt, Tok::Lt),
            _ => (Tok::Lt, Tok::Le),
        };
        let x = POp::Reg(self.in_reg(a[0], W));
        let mut result = self.def(Class::Pred, Op::Setp, &[last, Tok::U64], &[x, b[0]]);
        for n in 1..a.len() {
            let ty = if pred.is_signed() && n == a.len() - 1 { Tok::S64 } else { Tok::U64 };
            let x = POp::Reg(self.in_reg(a[n], W));
            let above = self.def(Class::Pred, Op::Setp, &[strict, ty], &[x, b[n]]);
            let equal = self.def(Class::Pred, Op::Setp, &[Tok::Eq, Tok::B64], &[x, b[n]]);
            let through = self.def(Class::Pred, Op::And, &[Tok::Pred], &[equal, result]);
            result = self.def(Class::Pred, Op::Or, &[Tok::Pred], &[above, through]);
        }
        result
    }
}
