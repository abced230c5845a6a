//! Arithmetic on `.f64`.
//!
//! Rounding to nearest is the host's; the directed modes, which no hot loop uses, go through a soft float. NaN results
//! follow the manual: double precision keeps the payload of an input NaN (made quiet), except in `fma`.

use crate::format::Round;
use rustc_apfloat::{Float, Round as Soft, ieee::Double};

/// What an invalid operation gives.
pub const NAN: u64 = 0xfff8_0000_0000_0000;
/// What `fma` and `min`/`max` give for NaN inputs.
pub const CANONICAL: u64 = 0x7fff_ffff_ffff_ffff;

fn soft(bits: u64) -> Double {
    Double::from_bits(u128::from(bits))
}

fn hard(value: Double) -> u64 {
    value.to_bits() as u64
}

pub(crate) fn soft_round(round: Round) -> Soft {
    match round {
        Round::Nearest => Soft::NearestTiesToEven,
        Round::Zero => Soft::TowardZero,
        Round::Down => Soft::TowardNegative,
        Round::Up => Soft::TowardPositive,
        Round::NearestAway => Soft::NearestTiesToAway,
    }
}

#[inline]
fn is_nan(bits: u64) -> bool {
    bits & (u64::MAX >> 1) > 0x7ff0_0000_0000_0000
}

/// The quiet form of the first operand that is a NaN, or the NaN of an invalid operation.
#[inline]
fn nan_of(a: u64, b: u64) -> u64 {
    const QUIET: u64 = 1 << 51;
    if is_nan(a) {
        a | QUIET
    } else if is_nan(b) {
        b | QUIET
    } else {
        NAN
    }
}

#[inline]
fn finish(result: f64, a: u64, b: u64) -> u64 {
    if result.is_nan() { nan_of(a, b) } else { result.to_bits() }
}

/// `add.f64`
#[inline]
pub fn add(a: u64, b: u64, round: Round) -> u64 {
    if round == Round::Nearest {
        return finish(f64::from_bits(a) + f64::from_bits(b), a, b);
    }
    let sum = hard(soft(a).add_r(soft(b), soft_round(round)).value);
    if is_nan(sum) { nan_of(a, b) } else { sum }
}

/// `sub.f64`
#[inline]
pub fn sub(a: u64, b: u64, round: Round) -> u64 {
    if round == Round::Nearest {
        return finish(f64::from_bits(a) - f64::from_bits(b), a, b);
    }
    let difference = hard(soft(a).sub_r(soft(b), soft_round(round)).value);
    if is_nan(difference) { nan_of(a, b) } else { difference }
}

/// `mul.f64`
#[inline]
pub fn mul(a: u64, b: u64, round: Round) -> u64 {
    if round == Round::Nearest {
        return finish(f64::from_bits(a) * f64::from_bits(b), a, b);
    }
    let product = hard(soft(a).mul_r(soft(b), soft_round(round)).value);
    if is_nan(product) { nan_of(a, b) } else { product }
}

/// `fma.f64`
#[inline]
pub fn fma(a: u64, b: u64, c: u64, round: Round) -> u64 {
    let result = if round == Round::Nearest {
        f64::from_bits(a).mul_add(f64::from_bits(b), f64::from_bits(c)).to_bits()
    } else {
        hard(soft(a).mul_add_r(soft(b), soft(c), soft_round(round)).value)
    };
    if is_nan(result) { CANONICAL } else { result }
}

/// `div.{rn,rz,rm,rp}.f64`
#[inline]
pub fn div(a: u64, b: u64, round: Round) -> u64 {
    if round == Round::Nearest {
        return finish(f64::from_bits(a) / f64::from_bits(b), a, b);
    }
    let quotient = hard(soft(a).div_r(soft(b), soft_round(round)).value);
    if is_nan(quotient) { nan_of(a, b) } else { quotient }
}

/// `rcp.{rn,rz,rm,rp}.f64`
#[inline]
pub fn rcp(a: u64, round: Round) -> u64 {
    div(1.0f64.to_bits(), a, round)
}

/// `sqrt.{rn,rz,rm,rp}.f64`
pub fn sqrt(a: u64, round: Round) -> u64 {
    let value = f64::from_bits(a);
    let root = value.sqrt();
    if root.is_nan() {
        return nan_of(a, a);
    }
    if round == Round::Nearest || root == 0.0 || root.is_infinite() {
        return root.to_bits();
    }
    // The remainder of a root is exact, once the number is large enough for it not to underflow. Scaling by an
    // even power of two changes neither the significand nor the rounding.
    let (value, root) =
        if value < 1e-290 { (value * 2f64.powi(512), root * 2f64.powi(256)) } else { (value, root) };
    let remainder = (-root).mul_add(root, value);
    let bits = f64::from_bits(a).sqrt().to_bits();
    match round {
        Round::Up if remainder > 0.0 => bits + 1,
        Round::Down | Round::Zero if remainder < 0.0 => bits - 1,
        _ => bits,
    }
}

/// `min.f64`, `max.f64`: a single NaN is ignored; -0 is less than +0.
#[inline]
pub fn min_max(a: u64, b: u64, max: bool) -> u64 {
    match (is_nan(a), is_nan(b)) {
        (true, true) => CANONICAL,
        (true, false) => b,
        (false, true) => a,
        (false, false) => {
            let order = |bits: u64| (bits as i64) ^ (((bits as i64 >> 63) as u64) >> 1) as i64;
            if (order(a) < order(b)) == max { b } else { a }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directed_modes_bracket_the_nearest() {
        let (one, three) = (1.0f64.to_bits(), 3.0f64.to_bits());
        let down = div(one, three, Round::Down);
        assert_eq!(div(one, three, Round::Up), down + 1);
        assert_eq!(div(one, three, Round::Zero), down);
        assert_eq!(div(one, three, Round::Nearest), (1.0f64 / 3.0).to_bits());
    }

    #[test]
    fn square_roots_round_as_asked() {
        let two = 2.0f64.to_bits();
        assert_eq!(sqrt(two, Round::Down), 0x3ff6_a09e_667f_3bcc);
        assert_eq!(sqrt(two, Round::Up), 0x3ff6_a09e_667f_3bcd);
        let tiny = 3u64;
        assert_eq!(sqrt(tiny, Round::Up), sqrt(tiny, Round::Down) + 1);
        assert_eq!(sqrt(4, Round::Up), sqrt(4, Round::Down));
    }

    #[test]
    fn payloads_survive_but_not_in_fma() {
        let payload = 0x7ff8_0000_0000_1234;
        assert_eq!(add(payload, 0, Round::Nearest), payload);
        assert_eq!(mul(0, 0x7ff0_0000_0000_0001, Round::Nearest), 0x7ff8_0000_0000_0001);
        assert_eq!(fma(payload, 0, 0, Round::Nearest), CANONICAL);
        assert_eq!(sub(f64::INFINITY.to_bits(), f64::INFINITY.to_bits(), Round::Zero), NAN);
    }
}
