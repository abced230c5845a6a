//! The approximate functions of PTX (`.approx`, `.full`).
//!
//! The hardware's tables are not documented; the manual bounds their error (2^-22 relative or so). What is returned here
//! is the function evaluated in `f64` and rounded to nearest, which lies inside every bound. Special cases are the
//! manual's, and subnormals are flushed where `.ftz` says so. Results compared with a GPU need a tolerance.

use crate::format::{F32, Format, Round};
use crate::single::{canonical, flush};

fn unary(a: u32, ftz: bool, function: impl Fn(f64) -> f64) -> u32 {
    let a = if ftz { flush(a) } else { a };
    let result = canonical((function(f64::from(f32::from_bits(a))) as f32).to_bits());
    if ftz { flush(result) } else { result }
}

/// `ex2.approx.f32`
pub fn ex2(a: u32, ftz: bool) -> u32 {
    unary(a, ftz, f64::exp2)
}

/// `lg2.approx.f32`
pub fn lg2(a: u32, ftz: bool) -> u32 {
    unary(a, ftz, f64::log2)
}

/// `sin.approx.f32`
pub fn sin(a: u32, ftz: bool) -> u32 {
    unary(a, ftz, f64::sin)
}

/// `cos.approx.f32`
pub fn cos(a: u32, ftz: bool) -> u32 {
    unary(a, ftz, f64::cos)
}

/// `tanh.approx.f32`
pub fn tanh(a: u32) -> u32 {
    unary(a, false, f64::tanh)
}

/// `rcp.approx.f32`
pub fn rcp(a: u32, ftz: bool) -> u32 {
    unary(a, ftz, |x| 1.0 / x)
}

/// `sqrt.approx.f32`
pub fn sqrt(a: u32, ftz: bool) -> u32 {
    unary(a, ftz, f64::sqrt)
}

/// `rsqrt.approx.f32`; of -0 it is negative infinity.
pub fn rsqrt(a: u32, ftz: bool) -> u32 {
    unary(a, ftz, |x| 1.0 / x.sqrt())
}

/// `div.approx.f32`: a product with a reciprocal, so that a divisor beyond 2^126 gives 0 (or NaN for an infinite
/// dividend).
pub fn div(a: u32, b: u32, ftz: bool) -> u32 {
    let (a, b) = if ftz { (flush(a), flush(b)) } else { (a, b) };
    let (x, y) = (f32::from_bits(a), f32::from_bits(b));
    const LIMIT: f32 = f32::from_bits((127 + 126) << 23);
    if y.is_finite() && y.abs() > LIMIT {
        if x.is_infinite() || x.is_nan() {
            return crate::single::NAN;
        }
        return (a ^ b) & 0x8000_0000;
    }
    full_div(a, b, ftz)
}

/// `div.full.f32`: two units in the last place over the full range; here it is the correctly rounded quotient.
pub fn full_div(a: u32, b: u32, ftz: bool) -> u32 {
    let mode = crate::single::Mode { round: Round::Nearest, ftz, sat: false };
    crate::single::div(a, b, mode)
}

/// `ex2` and `tanh` of the half formats.
pub fn small(format: Format, a: u16, ftz: bool, function: fn(f64) -> f64) -> u16 {
    let input = if ftz { crate::small::flush(format, a.into()) } else { a.into() };
    let result = format.narrow(function(format.widen(input)), Round::Nearest, false);
    (if ftz { crate::small::flush(format, result) } else { result }) as u16
}

/// `rcp.approx.ftz.f64` and `rsqrt.approx.ftz.f64`: computed from the upper 32 bits of the operand, the lower 32 bits
/// of the result are zero.
pub fn gross_f64(a: u64, function: fn(f64) -> f64) -> u64 {
    let input = f64::from_bits(a & !0xffff_ffff);
    let input = if input.is_subnormal() { 0f64.copysign(input) } else { input };
    let result = function(input);
    if result.is_nan() {
        return 0x7fff_ffff_0000_0000;
    }
    let result = if result.is_subnormal() { 0f64.copysign(result) } else { result };
    result.to_bits() & !0xffff_ffff
}

/// `rsqrt.approx.f64`
pub fn rsqrt_f64(a: u64) -> u64 {
    let result = 1.0 / f64::from_bits(a).sqrt();
    if result.is_nan() { crate::double::CANONICAL } else { result.to_bits() }
}

/// `cvt.rna.tf32.f32` and `cvt.rn.tf32.f32`: the result stands in the upper bits of 32.
pub fn tf32(a: u32, round: Round) -> u32 {
    let value = f64::from(f32::from_bits(a));
    if value.is_nan() {
        return crate::single::NAN;
    }
    debug_assert_eq!(F32.exponent, crate::format::TF32.exponent);
    crate::format::TF32.narrow(value, round, false) << 13
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exact_points_and_special_cases() {
        let bits = |x: f32| x.to_bits();
        assert_eq!(ex2(bits(3.0), false), bits(8.0));
        assert_eq!(ex2(bits(f32::NEG_INFINITY), false), 0);
        assert_eq!(ex2(1, true), bits(1.0));
        assert_eq!(lg2(bits(8.0), false), bits(3.0));
        assert_eq!(lg2(bits(-0.0), false), bits(f32::NEG_INFINITY));
        assert_eq!(lg2(bits(-1.0), false), crate::single::NAN);
        assert_eq!(rsqrt(bits(-0.0), false), bits(f32::NEG_INFINITY));
        assert_eq!(rsqrt(bits(4.0), false), bits(0.5));
        assert_eq!(rcp(bits(f32::INFINITY), false), 0);
        assert_eq!(sin(bits(f32::INFINITY), false), crate::single::NAN);
        assert_eq!(div(bits(1.0), bits(1.5e38), false), 0);
        assert_eq!(full_div(bits(1.5e38), bits(1.5e38), false), bits(1.0));
    }

    #[test]
    fn tf32_ties_go_away_from_zero_when_asked() {
        assert_eq!(tf32(0x3f80_1000, Round::NearestAway), 0x3f80_2000);
        assert_eq!(tf32(0x3f80_1000, Round::Nearest), 0x3f80_0000);
    }
}
