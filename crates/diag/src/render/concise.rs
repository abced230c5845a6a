//! One line a finding: `file:line:column: error[code]: message`, as editors and `grep` like it.

use super::locate::Locator;
use super::{Sources, one_line};
use crate::Diagnostic;
use crate::demangle::demangle;
use std::fmt::Write;

/// Renders each diagnostic as one line.
pub fn concise(diagnostics: &[Diagnostic], sources: &dyn Sources) -> String {
    let locator = Locator::new(sources);
    let mut out = String::new();
    for diagnostic in diagnostics {
        if let Some(at) = locator.position(&diagnostic.place) {
            let _ = write!(out, "{at}: ");
        } else if let Some(symbol) = &diagnostic.place.entity.symbol {
            let _ = write!(out, "{}: ", one_line(&demangle(symbol)));
        }
        let message = one_line(&diagnostic.message);
        let _ = writeln!(out, "{}[{}]: {message}", diagnostic.severity, diagnostic.code.name);
    }
    out
}
