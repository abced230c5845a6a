//! Typed ids, and the one-word operand.

use cranelift_entity::packed_option::ReservedValue;
use cranelift_entity::{EntityRef, entity_impl};
use std::fmt;

macro_rules! entity {
    ($(#[$meta:meta])* $name:ident, $display:literal) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(u32);
        entity_impl!($name, $display);
    };
}

entity!(
    /// A function, variable, alias or ifunc of the module.
    GlobalId, "global"
);
entity!(
    /// A comdat group.
    ComdatId, "comdat"
);
entity!(
    /// A constant in a [`crate::ConstPool`].
    Const, "const"
);
entity!(
    /// A metadata string, node or value.
    Metadata, "md"
);
entity!(
    /// An inline-assembly callee.
    Asm, "asm"
);
entity!(
    /// An argument or the result of an instruction.
    Value, "v"
);
entity!(
    /// An instruction of a function.
    Inst, "inst"
);
entity!(
    /// A basic block.
    Block, "block"
);
entity!(
    /// The callee, arguments and attributes of a call-like instruction.
    CallId, "call"
);
entity!(
    /// An entry of a function's table of debug locations.
    DebugLoc, "loc"
);
entity!(
    /// A metadata argument of a call.
    MdUse, "mduse"
);

const TAG_SHIFT: u32 = 29;
const INDEX_MASK: u32 = (1 << TAG_SHIFT) - 1;

/// What an instruction uses, in one word: three bits of tag and 29 of index.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Operand(u32);

/// An [`Operand`], unpacked to match on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum OperandKind {
    /// A local value.
    Value(Value),
    /// A constant of the function's pool.
    Const(Const),
    /// The address of a global.
    Global(GlobalId),
    /// A block (targets, phi edges).
    Block(Block),
    /// A metadata argument.
    Metadata(MdUse),
    /// An inline-assembly callee.
    Asm(Asm),
}

impl Operand {
    fn tagged(tag: u32, index: u32) -> Self {
        assert!(index < INDEX_MASK, "a function has at most 2^29 entities of a kind");
        Operand(tag << TAG_SHIFT | index)
    }

    /// A local value.
    pub fn value(v: Value) -> Self {
        Self::tagged(0, v.as_u32())
    }

    /// A constant of the function's pool.
    pub fn constant(c: Const) -> Self {
        Self::tagged(1, c.as_u32())
    }

    /// The address of a global.
    pub fn global(g: GlobalId) -> Self {
        Self::tagged(2, g.as_u32())
    }

    /// A block.
    pub fn block(b: Block) -> Self {
        Self::tagged(3, b.as_u32())
    }

    /// A metadata argument.
    pub fn metadata(m: MdUse) -> Self {
        Self::tagged(4, m.as_u32())
    }

    /// An inline-assembly callee.
    pub fn asm(a: Asm) -> Self {
        Self::tagged(5, a.as_u32())
    }

    /// The operand to match on.
    pub fn kind(self) -> OperandKind {
        let index = self.0 & INDEX_MASK;
        match self.0 >> TAG_SHIFT {
            0 => OperandKind::Value(Value::from_u32(index)),
            1 => OperandKind::Const(Const::from_u32(index)),
            2 => OperandKind::Global(GlobalId::from_u32(index)),
            3 => OperandKind::Block(Block::from_u32(index)),
            4 => OperandKind::Metadata(MdUse::from_u32(index)),
            5 => OperandKind::Asm(Asm::from_u32(index)),
            _ => unreachable!("no operand is made with this tag"),
        }
    }

    /// The local value, if it is one.
    pub fn as_value(self) -> Option<Value> {
        match self.kind() {
            OperandKind::Value(v) => Some(v),
            _ => None,
        }
    }

    /// The constant, if it is one.
    pub fn as_const(self) -> Option<Const> {
        match self.kind() {
            OperandKind::Const(c) => Some(c),
            _ => None,
        }
    }

    /// The global, if it is one.
    pub fn as_global(self) -> Option<GlobalId> {
        match self.kind() {
            OperandKind::Global(g) => Some(g),
            _ => None,
        }
    }

    /// The block, if it is one.
    pub fn as_block(self) -> Option<Block> {
        match self.kind() {
            OperandKind::Block(b) => Some(b),
            _ => None,
        }
    }
}

impl From<Value> for Operand {
    fn from(v: Value) -> Self {
        Operand::value(v)
    }
}

impl From<Const> for Operand {
    fn from(c: Const) -> Self {
        Operand::constant(c)
    }
}

impl From<GlobalId> for Operand {
    fn from(g: GlobalId) -> Self {
        Operand::global(g)
    }
}

impl From<Block> for Operand {
    fn from(b: Block) -> Self {
        Operand::block(b)
    }
}

/// An operand list pools operands as if they were entities; the reserved word is no operand.
impl EntityRef for Operand {
    fn new(index: usize) -> Self {
        Operand(u32::try_from(index).unwrap_or(u32::MAX))
    }

    fn index(self) -> usize {
        self.0 as usize
    }
}

impl ReservedValue for Operand {
    fn reserved_value() -> Self {
        Operand(u32::MAX)
    }

    fn is_reserved_value(&self) -> bool {
        self.0 == u32::MAX
    }
}

impl fmt::Debug for Operand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_reserved_value() {
            return f.write_str("none");
        }
        match self.kind() {
            OperandKind::Value(v) => write!(f, "{v}"),
            OperandKind::Const(c) => write!(f, "{c}"),
            OperandKind::Global(g) => write!(f, "{g}"),
            OperandKind::Block(b) => write!(f, "{b}"),
            OperandKind::Metadata(m) => write!(f, "{m}"),
            OperandKind::Asm(a) => write!(f, "{a}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_operand_unpacks_to_what_it_was_made_from() {
        let value = Value::from_u32(7);
        assert_eq!(Operand::value(value).kind(), OperandKind::Value(value));
        let block = Block::from_u32(INDEX_MASK - 1);
        assert_eq!(Operand::block(block).kind(), OperandKind::Block(block));
        assert_eq!(Operand::global(GlobalId::from_u32(3)).as_value(), None);
    }
}
