//! Intrinsics that are hints to an optimiser, and those that a few instructions say as well.

use super::{Cx, finish, memory, reduce, shuffle, wide};
use crate::build::{Builder, as_int, set_incoming};
use crate::known::zero;
use ir::{
    BinaryOp, Block, CastOp, Function, GlobalId, ICmpPred, InstFlags, InstKind, ModuleEnv, Operand, Type,
};

/// The name of the intrinsic that an operand is, without `llvm.`.
pub(crate) fn intrinsic_name(env: &ModuleEnv, callee: Operand) -> Option<&str> {
    global_intrinsic(env, callee.as_global()?)
}

/// The name of the intrinsic that a global is, without `llvm.`.
pub(crate) fn global_intrinsic(env: &ModuleEnv, id: GlobalId) -> Option<&str> {
    let name = env.strings.bytes(env.globals[id].name?).strip_prefix(b"llvm.")?;
    std::str::from_utf8(name).ok()
}

/// Whether `name` is the intrinsic `base`, with or without the suffix of its types.
pub(crate) fn is(name: &str, base: &str) -> bool {
    name.strip_prefix(base).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

/// What says nothing to a machine and has no result.
const HINTS: [&str; 18] = [
    "assume",
    "lifetime.start",
    "lifetime.end",
    "invariant.end",
    "experimental.noalias.scope.decl",
    "donothing",
    "sideeffect",
    "var.annotation",
    "pseudoprobe",
    "prefetch",
    "codeview.annotation",
    "fake.use",
    "dbg.value",
    "dbg.declare",
    "dbg.assign",
    "dbg.label",
    "dbg.addr",
    "instrprof.increment",
];

/// What gives its first argument.
const IDENTITIES: [&str; 9] = [
    "expect",
    "expect.with.probability",
    "ptr.annotation",
    "annotation",
    "launder.invariant.group",
    "strip.invariant.group",
    "ssa.copy",
    "threadlocal.address",
    "arithmetic.fence",
];

/// Lowers the call at a place if it is one of the intrinsics that go; whether it was replaced.
pub(super) fn lower(f: &mut Function, cx: &mut Cx, block: Block, at: usize) -> bool {
    let env = cx.env;
    let inst = f.blocks[block].insts[at];
    let Some(call) = f.insts[inst].kind.call() else { return false };
    let Some(name) = intrinsic_name(env, f.calls[call].callee) else { return false };
    if HINTS.iter().any(|base| is(name, base)) {
        f.blocks[block].insts.remove(at);
        return true;
    }
    let args = f.call_args(call).to_vec();
    let ty = f.result_type(inst);
    if let Some(&value) = args.first()
        && f.operand_type(value, env) == ty
        && IDENTITIES.iter().any(|base| is(name, base))
    {
        f.blocks[block].insts.remove(at);
        return finish(f, inst, value);
    }
    if ["memcpy", "memmove", "memset"].iter().any(|base| name.starts_with(base)) {
        return memory::intrinsic(f, cx, block, at, name);
    }
    if name.starts_with("vector.reduce.") {
        return reduce::lower(f, cx, block, at, name);
    }
    if let Some(moved) =
        name.strip_prefix("experimental.").or(Some(name)).filter(|n| n.starts_with("vector."))
    {
        return shuffle::lower(f, cx, block, at, moved);
    }
    if let Some(value) = constant_answer(f, env, name, ty, &args) {
        f.blocks[block].insts.remove(at);
        return finish(f, inst, value);
    }
    // A declaration that is not the intrinsic's is left to be refused.
    if !is_well_typed(f, env, name, ty, &args) {
        return false;
    }
    match name {
        _ if is(name, "ptrmask") => masked_pointer(f, cx, block, at, &args),
        _ if is(name, "is.fpclass") => class(f, cx, block, at, &args),
        _ if is(name, "powi") => power(f, cx, block, at, &args),
        _ if is(name, "fptosi.sat") => saturating(f, cx, block, at, args[0], true),
        _ if is(name, "fptoui.sat") => saturating(f, cx, block, at, args[0], false),
        _ => false,
    }
}

/// What an intrinsic that asks the optimiser gives when nothing better is known.
fn constant_answer(
    f: &mut Function,
    env: &ModuleEnv,
    name: &str,
    ty: Type,
    args: &[Operand],
) -> Option<Operand> {
    let is_int = |ty| env.types.int_width(ty).is_some_and(|width| width <= 128);
    if is(name, "is.constant") && ty == Type::I1 {
        let is_const = args.first()?.as_const().is_some();
        Some(f.consts.bool(is_const).into())
    } else if is(name, "objectsize") && is_int(ty) {
        let least = args.get(1).and_then(|&a| as_int(f, a)) == Some(1);
        Some(crate::build::int(f, env, ty, if least { 0 } else { u128::MAX }))
    } else if is(name, "invariant.start") || is(name, "eh.typeid.for") {
        Some(zero(f, env, ty))
    } else if (is(name, "allow.runtime.check") || is(name, "allow.ubsan.check")) && ty == Type::I1 {
        Some(f.consts.bool(true).into())
    } else {
        None
    }
}

/// A saturating conversion to integers of more than 64 bits; others are code generation's.
fn saturating(
    f: &mut Function,
    cx: &mut Cx,
    block: Block,
    at: usize,
    value: Operand,
    is_signed: bool,
) -> bool {
    let ty = f.result_type(f.blocks[block].insts[at]);
    let int = cx.env.types.scalar(ty);
    if cx.env.types.int_width(int).is_none_or(|width| !(65..=128).contains(&width)) {
        return false;
    }
    let (mut b, inst) = Builder::replace(f, cx.env, block, at);
    let value = each_lane(&mut b, value, ty, |b, lane| wide::saturating(b, lane, int, is_signed));
    finish(f, inst, value)
}

/// Whether a call of `ptrmask`, `is.fpclass`, `powi` or a saturating conversion has the types of that intrinsic.
fn is_well_typed(f: &Function, env: &ModuleEnv, name: &str, ty: Type, args: &[Operand]) -> bool {
    let types = &env.types;
    let at = |n: usize| args.get(n).map(|&arg| f.operand_type(arg, env));
    let (Some(first), second) = (at(0), at(1)) else { return false };
    let is_int =
        |ty: Option<Type>| ty.is_some_and(|ty| types.int_width(ty).is_some_and(|width| width <= 128));
    let lanes = |ty| types.vector(ty).map(|(_, len)| len);
    if is(name, "ptrmask") {
        first == ty && types.addr_space(types.scalar(ty)).is_some() && (is_int(second) || lanes(ty).is_some())
    } else if is(name, "is.fpclass") {
        types.scalar(ty) == Type::I1 && lanes(ty) == lanes(first) && is_int(second)
    } else if is(name, "powi") {
        first == ty && is_int(second)
    } else {
        types.is_float(types.scalar(first)) && lanes(ty) == lanes(first)
    }
}

/// `llvm.ptrmask`: the address loses bits, by moving the pointer.
fn masked_pointer(f: &mut Function, cx: &mut Cx, block: Block, at: usize, args: &[Operand]) -> bool {
    let inst = f.blocks[block].insts[at];
    if cx.env.types.vector(f.result_type(inst)).is_some() {
        cx.unsupported(f, inst, "`llvm.ptrmask` on vectors");
        return false;
    }
    let (mut b, inst) = Builder::replace(f, cx.env, block, at);
    let ty = b.ty(args[1]);
    let address = b.cast(CastOp::PtrToInt, args[0], ty);
    let masked = b.binary(BinaryOp::And, address, args[1]);
    let offset = b.binary(BinaryOp::Sub, masked, address);
    let value = b.gep(args[0], offset);
    finish(f, inst, value)
}

/// Computes a value from its first argument, lane by lane where that is a vector.
fn each_lane(
    b: &mut Builder,
    value: Operand,
    ty: Type,
    mut scalar: impl FnMut(&mut Builder, Operand) -> Operand,
) -> Operand {
    let Some((_, len)) = b.env.types.vector(ty) else { return scalar(b, value) };
    let mut whole = b.poison(ty);
    for index in 0..len {
        let lane = b.extract_element(value, index);
        let lane = scalar(b, lane);
        whole = b.insert_element(whole, lane, index);
    }
    whole
}

/// `llvm.is.fpclass`. LangRef, "llvm.is.fpclass".
fn class(f: &mut Function, cx: &mut Cx, block: Block, at: usize, args: &[Operand]) -> bool {
    let inst = f.blocks[block].insts[at];
    let (int, fraction) = match cx.env.types.scalar(f.operand_type(args[0], cx.env)) {
        Type::HALF => (Type::I16, 10),
        Type::BFLOAT => (Type::I16, 7),
        Type::FLOAT => (Type::I32, 23),
        Type::DOUBLE => (Type::I64, 52),
        _ => {
            cx.unsupported(f, inst, "`llvm.is.fpclass` on this type");
            return false;
        }
    };
    let asked = as_int(f, args[1]).unwrap_or(0) as u32;
    let ty = f.result_type(inst);
    let (mut b, inst) = Builder::replace(f, cx.env, block, at);
    let value = each_lane(&mut b, args[0], ty, |b, value| is_of_class(b, value, int, fraction, asked));
    finish(f, inst, value)
}

/// A test of the bits for each class that is asked for.
fn is_of_class(b: &mut Builder, value: Operand, int: Type, fraction: u32, asked: u32) -> Operand {
    let width = b.env.types.int_width(int).expect("an integer type");
    let bits = b.cast(CastOp::BitCast, value, int);
    let sign = 1i128 << (width - 1);
    let magnitude = b.binary_imm(BinaryOp::And, bits, sign - 1);
    let infinity = (sign - 1) & !((1i128 << fraction) - 1);
    let (least_normal, quiet) = (1i128 << fraction, infinity | 1 << (fraction - 1));
    // Ranges of the magnitude, with the class for a clear and a set sign.
    let ranges: [(i128, i128, u32, u32); 6] = [
        (0, 0, 0x40, 0x20),
        (1, least_normal - 1, 0x80, 0x10),
        (least_normal, infinity - 1, 0x100, 0x8),
        (infinity, infinity, 0x200, 0x4),
        (infinity + 1, quiet - 1, 0x1, 0x1),
        (quiet, sign - 1, 0x2, 0x2),
    ];
    let is_negative = b.icmp_imm(ICmpPred::Slt, bits, 0);
    let is_positive = b.binary_imm(BinaryOp::Xor, is_negative, 1);
    let mut any = b.int(Type::I1, 0);
    for (low, high, positive, negative) in ranges {
        let (positive, negative) = (asked & positive != 0, asked & negative != 0);
        if !positive && !negative {
            continue;
        }
        let from_low = b.binary_imm(BinaryOp::Sub, magnitude, low);
        let mut test = b.icmp_imm(ICmpPred::Ule, from_low, high - low);
        match (positive, negative) {
            (true, false) => test = b.binary(BinaryOp::And, test, is_positive),
            (false, true) => test = b.binary(BinaryOp::And, test, is_negative),
            _ => {}
        }
        any = b.binary(BinaryOp::Or, any, test);
    }
    any
}

/// `llvm.powi`.
fn power(f: &mut Function, cx: &mut Cx, block: Block, at: usize, args: &[Operand]) -> bool {
    let inst = f.blocks[block].insts[at];
    let ty = f.result_type(inst);
    if !matches!(cx.env.types.scalar(ty), Type::FLOAT | Type::DOUBLE) {
        cx.unsupported(f, inst, "`llvm.powi` on this type");
        return false;
    }
    let (mut b, inst) = Builder::replace(f, cx.env, block, at);
    let value = each_lane(&mut b, args[0], ty, |b, base| power_of(b, base, args[1]));
    finish(f, inst, value)
}

/// Squares and multiplies as the runtime libraries of compilers do, since results depend on the order.
fn power_of(b: &mut Builder, start: Operand, exponent: Operand) -> Operand {
    let ty = b.ty(start);
    let exponent = b.sext_or_trunc(exponent, Type::I32);
    let is_negative = b.icmp_imm(ICmpPred::Slt, exponent, 0);
    let zero = b.int(Type::I32, 0);
    let opposite = b.binary(BinaryOp::Sub, zero, exponent);
    let count = b.select(is_negative, opposite, exponent);
    let one = b.float(ty, 1.0);
    let tail = b.split();
    let head = b.block;
    let body = b.new_block(head);
    b.br(body);
    b.go(body);
    let (base_phi, base) = b.phi(ty);
    let (result_phi, result) = b.phi(ty);
    let (left_phi, left) = b.phi(Type::I32);
    let is_odd = b.cast(CastOp::Trunc, left, Type::I1);
    let product = multiply(b, result, base);
    let next_result = b.select(is_odd, product, result);
    let square = multiply(b, base, base);
    let next_left = b.binary_imm(BinaryOp::LShr, left, 1);
    let done = b.icmp_imm(ICmpPred::Eq, next_left, 0);
    b.cond_br(done, tail, body);
    b.go(tail);
    let inverse = b.value(
        InstKind::Binary { op: BinaryOp::FDiv, flags: InstFlags::NONE, lhs: one, rhs: next_result },
        ty,
    );
    let value = b.select(is_negative, inverse, next_result);
    set_incoming(b.f, base_phi, &[(start, head), (square, body)]);
    set_incoming(b.f, result_phi, &[(one, head), (next_result, body)]);
    set_incoming(b.f, left_phi, &[(count, head), (next_left, body)]);
    value
}

fn multiply(b: &mut Builder, lhs: Operand, rhs: Operand) -> Operand {
    b.binary(BinaryOp::FMul, lhs, rhs)
}
