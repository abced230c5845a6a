//! Constant expressions (PTX ISA, "Constants: Constant Expressions"): C's operators on 64-bit integers, `+ - * /` on floats.

use super::cursor::{Const, Cursor, Parsed, Sign};

/// Binary operators, by their binding; a higher number binds tighter.
const BINARY: &[(&[u8], u8)] = &[
    (b"||", 1),
    (b"&&", 2),
    (b"==", 6),
    (b"!=", 6),
    (b"<=", 7),
    (b">=", 7),
    (b"<<", 8),
    (b">>", 8),
    (b"|", 3),
    (b"^", 4),
    (b"&", 5),
    (b"<", 7),
    (b">", 7),
    (b"+", 9),
    (b"-", 9),
    (b"*", 10),
    (b"/", 10),
    (b"%", 10),
];

impl Cursor<'_> {
    /// A constant expression.
    pub(super) fn constant(&mut self) -> Parsed<Const> {
        self.skip();
        let first = if self.peek().is_ascii_digit() { self.literal()? } else { self.unary()? };
        self.skip();
        match self.peek() {
            b',' | b';' | b']' | b'}' | b')' => Ok(first),
            _ => self.rest(first, 0),
        }
    }

    /// A constant expression that is an integer.
    pub(super) fn integer(&mut self) -> Parsed<i64> {
        self.skip();
        let start = self.pos;
        match self.constant()? {
            Const::Int(value, _) => Ok(value),
            _ => Err(self.error_at(start, self.pos, "expected an integer, found a floating-point number")),
        }
    }

    fn rest(&mut self, first: Const, least: u8) -> Parsed<Const> {
        let mut left = first;
        loop {
            self.skip();
            let rest = &self.text[self.pos.min(self.text.len())..];
            if rest.first() == Some(&b'?') && least == 0 {
                return self.choice(left);
            }
            let Some(&(operator, binding)) = BINARY.iter().find(|(operator, _)| rest.starts_with(operator))
            else {
                return Ok(left);
            };
            // `%4` is a name.
            let is_name =
                operator.first() == Some(&b'%') && rest.get(1).is_some_and(u8::is_ascii_alphanumeric);
            if binding < least.max(1) || is_name {
                return Ok(left);
            }
            let start = self.pos;
            self.pos += operator.len();
            self.enter()?;
            let right = self.unary()?;
            let right = self.rest(right, binding + 1)?;
            self.leave();
            left = match apply(operator, left, right) {
                Some(value) => value,
                None => return Err(self.error_at(start, self.pos, "this constant expression has no value")),
            };
        }
    }

    fn choice(&mut self, condition: Const) -> Parsed<Const> {
        self.pos += 1;
        self.enter()?;
        let yes = self.constant_all()?;
        self.expect(b':')?;
        let no = self.constant_all()?;
        self.leave();
        Ok(if truth(condition) { yes } else { no })
    }

    fn constant_all(&mut self) -> Parsed<Const> {
        let first = self.unary()?;
        self.rest(first, 0)
    }

    fn unary(&mut self) -> Parsed<Const> {
        self.skip();
        self.enter()?;
        let start = self.pos;
        let value = match self.peek() {
            b'0'..=b'9' | b'.' if self.peek() != b'.' || self.peek_at(1).is_ascii_digit() => {
                self.literal()?
            }
            b'(' => {
                self.pos += 1;
                self.skip();
                if self.peek() == b'.' && self.peek_at(1).is_ascii_alphabetic() {
                    self.cast()?
                } else {
                    let value = self.constant_all()?;
                    self.expect(b')')?;
                    value
                }
            }
            sign @ (b'-' | b'+' | b'~' | b'!') => {
                self.pos += 1;
                let value = self.unary()?;
                match (sign, value) {
                    (b'-', Const::Int(value, sign)) => Const::Int(value.wrapping_neg(), sign),
                    (b'-', Const::F64(bits)) => Const::F64((-f64::from_bits(bits)).to_bits()),
                    (b'-', Const::F32(bits)) => Const::F32(bits ^ 1 << 31),
                    (b'~', Const::Int(value, sign)) => Const::Int(!value, sign),
                    (b'!', value) => Const::Int(i64::from(!truth(value)), Sign::Signed),
                    (b'+', value) => value,
                    _ => return Err(self.error_at(start, self.pos, "`~` takes an integer")),
                }
            }
            _ if self.text[start.min(self.text.len())..].starts_with(b"WARP_SZ") => {
                self.word();
                Const::Int(32, Sign::Signed)
            }
            _ => return Err(self.expected("a constant")),
        };
        self.leave();
        Ok(value)
    }

    /// `(.s64)` and `(.u64)`.
    fn cast(&mut self) -> Parsed<Const> {
        let start = self.pos;
        let sign = match self.directive() {
            Some(b"s64") => Sign::Signed,
            Some(b"u64") => Sign::Unsigned,
            _ => return Err(self.error_at(start, self.pos, "a constant is cast to `.s64` or `.u64` only")),
        };
        self.expect(b')')?;
        match self.unary()? {
            Const::Int(value, _) => Ok(Const::Int(value, sign)),
            Const::F64(bits) => Ok(Const::Int(f64::from_bits(bits) as i64, sign)),
            Const::F32(bits) => Ok(Const::Int(f32::from_bits(bits) as i64, sign)),
        }
    }
}

fn truth(value: Const) -> bool {
    match value {
        Const::Int(value, _) => value != 0,
        Const::F32(bits) => f32::from_bits(bits) != 0.0,
        Const::F64(bits) => f64::from_bits(bits) != 0.0,
    }
}

fn apply(operator: &[u8], left: Const, right: Const) -> Option<Const> {
    let flag = |value: bool| Some(Const::Int(i64::from(value), Sign::Signed));
    match operator {
        b"&&" => return flag(truth(left) && truth(right)),
        b"||" => return flag(truth(left) || truth(right)),
        _ => {}
    }
    let (Const::Int(a, sign_a), Const::Int(b, sign_b)) = (left, right) else {
        return float(operator, double(left), double(right));
    };
    let unsigned = sign_a == Sign::Unsigned || sign_b == Sign::Unsigned;
    let (ua, ub) = (a as u64, b as u64);
    let sign = if unsigned { Sign::Unsigned } else { Sign::Signed };
    let value = match operator {
        b"+" => a.wrapping_add(b),
        b"-" => a.wrapping_sub(b),
        b"*" => a.wrapping_mul(b),
        b"/" if unsigned => ua.checked_div(ub)? as i64,
        b"%" if unsigned => ua.checked_rem(ub)? as i64,
        b"/" if b != 0 => a.wrapping_div(b),
        b"%" if b != 0 => a.wrapping_rem(b),
        b"<<" => a.checked_shl(u32::try_from(b).unwrap_or(64)).unwrap_or(0),
        b">>" if sign_a == Sign::Unsigned => {
            ua.checked_shr(u32::try_from(b).unwrap_or(64)).unwrap_or(0) as i64
        }
        b">>" => a >> b.clamp(0, 63),
        b"&" => a & b,
        b"|" => a | b,
        b"^" => a ^ b,
        b"==" => return flag(a == b),
        b"!=" => return flag(a != b),
        b"<" => return flag(if unsigned { ua < ub } else { a < b }),
        b"<=" => return flag(if unsigned { ua <= ub } else { a <= b }),
        b">" => return flag(if unsigned { ua > ub } else { a > b }),
        b">=" => return flag(if unsigned { ua >= ub } else { a >= b }),
        _ => return None,
    };
    Some(Const::Int(value, sign))
}

fn double(value: Const) -> f64 {
    match value {
        Const::Int(value, Sign::Signed) => value as f64,
        Const::Int(value, Sign::Unsigned) => value as u64 as f64,
        Const::F32(bits) => f64::from(f32::from_bits(bits)),
        Const::F64(bits) => f64::from_bits(bits),
    }
}

fn float(operator: &[u8], a: f64, b: f64) -> Option<Const> {
    let flag = |value: bool| Some(Const::Int(i64::from(value), Sign::Signed));
    let value = match operator {
        b"+" => a + b,
        b"-" => a - b,
        b"*" => a * b,
        b"/" => a / b,
        b"==" => return flag(a == b),
        b"!=" => return flag(a != b),
        b"<" => return flag(a < b),
        b"<=" => return flag(a <= b),
        b">" => return flag(a > b),
        b">=" => return flag(a >= b),
        _ => return None,
    };
    Some(Const::F64(value.to_bits()))
}
