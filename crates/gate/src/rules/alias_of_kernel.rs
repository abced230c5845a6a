//! `alias-of-kernel`: PTX has aliases for device functions only. An AMD kernel may have further names.
//!
//! A kernel that is itself invisible and has one alias has one name after all: that is for the code generator.

use super::{Context, Findings};
use crate::{Arch, place};
use diag::{Diagnostic, Severity, codes};
use ir::{GlobalId, GlobalKind};
use rustc_hash::FxHashMap;

pub(super) fn check(context: &Context<'_>, findings: &mut Findings) {
    if context.facts.marks.is_empty() || context.target.arch == Arch::Spirv {
        return;
    }
    let env = context.env();
    let mut aliases: FxHashMap<GlobalId, Vec<GlobalId>> = FxHashMap::default();
    for (alias, global) in &env.globals {
        if let GlobalKind::Alias(_) = global.kind
            && let Some(kernel) = crate::facts::calls::aliasee(env, alias)
            && context.facts.marks.contains(kernel)
        {
            aliases.entry(kernel).or_default().push(alias);
        }
    }
    for (kernel, names) in aliases {
        if names.len() == 1 && env.globals[kernel].linkage.is_local() {
            continue;
        }
        for alias in names {
            let message = format!(
                "alias {} stands for kernel {}{}",
                context.quoted(alias),
                context.quoted(kernel),
                if context.target.arch == Arch::Nvptx {
                    ": PTX has aliases for device functions only"
                } else {
                    ""
                },
            );
            let mut diagnostic =
                Diagnostic::new(&codes::ALIAS_OF_KERNEL, place::of_global(env, alias), message);
            if context.target.arch == Arch::Amdgpu {
                diagnostic.severity = Severity::Note;
            }
            let diagnostic = context.explain_kernel(diagnostic, kernel);
            findings.at_global(alias, diagnostic.help(format!(
                "give the kernel the name {} itself, or define a second kernel that calls the same device function",
                context.quoted(alias)
            )));
        }
    }
}
