//! LLVM IR in memory.
