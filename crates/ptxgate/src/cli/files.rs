//! Reading inputs and writing results.

use super::Usage;
use ptxgate::Inputs;
use ptxgate::disk::{self, reason};
use std::io::{self, Write};

/// Reads every file, and the math library as one that is used as far as it is needed. One that cannot be read becomes a
/// finding, so that the others still get theirs.
pub(super) fn read_all(names: &[String], libdevice: Option<&str>) -> Result<Inputs, Usage> {
    if names.iter().filter(|name| *name == "-").count() > 1 {
        return Err(Usage("standard input is named twice".into()));
    }
    let mut inputs = Inputs::default();
    for name in names {
        disk::add(&mut inputs, name);
    }
    if let Some(name) = libdevice {
        disk::add_library(&mut inputs, name);
    }
    Ok(inputs)
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
