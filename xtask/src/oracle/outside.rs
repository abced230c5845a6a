//! NVIDIA's tools: where they are, and how they are installed when they are nowhere. They come from PyPI, each release into
//! an environment of its own.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Result;
use crate::tools::{self, run};

/// The assemblers that verdicts come from.
#[derive(Clone, Debug)]
pub(crate) struct Assemblers {
    /// CUDA 13.5: sm_75 up.
    new: PathBuf,
    /// CUDA 12.9: sm_50 up.
    old: PathBuf,
}

impl Assemblers {
    /// Finds the tools, or installs them.
    pub(crate) fn find() -> Result<Assemblers> {
        let new = release("cuda13", &["nvidia-cuda-nvcc==13.*"])?;
        let old = release("cuda12", &["nvidia-cuda-nvcc-cu12==12.9.*"])?;
        let found = Assemblers { new: search(&new, "ptxas")?, old: search(&old, "ptxas")? };
        println!("ptxas for sm_75 up: {}; below: {}", version(&found.new)?, version(&found.old)?);
        Ok(found)
    }

    /// Whether `ptxas` takes a file for a target; if not, what it says.
    pub(crate) fn accepts(&self, file: &Path, sm: u32) -> Result<std::result::Result<(), String>> {
        self.accepts_at("-O3", file, sm)
    }

    /// The same with a level of `ptxas`'s own optimiser, whose time on megabytes of plain code goes into minutes.
    pub(crate) fn accepts_at(
        &self,
        level: &str,
        file: &Path,
        sm: u32,
    ) -> Result<std::result::Result<(), String>> {
        let tool = if sm >= 75 { &self.new } else { &self.old };
        let mut command = Command::new("timeout");
        let arch = format!("-arch=sm_{sm}");
        command.arg("300").arg(tool).args([level, &arch, "-o", "/dev/null"]).arg(file);
        let output = tools::output(&mut command)?;
        if output.status.success() {
            return Ok(Ok(()));
        }
        let said =
            format!("{}{}", String::from_utf8_lossy(&output.stderr), String::from_utf8_lossy(&output.stdout));
        Ok(Err(said.lines().next().unwrap_or("no message").to_owned()))
    }

    /// Whether the newer `ptxas` takes a file as a part of a program (`-c`) for an architecture such as `sm_90a`.
    pub(crate) fn relocatable(&self, file: &Path, arch: &str) -> Result<std::result::Result<(), ()>> {
        let mut command = Command::new("timeout");
        command.arg("60").arg(&self.new).args(["-c", &format!("-arch={arch}"), "-o", "/dev/null"]).arg(file);
        Ok(if tools::output(&mut command)?.status.success() { Ok(()) } else { Err(()) })
    }
}

/// The environment of a CUDA release: below `PTXGATE_ORACLE_DIR` if it is there, else made below `.oracle`.
pub(super) fn release(name: &str, packages: &[&str]) -> Result<PathBuf> {
    if let Some(dir) = std::env::var_os("PTXGATE_ORACLE_DIR") {
        let dir = PathBuf::from(dir).join(name);
        if dir.is_dir() {
            return Ok(dir);
        }
    }
    let dir = tools::scratch()?.join(name);
    if !dir.join("complete").is_file() {
        println!("installing {} into {}", packages.join(" "), dir.display());
        run(Command::new("python3").args(["-m", "venv"]).arg(&dir))?;
        run(Command::new(dir.join("bin/python")).args(["-m", "pip", "install", "--quiet"]).args(packages))?;
        tools::write(&dir.join("complete"), "")?;
    }
    Ok(dir)
}

/// A file of a name somewhere below a folder.
pub(super) fn search(dir: &Path, name: &str) -> Result<PathBuf> {
    let mut folders = vec![dir.join("lib")];
    while let Some(folder) = folders.pop() {
        for path in tools::files(&folder)? {
            if path.is_dir() && !path.is_symlink() {
                folders.push(path);
            } else if path.file_name().is_some_and(|file| file == name) {
                return Ok(path);
            }
        }
    }
    Err(format!("no {name} below {}", dir.display()))
}

fn version(tool: &Path) -> Result<String> {
    let output = run(Command::new(tool).arg("--version"))?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let version = text.split("release ").nth(1).and_then(|rest| rest.split(',').next());
    Ok(version.unwrap_or("of an unknown version").to_owned())
}

/// The `ptxgate` program, built with optimisation.
pub(crate) fn ptxgate() -> Result<PathBuf> {
    if let Some(path) = std::env::var_os("PTXGATE_BIN") {
        return Ok(PathBuf::from(path));
    }
    let mut cargo = Command::new(std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()));
    cargo.current_dir(tools::root()).args(["build", "--quiet", "--release", "--package", "ptxgate"]);
    run(&mut cargo)?;
    Ok(tools::root().join("target/release/ptxgate"))
}
