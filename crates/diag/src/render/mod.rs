//! Renderers: one file a format. They turn diagnostics into text and never print.
//!
//! What a renderer needs to know of the outside (the text of an input, the user's source file) it asks through
//! [`Sources`]. Formats: [`full()`], [`concise()`], [`json()`], [`sarif()`],
//! [`github()`].

mod concise;
mod full;
mod github;
mod json;
mod locate;
mod sarif;

use crate::place::{FileId, SourcePos};
use std::borrow::Cow;
use std::sync::Arc;

pub use concise::concise;
pub use full::{FullOptions, full};
pub use github::github;
pub use json::{Examined, json};
pub use sarif::sarif;

/// An input as renderers see it.
#[derive(Clone, Debug)]
pub struct InputText<'a> {
    /// The name that messages use.
    pub name: &'a str,
    /// Whether lines of it can be shown: false for bitcode.
    pub is_text: bool,
}

/// What renderers may ask about the outside.
pub trait Sources {
    /// The input file of that number.
    fn input(&self, file: FileId) -> Option<InputText<'_>>;

    /// At most `length` bytes of an input from `at` on, fewer at its end: a message shows a line of what may be large.
    /// They need not be UTF-8. `None` if the input cannot be read again.
    fn bytes(&self, file: FileId, at: usize, length: usize) -> Option<Vec<u8>>;

    /// The whole text of the file that debug info names, if it can be had and is the one that was compiled.
    fn source_file(&self, pos: &SourcePos) -> Option<Arc<str>>;
}

/// Sources that know nothing: places are given by name only.
#[derive(Clone, Copy, Default, Debug)]
pub struct NoSources;

impl Sources for NoSources {
    fn input(&self, _file: FileId) -> Option<InputText<'_>> {
        None
    }

    fn bytes(&self, _file: FileId, _at: usize, _length: usize) -> Option<Vec<u8>> {
        None
    }

    fn source_file(&self, _pos: &SourcePos) -> Option<Arc<str>> {
        None
    }
}

/// The text with everything that could move a cursor or reverse the reading direction made visible.
///
/// Names and file names come from the input; a terminal must not obey them.
fn printable(text: &str) -> Cow<'_, str> {
    let unsafe_char = |c: char| {
        (c.is_control() && c != '\n')
            || matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    if !text.contains(unsafe_char) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 8);
    for c in text.chars() {
        if unsafe_char(c) { out.extend(c.escape_default()) } else { out.push(c) }
    }
    Cow::Owned(out)
}

/// The text on one line.
fn one_line(text: &str) -> String {
    printable(text).lines().map(str::trim).collect::<Vec<_>>().join(" ")
}
