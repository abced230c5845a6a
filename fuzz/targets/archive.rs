//! Any bytes as a file that holds modules: archive, object, bitcode of several modules.
#![no_main]

#[path = "../src/entry.rs"]
mod entry;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| entry::archive(bytes));
