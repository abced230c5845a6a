//! `llvm.nvvm.*`.
