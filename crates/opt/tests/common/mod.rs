//! From text to the functions that the optimiser leaves, as text.

use opt::{Level, Options};

const HEAD: &str = "target datalayout = \"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64\"\n\
                    target triple = \"nvptx64-nvidia-cuda\"\n";

/// The module behind the optimiser.
pub(crate) fn lowered(level: Level, text: &str) -> Result<opt::Lowered, Vec<diag::Diagnostic>> {
    let input = reader::read(diag::FileId(0), "test.ll", format!("{HEAD}{text}").as_bytes());
    assert!(input.is_complete(), "{:?}", input.diagnostics);
    let linked =
        link::link(vec![link::Unit::Whole(input)], &link::Options::default()).expect("one module links");
    let roots: Vec<ir::GlobalId> = linked.roots.iter().map(|(id, _)| id).collect();
    let (target, _) = gate::Target::make(&gate::TargetFlags::default(), &linked.module.env, &roots);
    let options = gate::Options::default();
    let report = gate::check(linked.module, &target, roots, options);
    opt::run(report.checked.expect("no hard rule fires"), &Options { level })
}

/// The definitions of functions, without attributes and empty lines.
pub(crate) fn functions(level: Level, text: &str) -> String {
    let lowered = lowered(level, text).expect("nothing is unsupported");
    let text = ir::print::module(lowered.module());
    let mut lines = Vec::new();
    let mut inside = false;
    for line in text.lines() {
        inside |= line.starts_with("define");
        if inside {
            lines.push(line);
        }
        inside &= line != "}";
    }
    lines.join("\n")
}

/// Asserts that optimising `text` leaves `wanted`.
#[track_caller]
pub(crate) fn leaves(level: Level, text: &str, wanted: &str) {
    let found = functions(level, text);
    let wanted = wanted.trim();
    assert!(found.trim() == wanted, "found:\n{found}\nwanted:\n{wanted}");
}
