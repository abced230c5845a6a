//! From text to tree: a hand-written byte cursor with spans.
//!
//! Whatever the bytes are, the parser ends without a panic: one finding for each statement that it cannot read, and the
//! rest is still read. It resolves names as it goes, since PTX has everything declared before it is used, except labels.

mod body;
mod cursor;
mod decl;
mod expr;
mod fragment;
mod module;
mod operand;
mod scope;

pub use fragment::fragment;

use crate::tree::Module;
use diag::{Diagnostic, FileId};

/// Reads a `.ptx` file. What could be read is in the module even when there are findings.
pub fn parse(file: FileId, text: &[u8]) -> (Module, Vec<Diagnostic>) {
    module::ModuleParser::new(file, text).run()
}
