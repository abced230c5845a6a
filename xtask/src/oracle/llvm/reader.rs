//! What the reader makes of LLVM 19's tests, against LLVM 22's own tools: what `llvm-as -disable-verify` or `llvm-dis` accepts
//! must read, and printed again be the same module to `opt -S`; what they refuse must be refused, with a place.
//!
//! Without `--full` it is every 25th file.

use std::path::Path;

use super::super::Score;
use super::{PARTS, below, in_parallel, known, llvm, read, suite};
use crate::Result;
use crate::tools;

const SAMPLE: usize = 25;

/// What came of a file.
enum Outcome {
    /// LLVM accepts it: whether it reads, and what the comparison of the copy with the original gave, if one was possible.
    Accepted(Result<()>, Option<Result<()>>),
    /// LLVM refuses it: whether it is refused with a place, by the reader or the verifier.
    Refused(Result<()>),
    /// Bitcode from before LLVM 5, which is refused by its age.
    TooOld,
}

/// `cargo xtask oracle reader [--full]`.
pub(crate) fn oracle(args: &[String]) -> Result<Score> {
    let suite = suite()?;
    let full = args.iter().any(|arg| arg == "--full");
    let step = if full { 1 } else { SAMPLE };
    let mut names = Vec::new();
    for part in PARTS {
        names.extend(below(&suite, part, &["ll", "bc"])?.into_iter().step_by(step));
    }
    let copies = tools::scratch()?.join("reader");
    std::fs::create_dir_all(&copies).map_err(|e| format!("{}: {e}", copies.display()))?;
    let outcomes = in_parallel(&names, |name| outcome(&suite, name, &copies));
    let known = known("reader.txt")?;
    let mut reads = Score::new("reader: of what LLVM accepts, read");
    let mut equal = Score::new("reader: of what reads, the same module when printed");
    let mut refused = Score::new("reader: of what LLVM refuses, refused with a place");
    let (mut excused, mut too_old) = (0, 0);
    let mut add = |score: &mut Score, name: &str, done: Result<()>| match (known.contains_key(name), done) {
        (true, Err(_)) => excused += 1,
        (_, done) => score.add(name, done),
    };
    for (name, outcome) in names.iter().zip(outcomes) {
        match outcome? {
            Outcome::Accepted(read, copy) => {
                add(&mut reads, name, read);
                if let Some(copy) = copy {
                    add(&mut equal, name, copy);
                }
            }
            Outcome::Refused(done) => add(&mut refused, name, done),
            Outcome::TooOld => too_old += 1,
        }
    }
    reads.print();
    equal.print();
    refused.print();
    println!("reader: {too_old} files of bitcode from before LLVM 5 are refused by their age");
    println!("reader: {excused} more disagree and are listed in tests/known/reader.txt");
    Ok(reads.and(&equal).and(&refused))
}

fn outcome(suite: &Path, name: &str, copies: &Path) -> Result<Outcome> {
    let path = suite.join(name);
    let theirs = if name.ends_with(".bc") {
        llvm("llvm-dis-22", &["-o", "/dev/null"], &path)?
    } else {
        llvm("llvm-as-22", &["-disable-verify", "-o", "/dev/null"], &path)?
    };
    let ours = read(&path);
    let first = |input: &::reader::Input| {
        let found = input.diagnostics.iter().find(|d| d.is_error());
        found.map(|d| d.message.clone()).unwrap_or_default()
    };
    if !theirs.status.success() {
        let said = String::from_utf8_lossy(&theirs.stderr).into_owned();
        return Ok(Outcome::Refused(ours.and_then(|input| {
            let mut found = input.diagnostics.clone();
            if input.is_complete() {
                found.extend(ir::verify::module(&input.module));
            }
            let told = |d: &diag::Diagnostic| d.is_error() || d.code.name == "invalid-debug-info";
            let placed = found.iter().any(|d| told(d) && d.place.span.is_some());
            if placed { Ok(()) } else { Err(format!("LLVM: {}", said.lines().next().unwrap_or_default())) }
        })));
    }
    let input = match ours {
        Ok(input) if input.is_complete() => input,
        Ok(input) if name.ends_with(".bc") && first(&input).contains("ptxgate reads LLVM 5") => {
            return Ok(Outcome::TooOld);
        }
        Ok(input) => return Ok(Outcome::Accepted(Err(first(&input)), None)),
        Err(why) => return Ok(Outcome::Accepted(Err(why), None)),
    };
    let original = llvm("opt-22", &["-S", "-o", "-"], &path)?;
    if !original.status.success() {
        return Ok(Outcome::Accepted(Ok(()), None));
    }
    let copy = copies.join(name.replace('/', "#")).with_extension("ll");
    tools::write(&copy, ir::print::module(&input.module))?;
    let again = llvm("opt-22", &["-S", "-o", "-"], &copy)?;
    let result = compare(&original.stdout, &again, name.ends_with(".bc"));
    if result.is_ok() {
        std::fs::remove_file(&copy).map_err(|e| e.to_string())?;
    }
    Ok(Outcome::Accepted(Ok(()), Some(result)))
}

/// Whether two printed modules are the same but for their names and remarks.
/// LLVM changes the data layout of old bitcode, which ptxgate keeps as written.
fn compare(original: &[u8], again: &std::process::Output, bitcode: bool) -> Result<()> {
    if !again.status.success() {
        let said = String::from_utf8_lossy(&again.stderr).into_owned();
        return Err(format!("LLVM does not read the copy: {}", said.lines().next().unwrap_or_default()));
    }
    let (a, b) = (String::from_utf8_lossy(original), String::from_utf8_lossy(&again.stdout));
    let kept = |line: &&str| {
        let layout = bitcode && line.starts_with("target datalayout");
        !layout && !line.starts_with("; ModuleID") && !line.starts_with("source_filename")
    };
    let bare = |line: &str| line.split(" ; preds = ").next().unwrap_or_default().trim_end().to_owned();
    let (mut a, mut b) = (a.lines().filter(kept).map(bare), b.lines().filter(kept).map(bare));
    loop {
        match (a.next(), b.next()) {
            (None, None) => return Ok(()),
            (a, b) if a == b => {}
            (a, b) => {
                return Err(format!("- {}\n+ {}", a.unwrap_or_default(), b.unwrap_or_default()));
            }
        }
    }
}
