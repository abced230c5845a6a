//! Reads each file of the command line and prints its diagnostics, one a line: `FILE:LINE:COLUMN: code: message`.

#![allow(clippy::print_stdout, reason = "a tool for the developer of the reader")]

fn main() {
    let mut bad = 0;
    let paths: Vec<String> = std::env::args().skip(1).collect();
    for path in &paths {
        let bytes = match std::fs::read(path) {
            Ok(bytes) => bytes,
            Err(error) => {
                println!("{path}: {error}");
                continue;
            }
        };
        let input = reader::read(diag::FileId(0), path, &bytes);
        for diagnostic in &input.diagnostics {
            let at = diagnostic.place.span.map_or(0, |span| span.start as usize).min(bytes.len());
            let line = bytes[..at].iter().filter(|&&b| b == b'\n').count() + 1;
            let column = at - bytes[..at].iter().rposition(|&b| b == b'\n').map_or(0, |n| n + 1) + 1;
            println!("{path}:{line}:{column}: {}: {}", diagnostic.code.name, diagnostic.message);
        }
        if input.is_complete() {
            for diagnostic in ir::verify::module(&input.module) {
                let what = diagnostic.place.entity.instruction.unwrap_or_default();
                println!("{path}: verify: {}: {}: {what}", diagnostic.code.name, diagnostic.message);
            }
        }
        if !input.is_complete() {
            bad += 1;
            println!("FAIL {path}");
        }
    }
    println!("{} of {} files read", paths.len() - bad, paths.len());
}
