//! `--allow`, `--warn`, `--deny`: which severity a finding has in the end.
//!
//! Flags act in the order they are given, the last one wins. They never touch what says that the job could not be done
//! ([`Class::Unsupported`], [`Class::Internal`], unreadable or malformed input): silencing that would make a run that
//! looked at nothing look like a clean one.

use crate::codes::{self, Class, CodeInfo, Force};
use crate::{Diagnostic, Severity};
use std::fmt;

/// What a flag asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Do not show it.
    Allow,
    /// Show it as a warning.
    Warn,
    /// Make it an error.
    Deny,
}

/// Whether findings of hard rules may be silenced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strictness {
    /// The stages behind rely on the hard rules: `build`, `run`, `ptxgate-ld`.
    Build,
    /// Nothing follows: `check`.
    Check,
}

/// The flags of one run.
#[derive(Clone, Default, Debug)]
pub struct Levels {
    /// In the order given.
    codes: Vec<(&'static CodeInfo, Level)>,
    deny_warnings: bool,
}

/// Why a flag cannot be obeyed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LevelError {
    /// No such code; the nearest ones.
    Unknown {
        /// What was asked for.
        name: String,
        /// Codes that are spelt alike, best first.
        nearest: Vec<&'static str>,
    },
    /// The code tells that the job cannot be done.
    Fixed(&'static CodeInfo),
    /// A hard rule in a command that relies on it.
    Hard(&'static CodeInfo),
}

impl fmt::Display for LevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LevelError::Unknown { name, nearest } => {
                write!(f, "there is no diagnostic code `{name}`")?;
                for (index, near) in nearest.iter().enumerate() {
                    write!(f, "{} `{near}`", if index == 0 { "; did you mean" } else { " or" })?;
                }
                if nearest.is_empty() { Ok(()) } else { f.write_str("?") }
            }
            LevelError::Fixed(code) => {
                write!(
                    f,
                    "the severity of `{}` cannot be changed: it says that the job could not be done",
                    code.name
                )
            }
            LevelError::Hard(code) => write!(
                f,
                "`{}` is a hard rule: what breaks it cannot be compiled to anything that works, so it cannot be silenced here",
                code.name
            ),
        }
    }
}

impl std::error::Error for LevelError {}

impl Levels {
    /// Adds one flag. `warnings` is accepted as a code with [`Level::Deny`] only.
    ///
    /// # Errors
    /// The code is unknown, or its severity is not for the user to choose.
    pub fn set(&mut self, level: Level, name: &str, strictness: Strictness) -> Result<(), LevelError> {
        if name == "warnings" && level == Level::Deny {
            self.deny_warnings = true;
            return Ok(());
        }
        let Some(code) = codes::find(name) else {
            return Err(LevelError::Unknown { name: name.to_owned(), nearest: codes::nearest(name) });
        };
        if code.class != Class::Input || code.aborts() {
            return Err(LevelError::Fixed(code));
        }
        // Denying what is an error anyway changes nothing and is no fault.
        if code.force == Force::Hard && strictness == Strictness::Build && level != Level::Deny {
            return Err(LevelError::Hard(code));
        }
        self.codes.push((code, level));
        Ok(())
    }

    /// The severity of a finding with this code and this severity of its own; `None` if it is not to be shown.
    pub fn severity(&self, code: &'static CodeInfo, own: Severity) -> Option<Severity> {
        let flag =
            self.codes.iter().rev().find(|(known, _)| known.name == code.name).map(|(_, level)| *level);
        let severity = match flag {
            Some(Level::Allow) => return None,
            Some(Level::Warn) => Severity::Warning,
            Some(Level::Deny) => Severity::Error,
            None => own,
        };
        // `--warn CODE` beside `--deny warnings` is the way to say "all but this".
        if severity == Severity::Warning && self.deny_warnings && flag.is_none() {
            return Some(Severity::Error);
        }
        Some(severity)
    }

    /// Applies the flags to a list of findings.
    pub fn apply(&self, diagnostics: &mut Vec<Diagnostic>) {
        diagnostics.retain_mut(|diagnostic| match self.severity(diagnostic.code, diagnostic.severity) {
            Some(severity) => {
                diagnostic.severity = severity;
                true
            }
            None => false,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Place;

    fn finding(code: &'static CodeInfo) -> Diagnostic {
        Diagnostic::new(code, Place::default(), "x")
    }

    #[test]
    fn the_last_flag_wins() {
        let mut levels = Levels::default();
        let name = "kernel-address-taken";
        levels.set(Level::Deny, name, Strictness::Build).unwrap();
        assert_eq!(levels.severity(&codes::KERNEL_ADDRESS_TAKEN, Severity::Note), Some(Severity::Error));
        levels.set(Level::Allow, name, Strictness::Build).unwrap();
        assert_eq!(levels.severity(&codes::KERNEL_ADDRESS_TAKEN, Severity::Note), None);
        let mut list = vec![finding(&codes::KERNEL_ADDRESS_TAKEN), finding(&codes::KERNEL_CALLED)];
        levels.apply(&mut list);
        assert_eq!(list, [finding(&codes::KERNEL_CALLED)]);
    }

    #[test]
    fn hard_rules_bend_only_in_check() {
        let mut levels = Levels::default();
        assert_eq!(
            levels.set(Level::Allow, "kernel-called", Strictness::Build),
            Err(LevelError::Hard(&codes::KERNEL_CALLED))
        );
        assert_eq!(levels.set(Level::Deny, "kernel-called", Strictness::Build), Ok(()));
        assert_eq!(levels.set(Level::Allow, "kernel-called", Strictness::Check), Ok(()));
    }

    #[test]
    fn what_says_that_the_job_failed_cannot_be_silenced_anywhere() {
        for code in [&codes::UNSUPPORTED, &codes::INTERNAL, &codes::UNREADABLE, &codes::SYNTAX] {
            let mut levels = Levels::default();
            assert_eq!(levels.set(Level::Warn, code.name, Strictness::Check), Err(LevelError::Fixed(code)));
        }
    }

    #[test]
    fn deny_warnings_spares_notes_and_what_is_named() {
        let mut levels = Levels::default();
        levels.set(Level::Deny, "warnings", Strictness::Check).unwrap();
        assert_eq!(levels.severity(&codes::KERNEL_CALLED_INDIRECT, Severity::Warning), Some(Severity::Error));
        assert_eq!(levels.severity(&codes::KERNEL_ADDRESS_TAKEN, Severity::Note), Some(Severity::Note));
        levels.set(Level::Warn, "kernel-called-indirect", Strictness::Check).unwrap();
        assert_eq!(
            levels.severity(&codes::KERNEL_CALLED_INDIRECT, Severity::Warning),
            Some(Severity::Warning)
        );
        assert!(levels.set(Level::Allow, "warnings", Strictness::Check).is_err());
    }

    #[test]
    fn an_unknown_code_comes_with_its_neighbours() {
        let error = Levels::default().set(Level::Allow, "kernel-caled", Strictness::Check).unwrap_err();
        assert_eq!(
            error.to_string(),
            "there is no diagnostic code `kernel-caled`; did you mean `kernel-called`?"
        );
    }
}
