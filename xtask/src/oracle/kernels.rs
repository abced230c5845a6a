//! Every example, built and run by ptxgate, against `ptxas` and the native reference.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::Score;
use super::outside::{Assemblers, ptxgate};
use crate::Result;
use crate::examples::{self, Example};
use crate::launch::{Arg, Launch};
use crate::{launches, native, tools};

/// Targets for which each example is built; in a sample each example takes its turn with two of them.
const TARGETS: [u32; 10] = [60, 70, 75, 80, 86, 89, 90, 100, 103, 120];

/// What the native reference makes of a launch: the contents of all buffers, one behind the other.
fn native_result(program: &Path, launch: &Launch, folder: &Path) -> Result<Vec<u8>> {
    let job = folder.join("job");
    tools::write(&job, launch.native_job(folder)?)?;
    let out = folder.join("native.out");
    tools::run(Command::new("timeout").arg("60").arg(program).arg(&job).arg(&out))?;
    std::fs::read(&out).map_err(|e| format!("{}: {e}", out.display()))
}

/// What `ptxgate run` makes of a launch, in the same form.
fn our_result(program: &Path, file: &Path, launch: &Launch, folder: &Path) -> Result<Vec<u8>> {
    let mut command = Command::new("timeout");
    command.arg("120").arg(program).arg("run").arg(file).args(launch.run_flags(folder));
    tools::run(&mut command)?;
    let mut all = Vec::new();
    for (k, arg) in launch.args.iter().enumerate() {
        if matches!(arg, Arg::Buffer(..)) {
            let path = folder.join(format!("{k}.out.bin"));
            all.extend(std::fs::read(&path).map_err(|e| format!("{}: {e}", path.display()))?);
        }
    }
    Ok(all)
}

/// Builds an example for a target; the PTX must define every kernel of the input, and `ptxas` must take it.
fn build(
    program: &Path,
    tools_: &Assemblers,
    example: &Example,
    kernels: &[String],
    sm: u32,
    to: &Path,
) -> Result<()> {
    let mut command = Command::new("timeout");
    command.arg("120").arg(program).arg("build").arg(tools::root().join(example.path()));
    command.args(["-o"]).arg(to).arg(format!("--target-cpu=sm_{sm}"));
    tools::run(&mut command)?;
    let text = tools::read(to)?;
    for kernel in kernels {
        if !text.lines().any(|line| line.contains(".entry") && line.contains(&format!(".entry {kernel}("))) {
            return Err(format!("the PTX does not define {kernel}"));
        }
    }
    tools_.accepts(to, sm)?.map_err(|said| format!("ptxas: {said}"))
}

/// `cargo xtask oracle kernels [--full]`.
pub(crate) fn oracle(args: &[String]) -> Result<Score> {
    examples::make_missing()?;
    let full = args.iter().any(|arg| arg == "--full");
    let only: Option<&str> = args.iter().find_map(|arg| arg.strip_prefix("--example="));
    let assemblers = Assemblers::find()?;
    let program = ptxgate()?;
    let scratch = tools::scratch()?.join("kernels");
    let mut builds = Score::new("kernels: built and taken by ptxas");
    let mut runs = Score::new("kernels: launches that give the native result");
    for (number, example) in Example::all().iter().enumerate() {
        let id = example.id();
        if only.is_some_and(|only| !id.starts_with(only)) {
            continue;
        }
        let text = tools::read(&tools::root().join(example.path()))?;
        let folder = scratch.join(&id);
        let kernels = examples::kernels(&text);
        for (turn, sm) in TARGETS.iter().enumerate() {
            // The rest have their turn with the other examples.
            if full || *sm == 80 || turn == number % TARGETS.len() {
                let ptx = folder.join(format!("sm_{sm}.ptx"));
                tools::write(&ptx, "")?;
                let done = build(&program, &assemblers, example, &kernels, *sm, &ptx);
                builds.add(&format!("{id} sm_{sm}"), done);
            }
        }
        let reference = native::build(&text, &folder.join("module"))?;
        let file: PathBuf = tools::root().join(example.path());
        for launch in launches::all().iter().filter(|launch| id.starts_with(&format!("{}.", launch.example)))
        {
            let expected = native_result(&reference, launch, &folder)?;
            let done = our_result(&program, &file, launch, &folder)
                .and_then(|ours| launch.difference(&ours, &expected).map_or(Ok(()), Err));
            runs.add(&format!("{id} {}", launch.kernel), done);
        }
    }
    builds.print();
    runs.print();
    Ok(builds.and(&runs))
}
