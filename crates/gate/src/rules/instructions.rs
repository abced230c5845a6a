//! One walk over all instructions for the rules that judge them one by one; each rule keeps what it found in a file of its
//! own.

use super::atomics::Atomics;
use super::causes::At;
use super::computed_goto::ComputedGoto;
use super::constant_write::ConstantWrites;
use super::exceptions::Exceptions;
use super::stack::Stack;
use super::tail_calls::TailCalls;
use super::wide::Wide;
use super::{Context, Findings};
use crate::Arch;
use ir::InstKind;

pub(super) fn check(context: &Context<'_>, findings: &mut Findings) {
    let arch = context.target.arch;
    let is_nvptx = arch == Arch::Nvptx;
    let mut atomics = Atomics::default();
    let mut goto = ComputedGoto::default();
    let mut writes = ConstantWrites::default();
    let mut exceptions = Exceptions::default();
    let mut stack = Stack::default();
    let mut tails = TailCalls::default();
    let mut wide = Wide::default();
    for (function, body) in context.module.defined_functions() {
        for &block in &body.layout {
            for &inst in &body.blocks[block].insts {
                let at = At { function, block, inst };
                match &body.insts[inst].kind {
                    kind @ (InstKind::Load { .. }
                    | InstKind::Store { .. }
                    | InstKind::CmpXchg { .. }
                    | InstKind::AtomicRmw { .. }
                    | InstKind::Fence { .. })
                        if is_nvptx =>
                    {
                        atomics.inst(context, body, kind, at);
                        writes.inst(context, body, kind, at);
                    }
                    InstKind::Alloca { ty, count, align, .. } if arch != Arch::Spirv => {
                        stack.alloca(context, body, (*ty, *count, *align), at);
                    }
                    InstKind::IndirectBr(_) if arch != Arch::Amdgpu => goto.inst(at),
                    kind @ (InstKind::Invoke { .. } | InstKind::Eh(_)) => {
                        exceptions.inst(context, body, kind, at);
                    }
                    InstKind::Call(call) if is_nvptx => tails.call(&body.calls[*call], at),
                    kind @ (InstKind::Binary { .. } | InstKind::Unary { .. } | InstKind::Cast { .. })
                        if is_nvptx =>
                    {
                        wide.inst(context, body, kind, at);
                    }
                    _ => {}
                }
            }
        }
        if is_nvptx {
            stack.end_of_function(context, findings, function);
        }
    }
    atomics.report(context, findings);
    goto.report(context, findings);
    writes.report(context, findings);
    exceptions.report(context, findings);
    stack.report(context, findings);
    tails.report(context, findings);
    wide.report(context, findings);
}
