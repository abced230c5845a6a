//! The order of the passes.
//!
//! At every level exceptions go and what must be inlined is. Above `-O0` each function is cleaned (slots taken apart and made
//! values, local rewriting, control flow, short branches, equal computations, dead code; again until nothing changes), then
//! small callees are inlined, callees first. Lowering follows at every level, and cleaning and address spaces after it.
//! A function that is marked `optnone` is only lowered.

use crate::{Level, dce, flow, gvn, inline, lower, mem2reg, select, simplify, spaces, sroa};
use gate::Target;
use ir::{AttrKind, CastOp, ConstExpr, ConstKind, Function, GlobalId, Module, ModuleEnv, Operand};

/// Before lowering, which makes loops of copies that are better taken apart.
pub(crate) fn before(module: &mut Module, level: Level) {
    each(module, |f, env| {
        f.debug_records.clear();
        name_callees(f);
        lower::drop_invokes(f);
        flow::remove_unreachable(f);
        if level > Level::O0 && !is_untouched(f, env) {
            clean(f, env);
        }
    });
    inline::run(module, level);
}

/// A callee behind casts between pointers of one type, as typed pointers had them, is the function itself.
fn name_callees(f: &mut Function) {
    for call in f.calls.values_mut() {
        while let Some(c) = call.callee.as_const()
            && let ConstKind::Expr(expr) = f.consts.kind(c)
            && let ConstExpr::Cast { op: CastOp::BitCast, value } = **expr
        {
            call.callee = match *f.consts.kind(value) {
                ConstKind::Global(global) => Operand::global(global),
                _ => Operand::constant(value),
            };
        }
    }
}

/// After lowering.
pub(crate) fn after(f: &mut Function, env: &ModuleEnv, target: &Target) {
    if is_untouched(f, env) {
        return;
    }
    clean(f, env);
    if checked(f, env, "spaces", |f, env| spaces::run(f, env, target)) {
        clean(f, env);
    }
}

/// Whether a function asks to be left as it is.
pub(crate) fn is_untouched(f: &Function, env: &ModuleEnv) -> bool {
    env.attributes.has(env.function(f.id).attributes, AttrKind::OptNone)
}

/// Runs a pass on every body.
fn each(module: &mut Module, pass: impl Fn(&mut Function, &ModuleEnv)) {
    let functions: Vec<GlobalId> = module.defined_functions().map(|(id, _)| id).collect();
    for id in functions {
        if let Some(mut body) = module.bodies[id].take() {
            pass(&mut body, &module.env);
            module.bodies[id] = Some(body);
        }
    }
}

/// Stack slots to values, and what that makes simple.
pub(crate) fn clean(f: &mut Function, env: &ModuleEnv) {
    for _ in 0..4 {
        let mut changed = false;
        changed |= checked(f, env, "sroa", sroa::run);
        changed |= checked(f, env, "mem2reg", mem2reg::run);
        changed |= checked(f, env, "simplify", simplify::run);
        checked(f, env, "flow", |f, env| {
            flow::simplify(f, env);
            true
        });
        changed |= checked(f, env, "select", select::run);
        changed |= checked(f, env, "gvn", gvn::run);
        changed |= checked(f, env, "dce", dce::run);
        if !changed {
            return;
        }
    }
}

/// Runs a pass; in debug builds, the structural verifier looks at what it left.
fn checked(
    f: &mut Function,
    env: &ModuleEnv,
    name: &str,
    pass: impl FnOnce(&mut Function, &ModuleEnv) -> bool,
) -> bool {
    let changed = pass(f, env);
    verify(f, env, name);
    changed
}

/// In debug builds, stops if a pass has broken the structure of a function.
pub(crate) fn verify(f: &Function, env: &ModuleEnv, pass: &str) {
    if cfg!(debug_assertions) {
        let found = ir::verify::function(f, env);
        if let Some(first) = found.first() {
            let at = first.place.entity.instruction.as_deref().unwrap_or_default();
            panic!("{pass} broke `{}`: {}: {at}", env.global_name(f.id), first.message);
        }
    }
}
