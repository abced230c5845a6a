//! The kernels in `examples/`: which there are, and how their IR is made from their sources.
//!
//! CUDA sources go through clang 22, Rust sources through rustc 1.96 with `core` built for the device and fat LTO, so
//! that whatever they use of `core` is in the file. At level 0 LTO drops nothing, so `opt-22` takes out there what no
//! kernel reaches; it changes no body. No file may name a path of the machine that it was made on.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Result;
use crate::tools::{self, run};

/// The language that an example is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Language {
    /// C++ with CUDA's attributes, compiled by clang.
    Cuda,
    /// Rust with the `ptx-kernel` convention.
    Rust,
}

/// How much debug information the front end is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Debug {
    None,
    Lines,
    Full,
}

/// A source file of `examples/`.
#[derive(Clone, Copy, Debug)]
struct Source {
    name: &'static str,
    language: Language,
    debug: Debug,
    /// Flags for this file alone.
    flags: &'static [&'static str],
    /// Its `-O0` file is too large to be committed; it is made by the script and lies in an ignored folder.
    large: bool,
}

const fn cuda(name: &'static str, debug: Debug) -> Source {
    Source { name, language: Language::Cuda, debug, flags: &["-ffp-contract=off"], large: false }
}

const fn rust(name: &'static str, debug: Debug) -> Source {
    Source { name, language: Language::Rust, debug, flags: &[], large: false }
}

const fn large(name: &'static str, debug: Debug) -> Source {
    Source { large: true, ..rust(name, debug) }
}

const SOURCES: &[Source] = &[
    cuda("collatz", Debug::Lines),
    cuda("dot", Debug::None),
    cuda("half", Debug::Lines),
    cuda("hash", Debug::None),
    cuda("histogram", Debug::Lines),
    cuda("jumptable", Debug::Lines),
    cuda("mandelbrot", Debug::Lines),
    cuda("matmul", Debug::Lines),
    cuda("recursion", Debug::None),
    cuda("saxpy", Debug::Lines),
    cuda("scan", Debug::Lines),
    cuda("search", Debug::Lines),
    // The one file in which multiplication and addition may fuse.
    Source { flags: &["-ffp-contract=fast"], ..cuda("stencil", Debug::Lines) },
    cuda("structs", Debug::Full),
    cuda("wide", Debug::None),
    rust("collatz", Debug::None),
    rust("half", Debug::Lines),
    large("hash", Debug::Lines),
    large("histogram", Debug::Lines),
    large("jumptable", Debug::None),
    rust("mandelbrot", Debug::Lines),
    rust("recursion", Debug::Lines),
    rust("saxpy", Debug::Lines),
    large("search", Debug::Lines),
    large("slices", Debug::Lines),
    large("sort", Debug::Lines),
    rust("stencil", Debug::Lines),
    large("structs", Debug::Full),
    rust("wide", Debug::None),
];

/// One `.ll` file: a source at an optimisation level.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Example {
    source: &'static Source,
    level: u8,
}

impl Example {
    /// All files, sorted by source, the optimised one first.
    pub(crate) fn all() -> Vec<Example> {
        let levels = |source: &'static Source| {
            [if source.language == Language::Cuda { 2 } else { 3 }, 0].map(|level| Example { source, level })
        };
        SOURCES.iter().flat_map(levels).collect()
    }

    /// The source's name without its language, as `saxpy`.
    pub(crate) fn name(&self) -> &'static str {
        self.source.name
    }

    /// Name, language and level, as `saxpy.cuda.O2`.
    pub(crate) fn id(&self) -> String {
        let language = match self.source.language {
            Language::Cuda => "cuda",
            Language::Rust => "rust",
        };
        format!("{}.{language}.O{}", self.source.name, self.level)
    }

    /// Whether the file is in the repository (else `cargo xtask examples` makes it).
    pub(crate) fn committed(&self) -> bool {
        !(self.source.large && self.level == 0)
    }

    /// Where the file lies, relative to the root of the repository.
    pub(crate) fn path(&self) -> PathBuf {
        let folder = if self.committed() { "examples/ll" } else { "examples/ll/large" };
        Path::new(folder).join(format!("{}.ll", self.id()))
    }

    fn make(&self, to: &Path) -> Result<()> {
        match self.source.language {
            Language::Cuda => self.clang(to),
            Language::Rust => self.rustc(to),
        }?;
        let text = tools::read(to)?;
        let own = tools::root().display().to_string();
        for private in crate::tidy::forbidden().iter().chain([&own]) {
            if text.contains(private) {
                return Err(format!("{}: names a path of this machine: {private}", self.id()));
            }
        }
        Ok(())
    }

    fn clang(&self, to: &Path) -> Result<()> {
        let mut clang = Command::new("clang-22");
        clang.current_dir(tools::root());
        clang.args("-x cuda --cuda-device-only -nocudainc -nocudalib --cuda-gpu-arch=sm_80".split(' '));
        clang.args("--cuda-feature=+ptx78 -S -emit-llvm -fdebug-compilation-dir=.".split(' '));
        clang.args(match self.source.debug {
            Debug::None => &[][..],
            Debug::Lines => &["-gline-tables-only"],
            Debug::Full => &["-g", "-gdwarf-4"],
        });
        clang.args(self.source.flags).arg(format!("-O{}", self.level));
        clang.arg(format!("examples/cuda/{}.cu", self.source.name)).arg("-o").arg(to);
        run(&mut clang).map(drop)
    }

    fn rustc(&self, to: &Path) -> Result<()> {
        let deps = device_core()?;
        let mut rustc = Command::new(device_rustc());
        rustc.current_dir(tools::root()).env("RUSTC_BOOTSTRAP", "1");
        rustc.args("--edition 2024 --target nvptx64-nvidia-cuda --crate-type cdylib".split(' '));
        rustc.args(
            "-Clto=fat -Ccodegen-units=1 -Cpanic=abort -Ctarget-cpu=sm_70 -Zunstable-options".split(' '),
        );
        // A fixed value, so that symbols do not depend on where the repository lies.
        rustc.arg("-Cmetadata=ptxgate");
        rustc.arg(format!("--remap-path-prefix={}=.", tools::root().display()));
        rustc.arg(match self.source.debug {
            Debug::None => "-Cdebuginfo=none",
            Debug::Lines => "-Cdebuginfo=line-tables-only",
            Debug::Full => "-Cdebuginfo=full",
        });
        rustc.arg(format!("-Copt-level={}", self.level));
        extern_core(&mut rustc, &deps)?;
        // rustc runs LTO only when it links; what the linker would make is not wanted.
        let link = tools::scratch()?.join("link-output");
        rustc
            .arg(format!("--emit=llvm-ir={},link={}", to.display(), link.display()))
            .arg("-Clinker=/bin/true");
        rustc.arg(format!("examples/rust/{}.rs", self.source.name));
        run(&mut rustc)?;
        if self.level == 0 { strip(to) } else { Ok(()) }
    }
}

/// Lets rustc find the `core` that was built for the device.
pub(crate) fn extern_core(rustc: &mut Command, deps: &Path) -> Result<()> {
    for name in ["core", "compiler_builtins"] {
        let prefix = format!("lib{name}-");
        let found = tools::files(deps)?.into_iter().find(|path| {
            let file = path.file_name().unwrap_or_default().to_string_lossy();
            file.starts_with(&prefix) && file.ends_with(".rlib")
        });
        let path = found.ok_or_else(|| format!("no {name} in {}", deps.display()))?;
        rustc.arg("--extern").arg(format!("noprelude:{name}={}", path.display()));
    }
    rustc.arg("-L").arg(deps);
    Ok(())
}

/// Takes out of a module what no kernel reaches.
fn strip(path: &Path) -> Result<()> {
    let kernels = kernels(&tools::read(path)?);
    let mut opt = Command::new("opt-22");
    opt.arg("-S").arg("-passes=internalize,globaldce,strip-dead-debug-info");
    opt.arg(format!("-internalize-public-api-list={}", kernels.join(",")));
    opt.arg(path).arg("-o").arg(path.with_extension("stripped"));
    run(&mut opt)?;
    let text = tools::read(&path.with_extension("stripped"))?;
    let _ = std::fs::remove_file(path.with_extension("stripped"));
    // `opt` puts the path that it read into the first line.
    let body =
        text.strip_prefix("; ModuleID").and_then(|rest| rest.split_once('\n')).map_or(&*text, |(_, b)| b);
    tools::write(path, body)
}

/// The names of the kernels that a module in text form defines.
pub(crate) fn kernels(text: &str) -> Vec<String> {
    let names = text.lines().filter(|line| line.starts_with("define ") && line.contains(" ptx_kernel "));
    names.filter_map(|line| Some(line.split_once('@')?.1.split_once('(')?.0.to_owned())).collect()
}

/// The compiler for the device: Debian's, since rustup has no `core` sources for a released 1.96 here.
pub(crate) fn device_rustc() -> String {
    std::env::var("PTXGATE_DEVICE_RUSTC").unwrap_or_else(|_| "/usr/bin/rustc".to_owned())
}

/// Builds `core` for the device once and gives the folder of its libraries.
pub(crate) fn device_core() -> Result<PathBuf> {
    let target = tools::scratch()?.join("device-core");
    let deps = target.join("nvptx64-nvidia-cuda/release/deps");
    if deps.is_dir() {
        return Ok(deps);
    }
    println!("building core for nvptx64-nvidia-cuda");
    let cargo = std::env::var("PTXGATE_DEVICE_CARGO").unwrap_or_else(|_| "/usr/bin/cargo".to_owned());
    let mut command = Command::new(cargo);
    command.current_dir(tools::root().join("examples/rust/core"));
    command.env("RUSTC_BOOTSTRAP", "1").env("RUSTC", device_rustc()).env("RUSTFLAGS", "-Ctarget-cpu=sm_70");
    command.env_remove("CARGO").env_remove("RUSTUP_TOOLCHAIN");
    command.args("build --release --target nvptx64-nvidia-cuda -Zbuild-std=core --target-dir".split(' '));
    run(command.arg(&target))?;
    Ok(deps)
}

/// `cargo xtask examples`: makes the files, or with `--check` compares them with the committed ones.
pub(crate) fn task(args: &[String]) -> Result<()> {
    let check = args.iter().any(|arg| arg == "--check");
    let names: Vec<&String> = args.iter().filter(|arg| !arg.starts_with("--")).collect();
    let mut stale = Vec::new();
    let mut count = 0;
    for example in Example::all() {
        if !names.is_empty() && !names.contains(&&example.name().to_owned()) {
            continue;
        }
        let path = tools::root().join(example.path());
        let made = tools::scratch()?.join("made.ll");
        example.make(&made)?;
        let text = tools::read(&made)?;
        count += 1;
        if check && example.committed() {
            if tools::read(&path).ok().as_deref() != Some(&*text) {
                stale.push(example.path().display().to_string());
            }
        } else {
            tools::write(&path, text)?;
        }
    }
    println!("examples: {count} files {}", if check { "compared" } else { "made" });
    if stale.is_empty() {
        return Ok(());
    }
    Err(format!("not what the sources give now (run `cargo xtask examples`):\n{}", stale.join("\n")))
}

/// Makes the files that are not committed and not there yet.
pub(crate) fn make_missing() -> Result<()> {
    for example in Example::all() {
        let path = tools::root().join(example.path());
        if !path.is_file() {
            tools::write(&path, "")?;
            example.make(&path)?;
        }
    }
    Ok(())
}
