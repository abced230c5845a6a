//! Division that no instruction does: integers wider than 64 bits, and the exact remainder of floats.

use super::{Cx, finish};
use crate::build::{Builder, set_incoming};
use ir::{
    BinaryOp, Block, CastOp, FCmpPred, Function, GlobalId, ICmpPred, InstKind, ModuleEnv, Operand, Type,
};

/// Lowers a division of integers of 65 to 128 bits to a call.
pub(super) fn integers(f: &mut Function, cx: &mut Cx, block: Block, at: usize) -> bool {
    let inst = f.blocks[block].insts[at];
    let InstKind::Binary { op, lhs, rhs, .. } = f.insts[inst].kind else { return false };
    let ty = f.result_type(inst);
    let width = cx.env.types.int_width(ty).unwrap_or(0);
    let Some(helper) = cx.helpers.divide.filter(|_| width <= 128) else {
        cx.unsupported(f, inst, &format!("division of {width}-bit integers"));
        return false;
    };
    let (mut b, inst) = Builder::replace(f, cx.env, block, at);
    let is_signed = matches!(op, BinaryOp::SDiv | BinaryOp::SRem);
    let (mut lhs, mut rhs) = (lhs, rhs);
    let mut signs = None;
    if is_signed {
        let (a, b_) = (b.sext_or_trunc(lhs, Type::I128), b.sext_or_trunc(rhs, Type::I128));
        let (a_sign, b_sign) = (sign(&mut b, a), sign(&mut b, b_));
        (lhs, rhs) = (with_sign(&mut b, a, a_sign), with_sign(&mut b, b_, b_sign));
        signs = Some((a_sign, b_sign));
    } else {
        (lhs, rhs) = (b.zext_or_trunc(lhs, Type::I128), b.zext_or_trunc(rhs, Type::I128));
    }
    let pair = b.call(helper, &[lhs, rhs]);
    let is_rem = matches!(op, BinaryOp::URem | BinaryOp::SRem);
    let mut value = b.extract_value(pair, u32::from(is_rem));
    if let Some((a_sign, b_sign)) = signs {
        // The remainder has the sign of the dividend.
        let negative = if is_rem { a_sign } else { b.binary(BinaryOp::Xor, a_sign, b_sign) };
        value = with_sign(&mut b, value, negative);
    }
    let value = b.zext_or_trunc(value, ty);
    finish(f, inst, value)
}

/// All bits set if negative, else none.
fn sign(b: &mut Builder, value: Operand) -> Operand {
    b.binary_imm(BinaryOp::AShr, value, 127)
}

/// `value` negated where `sign` has all bits set.
fn with_sign(b: &mut Builder, value: Operand, sign: Operand) -> Operand {
    let flipped = b.binary(BinaryOp::Xor, value, sign);
    b.binary(BinaryOp::Sub, flipped, sign)
}

/// Lowers `frem` to a call; small floats go through `float`, in which the remainder is exact too.
pub(super) fn floats(f: &mut Function, cx: &mut Cx, block: Block, at: usize) -> bool {
    let inst = f.blocks[block].insts[at];
    let InstKind::Binary { lhs, rhs, .. } = f.insts[inst].kind else { return false };
    let ty = f.result_type(inst);
    let helper = match ty {
        Type::DOUBLE => cx.helpers.fmod64,
        Type::HALF | Type::BFLOAT | Type::FLOAT => cx.helpers.fmod32,
        _ => None,
    };
    let Some(helper) = helper else {
        cx.unsupported(f, inst, "`frem` on this type");
        return false;
    };
    let (mut b, inst) = Builder::replace(f, cx.env, block, at);
    let value = if matches!(ty, Type::HALF | Type::BFLOAT) {
        let (lhs, rhs) = (b.cast(CastOp::FPExt, lhs, Type::FLOAT), b.cast(CastOp::FPExt, rhs, Type::FLOAT));
        let value = b.call(helper, &[lhs, rhs]);
        b.cast(CastOp::FPTrunc, value, ty)
    } else {
        b.call(helper, &[lhs, rhs])
    };
    finish(f, inst, value)
}

/// Number of leading zeros of an `i64`; 64 for zero.
fn leading_zeros(b: &mut Builder, ctlz: Option<GlobalId>, value: Operand) -> Operand {
    let defined_for_zero = b.int(Type::I1, 0);
    b.call(ctlz.expect("declared together with its users"), &[value, defined_for_zero])
}

/// Body of `{ i128, i128 } (i128 a, i128 b)`: quotient and remainder, unsigned. Dividing by zero ends, with any result.
pub(super) fn build_divide(f: &mut Function, env: &ModuleEnv, ctlz: Option<GlobalId>) {
    let (num, den) = (Operand::value(f.args[0]), Operand::value(f.args[1]));
    let [entry, small, big, shifted, step, exit] = [(); 6].map(|()| f.add_block(None));
    let mut b = Builder::at_end(f, env, entry);
    let both = b.binary(BinaryOp::Or, num, den);
    let high = b.binary_imm(BinaryOp::LShr, both, 64);
    let fits = b.icmp_imm(ICmpPred::Eq, high, 0);
    b.cond_br(fits, small, big);

    b.go(small);
    let small_result = divide_words(&mut b, num, den);
    b.br(exit);

    b.go(big);
    let less = b.icmp(ICmpPred::Ult, num, den);
    let zero = b.int(Type::I128, 0);
    b.cond_br(less, exit, shifted);

    // Schoolbook division, bit by bit, from where the divisor's highest bit meets the dividend's.
    b.go(shifted);
    let (n_zeros, d_zeros) = (zeros128(&mut b, ctlz, num), zeros128(&mut b, ctlz, den));
    let count = b.binary(BinaryOp::Sub, d_zeros, n_zeros);
    let count128 = b.cast(CastOp::ZExt, count, Type::I128);
    // A divisor of zero would be shifted by more than the width.
    let amount = b.binary_imm(BinaryOp::And, count128, 127);
    let divisor = b.binary(BinaryOp::Shl, den, amount);
    b.br(step);

    b.go(step);
    let (rem_phi, rem) = b.phi(Type::I128);
    let (quot_phi, quot) = b.phi(Type::I128);
    let (div_phi, div) = b.phi(Type::I128);
    let (left_phi, left) = b.phi(Type::I64);
    let fits = b.icmp(ICmpPred::Uge, rem, div);
    let less = b.binary(BinaryOp::Sub, rem, div);
    let next_rem = b.select(fits, less, rem);
    let doubled = b.binary_imm(BinaryOp::Shl, quot, 1);
    let bit = b.cast(CastOp::ZExt, fits, Type::I128);
    let next_quot = b.binary(BinaryOp::Or, doubled, bit);
    let next_div = b.binary_imm(BinaryOp::LShr, div, 1);
    let next_left = b.binary_imm(BinaryOp::Sub, left, 1);
    let done = b.icmp_imm(ICmpPred::Eq, left, 0);
    b.cond_br(done, exit, step);

    b.go(exit);
    let (q_phi, q) = b.phi(Type::I128);
    let (r_phi, r) = b.phi(Type::I128);
    let ret_ty = env.types.function(env.globals[b.f.id].ty).expect("a function").0;
    let base = b.poison(ret_ty);
    let base = b.insert_value(base, q, 0);
    let result = b.insert_value(base, r, 1);
    b.push(InstKind::Ret(Some(result)), Type::VOID);

    set_incoming(f, rem_phi, &[(num, shifted), (next_rem, step)]);
    set_incoming(f, quot_phi, &[(zero, shifted), (next_quot, step)]);
    set_incoming(f, div_phi, &[(divisor, shifted), (next_div, step)]);
    set_incoming(f, left_phi, &[(count, shifted), (next_left, step)]);
    set_incoming(f, q_phi, &[(small_result.0, small), (zero, big), (next_quot, step)]);
    set_incoming(f, r_phi, &[(small_result.1, small), (num, big), (next_rem, step)]);
}

/// Quotient and remainder of two numbers that fit 64 bits.
fn divide_words(b: &mut Builder, num: Operand, den: Operand) -> (Operand, Operand) {
    let (n, d) = (b.cast(CastOp::Trunc, num, Type::I64), b.cast(CastOp::Trunc, den, Type::I64));
    let (q, r) = (b.binary(BinaryOp::UDiv, n, d), b.binary(BinaryOp::URem, n, d));
    (b.cast(CastOp::ZExt, q, Type::I128), b.cast(CastOp::ZExt, r, Type::I128))
}

fn zeros128(b: &mut Builder, ctlz: Option<GlobalId>, value: Operand) -> Operand {
    let low = b.cast(CastOp::Trunc, value, Type::I64);
    let high = b.binary_imm(BinaryOp::LShr, value, 64);
    let high = b.cast(CastOp::Trunc, high, Type::I64);
    let (low_zeros, high_zeros) = (leading_zeros(b, ctlz, low), leading_zeros(b, ctlz, high));
    let beyond = b.binary_imm(BinaryOp::Add, low_zeros, 64);
    let none = b.icmp_imm(ICmpPred::Eq, high, 0);
    b.select(none, beyond, high_zeros)
}

/// A float format as integers see it.
struct Format {
    int: Type,
    width: i128,
    /// Bits of the fraction.
    fraction: i128,
    exponent_mask: i128,
}

impl Format {
    /// Of `float` or `double`.
    fn of(ty: Type) -> Format {
        if ty == Type::FLOAT {
            Format { int: Type::I32, width: 32, fraction: 23, exponent_mask: 0xff }
        } else {
            Format { int: Type::I64, width: 64, fraction: 52, exponent_mask: 0x7ff }
        }
    }
}

/// Body of `T (T x, T y)`: the exact remainder of the division that truncates, with the sign of `x`, as C's `fmod`.
///
/// Works on the integers `m` and `e` of `m * 2^e`: the exponents are brought together by doubling the remainder.
pub(super) fn build_fmod(f: &mut Function, env: &ModuleEnv, ctlz: Option<GlobalId>) {
    let (x, y) = (Operand::value(f.args[0]), Operand::value(f.args[1]));
    let ty = f.values[f.args[0]].ty;
    let format = Format::of(ty);
    let [entry, nan, finite, keep, start, step, last, zero, pack] = [(); 9].map(|()| f.add_block(None));
    let mut b = Builder::at_end(f, env, entry);
    let sign_bit = 1i128 << (format.width - 1);
    let (x_bits, y_bits) = (b.cast(CastOp::BitCast, x, format.int), b.cast(CastOp::BitCast, y, format.int));
    let sign = b.binary_imm(BinaryOp::And, x_bits, sign_bit);
    let (ax, ay) = (
        b.binary_imm(BinaryOp::And, x_bits, sign_bit - 1),
        b.binary_imm(BinaryOp::And, y_bits, sign_bit - 1),
    );
    let infinity = format.exponent_mask << format.fraction;
    let bad = has_no_remainder(&mut b, infinity, ax, ay);
    b.cond_br(bad, nan, finite);

    b.go(nan);
    return_nan(&mut b, &format, ty);

    b.go(finite);
    let less = b.icmp(ICmpPred::Ult, ax, ay);
    b.cond_br(less, keep, start);

    b.go(keep);
    b.push(InstKind::Ret(Some(x)), Type::VOID);

    b.go(start);
    let (x_exp, x_sig) = unpack(&mut b, &format, ctlz, ax);
    let (y_exp, y_sig) = unpack(&mut b, &format, ctlz, ay);
    b.br(step);

    // Each step takes the divisor off where it fits; all but the last double what is left.
    b.go(step);
    let (exp_phi, exp) = b.phi(format.int);
    let (rem_phi, rem) = b.phi(format.int);
    let fits = b.icmp(ICmpPred::Uge, rem, y_sig);
    let rest = b.binary(BinaryOp::Sub, rem, y_sig);
    let rem_now = b.select(fits, rest, rem);
    let next_exp = b.binary_imm(BinaryOp::Sub, exp, 1);
    let next_rem = b.binary_imm(BinaryOp::Shl, rem_now, 1);
    let more = b.icmp(ICmpPred::Sgt, exp, y_exp);
    b.cond_br(more, step, last);

    b.go(last);
    let nothing = b.icmp_imm(ICmpPred::Eq, rem_now, 0);
    b.cond_br(nothing, zero, pack);

    b.go(zero);
    let signed_zero = b.cast(CastOp::BitCast, sign, ty);
    b.push(InstKind::Ret(Some(signed_zero)), Type::VOID);

    b.go(pack);
    let magnitude = packed(&mut b, &format, ctlz, rem_now, y_exp);
    let bits = b.binary(BinaryOp::Or, magnitude, sign);
    let result = b.cast(CastOp::BitCast, bits, ty);
    b.push(InstKind::Ret(Some(result)), Type::VOID);

    set_incoming(f, exp_phi, &[(x_exp, start), (next_exp, step)]);
    set_incoming(f, rem_phi, &[(x_sig, start), (next_rem, step)]);
}

/// Returns the NaN that hardware prefers.
fn return_nan(b: &mut Builder, format: &Format, ty: Type) {
    let quiet = format.exponent_mask << format.fraction | 1 << (format.fraction - 1);
    let quiet = b.int(format.int, quiet);
    let quiet = b.cast(CastOp::BitCast, quiet, ty);
    b.push(InstKind::Ret(Some(quiet)), Type::VOID);
}

/// Whether the remainder of two magnitudes is NaN: the divisor is zero or NaN, the dividend infinite or NaN.
fn has_no_remainder(b: &mut Builder, infinity: i128, ax: Operand, ay: Operand) -> Operand {
    let y_zero = b.icmp_imm(ICmpPred::Eq, ay, 0);
    let y_nan = b.icmp_imm(ICmpPred::Ugt, ay, infinity);
    let x_bad = b.icmp_imm(ICmpPred::Uge, ax, infinity);
    let bad = b.binary(BinaryOp::Or, y_zero, y_nan);
    b.binary(BinaryOp::Or, bad, x_bad)
}

/// The bits of the magnitude `sig * 2^exp`, whose significand is to be normalised and is not zero.
fn packed(b: &mut Builder, format: &Format, ctlz: Option<GlobalId>, sig: Operand, exp: Operand) -> Operand {
    let shift = normalising_shift(b, format, ctlz, sig);
    let sig = b.binary(BinaryOp::Shl, sig, shift);
    let exp = b.binary(BinaryOp::Sub, exp, shift);
    // Subnormal results are shifted back; nothing is lost, since the remainder is a multiple of the least float.
    let is_normal = b.icmp_imm(ICmpPred::Sgt, exp, 0);
    let exponent_bits = b.binary_imm(BinaryOp::Shl, exp, format.fraction);
    let fraction_bits = b.binary_imm(BinaryOp::And, sig, (1 << format.fraction) - 1);
    let normal = b.binary(BinaryOp::Or, exponent_bits, fraction_bits);
    let one = b.int(format.int, 1);
    let back = b.binary(BinaryOp::Sub, one, exp);
    let back = b.binary_imm(BinaryOp::And, back, format.width - 1);
    let subnormal = b.binary(BinaryOp::LShr, sig, back);
    b.select(is_normal, normal, subnormal)
}

/// How far a significand is shifted up until its highest bit is the hidden one.
fn normalising_shift(b: &mut Builder, format: &Format, ctlz: Option<GlobalId>, sig: Operand) -> Operand {
    let wide = b.zext_or_trunc(sig, Type::I64);
    let zeros = leading_zeros(b, ctlz, wide);
    let shift = b.binary_imm(BinaryOp::Sub, zeros, 63 - format.fraction);
    b.zext_or_trunc(shift, format.int)
}

/// Biased exponent and significand with its hidden bit, of a magnitude that is not zero; subnormal ones are normalised.
fn unpack(
    b: &mut Builder,
    format: &Format,
    ctlz: Option<GlobalId>,
    magnitude: Operand,
) -> (Operand, Operand) {
    let exp = b.binary_imm(BinaryOp::LShr, magnitude, format.fraction);
    let fraction = b.binary_imm(BinaryOp::And, magnitude, (1 << format.fraction) - 1);
    let hidden = b.binary_imm(BinaryOp::Or, fraction, 1 << format.fraction);
    let is_subnormal = b.icmp_imm(ICmpPred::Eq, exp, 0);
    let shift = normalising_shift(b, format, ctlz, magnitude);
    let safe = b.binary_imm(BinaryOp::And, shift, format.width - 1);
    let shifted = b.binary(BinaryOp::Shl, magnitude, safe);
    let one = b.int(format.int, 1);
    let low_exp = b.binary(BinaryOp::Sub, one, shift);
    (b.select(is_subnormal, low_exp, exp), b.select(is_subnormal, shifted, hidden))
}

/// Whether a float is less than zero; false for NaN and both zeros.
pub(super) fn is_negative(b: &mut Builder, value: Operand) -> Operand {
    let ty = b.ty(value);
    let zero = b.float(ty, 0.0);
    b.fcmp(FCmpPred::Olt, value, zero)
}
