//! Arithmetic on `.f32` (PTX ISA, "Floating Point Instructions").
//!
//! Functions take and give bit patterns. A NaN result is always the canonical 0x7fffffff: the hardware supports no
//! NaN payloads in single precision.

use crate::format::{F32, Round, add_odd, div_odd, sqrt_odd};

/// The NaN that every single-precision operation gives.
pub const NAN: u32 = 0x7fff_ffff;

/// Modifiers that `.f32` arithmetic shares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Mode {
    /// Rounding.
    pub round: Round,
    /// `.ftz`: subnormal inputs and results become zeros of the same sign.
    pub ftz: bool,
    /// `.sat`: the result is clamped to [0, 1], a NaN to +0.
    pub sat: bool,
}

impl Mode {
    /// `.rn` without further modifiers.
    pub const RN: Mode = Mode { round: Round::Nearest, ftz: false, sat: false };
    /// `.rn.ftz`
    pub const RN_FTZ: Mode = Mode { round: Round::Nearest, ftz: true, sat: false };
}

/// A subnormal becomes a zero of the same sign.
#[inline]
pub fn flush(bits: u32) -> u32 {
    if bits & 0x7f80_0000 == 0 { bits & 0x8000_0000 } else { bits }
}

/// The canonical NaN in place of any NaN.
#[inline]
pub fn canonical(bits: u32) -> u32 {
    if bits & 0x7fff_ffff > 0x7f80_0000 { NAN } else { bits }
}

/// Clamps to [0, 1]; a NaN and -0 become +0.
#[inline]
pub fn saturate(bits: u32) -> u32 {
    let value = f32::from_bits(bits);
    if value > 0.0 { value.min(1.0).to_bits() } else { 0 }
}

#[inline]
fn operand(bits: u32, ftz: bool) -> f32 {
    f32::from_bits(if ftz { flush(bits) } else { bits })
}

/// Rounds an `f64` that is exact or rounded to odd, then applies `.ftz` and `.sat`.
#[inline]
fn finish_wide(value: f64, mode: Mode) -> u32 {
    if mode.ftz && is_tiny(value, mode.round) {
        let zero = (value.to_bits() >> 32) as u32 & 0x8000_0000;
        return if mode.sat { 0 } else { zero };
    }
    finish(F32.narrow(value, mode.round, false), mode)
}

/// Whether `.ftz` flushes a result: rounded to 24 bits with an unbounded exponent, it is below the least normal
/// number. That is when the hardware detects underflow: 2^-126 · (1 - 2^-46) rounds to 2^-126 and stays.
#[inline]
fn is_tiny(value: f64, round: Round) -> bool {
    const LEAST: f64 = f32::MIN_POSITIVE as f64;
    let magnitude = value.abs();
    if magnitude.is_nan() || magnitude >= LEAST || magnitude == 0.0 {
        return false;
    }
    // The middle between 2^-126 and its predecessor with 24 bits, and that predecessor.
    let middle = LEAST * (1.0 - 1.0 / f64::from(1 << 25));
    let below = LEAST * (1.0 - 1.0 / f64::from(1 << 24));
    match round {
        Round::Nearest | Round::NearestAway => magnitude < middle,
        Round::Zero => true,
        Round::Down => value > 0.0 || magnitude <= below,
        Round::Up => value < 0.0 || magnitude <= below,
    }
}

#[inline]
fn finish(bits: u32, mode: Mode) -> u32 {
    let bits = canonical(bits);
    let bits = if mode.ftz { flush(bits) } else { bits };
    if mode.sat { saturate(bits) } else { bits }
}

/// `add.f32`
#[inline]
pub fn add(a: u32, b: u32, mode: Mode) -> u32 {
    let (x, y) = (operand(a, mode.ftz), operand(b, mode.ftz));
    if mode.round == Round::Nearest {
        return finish((x + y).to_bits(), mode);
    }
    let sum = add_odd(f64::from(x), f64::from(y));
    finish_wide(zero_of_sum(sum, f64::from(x), f64::from(y), mode.round), mode)
}

/// An exact zero sum of numbers of different sign is -0 when rounding down (IEEE 754, 6.3).
#[inline]
fn zero_of_sum(sum: f64, x: f64, y: f64, round: Round) -> f64 {
    let same_sign = x.is_sign_negative() == y.is_sign_negative();
    if sum == 0.0 && round == Round::Down && !same_sign { -0.0 } else { sum }
}

/// `sub.f32`
#[inline]
pub fn sub(a: u32, b: u32, mode: Mode) -> u32 {
    add(a, b ^ 0x8000_0000, mode)
}

/// `mul.f32`
#[inline]
pub fn mul(a: u32, b: u32, mode: Mode) -> u32 {
    let (x, y) = (operand(a, mode.ftz), operand(b, mode.ftz));
    if mode.round == Round::Nearest && !mode.ftz {
        return finish((x * y).to_bits(), mode);
    }
    finish_wide(f64::from(x) * f64::from(y), mode)
}

/// `fma.f32` and `mad.f32` from sm_20 on: one rounding.
#[inline]
pub fn fma(a: u32, b: u32, c: u32, mode: Mode) -> u32 {
    let (x, y, z) = (operand(a, mode.ftz), operand(b, mode.ftz), operand(c, mode.ftz));
    if mode.round == Round::Nearest && !mode.ftz {
        return finish(fma_nearest(x, y, z).to_bits(), mode);
    }
    let product = f64::from(x) * f64::from(y);
    let sum = add_odd(product, f64::from(z));
    finish_wide(zero_of_sum(sum, product, f64::from(z), mode.round), mode)
}

/// A fused multiply-add of `f32`, rounded to nearest, in plain `f64` arithmetic.
///
/// The product is exact in `f64`. The sum is rounded once to `f64` and once to `f32`; that differs from one
/// rounding only if the `f64` sum looks like the middle between two `f32` (or is so small that the middle lies
/// elsewhere), and then the sum is made again, rounded to odd.
#[inline]
pub fn fma_nearest(a: f32, b: f32, c: f32) -> f32 {
    let (value, sure) = fma_quick(a, b, c);
    if sure { value } else { fma_exact(a, b, c) }
}

/// A fused multiply-add that is right when the second part says so: without a branch, for vectors of them.
#[inline(always)]
pub fn fma_quick(a: f32, b: f32, c: f32) -> (f32, bool) {
    let sum = f64::from(a) * f64::from(b) + f64::from(c);
    let middle = sum.to_bits() & 0x1fff_ffff == 0x1000_0000;
    // Zero is exact: a sum of two numbers is zero only if it is exactly so.
    let small = sum.abs() < f64::from(f32::MIN_POSITIVE) && sum != 0.0;
    (sum as f32, !middle & !small)
}

/// A fused multiply-add, rounded to odd first.
#[cold]
#[inline(never)]
pub fn fma_exact(a: f32, b: f32, c: f32) -> f32 {
    add_odd(f64::from(a) * f64::from(b), f64::from(c)) as f32
}

/// `div.{rn,rz,rm,rp}.f32`
#[inline]
pub fn div(a: u32, b: u32, mode: Mode) -> u32 {
    let (x, y) = (operand(a, mode.ftz), operand(b, mode.ftz));
    if mode.round == Round::Nearest && !mode.ftz {
        return finish((x / y).to_bits(), mode);
    }
    finish_wide(div_odd(f64::from(x), f64::from(y)), mode)
}

/// `rcp.{rn,rz,rm,rp}.f32`
#[inline]
pub fn rcp(a: u32, mode: Mode) -> u32 {
    div(1.0f32.to_bits(), a, mode)
}

/// `sqrt.{rn,rz,rm,rp}.f32`
#[inline]
pub fn sqrt(a: u32, mode: Mode) -> u32 {
    let x = operand(a, mode.ftz);
    if mode.round == Round::Nearest {
        return finish(x.sqrt().to_bits(), mode);
    }
    finish_wide(sqrt_odd(f64::from(x)), mode)
}

/// `neg.f32`: the sign bit is flipped, also of a NaN.
#[inline]
pub fn neg(a: u32, ftz: bool) -> u32 {
    (if ftz { flush(a) } else { a }) ^ 0x8000_0000
}

/// `abs.f32`: the sign bit is cleared, also of a NaN.
#[inline]
pub fn abs(a: u32, ftz: bool) -> u32 {
    (if ftz { flush(a) } else { a }) & 0x7fff_ffff
}

/// Modifiers of `min` and `max`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct MinMax {
    /// The larger instead of the smaller.
    pub max: bool,
    /// `.ftz`
    pub ftz: bool,
    /// `.NaN`: a NaN operand makes the result NaN.
    pub nan: bool,
    /// `.xorsign.abs`: of the magnitudes, with the sign of the product.
    pub xorsign_abs: bool,
}

/// `min.f32`, `max.f32`. A single NaN operand is ignored unless `.NaN`; -0 is less than +0.
#[inline]
pub fn min_max(a: u32, b: u32, mode: MinMax) -> u32 {
    let (mut a, mut b) = if mode.ftz { (flush(a), flush(b)) } else { (a, b) };
    let mut sign = 0;
    if mode.xorsign_abs {
        sign = (a ^ b) & 0x8000_0000;
        a &= 0x7fff_ffff;
        b &= 0x7fff_ffff;
    }
    let (a_nan, b_nan) = (canonical(a) == NAN, canonical(b) == NAN);
    if (a_nan && b_nan) || (mode.nan && (a_nan || b_nan)) {
        return NAN;
    }
    let picked = if a_nan {
        b
    } else if b_nan {
        a
    } else {
        let a_less = order(a) < order(b);
        if a_less == mode.max { b } else { a }
    };
    picked | sign
}

/// A key whose order as an integer is that of the numbers, with -0 below +0.
#[inline]
fn order(bits: u32) -> i32 {
    let signed = bits as i32;
    signed ^ (((signed >> 31) as u32) >> 1) as i32
}

/// `copysign.f32`: the magnitude of `b` with the sign of `a`.
#[inline]
pub fn copysign(a: u32, b: u32) -> u32 {
    a & 0x8000_0000 | b & 0x7fff_ffff
}

#[cfg(test)]
mod tests {
    use super::*;
    use rustc_apfloat::{Float, Round as Soft, ieee::Single};

    const MODES: [(Round, Soft); 4] = [
        (Round::Nearest, Soft::NearestTiesToEven),
        (Round::Zero, Soft::TowardZero),
        (Round::Down, Soft::TowardNegative),
        (Round::Up, Soft::TowardPositive),
    ];

    fn mode(round: Round) -> Mode {
        Mode { round, ftz: false, sat: false }
    }

    /// Values that stress rounding: near each other, subnormal, huge, special.
    fn sample(state: &mut u64) -> u32 {
        *state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let random = (*state >> 32) as u32;
        match random % 8 {
            0 => [0, 0x8000_0000, 1, 0x7f80_0000, 0xff80_0000, 0x7fc0_0000, 0x7f7f_ffff, 0x0080_0000]
                [(random >> 8 & 7) as usize],
            1 => random & 0x8000_ffff,
            2 | 3 => random & 0x81ff_ffff | 0x3e00_0000,
            4 => random & 0x8180_0003 | 0x3f00_0000,
            _ => random,
        }
    }

    fn check(got: u32, want: Single, what: std::fmt::Arguments<'_>) {
        let want = want.to_bits() as u32;
        assert_eq!(got, canonical(want), "{what}: got {got:#x}, want {want:#x}");
    }

    #[test]
    fn arithmetic_agrees_with_a_soft_float_in_every_rounding_mode() {
        let mut state = 7;
        for _ in 0..60_000 {
            let (a, b, c) = (sample(&mut state), sample(&mut state), sample(&mut state));
            let soft = |bits: u32| Single::from_bits(u128::from(bits));
            for (round, soft_round) in MODES {
                let what = format_args!("{a:#x} {b:#x} {c:#x} {round:?}");
                check(add(a, b, mode(round)), soft(a).add_r(soft(b), soft_round).value, what);
                check(sub(a, b, mode(round)), soft(a).sub_r(soft(b), soft_round).value, what);
                check(mul(a, b, mode(round)), soft(a).mul_r(soft(b), soft_round).value, what);
                check(div(a, b, mode(round)), soft(a).div_r(soft(b), soft_round).value, what);
                check(fma(a, b, c, mode(round)), soft(a).mul_add_r(soft(b), soft(c), soft_round).value, what);
            }
        }
    }

    #[test]
    fn directed_square_roots_bracket_the_exact_root() {
        let two = 2.0f32.to_bits();
        assert_eq!(sqrt(two, mode(Round::Down)), 0x3fb5_04f3);
        assert_eq!(sqrt(two, mode(Round::Up)), 0x3fb5_04f4);
        assert_eq!(sqrt(4.0f32.to_bits(), mode(Round::Up)), 2.0f32.to_bits());
        assert_eq!(sqrt((-1.0f32).to_bits(), Mode::RN), NAN);
    }

    #[test]
    fn ftz_flushes_operands_and_results_and_keeps_the_sign() {
        assert_eq!(add(1, 1, Mode::RN), 2);
        assert_eq!(add(1, 1, Mode::RN_FTZ), 0);
        assert_eq!(mul(0x8080_0000, 0x3f00_0000, Mode::RN_FTZ), 0x8000_0000);
        // Folded so by ptxas 13.5: the first is tiny after rounding to 24 bits, the second is not.
        assert_eq!(mul(0x00ff_ffff, 0x3f00_0000, Mode::RN_FTZ), 0);
        assert_eq!(mul(0x0080_0001, 0x3f7f_fffe, Mode::RN_FTZ), 0x0080_0000);
    }

    #[test]
    fn saturation_clamps_and_turns_nan_into_zero() {
        let sat = Mode { sat: true, ..Mode::RN };
        assert_eq!(add(NAN, 0, sat), 0);
        assert_eq!(add(2.0f32.to_bits(), 0, sat), 1.0f32.to_bits());
        assert_eq!(add((-2.0f32).to_bits(), 0, sat), 0);
        assert_eq!(add(0.25f32.to_bits(), 0, sat), 0.25f32.to_bits());
    }

    #[test]
    fn min_and_max_prefer_numbers_and_order_zeros() {
        let (min, max) = (MinMax::default(), MinMax { max: true, ..MinMax::default() });
        let one = 1.0f32.to_bits();
        assert_eq!(min_max(0x7fc0_0000, one, min), one);
        assert_eq!(min_max(one, 0xffc0_0000, max), one);
        assert_eq!(min_max(0x7fc0_0000, 0x7f80_0001, max), NAN);
        assert_eq!(min_max(0x7fc0_0000, one, MinMax { nan: true, ..min }), NAN);
        assert_eq!(min_max(0, 0x8000_0000, min), 0x8000_0000);
        assert_eq!(min_max(0x8000_0000, 0, max), 0);
        let xorsign = MinMax { xorsign_abs: true, ..max };
        assert_eq!(min_max((-3.0f32).to_bits(), 2.0f32.to_bits(), xorsign), (-3.0f32).to_bits());
    }

    #[test]
    fn a_zero_sum_is_negative_only_when_rounding_down() {
        let (one, minus) = (1.0f32.to_bits(), (-1.0f32).to_bits());
        assert_eq!(add(one, minus, mode(Round::Down)), 0x8000_0000);
        assert_eq!(add(one, minus, mode(Round::Up)), 0);
        assert_eq!(add(0, 0, mode(Round::Down)), 0);
    }
}
