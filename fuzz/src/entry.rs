//! What fuzzing and the replay of its corpora do with an input. Any input is fine as long as no stage panics.

use diag::Diagnostic;
use ptxgate::launch::spec::Spec;
use ptxgate::launch::{Launch, spec};
use ptxgate::{Config, Emit, Input, Inputs, Kind, OptLevel};

/// Kernels of one input that are run, and the instructions that each of them may take.
const KERNELS: usize = 4;
const STEPS: u64 = 20_000;

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

/// A file that holds modules: taken apart, and what is in it judged.
#[allow(dead_code, reason = "each fuzz target uses one entry")]
pub(crate) fn archive(bytes: &[u8]) {
    let inputs = Inputs::new(vec![Input::new("fuzz.a", bytes)]);
    // Parts may overlap; what they take together is bounded all the same.
    let held: usize = inputs.iter().map(|(_, input)| input.bytes().map_or(0, |bytes| bytes.len())).sum();
    assert!(held <= 4 * bytes.len() + 4096, "{held} bytes of a file of {}", bytes.len());
    expect_no_bug(&ptxgate::check(&inputs, &Config { jobs: 1, ..Config::default() }).diagnostics);
}

/// A PTX file: parsed and validated. What can be read must print to a text that reads as the same, which is so when it
/// prints the same.
#[allow(dead_code, reason = "each fuzz target uses one entry")]
pub(crate) fn ptx(bytes: &[u8]) {
    let input = Input::of_kind("fuzz.ptx", bytes, Kind::Ptx);
    let report = ptxgate::check(&Inputs::new(vec![input]), &Config { jobs: 1, ..Config::default() });
    expect_no_bug(&report.diagnostics);
    let (module, findings) = ptx::parse(diag::FileId(0), bytes);
    if findings.iter().any(Diagnostic::is_error) {
        return;
    }
    let printed = ptx::print(&module);
    let (again, findings) = ptx::parse(diag::FileId(0), printed.as_bytes());
    if let Some(finding) = findings.iter().find(|finding| finding.is_error()) {
        panic!("what was printed cannot be read: {}", finding.message);
    }
    let second = ptx::print(&again);
    if let Some((old, new)) = printed.lines().zip(second.lines()).find(|(old, new)| old != new) {
        panic!("printed as `{old}` first, then as `{new}`");
    }
    assert_eq!(printed.len(), second.len(), "the second text has another length");
}

/// Device code of any kind: compiled where it is LLVM IR, and its kernels run over small buffers.
#[allow(dead_code, reason = "each fuzz target uses one entry")]
pub(crate) fn run(bytes: &[u8]) {
    let mut config = Config { jobs: 1, ..Config::default() };
    config.opt_level = OptLevel::O3;
    let input = Input::new("fuzz", bytes);
    let text = match input.kind {
        Kind::Ptx => bytes.to_vec(),
        _ => {
            let (report, text) = ptxgate::build(&Inputs::new(vec![input]), &config, Emit::Ptx);
            expect_no_bug(&report.diagnostics);
            text.unwrap_or_default().into_bytes()
        }
    };
    let module = ptx::parse(diag::FileId(0), &text).0;
    let entries = module.functions.values().filter(|f| f.kind == ptx::tree::FunctionKind::Entry);
    for entry in entries.take(KERNELS) {
        let name = module.symbol_name(entry.symbol);
        let launch = Launch {
            kernel: Some(name.to_owned()),
            grid: [2, 1, 1],
            block: [4, 1, 1],
            shared: 64,
            args: arguments(entry),
            globals: Vec::new(),
            seed: 0,
            max_steps: Some(STEPS),
            print: Vec::new(),
            dump: Vec::new(),
        };
        let inputs = Inputs::new(vec![Input::of_kind("fuzz.ptx", text.as_slice(), Kind::Ptx)]);
        expect_no_bug(&ptxgate::run(&inputs, &config, &launch).report.diagnostics);
    }
}

/// Arguments that fit: a buffer for what may be an address, ones for all else.
fn arguments(entry: &ptx::Function) -> Vec<Spec> {
    let arg = |size: u64| match size {
        8 => "i32[16]:range".to_owned(),
        _ => format!("bytes:{}", "01".repeat(usize::try_from(size.min(4096)).unwrap_or(0))),
    };
    let sizes = entry.params.iter().map(|local| entry.locals[*local].size().unwrap_or(0));
    let none = |_: &str| Err("no files here".to_owned());
    sizes.filter_map(|size| spec::parse(&arg(size), &none).ok()).collect()
}

/// A panic that a stage caught is told as `internal`: for a fuzzer it is a crash.
fn expect_no_bug(findings: &[Diagnostic]) {
    if let Some(bug) = findings.iter().find(|f| f.code.class == diag::codes::Class::Internal) {
        panic!("{}: {}", bug.message, bug.notes.join("; "));
    }
}
