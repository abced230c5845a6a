//! Runs PTX on the CPU.

pub mod memory;
