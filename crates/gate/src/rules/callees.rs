//! The hard rules on callees: `call-signature-mismatch`, `external-unresolved`, `call-of-constant-pointer`.

use super::{Context, Findings};
use crate::facts::{CallSite, Callee};
use crate::{Arch, place};
use diag::{Diagnostic, Place, Severity, codes};
use ir::GlobalId;
use rustc_hash::FxHashMap;

/// Further calls that one report shows.
const SHOWN: usize = 3;
/// Callers that one report of a missing function names.
const CALLERS: usize = 32;

pub(super) fn check(context: &Context<'_>, findings: &mut Findings) {
    let mut unresolved = Groups::default();
    let mut mismatched = Groups::default();
    for site in context.facts.calls.sites() {
        if site.callee == Callee::Nothing {
            findings.at_inst(site.caller, site.inst, constant_pointer(context, site));
        }
        let Some(callee) = site.callee.function() else { continue };
        let name = context.env().global_name(callee);
        if name.starts_with("llvm.") {
            continue;
        }
        let fn_ty = context.call(site).fn_ty;
        if fn_ty != context.env().globals[callee].ty {
            mismatched.add((callee, fn_ty.as_u32()), *site);
        }
        let undefined = context.module.body(callee).is_none() && !context.facts.marks.contains(callee);
        if undefined && is_missing(context, &name) {
            unresolved.add((callee, 0), *site);
        }
    }
    for (callee, sites) in mismatched.in_order() {
        findings.at_inst(sites[0].caller, sites[0].inst, mismatch(context, callee, &sites));
    }
    for (callee, sites) in unresolved.in_order() {
        findings.at_inst(sites[0].caller, sites[0].inst, unresolved_call(context, callee, &sites));
    }
}

/// Whether a function without a body is missing. In a module that is perhaps one of several, only the names of libraries
/// that no other device module can be expected to define are.
fn is_missing(context: &Context<'_>, name: &str) -> bool {
    // A module without a kernel is a part of a program, like Rust's `core`, whose `memcpy` another part defines.
    let is_program = !context.facts.kernels.is_empty();
    match context.target.arch {
        Arch::Nvptx if context.relocatable => false,
        Arch::Nvptx => !is_provided(name) && (context.whole_program || is_program && library(name).is_some()),
        Arch::Amdgpu => !name.starts_with("__"),
        Arch::Spirv => false,
    }
}

/// Calls by cause, in the order of the first.
#[derive(Default)]
struct Groups {
    order: Vec<(GlobalId, u32)>,
    sites: FxHashMap<(GlobalId, u32), Vec<CallSite>>,
}

impl Groups {
    fn add(&mut self, cause: (GlobalId, u32), site: CallSite) {
        let sites = self.sites.entry(cause).or_default();
        if sites.is_empty() {
            self.order.push(cause);
        }
        sites.push(site);
    }

    fn in_order(mut self) -> impl Iterator<Item = (GlobalId, Vec<CallSite>)> {
        let order = std::mem::take(&mut self.order);
        order.into_iter().map(move |cause| (cause.0, self.sites.remove(&cause).unwrap_or_default()))
    }
}

fn constant_pointer(context: &Context<'_>, site: &CallSite) -> Diagnostic {
    let message = format!(
        "{} calls a function pointer that is null or undefined: the behaviour is undefined, an optimiser deletes all \
         that leads here",
        context.described(site.caller)
    );
    let diagnostic = Diagnostic::new(&codes::CALL_OF_CONSTANT_POINTER, context.place(site), message);
    context.explain_way(diagnostic, site).help("remove the call, or give it a callee")
}

fn mismatch(context: &Context<'_>, callee: GlobalId, sites: &[CallSite]) -> Diagnostic {
    let (site, env) = (&sites[0], context.env());
    let name = context.quoted(callee);
    let verb = if context.module.body(callee).is_some() { "defined" } else { "declared" };
    let message = format!(
        "{} calls {} as `{}`, but it is {verb} as `{}`",
        context.described(site.caller),
        context.described(callee),
        ir::print::ty(env, context.call(site).fn_ty),
        ir::print::ty(env, env.globals[callee].ty),
    );
    let diagnostic = Diagnostic::new(&codes::CALL_SIGNATURE_MISMATCH, context.place(site), message);
    let diagnostic = diagnostic.label(place::of_global(env, callee), format!("{name} is {verb} here"));
    let diagnostic = others(context, context.explain_way(diagnostic, site), sites);
    diagnostic.help(format!("give the call the signature of {name}, or correct the declaration of {name}"))
}

fn unresolved_call(context: &Context<'_>, callee: GlobalId, sites: &[CallSite]) -> Diagnostic {
    let site = &sites[0];
    let raw = context.env().global_name(callee);
    let name = context.quoted(callee);
    let message = format!(
        "{name} is called by {} but defined nowhere, and the device runtime does not provide it",
        context.described(site.caller)
    );
    let mut diagnostic = Diagnostic::new(&codes::EXTERNAL_UNRESOLVED, context.place(site), message);
    let known = library(&raw);
    if context.target.arch == Arch::Amdgpu {
        diagnostic.severity = Severity::Warning;
    }
    if name[1..name.len() - 1] != *raw {
        diagnostic = diagnostic.note(format!("the symbol of {name} is `{raw}`"));
    }
    diagnostic = others(context, context.explain_way(diagnostic, site), sites);
    diagnostic = further_callers(context, diagnostic, sites);
    diagnostic.help(known.unwrap_or("give the module or library that defines it as a further input"))
}

/// Adds the other calls of the same cause.
fn others(context: &Context<'_>, mut diagnostic: Diagnostic, sites: &[CallSite]) -> Diagnostic {
    for other in sites.iter().skip(1).take(SHOWN) {
        let at: Place = place::of_inst(context.module, other.caller, other.block, other.inst);
        diagnostic = diagnostic.label(at, format!("{} does the same", context.quoted(other.caller)));
    }
    if sites.len() > 1 + SHOWN {
        diagnostic = diagnostic.note(format!("{} calls in all have this cause", sites.len()));
    }
    diagnostic
}

/// Names the callers that have no label, each once, with the place of its first call.
fn further_callers(context: &Context<'_>, mut diagnostic: Diagnostic, sites: &[CallSite]) -> Diagnostic {
    let mut named: Vec<GlobalId> = sites.iter().take(1 + SHOWN).map(|site| site.caller).collect();
    for site in sites.iter().skip(1 + SHOWN) {
        if named.contains(&site.caller) {
            continue;
        }
        if named.len() > CALLERS {
            return diagnostic.note("and by others");
        }
        named.push(site.caller);
        let at = place::of_inst(context.module, site.caller, site.block, site.inst);
        let at = at.source.map_or_else(String::new, |source| format!(" at {source}"));
        diagnostic = diagnostic.note(format!("also called by {}{at}", context.quoted(site.caller)));
    }
    diagnostic
}

/// Whether the toolchain or the device runtime resolves a name: what `ptxas` accepts undefined, and what is folded while
/// linking.
fn is_provided(name: &str) -> bool {
    const NAMES: [&str; 6] =
        ["vprintf", "malloc", "free", "__assertfail", "__nvvm_reflect", "__nvvm_reflect_ocl"];
    // `cudaDeviceSynchronize` was taken out of the device runtime for sm_90 and later, and deprecated before.
    let runtime = name.starts_with("cuda") && name != "cudaDeviceSynchronize";
    NAMES.contains(&name)
        || runtime
        || name.starts_with("__cuda_syscall_")
        || name.starts_with("__cudaCDP2")
        || name.starts_with("cnp")
}

/// For a function of a library that has no device module of the user's: what to do about it.
fn library(name: &str) -> Option<&'static str> {
    const LIBC: [&str; 34] = [
        "printf", "fprintf", "sprintf", "snprintf", "puts", "putchar", "memcpy", "memmove", "memset",
        "memcmp", "bcmp", "strlen", "strcmp", "strcpy", "abort", "exit", "calloc", "realloc", "sin", "cos",
        "tan", "exp", "exp2", "log", "log2", "log10", "pow", "sqrt", "fma", "fmod", "floor", "ceil", "round",
        "fabs",
    ];
    let single = name.strip_suffix('f').unwrap_or(name);
    match name {
        "printf" | "fprintf" | "puts" | "putchar" => {
            Some("use `vprintf` with the arguments packed into a buffer: the device has no C library")
        }
        "memcpy" | "memmove" | "memset" => {
            Some("use the intrinsic of that name (`llvm.memcpy` and its kin), which is compiled in line")
        }
        "cudaDeviceSynchronize" => {
            Some("device code can no longer wait for kernels that it launched; end the kernel instead")
        }
        _ if name.starts_with("__nv_") => Some(
            "give NVIDIA's math library with `--libdevice FILE`: it is `nvvm/libdevice/libdevice.10.bc` of a CUDA toolkit or of \
             the Python package `nvidia-nvvm`, and found by itself below `CUDA_HOME`, `/usr/local/cuda` and `site-packages`",
        ),
        _ if LIBC.contains(&name) || LIBC.contains(&single) => {
            Some("the device has no C library: give a device library that defines it as a further input")
        }
        _ => None,
    }
}
