//! `cargo xtask bench link`: many modules and a library, against LLVM's linker, optimiser and code generator in a pipe.
//!
//! The library is an archive of copies of libdevice under names of their own, as many crates that bring far more than a
//! program uses; the program is as many modules with a kernel each. LLVM gets the same modules, once optimising everything
//! before it drops what is not used, once dropping first.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::{Cost, bar, cost, median, rename};
use crate::Result;
use crate::oracle::{libdevice, ptxgate};
use crate::tools::{self, run};

/// Modules of the program, and of the library.
const MODULES: usize = 8;
/// What each kernel calls.
const FUNCTIONS: [&str; 3] = ["__nv_sinf", "__nv_powf", "__nv_tanhf"];
/// Most memory that linking may take, in KiB.
const MEMORY: f64 = 256.0 * 1024.0;

pub(super) fn task(args: &[String]) -> Result<()> {
    let rounds = tools::flag(args, "--rounds").map_or(3, |n| n as usize);
    let folder = tools::scratch()?.join("bench-link");
    let inputs = Inputs::make(&folder)?;
    let ours = inputs.ours(&ptxgate()?);
    let everything = inputs.llvm("default<O3>,internalize,globaldce");
    let stripped = inputs.llvm("internalize,globaldce,default<O3>");
    let mut costs = [const { Vec::new() }; 3];
    for _ in 0..rounds {
        for (list, command) in costs.iter_mut().zip([&ours, &everything, &stripped]) {
            list.push(cost(command)?);
        }
    }
    let [ours, everything, stripped]: [Cost; 3] = costs.map(median);
    println!(
        "{MODULES} modules and a library of {MODULES} ({} KB), user+sys of all processes and peak memory of the largest, \
         median of {rounds} alternating runs",
        inputs.bytes / 1000
    );
    for (name, cost) in
        [("ptxgate", ours), ("LLVM, optimising everything", everything), ("LLVM, stripping first", stripped)]
    {
        println!(
            "{name:<28} {:>9.1} ms {:>8.1} MiB {:>7.1}x",
            cost.time,
            cost.memory / 1024.0,
            cost.time / ours.time
        );
    }
    bar("at least 20x faster than optimising everything", ours.time * 20.0 <= everything.time);
    bar("at least 4x faster than stripping first", ours.time * 4.0 <= stripped.time);
    bar("at most 256 MiB", ours.memory <= MEMORY);
    Ok(())
}

/// The modules as bitcode.
struct Inputs {
    program: Vec<PathBuf>,
    library: Vec<PathBuf>,
    archive: PathBuf,
    bytes: u64,
}

impl Inputs {
    fn make(folder: &Path) -> Result<Inputs> {
        let text = folder.join("libdevice.ll");
        tools::write(&text, "")?;
        run(Command::new("llvm-dis-22").arg(libdevice::find()?).arg("-o").arg(&text))?;
        let text = tools::read(&text)?;
        let mut inputs =
            Inputs { program: Vec::new(), library: Vec::new(), archive: folder.join("library.a"), bytes: 0 };
        for number in 0..MODULES {
            // The compiler's own question keeps its name.
            let copy = rename(&text, number)
                .replace(&format!("@__nvvm_reflect_n{number}"), "@__nvvm_reflect")
                .replace("nvptx64-nvidia-gpulibs", "nvptx64-nvidia-cuda");
            inputs.library.push(assemble(folder, &format!("library{number}"), &copy)?);
            inputs.program.push(assemble(folder, &format!("program{number}"), &user(number))?);
        }
        std::fs::remove_file(&inputs.archive).ok();
        run(Command::new("llvm-ar-22").arg("rcs").arg(&inputs.archive).args(&inputs.library))?;
        inputs.bytes = std::fs::metadata(&inputs.archive).map_err(|e| e.to_string())?.len();
        Ok(inputs)
    }

    fn ours(&self, program: &Path) -> Vec<String> {
        let mut words = vec![program.display().to_string(), "build".into()];
        words.extend(self.program.iter().chain([&self.archive]).map(|path| path.display().to_string()));
        words.extend(["-o", "/dev/null", "--target-cpu=sm_80", "-q"].map(str::to_owned));
        words
    }

    fn llvm(&self, passes: &str) -> Vec<String> {
        let mut line = "set -o pipefail; llvm-link-22".to_owned();
        for path in self.program.iter().chain(&self.library) {
            let _ = write!(line, " '{}'", path.display());
        }
        let kernels: Vec<String> = (0..MODULES).map(|number| format!("k{number}")).collect();
        let _ = write!(
            line,
            " -o - | opt-22 -passes='{passes}' --internalize-public-api-list={} - -o - \
             | llc-22 -O3 -mcpu=sm_80 -mattr=+ptx83 - -o /dev/null",
            kernels.join(",")
        );
        vec!["bash".into(), "-c".into(), line]
    }
}

fn assemble(folder: &Path, name: &str, text: &str) -> Result<PathBuf> {
    let (source, bitcode) = (folder.join(format!("{name}.ll")), folder.join(format!("{name}.bc")));
    tools::write(&source, text)?;
    run(Command::new("llvm-as-22").arg(&source).arg("-o").arg(&bitcode))?;
    Ok(bitcode)
}

/// A module of the program.
fn user(number: usize) -> String {
    let mut text = "target triple = \"nvptx64-nvidia-cuda\"\n".to_owned();
    for name in FUNCTIONS {
        let more = if name == "__nv_powf" { ", float" } else { "" };
        let _ = writeln!(text, "declare float @{name}_n{number}(float{more})");
    }
    let _ = write!(
        text,
        "define ptx_kernel void @k{number}(ptr %p) {{\n  %x = load float, ptr %p\n  \
         %a = call float @{}_n{number}(float %x)\n  %b = call float @{}_n{number}(float %a, float %x)\n  \
         %c = call float @{}_n{number}(float %b)\n  store float %c, ptr %p\n  ret void\n}}\n",
        FUNCTIONS[0], FUNCTIONS[1], FUNCTIONS[2]
    );
    text
}
