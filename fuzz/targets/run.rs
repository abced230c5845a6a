//! Any bytes as device code: compiled, and each kernel run over small buffers.
#![no_main]

#[path = "../src/entry.rs"]
mod entry;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| entry::run(bytes));
