//! The `ptxgate` command: one module a subcommand.
fn main() {}
