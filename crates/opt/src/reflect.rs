//! `__nvvm_reflect("…")`: libdevice asks how it is compiled, and gets a constant.

use crate::annotations::strip_casts;
use crate::build::{as_int, int};
use gate::Target;
use ir::{
    Const, ConstExpr, ConstKind, ConstPool, Function, GlobalId, MdData, Module, ModuleEnv, Operand,
    OperandKind,
};

/// Names under which the question is asked.
const NAMES: [&str; 3] = ["__nvvm_reflect", "__nvvm_reflect_ocl", "llvm.nvvm.reflect"];

/// Answers every question of the module. Returns the functions that asked.
pub(crate) fn run(module: &mut Module, target: &Target) -> Vec<GlobalId> {
    let asks = |env: &ModuleEnv, id: GlobalId| {
        env.globals[id].name.is_some_and(|name| {
            let name = env.strings.bytes(name);
            NAMES.iter().any(|n| name == n.as_bytes()) || name.starts_with(b"llvm.nvvm.reflect.")
        })
    };
    let questions: Vec<GlobalId> = module.env.globals.keys().filter(|&id| asks(&module.env, id)).collect();
    if questions.is_empty() {
        return Vec::new();
    }
    let ftz = flag(&module.env, "nvvm-reflect-ftz").unwrap_or(0);
    let arch = u64::from(target.sm.number) * 10;
    let functions: Vec<GlobalId> = module.defined_functions().map(|(id, _)| id).collect();
    let mut changed = Vec::new();
    for id in functions {
        let Some(mut body) = module.bodies[id].take() else { continue };
        let answer = |name: &[u8]| match name {
            b"__CUDA_ARCH" => arch,
            b"__CUDA_FTZ" => ftz,
            // Division and square root round correctly here unless the IR allows less, as for `nvcc` without
            // `--use_fast_math`.
            b"__CUDA_PREC_SQRT" | b"__CUDA_PREC_DIV" => 1,
            _ => 0,
        };
        if fold(&mut body, &module.env, &questions, answer) {
            changed.push(id);
        }
        module.bodies[id] = Some(body);
    }
    changed
}

fn fold(f: &mut Function, env: &ModuleEnv, questions: &[GlobalId], answer: impl Fn(&[u8]) -> u64) -> bool {
    let mut changed = false;
    for block in f.layout.clone() {
        for inst in f.blocks[block].insts.clone() {
            let Some(call) = f.call(inst) else { continue };
            if !call.callee.as_global().is_some_and(|id| questions.contains(&id)) {
                continue;
            }
            let Some(&name) = f.list(&call.args).first() else { continue };
            let (Some(name), Some(result)) = (text(f, env, name), f.result(inst)) else { continue };
            let ty = f.values[result].ty;
            if env.types.int_width(ty).is_none_or(|width| width > 128) {
                continue;
            }
            let value = int(f, env, ty, answer(&name).into());
            f.forward(result, value);
            f.blocks[block].insts.retain(|&i| i != inst);
            changed = true;
        }
    }
    if changed {
        f.sweep_forwards();
    }
    changed
}

/// The string that an argument points at, without its final zero.
fn text(f: &Function, env: &ModuleEnv, operand: Operand) -> Option<Vec<u8>> {
    let global = match operand.kind() {
        OperandKind::Global(id) => id,
        OperandKind::Const(c) => base(&f.consts, c)?,
        OperandKind::Value(v) => {
            // A cast, a GEP of zeros, or the old intrinsic that changes the address space.
            let inst = f.def_inst(v)?;
            let mut inner = None;
            let mut plain = true;
            f.for_each_operand(inst, |o| match o.kind() {
                OperandKind::Global(id) if env.globals[id].as_variable().is_some() => inner = Some(id),
                OperandKind::Const(c) if base(&f.consts, c).is_some() => inner = base(&f.consts, c),
                OperandKind::Global(_) => {}
                _ => plain &= as_int(f, o) == Some(0),
            });
            inner.filter(|_| plain)?
        }
        _ => return None,
    };
    let init = env.globals[global].as_variable()?.init?;
    let mut bytes = match env.consts.kind(strip_casts(env, init)) {
        ConstKind::Bytes(bytes) => bytes.to_vec(),
        _ => return None,
    };
    while bytes.last() == Some(&0) {
        bytes.pop();
    }
    Some(bytes)
}

/// The variable at the bottom of casts and GEPs of zeros.
fn base(pool: &ConstPool, mut c: Const) -> Option<GlobalId> {
    loop {
        match pool.kind(c) {
            ConstKind::Global(id) => return Some(*id),
            ConstKind::Expr(expr) => match &**expr {
                ConstExpr::Cast { value, .. } => c = *value,
                ConstExpr::Gep { operands, .. } => {
                    let still = operands[1..].iter().all(|&index| pool.as_int(index) == Some(0));
                    c = *operands.first().filter(|_| still)?;
                }
                _ => return None,
            },
            _ => return None,
        }
    }
}

/// The value of a module flag. LangRef, "Module Flags Metadata".
fn flag(env: &ModuleEnv, name: &str) -> Option<u64> {
    let wanted = env.strings.find(name)?;
    env.named_metadata("llvm.module.flags").iter().find_map(|&node| {
        let node = env.metadata.as_node(node)?;
        let operands: Vec<_> = env.metadata.operands(node).collect();
        let [_, Some(key), Some(value)] = operands[..] else { return None };
        match (env.metadata.get(key), env.metadata.get(value)) {
            (MdData::Str(key), MdData::Value(c)) if *key == wanted => env.consts.as_int(*c),
            _ => None,
        }
    })
}
