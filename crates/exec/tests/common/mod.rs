//! What the tests of execution share: from PTX text to a run.
#![expect(dead_code, reason = "each test binary uses a part of it")]

use diag::{Diagnostic, FileId};
use exec::{Arg, Launch, Memory, Program, Report};

/// Decodes PTX text behind the usual header.
pub(crate) fn program(body: &str) -> Program {
    let text = format!(".version 8.3\n.target sm_90\n.address_size 64\n{body}");
    let (module, errors) = ptx::parse(FileId(0), text.as_bytes());
    assert!(errors.is_empty(), "{:#?}\n{text}", messages(&errors));
    let (errors, valid) = ptx::validate(module);
    // Findings are allowed where the module has a meaning all the same: that is what is run here.
    let valid = valid.unwrap_or_else(|| panic!("{:#?}", messages(&errors)));
    let program = Program::decode(&valid).expect("the module can be loaded");
    let unsupported: Vec<&str> = program.unsupported.iter().map(|d| d.message.as_str()).collect();
    assert!(unsupported.is_empty(), "{unsupported:?}");
    program
}

fn messages(found: &[Diagnostic]) -> Vec<String> {
    found.iter().map(|d| format!("{} ({:?})", d.message, d.place.entity.instruction)).collect()
}

/// Runs a kernel that has to end well.
pub(crate) fn run(program: &Program, launch: &Launch) -> (Memory, Report) {
    let mut memory = program.memory().expect("the variables fit");
    match program.run(&mut memory, launch) {
        Ok(report) => (memory, report),
        Err(found) => panic!("{found:#?}"),
    }
}

/// Runs a kernel that has to be stopped; the finding that did it.
pub(crate) fn stopped(program: &Program, launch: &Launch) -> Diagnostic {
    let mut memory = program.memory().expect("the variables fit");
    let mut found = program.run(&mut memory, launch).expect_err("the run is stopped");
    found.pop().expect("a finding says why")
}

/// The 32-bit words of the buffer of an argument.
pub(crate) fn words(memory: &Memory, report: &Report, argument: usize) -> Vec<u32> {
    let bytes = memory.bytes(report.buffers[argument].expect("the argument has a buffer"));
    bytes.chunks_exact(4).map(|c| u32::from_le_bytes([c[0], c[1], c[2], c[3]])).collect()
}

/// The floats of the buffer of an argument.
pub(crate) fn floats(memory: &Memory, report: &Report, argument: usize) -> Vec<f32> {
    words(memory, report, argument).into_iter().map(f32::from_bits).collect()
}

/// Runs a kernel of one parameter, the address of `count` zeroed words, and returns them.
pub(crate) fn output(body: &str, launch: Launch, count: usize) -> Vec<u32> {
    let program = program(body);
    let (memory, report) = run(&program, &launch.arg(Arg::zeroed(count * 4)));
    words(&memory, &report, 0)
}
