//! Local rewriting: what [`crate::known`] knows, and cheaper or more regular forms of an instruction.
//!
//! Constants go to the right. A rewriting that changes what may overflow drops the flags that said it does not.

use crate::build::{as_int, incoming, int};
use crate::fold::{mask, signed};
use crate::known::{self, simplified};
use crate::sroa::constant_offset;
use ir::analysis::Cfg;
use ir::{BinaryOp, Block, CastOp, Function, ICmpPred, Inst, InstFlags, InstKind, ModuleEnv, Operand, Type};

/// Simplifies the instructions of a function; whether anything changed. Every block must be reached.
pub(crate) fn run(f: &mut Function, env: &ModuleEnv) -> bool {
    let mut any = false;
    // A second round sees what a phi at the head of a loop has become.
    for _ in 0..4 {
        let order = Cfg::new(f).reverse_postorder().to_vec();
        let mut changed = false;
        for block in order {
            changed |= simplify_block(f, env, block);
        }
        if changed {
            f.sweep_forwards();
        }
        any |= changed;
        if !changed {
            break;
        }
    }
    any
}

fn simplify_block(f: &mut Function, env: &ModuleEnv, block: Block) -> bool {
    let mut changed = false;
    let insts = std::mem::take(&mut f.blocks[block].insts);
    let mut kept = Vec::with_capacity(insts.len());
    for inst in insts {
        if resolve_operands(f, inst) {
            changed = true;
        }
        let Some(result) = f.result(inst) else {
            changed |= simplify_branch(f, env, inst);
            kept.push(inst);
            continue;
        };
        let ty = f.values[result].ty;
        let mut known = same_incoming(f, env, inst, result);
        for _ in 0..8 {
            if known.is_some() {
                break;
            }
            let kind = f.insts[inst].kind.clone();
            known = simplified(f, env, &kind, ty);
            if known.is_none() {
                match combined(f, env, &kind, ty) {
                    Some(better) => {
                        f.insts[inst].kind = better;
                        changed = true;
                    }
                    None => break,
                }
            }
        }
        match known.map(|known| f.resolve(known)) {
            Some(known) if known != Operand::value(result) => {
                f.forward(result, known);
                changed = true;
            }
            _ => kept.push(inst),
        }
    }
    f.blocks[block].insts = kept;
    changed
}

/// Reads through what was replaced before; whether anything was.
fn resolve_operands(f: &mut Function, inst: Inst) -> bool {
    let mut stale = false;
    f.for_each_operand(inst, |operand| stale |= f.resolve(operand) != operand);
    if stale {
        let mut operands = Vec::new();
        f.for_each_operand(inst, |operand| operands.push(f.resolve(operand)));
        let mut next = operands.into_iter();
        f.map_operands(inst, |operand| next.next().unwrap_or(operand));
    }
    stale
}

/// The one value that all entries of a phi are, itself apart.
fn same_incoming(f: &mut Function, env: &ModuleEnv, inst: Inst, result: ir::Value) -> Option<Operand> {
    if !matches!(f.insts[inst].kind, InstKind::Phi { .. }) {
        return None;
    }
    let mut found: Option<Operand> = None;
    for (value, _) in incoming(f, inst) {
        let value = f.resolve(value);
        if value == Operand::value(result) {
            continue;
        }
        match found {
            None => found = Some(value),
            Some(other) if other == value => {}
            Some(_) => return None,
        }
    }
    Some(found.unwrap_or_else(|| known::zero(f, env, f.values[result].ty)))
}

/// A branch on a negated condition goes the other way.
fn simplify_branch(f: &mut Function, env: &ModuleEnv, inst: Inst) -> bool {
    let InstKind::CondBr { cond, on_true, on_false } = f.insts[inst].kind else { return false };
    let Some(positive) = negated(f, cond) else { return false };
    f.insts[inst].kind = InstKind::CondBr { cond: positive, on_true: on_false, on_false: on_true };
    crate::flow::drop_weights(f, env, inst);
    true
}

/// The kind of the instruction that makes a value.
fn def(f: &Function, operand: Operand) -> Option<&InstKind> {
    let inst = f.def_inst(operand.as_value()?)?;
    Some(&f.insts[inst].kind)
}

/// The `x` of `xor i1 x, true`.
fn negated(f: &Function, operand: Operand) -> Option<Operand> {
    match def(f, operand)? {
        InstKind::Binary { op: BinaryOp::Xor, lhs, rhs, .. } => {
            let is_bool = f.values[operand.as_value()?].ty == Type::I1;
            (is_bool && as_int(f, *rhs) == Some(1)).then_some(*lhs)
        }
        _ => None,
    }
}

/// A better form of an instruction.
fn combined(f: &mut Function, env: &ModuleEnv, kind: &InstKind, ty: Type) -> Option<InstKind> {
    match *kind {
        InstKind::Binary { op, flags, lhs, rhs } => binary(f, env, op, flags, ty, lhs, rhs),
        InstKind::ICmp { pred, flags, lhs, rhs } => icmp(f, env, pred, flags, lhs, rhs),
        InstKind::Cast { op, flags, value } => cast(f, env, op, flags, ty, value),
        InstKind::Select { flags, cond, on_true, on_false } => {
            if let Some(positive) = negated(f, cond) {
                return Some(InstKind::Select {
                    flags,
                    cond: positive,
                    on_true: on_false,
                    on_false: on_true,
                });
            }
            bool_select(f, env, ty, cond, on_true, on_false)
        }
        InstKind::Gep { .. } => gep(f, env, kind, ty),
        _ => None,
    }
}

fn is_commutative(op: BinaryOp) -> bool {
    use BinaryOp::*;
    matches!(op, Add | Mul | And | Or | Xor | FAdd | FMul)
}

fn binary(
    f: &mut Function,
    env: &ModuleEnv,
    op: BinaryOp,
    flags: InstFlags,
    ty: Type,
    lhs: Operand,
    rhs: Operand,
) -> Option<InstKind> {
    use BinaryOp::*;
    if is_commutative(op) && lhs.as_const().is_some() && rhs.as_const().is_none() {
        return Some(InstKind::Binary { op, flags, lhs: rhs, rhs: lhs });
    }
    let width = env.types.int_width(ty).filter(|&width| width <= 128)?;
    let plain = |op, lhs, rhs| Some(InstKind::Binary { op, flags: InstFlags::NONE, lhs, rhs });
    let c = as_int(f, rhs)?;
    match op {
        Sub => {
            let minus = int(f, env, ty, c.wrapping_neg());
            return plain(Add, lhs, minus);
        }
        Mul if c.is_power_of_two() && width <= 64 => {
            let count = int(f, env, ty, c.trailing_zeros().into());
            return plain(Shl, lhs, count);
        }
        UDiv if c.is_power_of_two() => {
            let count = int(f, env, ty, c.trailing_zeros().into());
            return plain(LShr, lhs, count);
        }
        URem if c.is_power_of_two() => {
            let low = int(f, env, ty, c - 1);
            return plain(And, lhs, low);
        }
        _ => {}
    }
    // The same operation twice with constants.
    let InstKind::Binary { op: inner, lhs: origin, rhs: inner_rhs, .. } = *def(f, lhs)? else { return None };
    let d = as_int(f, inner_rhs)?;
    let value = match (op, inner) {
        (Add, Add) => c.wrapping_add(d),
        (And, And) => c & d,
        (Or, Or) => c | d,
        (Xor, Xor) => c ^ d,
        (Shl, Shl) | (LShr, LShr) => {
            let sum = c.checked_add(d).filter(|&sum| sum < u128::from(width))?;
            let count = int(f, env, ty, sum);
            return plain(op, origin, count);
        }
        // Up and down again keeps the lower bits, down and up again the upper ones.
        (LShr, Shl) if c == d && c < u128::from(width) => {
            let bits = int(f, env, ty, mask(width) >> c);
            return plain(And, origin, bits);
        }
        (Shl, LShr) if c == d && c < u128::from(width) => {
            let bits = int(f, env, ty, mask(width) << c);
            return plain(And, origin, bits);
        }
        _ => return None,
    };
    let value = int(f, env, ty, value);
    plain(op, origin, value)
}

fn icmp(
    f: &mut Function,
    env: &ModuleEnv,
    pred: ICmpPred,
    flags: InstFlags,
    lhs: Operand,
    rhs: Operand,
) -> Option<InstKind> {
    if lhs.as_const().is_some() && rhs.as_const().is_none() {
        return Some(InstKind::ICmp { pred: pred.swapped(), flags, lhs: rhs, rhs: lhs });
    }
    let c = as_int(f, rhs)?;
    let is_equality = matches!(pred, ICmpPred::Eq | ICmpPred::Ne);
    let InstKind::Cast { op, value: origin, .. } = *def(f, lhs)? else { return None };
    let from = f.operand_type(origin, env);
    let (from_width, width) = (env.types.int_width(from)?, env.types.int_width(f.operand_type(lhs, env))?);
    let flags = InstFlags::NONE;
    match op {
        // What is extended is compared before, where the constant fits.
        CastOp::ZExt if c <= mask(from_width) && !pred.is_signed() => {
            let c = int(f, env, from, c);
            Some(InstKind::ICmp { pred, flags, lhs: origin, rhs: c })
        }
        CastOp::SExt if is_equality || pred.is_signed() => {
            let value = signed(width, c) as u128 & mask(from_width);
            let fits = signed(from_width, value) == signed(width, c);
            let c = fits.then(|| int(f, env, from, value))?;
            Some(InstKind::ICmp { pred, flags, lhs: origin, rhs: c })
        }
        _ => None,
    }
}

fn cast(
    f: &Function,
    env: &ModuleEnv,
    op: CastOp,
    flags: InstFlags,
    ty: Type,
    value: Operand,
) -> Option<InstKind> {
    use CastOp::*;
    let InstKind::Cast { op: inner, flags: inner_flags, value: origin } = *def(f, value)? else {
        return None;
    };
    let from = f.operand_type(origin, env);
    let make = |op, flags| Some(InstKind::Cast { op, flags, value: origin });
    match (op, inner) {
        (ZExt, ZExt) => make(ZExt, flags.intersect(inner_flags)),
        (SExt, SExt) => make(SExt, InstFlags::NONE),
        (SExt, ZExt) => make(ZExt, inner_flags),
        (Trunc, Trunc) => make(Trunc, InstFlags::NONE),
        (Trunc, ZExt | SExt) => {
            let (from, to) = (env.types.int_width(from)?, env.types.int_width(ty)?);
            match from.cmp(&to) {
                std::cmp::Ordering::Less => make(inner, InstFlags::NONE),
                std::cmp::Ordering::Greater => make(Trunc, InstFlags::NONE),
                std::cmp::Ordering::Equal => None,
            }
        }
        (BitCast, BitCast) => make(BitCast, InstFlags::NONE),
        _ => None,
    }
}

/// A select of constants is the condition, extended.
fn bool_select(
    f: &Function,
    env: &ModuleEnv,
    ty: Type,
    cond: Operand,
    on_true: Operand,
    on_false: Operand,
) -> Option<InstKind> {
    let width = env.types.int_width(ty).filter(|&width| width <= 64)?;
    if f.operand_type(cond, env) != Type::I1 {
        return None;
    }
    match (as_int(f, on_true)?, as_int(f, on_false)?) {
        (1, 0) if width > 1 => Some(InstKind::Cast { op: CastOp::ZExt, flags: InstFlags::NONE, value: cond }),
        (0, 1) if width == 1 => {
            Some(InstKind::Binary { op: BinaryOp::Xor, flags: InstFlags::NONE, lhs: cond, rhs: on_false })
        }
        _ => None,
    }
}

/// A constant step from a constant step is one step.
fn gep(f: &mut Function, env: &ModuleEnv, kind: &InstKind, ty: Type) -> Option<InstKind> {
    let step = |f: &Function, kind: &InstKind| {
        let InstKind::Gep { source, operands, .. } = kind else { return None };
        let list = f.list(operands);
        Some((list[0], constant_offset(f, env, *source, &list[1..])?))
    };
    env.types.addr_space(ty)?;
    let (base, outer) = step(f, kind)?;
    let inner_kind = def(f, base)?.clone();
    let (origin, inner) = step(f, &inner_kind)?;
    if f.operand_type(origin, env) != ty {
        return None;
    }
    let offset = int(f, env, Type::I64, outer.checked_add(inner)? as u128);
    let operands = f.make_list(&[origin, offset]);
    Some(InstKind::Gep { source: Type::I8, flags: InstFlags::NONE, operands })
}
