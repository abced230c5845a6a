//! Parses one large module with each parser in turn, and prints how fast each was.
//!
//! `bench [--rounds=N] [--ours] FILE.ptx…`: the files are joined to one module of at least [`SIZE`] bytes, each as often as it takes,
//! with their symbols renamed. With `--ours` only our parser runs, for a profiler. Times are the best of all rounds, in turns.

use std::collections::BTreeSet;

/// The least size of the module that is parsed, in bytes.
const SIZE: usize = 6 << 20;

fn main() -> Result<(), String> {
    let (mut rounds, mut only_ours, mut files) = (7, false, Vec::new());
    for arg in std::env::args().skip(1) {
        match arg.strip_prefix("--rounds=") {
            Some(count) => rounds = count.parse().map_err(|_| "--rounds wants a number")?,
            None if arg == "--ours" => only_ours = true,
            None => files.push(std::fs::read_to_string(&arg).map_err(|e| format!("{arg}: {e}"))?),
        }
    }
    let text = large(&files)?;
    println!("one module of {:.1} MB, {} lines", text.len() as f64 / 1e6, text.lines().count());
    let before = resident();
    let (module, findings) = ptx::parse(diag::FileId(0), text.as_bytes());
    let after = resident();
    if let Some(first) = findings.first() {
        return Err(format!("our parser refuses the module: {}", first.message));
    }
    println!("memory of our tree: {:.1} bytes a byte of text", (after - before) as f64 / text.len() as f64);
    drop(module);
    let ours = |text: &str| ptx::parse(diag::FileId(0), text.as_bytes()).1.is_empty();
    let syntax = |text: &str| ptx_syntax::parse_ptx(text).is_ok();
    let older = |text: &str| ptx_90_parser::parse_ptx(text).is_ok();
    type Parser<'p> = (&'p str, &'p dyn Fn(&str) -> bool);
    let all: [Parser<'_>; 3] = [("ptxgate", &ours), ("ptx-syntax", &syntax), ("ptx-90-parser", &older)];
    let parsers = if only_ours { &all[..1] } else { &all };
    let mut best = vec![f64::INFINITY; parsers.len()];
    for round in 0..rounds {
        for (best, (name, parse)) in best.iter_mut().zip(parsers) {
            // The others take seconds; three rounds of theirs are enough.
            if round >= 3 && *name != "ptxgate" {
                continue;
            }
            let began = busy();
            let accepted = parse(&text);
            *best = best.min(busy() - began);
            if !accepted && round == 0 {
                println!("{name} refuses the module");
            }
        }
    }
    for ((name, _), seconds) in parsers.iter().zip(&best) {
        let ratio = seconds / best[0];
        println!("{name:<14} {:>8.1} MB/s  {ratio:>7.2} times our time", text.len() as f64 / 1e6 / seconds);
    }
    Ok(())
}

/// The seconds that this process has had a processor: other work on the machine does not count.
fn busy() -> f64 {
    let nanos = std::fs::read_to_string("/proc/self/schedstat").unwrap_or_default();
    nanos.split(' ').next().and_then(|first| first.parse::<f64>().ok()).map_or(0.0, |nanos| nanos / 1e9)
}

/// The resident memory of this process in bytes.
fn resident() -> usize {
    let status = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    status.split(' ').nth(1).and_then(|pages| pages.parse().ok()).map_or(0, |pages: usize| pages * 4096)
}

/// The files as one module, over and over under other names.
fn large(files: &[String]) -> Result<String, String> {
    let first = files.first().ok_or("no file was given")?;
    let is_header =
        |line: &&str| [".version", ".target", ".address_size"].iter().any(|word| line.starts_with(word));
    let mut out: String = first.lines().filter(is_header).flat_map(|line| [line, "\n"]).collect();
    let names: Vec<BTreeSet<String>> = files.iter().map(|text| symbols(text)).collect();
    let mut turn = 0;
    while out.len() < SIZE {
        for (text, names) in files.iter().zip(&names) {
            copy(text, names, turn, &mut out);
            turn += 1;
        }
    }
    Ok(out)
}

/// The names of a module that every function sees.
fn symbols(text: &str) -> BTreeSet<String> {
    let module = ptx::parse(diag::FileId(0), text.as_bytes()).0;
    module.symbols.keys().map(|symbol| module.symbol_name(symbol).to_owned()).collect()
}

/// One file without its header, each symbol with a number behind it.
fn copy(text: &str, names: &BTreeSet<String>, turn: usize, out: &mut String) {
    let word = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '$' || c == '%';
    for line in text.lines() {
        if [".version", ".target", ".address_size", ".file"]
            .iter()
            .any(|word| line.trim_start().starts_with(word))
        {
            continue;
        }
        let mut rest = line;
        while let Some(at) = rest.find(word) {
            let (before, tail) = rest.split_at(at);
            let end = tail.find(|c| !word(c)).unwrap_or(tail.len());
            out.push_str(before);
            out.push_str(&tail[..end]);
            if names.contains(&tail[..end]) {
                out.push_str(&format!("_n{turn}"));
            }
            rest = &tail[end..];
        }
        out.push_str(rest);
        out.push('\n');
    }
}
