//! The format for people: rustc's look, with the user's own line first and the line of the IR where that is not to be had.

use super::locate::{Excerpt, Locator, source_position};
use super::{Sources, one_line, printable};
use crate::demangle::{demangle, quoted_both};
use crate::place::{Place, SourcePos};
use crate::{Diagnostic, PathStep, Severity, Who};
use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};
use std::fmt::Write;

/// Steps of a path or of an inlining chain that are listed; what lies between is counted.
const STEPS_SHOWN: usize = 12;

/// How the full format looks.
#[derive(Clone, Copy, Debug)]
pub struct FullOptions {
    /// Whether to use terminal colours.
    pub color: bool,
    /// Width of the terminal in characters; longer source lines are trimmed round the marked part.
    pub width: usize,
}

impl Default for FullOptions {
    fn default() -> Self {
        FullOptions { color: false, width: 140 }
    }
}

/// Renders every diagnostic, and a last line that says where to read more.
pub fn full(diagnostics: &[Diagnostic], sources: &dyn Sources, options: FullOptions) -> String {
    let renderer = if options.color { Renderer::styled().hyperlink(false) } else { Renderer::plain() };
    let renderer = renderer.term_width(options.width);
    let locator = Locator::new(sources);
    let mut out = String::new();
    for diagnostic in diagnostics {
        let view = View::new(&locator, diagnostic);
        let _ = write!(out, "{}\n\n", renderer.render(&[view.group(diagnostic)]));
    }
    out.push_str(&pointer_to_pages(diagnostics));
    out
}

/// `For more about this finding, try ...`, or nothing when there is nothing to read about.
fn pointer_to_pages(diagnostics: &[Diagnostic]) -> String {
    let mut codes: Vec<&str> = diagnostics.iter().map(|d| d.code.name).collect();
    codes.sort_unstable();
    codes.dedup();
    match codes.as_slice() {
        [] => String::new(),
        [code] => format!("For more about this, try `ptxgate explain {code}`.\n"),
        [code, ..] => format!(
            "These codes have pages: {}.\nFor more about one of them, try `ptxgate explain {code}`.\n",
            codes.join(", ")
        ),
    }
}

/// The texts that one rendered diagnostic borrows.
struct View {
    title: String,
    /// Where it is, when no line of that file can be shown.
    origin: Option<(String, u32, u32)>,
    excerpts: Vec<(Excerpt, AnnotationKind, String)>,
    notes: Vec<String>,
    help: Vec<String>,
}

impl View {
    fn new(locator: &Locator<'_>, diagnostic: &Diagnostic) -> Self {
        let mut view = View {
            title: one_line(&diagnostic.message),
            origin: None,
            excerpts: Vec::new(),
            notes: Vec::new(),
            help: diagnostic.help.iter().map(|h| printable(h).into_owned()).collect(),
        };
        view.primary(locator, &diagnostic.place);
        view.labels(locator, diagnostic);
        view.entity(&diagnostic.place);
        if let Some(source) = &diagnostic.place.source {
            view.inlining(source);
        }
        view.path(locator, &diagnostic.path);
        view.notes.extend(diagnostic.notes.iter().map(|n| printable(n).into_owned()));
        view.breaks(diagnostic);
        for fix in &diagnostic.fixes {
            let text = one_line(&fix.replacement);
            view.help.push(if text.is_empty() {
                one_line(&fix.message)
            } else {
                format!("{}: `{text}`", one_line(&fix.message))
            });
        }
        view
    }

    fn primary(&mut self, locator: &Locator<'_>, place: &Place) {
        let source = place.source.as_ref().filter(|pos| !pos.file.is_empty());
        if let Some(excerpt) = source.and_then(|pos| locator.source_excerpt(pos)) {
            self.excerpts.push((excerpt, AnnotationKind::Primary, String::new()));
            return;
        }
        let excerpt = place.span.and_then(|span| locator.input_excerpt(span));
        if (source.is_some() || excerpt.is_none())
            && let Some(at) = locator.position(place)
        {
            self.origin = Some((at.file, at.line, at.column));
        }
        if let Some(excerpt) = excerpt {
            self.excerpts.push((excerpt, AnnotationKind::Primary, String::new()));
        }
    }

    fn labels(&mut self, locator: &Locator<'_>, diagnostic: &Diagnostic) {
        for label in &diagnostic.labels {
            let message = one_line(&label.message);
            let source = label.place.source.as_ref().and_then(|pos| locator.source_excerpt(pos));
            let excerpt = source.or_else(|| label.place.span.and_then(|span| locator.input_excerpt(span)));
            match (excerpt, locator.position(&label.place)) {
                (Some(excerpt), _) => self.excerpts.push((excerpt, AnnotationKind::Context, message)),
                (None, Some(at)) => self.notes.push(format!("{at}: {message}")),
                (None, None) => self.notes.push(message),
            }
        }
    }

    /// The place in the module; the instruction only when no line shows it.
    fn entity(&mut self, place: &Place) {
        let entity = &place.entity;
        let mut text = String::new();
        if let Some(symbol) = &entity.symbol {
            let _ = write!(text, "in {}", quoted_both(symbol));
        }
        if let Some(block) = &entity.block {
            let _ = write!(text, "{}block `{block}`", if text.is_empty() { "in " } else { ", " });
        }
        if self.excerpts.is_empty()
            && let Some(instruction) = &entity.instruction
        {
            let _ = write!(text, "{}`{instruction}`", if text.is_empty() { "at " } else { ": " });
        }
        if let Some((excerpt, ..)) = self.excerpts.first().filter(|(excerpt, ..)| excerpt.cut) {
            let _ =
                write!(text, "{}column {}", if text.is_empty() { "at " } else { ", " }, excerpt.at.column);
        }
        if !text.is_empty() {
            self.notes.push(one_line(&text));
        }
    }

    /// Who breaks, and how; that it breaks everybody goes without saying unless there is more to say.
    fn breaks(&mut self, diagnostic: &Diagnostic) {
        let told = diagnostic.breaks.iter().filter(|b| b.who != Who::Everybody || !b.how.is_empty());
        self.notes.extend(told.map(ToString::to_string));
    }

    fn inlining(&mut self, innermost: &SourcePos) {
        let mut lines = Vec::new();
        let mut inner = innermost;
        while let Some(outer) = inner.inlined_at.as_deref() {
            let callee =
                inner.function.as_deref().map_or("this code".into(), |f| format!("`{}`", demangle(f)));
            let mut line = format!("{callee} was inlined at {}", source_position(outer));
            if let Some(caller) = &outer.function {
                let _ = write!(line, " in `{}`", demangle(caller));
            }
            lines.push(one_line(&line));
            inner = outer;
        }
        self.listing("", lines);
    }

    fn path(&mut self, locator: &Locator<'_>, path: &[PathStep]) {
        let lines = path.windows(2).map(|pair| {
            let [caller, callee] = pair else { return String::new() };
            let mut line = format!("`{}` calls `{}`", demangle(&caller.function), demangle(&callee.function));
            if let Some(at) = locator.position(&caller.place) {
                let _ = write!(line, " at {at}");
            }
            one_line(&line)
        });
        self.listing("reached this way: ", lines.collect());
    }

    fn listing(&mut self, title: &str, mut lines: Vec<String>) {
        if lines.is_empty() {
            return;
        }
        if lines.len() > STEPS_SHOWN {
            let hidden = lines.len() - STEPS_SHOWN;
            lines.splice(STEPS_SHOWN / 2..STEPS_SHOWN / 2 + hidden, [format!("... {hidden} more ...")]);
        }
        self.notes.push(format!("{title}{}", lines.join("\n")));
    }

    fn group(&self, diagnostic: &Diagnostic) -> Group<'_> {
        let level = match diagnostic.severity {
            Severity::Error => Level::ERROR,
            Severity::Warning => Level::WARNING,
            Severity::Note => Level::NOTE,
        };
        let mut group = Group::with_title(level.primary_title(&self.title).id(diagnostic.code.name));
        if let Some((file, line, column)) = &self.origin {
            let mut origin = Origin::path(file);
            if *line != 0 {
                origin = origin.line(*line as usize);
                if *column != 0 {
                    origin = origin.char_column(*column as usize);
                }
            }
            group = group.element(origin);
        }
        let mut rest = self.excerpts.as_slice();
        while let Some((first, ..)) = rest.first() {
            // What stands on one line is shown once, with all its marks.
            let same = |(e, ..): &&(Excerpt, AnnotationKind, String)| {
                e.at.file == first.at.file && e.at.line == first.at.line && e.text == first.text
            };
            let (here, behind) = rest.split_at(rest.iter().take_while(same).count());
            let mut snippet =
                Snippet::source(&first.text).path(&first.at.file).line_start(first.at.line as usize);
            for (excerpt, kind, label) in here {
                let label = (!label.is_empty()).then_some(label.as_str());
                snippet = snippet.annotation(kind.span(excerpt.mark.clone()).label(label));
            }
            group = group.element(snippet);
            rest = behind;
        }
        group = group.elements(self.notes.iter().map(|note| Level::NOTE.message(note)));
        group.elements(self.help.iter().map(|help| Level::HELP.message(help)))
    }
}
