//! `grid-constant`: a parameter that all threads share is written, or the mark stands where it has no effect. LLVM's NVPTX
//! usage guide, "Parameter Attributes"; PTX ISA, "Kernel Function Parameter Attribute".

use super::causes::At;
use super::{Context, Findings, params};
use crate::facts::annotations::{Subject, Value};
use crate::{Arch, place};
use diag::{Breaks, Diagnostic, Place, Severity, codes, llvm, nvvm, nvvm7};
use ir::{AttrKind, Function, GlobalId, InstKind, Operand, ValueDef, attributes};

/// Steps back from an address to the parameter.
const DEPTH: usize = 64;

/// Ignored by everybody.
const NOBODY: &[Breaks] = &[];
const BAD_INDEX: &[Breaks] =
    &[llvm(20, u16::MAX, "makes a module of it that does not verify, or marks the result")];
const NO_LIST: &[Breaks] =
    &[llvm(20, u16::MAX, "crashes"), nvvm7((12, 9), (12, 9), "crashes"), nvvm((12, 9), (12, 9), "crashes")];

pub(super) fn check(context: &Context<'_>, findings: &mut Findings) {
    if context.target.arch != Arch::Nvptx {
        return;
    }
    let env = context.env();
    if let Some(key) = env.strings.find("nvvm.grid_constant") {
        for (id, _) in context.module.defined_functions() {
            let list = env.function(id).attributes;
            for index in 0..env.attributes.list(list).params.len() {
                if attributes::find_str(env.attributes.param(list, index), key).is_some() {
                    judge(context, findings, id, index);
                }
            }
        }
    }
    for annotation in &context.facts.annotations {
        let Subject::Function(id) = annotation.subject else { continue };
        for &(key, value) in &annotation.pairs {
            if key.is_some_and(|key| env.strings.bytes(key) == b"grid_constant") {
                let mut at = place::of_global(env, id);
                at.span = annotation.span.or(at.span);
                annotated(context, findings, id, value, &at);
            }
        }
    }
}

/// The indices of an annotation, which count from 1.
fn annotated(context: &Context<'_>, findings: &mut Findings, function: GlobalId, value: Value, at: &Place) {
    let env = context.env();
    let name = context.quoted(function);
    let mut report = |message: String, breaks| {
        let diagnostic = Diagnostic::new(&codes::GRID_CONSTANT, at.clone(), message).breaks(breaks);
        findings.at_global(function, diagnostic.help("write a list of indices, the first parameter being 1"));
    };
    let Value::Node(node) = value else {
        return report(
            format!("the annotation `grid_constant` of {name} has no list of parameters"),
            NO_LIST,
        );
    };
    let Some(node) = env.metadata.as_node(node) else { return };
    let count = env.types.function(env.globals[function].ty).map_or(0, |(_, params, _)| params.len());
    let mut good = Vec::new();
    for operand in env.metadata.operands(node).flatten() {
        let ir::MdData::Value(c) = *env.metadata.get(operand) else { continue };
        match env.consts.as_int(c).and_then(|index| usize::try_from(index).ok()) {
            Some(index) if (1..=count).contains(&index) => good.push(index - 1),
            Some(index) => report(
                format!("the annotation `grid_constant` of {name} names parameter {index} of {count}"),
                BAD_INDEX,
            ),
            None => {}
        }
    }
    for index in good {
        judge(context, findings, function, index);
    }
}

fn judge(context: &Context<'_>, findings: &mut Findings, function: GlobalId, index: usize) {
    let env = context.env();
    let what = params::name(context, function, index);
    let set = env.attributes.param(env.function(function).attributes, index);
    let ignored = if !context.facts.marks.contains(function) {
        Some("it belongs to no kernel".to_owned())
    } else if attributes::find(set, AttrKind::ByVal).is_none() {
        Some("it is not passed by value".to_owned())
    } else if context.target.sm.number < 70 {
        Some(format!("it needs sm_70, and the target is {}", context.target.sm))
    } else {
        None
    };
    if let Some(why) = ignored {
        let message = format!("`grid_constant` at {what} has no effect: {why}");
        let at = place::of_global(env, function);
        let mut diagnostic = Diagnostic::new(&codes::GRID_CONSTANT, at, message).breaks(NOBODY);
        diagnostic.severity = Severity::Warning;
        findings.at_global(function, diagnostic.help("remove it"));
        return;
    }
    let Some(body) = context.module.body(function) else { return };
    if let Some(at) = write(body, function, index) {
        let place = place::of_finding(context.module, function, at.block, at.inst);
        let message =
            format!("{what} is written, but `grid_constant` says that it is not: all threads share it");
        let diagnostic = Diagnostic::new(&codes::GRID_CONSTANT, place, message);
        findings.at_inst(
            function,
            at.inst,
            diagnostic.help("copy it to a local variable first, and write that"),
        );
    }
}

/// The first write through a parameter.
fn write(body: &Function, function: GlobalId, index: usize) -> Option<At> {
    let arg = *body.args.get(index)?;
    let blocks =
        body.layout.iter().flat_map(|&block| body.blocks[block].insts.iter().map(move |&inst| (block, inst)));
    let mut writes = blocks.filter_map(|(block, inst)| match body.insts[inst].kind {
        InstKind::Store { ptr, .. } | InstKind::AtomicRmw { ptr, .. } | InstKind::CmpXchg { ptr, .. } => {
            Some((ptr, At { function, block, inst }))
        }
        _ => None,
    });
    writes.find(|(ptr, _)| base(body, *ptr) == Operand::value(arg)).map(|(_, at)| at)
}

/// What an address points into.
fn base(body: &Function, mut operand: Operand) -> Operand {
    for _ in 0..DEPTH {
        operand = body.resolve(operand);
        let Some(value) = operand.as_value() else { return operand };
        let ValueDef::Inst(inst) = body.values[value].def else { return operand };
        operand = match &body.insts[inst].kind {
            InstKind::Gep { operands, .. } => body.list(operands)[0],
            InstKind::Cast { value, .. } | InstKind::Freeze(value) => *value,
            _ => return operand,
        };
    }
    operand
}
