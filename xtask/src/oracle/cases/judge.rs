//! One run of ptxgate, and whether it is what was asked for.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::Result;
use crate::tools;

/// What a case asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Expect {
    /// An error, and exit code 1.
    Error,
    /// A warning, and exit code 0.
    Warning,
    /// A note, and exit code 0.
    Note,
    /// Anything that is told, and exit code 0.
    Told,
    /// Neither error nor warning, and exit code 0.
    Nothing,
    /// Exit code 0.
    Accept,
}

impl Expect {
    pub(super) fn of(text: &str) -> Option<Expect> {
        Some(match text {
            "E" => Expect::Error,
            "W" => Expect::Warning,
            "N" => Expect::Note,
            "told" => Expect::Told,
            "ok" => Expect::Nothing,
            "accept" => Expect::Accept,
            _ => return None,
        })
    }

    /// The letter of the collection.
    pub(super) fn letter(self) -> &'static str {
        match self {
            Expect::Error => "E",
            Expect::Warning => "W",
            Expect::Note => "N",
            Expect::Told => "told",
            Expect::Nothing => "ok",
            Expect::Accept => "accept",
        }
    }
}

/// One finding.
#[derive(Clone, Debug)]
pub(super) struct Finding {
    pub(super) code: String,
    pub(super) severity: String,
    pub(super) message: String,
}

/// What one run said.
#[derive(Clone, Debug)]
pub(super) struct Said {
    /// The exit code.
    pub(super) exit: i32,
    pub(super) findings: Vec<Finding>,
    /// The report as text, to look for names in.
    pub(super) text: String,
}

impl Said {
    /// Runs ptxgate with these arguments and the JSON format; `out` is where the artefact goes, if there is one.
    pub(super) fn by(program: &Path, args: &[String], files: &[PathBuf]) -> Result<Said> {
        let mut command = Command::new("timeout");
        command.arg("30").arg(program).args(args).args(["--format", "json"]).args(files);
        let output = tools::output(&mut command)?;
        let exit = output.status.code().unwrap_or(-1);
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let report: Value = serde_json::from_str(&text).map_err(|e| {
            let said = String::from_utf8_lossy(&output.stderr);
            format!("exit {exit}, no JSON ({e}): {}", said.lines().next().unwrap_or_default())
        })?;
        let of = |finding: &Value, key: &str| finding[key].as_str().unwrap_or_default().to_owned();
        let findings = report["findings"].as_array().map(Vec::as_slice).unwrap_or_default();
        let findings = findings
            .iter()
            .map(|f| Finding { code: of(f, "code"), severity: of(f, "severity"), message: of(f, "message") })
            .collect();
        Ok(Said { exit, findings, text })
    }

    /// Whether this is what was asked for; findings of the rule count, or those of any rule.
    pub(super) fn is(&self, expect: Expect, rule: Option<&str>) -> bool {
        let of = |severity: &str| {
            self.findings.iter().any(|f| f.severity == severity && rule.is_none_or(|rule| f.code == rule))
        };
        let clean = !self.findings.iter().any(|f| {
            f.severity == "error" || f.severity == "warning" || rule.is_some_and(|rule| f.code == rule)
        });
        match expect {
            Expect::Error => self.exit == 1 && of("error"),
            Expect::Warning => self.exit == 0 && of("warning"),
            Expect::Note => self.exit == 0 && of("note"),
            Expect::Told => self.exit == 0 && !self.findings.is_empty(),
            Expect::Nothing => self.exit == 0 && clean,
            Expect::Accept => self.exit == 0,
        }
    }

    /// The worst that was said of a rule, as the collection's letter.
    pub(super) fn letter(&self, rule: &str) -> &'static str {
        let of = |severity: &str| self.findings.iter().any(|f| f.severity == severity && f.code == rule);
        match () {
            () if of("error") => "E",
            () if of("warning") => "W",
            () if of("note") => "N",
            () => "ok",
        }
    }

    /// All findings in one line.
    pub(super) fn list(&self) -> String {
        let list: Vec<String> =
            self.findings.iter().map(|f| format!("{}[{}] {}", f.severity, f.code, f.message)).collect();
        format!("exit {}: {}", self.exit, list.join("; "))
    }
}
