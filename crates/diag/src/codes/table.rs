//! The table of diagnostic codes. A row: identifier, slug, severity, force, class, summary; then, where it is not all kinds
//! of device and everybody, the targets and who breaks.
//!
//! Severity and who breaks are those of the usual finding; a rule whose findings differ says so on each. What tools do
//! was measured with LLVM 14, 19 and 22, libNVVM and `ptxas` of CUDA 11.8 to 13.5; `u16::MAX` and [`NEWEST`] leave a
//! range open.

use super::{Class, CodeInfo, Force, Targets};
use crate::Severity;
use crate::consumer::{NEWEST, OLDEST, everybody, llvm, nvvm, nvvm7};

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
                page: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/codes/", $name, ".md")),
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
    SYNTAX = "syntax", Error, Hard, Input,
        "The text is not well-formed";
    UNREADABLE = "unreadable", Error, Hard, Input,
        "A file cannot be read, or is of no known kind";
    TOO_DEEP = "too-deep", Error, Hard, Input,
        "Nesting is deeper than any real program has";
    INVALID_IR = "invalid-ir", Error, Hard, Input,
        "The module breaks a rule of the LLVM language reference";
    INVALID_DEBUG_INFO = "invalid-debug-info", Warning, Lint, Input,
        "Debug information is malformed, and LLVM drops all of it", ALL,
        [llvm(0, u16::MAX, "drops all debug information of the module")];
    NOTHING_CHECKED = "nothing-checked", Warning, Lint, Input,
        "The input defines no function, so nothing was checked";
    MEMBER_SKIPPED = "member-skipped", Note, Lint, Input,
        "A member of an archive holds no LLVM IR";
    // Linking.
    NO_ROOT = "no-root", Error, Hard, Input,
        "Nothing in the input is visible to the host or to another module";
    DUPLICATE_SYMBOL = "duplicate-symbol", Error, Hard, Input,
        "Two inputs define one symbol", ALL,
        [everybody("the linker refuses it")];
    LINK_CONFLICT = "link-conflict", Error, Hard, Input,
        "Two inputs say things that cannot both hold";
    LINK_CALL_ENTRY = "link-call-entry", Error, Hard, Input,
        "A module calls as a function what another defines as a kernel", NVPTX;
    LINK_DUPLICATE = "link-duplicate", Error, Hard, Input,
        "Two modules define one name", NVPTX;
    LINK_SIGNATURE_MISMATCH = "link-signature-mismatch", Error, Hard, Input,
        "A module declares a function with other parameters than another defines", NVPTX;
    DECLARATION_MISMATCH = "declaration-mismatch", Warning, Lint, Input,
        "A function is declared otherwise than another input defines it";
    // Kernels.
    KERNEL_CALLED = "kernel-called", Error, Hard, Input,
        "A kernel is called as a function", ALL,
        [everybody("the call ends the thread instead of returning, where nothing refuses it")];
    KERNEL_CALLED_INDIRECT = "kernel-called-indirect", Error, Hard, Input,
        "A kernel is called through a pointer", ALL,
        [everybody("the call ends the thread instead of returning, and no assembler or linker says so")];
    KERNEL_ADDRESS_TAKEN = "kernel-address-taken", Note, Lint, Input,
        "The address of a kernel escapes in device code";
    CALL_CC_MISMATCH = "call-cc-mismatch", Error, Hard, Input,
        "A call uses another calling convention than the function that it calls", ALL,
        [everybody("the call is undefined, and optimisers delete the caller from there on")];
    KERNEL_VARARGS = "kernel-varargs", Error, Hard, Input,
        "A kernel takes a variable number of arguments", ALL,
        [everybody("no launch can pass such arguments")];
    KERNEL_CC_WRONG_TARGET = "kernel-cc-wrong-target", Error, Hard, Input,
        "A function has the kernel convention of another device", ALL,
        [everybody("there is no entry point, or the function is refused")];
    PARAM_TYPE_UNSUPPORTED = "param-type-unsupported", Error, Hard, Input,
        "A parameter or result has a type that the device cannot pass";
    LAUNCH_BOUNDS = "launch-bounds", Error, Hard, Input,
        "What a kernel says of its launches contradicts itself", NVPTX_AMDGPU;
    LAUNCH_BOUNDS_NON_KERNEL = "launch-bounds-non-kernel", Warning, Lint, Input,
        "Launch bounds on a device function have no effect", NVPTX,
        [everybody("the bounds have no effect")];
    CALL_OF_CONSTANT_POINTER = "call-of-constant-pointer", Warning, Lint, Input,
        "A call goes to null or to no definite address", ALL,
        [everybody("the call is undefined, and optimisers delete what leads to it")];
    // Rules on IR: what a kernel may say and take, and what devices or their compilers cannot do.
    ALIAS_OF_VARIABLE = "alias-of-variable", Error, Lint, Input,
        "An alias names a variable", NVPTX,
        [llvm(15, u16::MAX, "aborts"), nvvm7(OLDEST, NEWEST, "refuses it"), nvvm(OLDEST, NEWEST, "refuses it")];
    IFUNC_UNSUPPORTED = "ifunc-unsupported", Error, Hard, Input,
        "An ifunc has to be resolved when the program is loaded", ALL,
        [everybody("PTX has nothing that picks a function when it is loaded")];
    KERNEL_AS_CTOR = "kernel-as-ctor", Error, Hard, Input,
        "A kernel is listed as a constructor", NVPTX,
        [everybody("the kernel would be called, which ends the thread")];
    KERNEL_MARKING_CONFLICT = "kernel-marking-conflict", Error, Lint, Input,
        "A function is marked as a kernel and as none", NVPTX_AMDGPU,
        [everybody("tools disagree on which marking wins")];
    KERNEL_MARKING_MALFORMED = "kernel-marking-malformed", Warning, Lint, Input,
        "A kernel annotation is not written as tools read it", NVPTX,
        [everybody("some tools see a kernel, others a device function, others crash")];
    ANNOTATION_UPGRADE_HAZARD = "annotation-upgrade-hazard", Warning, Lint, Input,
        "Reading the module with LLVM 20 or later changes it", ALL,
        [llvm(20, u16::MAX, "gives the function the convention `ptx_kernel` while it reads")];
    ANNOTATION_UNKNOWN_KEY = "annotation-unknown-key", Warning, Lint, Input,
        "An annotation or an nvvm attribute has an unknown name", NVPTX,
        [everybody("it has no effect")];
    KERNEL_NOT_EXPORTED = "kernel-not-exported", Warning, Lint, Input,
        "The host cannot find a kernel", ALL,
        [everybody("the host cannot find the kernel, and optimisers may delete it")];
    NO_ENTRY_POINTS = "no-entry-points", Note, Informative, Input,
        "The module defines no kernel";
    KERNEL_LINKAGE = "kernel-linkage", Note, Lint, Input,
        "A kernel's visibility has no effect", NVPTX;
    EXTERN_WEAK = "extern-weak", Error, Hard, Input,
        "A weak reference that the device cannot leave open", NVPTX,
        [everybody("ptxas refuses what is left open")];
    KERNEL_UNDEFINED = "kernel-undefined", Warning, Lint, Input,
        "A kernel has no defined path", ALL;
    SECTION_IGNORED = "section-ignored", Note, Lint, Input,
        "A section or comdat has no effect", NVPTX,
        [everybody("PTX has no sections for code and data")];
    PARAM_INT_WIDTH = "param-int-width", Error, Lint, Input,
        "A kernel parameter is an integer of odd width", NVPTX,
        [
            llvm(0, u16::MAX, "declares the parameter with a type that ptxas cannot read, or crashes"),
            nvvm7(OLDEST, NEWEST, "declares the parameter with a type that ptxas cannot read, or crashes"),
            nvvm(OLDEST, NEWEST, "declares the parameter with a type that ptxas cannot read, or crashes"),
        ];
    PARAM_SUBBYTE_VECTOR = "param-subbyte-vector", Error, Lint, Input,
        "A vector parameter is smaller in memory than what LLVM reads", NVPTX,
        [
            llvm(0, u16::MAX, "reads lanes from behind the parameter"),
            nvvm7(OLDEST, NEWEST, "reads lanes from behind the parameter"),
            nvvm(OLDEST, NEWEST, "reads lanes from behind the parameter"),
        ];
    PARAM_ZERO_SIZE = "param-zero-size", Error, Lint, Input,
        "A parameter has no bytes", NVPTX,
        [
            llvm(0, u16::MAX, "aborts, or declares an array of no length"),
            nvvm7(OLDEST, NEWEST, "refuses the type"),
            nvvm(OLDEST, NEWEST, "refuses the type"),
        ];
    PARAM_ADDRESS_SPACE = "param-address-space", Error, Lint, Input,
        "A kernel parameter points into memory that the host cannot address", ALL,
        [everybody("the host cannot make such a pointer")];
    PARAM_ATTR_ON_KERNEL = "param-attr-on-kernel", Warning, Lint, Input,
        "An attribute on a kernel parameter has no meaning", NVPTX_AMDGPU,
        [everybody("the attribute has no effect, or is refused")];
    PARAM_BYVAL_ALIGN = "param-byval-align", Warning, Lint, Input,
        "The stated alignment of a by-value parameter is not the one that it gets", NVPTX,
        [everybody("the parameter lies at another offset than its alignment says")];
    PARAM_BYREF = "param-byref", Warning, Lint, Input,
        "`byref` passes a pointer on NVIDIA", NVPTX,
        [everybody("the argument is passed as a pointer")];
    PARAM_FUNCTION_POINTER = "param-function-pointer", Note, Informative, Input,
        "A kernel calls one of its parameters", NVPTX;
    BYVAL_HUGE = "byval-huge", Warning, Lint, Input,
        "A large argument is passed by value", NVPTX,
        [llvm(0, u16::MAX, "takes time that grows with the square of the size")];
    CLUSTER_DIMS = "cluster-dims", Error, Lint, Input,
        "What a kernel says of its clusters cannot be", NVPTX;
    GRID_CONSTANT = "grid-constant", Error, Lint, Input,
        "`grid_constant` is misused", NVPTX;
    SYMBOL_NAME_RESERVED = "symbol-name-reserved", Error, Lint, Input,
        "A name is a word of PTX", NVPTX,
        [everybody("ptxas reads the name as a word of its language")];
    NAME_COLLISION = "name-collision", Error, Lint, Input,
        "A symbol has a name that LLVM gives to something else", NVPTX,
        [
            llvm(0, u16::MAX, "gives parameters and labels such names without looking"),
            nvvm7(OLDEST, NEWEST, "gives parameters and labels such names without looking"),
            nvvm(OLDEST, NEWEST, "gives parameters and labels such names without looking"),
        ];
    KERNEL_NAME_MISSING = "kernel-name-missing", Warning, Lint, Input,
        "A kernel has no name", NVPTX,
        [everybody("the host cannot name the kernel")];
    INTRINSIC_UNSUPPORTED = "intrinsic-unsupported", Error, Lint, Input,
        "An intrinsic has no implementation on the device", NVPTX;
    INTRINSIC_UNKNOWN = "intrinsic-unknown", Error, Lint, Input,
        "Nobody knows this intrinsic", NVPTX,
        [everybody("it would be a call of a function whose name PTX cannot spell")];
    ATOMICS = "atomics", Error, Lint, Input,
        "An atomic operation that the target does not have", NVPTX;
    EXCEPTIONS = "exceptions", Error, Lint, Input,
        "Exceptions do not exist on the device", ALL,
        [everybody("the unwind path is dropped without a word, or refused")];
    TLS = "tls", Error, Lint, Input,
        "A variable of a thread would be shared by all", NVPTX,
        [everybody("all threads share one variable, or the module is refused")];
    GLOBAL_INIT_UNSUPPORTED = "global-init-unsupported", Error, Lint, Input,
        "PTX cannot express an initial value", NVPTX;
    SHARED_INITIALISED = "shared-initialised", Error, Lint, Input,
        "A shared variable has an initial value that nothing stores", NVPTX_AMDGPU,
        [everybody("nothing stores the value")];
    SHARED_UNREACHED = "shared-unreached", Warning, Lint, Input,
        "Shared memory is used where no kernel comes by", AMDGPU;
    STATIC_MEMORY_SIZE = "static-memory-size", Error, Lint, Input,
        "Static variables take more memory than there is", NVPTX,
        [everybody("ptxas refuses the kernel")];
    CONSTANT_SPACE_WRITE = "constant-space-write", Error, Hard, Input,
        "Constant memory is written", NVPTX,
        [everybody("ptxas refuses the store; optimisers delete it")];
    GLOBAL_TYPE = "global-type", Error, Lint, Input,
        "A variable has a type that LLVM emits wrongly", NVPTX;
    GLOBAL_ADDRESS_SPACE = "global-address-space", Error, Lint, Input,
        "A variable lies in an address space that PTX has no name for", NVPTX,
        [everybody("PTX has no such memory")];
    VARARGS = "varargs", Warning, Informative, Input,
        "A variadic function on the device", NVPTX,
        [
            llvm(0, u16::MAX, "reads the arguments from local memory at a generic address"),
            nvvm7(OLDEST, NEWEST, "reads the arguments from local memory at a generic address"),
            nvvm(OLDEST, (12, 9), "reads the arguments from local memory at a generic address"),
        ];
    RECURSION = "recursion", Warning, Informative, Input,
        "A function can call itself", ALL,
        [everybody("nobody can compute the size of the stack")];
    MUSTTAIL_NOT_HONOURED = "musttail-not-honoured", Warning, Lint, Input,
        "A guaranteed tail call is an ordinary call", NVPTX,
        [everybody("the call is an ordinary one, and the stack grows")];
    COMPUTED_GOTO = "computed-goto", Error, Lint, Input,
        "A jump to an address", NVPTX_SPIRV,
        [everybody("there is no jump to an address; LLVM writes zeros where the address should be")];
    DYNAMIC_ALLOCA = "dynamic-alloca", Error, Lint, Input,
        "A stack object of run-time size needs a newer target", NVPTX,
        [everybody("the target has no instruction for it")];
    LOCAL_MEMORY_SIZE = "local-memory-size", Warning, Informative, Input,
        "A function has a very large stack frame", NVPTX;
    ALLOCA_ADDRESS_SPACE = "alloca-address-space", Error, Lint, Input,
        "A stack object in another address space than the data layout says", NVPTX_AMDGPU;
    DEVICE_CTOR = "device-ctor", Warning, Lint, Input,
        "A constructor that nothing runs", NVPTX,
        [everybody("it runs only if the host starts it")];
    CONVERGENT_MISSING = "convergent-missing", Note, Lint, Input,
        "A function with a barrier is not convergent", NVPTX,
        [everybody("passes may copy or move the barrier to where not all threads come")];
    GC_ON_DEVICE = "gc-on-device", Warning, Lint, Input,
        "A garbage collector is named on the device", NVPTX,
        [nvvm7(OLDEST, NEWEST, "refuses it"), nvvm(OLDEST, NEWEST, "refuses it")];
    PREFIX_DATA_IGNORED = "prefix-data-ignored", Error, Lint, Input,
        "Data before a function cannot be emitted", NVPTX,
        [
            llvm(0, u16::MAX, "prints it as a directive that ptxas cannot read"),
            nvvm7(OLDEST, NEWEST, "refuses it"),
            nvvm(OLDEST, NEWEST, "refuses it"),
        ];
    NAKED_FUNCTION = "naked-function", Note, Lint, Input,
        "A naked function on the device", NVPTX,
        [nvvm7(OLDEST, NEWEST, "refuses it"), nvvm(OLDEST, NEWEST, "refuses it")];
    FOREIGN_CALLING_CONVENTION = "foreign-calling-convention", Note, Lint, Input,
        "A calling convention of another machine is ignored", NVPTX,
        [everybody("the convention is ignored")];
    SPIRV_FUNCTION_POINTER = "spirv-function-pointer", Error, Hard, Input,
        "SPIR-V has no call through a pointer", SPIRV,
        [everybody("SPIR-V without an extension has no such call")];
    // The module as a whole.
    MODULE_TARGET = "module-target", Error, Hard, Input,
        "The module is for another target, or does not say for which";
    EXTERNAL_UNRESOLVED = "external-unresolved", Error, Hard, Input,
        "A function is called that nothing defines", ALL,
        [everybody("the assembler or the loader refuses the module")];
    SYMBOL_NAME_INVALID = "symbol-name-invalid", Error, Hard, Input,
        "PTX cannot spell the name of a kernel", NVPTX,
        [everybody("ptxas stops at the name, or LLVM aborts")];
    // Instructions.
    INTRINSIC_NEEDS_NEWER_TARGET = "intrinsic-needs-newer-target", Error, Hard, Input,
        "The target lacks an instruction that the code asks for", NVPTX;
    INLINE_ASM = "inline-asm", Error, Hard, Input,
        "Inline assembly is not what the device has", NVPTX;
    // PTX.
    INVALID_PTX = "invalid-ptx", Error, Hard, Input,
        "The PTX breaks a rule of the PTX ISA manual", NVPTX;
    PTX_VERSION_TARGET = "ptx-version-target", Error, Hard, Input,
        "PTX uses what its `.version` or `.target` does not have", NVPTX;
    PTX_DUPLICATE_SYMBOL = "ptx-duplicate-symbol", Error, Hard, Input,
        "One name is declared for two things", NVPTX;
    PTX_EXIT_IN_FUNC = "ptx-exit-in-func", Note, Lint, Input,
        "`exit` in a device function ends the thread", NVPTX;
    CALL_SIGNATURE_MISMATCH = "call-signature-mismatch", Error, Hard, Input,
        "A call passes other parameters than the function takes", ALL,
        [everybody("the callee reads other parameters than were passed")];
    ALIAS_OF_KERNEL = "alias-of-kernel", Error, Hard, Input,
        "An alias names a kernel", NVPTX_SPIRV,
        [everybody("PTX has aliases of device functions only; LLVM aborts")];
    KERNEL_RETURNS_VALUE = "kernel-returns-value", Error, Hard, Input,
        "A kernel returns a value", ALL,
        [everybody("an entry point has no result to write to")];
    PARAM_TOTAL_SIZE = "param-total-size", Error, Hard, Input,
        "The parameters of a kernel take more bytes than a launch can pass", NVPTX,
        [everybody("ptxas refuses the kernel")];
    // Execution.
    BAD_LAUNCH = "bad-launch", Error, Hard, Input,
        "A launch does not fit the kernel", NVPTX;
    OUT_OF_BOUNDS = "out-of-bounds", Error, Hard, Input,
        "An access to memory lies outside of every object", NVPTX;
    MISALIGNED = "misaligned", Error, Hard, Input,
        "An access to memory is not aligned to its size", NVPTX;
    WRONG_SPACE = "wrong-space", Error, Hard, Input,
        "An access goes to another kind of memory than it says", NVPTX;
    UNINITIALISED = "uninitialised", Error, Lint, Input,
        "Memory is read that nobody wrote", NVPTX;
    TRAP = "trap", Error, Hard, Input,
        "The kernel stopped itself", NVPTX;
    STACK_OVERFLOW = "stack-overflow", Error, Hard, Input,
        "The stack of a thread is full", NVPTX;
    UNRESOLVED_CALL = "unresolved-call", Error, Hard, Input,
        "A call reaches no function that fits", NVPTX;
    BARRIER_DIVERGENT = "barrier-divergent", Error, Lint, Input,
        "Threads disagree about where they wait for each other", NVPTX;
    DEADLOCK = "deadlock", Error, Hard, Input,
        "Threads wait for each other forever", NVPTX;
    STEP_LIMIT = "step-limit", Error, Hard, Input,
        "The kernel does not end", NVPTX;
    // The three classes that are not about a rule.
    UNSUPPORTED = "unsupported", Error, Hard, Unsupported,
        "ptxgate does not do this yet";
    INTERNAL = "internal", Error, Hard, Internal,
        "A bug in ptxgate";
}
