//! The inputs of `reports/`: what the tool must do with each stands in `reports.tsv`.

use std::path::{Path, PathBuf};

use super::file_name;
use super::judge::{Expect, Said};
use crate::Result;
use crate::tools;

/// Number, command, verdicts that are right, code of the finding, words that the report must contain.
const TABLE: &str = include_str!("reports.tsv");

/// One report.
#[derive(Clone, Debug)]
pub(super) struct Report {
    path: PathBuf,
    command: &'static str,
    expect: Vec<Expect>,
    /// The code that is asked for; `-` for any.
    pub(super) code: &'static str,
    words: Vec<&'static str>,
}

/// All reports of a collection that the table knows; one that it does not know is an error.
pub(super) fn all(dir: &Path) -> Result<Vec<Report>> {
    let mut reports = Vec::new();
    for path in tools::files(&dir.join("reports"))? {
        if !path.extension().is_some_and(|e| e == "ll" || e == "ptx") {
            continue;
        }
        let name = file_name(&path);
        let number = name.split('-').next().unwrap_or_default();
        let row = TABLE.lines().map(|line| line.split('\t').collect::<Vec<_>>()).find(|row| row[0] == number);
        let Some([_, command, verdicts, code, words]) = row.as_deref() else {
            return Err(format!("reports.tsv says nothing of {name}"));
        };
        let expect: Option<Vec<Expect>> = verdicts.split('|').map(Expect::of).collect();
        let expect = expect.ok_or_else(|| format!("reports.tsv: {number}: unknown verdict"))?;
        let words = words.split(';').map(str::trim).filter(|word| !word.is_empty() && *word != "-").collect();
        reports.push(Report { path, command, expect, code, words });
    }
    Ok(reports)
}

impl Report {
    pub(super) fn name(&self) -> String {
        file_name(&self.path)
    }

    pub(super) fn judge(&self, program: &Path) -> Result<()> {
        let mut args = vec![self.command.to_owned()];
        if self.command == "build" {
            args.extend(["-o".to_owned(), "/dev/null".to_owned()]);
        }
        let said = Said::by(program, &args, std::slice::from_ref(&self.path))?;
        let told = |expect: Expect| {
            let silent = matches!(expect, Expect::Nothing | Expect::Accept);
            said.is(expect, Some(self.code).filter(|code| *code != "-" && !silent))
        };
        let letters: Vec<&str> = self.expect.iter().map(|expect| expect.letter()).collect();
        if !self.expect.iter().any(|expect| told(*expect)) {
            return Err(format!("{} {} is asked for, {}", letters.join(" or "), self.code, said.list()));
        }
        let missing: Vec<&str> =
            self.words.iter().copied().filter(|word| !said.text.contains(word)).collect();
        if !said.findings.is_empty() && !missing.is_empty() {
            return Err(format!("does not say `{}`: {}", missing.join("`, `"), said.list()));
        }
        Ok(())
    }
}
