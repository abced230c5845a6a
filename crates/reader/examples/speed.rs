//! How fast a file is read and verified: `speed FILE [RUNS]` prints megabytes a second of the best run, for each of both
//! steps. To be compared with `opt -passes=verify -disable-output FILE`.

#![allow(clippy::print_stdout, reason = "a tool for the developer of the reader")]

use std::time::Instant;

fn main() -> std::io::Result<()> {
    let mut args = std::env::args().skip(1);
    let path = args.next().unwrap_or_default();
    let runs: usize = args.next().and_then(|n| n.parse().ok()).unwrap_or(5);
    let bytes = std::fs::read(&path)?;
    let (mut reading, mut verifying) = (f64::INFINITY, f64::INFINITY);
    for _ in 0..runs {
        let start = Instant::now();
        let input = reader::read(diag::FileId(0), &path, &bytes);
        reading = reading.min(start.elapsed().as_secs_f64());
        let start = Instant::now();
        let found = ir::verify::module(&input.module);
        verifying = verifying.min(start.elapsed().as_secs_f64());
        if let Some(first) = input.diagnostics.iter().chain(&found).next() {
            println!("{}: {}", first.code.name, first.message);
        }
    }
    let megabytes = bytes.len() as f64 / 1e6;
    println!(
        "{path}: {megabytes:.1} MB read in {:.1} ms, verified in {:.1} ms",
        reading * 1e3,
        verifying * 1e3
    );
    Ok(())
}
