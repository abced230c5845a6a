//! The registry of diagnostic codes. Each code is declared once, here; its page lies in `docs/codes/`.
//!
//! The registry feeds `explain`, the formats and the documentation. Codes are words, never reused, and renamed only
//! before the first release.

use crate::Severity;

/// Whether a rule can be silenced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Force {
    /// A stage behind relies on it, or nobody can make it work: flags that silence it are a usage error.
    Hard,
    /// `--allow`, `--warn`, `--deny` and baselines act on it.
    Lint,
}

/// Which of the three classes of finding a code belongs to; they never mix.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// The input is wrong.
    Input,
    /// ptxgate does not do this yet.
    Unsupported,
    /// A bug in ptxgate.
    Internal,
}

/// What is known of a diagnostic code.
#[derive(PartialEq, Eq, Debug)]
pub struct CodeInfo {
    /// The code: a slug.
    pub name: &'static str,
    /// Severity unless flags say otherwise.
    pub severity: Severity,
    /// Hard or lint.
    pub force: Force,
    /// Class of finding.
    pub class: Class,
    /// One line, no full stop.
    pub summary: &'static str,
    /// The page that `explain` shows, in Markdown.
    pub page: &'static str,
}

macro_rules! codes {
    ($($(#[$meta:meta])* $ident:ident = $name:literal, $severity:ident, $force:ident, $class:ident, $summary:literal;)*) => {
        $(
            #[doc = $summary]
            $(#[$meta])*
            pub static $ident: CodeInfo = CodeInfo {
                name: $name,
                severity: Severity::$severity,
                force: Force::$force,
                class: Class::$class,
                summary: $summary,
                page: include_str!(concat!("../../../docs/codes/", $name, ".md")),
            };
        )*
        /// Every code, in the order of declaration.
        pub static ALL: &[&CodeInfo] = &[$(&$ident),*];
    };
}

codes! {
    // Reading.
    SYNTAX = "syntax", Error, Hard, Input, "The text is not well-formed";
    UNREADABLE = "unreadable", Error, Hard, Input, "A file cannot be read, or is of no known kind";
    TOO_DEEP = "too-deep", Error, Hard, Input, "Nesting is deeper than any real program has";
    INVALID_IR = "invalid-ir", Error, Hard, Input, "The module breaks a rule of the LLVM language reference";
    NOTHING_CHECKED = "nothing-checked", Warning, Lint, Input, "The input defines no function, so nothing was checked";
    // Linking.
    NO_ROOT = "no-root", Error, Hard, Input, "Nothing in the input is visible to the host or to another module";
    // Kernels.
    KERNEL_CALLED = "kernel-called", Error, Hard, Input, "A kernel is called as a function";
    KERNEL_CALLED_INDIRECT = "kernel-called-indirect", Error, Hard, Input, "A kernel is called through a pointer";
    KERNEL_ADDRESS_TAKEN = "kernel-address-taken", Note, Lint, Input, "The address of a kernel escapes in device code";
    CALL_CC_MISMATCH = "call-cc-mismatch", Error, Hard, Input, "A call uses another calling convention than the function that it calls";
    KERNEL_VARARGS = "kernel-varargs", Error, Hard, Input, "A kernel takes a variable number of arguments";
    KERNEL_CC_WRONG_TARGET = "kernel-cc-wrong-target", Error, Hard, Input, "A function has the kernel convention of another device";
    PARAM_TYPE_UNSUPPORTED = "param-type-unsupported", Error, Hard, Input, "A parameter or result has a type that the device cannot pass";
    LAUNCH_BOUNDS = "launch-bounds", Error, Hard, Input, "What a kernel says of its launches contradicts itself";
    LAUNCH_BOUNDS_NON_KERNEL = "launch-bounds-non-kernel", Warning, Lint, Input, "Launch bounds on a device function have no effect";
    CALL_OF_CONSTANT_POINTER = "call-of-constant-pointer", Warning, Lint, Input, "A call goes to null or to no definite address";
    // The module as a whole.
    MODULE_TARGET = "module-target", Error, Hard, Input, "The module is for another target, or does not say for which";
    EXTERNAL_UNRESOLVED = "external-unresolved", Error, Hard, Input, "A function is called that nothing defines";
    SYMBOL_NAME_INVALID = "symbol-name-invalid", Error, Hard, Input, "PTX cannot spell the name of a kernel";
    // Instructions.
    INTRINSIC_NEEDS_NEWER_TARGET = "intrinsic-needs-newer-target", Error, Hard, Input, "The target lacks an instruction that the code asks for";
    INLINE_ASM = "inline-asm", Error, Hard, Input, "Inline assembly is not what the device has";
    // PTX.
    INVALID_PTX = "invalid-ptx", Error, Hard, Input, "The PTX breaks a rule of the PTX ISA manual";
    PTX_VERSION_TARGET = "ptx-version-target", Error, Hard, Input, "PTX uses what its `.version` or `.target` does not have";
    PTX_DUPLICATE_SYMBOL = "ptx-duplicate-symbol", Error, Hard, Input, "One name is declared for two things";
    PTX_EXIT_IN_FUNC = "ptx-exit-in-func", Note, Lint, Input, "`exit` in a device function ends the thread";
    CALL_SIGNATURE_MISMATCH = "call-signature-mismatch", Error, Hard, Input, "A call passes other parameters than the function takes";
    ALIAS_OF_KERNEL = "alias-of-kernel", Error, Hard, Input, "An alias names a kernel";
    KERNEL_RETURNS_VALUE = "kernel-returns-value", Error, Hard, Input, "A kernel returns a value";
    PARAM_TOTAL_SIZE = "param-total-size", Error, Hard, Input, "The parameters of a kernel take more bytes than a launch can pass";
    // Execution.
    BAD_LAUNCH = "bad-launch", Error, Hard, Input, "A launch does not fit the kernel";
    OUT_OF_BOUNDS = "out-of-bounds", Error, Hard, Input, "An access to memory lies outside of every object";
    MISALIGNED = "misaligned", Error, Hard, Input, "An access to memory is not aligned to its size";
    WRONG_SPACE = "wrong-space", Error, Hard, Input, "An access goes to another kind of memory than it says";
    UNINITIALISED = "uninitialised", Error, Lint, Input, "Memory is read that nobody wrote";
    TRAP = "trap", Error, Hard, Input, "The kernel stopped itself";
    STACK_OVERFLOW = "stack-overflow", Error, Hard, Input, "The stack of a thread is full";
    UNRESOLVED_CALL = "unresolved-call", Error, Hard, Input, "A call reaches no function that fits";
    BARRIER_DIVERGENT = "barrier-divergent", Error, Lint, Input, "Threads disagree about where they wait for each other";
    DEADLOCK = "deadlock", Error, Hard, Input, "Threads wait for each other forever";
    STEP_LIMIT = "step-limit", Error, Hard, Input, "The kernel does not end";
    // The three classes that are not about a rule.
    UNSUPPORTED = "unsupported", Error, Hard, Unsupported, "ptxgate does not do this yet";
    INTERNAL = "internal", Error, Hard, Internal, "A bug in ptxgate";
}

/// The code of that name.
pub fn find(name: &str) -> Option<&'static CodeInfo> {
    ALL.iter().copied().find(|code| code.name == name)
}

impl CodeInfo {
    /// Whether a finding with this code means that the job could not be done: exit code 2 instead of 1.
    pub fn stops(&self) -> bool {
        self.class != Class::Input || self.name == UNREADABLE.name
    }

    /// Whether a finding with this code means that the input was not understood, so that nothing can be said of the rest.
    pub(crate) fn aborts(&self) -> bool {
        [UNREADABLE.name, SYNTAX.name, TOO_DEEP.name, INVALID_IR.name].contains(&self.name)
    }
}

/// Codes that are spelt like `name`, best first, at most three.
pub fn nearest(name: &str) -> Vec<&'static str> {
    let name = name.trim().to_ascii_lowercase().replace(['_', ' '], "-");
    let limit = (name.len() / 3).max(1);
    let mut near: Vec<(usize, &'static str)> = ALL
        .iter()
        .map(|code| (distance(&name, code.name), code.name))
        .filter(|(distance, code)| *distance <= limit || (name.len() >= 4 && code.contains(&name)))
        .collect();
    near.sort_unstable();
    near.into_iter().map(|(_, code)| code).take(3).collect()
}

/// Number of single-character edits between two words.
fn distance(a: &str, b: &str) -> usize {
    // Codes are short; a word that is not cannot be near one.
    if a.len() > 64 {
        return usize::MAX;
    }
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, ca) in a.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, cb) in b.iter().enumerate() {
            let change = diagonal + usize::from(ca != *cb);
            diagonal = row[j + 1];
            row[j + 1] = change.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_slugs_without_a_twin() {
        for (index, code) in ALL.iter().enumerate() {
            let slug = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            assert!(
                code.name.chars().all(slug) && !code.name.starts_with('-') && !code.name.ends_with('-'),
                "{}",
                code.name
            );
            assert!(!code.name.contains("--"), "{}", code.name);
            assert!(
                ALL[..index].iter().all(|other| other.name != code.name),
                "{} is declared twice",
                code.name
            );
            assert!(!code.summary.ends_with('.') && !code.summary.is_empty(), "{}: summary", code.name);
            assert!(std::ptr::eq(find(code.name).unwrap(), *code));
        }
    }

    #[test]
    fn every_page_has_its_title_and_sections() {
        for code in ALL {
            let mut lines = code.page.lines();
            assert_eq!(lines.next(), Some(format!("# {}", code.name).as_str()), "title of the page");
            let sections: Vec<&str> = code.page.lines().filter_map(|line| line.strip_prefix("## ")).collect();
            let wanted = ["What it is", "Why it breaks", "Example", "What to do"];
            assert_eq!(sections, wanted, "sections of docs/codes/{}.md", code.name);
            for text in code.page.split("\n## ").skip(1) {
                let filled = text.lines().skip(1).any(|line| !line.is_empty() && !line.starts_with("```"));
                assert!(filled, "{}: an empty section", code.name);
            }
            assert!(
                code.page.lines().all(|line| line.len() <= 120),
                "{}: a line over 120 columns",
                code.name
            );
        }
    }

    #[test]
    fn misspelt_codes_find_their_neighbours() {
        assert_eq!(nearest("kernel-caled")[0], "kernel-called");
        assert_eq!(nearest("Kernel_Called")[0], "kernel-called");
        assert!(nearest("xyzzy-plugh").is_empty());
        assert!(nearest(&"k".repeat(100_000)).is_empty());
    }
}
