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
mod orders;
mod parser;
mod top;
mod ty;
mod upgrade;

pub(crate) use upgrade::without_pointees;

use diag::{Diagnostic, FileId};
use ir::Module;

/// Reads a module.
pub(crate) fn read(file: FileId, name: &str, bytes: &[u8]) -> (Module, Vec<Diagnostic>) {
    let mut parser = parser::Parser::new(file, name, bytes);
    parser.outside_bodies();
    parser.bodies()
}

/// Reads a module and lets go of the text early: behind the last body stands nothing but metadata, as a rule more
/// than half of the file, and the bodies are read when the metadata is known.
pub(crate) fn read_owned(file: FileId, name: &str, mut bytes: Vec<u8>) -> (Module, Vec<Diagnostic>) {
    let mut parser = parser::Parser::new(file, name, &bytes);
    let needed = parser.outside_bodies();
    let state = parser.without_text();
    bytes.truncate(needed);
    bytes.shrink_to_fit();
    state.over(&bytes).bodies()
}
