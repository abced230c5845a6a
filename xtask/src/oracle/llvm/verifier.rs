//! The verdict of the verifier on LLVM 19's `test/Verifier`, against that of `opt-22 -passes=verify`.
//!
//! `tests/verifier/list.txt` says which files are about what device code has. There are three verdicts: the module is
//! accepted, it is accepted without its debug information, it is refused.

use std::fmt;

use super::super::Score;
use super::{below, in_parallel, known, llvm, read, suite};
use crate::Result;
use crate::tools;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Verdict {
    Accepted,
    /// Accepted, but its debug information is dropped.
    DebugDropped,
    Refused,
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Verdict::Accepted => "accepted",
            Verdict::DebugDropped => "accepted without debug information",
            Verdict::Refused => "refused",
        })
    }
}

/// `cargo xtask oracle verifier`.
pub(crate) fn oracle(_args: &[String]) -> Result<Score> {
    let suite = suite()?;
    let list = tools::read(&tools::root().join("tests/verifier/list.txt"))?;
    let mut judged = Vec::new();
    let mut left_out = 0;
    for line in list.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        match line.split_once('\t') {
            Some(_) => left_out += 1,
            None => judged.push(format!("Verifier/{line}")),
        }
    }
    let all = below(&suite, "Verifier", &["ll"])?.len();
    if all != judged.len() + left_out {
        return Err(format!(
            "the suite has {all} files, tests/verifier/list.txt {}",
            judged.len() + left_out
        ));
    }
    let known = known("verifier.txt")?;
    let verdicts = in_parallel(&judged, |name| {
        let path = suite.join(name);
        Ok::<_, String>((theirs(&path)?, ours(&path)?))
    });
    let mut score = Score::new(&format!("verifier: judged as LLVM 22 does, {left_out} left out"));
    let mut excused = 0;
    for (name, verdict) in judged.iter().zip(verdicts) {
        let agree = verdict.and_then(|(theirs, (ours, why))| {
            if theirs == ours { Ok(()) } else { Err(format!("LLVM: {theirs}; ptxgate: {ours} {why}")) }
        });
        match (known.contains_key(name), agree) {
            (true, Err(_)) => excused += 1,
            (true, Ok(())) => {
                score.add(name, Err("agrees: its entry in tests/known no longer applies".to_owned()))
            }
            (false, agree) => score.add(name, agree),
        }
    }
    score.print();
    let total = judged.len();
    println!("verifier: {excused} more disagree and are listed in tests/known/verifier.txt, of {total}");
    Ok(score)
}

fn theirs(path: &std::path::Path) -> Result<Verdict> {
    let output = llvm("opt-22", &["-passes=verify", "-disable-output"], path)?;
    let dropped = String::from_utf8_lossy(&output.stderr).contains("warning: ignoring invalid debug info");
    Ok(match (output.status.success(), dropped) {
        (false, _) => Verdict::Refused,
        (true, true) => Verdict::DebugDropped,
        (true, false) => Verdict::Accepted,
    })
}

fn ours(path: &std::path::Path) -> Result<(Verdict, String)> {
    let input = read(path)?;
    let mut found = input.diagnostics.clone();
    if input.is_complete() {
        found.extend(ir::verify::module(&input.module));
    }
    let verdict = if found.iter().any(diag::Diagnostic::is_error) {
        Verdict::Refused
    } else if found.iter().any(|d| d.code.name == "invalid-debug-info") {
        Verdict::DebugDropped
    } else {
        Verdict::Accepted
    };
    let why = found.first().map(|d| format!("({})", d.message)).unwrap_or_default();
    Ok((verdict, why))
}
