//! Variables whose type, address space or initial value a device cannot have: `global-type`, `global-address-space`, `tls`,
//! `shared-initialised`. LLVM's NVPTX usage guide, "Address Spaces".

use super::{Context, Findings};
use crate::{Arch, place};
use diag::{Breaks, CodeInfo, Diagnostic, NEWEST, OLDEST, Severity, codes, llvm, nvvm, nvvm7};
use ir::{Const, ConstKind, GlobalId, TypeKind, Variable};

/// Shared memory, for NVIDIA and AMD alike.
const SHARED: u32 = 3;

const ODD_INTEGER: &[Breaks] = &[
    llvm(0, u16::MAX, "declares a type that ptxas cannot read"),
    nvvm7(OLDEST, NEWEST, "declares a type that ptxas cannot read"),
    nvvm(OLDEST, NEWEST, "declares a type that ptxas cannot read"),
];
const BITS: &[Breaks] = &[
    llvm(15, 22, "keeps only the first element of the initial value"),
    nvvm7(OLDEST, (12, 9), "keeps only the first element of the initial value"),
];
const QUAD: &[Breaks] = &[llvm(0, 19, "crashes")];

/// What is wrong with a variable.
struct Fault {
    code: &'static CodeInfo,
    severity: Severity,
    what: String,
    help: &'static str,
    breaks: Option<&'static [Breaks]>,
}

pub(super) fn check(context: &Context<'_>, findings: &mut Findings) {
    let env = context.env();
    for (id, global) in &env.globals {
        let Some(variable) = global.as_variable() else { continue };
        let name = global.name.map_or(&[][..], |name| env.strings.bytes(name));
        if name.starts_with(b"llvm.") {
            continue;
        }
        let faults = match context.target.arch {
            Arch::Nvptx => nvptx(context, id, variable),
            Arch::Amdgpu => shared(context, id, variable).into_iter().collect(),
            Arch::Spirv => Vec::new(),
        };
        for fault in faults {
            let message = format!("{} {}", context.quoted(id), fault.what);
            let mut diagnostic = Diagnostic::new(fault.code, place::of_global(env, id), message);
            diagnostic.severity = fault.severity;
            if let Some(breaks) = fault.breaks {
                diagnostic = diagnostic.breaks(breaks);
            }
            findings.at_global(id, diagnostic.help(fault.help));
        }
    }
}

fn nvptx(context: &Context<'_>, id: GlobalId, variable: &Variable) -> Vec<Fault> {
    let global = &context.env().globals[id];
    let mut faults = Vec::new();
    if !matches!(global.addr_space, 0 | 1 | 3 | 4) {
        faults.push(Fault {
            code: &codes::GLOBAL_ADDRESS_SPACE,
            severity: Severity::Error,
            what: if global.addr_space == 5 {
                "lies in addrspace(5), the local memory of a thread: only a function can have such a variable"
                    .into()
            } else {
                format!("lies in addrspace({}), which PTX has no name for", global.addr_space)
            },
            help: "use addrspace 1 (global), 3 (shared) or 4 (constant)",
            breaks: None,
        });
    }
    if global.thread_local.is_some() {
        faults.push(Fault {
            code: &codes::TLS,
            severity: Severity::Error,
            what: "is `thread_local`: PTX has no such variables, and all threads would share it".into(),
            help: "pass a local variable along, or use an array with an element for each thread",
            breaks: None,
        });
    }
    faults.extend(ty(context, id, variable));
    faults.extend(no_size(context, id, variable));
    faults.extend(shared(context, id, variable));
    faults
}

fn ty(context: &Context<'_>, id: GlobalId, variable: &Variable) -> Option<Fault> {
    let env = context.env();
    let ty = env.globals[id].ty;
    let (severity, breaks) = match *env.types.kind(ty) {
        TypeKind::Int(width) if width < 64 && ![1, 8, 16, 32].contains(&width) => {
            (Severity::Error, ODD_INTEGER)
        }
        TypeKind::Vector { elem, .. }
            if env.types.int_width(elem).is_some_and(|width| width < 8)
                && variable
                    .init
                    .is_some_and(|init| !is_nothing(context, init) && !is_zero(context, init)) =>
        {
            (Severity::Error, BITS)
        }
        TypeKind::Fp128 => (Severity::Warning, QUAD),
        _ => return None,
    };
    Some(Fault {
        code: &codes::GLOBAL_TYPE,
        severity,
        what: format!("has type {}, which LLVM emits wrongly", ir::print::ty(env, ty)),
        help: "use a type of whole bytes that PTX has",
        breaks: Some(breaks),
    })
}

/// Shared memory whose size a launch decides has to be external.
fn no_size(context: &Context<'_>, id: GlobalId, variable: &Variable) -> Option<Fault> {
    let env = context.env();
    let global = &env.globals[id];
    variable.init?;
    let is_empty = env.layout.alloc_size(&env.types, global.ty) == Some(0);
    (global.addr_space == SHARED && is_empty).then(|| Fault {
        code: &codes::GLOBAL_TYPE,
        severity: Severity::Error,
        what: "has no size, but is defined here: it overlaps other shared variables instead of being dynamic"
            .into(),
        help: "declare it `external` for dynamic shared memory",
        breaks: None,
    })
}

fn is_nothing(context: &Context<'_>, init: Const) -> bool {
    matches!(context.env().consts.kind(init), ConstKind::Undef | ConstKind::Poison)
}

fn is_zero(context: &Context<'_>, init: Const) -> bool {
    matches!(context.env().consts.kind(init), ConstKind::Zero | ConstKind::Int(0) | ConstKind::Float(0))
}

fn shared(context: &Context<'_>, id: GlobalId, variable: &Variable) -> Option<Fault> {
    let env = context.env();
    let init = variable.init.filter(|&init| !is_nothing(context, init))?;
    let size = env.layout.alloc_size(&env.types, env.globals[id].ty);
    if env.globals[id].addr_space != SHARED || size == Some(0) {
        return None;
    }
    let zero = is_zero(context, init) && context.target.arch == Arch::Nvptx;
    Some(Fault {
        code: &codes::SHARED_INITIALISED,
        severity: if zero { Severity::Warning } else { Severity::Error },
        what: if zero {
            "lies in shared memory, which no one sets to zero as its initial value says".into()
        } else {
            "lies in shared memory, and has an initial value that nothing stores".into()
        },
        help: "initialise it with `undef`; let one thread store the value, and wait at a barrier",
        breaks: None,
    })
}
