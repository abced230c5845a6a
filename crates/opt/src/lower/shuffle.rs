//! `llvm.vector.*` that only move lanes become shuffles. LangRef, "Vector Manipulation Intrinsics".

use super::{Cx, finish};
use crate::build::{Builder, as_int};
use ir::{Block, Function, InstKind, ModuleEnv, Operand, Type, TypeKind};

/// Lowers one of them; `name` is without `llvm.` and `experimental.`. Scalable vectors, and declarations that are not the
/// intrinsic's, are left alone.
pub(super) fn lower(f: &mut Function, cx: &mut Cx, block: Block, at: usize, name: &str) -> bool {
    let env = cx.env;
    let inst = f.blocks[block].insts[at];
    let Some(call) = f.insts[inst].kind.call() else { return false };
    let args = f.call_args(call).to_vec();
    let ty = f.result_type(inst);
    let Some(&first) = args.first() else { return false };
    let Some((elem, len)) = fixed(env, f.operand_type(first, env)) else { return false };
    let second = args.get(1).copied();
    let Some(masks) = masks(f, env, name, ty, elem, len, &args) else { return false };
    let (mut b, inst) = Builder::replace(f, env, block, at);
    let other = match second.filter(|&second| b.ty(second) == b.ty(first)) {
        Some(second) => second,
        None => b.poison(b.ty(first)),
    };
    let value = match masks {
        Masks::One(mask) => shuffle(&mut b, first, other, &mask, ty),
        Masks::Two(even, odd) => {
            let half = env.types.element(ty, 0).expect("checked with the masks");
            let (even, odd) =
                (shuffle(&mut b, first, other, &even, half), shuffle(&mut b, first, other, &odd, half));
            let pair = b.poison(ty);
            let pair = b.insert_value(pair, even, 0);
            b.insert_value(pair, odd, 1)
        }
        Masks::Insert(start) => {
            let part = second.expect("checked with the masks");
            let (_, count) = env.types.vector(b.ty(part)).expect("checked with the masks");
            (0..count).fold(first, |whole, lane| {
                let element = b.extract_element(part, lane);
                b.insert_element(whole, element, start + lane)
            })
        }
    };
    finish(f, inst, value)
}

enum Masks {
    One(Vec<u32>),
    Two(Vec<u32>, Vec<u32>),
    /// Lanes of the second argument from this lane on.
    Insert(u32),
}

/// Which lanes go where, if the types are those of the intrinsic.
fn masks(
    f: &Function,
    env: &ModuleEnv,
    name: &str,
    ty: Type,
    elem: Type,
    len: u32,
    args: &[Operand],
) -> Option<Masks> {
    let number = |n: usize| args.get(n).and_then(|&arg| as_int(f, arg));
    let arg_ty = |n: usize| args.get(n).map(|&arg| f.operand_type(arg, env));
    let base = name.strip_prefix("vector.")?.split('.').next()?;
    let result = fixed(env, ty).filter(|&(e, _)| e == elem).map(|(_, len)| len);
    match base {
        "extract" => {
            let start = u32::try_from(number(1)?).ok()?;
            let count = result?;
            (start.checked_add(count)? <= len).then(|| Masks::One((start..start + count).collect()))
        }
        "insert" => {
            let start = u32::try_from(number(2)?).ok()?;
            let (part, count) = fixed(env, arg_ty(1)?)?;
            let fits = part == elem && start.checked_add(count)? <= len && arg_ty(0)? == ty;
            fits.then_some(Masks::Insert(start))
        }
        "reverse" => (result? == len).then(|| Masks::One((0..len).rev().collect())),
        "splice" => {
            let offset = crate::fold::signed(32, number(2)?);
            let start = if offset < 0 { i128::from(len) + offset } else { offset };
            let start = u32::try_from(start).ok().filter(|&start| start <= len)?;
            (result? == len && arg_ty(1)? == ty).then(|| Masks::One((start..start + len).collect()))
        }
        "interleave2" => {
            let fits = result? == len.checked_mul(2)? && arg_ty(1)? == arg_ty(0)?;
            fits.then(|| Masks::One((0..len).flat_map(|lane| [lane, lane + len]).collect()))
        }
        "deinterleave2" => {
            let half = fixed(env, env.types.element(ty, 0)?)?;
            let fits = half == (elem, len / 2)
                && len.is_multiple_of(2)
                && env.types.element(ty, 1) == env.types.element(ty, 0);
            fits.then(|| Masks::Two((0..len).step_by(2).collect(), (1..len).step_by(2).collect()))
        }
        _ => None,
    }
}

/// Element type and length of a vector that is not scalable.
fn fixed(env: &ModuleEnv, ty: Type) -> Option<(Type, u32)> {
    match *env.types.kind(ty) {
        TypeKind::Vector { elem, len, scalable: false } => Some((elem, len)),
        _ => None,
    }
}

fn shuffle(b: &mut Builder, first: Operand, second: Operand, lanes: &[u32], ty: Type) -> Operand {
    let mask = b.f.make_indices(lanes);
    b.value(InstKind::ShuffleVector { a: first, b: second, mask }, ty)
}
