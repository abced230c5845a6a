//! `ptxgate fix`.

use super::output::Screen;
use super::{Usage, files, flags::Common, output};
use clap::{ArgMatches, Args};
use diag::Strictness;
use ptxgate::{Renamed, Verdict};
use serde::Serialize;

#[derive(Args)]
pub(super) struct Fix {
    /// LLVM IR or PTX; `-` is standard input
    file: String,
    /// Where to write the result, as text; `-` is standard output
    #[arg(short, long = "output", value_name = "OUT", default_value = "-")]
    out: String,
    /// Write the symbols that got another name, as JSON
    #[arg(long, value_name = "FILE")]
    symbol_map: Option<String>,
    #[command(flatten)]
    common: Common,
}

#[derive(Serialize)]
struct SymbolMap<'a> {
    version: u32,
    symbols: Vec<Entry<'a>>,
}

#[derive(Serialize)]
struct Entry<'a> {
    old: &'a str,
    new: &'a str,
}

/// Rewrites a file. The exit code is that of checking the result.
pub(super) fn run(args: &Fix, flags: &ArgMatches) -> Result<Verdict, Usage> {
    let list = std::slice::from_ref(&args.file);
    let config = args.common.config(flags, list, Strictness::Check)?;
    for out in [Some(&args.out), args.symbol_map.as_ref()].into_iter().flatten() {
        if files::same(&args.file, out) {
            return Err(Usage(format!("`{out}` is an input; it would be overwritten")));
        }
    }
    let inputs = files::read_all(list, None)?;
    let (report, rewritten) = ptxgate::rewrite(&inputs, &config);
    let screen = Screen::new(&args.common, &inputs);
    screen.findings(&report, args.out == "-" && rewritten.is_some());
    if let Some(rewritten) = &rewritten {
        if !args.common.quiet {
            for change in &rewritten.fixed.changes {
                output::print_error(&format!("fixed: {change}\n"));
            }
        }
        files::write(&args.out, rewritten.text.as_bytes())?;
        if let Some(file) = &args.symbol_map {
            files::write(file, symbol_map(&rewritten.fixed.renamed).as_bytes())?;
        }
    }
    screen.summary(&report);
    Ok(report.verdict())
}

fn symbol_map(renamed: &[Renamed]) -> String {
    let symbols = renamed.iter().map(|one| Entry { old: &one.old, new: &one.new }).collect();
    let mut text = serde_json::to_string_pretty(&SymbolMap { version: 1, symbols }).unwrap_or_default();
    text.push('\n');
    text
}
