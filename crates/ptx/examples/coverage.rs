//! Whether every opcode of a list has a row: `coverage FILE…`, a full opcode to a line, alone or behind a number.
//!
//! A line may also hold an alternative of an instruction string of LLVM or of a manual page; what is in the place of a
//! token there (`$`, `#`, `{`) ends the opcode, and then the words before it have to begin one.

#![allow(clippy::print_stdout, reason = "a tool for the terminal")]

use std::collections::BTreeSet;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut missing = 0;
    for path in std::env::args().skip(1) {
        let Ok(text) = std::fs::read_to_string(&path) else {
            println!("{path}: unreadable");
            missing += 1;
            continue;
        };
        missing += coverage(&path, &text);
    }
    if missing == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn coverage(path: &str, text: &str) -> usize {
    let opcodes: BTreeSet<&str> = text.lines().filter_map(opcode).collect();
    let mut missing = 0;
    for opcode in &opcodes {
        if !is_known(opcode) {
            println!("{path}: no row for `{opcode}`");
            missing += 1;
        }
    }
    println!("{path}: {} opcodes, {} have a row", opcodes.len(), opcodes.len() - missing);
    missing
}

/// The opcode of a line: its first word that is no number and starts like an instruction.
fn opcode(line: &str) -> Option<&str> {
    let word = line.split_whitespace().find(|word| word.parse::<u64>().is_err())?;
    let starts_well = word.starts_with(|c: char| c.is_ascii_lowercase());
    (starts_well && !word.ends_with(':')).then_some(word)
}

fn is_known(opcode: &str) -> bool {
    match opcode.find(['$', '#', '{']) {
        None => !ptx::isa::find(opcode).is_empty(),
        Some(end) => {
            let whole = opcode[..end].rsplit_once('.').map_or("", |(whole, _)| whole);
            let word = whole.split('.').next().unwrap_or_default();
            let heads = ptx::isa::rows_of_word(word).iter().map(|id| id.get());
            heads.into_iter().any(|row| {
                let shorter = row.head.len().min(whole.len());
                row.head[..shorter] == whole[..shorter]
            })
        }
    }
}
