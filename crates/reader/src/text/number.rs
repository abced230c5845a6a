//! Numbers of constants: integers of any width, floats in decimal and in LLVM's hexadecimal forms.
//!
//! LangRef, "Simple Constants". A decimal or plain `0x` float is a double that the wanted type must represent exactly.

use ir::{ConstKind, Type};

/// Digits of a decimal integer that are converted; the conversion is quadratic.
const DIGIT_LIMIT: usize = 20_000;

/// The integer of `text` (`-12`, `u0xFF`, `s0xFF`) in `width` bits, cut off like LLVM does.
pub(crate) fn integer(text: &[u8], width: u32) -> Option<ConstKind> {
    if width <= 64
        && let Some(value) = std::str::from_utf8(text).ok().and_then(|text| text.parse::<i128>().ok())
    {
        return Some(ConstKind::Int(value as u64 & mask(width)));
    }
    let (negative, words) = match text {
        [b's', b'0', b'x', digits @ ..] => {
            let words = hex_words(digits)?;
            // `s0x` is signed in as many bits as its digits have.
            let bits = digits.len() * 4;
            let sign = words.get((bits - 1) / 64).is_some_and(|word| word >> ((bits - 1) % 64) & 1 == 1);
            return Some(extend_words(words, bits, sign, width));
        }
        [b'u', b'0', b'x', digits @ ..] => (false, hex_words(digits)?),
        [b'-', digits @ ..] => (true, decimal_words(digits)?),
        digits => (false, decimal_words(digits)?),
    };
    let mut words = fit(words, width);
    if negative {
        let mut carry = true;
        for word in &mut words {
            (*word, carry) = (!*word).overflowing_add(u64::from(carry));
        }
    }
    Some(finish(words, width))
}

fn mask(width: u32) -> u64 {
    if width >= 64 { u64::MAX } else { (1 << width) - 1 }
}

fn word_count(width: u32) -> usize {
    width.div_ceil(64) as usize
}

fn fit(mut words: Vec<u64>, width: u32) -> Vec<u64> {
    words.resize(word_count(width), 0);
    words
}

fn finish(mut words: Vec<u64>, width: u32) -> ConstKind {
    if !width.is_multiple_of(64)
        && let Some(last) = words.last_mut()
    {
        *last &= mask(width % 64);
    }
    if width <= 64 { ConstKind::Int(words[0]) } else { ConstKind::WideInt(words.into()) }
}

fn extend_words(mut words: Vec<u64>, bits: usize, sign: bool, width: u32) -> ConstKind {
    if sign {
        if !bits.is_multiple_of(64)
            && let Some(last) = words.get_mut(bits / 64)
        {
            *last |= !mask((bits % 64) as u32);
        }
        words.resize(word_count(width).max(words.len()), u64::MAX);
    }
    finish(fit(words, width), width)
}

fn decimal_words(digits: &[u8]) -> Option<Vec<u64>> {
    if digits.is_empty() || digits.len() > DIGIT_LIMIT {
        return None;
    }
    let mut words: Vec<u64> = Vec::new();
    for chunk in digits.chunks(18) {
        let value: u64 = std::str::from_utf8(chunk).ok()?.parse().ok()?;
        let mut carry = u128::from(value);
        let scale = u128::from(10u64.pow(chunk.len() as u32));
        for word in &mut words {
            let next = u128::from(*word) * scale + carry;
            *word = next as u64;
            carry = next >> 64;
        }
        if carry != 0 {
            words.push(carry as u64);
        }
    }
    if words.is_empty() {
        words.push(0);
    }
    Some(words)
}

fn hex_words(digits: &[u8]) -> Option<Vec<u64>> {
    if digits.is_empty() {
        return None;
    }
    digits.rchunks(16).map(|chunk| u64::from_str_radix(std::str::from_utf8(chunk).ok()?, 16).ok()).collect()
}

/// Why a float is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FloatError {
    /// The form is that of another type.
    WrongType,
    /// The type has no such value.
    Inexact,
    /// No number.
    Malformed,
}

/// The float of `text` as a constant of type `ty`.
pub(crate) fn float(text: &[u8], ty: Type) -> Result<ConstKind, FloatError> {
    let text = std::str::from_utf8(text).map_err(|_| FloatError::Malformed)?;
    if let Some(bits) = text.strip_prefix("f0x") {
        return exact_bits(bits, ty);
    }
    if let Some(hex) = text.strip_prefix("0x") {
        return prefixed(hex, ty);
    }
    if let Some(kind) = special(text, ty)? {
        return Ok(kind);
    }
    from_double(text.parse::<f64>().map_err(|_| FloatError::Malformed)?.to_bits(), ty)
}

fn hex(digits: &str) -> Result<u64, FloatError> {
    u64::from_str_radix(digits, 16).map_err(|_| FloatError::Malformed)
}

/// `0x…`, `0xH…`, `0xR…`, `0xK…`, `0xL…`, `0xM…`.
fn prefixed(digits: &str, ty: Type) -> Result<ConstKind, FloatError> {
    let is = |wanted: Type| if ty == wanted { Ok(()) } else { Err(FloatError::WrongType) };
    // Short forms have leading zeros left out.
    let pair = |digits: &str, first: usize| {
        if !digits.is_ascii() || digits.len() > 32 {
            return Err(FloatError::Malformed);
        }
        let (a, b) = digits.split_at(digits.len().min(first));
        Ok((hex(a)?, if b.is_empty() { 0 } else { hex(b)? }))
    };
    match digits.as_bytes().first() {
        Some(b'H') => {
            is(Type::HALF)?;
            Ok(ConstKind::Float(hex(&digits[1..])? & 0xffff))
        }
        Some(b'R') => {
            is(Type::BFLOAT)?;
            Ok(ConstKind::Float(hex(&digits[1..])? & 0xffff))
        }
        Some(b'K') => {
            is(Type::X86_FP80)?;
            let (high, low) = pair(&digits[1..], 4)?;
            Ok(ConstKind::WideFloat(u128::from(high & 0xffff) << 64 | u128::from(low)))
        }
        Some(letter @ (b'L' | b'M')) => {
            is(if *letter == b'L' { Type::FP128 } else { Type::PPC_FP128 })?;
            // The less significant word comes first, and is the one that is left out.
            let digits = &digits[1..];
            let (low, high) = if digits.len() < 16 { (0, hex(digits)?) } else { pair(digits, 16)? };
            Ok(ConstKind::WideFloat(u128::from(high) << 64 | u128::from(low)))
        }
        _ => from_double(hex(digits)?, ty),
    }
}

/// `f0x…`: the bits of the type itself, most significant first.
fn exact_bits(digits: &str, ty: Type) -> Result<ConstKind, FloatError> {
    let width = width(ty).ok_or(FloatError::WrongType)?;
    let bits = u128::from_str_radix(digits, 16).map_err(|_| FloatError::Malformed)?;
    if width < 128 && bits >> width != 0 {
        return Err(FloatError::WrongType);
    }
    Ok(of_bits(bits, width))
}

fn of_bits(bits: u128, width: u32) -> ConstKind {
    if width <= 64 { ConstKind::Float(bits as u64) } else { ConstKind::WideFloat(bits) }
}

fn width(ty: Type) -> Option<u32> {
    Some(match ty {
        Type::HALF | Type::BFLOAT => 16,
        Type::FLOAT => 32,
        Type::DOUBLE => 64,
        Type::X86_FP80 => 80,
        Type::FP128 | Type::PPC_FP128 => 128,
        _ => return None,
    })
}

/// Bits of exponent and of fraction of an IEEE-like format; x86's has an explicit leading bit in its fraction.
fn format(ty: Type) -> Option<(u32, u32)> {
    Some(match ty {
        Type::HALF => (5, 10),
        Type::BFLOAT => (8, 7),
        Type::FLOAT => (8, 23),
        Type::DOUBLE => (11, 52),
        Type::X86_FP80 => (15, 64),
        Type::FP128 => (15, 112),
        _ => return None,
    })
}

/// `+inf`, `-qnan`, `+nan(0x…)`, `-snan(0x…)`.
fn special(text: &str, ty: Type) -> Result<Option<ConstKind>, FloatError> {
    let (negative, word) = match text.as_bytes().first() {
        Some(b'-') => (true, &text[1..]),
        Some(b'+') => (false, &text[1..]),
        _ => return Ok(None),
    };
    let (exponent, fraction) = format(ty).unwrap_or((11, 52));
    let explicit = u32::from(ty == Type::X86_FP80);
    let quiet = 1u128 << (fraction - 1 - explicit);
    let payload = |word: &str| {
        let digits = word.split_once("(0x").and_then(|(_, rest)| rest.strip_suffix(')'));
        let payload = u128::from_str_radix(digits.ok_or(FloatError::Malformed)?, 16);
        payload.map_err(|_| FloatError::Malformed)
    };
    let significand = match word {
        "inf" => 0,
        "qnan" => quiet,
        _ if word.starts_with("nan(") => quiet | payload(word)?,
        _ if word.starts_with("snan(") => payload(word)?,
        _ => return Ok(None),
    };
    let Some(width) = width(ty) else { return Err(FloatError::WrongType) };
    if ty == Type::PPC_FP128 {
        let high = u64::from(negative) << 63 | 0x7ff << 52 | significand as u64;
        return Ok(Some(ConstKind::WideFloat(u128::from(high))));
    }
    if significand >= quiet << 1 {
        return Err(FloatError::Inexact);
    }
    let mut bits = u128::from(negative) << (width - 1) | ((1u128 << exponent) - 1) << fraction | significand;
    if explicit == 1 {
        bits |= 1 << 63;
    }
    Ok(Some(of_bits(bits, width)))
}

/// A double as a constant of a type that is no wider.
fn from_double(bits: u64, ty: Type) -> Result<ConstKind, FloatError> {
    match ty {
        Type::DOUBLE => Ok(ConstKind::Float(bits)),
        Type::FLOAT | Type::HALF | Type::BFLOAT => {
            narrow(bits, ty).map(ConstKind::Float).ok_or(FloatError::Inexact)
        }
        _ => Err(FloatError::WrongType),
    }
}

/// The bits of a double in a narrower format, if it has the value. A NaN keeps what fits of its payload, and whether it
/// is quiet.
fn narrow(bits: u64, ty: Type) -> Option<u64> {
    let (exponent_bits, fraction_bits) = format(ty)?;
    let sign = bits >> 63 << (exponent_bits + fraction_bits);
    let exponent = (bits >> 52 & 0x7ff) as i32;
    let fraction = bits & ((1 << 52) - 1);
    let shift = 52 - fraction_bits;
    let top = (1u64 << exponent_bits) - 1;
    if exponent == 0x7ff {
        let payload = fraction >> shift;
        // A NaN whose payload is cut off altogether must not become infinity.
        if fraction != 0 && (payload == 0 || payload << shift != fraction) {
            return None;
        }
        return Some(sign | top << fraction_bits | payload);
    }
    if exponent == 0 && fraction == 0 {
        return Some(sign);
    }
    if exponent == 0 {
        return None;
    }
    let bias = (1 << (exponent_bits - 1)) - 1;
    let unbiased = exponent - 1023;
    let target = unbiased + bias;
    if target >= top as i32 {
        return None;
    }
    let significand = 1 << 52 | fraction;
    // Subnormals have a fixed exponent and shift further.
    let (field, shift) = if target >= 1 { (target as u64, shift) } else { (0, shift + (1 - target) as u32) };
    if shift > 52 || significand & ((1 << shift) - 1) != 0 {
        return None;
    }
    let kept = (significand >> shift) & if field == 0 { u64::MAX } else { (1 << fraction_bits) - 1 };
    Some(sign | field << fraction_bits | kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_of_any_width() {
        assert_eq!(integer(b"-1", 8), Some(ConstKind::Int(0xff)));
        assert_eq!(integer(b"256", 8), Some(ConstKind::Int(0)));
        assert_eq!(integer(b"18446744073709551615", 64), Some(ConstKind::Int(u64::MAX)));
        let wide = |words: &[u64]| Some(ConstKind::WideInt(words.into()));
        assert_eq!(integer(b"18446744073709551616", 128), wide(&[0, 1]));
        assert_eq!(integer(b"-1", 65), wide(&[u64::MAX, 1]));
        assert_eq!(integer(b"340282366920938463463374607431768211457", 192), wide(&[1, 0, 1]));
        assert_eq!(integer(b"u0xff", 16), Some(ConstKind::Int(0xff)));
        assert_eq!(integer(b"s0xff", 16), Some(ConstKind::Int(0xffff)));
        assert_eq!(integer(b"s0x0ff", 16), Some(ConstKind::Int(0xff)));
    }

    #[test]
    fn floats_in_every_form() {
        let bits = |text: &str, ty| match float(text.as_bytes(), ty) {
            Ok(ConstKind::Float(bits)) => bits,
            other => panic!("{text}: {other:?}"),
        };
        assert_eq!(bits("1.5", Type::FLOAT), 0x3fc0_0000);
        assert_eq!(bits("-1.0e+0", Type::HALF), 0xbc00);
        assert_eq!(bits("0x3FF8000000000000", Type::FLOAT), 0x3fc0_0000);
        assert_eq!(bits("0x36A0000000000000", Type::FLOAT), 1);
        assert_eq!(bits("0x3E70000000000000", Type::HALF), 1);
        assert_eq!(bits("0x7FF0000000000000", Type::FLOAT), 0x7f80_0000);
        assert_eq!(bits("0x7FF8000000000000", Type::BFLOAT), 0x7fc0);
        assert_eq!(bits("0xH3C00", Type::HALF), 0x3c00);
        assert_eq!(bits("0xR3F80", Type::BFLOAT), 0x3f80);
        assert_eq!(bits("f0xBFB8AA3B", Type::FLOAT), 0xbfb8_aa3b);
        assert_eq!(bits("-inf", Type::FLOAT), 0xff80_0000);
        assert_eq!(bits("+nan(0x3FFFFF)", Type::FLOAT), 0x7fff_ffff);
        assert_eq!(bits("-qnan", Type::DOUBLE), 0xfff8_0000_0000_0000);
        assert_eq!(bits("+snan(0x1)", Type::HALF), 0x7c01);
        assert_eq!(
            float(b"0xK3FFF8000000000000000", Type::X86_FP80),
            Ok(ConstKind::WideFloat(0x3fff_8000_0000_0000_0000))
        );
        assert_eq!(
            float(b"0xL00000000000000003FFF000000000000", Type::FP128),
            Ok(ConstKind::WideFloat(0x3fff_0000_0000_0000 << 64))
        );
        assert_eq!(
            float(b"0xM3FF00000000000000000000000000000", Type::PPC_FP128),
            Ok(ConstKind::WideFloat(0x3ff0_0000_0000_0000))
        );
    }

    #[test]
    fn a_float_that_the_type_has_not_is_refused() {
        assert_eq!(float(b"0.1", Type::FLOAT), Err(FloatError::Inexact));
        assert_eq!(float(b"1.0e300", Type::FLOAT), Err(FloatError::Inexact));
        assert_eq!(float(b"65536.0", Type::HALF), Err(FloatError::Inexact));
        assert_eq!(float(b"0xH3C00", Type::FLOAT), Err(FloatError::WrongType));
        assert_eq!(float(b"f0x123456789", Type::FLOAT), Err(FloatError::WrongType));
    }
}
