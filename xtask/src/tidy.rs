//! What reviewers should not have to look for: files that open with what they hold, lengths, the order of crates, pages
//! for codes, words that do not belong into the repository.

use std::path::{Path, PathBuf};

use crate::Result;
use crate::tools;

/// Lines a source file may have, and the files that have reason to be longer: flat tables and flat matches.
const LONGEST: usize = 800;
const LONG_FILES: [&str; 0] = [];
/// Lines a function may have, unless most of it is one flat `match` or a table.
const LONGEST_FUNCTION: usize = 60;
/// Functions that are longer, each with its reason.
const LONG_FUNCTIONS: [(&str, &str); 6] = [
    ("crates/exec/src/decode/inst.rs", "supported"), // a flat `matches!`
    ("crates/exec/src/machine/mod.rs", "run_warp"), // the scheduler's loop, whose state would be passed around
    ("crates/opt/src/lower/divide.rs", "build_divide"), // an algorithm written down as instructions
    ("crates/opt/src/lower/divide.rs", "build_fmod"), // the same
    ("crates/opt/src/lower/intrinsics.rs", "lower"), // a dispatch by name, by `if` since names are prefixes
    ("crates/reader/src/text/constant.rs", "word_constant"), // a flat `match` with long arms
];

/// Each crate and the crates of ours that it may depend on: those before it on the path of the data.
const ORDER: &[(&str, &[&str])] = &[
    ("diag", &[]),
    ("num", &[]),
    ("ir", &["diag"]),
    ("reader", &["diag", "ir"]),
    ("link", &["diag", "ir", "reader"]),
    ("ptx", &["diag", "num"]),
    ("gate", &["diag", "num", "ir", "ptx"]),
    ("fix", &["diag", "num", "ir", "ptx", "gate"]),
    ("opt", &["diag", "num", "ir", "ptx", "gate"]),
    ("codegen", &["diag", "num", "ir", "ptx", "gate", "opt"]),
    ("exec", &["diag", "num", "ptx"]),
    ("jit", &["diag", "num", "ptx", "exec"]),
    (
        "ptxgate",
        &["diag", "num", "ir", "reader", "link", "ptx", "gate", "fix", "opt", "codegen", "exec", "jit"],
    ),
];

/// Words that tell of a machine, a person's folder or a private host. They are put together so that this file passes.
pub(crate) fn forbidden() -> Vec<String> {
    [["/wo", "rk/"], ["/ro", "ot/"], ["/ho", "me/"], ["local", "host:"], ["artif", "actory"]]
        .iter()
        .map(|parts| parts.concat())
        .collect()
}

/// `cargo xtask tidy`.
pub(crate) fn task() -> Result<()> {
    let mut findings = Vec::new();
    let files = tracked()?;
    for file in &files {
        let path = tools::root().join(file);
        let Ok(text) = std::fs::read_to_string(&path) else { continue };
        check_text(file, &text, &mut findings);
        if file.extension().is_some_and(|e| e == "rs") {
            check_source(file, &text, &mut findings);
        }
    }
    check_order(&mut findings)?;
    check_pages(&mut findings)?;
    findings.extend(crate::codes::task(&["--check".to_owned()]).err());
    if findings.is_empty() {
        println!("tidy: {} files", files.len());
        return Ok(());
    }
    findings.sort();
    Err(format!("{}\ntidy: {} findings", findings.join("\n"), findings.len()))
}

/// The files that git knows or would add.
fn tracked() -> Result<Vec<PathBuf>> {
    let mut git = std::process::Command::new("git");
    git.current_dir(tools::root()).args(["ls-files", "--cached", "--others", "--exclude-standard"]);
    let listed = tools::run(&mut git)?;
    Ok(String::from_utf8_lossy(&listed.stdout).lines().map(PathBuf::from).collect())
}

fn check_text(file: &Path, text: &str, findings: &mut Vec<String>) {
    // What compilers and tests wrote stays as they wrote it.
    let generated = matches!(file.extension().and_then(|e| e.to_str()), Some("ll" | "ptx" | "snap" | "lock"))
        || file.starts_with("tests/corpus");
    for (at, line) in text.lines().enumerate() {
        let mut say = |what: &str| findings.push(format!("{}:{}: {what}", file.display(), at + 1));
        for word in forbidden() {
            if line.contains(&word) {
                say(&format!("names {word}"));
            }
        }
        if generated {
            continue;
        }
        if line.ends_with([' ', '\t']) && file.extension().is_none_or(|e| e != "md") {
            say("trailing white space");
        }
        if line.starts_with("<<<<<<<") || line.starts_with(">>>>>>>") {
            say("a conflict marker");
        }
    }
    if !text.is_empty() && !text.ends_with('\n') && !generated {
        findings.push(format!("{}: no newline at the end", file.display()));
    }
}

fn check_source(file: &Path, text: &str, findings: &mut Vec<String>) {
    let name = file.display();
    if !text.starts_with("//!") {
        findings.push(format!("{name}:1: does not open with `//!`: what lives here, what does not"));
    }
    let lines = text.lines().count();
    if lines > LONGEST && !LONG_FILES.contains(&name.to_string().as_str()) {
        findings.push(format!("{name}: {lines} lines, {LONGEST} at most"));
    }
    let unfinished = ["todo", "unimplemented"].map(|word| format!("{word}!("));
    for (at, line) in text.lines().enumerate() {
        let comment = line.trim_start().starts_with("//");
        if !comment && unfinished.iter().any(|word| line.contains(word)) {
            findings.push(format!("{name}:{}: unfinished; what is not supported is a diagnostic", at + 1));
        }
    }
    check_functions(file, text, findings);
}

/// Functions by the layout that rustfmt gives: from `fn` to the closing brace in the same column.
fn check_functions(file: &Path, text: &str, findings: &mut Vec<String>) {
    let lines: Vec<&str> = text.lines().collect();
    for (at, line) in lines.iter().enumerate() {
        let indent = line.len() - line.trim_start().len();
        let head = line.trim_start();
        let is_function = head.contains("fn ") && head.ends_with('{') && !head.starts_with("//");
        if !is_function {
            continue;
        }
        let close = format!("{}}}", " ".repeat(indent));
        let Some(length) = lines[at..].iter().position(|l| *l == close) else { continue };
        let name =
            head.split("fn ").nth(1).and_then(|rest| rest.split(['(', '<']).next()).unwrap_or_default();
        let listed =
            LONG_FUNCTIONS.iter().any(|(known, function)| file == Path::new(known) && *function == name);
        if !listed && length > LONGEST_FUNCTION && !flat(&lines[at + 1..at + length]) {
            findings.push(format!("{}:{}: a function of {length} lines", file.display(), at + 1));
        }
    }
}

/// Whether a body is mostly one `match` with an arm for each case, or a table.
fn flat(body: &[&str]) -> bool {
    let arms = body.iter().filter(|line| line.contains("=>")).count();
    let rows =
        body.iter().filter(|line| line.trim_end().ends_with(',') || line.trim_end().ends_with("),")).count();
    arms * 6 > body.len() || rows * 2 > body.len()
}

fn check_order(findings: &mut Vec<String>) -> Result<()> {
    for manifest in tools::files(&tools::root().join("crates"))? {
        let path = manifest.join("Cargo.toml");
        let Ok(text) = std::fs::read_to_string(&path) else { continue };
        let name = manifest.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let Some((_, allowed)) = ORDER.iter().find(|(known, _)| *known == name) else {
            findings.push(format!("crates/{name}: unknown to tidy; add it to the order of crates"));
            continue;
        };
        let mut section = String::new();
        for line in text.lines() {
            if line.starts_with('[') {
                line.clone_into(&mut section);
            }
            if section != "[dependencies]" {
                continue;
            }
            let key = line.split(['.', ' ', '=']).next().unwrap_or_default();
            if ORDER.iter().any(|(ours, _)| *ours == key) && !allowed.contains(&key) {
                findings.push(format!(
                    "crates/{name}/Cargo.toml: depends on {key}, against the path of the data"
                ));
            }
        }
    }
    Ok(())
}

/// Every page in `docs/codes` is a code of the registry, and every code has a page (the build checks that one too).
fn check_pages(findings: &mut Vec<String>) -> Result<()> {
    let declared = |name: &str| name == "README" || diag::codes::find(name).is_some();
    for page in tools::files(&tools::root().join("docs/codes"))? {
        let name = page.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if !declared(&name) {
            findings.push(format!("docs/codes/{name}.md: no such code in the registry"));
        }
        if tools::read(&page)?.lines().count() < 5 {
            findings.push(format!("docs/codes/{name}.md: says too little"));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_source_without_an_opening_paragraph_is_found() {
        let mut findings = Vec::new();
        check_source(Path::new("a.rs"), "fn a() {}\n", &mut findings);
        assert_eq!(findings.len(), 1, "{findings:?}");
    }

    #[test]
    fn a_long_function_is_found_and_a_flat_match_is_not() {
        let long = format!("//! A.\nfn a() {{\n{}}}\n", "    let a = 1;\n".repeat(70));
        let flat =
            format!("//! A.\nfn a() {{\n    match a {{\n{}    }}\n}}\n", "        B => c(),\n".repeat(70));
        let mut findings = Vec::new();
        check_functions(Path::new("a.rs"), &long, &mut findings);
        assert_eq!(findings.len(), 1, "{findings:?}");
        findings.clear();
        check_functions(Path::new("a.rs"), &flat, &mut findings);
        assert_eq!(findings, Vec::<String>::new());
    }

    #[test]
    fn private_paths_and_trailing_space_are_found() {
        let mut findings = Vec::new();
        check_text(Path::new("a.rs"), &format!("a{}b\nc \n", forbidden()[0]), &mut findings);
        assert_eq!(findings.len(), 2, "{findings:?}");
    }
}
