//! What appears on the screen. Broken pipes are no errors here: the exit code still tells the verdict.

use super::flags::{Common, Format};
use diag::render::{self, FullOptions};
use ptxgate::{DiskSources, Inputs, Report};
use std::io::{self, Write};

/// Where and how findings are shown.
pub(super) struct Screen<'a> {
    common: &'a Common,
    inputs: &'a Inputs,
}

impl<'a> Screen<'a> {
    pub(super) fn new(common: &'a Common, inputs: &'a Inputs) -> Self {
        Screen { common, inputs }
    }

    /// Prints the findings and the summary. Formats for programs go to standard output unless the artefact does.
    pub(super) fn report(&self, report: &Report, artefact_on_stdout: bool) {
        self.findings(report, artefact_on_stdout);
        for text in &report.why {
            print_error(&format!("{text}\n"));
        }
        self.summary(report);
    }

    /// Prints what was assumed and what was examined, unless a program reads the output.
    pub(super) fn summary(&self, report: &Report) {
        if !self.common.quiet && !matches!(self.common.format, Format::Json | Format::Sarif) {
            for sentence in &report.assumed {
                print_error(&format!("assumed: {sentence}\n"));
            }
            print_error(&format!("{}\n", report.summary()));
        }
    }

    /// Prints the findings alone.
    pub(super) fn findings(&self, report: &Report, artefact_on_stdout: bool) {
        let sources = DiskSources::new(self.inputs);
        let list = report.diagnostics.as_slice();
        let text = match self.common.format {
            Format::Full => render::full(
                list,
                &sources,
                FullOptions { color: self.common.color(), ..FullOptions::default() },
            ),
            Format::Concise => render::concise(list, &sources),
            Format::Json => render::json(list, &sources, report.examined, report.known),
            Format::Sarif => render::sarif(list, &sources, report.verdict().exit_code()),
            Format::Github => render::github(list, &sources),
        };
        if self.common.format.is_data() && !artefact_on_stdout {
            print(&text);
        } else {
            print_error(&text);
        }
    }
}

/// Prints to standard output.
pub(super) fn print(text: &str) {
    let mut out = io::stdout().lock();
    let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
}

/// Prints to standard error.
pub(super) fn print_error(text: &str) {
    let _ = io::stderr().lock().write_all(text.as_bytes());
}

/// Prints a message about the command line itself.
pub(super) fn error(message: &str) {
    print_error(&format!("error: {}\n", message.trim_end().trim_start_matches("error: ")));
}
