//! What a row of the instruction table is made of.
//!
//! A row is a rectangle: a fixed head, slots that each hold one token of a set (or none), and operands. All is `const` data.

use super::Op;
use crate::body::{Base, Body, Operand};
use crate::target::{Sm, Version};
use crate::token::Tok;
use crate::types::Type;

/// What a slot says. An accessor asks for a kind, never for a position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// A type; several of them keep their order.
    Type,
    /// `.rn` and the like, `.rni` and the like.
    Round,
    /// `.ftz`, `.noftz`.
    Ftz,
    /// `.sat`, `.satfinite`.
    Sat,
    /// `.relu`.
    Relu,
    /// `.NaN`.
    Nan,
    /// `.xorsign.abs` comes as two slots, this and [`Kind::Abs`].
    XorSign,
    /// `.abs`.
    Abs,
    /// `.approx`, `.full`.
    Approx,
    /// `.cc`.
    Cc,
    /// A comparison.
    Cmp,
    /// `.and`, `.or`, `.xor` that combine a predicate.
    BoolOp,
    /// A state space; several of them keep their order.
    Space,
    /// `.weak`, `.relaxed`, `.volatile`, `.sc`.
    Sem,
    /// `.cta`, `.gpu`.
    Scope,
    /// `.v2`, `.v4`, `.v8`.
    Vec,
    /// A cache operator of the first generation, `.cg`.
    Cop,
    /// `.L1::evict_first`.
    L1Evict,
    /// `.L2::evict_first`.
    L2Evict,
    /// `.L2::128B`.
    Prefetch,
    /// `.L2::cache_hint`: a policy operand follows.
    CacheHint,
    /// The operation of `atom`, `red`, `redux`, `bar.red`.
    AtomOp,
    /// The way of `shfl`, `vote`, `prmt`, `testp`, `shf`.
    Mode,
    /// `.uni`.
    Uni,
    /// `.sync`.
    Sync,
    /// `.aligned`.
    Aligned,
    /// `.num`-like multiplicity, `.x4`.
    Num,
    /// A matrix shape.
    Shape,
    /// `.row`, `.col`, `.trans`; several of them keep their order.
    Layout,
    /// Anything that needs no name of its own.
    Other,
}

/// One slot of a row.
#[derive(Clone, Copy, Debug)]
pub struct Slot {
    /// What it says.
    pub kind: Kind,
    /// What can stand in it.
    pub tokens: &'static [Tok],
    /// Whether nothing can stand in it too.
    pub optional: bool,
}

/// Whether an operand is read or written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// Read.
    Read,
    /// Written.
    Write,
}

/// What may stand as an operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// A register.
    Reg,
    /// A register or a constant.
    Value,
    /// A constant.
    Imm,
    /// A register, a constant, a special register, the address of a variable or function, or a vector: what `mov` takes.
    Movable,
    /// `[address]`.
    Mem,
    /// A register or a vector of the arity that the slot [`Kind::Vec`] says.
    Element,
    /// The same, with constants.
    ElementValue,
    /// A vector of exactly so many registers.
    Vector(u8),
    /// A vector of exactly so many registers, or a single register when it is 1.
    VectorOrReg(u8),
    /// A predicate.
    Pred,
    /// A predicate or `!predicate`.
    PredNot,
    /// `p` or `p|q`.
    PredPair,
    /// `d` or `d|p`; either may be `_`.
    DestPred,
    /// `d|p` with the predicate required.
    DestPredRequired,
    /// A register or `_`.
    RegSink,
    /// A label.
    Label,
    /// The list of labels of a `.branchtargets`.
    Targets,
    /// A call's results, callee, arguments and prototype.
    Call,
    /// The number of bytes that a copy reads, or a predicate that says whether it reads.
    CopySource,
    /// A video operand: a register with selector, perhaps negated.
    Video,
}

impl Form {
    /// Whether an operand of this shape may stand here, types aside.
    pub(crate) fn takes(self, body: &Body, operand: &Operand) -> bool {
        let reg = |operand: &Operand| matches!(operand, Operand::Reg(_) | Operand::Select(..));
        let value = |operand: &Operand| {
            reg(operand) || matches!(operand, Operand::Int(_) | Operand::F32(_) | Operand::F64(_))
        };
        let vector = |len: Option<u8>, each: &dyn Fn(&Operand) -> bool| match operand {
            Operand::Vector(range) => {
                len.is_none_or(|len| range.len() == usize::from(len))
                    && body.get(*range).iter().all(|element| each(element) || *element == Operand::Sink)
            }
            _ => false,
        };
        match self {
            Form::Reg => reg(operand),
            Form::Value => value(operand),
            Form::Imm => matches!(operand, Operand::Int(_) | Operand::F32(_) | Operand::F64(_)),
            Form::Movable => {
                value(operand)
                    || vector(None, &value)
                    || matches!(
                        operand,
                        Operand::Special(_)
                            | Operand::Address(..)
                            | Operand::Mem(Base::Symbol(_) | Base::Local(_), _)
                    )
                    || matches!(operand, Operand::Not(_) | Operand::Sink)
            }
            Form::Mem => matches!(operand, Operand::Mem(..)),
            Form::Element => reg(operand) || vector(None, &reg),
            Form::ElementValue => value(operand) || vector(None, &value),
            Form::Vector(len) => vector(Some(len), &reg),
            Form::VectorOrReg(len) => vector(Some(len), &reg) || (len == 1 && reg(operand)),
            Form::Pred => matches!(operand, Operand::Reg(_)),
            Form::PredNot => matches!(operand, Operand::Reg(_) | Operand::Not(_) | Operand::Int(_)),
            Form::PredPair => matches!(operand, Operand::Reg(_) | Operand::Pair(..)),
            Form::DestPred => matches!(operand, Operand::Reg(_) | Operand::Pair(..)),
            Form::DestPredRequired => matches!(operand, Operand::Pair(_, Some(_))),
            Form::RegSink => matches!(operand, Operand::Reg(_) | Operand::Sink),
            Form::Label | Form::Targets => matches!(operand, Operand::Label(_)),
            Form::CopySource => value(operand) || matches!(operand, Operand::Not(_)),
            Form::Call => true,
            Form::Video => matches!(
                operand,
                Operand::Reg(_)
                    | Operand::Neg(_)
                    | Operand::Select(..)
                    | Operand::NegSelect(..)
                    | Operand::Int(_)
            ),
        }
    }
}

/// How the register or constant in an operand has to be typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ty {
    /// Nothing to say.
    Any,
    /// By the n-th type of the instruction, same width.
    Slot(u8),
    /// By the n-th type of the instruction, wider registers allowed (`ld`, `st`, `cvt`).
    Loose(u8),
    /// Twice the width of the n-th type.
    Wide(u8),
    /// As if the type stood there.
    Fixed(Type),
    /// An integer that is wide enough for an address.
    Address,
}

/// One operand of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opnd {
    /// Read or written.
    pub access: Access,
    /// What may stand there.
    pub form: Form,
    /// Of which type.
    pub ty: Ty,
}

/// What an instruction does to memory and to other threads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Nothing.
    None,
    /// Reads memory.
    Read,
    /// Writes memory.
    Write,
    /// Reads and writes memory.
    ReadWrite,
    /// Orders memory or waits for other threads.
    Sync,
    /// Decides where execution goes on.
    Control,
}

/// A set of targets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Targets {
    /// From this number up, with every suffix.
    From(u16),
    /// From the first number to the second, both included.
    Range(u16, u16),
    /// Exactly these.
    Only(&'static [Sm]),
}

/// One alternative of the availability of a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Avail {
    /// On which targets.
    pub targets: Targets,
    /// From which version on.
    pub from: Version,
    /// Up to which version, included.
    pub until: Option<Version>,
}

/// What is no product of slots. A short closed list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Constraint {
    /// Nothing more.
    None,
    /// What `ld` and `st` allow: vectors up to 128 bits, or 256 in global memory; hints only there.
    Memory,
    /// What `atom` and `red` allow.
    Atomic,
    /// An ordering and a scope stand together, or neither does.
    ScopeIffOrdered,
}

/// One row.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// What it does.
    pub op: Op,
    /// The fixed start of the mnemonic.
    pub head: &'static str,
    /// The rest, in the order in which it is printed.
    pub slots: &'static [Slot],
    /// The operands.
    pub operands: &'static [Opnd],
    /// How many of the last operands may be left out.
    pub optional: u8,
    /// Memory effect.
    pub effect: Effect,
    /// The section of the manual, an anchor of the PTX ISA page.
    pub section: &'static str,
    /// Where it is legal: any of these. Empty means everywhere.
    pub avail: &'static [Avail],
    /// Tokens that are younger than the row, each with the targets and versions that have it.
    pub younger: &'static [(Tok, &'static [Avail])],
    /// What is no product.
    pub constraint: Constraint,
}

impl Row {
    pub(super) const fn new(
        op: Op,
        head: &'static str,
        slots: &'static [Slot],
        operands: &'static [Opnd],
        section: &'static str,
    ) -> Row {
        Row {
            op,
            head,
            slots,
            operands,
            optional: 0,
            effect: Effect::None,
            section,
            avail: &[],
            younger: &[],
            constraint: Constraint::None,
        }
    }

    pub(super) const fn younger(mut self, younger: &'static [(Tok, &'static [Avail])]) -> Row {
        self.younger = younger;
        self
    }

    pub(super) const fn opt(mut self, optional: u8) -> Row {
        self.optional = optional;
        self
    }

    pub(super) const fn effect(mut self, effect: Effect) -> Row {
        self.effect = effect;
        self
    }

    pub(super) const fn avail(mut self, avail: &'static [Avail]) -> Row {
        self.avail = avail;
        self
    }

    pub(super) const fn only(mut self, constraint: Constraint) -> Row {
        self.constraint = constraint;
        self
    }
}
