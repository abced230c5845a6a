//! The collection of entry-point cases: does ptxgate judge each as the collection asks?
//!
//! `rules/` holds small inputs with the verdict of `check --for any` in their leading comment; `reports/` inputs behind
//! public bug reports, judged by `build` (PTX and other devices by `check`) as `reports.tsv` beside this file says. The
//! collection is not part of the repository. It is looked for in `PTXGATE_CASES`, then in `shared/cases` beside the
//! repository or beside a folder above it.

mod frontend;
mod judge;
mod matrix;
mod reports;
mod rules;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use super::Score;
use super::outside::ptxgate;
use crate::Result;
use crate::tools;

pub(crate) use matrix::task as gate_report;

/// The folder of the collection.
pub(super) fn collection() -> Result<PathBuf> {
    if let Some(dir) = std::env::var_os("PTXGATE_CASES") {
        return Ok(PathBuf::from(dir));
    }
    let root = tools::root();
    let mut beside = root.ancestors().skip(1).map(|above| above.join("shared/cases"));
    beside
        .find(|dir| dir.join("rules").is_dir())
        .ok_or_else(|| "no collection of cases: set PTXGATE_CASES to its folder".to_owned())
}

/// `cargo xtask oracle cases [--rule=SLUG]`.
pub(crate) fn oracle(args: &[String]) -> Result<Score> {
    let dir = collection()?;
    let program = ptxgate()?;
    let known = Known::read()?;
    let only = args.iter().find_map(|arg| arg.strip_prefix("--rule="));
    let mut score = Score::new("cases: rules judged as asked, or known not to be");
    let mut by_rule: BTreeMap<String, (usize, usize, usize)> = BTreeMap::new();
    for case in rules::Case::all(&dir)? {
        if only.is_some_and(|rule| rule != case.rule) {
            continue;
        }
        let verdict = case.judge(&program);
        let counts = by_rule.entry(case.rule.clone()).or_default();
        counts.0 += 1;
        counts.1 += usize::from(verdict.is_ok());
        counts.2 += usize::from(known.has(&case.name()));
        score.add(&case.name(), known.unless_known(&case.name(), verdict));
    }
    for (rule, (total, right, known)) in &by_rule {
        let known = if *known > 0 { format!(", {known} known not to be") } else { String::new() };
        println!("{rule}: {right} of {total} as asked{known}");
    }
    let mut reports = Score::new("cases: reports judged as asked, or known not to be");
    for report in reports::all(&dir)? {
        if only.is_some_and(|rule| rule != report.code) {
            continue;
        }
        let verdict = report.judge(&program);
        reports.add(&report.name(), known.unless_known(&report.name(), verdict));
    }
    score.print();
    reports.print();
    Ok(score.and(&reports))
}

/// The cases in `tests/known/cases.txt`.
struct Known(Vec<String>);

impl Known {
    fn read() -> Result<Known> {
        let text = tools::read(&tools::root().join("tests/known/cases.txt"))?;
        let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
        Ok(Known(lines.filter_map(|line| line.split('\t').next()).map(str::to_owned).collect()))
    }

    fn has(&self, name: &str) -> bool {
        self.0.iter().any(|entry| entry == name)
    }

    /// A known case may fail, and must.
    fn unless_known(&self, name: &str, verdict: Result<()>) -> Result<()> {
        match (self.has(name), verdict) {
            (true, Err(_)) => Ok(()),
            (true, Ok(())) => {
                Err("is judged as asked: its entry in tests/known/cases.txt no longer applies".to_owned())
            }
            (false, verdict) => verdict,
        }
    }
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
