//! False alarms: LLVM 19's `test/CodeGen/NVPTX`, as far as `llc-22` compiles a file and `ptxas` assembles the result, must get
//! no error and no warning from `check -c`, neither for ptxgate nor for LLVM 22, but those that state a true property.
//!
//! Left out by rule: files without a function, and what the file says of its target (many state none or a 32-bit one, which
//! their `RUN` lines replace). `tests/known/alarms.txt` lists findings that are right, with file, code and reason.

use std::path::Path;
use std::process::Command;

use serde_json::Value;

use super::super::Score;
use super::super::outside::{Assemblers, ptxgate};
use super::{below, in_parallel, suite};
use crate::Result;
use crate::tools;

/// Codes about what a file says of its target, or that it has nothing to judge.
const LEFT_OUT: [&str; 2] = ["module-target", "nothing-checked"];

/// `cargo xtask oracle alarms`.
pub(crate) fn oracle(_args: &[String]) -> Result<Score> {
    let suite = suite()?;
    let program = ptxgate()?;
    let assemblers = Assemblers::find()?;
    let known = known()?;
    let files = below(&suite, "CodeGen/NVPTX", &["ll"])?;
    let judged = in_parallel(&files, |name| judge(&suite, name, &program, &assemblers));
    let mut score =
        Score::new("alarms: files that other tools accept, told nothing but properties or known findings");
    let (mut used, mut informative) = (vec![false; known.len()], 0);
    for (name, judged) in files.iter().zip(judged) {
        let Some(mut findings) = judged? else { continue };
        let before = findings.len();
        findings.retain(|(code, _)| !is_informative(code));
        informative += before - findings.len();
        findings.retain(|(code, _)| {
            let at = known.iter().position(|(file, known, _)| name.ends_with(file.as_str()) && known == code);
            at.inspect(|at| used[*at] = true).is_none()
        });
        let list: Vec<String> =
            findings.iter().map(|(code, message)| format!("[{code}] {message}")).collect();
        score.add(name, if list.is_empty() { Ok(()) } else { Err(list.join("\n")) });
    }
    for ((file, code, _), used) in known.iter().zip(used) {
        if !used {
            score.add(
                file,
                Err(format!("its entry for `{code}` in tests/known/alarms.txt no longer applies")),
            );
        }
    }
    println!("alarms: {} findings are known, {informative} state a property", known.len());
    score.print();
    Ok(score)
}

fn is_informative(code: &str) -> bool {
    diag::codes::find(code).is_some_and(|code| code.force == diag::Force::Informative)
}

/// Errors and warnings about a file; `None` if another tool refuses it.
fn judge(
    suite: &Path,
    name: &str,
    program: &Path,
    assemblers: &Assemblers,
) -> Result<Option<Vec<(String, String)>>> {
    let path = suite.join(name);
    let text =
        String::from_utf8_lossy(&std::fs::read(&path).map_err(|e| format!("{name}: {e}"))?).into_owned();
    let Some(run) = text.lines().find(|line| line.contains("RUN:") && line.contains("llc")) else {
        return Ok(None);
    };
    let word = |start: &str| {
        let rest = run.split(start).nth(1)?;
        rest.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next()
    };
    // What this `ptxas` makes no code for is compiled for the oldest that it knows.
    let cpu = word("-mcpu=").filter(|cpu| number(cpu) >= 75).unwrap_or("sm_75");
    let version = word("+ptx").filter(|digits| digits.len() >= 2);
    let ptx = tools::scratch()?.join("alarms").join(name.replace('/', "-")).with_extension("ptx");
    tools::write(&ptx, "")?;
    let mut llc = Command::new("timeout");
    llc.args(["20", "llc-22", "-mtriple=nvptx64-nvidia-cuda"]).arg(format!("-mcpu={cpu}"));
    llc.args(version.map(|version| format!("-mattr=+ptx{version}")));
    if !tools::output(llc.arg("-o").arg(&ptx).arg(&path))?.status.success()
        || assemblers.relocatable(&ptx, cpu)?.is_err()
    {
        return Ok(None);
    }
    let mut found: Vec<(String, String)> = Vec::new();
    for judges in ["ptxgate,ptxas", "llvm-22,ptxas"] {
        let mut check = Command::new("timeout");
        check.arg("20").arg(program).args(["check", "-c", "--config", "none", "--format", "json"]);
        check.args(["--for", judges, "--target-cpu", cpu]);
        if let Some((major, minor)) = version.and_then(|v| v.split_at_checked(v.len() - 1)) {
            check.args(["--ptx-version".to_owned(), format!("{major}.{minor}")]);
        }
        let output = tools::output(check.arg(&path))?;
        let report: Value = serde_json::from_slice(&output.stdout).map_err(|e| format!("{name}: {e}"))?;
        for finding in report["findings"].as_array().map(Vec::as_slice).unwrap_or_default() {
            let of = |key: &str| finding[key].as_str().unwrap_or_default().to_owned();
            let one = (of("code"), of("message"));
            if of("severity") != "note" && !LEFT_OUT.contains(&&*one.0) && !found.contains(&one) {
                found.push(one);
            }
        }
    }
    Ok(Some(found))
}

/// 90 of `sm_90a`.
fn number(cpu: &str) -> u32 {
    let digits: String = cpu.chars().filter(char::is_ascii_digit).collect();
    digits.parse().unwrap_or_default()
}

/// File, code and reason of the findings that are right.
fn known() -> Result<Vec<(String, String, String)>> {
    let text = tools::read(&tools::root().join("tests/known/alarms.txt"))?;
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    let entries = lines.map(|line| match line.split('\t').collect::<Vec<_>>().as_slice() {
        [file, code, reason] => Ok(((*file).to_owned(), (*code).to_owned(), (*reason).to_owned())),
        _ => Err(format!("tests/known/alarms.txt: not file, code and reason: {line}")),
    });
    entries.collect()
}
