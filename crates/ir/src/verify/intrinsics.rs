//! What LLVM 22 declares of its intrinsics: result, parameters, and which arguments must be constants of which range.
//! LangRef, "Intrinsic Functions". Rules of single intrinsics beyond that stand in `special`.
//!
//! `intrinsics.txt` is made by `cargo xtask intrinsics`: sorted lines `name<TAB>results:parameters[<TAB>immediates]`. A type
//! is LLVM's short name (`i32`, `v4f32`, `p3`), `?`, `?i`, `?f`, `?v`, `?p` for one that the name is overloaded on, `=N` for
//! overload number N again, `^Ni1` for `i1` in the shape of overload N, `.N` for its element, `/NxK` for a K-th of its
//! elements. An immediate is a position, with its range where it has one. Targets without device code are not listed, nor coroutines,
//! garbage collection and Objective-C, which no device has and whose forms changed often.

use crate::{Type, TypeKind, Types};

static TABLE: &str = include_str!("intrinsics.txt");

/// Intrinsics that had other parameters once: LLVM upgrades declarations of that form while it reads them, so that another
/// form is no fault.
const ONCE_DIFFERENT: &[&str] = &[
    "llvm.memcpy",
    "llvm.memmove",
    "llvm.memset",
    "llvm.lifetime.start",
    "llvm.lifetime.end",
    "llvm.ctlz",
    "llvm.cttz",
    "llvm.objectsize",
    "llvm.dbg.value",
    "llvm.var.annotation",
    "llvm.ptr.annotation",
    "llvm.prefetch",
    "llvm.vp.fneg",
    "llvm.nvvm.mapa.shared.cluster",
];

/// Names of before, by their beginnings.
const RENAMED: &[(&str, &str)] =
    &[("llvm.experimental.vector.", "llvm.vector."), ("llvm.experimental.stepvector", "llvm.stepvector")];
/// Intrinsics that took an alignment once, before this parameter.
const ONCE_ALIGNED: &[(&str, usize)] = &[
    ("llvm.masked.load", 1),
    ("llvm.masked.gather", 1),
    ("llvm.masked.store", 2),
    ("llvm.masked.scatter", 2),
];

/// A line of the table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Intrinsic {
    /// Its name without what it is overloaded on.
    pub(super) name: &'static str,
    results: &'static str,
    params: &'static str,
    immediates: &'static str,
}

/// The intrinsic of that name; `None` for one of another target and for names that are not known.
pub(super) fn find(name: &[u8]) -> Option<Intrinsic> {
    let name = std::str::from_utf8(name).ok()?;
    let renamed = || {
        let new = RENAMED.iter().find_map(|(old, new)| Some(format!("{new}{}", name.strip_prefix(old)?)))?;
        longest(&new)
    };
    longest(name).or_else(renamed)
}

/// The line of the longest beginning of a name; what follows it is what the intrinsic is overloaded on.
fn longest(name: &str) -> Option<Intrinsic> {
    let mut base = name;
    loop {
        if let Some(found) = line(base) {
            return (base.len() == name.len() || found.is_overloaded()).then_some(found);
        }
        base = &base[..base.rfind('.')?];
    }
}

/// Targets whose intrinsics the table lacks, and families that it leaves out.
const OTHERS: &[&str] = &[
    "aarch64",
    "arm",
    "bpf",
    "coro",
    "dx",
    "hexagon",
    "loongarch",
    "mips",
    "objc",
    "ppc",
    "riscv",
    "s390",
    "ve",
    "wasm",
    "x86",
    "xcore",
    "swift",
    "gc",
    "experimental",
    "genx",
    "arc",
];

/// Whether some intrinsic has the same word behind `llvm.`.
pub(super) fn is_family(name: &[u8]) -> bool {
    let name = String::from_utf8_lossy(name);
    let Some(word) = name.strip_prefix("llvm.").and_then(|rest| rest.split('.').next()) else { return false };
    let family = &name[.."llvm.".len() + word.len()];
    let follows = TABLE[lower_bound(family)..].strip_prefix(family);
    OTHERS.contains(&word) || follows.is_some_and(|rest| rest.starts_with(['.', '\t']))
}

/// Where the first line begins whose name is not below this one.
fn lower_bound(name: &str) -> usize {
    let (mut low, mut high) = (0, TABLE.len());
    while low < high {
        let middle = low + (high - low) / 2;
        let start = TABLE[..middle].rfind('\n').map_or(0, |at| at + 1);
        let end = TABLE[middle..].find('\n').map_or(TABLE.len(), |at| middle + at + 1);
        let found = TABLE[start..end].split('\t').next().unwrap_or_default();
        if found < name {
            low = end;
        } else {
            high = start;
        }
    }
    low
}

fn line(name: &str) -> Option<Intrinsic> {
    let mut parts = TABLE[lower_bound(name)..].lines().next()?.split('\t');
    let found = parts.next().filter(|&found| found == name)?;
    let (results, params) = parts.next()?.split_once(':')?;
    Some(Intrinsic { name: found, results, params, immediates: parts.next().unwrap_or_default() })
}

fn list(codes: &'static str) -> impl DoubleEndedIterator<Item = &'static str> {
    codes.split(',').filter(|code| !code.is_empty())
}

impl Intrinsic {
    fn is_overloaded(&self) -> bool {
        self.results.contains('?') || self.params.contains('?')
    }

    /// Whether other forms of it are upgraded.
    pub(super) fn was_different(&self) -> bool {
        // NVIDIA's functions on bfloat took integers once.
        let brain = self.name.starts_with("llvm.nvvm.") && self.name.contains("bf16");
        brain || self.name.starts_with("llvm.nvvm.cp.async.bulk.") || ONCE_DIFFERENT.contains(&self.name)
    }

    /// Arguments that must be constants, each with its range.
    pub(super) fn immediates(&self) -> impl Iterator<Item = (usize, Option<(i64, i64)>)> {
        self.immediates.split(' ').filter_map(|text| {
            let (at, range) = text.split_once('[').map_or((text, None), |(at, range)| (at, Some(range)));
            let range = range.and_then(|range| {
                let (low, high) = range.strip_suffix(')')?.split_once(',')?;
                Some((low.parse().ok()?, high.parse().ok()?))
            });
            Some((at.parse().ok()?, range))
        })
    }

    /// What of a function type does not fit.
    pub(super) fn mismatch(
        &self,
        types: &Types,
        result: Type,
        params: &[Type],
        varargs: bool,
    ) -> Option<String> {
        let results: Vec<&str> = list(self.results).collect();
        let found: Vec<Type> = match (results.len(), types.struct_fields(result)) {
            (0, _) if result == Type::VOID => Vec::new(),
            (1, _) => vec![result],
            (n, Some((fields, _))) if n == fields.len() && n > 1 => fields.to_vec(),
            (0, _) => return Some("gives nothing".to_owned()),
            (n, _) => return Some(format!("gives a struct of {n} values")),
        };
        let open = self.params.ends_with("...");
        let codes: Vec<&str> = list(self.params).filter(|&code| code != "...").collect();
        let aligned = ONCE_ALIGNED.iter().find(|(name, _)| *name == self.name).map(|&(_, at)| at);
        let without: Vec<Type> = match aligned {
            Some(at) if params.len() == codes.len() + 1 && params.get(at) == Some(&Type::I32) => {
                params.iter().enumerate().filter(|&(n, _)| n != at).map(|(_, &ty)| ty).collect()
            }
            _ => params.to_vec(),
        };
        let params = without.as_slice();
        if codes.len() != params.len() {
            return Some(format!("takes {} parameters, not {}", codes.len(), params.len()));
        }
        if open != varargs {
            let what = if open { "a variable number of arguments" } else { "a fixed number of arguments" };
            return Some(format!("takes {what}"));
        }
        let all = || results.iter().zip(&found).chain(codes.iter().zip(params));
        let overloads: Vec<Type> =
            all().filter(|(code, _)| code.starts_with('?')).map(|(_, &ty)| ty).collect();
        let wrong = all().position(|(code, &ty)| !fits(code, ty, types, &overloads))?;
        let code = all().nth(wrong).map_or("", |(code, _)| code);
        let place = match wrong.checked_sub(results.len()) {
            Some(param) => format!("takes {} as parameter {}", described(code), param + 1),
            None => format!("gives {}", described(code)),
        };
        Some(place)
    }
}

/// A code in words.
fn described(code: &str) -> String {
    let vector = |rest: &str| {
        let at = rest.find(|c: char| !c.is_ascii_digit())?;
        Some(format!("a vector of {} {}", &rest[..at], &rest[at..]))
    };
    match code {
        "?" => "any type".to_owned(),
        "?i" => "an integer, or a vector of them,".to_owned(),
        "?f" => "a float, or a vector of them,".to_owned(),
        "?v" => "a vector".to_owned(),
        "?p" => "a pointer".to_owned(),
        "p" | "p0" => "`ptr`".to_owned(),
        _ if code.starts_with('=') => "the type that it is overloaded on".to_owned(),
        _ if code.starts_with('^') => "a vector as long as the one that it is overloaded on".to_owned(),
        _ if code.starts_with('.') => "the element of the vector that it is overloaded on".to_owned(),
        _ if code.starts_with('/') => "a part of the vector that it is overloaded on".to_owned(),
        _ if code.starts_with('p') => format!("`ptr addrspace({})`", &code[1..]),
        _ => code.strip_prefix('v').and_then(vector).unwrap_or_else(|| format!("`{code}`")),
    }
}

fn fits(code: &str, ty: Type, types: &Types, overloads: &[Type]) -> bool {
    let scalar = types.scalar(ty);
    let overload = |digits: &str| digits.parse::<usize>().ok().and_then(|n| overloads.get(n).copied());
    let vector = |ty: Type| match types.kind(ty) {
        TypeKind::Vector { elem, len, scalable } => Some((*elem, *len, *scalable)),
        _ => None,
    };
    match code.as_bytes().first() {
        Some(b'?') => match code {
            "?i" => types.int_width(scalar).is_some(),
            "?f" => types.is_float(scalar),
            "?v" => vector(ty).is_some(),
            "?p" => types.addr_space(ty).is_some(),
            _ => true,
        },
        Some(b'=') => overload(&code[1..]).is_none_or(|other| other == ty),
        Some(b'^') => {
            let Some((digits, elem)) = code[1..].split_once('i') else { return true };
            let Some(like) = overload(digits) else { return true };
            let elem = elem.parse().ok().and_then(Type::int);
            let shape = |ty| vector(ty).map(|(_, len, scalable)| (len, scalable));
            elem == Some(scalar) && shape(like) == shape(ty)
        }
        Some(b'.') => overload(&code[1..]).is_none_or(|other| types.scalar(other) == ty),
        Some(b'/') => {
            let Some((digits, part)) = code[1..].split_once('x') else { return true };
            let (Some(like), Ok(part)) = (overload(digits), part.parse::<u32>()) else { return true };
            match (vector(like), vector(ty)) {
                (Some((elem, len, scalable)), Some((own, own_len, own_scalable))) => {
                    elem == own && scalable == own_scalable && own_len.checked_mul(part) == Some(len)
                }
                _ => false,
            }
        }
        Some(b'p') => types.addr_space(ty) == Some(code[1..].parse().unwrap_or(0)),
        Some(b'v') => {
            let split = code[1..].find(|c: char| !c.is_ascii_digit()).unwrap_or(0) + 1;
            vector(ty).is_some_and(|(elem, len, scalable)| {
                !scalable && Ok(len) == code[1..split].parse() && plain(&code[split..]) == Some(elem)
            })
        }
        _ => plain(code).is_none_or(|expected| expected == ty),
    }
}

/// A scalar type by its short name.
fn plain(code: &str) -> Option<Type> {
    Some(match code {
        "f16" => Type::HALF,
        "bf16" => Type::BFLOAT,
        "f32" => Type::FLOAT,
        "f64" => Type::DOUBLE,
        "metadata" => Type::METADATA,
        "token" => Type::TOKEN,
        _ => return code.strip_prefix('i')?.parse().ok().and_then(Type::int),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_found_by_its_name() {
        for text in TABLE.lines() {
            let name = text.split('\t').next().unwrap_or_default();
            assert_eq!(find(name.as_bytes()).map(|i| i.name), Some(name));
        }
    }

    #[test]
    fn a_name_may_end_in_what_it_is_overloaded_on() {
        let name = |text: &str| find(text.as_bytes()).map(|i| i.name);
        assert_eq!(name("llvm.fshl.v4i32"), Some("llvm.fshl"));
        assert_eq!(
            name("llvm.nvvm.barrier.cta.sync.aligned.all"),
            Some("llvm.nvvm.barrier.cta.sync.aligned.all")
        );
        assert_eq!(name("llvm.trap.i32"), None);
        assert_eq!(name("llvm.no.such.thing"), None);
        assert_eq!(name("llvm."), None);
        assert!(is_family(b"llvm.nvvm.some.day") && is_family(b"llvm.fma") && is_family(b"llvm.x86.any"));
        assert!(!is_family(b"llvm.foobar") && !is_family(b"llvm.nvv.x") && !is_family(b"printf"));
    }

    #[test]
    fn immediates_have_positions_and_ranges() {
        let memcpy = find(b"llvm.memcpy.p0.p0.i64").map(|i| i.immediates().collect::<Vec<_>>());
        assert_eq!(memcpy, Some(vec![(3, None)]));
    }

    #[test]
    fn a_signature_is_compared_part_by_part() {
        let types = Types::default();
        let fshl = find(b"llvm.fshl.i32").expect("it is declared");
        let check = |result, params: &[Type]| fshl.mismatch(&types, result, params, false);
        assert_eq!(check(Type::I32, &[Type::I32; 3]), None);
        assert!(
            check(Type::I32, &[Type::I32, Type::I64, Type::I32]).is_some_and(|m| m.contains("parameter 2"))
        );
        assert!(check(Type::FLOAT, &[Type::FLOAT; 3]).is_some_and(|m| m.contains("gives an integer")));
        assert!(check(Type::I32, &[Type::I32; 2]).is_some_and(|m| m.contains("3 parameters, not 2")));
    }
}
