//! `ptxgate explain`.

use super::{Usage, output};
use diag::{CodeInfo, codes};
use ptxgate::Verdict;
use std::fmt::Write;

/// Prints the page of a code, or the list of all codes.
pub(super) fn explain(code: Option<&str>) -> Result<Verdict, Usage> {
    let Some(name) = code else {
        output::print(&list());
        return Ok(Verdict::Clean);
    };
    match codes::find(name) {
        Some(code) => {
            output::print(&format!("{}\n\n{}", code.page.trim_end(), facts(code)));
            Ok(Verdict::Clean)
        }
        None => {
            let mut message = format!("there is no diagnostic code `{name}`");
            let nearest = codes::nearest(name);
            if !nearest.is_empty() {
                let quoted: Vec<String> = nearest.iter().map(|code| format!("`{code}`")).collect();
                let _ = write!(message, "; did you mean {}?", quoted.join(" or "));
            }
            message.push_str("\n`ptxgate explain` lists all codes");
            Err(Usage(message))
        }
    }
}

/// What the registry knows of the code beside its page.
fn facts(code: &CodeInfo) -> String {
    let targets: Vec<&str> = code.targets.names().collect();
    let mut out = String::from("## Registered as\n\n");
    let _ = writeln!(out, "- severity: {} ({})", code.severity.name(), code.force.name());
    let _ = writeln!(out, "- targets: {}", targets.join(", "));
    for breaks in code.breaks {
        let _ = writeln!(out, "- {breaks}");
    }
    out
}

fn list() -> String {
    let mut sorted: Vec<_> = codes::ALL.to_vec();
    sorted.sort_unstable_by_key(|code| code.name);
    let width = sorted.iter().map(|code| code.name.len()).max().unwrap_or(0);
    let mut out = String::new();
    for code in sorted {
        let force = code.force.name();
        let _ =
            writeln!(out, "{:width$}  {:7}  {force:11}  {}", code.name, code.severity.name(), code.summary);
    }
    out
}
