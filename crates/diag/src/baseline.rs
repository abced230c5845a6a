//! Baselines: findings that are known, so that a run tells only what is new.
//!
//! A finding is recognised by what does not move when lines do: code, symbol, source file and message. The file is JSON,
//! `{"version": 1, "known": [{"code", "symbol", "file", "message", "count"}]}`, sorted, so that it can be reviewed and merged.

use crate::codes::{self, Class, Force};
use crate::levels::Strictness;
use crate::{Diagnostic, LevelError};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// What identifies a finding.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
struct Key {
    code: String,
    symbol: Option<String>,
    file: Option<String>,
    message: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    version: u32,
    known: Vec<Entry>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    code: String,
    symbol: Option<String>,
    file: Option<String>,
    message: String,
    count: usize,
}

/// Known findings, and how often each may still occur.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Baseline {
    known: BTreeMap<Key, usize>,
}

/// Why a baseline cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BaselineError {
    /// It is no baseline of a version that is known.
    Malformed(String),
    /// It holds a code that cannot be silenced here, or that does not exist.
    Code(LevelError),
}

impl fmt::Display for BaselineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BaselineError::Malformed(why) => f.write_str(why),
            BaselineError::Code(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for BaselineError {}

fn key(diagnostic: &Diagnostic) -> Key {
    Key {
        code: diagnostic.code.name.to_owned(),
        symbol: diagnostic.place.entity.symbol.clone(),
        file: diagnostic.place.source.as_ref().map(|pos| pos.file.to_string()),
        message: diagnostic.message.clone(),
    }
}

/// A number that stays the same while lines move: 16 hexadecimal digits.
pub(crate) fn fingerprint(diagnostic: &Diagnostic) -> String {
    let key = key(diagnostic);
    // FNV-1a: the value stands in files of other people, so that it must never change.
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    let parts = [Some(&key.code), key.symbol.as_ref(), key.file.as_ref(), Some(&key.message)];
    for byte in parts.into_iter().flat_map(|part| part.map_or("", String::as_str).bytes().chain([0])) {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    format!("{hash:016x}")
}

impl Baseline {
    /// Reads a baseline. A hard rule in it is an error where stages follow that rely on the rule.
    ///
    /// # Errors
    /// The text is no baseline, or it would silence what must not be silenced.
    pub fn parse(text: &str, strictness: Strictness) -> Result<Baseline, BaselineError> {
        let document: Document =
            serde_json::from_str(text).map_err(|error| BaselineError::Malformed(error.to_string()))?;
        if document.version != 1 {
            let why = format!("a baseline of version {}; version 1 is known", document.version);
            return Err(BaselineError::Malformed(why));
        }
        let mut known = BTreeMap::new();
        for entry in document.known {
            may_be_known(&entry.code, strictness).map_err(BaselineError::Code)?;
            let Entry { code, symbol, file, message, count } = entry;
            *known.entry(Key { code, symbol, file, message }).or_default() += count;
        }
        Ok(Baseline { known })
    }

    /// The baseline that makes a run with these findings a clean one, as far as findings can be known: what says that the
    /// job could not be done is never.
    pub fn of(diagnostics: &[Diagnostic]) -> Baseline {
        let mut known = BTreeMap::new();
        for diagnostic in diagnostics {
            if may_be_known(diagnostic.code.name, Strictness::Check).is_ok() {
                *known.entry(key(diagnostic)).or_default() += 1;
            }
        }
        Baseline { known }
    }

    /// The text of the file.
    pub fn to_json(&self) -> String {
        let known = self.known.iter().map(|(key, count)| {
            let Key { code, symbol, file, message } = key.clone();
            Entry { code, symbol, file, message, count: *count }
        });
        let document = Document { version: 1, known: known.collect() };
        let mut text = serde_json::to_string_pretty(&document).unwrap_or_default();
        text.push('\n');
        text
    }

    /// Number of findings in it.
    pub fn len(&self) -> usize {
        self.known.values().sum()
    }

    /// Whether nothing is known.
    pub fn is_empty(&self) -> bool {
        self.known.is_empty()
    }

    /// Takes out the findings that are known and gives their number. Each counts once: the second of what is known once
    /// is new.
    pub fn take_known(&mut self, diagnostics: &mut Vec<Diagnostic>) -> usize {
        if self.known.is_empty() {
            return 0;
        }
        let before = diagnostics.len();
        diagnostics.retain(|diagnostic| match self.known.get_mut(&key(diagnostic)) {
            Some(count) if *count > 0 => {
                *count -= 1;
                false
            }
            _ => true,
        });
        before - diagnostics.len()
    }
}

/// Whether findings of this code may be in a baseline.
fn may_be_known(name: &str, strictness: Strictness) -> Result<(), LevelError> {
    let Some(code) = codes::find(name) else {
        return Err(LevelError::Unknown { name: name.to_owned(), nearest: codes::nearest(name) });
    };
    if code.class != Class::Input || code.aborts() {
        return Err(LevelError::Fixed(code));
    }
    if code.force == Force::Hard && strictness == Strictness::Build {
        return Err(LevelError::Hard(code));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Place, SourcePos, SourceSpan};

    fn finding(symbol: &str, line: u32) -> Diagnostic {
        let place = Place {
            source: Some(SourcePos {
                file: "a.rs".into(),
                directory: "".into(),
                line,
                column: 1,
                function: None,
                checksum: None,
                inlined_at: None,
            }),
            span: Some(SourceSpan::default()),
            ..Place::symbol(symbol)
        };
        Diagnostic::new(&codes::KERNEL_ADDRESS_TAKEN, place, "the address escapes")
    }

    #[test]
    fn what_is_known_is_left_out_although_it_moved() {
        let written = Baseline::of(&[finding("f", 3), finding("f", 5), finding("g", 9)]).to_json();
        let mut baseline = Baseline::parse(&written, Strictness::Build).unwrap();
        assert_eq!(baseline.len(), 3);
        let mut found = vec![finding("f", 13), finding("f", 15), finding("f", 16), finding("h", 1)];
        assert_eq!(baseline.take_known(&mut found), 2);
        assert_eq!(found, [finding("f", 16), finding("h", 1)]);
        assert_eq!(fingerprint(&finding("f", 3)), fingerprint(&finding("f", 4)));
        assert_ne!(fingerprint(&finding("f", 3)), fingerprint(&finding("g", 3)));
    }

    #[test]
    fn failures_are_never_known_and_hard_rules_in_check_only() {
        let place = || Place::symbol("f");
        let internal = Diagnostic::new(&codes::INTERNAL, place(), "x");
        assert!(Baseline::of(&[internal]).is_empty());
        let hard = Baseline::of(&[Diagnostic::new(&codes::KERNEL_CALLED, place(), "x")]).to_json();
        assert!(Baseline::parse(&hard, Strictness::Check).is_ok());
        let refused = Baseline::parse(&hard, Strictness::Build);
        assert_eq!(refused, Err(BaselineError::Code(LevelError::Hard(&codes::KERNEL_CALLED))));
        let fixed = hard.replace("kernel-called", "unsupported");
        assert!(matches!(
            Baseline::parse(&fixed, Strictness::Check),
            Err(BaselineError::Code(LevelError::Fixed(_)))
        ));
        let unknown = hard.replace("kernel-called", "kernel-caled");
        assert!(matches!(
            Baseline::parse(&unknown, Strictness::Check),
            Err(BaselineError::Code(LevelError::Unknown { .. }))
        ));
        for text in ["", "[]", r#"{"version": 2, "known": []}"#, r#"{"version": 1, "known": [], "more": 1}"#]
        {
            assert!(
                matches!(Baseline::parse(text, Strictness::Check), Err(BaselineError::Malformed(_))),
                "{text}"
            );
        }
    }
}
