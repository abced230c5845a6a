//! Where something is: in a file that was read, in the user's source, and in the module.

use std::fmt;
use std::sync::Arc;

/// A file that was given to ptxgate (`.ll`, `.bc`, `.ptx`), by its position in the list of inputs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct FileId(pub u32);

/// Bytes `start..end` of an input file; for bitcode, `start` is the byte that holds the record's first bit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct SourceSpan {
    /// Which input.
    pub file: FileId,
    /// Offset of the first byte.
    pub start: u32,
    /// Offset behind the last byte.
    pub end: u32,
}

impl SourceSpan {
    /// The span from `start` to `end` in `file`.
    pub fn new(file: FileId, start: usize, end: usize) -> Self {
        let clamp = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        SourceSpan { file, start: clamp(start), end: clamp(end) }
    }

    /// The smallest span that covers both; both must be of one file.
    pub fn to(self, other: SourceSpan) -> Self {
        SourceSpan { file: self.file, start: self.start.min(other.start), end: self.end.max(other.end) }
    }
}

/// The checksum that debug info gives of a source file: a line is shown only from a file that fits it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Checksum {
    /// `CSK_MD5`, `CSK_SHA1` or `CSK_SHA256`.
    pub kind: Arc<str>,
    /// Lower-case hexadecimal.
    pub value: Arc<str>,
}

/// A position in the user's source, from debug info.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SourcePos {
    /// File name as debug info has it, often relative to `directory`.
    pub file: Arc<str>,
    /// Directory of the compilation, or empty.
    pub directory: Arc<str>,
    /// One-based; 0 means unknown.
    pub line: u32,
    /// One-based; 0 means unknown.
    pub column: u32,
    /// Name (as debug info has it) of the function whose source this is.
    pub function: Option<Arc<str>>,
    /// Checksum of the file, when debug info has one.
    pub checksum: Option<Checksum>,
    /// The call that this code was inlined at, innermost first.
    pub inlined_at: Option<Box<SourcePos>>,
}

impl fmt::Display for SourcePos {
    /// `file:line:column`, leaving out what is unknown.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.file)?;
        if self.line != 0 {
            write!(f, ":{}", self.line)?;
            if self.column != 0 {
                write!(f, ":{}", self.column)?;
            }
        }
        Ok(())
    }
}

/// The place inside the module, always known, whatever else is not. All names are raw (mangled).
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct EntityPath {
    /// Name of the function, global variable or alias; `None` for the module as a whole.
    pub symbol: Option<String>,
    /// Name or number of the block, without `%`.
    pub block: Option<String>,
    /// The instruction, printed by the stage in one line.
    pub instruction: Option<String>,
}

impl EntityPath {
    /// The path of a whole symbol.
    pub fn symbol(name: impl Into<String>) -> Self {
        EntityPath { symbol: Some(name.into()), ..EntityPath::default() }
    }
}

/// Where a diagnostic points.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Place {
    /// The user's own source line, from debug info.
    pub source: Option<SourcePos>,
    /// The bytes of the `.ll` or `.ptx` text.
    pub span: Option<SourceSpan>,
    /// Function, block, instruction.
    pub entity: EntityPath,
}

impl Place {
    /// A place that is only a span of an input.
    pub fn span(span: SourceSpan) -> Self {
        Place { span: Some(span), ..Place::default() }
    }

    /// A place that is only a symbol.
    pub fn symbol(name: impl Into<String>) -> Self {
        Place { entity: EntityPath::symbol(name), ..Place::default() }
    }

    /// The same place with a span.
    #[must_use]
    pub fn with_span(mut self, span: SourceSpan) -> Self {
        self.span = Some(span);
        self
    }

    /// The same place with a source position.
    #[must_use]
    pub fn with_source(mut self, source: Option<SourcePos>) -> Self {
        self.source = source;
        self
    }
}
