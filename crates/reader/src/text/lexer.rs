//! Tokens of `.ll` text: a byte cursor that hands out one token at a time, without allocating.
//!
//! Keywords are not told apart here: a token is a word, and the parser, which knows what may stand where, looks at its
//! bytes. LangRef, "Syntax" and "Identifiers".

use memchr::{memchr, memchr2, memchr3};

/// The kind of a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum T {
    /// End of the text (or of the body that is being read).
    Eof,
    /// A byte that starts no token, or an unterminated string.
    Bad,
    /// `define`, `i32`, `DW_TAG_member`.
    Word,
    /// `name:`, also before the value of a metadata field.
    Label,
    /// `12:`.
    LabelId,
    /// `-12`.
    Int,
    /// `1.5e3`, `0xK…`, `f0x…`, `+inf`, `-nan(0x1)`.
    Float,
    /// `%name`.
    Local,
    /// `%12`.
    LocalId,
    /// `@name`.
    Global,
    /// `@12`.
    GlobalId,
    /// `$name`.
    Comdat,
    /// `#12`.
    AttrGroup,
    /// `#` before a word: a debug record.
    Hash,
    /// `!name`.
    MdName,
    /// `!12`.
    MdId,
    /// `!`, before a string, a word or a brace.
    Bang,
    /// `^12`.
    Summary,
    /// `"…"`.
    Str,
    /// `=`.
    Equal,
    /// `,`.
    Comma,
    /// `*`.
    Star,
    /// `[`.
    LSquare,
    /// `]`.
    RSquare,
    /// `{`.
    LBrace,
    /// `}`.
    RBrace,
    /// `(`.
    LParen,
    /// `)`.
    RParen,
    /// `<`.
    Less,
    /// `>`.
    Greater,
    /// `|`.
    Bar,
    /// `:`.
    Colon,
    /// `...`.
    Ellipsis,
}

/// A cursor over text, standing on a token.
#[derive(Clone)]
pub(crate) struct Lexer<'a> {
    src: &'a [u8],
    /// Where the text ends for this cursor; less than the length while a body is read.
    limit: usize,
    /// Behind the token.
    pos: usize,
    /// The token.
    pub(crate) tok: T,
    /// Its first byte.
    pub(crate) start: usize,
    /// End of the token before it.
    pub(crate) last_end: usize,
    /// The text of a word, number, or the name between quotes or behind a sigil.
    pub(crate) text: &'a [u8],
    /// Whether `text` stood in quotes and holds escapes.
    pub(crate) escaped: bool,
    /// The number of an id token; too large ones are `u32::MAX`.
    pub(crate) id: u32,
}

const WORD: u8 = 1;
const NAME: u8 = 2;
const DIGIT: u8 = 4;
const HEX: u8 = 8;
const SPACE: u8 = 16;

/// What a byte may be part of.
static CLASS: [u8; 256] = {
    let mut table = [0u8; 256];
    let mut i = 0;
    while i < 256 {
        let b = i as u8;
        if b.is_ascii_alphanumeric() || b == b'_' {
            table[i] |= WORD | NAME;
        }
        if matches!(b, b'-' | b'$' | b'.') {
            table[i] |= NAME;
        }
        if b.is_ascii_digit() {
            table[i] |= DIGIT;
        }
        if b.is_ascii_hexdigit() {
            table[i] |= HEX;
        }
        if matches!(b, b' ' | b'\t' | b'\n' | b'\r' | 0) {
            table[i] |= SPACE;
        }
        i += 1;
    }
    table
};

fn is(byte: u8, class: u8) -> bool {
    CLASS[byte as usize] & class != 0
}

impl<'a> Lexer<'a> {
    /// A cursor on the first token of `src[start..end]`.
    pub(crate) fn new(src: &'a [u8], start: usize, end: usize) -> Self {
        let mut lexer = Lexer {
            src,
            limit: end.min(src.len()),
            pos: start,
            tok: T::Eof,
            start,
            last_end: start,
            text: b"",
            escaped: false,
            id: 0,
        };
        lexer.next();
        lexer.last_end = start;
        lexer
    }

    /// Behind the token.
    pub(crate) fn end(&self) -> usize {
        self.pos
    }

    /// The bytes of the token as they stand.
    pub(crate) fn raw(&self) -> &'a [u8] {
        &self.src[self.start..self.pos]
    }

    fn byte(&self, at: usize) -> u8 {
        if at < self.limit { self.src[at] } else { 0 }
    }

    fn span_of(&self, mut at: usize, class: u8) -> usize {
        let text = &self.src[..self.limit];
        while let Some(&b) = text.get(at)
            && is(b, class)
        {
            at += 1;
        }
        at
    }

    /// Steps to the next token.
    pub(crate) fn next(&mut self) {
        self.last_end = self.pos;
        let src = &self.src[..self.limit];
        let mut at = self.pos;
        loop {
            match src.get(at) {
                None => {
                    (self.start, self.pos, self.tok, self.text) = (at, at, T::Eof, b"");
                    return;
                }
                Some(b';') => at = memchr(b'\n', &src[at..]).map_or(src.len(), |n| at + n + 1),
                Some(b'/') if src.get(at + 1) == Some(&b'*') => {
                    // C comments, which LLVM reads since version 20.
                    at = memchr::memmem::find(&src[at + 2..], b"*/").map_or(src.len(), |n| at + 2 + n + 2);
                }
                Some(&b) if is(b, SPACE) => at += 1,
                Some(_) => break,
            }
        }
        self.start = at;
        self.token(src[at]);
    }

    fn punctuation(&mut self, tok: T) {
        self.tok = tok;
        self.pos = self.start + 1;
    }

    fn token(&mut self, first: u8) {
        match first {
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => self.word(),
            b',' => self.punctuation(T::Comma),
            b'%' => self.sigil(T::Local, T::LocalId),
            b'!' => self.bang(),
            b'0'..=b'9' | b'-' | b'+' => self.number(first),
            b'@' => self.sigil(T::Global, T::GlobalId),
            b'=' => self.punctuation(T::Equal),
            b'(' => self.punctuation(T::LParen),
            b')' => self.punctuation(T::RParen),
            b'[' => self.punctuation(T::LSquare),
            b']' => self.punctuation(T::RSquare),
            b'{' => self.punctuation(T::LBrace),
            b'}' => self.punctuation(T::RBrace),
            b'<' => self.punctuation(T::Less),
            b'>' => self.punctuation(T::Greater),
            b'*' => self.punctuation(T::Star),
            b'|' => self.punctuation(T::Bar),
            b':' => self.punctuation(T::Colon),
            b'#' => {
                let end = self.span_of(self.start + 1, DIGIT);
                self.number_id(T::AttrGroup, T::Hash, end);
            }
            b'^' => {
                let end = self.span_of(self.start + 1, DIGIT);
                self.number_id(T::Summary, T::Bad, end);
            }
            b'"' => {
                if self.quoted(self.start + 1) {
                    self.tok = T::Str;
                    if self.byte(self.pos) == b':' {
                        self.tok = T::Label;
                        self.pos += 1;
                    }
                }
            }
            b'$' => {
                let end = self.span_of(self.start, NAME);
                if self.byte(end) == b':' {
                    self.label(end);
                } else {
                    self.sigil(T::Comdat, T::Comdat);
                }
            }
            b'.' => {
                let end = self.span_of(self.start, NAME);
                if self.byte(end) == b':' {
                    self.label(end);
                } else if self.src[self.start..self.limit].starts_with(b"...") {
                    (self.tok, self.pos) = (T::Ellipsis, self.start + 3);
                } else {
                    self.bad();
                }
            }
            _ => self.bad(),
        }
    }

    fn bad(&mut self) {
        // A whole character, so that the message does not show half of one.
        let mut end = self.start + 1;
        while end < self.limit && self.src[end] & 0xc0 == 0x80 {
            end += 1;
        }
        (self.tok, self.pos) = (T::Bad, end);
        self.text = &self.src[self.start..end];
    }

    fn label(&mut self, end: usize) {
        self.text = &self.src[self.start..end];
        self.escaped = false;
        (self.tok, self.pos) = (T::Label, end + 1);
    }

    fn word(&mut self) {
        let word_end = self.span_of(self.start + 1, WORD);
        let end = if is(self.byte(word_end), NAME) { self.span_of(word_end, NAME) } else { word_end };
        if self.byte(end) == b':' {
            return self.label(end);
        }
        self.text = &self.src[self.start..word_end];
        self.escaped = false;
        (self.tok, self.pos) = (T::Word, word_end);
        if self.text.starts_with(b"f0x") {
            self.tok = T::Float;
        }
        // `u0x…` and `s0x…` are integers.
        if matches!(self.text, [b'u' | b's', b'0', b'x', _, ..]) && self.text[3..].iter().all(|&b| is(b, HEX))
        {
            self.tok = T::Int;
        }
    }

    /// A string from `from`, behind its opening quote; whether it ends.
    fn quoted(&mut self, from: usize) -> bool {
        let rest = &self.src[from.min(self.limit)..self.limit];
        let Some(mut len) = memchr2(b'"', b'\\', rest) else {
            (self.tok, self.pos) = (T::Bad, self.limit);
            return false;
        };
        self.escaped = rest[len] == b'\\';
        if self.escaped {
            let Some(more) = memchr(b'"', &rest[len..]) else {
                (self.tok, self.pos) = (T::Bad, self.limit);
                return false;
            };
            len += more;
        }
        self.text = &rest[..len];
        self.pos = from + len + 1;
        true
    }

    /// `%name`, `%"name"`, `%12`.
    fn sigil(&mut self, named: T, numbered: T) {
        let from = self.start + 1;
        match self.byte(from) {
            b'"' => {
                if self.quoted(from + 1) {
                    self.tok = named;
                }
            }
            b'0'..=b'9' => {
                let end = self.span_of(from, DIGIT);
                self.number_id(numbered, T::Bad, end);
            }
            b if is(b, NAME) => {
                let end = self.span_of(from, NAME);
                self.text = &self.src[from..end];
                self.escaped = false;
                (self.tok, self.pos) = (named, end);
            }
            _ => self.bad(),
        }
    }

    fn number_id(&mut self, tok: T, none: T, end: usize) {
        let digits = &self.src[self.start + 1..end];
        self.text = digits;
        self.escaped = false;
        self.id = parse_id(digits);
        self.pos = end;
        self.tok = match self.id {
            _ if digits.is_empty() => none,
            // No entity has such a number.
            u32::MAX => T::Bad,
            _ => tok,
        };
    }

    fn bang(&mut self) {
        let from = self.start + 1;
        let first = self.byte(from);
        if is(first, DIGIT) {
            let end = self.span_of(from, DIGIT);
            self.number_id(T::MdId, T::Bang, end);
        } else if first == b'\\' || (is(first, NAME) && !is(first, DIGIT)) {
            let mut end = from;
            while self.byte(end) == b'\\' || is(self.byte(end), NAME) {
                end += 1;
            }
            self.text = &self.src[from..end];
            self.escaped = memchr(b'\\', self.text).is_some();
            (self.tok, self.pos) = (T::MdName, end);
        } else {
            self.punctuation(T::Bang);
        }
    }

    fn number(&mut self, first: u8) {
        let start = self.start;
        self.escaped = false;
        let sign = first == b'-' || first == b'+';
        if sign && !is(self.byte(start + 1), DIGIT) {
            let end = self.span_of(start + 1, NAME);
            if first == b'-' && self.byte(end) == b':' {
                return self.label(end);
            }
            return self.signed_word(start + 1);
        }
        let mut end = self.span_of(start + usize::from(sign), DIGIT);
        if first == b'-' && self.byte(end) == b':' {
            return self.label(end);
        }
        if !sign && self.byte(end) == b':' {
            let digits = &self.src[start..end];
            (self.text, self.id) = (digits, parse_id(digits));
            self.tok = if self.id == u32::MAX { T::Bad } else { T::LabelId };
            self.pos = end + 1;
            return;
        }
        if self.byte(end) == b'.' {
            end = self.span_of(end + 1, DIGIT);
            if matches!(self.byte(end), b'e' | b'E') {
                let digits = end + 1 + usize::from(matches!(self.byte(end + 1), b'-' | b'+'));
                if is(self.byte(digits), DIGIT) {
                    end = self.span_of(digits, DIGIT);
                }
            }
            self.tok = T::Float;
        } else if self.byte(end) == b'x' && self.src[start..end] == *b"0" {
            end = self.span_of(end + 1, WORD);
            self.tok = T::Float;
        } else if first != b'+' && is(self.byte(end), NAME) {
            let name_end = self.span_of(end, NAME);
            if self.byte(name_end) == b':' {
                return self.label(name_end);
            }
            self.tok = T::Int;
        } else {
            self.tok = T::Int;
        }
        self.text = &self.src[start..end];
        self.pos = end;
    }

    /// `+inf`, `-qnan`, `+nan(0x3FFFFF)`: what LLVM prints from version 23 on.
    fn signed_word(&mut self, from: usize) {
        let mut end = self.span_of(from, WORD);
        match &self.src[from..end] {
            b"inf" | b"qnan" => {}
            b"nan" | b"snan" if self.byte(end) == b'(' => {
                let close = self.span_of(end + 1, WORD);
                if self.byte(close) != b')' {
                    return self.bad();
                }
                end = close + 1;
            }
            _ => return self.bad(),
        }
        self.text = &self.src[self.start..end];
        (self.tok, self.pos) = (T::Float, end);
    }

    /// Standing on the `{` of a body: the offset behind the matching `}`, with this cursor moved there.
    pub(crate) fn skip_body(&mut self) -> Option<usize> {
        let src = &self.src[..self.limit];
        let mut at = self.start + 1;
        let mut depth = 1usize;
        loop {
            let event = at + memchr3(b'}', b'"', b';', &src[at..])?;
            depth += memchr::memchr_iter(b'{', &src[at..event]).count();
            at = event + 1;
            match src[event] {
                b'}' => {
                    depth -= 1;
                    if depth == 0 {
                        self.pos = at;
                        self.next();
                        return Some(at);
                    }
                }
                b'"' => at += memchr(b'"', &src[at..])? + 1,
                _ => at += memchr(b'\n', &src[at..])? + 1,
            }
        }
    }

    /// Whether the token behind this one is metadata.
    pub(crate) fn metadata_follows(&self) -> bool {
        let at = self.span_of(self.pos, SPACE);
        match self.byte(at) {
            b'!' => true,
            b';' | b'/' => {
                let mut ahead = self.clone();
                ahead.next();
                matches!(ahead.tok, T::MdName | T::MdId | T::Bang)
            }
            _ => false,
        }
    }

    /// Moves to the first token at or behind `at`.
    pub(crate) fn seek(&mut self, at: usize) {
        self.pos = at;
        self.next();
    }
}

fn parse_id(digits: &[u8]) -> u32 {
    let mut value = 0u64;
    for &digit in digits {
        value = (value * 10 + u64::from(digit - b'0')).min(u64::from(u32::MAX));
    }
    value as u32
}

/// The bytes that a quoted text stands for: `\xx` is a byte, `\\` a backslash.
pub(crate) fn unescape(text: &[u8], out: &mut Vec<u8>) {
    out.clear();
    let mut at = 0;
    let hex = |b: Option<&u8>| b.and_then(|&b| char::from(b).to_digit(16));
    while at < text.len() {
        if text[at] == b'\\' {
            if text.get(at + 1) == Some(&b'\\') {
                out.push(b'\\');
                at += 2;
                continue;
            }
            if let (Some(high), Some(low)) = (hex(text.get(at + 1)), hex(text.get(at + 2))) {
                out.push((high * 16 + low) as u8);
                at += 3;
                continue;
            }
        }
        out.push(text[at]);
        at += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(text: &str) -> Vec<(T, String)> {
        let mut lexer = Lexer::new(text.as_bytes(), 0, text.len());
        let mut out = Vec::new();
        while lexer.tok != T::Eof {
            out.push((lexer.tok, String::from_utf8_lossy(lexer.raw()).into_owned()));
            lexer.next();
        }
        out
    }

    #[test]
    fn a_body_ends_at_its_own_brace() {
        let text = r#"{ call void asm "{ }", ""() ; a } comment
          ret { i32 } undef } define"#;
        let mut lexer = Lexer::new(text.as_bytes(), 0, text.len());
        let end = lexer.skip_body().unwrap();
        assert_eq!(lexer.text, b"define");
        assert!(text[..end].ends_with("undef }"));
    }

    #[test]
    fn tokens_end_where_llvm_ends_them() {
        use T::*;
        let kinds = |text| all(text).into_iter().map(|(t, _)| t).collect::<Vec<_>>();
        assert_eq!(kinds("%a.b-c = add i32 %0, -1"), [Local, Equal, Word, Word, LocalId, Comma, Int]);
        assert_eq!(kinds("foo.bar-1: 12: -x: \"a b\":"), [Label, LabelId, Label, Label]);
        assert_eq!(kinds("1.0e+3 0x7FF0 0xK4000 f0x3F80 -inf +nan(0x1)"), [Float; 6]);
        assert_eq!(
            kinds("!7 !foo.bar !{} #0 #dbg_value ^1"),
            [MdId, MdName, Bang, LBrace, RBrace, AttrGroup, Hash, Word, Summary]
        );
        assert_eq!(kinds("<4 x i8> ..."), [Less, Int, Word, Word, Greater, Ellipsis]);
        assert_eq!(kinds("\"open"), [Bad]);
    }

    #[test]
    fn escapes_are_bytes() {
        let mut out = Vec::new();
        unescape(br"a\22\\\0g\", &mut out);
        assert_eq!(out, b"a\"\\\\0g\\");
    }
}
