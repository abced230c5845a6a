//! What LLVM's back ends make of LLVM's own NVPTX tests: the `llc` commands of their `RUN` lines, each run by the `llc` at
//! hand.
//!
//! The tests are not part of the repository. They are looked for in `PTXGATE_LLVM_TESTS` (a folder `llvm/test`), else the
//! source package of Debian is fetched.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::verdict::Sample;
use crate::Result;
use crate::tools::{self, run};

/// The folders below `llvm/test` whose tests are compiled for NVPTX.
const FOLDERS: [&str; 2] = ["CodeGen/NVPTX", "DebugInfo/NVPTX"];

/// Flags after which `llc` prints no PTX.
const OTHER_OUTPUT: [&str; 7] = ["-filetype", "-stop-", "-print-", "-debug", "-x mir", "amdgcn", "amdhsa"];

/// What this `llc` makes of the tests, equal files once.
pub(crate) fn samples(llc: &str) -> Result<Vec<Sample>> {
    let folder = tools::scratch()?.join("ptx").join(llc);
    if !folder.join("complete").is_file() {
        compile(llc, &folder)?;
    }
    let mut samples: Vec<Sample> = Vec::new();
    let mut seen = std::collections::BTreeSet::new();
    for path in tools::files(&folder)? {
        if path.extension().is_some_and(|e| e == "ptx") {
            let text = tools::read(&path)?;
            if seen.insert(text.clone()) {
                let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                samples.push(Sample { name: format!("{llc}/{name}"), text });
            }
        }
    }
    Ok(samples)
}

fn compile(llc: &str, folder: &Path) -> Result<()> {
    let root = tests()?;
    let (mut commands, mut made) = (0, 0);
    for below in FOLDERS {
        for path in tools::files(&root.join(below))? {
            if path.extension().is_none_or(|e| e != "ll") {
                continue;
            }
            let text =
                String::from_utf8_lossy(&std::fs::read(&path).map_err(|e| e.to_string())?).into_owned();
            let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            for (number, args) in llc_commands(&text).into_iter().enumerate() {
                commands += 1;
                let mut command = Command::new("timeout");
                command.arg("60").arg(llc).args(&args).args(["-o", "-"]).arg(&path);
                let output = tools::output(&mut command)?;
                let ptx = String::from_utf8_lossy(&output.stdout).into_owned();
                // A test may ask for an error, or for something that this release of LLVM does not know.
                if output.status.success() && ptx.contains(".version") {
                    tools::write(&folder.join(format!("{stem}.{number}.ptx")), ptx)?;
                    made += 1;
                }
            }
        }
    }
    println!("{llc}: {made} of {commands} commands of LLVM's tests give PTX");
    tools::write(&folder.join("complete"), "")
}

/// The arguments of every `llc` of the `RUN` lines, without input and output.
fn llc_commands(text: &str) -> Vec<Vec<String>> {
    let mut joined = String::new();
    for line in text.lines() {
        let Some((_, run)) = line.split_once("RUN:") else { continue };
        if !line.trim_start().starts_with(';') {
            continue;
        }
        let run = run.trim();
        joined.push_str(run.strip_suffix('\\').unwrap_or(run));
        joined.push(if run.ends_with('\\') { ' ' } else { '\n' });
    }
    let mut found: Vec<Vec<String>> = Vec::new();
    for part in joined.split(['|', '\n', '>']).flat_map(|part| part.split("&&")) {
        let words: Vec<&str> = part.split_whitespace().collect();
        let Some(at) = words.iter().position(|word| word.trim_start_matches("%{") == "llc") else { continue };
        if OTHER_OUTPUT.iter().any(|other| part.contains(other)) || words.contains(&"not") {
            continue;
        }
        let mut args = Vec::new();
        let mut rest = words[at + 1..].iter();
        while let Some(&word) = rest.next() {
            match word {
                "-o" => drop(rest.next()),
                "<" | "%s" | "2" | "-verify-machineinstrs" => {}
                word if word.starts_with('%') || word.starts_with("<%") => {}
                word => args.push(word.trim_matches(['"', '\'']).to_owned()),
            }
        }
        if !found.contains(&args) {
            found.push(args);
        }
    }
    found
}

/// The folder `llvm/test` of LLVM 19.
fn tests() -> Result<PathBuf> {
    if let Some(dir) = std::env::var_os("PTXGATE_LLVM_TESTS") {
        return Ok(PathBuf::from(dir));
    }
    let dir = tools::scratch()?.join("llvm-19");
    let unpacked = dir.join("llvm/test");
    if !dir.join("complete").is_file() {
        println!("fetching LLVM's tests into {}", dir.display());
        std::fs::create_dir_all(&dir).map_err(|e| format!("{}: {e}", dir.display()))?;
        let mut source = Command::new("apt-get");
        source.current_dir(&dir).args(["source", "--download-only", "--quiet", "llvm-toolchain-19"]);
        run(&mut source)?;
        let archive =
            tools::files(&dir)?.into_iter().find(|path| path.to_string_lossy().contains(".orig.tar"));
        let archive = archive.ok_or("apt-get brought no source archive of LLVM")?;
        let mut unpack = Command::new("tar");
        unpack.arg("--extract").arg("--file").arg(archive).arg("--directory").arg(&dir);
        unpack.args(["--strip-components=1", "--wildcards"]);
        run(unpack.args(FOLDERS.map(|folder| format!("*/llvm/test/{folder}/*"))))?;
        tools::write(&dir.join("complete"), "")?;
    }
    Ok(unpacked)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_taken_from_run_lines() {
        let text = "; RUN: llc < %s -march=nvptx64 -mcpu=sm_20 | FileCheck %s\n\
                    ; RUN: %if ptxas %{ llc < %s -mcpu=sm_80 \\\n; RUN:   -mattr=+ptx70 | %ptxas-verify %}\n\
                    ; RUN: not llc %s -mcpu=sm_30\n; RUN: llc %s -stop-after=isel\n";
        let commands = llc_commands(text);
        assert_eq!(commands, [vec!["-march=nvptx64", "-mcpu=sm_20"], vec!["-mcpu=sm_80", "-mattr=+ptx70"]]);
    }
}
