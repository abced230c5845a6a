//! The PTX language: instruction table, syntax tree, parser, printer, validator.
//!
//! [`isa`] is the table: one row for each form of an instruction, plain data in files by the manual's chapters. The tree
//! ([`tree`], [`body`]) names rows and choices, never text; [`parse`](mod@parse) makes it from a file or from inline assembly, a code
//! generator makes it through [`Function`] and [`Body`], [`print`](fn@print) writes it. [`validate`](fn@validate) takes a module and
//! gives the witness [`Valid`] that execution asks for; [`needs`](fn@needs) says which version a module wants.
//!
//! What a module does when it runs is not here, and neither is anything of LLVM IR.

pub mod body;
pub mod isa;
pub mod judge;
mod needs;
pub mod parse;
mod print;
pub mod special;
pub mod target;
pub mod token;
pub mod tree;
pub mod types;
mod validate;

pub use body::{Base, Body, Guard, Inst, Label, Operand, Reg, Stmt};
pub use isa::{Op, Opcode};
pub use judge::{Assembler, Judge, Release};
pub use needs::{Needs, first_release};
pub use parse::parse;
pub use print::{print, print_function, print_stmt};
pub use special::{Special, SpecialReg};
pub use target::{Sm, Suffix, Target, Version};
pub use token::Tok;
pub use tree::{Function, FunctionKind, Linkage, Local, Module, Symbol, Variable};
pub use types::{StateSpace, Type};
pub use validate::{
    Options, Valid, check_statements, check_units, needs, validate, validate_for, validate_with,
};

/// Reads and checks a `.ptx` file: the findings of both, and the module if nothing is in the way of running it.
pub fn check(file: diag::FileId, text: &[u8]) -> (Vec<diag::Diagnostic>, Option<Valid>) {
    let (module, mut findings) = parse(file, text);
    let readable = !findings.iter().any(diag::Diagnostic::is_error);
    let (more, valid) = validate(module);
    // What could not be read may be just what seems to be missing: a finding without a place would only repeat it.
    findings.extend(more.into_iter().filter(|finding| readable || finding.place.span.is_some()));
    (findings, valid.filter(|_| readable))
}

/// What this assembler refuses in a `.ptx` file, and nothing else: no warnings, and none of our own stricter rules.
pub fn check_for(file: diag::FileId, text: &[u8], assembler: Assembler) -> Vec<diag::Diagnostic> {
    let (module, mut findings) = parse(file, text);
    let readable = !findings.iter().any(diag::Diagnostic::is_error);
    let more = validate_for(&module, Judge::Ptxas(assembler));
    findings.extend(more.into_iter().filter(|finding| readable || finding.place.span.is_some()));
    findings.retain(diag::Diagnostic::is_error);
    findings
}
