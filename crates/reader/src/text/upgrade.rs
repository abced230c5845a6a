//! Old spellings of names: what intrinsics of typed pointers are called today.

use super::parser::Parser;
use ir::{Global, StrId, Type};

impl Parser<'_> {
    /// The name of an intrinsic with the pointees left out: `llvm.memcpy.p0i8.p0i8.i64` is `llvm.memcpy.p0.p0.i64`.
    pub(crate) fn upgraded_intrinsic(&mut self, name: Option<StrId>, ty: Type) -> Option<StrId> {
        let id = name?;
        let bytes = self.env.strings.bytes(id);
        if !bytes.starts_with(b"llvm.") {
            return name;
        }
        match without_pointees(bytes) {
            Some(new) => {
                let new = self.env.strings.intern(new);
                // Types that differ in more than pointees keep their names apart.
                if self.env.global_named(new).is_some_and(|known| self.env.globals[known].ty != ty) {
                    return name;
                }
                self.renamed.insert(id, new);
                Some(new)
            }
            None => name,
        }
    }
}

impl Parser<'_> {
    /// Whether the declaration is one that is there already, told apart only by the pointees of its old name.
    pub(crate) fn is_same_intrinsic(&self, global: &Global) -> bool {
        let Some(name) = global.name else { return false };
        let Some(known) = self.env.global_named(name) else { return false };
        self.env.globals[known].ty == global.ty && self.renamed.values().any(|&new| new == name)
    }
}

/// The name with each `pN` suffix cut behind its number; `None` if nothing changes.
pub(crate) fn without_pointees(name: &[u8]) -> Option<Vec<u8>> {
    let mut out = Vec::new();
    let mut changed = false;
    let mut at = 0;
    while at < name.len() {
        if name[at] == b'.'
            && let Some(number_end) = pointer_number(&name[at + 1..])
        {
            let behind = at + 1 + number_end;
            if let Some(len) = mangled_type(&name[behind..], 0)
                && matches!(name.get(behind + len), None | Some(b'.'))
            {
                out.extend_from_slice(&name[at..behind]);
                at = behind + len;
                changed = true;
                continue;
            }
        }
        out.push(name[at]);
        at += 1;
    }
    changed.then_some(out)
}

/// Length of `pN` at the start.
fn pointer_number(text: &[u8]) -> Option<usize> {
    if text.first() != Some(&b'p') {
        return None;
    }
    let digits = text[1..].iter().take_while(|b| b.is_ascii_digit()).count();
    (digits > 0).then_some(1 + digits)
}

/// Length of a mangled type at the start, as LLVM spells it in the names of overloaded intrinsics.
fn mangled_type(text: &[u8], depth: u32) -> Option<usize> {
    if depth > 64 {
        return None;
    }
    let digits = |from: usize| text[from..].iter().take_while(|b| b.is_ascii_digit()).count();
    let inner = |from: usize| mangled_type(&text[from..], depth + 1).map(|len| from + len);
    const WORDS: &[&[u8]] =
        &[b"isVoid", b"Metadata", b"f16", b"bf16", b"f32", b"f64", b"f80", b"f128", b"ppcf128", b"x86mmx"];
    if let Some(word) = WORDS.iter().find(|word| text.starts_with(word)) {
        return Some(word.len());
    }
    match text.first()? {
        b'i' if digits(1) > 0 => Some(1 + digits(1)),
        b'p' if digits(1) > 0 => inner(1 + digits(1)).or(Some(1 + digits(1))),
        b'v' | b'a' if digits(1) > 0 => inner(1 + digits(1)),
        b'n' if text.starts_with(b"nxv") && digits(3) > 0 => inner(3 + digits(3)),
        b's' if text.starts_with(b"s_") || text.starts_with(b"sl_") => {
            memchr::memmem::rfind(text, b"s.").map(|at| at + 1).or(text.ends_with(b"s").then_some(text.len()))
        }
        b'f' if text.starts_with(b"f_") => {
            memchr::memmem::find(text, b"f.").map(|at| at + 1).or(text.ends_with(b"f").then_some(text.len()))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pointees_vanish_from_names() {
        for (old, new) in [
            ("llvm.memcpy.p0i8.p1i8.i64", Some("llvm.memcpy.p0.p1.i64")),
            ("llvm.memcpy.p0.p0.i64", None),
            ("llvm.masked.load.v4f32.p0v4f32", Some("llvm.masked.load.v4f32.p0")),
            ("llvm.lifetime.start.p5i8", Some("llvm.lifetime.start.p5")),
            ("llvm.x.p0s_struct.Foos", Some("llvm.x.p0")),
            ("llvm.x.p0p0i8", Some("llvm.x.p0")),
            ("llvm.nvvm.ldg.global.i.i32.p1i32", Some("llvm.nvvm.ldg.global.i.i32.p1")),
            ("llvm.nvvm.read.ptx.sreg.tid.x", None),
            ("llvm.nvvm.prmt", None),
        ] {
            let got = without_pointees(old.as_bytes()).map(|name| String::from_utf8(name).unwrap());
            assert_eq!(got.as_deref(), new, "{old}");
        }
    }
}
