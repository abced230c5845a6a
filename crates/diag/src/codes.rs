//! The registry of diagnostic codes. Each code is declared once, here; its page lies in `docs/codes/`.
//!
//! The registry feeds `explain`, the formats and the documentation. Codes are words, never reused, and renamed only
//! before the first release.

use crate::consumer::{Breaks, everybody};
use crate::{Severity, Who};

/// Whether a rule can be silenced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Force {
    /// A stage behind relies on it, or nobody can make it work: flags that silence it are a usage error.
    Hard,
    /// `--allow`, `--warn`, `--deny`, baselines and `--for` act on it.
    Lint,
    /// A lint that states a true property of a program that may well be correct, such as recursion.
    Informative,
}

impl Force {
    /// `hard`, `lint` or `informative`.
    pub fn name(self) -> &'static str {
        match self {
            Force::Hard => "hard",
            Force::Lint => "lint",
            Force::Informative => "informative",
        }
    }
}

/// The kinds of device whose code a rule judges.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Targets(u8);

impl Targets {
    /// NVIDIA: LLVM IR for `nvptx64`, and PTX.
    pub const NVPTX: Targets = Targets(1);
    /// AMD: LLVM IR for `amdgcn`.
    pub const AMDGPU: Targets = Targets(2);
    /// SPIR-V: LLVM IR for `spirv32`, `spirv64` and `spirv`.
    pub const SPIRV: Targets = Targets(4);
    /// NVIDIA and AMD.
    pub const NVPTX_AMDGPU: Targets = Targets(1 | 2);
    /// NVIDIA and SPIR-V.
    pub const NVPTX_SPIRV: Targets = Targets(1 | 4);
    /// All of them.
    pub const ALL: Targets = Targets(1 | 2 | 4);

    /// `nvptx`, `amdgpu`, `spirv`, as far as they are in the set.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        let all = [(Targets::NVPTX, "nvptx"), (Targets::AMDGPU, "amdgpu"), (Targets::SPIRV, "spirv")];
        all.into_iter().filter(move |(one, _)| self.0 & one.0 != 0).map(|(_, name)| name)
    }
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
    /// Hard, lint or informative.
    pub force: Force,
    /// Class of finding.
    pub class: Class,
    /// One line, no full stop.
    pub summary: &'static str,
    /// The kinds of device it is about.
    pub targets: Targets,
    /// Who breaks, and how, unless a finding says otherwise.
    pub breaks: &'static [Breaks],
    /// The page that `explain` shows, in Markdown.
    pub page: &'static str,
}

/// A row: identifier, slug, severity, force, class, summary; then, where it is not [`Targets::ALL`] and everybody, the
/// targets and the list of who breaks.
macro_rules! codes {
    ($($(#[$meta:meta])* $ident:ident = $name:literal, $severity:ident, $force:ident, $class:ident, $summary:literal
        $(, $targets:ident $(, $breaks:expr)?)?;)*) => {
        $(
            #[doc = $summary]
            $(#[$meta])*
            pub static $ident: CodeInfo = CodeInfo {
                name: $name,
                severity: Severity::$severity,
                force: Force::$force,
                class: Class::$class,
                summary: $summary,
                targets: codes!(@targets $($targets)?),
                breaks: codes!(@breaks $($($breaks)?)?),
                page: include_str!(concat!("../../../docs/codes/", $name, ".md")),
            };
        )*
        /// Every code, in the order of declaration.
        pub static ALL: &[&CodeInfo] = &[$(&$ident),*];
    };
    (@targets) => { Targets::ALL };
    (@targets $targets:ident) => { Targets::$targets };
    (@breaks) => { &[everybody("")] };
    (@breaks $breaks:expr) => { &$breaks };
}

codes! {
    // Reading.
    SYNTAX = "syntax", Error, Hard, Input, "The text is not well-formed";
    UNREADABLE = "unreadable", Error, Hard, Input, "A file cannot be read, or is of no known kind";
    TOO_DEEP = "too-deep", Error, Hard, Input, "Nesting is deeper than any real program has";
    INVALID_IR = "invalid-ir", Error, Hard, Input, "The module breaks a rule of the LLVM language reference";
    INVALID_DEBUG_INFO = "invalid-debug-info", Warning, Lint, Input, "Debug information is malformed, and LLVM drops all of it";
    NOTHING_CHECKED = "nothing-checked", Warning, Lint, Input, "The input defines no function, so nothing was checked";
    MEMBER_SKIPPED = "member-skipped", Note, Lint, Input, "A member of an archive holds no LLVM IR";
    // Linking.
    NO_ROOT = "no-root", Error, Hard, Input, "Nothing in the input is visible to the host or to another module";
    DUPLICATE_SYMBOL = "duplicate-symbol", Error, Hard, Input, "Two inputs define one symbol";
    LINK_CONFLICT = "link-conflict", Error, Hard, Input, "Two inputs say things that cannot both hold";
    DECLARATION_MISMATCH = "declaration-mismatch", Warning, Lint, Input, "A function is declared otherwise than another input defines it";
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
    // Rules on IR: what a kernel may say and take, and what devices or their compilers cannot do.
    ALIAS_OF_VARIABLE = "alias-of-variable", Error, Lint, Input, "An alias names a variable";
    IFUNC_UNSUPPORTED = "ifunc-unsupported", Error, Hard, Input, "An ifunc has to be resolved when the program is loaded";
    KERNEL_AS_CTOR = "kernel-as-ctor", Error, Hard, Input, "A kernel is listed as a constructor";
    KERNEL_MERGED = "kernel-merged", Error, Hard, Input, "Function merging made one kernel call another";
    KERNEL_MARKING_CONFLICT = "kernel-marking-conflict", Error, Lint, Input, "A function is marked as a kernel and as none";
    KERNEL_MARKING_MALFORMED = "kernel-marking-malformed", Warning, Lint, Input, "A kernel annotation is not written as tools read it";
    ANNOTATION_UPGRADE_HAZARD = "annotation-upgrade-hazard", Warning, Lint, Input, "Reading the module with LLVM 20 or later changes it";
    ANNOTATION_UNKNOWN_KEY = "annotation-unknown-key", Warning, Lint, Input, "An annotation or an nvvm attribute has an unknown name";
    KERNEL_NOT_EXPORTED = "kernel-not-exported", Warning, Lint, Input, "The host cannot find a kernel";
    NO_ENTRY_POINTS = "no-entry-points", Note, Lint, Input, "The module defines no kernel";
    KERNEL_LINKAGE = "kernel-linkage", Note, Lint, Input, "A kernel's visibility has no effect";
    EXTERN_WEAK = "extern-weak", Error, Hard, Input, "A weak reference that the device cannot leave open";
    SECTION_IGNORED = "section-ignored", Note, Lint, Input, "A section or comdat has no effect";
    PARAM_INT_WIDTH = "param-int-width", Error, Lint, Input, "A kernel parameter is an integer of odd width";
    PARAM_SUBBYTE_VECTOR = "param-subbyte-vector", Error, Lint, Input, "A vector parameter is smaller in memory than what LLVM reads";
    PARAM_ZERO_SIZE = "param-zero-size", Error, Lint, Input, "A parameter has no bytes";
    PARAM_ADDRESS_SPACE = "param-address-space", Error, Lint, Input, "A kernel parameter points into memory that the host cannot address";
    PARAM_ATTR_ON_KERNEL = "param-attr-on-kernel", Warning, Lint, Input, "An attribute on a kernel parameter has no meaning";
    PARAM_BYVAL_ALIGN = "param-byval-align", Warning, Lint, Input, "The stated alignment of a by-value parameter is not the one that it gets";
    PARAM_BYREF = "param-byref", Warning, Lint, Input, "`byref` passes a pointer on NVIDIA";
    PARAM_FUNCTION_POINTER = "param-function-pointer", Note, Lint, Input, "A kernel calls one of its parameters";
    BYVAL_HUGE = "byval-huge", Warning, Lint, Input, "A large argument is passed by value";
    CLUSTER_DIMS = "cluster-dims", Error, Lint, Input, "What a kernel says of its clusters cannot be";
    GRID_CONSTANT = "grid-constant", Error, Lint, Input, "`grid_constant` is misused";
    SYMBOL_NAME_RESERVED = "symbol-name-reserved", Error, Lint, Input, "A name is a word of PTX";
    NAME_COLLISION = "name-collision", Error, Lint, Input, "A symbol has a name that LLVM gives to something else";
    KERNEL_NAME_MISSING = "kernel-name-missing", Warning, Lint, Input, "A kernel has no name";
    INTRINSIC_UNSUPPORTED = "intrinsic-unsupported", Error, Lint, Input, "An intrinsic has no implementation on the device";
    INTRINSIC_UNKNOWN = "intrinsic-unknown", Error, Lint, Input, "Nobody knows this intrinsic";
    ATOMICS = "atomics", Error, Lint, Input, "An atomic operation that the target does not have";
    EXCEPTIONS = "exceptions", Error, Lint, Input, "Exceptions do not exist on the device";
    TLS = "tls", Error, Lint, Input, "A variable of a thread would be shared by all";
    GLOBAL_INIT_UNSUPPORTED = "global-init-unsupported", Error, Lint, Input, "PTX cannot express an initial value";
    SHARED_INITIALISED = "shared-initialised", Error, Lint, Input, "A shared variable has an initial value that nothing stores";
    STATIC_MEMORY_SIZE = "static-memory-size", Error, Lint, Input, "Static variables take more memory than there is";
    CONSTANT_SPACE_WRITE = "constant-space-write", Error, Hard, Input, "Constant memory is written";
    GLOBAL_TYPE = "global-type", Error, Lint, Input, "A variable has a type that LLVM emits wrongly";
    GLOBAL_ADDRESS_SPACE = "global-address-space", Error, Lint, Input, "A variable lies in an address space that PTX has no name for";
    VARARGS = "varargs", Warning, Lint, Input, "A variadic function on the device";
    RECURSION = "recursion", Warning, Lint, Input, "A function can call itself";
    MUSTTAIL_NOT_HONOURED = "musttail-not-honoured", Warning, Lint, Input, "A guaranteed tail call is an ordinary call";
    COMPUTED_GOTO = "computed-goto", Error, Lint, Input, "A jump to an address";
    DYNAMIC_ALLOCA = "dynamic-alloca", Error, Lint, Input, "A stack object of run-time size needs a newer target";
    LOCAL_MEMORY_SIZE = "local-memory-size", Warning, Lint, Input, "A function has a very large stack frame";
    ALLOCA_ADDRESS_SPACE = "alloca-address-space", Error, Lint, Input, "A stack object in another address space than the data layout says";
    DEVICE_CTOR = "device-ctor", Warning, Lint, Input, "A constructor that nothing runs";
    CONVERGENT_MISSING = "convergent-missing", Note, Lint, Input, "A function with a barrier is not convergent";
    GC_ON_DEVICE = "gc-on-device", Warning, Lint, Input, "A garbage collector is named on the device";
    PREFIX_DATA_IGNORED = "prefix-data-ignored", Error, Lint, Input, "Data before a function cannot be emitted";
    NAKED_FUNCTION = "naked-function", Note, Lint, Input, "A naked function on the device";
    FOREIGN_CALLING_CONVENTION = "foreign-calling-convention", Note, Lint, Input, "A calling convention of another machine is ignored";
    SPIRV_FUNCTION_POINTER = "spirv-function-pointer", Error, Hard, Input, "SPIR-V has no call through a pointer";
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
    /// Whether whoever comes breaks on it.
    pub fn breaks_everybody(&self) -> bool {
        self.breaks.iter().any(|breaks| breaks.who == Who::Everybody)
    }

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
    fn hard_rules_break_everybody() {
        for code in ALL.iter().filter(|code| code.force == Force::Hard) {
            assert!(code.breaks_everybody(), "{} is hard, and somebody gets it right", code.name);
        }
        for code in ALL {
            assert!(!code.breaks.is_empty() && code.targets.names().next().is_some(), "{}", code.name);
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
