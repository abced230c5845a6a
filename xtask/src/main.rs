//! Development tasks: the examples' IR, tidy, oracles and benchmarks. Nothing here ships; this is where tools that the
//! project itself does without (`ptxas`, LLVM, rustc for the device) are called.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "these are command-line tasks")]

mod bench;
mod codes;
mod examples;
mod intrinsics;
mod launch;
mod launches;
mod native;
mod oracle;
mod random;
mod reading;
mod reference;
mod tidy;
mod tools;

use std::process::ExitCode;

/// What a task gives back; the message goes to standard error and the exit code is 1.
type Result<T> = std::result::Result<T, String>;

const USAGE: &str = "usage: cargo xtask TASK

  examples [--check] [NAME…]   make the IR of the examples, or compare it with what is committed
  oracle [NAME…] [--full]      compare with outside tools: cases, kernels, cargo, random, ptx
  gate-report [--cases]        rule by rule: the cases, and who says what of them
  bench [reading|ptx] [--rounds=N]   time and memory against llc; of reading, against opt; of the PTX parser
  code-index [--check]         make docs/codes/README.md from the registry, or compare it
  ptx-reference [--check]      make docs/ptx-instructions.md from the instruction table, or compare it
  intrinsics [--check]         make the verifier's table of intrinsics, or compare it (needs llvm-22-dev)
  tidy                         check what reviewers should not have to look for
  random --seed=S [--function=F [--statements=N]]   print a random module";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let rest = args.get(1..).unwrap_or_default();
    let done = match args.first().map(String::as_str) {
        Some("examples") => examples::task(rest),
        Some("tidy") => tidy::task(),
        Some("gate-report") => oracle::gate_report(rest),
        Some("bench") => bench::task(rest),
        Some("measure") => bench::measure(rest),
        Some("read") => reading::read(rest),
        Some("random") => random::task(rest),
        Some("code-index") => codes::task(rest),
        Some("ptx-reference") => reference::task(rest),
        Some("intrinsics") => intrinsics::task(rest),
        Some("oracle") => oracle::task(rest),
        _ => Err(USAGE.to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}
