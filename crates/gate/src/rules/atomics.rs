//! `atomics`: atomic accesses that the target does not have. LangRef, "Atomic Memory Ordering Constraints"; PTX ISA,
//! "Parallel Synchronization and Communication Instructions"; LLVM's NVPTX usage guide, "Synchronization scopes".

use super::causes::{At, Causes};
use super::{Context, Findings};
use diag::{Breaks, Diagnostic, NEWEST, OLDEST, codes, llvm, nvvm, nvvm7, ptxgate};
use ir::{Function, InstKind, MemInfo, Ordering, ScopeId, Type};

/// Scopes that NVPTX knows, the system's empty name among them.
const SCOPES: [&str; 5] = ["", "singlethread", "block", "cluster", "device"];

const SCOPE: &[Breaks] = &[
    llvm(0, u16::MAX, "synchronises with the whole system instead"),
    nvvm7(OLDEST, NEWEST, "refuses the scope"),
    nvvm(OLDEST, NEWEST, "refuses the scope"),
    ptxgate("refuses the scope"),
];

const ABORTS: &[Breaks] = &[llvm(0, u16::MAX, "aborts")];

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Fault {
    /// A value of that many bits.
    Width(u64),
    /// An access of that many bytes, aligned to so many.
    Align(u64, u64),
    Ordered(Ordering),
    Cluster,
    Scope(ScopeId),
}

#[derive(Default)]
pub(super) struct Atomics(Causes<Fault>);

impl Atomics {
    pub(super) fn inst(&mut self, context: &Context<'_>, body: &Function, kind: &InstKind, at: At) {
        let env = context.env();
        let (mem, ty, is_access) = match *kind {
            InstKind::Load { mem, .. } => (mem, body.result_type(at.inst), true),
            InstKind::Store { value, mem, .. } => (mem, body.operand_type(value, env), true),
            InstKind::AtomicRmw { value, mem, .. } => (mem, body.operand_type(value, env), false),
            InstKind::CmpXchg { new, mem, .. } => (mem, body.operand_type(new, env), false),
            InstKind::Fence { ordering, scope } => {
                let mem = MemInfo { ordering, scope, ..MemInfo::plain(ir::Align::NONE) };
                (mem, Type::VOID, false)
            }
            _ => return,
        };
        if mem.ordering == Ordering::NotAtomic {
            return;
        }
        if let Some(fault) = judge(context, mem, ty, is_access) {
            self.0.add(fault, at);
        }
    }

    pub(super) fn report(self, context: &Context<'_>, findings: &mut Findings) {
        self.0.report(context, findings, |&fault, at, place| {
            let (what, help, breaks) = text(context, fault);
            let message = format!("{what}, in {}", context.described(at.function));
            let diagnostic = Diagnostic::new(&codes::ATOMICS, place, message);
            let diagnostic = match breaks {
                Some(breaks) => diagnostic.breaks(breaks),
                None => diagnostic,
            };
            diagnostic.help(help)
        });
    }
}

fn judge(context: &Context<'_>, mem: MemInfo, ty: Type, is_access: bool) -> Option<Fault> {
    let env = context.env();
    let sm = context.target.sm.number;
    if let Some(bits) = env.layout.size_in_bits(&env.types, ty).filter(|_| ty != Type::VOID) {
        let has_128 = !is_access && sm >= 90 && context.fixed_before(8, 3).is_none();
        if bits > 128 || bits == 128 && !has_128 {
            return Some(Fault::Width(bits));
        }
        let bytes = bits.div_ceil(8);
        if let Some(align) = mem.align.bytes().filter(|&align| align < bytes) {
            return Some(Fault::Align(bytes, align));
        }
    }
    if is_access && mem.ordering > Ordering::Monotonic && sm < 70 {
        return Some(Fault::Ordered(mem.ordering));
    }
    if mem.scope != ScopeId::SYSTEM {
        let scope = env.scope_name(mem.scope);
        if scope == "cluster" && sm < 90 {
            return Some(Fault::Cluster);
        }
        if !SCOPES.contains(&&*scope) {
            return Some(Fault::Scope(mem.scope));
        }
    }
    None
}

fn text(context: &Context<'_>, fault: Fault) -> (String, &'static str, Option<&'static [Breaks]>) {
    let sm = context.target.sm;
    match fault {
        Fault::Width(128) => (
            format!("an atomic operation on 128 bits, of which {sm} has none that compilers use"),
            "use 64 bits; an exchange or compare-exchange of 128 bits needs sm_90 and PTX 8.3",
            None,
        ),
        Fault::Width(bits) => {
            (format!("an atomic operation on {bits} bits, which no device has"), "use 64 bits or less", None)
        }
        Fault::Align(bytes, align) => (
            format!("an atomic access of {bytes} bytes that is aligned to {align} only"),
            "align the object to its size",
            None,
        ),
        Fault::Ordered(ordering) => (
            format!("an access with the ordering `{ordering}`, which needs sm_70; the target is {sm}"),
            "raise the target, or use `monotonic` and fences",
            Some(ABORTS),
        ),
        Fault::Cluster => (
            format!("the scope of a cluster needs sm_90; the target is {sm}"),
            "raise the target, or use the scope `device`",
            None,
        ),
        Fault::Scope(scope) => (
            format!("the synchronisation scope `{}` is none of NVIDIA's", context.env().scope_name(scope)),
            "use `block`, `cluster`, `device`, or none for the system",
            Some(SCOPE),
        ),
    }
}
