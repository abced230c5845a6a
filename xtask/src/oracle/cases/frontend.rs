//! From the sources among the cases (Rust, CUDA, C) to IR, without and with optimisation.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::file_name;
use super::rules::asked;
use crate::Result;
use crate::examples::{device_core, device_rustc, extern_core};
use crate::tools;

/// The modules of a source file, if the front end does not refuse it.
pub(super) fn modules(path: &Path, text: &str) -> Result<std::result::Result<Vec<PathBuf>, ()>> {
    let folder = tools::scratch()?.join("cases");
    std::fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut made = Vec::new();
    for level in ["0", "2"] {
        let to = folder.join(format!("{}.O{level}.ll", file_name(path)));
        let mut command = if path.extension().is_some_and(|e| e == "rs") {
            rustc(text, level)?
        } else {
            clang(text, level)
        };
        let output = tools::output(command.arg("-o").arg(&to).arg(path))?;
        if !output.status.success() {
            return Ok(Err(()));
        }
        made.push(to);
    }
    Ok(Ok(made))
}

fn rustc(text: &str, level: &str) -> Result<Command> {
    let mut rustc = Command::new(device_rustc());
    rustc.env("RUSTC_BOOTSTRAP", "1");
    rustc.args("--edition 2021 --target nvptx64-nvidia-cuda --crate-type lib --emit llvm-ir".split(' '));
    rustc.args("-Cpanic=abort -Zunstable-options -Cmetadata=ptxgate --cap-lints allow".split(' '));
    rustc.arg(format!("-Copt-level={level}"));
    rustc.args(asked(text, "rustflags ").unwrap_or_default().split_whitespace());
    extern_core(&mut rustc, &device_core()?)?;
    Ok(rustc)
}

/// The flags of the case's own `@ run` line, to IR instead of PTX.
fn clang(text: &str, level: &str) -> Command {
    let mut clang = Command::new("clang-22");
    let line = asked(text, "run ").unwrap_or_default();
    let flags = line.split("clang-22 ").nth(1).unwrap_or_default();
    let flags = flags.split(" -S ").next().unwrap_or_default();
    clang.args(flags.split_whitespace().filter(|flag| !flag.starts_with("-O")));
    clang.arg(format!("-O{level}")).args(["-S", "-emit-llvm"]);
    clang
}
