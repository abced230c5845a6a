//! `llvm.vector.reduce.*`: lane by lane, from the first to the last. LangRef, "Vector Reduction Intrinsics".

use super::{Cx, finish};
use crate::build::Builder;
use ir::{BinaryOp, Block, Function, ICmpPred, InstFlags, InstKind, Operand};

/// Lowers a reduction; `name` is without `llvm.`.
pub(super) fn lower(f: &mut Function, cx: &mut Cx, block: Block, at: usize, name: &str) -> bool {
    let inst = f.blocks[block].insts[at];
    let Some(call) = f.insts[inst].kind.call() else { return false };
    let flags = f.calls[call].flags;
    let args = f.call_args(call).to_vec();
    let Some(op) = name.split('.').nth(2).map(str::to_owned) else { return false };
    let Some(&vector) = args.last() else { return false };
    let Some((elem, len)) = cx.env.types.vector(f.operand_type(vector, cx.env)) else { return false };
    let start_fits = args.len() < 2 || f.operand_type(args[0], cx.env) == elem;
    let is_float = cx.env.types.is_float(elem);
    if f.result_type(inst) != elem || !start_fits || op.starts_with('f') != is_float {
        return false;
    }
    let step = match op.as_str() {
        "add" => Step::Binary(BinaryOp::Add),
        "mul" => Step::Binary(BinaryOp::Mul),
        "and" => Step::Binary(BinaryOp::And),
        "or" => Step::Binary(BinaryOp::Or),
        "xor" => Step::Binary(BinaryOp::Xor),
        "fadd" => Step::Binary(BinaryOp::FAdd),
        "fmul" => Step::Binary(BinaryOp::FMul),
        "smax" => Step::Pick(ICmpPred::Sgt),
        "smin" => Step::Pick(ICmpPred::Slt),
        "umax" => Step::Pick(ICmpPred::Ugt),
        "umin" => Step::Pick(ICmpPred::Ult),
        "fmax" | "fmin" | "fmaximum" | "fminimum" => {
            let scalar = match op.as_str() {
                "fmax" => "maxnum",
                "fmin" => "minnum",
                "fmaximum" => "maximum",
                _ => "minimum",
            };
            match cx.helpers.minmax(scalar, elem) {
                Some(id) => Step::Call(id),
                None => {
                    cx.unsupported(f, inst, &format!("`llvm.{name}`"));
                    return false;
                }
            }
        }
        _ => {
            cx.unsupported(f, inst, &format!("`llvm.{name}`"));
            return false;
        }
    };
    let (mut b, inst) = Builder::replace(f, cx.env, block, at);
    // The float sums have a start value in front.
    let start = (args.len() > 1).then(|| args[0]);
    let mut sum: Option<Operand> = start;
    for index in 0..len {
        let lane = b.extract_element(vector, index);
        sum = Some(match sum {
            None => lane,
            Some(sum) => step.apply(&mut b, flags, sum, lane),
        });
    }
    match sum {
        Some(sum) => finish(f, inst, sum),
        None => true,
    }
}

enum Step {
    Binary(BinaryOp),
    Pick(ICmpPred),
    Call(ir::GlobalId),
}

impl Step {
    fn apply(&self, b: &mut Builder, flags: InstFlags, lhs: Operand, rhs: Operand) -> Operand {
        let ty = b.ty(lhs);
        match *self {
            Step::Binary(op) => b.value(InstKind::Binary { op, flags, lhs, rhs }, ty),
            Step::Pick(pred) => {
                let first = b.icmp(pred, lhs, rhs);
                b.select(first, lhs, rhs)
            }
            Step::Call(id) => b.call(id, &[lhs, rhs]),
        }
    }
}
