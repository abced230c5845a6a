//! Prints IR as text that LLVM 22 reads back to the same module.
//!
//! Order: header, types, comdats, variables, aliases, ifuncs, functions, attribute groups, named metadata, metadata.
//! Unnamed entities are numbered as LLVM numbers them when it reads the text.

mod attributes;
mod constants;
mod instructions;
mod metadata;
mod names;
mod symbols;

use crate::{Function, GlobalId, GlobalKind, Inst, Module, ModuleEnv, Type};
use attributes::Groups;
pub use names::quote;
use names::{GlobalNames, LocalNames};
use rustc_hash::FxHashMap;
use std::fmt::Write;

/// A module as text.
pub fn module(module: &Module) -> String {
    let mut printer = Printer::new(&module.env);
    printer.module = Some(module);
    printer.numbers = metadata::Numbers::new(&module.env);
    printer.header();
    printer.types();
    printer.comdats();
    type IsKind = fn(&GlobalKind) -> bool;
    let kinds: [IsKind; 3] = [
        |k| matches!(k, GlobalKind::Variable(_)),
        |k| matches!(k, GlobalKind::Alias(_)),
        |k| matches!(k, GlobalKind::IFunc(_)),
    ];
    for is_kind in kinds {
        for (id, global) in module.env.globals.iter().filter(|(_, g)| is_kind(&g.kind)) {
            printer.symbol(id, global);
        }
    }
    for (id, global) in module.env.globals.iter().filter(|(_, g)| g.as_function().is_some()) {
        printer.function(id, global, module.body(id));
    }
    printer.attribute_groups();
    printer.metadata_lists();
    printer.out
}

/// A type as text.
pub fn ty(env: &ModuleEnv, ty: Type) -> String {
    let mut printer = Printer::new(env);
    printer.ty(ty);
    printer.out
}

/// One instruction as one line of text, without metadata, for messages.
pub fn instruction(function: &Function, env: &ModuleEnv, inst: Inst) -> String {
    let mut printer = Printer::new(env);
    let names = LocalNames::new(function, env);
    printer.bare_instruction(function, &names, inst);
    printer.out
}

/// Prints into a string.
struct Printer<'a> {
    out: String,
    env: &'a ModuleEnv,
    globals: GlobalNames,
    groups: Groups,
    numbers: metadata::Numbers,
    /// For the blocks of other functions, when a whole module is printed.
    module: Option<&'a Module>,
    block_names: FxHashMap<GlobalId, LocalNames<'a>>,
}

/// `write!` into a `String` cannot fail.
macro_rules! put {
    ($printer:expr, $($arg:tt)*) => {{ let _ = write!($printer.out, $($arg)*); }};
}
use put;

impl<'a> Printer<'a> {
    fn new(env: &'a ModuleEnv) -> Self {
        Printer {
            out: String::new(),
            env,
            globals: GlobalNames::new(env),
            groups: Groups::default(),
            numbers: metadata::Numbers::default(),
            module: None,
            block_names: FxHashMap::default(),
        }
    }

    fn header(&mut self) {
        if let Some(name) = self.env.source_filename {
            put!(self, "source_filename = \"{}\"\n", names::escape(self.env.strings.bytes(name)));
        }
        if let Some(layout) = &self.env.data_layout {
            put!(self, "target datalayout = \"{layout}\"\n");
        }
        if let Some(triple) = &self.env.triple {
            put!(self, "target triple = \"{triple}\"\n");
        }
        for &line in &self.env.module_asm {
            put!(self, "module asm \"{}\"\n", names::escape(self.env.strings.bytes(line)));
        }
    }

    /// Separates printed items.
    fn comma(&mut self, index: usize) {
        if index > 0 {
            self.out.push_str(", ");
        }
    }
}
