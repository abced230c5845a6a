//! Conversions between floats and integers wider than 64 bits, exact up to the one rounding that the language asks for.

use super::divide::is_negative;
use super::{Cx, finish};
use crate::build::Builder;
use ir::{BinaryOp, Block, CastOp, FCmpPred, Function, ICmpPred, InstFlags, InstKind, Operand, Type};

/// Lowers a conversion.
pub(super) fn convert(f: &mut Function, cx: &mut Cx, block: Block, at: usize) -> bool {
    let inst = f.blocks[block].insts[at];
    let InstKind::Cast { op, value, .. } = f.insts[inst].kind else { return false };
    let ty = f.result_type(inst);
    let from = f.operand_type(value, cx.env);
    let (int, float) = if matches!(op, CastOp::FPToUI | CastOp::FPToSI) { (ty, from) } else { (from, ty) };
    let width = cx.env.types.int_width(int).unwrap_or(0);
    if width > 128 || !matches!(float, Type::HALF | Type::BFLOAT | Type::FLOAT | Type::DOUBLE) {
        cx.unsupported(f, inst, "a conversion between these types");
        return false;
    }
    let (mut b, inst) = Builder::replace(f, cx.env, block, at);
    let result = match op {
        CastOp::UIToFP => {
            let wide = b.zext_or_trunc(value, Type::I128);
            to_float(&mut b, cx, wide, ty)
        }
        CastOp::SIToFP => {
            let wide = b.sext_or_trunc(value, Type::I128);
            let sign = b.binary_imm(BinaryOp::AShr, wide, 127);
            let flipped = b.binary(BinaryOp::Xor, wide, sign);
            let magnitude = b.binary(BinaryOp::Sub, flipped, sign);
            let positive = to_float(&mut b, cx, magnitude, ty);
            let negative = negated(&mut b, positive);
            let is_negative = b.icmp_imm(ICmpPred::Slt, wide, 0);
            b.select(is_negative, negative, positive)
        }
        CastOp::FPToUI => {
            let wide = from_float(&mut b, value);
            b.zext_or_trunc(wide, ty)
        }
        _ => {
            let wide = from_signed_float(&mut b, value);
            b.zext_or_trunc(wide, ty)
        }
    };
    finish(f, inst, result)
}

fn negated(b: &mut Builder, value: Operand) -> Operand {
    let ty = b.ty(value);
    b.value(InstKind::Unary { op: ir::UnaryOp::FNeg, flags: InstFlags::NONE, value }, ty)
}

/// An unsigned `i128`, rounded to nearest even.
///
/// The number is shifted up until its highest bit is bit 127; the upper word, with a one in its lowest bit where the lower
/// word has any, rounds as the whole would; the shift is undone by an exact power of two.
fn to_float(b: &mut Builder, cx: &Cx, value: Operand, ty: Type) -> Operand {
    if ty == Type::HALF {
        // Everything from 65520 up is infinite: a bound keeps the number in one word.
        let bound = b.int(Type::I128, 1 << 20);
        let small = b.icmp(ICmpPred::Ult, value, bound);
        let clamped = b.select(small, value, bound);
        let word = b.cast(CastOp::Trunc, clamped, Type::I64);
        return b.cast(CastOp::UIToFP, word, ty);
    }
    let (low, high) = words(b, value);
    let no_high = b.icmp_imm(ICmpPred::Eq, high, 0);
    let ctlz = cx.helpers.ctlz.expect("declared for wide conversions");
    let defined_for_zero = b.int(Type::I1, 0);
    let zeros = b.call(ctlz, &[high, defined_for_zero]);
    // Only used where the upper word is not zero, so that the shift is less than 64.
    let shift = b.binary_imm(BinaryOp::And, zeros, 63);
    let wide_shift = b.cast(CastOp::ZExt, shift, Type::I128);
    let shifted = b.binary(BinaryOp::Shl, value, wide_shift);
    let (rest, top) = words(b, shifted);
    let any = b.icmp_imm(ICmpPred::Ne, rest, 0);
    let sticky = b.cast(CastOp::ZExt, any, Type::I64);
    let top = b.binary(BinaryOp::Or, top, sticky);
    let word = b.select(no_high, low, top);
    let float = b.cast(CastOp::UIToFP, word, ty);
    // 2^(64 - shift), or 1 where the lower word is the number.
    let sixty_four = b.int(Type::I64, 64);
    let exponent = b.binary(BinaryOp::Sub, sixty_four, shift);
    let none = b.int(Type::I64, 0);
    let exponent = b.select(no_high, none, exponent);
    scaled(b, float, exponent)
}

/// `float * 2^exponent` for an `i64` exponent from 0 to 64.
fn scaled(b: &mut Builder, float: Operand, exponent: Operand) -> Operand {
    let ty = b.ty(float);
    if ty == Type::BFLOAT {
        let wide = b.cast(CastOp::FPExt, float, Type::FLOAT);
        let wide = scaled(b, wide, exponent);
        return b.cast(CastOp::FPTrunc, wide, ty);
    }
    let (int, bias, fraction) = if ty == Type::FLOAT { (Type::I32, 127, 23) } else { (Type::I64, 1023, 52) };
    let exponent = b.zext_or_trunc(exponent, int);
    let biased = b.binary_imm(BinaryOp::Add, exponent, bias);
    let bits = b.binary_imm(BinaryOp::Shl, biased, fraction);
    let power = b.cast(CastOp::BitCast, bits, ty);
    b.binary(BinaryOp::FMul, float, power)
}

/// Lower and upper word of an `i128`.
fn words(b: &mut Builder, value: Operand) -> (Operand, Operand) {
    let low = b.cast(CastOp::Trunc, value, Type::I64);
    let high = b.binary_imm(BinaryOp::LShr, value, 64);
    (low, b.cast(CastOp::Trunc, high, Type::I64))
}

/// A float that is in range, cut off to an unsigned `i128`.
///
/// The upper word is what 2^64 divides out; what it leaves is exact, and less than 2^64.
fn from_float(b: &mut Builder, value: Operand) -> Operand {
    let value = widened(b, value);
    let ty = b.ty(value);
    let down = b.float(ty, 2f64.powi(-64));
    let up = b.float(ty, 2f64.powi(64));
    let scaled = b.binary(BinaryOp::FMul, value, down);
    let high = b.cast(CastOp::FPToUI, scaled, Type::I64);
    let floor = b.cast(CastOp::UIToFP, high, ty);
    let floor = b.binary(BinaryOp::FMul, floor, up);
    let rest = b.binary(BinaryOp::FSub, value, floor);
    let low = b.cast(CastOp::FPToUI, rest, Type::I64);
    let high = b.cast(CastOp::ZExt, high, Type::I128);
    let high = b.binary_imm(BinaryOp::Shl, high, 64);
    let low = b.cast(CastOp::ZExt, low, Type::I128);
    b.binary(BinaryOp::Or, high, low)
}

/// `float` for the small types.
fn widened(b: &mut Builder, value: Operand) -> Operand {
    match b.ty(value) {
        Type::HALF | Type::BFLOAT => b.cast(CastOp::FPExt, value, Type::FLOAT),
        _ => value,
    }
}

/// A float that is in range, cut off to a signed `i128`.
fn from_signed_float(b: &mut Builder, value: Operand) -> Operand {
    let value = widened(b, value);
    let negative = is_negative(b, value);
    let opposite = negated(b, value);
    let magnitude = b.select(negative, opposite, value);
    let wide = from_float(b, magnitude);
    let zero = b.int(Type::I128, 0);
    let minus = b.binary(BinaryOp::Sub, zero, wide);
    b.select(negative, minus, wide)
}

/// `llvm.fptosi.sat` and `llvm.fptoui.sat` to an integer of 65 to 128 bits: out of range gives the bound, NaN gives 0.
pub(super) fn saturating(b: &mut Builder, value: Operand, ty: Type, is_signed: bool) -> Operand {
    let value = widened(b, value);
    let float = b.ty(value);
    let width = b.env.types.int_width(ty).expect("an integer type");
    let bits = if is_signed { width - 1 } else { width };
    let bound = 2f64.powi(bits as i32);
    // 2^128 is no `float`; the largest one is then in range, and infinity is the only value beyond.
    let bound = if float == Type::FLOAT && bits == 128 { f64::INFINITY } else { bound };
    let (least, most) = if is_signed {
        (1i128 << 127 >> (128 - width), crate::fold::mask(bits) as i128)
    } else {
        (0, crate::fold::mask(bits) as i128)
    };
    let above = {
        let bound = b.float(float, bound);
        b.fcmp(FCmpPred::Oge, value, bound)
    };
    let below = {
        let bound = b.float(float, if is_signed { -bound } else { 0.0 });
        b.fcmp(FCmpPred::Olt, value, bound)
    };
    let nan = b.fcmp(FCmpPred::Uno, value, value);
    // What is out of range is converted as zero, and not used.
    let out = b.binary(BinaryOp::Or, above, below);
    let out = b.binary(BinaryOp::Or, out, nan);
    let zero_float = b.float(float, 0.0);
    let safe = b.select(out, zero_float, value);
    let wide = if is_signed { from_signed_float(b, safe) } else { from_float(b, safe) };
    let exact = b.zext_or_trunc(wide, ty);
    let (least, most) = (b.int(ty, least), b.int(ty, most));
    let result = b.select(above, most, exact);
    b.select(below, least, result)
}
