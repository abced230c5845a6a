//! What is used and defined nowhere, and what in the archives came nearest.

use crate::unit::Missing;
use diag::demangle::demangle;
use ir::{GlobalKind, Linkage, Module};

/// Suggestions for one symbol.
const SHOWN: usize = 3;
/// Longest names that are compared letter by letter.
const COMPARED: usize = 128;

/// Functions and variables that the module only declares; `names` are those of the archives.
pub(crate) fn missing(module: &Module, names: &[(Vec<u8>, String)]) -> Vec<Missing> {
    let env = &module.env;
    let mut found = Vec::new();
    for (id, global) in env.globals.iter() {
        let declared = match &global.kind {
            GlobalKind::Function(_) => module.body(id).is_none(),
            GlobalKind::Variable(variable) => variable.init.is_none(),
            GlobalKind::Alias(_) | GlobalKind::IFunc(_) => false,
        };
        let name = env.global_name(id);
        if !declared || global.linkage == Linkage::ExternWeak || name.starts_with("llvm.") {
            continue;
        }
        found.push(Missing { nearest: nearest(&name, names), symbol: name.into_owned() });
    }
    found
}

/// Names of archives that are spelt alike, best first.
fn nearest(symbol: &str, names: &[(Vec<u8>, String)]) -> Vec<(String, String)> {
    let nice = demangle(symbol);
    let limit = (nice.len() / 5).clamp(1, 6);
    let mut found: Vec<(usize, &str, &str)> = Vec::new();
    for (name, archive) in names {
        let Ok(name) = std::str::from_utf8(name) else { continue };
        // The demangled name is worth its price only where the raw one is not far off in length.
        if name.len().abs_diff(symbol.len()) > limit + 8 || name == symbol {
            continue;
        }
        let other = demangle(name);
        if let Some(distance) = distance(&nice, &other, limit) {
            found.push((distance, name, archive));
        }
    }
    found.sort_unstable();
    found.dedup();
    found.into_iter().take(SHOWN).map(|(_, name, archive)| (name.into(), archive.into())).collect()
}

/// The number of edits between two names if there are at most `limit`.
fn distance(a: &str, b: &str, limit: usize) -> Option<usize> {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len().abs_diff(b.len()) > limit || a.len() > COMPARED || b.len() > COMPARED {
        return (a == b).then_some(0);
    }
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut corner = std::mem::replace(&mut row[0], i + 1);
        for (j, y) in b.iter().enumerate() {
            let edit = corner + usize::from(x != y);
            corner = row[j + 1];
            row[j + 1] = edit.min(corner + 1).min(row[j] + 1);
        }
        if row.iter().all(|&n| n > limit) {
            return None;
        }
    }
    row.last().copied().filter(|&n| n <= limit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_differ_in_their_hash_or_a_letter_are_near() {
        let names = |list: &[&str]| -> Vec<(Vec<u8>, String)> {
            list.iter().map(|name| (name.as_bytes().to_vec(), "lib.a".into())).collect()
        };
        let archive =
            names(&["_ZN4core3foo17h0123456789abcdefE", "__nv_sinf", "unrelated_function", "__nv_sin"]);
        let near = |symbol| nearest(symbol, &archive).into_iter().map(|(name, _)| name).collect::<Vec<_>>();
        assert_eq!(near("_ZN4core3foo17hfedcba9876543210E"), ["_ZN4core3foo17h0123456789abcdefE"]);
        assert_eq!(near("__nv_sinff"), ["__nv_sinf", "__nv_sin"]);
        assert_eq!(near("nothing_like_it_here"), Vec::<String>::new());
    }
}
