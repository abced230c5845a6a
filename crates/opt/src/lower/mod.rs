//! Rewrites what code generation never sees: memory intrinsics, wide division, unusual atomics, hints, exceptions.
//!
//! It runs at every level. The list of what is gone afterwards is part of the promise in the documentation of the crate.

mod atomics;
mod divide;
mod helpers;
pub(crate) mod intrinsics;
mod memory;
mod reduce;
mod shuffle;
mod wide;

pub(crate) use helpers::Helpers;

use crate::build::{Builder, remove_edge};
use crate::flow;
use diag::{Diagnostic, Place, codes};
use gate::Target;
use ir::{BinaryOp, Block, CastOp, Function, Inst, InstKind, ModuleEnv, Operand, Type};

/// What lowering looks at beside the function, and where it reports.
pub(crate) struct Cx<'a> {
    /// The module.
    pub(crate) env: &'a ModuleEnv,
    /// What it is compiled for.
    pub(crate) target: &'a Target,
    /// Functions to call.
    pub(crate) helpers: &'a Helpers,
    /// What could not be lowered.
    pub(crate) diagnostics: Vec<Diagnostic>,
}

impl Cx<'_> {
    /// Reports an instruction as unsupported.
    fn unsupported(&mut self, f: &Function, inst: Inst, what: &str) {
        self.diagnostics.push(unsupported(self.env, f, inst, what));
    }
}

/// The diagnostic for an instruction that is not supported, `what` being its subject.
pub(crate) fn unsupported(env: &ModuleEnv, f: &Function, inst: Inst, what: &str) -> Diagnostic {
    let mut place = Place::symbol(env.global_name(f.id).into_owned());
    place.entity.instruction = Some(ir::print::instruction(f, env, inst).trim().to_owned());
    place.span = f.spans[inst];
    place.source = f.insts[inst].loc.expand().and_then(|loc| env.source_pos(f, loc));
    Diagnostic::new(&codes::UNSUPPORTED, place, format!("{what} is not supported yet"))
}

/// Lowers a function.
pub(crate) fn run(f: &mut Function, cx: &mut Cx) {
    f.debug_records.clear();
    drop_invokes(f);
    flow::remove_unreachable(f);
    let mut at = 0;
    // Blocks that a rewriting adds stand behind the one it is in, so that they are visited too.
    while let Some(&block) = f.layout.get(at) {
        lower_block(f, cx, block);
        at += 1;
    }
    flow::remove_unreachable(f);
    f.sweep_forwards();
    memory::huge_values(f, cx);
}

/// Makes every `invoke` a call: nothing unwinds on a device. What only exceptions reach is then unreachable.
pub(crate) fn drop_invokes(f: &mut Function) {
    for block in f.layout.clone() {
        if let Some(inst) = f.terminator(block) {
            drop_invoke(f, block, inst);
        }
    }
}

fn drop_invoke(f: &mut Function, block: Block, inst: Inst) -> bool {
    let InstKind::Invoke { call, normal, unwind } = f.insts[inst].kind else { return false };
    f.insts[inst].kind = InstKind::Call(call);
    remove_edge(f, unwind, block);
    let loc = f.insts[inst].loc.expand();
    f.append(block, InstKind::Br(normal), Type::VOID, loc);
    true
}

fn lower_block(f: &mut Function, cx: &mut Cx, block: Block) {
    let mut at = 0;
    while let Some(&inst) = f.blocks[block].insts.get(at) {
        let before = f.blocks[block].insts.len();
        if lower_inst(f, cx, block, at, inst) {
            // Look at what came in its place; everything there is closer to the goal than what it replaced.
            if f.blocks[block].insts.len() == before && f.blocks[block].insts.get(at) == Some(&inst) {
                at += 1;
            }
        } else {
            at += 1;
        }
    }
}

/// Lowers one instruction; whether it was replaced.
fn lower_inst(f: &mut Function, cx: &mut Cx, block: Block, at: usize, inst: Inst) -> bool {
    let env = cx.env;
    let ty = f.result_type(inst);
    let wide = |ty: Type| env.types.int_width(env.types.scalar(ty)).is_some_and(|width| width > 64);
    let is_vector = |ty: Type| env.types.vector(ty).is_some();
    match f.insts[inst].kind {
        InstKind::Binary {
            op: BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem, ..
        } if wide(ty) => {
            if is_vector(ty) {
                by_lanes(f, cx, block, at)
            } else {
                divide::integers(f, cx, block, at)
            }
        }
        InstKind::Binary { op: BinaryOp::FRem, .. } => {
            if is_vector(ty) {
                by_lanes(f, cx, block, at)
            } else {
                divide::floats(f, cx, block, at)
            }
        }
        InstKind::Cast { op, value, .. } => {
            let from = f.operand_type(value, env);
            let is_wide = match op {
                CastOp::FPToUI | CastOp::FPToSI => wide(ty),
                CastOp::UIToFP | CastOp::SIToFP => wide(from),
                _ => false,
            };
            match is_wide {
                true if is_vector(ty) => by_lanes(f, cx, block, at),
                true => wide::convert(f, cx, block, at),
                false => false,
            }
        }
        InstKind::Call(_) => intrinsics::lower(f, cx, block, at),
        InstKind::AtomicRmw { .. } | InstKind::CmpXchg { .. } => atomics::lower(f, cx, block, at),
        _ => false,
    }
}

/// Takes an operation on vectors apart into one on each lane.
fn by_lanes(f: &mut Function, cx: &Cx, block: Block, at: usize) -> bool {
    let (mut b, inst) = Builder::replace(f, cx.env, block, at);
    let result = b.f.result(inst).expect("lanes of a value");
    let ty = b.f.values[result].ty;
    let (elem, len) = cx.env.types.vector(ty).expect("a vector");
    let mut vector = b.poison(ty);
    for lane in 0..len {
        let kind = match b.f.insts[inst].kind {
            InstKind::Binary { op, flags, lhs, rhs } => {
                let (lhs, rhs) = (b.extract_element(lhs, lane), b.extract_element(rhs, lane));
                InstKind::Binary { op, flags, lhs, rhs }
            }
            InstKind::Cast { op, flags, value } => {
                InstKind::Cast { op, flags, value: b.extract_element(value, lane) }
            }
            _ => unreachable!("only these are taken apart"),
        };
        let value = b.value(kind, elem);
        vector = b.insert_element(vector, value, lane);
    }
    b.f.forward(result, vector);
    true
}

/// Ends a rewriting: the result of the replaced instruction is `value`.
fn finish(f: &mut Function, inst: Inst, value: Operand) -> bool {
    if let Some(result) = f.result(inst) {
        f.forward(result, value);
    }
    true
}
