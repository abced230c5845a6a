//! Any bytes as an LLVM module: read, judged, compiled, run.
#![no_main]

#[path = "../src/entry.rs"]
mod entry;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| entry::llvm(bytes));
