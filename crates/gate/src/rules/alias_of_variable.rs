//! `alias-of-variable` and `ifunc-unsupported`: names that PTX has no directive for. PTX ISA, "Linking Directives: .alias".

use super::{Context, Findings};
use crate::facts::calls::behind_aliases;
use crate::{Arch, place};
use diag::{Breaks, Diagnostic, NEWEST, OLDEST, codes, llvm, nvvm, nvvm7};
use ir::GlobalKind;

const ABORTS: &[Breaks] = &[
    llvm(15, u16::MAX, "aborts"),
    nvvm7(OLDEST, NEWEST, "refuses the alias"),
    nvvm(OLDEST, NEWEST, "refuses the alias"),
];

pub(super) fn check(context: &Context<'_>, findings: &mut Findings) {
    if context.target.arch != Arch::Nvptx {
        return;
    }
    let env = context.env();
    for (id, global) in &env.globals {
        let (diagnostic, help) = match global.kind {
            GlobalKind::Alias(_) => {
                let Some(target) =
                    behind_aliases(env, id).filter(|&t| env.globals[t].as_variable().is_some())
                else {
                    continue;
                };
                let message = format!(
                    "alias {} stands for variable {}: PTX has aliases for device functions only",
                    context.quoted(id),
                    context.quoted(target)
                );
                let at = place::of_global(env, id);
                let diagnostic = Diagnostic::new(&codes::ALIAS_OF_VARIABLE, at, message).breaks(ABORTS);
                (diagnostic, format!("use {} itself", context.quoted(target)))
            }
            GlobalKind::IFunc(_) => {
                let message = format!(
                    "ifunc {} would have to be resolved when the program is loaded, which no device does",
                    context.quoted(id)
                );
                let at = place::of_global(env, id);
                let diagnostic = Diagnostic::new(&codes::IFUNC_UNSUPPORTED, at, message);
                (diagnostic, "choose the function at compile time, or branch at the call".to_owned())
            }
            _ => continue,
        };
        findings.at_global(id, diagnostic.help(help));
    }
}
