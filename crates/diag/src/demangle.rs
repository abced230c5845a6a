//! Names as their authors wrote them: Rust (v0 and legacy) and Itanium C++ symbols, without Rust's hash.
//!
//! Work and output are bounded, and a name that is not mangled (or lies about being so) comes back as it is. Other
//! schemes, such as D's or Swift's, are not known here.

use cpp_demangle::{BorrowedSymbol, DemangleOptions, ParseOptions};
use std::borrow::Cow;
use std::fmt::{self, Write};

/// Longest mangled name that is looked at.
const INPUT_LIMIT: usize = 8 << 10;
/// Longest demangled name; substitutions can make one exponentially longer than its symbol.
const OUTPUT_LIMIT: usize = 4 << 10;
/// Nesting of a C++ name. The demangler recurses, so this also bounds its stack.
const DEPTH_LIMIT: u32 = 64;

/// The name as its author wrote it, or `name` itself if it is not a mangled one.
pub fn demangle(name: &str) -> Cow<'_, str> {
    // LLVM marks a name that must reach the object file verbatim with a byte 1.
    let plain = name.strip_prefix('\u{1}').unwrap_or(name);
    if plain.len() > INPUT_LIMIT || !looks_mangled(plain) {
        return Cow::Borrowed(plain);
    }
    if let Some(found) = rust(plain).or_else(|| itanium(plain)) {
        return Cow::Owned(found);
    }
    // LLVM's PTX printer spells the dots of Rust's legacy names `_$_`, which breaks their length prefixes.
    if plain.contains("_$_")
        && let Some(found) = rust(&plain.replace("_$_", "."))
    {
        return Cow::Owned(found);
    }
    Cow::Borrowed(plain)
}

/// `demangled` in backquotes, followed by the raw name in parentheses if that is another one.
pub fn quoted_both(name: &str) -> String {
    let nice = demangle(name);
    if nice == name { format!("`{nice}`") } else { format!("`{nice}` (`{}`)", name.escape_default()) }
}

fn looks_mangled(name: &str) -> bool {
    ["_R", "_Z", "__Z", "___Z", "__R", "ZN"].iter().any(|prefix| name.starts_with(prefix))
}

fn rust(name: &str) -> Option<String> {
    let symbol = rustc_demangle::try_demangle(name).ok()?;
    let mut out = Bounded { text: String::new() };
    // The alternate form leaves the hash out.
    write!(out, "{symbol:#}").ok()?;
    // What goes wrong in the middle of a v0 name is reported inside the text.
    (!out.text.is_empty() && !out.text.contains("{invalid syntax}") && !out.text.contains("{recursion limit"))
        .then_some(out.text)
}

fn itanium(name: &str) -> Option<String> {
    let parse = ParseOptions::default().recursion_limit(DEPTH_LIMIT);
    let print = DemangleOptions::new().no_return_type().recursion_limit(DEPTH_LIMIT);
    // Neither half is ours; a panic there must not end the report about the user's program.
    std::panic::catch_unwind(|| {
        let (symbol, tail) = BorrowedSymbol::with_tail_and_options(name.as_bytes(), &parse).ok()?;
        // LLVM appends `.llvm.123`, `.1` and the like to names that it makes unique.
        if !(tail.is_empty() || tail.starts_with(b".")) {
            return None;
        }
        let mut out = Bounded { text: String::new() };
        symbol.structured_demangle(&mut out, &print).ok()?;
        (!out.text.is_empty()).then_some(out.text)
    })
    .ok()
    .flatten()
}

/// A string that refuses to grow beyond the limit, which makes the demangler stop.
struct Bounded {
    text: String,
}

impl Write for Bounded {
    fn write_str(&mut self, s: &str) -> fmt::Result {
        if self.text.len() + s.len() > OUTPUT_LIMIT {
            return Err(fmt::Error);
        }
        self.text.push_str(s);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rust_legacy_loses_its_hash() {
        assert_eq!(demangle("_ZN7example15device_function17hba176ca620cc4fa0E"), "example::device_function");
        let mangled = "_ZN40_$LT$T$u20$as$u20$core..fmt..Display$GT$3fmt17h0123456789abcdefE";
        assert_eq!(demangle(mangled), "<T as core::fmt::Display>::fmt");
        assert_eq!(demangle("_ZN3foo3bar17h0123456789abcdefE.llvm.1234"), "foo::bar");
    }

    #[test]
    fn dots_that_a_ptx_printer_rewrote_are_understood() {
        let printed = "_ZN40_$LT$T$u20$as$u20$core_$__$_fmt_$__$_Display$GT$3fmt17h0123456789abcdefE";
        assert_eq!(demangle(printed), "<T as core::fmt::Display>::fmt");
    }

    #[test]
    fn rust_v0_loses_its_crate_hash() {
        assert_eq!(demangle("_RNvCskwGfYPst2Cb_3foo16example_function"), "foo::example_function");
    }

    #[test]
    fn itanium_keeps_its_parameters_but_not_its_return_type() {
        assert_eq!(demangle("_Z5saxpyifPfS_"), "saxpy(int, float, float*, float*)");
        assert_eq!(demangle("_Z3maxIiET_S0_S0_"), "max<int>(int, int)");
        assert_eq!(demangle("_Z5saxpyifPfS_.1"), "saxpy(int, float, float*, float*) [clone .1]");
    }

    #[test]
    fn other_names_come_back_as_they_are() {
        for name in [
            "",
            "k",
            "_",
            "_Z",
            "_ZN",
            "_R",
            "_Zfoo bar",
            "_ZN99999999999999999999fooE",
            "llvm.nvvm.barrier0",
        ] {
            assert_eq!(demangle(name), name);
        }
        assert_eq!(demangle("\u{1}k"), "k");
    }

    #[test]
    fn hostile_names_are_bounded() {
        // Each substitution doubles what the one before it stands for.
        let mut bomb = String::from("_Z1fI1aE");
        for index in 0..60 {
            bomb.push_str(&format!("1bIS{}_S{}_E", (b'0' + (index % 10)) as char, index % 10));
        }
        assert!(demangle(&bomb).len() <= OUTPUT_LIMIT);
        let deep = format!("_Z1f{}i", "P".repeat(8000));
        assert_eq!(demangle(&deep), deep);
        let deep = format!("_R{}", "I".repeat(8000));
        assert_eq!(demangle(&deep), deep);
        let long = format!("_Z1f{}", "i".repeat(INPUT_LIMIT));
        assert_eq!(demangle(&long), long);
    }
}
