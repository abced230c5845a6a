//! Workflow commands of GitHub Actions: a finding becomes an annotation of a pull request.
//!
//! <https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions>

use super::locate::Locator;
use super::{Sources, printable};
use crate::{Diagnostic, Severity};
use std::fmt::Write;

/// Renders each diagnostic as one workflow command.
pub fn github(diagnostics: &[Diagnostic], sources: &dyn Sources) -> String {
    let locator = Locator::new(sources);
    let mut out = String::new();
    for diagnostic in diagnostics {
        out.push_str(match diagnostic.severity {
            Severity::Error => "::error ",
            Severity::Warning => "::warning ",
            Severity::Note => "::notice ",
        });
        if let Some(at) = locator.position(&diagnostic.place) {
            let _ = write!(out, "file={},", property(&at.file));
            if at.line != 0 {
                let _ = write!(out, "line={},", at.line);
            }
            if at.column != 0 {
                let _ = write!(out, "col={},", at.column);
            }
        }
        let mut message = diagnostic.message.clone();
        for note in &diagnostic.notes {
            let _ = write!(message, "\nnote: {note}");
        }
        for help in &diagnostic.help {
            let _ = write!(message, "\nhelp: {help}");
        }
        let _ = writeln!(out, "title=ptxgate {}::{}", property(diagnostic.code.name), data(&message));
    }
    out
}

/// The text after `::`.
fn data(text: &str) -> String {
    printable(text).replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

/// The value of a property, which also must not hold what ends one.
fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}
