//! The instruction table: rows of plain data, and how a mnemonic or a list of tokens finds its row.
//!
//! Files follow the chapters of the manual. To add an instruction: add a row to the file of its chapter, a variant to
//! [`Op`] if it does something new, and tokens to [`Tok`] if it has new ones. What executes is the decoder's business.

mod arith;
mod atomic;
mod avail;
mod bulk;
mod compare;
mod control;
mod convert;
mod devices;
mod kit;
mod logic;
mod matrix;
mod memory;
mod op;
mod release;
mod row;
mod sparse;
mod tcgen05;
mod texture;
mod video;
mod warp;
mod wgmma;
mod wmma;

pub use avail::{allows, describe, lowest};
pub(crate) use kit::BLACKWELL;
pub use op::Op;
pub use row::{Access, Avail, Constraint, Effect, Form, Kind, Opnd, Row, Slot, Targets, Ty};

#[cfg(test)]
mod tests;

use crate::body::{Body, Operand};
use crate::token::Tok;
use crate::types::Type;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::fmt;
use std::sync::LazyLock;

/// The position of a row in the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RowId(u16);

/// A row with one choice in each slot: everything of an instruction but its operands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Opcode {
    pub(crate) row: RowId,
    pub(crate) choices: Choices,
}

/// The packed choices: six bits a slot, 0 for none, else the position in the slot's set plus one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Choices(u64);

const BITS: u32 = 6;
/// The most slots that a row can have.
pub const MAX_SLOTS: usize = (u64::BITS / BITS) as usize;

impl Choices {
    fn get(self, slot: usize) -> usize {
        ((self.0 >> (BITS * slot as u32)) & ((1 << BITS) - 1)) as usize
    }

    fn set(&mut self, slot: usize, choice: usize) {
        debug_assert!(choice < (1 << BITS), "a slot has at most 63 tokens");
        self.0 |= (choice as u64) << (BITS * slot as u32);
    }
}

static CHAPTERS: &[&[Row]] = &[
    arith::INTEGERS,
    arith::CARRIES,
    arith::FLOATS,
    arith::HALVES,
    compare::SET,
    compare::SETP,
    compare::SELECT,
    logic::ROWS,
    memory::MOVES,
    memory::LOADS,
    memory::ASYNC,
    convert::ROWS,
    convert::NARROW,
    atomic::PROXIES,
    matrix::BYTES,
    memory::LATER,
    warp::LAYOUTS,
    arith::LATER,
    warp::BARRIERS,
    warp::WARPS,
    warp::MBARRIERS,
    atomic::ATOMS,
    atomic::REDS,
    atomic::OTHERS,
    atomic::FENCES,
    bulk::COPIES,
    bulk::REDUCTIONS,
    bulk::LOADS,
    bulk::STORES,
    bulk::TENSORMAPS,
    devices::SHARED_STORES,
    devices::STORES,
    devices::REDUCTIONS,
    devices::MULTIMEM_LOADS,
    devices::MULTIMEM_STORES,
    devices::MULTIMEM_REDS,
    devices::MULTIMEM_COPIES,
    devices::OTHERS,
    matrix::MOVES,
    matrix::PRODUCTS,
    matrix::OTHERS,
    sparse::SPARSE_PRODUCTS,
    sparse::SPARSE_HALVES,
    sparse::KINDS,
    sparse::SCALES,
    wmma::LOADS,
    wmma::STORES,
    wmma::PRODUCTS,
    wmma::BIT_PRODUCTS,
    wgmma::PRODUCTS,
    wgmma::OTHERS,
    tcgen05::MANAGEMENT,
    tcgen05::COPIES,
    tcgen05::MOVES,
    tcgen05::REDUCTIONS,
    tcgen05::PRODUCTS,
    tcgen05::SCALES,
    tcgen05::STATIONARY,
    texture::LEVELS,
    texture::OTHERS,
    texture::SURFACES,
    texture::REDUCTIONS,
    video::SCALARS,
    video::PRODUCTS,
    video::PACKED,
    control::ROWS,
];

static TABLE: LazyLock<Table> = LazyLock::new(Table::new);

struct Table {
    rows: Vec<&'static Row>,
    by_word: FxHashMap<&'static str, Vec<RowId>>,
    by_op: Vec<Vec<RowId>>,
}

impl Table {
    fn new() -> Table {
        let rows: Vec<&'static Row> = CHAPTERS.iter().flat_map(|rows| rows.iter()).collect();
        let mut by_word: FxHashMap<&'static str, Vec<RowId>> = FxHashMap::default();
        let mut by_op = vec![Vec::new(); Op::ALL.len()];
        for (index, row) in rows.iter().enumerate() {
            let id = RowId(index as u16);
            by_word.entry(row.word()).or_default().push(id);
            by_op[row.op as usize].push(id);
        }
        Table { rows, by_word, by_op }
    }
}

/// What may stand twice, and counts once.
const REPEATABLE: &[Tok] = &[
    Tok::Sat,
    Tok::Satfinite,
    Tok::Cc,
    Tok::Relu,
    Tok::Nan,
    Tok::Approx,
    Tok::Sync,
    Tok::Uni,
    Tok::Shiftamt,
];

impl Row {
    /// The first word of the mnemonic, `mul` of `mul.lo.u32`.
    pub fn word(&self) -> &'static str {
        self.head.split_once('.').map_or(self.head, |(word, _)| word)
    }

    /// Puts each token into a slot; `None` if one has no place or a slot that is not optional stays empty.
    fn fit(&self, tokens: &[Tok]) -> Option<Choices> {
        let mut choices = Choices::default();
        let mut next_type = 0;
        let mut next_space = 0;
        let mut next_layout = 0;
        'tokens: for &token in tokens {
            for (index, slot) in self.slots.iter().enumerate() {
                let ordered = match slot.kind {
                    Kind::Type => Some(&mut next_type),
                    Kind::Space => Some(&mut next_space),
                    Kind::Layout => Some(&mut next_layout),
                    _ => None,
                };
                if choices.get(index) != 0 || ordered.as_ref().is_some_and(|next| index < **next) {
                    continue;
                }
                if let Some(position) = slot.tokens.iter().position(|&t| t == token) {
                    choices.set(index, position + 1);
                    if let Some(next) = ordered {
                        *next = index + 1;
                    }
                    continue 'tokens;
                }
            }
            let again = |(index, slot): (usize, &Slot)| {
                let choice = choices.get(index);
                choice != 0 && slot.tokens[choice - 1] == token
            };
            if REPEATABLE.contains(&token) && self.slots.iter().enumerate().any(again) {
                continue;
            }
            return None;
        }
        let full =
            self.slots.iter().enumerate().all(|(index, slot)| slot.optional || choices.get(index) != 0);
        full.then_some(choices)
    }
}

/// Every row, in the order of the table.
pub fn rows() -> impl Iterator<Item = (RowId, &'static Row)> {
    TABLE.rows.iter().enumerate().map(|(index, &row)| (RowId(index as u16), row))
}

/// The rows whose mnemonic starts with this word.
pub fn rows_of_word(word: &str) -> &'static [RowId] {
    TABLE.by_word.get(word).map_or(&[], Vec::as_slice)
}

/// Every opcode that this mnemonic (without guard and operands) can be; several differ in their operands.
pub fn find(mnemonic: &str) -> SmallVec<[Opcode; 2]> {
    let mut found = SmallVec::new();
    let word = mnemonic.split_once('.').map_or(mnemonic, |(word, _)| word);
    for &id in rows_of_word(word) {
        let row = id.get();
        let Some(tail) = mnemonic.strip_prefix(row.head) else { continue };
        let mut tokens: SmallVec<[Tok; 12]> = SmallVec::new();
        if !tail.is_empty() {
            let Some(tail) = tail.strip_prefix('.') else { continue };
            let mut known = true;
            for name in tail.split('.') {
                match Tok::find(name) {
                    Some(token) => tokens.push(token),
                    None => known = false,
                }
            }
            if !known {
                continue;
            }
        }
        if let Some(choices) = row.fit(&tokens) {
            found.push(Opcode { row: id, choices });
        }
    }
    found
}

/// The row that comes nearest to a mnemonic which no row has: the one that takes most of its modifiers.
pub fn nearest(mnemonic: &str) -> Option<RowId> {
    let mut parts = mnemonic.split('.');
    let word = parts.next()?;
    let parts: Vec<&str> = parts.collect();
    let score = |&&id: &&RowId| {
        let row = id.get();
        let head = row.head.split('.').skip(1);
        let fixed = head.clone().filter(|token| parts.contains(token)).count();
        let missing = head.count() - fixed;
        let free =
            parts.iter().filter(|part| row.slots.iter().any(|s| s.tokens.iter().any(|t| t.name() == **part)));
        (fixed + free.count()) as i64 - 2 * missing as i64
    };
    // The first of the best, so that the answer does not depend on how many rows follow.
    rows_of_word(word).iter().rev().max_by_key(score).copied()
}

/// The opcode whose operands fit these; the first if none does.
pub(crate) fn choose(several: &[Opcode], body: &Body, operands: &[Operand]) -> Opcode {
    let fits = |opcode: &&Opcode| {
        let row = opcode.row();
        let least = row.operands.len() - usize::from(row.optional);
        (least..=row.operands.len()).contains(&operands.len())
            && row
                .operands
                .iter()
                .zip(operands)
                .all(|(place, operand)| place.form.takes(**opcode, body, operand))
    };
    let by_count = |opcode: &&Opcode| {
        let row = opcode.row();
        let least = row.operands.len() - usize::from(row.optional);
        (least..=row.operands.len()).contains(&operands.len())
    };
    *several.iter().find(fits).or_else(|| several.iter().find(by_count)).unwrap_or(&several[0])
}

/// The first opcode of this operation that holds exactly these tokens. Slow; cache what it returns.
pub fn resolve(op: Op, tokens: &[Tok]) -> Option<Opcode> {
    TABLE.by_op[op as usize].iter().find_map(|&row| Some(Opcode { row, choices: row.get().fit(tokens)? }))
}

/// Opcodes that were resolved before, for a code generator: one hash of operation and tokens a look-up.
#[derive(Default, Debug)]
pub struct OpCache {
    found: FxHashMap<(Op, SmallVec<[Tok; 8]>), Option<Opcode>>,
}

impl OpCache {
    /// As [`resolve`].
    pub fn get(&mut self, op: Op, tokens: &[Tok]) -> Option<Opcode> {
        *self.found.entry((op, SmallVec::from_slice(tokens))).or_insert_with(|| resolve(op, tokens))
    }
}

impl RowId {
    /// The row.
    pub fn get(self) -> &'static Row {
        TABLE.rows[self.0 as usize]
    }
}

impl Opcode {
    /// The opcode of a mnemonic that has exactly one row, or the first; `None` if there is none.
    pub fn new(mnemonic: &str) -> Option<Opcode> {
        find(mnemonic).first().copied()
    }

    /// What it does.
    pub fn op(self) -> Op {
        self.row.get().op
    }

    /// Its row.
    pub fn row(self) -> &'static Row {
        self.row.get()
    }

    /// The position of its row.
    pub fn row_id(self) -> RowId {
        self.row
    }

    /// The token in a slot, by position.
    pub fn token_at(self, slot: usize) -> Option<Tok> {
        let choice = self.choices.get(slot);
        if choice == 0 { None } else { self.row().slots.get(slot)?.tokens.get(choice - 1).copied() }
    }

    /// The token in the first slot of that kind.
    pub fn get(self, kind: Kind) -> Option<Tok> {
        self.all(kind).next()
    }

    /// The tokens in all slots of that kind, in their order.
    pub fn all(self, kind: Kind) -> impl Iterator<Item = Tok> {
        let slots = self.row().slots.iter().enumerate();
        slots.filter(move |(_, slot)| slot.kind == kind).filter_map(move |(index, _)| self.token_at(index))
    }

    /// Whether this token stands in a slot.
    pub fn has(self, token: Tok) -> bool {
        self.tokens().any(|t| t == token)
    }

    /// The tokens behind the head, in the order in which they are printed.
    pub fn tokens(self) -> impl Iterator<Item = Tok> {
        (0..self.row().slots.len()).filter_map(move |slot| self.token_at(slot))
    }

    /// The n-th type behind the head.
    pub fn ty(self, n: usize) -> Option<Type> {
        self.all(Kind::Type).nth(n).and_then(Tok::ty)
    }
}

impl fmt::Display for Opcode {
    /// The mnemonic in canonical order.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.row().head)?;
        self.tokens().try_for_each(|token| write!(f, "{token}"))
    }
}

/// The opcode of a mnemonic, looked up once: `opcode!("add.rn.f32")`. Panics if no row has it.
#[macro_export]
macro_rules! opcode {
    ($mnemonic:literal) => {{
        static CELL: std::sync::OnceLock<$crate::isa::Opcode> = std::sync::OnceLock::new();
        *CELL.get_or_init(|| $crate::isa::Opcode::new($mnemonic).expect($mnemonic))
    }};
}
