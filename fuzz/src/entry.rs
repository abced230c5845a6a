//! What fuzzing and the replay of its corpora do with an input. Any input is fine as long as no stage panics.

use diag::Diagnostic;
use ptxgate::{Config, Emit, Input, Inputs, Kind, OptLevel};

/// A module in LLVM IR: checked, and compiled at two levels.
#[allow(dead_code, reason = "each fuzz target uses one entry")]
pub(crate) fn llvm(bytes: &[u8]) {
    // The kind is told by the content, and only LLVM IR is wanted here.
    let input = Input::of_kind("fuzz.ll", bytes, Kind::Llvm);
    let inputs = Inputs::new(vec![input]);
    let mut config = Config { jobs: 1, ..Config::default() };
    expect_no_bug(&ptxgate::check(&inputs, &config).diagnostics);
    for level in [OptLevel::O0, OptLevel::O3] {
        config.opt_level = level;
        expect_no_bug(&ptxgate::build(&inputs, &config, Emit::Ptx).0.diagnostics);
    }
}

/// A PTX file: parsed and validated.
#[allow(dead_code, reason = "each fuzz target uses one entry")]
pub(crate) fn ptx(bytes: &[u8]) {
    let input = Input::of_kind("fuzz.ptx", bytes, Kind::Ptx);
    let report = ptxgate::check(&Inputs::new(vec![input]), &Config { jobs: 1, ..Config::default() });
    expect_no_bug(&report.diagnostics);
}

/// A panic that a stage caught is told as `internal`: for a fuzzer it is a crash.
fn expect_no_bug(findings: &[Diagnostic]) {
    if let Some(bug) = findings.iter().find(|f| f.code.class == diag::codes::Class::Internal) {
        panic!("{}: {}", bug.message, bug.notes.join("; "));
    }
}
