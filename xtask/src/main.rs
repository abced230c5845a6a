//! Development tasks: tidy, oracles, benchmarks.
fn main() {}
