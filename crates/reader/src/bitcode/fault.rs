//! What is wrong with a file: a value, turned into a diagnostic by whoever catches it.

use diag::{CodeInfo, codes};

/// A complaint about one place of the file.
#[derive(Clone, Debug)]
pub(crate) struct Fault {
    pub(crate) code: &'static CodeInfo,
    pub(crate) message: String,
    /// Byte offset in the file; `None` means the record that is being read.
    pub(crate) at: Option<usize>,
}

/// What a rule gives.
pub(crate) type R<V> = Result<V, Box<Fault>>;

impl Fault {
    fn new(code: &'static CodeInfo, message: impl Into<String>) -> Box<Fault> {
        Box::new(Fault { code, message: message.into(), at: None })
    }

    /// The same, at a byte.
    pub(crate) fn at(mut self: Box<Self>, byte: usize) -> Box<Self> {
        self.at = Some(byte);
        self
    }
}

/// The bits are no bitcode.
pub(crate) fn broken<V>(message: impl Into<String>) -> R<V> {
    Err(Fault::new(&codes::SYNTAX, message))
}

/// The records say what LLVM IR does not allow.
pub(crate) fn invalid<V>(message: impl Into<String>) -> R<V> {
    Err(Fault::new(&codes::INVALID_IR, message))
}

/// It may be right, but is not read.
pub(crate) fn unsupported<V>(message: impl Into<String>) -> R<V> {
    Err(Fault::new(&codes::UNSUPPORTED, message))
}

/// Nesting beyond [`DEPTH_LIMIT`].
pub(crate) fn too_deep<V>(what: &str) -> R<V> {
    Err(Fault::new(&codes::TOO_DEEP, format!("{what} are nested deeper than {DEPTH_LIMIT} levels")))
}

/// Nesting of types and constants that is read.
pub(crate) const DEPTH_LIMIT: u32 = 256;
