//! `kernel-marking-conflict`, `kernel-marking-malformed` and `annotation-upgrade-hazard`: entries of `!nvvm.annotations`
//! that tools read differently, or that change the module when LLVM 20 or later reads them.

use super::{Context, Findings};
use crate::facts::annotations::{Subject, Value};
use crate::facts::kernels::convention_arch;
use crate::{Arch, Target, place};
use diag::{Breaks, Diagnostic, Place, Severity, codes, llvm, nvvm, nvvm7};
use ir::{CallConv, GlobalId, TailKind, attributes};
use rustc_hash::FxHashMap;

/// Above every version.
const ON: u16 = u16::MAX;

const ZERO: &[Breaks] = &[
    nvvm7((12, 0), (12, 9), "makes a kernel of the value 0"),
    nvvm((13, 5), (13, 5), "makes a kernel of the value 0 for compute_80"),
];
const OTHER_NUMBER: &[Breaks] =
    &[llvm(0, 19, "makes a device function of it"), llvm(20, ON, "makes a kernel of it")];
const OTHER_WIDTH: &[Breaks] = &[];
const NO_NUMBER: &[Breaks] =
    &[llvm(0, ON, "crashes on it"), nvvm(diag::OLDEST, diag::NEWEST, "crashes on it")];
const INDIRECT: &[Breaks] = &[
    llvm(0, ON, "makes a device function of it"),
    nvvm(diag::OLDEST, diag::NEWEST, "crashes on an alias or a variable"),
];
const ATTRIBUTE: &[Breaks] = &[llvm(0, ON, "makes a device function of it")];
const HAZARD: &[Breaks] = &[llvm(20, ON, "gives the function the convention `ptx_kernel` while it reads")];

/// What is said of one function.
#[derive(Default)]
struct Said {
    /// Values 0 and 1, as they come.
    zero: Option<Place>,
    one: Option<Place>,
    /// Both, by annotations alone.
    both: bool,
}

pub(super) fn check(context: &Context<'_>, findings: &mut Findings) {
    let env = context.env();
    let mut said: FxHashMap<GlobalId, Said> = FxHashMap::default();
    for annotation in &context.facts.annotations {
        for &(key, value) in &annotation.pairs {
            let is_kernel = key.is_some_and(|key| env.strings.bytes(key) == b"kernel");
            let swapped = key.is_none();
            if !is_kernel && !swapped {
                continue;
            }
            let at = Place { span: annotation.span, ..Place::default() };
            match annotation.subject {
                Subject::Function(function) => match value {
                    Value::Int(1, width) => {
                        let said = said.entry(function).or_default();
                        said.both |= said.zero.is_some();
                        if width != 32 {
                            malformed(context, findings, function, at.clone(), &Fault::Width(width));
                        }
                        said.one = said.one.take().or(Some(at));
                    }
                    Value::Int(0, _) if !swapped => {
                        let said = said.entry(function).or_default();
                        said.both |= said.one.is_some();
                        said.zero = said.zero.take().or(Some(at));
                    }
                    Value::Int(number, _) if !swapped => {
                        malformed(context, findings, function, at, &Fault::Number(number));
                    }
                    _ if swapped => malformed(context, findings, function, at, &Fault::Swapped),
                    _ => malformed(context, findings, function, at, &Fault::NoNumber),
                },
                Subject::Indirect(function) => {
                    malformed(context, findings, function, at, &Fault::Indirect);
                }
                Subject::Variable(variable) => {
                    malformed(context, findings, variable, at, &Fault::Variable);
                }
                Subject::Gone | Subject::Unreadable => {}
            }
        }
    }
    let mut functions: Vec<_> = said.into_iter().collect();
    functions.sort_by_key(|(function, _)| *function);
    for (function, said) in functions {
        judge(context, findings, function, &said);
    }
    attribute(context, findings);
}

enum Fault {
    Number(u64),
    Width(u32),
    NoNumber,
    Swapped,
    Indirect,
    Variable,
}

fn malformed(
    context: &Context<'_>,
    findings: &mut Findings,
    subject: GlobalId,
    mut at: Place,
    fault: &Fault,
) {
    let name = context.quoted(subject);
    at.entity = Place::symbol(context.env().global_name(subject)).entity;
    let (why, breaks) = match fault {
        Fault::Number(0) => ("gives `kernel` the value 0".to_owned(), ZERO),
        Fault::Number(n) => (format!("gives `kernel` the value {n}"), OTHER_NUMBER),
        Fault::Width(width) => (format!("gives `kernel` the value 1 as an `i{width}`"), OTHER_WIDTH),
        Fault::NoNumber => ("gives `kernel` no integer".to_owned(), NO_NUMBER),
        Fault::Swapped => ("has the value before the key".to_owned(), NO_NUMBER),
        Fault::Indirect => ("names it through an alias or a cast".to_owned(), INDIRECT),
        Fault::Variable => ("is about a variable".to_owned(), INDIRECT),
    };
    let message = format!(
        "the annotation of {name} {why}; some tools will not treat it as a kernel, others will or crash"
    );
    let mut diagnostic = Diagnostic::new(&codes::KERNEL_MARKING_MALFORMED, at, message).breaks(breaks);
    if matches!(fault, Fault::Width(_)) {
        diagnostic.severity = Severity::Note;
    }
    let help = match fault {
        Fault::Number(0) | Fault::Variable => "remove the entry".to_owned(),
        _ => format!("mark {name} with the calling convention `ptx_kernel`, and remove the entry"),
    };
    findings.at_global(subject, diagnostic.help(help));
}

/// What the annotations of one function mean beside its convention.
fn judge(context: &Context<'_>, findings: &mut Findings, function: GlobalId, said: &Said) {
    let cc = context.env().function(function).cc;
    let meant = convention_arch(cc);
    let name = context.quoted(function);
    let conflict = match (said.zero.as_ref(), said.one.as_ref()) {
        _ if said.both => Some((Severity::Error, "two annotations disagree".to_owned())),
        (Some(_), _) if meant.is_some() => {
            Some((Severity::Error, format!("it has the convention `{cc}` and an annotation that says 0")))
        }
        (_, Some(_)) if meant.is_some_and(|arch| arch != Arch::Nvptx) => Some((
            Severity::Error,
            format!(
                "it has the convention `{cc}` and an annotation of another device, which replaces the convention"
            ),
        )),
        (_, Some(_)) if meant.is_none() && cc != CallConv::C => {
            Some((Severity::Warning, format!("it has the convention `{cc}` of a device function")))
        }
        _ => None,
    };
    if let Some((severity, why)) = conflict {
        let message = format!("tools disagree on whether {name} is a kernel: {why}");
        let mut diagnostic = Diagnostic::new(
            &codes::KERNEL_MARKING_CONFLICT,
            place::of_global(context.env(), function),
            message,
        );
        diagnostic.severity = severity;
        if let Some(at) = said.zero.clone().or(said.one.clone()) {
            diagnostic = diagnostic.label(at, "the annotation");
        }
        findings.at_global(function, diagnostic.help("keep one marking, the calling convention"));
        return;
    }
    if let Some(at) = &said.zero {
        malformed(context, findings, function, at.clone(), &Fault::Number(0));
    }
    if said.one.is_some() && meant.is_none() {
        hazard(context, findings, function);
    }
}

/// Whether the convention that newer LLVM gives the function while reading fits the module.
fn hazard(context: &Context<'_>, findings: &mut Findings, function: GlobalId) {
    let name = context.quoted(function);
    let report = |findings: &mut Findings, severity, at, why: String| {
        let message =
            format!("LLVM 20 and later make {name} a `ptx_kernel` while they read the module, and {why}");
        let mut diagnostic = Diagnostic::new(&codes::ANNOTATION_UPGRADE_HAZARD, at, message).breaks(HAZARD);
        diagnostic.severity = severity;
        findings.at_global(
            function,
            diagnostic.help(
                "let the producer write `ptx_kernel`, and leave annotations out of modules for the host",
            ),
        );
    };
    if let Some(triple) = Target::triple_of(context.env()).filter(|triple| Target::arch_of(triple).is_none())
    {
        let at = place::of_global(context.env(), function);
        report(findings, Severity::Warning, at, format!("`{triple}` has no such convention"));
    }
    let Some(body) = context.module.body(function) else { return };
    for &block in &body.layout {
        for &inst in &body.blocks[block].insts {
            if body.call(inst).is_some_and(|call| call.tail == TailKind::MustTail) {
                let at = place::of_finding(context.module, function, block, inst);
                let why = "its `musttail` call then has another convention than the caller".to_owned();
                report(findings, Severity::Note, at, why);
                return;
            }
        }
    }
}

/// The attribute that only libNVVM knows.
fn attribute(context: &Context<'_>, findings: &mut Findings) {
    let env = context.env();
    let Some(key) = env.strings.find("nvvm.kernel").filter(|_| context.target.arch == Arch::Nvptx) else {
        return;
    };
    for (id, global) in &env.globals {
        if let Some(header) = global.as_function()
            && !context.facts.marks.contains(id)
            && attributes::find_str(env.attributes.function(header.attributes), key).is_some()
        {
            let name = context.quoted(id);
            let message =
                format!("{name} has the attribute \"nvvm.kernel\", which makes it a kernel for libNVVM only");
            let at = place::of_global(env, id);
            let diagnostic = Diagnostic::new(&codes::KERNEL_MARKING_MALFORMED, at, message).breaks(ATTRIBUTE);
            findings.at_global(id, diagnostic.help("use the calling convention `ptx_kernel`"));
        }
    }
}
