//! One JSON object a run, version 1: `{"version": 1, "findings": [...], "examined": {...}, "known": 0}`.
//!
//! `docs/command-line.md` is its description. New fields may join a version; none goes or changes its meaning.
//! Every field is always there; what is not known is `null`. Names of functions are demangled in `message`, `function`
//! and `path[].function`, and raw in `place.symbol` and `path[].symbol`. Lines and columns count from one.

use super::Sources;
use super::locate::{Locator, Position};
use crate::demangle::demangle;
use crate::place::{Place, SourcePos, SourceSpan};
use crate::{Diagnostic, Fix, Label, PathStep};
use serde::Serialize;

/// What a run looked at.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Examined {
    /// Input files.
    pub files: usize,
    /// Kernels defined in them.
    pub kernels: usize,
    /// Other functions defined in them.
    pub functions: usize,
}

#[derive(Serialize)]
struct Report<'a> {
    version: u32,
    findings: Vec<Finding<'a>>,
    examined: Examined,
    known: usize,
}

#[derive(Serialize)]
struct Finding<'a> {
    code: &'a str,
    severity: &'a str,
    message: &'a str,
    function: Option<String>,
    file: Option<String>,
    line: Option<u32>,
    column: Option<u32>,
    place: PlaceJson<'a>,
    labels: Vec<LabelJson<'a>>,
    path: Vec<StepJson<'a>>,
    breaks: Vec<BreaksJson>,
    notes: &'a [String],
    help: &'a [String],
    fixes: Vec<FixJson<'a>>,
}

#[derive(Serialize)]
struct BreaksJson {
    who: String,
    how: &'static str,
}

#[derive(Serialize)]
struct PlaceJson<'a> {
    source: Option<SourceJson<'a>>,
    input: Option<SpanJson>,
    symbol: Option<&'a str>,
    block: Option<&'a str>,
    instruction: Option<&'a str>,
}

#[derive(Serialize)]
struct SourceJson<'a> {
    file: &'a str,
    directory: &'a str,
    line: Option<u32>,
    column: Option<u32>,
    function: Option<&'a str>,
    /// The calls that this code was inlined at, innermost first; their own lists are left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    inlined_at: Option<Vec<SourceJson<'a>>>,
}

#[derive(Serialize)]
struct SpanJson {
    file: Option<String>,
    line: Option<u32>,
    column: Option<u32>,
    start: u32,
    end: u32,
}

#[derive(Serialize)]
struct LabelJson<'a> {
    message: &'a str,
    file: Option<String>,
    line: Option<u32>,
    column: Option<u32>,
    place: PlaceJson<'a>,
}

#[derive(Serialize)]
struct StepJson<'a> {
    function: String,
    symbol: &'a str,
    file: Option<String>,
    line: Option<u32>,
    column: Option<u32>,
    place: PlaceJson<'a>,
}

#[derive(Serialize)]
struct FixJson<'a> {
    message: &'a str,
    span: SpanJson,
    replacement: &'a str,
}

/// Renders the report of a run, with a final line end. `known` is the number of findings that a baseline left out.
pub fn json(diagnostics: &[Diagnostic], sources: &dyn Sources, examined: Examined, known: usize) -> String {
    let locator = Locator::new(sources);
    let findings = diagnostics.iter().map(|diagnostic| finding(&locator, diagnostic)).collect();
    let report = Report { version: 1, findings, examined, known };
    // Strings and numbers in structs of ours: nothing that could fail.
    let mut text = serde_json::to_string_pretty(&report).unwrap_or_default();
    text.push('\n');
    text
}

fn finding<'a>(locator: &Locator<'_>, diagnostic: &'a Diagnostic) -> Finding<'a> {
    let at = Where::new(locator.position(&diagnostic.place));
    Finding {
        code: diagnostic.code.name,
        severity: diagnostic.severity.name(),
        message: &diagnostic.message,
        function: diagnostic.place.entity.symbol.as_deref().map(|name| demangle(name).into_owned()),
        file: at.file,
        line: at.line,
        column: at.column,
        place: place(locator, &diagnostic.place),
        labels: diagnostic.labels.iter().map(|l| label(locator, l)).collect(),
        path: diagnostic.path.iter().map(|s| step(locator, s)).collect(),
        breaks: diagnostic
            .breaks
            .iter()
            .map(|breaks| BreaksJson { who: breaks.who.to_string(), how: breaks.how })
            .collect(),
        notes: &diagnostic.notes,
        help: &diagnostic.help,
        fixes: diagnostic.fixes.iter().map(|f| fix(locator, f)).collect(),
    }
}

fn place<'a>(locator: &Locator<'_>, place: &'a Place) -> PlaceJson<'a> {
    PlaceJson {
        source: place.source.as_ref().map(source),
        input: place.span.map(|s| span(locator, s)),
        symbol: place.entity.symbol.as_deref(),
        block: place.entity.block.as_deref(),
        instruction: place.entity.instruction.as_deref(),
    }
}

fn source(pos: &SourcePos) -> SourceJson<'_> {
    let outer = std::iter::successors(pos.inlined_at.as_deref(), |pos| pos.inlined_at.as_deref());
    SourceJson { inlined_at: Some(outer.map(position).collect()), ..position(pos) }
}

fn position(pos: &SourcePos) -> SourceJson<'_> {
    SourceJson {
        file: &pos.file,
        directory: &pos.directory,
        line: known(pos.line),
        column: known(pos.column),
        function: pos.function.as_deref(),
        inlined_at: None,
    }
}

fn span(locator: &Locator<'_>, span: SourceSpan) -> SpanJson {
    let at = Where::new(locator.input_position(span));
    SpanJson { file: at.file, line: at.line, column: at.column, start: span.start, end: span.end }
}

fn label<'a>(locator: &Locator<'_>, label: &'a Label) -> LabelJson<'a> {
    let at = Where::new(locator.position(&label.place));
    let place = place(locator, &label.place);
    LabelJson { message: &label.message, file: at.file, line: at.line, column: at.column, place }
}

fn step<'a>(locator: &Locator<'_>, step: &'a PathStep) -> StepJson<'a> {
    let at = Where::new(locator.position(&step.place));
    StepJson {
        function: demangle(&step.function).into_owned(),
        symbol: &step.function,
        file: at.file,
        line: at.line,
        column: at.column,
        place: place(locator, &step.place),
    }
}

fn fix<'a>(locator: &Locator<'_>, fix: &'a Fix) -> FixJson<'a> {
    FixJson { message: &fix.message, span: span(locator, fix.span), replacement: &fix.replacement }
}

/// File, line and column as JSON wants them.
struct Where {
    file: Option<String>,
    line: Option<u32>,
    column: Option<u32>,
}

impl Where {
    fn new(at: Option<Position>) -> Self {
        match at {
            Some(at) => Where { file: Some(at.file), line: known(at.line), column: known(at.column) },
            None => Where { file: None, line: None, column: None },
        }
    }
}

fn known(number: u32) -> Option<u32> {
    (number != 0).then_some(number)
}
