//! From a [`Place`] to file, line, column, and the line of text itself.

use super::{Sources, one_line};
use crate::place::{FileId, Place, SourcePos, SourceSpan};
use std::cell::RefCell;
use std::ops::Range;
use std::sync::Arc;

/// Lines longer than this are cut round the marked part.
const LINE_LIMIT: usize = 1 << 10;
/// Bytes that are looked through at once for the ends of lines.
const CHUNK: usize = 1 << 16;
/// How much of a cut line stays before the marked part.
const CUT_BEFORE: usize = 120;

/// A position in a file, one-based; 0 means unknown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Position {
    pub(super) file: String,
    pub(super) line: u32,
    pub(super) column: u32,
}

/// One line of a file with a marked part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Excerpt {
    pub(super) at: Position,
    /// The line, without its end; cut if it is very long.
    pub(super) text: String,
    /// Whether it was cut in front, so that columns inside `text` are not those of the file.
    pub(super) cut: bool,
    /// Bytes of `text`.
    pub(super) mark: Range<usize>,
}

/// Resolves places, remembering where the lines of each input begin.
pub(super) struct Locator<'a> {
    sources: &'a dyn Sources,
    starts: RefCell<Vec<(FileId, Arc<[u32]>)>>,
}

impl<'a> Locator<'a> {
    pub(super) fn new(sources: &'a dyn Sources) -> Self {
        Locator { sources, starts: RefCell::default() }
    }

    /// Where the place is: the user's source if debug info says, else the input.
    pub(super) fn position(&self, place: &Place) -> Option<Position> {
        match &place.source {
            Some(pos) if !pos.file.is_empty() => Some(source_position(pos)),
            _ => self.input_position(place.span?),
        }
    }

    /// Where the span begins in its input. In bitcode the column is 0 and the line too.
    pub(super) fn input_position(&self, span: SourceSpan) -> Option<Position> {
        let input = self.sources.input(span.file)?;
        let file = one_line(input.name);
        if !input.is_text {
            return Some(Position { file, line: 0, column: 0 });
        }
        let (line, start) = self.line_of(span)?;
        let length = (span.start as usize).saturating_sub(start);
        let prefix = self.sources.bytes(span.file, start, length)?;
        let column = to_u32(String::from_utf8_lossy(&prefix).chars().count() + 1);
        Some(Position { file, line: to_u32(line + 1), column })
    }

    /// The line of the user's source, if the file can be had.
    pub(super) fn source_excerpt(&self, pos: &SourcePos) -> Option<Excerpt> {
        if pos.line == 0 {
            return None;
        }
        let text = self.sources.source_file(pos)?;
        let line = text.lines().nth(pos.line as usize - 1)?;
        let start = match pos.column {
            0 => line.len() - line.trim_start().len(),
            // Compilers count bytes or characters here; for the ASCII in front of most code they agree.
            column => line.char_indices().nth(column as usize - 1).map_or(line.len(), |(at, _)| at),
        };
        let end = if pos.column == 0 { line.trim_end().len() } else { token_end(line, start) };
        Some(excerpt(source_position(pos), line.as_bytes(), start..end.max(start)))
    }

    /// The line of the input that the span begins on.
    pub(super) fn input_excerpt(&self, span: SourceSpan) -> Option<Excerpt> {
        let input = self.sources.input(span.file)?;
        if !input.is_text {
            return None;
        }
        let at = self.input_position(span)?;
        let (number, start) = self.line_of(span)?;
        let next = self.line_starts(span.file)?.get(number + 1).map(|&next| next as usize - 1);
        let line = self.sources.bytes(span.file, start, next.map_or(usize::MAX, |next| next - start))?;
        let line = line.as_slice();
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        let from = (span.start as usize - start).min(line.len());
        let to = (span.end as usize).saturating_sub(start).clamp(from, line.len());
        Some(excerpt(at, line, from..to))
    }

    /// Number (from zero) and first byte of the line that holds the span's start; a span behind the end is at the end.
    fn line_of(&self, span: SourceSpan) -> Option<(usize, usize)> {
        let starts = self.line_starts(span.file)?;
        let line = starts.partition_point(|&start| start <= span.start).saturating_sub(1);
        Some((line, *starts.get(line)? as usize))
    }

    fn line_starts(&self, file: FileId) -> Option<Arc<[u32]>> {
        if let Some((_, starts)) = self.starts.borrow().iter().find(|(known, _)| *known == file) {
            return Some(starts.clone());
        }
        let mut starts = vec![0];
        let mut at = 0;
        loop {
            let chunk = self.sources.bytes(file, at, CHUNK)?;
            let newlines = chunk.iter().enumerate().filter(|(_, byte)| **byte == b'\n');
            starts.extend(newlines.map(|(offset, _)| to_u32(at + offset + 1)));
            at += chunk.len();
            if chunk.len() < CHUNK {
                break;
            }
        }
        let starts: Arc<[u32]> = starts.into();
        self.starts.borrow_mut().push((file, starts.clone()));
        Some(starts)
    }
}

/// The position that debug info gives.
pub(super) fn source_position(pos: &SourcePos) -> Position {
    Position { file: one_line(&pos.file), line: pos.line, column: pos.column }
}

impl std::fmt::Display for Position {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.file)?;
        for number in [self.line, self.column].into_iter().take_while(|n| *n != 0) {
            write!(f, ":{number}")?;
        }
        Ok(())
    }
}

/// The end of the word that begins at `start`, or of the one character there.
fn token_end(line: &str, start: usize) -> usize {
    let rest = line.get(start..).unwrap_or_default();
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let word = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
    start + word.max(rest.chars().next().map_or(0, char::len_utf8))
}

fn excerpt(at: Position, line: &[u8], mark: Range<usize>) -> Excerpt {
    let (from, to) = if line.len() <= LINE_LIMIT {
        (0, line.len())
    } else {
        (mark.start.saturating_sub(CUT_BEFORE), (mark.start + LINE_LIMIT / 2).min(line.len()))
    };
    let mark = mark.start..mark.end.min(to);
    let mut text = String::from_utf8_lossy(&line[from..mark.start]).into_owned();
    if from > 0 {
        text.insert_str(0, "...");
    }
    let start = text.len();
    text.push_str(&String::from_utf8_lossy(&line[mark.clone()]));
    let end = text.len();
    text.push_str(&String::from_utf8_lossy(&line[mark.end..to]));
    if to < line.len() {
        text.push_str("...");
    }
    Excerpt { at, text, cut: from > 0, mark: start..end }
}

fn to_u32(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}
