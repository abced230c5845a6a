//! `ptxgate run`.

use super::flags::Common;
use super::output::Screen;
use super::{Usage, files};
use clap::{ArgMatches, Args};
use diag::Strictness;
use ptxgate::Verdict;

#[derive(Args)]
pub(super) struct Run {
    /// LLVM IR or PTX; `-` is standard input
    #[arg(value_name = "FILE")]
    file: String,
    #[command(flatten)]
    common: Common,
}

/// Runs a kernel.
pub(super) fn run(args: &Run, flags: &ArgMatches) -> Result<Verdict, Usage> {
    let config = args.common.config(flags, Strictness::Build)?;
    let inputs = files::read_all(std::slice::from_ref(&args.file))?;
    let (report, _valid) = ptxgate::device_code(&inputs, &config);
    Screen::new(&args.common, &inputs).report(&report, false);
    Ok(report.verdict())
}
