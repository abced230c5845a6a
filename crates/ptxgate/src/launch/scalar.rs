//! The element types of arguments: their size, how values are written and printed, and their names in `.npy` files.

use half::{bf16, f16};
use std::fmt::Write;

/// A scalar type as `--arg` names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scalar {
    /// `bool`: one byte, 0 or 1.
    Bool,
    /// `i8`, `u8`, ... `i128`, `u128`.
    Int {
        /// 8, 16, 32, 64 or 128.
        bits: u8,
        /// Whether values may be negative, and print so.
        signed: bool,
    },
    /// `f16`: IEEE half precision.
    F16,
    /// `bf16`: the upper half of an f32.
    Bf16,
    /// `f32`.
    F32,
    /// `f64`.
    F64,
}

/// Every type with its name.
pub const SCALARS: [(&str, Scalar); 15] = [
    ("bool", Scalar::Bool),
    ("i8", Scalar::Int { bits: 8, signed: true }),
    ("u8", Scalar::Int { bits: 8, signed: false }),
    ("i16", Scalar::Int { bits: 16, signed: true }),
    ("u16", Scalar::Int { bits: 16, signed: false }),
    ("i32", Scalar::Int { bits: 32, signed: true }),
    ("u32", Scalar::Int { bits: 32, signed: false }),
    ("i64", Scalar::Int { bits: 64, signed: true }),
    ("u64", Scalar::Int { bits: 64, signed: false }),
    ("i128", Scalar::Int { bits: 128, signed: true }),
    ("u128", Scalar::Int { bits: 128, signed: false }),
    ("f16", Scalar::F16),
    ("bf16", Scalar::Bf16),
    ("f32", Scalar::F32),
    ("f64", Scalar::F64),
];

impl Scalar {
    /// The type of that name.
    pub fn find(name: &str) -> Option<Scalar> {
        SCALARS.iter().find(|(known, _)| *known == name).map(|(_, scalar)| *scalar)
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        SCALARS.iter().find(|(_, scalar)| *scalar == self).map_or("?", |(name, _)| name)
    }

    /// Size in bytes, which is also its alignment.
    pub fn size(self) -> usize {
        match self {
            Scalar::Bool => 1,
            Scalar::Int { bits, .. } => usize::from(bits) / 8,
            Scalar::F16 | Scalar::Bf16 => 2,
            Scalar::F32 => 4,
            Scalar::F64 => 8,
        }
    }

    /// The bits of a value as the user writes it.
    ///
    /// # Errors
    /// What is expected instead.
    pub fn parse(self, text: &str) -> Result<u128, String> {
        match self {
            Scalar::Bool => match text {
                "true" | "1" => Ok(1),
                "false" | "0" => Ok(0),
                _ => Err("expected true or false".into()),
            },
            Scalar::Int { bits, signed } => parse_int(text, u32::from(bits), signed),
            _ => self.parse_float(text),
        }
    }

    fn parse_float(self, text: &str) -> Result<u128, String> {
        if let Some(hex) = text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
            // Hexadecimal gives the bits, since that is what NaN payloads and exact values need.
            let bits = u128::from_str_radix(hex, 16).ok().filter(|bits| bits >> (8 * self.size()) == 0);
            return bits.ok_or_else(|| format!("expected the {} bits of a {}", 8 * self.size(), self.name()));
        }
        let wrong = || {
            format!(
                "expected a number of type {}, such as 1.5, -2e-3, inf, nan or 0x with its bits",
                self.name()
            )
        };
        let value: f64 = text.replace('_', "").parse().map_err(|_| wrong())?;
        Ok(match self {
            Scalar::F16 => f16::from_f64(value).to_bits().into(),
            Scalar::Bf16 => bf16::from_f64(value).to_bits().into(),
            // Parsed once more, because rounding by way of f64 would round twice.
            Scalar::F32 => text.replace('_', "").parse::<f32>().map_err(|_| wrong())?.to_bits().into(),
            _ => value.to_bits().into(),
        })
    }

    /// Appends the value in the bytes to `out`, as [`Scalar::parse`] reads it.
    pub fn print(self, bytes: &[u8], out: &mut String) {
        let mut wide = [0; 16];
        let length = bytes.len().min(16);
        wide[..length].copy_from_slice(&bytes[..length]);
        let bits = u128::from_le_bytes(wide);
        let low = |n: u32| u64::try_from(bits & ((1 << n) - 1)).unwrap_or(0);
        let _ = match self {
            Scalar::Bool => match bits {
                0 => write!(out, "false"),
                1 => write!(out, "true"),
                other => write!(out, "{other}?"),
            },
            Scalar::Int { signed: false, .. } => write!(out, "{bits}"),
            Scalar::Int { bits: width, signed: true } => {
                let shift = 128 - u32::from(width);
                write!(out, "{}", (bits << shift).cast_signed() >> shift)
            }
            Scalar::F16 => float(out, &f16::from_bits(low16(bits)).to_f32()),
            Scalar::Bf16 => float(out, &bf16::from_bits(low16(bits)).to_f32()),
            Scalar::F32 => float(out, &f32::from_bits(u32::try_from(low(32)).unwrap_or(0))),
            Scalar::F64 => float(out, &f64::from_bits(low(64))),
        };
    }

    /// The type string of NumPy, little-endian; types that NumPy lacks are raw bytes.
    pub fn npy(self) -> &'static str {
        match self {
            Scalar::Bool => "|b1",
            Scalar::Int { bits: 8, signed: true } => "|i1",
            Scalar::Int { bits: 8, signed: false } => "|u1",
            Scalar::Int { bits: 16, signed: true } => "<i2",
            Scalar::Int { bits: 16, signed: false } => "<u2",
            Scalar::Int { bits: 32, signed: true } => "<i4",
            Scalar::Int { bits: 32, signed: false } => "<u4",
            Scalar::Int { bits: 64, signed: true } => "<i8",
            Scalar::Int { bits: 64, signed: false } => "<u8",
            Scalar::Int { .. } => "|V16",
            Scalar::F16 => "<f2",
            Scalar::Bf16 => "|V2",
            Scalar::F32 => "<f4",
            Scalar::F64 => "<f8",
        }
    }
}

fn low16(bits: u128) -> u16 {
    u16::try_from(bits & 0xffff).unwrap_or(0)
}

/// The shortest text that reads back as the same number.
fn float(out: &mut String, value: &dyn std::fmt::Debug) -> std::fmt::Result {
    write!(out, "{value:?}")
}

fn parse_int(text: &str, bits: u32, signed: bool) -> Result<u128, String> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let lower = digits.to_ascii_lowercase().replace('_', "");
    let (radix, digits) = match lower.get(..2) {
        Some("0x") => (16, &lower[2..]),
        Some("0b") => (2, &lower[2..]),
        Some("0o") => (8, &lower[2..]),
        _ => (10, lower.as_str()),
    };
    let name = format!("{}{bits}", if signed { 'i' } else { 'u' });
    if digits.is_empty() || !digits.chars().all(|c| c.is_digit(radix)) {
        return Err(format!("expected an integer of type {name}"));
    }
    let mask = if bits == 128 { u128::MAX } else { (1 << bits) - 1 };
    let half = 1 << (bits - 1);
    let range = if signed { format!("{} to {}", half_min(bits), mask >> 1) } else { format!("0 to {mask}") };
    let out_of_range = || format!("out of range: {name} holds {range}");
    let magnitude = u128::from_str_radix(digits, radix).map_err(|_| out_of_range())?;
    let fits = match (signed, negative) {
        (true, true) => magnitude <= half,
        // A pattern of bits may set the sign: 0xffffffff is an i32.
        (true, false) => magnitude < half || (radix != 10 && magnitude <= mask),
        (false, true) => magnitude == 0,
        (false, false) => magnitude <= mask,
    };
    if !fits {
        return Err(out_of_range());
    }
    Ok(if negative { magnitude.wrapping_neg() & mask } else { magnitude })
}

fn half_min(bits: u32) -> i128 {
    i128::MIN >> (128 - bits)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round(name: &str, text: &str) -> Result<String, String> {
        let scalar = Scalar::find(name).unwrap();
        let bits = scalar.parse(text)?;
        let mut out = String::new();
        scalar.print(&bits.to_le_bytes()[..scalar.size()], &mut out);
        Ok(out)
    }

    #[test]
    fn values_print_as_they_are_read() {
        let cases = [
            ("i8", "-128", "-128"),
            ("i8", "0x80", "-128"),
            ("u8", "255", "255"),
            ("i32", "-1", "-1"),
            ("i32", "0xffff_ffff", "-1"),
            ("u64", "18446744073709551615", "18446744073709551615"),
            ("i128", "-170141183460469231731687303715884105728", "-170141183460469231731687303715884105728"),
            ("u128", "0xffffffffffffffffffffffffffffffff", "340282366920938463463374607431768211455"),
            ("bool", "true", "true"),
            ("bool", "0", "false"),
            ("f32", "0.1", "0.1"),
            ("f32", "0x7fc00000", "NaN"),
            ("f32", "-inf", "-inf"),
            ("f64", "1e300", "1e300"),
            ("f16", "65504", "65504.0"),
            ("f16", "1e9", "inf"),
            ("bf16", "1.5", "1.5"),
            // 1 + 2^-24 + 2^-50 lies above the middle of two f32, but its f64 is exactly the middle.
            ("f32", "1.00000005960464477539151", "1.0000001"),
        ];
        for (name, text, printed) in cases {
            assert_eq!(round(name, text).as_deref(), Ok(printed), "{name}:{text}");
        }
    }

    #[test]
    fn what_does_not_fit_is_refused_with_the_range() {
        assert_eq!(round("i8", "128"), Err("out of range: i8 holds -128 to 127".into()));
        assert_eq!(round("u16", "-1"), Err("out of range: u16 holds 0 to 65535".into()));
        assert_eq!(
            round("i32", "4294967295"),
            Err("out of range: i32 holds -2147483648 to 2147483647".into())
        );
        assert!(round("u128", &"9".repeat(60)).is_err());
        for (name, text) in [
            ("i32", ""),
            ("i32", "-"),
            ("i32", "0x"),
            ("i32", "1.5"),
            ("f32", ""),
            ("f32", "x"),
            ("bool", "2"),
        ] {
            assert!(round(name, text).is_err(), "{name}:{text}");
        }
        assert!(round("f16", "0x12345").is_err());
    }
}
