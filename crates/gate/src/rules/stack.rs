//! Objects on the stack: `dynamic-alloca`, `local-memory-size`, `alloca-address-space`. PTX ISA, "alloca"; CUDA C++
//! programming guide, "Technical Specifications".

use super::causes::{At, Causes};
use super::{Context, Findings};
use crate::{Arch, place};
use diag::{Breaks, Diagnostic, codes, llvm};
use ir::{Align, Function, GlobalId, Operand, Type};

/// Bytes of local memory that a thread can have.
const LIMIT: u64 = 512 * 1024;
/// The largest alignment that is not waste.
const ALIGN: u64 = 128;

/// The stack on AMD.
const AMD_PRIVATE: u32 = 5;

const OPTIMISED: &[Breaks] = &[llvm(15, u16::MAX, "crashes when it optimises")];

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Fault {
    Dynamic,
    Space(u32),
    /// The stack of AMD lies in another space, whatever the layout says.
    Amd(u32),
}

#[derive(Default)]
pub(super) struct Stack {
    causes: Causes<Fault>,
    /// Of the function that is being walked: bytes of the fixed objects, and the largest alignment stated.
    bytes: u64,
    align: u64,
}

impl Stack {
    pub(super) fn alloca(
        &mut self,
        context: &Context<'_>,
        body: &Function,
        (ty, count, align): (Type, Operand, Align),
        at: At,
    ) {
        let env = context.env();
        if context.target.arch == Arch::Amdgpu {
            let space = env.types.addr_space(body.result_type(at.inst));
            if let Some(space) = space.filter(|&space| space != AMD_PRIVATE) {
                self.causes.add(Fault::Amd(space), at);
            }
            return;
        }
        self.align = self.align.max(align.bytes().unwrap_or(1));
        let own = env.layout.alloca_space;
        if let Some(space) = env.types.addr_space(body.result_type(at.inst)).filter(|&space| space != own) {
            self.causes.add(Fault::Space(space), at);
        }
        match body.as_int(count) {
            Some(count) => {
                let size = env.layout.alloc_size(&env.types, ty).unwrap_or(0);
                self.bytes = self.bytes.saturating_add(size.saturating_mul(count));
            }
            None => {
                if context.target.sm.number < 52 || context.fixed_before(7, 3).is_some() {
                    self.causes.add(Fault::Dynamic, at);
                }
            }
        }
    }

    pub(super) fn end_of_function(
        &mut self,
        context: &Context<'_>,
        findings: &mut Findings,
        function: GlobalId,
    ) {
        let (bytes, align) = (std::mem::take(&mut self.bytes), std::mem::take(&mut self.align));
        let name = context.described(function);
        let (message, help) = if bytes > LIMIT {
            let message = format!("{name} has {bytes} bytes of stack objects; a thread has at most {LIMIT}");
            (message, "use global memory for large arrays")
        } else if align > ALIGN {
            let message = format!("{name} has a stack object that is aligned to {align} bytes");
            (message, "use the alignment of the widest access, at most 16")
        } else {
            return;
        };
        let at = place::of_global(context.env(), function);
        findings.at_global(function, Diagnostic::new(&codes::LOCAL_MEMORY_SIZE, at, message).help(help));
    }

    pub(super) fn report(self, context: &Context<'_>, findings: &mut Findings) {
        self.causes.report(context, findings, |&fault, at, place| {
            let function = context.described(at.function);
            match fault {
                Fault::Amd(space) => {
                    let message = format!(
                        "the stack object in {function} is in addrspace({space}); on AMD the stack is addrspace({AMD_PRIVATE})"
                    );
                    Diagnostic::new(&codes::ALLOCA_ADDRESS_SPACE, place, message)
                        .help("produce the module with AMD's data layout (`A5`)")
                }
                Fault::Dynamic => {
                    let target = match context.target.fixed_version {
                        Some(version) => format!("{} with PTX {version}", context.target.sm),
                        None => context.target.sm.to_string(),
                    };
                    let message = format!(
                        "the stack object of run-time size in {function} needs sm_52 and PTX 7.3; the target is {target}"
                    );
                    Diagnostic::new(&codes::DYNAMIC_ALLOCA, place, message)
                        .help("use a fixed size, or raise the target")
                }
                Fault::Space(space) => {
                    let message = format!(
                        "the stack object in {function} is in addrspace({space}), and the data layout puts them into addrspace({})",
                        context.env().layout.alloca_space
                    );
                    Diagnostic::new(&codes::ALLOCA_ADDRESS_SPACE, place, message)
                        .breaks(OPTIMISED)
                        .help("leave the address space of the `alloca` out, and cast the pointer")
                }
            }
        });
    }
}
