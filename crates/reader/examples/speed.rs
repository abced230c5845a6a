//! How fast a file is read: `speed FILE [RUNS]` prints megabytes a second of the best run, and where the time goes by hand
//! of `perf` if asked. To be compared with `opt -passes=verify -disable-output FILE`.

#![allow(clippy::print_stdout, reason = "a tool for the developer of the reader")]

use std::time::Instant;

fn main() -> std::io::Result<()> {
    let mut args = std::env::args().skip(1);
    let path = args.next().unwrap_or_default();
    let runs: usize = args.next().and_then(|n| n.parse().ok()).unwrap_or(5);
    let bytes = std::fs::read(&path)?;
    let mut best = f64::INFINITY;
    for _ in 0..runs {
        let start = Instant::now();
        let input = reader::read(diag::FileId(0), &path, &bytes);
        best = best.min(start.elapsed().as_secs_f64());
        if let Some(first) = input.diagnostics.first() {
            println!("{}: {}", first.code.name, first.message);
        }
    }
    let megabytes = bytes.len() as f64 / 1e6;
    println!("{path}: {megabytes:.1} MB in {:.1} ms, {:.0} MB/s", best * 1e3, megabytes / best);
    Ok(())
}
