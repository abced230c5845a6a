//! LLVM IR in memory.
//!
//! # The contract
//!
//! A [`Module`] is a [`ModuleEnv`] (types, globals, attributes, metadata, module-level constants, data layout) and a
//! body for each function that has one. The split is what lets a pass be `fn(&mut Function, &ModuleEnv)` and functions
//! be compiled in parallel: nothing in a body is shared with another body.
//!
//! **Ids.** Everything is a typed `u32`: [`Type`], [`GlobalId`], [`Const`], [`Metadata`] index the module;
//! [`Value`], [`Inst`], [`Block`], [`CallId`], [`DebugLoc`] index one function. `Display` of an id is a stable textual
//! name (`v3`, `block2`), which the printer replaces by the name of the source where it has one.
//!
//! **Operands.** An [`Operand`] is one `u32`: a local value, a constant of the function's own pool, a global, a block,
//! a metadata use or an inline-assembly callee. A global that stands alone is always `Operand::global`, never a
//! constant; inside a constant expression it is [`ConstKind::Global`]. The constants of a body live in the function's
//! pool ([`Function::consts`]), those of initialisers and metadata in the module's ([`ModuleEnv::consts`]); an id of one
//! means nothing in the other.
//!
//! **Pointers are opaque.** The reader accepts typed pointers and upgrades the spelling: what the pointee said stands
//! in the types of loads, GEPs, calls and in attributes.
//!
//! **Meaning as written.** Calling conventions of functions and of call sites, `!nvvm.annotations`, target attributes and
//! the data layout are what the input says, even where they disagree. The gate judges them.
//!
//! **Instructions** stand in blocks ([`BlockData::insts`]), blocks in [`Function::layout`], the entry block first.
//! Phis stay phis and come first in their block; the last instruction of a block is its only terminator. Every
//! instruction that has a non-void type has a result [`Value`], others have none.
//!
//! **Replacing a value** is forwarding: [`Function::forward`] makes a value stand for another operand,
//! [`Function::resolve`] reads through, and [`Function::sweep_forwards`] rewrites all operands at the end of a pass. Use
//! counts are an analysis, not a field.
//!
//! # Poison, undef, freeze
//!
//! `poison` taints whatever is computed from it (except the arm of a `select` or a `phi` that is not taken, and
//! `freeze`); branching on it, or storing to or loading from a poison address, is undefined behaviour. `undef` may be
//! another bit pattern at each use. `freeze` picks one pattern for good. A pass may replace poison by anything, undef by
//! any one constant, and may not duplicate a use of a possibly-undef value where both uses have to agree. A pass may
//! never make a result *more* poisonous than it was: reordering that breaks `nsw`, `nuw`, `exact`, `inbounds`, `disjoint`
//! or `nneg` must drop the flag.

pub mod analysis;
pub mod attributes;
pub mod constant;
pub mod debuginfo;
pub mod entities;
pub mod function;
pub mod global;
pub mod inst;
pub mod layout;
pub mod metadata;
pub mod module;
pub mod print;
pub mod strings;
pub mod types;
pub mod verify;

pub use attributes::{AttrKind, AttrList, AttrListId, AttrSetId, Attribute, Attributes};
pub use constant::{ConstData, ConstExpr, ConstKind, ConstPool};
pub use entities::{
    Asm, Block, CallId, ComdatId, Const, DebugLoc, GlobalId, Inst, MdUse, Metadata, Operand, OperandKind,
    Value,
};
pub use function::{
    BlockData, DebugLocData, DebugRecord, DebugRecordKind, Function, InstData, MdOperand, ValueData, ValueDef,
};
pub use global::{
    Comdat, ComdatKind, DllStorage, FunctionHeader, Global, GlobalKind, Linkage, ThreadLocal, UnnamedAddr,
    Variable, Visibility,
};
pub use inst::{
    Align, BinaryOp, Bundle, CallConv, CallData, CastOp, EhInst, FCmpPred, ICmpPred, Indices, InstFlags,
    InstKind, MemInfo, Ordering, RmwOp, ScopeId, TailKind, UnaryOp,
};
pub use layout::{DataLayout, StructLayout};
pub use metadata::{MdData, MdField, MdKey, MdKind, MdNode, MdValue, MetadataPool};
pub use module::{InlineAsm, Module, ModuleEnv, NamedMetadata};
pub use strings::{StrId, Strings};
pub use types::{StructDef, StructId, Type, TypeKind, Types};

/// A list of operands in a function's pool.
pub type OperandList = cranelift_entity::EntityList<Operand>;
