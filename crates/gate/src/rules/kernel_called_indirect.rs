//! `kernel-called-indirect`: a call through a pointer that can hold a kernel, or that says itself that it calls one.

use super::{Context, Findings, asm_text, kernel_called};
use crate::facts::kernels::is_entry_convention;
use crate::facts::{Arrival, CallSite, Callee, Origin};
use crate::{Arch, place};
use diag::{CodeInfo, Diagnostic, Severity, codes};
use ir::{GlobalId, Operand};

/// Kernels that one report explains; the rest is counted.
const EXPLAINED: usize = 3;

pub(super) fn check(context: &Context<'_>, findings: &mut Findings) {
    for site in context.facts.calls.sites() {
        let found = match site.callee {
            // Where the conventions differ, `call-cc-mismatch` says both.
            Callee::Wrapped(kernel)
                if context.facts.marks.contains(kernel) && !context.conventions_differ(site, kernel) =>
            {
                wrapped(context, site, kernel)
            }
            Callee::Value(_) | Callee::Unknown => pointer(context, site),
            Callee::Asm(_) => assembly(context, site),
            _ => None,
        };
        if let Some(diagnostic) = found {
            findings.at_inst(site.caller, site.inst, diagnostic);
        }
    }
}

/// A constant expression over a kernel's address.
fn wrapped(context: &Context<'_>, site: &CallSite, kernel: GlobalId) -> Option<Diagnostic> {
    let message = format!(
        "{} calls kernel {} through a constant expression: {}",
        context.described(site.caller),
        context.quoted(kernel),
        CONSEQUENCE
    );
    let diagnostic = Diagnostic::new(&codes::KERNEL_CALLED_INDIRECT, context.place(site), message);
    let diagnostic = context.explain_way(context.explain_kernel(diagnostic, kernel), site);
    Some(kernel_called::help(context, diagnostic, site, kernel))
}

const CONSEQUENCE: &str = "the kernel would read launch parameters instead of the arguments, and end the thread instead of returning";

fn pointer(context: &Context<'_>, site: &CallSite) -> Option<Diagnostic> {
    let call = context.call(site);
    let mut kernels = context.kernels_in(site, call.callee);
    // A guess is worth telling only where the call fits the kernel.
    kernels.retain(|kernel| !kernel.weak || context.env().globals[kernel.function].ty == call.fn_ty);
    let marked = is_entry_convention(call.cc);
    if kernels.is_empty() && !marked {
        return None;
    }
    let caller = context.described(site.caller);
    let certain = marked || kernels.iter().any(|k| !k.weak);
    let message = if kernels.is_empty() {
        format!(
            "{caller} makes a call through a pointer that is marked `{}`: only a kernel could be meant, and {CONSEQUENCE}",
            call.cc
        )
    } else {
        let can = if certain { "can reach" } else { "may reach" };
        format!(
            "{caller} makes a call through a pointer that {can} {}: {CONSEQUENCE}",
            names(context, &kernels)
        )
    };
    let diagnostic = Diagnostic::new(code(context, marked), context.place(site), message);
    let mut diagnostic = explain_arrivals(context, diagnostic, site, &kernels);
    if marked && !kernels.is_empty() {
        diagnostic =
            diagnostic.note(format!("the call itself is marked `{}`, as if it were a launch", call.cc));
    }
    if !certain {
        diagnostic.severity = Severity::Warning;
        diagnostic = diagnostic.note(
            "the address leaves what this module shows, and the pointer comes from there: that they meet is a guess",
        );
    }
    diagnostic = context.explain_way(diagnostic, site);
    Some(if kernels.is_empty() {
        diagnostic.help(format!("call a device function, without `{}`; start a kernel by a launch", call.cc))
    } else {
        diagnostic.help(
            "put device functions, not kernels, where this pointer comes from; keep handles of kernels for launches in a \
             table or field of their own",
        )
    })
}

/// On AMD a call site that states an entry convention is itself the fault that LLVM's verifier knows, whatever its callee.
fn code(context: &Context<'_>, marked: bool) -> &'static CodeInfo {
    match context.target.arch {
        Arch::Amdgpu if marked => &codes::KERNEL_CALLED,
        _ => &codes::KERNEL_CALLED_INDIRECT,
    }
}

fn names(context: &Context<'_>, kernels: &[Arrival]) -> String {
    let mut functions: Vec<GlobalId> = kernels.iter().map(|k| k.function).collect();
    functions.dedup();
    match functions.as_slice() {
        [one] => format!("kernel {}", context.quoted(*one)),
        [one, two] => format!("kernels {} and {}", context.quoted(*one), context.quoted(*two)),
        [one, rest @ ..] => format!("kernel {} and {} other kernels", context.quoted(*one), rest.len()),
        [] => String::new(),
    }
}

/// Why each is a kernel, and where its address was taken.
fn explain_arrivals(
    context: &Context<'_>,
    mut diagnostic: Diagnostic,
    site: &CallSite,
    kernels: &[Arrival],
) -> Diagnostic {
    let mut before = None;
    let mut explained = 0;
    for arrival in kernels {
        if before.replace(arrival.function) == Some(arrival.function) {
            continue;
        }
        explained += 1;
        if explained > EXPLAINED {
            break;
        }
        diagnostic = context.explain_kernel(diagnostic, arrival.function);
        let name = context.quoted(arrival.function);
        diagnostic = match arrival.origin {
            Origin::Initialiser(variable) => diagnostic.label(
                place::of_global(context.env(), variable),
                format!("the address of {name} stands in {}", context.quoted(variable)),
            ),
            Origin::Instruction { function, block, inst } if inst != site.inst || function != site.caller => {
                diagnostic.label(
                    place::of_inst(context.module, function, block, inst),
                    format!("the address of {name} is taken here, in {}", context.quoted(function)),
                )
            }
            _ => diagnostic,
        };
    }
    diagnostic
}

/// A call in the text of inline assembly.
fn assembly(context: &Context<'_>, site: &CallSite) -> Option<Diagnostic> {
    let Callee::Asm(asm) = site.callee else { return None };
    let env = context.env();
    let template = env.strings.text(env.asms[asm].template);
    let targets = asm_text::calls(&template);
    let kernel_named = |name: &str| env.find_global(name).filter(|&g| context.facts.marks.contains(g));
    let named = targets.iter().find_map(|target| match target {
        asm_text::Target::Symbol(name) => kernel_named(name),
        asm_text::Target::Register => None,
    });
    if let Some(kernel) = named {
        let message = format!(
            "inline assembly in {} calls kernel {}: a kernel can only be launched, device code cannot call it",
            context.described(site.caller),
            context.quoted(kernel)
        );
        let diagnostic = Diagnostic::new(&codes::KERNEL_CALLED, context.place(site), message);
        let diagnostic = context.explain_way(context.explain_kernel(diagnostic, kernel), site);
        return Some(kernel_called::help(context, diagnostic, site, kernel));
    }
    if !targets.contains(&asm_text::Target::Register) {
        return None;
    }
    let args = context.body(site.caller).list(&context.call(site).args);
    let mut kernels: Vec<Arrival> =
        args.iter().flat_map(|&arg| context.kernels_in(site, arg)).filter(|k| !k.weak).collect();
    // The text may fetch the address itself.
    let here = Origin::Instruction { function: site.caller, block: site.block, inst: site.inst };
    let fetched =
        context.facts.kernels.iter().filter(|&&k| asm_text::mentions(&template, &env.global_name(k)));
    kernels.extend(fetched.map(|&function| Arrival { function, origin: here, weak: false }));
    if kernels.is_empty() {
        return None;
    }
    let message = format!(
        "inline assembly in {} makes a call through a register that can hold {}: {CONSEQUENCE}",
        context.described(site.caller),
        names(context, &kernels)
    );
    let diagnostic = Diagnostic::new(&codes::KERNEL_CALLED_INDIRECT, context.place(site), message);
    let diagnostic = explain_arrivals(context, diagnostic, site, &kernels);
    let diagnostic = context.explain_way(diagnostic, site);
    Some(diagnostic.help("call a device function there; start a kernel by a launch"))
}

impl Context<'_> {
    /// Kernels that may be the value of an operand of a call.
    pub(crate) fn kernels_in(&self, site: &CallSite, operand: Operand) -> Vec<Arrival> {
        let Some(flow) = &self.facts.flow else { return Vec::new() };
        let operand = self.body(site.caller).resolve(operand);
        let mut arrivals = flow.arrivals(site.caller, site.inst, operand);
        arrivals.retain(|arrival| self.facts.marks.contains(arrival.function));
        arrivals
    }
}
