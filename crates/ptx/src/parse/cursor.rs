//! The byte cursor: white space and comments, names, literals, constant expressions, and the list of findings.

use crate::body::Operand;
use crate::tree::Span;
use diag::{Diagnostic, EntityPath, FileId, Place, codes};

/// Nesting of scopes, brackets and initialisers that no real program reaches.
pub(super) const MAX_DEPTH: u32 = 256;
/// After so many findings the rest of the file says nothing new.
const MAX_FINDINGS: usize = 64;

/// A finding was recorded; the statement it is about is given up.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fail;

pub(super) type Parsed<T> = Result<T, Fail>;

const WORD: u8 = 1;
const START: u8 = 2;
const SPACE: u8 = 4;
/// What a mnemonic is made of, single colons aside.
const PART: u8 = 8;

/// Classes of bytes.
static CLASS: [u8; 256] = {
    let mut class = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let b = byte as u8;
        if b.is_ascii_alphanumeric() || b == b'_' || b == b'$' {
            class[byte] |= WORD;
        }
        if b.is_ascii_alphabetic() || b == b'_' || b == b'$' || b == b'%' {
            class[byte] |= START;
        }
        if b.is_ascii_alphanumeric() || b == b'_' || b == b'.' {
            class[byte] |= PART;
        }
        if matches!(b, b' ' | b'\t' | b'\n' | b'\r' | 0x0b | 0x0c) {
            class[byte] |= SPACE;
        }
        byte += 1;
    }
    class
};

/// A mark in the text of a fragment that stands for an operand; no PTX text has it.
pub(super) const MARK: u8 = 1;

/// A value of a constant expression.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Const {
    Int(i64, Sign),
    F32(u32),
    F64(u64),
}

/// Whether an integer divides, compares and shifts as an unsigned one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sign {
    Signed,
    Unsigned,
}

impl Const {
    pub(super) fn operand(self) -> Operand {
        match self {
            Const::Int(value, _) => Operand::Int(value),
            Const::F32(bits) => Operand::F32(bits),
            Const::F64(bits) => Operand::F64(bits),
        }
    }
}

pub(super) struct Cursor<'t> {
    pub(super) text: &'t [u8],
    pub(super) pos: usize,
    pub(super) file: FileId,
    pub(super) findings: Vec<Diagnostic>,
    /// The function or variable that is being read.
    pub(super) entity: EntityPath,
    /// Where every finding points instead of into the text: inline assembly.
    pub(super) place: Option<Place>,
    depth: u32,
}

impl<'t> Cursor<'t> {
    pub(super) fn new(text: &'t [u8], file: FileId) -> Self {
        Cursor {
            text,
            pos: 0,
            file,
            findings: Vec::new(),
            entity: EntityPath::default(),
            place: None,
            depth: 0,
        }
    }

    // Findings.

    pub(super) fn place(&self, start: usize, end: usize) -> Place {
        if let Some(place) = &self.place {
            return place.clone();
        }
        let span = Span { start: clamp(start), end: clamp(end) };
        Place { source: None, span: Some(span.of(self.file)), entity: self.entity.clone() }
    }

    pub(super) fn report(&mut self, diagnostic: Diagnostic) -> Fail {
        if self.findings.len() < MAX_FINDINGS {
            self.findings.push(diagnostic);
        }
        Fail
    }

    pub(super) fn error_at(&mut self, start: usize, end: usize, message: impl Into<String>) -> Fail {
        let place = self.place(start, end);
        self.report(Diagnostic::new(&codes::SYNTAX, place, message))
    }

    pub(super) fn unsupported_at(&mut self, start: usize, end: usize, message: impl Into<String>) -> Fail {
        let place = self.place(start, end);
        self.report(Diagnostic::new(&codes::UNSUPPORTED, place, message))
    }

    /// What stands here, for a message.
    pub(super) fn found(&self) -> (usize, String) {
        let rest = &self.text[self.pos.min(self.text.len())..];
        let Some(&first) = rest.first() else { return (self.pos, "the end of the text".to_owned()) };
        let len = match first {
            b if CLASS[b as usize] & (WORD | START) != 0 || b == b'.' => {
                1 + rest[1..].iter().take_while(|&&b| CLASS[b as usize] & WORD != 0).take(40).count()
            }
            0x80.. => rest.iter().take_while(|&&b| b >= 0x80).take(40).count(),
            _ => 1,
        };
        (self.pos + len, format!("`{}`", String::from_utf8_lossy(&rest[..len])))
    }

    pub(super) fn expected(&mut self, what: &str) -> Fail {
        self.skip();
        let (end, found) = self.found();
        self.error_at(self.pos, end, format!("expected {what}, found {found}"))
    }

    /// One level deeper; every call has its [`Cursor::leave`] unless it fails.
    pub(super) fn enter(&mut self) -> Parsed<()> {
        self.depth += 1;
        if self.depth <= MAX_DEPTH {
            return Ok(());
        }
        let place = self.place(self.pos, self.pos + 1);
        Err(self.report(Diagnostic::new(&codes::TOO_DEEP, place, "nesting is deeper than 256 levels")))
    }

    pub(super) fn leave(&mut self) {
        self.depth -= 1;
    }

    pub(super) fn reset_depth(&mut self) {
        self.depth = 0;
    }

    // Tokens.

    #[inline]
    pub(super) fn peek(&self) -> u8 {
        self.text.get(self.pos).copied().unwrap_or(0)
    }

    #[inline]
    pub(super) fn peek_at(&self, ahead: usize) -> u8 {
        self.text.get(self.pos + ahead).copied().unwrap_or(0)
    }

    #[inline]
    pub(super) fn at_end(&self) -> bool {
        self.pos >= self.text.len()
    }

    /// Skips white space and comments.
    #[inline]
    pub(super) fn skip(&mut self) {
        // Most often there is one space, or nothing.
        if self.peek() == b' ' {
            self.pos += 1;
        }
        if CLASS[self.peek() as usize] & SPACE != 0 || self.peek() == b'/' {
            self.skip_more();
        }
    }

    fn skip_more(&mut self) {
        loop {
            let rest = self.text.get(self.pos..).unwrap_or(&[]);
            self.pos += rest.iter().take_while(|&&byte| CLASS[byte as usize] & SPACE != 0).count();
            if self.peek() != b'/' {
                return;
            }
            let rest = &self.text[self.pos..];
            match rest.get(1) {
                Some(b'/') => self.pos += memchr::memchr(b'\n', rest).unwrap_or(rest.len()),
                Some(b'*') => {
                    self.pos += memchr::memmem::find(&rest[2..], b"*/").map_or(rest.len(), |at| at + 4);
                }
                _ => return,
            }
        }
    }

    /// Takes this byte if it comes next.
    #[inline]
    pub(super) fn eat(&mut self, byte: u8) -> bool {
        self.skip();
        let found = self.peek() == byte && !self.at_end();
        self.pos += usize::from(found);
        found
    }

    pub(super) fn expect(&mut self, byte: u8) -> Parsed<()> {
        if self.eat(byte) { Ok(()) } else { Err(self.expected(&format!("`{}`", char::from(byte)))) }
    }

    #[inline]
    pub(super) fn is_name(byte: u8) -> bool {
        CLASS[byte as usize] & START != 0 || byte == MARK
    }

    /// A name, if one comes next: `_`, `$x`, `%r1` and plain ones. No white space is skipped.
    #[inline]
    pub(super) fn word(&mut self) -> Option<&'t [u8]> {
        let start = self.pos;
        if !Self::is_name(self.peek()) || self.at_end() {
            return None;
        }
        let rest = &self.text[start + 1..];
        let more = rest.iter().position(|&byte| CLASS[byte as usize] & WORD == 0);
        let end = start + 1 + more.unwrap_or(rest.len());
        self.pos = end;
        Some(&self.text[start..end])
    }

    /// The end of the mnemonic that goes on here.
    #[inline]
    pub(super) fn mnemonic_end(&self) -> usize {
        let mut end = self.pos;
        loop {
            let rest = self.text.get(end..).unwrap_or(&[]);
            end += rest.iter().position(|&byte| CLASS[byte as usize] & PART == 0).unwrap_or(rest.len());
            if !self.text[end..].starts_with(b"::") {
                return end;
            }
            end += 2;
        }
    }

    pub(super) fn name(&mut self, what: &str) -> Parsed<&'t [u8]> {
        self.skip();
        self.word().ok_or_else(|| self.expected(what))
    }

    /// Refuses the words that name nothing.
    pub(super) fn nameable(&mut self, name: &[u8], start: usize, what: &str) -> Parsed<()> {
        if matches!(name, b"_" | b"%" | b"$" | b"WARP_SZ" | b"function_name" | b"inlined_at") {
            let text = Self::utf8(name).to_owned();
            return Err(self.error_at(start, start + name.len(), format!("`{text}` cannot be {what}")));
        }
        Ok(())
    }

    /// A name that is declared here.
    pub(super) fn new_name(&mut self, what: &str) -> Parsed<&'t [u8]> {
        self.skip();
        let start = self.pos;
        let name = self.name(what)?;
        self.nameable(name, start, what)?;
        Ok(name)
    }

    /// A name behind a point, without the point: `.global`, `.shared::cta` up to the `::`.
    pub(super) fn directive(&mut self) -> Option<&'t [u8]> {
        self.skip();
        if self.peek() != b'.' || CLASS[self.peek_at(1) as usize] & WORD == 0 {
            return None;
        }
        let start = self.pos + 1;
        let mut end = start;
        while end < self.text.len() && CLASS[self.text[end] as usize] & WORD != 0 {
            end += 1;
        }
        self.pos = end;
        Some(&self.text[start..end])
    }

    /// The directive that comes next, without taking it.
    pub(super) fn peek_directive(&mut self) -> Option<&'t [u8]> {
        self.skip();
        let start = self.pos;
        let directive = self.directive();
        self.pos = start;
        directive
    }

    pub(super) fn eat_directive(&mut self, name: &[u8]) -> bool {
        self.skip();
        let start = self.pos;
        if self.directive() == Some(name) {
            return true;
        }
        self.pos = start;
        false
    }

    /// A string in double quotes; a backslash keeps the next character.
    pub(super) fn string(&mut self) -> Parsed<String> {
        self.expect(b'"')?;
        let start = self.pos;
        let mut bytes = Vec::new();
        loop {
            match self.text.get(self.pos) {
                Some(b'"') => {
                    self.pos += 1;
                    return Ok(String::from_utf8_lossy(&bytes).into_owned());
                }
                Some(b'\\') if matches!(self.peek_at(1), b'"' | b'\\') => {
                    bytes.push(self.peek_at(1));
                    self.pos += 2;
                }
                Some(b'\n') | None => {
                    return Err(self.error_at(start - 1, self.pos, "this string has no end"));
                }
                Some(&byte) => {
                    bytes.push(byte);
                    self.pos += 1;
                }
            }
        }
    }

    /// An integer that fits into 32 bits.
    pub(super) fn number(&mut self, what: &str) -> Parsed<u32> {
        self.skip();
        let start = self.pos;
        if !self.peek().is_ascii_digit() {
            return Err(self.expected(what));
        }
        match self.literal()? {
            Const::Int(value, _) if u32::try_from(value).is_ok() => Ok(value as u32),
            _ => Err(self.error_at(start, self.pos, format!("expected {what} below 2^32"))),
        }
    }

    /// A literal that starts with a digit, or with a point and a digit.
    pub(super) fn literal(&mut self) -> Parsed<Const> {
        let start = self.pos;
        let rest = &self.text[start..];
        match rest {
            [b'0', b'x' | b'X', ..] => return self.digits(2, 16),
            [b'0', b'b' | b'B', ..] => return self.digits(2, 2),
            [b'0', b'f' | b'F', ..] => {
                let bits = self.bit_pattern(8)?;
                return Ok(Const::F32(bits as u32));
            }
            [b'0', b'd' | b'D', ..] => return Ok(Const::F64(self.bit_pattern(16)?)),
            _ => {}
        }
        let mut end = rest.iter().take_while(|b| b.is_ascii_digit()).count();
        let mut is_float = false;
        if rest.get(end) == Some(&b'.') {
            is_float = true;
            end += 1;
            end += rest[end..].iter().take_while(|b| b.is_ascii_digit()).count();
        }
        if matches!(rest.get(end), Some(b'e' | b'E')) {
            let sign = usize::from(matches!(rest.get(end + 1), Some(b'+' | b'-')));
            let digits = rest[end + 1 + sign..].iter().take_while(|b| b.is_ascii_digit()).count();
            if digits > 0 {
                is_float = true;
                end += 1 + sign + digits;
            }
        }
        if !is_float {
            return if rest[0] == b'0' && end > 1 { self.digits(1, 8) } else { self.digits(0, 10) };
        }
        self.pos += end;
        let text = std::str::from_utf8(&rest[..end]).unwrap_or("");
        match text.parse::<f64>() {
            Ok(value) if value.is_finite() && !self.glued() => Ok(Const::F64(value.to_bits())),
            Ok(value) if value.is_finite() => Err(self.bad_literal(start)),
            _ => Err(self.error_at(start, self.pos, "this number is outside of double precision")),
        }
    }

    /// Whether a letter or digit stands right behind a literal.
    fn glued(&self) -> bool {
        CLASS[self.peek() as usize] & WORD != 0 && !self.at_end()
    }

    fn bad_literal(&mut self, start: usize) -> Fail {
        while self.glued() {
            self.pos += 1;
        }
        let text = String::from_utf8_lossy(&self.text[start..self.pos]).into_owned();
        self.error_at(start, self.pos, format!("`{text}` is no number"))
    }

    fn digits(&mut self, prefix: usize, radix: u64) -> Parsed<Const> {
        let start = self.pos;
        self.pos += prefix;
        let first = self.pos;
        let mut value = 0u64;
        while let Some(digit) = char::from(self.peek()).to_digit(radix as u32) {
            // Values above 64 bits wrap, as `ptxas` has it.
            value = value.wrapping_mul(radix).wrapping_add(u64::from(digit));
            self.pos += 1;
        }
        let empty = self.pos == first && prefix != 1;
        let unsigned = self.peek() == b'U' && !empty;
        self.pos += usize::from(unsigned);
        if empty || self.glued() {
            return Err(self.bad_literal(start));
        }
        let sign = if unsigned || value > i64::MAX as u64 { Sign::Unsigned } else { Sign::Signed };
        Ok(Const::Int(value as i64, sign))
    }

    /// `0f` and `0d` with exactly so many hexadecimal digits.
    fn bit_pattern(&mut self, digits: usize) -> Parsed<u64> {
        let start = self.pos;
        let text = self.text.get(start + 2..start + 2 + digits).unwrap_or(&[]);
        let mut bits = 0u64;
        for &byte in text {
            match char::from(byte).to_digit(16) {
                Some(digit) => bits = bits << 4 | u64::from(digit),
                None => return Err(self.bad_literal(start)),
            }
        }
        self.pos += 2 + text.len();
        if text.len() != digits || self.glued() { Err(self.bad_literal(start)) } else { Ok(bits) }
    }

    /// The name as text; names are ASCII.
    pub(super) fn utf8(name: &[u8]) -> &str {
        std::str::from_utf8(name).unwrap_or("?")
    }
}

pub(super) fn clamp(offset: usize) -> u32 {
    u32::try_from(offset).unwrap_or(u32::MAX)
}
