//! `inline-asm`: constraints and text that are not NVIDIA's, labels that inlining would copy, and a note on assembly of the
//! module. Whom a text calls is a matter of [`super::kernel_called_indirect`]; that its operands fit is code generation's.
//!
//! LangRef, "Inline Assembler Expressions"; PTX ISA, "Instruction Statements".

use super::causes::{At, Causes};
use super::{Context, Findings, asm_text};
use crate::Arch;
use crate::facts::Callee;
use diag::{Breaks, Diagnostic, Place, Severity, codes};
use ir::{Asm, AttrKind, GlobalId};
use rustc_hash::FxHashMap;

/// Printed as it is by everybody.
const NOBODY: &[Breaks] = &[];

pub(super) fn check(context: &Context<'_>, findings: &mut Findings) {
    if context.target.arch != Arch::Nvptx {
        return;
    }
    let env = context.env();
    let mut verdicts: FxHashMap<Asm, Option<String>> = FxHashMap::default();
    let mut causes: Causes<Asm> = Causes::default();
    let mut labels: Vec<(At, String)> = Vec::new();
    for site in context.facts.calls.sites() {
        let Callee::Asm(asm) = site.callee else { continue };
        let at = At { function: site.caller, block: site.block, inst: site.inst };
        let verdict = verdicts.entry(asm).or_insert_with(|| {
            let asm = &env.asms[asm];
            let constraint = foreign_constraint(&env.strings.text(asm.constraints));
            constraint.or_else(|| foreign_text(&env.strings.text(asm.template)))
        });
        if verdict.is_some() {
            causes.add(asm, at);
        } else if let Some(label) = asm_text::open_label(&env.strings.text(env.asms[asm].template)) {
            labels.push((at, label));
        }
    }
    causes.report(context, findings, |asm, at, place| {
        let why = verdicts[asm].clone().unwrap_or_default();
        let message = format!("inline assembly in {}: {why}", context.described(at.function));
        let diagnostic = Diagnostic::new(&codes::INLINE_ASM, place, message);
        diagnostic
            .help("write PTX: constraints are `h`, `r`, `l`, `f`, `d` and `n`, and instructions end in `;`")
    });
    copied_labels(context, findings, labels);
    if !env.module_asm.is_empty() {
        let message = "assembly of the module is printed as it is, and not checked";
        let mut diagnostic = Diagnostic::new(&codes::INLINE_ASM, Place::default(), message).breaks(NOBODY);
        diagnostic.severity = Severity::Note;
        findings.of_module(diagnostic.help("declare variables and functions in LLVM IR"));
    }
}

/// A constraint that NVPTX does not know.
fn foreign_constraint(constraints: &str) -> Option<String> {
    let is_known = |item: &str| {
        let letters = item.trim_start_matches(['=', '&', '+', '*']);
        item.starts_with('~')
            || letters.parse::<u32>().is_ok()
            || matches!(
                letters,
                "b" | "c" | "h" | "r" | "l" | "q" | "f" | "d" | "N" | "n" | "i" | "s" | "X" | "m"
            )
    };
    let item = constraints.split(',').find(|item| !item.is_empty() && !is_known(item))?;
    Some(format!("`{item}` is no constraint of NVPTX"))
}

/// The first word of a statement that is no instruction of PTX.
fn foreign_text(template: &str) -> Option<String> {
    // What alternatives for several machines hold is for the machine's own printer.
    if template.contains("$(") {
        return None;
    }
    let word =
        asm_text::opcodes(template).into_iter().find(|word| ptx::isa::rows_of_word(word).is_empty())?;
    Some(format!("`{word}` is no instruction of PTX"))
}

/// Labels that stand in assembly twice, in one function or because inlining copies the function.
fn copied_labels(context: &Context<'_>, findings: &mut Findings, labels: Vec<(At, String)>) {
    let env = context.env();
    let mut seen: FxHashMap<(GlobalId, String), usize> = FxHashMap::default();
    for (at, label) in labels {
        let before = seen.entry((at.function, label.clone())).or_default();
        *before += 1;
        let calls = || {
            let sites = context.facts.calls.sites().iter();
            sites.filter(|site| site.callee.function() == Some(at.function)).count()
        };
        let inlined =
            env.attributes.has(env.function(at.function).attributes, AttrKind::AlwaysInline) && calls() > 1;
        if *before != 2 && !(*before == 1 && inlined) {
            continue;
        }
        let mut causes: Causes<()> = Causes::default();
        causes.add((), at);
        causes.report(context, findings, |(), at, place| {
            let why = if inlined { "inlining copies it" } else { "it stands there twice" };
            let message = format!(
                "inline assembly in {} has the label `{label}`, and {why}",
                context.described(at.function)
            );
            Diagnostic::new(&codes::INLINE_ASM, place, message)
                .breaks(LABELS)
                .help("put the statements into `{ }`, or write `${:uid}` behind the label")
        });
    }
}

const LABELS: &[Breaks] = &[
    diag::llvm(0, u16::MAX, "prints the label twice, which ptxas refuses"),
    diag::nvvm7(diag::OLDEST, diag::NEWEST, "prints the label twice, which ptxas refuses"),
    diag::nvvm(diag::OLDEST, diag::NEWEST, "prints the label twice, which ptxas refuses"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constraints_of_other_machines_are_foreign() {
        for good in ["", "=r,r", "=&l,~{memory},0", "=h,n", "=f,d,l,~{cc}"] {
            assert_eq!(foreign_constraint(good), None, "{good}");
        }
        assert!(foreign_constraint("={eax},r").is_some_and(|why| why.contains("{eax}")));
        assert!(foreign_constraint("=r,v").is_some());
    }

    #[test]
    fn words_of_other_machines_are_foreign() {
        for good in [
            "",
            "// pause\n",
            "add.s32 $0, $1, 1;",
            "{ .reg .b32 t; mov.b32 t, 1; }",
            "@%p bra L; L: ret;",
            "@!p1 trap;",
        ] {
            assert_eq!(foreign_text(good), None, "{good}");
        }
        assert!(foreign_text("pause").is_some_and(|why| why.contains("`pause`")));
        assert!(foreign_text("add.s32 $0, $1, 1; s_nop 0;").is_some());
    }
}
