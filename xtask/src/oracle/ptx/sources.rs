//! The files that verdicts are compared on, by who made them.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::super::{cases, outside};
use super::llvm;
use super::verdict::Sample;
use crate::Result;
use crate::examples::Example;
use crate::tools;

/// A set of files.
pub(crate) struct Source {
    /// Who made them.
    pub(crate) title: &'static str,
    /// The files.
    pub(crate) samples: Vec<Sample>,
}

/// Every set of files. What has no way to be made here is told, and left out.
pub(crate) fn all() -> Result<Vec<Source>> {
    let makers: [(&'static str, fn() -> Result<Vec<Sample>>); 6] = [
        ("LLVM's tests by llc-19", || llvm::samples("llc-19")),
        ("LLVM's tests by llc-22", || llvm::samples("llc-22")),
        ("examples by llc-22", examples_by_llc),
        ("examples by ptxgate", examples_by_ptxgate),
        ("cases", collected),
        ("front ends", front_ends),
    ];
    let mut sources = Vec::new();
    for (title, make) in makers {
        match make() {
            Ok(samples) if !samples.is_empty() => sources.push(Source { title, samples }),
            Ok(_) => println!("NOT RUN {title}: no files"),
            Err(why) => println!("NOT RUN {title}: {}", why.lines().next().unwrap_or_default()),
        }
    }
    Ok(sources)
}

/// The `.ptx` files of the collection of cases.
fn collected() -> Result<Vec<Sample>> {
    let dir = cases::collection()?;
    let mut found = Vec::new();
    below(&dir, &mut found)?;
    Ok(found)
}

/// The `.ptx` files of a folder and the folders in it.
fn below(dir: &Path, found: &mut Vec<Sample>) -> Result<()> {
    for path in tools::files(dir)? {
        if path.is_dir() {
            below(&path, found)?;
        } else if path.extension().is_some_and(|e| e == "ptx") {
            found.push(Sample { name: name(&path), text: tools::read(&path)? });
        }
    }
    Ok(())
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn committed() -> impl Iterator<Item = (Example, PathBuf)> {
    let all = Example::all().into_iter().filter(Example::committed);
    all.map(|example| (example, tools::root().join(example.path())))
}

fn examples_by_llc() -> Result<Vec<Sample>> {
    let mut samples = Vec::new();
    for (example, path) in committed() {
        for (cpu, version) in [("sm_60", "+ptx60"), ("sm_80", "+ptx70"), ("sm_120a", "+ptx88")] {
            let mut llc = Command::new("llc-22");
            llc.arg(format!("-mcpu={cpu}")).arg(format!("-mattr={version}")).arg(path.as_os_str());
            let output = tools::output(llc.args(["-O3", "-o", "-"]))?;
            // `llc` has no code for some of them.
            if output.status.success() {
                let text = String::from_utf8_lossy(&output.stdout).into_owned();
                samples.push(Sample { name: format!("llc-22/{cpu}/{}", example.id()), text });
            }
        }
    }
    Ok(samples)
}

fn examples_by_ptxgate() -> Result<Vec<Sample>> {
    let program = outside::ptxgate()?;
    let mut samples = Vec::new();
    for (example, path) in committed() {
        for cpu in ["sm_60", "sm_80", "sm_120"] {
            let mut build = Command::new(&program);
            build.arg("build").arg(&path).args(["-o", "-", "-q", "--target-cpu", cpu]);
            let output = tools::output(&mut build)?;
            if output.status.success() {
                let text = String::from_utf8_lossy(&output.stdout).into_owned();
                samples.push(Sample { name: format!("ptxgate/{cpu}/{}", example.id()), text });
            }
        }
    }
    Ok(samples)
}

/// What other front ends make: NVRTC so far. The scripts and their programs stand beside this file.
fn front_ends() -> Result<Vec<Sample>> {
    let folder = tools::scratch()?.join("ptx/front-ends");
    if !folder.join("complete").is_file() {
        let packages = ["nvidia-cuda-nvrtc==13.5.*", "nvidia-cuda-runtime==13.*", "nvidia-cuda-cccl==13.*"];
        let python = outside::release("frontends", &packages)?.join("bin/python");
        let scripts = tools::root().join("xtask/src/oracle/ptx/front-ends");
        for script in
            tools::files(&scripts)?.iter().filter(|path| path.extension().is_some_and(|e| e == "py"))
        {
            let mut make = Command::new(&python);
            make.arg(script).arg(&folder).env("TRITON_CACHE_DIR", tools::scratch()?.join("ptx/triton-cache"));
            if let Err(why) = tools::run(&mut make) {
                println!("NOT RUN {}: {}", name(script), why.lines().last().unwrap_or_default());
            }
        }
        tools::write(&folder.join("complete"), "")?;
    }
    let mut found = Vec::new();
    below(&folder, &mut found)?;
    Ok(found)
}
