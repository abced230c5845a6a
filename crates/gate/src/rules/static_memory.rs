//! `static-memory-size`: more constant memory in a module, or more static shared memory in a kernel, than `ptxas` allows.
//! CUDA C++ programming guide, "Technical Specifications".

use super::{Context, Findings};
use crate::{Arch, place};
use diag::{Diagnostic, codes};
use ir::GlobalId;
use rustc_hash::FxHashSet;

/// Bytes of constant memory of a module.
const CONSTANT: u64 = 65536;
/// Bytes of static shared memory of a kernel, also where a launch can ask for more.
const SHARED: u64 = 49152;

pub(super) fn check(context: &Context<'_>, findings: &mut Findings) {
    match context.target.arch {
        Arch::Nvptx => {}
        Arch::Amdgpu => return unreached(context, findings),
        Arch::Spirv => return,
    }
    let constants = variables(context, 4);
    let total: u64 = constants.iter().map(|(_, size)| size).sum();
    if total > CONSTANT {
        let message = format!("the module has {total} bytes of constant memory; the limit is {CONSTANT}");
        told(context, findings, &constants, message, "put large tables into addrspace(1)");
    }
    let shared = variables(context, 3);
    if shared.iter().map(|(_, size)| size).sum::<u64>() <= SHARED {
        return;
    }
    for &kernel in &context.facts.kernels {
        let used = reached(context, kernel);
        let used: Vec<_> = shared.iter().copied().filter(|(id, _)| used.contains(id)).collect();
        let total: u64 = used.iter().map(|(_, size)| size).sum();
        if total > SHARED {
            let message = format!(
                "kernel {} uses {total} bytes of static shared memory; the limit is {SHARED} for every device",
                context.quoted(kernel)
            );
            let help = "use dynamic shared memory: an external array of length 0 in addrspace(3)";
            told(context, findings, &used, message, help);
        }
    }
}

/// The defined variables of an address space with their sizes.
fn variables(context: &Context<'_>, space: u32) -> Vec<(GlobalId, u64)> {
    let env = context.env();
    let of_space = env.globals.iter().filter(|(_, global)| {
        global.addr_space == space && global.as_variable().is_some_and(|variable| variable.init.is_some())
    });
    of_space.filter_map(|(id, global)| Some((id, env.layout.alloc_size(&env.types, global.ty)?))).collect()
}

/// At the largest of them.
fn told(
    context: &Context<'_>,
    findings: &mut Findings,
    variables: &[(GlobalId, u64)],
    message: String,
    help: &str,
) {
    let mut largest = variables[0];
    for &variable in variables {
        if variable.1 > largest.1 {
            largest = variable;
        }
    }
    let at = place::of_global(context.env(), largest.0);
    let mut diagnostic = Diagnostic::new(&codes::STATIC_MEMORY_SIZE, at, message);
    diagnostic = diagnostic.note(format!(
        "the largest part is {} with {} bytes",
        context.quoted(largest.0),
        largest.1
    ));
    findings.at_global(largest.0, diagnostic.help(help));
}

/// On AMD, shared memory belongs to kernels: LLVM makes a trap of a use that no kernel reaches.
fn unreached(context: &Context<'_>, findings: &mut Findings) {
    let env = context.env();
    let is_shared = |id: GlobalId| env.globals[id].addr_space == 3 && env.globals[id].as_variable().is_some();
    if !env.globals.keys().any(is_shared) {
        return;
    }
    let mut reached_by_kernels = FxHashSet::default();
    for &kernel in &context.facts.kernels {
        reached_by_kernels.extend(reached(context, kernel));
    }
    for (function, _) in context.module.defined_functions() {
        let mut uses = context.facts.calls.refs_of(function).iter().filter(|r| is_shared(r.target));
        let Some(first) = uses.next().filter(|_| !reached_by_kernels.contains(&function)) else { continue };
        let message = format!(
            "function {} uses shared variable {}, and no kernel reaches it: LLVM makes a trap of the use",
            context.quoted(function),
            context.quoted(first.target)
        );
        let at = place::of_finding(context.module, function, first.block, first.inst);
        let diagnostic = Diagnostic::new(&codes::SHARED_UNREACHED, at, message);
        findings.at_inst(
            function,
            first.inst,
            diagnostic.help("remove the function, or link it with the kernels that call it"),
        );
    }
}

/// Everything that a kernel refers to.
fn reached(context: &Context<'_>, kernel: GlobalId) -> FxHashSet<GlobalId> {
    let mut seen = FxHashSet::default();
    let mut stack = vec![kernel];
    while let Some(at) = stack.pop() {
        if seen.insert(at) {
            stack.extend(context.facts.calls.refs_of(at).iter().map(|reference| reference.target));
            stack.extend(context.facts.calls.named_by(at));
        }
    }
    seen
}
