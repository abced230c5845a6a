//! What came of a run: findings, and what was examined.

use diag::render::Examined;
use diag::{Diagnostic, Levels, Severity, codes};
use std::fmt::Write;

/// The findings of a run.
#[derive(Clone, Default, Debug)]
pub struct Report {
    /// In the order of the stages; within a stage in an order that depends on the input only.
    pub diagnostics: Vec<Diagnostic>,
    /// What was looked at.
    pub examined: Examined,
    /// Number of findings that the baseline left out.
    pub known: usize,
    /// What was assumed because neither flags nor module say it: one sentence each, without a full stop.
    pub assumed: Vec<String>,
    /// Why symbols are live, one text for each that was asked about.
    pub why: Vec<String>,
}

/// What the exit code of a run says.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Verdict {
    /// Nothing of error severity.
    Clean,
    /// Findings of error severity.
    Findings,
    /// The job could not be done.
    Failed,
}

impl Verdict {
    /// 0, 1 or 2.
    pub fn exit_code(self) -> u8 {
        self as u8
    }
}

impl Report {
    /// The verdict that the findings make; what could not be done outweighs what was found.
    pub fn verdict(&self) -> Verdict {
        let errors = self.diagnostics.iter().filter(|d| d.is_error());
        errors
            .map(|d| if d.code.stops() { Verdict::Failed } else { Verdict::Findings })
            .max()
            .unwrap_or(Verdict::Clean)
    }

    /// Adds findings as the flags want them; true if one of them is an error.
    pub(crate) fn add(&mut self, mut found: Vec<Diagnostic>, levels: &Levels) -> bool {
        levels.apply(&mut found);
        let error = found.iter().any(Diagnostic::is_error);
        self.diagnostics.append(&mut found);
        error
    }

    /// `examined 2 kernels, 1 device function: 1 error`.
    pub fn summary(&self) -> String {
        let Examined { files, kernels, functions } = self.examined;
        let mut text =
            format!("examined {}, {}", count(kernels, "kernel"), count(functions, "device function"));
        if files > 1 {
            let _ = write!(text, " in {}", count(files, "file"));
        }
        let of = |severity| self.diagnostics.iter().filter(|d| d.severity == severity).count();
        let found = [(Severity::Error, "error"), (Severity::Warning, "warning"), (Severity::Note, "note")];
        let found: Vec<String> = found
            .iter()
            .map(|(s, name)| (of(*s), name))
            .filter(|(n, _)| *n > 0)
            .map(|(n, name)| count(n, name))
            .collect();
        let _ =
            write!(text, ": {}", if found.is_empty() { "nothing found".into() } else { found.join(", ") });
        if self.known > 0 {
            let _ = write!(text, "; {} left out as known", count(self.known, "finding"));
        }
        text
    }

    /// A clean run that looked at nothing is a warning.
    pub(crate) fn warn_if_empty(&mut self, names: &str, levels: &Levels) {
        let Examined { kernels, functions, .. } = self.examined;
        if kernels + functions == 0 && self.verdict() == Verdict::Clean {
            let message = format!("no kernel and no function is defined in {names}");
            let place = diag::Place::default();
            self.add(vec![Diagnostic::new(&codes::NOTHING_CHECKED, place, message)], levels);
        }
    }
}

fn count(n: usize, what: &str) -> String {
    format!("{n} {what}{}", if n == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::*;
    use diag::{CodeInfo, Place};

    fn report(codes: &[&'static CodeInfo]) -> Report {
        let diagnostics = codes.iter().map(|code| Diagnostic::new(code, Place::default(), "x")).collect();
        let examined = Examined { files: 1, kernels: 2, functions: 1 };
        Report { diagnostics, examined, ..Report::default() }
    }

    #[test]
    fn what_could_not_be_done_outweighs_what_was_found() {
        use codes::{INTERNAL, KERNEL_ADDRESS_TAKEN, KERNEL_CALLED, SYNTAX, UNREADABLE, UNSUPPORTED};
        assert_eq!(report(&[]).verdict(), Verdict::Clean);
        assert_eq!(report(&[&KERNEL_ADDRESS_TAKEN]).verdict(), Verdict::Clean);
        assert_eq!(report(&[&KERNEL_CALLED, &SYNTAX]).verdict(), Verdict::Findings);
        for failed in [&UNSUPPORTED, &INTERNAL, &UNREADABLE] {
            assert_eq!(report(&[failed, &KERNEL_CALLED]).verdict(), Verdict::Failed);
        }
        assert_eq!(Verdict::Failed.exit_code(), 2);
    }

    #[test]
    fn the_summary_counts_in_english() {
        assert_eq!(report(&[]).summary(), "examined 2 kernels, 1 device function: nothing found");
        let some = [&codes::KERNEL_CALLED, &codes::KERNEL_ADDRESS_TAKEN, &codes::KERNEL_ADDRESS_TAKEN];
        assert_eq!(report(&some).summary(), "examined 2 kernels, 1 device function: 1 error, 2 notes");
        let known = Report { known: 1, ..report(&[]) };
        let line = "examined 2 kernels, 1 device function: nothing found; 1 finding left out as known";
        assert_eq!(known.summary(), line);
    }
}
