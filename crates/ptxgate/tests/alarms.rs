//! No false alarm: what clang and rustc made of correct kernels gets no error and no warning but those that state a true
//! property of the program.

use diag::{Force, Severity};
use ptxgate::{Config, Consumer, Input, Inputs, check};
use std::path::Path;

fn consumer(text: &str) -> Consumer {
    text.parse().expect("a consumer")
}

#[test]
fn the_examples_are_told_nothing_but_properties() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/ll");
    let mut files: Vec<_> =
        std::fs::read_dir(folder).expect("the examples").map(|e| e.expect("a file").path()).collect();
    files.sort();
    assert!(files.len() > 20, "the examples are there");
    // The largest say nothing that the small ones of their kind do not.
    files.retain(|file| file.metadata().is_ok_and(|meta| meta.is_file() && meta.len() < 200_000));
    let judges =
        [vec![Consumer::PTXGATE, Consumer::PTXAS], vec![consumer("llvm-22"), consumer("ptxas-13.5")]];
    let mut alarms = Vec::new();
    for file in files {
        let bytes = std::fs::read(&file).expect("an example");
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        for consumers in &judges {
            let inputs = Inputs::new(vec![Input::new(&name, bytes.clone())]);
            let config = Config { consumers: consumers.clone(), ..Config::default() };
            let report = check(&inputs, &config);
            let alarm = |d: &&diag::Diagnostic| {
                d.severity == Severity::Error
                    || (d.severity == Severity::Warning && d.code.force != Force::Informative)
            };
            let found: Vec<_> = report.diagnostics.iter().filter(alarm).collect();
            // `llc` 22 aborts on conversions between 128-bit integers and floats; ptxgate compiles them.
            if name.starts_with("wide.") && !consumers.contains(&Consumer::PTXGATE) {
                assert!(
                    found.iter().all(|d| d.code.name == "intrinsic-unsupported") && !found.is_empty(),
                    "{name}"
                );
                continue;
            }
            alarms.extend(found.iter().map(|d| format!("{name}: {}", d.message)));
        }
    }
    assert_eq!(alarms, Vec::<String>::new());
}
