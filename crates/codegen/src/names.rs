//! Names of symbols in PTX.
//!
//! PTX spells identifiers with ASCII letters, digits, `_` and `$`. A legal name is kept. In any other, each byte that is
//! not legal becomes `_$xx_` with its hexadecimal value (a point becomes `_$_`), and a number is added where the result is
//! taken, so that no two globals share a name. Names that could be taken for ptxgate's own (labels start with `$L`) are not
//! legal here.

use cranelift_entity::SecondaryMap;
use ir::{GlobalId, ModuleEnv};
use rustc_hash::FxHashSet;
use std::fmt::Write;

/// The PTX name of each global of `emitted`.
pub(crate) fn assign(env: &ModuleEnv, emitted: &[GlobalId]) -> SecondaryMap<GlobalId, String> {
    let mut names = SecondaryMap::new();
    let mut taken = FxHashSet::default();
    let mut later = Vec::new();
    for &global in emitted {
        let bytes = env.globals[global].name.map_or(&b""[..], |name| env.strings.bytes(name));
        let bytes = bytes.strip_prefix(b"\x01").unwrap_or(bytes);
        match std::str::from_utf8(bytes) {
            Ok(name) if is_legal(bytes) && taken.insert(name.to_owned()) => names[global] = name.to_owned(),
            _ => later.push((global, bytes)),
        }
    }
    for (global, bytes) in later {
        let mut name =
            if bytes.is_empty() { format!("_$u{}", env.global_name(global)) } else { escape(bytes) };
        let stem = name.len();
        let mut n = 0;
        while !taken.insert(name.clone()) {
            name.truncate(stem);
            n += 1;
            let _ = write!(name, "_$n{n}");
        }
        names[global] = name;
    }
    names
}

/// Whether a name can stand in PTX as it is.
pub(crate) fn is_legal(name: &[u8]) -> bool {
    let Some((&first, rest)) = name.split_first() else { return false };
    let follows = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'$');
    let starts = first.is_ascii_alphabetic() || matches!(first, b'_' | b'$') && !rest.is_empty();
    starts && name != b"WARP_SZ" && rest.iter().all(|&b| follows(b)) && !name.starts_with(b"$L")
}

fn escape(name: &[u8]) -> String {
    let mut out = String::with_capacity(name.len() + 8);
    for (n, &b) in name.iter().enumerate() {
        match b {
            b'.' => out.push_str("_$_"),
            b'0'..=b'9' if n == 0 => {
                let _ = write!(out, "_$d{}", b as char);
            }
            b'$' if n == 0 => out.push_str("_$s"),
            _ if b.is_ascii_alphanumeric() || matches!(b, b'_' | b'$') => out.push(b as char),
            _ => {
                let _ = write!(out, "_${b:02x}_");
            }
        }
    }
    if out.len() < 2 || out == "WARP_SZ" {
        out.push_str("_$");
    }
    out
}

/// What names inside of functions start with, so that none of them is the name of a global.
pub(crate) fn local_prefix(names: &SecondaryMap<GlobalId, String>) -> &'static str {
    let own = |name: &str| {
        let numbered = |stem: &str| {
            name.strip_prefix(stem).is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
        };
        ["param", "retval", "prototype_", "local"].into_iter().any(numbered)
            || name.contains("_param_")
            || name == "func_retval0"
    };
    let clashes = |prefix: &str| names.values().any(|name| name.strip_prefix(prefix).is_some_and(own));
    ["", "_$l_", "_$ll_", "_$lll_", "_$llll_"]
        .into_iter()
        .find(|prefix| !clashes(prefix))
        .unwrap_or("_$lllll_")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn legal_names_are_kept_and_others_escaped() {
        assert!(is_legal(b"_ZN4core3fmt17h0123456789abcdefE"));
        assert!(is_legal(b"$x"));
        assert!(!is_legal(b"_"));
        assert!(!is_legal(b"$L__0"));
        assert!(!is_legal(b"a.b"));
        assert_eq!(escape(b"a.b"), "a_$_b");
        assert_eq!(escape(b"7"), "_$d7");
        assert_eq!(escape("x\u{3b1}^".as_bytes()), "x_$ce__$b1__$5e_");
    }
}
