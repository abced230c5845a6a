//! `param-total-size`: the parameters of a kernel take more bytes than a launch can pass.
//!
//! PTX ISA, "Kernel Function Parameters": 4352 bytes, and 32764 from PTX 8.1 on sm_70 up. Drivers before that documented
//! 4096.

use super::{Context, Findings};
use crate::{Arch, place};
use diag::{Diagnostic, Severity, codes};
use ir::{AttrKind, GlobalId, attributes};

const SMALL: u64 = 4352;
const LARGE: u64 = 32764;
const DOCUMENTED: u64 = 4096;

pub(super) fn check(context: &Context<'_>, findings: &mut Findings) {
    if context.target.arch != Arch::Nvptx {
        return;
    }
    let target = context.target;
    let version = target.fixed_version;
    let is_large = target.sm.number >= 70 && version.is_none_or(|version| version >= ptx::Version::new(8, 1));
    for &kernel in &context.facts.kernels {
        let Some(size) = size(context, kernel) else { continue };
        let limit = if is_large { LARGE } else { SMALL };
        let with = version.map_or(String::new(), |version| format!(" with PTX {version}"));
        let (severity, message) = if size > limit {
            let message = format!("take {size} bytes; {limit} is the limit for {}{with}", target.sm);
            (Severity::Error, message)
        } else if !is_large && size > DOCUMENTED {
            let message = format!(
                "take {size} bytes; a launch for {}{with} is documented to pass {DOCUMENTED}",
                target.sm
            );
            (Severity::Warning, message)
        } else {
            continue;
        };
        let message = format!("the parameters of kernel {} {message}", context.quoted(kernel));
        let at = place::of_global(context.env(), kernel);
        let mut diagnostic = Diagnostic::new(&codes::PARAM_TOTAL_SIZE, at, message);
        diagnostic.severity = severity;
        findings.at_global(
            kernel,
            diagnostic.help(if size <= LARGE && !is_large {
                "pass a pointer to a block in memory, or compile with PTX 8.1 for sm_70 or newer"
            } else {
                "pass a pointer to a block in memory"
            }),
        );
    }
}

/// Bytes of all parameters, each at its alignment; `None` if one has no size.
fn size(context: &Context<'_>, kernel: GlobalId) -> Option<u64> {
    let env = context.env();
    let (_, params, _) = env.types.function(env.globals[kernel].ty)?;
    let list = env.function(kernel).attributes;
    let mut total = 0u64;
    for (position, &ty) in params.iter().enumerate() {
        let set = env.attributes.param(list, position);
        let by_value = attributes::find_type(set, AttrKind::ByVal);
        let passed = by_value.unwrap_or(ty);
        let own = env.layout.abi_align(&env.types, passed)?;
        let stated = attributes::find_int(set, AttrKind::Align).filter(|_| by_value.is_some());
        let align = own.max(stated.unwrap_or(1));
        total = total.checked_next_multiple_of(align)?;
        total = total.checked_add(match by_value {
            Some(_) => env.layout.alloc_size(&env.types, passed)?,
            None => env.layout.store_size(&env.types, passed)?,
        })?;
    }
    Some(total)
}
