//! Small modules with the findings that they ask for.
//!
//! A file in `cases/` holds many modules. Each begins with `;;; what it shows => findings`; a finding is a severity and a
//! code, `nothing` is none, and findings stand in the order of the report. A module without a target triple gets
//! NVIDIA's, unless it says `; bare`.

use diag::{FileId, Severity};
use gate::{Options, Target, TargetFlags};
use ir::{GlobalId, Module};
use std::fmt::Write;
use std::path::Path;

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

fn run(file: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases").join(file);
    let text = std::fs::read_to_string(&path).expect("the case file is there");
    let mut wrong = String::new();
    let mut count = 0;
    for case in text.split(";;; ").skip(1) {
        count += 1;
        let (title, module) = case.split_once('\n').expect("a title line");
        let (title, wanted) = title.split_once(" => ").expect("a title and findings");
        let module = if module.contains("target triple") || module.starts_with("; bare") {
            module.to_owned()
        } else {
            format!("target triple = \"nvptx64-nvidia-cuda\"\n{module}")
        };
        let found = judge(&module);
        let said: Vec<String> =
            found.iter().map(|(severity, code, _)| format!("{severity} {code}")).collect();
        let said = if said.is_empty() { "nothing".to_owned() } else { said.join(", ") };
        if said != wanted {
            let _ = writeln!(wrong, "{file}: {title}\n  wanted: {wanted}\n  said:   {said}");
            for (severity, code, message) in found {
                let _ = writeln!(wrong, "    {severity}[{code}]: {message}");
            }
        }
    }
    assert!(count > 0, "{file} has no case");
    assert!(wrong.is_empty(), "\n{wrong}");
}

macro_rules! files {
    ($($name:ident)*) => { $(#[test] fn $name() { run(concat!(stringify!($name), ".ll")); })* };
}

files!(kernel_called kernel_called_indirect call_cc_mismatch kernel_address_taken signatures callees target);
