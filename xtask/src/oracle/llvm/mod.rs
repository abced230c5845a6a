//! Oracles over LLVM 19's own tests, judged by LLVM 22: what reads and what is refused (`reader`), what the verifier says
//! (`verifier`).
//!
//! The tests are not part of the repository. They are looked for in `PTXGATE_LLVM_TESTS` (a folder `llvm/test`), and else
//! fetched as Debian's source package `llvm-toolchain-19`, of which only the tests are unpacked.

pub(crate) mod alarms;
pub(crate) mod reader;
pub(crate) mod verifier;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

use crate::Result;
use crate::tools::{self, run};

/// The parts of the suite that are used.
const PARTS: [&str; 6] =
    ["Assembler", "Bitcode", "CodeGen/AMDGPU", "CodeGen/NVPTX", "Transforms", "Verifier"];

/// The folder of LLVM 19's tests.
fn suite() -> Result<PathBuf> {
    if let Some(dir) = std::env::var_os("PTXGATE_LLVM_TESTS") {
        return Ok(PathBuf::from(dir));
    }
    let dir = tools::scratch()?.join("llvm-19");
    if !dir.join("complete").is_file() {
        fetch(&dir)?;
        tools::write(&dir.join("complete"), "")?;
    }
    Ok(dir.join("llvm/test"))
}

/// Fetches the source package with package lists of its own, which have the sources too; the system's stay as they are.
fn fetch(dir: &Path) -> Result<()> {
    println!("fetching LLVM 19's tests into {}", dir.display());
    let parts = dir.join("parts");
    for folder in ["parts", "lists/partial"] {
        std::fs::create_dir_all(dir.join(folder)).map_err(|e| format!("{}: {e}", dir.display()))?;
    }
    tools::write(&parts.join("sources.list"), sources()?)?;
    let apt = |words: &[&str]| {
        let mut command = Command::new("apt-get");
        command.current_dir(dir);
        command.arg("-o").arg(format!("Dir::Etc::sourcelist={}", parts.join("sources.list").display()));
        command.args(["-o", "Dir::Etc::sourceparts=-"]);
        command.arg("-o").arg(format!("Dir::State::lists={}", dir.join("lists").display()));
        command.args(["-o", "APT::Sandbox::User="]).args(words);
        run(&mut command).map(|_| ())
    };
    apt(&["update", "-qq"])?;
    apt(&["source", "-qq", "--download-only", "llvm-toolchain-19"])?;
    let archive = tools::files(dir)?
        .into_iter()
        .find(|path| path.to_string_lossy().ends_with(".orig.tar.xz"))
        .ok_or("the source package has no archive")?;
    let mut tar = Command::new("tar");
    tar.current_dir(dir).arg("-xJf").arg(&archive).args(["--strip-components=1", "--wildcards"]);
    run(tar.args(PARTS.map(|part| format!("*/llvm/test/{part}/*")))).map(|_| ())
}

/// The system's sources of packages, with `deb-src` for each.
fn sources() -> Result<String> {
    let mut text = String::new();
    let mut files = vec![PathBuf::from("/etc/apt/sources.list")];
    files.extend(tools::files(Path::new("/etc/apt/sources.list.d")).unwrap_or_default());
    for file in files {
        let Ok(content) = std::fs::read_to_string(&file) else { continue };
        if file.extension().is_some_and(|e| e == "sources") {
            for stanza in content.split("\n\n") {
                text.push_str(&one_line(stanza));
            }
        } else {
            let lines = content.lines().filter_map(|line| line.trim().strip_prefix("deb "));
            lines.for_each(|line| text.push_str(&format!("deb-src {line}\n")));
        }
    }
    if text.is_empty() {
        Err("no source of Debian packages is known to this system".to_owned())
    } else {
        Ok(text)
    }
}

/// A stanza of the newer format as lines of the older.
fn one_line(stanza: &str) -> String {
    let field = |name: &str| {
        let lines = stanza.lines().filter_map(|line| line.strip_prefix(name)?.strip_prefix(':'));
        lines.map(str::trim).next().unwrap_or_default().to_owned()
    };
    let (uris, suites, components, key) =
        (field("URIs"), field("Suites"), field("Components"), field("Signed-By"));
    let signed = if key.starts_with('/') { format!("[signed-by={key}] ") } else { String::new() };
    let mut lines = String::new();
    for uri in uris.split_whitespace() {
        for suite in suites.split_whitespace() {
            lines.push_str(&format!("deb-src {signed}{uri} {suite} {components}\n"));
        }
    }
    lines
}

/// The files below a part of the suite that end so, as paths from the suite on, sorted.
fn below(suite: &Path, part: &str, endings: &[&str]) -> Result<Vec<String>> {
    let mut found = Vec::new();
    let mut folders = vec![suite.join(part)];
    while let Some(folder) = folders.pop() {
        for path in tools::files(&folder)? {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().and_then(|e| e.to_str()).is_some_and(|e| endings.contains(&e)) {
                let name = path.strip_prefix(suite).map_err(|e| e.to_string())?;
                found.push(name.to_string_lossy().into_owned());
            }
        }
    }
    found.sort();
    Ok(found)
}

/// `f` of each item on all processors, in the order of the items.
fn in_parallel<T: Send>(items: &[String], f: impl Fn(&str) -> T + Sync) -> Vec<T> {
    let next = std::sync::atomic::AtomicUsize::new(0);
    let done: Mutex<BTreeMap<usize, T>> = Mutex::new(BTreeMap::new());
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let at = next.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                    let Some(item) = items.get(at) else { return };
                    let value = f(item);
                    done.lock().unwrap_or_else(|e| e.into_inner()).insert(at, value);
                }
            });
        }
    });
    done.into_inner().unwrap_or_else(|e| e.into_inner()).into_values().collect()
}

/// Names of a file in `tests/known`, each with what it says of them.
fn known(file: &str) -> Result<BTreeMap<String, String>> {
    let text = tools::read(&tools::root().join("tests/known").join(file))?;
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    Ok(lines.filter_map(|line| line.split_once('\t')).map(|(a, b)| (a.to_owned(), b.to_owned())).collect())
}

/// A tool of LLVM 22, stopped when it takes too long.
fn llvm(tool: &str, args: &[&str], file: &Path) -> Result<std::process::Output> {
    tools::output(Command::new("timeout").args(["60", tool]).args(args).arg(file))
}

/// What ptxgate reads of a file; a panic is an error like any other.
fn read(path: &Path) -> Result<::reader::Input> {
    let bytes = std::fs::read(path).map_err(|e| format!("cannot read {}: {e}", path.display()))?;
    let name = path.display().to_string();
    std::panic::catch_unwind(|| ::reader::read(diag::FileId(0), &name, &bytes))
        .map_err(|_| format!("reading {name} panics"))
}
