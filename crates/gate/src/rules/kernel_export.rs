//! Whether the host finds the kernels: `kernel-not-exported`, `kernel-linkage`, `kernel-name-missing`, `section-ignored`,
//! `no-entry-points`; and `extern-weak`, which the device cannot leave open.

use super::{Context, Findings};
use crate::{Arch, place};
use diag::{Breaks, Diagnostic, Place, codes};
use ir::{GlobalId, GlobalKind, InstKind, Linkage, Visibility};

/// Suspicious, and compiled as written by everybody.
const NOBODY: &[Breaks] = &[];

pub(super) fn check(context: &Context<'_>, findings: &mut Findings) {
    let env = context.env();
    let mut defined = false;
    let mut kernels = 0usize;
    for (id, global) in &env.globals {
        if global.as_function().is_none() {
            continue;
        }
        let has_body = context.module.body(id).is_some();
        defined |= has_body;
        if !has_body || !context.facts.marks.contains(id) {
            continue;
        }
        kernels += 1;
        if let Some(diagnostic) = undefined(context, id) {
            findings.at_global(id, diagnostic);
        }
        if let Some(diagnostic) = not_exported(context, id, global.linkage) {
            findings.at_global(id, diagnostic);
        }
        if context.target.arch == Arch::Nvptx {
            nvptx(context, findings, id);
        }
    }
    if context.target.arch == Arch::Nvptx {
        extern_weak(context, findings);
        if defined && kernels == 0 {
            let message = "the module defines no kernel, so that the host can launch nothing of it";
            let diagnostic = Diagnostic::new(&codes::NO_ENTRY_POINTS, Place::default(), message);
            findings.of_module(diagnostic.help("nothing, if it is linked into another module"));
        }
    }
}

fn not_exported(context: &Context<'_>, kernel: GlobalId, linkage: Linkage) -> Option<Diagnostic> {
    let word = match linkage {
        Linkage::Internal => "internal",
        Linkage::Private => "private",
        Linkage::LinkOnce | Linkage::LinkOnceOdr => "linkonce",
        Linkage::AvailableExternally => "available_externally",
        _ => return None,
    };
    // A local kernel with one alias has that name, and the host finds it.
    if linkage.is_local() && context.has_alias(kernel) {
        return None;
    }
    let message = format!(
        "kernel {} has {word} linkage: the host cannot find it, and an optimiser may delete it",
        context.quoted(kernel)
    );
    let at = place::of_global(context.env(), kernel);
    let diagnostic = Diagnostic::new(&codes::KERNEL_NOT_EXPORTED, at, message);
    Some(context.explain_kernel(diagnostic, kernel).help("give it external or `weak_odr` linkage"))
}

/// Whether a kernel is nothing but `unreachable`: what an optimiser leaves of one that always fails.
fn undefined(context: &Context<'_>, kernel: GlobalId) -> Option<Diagnostic> {
    let body = context.module.body(kernel)?;
    let first = *body.blocks[body.entry()?].insts.first()?;
    if !matches!(body.insts[first].kind, InstKind::Unreachable) {
        return None;
    }
    let message = format!(
        "kernel {} has no defined path: an optimiser found that every launch of it is undefined",
        context.quoted(kernel)
    );
    let diagnostic =
        Diagnostic::new(&codes::KERNEL_UNDEFINED, place::of_global(context.env(), kernel), message);
    Some(diagnostic.help(
        "look at the code before optimisation for what always fails; call `llvm.trap` to stop on purpose",
    ))
}

fn nvptx(context: &Context<'_>, findings: &mut Findings, kernel: GlobalId) {
    let env = context.env();
    let global = &env.globals[kernel];
    let name = context.quoted(kernel);
    let at = || place::of_global(env, kernel);
    if global.visibility != Visibility::Default && !global.linkage.is_local() {
        let message = format!("kernel {name} is hidden or protected; PTX makes it visible all the same");
        let diagnostic = Diagnostic::new(&codes::KERNEL_LINKAGE, at(), message).breaks(NOBODY);
        findings.at_global(kernel, diagnostic.help("write default visibility to say what happens"));
    }
    if global.section.is_some() || global.comdat.is_some() {
        let what = if global.section.is_some() { "section" } else { "comdat" };
        let message = format!("the {what} of kernel {name} is ignored: PTX has none");
        let diagnostic = Diagnostic::new(&codes::SECTION_IGNORED, at(), message);
        findings.at_global(kernel, diagnostic.help(format!("remove the {what}")));
    }
    if global.name.is_none() {
        let message = format!("kernel {name} is only numbered: the host finds kernels by their names");
        let diagnostic = Diagnostic::new(&codes::KERNEL_NAME_MISSING, at(), message);
        findings.at_global(kernel, diagnostic.help("name it"));
    }
}

/// Weak references that something uses.
fn extern_weak(context: &Context<'_>, findings: &mut Findings) {
    let env = context.env();
    for (id, global) in &env.globals {
        if global.linkage != Linkage::ExternWeak || !context.is_used(id) {
            continue;
        }
        let what = match global.kind {
            GlobalKind::Function(_) => "function",
            _ => "variable",
        };
        let message = format!(
            "{what} {} is `extern_weak`: PTX has no symbol that may be missing, and ptxas refuses it as unresolved",
            context.quoted(id)
        );
        let diagnostic = Diagnostic::new(&codes::EXTERN_WEAK, place::of_global(env, id), message);
        findings.at_global(id, diagnostic.help("declare it `external` and link a definition"));
    }
}
