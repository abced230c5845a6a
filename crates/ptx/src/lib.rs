//! The PTX language: instruction table, syntax tree, parser, printer, validator.

pub mod body;
pub mod isa;
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
pub use parse::parse;
pub use print::{print, print_function, print_stmt};
pub use special::{Special, SpecialReg};
pub use target::{Sm, Suffix, Target, Version};
pub use token::Tok;
pub use tree::{Function, FunctionKind, Linkage, Local, Module, Symbol, Variable};
pub use types::{StateSpace, Type};
pub use validate::{Valid, needs, validate};
