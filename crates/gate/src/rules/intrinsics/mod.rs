//! Calls of intrinsics: `intrinsic-unknown`, `intrinsic-unsupported`, `intrinsic-needs-newer-target`. Each intrinsic is
//! judged once, and told at the first call.

mod names;
mod newer;
mod unsupported;

use super::causes::{At, Causes};
use super::{Context, Findings};
use crate::Arch;
use diag::{Breaks, CodeInfo, Diagnostic, Severity, codes};
use ir::{CallData, GlobalId};
use rustc_hash::FxHashMap;

/// What is wrong with an intrinsic.
#[derive(Clone)]
struct Fault {
    code: &'static CodeInfo,
    severity: Severity,
    /// Behind the name of the intrinsic.
    what: String,
    help: String,
    breaks: Option<&'static [Breaks]>,
    /// With the fast-math flag `afn` there is an instruction.
    fine_with_afn: bool,
}

impl Fault {
    fn error(code: &'static CodeInfo, what: impl Into<String>, help: impl Into<String>) -> Fault {
        Fault {
            code,
            severity: Severity::Error,
            what: what.into(),
            help: help.into(),
            breaks: None,
            fine_with_afn: false,
        }
    }
}

pub(super) fn check(context: &Context<'_>, findings: &mut Findings) {
    let mut verdicts: FxHashMap<GlobalId, Option<Fault>> = FxHashMap::default();
    let mut causes: Causes<GlobalId> = Causes::default();
    for site in context.facts.calls.sites() {
        let Some(callee) = site.callee.function() else { continue };
        let verdict = verdicts.entry(callee).or_insert_with(|| {
            let name = context.env().globals[callee].name?;
            judge(context, &context.env().strings.text(name))
        });
        let Some(fault) = verdict else { continue };
        if fault.fine_with_afn && context.call(site).flags.has(ir::InstFlags::AFN) {
            continue;
        }
        causes.add(callee, At { function: site.caller, block: site.block, inst: site.inst });
    }
    causes.report(context, findings, |callee, at, place| {
        let fault = verdicts[callee].clone().expect("only faulty intrinsics have causes");
        let name = context.env().global_name(*callee);
        let message = format!("`{name}`, which {} calls, {}", context.described(at.function), fault.what);
        let mut diagnostic = Diagnostic::new(fault.code, place, message);
        if std::ptr::eq(fault.code, &codes::INTRINSIC_NEEDS_NEWER_TARGET)
            && let Some(own) = own_target(context, at.function)
        {
            diagnostic.code = &codes::MODULE_TARGET;
            diagnostic = diagnostic.note(format!(
                "{} asks for {own}, but a module has one target, and this one is compiled for {}",
                context.quoted(at.function),
                context.target.sm
            ));
        }
        diagnostic.severity = fault.severity;
        if let Some(breaks) = fault.breaks {
            diagnostic = diagnostic.breaks(breaks);
        }
        diagnostic.help(fault.help)
    });
    if context.target.arch == Arch::Nvptx {
        barrier_numbers(context, findings);
    }
}

fn judge(context: &Context<'_>, name: &str) -> Option<Fault> {
    let rest = name.strip_prefix("llvm.")?;
    if !names::is_known(rest) {
        return Some(Fault::error(
            &codes::INTRINSIC_UNKNOWN,
            "is no intrinsic that a version of LLVM up to 22 knows",
            "check the spelling, and which version of the compiler is to read it",
        ));
    }
    match context.target.arch {
        Arch::Nvptx => newer::judge(context.target, rest).or_else(|| unsupported::judge(context, rest)),
        _ => None,
    }
}

/// The SM that a function asks for, if it is above the module's.
fn own_target(context: &Context<'_>, function: GlobalId) -> Option<ptx::Sm> {
    let env = context.env();
    let set = env.attributes.function(env.function(function).attributes);
    let cpu = ir::attributes::find_str(set, env.strings.find("target-cpu")?)??;
    env.strings.text(cpu).parse().ok().filter(|own: &ptx::Sm| own.number > context.target.sm.number)
}

/// The barriers of a block are numbered from 0 to 15. PTX ISA, "bar, barrier".
fn barrier_numbers(context: &Context<'_>, findings: &mut Findings) {
    let env = context.env();
    let mut causes: Causes<u64> = Causes::default();
    for site in context.facts.calls.sites() {
        let Some(callee) = site.callee.function().filter(|&callee| context.is_intrinsic(callee)) else {
            continue;
        };
        let name = env.global_name(callee);
        let Some(rest) = name.strip_prefix("llvm.nvvm.") else { continue };
        let is_numbered =
            matches!(rest, "barrier" | "barrier.n" | "bar.sync" | "barrier.sync" | "barrier.sync.cnt")
                || rest.starts_with("barrier.cta.");
        if let Some(number) = first_number(context, site.caller, context.call(site)).filter(|_| is_numbered)
            && number > 15
        {
            causes.add(number, At { function: site.caller, block: site.block, inst: site.inst });
        }
    }
    causes.report(context, findings, |number, at, place| {
        let message = format!(
            "{} waits at barrier {number}: a block has 16, from 0 on",
            context.described(at.function)
        );
        Diagnostic::new(&codes::INTRINSIC_NEEDS_NEWER_TARGET, place, message)
            .help("use a number from 0 to 15")
    });
}

fn first_number(context: &Context<'_>, caller: GlobalId, call: &CallData) -> Option<u64> {
    let body = context.body(caller);
    body.as_int(body.resolve(*body.list(&call.args).first()?))
}
