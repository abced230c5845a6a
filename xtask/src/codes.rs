//! `docs/codes/README.md`: the index of diagnostic codes, printed from the registry.

use std::fmt::Write;

use diag::codes::{self, Class};

use crate::Result;
use crate::tools;

const HEAD: &str = "# Diagnostic codes

Printed from the registry (`crates/diag/src/codes/table.rs`) by `cargo xtask code-index`; do not edit. `ptxgate explain CODE`
shows a page on the terminal.

- **hard**: later stages rely on it, or nobody can make it work; only `check` lets it be silenced.
- **lint**: `--allow`, `--warn`, `--deny`, baselines and `check --for` act on it.
- **informative**: a lint that states a true property of a program that may well be correct.

Severity and who breaks are those of the usual finding; some findings of a code say otherwise.

| code | severity | force | targets | what it says | who breaks |
| --- | --- | --- | --- | --- | --- |
";

/// `cargo xtask code-index [--check]`.
pub(crate) fn task(args: &[String]) -> Result<()> {
    let path = tools::root().join("docs/codes/README.md");
    let text = index();
    if args.iter().any(|arg| arg == "--check") {
        return if tools::read(&path).is_ok_and(|now| now == text) {
            Ok(())
        } else {
            Err("docs/codes/README.md is not what the registry says: run `cargo xtask code-index`".to_owned())
        };
    }
    tools::write(&path, text)
}

/// The page.
pub(crate) fn index() -> String {
    let mut sorted: Vec<_> = codes::ALL.to_vec();
    sorted.sort_unstable_by_key(|code| code.name);
    let mut out = HEAD.to_owned();
    for code in sorted {
        let targets: Vec<&str> = code.targets.names().collect();
        let targets = if targets.len() == 3 { "all".to_owned() } else { targets.join(", ") };
        let breaks: Vec<String> = code
            .breaks
            .iter()
            .map(|breaks| match breaks.how {
                "" => breaks.who.to_string(),
                how => format!("{}: {how}", breaks.who),
            })
            .collect();
        let force = if code.class == Class::Input { code.force.name() } else { "not about a rule" };
        let _ = writeln!(
            out,
            "| [{name}]({name}.md) | {} | {force} | {targets} | {} | {} |",
            code.severity.name(),
            code.summary,
            breaks.join("; "),
            name = code.name,
        );
    }
    out
}
