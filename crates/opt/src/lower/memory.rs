//! `llvm.memcpy`, `memmove` and `memset` become loads and stores where they are short, loops elsewhere; and arrays and
//! structs of many elements that are loaded only to be stored are copied.

use super::Cx;
use crate::build::{Builder, align, as_int, set_incoming};
use ir::{
    AttrKind, BinaryOp, Block, ConstKind, Function, ICmpPred, Inst, InstKind, MemInfo, Operand, Type,
    TypeKind, Types, attributes,
};

/// Most bytes that are copied without a loop.
const STRAIGHT_BYTES: u64 = 128;
/// Most loads and stores that take the place of one copy.
const STRAIGHT_CHUNKS: u64 = 32;
/// Most parts of an aggregate that is loaded or stored as one value.
const HUGE_PARTS: u32 = 128;

/// Lowers a call of one of the intrinsics; `name` is without `llvm.`.
pub(super) fn intrinsic(f: &mut Function, cx: &mut Cx, block: Block, at: usize, name: &str) -> bool {
    let inst = f.blocks[block].insts[at];
    let Some(call) = f.insts[inst].kind.call() else { return false };
    let args = f.call_args(call).to_vec();
    let [to, from, len, last] = args[..] else { return false };
    let sets = f.calls[call].attributes;
    let stated = |n| {
        let found = attributes::find_int(cx.env.attributes.param(sets, n), AttrKind::Align);
        1u64 << found.unwrap_or(1).max(1).ilog2().min(32)
    };
    let (to_align, from_align) = (stated(0), stated(1));
    // The last argument is `volatile`, or the element size of the atomic forms.
    let is_atomic = name.contains("element.unordered.atomic");
    let last = as_int(f, last).unwrap_or(0);
    let volatile = !is_atomic && last != 0;
    let is_set = name.starts_with("memset");
    let is_ptr = |f: &Function, operand| cx.env.types.addr_space(f.operand_type(operand, cx.env)).is_some();
    let typed = is_ptr(f, to)
        && cx.env.types.int_width(f.operand_type(len, cx.env)).is_some()
        && if is_set { f.operand_type(from, cx.env) == Type::I8 } else { is_ptr(f, from) };
    if !typed {
        // Not the intrinsic's declaration: left to be refused.
        return false;
    }
    let (mut b, _) = Builder::replace(f, cx.env, block, at);
    let mut limit = 16;
    if is_atomic {
        limit = u64::try_from(last).ok().filter(|n| n.is_power_of_two()).map_or(1, |n| n.min(8));
    }
    let spaces = |b: &Builder| (b.env.types.addr_space(b.ty(to)), b.env.types.addr_space(b.ty(from)));
    let op = if is_set {
        Op { to, from: Source::Byte(from), unit: limit.min(8).min(to_align), volatile, backward: false }
    } else {
        let unit = limit.min(to_align).min(from_align);
        Op { to, from: Source::Pointer(from), unit, volatile, backward: false }
    };
    let known = b.as_int(len).and_then(|n| u64::try_from(n).ok());
    match known {
        Some(len) if op.is_short(len) => op.straight(&mut b, len),
        _ => {
            let overlap = match spaces(&b) {
                (Some(a), Some(c)) => a == c || a == 0 || c == 0,
                _ => true,
            };
            let len = b.zext_or_trunc(len, Type::I64);
            if name.starts_with("memmove") && overlap {
                op.moved(&mut b, len)
            } else {
                op.looped(&mut b, len)
            }
        }
    }
    true
}

/// Where stored bytes come from.
#[derive(Clone, Copy)]
enum Source {
    /// Memory.
    Pointer(Operand),
    /// An `i8`, again and again.
    Byte(Operand),
}

/// A block of memory to be written.
#[derive(Clone, Copy)]
struct Op {
    to: Operand,
    from: Source,
    /// Widest access in bytes: 1, 2, 4, 8 or 16.
    unit: u64,
    volatile: bool,
    /// Whether the highest address goes first.
    backward: bool,
}

impl Op {
    fn is_short(&self, len: u64) -> bool {
        len <= STRAIGHT_BYTES
            && len / self.unit + u64::from((len % self.unit).count_ones()) <= STRAIGHT_CHUNKS
    }

    /// All loads, then all stores, so that it does not matter whether the two overlap.
    fn straight(&self, b: &mut Builder, len: u64) {
        let mut chunks = Vec::new();
        let (mut offset, mut unit) = (0, self.unit);
        while offset < len {
            while unit > len - offset {
                unit /= 2;
            }
            chunks.push((offset, unit, self.value(b, offset, unit)));
            offset += unit;
        }
        for (offset, unit, value) in chunks {
            let to = b.gep_imm(self.to, offset as i64);
            b.store(value, to, self.info(unit));
        }
    }

    fn info(&self, unit: u64) -> MemInfo {
        MemInfo { volatile: self.volatile, ..MemInfo::plain(align(unit)) }
    }

    /// What is stored at a constant offset.
    fn value(&self, b: &mut Builder, offset: u64, unit: u64) -> Operand {
        match self.from {
            Source::Pointer(from) => {
                let from = b.gep_imm(from, offset as i64);
                b.load(unit_type(&b.env.types, unit), from, self.info(unit))
            }
            Source::Byte(byte) => splat(b, byte, unit),
        }
    }

    /// Loops over the bytes: units first, then what is left of them.
    fn looped(&self, b: &mut Builder, len: Operand) {
        let units = b.binary_imm(BinaryOp::UDiv, len, self.unit.into());
        let none = b.int(Type::I64, 0);
        self.counted(b, units, self.unit, none);
        if self.unit > 1 {
            let rest = b.binary_imm(BinaryOp::URem, len, self.unit.into());
            let start = b.binary(BinaryOp::Sub, len, rest);
            self.counted(b, rest, 1, start);
        }
    }

    /// Loops in the direction in which no byte is overwritten before it is read.
    fn moved(&self, b: &mut Builder, len: Operand) {
        let Source::Pointer(from) = self.from else { return self.looped(b, len) };
        let (to_address, from_address) = (address(b, self.to), address(b, from));
        let is_above = b.icmp(ICmpPred::Ult, from_address, to_address);
        let tail = b.split();
        let (up, down) = (b.new_block(b.block), b.new_block(b.block));
        b.cond_br(is_above, down, up);
        b.go(up);
        self.looped(b, len);
        b.br(tail);
        b.go(down);
        // The odd bytes stand behind the units, so they go first.
        let backward = Op { backward: true, ..*self };
        let rest = b.binary_imm(BinaryOp::URem, len, self.unit.into());
        let start = b.binary(BinaryOp::Sub, len, rest);
        if self.unit > 1 {
            backward.counted(b, rest, 1, start);
        }
        let units = b.binary_imm(BinaryOp::UDiv, len, self.unit.into());
        let none = b.int(Type::I64, 0);
        backward.counted(b, units, self.unit, none);
        b.br(tail);
        b.go(tail);
    }

    /// One loop of `count` accesses of `unit` bytes from byte `start` on.
    fn counted(&self, b: &mut Builder, count: Operand, unit: u64, start: Operand) {
        if b.as_int(count) == Some(0) {
            return;
        }
        let tail = b.split();
        let head = b.block;
        let body = b.new_block(head);
        let none = b.icmp_imm(ICmpPred::Eq, count, 0);
        b.cond_br(none, tail, body);
        b.go(body);
        let (phi, index) = b.phi(Type::I64);
        let next = b.binary_imm(BinaryOp::Add, index, 1);
        let at = if self.backward { b.binary(BinaryOp::Sub, count, next) } else { index };
        let offset = b.binary_imm(BinaryOp::Mul, at, unit.into());
        let offset = b.binary(BinaryOp::Add, offset, start);
        let value = match self.from {
            Source::Pointer(from) => {
                let from = b.gep(from, offset);
                b.load(unit_type(&b.env.types, unit), from, self.info(unit))
            }
            Source::Byte(byte) => splat(b, byte, unit),
        };
        let to = b.gep(self.to, offset);
        b.store(value, to, self.info(unit));
        let done = b.icmp(ICmpPred::Eq, next, count);
        b.cond_br(done, tail, body);
        let zero = b.int(Type::I64, 0);
        set_incoming(b.f, phi, &[(zero, head), (next, body)]);
        b.go(tail);
    }
}

/// The address in the generic space, as a number.
fn address(b: &mut Builder, ptr: Operand) -> Operand {
    let mut ptr = ptr;
    if b.ty(ptr) != Type::PTR {
        ptr = b.cast(ir::CastOp::AddrSpaceCast, ptr, Type::PTR);
    }
    b.cast(ir::CastOp::PtrToInt, ptr, Type::I64)
}

fn unit_type(types: &Types, unit: u64) -> Type {
    match unit {
        1 => Type::I8,
        2 => Type::I16,
        4 => Type::I32,
        8 => Type::I64,
        _ => types
            .find(&TypeKind::Vector { elem: Type::I32, len: 4, scalable: false })
            .expect("interned before any function is lowered"),
    }
}

/// A byte repeated over an integer of at most 8 bytes.
fn splat(b: &mut Builder, byte: Operand, unit: u64) -> Operand {
    let ty = unit_type(&b.env.types, unit);
    let wide = b.zext_or_trunc(byte, ty);
    b.binary_imm(BinaryOp::Mul, wide, 0x0101_0101_0101_0101)
}

/// Whether a type has more parts than a value may have: elements at all depths, and what is round them.
fn is_huge(types: &Types, ty: Type) -> bool {
    let mut budget = HUGE_PARTS;
    exceeds(types, ty, &mut budget)
}

fn exceeds(types: &Types, ty: Type, budget: &mut u32) -> bool {
    let Some(left) = budget.checked_sub(1) else { return true };
    *budget = left;
    match types.kind(ty) {
        TypeKind::Array { elem, len } => (0..*len).any(|_| exceeds(types, *elem, budget)),
        TypeKind::Struct { .. } | TypeKind::Named(_) => types
            .struct_fields(ty)
            .is_some_and(|(fields, _)| fields.iter().any(|&field| exceeds(types, field, budget))),
        _ => false,
    }
}

/// Stores of aggregates with many leaves become copies: of what was loaded just before, or of zeros.
pub(super) fn huge_values(f: &mut Function, cx: &mut Cx) {
    let mut at = 0;
    while let Some(&block) = f.layout.get(at) {
        at += 1;
        let mut index = 0;
        while let Some(&inst) = f.blocks[block].insts.get(index) {
            index += 1;
            if let InstKind::Store { value, .. } = f.insts[inst].kind
                && is_huge(&cx.env.types, f.operand_type(value, cx.env))
                && copy_huge(f, cx, block, index - 1)
            {
                index = 0;
                if !f.blocks[block].insts.contains(&inst) && f.terminator(block).is_none() {
                    break;
                }
            }
        }
    }
    drop_huge_loads(f, cx);
}

fn copy_huge(f: &mut Function, cx: &mut Cx, block: Block, at: usize) -> bool {
    let inst = f.blocks[block].insts[at];
    let InstKind::Store { value, ptr, mem } = f.insts[inst].kind else { return false };
    let types = &cx.env.types;
    let Some(len) = cx.env.layout.store_size(types, f.operand_type(value, cx.env)) else { return false };
    let unit = mem.align.bytes().unwrap_or(1).min(8);
    let source = match value.as_const().map(|c| f.consts.kind(c)) {
        Some(ConstKind::Zero) => Some(None),
        Some(ConstKind::Undef | ConstKind::Poison) => {
            f.blocks[block].insts.remove(at);
            return true;
        }
        Some(_) => None,
        None => loaded_before(f, block, at, value).map(Some),
    };
    let Some(source) = source.filter(|_| mem.is_simple()) else {
        cx.unsupported(f, inst, "a store of so large a value");
        return false;
    };
    let (mut b, _) = Builder::replace(f, cx.env, block, at);
    let (from, unit) = match source {
        None => (Source::Byte(b.int(Type::I8, 0)), unit),
        Some((from, from_align)) => (Source::Pointer(from), unit.min(from_align)),
    };
    let op = Op { to: ptr, from, unit, volatile: false, backward: false };
    let len = b.int(Type::I64, len.into());
    match source {
        None => op.looped(&mut b, len),
        Some(_) => op.moved(&mut b, len),
    }
    true
}

/// Where the value was loaded from, if nothing between the load and the store may write.
fn loaded_before(f: &Function, block: Block, at: usize, value: Operand) -> Option<(Operand, u64)> {
    let def = f.def_inst(value.as_value()?)?;
    let InstKind::Load { ptr, mem } = f.insts[def].kind else { return None };
    let insts = &f.blocks[block].insts[..at];
    let start = insts.iter().position(|&inst| inst == def)?;
    let quiet = insts[start + 1..].iter().all(|&inst| !may_write(f, inst));
    (quiet && mem.is_simple()).then(|| (ptr, mem.align.bytes().unwrap_or(1)))
}

fn may_write(f: &Function, inst: Inst) -> bool {
    matches!(
        f.insts[inst].kind,
        InstKind::Store { .. }
            | InstKind::Call(_)
            | InstKind::AtomicRmw { .. }
            | InstKind::CmpXchg { .. }
            | InstKind::Fence { .. }
    )
}

/// Loads of large values that nothing uses any more.
fn drop_huge_loads(f: &mut Function, cx: &mut Cx) {
    let uses = ir::analysis::UseCounts::new(f);
    for block in f.layout.clone() {
        for inst in f.blocks[block].insts.clone() {
            if let InstKind::Load { mem, .. } = f.insts[inst].kind
                && is_huge(&cx.env.types, f.result_type(inst))
            {
                if mem.is_simple() && f.result(inst).is_some_and(|v| uses.of(v) == 0) {
                    f.blocks[block].insts.retain(|&i| i != inst);
                } else {
                    cx.unsupported(f, inst, "a load of so large a value");
                }
            }
        }
    }
}
