//! The verdicts that the collection of entry-point cases asks for, by `ptxgate check --for any`.
//!
//! The collection is not part of the repository. It is looked for in `PTXGATE_CASES`, then in `shared/cases` beside the
//! repository or beside a folder above it.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use super::Score;
use super::outside::ptxgate;
use crate::Result;
use crate::tools;

/// The rules that are judged, and the reports with what `check` must make of them.
const RULES: [&str; 3] = ["kernel-called", "kernel-called-indirect", "call-cc-mismatch"];
const REPORTS: [(&str, &str); 7] =
    [("01", "E"), ("02", "E"), ("04", "E"), ("05", "E"), ("06", "E"), ("94", "E"), ("101", "told")];

fn collection() -> Option<PathBuf> {
    if let Some(dir) = std::env::var_os("PTXGATE_CASES") {
        return Some(PathBuf::from(dir));
    }
    let root = tools::root();
    let mut beside = root.ancestors().skip(1).map(|above| above.join("shared/cases"));
    beside.find(|dir| dir.join("rules").is_dir())
}

/// What the comment of a case asks for.
fn asked<'a>(text: &'a str, key: &str) -> Option<&'a str> {
    let lines = text.lines().filter_map(|line| line.trim_start_matches([';', '/']).strip_prefix("@ "));
    let mut values = lines.filter_map(|line| line.strip_prefix(key)).map(str::trim);
    values.next()
}

pub(crate) fn oracle(_args: &[String]) -> Result<Score> {
    let Some(dir) = collection() else {
        return Err("no collection of cases: set PTXGATE_CASES to its folder".to_owned());
    };
    let program = ptxgate()?;
    let known = known()?;
    let mut rules = Score::new("cases: rules judged as asked, or known not to be");
    for path in tools::files(&dir.join("rules"))? {
        if !path.extension().is_some_and(|e| e == "ll" || e == "ptx") {
            continue;
        }
        let text = tools::read(&path)?;
        let (Some(rule), Some(expect)) = (asked(&text, "rule "), asked(&text, "expect ")) else { continue };
        if RULES.contains(&rule) {
            let verdict = parts(&path, &text).and_then(|files| judge(&program, &files, expect, Some(rule)));
            rules.add(&name(&path), unless_known(&known, &name(&path), verdict));
        }
    }
    let mut reports = Score::new("cases: reports judged as asked");
    for path in tools::files(&dir.join("reports"))? {
        let number = name(&path);
        let number = number.split('-').next().unwrap_or_default();
        if let Some((_, expect)) = REPORTS.iter().find(|(known, _)| *known == number) {
            reports.add(&name(&path), judge(&program, std::slice::from_ref(&path), expect, None));
        }
    }
    rules.print();
    reports.print();
    Ok(rules.and(&reports))
}

/// Names of the cases in `tests/known/cases.txt`.
fn known() -> Result<Vec<String>> {
    let text = tools::read(&tools::root().join("tests/known/cases.txt"))?;
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    Ok(lines.filter_map(|line| line.split('\t').next()).map(str::to_owned).collect())
}

/// A known case may fail, and must.
fn unless_known(known: &[String], name: &str, verdict: Result<()>) -> Result<()> {
    match (known.iter().any(|entry| entry == name), verdict) {
        (true, Err(_)) => Ok(()),
        (true, Ok(())) => {
            Err("is judged as asked: its entry in tests/known/cases.txt no longer applies".to_owned())
        }
        (false, verdict) => verdict,
    }
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// The files of a case. One that is about linking holds two modules, which begin with the lines `;A` and `;B`.
fn parts(path: &Path, text: &str) -> Result<Vec<PathBuf>> {
    let Some((_, a, b)) = text
        .split_once("\n;A\n")
        .and_then(|(head, rest)| rest.split_once("\n;B\n").map(|(a, b)| (head, a, b)))
    else {
        return Ok(vec![path.to_path_buf()]);
    };
    let folder = tools::scratch()?.join("cases").join(name(path));
    let files = [("a.ll", a), ("b.ll", b)].map(|(name, text)| (folder.join(name), text));
    files.into_iter().map(|(file, text)| tools::write(&file, text).map(|()| file)).collect()
}

/// Runs `check` and compares exit code and findings with what is expected: an error, a warning, a note, nothing, or
/// anything but an error.
fn judge(program: &Path, files: &[PathBuf], expect: &str, rule: Option<&str>) -> Result<()> {
    let mut command = Command::new("timeout");
    command.arg("20").arg(program).args(["check", "--for", "any", "--format", "json"]).args(files);
    let output = tools::output(&mut command)?;
    let code = output.status.code().unwrap_or(-1);
    let report: Value = serde_json::from_slice(&output.stdout).map_err(|e| {
        let said = String::from_utf8_lossy(&output.stderr);
        format!("exit {code}, no JSON ({e}): {}", said.lines().next().unwrap_or_default())
    })?;
    let findings: Vec<(String, String, String)> = report["findings"]
        .as_array()
        .map(|list| {
            let text = |finding: &Value, key: &str| finding[key].as_str().unwrap_or_default().to_owned();
            list.iter().map(|f| (text(f, "code"), text(f, "severity"), text(f, "message"))).collect()
        })
        .unwrap_or_default();
    let of_rule = |severity: &str| {
        findings.iter().any(|(code, s, _)| s == severity && rule.is_none_or(|rule| code == rule))
    };
    let clean = !findings.iter().any(|(code, severity, _)| {
        severity == "error" || severity == "warning" || rule.is_some_and(|rule| code == rule)
    });
    let right = match expect {
        "E" => code == 1 && of_rule("error"),
        "W" => code == 0 && of_rule("warning"),
        "N" => code == 0 && of_rule("note"),
        "told" => code == 0 && !findings.is_empty(),
        _ => code == 0 && clean,
    };
    if right {
        return Ok(());
    }
    let list: Vec<String> = findings.iter().map(|(c, s, m)| format!("{s}[{c}] {m}")).collect();
    Err(format!("{expect} {} is asked for, exit {code}: {}", rule.unwrap_or("any"), list.join("; ")))
}
