//! The cases of `rules/`: what their comments ask for, and how their modules are made.

use std::path::{Path, PathBuf};

use super::judge::{Expect, Said};
use super::{file_name, frontend};
use crate::Result;
use crate::tools;

/// One case.
#[derive(Clone, Debug)]
pub(super) struct Case {
    path: PathBuf,
    text: String,
    pub(super) rule: String,
    pub(super) expect: Expect,
}

/// What was judged: a run of ptxgate, or a front end that refuses the source first.
pub(super) enum Judged {
    Said(Vec<Said>),
    FrontEnd,
}

impl Case {
    /// All cases of a collection, by name.
    pub(super) fn all(dir: &Path) -> Result<Vec<Case>> {
        let mut cases = Vec::new();
        for path in tools::files(&dir.join("rules"))? {
            let kinds = ["ll", "ptx", "rs", "cu", "c"];
            if !path.extension().is_some_and(|e| kinds.iter().any(|kind| e == *kind)) {
                continue;
            }
            let text = tools::read(&path)?;
            let (Some(rule), Some(expect)) = (asked(&text, "rule "), asked(&text, "expect ")) else {
                return Err(format!("{}: no rule or no verdict", path.display()));
            };
            let expect =
                Expect::of(expect).ok_or_else(|| format!("{}: unknown verdict {expect}", path.display()))?;
            cases.push(Case { rule: rule.to_owned(), expect, path, text });
        }
        Ok(cases)
    }

    pub(super) fn name(&self) -> String {
        file_name(&self.path)
    }

    /// Compares what ptxgate says with what is asked for. Of a source file, every optimisation level counts.
    pub(super) fn judge(&self, program: &Path) -> Result<()> {
        let said = match self.run(program)? {
            // Refused before there is IR: the case asserts only that.
            Judged::FrontEnd => return Ok(()),
            Judged::Said(said) => said,
        };
        let right = |said: &&Said| said.is(self.expect, Some(&self.rule));
        // A fault may be gone behind the optimiser; what is legal must stay legal.
        let enough = match self.expect {
            Expect::Nothing => said.iter().filter(right).count() == said.len(),
            _ => said.iter().any(|said| right(&said)),
        };
        if enough {
            return Ok(());
        }
        let wrong = said.iter().find(|said| !right(said)).map(Said::list).unwrap_or_default();
        Err(format!("{} {} is asked for, {wrong}", self.expect.letter(), self.rule))
    }

    /// Runs `check --for any` on the case, with its target.
    pub(super) fn run(&self, program: &Path) -> Result<Judged> {
        let mut args: Vec<String> = ["check", "--for", "any"].map(str::to_owned).to_vec();
        // What the collection was measured with, unless a case says otherwise.
        let nvptx =
            asked(&self.text, "target ").is_none() && self.path.extension().is_some_and(|e| e == "ll");
        if let Some(cpu) = asked(&self.text, "cpu ").or(nvptx.then_some("sm_80")) {
            args.extend(["--target-cpu".to_owned(), cpu.to_owned()]);
        }
        if let Some(version) = asked(&self.text, "attr ").and_then(ptx_version) {
            args.extend(["--ptx-version".to_owned(), version]);
        }
        if self.text.lines().any(|line| line.trim_start_matches([';', '/']).trim() == "@ rdc") {
            args.push("--relocatable".to_owned());
        }
        let extension = self.path.extension().unwrap_or_default();
        if extension == "ll" || extension == "ptx" {
            return Ok(Judged::Said(vec![Said::by(program, &args, &self.parts()?)?]));
        }
        match frontend::modules(&self.path, &self.text)? {
            Err(()) => Ok(Judged::FrontEnd),
            Ok(modules) => {
                let said = modules.into_iter().map(|module| Said::by(program, &args, &[module]));
                Ok(Judged::Said(said.collect::<Result<_>>()?))
            }
        }
    }

    /// The files of a case. One that is about linking holds two units, which begin with the lines `;A` and `;B` (`//A`
    /// and `//B` in PTX).
    fn parts(&self) -> Result<Vec<PathBuf>> {
        let ptx = self.path.extension().is_some_and(|e| e == "ptx");
        let comment = if ptx { "//" } else { ";" };
        let split = self.text.split_once(&format!("\n{comment}A\n")).and_then(|(_, rest)| {
            let (a, b) = rest.split_once(&format!("\n{comment}B\n"))?;
            Some([a, b])
        });
        let Some(units) = split else { return Ok(vec![self.path.clone()]) };
        let folder = tools::scratch()?.join("cases").join(self.name());
        let kind = if ptx { "ptx" } else { "ll" };
        let files = ["a", "b"].map(|unit| folder.join(format!("{unit}.{kind}")));
        for (file, unit) in files.iter().zip(units) {
            tools::write(file, unit)?;
        }
        Ok(files.to_vec())
    }
}

/// What the comment of a case asks for.
pub(super) fn asked<'a>(text: &'a str, key: &str) -> Option<&'a str> {
    let lines = text.lines().filter_map(|line| line.trim_start_matches([';', '/']).strip_prefix("@ "));
    let mut values = lines.filter_map(|line| line.strip_prefix(key)).map(str::trim);
    values.next()
}

/// `7.8` of `+ptx78`.
fn ptx_version(attribute: &str) -> Option<String> {
    let digits = attribute.strip_prefix("+ptx")?;
    let (major, minor) = digits.split_at_checked(digits.len().checked_sub(1)?)?;
    Some(format!("{major}.{minor}"))
}
