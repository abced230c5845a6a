//! Files that the user names: inputs, response files, arguments of kernels.

use crate::input::{INPUT_LIMIT, Input, Inputs};
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// Adds a file, or what it holds; `-` is standard input. A file that cannot be read is an input that says why.
pub fn add(inputs: &mut Inputs, name: &str) {
    let folder = Path::new(name).parent().unwrap_or(Path::new(""));
    let thin = |member: &str| {
        let path = folder.join(member);
        // The archive names it, not the user: opening a pipe waits, and reading a device may never end.
        if std::fs::metadata(&path).is_ok_and(|meta| !meta.is_file()) {
            return Err("it is no regular file".into());
        }
        path.to_str().map_or_else(|| Err("its name is no UTF-8".into()), read_file)
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

/// Adds a module as a library, of which only what is needed is used.
pub fn add_library(inputs: &mut Inputs, name: &str) {
    inputs.add(read_input(name).library(), &|_| Err(String::new()));
}

/// The content of a file.
///
/// # Errors
/// Why it cannot be had, in the system's words.
pub fn read_file(name: &str) -> Result<Vec<u8>, String> {
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

/// The system's words for an error, without its number.
pub fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error").next().unwrap_or(&text).to_ascii_lowercase()
}
