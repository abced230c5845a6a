//! The conversions of `printf`, for `vprintf`.

/// What stands between `%` and the conversion.
#[derive(Clone, Copy, Default, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of its own")]
pub(crate) struct Spec {
    left: bool,
    zero: bool,
    plus: bool,
    space: bool,
    alternate: bool,
    long: bool,
    width: usize,
    precision: Option<usize>,
}

impl Spec {
    /// Takes one more character; false if it is the conversion.
    pub(crate) fn flag(&mut self, byte: u8) -> bool {
        match byte {
            b'-' => self.left = true,
            b'+' => self.plus = true,
            b' ' => self.space = true,
            b'#' => self.alternate = true,
            b'0' if self.width == 0 && self.precision.is_none() => self.zero = true,
            b'0'..=b'9' => {
                let digit = usize::from(byte - b'0');
                let number = self.precision.as_mut().unwrap_or(&mut self.width);
                *number = (*number * 10 + digit).min(512);
            }
            b'.' => self.precision = Some(0),
            b'l' | b'j' | b'z' | b't' => self.long = true,
            b'h' => {}
            _ => return false,
        }
        true
    }

    /// Bytes of the argument.
    pub(crate) fn size(&self, conversion: u8) -> usize {
        match conversion {
            b's' | b'p' | b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'a' | b'A' => 8,
            b'c' => 4,
            _ if self.long => 8,
            _ => 4,
        }
    }

    /// Fills up to the width.
    pub(crate) fn pad(&self, text: &str) -> String {
        let missing = self.width.saturating_sub(text.chars().count());
        if self.left {
            format!("{text}{}", " ".repeat(missing))
        } else {
            format!("{}{text}", " ".repeat(missing))
        }
    }

    /// A number as text.
    pub(crate) fn format(&self, conversion: u8, value: u64) -> String {
        let signed = if self.long { value as i64 } else { i64::from(value as u32 as i32) };
        let unsigned = if self.long { value } else { value & 0xffff_ffff };
        let (negative, digits) = match conversion {
            b'd' | b'i' => (signed < 0, signed.unsigned_abs().to_string()),
            b'u' => (false, unsigned.to_string()),
            b'x' => (false, format!("{}{unsigned:x}", if self.alternate { "0x" } else { "" })),
            b'X' => (false, format!("{}{unsigned:X}", if self.alternate { "0X" } else { "" })),
            b'o' => (false, format!("{unsigned:o}")),
            b'p' => (false, format!("{value:#x}")),
            b'c' => return self.pad(&(value as u8 as char).to_string()),
            b'f' | b'F' => self.float(value, |x, p| format!("{x:.p$}")),
            b'e' | b'E' => self.float(value, exponent),
            _ => self.float(value, |x, _| format!("{x}")),
        };
        let sign = match (negative, self.plus, self.space) {
            (true, ..) => "-",
            (_, true, _) if matches!(conversion, b'd' | b'i' | b'f' | b'F' | b'e' | b'E' | b'g' | b'G') => {
                "+"
            }
            (_, _, true) if matches!(conversion, b'd' | b'i' | b'f' | b'F' | b'e' | b'E' | b'g' | b'G') => {
                " "
            }
            _ => "",
        };
        if self.zero && !self.left {
            let missing = self.width.saturating_sub(sign.len() + digits.len());
            return format!("{sign}{}{digits}", "0".repeat(missing));
        }
        self.pad(&format!("{sign}{digits}"))
    }

    fn float(&self, bits: u64, print: impl Fn(f64, usize) -> String) -> (bool, String) {
        let value = f64::from_bits(bits);
        let negative = value.is_sign_negative() && !value.is_nan();
        let text = if value.is_nan() {
            "nan".to_owned()
        } else if value.is_infinite() {
            "inf".to_owned()
        } else {
            print(value.abs(), self.precision.unwrap_or(6))
        };
        (negative, text)
    }
}

/// `1.500000e+02`
fn exponent(value: f64, precision: usize) -> String {
    let text = format!("{value:.precision$e}");
    let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    let number: i32 = exponent.parse().unwrap_or(0);
    format!("{mantissa}e{}{:02}", if number < 0 { '-' } else { '+' }, number.abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn print(spec: &str, value: u64) -> String {
        let mut parsed = Spec::default();
        let (flags, conversion) = spec.split_at(spec.len() - 1);
        for byte in flags.bytes() {
            assert!(parsed.flag(byte));
        }
        parsed.format(conversion.as_bytes()[0], value)
    }

    #[test]
    fn numbers_look_as_in_c() {
        assert_eq!(print("d", 0xffff_ffff), "-1");
        assert_eq!(print("5d", 42), "   42");
        assert_eq!(print("-5d", 42), "42   ");
        assert_eq!(print("05d", (-42i32) as u32 as u64), "-0042");
        assert_eq!(print("lld", u64::MAX), "-1");
        assert_eq!(print("#x", 255), "0xff");
        assert_eq!(print("f", 1.5f64.to_bits()), "1.500000");
        assert_eq!(print(".2f", (-1.005f64).to_bits()), "-1.00");
        assert_eq!(print("e", 150f64.to_bits()), "1.500000e+02");
        assert_eq!(print("c", 65), "A");
    }
}
