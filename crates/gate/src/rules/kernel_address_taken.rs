//! `kernel-address-taken`: an instruction takes the address of a kernel, and the address escapes from what the gate can
//! follow. Launches, tables, metadata and comparisons are what the address is for, and are silent.

use super::{Context, Findings, asm_text};
use crate::facts::{Arrival, Callee, Origin};
use crate::place;
use diag::{Diagnostic, codes};
use ir::{Block, GlobalId, Inst, InstKind, Operand};
use rustc_hash::FxHashSet;

pub(super) fn check(context: &Context<'_>, findings: &mut Findings) {
    let Some(flow) = &context.facts.flow else { return };
    // One taking of an address is told once, at the first place where it escapes.
    let mut told = FxHashSet::default();
    for (function, body) in context.module.defined_functions() {
        let escapes_by_return = !context.env().globals[function].linkage.is_local();
        for &block in &body.layout {
            for &inst in &body.blocks[block].insts {
                let arrivals = match &body.insts[inst].kind {
                    InstKind::Store { value, ptr, .. } | InstKind::AtomicRmw { ptr, value, .. } => {
                        stored(context, function, inst, *value, *ptr)
                    }
                    InstKind::CmpXchg { ptr, new, .. } => stored(context, function, inst, *new, *ptr),
                    InstKind::Ret(Some(value)) if escapes_by_return => {
                        flow.arrivals(function, inst, body.resolve(*value))
                    }
                    InstKind::Ret(_) => Vec::new(),
                    _ => continue,
                };
                let how = match &body.insts[inst].kind {
                    InstKind::Ret(_) => "is returned to a caller that this module may not show",
                    _ => "is stored in memory that other code can read",
                };
                report(context, findings, &mut told, (function, block, inst), &arrivals, how);
            }
        }
    }
    for site in context.facts.calls.sites() {
        let outside = match site.callee {
            // A call in the text is told as what it is.
            Callee::Asm(asm) => {
                let template = context.env().strings.text(context.env().asms[asm].template);
                !asm_text::calls(&template).contains(&asm_text::Target::Register)
            }
            callee => callee.function().is_some_and(|f| is_unseen(context, f)),
        };
        if outside {
            let args = context.body(site.caller).list(&context.call(site).args);
            let arrivals: Vec<Arrival> = args.iter().flat_map(|&arg| context.kernels_in(site, arg)).collect();
            let how = "is passed to code that this module does not show";
            report(context, findings, &mut told, (site.caller, site.block, site.inst), &arrivals, how);
        }
    }
}

fn stored(
    context: &Context<'_>,
    function: GlobalId,
    inst: Inst,
    value: Operand,
    ptr: Operand,
) -> Vec<Arrival> {
    let (Some(flow), Some(body)) = (&context.facts.flow, context.module.body(function)) else {
        return Vec::new();
    };
    let arrivals = flow.arrivals(function, inst, body.resolve(value));
    if arrivals.is_empty() || !flow.is_shared_memory(function, inst, body.resolve(ptr)) {
        return Vec::new();
    }
    arrivals
}

fn report(
    context: &Context<'_>,
    findings: &mut Findings,
    told: &mut FxHashSet<(GlobalId, Origin)>,
    (function, block, inst): (GlobalId, Block, Inst),
    arrivals: &[Arrival],
    how: &str,
) {
    for arrival in arrivals {
        let Origin::Instruction { function: taker, block: taken_in, inst: taken_by } = arrival.origin else {
            continue;
        };
        let is_kernel = context.facts.marks.contains(arrival.function);
        if !is_kernel || arrival.weak || !told.insert((arrival.function, arrival.origin)) {
            continue;
        }
        let at = place::of_finding(context.module, function, block, inst);
        let message = format!(
            "the address of kernel {} {how}; only a launch may use it",
            context.quoted(arrival.function)
        );
        let mut diagnostic = Diagnostic::new(&codes::KERNEL_ADDRESS_TAKEN, at, message);
        diagnostic = context.explain_kernel(diagnostic, arrival.function);
        if (taker, taken_by) != (function, inst) {
            let taken_at = place::of_inst(context.module, taker, taken_in, taken_by);
            diagnostic = diagnostic.label(taken_at, "the address is taken here");
        }
        findings.at_inst(function, inst, diagnostic);
    }
}

/// Whether a function is one without a body that neither launches kernels nor is an intrinsic.
fn is_unseen(context: &Context<'_>, function: GlobalId) -> bool {
    let name = context.env().global_name(function);
    context.module.body(function).is_none() && !name.starts_with("llvm.") && !launches(&name)
}

/// Whether a function of that name is part of a device runtime that takes kernels in order to launch them.
///
/// CUDA's device runtime (in both of its versions), OpenCL's enqueueing of blocks as clang and SPIR-V spell it, HIP.
fn launches(name: &str) -> bool {
    const WORDS: [&str; 9] = [
        "cudaLaunch",
        "cudaGetParameterBuffer",
        "cudaFuncGetAttributes",
        "cudaFuncSet",
        "cudaOccupancy",
        "__cudaCDP2",
        "EnqueueKernel",
        "enqueue_kernel",
        "hipLaunch",
    ];
    WORDS.iter().any(|word| name.contains(word))
}
