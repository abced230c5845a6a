//! The benchmark of reading: text and bitcode of large modules, read and verified, against `opt-22 -passes=verify`.
//!
//! The modules are Rust's `core` for the device with its debug information, as text and as bitcode, and libdevice where an
//! oracle has installed it. Both sides are whole processes, measured in turns; what an empty module costs is subtracted.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Result;
use crate::bench::{Cost, bar, cost, median};
use crate::tools::{self, run};

/// Where Debian's package rust-web-src has the sources of `core`.
const CORE: &str = "/usr/lib/rustlib/src/rust/library/core/src/lib.rs";

/// `xtask read FILE…`: reads and verifies, as a process to be measured.
pub(crate) fn read(args: &[String]) -> Result<()> {
    for path in args {
        let bytes = std::fs::read(path).map_err(|e| format!("cannot read {path}: {e}"))?;
        let input = reader::read(diag::FileId(0), path, &bytes);
        drop(bytes);
        let found = ir::verify::module(&input.module);
        if let Some(first) = input.diagnostics.iter().chain(&found).find(|d| d.is_error()) {
            return Err(format!("{path}: {}", first.message));
        }
    }
    Ok(())
}

/// `cargo xtask bench reading [--rounds=N]`.
pub(crate) fn bench(args: &[String]) -> Result<()> {
    let rounds = tools::flag(args, "--rounds").map_or(5, |n| n as usize).max(1);
    let folder = tools::scratch()?.join("reading");
    let empty = folder.join("empty.ll");
    tools::write(&empty, "target triple = \"nvptx64-nvidia-cuda\"\n")?;
    println!("user+sys beyond an empty module, and peak memory, median of {rounds} alternating runs");
    let (our_start, their_start) = contest(&empty, rounds)?;
    println!(
        "{:<14} {:>7} {:>11} {:>11} {:>7} {:>9} {:>9} {:>7}",
        "file", "MB", "ptxgate", "opt", "times", "MiB", "MiB", "share"
    );
    for path in modules(&folder)? {
        let size = std::fs::metadata(&path).map_err(|e| e.to_string())?.len();
        let (ours, theirs) = contest(&path, rounds)?;
        let times = (theirs.time - their_start.time) / (ours.time - our_start.time).max(0.01);
        let share = ours.memory / theirs.memory;
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        println!(
            "{name:<14} {:>7.1} {:>8.1} ms {:>8.1} ms {times:>6.1}x {:>9.1} {:>9.1} {:>6.0}%",
            size as f64 / 1e6,
            ours.time - our_start.time,
            theirs.time - their_start.time,
            ours.memory / 1024.0,
            theirs.memory / 1024.0,
            share * 100.0,
        );
        if size > 1_000_000 {
            let (least, kind) = if name.ends_with(".ll") { (5.0, "text") } else { (4.0, "bitcode") };
            bar(&format!("{kind} at least {least}x as fast"), times >= least);
            bar("at most half the memory", share <= 0.5);
        }
    }
    Ok(())
}

fn contest(file: &Path, rounds: usize) -> Result<(Cost, Cost)> {
    let own = std::env::current_exe().map_err(|e| e.to_string())?.display().to_string();
    let file = file.display().to_string();
    let words = |words: &[&str]| -> Vec<String> { words.iter().map(|word| (*word).to_owned()).collect() };
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for _ in 0..rounds {
        ours.push(cost(&words(&[&own, "read", &file]))?);
        theirs.push(cost(&words(&["opt-22", "-passes=verify", "-disable-output", &file]))?);
    }
    Ok((median(ours), median(theirs)))
}

/// The modules, made where they are not yet.
fn modules(folder: &Path) -> Result<Vec<PathBuf>> {
    let (text, bitcode) = (folder.join("core.ll"), folder.join("core.bc"));
    if !text.is_file() || !bitcode.is_file() {
        println!("compiling core for the device into {}", folder.display());
        let mut rustc = Command::new("/usr/bin/rustc");
        rustc.env("RUSTC_BOOTSTRAP", "1").arg("--out-dir").arg(folder);
        rustc.args([
            "--crate-name",
            "core",
            "--crate-type",
            "rlib",
            "--edition",
            "2024",
            "--cap-lints",
            "allow",
        ]);
        rustc.args([
            "--target",
            "nvptx64-nvidia-cuda",
            "--emit",
            "llvm-ir,llvm-bc",
            "-Zforce-unstable-if-unmarked",
        ]);
        rustc.args(["-Copt-level=3", "-Ccodegen-units=1", "-Cdebuginfo=2", "-Ctarget-cpu=sm_80", CORE]);
        run(&mut rustc)?;
    }
    let mut list = vec![text, bitcode];
    match libdevice() {
        Some(path) => list.push(path),
        None => println!("no libdevice is installed: `cargo xtask oracle kernels` does"),
    }
    Ok(list)
}

fn libdevice() -> Option<PathBuf> {
    let roots = [std::env::var_os("PTXGATE_ORACLE_DIR").map(PathBuf::from), tools::scratch().ok()];
    let mut folders: Vec<PathBuf> = roots.into_iter().flatten().map(|root| root.join("cuda13/lib")).collect();
    while let Some(folder) = folders.pop() {
        for path in tools::files(&folder).unwrap_or_default() {
            if path.is_dir() && !path.is_symlink() {
                folders.push(path);
            } else if path.file_name().is_some_and(|name| name == "libdevice.10.bc") {
                return Some(path);
            }
        }
    }
    None
}
