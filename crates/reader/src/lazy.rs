//! A module whose bodies are read when somebody asks for them.
//!
//! Only bitcode can leave bodies unread; of text, which has no table of contents, everything is there at once. What is
//! not asked for is not looked at: a mistake in it is not found.

use crate::{Input, Kind, bitcode};
use diag::{Diagnostic, FileId};
use ir::{GlobalId, ModuleEnv};
use std::fmt;

/// A module that is read as far as it was asked for.
pub struct Lazy<'a> {
    input: Input,
    rest: Option<bitcode::Bodies<'a>>,
}

impl fmt::Debug for Lazy<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Lazy").field("input", &self.input.name).finish_non_exhaustive()
    }
}

/// Opens a file by its content: of bitcode the tables are read, of text everything.
pub fn open<'a>(file: FileId, name: &str, bytes: &'a [u8]) -> Lazy<'a> {
    let kind = Kind::of(bytes);
    let bitcode = matches!(kind, Kind::Bitcode | Kind::WrappedBitcode);
    if !bitcode || u32::try_from(bytes.len()).is_err() {
        return Lazy::whole(crate::read(file, name, bytes));
    }
    let (module, diagnostics, rest) = bitcode::open(file, name, bytes);
    Lazy { input: Input { file, name: name.to_owned(), kind, module, diagnostics }, rest }
}

impl<'a> Lazy<'a> {
    /// A module that was read to its end.
    pub fn whole(input: Input) -> Lazy<'a> {
        Lazy { input, rest: None }
    }

    /// The module as far as it was read, with what was found wrong so far.
    pub fn input(&self) -> &Input {
        &self.input
    }

    /// The same, to take the findings out or a body away.
    pub fn input_mut(&mut self) -> &mut Input {
        &mut self.input
    }

    /// The environment. Reading a body may add types, metadata and attributes to it; ids stay.
    pub fn env(&self) -> &ModuleEnv {
        &self.input.module.env
    }

    /// Whether a function has a body, read or not.
    pub fn has_body(&self, id: GlobalId) -> bool {
        self.input.module.body(id).is_some() || self.rest.as_ref().is_some_and(|rest| rest.has(id))
    }

    /// Reads the body of a function into the module, if it was not read before. What is wrong with it is added to the
    /// input's diagnostics.
    pub fn read_body(&mut self, id: GlobalId) {
        if let Some(rest) = &mut self.rest {
            let found: Vec<Diagnostic> = rest.read(&mut self.input.module, id);
            self.input.diagnostics.extend(found);
        }
    }
}
