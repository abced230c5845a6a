//! `launch-bounds` for AMD: sizes of work groups that contradict themselves or that no device has. LLVM's AMDGPU usage guide,
//! "LLVM IR Attributes" (`amdgpu-flat-work-group-size`); OpenCL C specification, `reqd_work_group_size`.

use super::{Context, Findings};
use crate::place;
use diag::{Breaks, Diagnostic, Severity, codes};
use ir::{GlobalId, MdData, attributes};

/// Work items of a group.
const LIMIT: u64 = 1024;

/// Compiled as written.
const NOBODY: &[Breaks] = &[];

pub(super) fn check(context: &Context<'_>, findings: &mut Findings) {
    for &kernel in &context.facts.kernels {
        for why in [flat(context, kernel), required(context, kernel)].into_iter().flatten() {
            let message = format!("{}: {why}", context.quoted(kernel));
            let at = place::of_global(context.env(), kernel);
            let mut diagnostic = Diagnostic::new(&codes::LAUNCH_BOUNDS, at, message).breaks(NOBODY);
            diagnostic.severity = Severity::Warning;
            findings.at_global(
                kernel,
                diagnostic.help("a work group has at most 1024 items, in three dimensions"),
            );
        }
    }
}

/// The attribute: least and most.
fn flat(context: &Context<'_>, kernel: GlobalId) -> Option<String> {
    let env = context.env();
    let key = env.strings.find("amdgpu-flat-work-group-size")?;
    let set = env.attributes.function(env.function(kernel).attributes);
    let text = env.strings.text(attributes::find_str(set, key)??);
    let numbers: Vec<Option<u64>> = text.split(',').map(|n| n.trim().parse().ok()).collect();
    let &[Some(least), Some(most)] = numbers.as_slice() else {
        return Some(format!(
            "`amdgpu-flat-work-group-size` is `{}`, not two numbers",
            text.escape_default()
        ));
    };
    if least > most {
        return Some(format!("the least size of a work group, {least}, is above the most, {most}"));
    }
    (most > LIMIT).then(|| format!("a work group of {most} items is larger than any device has"))
}

/// The metadata: three sizes.
fn required(context: &Context<'_>, kernel: GlobalId) -> Option<String> {
    let env = context.env();
    let key = env.strings.find("reqd_work_group_size")?;
    let (_, node) = env.globals[kernel].metadata.iter().find(|(kind, _)| *kind == key)?;
    let node = env.metadata.as_node(*node)?;
    let sizes: Vec<Option<u64>> = env
        .metadata
        .operands(node)
        .map(|operand| match env.metadata.get(operand?) {
            MdData::Value(c) => env.consts.as_int(*c),
            _ => None,
        })
        .collect();
    if sizes.len() != 3 || sizes.contains(&None) {
        return Some("`reqd_work_group_size` is not a list of three numbers".to_owned());
    }
    let product = sizes.iter().flatten().fold(1u64, |all, &size| all.saturating_mul(size));
    (product > LIMIT).then(|| format!("a work group of {product} items is larger than any device has"))
}
