//! Reads LLVM IR into a [`Input`]: what a file is, its module, and what was found wrong with it.
//!
//! `text` reads `.ll`, `bitcode` reads `.bc`. Archives and objects are told apart ([`Kind`]) and answered with
//! `unsupported`. Nothing here judges the module: what is well-formed is read as it is written.

mod bitcode;
mod kind;
mod lazy;
mod text;

pub use kind::Kind;
pub use lazy::{Lazy, open};

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
    let fits = u32::try_from(bytes.len()).is_ok_and(|n| n < u32::MAX);
    let whole = || Place::span(SourceSpan::new(file, 0, 0));
    let refuse = |diagnostic: Diagnostic| {
        let mut module = Module::default();
        module.env.name = name.to_owned();
        (module, vec![diagnostic])
    };
    let (module, diagnostics) = match kind {
        Kind::Text if fits => text::read(file, name, bytes),
        Kind::Bitcode | Kind::WrappedBitcode if fits => bitcode::read(file, name, bytes),
        Kind::Text | Kind::Bitcode | Kind::WrappedBitcode => refuse(Diagnostic::new(
            &codes::UNSUPPORTED,
            whole(),
            format!("`{name}` is larger than 4 GiB, more than ptxgate reads"),
        )),
        Kind::Unknown => refuse(Diagnostic::new(
            &codes::UNREADABLE,
            whole(),
            format!("`{name}` is neither LLVM IR nor any other kind of file that ptxgate knows"),
        )),
        other => refuse(Diagnostic::new(
            &codes::UNSUPPORTED,
            whole(),
            format!("`{name}` is {other}, which ptxgate does not read as LLVM IR yet"),
        )),
    };
    Input { file, name: name.to_owned(), kind, module, diagnostics }
}
