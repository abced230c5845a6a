//! Where the outside tools are, and how a process is run. What they are used for stands with their users.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use crate::Result;

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new(".")).to_path_buf()
}

/// The folder for what the oracles install and make; git ignores it.
pub(crate) fn scratch() -> Result<PathBuf> {
    let dir = root().join(".oracle");
    std::fs::create_dir_all(&dir).map_err(|e| format!("{}: {e}", dir.display()))?;
    Ok(dir)
}

/// Runs a command to its end; an exit code other than 0 is an error that shows the command and what it said.
pub(crate) fn run(command: &mut Command) -> Result<Output> {
    let output = output(command)?;
    if output.status.success() {
        return Ok(output);
    }
    let said = String::from_utf8_lossy(&output.stderr);
    let first: Vec<&str> = said.lines().take(12).collect();
    let program = command.get_program().to_string_lossy().into_owned();
    Err(format!("{program} ended with {}:\n{}\nagain: {}", output.status, first.join("\n"), shell(command)))
}

/// A command as one would type it.
fn shell(command: &Command) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_=./:,@+%".contains(c);
    let word = |word: &std::ffi::OsStr| {
        let word = word.to_string_lossy().into_owned();
        if !word.is_empty() && word.chars().all(plain) {
            word
        } else {
            format!("'{}'", word.replace('\'', "'\\''"))
        }
    };
    std::iter::once(command.get_program()).chain(command.get_args()).map(word).collect::<Vec<_>>().join(" ")
}

/// Runs a command to its end, whatever its exit code is.
pub(crate) fn output(command: &mut Command) -> Result<Output> {
    command.stdin(Stdio::null()).output().map_err(|e| format!("cannot run {command:?}: {e}"))
}

/// Reads a file as text; bytes that are not UTF-8 are an error.
pub(crate) fn read(path: &Path) -> Result<String> {
    std::fs::read_to_string(path).map_err(|e| format!("cannot read {}: {e}", path.display()))
}

/// Writes a file and the folders that it lies in.
pub(crate) fn write(path: &Path, bytes: impl AsRef<[u8]>) -> Result<()> {
    if let Some(parent) = path.parent() {
        std::fs::create_dir_all(parent).map_err(|e| format!("cannot make {}: {e}", parent.display()))?;
    }
    std::fs::write(path, bytes).map_err(|e| format!("cannot write {}: {e}", path.display()))
}

/// The files of a folder, sorted by name.
pub(crate) fn files(dir: &Path) -> Result<Vec<PathBuf>> {
    let entries = std::fs::read_dir(dir).map_err(|e| format!("cannot list {}: {e}", dir.display()))?;
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| entry.ok().map(|e| e.path())).collect();
    paths.sort();
    Ok(paths)
}

/// The value of a flag like `--seed=7`.
pub(crate) fn flag(args: &[String], name: &str) -> Option<u64> {
    let text = args.iter().find_map(|arg| arg.strip_prefix(name)?.strip_prefix('='))?;
    text.strip_prefix("0x").map_or_else(|| text.parse().ok(), |hex| u64::from_str_radix(hex, 16).ok())
}
