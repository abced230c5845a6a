//! Intrinsics of the language reference that NVIDIA's devices have no instruction and no library for; measured with `llc` 19
//! and 22 for sm_80.

use super::Fault;
use crate::rules::Context;
use diag::{Breaks, NEWEST, OLDEST, Severity, codes, llvm, nvvm, nvvm7, ptxgate};

const NULL: &[Breaks] = &[
    llvm(0, u16::MAX, "gives 0"),
    nvvm7(OLDEST, NEWEST, "gives 0 or refuses it"),
    nvvm(OLDEST, NEWEST, "gives 0 or refuses it"),
    ptxgate("refuses it"),
];

/// First words behind `llvm.` of intrinsics of other machines.
const MACHINES: [&str; 16] = [
    "aarch64",
    "amdgcn",
    "arm",
    "bpf",
    "dx",
    "hexagon",
    "loongarch",
    "mips",
    "ppc",
    "r600",
    "riscv",
    "s390",
    "spv",
    "ve",
    "wasm",
    "x86",
];

/// `name` is without `llvm.`.
pub(super) fn judge(context: &Context<'_>, name: &str) -> Option<Fault> {
    let mut parts = name.split('.');
    let (word, ty) = (parts.next()?, parts.next().unwrap_or_default());
    if MACHINES.contains(&word) {
        return error("is an intrinsic of another machine", "use what NVIDIA has for it");
    }
    if let Some(fault) = math(word, ty) {
        return Some(fault);
    }
    match word {
        "returnaddress" | "frameaddress" | "addressofreturnaddress" | "sponentry" => {
            let mut fault = Fault::error(
                &codes::INTRINSIC_UNSUPPORTED,
                "gives 0: device code cannot see its stack",
                "remove it",
            );
            fault.severity = if word == "returnaddress" || word == "frameaddress" {
                Severity::Note
            } else {
                Severity::Error
            };
            fault.breaks = Some(NULL);
            Some(fault)
        }
        "stacksave" | "stackrestore" => {
            let old = context.target.sm.number < 52 || context.is_version_before(7, 3);
            old.then(|| {
                let what = "needs sm_52 and PTX 7.3";
                let mut fault =
                    Fault::error(&codes::INTRINSIC_UNSUPPORTED, what, "raise target and PTX version");
                fault.breaks = Some(if context.target.sm.number < 52 { TOO_OLD } else { STACK });
                fault
            })
        }
        "eh" if ty == "sjlj" => {
            error("returns 0 and never comes back: devices have no `setjmp`", "restructure the code")
        }
        "init" | "adjust" if ty == "trampoline" => {
            error("would write code: no device runs what it wrote", "pass the context as an argument")
        }
        "clear_cache"
        | "read_register"
        | "write_register"
        | "read_volatile_register"
        | "localescape"
        | "localrecover"
        | "localaddress"
        | "stackguard"
        | "pcmarker"
        | "xray"
        | "seh"
        | "swift" => error("has no meaning on a device", "remove it"),
        "thread" if ty == "pointer" => {
            error("has no meaning: devices have no thread-local storage", "remove it")
        }
        "vscale" => error("has no meaning: devices have no scalable vectors", "use fixed vectors"),
        _ => None,
    }
}

const TOO_OLD: &[Breaks] = &[diag::everybody("")];
const STACK: &[Breaks] = &[llvm(0, u16::MAX, "aborts for a PTX version before 7.3")];

fn error(what: &str, help: &str) -> Option<Fault> {
    Some(Fault::error(&codes::INTRINSIC_UNSUPPORTED, what, help))
}

/// Functions of mathematics; with `afn` some have an instruction, for single precision and less.
fn math(word: &str, ty: &str) -> Option<Fault> {
    let approximate = ["sin", "cos", "tanh"].contains(&word);
    let never = [
        "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "exp", "exp10", "log", "log2", "log10",
        "pow", "sincos", "sincospi",
    ]
    .contains(&word)
        || word == "exp2" && ty == "f64";
    if !approximate && !never {
        return None;
    }
    let single = if ty == "f64" { "" } else { "f" };
    let help = format!("call `__nv_{word}{single}` and link libdevice (`libdevice.10.bc`)");
    let what = "is a function of a library: NVIDIA's devices have no instruction for it";
    let mut fault = Fault::error(&codes::INTRINSIC_UNSUPPORTED, what, help);
    fault.fine_with_afn = approximate && ty != "f64";
    if fault.fine_with_afn {
        fault.help = format!("{}, or allow the approximation with the flag `afn`", fault.help);
    }
    Some(fault)
}
