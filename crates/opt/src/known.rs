//! What an instruction is known to be without making another one: a constant, or a value that is there already.
//!
//! Every answer is a refinement in LLVM's sense: it is never more poisonous than the instruction was. Only scalars are
//! looked at, apart from taking elements out of aggregates and vectors.

use crate::build::{as_int, int};
use crate::fold;
use ir::{
    BinaryOp, CastOp, Const, ConstKind, FCmpPred, Function, ICmpPred, InstKind, ModuleEnv, Operand,
    OperandKind, Type, TypeKind,
};

/// The operand that an instruction of type `ty` is known to equal.
pub(crate) fn simplified(f: &mut Function, env: &ModuleEnv, kind: &InstKind, ty: Type) -> Option<Operand> {
    match *kind {
        InstKind::Binary { op, lhs, rhs, .. } if env.types.is_float(ty) => float_binary(f, op, ty, lhs, rhs),
        InstKind::Binary { op, lhs, rhs, .. } => int_binary(f, env, op, ty, lhs, rhs),
        InstKind::Unary { value, .. } => {
            let bits = fold::fneg(&env.types, ty, float_bits(f, value)?)?;
            Some(f.consts.intern(ty, ConstKind::Float(bits as u64)).into())
        }
        InstKind::ICmp { pred, lhs, rhs, .. } => icmp(f, env, pred, ty, lhs, rhs),
        InstKind::FCmp { pred, lhs, rhs, .. } if ty == Type::I1 => fcmp(f, env, pred, lhs, rhs),
        InstKind::Select { cond, on_true, on_false, .. } => select(f, env, ty, cond, on_true, on_false),
        InstKind::Cast { op, value, .. } => cast(f, env, op, ty, value),
        InstKind::Freeze(value) => frozen(f, env, ty, value),
        InstKind::ExtractValue { aggregate, indices } => {
            let path = f.indices(indices).to_vec();
            element_at(f, env, aggregate, &path)
        }
        InstKind::ExtractElement { vector, index } => {
            let index = u32::try_from(as_int(f, index)?).ok()?;
            lane(f, env, vector, index)
        }
        InstKind::Gep { ref operands, .. } => {
            let list = f.list(operands);
            let base = *list.first()?;
            let still = list[1..].iter().all(|&index| as_int(f, index) == Some(0));
            (still && f.operand_type(base, env) == ty).then_some(base)
        }
        _ => None,
    }
}

fn int_binary(
    f: &mut Function,
    env: &ModuleEnv,
    op: BinaryOp,
    ty: Type,
    lhs: Operand,
    rhs: Operand,
) -> Option<Operand> {
    use BinaryOp::*;
    let width = env.types.int_width(ty).filter(|&width| width <= 128)?;
    let (a, b) = (as_int(f, lhs), as_int(f, rhs));
    if let (Some(a), Some(b)) = (a, b) {
        return fold::int_binary(op, width, a, b).map(|value| int(f, env, ty, value));
    }
    let ones = fold::mask(width);
    match (op, a, b) {
        (Add | Or | Xor | Sub | Shl | LShr | AShr, _, Some(0)) | (Mul | UDiv | SDiv, _, Some(1)) => Some(lhs),
        (Add | Or | Xor, Some(0), _) | (Mul, Some(1), _) => Some(rhs),
        (And, _, Some(b)) if b == ones => Some(lhs),
        (And, Some(a), _) if a == ones => Some(rhs),
        (And | Mul, _, Some(0)) => Some(rhs),
        (And | Mul | Shl | LShr | AShr, Some(0), _) => Some(lhs),
        (Or, _, Some(b)) if b == ones => Some(rhs),
        (Or, Some(a), _) if a == ones => Some(lhs),
        (URem | SRem, _, Some(1)) => Some(int(f, env, ty, 0)),
        (Sub | Xor, None, None) if lhs == rhs => Some(int(f, env, ty, 0)),
        (And | Or, None, None) if lhs == rhs => Some(lhs),
        _ => None,
    }
}

/// The bits of a float constant.
pub(crate) fn float_bits(f: &Function, operand: Operand) -> Option<u128> {
    match f.consts.kind(operand.as_const()?) {
        ConstKind::Float(bits) => Some(u128::from(*bits)),
        _ => None,
    }
}

/// Constants are folded; of variables only what holds for every value, NaNs and both zeros included.
fn float_binary(f: &mut Function, op: BinaryOp, ty: Type, lhs: Operand, rhs: Operand) -> Option<Operand> {
    if let (Some(a), Some(b)) = (float_bits(f, lhs), float_bits(f, rhs)) {
        let bits = fold::float_binary(op, ty, a, b)?;
        return Some(f.consts.intern(ty, ConstKind::Float(bits as u64)).into());
    }
    let one = match ty {
        Type::HALF => 0x3c00,
        Type::BFLOAT => 0x3f80,
        Type::FLOAT => 0x3f80_0000,
        Type::DOUBLE => 0x3ff0_0000_0000_0000,
        _ => return None,
    };
    match (op, float_bits(f, lhs), float_bits(f, rhs)) {
        (BinaryOp::FMul | BinaryOp::FDiv, _, Some(b)) if b == one => Some(lhs),
        (BinaryOp::FMul, Some(a), _) if a == one => Some(rhs),
        (BinaryOp::FSub, _, Some(0)) => Some(lhs),
        _ => None,
    }
}

fn icmp(
    f: &mut Function,
    env: &ModuleEnv,
    pred: ICmpPred,
    ty: Type,
    lhs: Operand,
    rhs: Operand,
) -> Option<Operand> {
    use ICmpPred::*;
    if ty != Type::I1 {
        return None;
    }
    let mut known = |value: bool| Some(f.consts.bool(value).into());
    if lhs == rhs && lhs.as_value().is_some() {
        return known(matches!(pred, Eq | Uge | Sge | Ule | Sle));
    }
    let (a, b) = (as_int(f, lhs), as_int(f, rhs));
    let width = env.types.int_width(f.operand_type(lhs, env)).filter(|&width| width <= 128)?;
    let mut known = |value: bool| Some(f.consts.bool(value).into());
    match (a, b) {
        (Some(a), Some(b)) => known(fold::icmp(pred, width, a, b)),
        (_, Some(0)) if pred == Ult => known(false),
        (_, Some(0)) if pred == Uge => known(true),
        (_, Some(b)) if pred == Ugt && b == fold::mask(width) => known(false),
        (_, Some(b)) if pred == Ule && b == fold::mask(width) => known(true),
        (_, Some(1)) if width == 1 && pred == Eq => Some(lhs),
        (_, Some(0)) if width == 1 && pred == Ne => Some(lhs),
        _ => None,
    }
}

fn fcmp(f: &mut Function, env: &ModuleEnv, pred: FCmpPred, lhs: Operand, rhs: Operand) -> Option<Operand> {
    let value = match pred {
        FCmpPred::False => false,
        FCmpPred::True => true,
        _ => {
            let ty = f.operand_type(lhs, env);
            fold::fcmp(pred, ty, float_bits(f, lhs)?, float_bits(f, rhs)?)?
        }
    };
    Some(f.consts.bool(value).into())
}

fn select(
    f: &Function,
    env: &ModuleEnv,
    ty: Type,
    cond: Operand,
    on_true: Operand,
    on_false: Operand,
) -> Option<Operand> {
    if on_true == on_false {
        return Some(on_true);
    }
    match as_int(f, cond) {
        Some(0) => return Some(on_false),
        Some(_) => return Some(on_true),
        None => {}
    }
    let is_bool = ty == Type::I1 && f.operand_type(cond, env) == Type::I1;
    (is_bool && as_int(f, on_true) == Some(1) && as_int(f, on_false) == Some(0)).then_some(cond)
}

fn cast(f: &mut Function, env: &ModuleEnv, op: CastOp, ty: Type, value: Operand) -> Option<Operand> {
    let from = f.operand_type(value, env);
    if op == CastOp::BitCast && from == ty {
        return Some(value);
    }
    if let Some(bits) = as_int(f, value).or_else(|| float_bits(f, value)) {
        let bits = fold::cast(&env.types, op, from, ty, bits)?;
        return Some(scalar_const(f, env, ty, bits));
    }
    let inst = f.def_inst(value.as_value()?)?;
    let InstKind::Cast { op: inner, value: origin, .. } = f.insts[inst].kind else { return None };
    if f.operand_type(origin, env) != ty {
        return None;
    }
    let undone = match (op, inner) {
        (CastOp::Trunc, CastOp::ZExt | CastOp::SExt) | (CastOp::BitCast, CastOp::BitCast) => true,
        // Into the generic space and back; the other way round says in which space the pointer is.
        (CastOp::AddrSpaceCast, CastOp::AddrSpaceCast) => from == Type::PTR,
        _ => false,
    };
    undone.then_some(origin)
}

/// A scalar constant by its bits: an integer of at most 128 bits, or one of the float types of a device.
pub(crate) fn scalar_const(f: &mut Function, env: &ModuleEnv, ty: Type, bits: u128) -> Operand {
    if env.types.is_float(ty) {
        f.consts.intern(ty, ConstKind::Float(bits as u64)).into()
    } else {
        int(f, env, ty, bits)
    }
}

fn frozen(f: &mut Function, env: &ModuleEnv, ty: Type, value: Operand) -> Option<Operand> {
    match value.kind() {
        OperandKind::Global(_) => Some(value),
        OperandKind::Const(c) => match f.consts.kind(c) {
            ConstKind::Undef | ConstKind::Poison => Some(zero(f, env, ty)),
            ConstKind::Int(_) | ConstKind::WideInt(_) | ConstKind::Float(_) | ConstKind::Zero => Some(value),
            _ => None,
        },
        OperandKind::Value(v) => {
            let inst = f.def_inst(v)?;
            matches!(f.insts[inst].kind, InstKind::Freeze(_)).then_some(value)
        }
        _ => None,
    }
}

/// The constant of the type whose every bit is 0.
pub(crate) fn zero(f: &mut Function, env: &ModuleEnv, ty: Type) -> Operand {
    let kind = match env.types.kind(ty) {
        TypeKind::Int(width) if *width <= 64 => ConstKind::Int(0),
        TypeKind::Int(width) => ConstKind::WideInt(vec![0; width.div_ceil(64) as usize].into()),
        TypeKind::Half | TypeKind::BFloat | TypeKind::Float | TypeKind::Double => ConstKind::Float(0),
        TypeKind::X86Fp80 | TypeKind::Fp128 | TypeKind::PpcFp128 => ConstKind::WideFloat(0),
        _ => ConstKind::Zero,
    };
    f.consts.intern(ty, kind).into()
}

/// The operand of a constant: a global on its own is one by name.
pub(crate) fn operand_of(f: &Function, c: Const) -> Operand {
    match *f.consts.kind(c) {
        ConstKind::Global(global) => global.into(),
        _ => c.into(),
    }
}

/// Element `index` of a constant aggregate or vector.
pub(crate) fn const_element(f: &mut Function, env: &ModuleEnv, c: Const, index: u32) -> Option<Operand> {
    let ty = env.types.element(f.consts.ty(c), index.into())?;
    match f.consts.kind(c) {
        ConstKind::Aggregate(list) => {
            let element = *list.get(index as usize)?;
            Some(operand_of(f, element))
        }
        ConstKind::Bytes(bytes) => {
            let byte = *bytes.get(index as usize)?;
            Some(int(f, env, ty, byte.into()))
        }
        ConstKind::Splat(element) => Some(operand_of(f, *element)),
        ConstKind::Zero => Some(zero(f, env, ty)),
        ConstKind::Undef => Some(f.consts.intern(ty, ConstKind::Undef).into()),
        ConstKind::Poison => Some(f.consts.intern(ty, ConstKind::Poison).into()),
        _ => None,
    }
}

/// What stands at `path` of an aggregate, looking through `insertvalue`.
pub(crate) fn element_at(
    f: &mut Function,
    env: &ModuleEnv,
    mut aggregate: Operand,
    path: &[u32],
) -> Option<Operand> {
    let mut path = path;
    loop {
        if path.is_empty() {
            return Some(aggregate);
        }
        match aggregate.kind() {
            OperandKind::Const(c) => {
                aggregate = const_element(f, env, c, path[0])?;
                path = &path[1..];
            }
            OperandKind::Value(v) => {
                let inst = f.def_inst(v)?;
                let InstKind::InsertValue { aggregate: base, element, indices } = f.insts[inst].kind else {
                    return None;
                };
                let inserted = f.indices(indices);
                if let Some(rest) = path.strip_prefix(inserted) {
                    path = rest;
                    aggregate = element;
                } else if inserted.starts_with(path) {
                    return None;
                } else {
                    aggregate = base;
                }
            }
            _ => return None,
        }
    }
}

/// Lane `index` of a vector, looking through `insertelement` and `shufflevector`.
pub(crate) fn lane(
    f: &mut Function,
    env: &ModuleEnv,
    mut vector: Operand,
    mut index: u32,
) -> Option<Operand> {
    loop {
        let OperandKind::Value(v) = vector.kind() else {
            return const_element(f, env, vector.as_const()?, index);
        };
        let inst = f.def_inst(v)?;
        match f.insts[inst].kind {
            InstKind::InsertElement { vector: base, element, index: at } => {
                if as_int(f, at)? == u128::from(index) {
                    return Some(element);
                }
                vector = base;
            }
            InstKind::ShuffleVector { a, b, mask } => {
                let len = env.types.vector(f.operand_type(a, env))?.1;
                let from = *f.indices(mask).get(index as usize)?;
                (vector, index) = match from {
                    u32::MAX => return None,
                    n if n < len => (a, n),
                    n => (b, n - len),
                };
            }
            _ => return None,
        }
    }
}
