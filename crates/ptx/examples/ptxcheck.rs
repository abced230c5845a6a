//! Reads PTX files, prints the findings of parser and validator, and says whether printing is stable.
//!
//! `ptxcheck [-o DIR] FILE…`: with `-o`, the printed module of each file goes to DIR under the same name.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a tool for the terminal")]

use diag::FileId;
use std::path::{Path, PathBuf};

fn main() {
    let mut out: Option<PathBuf> = None;
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        if arg == "-o" {
            out = args.next().map(PathBuf::from);
            continue;
        }
        check(Path::new(&arg), out.as_deref());
    }
}

fn check(path: &Path, out: Option<&Path>) {
    let Ok(text) = std::fs::read(path) else { return println!("{}: unreadable", path.display()) };
    let (module, mut findings) = ptx::parse(FileId(0), &text);
    let unknown: usize =
        module.functions.values().filter_map(|f| f.body.as_ref()).map(|b| b.unknown.len()).sum();
    let printed = ptx::print(&module);
    let again = ptx::print(&ptx::parse(FileId(0), printed.as_bytes()).0);
    if again != printed {
        println!("{}: UNSTABLE", path.display());
        for (a, b) in printed.lines().zip(again.lines()).filter(|(a, b)| a != b).take(3) {
            println!("  - {a}\n  + {b}");
        }
    }
    if let Some(out) = out {
        let name = path.file_name().unwrap_or_default();
        if let Err(error) = std::fs::write(out.join(name), &printed) {
            println!("{}: {error}", out.display());
        }
    }
    if findings.is_empty() {
        findings.extend(ptx::validate(module).0);
    } else {
        findings = ptx::check(FileId(0), &text).0;
    }
    for finding in &findings {
        let line = finding.place.span.map_or(0, |span| {
            1 + text[..(span.start as usize).min(text.len())].iter().filter(|&&b| b == b'\n').count()
        });
        println!(
            "{}:{line}: {}[{}]: {}",
            path.display(),
            finding.severity,
            finding.code.name,
            finding.message
        );
        for note in finding.notes.iter().chain(&finding.help) {
            println!("    {note}");
        }
    }
    let verdict = if findings.iter().any(diag::Diagnostic::is_error) { "BAD" } else { "OK" };
    println!("{}: {verdict} ({unknown} unknown instructions)", path.display());
}
