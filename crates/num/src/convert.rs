//! Conversions between all integer and floating-point types (PTX ISA, "cvt").

use crate::format::{Format, Round, shift_right_rounded};

/// An integer type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Int {
    /// 8, 16, 32 or 64.
    pub bits: u32,
    /// `.s` rather than `.u` or `.b`.
    pub signed: bool,
}

impl Int {
    /// The type of that width and sign.
    pub const fn new(bits: u32, signed: bool) -> Self {
        Int { bits, signed }
    }

    /// The value of the low bits of a register, as a number.
    #[inline]
    pub fn value(self, register: u64) -> i128 {
        let shift = 64 - self.bits;
        if self.signed {
            i128::from((register << shift) as i64 >> shift)
        } else {
            i128::from(register << shift >> shift)
        }
    }

    /// The low bits of a register, extended to 64 bits by the sign of the type.
    #[inline]
    pub fn extend(self, register: u64) -> u64 {
        let shift = 64 - self.bits;
        if self.signed { ((register << shift) as i64 >> shift) as u64 } else { register << shift >> shift }
    }

    /// The least value.
    pub const fn min(self) -> i128 {
        if self.signed { -(1 << (self.bits - 1)) } else { 0 }
    }

    /// The greatest value.
    pub const fn max(self) -> i128 {
        if self.signed { (1 << (self.bits - 1)) - 1 } else { (1 << self.bits) - 1 }
    }
}

/// Integer to integer. Without `.sat` the value is cut to the width of the destination. The result is extended to 64
/// bits by the sign of the destination, as a wider register receives it.
#[inline]
pub fn int_to_int(register: u64, from: Int, to: Int, sat: bool) -> u64 {
    if sat {
        return to.extend(from.value(register).clamp(to.min(), to.max()) as u64);
    }
    to.extend(from.extend(register))
}

/// Rounds to an integral value (`.rni`, `.rzi`, `.rmi`, `.rpi`).
#[inline]
pub fn integral(value: f64, round: Round) -> f64 {
    match round {
        Round::Nearest => value.round_ties_even(),
        Round::NearestAway => value.round(),
        Round::Zero => value.trunc(),
        Round::Down => value.floor(),
        Round::Up => value.ceil(),
    }
}

/// Float to integer: rounded, then clamped to the range of the destination, whether or not `.sat` is given.
///
/// A NaN gives 0, unless a 64-bit type is on either side: then the top bit of the destination alone is set.
#[inline]
pub fn float_to_int(value: f64, from_f64: bool, to: Int, round: Round) -> u64 {
    if value.is_nan() {
        return if from_f64 || to.bits == 64 { to.extend(1 << (to.bits - 1)) } else { 0 };
    }
    let value = integral(value, round);
    if to.signed {
        let clamped = (value as i64).clamp(to.min() as i64, to.max() as i64);
        clamped as u64
    } else {
        (value as u64).min(to.max() as u64)
    }
}

/// Integer to `.f64`.
pub fn int_to_f64(register: u64, from: Int, round: Round) -> u64 {
    let value = from.value(register);
    if round == Round::Nearest {
        return (value as f64).to_bits();
    }
    let negative = value < 0;
    let magnitude = value.unsigned_abs() as u64;
    if magnitude == 0 {
        return 0;
    }
    let excess = 11 - magnitude.leading_zeros() as i32;
    let rounded =
        if excess <= 0 { magnitude } else { shift_right_rounded(magnitude, excess, round, negative) };
    // At most 2^53 after rounding, so both steps are exact.
    let result = rounded as f64 * f64::from_bits(((excess.max(0) + 1023) as u64) << 52);
    (if negative { -result } else { result }).to_bits()
}

/// Integer to a format of at most 32 bits.
pub fn int_to_small(register: u64, from: Int, format: Format, round: Round) -> u32 {
    let value = from.value(register);
    let magnitude = value.unsigned_abs() as u64;
    // To odd at 53 bits: what falls off below leaves its mark in the last bit.
    let excess = 11u32.saturating_sub(magnitude.leading_zeros());
    let kept = magnitude >> excess << excess;
    let sticky = u64::from(kept != magnitude) << excess;
    let wide = (kept | sticky) as f64;
    format.narrow(if value < 0 { -wide } else { wide }, round, false)
}

/// `cvt.rn.f32.f64`. Alone among the conversions to a narrower format it keeps the payload of a NaN.
#[inline]
pub fn f64_to_f32(bits: u64) -> u32 {
    let value = f64::from_bits(bits);
    let nan = (bits >> 32) as u32 & 0x8000_0000 | 0x7fc0_0000 | (bits >> 29) as u32 & 0x007f_ffff;
    if value.is_nan() { nan } else { (value as f32).to_bits() }
}

/// `.f64` or any small format, already widened, to a small format, with `.sat`.
pub fn float_to_small(value: f64, format: Format, round: Round, sat: bool) -> u32 {
    let value = if !sat {
        value
    } else if value > 0.0 {
        value.min(1.0)
    } else {
        0.0
    };
    format.narrow(value, round, false)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::{F16, F32};

    const S8: Int = Int::new(8, true);
    const U8: Int = Int::new(8, false);
    const S32: Int = Int::new(32, true);
    const U32: Int = Int::new(32, false);
    const S64: Int = Int::new(64, true);
    const U64: Int = Int::new(64, false);

    #[test]
    fn integers_are_cut_extended_or_clamped() {
        assert_eq!(int_to_int(0x1ff, U32, U8, false), 0xff);
        assert_eq!(int_to_int(0x1ff, U32, S8, false), u64::MAX);
        assert_eq!(int_to_int(0x1ff, U32, S8, true), 127);
        assert_eq!(int_to_int(0xffff_ffff, S32, U8, true), 0);
        assert_eq!(int_to_int(0xffff_ffff, S32, S64, false), u64::MAX);
        assert_eq!(int_to_int(0xffff_ffff, U32, S64, false), 0xffff_ffff);
        assert_eq!(int_to_int(u64::MAX, U64, S64, true), i64::MAX as u64);
    }

    #[test]
    fn floats_are_rounded_then_clamped_to_integers() {
        assert_eq!(float_to_int(2.5, false, S32, Round::Nearest), 2);
        assert_eq!(float_to_int(2.5, false, S32, Round::Up), 3);
        assert_eq!(float_to_int(-2.5, false, S32, Round::Zero), -2i64 as u64);
        assert_eq!(float_to_int(-2.5, false, S32, Round::Down), -3i64 as u64);
        assert_eq!(float_to_int(300.0, false, U8, Round::Zero), 255);
        assert_eq!(float_to_int(-1.0, false, U32, Round::Zero), 0);
        assert_eq!(float_to_int(1e30, true, S64, Round::Zero), i64::MAX as u64);
        assert_eq!(float_to_int(f64::NAN, false, S32, Round::Zero), 0);
        assert_eq!(float_to_int(f64::NAN, false, U64, Round::Zero), 1 << 63);
        assert_eq!(float_to_int(f64::NAN, true, S32, Round::Zero), i64::from(i32::MIN) as u64);
    }

    #[test]
    fn payloads_of_doubles_survive() {
        // Folded so by ptxas 13.5.
        assert_eq!(f64_to_f32(0x7fff_ffff_0000_001f), 0x7fff_fff8);
        assert_eq!(f64_to_f32(0xffff_fffe_ffff_fffe), 0xffff_fff7);
        assert_eq!(f64_to_f32(0x3ff0_0000_0000_0001), 0x3f80_0000);
    }

    #[test]
    fn integers_become_floats_with_one_rounding() {
        assert_eq!(int_to_small(u64::MAX, U64, F32, Round::Nearest), (u64::MAX as f32).to_bits());
        assert_eq!(int_to_small(u64::MAX, U64, F32, Round::Zero), (u64::MAX as f32).to_bits() - 1);
        assert_eq!(int_to_small(70000, U32, F16, Round::Nearest), 0x7c00);
        let mut state = 3u64;
        for _ in 0..50_000 {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            let value = state >> (state >> 58);
            assert_eq!(int_to_small(value, U64, F32, Round::Nearest), (value as f32).to_bits());
            assert_eq!(int_to_small(value, S64, F32, Round::Nearest), (value as i64 as f32).to_bits());
            let (down, up) = (int_to_f64(value, U64, Round::Down), int_to_f64(value, U64, Round::Up));
            let nearest = int_to_f64(value, U64, Round::Nearest);
            assert!(down <= nearest && nearest <= up && up - down <= 1);
            assert!(f64::from_bits(down) as u128 <= u128::from(value));
        }
    }
}
