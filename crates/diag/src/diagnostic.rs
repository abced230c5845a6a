//! The diagnostic value.

use crate::codes::{CodeInfo, Force};
use crate::consumer::{Breaks, Consumer};
use crate::place::{Place, SourceSpan};
use std::borrow::Cow;
use std::fmt;

/// How bad a finding is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Severity {
    /// Worth knowing; never changes the exit code.
    Note,
    /// Suspicious; changes the exit code only under `--deny`.
    Warning,
    /// The program is refused.
    Error,
}

impl Severity {
    /// `error`, `warning` or `note`.
    pub fn name(self) -> &'static str {
        match self {
            Severity::Note => "note",
            Severity::Warning => "warning",
            Severity::Error => "error",
        }
    }
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A second place that explains the first, with what to say about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Label {
    /// Where.
    pub place: Place,
    /// What stands there, e.g. "`global_function` is a kernel because of `ptx_kernel` here".
    pub message: String,
}

/// One step of the way from an entry point to the place of the finding.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PathStep {
    /// Raw (mangled) name of the function at this step.
    pub function: String,
    /// Where it calls the next step, or where the finding is.
    pub place: Place,
}

/// An edit of an input that mends the finding.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fix {
    /// What to replace.
    pub span: SourceSpan,
    /// With what.
    pub replacement: String,
    /// What the edit does, in the imperative.
    pub message: String,
}

/// One finding.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// The registered code.
    pub code: &'static CodeInfo,
    /// The severity after flags were applied; starts as the code's own.
    pub severity: Severity,
    /// Who breaks on it, and how; starts as the code's own list.
    pub breaks: Cow<'static, [Breaks]>,
    /// One sentence without a final full stop. Symbols are demangled and stand in backquotes.
    pub message: String,
    /// Where it points.
    pub place: Place,
    /// Further places.
    pub labels: Vec<Label>,
    /// The way from a root (first) to the place (last); empty when the place is a root or there is none.
    pub path: Vec<PathStep>,
    /// Facts that explain, one sentence each.
    pub notes: Vec<String>,
    /// What to do, concretely.
    pub help: Vec<String>,
    /// Edits that mend it.
    pub fixes: Vec<Fix>,
}

impl Diagnostic {
    /// A diagnostic with the code's own severity.
    pub fn new(code: &'static CodeInfo, place: Place, message: impl Into<String>) -> Self {
        Diagnostic {
            code,
            severity: code.severity,
            breaks: Cow::Borrowed(code.breaks),
            message: message.into(),
            place,
            labels: Vec::new(),
            path: Vec::new(),
            notes: Vec::new(),
            help: Vec::new(),
            fixes: Vec::new(),
        }
    }

    /// Adds a label.
    #[must_use]
    pub fn label(mut self, place: Place, message: impl Into<String>) -> Self {
        self.labels.push(Label { place, message: message.into() });
        self
    }

    /// Adds a note.
    #[must_use]
    pub fn note(mut self, note: impl Into<String>) -> Self {
        self.notes.push(note.into());
        self
    }

    /// Adds a help line.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help.push(help.into());
        self
    }

    /// Sets another severity than the code's own.
    #[must_use]
    pub fn severity(mut self, severity: Severity) -> Self {
        self.severity = severity;
        self
    }

    /// Says who breaks on this one, where it is not who the registry says.
    #[must_use]
    pub fn breaks(mut self, breaks: impl Into<Cow<'static, [Breaks]>>) -> Self {
        self.breaks = breaks.into();
        self
    }

    /// Whether this is of error severity.
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }

    /// Whether no stage behind can take the program: an error of a hard rule that ptxgate itself breaks on.
    pub fn is_refusal(&self) -> bool {
        self.is_error() && self.code.force == Force::Hard && self.concerns(&[Consumer::PTXGATE])
    }

    /// Whether one of these consumers breaks on it; [`Consumer::Any`] wants to hear even of what breaks nobody.
    pub fn concerns(&self, consumers: &[Consumer]) -> bool {
        let any = consumers.contains(&Consumer::Any);
        any || self
            .breaks
            .iter()
            .any(|breaks| consumers.iter().any(|consumer| consumer.breaks_on(breaks.who)))
    }
}

/// The worst severity in the list.
pub fn worst(diagnostics: &[Diagnostic]) -> Option<Severity> {
    diagnostics.iter().map(|d| d.severity).max()
}
