//! Any bytes as a PTX file: parsed, validated, printed, run.
#![no_main]

#[path = "../src/entry.rs"]
mod entry;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| entry::ptx(bytes));
