//! What a row of the instruction table is made of.
//!
//! A row is a rectangle: a fixed head, slots that each hold one token of a set (or none), and operands. All is `const` data.

use super::{Op, Opcode};
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
    /// A constant between two numbers, both included.
    ImmIn(i32, i32),
    /// One of two constants.
    ImmOf(i32, i32),
    /// A vector of exactly so many registers or constants.
    VectorValue(u8),
    /// A vector: the columns of the shape divided by this number.
    PerColumn(u8),
    /// A vector: this number times the repetitions, `.x4`. One repetition of one is a vector too.
    PerRepeat(u8),
    /// A vector: the dimensions of the tensor less this number.
    PerDimension(u8),
    /// `[tensor, {coordinates}]` with so many coordinates, or as many as there are dimensions if 0.
    Tensor(u8),
    /// `[texture, {coordinates}]`.
    Texel,
    /// `[texture, sampler, {coordinates}]`.
    SampledTexel,
    /// `[surface, {coordinates}]`.
    Surfel,
    /// A vector of the arity that the slot [`Kind::Vec`] says, perhaps with a predicate: `{a, b, c, d}|p`.
    Resident,
    /// The vector of an offset in a texture, with an element for each dimension.
    Offset,
    /// The vector of a gradient in a texture, with an element for each dimension.
    Gradient,
    /// `[address]`, or a register with a descriptor.
    MemOrReg,
    /// `[reference]` or `[register]` of a texture or surface.
    Opaque,
    /// A scalar video operand: a register with a selector of a byte or half.
    Video,
    /// The same, perhaps negated.
    VideoSigned,
    /// A video operand of two lanes: a register with a selector of two halves, `.h10`.
    Video2,
    /// A video operand of four lanes: a register with a selector of four bytes, `.b3210`.
    Video4,
    /// The result of two lanes: a register with a mask of halves.
    VideoMask2,
    /// The result of four lanes: a register with a mask of bytes.
    VideoMask4,
}

/// The dimensions that a geometry has, 2 of `2d`.
fn dimensions(name: &str) -> Option<usize> {
    name.strip_suffix('d')?.parse().ok()
}

/// The number behind `mark` in the name of a shape: 16 behind `n` in `m64n16k8`.
fn number_behind(name: &str, mark: char) -> Option<usize> {
    let tail = name.split_once(mark)?.1;
    let end = tail.find(|c: char| !c.is_ascii_digit()).unwrap_or(tail.len());
    tail[..end].parse().ok()
}

impl Form {
    /// Whether no operand fits both forms, so that rows which differ in them are told apart by it.
    #[cfg(test)]
    pub(crate) fn is_apart(self, other: Form) -> bool {
        let class = |form: Form| match form {
            Form::Vector(_) | Form::PerColumn(_) | Form::PerRepeat(_) | Form::PerDimension(_) => 1,
            Form::Offset | Form::Gradient => 1,
            Form::Mem | Form::Opaque => 2,
            Form::Tensor(_) | Form::Texel | Form::Surfel => 3,
            Form::SampledTexel => 4,
            Form::Reg | Form::Pred | Form::PredNot => 5,
            Form::Imm | Form::ImmIn(..) | Form::ImmOf(..) => 6,
            _ => 0,
        };
        let (a, b) = (class(self), class(other));
        a != 0 && b != 0 && a != b && !(a == 5 && b == 6 || a == 6 && b == 5)
    }

    /// The length of the vector that stands here, where the form and the modifiers fix it.
    pub fn length(self, opcode: Opcode) -> Option<usize> {
        let shape = || opcode.get(Kind::Shape).map(Tok::name);
        match self {
            Form::Vector(len) | Form::VectorOrReg(len) | Form::VectorValue(len) => Some(usize::from(len)),
            Form::PerColumn(by) => Some(number_behind(shape()?, 'n')? / usize::from(by)),
            Form::PerRepeat(times) => {
                let repeat = number_behind(opcode.get(Kind::Num)?.name(), 'x')?;
                Some(repeat * usize::from(times))
            }
            Form::PerDimension(less) => Some(dimensions(shape()?)? - usize::from(less)),
            Form::Tensor(0) => dimensions(shape()?),
            Form::Tensor(len) => Some(usize::from(len)),
            Form::Texel | Form::SampledTexel | Form::Surfel => match shape()? {
                "1d" => Some(1),
                "2d" | "a1d" => Some(2),
                _ => Some(4),
            },
            Form::Offset | Form::Gradient => match shape()? {
                "1d" | "a1d" => Some(1),
                "2d" | "a2d" => Some(2),
                _ => Some(4),
            },
            Form::Resident => number_behind(opcode.get(Kind::Vec)?.name(), 'v'),
            _ => None,
        }
    }

    /// Whether an operand of this shape may stand here, types aside.
    pub(crate) fn takes(self, opcode: Opcode, body: &Body, operand: &Operand) -> bool {
        let reg = |operand: &Operand| matches!(operand, Operand::Reg(_) | Operand::Select(..));
        let value = |operand: &Operand| {
            reg(operand) || matches!(operand, Operand::Int(_) | Operand::F32(_) | Operand::F64(_))
        };
        let vector = |len: Option<usize>, each: &dyn Fn(&Operand) -> bool| match operand {
            Operand::Vector(range) => {
                len.is_none_or(|len| range.len() == len)
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
            Form::Vector(_)
            | Form::PerColumn(_)
            | Form::PerRepeat(_)
            | Form::PerDimension(_)
            | Form::Gradient => vector(self.length(opcode), &reg),
            Form::Resident => matches!(operand, Operand::Resident(..)) || vector(self.length(opcode), &reg),
            Form::Offset | Form::VectorValue(_) => vector(self.length(opcode), &value),
            Form::VectorOrReg(len) => vector(self.length(opcode), &reg) || (len == 1 && reg(operand)),
            Form::ImmIn(..) | Form::ImmOf(..) => matches!(operand, Operand::Int(_)),
            Form::MemOrReg => matches!(operand, Operand::Mem(..) | Operand::Reg(_)),
            Form::Opaque => matches!(operand, Operand::Mem(..)),
            Form::Tensor(_) | Form::Texel | Form::Surfel => {
                matches!(operand, Operand::MemList(range) if range.len() == 2)
            }
            Form::SampledTexel => matches!(operand, Operand::MemList(range) if range.len() == 3),
            Form::Pred => matches!(operand, Operand::Reg(_)),
            Form::PredNot => matches!(operand, Operand::Reg(_) | Operand::Not(_) | Operand::Int(_)),
            Form::PredPair => matches!(operand, Operand::Reg(_) | Operand::Pair(..)),
            Form::DestPred => matches!(operand, Operand::Reg(_) | Operand::Pair(..)),
            Form::DestPredRequired => matches!(operand, Operand::Pair(_, Some(_))),
            Form::RegSink => matches!(operand, Operand::Reg(_) | Operand::Sink),
            Form::Label | Form::Targets => matches!(operand, Operand::Label(_)),
            Form::CopySource => value(operand) || matches!(operand, Operand::Not(_)),
            Form::Call => true,
            Form::Video | Form::Video2 | Form::Video4 => {
                matches!(operand, Operand::Reg(_) | Operand::Select(..) | Operand::Int(_))
            }
            Form::VideoMask2 | Form::VideoMask4 => matches!(operand, Operand::Reg(_) | Operand::Select(..)),
            Form::VideoSigned => matches!(
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
