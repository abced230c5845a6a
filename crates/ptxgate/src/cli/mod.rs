//! The command line: flags to a configuration, files to inputs, reports to text, verdicts to exit codes.

mod explain;
mod files;
mod fix;
mod flags;
mod needs;
mod output;
mod run;

use clap::{ArgMatches, Args, FromArgMatches, Parser, Subcommand};
use diag::Strictness;
use flags::Common;
use output::Screen;
use ptxgate::{Config, Emit, Inputs, Verdict};
use std::process::ExitCode;

/// Stack of the thread that does the work. Nesting is limited by the stages; this is room for what they allow.
const STACK: usize = 256 << 20;

/// Checks GPU device code, compiles it to PTX, and runs it on the CPU.
#[derive(Parser)]
#[command(name = "ptxgate", version, max_term_width = 100, disable_help_subcommand = true)]
#[command(after_help = "Exit codes: 0 nothing of error severity, 1 findings, 2 the job could not be done.\n\
    Flags win over ptxgate.toml (looked for in the folder of the first input and above), which wins over defaults.")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Judge LLVM IR or PTX, and nothing else
    Check(Check),
    /// Compile LLVM IR to PTX
    Build(Build),
    /// Execute a kernel of an LLVM IR or PTX file on the CPU
    #[command(after_help = run::SPECS)]
    Run(run::Run),
    /// Say which PTX version, targets, CUDA release and driver a file needs, and what forces them
    Needs(needs::Needs),
    /// Rewrite what has a safe rewrite: called kernels, names, `convergent`, `.version`
    Fix(fix::Fix),
    /// Show what a diagnostic code means; without CODE, list all
    Explain {
        /// A code such as `kernel-called`
        code: Option<String>,
    },
}

#[derive(Args)]
struct Check {
    /// LLVM IR or PTX; `-` is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
    /// Who is going to compile or assemble it: any, ptxgate, ptxas[-V], llvm[-V], nvvm[-V], nvvm7[-V] [default:
    /// ptxgate,ptxas]
    #[arg(long = "for", value_name = "LIST", value_delimiter = ',')]
    consumers: Vec<ptxgate::Consumer>,
    /// Write all findings to this file, as a baseline for later runs
    #[arg(long, value_name = "FILE", conflicts_with = "baseline")]
    write_baseline: Option<String>,
    /// More modules will be linked: what is not defined here may be defined there
    #[arg(short = 'c', long)]
    relocatable: bool,
    #[command(flatten)]
    common: Common,
}

#[derive(Args)]
struct Build {
    /// LLVM IR; `-` is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<String>,
    /// Where to write the result; `-` is standard output
    #[arg(short, long = "output", value_name = "OUT", default_value = "-")]
    out: String,
    /// What to write
    #[arg(long, value_enum, default_value = "ptx")]
    emit: EmitFlag,
    #[command(flatten)]
    common: Common,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum EmitFlag {
    /// PTX
    Ptx,
    /// LLVM IR as it was read and linked
    Ll,
    /// LLVM IR behind the optimiser
    OptLl,
}

/// A message for the user when the job could not even begin: exit code 2.
struct Usage(String);

/// Parses, works, prints; the exit code is the verdict.
pub(crate) fn main() -> ExitCode {
    ptxgate::quiet_panics();
    // Errors of usage, `--help` and `--version` end here, with 2 and 0.
    let matches = <Cli as clap::CommandFactory>::command().get_matches();
    let work = move || {
        Verdict::exit_code(match dispatch(&matches) {
            Ok(verdict) => verdict,
            Err(Usage(message)) => {
                output::error(&message);
                Verdict::Failed
            }
        })
    };
    let thread = std::thread::Builder::new().stack_size(STACK).spawn(work);
    // A panic outside of the guarded stages has no report to go to.
    let code = thread.map(std::thread::JoinHandle::join);
    match code {
        Ok(Ok(code)) => ExitCode::from(code),
        Ok(Err(_)) => {
            output::error("internal error in the command line; please report this");
            ExitCode::from(Verdict::Failed.exit_code())
        }
        Err(why) => {
            output::error(&format!("cannot start a thread: {why}"));
            ExitCode::from(Verdict::Failed.exit_code())
        }
    }
}

fn dispatch(matches: &ArgMatches) -> Result<Verdict, Usage> {
    let cli = Cli::from_arg_matches(matches).map_err(|error| Usage(error.to_string()))?;
    let Some((_, flags)) = matches.subcommand() else { return Err(Usage("no command".into())) };
    match cli.command {
        Command::Check(args) => check(&args, flags),
        Command::Build(args) => build(&args, flags),
        Command::Run(args) => run::run(&args, flags),
        Command::Needs(args) => needs::needs(&args, flags),
        Command::Fix(args) => fix::run(&args, flags),
        Command::Explain { code } => explain::explain(code.as_deref()),
    }
}

fn check(args: &Check, flags: &ArgMatches) -> Result<Verdict, Usage> {
    let mut config = args.common.config(flags, &args.files, Strictness::Check)?;
    if !args.consumers.is_empty() {
        config.consumers.clone_from(&args.consumers);
    }
    config.check_consumers().map_err(Usage)?;
    if args.write_baseline.is_some() {
        // The file of the settings is what is going to be replaced.
        config.baseline = diag::Baseline::default();
    }
    config.relocatable = args.relocatable;
    let inputs = files::read_all(&args.files, args.common.libdevice.as_deref())?;
    let mut report = ptxgate::check(&inputs, &config);
    if let Some(file) = &args.write_baseline {
        let mut baseline = diag::Baseline::of(&report.diagnostics);
        files::write(file, baseline.to_json().as_bytes())?;
        report.known = baseline.take_known(&mut report.diagnostics);
    }
    Screen::new(&args.common, &inputs).report(&report, false);
    Ok(report.verdict())
}

fn build(args: &Build, flags: &ArgMatches) -> Result<Verdict, Usage> {
    let config: Config = args.common.config(flags, &args.files, Strictness::Build)?;
    if args.out != "-" && args.files.iter().any(|file| files::same(file, &args.out)) {
        return Err(Usage(format!("`{}` is an input; it would be overwritten", args.out)));
    }
    let inputs: Inputs = files::read_all(&args.files, args.common.libdevice.as_deref())?;
    let emit = match args.emit {
        EmitFlag::Ptx => Emit::Ptx,
        EmitFlag::Ll => Emit::Ll,
        EmitFlag::OptLl => Emit::OptLl,
    };
    let (report, artefact) = ptxgate::build(&inputs, &config, emit);
    let screen = Screen::new(&args.common, &inputs);
    screen.report(&report, args.out == "-" && artefact.is_some());
    if let Some(text) = artefact {
        files::write(&args.out, text.as_bytes())?;
    }
    Ok(report.verdict())
}
