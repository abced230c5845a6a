//! The SPEC language of `--arg` and `--global`.
//!
//! ```text
//! SPEC  = TYPE ':' VALUE                       a scalar, passed by value
//!       | TYPE '[' N ']' [':' INIT]            a buffer; zeroed unless INIT says otherwise
//!       | TYPE '[]' ':' DATA                   a buffer as long as its data
//!       | 'bytes:' (HEX | '@' FILE)            the raw bytes of a parameter
//!       | 'struct{' SPEC {',' SPEC} '}'        a record passed by value, laid out as C does
//!       | '&' N ['+' OFFSET]                   the address of the buffer of argument N, and OFFSET bytes
//! INIT  = 'uninit' | 'range' | VALUE | DATA    one value fills the buffer; `range` counts 0, 1, 2, ...
//! DATA  = VALUE {',' VALUE} | '@' FILE         FILE is .npy, or raw little-endian bytes
//! ```
//!
//! A buffer is allocated in global memory and its address is passed. Errors point at the part of the text that is wrong.

use super::npy;
use super::scalar::{SCALARS, Scalar};
use std::fmt;
use std::ops::Range;

/// Most bytes of one buffer.
pub const BUFFER_LIMIT: usize = 1 << 30;
/// Deepest nesting of `struct{...}`.
const DEPTH_LIMIT: usize = 16;

/// How a file named in a SPEC is read: its content, or why not.
pub type ReadFile<'a> = &'a dyn Fn(&str) -> Result<Vec<u8>, String>;

/// A parsed SPEC.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Spec {
    /// A scalar passed by value.
    Value {
        /// Its type.
        scalar: Scalar,
        /// Its bits.
        bits: u128,
    },
    /// A buffer whose address is passed.
    Buffer(Buffer),
    /// Raw bytes passed by value.
    Bytes(Vec<u8>),
    /// A record passed by value.
    Struct(Vec<Spec>),
    /// The address of another argument's buffer.
    Address {
        /// Number of that argument, from zero.
        argument: usize,
        /// Bytes to add.
        offset: i64,
    },
}

/// Memory that the kernel can reach through an argument.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Buffer {
    /// Type of the elements.
    pub scalar: Scalar,
    /// Dimensions, as a `.npy` file gave them; one otherwise.
    pub shape: Vec<usize>,
    /// Size in bytes.
    pub size: usize,
    /// What it holds before the run.
    pub init: Init,
}

/// The first content of a buffer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Init {
    /// Nothing: reading it is a finding.
    Uninit,
    /// Zeros.
    Zero,
    /// These bytes.
    Bytes(Vec<u8>),
}

/// What is wrong with a SPEC, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SpecError {
    /// The whole SPEC.
    pub text: String,
    /// The faulty bytes of it.
    pub at: Range<usize>,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for SpecError {
    /// The message, and below it the SPEC with the faulty part marked.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let before: String = self.text[..self.at.start].chars().map(|_| ' ').collect();
        let marked = self.text[self.at.clone()].chars().count().max(1);
        write!(f, "{}\n  {}\n  {before}{}", self.message, self.text.replace('\n', " "), "^".repeat(marked))
    }
}

impl std::error::Error for SpecError {}

/// Parses one SPEC.
///
/// # Errors
/// The text is no SPEC, a value does not fit its type, or a file cannot be read.
pub fn parse(text: &str, read: ReadFile<'_>) -> Result<Spec, SpecError> {
    let mut parser = Parser { text, at: 0, read, depth: 0 };
    let spec = parser.spec()?;
    if parser.at < text.len() {
        return Err(parser.error(parser.at..text.len(), "expected the end here"));
    }
    Ok(spec)
}

impl Spec {
    /// Size and alignment in bytes, as it is passed.
    pub fn layout(&self) -> (usize, usize) {
        match self {
            Spec::Value { scalar, .. } => (scalar.size(), scalar.size()),
            Spec::Buffer(_) | Spec::Address { .. } => (8, 8),
            Spec::Bytes(bytes) => (bytes.len(), 1),
            Spec::Struct(fields) => {
                let (mut size, mut align) = (0usize, 1);
                for field in fields {
                    let (field_size, field_align) = field.layout();
                    size = size.next_multiple_of(field_align) + field_size;
                    align = align.max(field_align);
                }
                (size.next_multiple_of(align), align)
            }
        }
    }

    /// Every buffer in it, with its path: the numbers of the fields that lead to it.
    pub fn buffers(&self) -> Vec<(Vec<usize>, &Buffer)> {
        fn walk<'a>(spec: &'a Spec, path: &mut Vec<usize>, out: &mut Vec<(Vec<usize>, &'a Buffer)>) {
            match spec {
                Spec::Buffer(buffer) => out.push((path.clone(), buffer)),
                Spec::Struct(fields) => {
                    for (index, field) in fields.iter().enumerate() {
                        path.push(index);
                        walk(field, path, out);
                        path.pop();
                    }
                }
                _ => {}
            }
        }
        let mut out = Vec::new();
        walk(self, &mut Vec::new(), &mut out);
        out
    }

    /// What it is, in the words of the SPEC language.
    pub fn describe(&self) -> String {
        match self {
            Spec::Value { scalar, .. } => scalar.name().into(),
            Spec::Buffer(buffer) => {
                format!("{}[{}]", buffer.scalar.name(), buffer.size / buffer.scalar.size())
            }
            Spec::Bytes(bytes) => format!("{} bytes", bytes.len()),
            Spec::Struct(_) => format!("a struct of {} bytes", self.layout().0),
            Spec::Address { argument, .. } => format!("the address of argument {argument}"),
        }
    }
}

impl Buffer {
    /// Number of elements.
    pub fn count(&self) -> usize {
        self.size / self.scalar.size()
    }

    /// The `.npy` file of this buffer with other content.
    pub fn npy(&self, bytes: &[u8]) -> Vec<u8> {
        npy::write(self.scalar, &self.shape, bytes)
    }
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
    read: ReadFile<'a>,
    depth: usize,
}

impl<'a> Parser<'a> {
    fn error(&self, at: Range<usize>, message: impl Into<String>) -> SpecError {
        SpecError { text: self.text.into(), at, message: message.into() }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn eat(&mut self, token: &str) -> bool {
        let found = self.rest().starts_with(token);
        if found {
            self.at += token.len();
        }
        found
    }

    /// The text up to the next of `ends`, which is not consumed.
    fn until(&mut self, ends: &[char]) -> (&'a str, Range<usize>) {
        let start = self.at;
        let length = self.rest().find(ends).unwrap_or(self.rest().len());
        self.at += length;
        (&self.text[start..self.at], start..self.at)
    }

    fn spec(&mut self) -> Result<Spec, SpecError> {
        if self.eat("&") {
            return self.address();
        }
        if self.eat("struct{") {
            return self.record();
        }
        if self.eat("bytes:") {
            return self.raw().map(Spec::Bytes);
        }
        let (name, at) = self.until(&[':', '[', ',', '{', '}']);
        let Some(scalar) = Scalar::find(name) else {
            let names: Vec<&str> = SCALARS.iter().map(|(name, _)| *name).collect();
            let message = format!("expected a type ({}), `struct{{`, `bytes:` or `&`", names.join(", "));
            return Err(self.error(at, message));
        };
        if self.eat(":") {
            let bits = self.value(scalar)?;
            return Ok(Spec::Value { scalar, bits });
        }
        if self.eat("[") {
            return self.buffer(scalar).map(Spec::Buffer);
        }
        let message = format!("expected `:` and a value, or `[` and a number of elements, after `{name}`");
        Err(self.error(self.at..self.text.len(), message))
    }

    fn address(&mut self) -> Result<Spec, SpecError> {
        let (text, at) = self.until(&['+', ',', '}']);
        let Ok(argument) = text.parse() else {
            return Err(self.error(at, "expected the number of an argument, counted from 0"));
        };
        let mut offset = 0;
        if self.eat("+") {
            let (text, at) = self.until(&[',', '}']);
            offset = match text.parse() {
                Ok(offset) => offset,
                Err(_) => return Err(self.error(at, "expected a number of bytes")),
            };
        }
        Ok(Spec::Address { argument, offset })
    }

    fn record(&mut self) -> Result<Spec, SpecError> {
        self.depth += 1;
        if self.depth > DEPTH_LIMIT {
            return Err(
                self.error(self.at - 1..self.at, format!("records are nested deeper than {DEPTH_LIMIT}"))
            );
        }
        let mut fields = Vec::new();
        while !self.eat("}") {
            if !fields.is_empty() && !self.eat(",") {
                return Err(self.error(self.at..self.text.len(), "expected `,` or `}`"));
            }
            fields.push(self.spec()?);
        }
        self.depth -= 1;
        Ok(Spec::Struct(fields))
    }

    fn raw(&mut self) -> Result<Vec<u8>, SpecError> {
        if self.eat("@") {
            return self.file().map(|(bytes, _)| bytes);
        }
        let (text, at) = self.until(&[',', '}']);
        let digits: Vec<u8> = text.bytes().filter(|b| *b != b'_').collect();
        let pair = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
        let bytes: Option<Vec<u8>> =
            digits.chunks(2).map(|c| (c.len() == 2).then(|| pair(c)).flatten()).collect();
        match bytes {
            Some(bytes) if digits.iter().all(u8::is_ascii_hexdigit) => Ok(bytes),
            _ => Err(self.error(at, "expected pairs of hexadecimal digits, or `@` and a file")),
        }
    }

    fn value(&mut self, scalar: Scalar) -> Result<u128, SpecError> {
        let (text, at) = self.until(&[',', '}']);
        scalar.parse(text).map_err(|message| self.error(at, message))
    }

    /// Behind `TYPE[`.
    fn buffer(&mut self, scalar: Scalar) -> Result<Buffer, SpecError> {
        let (text, at) = self.until(&[']', ',', '}']);
        let count = match text {
            "" => None,
            _ => match text.replace('_', "").parse::<usize>() {
                Ok(count) => Some(count),
                Err(_) => return Err(self.error(at, "expected a number of elements")),
            },
        };
        if count.is_some_and(|count| count.checked_mul(scalar.size()).is_none_or(|size| size > BUFFER_LIMIT))
        {
            return Err(self.error(at, format!("a buffer is at most {} MiB large", BUFFER_LIMIT >> 20)));
        }
        if !self.eat("]") {
            return Err(self.error(self.at..self.text.len(), "expected `]`"));
        }
        if self.eat(":") {
            return self.content(scalar, count, at);
        }
        match count {
            Some(count) => {
                Ok(Buffer { scalar, shape: vec![count], size: count * scalar.size(), init: Init::Zero })
            }
            None => Err(self.error(
                at.start - 1..self.at,
                "a buffer without a length needs values: `[]:1,2,3` or `[]:@in.npy`",
            )),
        }
    }

    /// Behind `TYPE[N]:`; `length_at` is where N stands.
    fn content(
        &mut self,
        scalar: Scalar,
        count: Option<usize>,
        length_at: Range<usize>,
    ) -> Result<Buffer, SpecError> {
        let start = self.at;
        let buffer =
            |count: usize, init| Buffer { scalar, shape: vec![count], size: count * scalar.size(), init };
        for word in ["uninit", "range"] {
            if self.rest().split([',', '}']).next() != Some(word) {
                continue;
            }
            self.at += word.len();
            let Some(count) = count else {
                return Err(self.error(
                    length_at.start..length_at.start,
                    format!("`{word}` needs a number of elements"),
                ));
            };
            if word == "uninit" {
                return Ok(buffer(count, Init::Uninit));
            }
            return self.range(scalar, count, start).map(|bytes| buffer(count, Init::Bytes(bytes)));
        }
        let (bytes, shape) = if self.eat("@") {
            let (bytes, at) = self.file()?;
            self.array(scalar, bytes, at)?
        } else {
            let bytes = self.values(scalar)?;
            let given = bytes.len() / scalar.size();
            match count {
                // One value for many elements fills them all.
                Some(count) if given == 1 => (bytes.repeat(count), vec![count]),
                _ => (bytes, vec![given]),
            }
        };
        let given = bytes.len() / scalar.size();
        if let Some(count) = count.filter(|count| *count != given) {
            let message = format!("{count} elements are announced, but {given} are given");
            return Err(self.error(start..self.at, message));
        }
        Ok(Buffer { scalar, shape, size: bytes.len(), init: Init::Bytes(bytes) })
    }

    fn range(&self, scalar: Scalar, count: usize, start: usize) -> Result<Vec<u8>, SpecError> {
        let mut bytes = Vec::with_capacity(count * scalar.size());
        for index in 0..count {
            match scalar.parse(&index.to_string()) {
                Ok(bits) => bytes.extend_from_slice(&bits.to_le_bytes()[..scalar.size()]),
                Err(message) => {
                    return Err(self.error(start..self.at, format!("element {index} is {message}")));
                }
            }
        }
        Ok(bytes)
    }

    fn values(&mut self, scalar: Scalar) -> Result<Vec<u8>, SpecError> {
        let mut bytes = Vec::new();
        if matches!(self.rest().chars().next(), None | Some('}')) {
            return Ok(bytes);
        }
        loop {
            let bits = self.value(scalar)?;
            bytes.extend_from_slice(&bits.to_le_bytes()[..scalar.size()]);
            // In a record the list ends where the next field begins.
            if !self.rest().starts_with(',') || (self.depth > 0 && begins_spec(&self.rest()[1..])) {
                return Ok(bytes);
            }
            self.at += 1;
        }
    }

    /// The content of the file named behind `@`.
    fn file(&mut self) -> Result<(Vec<u8>, Range<usize>), SpecError> {
        // At top level a name may hold commas; in a record they separate the fields.
        let ends: &[char] = if self.depth > 0 { &[',', '}'] } else { &[] };
        let (name, at) = self.until(ends);
        match (self.read)(name) {
            Ok(bytes) if bytes.len() <= BUFFER_LIMIT => Ok((bytes, at)),
            Ok(_) => Err(self.error(at, format!("the file is larger than {} MiB", BUFFER_LIMIT >> 20))),
            Err(why) => Err(self.error(at, why)),
        }
    }

    fn array(
        &self,
        scalar: Scalar,
        bytes: Vec<u8>,
        at: Range<usize>,
    ) -> Result<(Vec<u8>, Vec<usize>), SpecError> {
        let name = &self.text[at.clone()];
        if bytes.starts_with(b"\x93NUMPY") || name.ends_with(".npy") {
            let array = npy::read(&bytes, scalar).map_err(|why| self.error(at, why))?;
            return Ok((array.bytes, array.shape));
        }
        if !bytes.len().is_multiple_of(scalar.size()) {
            let message =
                format!("the file has {} bytes, which is no whole number of {}", bytes.len(), scalar.name());
            return Err(self.error(at, message));
        }
        let count = bytes.len() / scalar.size();
        Ok((bytes, vec![count]))
    }
}

/// Whether a new SPEC begins here, and not the next value of a list.
fn begins_spec(text: &str) -> bool {
    let word = text.find([':', '[', ',', '{', '}']).map_or(text, |end| &text[..end]);
    text.starts_with('&')
        || text.starts_with("struct{")
        || text.starts_with("bytes:")
        || Scalar::find(word).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(name: &str) -> Result<Vec<u8>, String> {
        match name {
            "a.bin" => Ok(vec![1, 0, 2, 0]),
            "a,b.npy" => Ok(npy::write(Scalar::Int { bits: 16, signed: true }, &[1, 2], &[1, 0, 2, 0])),
            _ => Err("no such file".into()),
        }
    }

    fn ok(text: &str) -> Spec {
        parse(text, &read).unwrap_or_else(|error| panic!("{error}"))
    }

    fn bytes(text: &str) -> Vec<u8> {
        match ok(text) {
            Spec::Buffer(Buffer { init: Init::Bytes(bytes), size, .. }) => {
                assert_eq!(size, bytes.len());
                bytes
            }
            other => panic!("{other:?}"),
        }
    }

    /// The faulty part and the message.
    fn wrong(text: &str) -> (String, String) {
        let error = parse(text, &read).unwrap_err();
        (error.text[error.at.clone()].to_owned(), error.message)
    }

    #[test]
    fn scalars_and_buffers() {
        assert_eq!(ok("i32:-2"), Spec::Value { scalar: Scalar::find("i32").unwrap(), bits: 0xffff_fffe });
        assert_eq!(ok("f32[3]").describe(), "f32[3]");
        assert_eq!(ok("u16[1_000]").describe(), "u16[1000]");
        assert!(matches!(ok("f64[8]:uninit"), Spec::Buffer(Buffer { size: 64, init: Init::Uninit, .. })));
        assert_eq!(bytes("i16[]:1,-2,0x10"), [1, 0, 0xfe, 0xff, 0x10, 0]);
        assert_eq!(bytes("i16[2]:1,2"), [1, 0, 2, 0]);
        assert_eq!(bytes("u8[4]:7"), [7; 4]);
        assert_eq!(bytes("u16[3]:range"), [0, 0, 1, 0, 2, 0]);
        assert_eq!(bytes("f32[2]:range"), [0, 0, 0, 0, 0, 0, 0x80, 0x3f]);
        assert!(bytes("u8[]:").is_empty());
        assert_eq!(bytes("u16[]:@a.bin"), [1, 0, 2, 0]);
        assert_eq!(bytes("u16[2]:@a.bin"), [1, 0, 2, 0]);
        assert!(matches!(ok("i16[]:@a,b.npy"), Spec::Buffer(Buffer { shape, .. }) if shape == [1, 2]));
        assert_eq!(ok("&2+16"), Spec::Address { argument: 2, offset: 16 });
        assert_eq!(ok("bytes:00ff_10"), Spec::Bytes(vec![0, 255, 16]));
        assert_eq!(ok("bytes:@a.bin"), Spec::Bytes(vec![1, 0, 2, 0]));
    }

    #[test]
    fn records_are_laid_out_as_c_does() {
        let spec = ok("struct{u8:1,i32:2,struct{u8:3,f64:1.5},i16[]:1,2,u8:4,&0,bytes:aabb}");
        let Spec::Struct(fields) = &spec else { panic!("{spec:?}") };
        assert_eq!(fields.len(), 7);
        // 0 u8, 4 i32, 8 {u8, f64} of 16, 24 pointer, 32 u8, 40 pointer, 48 two bytes; a multiple of 8.
        assert_eq!(spec.layout(), (56, 8));
        assert_eq!(spec.buffers()[0].0, [3]);
        assert_eq!(ok("struct{}").layout(), (0, 1));
    }

    #[test]
    fn errors_point_at_the_faulty_part() {
        assert_eq!(wrong("i32[]:1,abc,3"), ("abc".into(), "expected an integer of type i32".into()));
        assert_eq!(wrong("i33:1").0, "i33");
        assert_eq!(wrong("u8:256"), ("256".into(), "out of range: u8 holds 0 to 255".into()));
        assert_eq!(wrong("f32[x]").0, "x");
        assert_eq!(wrong("f32[]").0, "[]");
        assert_eq!(wrong("f32[4").1, "expected `]`");
        assert_eq!(wrong("f32[2]:1,2,3").1, "2 elements are announced, but 3 are given");
        assert_eq!(wrong("f32[99999999999999]").0, "99999999999999");
        assert_eq!(wrong("f32[]:@nope.bin"), ("nope.bin".into(), "no such file".into()));
        assert_eq!(wrong("u64[]:@a.bin").0, "a.bin");
        assert_eq!(wrong("u8[300]:range").1, "element 256 is out of range: u8 holds 0 to 255");
        assert_eq!(wrong("bytes:abc").0, "abc");
        assert_eq!(wrong("bytes:+1").0, "+1");
        assert_eq!(wrong("&x").0, "x");
        assert_eq!(wrong("&1+x").0, "x");
        assert_eq!(wrong("struct{i32:1").1, "expected `,` or `}`");
        assert_eq!(wrong("struct{i32:1}x").0, "x");
        assert_eq!(wrong("i32:1,2").0, ",2");
        for text in ["", "i32", ":", "[", "}", "struct{", "struct{,}", "é:1", "i32:é", "&", "u8[]:1,"] {
            assert!(parse(text, &read).is_err(), "{text}");
        }
        assert!(parse(&"struct{".repeat(1000), &read).is_err());
    }

    #[test]
    fn an_error_shows_the_spec_with_a_mark() {
        let error = parse("i32[]:1,abc,3", &read).unwrap_err();
        assert_eq!(error.to_string(), "expected an integer of type i32\n  i32[]:1,abc,3\n          ^^^");
    }
}
