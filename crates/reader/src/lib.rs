//! Reads LLVM IR into a reader::Input.
