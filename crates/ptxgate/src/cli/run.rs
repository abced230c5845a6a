//! `ptxgate run`.

use super::flags::Common;
use super::output::Screen;
use super::{Usage, files};
use clap::{ArgMatches, Args};
use diag::Strictness;
use ptxgate::Verdict;
use ptxgate::launch::spec::{self, Spec};
use ptxgate::launch::{Launch, show};

#[derive(Args)]
pub(super) struct Run {
    /// LLVM IR, several modules of it, or PTX; `-` is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
    /// The kernel, mangled or not [default: the only one]
    #[arg(short, long, value_name = "NAME")]
    kernel: Option<String>,
    /// Blocks in the grid
    #[arg(long, value_name = "X[,Y,Z]", default_value = "1", value_parser = dimensions)]
    grid: [u32; 3],
    /// Threads in a block
    #[arg(long, value_name = "X[,Y,Z]", default_value = "1", value_parser = dimensions)]
    block: [u32; 3],
    /// Bytes of dynamic shared memory
    #[arg(long, value_name = "BYTES", default_value_t = 0)]
    shared: u32,
    /// An argument, in order: TYPE:VALUE, TYPE[N], TYPE[]:1,2,3, ...; see below
    #[arg(short, long = "arg", value_name = "SPEC", allow_hyphen_values = true)]
    args: Vec<String>,
    /// First value of a device variable
    #[arg(long = "global", value_name = "NAME=SPEC")]
    globals: Vec<String>,
    /// Print the buffer of argument N, or a device variable, after the run
    #[arg(short, long, value_name = "N[:COUNT]")]
    print: Vec<show::Print>,
    /// Write the buffer of argument N, or a device variable, to a file after the run
    #[arg(long, value_name = "N=FILE")]
    dump: Vec<show::Dump>,
    /// Decides which threads go on first where the order is free
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// Instructions after which the run is ended [default: 10^9]
    #[arg(long, value_name = "N", value_parser = number)]
    max_steps: Option<u64>,
    #[command(flatten)]
    common: Common,
}

/// The part of `ptxgate run --help` behind the flags.
pub(super) const SPECS: &str = "\
SPEC is one of
  TYPE:VALUE                a number passed by value: i32:-5, f32:1.5, f32:0x7fc00000 (bits), bool:true
  TYPE[N]                   a buffer of N zeros, whose address is passed
  TYPE[N]:INIT              INIT is a value for all elements, `range` for 0, 1, 2, ..., or `uninit`
  TYPE[]:1,2,3              a buffer with these values
  TYPE[]:@in.npy            a buffer with the content of a file, .npy or raw
  &N[+OFFSET]               the address of the buffer of argument N
  struct{SPEC,...}          a record passed by value
  bytes:HEX, bytes:@FILE    the raw bytes of a parameter
TYPE is bool, i8 to i128, u8 to u128, f16, bf16, f32 or f64. Arguments count from 0.";

/// Runs a kernel.
pub(super) fn run(args: &Run, flags: &ArgMatches) -> Result<Verdict, Usage> {
    let config = args.common.config(flags, &args.files, Strictness::Build)?;
    let launch = args.launch()?;
    let inputs = files::read_all(&args.files, args.common.libdevice.as_deref())?;
    let outcome = ptxgate::run(&inputs, &config, &launch);
    let screen = Screen::new(&args.common, &inputs);
    if let Some(message) = outcome.usage {
        screen.findings(&outcome.report, false);
        return Err(Usage(message));
    }
    let prints =
        !args.print.is_empty() || outcome.results.as_ref().is_some_and(|results| !results.text.is_empty());
    screen.report(&outcome.report, prints);
    if let Some(results) = &outcome.results {
        files::write("-", results.text.as_bytes())?;
        for (name, bytes) in &results.files {
            files::write(name, bytes)?;
        }
    }
    Ok(outcome.report.verdict())
}

impl Run {
    fn launch(&self) -> Result<Launch, Usage> {
        let mut args = Vec::new();
        for (index, text) in self.args.iter().enumerate() {
            args.push(parse(text).map_err(|error| Usage(format!("--arg {index}: {error}")))?);
        }
        let mut globals = Vec::new();
        for text in &self.globals {
            let Some((name, text)) = text.split_once('=') else {
                return Err(Usage(format!("--global {text}: expected NAME=SPEC")));
            };
            globals.push((
                name.into(),
                parse(text).map_err(|error| Usage(format!("--global {name}: {error}")))?,
            ));
        }
        Ok(Launch {
            kernel: self.kernel.clone(),
            grid: self.grid,
            block: self.block,
            shared: self.shared,
            args,
            globals,
            seed: self.seed,
            max_steps: self.max_steps,
            print: self.print.clone(),
            dump: self.dump.clone(),
        })
    }
}

fn parse(text: &str) -> Result<Spec, spec::SpecError> {
    spec::parse(text, &|name| {
        ptxgate::disk::read_file(name).map_err(|why| format!("cannot read `{name}`: {why}"))
    })
}

/// `X`, `X,Y` or `X,Y,Z`.
fn dimensions(text: &str) -> Result<[u32; 3], String> {
    let wrong = || "expected one to three numbers from 1 on, as in 64 or 8,8,2".to_owned();
    let mut out = [1; 3];
    let parts: Vec<&str> = text.split(',').collect();
    if parts.len() > 3 {
        return Err(wrong());
    }
    for (slot, part) in out.iter_mut().zip(parts) {
        *slot = part.trim().parse().ok().filter(|n| *n > 0).ok_or_else(wrong)?;
    }
    Ok(out)
}

/// A number with `_` between digits, or as `10^9` or `1e9`.
fn number(text: &str) -> Result<u64, String> {
    let wrong = || "expected a number, as in 1_000_000 or 1e9".to_owned();
    if let Some((base, exponent)) = text.split_once(['e', '^']) {
        let (factor, base) = if text.contains('^') {
            (1, base.parse().map_err(|_| wrong())?)
        } else {
            (base.parse().map_err(|_| wrong())?, 10u64)
        };
        let power = base.checked_pow(exponent.parse().map_err(|_| wrong())?);
        return power.and_then(|power| power.checked_mul(factor)).ok_or_else(wrong);
    }
    text.replace('_', "").parse().map_err(|_| wrong())
}
