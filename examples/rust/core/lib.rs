//! Empty: see `Cargo.toml` beside it.
#![no_std]
