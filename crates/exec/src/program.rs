//! The decoded program: what the interpreter walks over. It is plain data, so that another back end can read it too.
//!
//! Registers lie in four files by width, and an operand is a *row* of one: all 32 lanes of a warp. Rows of a function
//! count from 0 and are moved by the base of its frame; the constants of the whole program stand in rows of their own,
//! marked by the top bit.
//!
//! A PTX instruction becomes one [`Inst`] or a few. What is hot has an [`Op`] of its own; the rest goes through side
//! tables ([`Slow`], [`MemOp`], …) and is evaluated lane by lane.

use crate::memory::Origin;
use diag::{Diagnostic, SourcePos};
use ptx::Type;
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// Marks a row of the constants.
pub const CONST: u32 = 1 << 31;

/// A register file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum File {
    /// Predicates: one bit a lane.
    P,
    /// Up to 32 bits; narrower values are zero-extended.
    R32,
    /// 64 bits.
    R64,
    /// 128 bits.
    R128,
}

/// A row of a file, with the width in bits of the register that lives there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Row {
    /// Which file.
    pub file: File,
    /// 1, 8, 16, 32, 64 or 128.
    pub bits: u8,
    /// Position, relative to the frame, or with [`CONST`].
    pub row: u32,
}

/// A comparison of integers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "each variant is the comparison of its name, signed or unsigned")]
pub enum Cmp {
    Eq,
    Ne,
    LtS,
    LeS,
    GtS,
    GeS,
    LtU,
    LeU,
    GtU,
    GeU,
}

/// A comparison of floats; the second six are true when an operand is NaN.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "each variant is the comparison of its name in PTX")]
pub enum FCmp {
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
    Equ,
    Neu,
    Ltu,
    Leu,
    Gtu,
    Geu,
    Num,
    Nan,
}

/// What an instruction does. `d` is written; `a`, `b` and `c` are read, or index a side table where it says so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names are those of PTX with the type behind them")]
pub enum Op {
    // Moves.
    Mov32,
    Mov64,
    Mov128,
    MovP,
    /// `c` is the predicate.
    Sel32,
    /// `c` is the predicate.
    Sel64,
    /// Low half of a 64-bit row.
    Lo32,
    /// High half of a 64-bit row.
    Hi32,
    /// `b:a` as 64 bits.
    Pair64,
    /// A special register: `a` is a [`Sreg`] index.
    Sreg,
    /// Address of a local variable: `a` is its offset in the frame, `b` is 1 for a generic address.
    LocalAddr,

    // Integers of 32 bits.
    Add32,
    Sub32,
    Mul32,
    Mad32,
    And32,
    Or32,
    Xor32,
    Not32,
    Shl32,
    ShrU32,
    ShrS32,
    MinU32,
    MaxU32,
    MinS32,
    MaxS32,
    MulHiU32,
    MulHiS32,
    DivU32,
    DivS32,
    RemU32,
    RemS32,
    /// Sign-extends 16 bits to 32.
    Sext16,
    /// `c` is the table.
    Lop3,
    /// `shf.l.wrap`.
    ShfLWrap,

    // Integers of 64 bits.
    Add64,
    Sub64,
    Mul64,
    Mad64,
    And64,
    Or64,
    Xor64,
    Not64,
    Shl64,
    ShrU64,
    ShrS64,
    MulWideU32,
    MulWideS32,
    MadWideU32,
    MadWideS32,
    /// `u64` from `u32`.
    Zext64,
    /// `s64` from `s32`.
    Sext64,

    // Floats, `.rn` without further modifiers.
    AddF32,
    SubF32,
    MulF32,
    FmaF32,
    /// `a·b - c`, where a contraction is asked for.
    FmsF32,
    /// `c - a·b`, where a contraction is asked for.
    FnmaF32,
    DivF32,
    NegF32,
    AbsF32,
    MinF32,
    MaxF32,
    AddF64,
    SubF64,
    MulF64,
    FmaF64,
    /// `a·b - c`, where a contraction is asked for.
    FmsF64,
    /// `c - a·b`, where a contraction is asked for.
    FnmaF64,
    DivF64,
    CvtF32S32,
    CvtF32U32,
    /// `cvt.rzi.s32.f32`
    CvtS32F32,
    CvtF64S32,
    CvtF64F32,
    CvtF32F64,

    // Predicates.
    Setp32(Cmp),
    Setp64(Cmp),
    SetpF32(FCmp),
    SetpF64(FCmp),
    AndP,
    OrP,
    XorP,
    NotP,

    // Memory: `d` is the row of the value, `a` that of the address, `b` the offset as `i32`; `c` indexes
    // [`Program::mem_ops`], which says the same at length for the path that finds out what is wrong.
    LdG32,
    LdG64,
    LdS32,
    LdS64,
    StG32,
    StG64,
    StS32,
    StS64,
    /// A kernel parameter of 32 bits at byte `a`.
    LdParam32,
    /// A kernel parameter of 64 bits at byte `a`.
    LdParam64,
    /// Any other load: `c` indexes [`Program::mem_ops`].
    Load,
    /// Any other store: `c` indexes [`Program::mem_ops`].
    Store,
    /// `atom` and `red`: `c` indexes [`Program::atoms`].
    Atom,
    /// `cp.async`, done at once: `c` indexes [`Program::copies`].
    Copy,

    // Control. Targets are positions in [`Program::code`].
    /// Jump to `a`.
    Bra,
    /// Where paths may meet.
    Join,
    /// `c` indexes [`Program::tables`], `a` is the row of the index.
    Brx,
    /// `c` indexes [`Program::calls`].
    Call,
    Ret,
    Exit,
    Trap,
    /// `c` indexes [`Program::unsupported`].
    Unsupported,
    /// Behind the last instruction of a function.
    End,

    // Between threads.
    /// `c` indexes [`Program::warp_ops`].
    Warp,
    /// `c` indexes [`Program::barriers`].
    Barrier,

    /// Evaluated lane by lane: `c` indexes [`Program::slow`].
    Slow,
    /// Does nothing that a sequentially consistent interpreter can see.
    Nop,
}

/// No guard.
pub const ALWAYS: u32 = u32::MAX;

/// One decoded instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Inst {
    /// What it does.
    pub op: Op,
    /// Row of the guard predicate, [`CONST`] if negated; [`ALWAYS`] for none.
    pub guard: u32,
    /// Row that is written.
    pub d: u32,
    /// First operand.
    pub a: u32,
    /// Second operand.
    pub b: u32,
    /// Third operand or index of a side table.
    pub c: u32,
}

/// A special register or what stands for one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sreg {
    /// Which.
    pub register: ptx::SpecialReg,
    /// The file that is written.
    pub dst: Row,
}

/// Rounding, saturation and the like of a slow instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a modifier of its own")]
pub struct Mods {
    /// Rounding of the value.
    pub round: num::Round,
    /// An integer rounding was given: `.rni` and the like.
    pub integral: bool,
    /// `.ftz`
    pub ftz: bool,
    /// `.sat`
    pub sat: bool,
    /// `.satfinite`
    pub satfinite: bool,
    /// `.relu`
    pub relu: bool,
    /// `.NaN`
    pub nan: bool,
    /// `.xorsign.abs`
    pub xorsign: bool,
    /// `.abs` beside it is implied
    pub approx: bool,
    /// `.full`
    pub full: bool,
    /// `.cc`: the carry is written.
    pub cc: bool,
    /// `.hi` of `mul24`, `dp2a`; `.clamp` or `.wrap`; `.shiftamt`: the one mode of the operation.
    pub flag: bool,
}

/// An instruction that is evaluated lane by lane.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slow {
    /// The operation.
    pub op: ptx::Op,
    /// First type.
    pub ty: Type,
    /// Second type, else the first again.
    pub from: Type,
    /// Modifiers.
    pub mods: Mods,
    /// Comparison, if it compares.
    pub cmp: Option<ptx::Tok>,
    /// `.and`, `.or`, `.xor` of a comparison, or another mode token.
    pub mode: Option<ptx::Tok>,
    /// What is written; the second is the `q` of `p|q`.
    pub dst: [Option<Row>; 2],
    /// What is read.
    pub src: Vec<Row>,
    /// The operand at this position is a negated predicate.
    pub negated: Option<u8>,
    /// Row of the carry flag, for `.cc`, `addc` and the like.
    pub carry: u32,
}

/// Where an address operand starts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Address {
    /// Row of the register or constant.
    pub base: Row,
    /// What is added.
    pub offset: i64,
    /// Added too: the frame of local variables.
    pub frame: bool,
}

/// The state space that an instruction names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MemSpace {
    /// None: the window decides.
    Generic,
    /// `.global`
    Global,
    /// `.const`
    Const,
    /// `.shared`
    Shared,
    /// `.local`
    Local,
    /// `.param` of a kernel.
    Param,
}

/// A load or store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MemOp {
    /// Where.
    pub address: Address,
    /// In which space.
    pub space: MemSpace,
    /// Bytes of an element.
    pub size: u8,
    /// Whether a loaded element is sign-extended.
    pub signed: bool,
    /// The registers, `None` for `_`.
    pub elements: Vec<Option<Row>>,
}

/// What an atomic does with the old value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names are those of PTX")]
pub enum AtomKind {
    And,
    Or,
    Xor,
    Add,
    Inc,
    Dec,
    Min,
    Max,
    Exch,
    Cas,
}

/// An atomic operation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AtomOp {
    /// Where.
    pub address: Address,
    /// In which space.
    pub space: MemSpace,
    /// What it does.
    pub kind: AtomKind,
    /// The type of an element.
    pub ty: Type,
    /// `.noftz` is the default of `f16`; `f32` in global memory keeps subnormals.
    pub elements: Vec<AtomElement>,
}

/// One element of an atomic: several for the vector forms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AtomElement {
    /// Receives the old value.
    pub dst: Option<Row>,
    /// The operand.
    pub b: Row,
    /// The second operand of `cas`.
    pub c: Option<Row>,
}

/// A copy from global to shared memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CopyOp {
    /// Where to, in shared memory.
    pub to: Address,
    /// Where from, in global memory.
    pub from: Address,
    /// Bytes that are written: 4, 8 or 16.
    pub size: u8,
    /// Bytes that are read, or with a predicate whether none is; the rest is zero.
    pub read: Option<Row>,
}

/// Where a parameter of a call lies in a frame.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// In 32-bit rows from this one on; so many bytes.
    Words(u32, u32),
    /// In local memory at this offset of the frame; so many bytes.
    Local(u32, u32),
    /// In a register.
    Reg(Row),
}

impl Place {
    /// Size in bytes.
    pub fn bytes(self) -> u32 {
        match self {
            Place::Words(_, bytes) | Place::Local(_, bytes) => bytes,
            Place::Reg(row) => u32::from(row.bits).div_ceil(8),
        }
    }
}

/// Who is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Callee {
    /// A function of the program.
    Func(u32),
    /// What a 64-bit row says.
    Indirect(u32),
    /// A function of the device runtime.
    Runtime(Runtime),
}

/// Functions of the device runtime that are provided here.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Runtime {
    /// `vprintf(format, arguments)`
    VPrintf,
    /// `__assertfail(message, file, line, function, char size)`
    AssertFail,
    /// `malloc(size)`
    Malloc,
    /// `free(pointer)`
    Free,
}

/// A call.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CallOp {
    /// Who.
    pub callee: Callee,
    /// Arguments in the caller's frame.
    pub args: Vec<Place>,
    /// Results in the caller's frame.
    pub returns: Vec<Place>,
}

/// An operation between the lanes of a warp.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names are those of PTX")]
pub enum WarpKind {
    BarWarp,
    ShflUp,
    ShflDown,
    ShflBfly,
    ShflIdx,
    VoteAll,
    VoteAny,
    VoteUni,
    VoteBallot,
    MatchAny,
    MatchAll,
    ReduxAdd,
    ReduxMin,
    ReduxMax,
    ReduxAnd,
    ReduxOr,
    ReduxXor,
    Elect,
    ActiveMask,
}

/// See [`WarpKind`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WarpOp {
    /// What it does.
    pub kind: WarpKind,
    /// Type of the values.
    pub ty: Type,
    /// Modifiers (`redux` of floats).
    pub mods: Mods,
    /// Value that is written.
    pub d: Option<Row>,
    /// Predicate that is written.
    pub p: Option<Row>,
    /// Operands: the value, then the further ones.
    pub src: Vec<Row>,
    /// The value is a negated predicate.
    pub negated: bool,
    /// The mask of lanes; without one, the lanes that are there take part.
    pub mask: Option<Row>,
}

/// A barrier of a block.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names are those of PTX")]
pub enum BarKind {
    Sync,
    Arrive,
    RedPopc,
    RedAnd,
    RedOr,
}

/// See [`BarKind`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BarOp {
    /// What it does.
    pub kind: BarKind,
    /// Waits for the whole warp first.
    pub aligned: bool,
    /// Which barrier.
    pub id: Row,
    /// Threads that take part; all of the block if absent.
    pub count: Option<Row>,
    /// Result of a reduction.
    pub d: Option<Row>,
    /// Operand of a reduction, and whether it is negated.
    pub p: Option<(Row, bool)>,
}

/// A function.
#[derive(Clone, Debug)]
pub struct Func {
    /// Name in the module.
    pub name: String,
    /// Whether it is `.entry`.
    pub entry: bool,
    /// Position of its first instruction; `None` for what is only declared.
    pub start: Option<u32>,
    /// Rows of each file that a frame takes: predicates, 32, 64, 128 bits.
    pub rows: [u32; 4],
    /// Bytes of local memory that a frame takes, a multiple of 16.
    pub local: u32,
    /// Parameters.
    pub params: Vec<Place>,
    /// Results.
    pub returns: Vec<Place>,
    /// For a kernel: offset and size of each parameter in the parameter block.
    pub layout: Vec<(u32, u32)>,
    /// For a kernel: whether each parameter is a pointer or could be one.
    pub param_types: Vec<Type>,
    /// `.reqntid`, `.maxntid` as a number of threads.
    pub required_threads: Option<[u32; 3]>,
    /// The most threads of a block.
    pub max_threads: Option<u32>,
    /// Position in the module.
    pub(crate) id: ptx::tree::FuncId,
}

/// A variable in global or constant memory.
#[derive(Clone, Debug)]
pub struct Global {
    /// Name and kind.
    pub origin: Origin,
    /// Its address in every launch.
    pub address: u64,
    /// Size in bytes.
    pub size: u64,
    /// Initial bytes; the rest is zero.
    pub bytes: Vec<u8>,
}

/// A variable in shared memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SharedVar {
    /// Name.
    pub name: String,
    /// Offset in the block's shared memory.
    pub offset: u32,
    /// Size; 0 for `extern` variables, which take what the launch gives.
    pub size: u32,
}

/// Where an instruction comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct From {
    /// Position in [`Program::funcs`].
    pub func: u32,
    /// Statement of its body.
    pub stmt: u32,
    /// `.loc` in force, plus one.
    pub loc: u32,
}

/// A decoded module. It is made once and can be launched any number of times.
#[derive(Debug)]
pub struct Program {
    /// Instructions of all functions.
    pub code: Vec<Inst>,
    /// For each instruction, where it comes from.
    pub origins: Vec<From>,
    /// Functions.
    pub funcs: Vec<Func>,
    /// Variables in global and constant memory.
    pub globals: Vec<Global>,
    /// Variables in shared memory.
    pub shared: Vec<SharedVar>,
    /// Bytes of static shared memory.
    pub shared_size: u32,
    /// How many of them are gaps between variables.
    pub shared_gaps: u32,
    /// One bit for each byte of static shared memory that belongs to no variable; empty if all do.
    pub(crate) shared_holes: Vec<u64>,
    /// Constants of 32 bits.
    pub consts32: Vec<u32>,
    /// Constants of 64 bits.
    pub consts64: Vec<u64>,
    /// Constants of 128 bits.
    pub consts128: Vec<u128>,
    /// See [`Op::Slow`].
    pub slow: Vec<Slow>,
    /// See [`Op::Load`].
    pub mem_ops: Vec<MemOp>,
    /// See [`Op::Atom`].
    pub atoms: Vec<AtomOp>,
    /// See [`Op::Copy`].
    pub copies: Vec<CopyOp>,
    /// See [`Op::Call`].
    pub calls: Vec<CallOp>,
    /// See [`Op::Brx`].
    pub tables: Vec<Vec<u32>>,
    /// See [`Op::Warp`].
    pub warp_ops: Vec<WarpOp>,
    /// See [`Op::Barrier`].
    pub barriers: Vec<BarOp>,
    /// See [`Op::Sreg`].
    pub sregs: Vec<Sreg>,
    /// What is met in the code and cannot be executed; a run that reaches it stops with the diagnostic.
    pub unsupported: Vec<Diagnostic>,
    /// Source positions of `.loc` directives.
    pub(crate) locs: Vec<SourcePos>,
    /// The constants as rows, the same value in each lane.
    pub(crate) rows32: Arc<[[u32; 32]]>,
    pub(crate) rows64: Arc<[[u64; 32]]>,
    pub(crate) rows128: Arc<[[u128; 32]]>,
    pub(crate) kernels: FxHashMap<String, u32>,
    pub(crate) module: ptx::Module,
}

impl Program {
    /// Names of the kernels, in the order of the module.
    pub fn kernels(&self) -> impl Iterator<Item = &str> {
        self.funcs.iter().filter(|f| f.entry && f.start.is_some()).map(|f| f.name.as_str())
    }

    /// The kernel of that name.
    pub fn kernel(&self, name: &str) -> Option<&Func> {
        self.kernels.get(name).map(|&index| &self.funcs[index as usize])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_instruction_stays_small() {
        assert_eq!(size_of::<Inst>(), 24);
    }
}
