//! Binary floating-point formats, rounding modes, and the one rounding routine that narrows an `f64` to any of them.
//!
//! Every operation on a format narrower than `f64` is done in `f64` *rounded to odd*, then narrowed here. Rounding to
//! odd keeps the information that a second rounding needs, so the result is that of a single rounding as long as the
//! narrow format has at least two bits less than `f64`. (Boldo and Melquiond, "When double rounding is odd".)

/// Rounding of a floating-point result (PTX ISA, "Rounding Modifiers").
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Round {
    /// `.rn`: to nearest, ties to even.
    #[default]
    Nearest,
    /// `.rz`: towards zero.
    Zero,
    /// `.rm`: towards negative infinity.
    Down,
    /// `.rp`: towards positive infinity.
    Up,
    /// `.rna`: to nearest, ties away from zero (conversions to `tf32` and `rni`-like host rounding).
    NearestAway,
}

/// A binary floating-point format of at most 32 bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Format {
    /// Explicit mantissa bits.
    pub mantissa: u32,
    /// Exponent bits.
    pub exponent: u32,
    /// What the top exponent means.
    pub top: Top,
}

/// What the encodings with the largest exponent mean.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Top {
    /// Infinity and NaNs, as IEEE 754 has them.
    Ieee,
    /// Ordinary numbers, but for the all-ones mantissa, which is NaN (`e4m3`).
    NanOnly,
    /// Ordinary numbers throughout (`e2m1`, `e2m3`, `e3m2`).
    Finite,
}

/// `.f32`
pub const F32: Format = Format { mantissa: 23, exponent: 8, top: Top::Ieee };
/// `.tf32`, kept in the high bits of 32
pub const TF32: Format = Format { mantissa: 10, exponent: 8, top: Top::Ieee };
/// `.f16`
pub const F16: Format = Format { mantissa: 10, exponent: 5, top: Top::Ieee };
/// `.bf16`
pub const BF16: Format = Format { mantissa: 7, exponent: 8, top: Top::Ieee };
/// `.e5m2`
pub const E5M2: Format = Format { mantissa: 2, exponent: 5, top: Top::Ieee };
/// `.e4m3`
pub const E4M3: Format = Format { mantissa: 3, exponent: 4, top: Top::NanOnly };
/// `.e2m1`
pub const E2M1: Format = Format { mantissa: 1, exponent: 2, top: Top::Finite };
/// `.e2m3`
pub const E2M3: Format = Format { mantissa: 3, exponent: 2, top: Top::Finite };
/// `.e3m2`
pub const E3M2: Format = Format { mantissa: 2, exponent: 3, top: Top::Finite };

impl Format {
    /// Exponent bias.
    pub const fn bias(self) -> i32 {
        (1 << (self.exponent - 1)) - 1
    }

    /// Bits of an encoding, sign included.
    pub const fn width(self) -> u32 {
        1 + self.exponent + self.mantissa
    }

    /// The canonical NaN that the hardware produces: all ones but the sign (0x7fffffff, 0x7fff, …).
    pub const fn nan(self) -> u32 {
        (1 << (self.exponent + self.mantissa)) - 1
    }

    /// Encoding of positive infinity, or one past the largest finite number where there is none.
    const fn limit(self) -> u32 {
        match self.top {
            Top::Ieee => ((1 << self.exponent) - 1) << self.mantissa,
            Top::NanOnly => (1 << (self.exponent + self.mantissa)) - 1,
            Top::Finite => 1 << (self.exponent + self.mantissa),
        }
    }

    /// Encoding of the largest finite number.
    pub const fn largest(self) -> u32 {
        self.limit() - 1
    }

    /// Whether the encoding is a NaN.
    pub const fn is_nan(self, bits: u32) -> bool {
        let magnitude = bits & self.nan();
        match self.top {
            Top::Ieee => magnitude > self.limit(),
            Top::NanOnly => magnitude == self.limit(),
            Top::Finite => false,
        }
    }

    /// Whether the encoding is a subnormal number (not zero).
    pub const fn is_subnormal(self, bits: u32) -> bool {
        let magnitude = bits & self.nan();
        magnitude != 0 && magnitude >> self.mantissa == 0
    }

    /// The value as `f64`, which holds every one of them exactly. A NaN stays a NaN.
    pub fn widen(self, bits: u32) -> f64 {
        let sign = u64::from(bits >> (self.exponent + self.mantissa) & 1) << 63;
        let magnitude = bits & self.nan();
        let exponent = (magnitude >> self.mantissa) as i32;
        let fraction = u64::from(magnitude & ((1 << self.mantissa) - 1));
        let value = if self.is_nan(bits) {
            f64::NAN
        } else if self.top == Top::Ieee && magnitude == self.limit() {
            f64::INFINITY
        } else if exponent == 0 {
            fraction as f64 * power_of_two(1 - self.bias() - self.mantissa as i32)
        } else {
            let biased = (exponent - self.bias() + 1023) as u64;
            f64::from_bits(biased << 52 | fraction << (52 - self.mantissa))
        };
        f64::from_bits(value.to_bits() | sign)
    }

    /// Rounds `value` to this format. `value` is exact, or rounded to odd.
    ///
    /// Overflow gives infinity or the largest finite number as the mode says; in a format without infinity, and
    /// with `saturate_finite`, always the largest finite number. A NaN gives the canonical NaN (the largest finite
    /// number in a format that has none).
    pub fn narrow(self, value: f64, round: Round, saturate_finite: bool) -> u32 {
        let bits = value.to_bits();
        let negative = bits >> 63 != 0;
        let sign = u32::from(negative) << (self.exponent + self.mantissa);
        if value.is_nan() {
            return if self.top == Top::Finite { self.largest() } else { self.nan() };
        }
        if value == 0.0 {
            return sign;
        }
        let overflow = |round| {
            let away = match round {
                Round::Nearest | Round::NearestAway => true,
                Round::Zero => false,
                Round::Down => negative,
                Round::Up => !negative,
            };
            let finite = saturate_finite || self.top != Top::Ieee || !away;
            sign | if finite { self.largest() } else { self.limit() }
        };
        if value.is_infinite() {
            let finite = saturate_finite || self.top != Top::Ieee;
            return sign | if finite { self.largest() } else { self.limit() };
        }
        // |value| = significand · 2^exponent with a significand of 53 bits (fewer when subnormal).
        let raw = (bits >> 52 & 0x7ff) as i32;
        let fraction = bits & ((1 << 52) - 1);
        let (significand, exponent) =
            if raw == 0 { (fraction, -1074) } else { (fraction | 1 << 52, raw - 1075) };
        let magnitude_exponent = exponent + 63 - significand.leading_zeros() as i32;
        let least = 1 - self.bias();
        let binade = magnitude_exponent.max(least);
        let quantum = binade - self.mantissa as i32;
        let rounded = shift_right_rounded(significand, quantum - exponent, round, negative);
        if binade > self.bias() + 2 {
            return overflow(round);
        }
        // A carry out of the mantissa moves into the exponent by itself.
        let encoded = (((binade - least) as u64) << self.mantissa) + rounded;
        if encoded >= u64::from(self.limit()) { overflow(round) } else { sign | encoded as u32 }
    }
}

/// `2^n` for an `n` that a normal `f64` can hold.
fn power_of_two(n: i32) -> f64 {
    f64::from_bits(((n + 1023) as u64) << 52)
}

/// `value / 2^shift`, rounded to an integer; a negative `shift` multiplies. `negative` is the sign of the whole.
pub(crate) fn shift_right_rounded(value: u64, shift: i32, round: Round, negative: bool) -> u64 {
    if shift <= 0 {
        return value << -shift;
    }
    // From 64 on, everything is below half of a unit: a remainder of 1 out of a large whole says the same.
    let (quotient, remainder, half) = if shift >= 64 {
        (0, u64::from(value != 0), u64::MAX)
    } else {
        (value >> shift, value & ((1 << shift) - 1), 1 << (shift - 1))
    };
    let up = match round {
        Round::Nearest => remainder > half || (remainder == half && quotient & 1 == 1),
        Round::NearestAway => remainder >= half,
        Round::Zero => false,
        Round::Down => negative && remainder != 0,
        Round::Up => !negative && remainder != 0,
    };
    quotient + u64::from(up)
}

/// Makes `rounded` (to nearest) odd when it was not exact; `error` has the sign of exact minus rounded.
#[inline]
fn to_odd(rounded: f64, error: f64) -> f64 {
    if error == 0.0 || !rounded.is_finite() || error.is_nan() {
        return rounded;
    }
    let bits = rounded.to_bits();
    if bits & 1 == 1 {
        return rounded;
    }
    // Even and inexact: the exact value lies between `rounded` and its neighbour on the side of `error`.
    let away = (error > 0.0) == (rounded > 0.0);
    if rounded == 0.0 {
        return f64::from_bits(1 | error.to_bits() & 1 << 63);
    }
    f64::from_bits(if away { bits + 1 } else { bits - 1 })
}

/// `a + b` rounded to odd.
#[inline]
pub(crate) fn add_odd(a: f64, b: f64) -> f64 {
    let sum = a + b;
    let virtual_b = sum - a;
    let error = (a - (sum - virtual_b)) + (b - virtual_b);
    to_odd(sum, error)
}

/// `a / b` rounded to odd, for operands that came from a format of at most 32 bits.
#[inline]
pub(crate) fn div_odd(a: f64, b: f64) -> f64 {
    let quotient = a / b;
    if !quotient.is_finite() || quotient == 0.0 || b.is_infinite() {
        return quotient;
    }
    let remainder = (-quotient).mul_add(b, a);
    to_odd(quotient, if b < 0.0 { -remainder } else { remainder })
}

/// The square root of `a` rounded to odd, for an operand that came from a format of at most 32 bits.
#[inline]
pub(crate) fn sqrt_odd(a: f64) -> f64 {
    let root = a.sqrt();
    if !root.is_finite() || root == 0.0 {
        return root;
    }
    to_odd(root, (-root).mul_add(root, a))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_small_encoding_survives_widening_and_narrowing() {
        for format in [F16, BF16, E5M2, E4M3, E2M1, E2M3, E3M2] {
            for bits in 0..1u32 << format.width() {
                if format.is_nan(bits) {
                    assert!(format.widen(bits).is_nan());
                    continue;
                }
                for round in [Round::Nearest, Round::Zero, Round::Down, Round::Up, Round::NearestAway] {
                    if format.widen(bits).is_finite() {
                        assert_eq!(format.narrow(format.widen(bits), round, false), bits, "{format:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn narrowing_agrees_with_the_host_for_f32() {
        let mut state = 0x9e37_79b9_7f4a_7c15u64;
        for _ in 0..200_000 {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            // Exponents near those of f32, so that subnormals and overflow are met.
            let exponent = 1023 - 155 + (state >> 40) % 290;
            let value = f64::from_bits(state & ((1 << 63) | ((1 << 52) - 1)) | exponent << 52);
            assert_eq!(F32.narrow(value, Round::Nearest, false), (value as f32).to_bits(), "{value:e}");
        }
    }

    #[test]
    fn directed_rounding_brackets_the_value() {
        let third = 1.0f64 / 3.0;
        let down = F32.narrow(third, Round::Down, false);
        let up = F32.narrow(third, Round::Up, false);
        assert_eq!(up, down + 1);
        assert_eq!(F32.narrow(third, Round::Zero, false), down);
        assert_eq!(F32.narrow(-third, Round::Zero, false), down | 1 << 31);
        assert_eq!(F32.narrow(-third, Round::Down, false), up | 1 << 31);
        assert_eq!(F32.narrow(1e300, Round::Zero, false), f32::MAX.to_bits());
        assert_eq!(F32.narrow(1e300, Round::Down, false), f32::MAX.to_bits());
        assert_eq!(F32.narrow(1e300, Round::Up, false), f32::INFINITY.to_bits());
        assert_eq!(F32.narrow(-1e300, Round::Down, false), f32::NEG_INFINITY.to_bits());
        assert_eq!(F32.narrow(1e-300, Round::Up, false), 1);
        assert_eq!(F32.narrow(1e-300, Round::Down, false), 0);
    }

    #[test]
    fn formats_without_infinity_saturate() {
        assert_eq!(E4M3.narrow(1e9, Round::Nearest, true), 0x7e);
        assert_eq!(E4M3.widen(0x7e), 448.0);
        assert_eq!(E2M1.narrow(-100.0, Round::Nearest, true), 0xf);
        assert_eq!(E2M1.widen(7), 6.0);
    }
}
