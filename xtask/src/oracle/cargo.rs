//! The cargo project of `examples/cargo`, built by rustc with `ptxgate-ld` as its linker: every kernel is defined,
//! `ptxas` takes the PTX, and `ptxgate run` gives what the same Rust code gives on the host.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::Score;
use super::outside::{Assemblers, ptxgate};
use crate::{Result, tools};

/// Threads of a launch, and words of input.
const THREADS: u32 = 96;
/// Words of output that a thread has; `device::WIDTH` of the project.
const WIDTH: u32 = 4;
/// What the project is compiled for.
const SM: u32 = 80;

/// One way to build: optimisation, link-time optimisation, debug information.
type Way = (&'static str, &'static str, &'static str);

/// The sample of continuous integration.
const SAMPLE: [Way; 2] = [("3", "off", "0"), ("s", "off", "2")];

fn ways(full: bool) -> Vec<Way> {
    if !full {
        return SAMPLE.to_vec();
    }
    let mut all = Vec::new();
    for level in ["0", "1", "2", "3", "s"] {
        for lto in ["off", "fat"] {
            for debug in ["0", "2"] {
                all.push((level, lto, debug));
            }
        }
    }
    all
}

/// rustc 1.96 of the system, whose sources of `core` are installed beside it.
fn cargo(project: &Path, target: &Path) -> Command {
    let mut cargo = Command::new("/usr/bin/cargo");
    cargo.current_dir(project).env("RUSTC", "/usr/bin/rustc").env("RUSTC_BOOTSTRAP", "1");
    // The flags of whoever runs this are for the project that runs, not for this one.
    cargo.env_remove("RUSTFLAGS").env_remove("CARGO_ENCODED_RUSTFLAGS").env_remove("CARGO_BUILD_TARGET");
    cargo.env_remove("RUSTUP_TOOLCHAIN").env("CARGO_TARGET_DIR", target);
    cargo
}

/// The results of the host, one file a kernel, and the names of the kernels.
fn reference(project: &Path, scratch: &Path, input: &Path) -> Result<Vec<String>> {
    let target = scratch.join("host");
    tools::run(cargo(project, &target).args(["build", "--quiet", "--release", "--package", "host"]))?;
    let out = scratch.join("expected");
    std::fs::create_dir_all(&out).map_err(|e| format!("{}: {e}", out.display()))?;
    let said = tools::run(Command::new(target.join("release/host")).arg(input).arg(&out))?;
    Ok(String::from_utf8_lossy(&said.stdout).lines().map(str::to_owned).collect())
}

/// Builds the project for the device; the PTX.
fn build(project: &Path, scratch: &Path, linker: &Path, (level, lto, debug): Way) -> Result<PathBuf> {
    let target = scratch.join(format!("O{level}-lto-{lto}-debug-{debug}"));
    let mut cargo = cargo(project, &target);
    cargo.args(["build", "--quiet", "--release", "--package", "kernels"]);
    cargo.args(["--target", "nvptx64-nvidia-cuda", "-Zbuild-std=core"]);
    cargo.env("CARGO_TARGET_NVPTX64_NVIDIA_CUDA_LINKER", linker);
    cargo.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", level).env("CARGO_PROFILE_RELEASE_DEBUG", debug);
    cargo.env("CARGO_PROFILE_RELEASE_LTO", lto);
    tools::run(&mut cargo)?;
    Ok(target.join("nvptx64-nvidia-cuda/release/kernels.ptx"))
}

/// Runs a kernel and compares its output with that of the host.
fn run(program: &Path, ptx: &Path, kernel: &str, scratch: &Path) -> Result<()> {
    let out = scratch.join("out.bin");
    let mut command = Command::new("timeout");
    command.arg("120").arg(program).arg("run").arg(ptx).args(["--kernel", kernel]);
    command.arg(format!("--block={}", THREADS / 3)).arg("--grid=3").arg("--quiet");
    command.arg(format!("--arg=u32[]:@{}", scratch.join("input.bin").display()));
    command.arg(format!("--arg=u32[{}]", THREADS * WIDTH)).arg(format!("--arg=u32:{THREADS}"));
    command.arg(format!("--dump=1={}", out.display()));
    tools::run(&mut command)?;
    let read = |path: &Path| std::fs::read(path).map_err(|e| format!("{}: {e}", path.display()));
    let (ours, expected) = (read(&out)?, read(&scratch.join("expected").join(kernel).with_extension("bin"))?);
    if ours == expected {
        return Ok(());
    }
    let word = |bytes: &[u8], at: usize| bytes.get(at * 4..at * 4 + 4).map(<[u8]>::to_vec);
    let at = (0..expected.len() / 4).find(|at| word(&ours, *at) != word(&expected, *at)).unwrap_or(0);
    let (ours, expected) = (word(&ours, at), word(&expected, at));
    Err(format!("word {} of thread {} is {ours:x?}, natively {expected:x?}", at % 4, at / 4))
}

/// `cargo xtask oracle cargo [--full]`.
pub(crate) fn oracle(args: &[String]) -> Result<Score> {
    let full = args.iter().any(|arg| arg == "--full");
    let program = ptxgate()?;
    let linker = program.with_file_name("ptxgate-ld");
    let assemblers = Assemblers::find()?;
    let project = tools::root().join("examples/cargo");
    let scratch = tools::scratch()?.join("cargo");
    let input = scratch.join("input.bin");
    // A sequence without a pattern, the same every time.
    let words = (1..=THREADS).map(|n| n.wrapping_mul(0x9e37_79b9).rotate_left(n % 31) ^ (n << 20));
    tools::write(&input, words.flat_map(u32::to_le_bytes).collect::<Vec<u8>>())?;
    let kernels = reference(&project, &scratch, &input)?;
    let mut builds = Score::new("cargo: builds that define every kernel and that ptxas takes");
    let mut runs = Score::new("cargo: kernels that give the native result");
    for way in ways(full) {
        let name = format!("-O{} lto={} debug={}", way.0, way.1, way.2);
        let ptx = match build(&project, &scratch, &linker, way) {
            Ok(ptx) => ptx,
            Err(why) => {
                builds.add(&name, Err(why));
                continue;
            }
        };
        let text = tools::read(&ptx)?;
        let missing = kernels.iter().find(|kernel| !text.contains(&format!(".entry {kernel}(")));
        let done = match missing {
            Some(kernel) => Err(format!("the PTX does not define {kernel}")),
            // What rustc did not optimise is megabytes large, and says the same to an assembler that does not either.
            None => {
                let level = if way.0 == "0" { "-O0" } else { "-O3" };
                assemblers.accepts_at(level, &ptx, SM)?.map_err(|said| format!("ptxas: {said}"))
            }
        };
        builds.add(&name, done);
        for kernel in &kernels {
            runs.add(&format!("{name} {kernel}"), run(&program, &ptx, kernel, &scratch));
        }
    }
    builds.print();
    runs.print();
    Ok(builds.and(&runs))
}
