//! `.ll` text to a module, in two passes over the bytes.
//!
//! The first pass reads everything outside function bodies and steps over the bodies; the second reads the bodies, when
//! every global, type, attribute group and metadata node is known. So a body has no forward reference but to its own
//! values and blocks, bodies could be read on demand, and the ids of globals follow the text.
//!
//! Typed pointers become opaque while types are read; the pointee is remembered just as long as an attribute of old
//! spelling (`byval` without a type) may ask for it.

mod aggregate;
mod attributes;
mod body;
mod call;
mod constant;
mod control;
mod fields;
mod global;
mod inst;
mod lexer;
mod locals;
mod memory;
mod metadata;
mod number;
mod parser;
mod top;
mod ty;
mod upgrade;

pub(crate) use upgrade::without_pointees;

use diag::{Diagnostic, FileId};
use ir::Module;

/// Reads a module.
pub(crate) fn read(file: FileId, name: &str, bytes: &[u8]) -> (Module, Vec<Diagnostic>) {
    parser::Parser::new(file, name, bytes).run()
}
