//! Atomic operations that PTX has no instruction for become a loop of `cmpxchg` on the 32- or 64-bit word they are in.

use super::{Cx, finish};
use crate::build::{Builder, align, set_incoming};
use ir::{
    BinaryOp, Block, CastOp, Function, ICmpPred, InstFlags, InstKind, MemInfo, Operand, Ordering, RmwOp, Type,
};

/// Lowers an `atomicrmw` or `cmpxchg`.
pub(super) fn lower(f: &mut Function, cx: &mut Cx, block: Block, at: usize) -> bool {
    let inst = f.blocks[block].insts[at];
    let env = cx.env;
    let (value, is_exchange) = match f.insts[inst].kind {
        InstKind::AtomicRmw { op, value, .. } => {
            let ty = f.operand_type(value, env);
            if is_native(cx, op, ty) {
                return false;
            }
            (value, op == RmwOp::Xchg)
        }
        InstKind::CmpXchg { expected, .. } => {
            if matches!(f.operand_type(expected, env), Type::I32 | Type::I64) {
                return false;
            }
            (expected, true)
        }
        _ => return false,
    };
    let ty = f.operand_type(value, env);
    let bits = env.layout.size_in_bits(&env.types, ty).unwrap_or(0);
    let is_scalar = env.types.vector(ty).is_none() && !env.types.is_aggregate(ty);
    match bits {
        8 | 16 | 32 | 64 if is_scalar => {}
        _ => {
            cx.unsupported(f, inst, &format!("an atomic operation on {bits} bits"));
            return false;
        }
    }
    // A pointer, or a float that is only exchanged, is an integer of its size.
    let int = Type::int(bits as u32).expect("a width up to 64");
    if is_exchange && ty != int && bits >= 32 {
        return as_integer(f, cx, block, at, int);
    }
    match f.insts[inst].kind {
        InstKind::CmpXchg { .. } => compare_exchange(f, cx, block, at, int),
        _ => read_modify_write(f, cx, block, at, int),
    }
}

/// Whether PTX has the operation.
fn is_native(cx: &Cx, op: RmwOp, ty: Type) -> bool {
    use RmwOp::*;
    let sm = cx.target.sm.number;
    match op {
        Xchg | Add | Sub | And | Or | Xor | Max | Min | UMax | UMin => matches!(ty, Type::I32 | Type::I64),
        UIncWrap | UDecWrap => ty == Type::I32,
        FAdd => ty == Type::FLOAT || (ty == Type::DOUBLE && sm >= 60) || (ty == Type::HALF && sm >= 70),
        _ => false,
    }
}

fn to_int(b: &mut Builder, value: Operand, int: Type) -> Operand {
    let ty = b.ty(value);
    if ty == int {
        value
    } else if b.env.types.addr_space(ty).is_some() {
        b.cast(CastOp::PtrToInt, value, int)
    } else {
        b.cast(CastOp::BitCast, value, int)
    }
}

fn from_int(b: &mut Builder, value: Operand, ty: Type) -> Operand {
    if b.ty(value) == ty {
        value
    } else if b.env.types.addr_space(ty).is_some() {
        b.cast(CastOp::IntToPtr, value, ty)
    } else {
        b.cast(CastOp::BitCast, value, ty)
    }
}

fn pair_type(b: &Builder, inst: ir::Inst) -> Type {
    b.f.result_type(inst)
}

/// The `{ T, i1 }` of a `cmpxchg`.
fn pair(b: &mut Builder, ty: Type, old: Operand, success: Operand) -> Operand {
    let base = b.poison(ty);
    let base = b.insert_value(base, old, 0);
    b.insert_value(base, success, 1)
}

/// The type `{ i32, i1 }` or `{ i64, i1 }`, interned before any function is lowered.
fn word_pair(b: &Builder, word: Type) -> Type {
    let kind = ir::TypeKind::Struct { fields: Box::new([word, Type::I1]), packed: false };
    b.env.types.find(&kind).expect("interned before any function is lowered")
}

fn as_integer(f: &mut Function, cx: &Cx, block: Block, at: usize, int: Type) -> bool {
    let (mut b, inst) = Builder::replace(f, cx.env, block, at);
    match b.f.insts[inst].kind {
        InstKind::AtomicRmw { op, ptr, value, mem } => {
            let ty = b.ty(value);
            let value = to_int(&mut b, value, int);
            let old = b.value(InstKind::AtomicRmw { op, ptr, value, mem }, int);
            let old = from_int(&mut b, old, ty);
            finish(f, inst, old)
        }
        InstKind::CmpXchg { ptr, expected, new, mem, failure, weak } => {
            let ty = b.ty(expected);
            let result_ty = pair_type(&b, inst);
            let (expected, new) = (to_int(&mut b, expected, int), to_int(&mut b, new, int));
            let word_ty = word_pair(&b, int);
            let found = b.value(InstKind::CmpXchg { ptr, expected, new, mem, failure, weak }, word_ty);
            let (old, success) = (b.extract_value(found, 0), b.extract_value(found, 1));
            let old = from_int(&mut b, old, ty);
            let result = pair(&mut b, result_ty, old, success);
            finish(f, inst, result)
        }
        _ => false,
    }
}

/// The word that holds a narrow value, and where it lies in it.
struct Part {
    /// Pointer to the word.
    ptr: Operand,
    word: Type,
    /// Bits below the value; `None` where the value is the whole word.
    shift: Option<Operand>,
    int: Type,
}

impl Part {
    fn new(b: &mut Builder, ptr: Operand, int: Type) -> Part {
        if matches!(int, Type::I32 | Type::I64) {
            return Part { ptr, word: int, shift: None, int };
        }
        let bits = b.env.layout.pointer_bits(b.env.types.addr_space(b.ty(ptr)).unwrap_or(0));
        let index = Type::int(bits).unwrap_or(Type::I64);
        let address = b.cast(CastOp::PtrToInt, ptr, index);
        let low = b.binary_imm(BinaryOp::And, address, 3);
        let zero = b.int(index, 0);
        let back = b.binary(BinaryOp::Sub, zero, low);
        let ptr = b.gep(ptr, back);
        let low = b.zext_or_trunc(low, Type::I32);
        let shift = b.binary_imm(BinaryOp::Shl, low, 3);
        Part { ptr, word: Type::I32, shift: Some(shift), int }
    }

    /// The value in a word.
    fn extract(&self, b: &mut Builder, word: Operand) -> Operand {
        match self.shift {
            None => word,
            Some(shift) => {
                let down = b.binary(BinaryOp::LShr, word, shift);
                b.cast(CastOp::Trunc, down, self.int)
            }
        }
    }

    /// The word with another value in it.
    fn insert(&self, b: &mut Builder, word: Operand, value: Operand) -> Operand {
        let Some(shift) = self.shift else { return value };
        let width = b.width(value);
        let ones = b.int(Type::I32, (1i128 << width) - 1);
        let ones = b.binary(BinaryOp::Shl, ones, shift);
        let holes = b.binary_imm(BinaryOp::Xor, ones, -1);
        let rest = b.binary(BinaryOp::And, word, holes);
        let value = b.cast(CastOp::ZExt, value, Type::I32);
        let value = b.binary(BinaryOp::Shl, value, shift);
        b.binary(BinaryOp::Or, rest, value)
    }

    /// A first look at the word; the `cmpxchg` tells if it was too old.
    fn peek(&self, b: &mut Builder, mem: MemInfo) -> Operand {
        let bytes = if self.word == Type::I32 { 4 } else { 8 };
        b.load(self.word, self.ptr, MemInfo { align: align(bytes), ordering: Ordering::Monotonic, ..mem })
    }

    fn exchange(&self, b: &mut Builder, expected: Operand, new: Operand, mem: MemInfo) -> (Operand, Operand) {
        let bytes = if self.word == Type::I32 { 4 } else { 8 };
        let mem = MemInfo { align: align(bytes), ..mem };
        let failure = match mem.ordering {
            Ordering::AcqRel => Ordering::Acquire,
            Ordering::Release | Ordering::Unordered | Ordering::NotAtomic => Ordering::Monotonic,
            other => other,
        };
        let ty = word_pair(b, self.word);
        let kind = InstKind::CmpXchg { ptr: self.ptr, expected, new, mem, failure, weak: false };
        let found = b.value(kind, ty);
        (b.extract_value(found, 0), b.extract_value(found, 1))
    }
}

fn read_modify_write(f: &mut Function, cx: &Cx, block: Block, at: usize, int: Type) -> bool {
    let (mut b, inst) = Builder::replace(f, cx.env, block, at);
    let InstKind::AtomicRmw { op, ptr, value, mem } = b.f.insts[inst].kind else { return false };
    let ty = b.ty(value);
    let part = Part::new(&mut b, ptr, int);
    let first = part.peek(&mut b, mem);
    let tail = b.split();
    let head = b.block;
    let body = b.new_block(head);
    b.br(body);
    b.go(body);
    let (phi, word) = b.phi(part.word);
    let old_int = part.extract(&mut b, word);
    let old = from_int(&mut b, old_int, ty);
    let new = apply(&mut b, cx, op, old, value);
    let new = to_int(&mut b, new, int);
    let new = part.insert(&mut b, word, new);
    let (found, success) = part.exchange(&mut b, word, new, mem);
    b.cond_br(success, tail, body);
    set_incoming(b.f, phi, &[(first, head), (found, body)]);
    finish(f, inst, old)
}

/// The new value of an `atomicrmw`. LangRef, "atomicrmw".
fn apply(b: &mut Builder, cx: &Cx, op: RmwOp, old: Operand, value: Operand) -> Operand {
    use RmwOp::*;
    let flags = InstFlags::NONE;
    let ty = b.ty(old);
    let pick = |b: &mut Builder, pred| {
        let first = b.icmp(pred, old, value);
        b.select(first, old, value)
    };
    match op {
        Xchg => value,
        Add => b.binary(BinaryOp::Add, old, value),
        Sub => b.binary(BinaryOp::Sub, old, value),
        And => b.binary(BinaryOp::And, old, value),
        Or => b.binary(BinaryOp::Or, old, value),
        Xor => b.binary(BinaryOp::Xor, old, value),
        Nand => {
            let both = b.binary(BinaryOp::And, old, value);
            b.binary_imm(BinaryOp::Xor, both, -1)
        }
        Max => pick(b, ICmpPred::Sgt),
        Min => pick(b, ICmpPred::Slt),
        UMax => pick(b, ICmpPred::Ugt),
        UMin => pick(b, ICmpPred::Ult),
        FAdd => b.value(InstKind::Binary { op: BinaryOp::FAdd, flags, lhs: old, rhs: value }, ty),
        FSub => b.value(InstKind::Binary { op: BinaryOp::FSub, flags, lhs: old, rhs: value }, ty),
        FMax | FMin | FMaximum | FMinimum => float_pick(b, cx, op, old, value),
        UIncWrap => {
            let next = b.binary_imm(BinaryOp::Add, old, 1);
            let wraps = b.icmp(ICmpPred::Uge, old, value);
            let zero = b.int(ty, 0);
            b.select(wraps, zero, next)
        }
        UDecWrap => {
            let next = b.binary_imm(BinaryOp::Sub, old, 1);
            let is_zero = b.icmp_imm(ICmpPred::Eq, old, 0);
            let above = b.icmp(ICmpPred::Ugt, old, value);
            let wraps = b.binary(BinaryOp::Or, is_zero, above);
            b.select(wraps, value, next)
        }
        USubCond | USubSat => {
            let less = b.binary(BinaryOp::Sub, old, value);
            let fits = b.icmp(ICmpPred::Uge, old, value);
            let other = if op == USubCond { old } else { b.int(ty, 0) };
            b.select(fits, less, other)
        }
    }
}

/// `maxnum` and `minnum` prefer a number over NaN; `maximum` and `minimum` keep the NaN and tell the zeros apart.
fn float_pick(b: &mut Builder, cx: &Cx, op: RmwOp, old: Operand, value: Operand) -> Operand {
    let name = match op {
        RmwOp::FMax => "maxnum",
        RmwOp::FMin => "minnum",
        RmwOp::FMaximum => "maximum",
        _ => "minimum",
    };
    if let Some(intrinsic) = cx.helpers.minmax(name, b.ty(old)) {
        return b.call(intrinsic, &[old, value]);
    }
    // Declared for every float type of a device together with its users.
    b.poison(b.ty(old))
}

fn compare_exchange(f: &mut Function, cx: &Cx, block: Block, at: usize, int: Type) -> bool {
    let (mut b, inst) = Builder::replace(f, cx.env, block, at);
    let InstKind::CmpXchg { ptr, expected, new, mem, .. } = b.f.insts[inst].kind else { return false };
    let ty = b.ty(expected);
    let result_ty = b.f.result_type(inst);
    let (expected, new) = (to_int(&mut b, expected, int), to_int(&mut b, new, int));
    let part = Part::new(&mut b, ptr, int);
    let first = part.peek(&mut b, mem);
    let tail = b.split();
    let head = b.block;
    let body = b.new_block(head);
    let again = b.new_block(body);
    b.br(body);
    b.go(body);
    let (phi, word) = b.phi(part.word);
    let wanted = part.insert(&mut b, word, expected);
    let changed = part.insert(&mut b, word, new);
    let (found, success) = part.exchange(&mut b, wanted, changed, mem);
    let old = part.extract(&mut b, found);
    // A failure counts if the value itself was another one; else a neighbour in the word has changed.
    let differs = b.icmp(ICmpPred::Ne, old, expected);
    let over = b.binary(BinaryOp::Or, success, differs);
    b.cond_br(over, tail, again);
    b.go(again);
    b.br(body);
    b.go(tail);
    let old = from_int(&mut b, old, ty);
    let result = pair(&mut b, result_ty, old, success);
    set_incoming(b.f, phi, &[(first, head), (found, again)]);
    finish(f, inst, result)
}
