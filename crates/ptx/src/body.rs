//! The body of a function: a flat list of statements, registers, labels, and the pool of operands.
//!
//! Nothing here owns a string or a list per operand: an instruction names a range of the pool, and vectors and argument
//! lists are ranges of the same pool. Scopes are statements (`{` and `}`), so that no tree has to be walked.

use crate::isa::{Choices, Opcode, RowId};
use crate::special::SpecialReg;
use crate::tree::{Local, Name, NameRef, Prototype, Span, Symbol, Variable};
use crate::types::Type;
use cranelift_entity::{EntityRef, PrimaryMap, entity_impl};

/// A register, dense in its function.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Reg(u32);
entity_impl!(Reg, "%");

/// A label, dense in its function.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Label(u32);
entity_impl!(Label, "label");

/// A `.reg` declaration, by position in [`Body::reg_decls`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RegDeclId(u32);
entity_impl!(RegDeclId, "decl");

/// One name of a `.reg` declaration; with `count`, it declares `name0` to `name<count-1>`.
#[derive(Clone, Debug)]
pub struct RegDecl {
    /// Type of the registers.
    pub ty: Type,
    /// 1, or the arity of `.v2`, `.v4`.
    pub vector: u8,
    /// Name or prefix.
    pub name: Name,
    /// How many registers, for `%r<10>`.
    pub count: Option<u32>,
}

/// What is known of a register. Registers of a parameterised declaration exist once something uses them.
#[derive(Clone, Copy, Debug)]
pub struct RegData {
    /// Its declaration.
    pub decl: RegDeclId,
    /// Its number in a parameterised declaration.
    pub index: u32,
}

/// What a label marks.
#[derive(Clone, Copy, Debug)]
pub struct LabelData {
    /// Its name.
    pub name: Name,
    /// Whether a statement defines it.
    pub defined: bool,
}

/// A range of the operand pool.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct OpRange {
    start: u32,
    len: u16,
}

impl OpRange {
    /// How many operands.
    pub fn len(self) -> usize {
        self.len as usize
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.len == 0
    }
}

/// What an address starts from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Base {
    /// A register.
    Reg(Reg),
    /// A symbol of the module.
    Symbol(Symbol),
    /// A parameter or local variable.
    Local(Local),
    /// Nothing: the offset is the address.
    None,
}

impl From<NameRef> for Base {
    fn from(name: NameRef) -> Base {
        match name {
            NameRef::Symbol(symbol) => Base::Symbol(symbol),
            NameRef::Local(local) => Base::Local(local),
        }
    }
}

/// One operand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Operand {
    /// A register.
    Reg(Reg),
    /// `!p`.
    Not(Reg),
    /// `-r`, as the video instructions have it.
    Neg(Reg),
    /// A component of a vector register, or the selector of a video operand: `r.x`, `r.b0`, `r.h1`.
    Select(Reg, Selector),
    /// `-r.b0`.
    NegSelect(Reg, Selector),
    /// An integer constant; values above the signed range wrap.
    Int(i64),
    /// `0f…`: the bits of a float.
    F32(u32),
    /// `0d…` or a decimal float: the bits of a double.
    F64(u64),
    /// A special register.
    Special(SpecialReg),
    /// The address of a variable or function, or a name for an operand that wants one: `x`, `x+8`.
    Address(Base, i32),
    /// `[base+offset]`.
    Mem(Base, i32),
    /// `[a, {x, y}]`: an address with coordinates or parts.
    MemList(OpRange),
    /// `{a, b}`.
    Vector(OpRange),
    /// `{a, b, c, d}|p` of a texture that may have holes.
    Resident(OpRange, Reg),
    /// `(a, b)` of a call.
    List(OpRange),
    /// `p|q`; each is a register, a negated one or `_`.
    Pair(Option<Reg>, Option<Reg>),
    /// `_`.
    Sink,
    /// A label, or the name of a `.branchtargets`, `.calltargets` or `.callprototype` of the function.
    Label(Label),
}

/// What stands behind the point of a register.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "each variant is the spelling")]
pub enum Selector {
    X,
    Y,
    Z,
    W,
    B0,
    B1,
    B2,
    B3,
    H0,
    H1,
    /// Several lanes of a packed video operand: `h10`, `b3210`.
    Lanes(Lanes),
}

/// Which halves or bytes a packed video operand takes, or its result writes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lanes {
    /// Halves, not bytes.
    pub halves: bool,
    /// How many, 2 to 4.
    pub count: u8,
    /// Four bits each, the first one lowest.
    digits: u16,
}

impl Lanes {
    /// From `h` and two digits of 0 to 3, or `b` and two to four digits of 0 to 7.
    fn find(name: &str) -> Option<Lanes> {
        let (halves, digits) = match name.as_bytes() {
            [b'h', digits @ ..] => (true, digits),
            [b'b', digits @ ..] => (false, digits),
            _ => return None,
        };
        let most = if halves { 2 } else { 4 };
        let range = if halves { b'0'..b'4' } else { b'0'..b'8' };
        if !(2..=most).contains(&digits.len()) || !digits.iter().all(|digit| range.contains(digit)) {
            return None;
        }
        let packed = digits.iter().rev().fold(0, |all, digit| all << 4 | u16::from(digit - b'0'));
        Some(Lanes { halves, count: digits.len() as u8, digits: packed })
    }

    /// The lanes, as they are written.
    pub fn digits(self) -> impl Iterator<Item = u8> {
        (0..self.count).map(move |index| (self.digits >> (4 * index) & 15) as u8)
    }
}

impl Selector {
    /// Every selector with its spelling; `.r` to `.a` are other names of `.x` to `.w`.
    const NAMES: &'static [(Selector, &'static str)] = &[
        (Selector::X, "x"),
        (Selector::Y, "y"),
        (Selector::Z, "z"),
        (Selector::W, "w"),
        (Selector::B0, "b0"),
        (Selector::B1, "b1"),
        (Selector::B2, "b2"),
        (Selector::B3, "b3"),
        (Selector::H0, "h0"),
        (Selector::H1, "h1"),
        (Selector::X, "r"),
        (Selector::Y, "g"),
        (Selector::Z, "b"),
        (Selector::W, "a"),
    ];

    /// The selector of that spelling.
    pub fn find(name: &str) -> Option<Selector> {
        let known = Selector::NAMES.iter().find(|(_, n)| *n == name).map(|&(selector, _)| selector);
        known.or_else(|| Lanes::find(name).map(Selector::Lanes))
    }
}

impl std::fmt::Display for Selector {
    /// The spelling, without the point.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if let Selector::Lanes(lanes) = self {
            f.write_str(if lanes.halves { "h" } else { "b" })?;
            return lanes.digits().try_for_each(|digit| write!(f, "{digit}"));
        }
        let name = Selector::NAMES.iter().find(|(selector, _)| selector == self).map_or("", |(_, name)| name);
        f.write_str(name)
    }
}

impl From<Reg> for Operand {
    fn from(reg: Reg) -> Operand {
        Operand::Reg(reg)
    }
}

/// `@p` or `@!p`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Guard {
    /// The predicate.
    pub reg: Reg,
    /// Whether it is `@!p`.
    pub negated: bool,
}

/// A guard or none in four bytes: bit 31 negates, all ones is none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct PackedGuard(u32);

impl PackedGuard {
    const NONE: PackedGuard = PackedGuard(u32::MAX);

    fn new(guard: Option<Guard>) -> PackedGuard {
        guard.map_or(PackedGuard::NONE, |g| PackedGuard(g.reg.index() as u32 | u32::from(g.negated) << 31))
    }

    fn get(self) -> Option<Guard> {
        (self != PackedGuard::NONE)
            .then(|| Guard { reg: Reg::from_u32(self.0 & 0x7fff_ffff), negated: self.0 >> 31 != 0 })
    }
}

/// One instruction: row, choices, guard and a range of the operand pool.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Inst {
    choices: Choices,
    guard: PackedGuard,
    start: u32,
    row: RowId,
    len: u16,
}

impl Inst {
    /// Row and choices.
    pub fn opcode(&self) -> Opcode {
        Opcode { row: self.row, choices: self.choices }
    }

    /// The guard.
    pub fn guard(&self) -> Option<Guard> {
        self.guard.get()
    }

    /// The operands, in the pool.
    pub fn range(&self) -> OpRange {
        OpRange { start: self.start, len: self.len }
    }

    /// The same instruction under another opcode.
    pub fn set_opcode(&mut self, opcode: Opcode) {
        self.row = opcode.row;
        self.choices = opcode.choices;
    }
}

/// An instruction that no row matches.
#[derive(Clone, Debug)]
pub struct Unknown {
    /// The mnemonic as written.
    pub mnemonic: Name,
    /// The row that comes nearest, so that a message can say what would be legal.
    pub nearest: Option<RowId>,
    /// The guard.
    pub guard: Option<Guard>,
    /// The operands.
    pub operands: OpRange,
}

/// `.loc file line column [, function_name label+offset, inlined_at file line column]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Loc {
    /// Number of a `.file`.
    pub file: u32,
    /// Line, from 1.
    pub line: u32,
    /// Column, from 1; 0 when unknown.
    pub column: u32,
    /// The call that this code was inlined at.
    pub inlined: Option<InlinedAt>,
}

/// The second half of an extended `.loc`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InlinedAt {
    /// The label in `.debug_str` that names the inlined function, in the names of the function.
    pub function_name: Name,
    /// The offset from that label.
    pub offset: u32,
    /// Number of a `.file`.
    pub file: u32,
    /// Line.
    pub line: u32,
    /// Column.
    pub column: u32,
}

/// `.branchtargets` or `.calltargets`.
#[derive(Clone, Debug)]
pub struct TargetList {
    /// Its own label.
    pub label: Label,
    /// Labels for a branch, symbols for a call.
    pub targets: Vec<Target>,
}

/// An element of a [`TargetList`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// Of `.branchtargets`.
    Label(Label),
    /// Of `.calltargets`.
    Symbol(Symbol),
}

/// One statement.
#[derive(Clone, Copy, Debug)]
pub enum Stmt {
    /// An instruction.
    Inst(Inst),
    /// An instruction without a row, by position in [`Body::unknown`].
    Unknown(u32),
    /// `label:`.
    Label(Label),
    /// `{`.
    Open,
    /// `}`.
    Close,
    /// `.reg …`: one name.
    Reg(RegDeclId),
    /// `.local`, `.shared`, `.param`, … inside the body.
    Var(Local),
    /// `.loc`, by position in [`Body::locs`].
    Loc(u32),
    /// `.pragma "…"`.
    Pragma(Name),
    /// `label: .callprototype …`, by position in [`Body::prototypes`].
    Prototype(u32),
    /// `label: .branchtargets …`, by position in [`Body::target_lists`].
    BranchTargets(u32),
    /// `label: .calltargets …`, by position in [`Body::target_lists`].
    CallTargets(u32),
}

/// The body of a function.
#[derive(Clone, Default, Debug)]
pub struct Body {
    /// The statements, in order. Scopes nest properly.
    pub stmts: Vec<Stmt>,
    /// The bytes of each statement; empty when the body was not parsed.
    pub spans: Vec<Span>,
    /// All operands.
    pub pool: Vec<Operand>,
    /// Register declarations.
    pub reg_decls: PrimaryMap<RegDeclId, RegDecl>,
    /// Registers that are used.
    pub regs: PrimaryMap<Reg, RegData>,
    /// Labels.
    pub labels: PrimaryMap<Label, LabelData>,
    /// `.loc` directives.
    pub locs: Vec<Loc>,
    /// Prototypes.
    pub prototypes: Vec<Prototype>,
    /// Target lists.
    pub target_lists: Vec<TargetList>,
    /// Instructions without a row.
    pub unknown: Vec<Unknown>,
}

impl Body {
    /// An empty body.
    pub fn new() -> Self {
        Body::default()
    }

    // Making.

    /// Declares registers `prefix0`, `prefix1`, …; [`Body::new_reg`] makes them, and the count grows with them. The
    /// declaration is a statement where it is called.
    pub fn reg_class(&mut self, prefix: Name, ty: Type) -> RegDeclId {
        let decl = self.reg_decls.push(RegDecl { ty, vector: 1, name: prefix, count: Some(0) });
        self.stmts.push(Stmt::Reg(decl));
        decl
    }

    /// The next register of a parameterised declaration.
    pub fn new_reg(&mut self, decl: RegDeclId) -> Reg {
        let count = self.reg_decls[decl].count.get_or_insert(0);
        let index = *count;
        *count += 1;
        self.regs.push(RegData { decl, index })
    }

    /// Declares one register with a name of its own.
    pub fn named_reg(&mut self, name: Name, ty: Type) -> Reg {
        let decl = self.reg_decls.push(RegDecl { ty, vector: 1, name, count: None });
        self.stmts.push(Stmt::Reg(decl));
        self.regs.push(RegData { decl, index: 0 })
    }

    /// A label that [`Body::place`] puts somewhere.
    pub fn label(&mut self, name: Name) -> Label {
        self.labels.push(LabelData { name, defined: false })
    }

    /// Puts a label here.
    pub fn place(&mut self, label: Label) {
        self.labels[label].defined = true;
        self.stmts.push(Stmt::Label(label));
    }

    /// Declares a local variable here.
    pub fn declare(&mut self, local: Local) {
        self.stmts.push(Stmt::Var(local));
    }

    /// Declares a prototype here, under a label that [`Body::label`] made.
    pub fn prototype(&mut self, label: Label, returns: Vec<Variable>, params: Vec<Variable>, noreturn: bool) {
        self.labels[label].defined = true;
        let name = self.labels[label].name;
        let index = self.prototypes.len() as u32;
        let span = Span::default();
        self.prototypes.push(Prototype {
            label: Some(label),
            name,
            returns,
            params,
            noreturn,
            abi: Vec::new(),
            span,
        });
        self.stmts.push(Stmt::Prototype(index));
    }

    /// Declares the targets of an indirect branch here, under a label that [`Body::label`] made.
    pub fn branch_targets(&mut self, label: Label, targets: &[Label]) {
        self.labels[label].defined = true;
        let index = self.target_lists.len() as u32;
        let targets = targets.iter().map(|&label| Target::Label(label)).collect();
        self.target_lists.push(TargetList { label, targets });
        self.stmts.push(Stmt::BranchTargets(index));
    }

    /// Adds a `.loc` here.
    pub fn loc(&mut self, loc: Loc) {
        let index = self.locs.len() as u32;
        self.locs.push(loc);
        self.stmts.push(Stmt::Loc(index));
    }

    /// Opens a scope.
    pub fn open(&mut self) {
        self.stmts.push(Stmt::Open);
    }

    /// Closes a scope.
    pub fn close(&mut self) {
        self.stmts.push(Stmt::Close);
    }

    /// Puts operands into the pool.
    pub fn range(&mut self, operands: &[Operand]) -> OpRange {
        let start = self.pool.len() as u32;
        self.pool.extend_from_slice(operands);
        OpRange { start, len: operands.len().min(u16::MAX as usize) as u16 }
    }

    /// `{a, b, …}`.
    pub fn vector(&mut self, operands: &[Operand]) -> Operand {
        Operand::Vector(self.range(operands))
    }

    /// `(a, b, …)`.
    pub fn list(&mut self, operands: &[Operand]) -> Operand {
        Operand::List(self.range(operands))
    }

    /// Adds an instruction.
    pub fn inst(&mut self, opcode: Opcode, operands: &[Operand]) {
        self.guarded(None, opcode, operands);
    }

    /// Adds an instruction under a guard.
    pub fn guarded(&mut self, guard: Option<Guard>, opcode: Opcode, operands: &[Operand]) {
        let inst = self.make(guard, opcode, operands);
        self.stmts.push(Stmt::Inst(inst));
    }

    /// Makes an instruction without adding it.
    pub fn make(&mut self, guard: Option<Guard>, opcode: Opcode, operands: &[Operand]) -> Inst {
        let OpRange { start, len } = self.range(operands);
        Inst { choices: opcode.choices, guard: PackedGuard::new(guard), start, row: opcode.row, len }
    }

    /// Adds a call: `call (returns), callee, (args), prototype`. `opcode` is that of `call` or `call.uni`; the operands
    /// are always four, and a list without elements is not printed.
    pub fn call(
        &mut self,
        guard: Option<Guard>,
        opcode: Opcode,
        returns: &[Operand],
        callee: Operand,
        args: &[Operand],
        prototype: Option<Label>,
    ) {
        let returns = self.list(returns);
        let args = self.list(args);
        let prototype = prototype.map_or(Operand::Sink, Operand::Label);
        self.guarded(guard, opcode, &[returns, callee, args, prototype]);
    }

    // Reading.

    /// The operands of a range.
    pub fn get(&self, range: OpRange) -> &[Operand] {
        self.pool.get(range.start as usize..range.start as usize + range.len as usize).unwrap_or(&[])
    }

    /// The operands of an instruction.
    pub fn operands(&self, inst: &Inst) -> &[Operand] {
        self.get(inst.range())
    }

    /// The type of a register.
    pub fn reg_type(&self, reg: Reg) -> Type {
        self.reg_decls[self.regs[reg].decl].ty
    }

    /// The arity of a vector register; 1 for others.
    pub fn reg_vector(&self, reg: Reg) -> u8 {
        self.reg_decls[self.regs[reg].decl].vector
    }

    /// The span of a statement, if it was parsed.
    pub fn span(&self, stmt: usize) -> Option<Span> {
        self.spans.get(stmt).copied().filter(|span| !span.is_empty())
    }
}
