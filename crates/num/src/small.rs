//! Arithmetic on `.f16` and `.bf16`. The packed forms `.f16x2` and `.bf16x2` are two of these.

use crate::format::{BF16, F16, Format, Round, add_odd};

/// Modifiers of half-precision arithmetic.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Mode {
    /// `.ftz` (`.f16` only)
    pub ftz: bool,
    /// `.sat`: clamp to [0, 1], NaN to +0.
    pub sat: bool,
    /// `.relu`: negative results and NaN's sign become +0; a NaN stays the canonical NaN.
    pub relu: bool,
}

/// A subnormal becomes a zero of the same sign.
#[inline]
pub fn flush(format: Format, bits: u32) -> u32 {
    if format.is_subnormal(bits) { bits & !format.nan() } else { bits }
}

fn operand(format: Format, bits: u32, mode: Mode) -> f64 {
    format.widen(if mode.ftz { flush(format, bits) } else { bits })
}

fn finish(format: Format, exact: f64, mode: Mode) -> u16 {
    let bits = format.narrow(exact, Round::Nearest, false);
    let bits = if mode.ftz { flush(format, bits) } else { bits };
    let value = format.widen(bits);
    let bits = if mode.sat {
        let clamped = if value > 0.0 { value.min(1.0) } else { 0.0 };
        format.narrow(clamped, Round::Nearest, false)
    } else if mode.relu && !value.is_nan() && value <= 0.0 {
        0
    } else {
        bits
    };
    bits as u16
}

/// `add`
pub fn add(format: Format, a: u16, b: u16, mode: Mode) -> u16 {
    finish(format, add_odd(operand(format, a.into(), mode), operand(format, b.into(), mode)), mode)
}

/// `sub`
pub fn sub(format: Format, a: u16, b: u16, mode: Mode) -> u16 {
    finish(format, add_odd(operand(format, a.into(), mode), -operand(format, b.into(), mode)), mode)
}

/// `mul`
pub fn mul(format: Format, a: u16, b: u16, mode: Mode) -> u16 {
    finish(format, operand(format, a.into(), mode) * operand(format, b.into(), mode), mode)
}

/// `fma`
pub fn fma(format: Format, a: u16, b: u16, c: u16, mode: Mode) -> u16 {
    let product = operand(format, a.into(), mode) * operand(format, b.into(), mode);
    finish(format, add_odd(product, operand(format, c.into(), mode)), mode)
}

/// `neg`: flips the sign bit.
pub fn neg(format: Format, a: u16, ftz: bool) -> u16 {
    (if ftz { flush(format, a.into()) as u16 } else { a }) ^ 0x8000
}

/// `abs`: clears the sign bit.
pub fn abs(format: Format, a: u16, ftz: bool) -> u16 {
    (if ftz { flush(format, a.into()) as u16 } else { a }) & 0x7fff
}

/// `min` and `max`, with the modifiers that `.f32` has too.
pub fn min_max(format: Format, a: u16, b: u16, mode: crate::single::MinMax) -> u16 {
    let prepare = |bits: u16| if mode.ftz { flush(format, bits.into()) as u16 } else { bits };
    let (mut a, mut b) = (prepare(a), prepare(b));
    let mut sign = 0;
    if mode.xorsign_abs {
        sign = (a ^ b) & 0x8000;
        a &= 0x7fff;
        b &= 0x7fff;
    }
    let (a_nan, b_nan) = (format.is_nan(a.into()), format.is_nan(b.into()));
    if (a_nan && b_nan) || (mode.nan && (a_nan || b_nan)) {
        return format.nan() as u16;
    }
    let order = |bits: u16| (bits as i16) ^ (((bits as i16 >> 15) as u16) >> 1) as i16;
    let picked = if a_nan {
        b
    } else if b_nan {
        a
    } else if (order(a) < order(b)) == mode.max {
        b
    } else {
        a
    };
    picked | sign
}

/// Applies an operation to both halves of a packed register.
pub fn packed2(a: u32, b: u32, mut op: impl FnMut(u16, u16) -> u16) -> u32 {
    u32::from(op(a as u16, b as u16)) | u32::from(op((a >> 16) as u16, (b >> 16) as u16)) << 16
}

/// Applies an operation of three operands to both halves of a packed register.
pub fn packed3(a: u32, b: u32, c: u32, mut op: impl FnMut(u16, u16, u16) -> u16) -> u32 {
    u32::from(op(a as u16, b as u16, c as u16))
        | u32::from(op((a >> 16) as u16, (b >> 16) as u16, (c >> 16) as u16)) << 16
}

/// The format that `.bf16` or `.f16` names.
pub fn format_of(bf16: bool) -> Format {
    if bf16 { BF16 } else { F16 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rustc_apfloat::{
        Float,
        ieee::{BFloat, Half},
    };

    fn canonical(format: Format, bits: u128) -> u16 {
        if format.is_nan(bits as u32) { format.nan() as u16 } else { bits as u16 }
    }

    #[test]
    fn arithmetic_agrees_with_a_soft_float() {
        let mut state = 11u64;
        let plain = Mode::default();
        let mut sample = || {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (state >> 40) as u16
        };
        for _ in 0..100_000 {
            let (a, b, c) = (sample(), sample(), sample());
            let half = |bits: u16| Half::from_bits(bits.into());
            let brain = |bits: u16| BFloat::from_bits(bits.into());
            let want = half(a).mul_add(half(b), half(c)).value.to_bits();
            assert_eq!(fma(F16, a, b, c, plain), canonical(F16, want), "{a:#x} {b:#x} {c:#x}");
            let want = brain(a).mul_add(brain(b), brain(c)).value.to_bits();
            assert_eq!(fma(BF16, a, b, c, plain), canonical(BF16, want), "{a:#x} {b:#x} {c:#x}");
            let want = (half(a) + half(b)).value.to_bits();
            assert_eq!(add(F16, a, b, plain), canonical(F16, want));
            let want = (brain(a) * brain(b)).value.to_bits();
            assert_eq!(mul(BF16, a, b, plain), canonical(BF16, want));
            let want = (brain(a) - brain(b)).value.to_bits();
            assert_eq!(sub(BF16, a, b, plain), canonical(BF16, want));
        }
    }

    #[test]
    fn relu_and_sat_clamp() {
        let relu = Mode { relu: true, ..Mode::default() };
        assert_eq!(add(F16, 0xbc00, 0, relu), 0);
        assert_eq!(add(F16, 0x7e00, 0, relu), 0x7fff);
        let sat = Mode { sat: true, ..Mode::default() };
        assert_eq!(add(F16, 0x4000, 0, sat), 0x3c00);
        assert_eq!(add(F16, 0x7e00, 0, sat), 0);
    }
}
