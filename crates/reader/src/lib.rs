//! Reads LLVM IR into a [`Input`]: what a file is, its module, and what was found wrong with it.
//!
//! `text` reads `.ll`, `bitcode` reads `.bc`; `parts` takes archives, objects and files of several modules apart, whose
//! modules are then read one by one. Nothing here judges the module: what is well-formed is read as it is written.

mod bitcode;
mod kind;
mod lazy;
mod parts;
mod text;

pub use kind::Kind;
pub use lazy::{Lazy, open};
pub use parts::{Part, Parts, PartsError, Resolver, defined_symbols, is_one_module, parts, parts_of_file};

use diag::{Diagnostic, FileId, Place, SourceSpan, codes};
use ir::Module;

/// What one file gave.
#[derive(Debug)]
pub struct Input {
    /// Which file.
    pub file: FileId,
    /// Its name, for messages.
    pub name: String,
    /// What kind of file it is.
    pub kind: Kind,
    /// The module, or as much of it as could be understood: with an error among the diagnostics it may lack entities.
    pub module: Module,
    /// What is wrong, in the order of the text.
    pub diagnostics: Vec<Diagnostic>,
}

impl Input {
    /// Whether the module is complete, so that later stages may have it.
    pub fn is_complete(&self) -> bool {
        !self.diagnostics.iter().any(Diagnostic::is_error)
    }
}

/// Reads a file by its content.
pub fn read(file: FileId, name: &str, bytes: &[u8]) -> Input {
    let kind = Kind::of(bytes);
    let (module, diagnostics) = match kind {
        Kind::Text if fits(bytes) => text::read(file, name, bytes),
        Kind::Bitcode | Kind::WrappedBitcode if fits(bytes) => bitcode::read(file, name, bytes),
        _ => refuse(file, name, kind),
    };
    Input { file, name: name.to_owned(), kind, module, diagnostics }
}

/// Reads a file whose content nobody else needs, which gives memory back while the module grows.
pub fn read_owned(file: FileId, name: &str, bytes: Vec<u8>) -> Input {
    let kind = Kind::of(&bytes);
    if kind != Kind::Text || !fits(&bytes) {
        return read(file, name, &bytes);
    }
    let (module, diagnostics) = text::read_owned(file, name, bytes);
    Input { file, name: name.to_owned(), kind, module, diagnostics }
}

/// Whether every position has a number of 32 bits.
fn fits(bytes: &[u8]) -> bool {
    u32::try_from(bytes.len()).is_ok_and(|n| n < u32::MAX)
}

/// An empty module, and why the file was not read.
fn refuse(file: FileId, name: &str, kind: Kind) -> (Module, Vec<Diagnostic>) {
    let (code, message) = match kind {
        Kind::Text | Kind::Bitcode | Kind::WrappedBitcode => {
            (&codes::UNSUPPORTED, format!("`{name}` is larger than 4 GiB, more than ptxgate reads"))
        }
        Kind::Unknown => (
            &codes::UNREADABLE,
            format!("`{name}` is neither LLVM IR nor any other kind of file that ptxgate knows"),
        ),
        other => (&codes::UNSUPPORTED, format!("`{name}` is {other}, which is no module of LLVM IR")),
    };
    let mut module = Module::default();
    module.env.name = name.to_owned();
    (module, vec![Diagnostic::new(code, Place::span(SourceSpan::new(file, 0, 0)), message)])
}
