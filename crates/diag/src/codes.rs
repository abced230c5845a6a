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
    // Linking.
    NO_ROOT = "no-root", Error, Hard, Input, "Nothing in the input is visible to the host or to another module";
    // Kernels.
    KERNEL_CALLED = "kernel-called", Error, Hard, Input, "A kernel is called as a function";
    KERNEL_CALLED_INDIRECT = "kernel-called-indirect", Error, Hard, Input, "A kernel is called through a pointer";
    KERNEL_ADDRESS_TAKEN = "kernel-address-taken", Note, Lint, Input, "The address of a kernel escapes in device code";
    CALL_CC_MISMATCH = "call-cc-mismatch", Error, Hard, Input, "A call uses another calling convention than the function that it calls";
    // The three classes that are not about a rule.
    UNSUPPORTED = "unsupported", Error, Hard, Unsupported, "ptxgate does not do this yet";
    INTERNAL = "internal", Error, Hard, Internal, "A bug in ptxgate";
}

/// The code of that name.
pub fn find(name: &str) -> Option<&'static CodeInfo> {
    ALL.iter().copied().find(|code| code.name == name)
}
