//! Small modules with the findings that they ask for.
//!
//! A file in `cases/` holds many modules, and says in its first line which codes it is `about`: other findings are not
//! looked at. Each module begins with `;;; what it shows => findings`; a finding is a severity and a code, `nothing` is
//! none, and findings stand in the order of the report. A module without a target triple gets NVIDIA's, unless it says
//! `; bare`.

use diag::{CodeInfo, FileId, Severity, codes};
use gate::{Options, Target, TargetFlags};
use ir::{GlobalId, Module};
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// Everything that another module or the host can see.
fn roots(module: &Module) -> Vec<GlobalId> {
    let exported = |id: &GlobalId| !module.env.globals[*id].linkage.is_local();
    module.defined_functions().map(|(id, _)| id).filter(exported).collect()
}

fn judge(text: &str) -> Vec<(Severity, &'static str, String)> {
    let input = reader::read(FileId(0), "case.ll", text.as_bytes());
    let mut found = input.diagnostics;
    if !found.iter().any(diag::Diagnostic::is_error) {
        let roots = roots(&input.module);
        let (target, told) = Target::make(&TargetFlags::default(), &input.module.env, &roots);
        found.extend(told);
        found.extend(gate::check(input.module, &target, roots, Options::default()).diagnostics);
    }
    found.into_iter().map(|d| (d.severity, d.code.name, d.message)).collect()
}

/// A module with a target.
fn complete(module: &str) -> String {
    if module.contains("target triple") || module.starts_with("; bare") {
        module.to_owned()
    } else {
        format!("target triple = \"nvptx64-nvidia-cuda\"\n{module}")
    }
}

struct Case {
    title: String,
    wanted: String,
    module: String,
}

struct File {
    name: String,
    about: Vec<String>,
    cases: Vec<Case>,
}

fn files() -> Vec<File> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let entries = std::fs::read_dir(folder).expect("the folder of the cases is there");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry can be read").path()).collect();
    paths.sort();
    paths.iter().map(|path| file(path)).collect()
}

fn file(path: &Path) -> File {
    let text = std::fs::read_to_string(path).expect("the case file can be read");
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let about = text.lines().next().and_then(|line| line.strip_prefix("; about: "));
    let about = about.unwrap_or_else(|| panic!("{name} does not say what it is about"));
    let cases = text.split("\n;;; ").skip(1).map(|case| {
        let (title, module) = case.split_once('\n').expect("a title line");
        let (title, wanted) = title.split_once(" => ").expect("a title and findings");
        Case { title: title.to_owned(), wanted: wanted.to_owned(), module: complete(module) }
    });
    let cases: Vec<Case> = cases.collect();
    assert!(!cases.is_empty(), "{name} has no case");
    File { about: about.split(' ').map(str::to_owned).collect(), cases, name }
}

#[test]
fn every_case_gets_the_findings_that_it_asks_for() {
    let mut wrong = String::new();
    for file in files() {
        for case in &file.cases {
            let found = judge(&case.module);
            let broken = |code: &str| ["invalid-ir", "syntax", "unsupported"].contains(&code);
            let said: Vec<String> = found
                .iter()
                .filter(|(_, code, _)| file.about.iter().any(|about| about == code) || broken(code))
                .map(|(severity, code, _)| format!("{severity} {code}"))
                .collect();
            let said = if said.is_empty() { "nothing".to_owned() } else { said.join(", ") };
            if said != case.wanted {
                let (name, title, wanted) = (&file.name, &case.title, &case.wanted);
                let _ = writeln!(wrong, "{name}: {title}\n  wanted: {wanted}\n  said:   {said}");
                for (severity, code, message) in found {
                    let _ = writeln!(wrong, "    {severity}[{code}]: {message}");
                }
            }
        }
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}

/// The example in LLVM IR of a code's page.
fn example(code: &CodeInfo) -> Option<&'static str> {
    let (_, rest) = code.page.split_once("## Example")?;
    let (_, rest) = rest.split_once("```llvm\n")?;
    rest.split_once("```").map(|(example, _)| example)
}

/// The codes that the sources of the gate name, with the example of their page where that is LLVM IR.
fn rules() -> impl Iterator<Item = (&'static CodeInfo, Option<&'static str>)> {
    let mut text = String::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("the sources are there") {
            let path = entry.expect("an entry can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else {
                text += &std::fs::read_to_string(path).expect("a source file can be read");
            }
        }
    }
    let is_named = move |code: &CodeInfo| {
        let ident = format!("codes::{}", code.name.to_uppercase().replace('-', "_"));
        text.match_indices(&ident).any(|(at, _)| {
            !text[at + ident.len()..].starts_with(|c: char| c.is_ascii_uppercase() || c == '_')
        })
    };
    codes::ALL.iter().copied().filter(move |code| is_named(code)).map(|code| (code, example(code)))
}

#[test]
fn every_rule_has_a_case_that_it_tells_and_one_that_it_leaves_alone() {
    let files = files();
    let mut missing = String::new();
    for (code, _) in rules() {
        let of_rule =
            || files.iter().filter(|f| f.about.iter().any(|about| about == code.name)).flat_map(|f| &f.cases);
        let tells = |case: &Case| case.wanted.split([' ', ',']).any(|word| word == code.name);
        if !of_rule().any(tells) {
            let _ = writeln!(missing, "{}: no case that it tells", code.name);
        }
        if of_rule().all(tells) {
            let _ = writeln!(missing, "{}: no case that it leaves alone", code.name);
        }
    }
    assert!(missing.is_empty(), "\n{missing}");
}

#[test]
fn the_example_of_every_page_is_told() {
    let mut silent = String::new();
    for (code, example) in rules() {
        // What a run finds out has an example in PTX.
        let Some(example) = example else { continue };
        let found = judge(&complete(example));
        if !found.iter().any(|(_, name, _)| *name == code.name) {
            let said: Vec<&String> = found.iter().map(|(.., message)| message).collect();
            let _ = writeln!(silent, "{}: {said:?}", code.name);
        }
    }
    assert!(silent.is_empty(), "\n{silent}");
}
