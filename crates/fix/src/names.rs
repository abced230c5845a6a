//! Names that PTX cannot spell. PTX ISA, "Identifiers".
//!
//! The new name is `$e$` and the old one, in which every byte that is not a letter, a digit or `_` stands as `$xx`. A legal name
//! that begins with `$e$` is escaped too: so the map can be inverted, and modules that are linked later agree on it.
//! Symbols that only this module sees are left to the code generator.

use crate::{Fixed, Renamed};
use ir::Module;
use std::fmt::Write;

const PREFIX: &str = "$e$";

pub(crate) fn escape(module: &mut Module, fixed: &mut Fixed) {
    let env = &mut module.env;
    for id in env.globals.keys().collect::<Vec<_>>() {
        let global = &env.globals[id];
        let Some(name) = global.name.filter(|_| !global.linkage.is_local()) else { continue };
        let bytes = env.strings.bytes(name);
        // The byte 1 in front says that the name is meant as it is.
        let plain = bytes.strip_prefix(b"\x01").unwrap_or(bytes);
        if bytes.starts_with(b"llvm.") || (is_legal(plain) && !plain.starts_with(PREFIX.as_bytes())) {
            continue;
        }
        let new = escaped(plain);
        let old = String::from_utf8_lossy(plain).into_owned();
        fixed.changes.push(format!("`{old}` is called `{new}` now"));
        fixed.renamed.push(Renamed { old, new: new.clone() });
        let new = env.strings.intern(new);
        env.rename_global(id, new);
    }
}

fn is_legal(name: &[u8]) -> bool {
    let Some((&first, rest)) = name.split_first() else { return false };
    let starts = first.is_ascii_alphabetic() || (matches!(first, b'_' | b'$') && !rest.is_empty());
    let follows = |b: &u8| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'$');
    starts && rest.iter().all(follows) && name != b"WARP_SZ"
}

fn escaped(name: &[u8]) -> String {
    let mut out = PREFIX.to_owned();
    for &byte in name {
        if byte.is_ascii_alphanumeric() || byte == b'_' {
            out.push(char::from(byte));
        } else {
            let _ = write!(out, "${byte:02x}");
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn escapes_are_legal_and_differ() {
        let names: [&[u8]; 9] =
            [b"a.b", b"a$2eb", b"a_b", b"1a", b"_", b"$", b"WARP_SZ", b"\xce\xb1", b"$e$a$2eb"];
        let new: BTreeSet<String> = names.iter().map(|name| escaped(name)).collect();
        assert_eq!(new.len(), names.len());
        assert!(new.iter().all(|name| is_legal(name.as_bytes())), "{new:?}");
        assert_eq!(escaped(b"a.b"), "$e$a$2eb");
        assert!(is_legal(b"_a") && is_legal(b"$a") && !is_legal(b"_") && !is_legal(b"") && !is_legal(b"9a"));
    }
}
