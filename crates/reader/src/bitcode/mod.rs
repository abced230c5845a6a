//! LLVM bitcode (LLVM 5 to 22, bare or wrapped) to a module. LLVM's "Bitcode File Format".
//!
//! The file is indexed first (identification, string table, module), then the module block is read and the places of
//! the bodies are noted, then the bodies one by one: a body needs the module's tables and nothing of another body, so
//! bodies can be read on demand. Constants are kept as records and made when something uses them.
//!
//! What carries no meaning is stepped over: symbol tables for the linker, summaries, hashes, offsets into the file,
//! orders of use lists. Every other block or record that is not known is refused as `unsupported`.

mod attributes;
mod body;
mod call;
mod constants;
mod control;
mod debuginfo;
pub(crate) mod dwarf;
mod expression;
mod fault;
mod globals;
mod inst;
mod lazy;
mod memory;
mod metadata;
mod module;
mod names;
mod reader;
mod split;
mod stream;
mod types;
mod values;

pub(crate) use lazy::{Bodies, open};
pub(crate) use split::split;

use diag::{Diagnostic, FileId};
use ir::Module;

/// Reads a module.
pub(crate) fn read(file: FileId, name: &str, bytes: &[u8]) -> (Module, Vec<Diagnostic>) {
    reader::Reader::new(file, name, bytes).run()
}
