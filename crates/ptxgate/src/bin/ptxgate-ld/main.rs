//! `ptxgate-ld`: the linker that rustc calls for `nvptx64-nvidia-cuda`. Modules in, PTX out; the gate stands between.
//!
//! The stages live in the library. Here are the command line of two other linkers ([`args`]), the search for libraries,
//! and what the user sees: nothing when all is well.

mod args;

use args::Args;
use diag::render::{self, FullOptions};
use diag::{Diagnostic, Severity};
use ptxgate::{Config, DiskSources, Emit, Inputs, Report, Verdict, disk};
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

/// Stack of the thread that does the work, as for `ptxgate`.
const STACK: usize = 256 << 20;

const HELP: &str = "\
Links LLVM bitcode for NVIDIA GPUs and compiles it to PTX: the linker of rustc for nvptx64-nvidia-cuda.

Usage: ptxgate-ld [OPTIONS] -o OUT FILE...

FILE is bitcode, LLVM IR, an object with embedded bitcode, or an archive of these (.rlib, .a). What is named is linked
whole; of archives what is needed. @FILE reads arguments from a file.

  -o OUT                         where to write the PTX
  --export-symbol S              keep the symbol S; kernels are kept always [default: all that is visible]
  --version-script F, --dynamic-list F
                                 the same, from a file
  --target T                     nvptx64-nvidia-cuda
  --target-cpu sm_XX             also --plugin-opt=-mcpu=sm_XX
  --target-feature +ptxNN        the least version of PTX, also --plugin-opt=-mattr=+ptxNN
  --ptx-version M.N              the same as +ptxMN
  -O 0|1|2|3|s|z                 also --lto-O2, --plugin-opt=O2
  -L DIR, -l NAME                look for libNAME.a, libNAME.rlib or NAME.bc
  --whole-archive, --no-whole-archive
                                 whether archives behind it are linked whole
  -A CODE, -W CODE, -D CODE      allow, warn about or deny a lint (--allow, --warn, --deny)

Other options of llvm-bitcode-linker and of lld that change nothing for device code are accepted and ignored.
Exit codes: 0 linked, 1 findings, 2 the job could not be done.
";

fn main() -> ExitCode {
    ptxgate::quiet_panics();
    let work = || link(std::env::args().skip(1)).unwrap_or_else(|message| fail(&message));
    let thread = std::thread::Builder::new().stack_size(STACK).spawn(work);
    let verdict = match thread.map(std::thread::JoinHandle::join) {
        Ok(Ok(verdict)) => verdict,
        // A panic outside of the guarded stages has no report to go to.
        Ok(Err(_)) => fail("internal error in the command line; please report this"),
        Err(why) => fail(&format!("cannot start a thread: {why}")),
    };
    ExitCode::from(verdict.exit_code())
}

/// Tells a mistake in the command line, or of the disk.
fn fail(message: &str) -> Verdict {
    print(&format!("error: {message}\n"));
    Verdict::Failed
}

/// Standard error is where rustc looks for what to show. A closed one is no error: the exit code still tells.
fn print(text: &str) {
    let _ = std::io::stderr().lock().write_all(text.as_bytes());
}

fn link(args: impl Iterator<Item = String>) -> Result<Verdict, String> {
    let file = |name: &str| {
        let bytes = disk::read_file(name)?;
        String::from_utf8(bytes).map_err(|_| "it is no UTF-8 text".to_owned())
    };
    let args = args::parse(args, &file)?;
    if args.help || args.version {
        let version = concat!("ptxgate-ld ", env!("CARGO_PKG_VERSION"), "\n");
        let text = if args.help { HELP } else { version };
        let _ = std::io::stdout().lock().write_all(text.as_bytes());
        return Ok(Verdict::Clean);
    }
    if args.files.is_empty() {
        return Err("no input files".into());
    }
    let Some(out) = args.out.clone() else {
        return Err("where to write the PTX is not said: give `-o OUT`".into());
    };
    if let Some(target) = args.target.as_deref().filter(|target| !target.starts_with("nvptx64-nvidia-")) {
        return Err(format!("the target is `{target}`; ptxgate-ld links for `nvptx64-nvidia-cuda` only"));
    }
    let inputs = inputs(&args)?;
    let (report, ptx) = ptxgate::build(&inputs, &config(&args), Emit::Ptx);
    show(&report, &inputs);
    if let Some(text) = ptx {
        std::fs::write(&out, text).map_err(|why| format!("cannot write `{out}`: {}", disk::reason(&why)))?;
    }
    Ok(report.verdict())
}

fn config(args: &Args) -> Config {
    let roots = match args.exports.as_slice() {
        [] => link::Roots::Exported,
        names if names.iter().any(|name| name == "*") => link::Roots::Exported,
        names => link::Roots::Symbols(names.to_vec()),
    };
    Config {
        target_cpu: args.cpu.clone(),
        ptx_floor: args.ptx,
        opt_level: args.opt_level.unwrap_or_default(),
        levels: args.levels.clone(),
        roots,
        find_libdevice: args.libdevice.is_none().then_some(ptxgate::libdevice::find as _),
        ..Config::default()
    }
}

/// The files of the command line, libraries found.
fn inputs(args: &Args) -> Result<Inputs, String> {
    let mut inputs = Inputs::default();
    for file in &args.files {
        let first = inputs.len();
        if file.search {
            disk::add(&mut inputs, &find(&file.name, &args.folders)?);
        } else {
            disk::add(&mut inputs, &file.name);
        }
        if file.whole {
            inputs.want_whole(first);
        }
    }
    if let Some(name) = &args.libdevice {
        disk::add_library(&mut inputs, name);
    }
    Ok(inputs)
}

/// The library that `-l` names.
fn find(name: &str, folders: &[String]) -> Result<String, String> {
    let names = match name.strip_prefix(':') {
        Some(exact) => vec![exact.to_owned()],
        None => [("lib", ".a"), ("lib", ".rlib"), ("", ".bc"), ("lib", ".bc")]
            .map(|(before, behind)| format!("{before}{name}{behind}"))
            .to_vec(),
    };
    let paths = folders.iter().flat_map(|folder| names.iter().map(move |name| Path::new(folder).join(name)));
    let found =
        paths.into_iter().find(|path| path.is_file()).and_then(|path| path.to_str().map(str::to_owned));
    found.ok_or_else(|| {
        let folders = if folders.is_empty() {
            "there is no `-L`".into()
        } else {
            format!("looked in {}", folders.join(", "))
        };
        format!("cannot find `-l{name}` as {}: {folders}", names.join(", "))
    })
}

/// Findings with the user's source lines. Notes are shown only beside something worse: a clean build is silent.
fn show(report: &Report, inputs: &Inputs) {
    let worse = |found: &Diagnostic| found.severity != Severity::Note;
    if !report.diagnostics.iter().any(worse) {
        return;
    }
    print(&render::full(&report.diagnostics, &DiskSources::new(inputs), FullOptions::default()));
    for sentence in &report.assumed {
        print(&format!("assumed: {sentence}\n"));
    }
    print(&format!("{}\n", report.summary()));
}
