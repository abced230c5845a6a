//! Reading inputs and writing results.

use super::Usage;
use ptxgate::{INPUT_LIMIT, Input, Inputs};
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;

/// Reads every file. One that cannot be read becomes a finding, so that the others still get theirs.
pub(super) fn read_all(names: &[String]) -> Result<Inputs, Usage> {
    if names.iter().filter(|name| *name == "-").count() > 1 {
        return Err(Usage("standard input is named twice".into()));
    }
    let mut inputs = Inputs::default();
    for name in names {
        add(&mut inputs, name);
    }
    Ok(inputs)
}

/// Adds a file, or what it holds.
pub(super) fn add(inputs: &mut Inputs, name: &str) {
    let folder = Path::new(name).parent().unwrap_or(Path::new(""));
    let thin = |member: &str| {
        folder.join(member).to_str().map_or_else(|| Err("its name is no UTF-8".into()), read_file)
    };
    match open_archive(name) {
        Some(file) => inputs.add_archive(name, file, &thin),
        None => inputs.add(read_input(name), &thin),
    }
}

/// An archive on disk, which need not be read as a whole: most of a Rust library is for the compiler.
fn open_archive(name: &str) -> Option<File> {
    let mut file = File::open(name).ok().filter(|file| file.metadata().is_ok_and(|meta| meta.is_file()))?;
    let mut magic = [0; 8];
    file.read_exact(&mut magic).ok()?;
    (&magic == b"!<arch>\n" || &magic == b"!<thin>\n").then_some(file)
}

fn read_input(name: &str) -> Input {
    if name == "-" {
        return match read(io::stdin().lock()) {
            Ok(bytes) => Input::new("<stdin>", bytes),
            Err(why) => Input::missing("<stdin>", why),
        };
    }
    match read_file(name) {
        // A pipe cannot be read twice.
        Ok(bytes) if std::fs::metadata(name).is_ok_and(|meta| meta.is_file()) => {
            Input::new(name, bytes).on_disk()
        }
        Ok(bytes) => Input::new(name, bytes),
        Err(why) => Input::missing(name, why),
    }
}

/// The content of a file, or why it cannot be had.
pub(super) fn read_file(name: &str) -> Result<Vec<u8>, String> {
    let file = File::open(name).map_err(|error| reason(&error))?;
    let meta = file.metadata().map_err(|error| reason(&error))?;
    if meta.is_dir() {
        return Err("it is a folder".into());
    }
    if meta.len() > INPUT_LIMIT {
        return Err(too_large());
    }
    read(file)
}

fn read(source: impl Read) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    // A pipe or a device has no size that could be asked for first.
    source.take(INPUT_LIMIT + 1).read_to_end(&mut bytes).map_err(|error| reason(&error))?;
    if bytes.len() as u64 > INPUT_LIMIT { Err(too_large()) } else { Ok(bytes) }
}

fn too_large() -> String {
    format!("it is larger than {} MiB", INPUT_LIMIT >> 20)
}

/// The system's words without its error number.
fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error").next().unwrap_or(&text).to_ascii_lowercase()
}

/// Writes a result; `-` is standard output.
pub(super) fn write(name: &str, bytes: &[u8]) -> Result<(), Usage> {
    let result = if name == "-" {
        let mut out = io::stdout().lock();
        out.write_all(bytes).and_then(|()| out.flush())
    } else {
        std::fs::write(name, bytes)
    };
    match result {
        // A reader that has seen enough, such as `head`.
        Err(error) if name == "-" && error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        result => result.map_err(|error| Usage(format!("cannot write `{name}`: {}", reason(&error)))),
    }
}

/// Whether two names are one existing file.
pub(super) fn same(a: &str, b: &str) -> bool {
    match (std::fs::canonicalize(a), std::fs::canonicalize(b)) {
        (Ok(a), Ok(b)) => a == b,
        _ => false,
    }
}
