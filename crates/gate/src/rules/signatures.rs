//! The hard rules on signatures: `kernel-returns-value`, `kernel-varargs`, `kernel-cc-wrong-target`,
//! `param-type-unsupported`.

use super::{Context, Findings};
use crate::facts::KernelMark;
use crate::facts::kernels::convention_arch;
use crate::{Arch, place};
use diag::{Diagnostic, Severity, codes};
use ir::{CallConv, GlobalId, Type, TypeKind, Types};
use rustc_hash::FxHashSet;

pub(super) fn check(context: &Context<'_>, findings: &mut Findings) {
    for (id, global) in &context.env().globals {
        let Some(header) = global.as_function() else { continue };
        let Some((ret, params, varargs)) = context.env().types.function(global.ty) else { continue };
        let defined = context.module.body(id).is_some();
        if context.facts.marks.contains(id) {
            let mut found = Vec::new();
            returns_value(context, id, header.cc, ret, &mut found);
            if varargs {
                found.push(kernel_varargs(context, id));
            }
            if defined {
                found.extend(wrong_target(context, id, header.cc));
            }
            found.into_iter().for_each(|diagnostic| findings.at_global(id, diagnostic));
        }
        // What is only declared may be an intrinsic, which takes what it likes.
        if defined {
            let types = std::iter::once((0, ret)).chain((1..).zip(params.iter().copied()));
            for (position, ty) in types {
                if let Some(diagnostic) = type_unsupported(context, id, position, ty) {
                    findings.at_global(id, diagnostic);
                }
            }
        }
    }
}

fn returns_value(
    context: &Context<'_>,
    kernel: GlobalId,
    cc: CallConv,
    ret: Type,
    found: &mut Vec<Diagnostic>,
) {
    // The chained functions of AMD are no launch targets and may return.
    if ret == Type::VOID || cc == CallConv::AMDGPU_GFX_WHOLE_WAVE || is_shader(cc) {
        return;
    }
    let env = context.env();
    let message = format!(
        "kernel {} returns {}; kernels must return void",
        context.quoted(kernel),
        ir::print::ty(env, ret)
    );
    let mut diagnostic =
        Diagnostic::new(&codes::KERNEL_RETURNS_VALUE, place::of_global(env, kernel), message);
    if env.layout.size_in_bits(&env.types, ret) == Some(0) {
        diagnostic.severity = Severity::Warning;
    }
    let diagnostic = context.explain_kernel(diagnostic, kernel);
    found.push(diagnostic.help("write the result to memory through a pointer parameter"));
}

/// Shaders of AMD hand values on to the next stage.
fn is_shader(cc: CallConv) -> bool {
    convention_arch(cc) == Some(Arch::Amdgpu) && cc != CallConv::AMDGPU_KERNEL
}

fn kernel_varargs(context: &Context<'_>, kernel: GlobalId) -> Diagnostic {
    let message =
        format!("kernel {} is variadic; a launch passes a fixed list of parameters", context.quoted(kernel));
    let diagnostic =
        Diagnostic::new(&codes::KERNEL_VARARGS, place::of_global(context.env(), kernel), message);
    context.explain_kernel(diagnostic, kernel).help("pass a pointer to a block of arguments and their number")
}

fn wrong_target(context: &Context<'_>, kernel: GlobalId, cc: CallConv) -> Option<Diagnostic> {
    let arch = context.target.arch;
    let meant = convention_arch(cc).filter(|meant| *meant != arch)?;
    let right = match arch {
        Arch::Nvptx => CallConv::PTX_KERNEL,
        Arch::Amdgpu => CallConv::AMDGPU_KERNEL,
        Arch::Spirv => CallConv::SPIR_KERNEL,
    };
    let works = arch == Arch::Amdgpu && meant == Arch::Spirv;
    let message = format!(
        "{} has the calling convention `{cc}`, which {} for {}{}",
        context.quoted(kernel),
        if works { "is meant" } else { "makes a kernel only" },
        device(meant),
        if works { "; on AMD it makes a kernel too" } else { ": the host will not find it as a kernel" },
    );
    let mut place = place::of_global(context.env(), kernel);
    if let Some(KernelMark::Convention { span: Some(span), .. }) = context.facts.marks.get(kernel) {
        place.span = Some(span);
    }
    let mut diagnostic = Diagnostic::new(&codes::KERNEL_CC_WRONG_TARGET, place, message);
    if works {
        diagnostic.severity = Severity::Note;
    }
    Some(
        diagnostic
            .note(format!("the target triple of the module is `{}`", context.target.triple))
            .help(format!("use `{right}`, or correct the triple")),
    )
}

fn device(arch: Arch) -> &'static str {
    match arch {
        Arch::Nvptx => "NVIDIA",
        Arch::Amdgpu => "AMD",
        Arch::Spirv => "SPIR-V",
    }
}

/// `position` 0 is the result.
fn type_unsupported(
    context: &Context<'_>,
    function: GlobalId,
    position: usize,
    ty: Type,
) -> Option<Diagnostic> {
    let env = context.env();
    // OpenCL gives `bool` no size that host and device would agree on.
    let is_bool =
        ty == Type::I1 && context.target.arch == Arch::Spirv && context.facts.marks.contains(function);
    let (bad, severity) = match is_bool {
        true => (ty, Severity::Warning),
        false => unsupported_in(&env.types, ty, context.target.arch)?,
    };
    let what = if position == 0 { "the result".to_owned() } else { format!("parameter {position}") };
    let inside = if bad == ty { String::new() } else { format!(" inside {}", ir::print::ty(env, ty)) };
    let message = format!(
        "{what} of {} has type {}{inside}, which {} cannot pass",
        context.described(function),
        ir::print::ty(env, bad),
        device(context.target.arch)
    );
    let mut diagnostic =
        Diagnostic::new(&codes::PARAM_TYPE_UNSUPPORTED, place::of_global(env, function), message);
    diagnostic.severity = severity;
    Some(diagnostic.help(match is_bool {
        true => "pass an `i8` or an `i32`",
        false => "pass a `double`, or the bytes as an array or an integer",
    }))
}

/// The first type inside another that cannot be passed.
fn unsupported_in(types: &Types, ty: Type, arch: Arch) -> Option<(Type, Severity)> {
    let mut stack = vec![ty];
    let mut seen = FxHashSet::default();
    while let Some(ty) = stack.pop() {
        match types.kind(ty) {
            TypeKind::X86Fp80
            | TypeKind::X86Amx
            | TypeKind::X86Mmx
            | TypeKind::Token
            | TypeKind::Metadata
            | TypeKind::Label
            | TypeKind::Vector { scalable: true, .. } => return Some((ty, Severity::Error)),
            TypeKind::TargetExt { .. } if arch == Arch::Nvptx => return Some((ty, Severity::Error)),
            TypeKind::Fp128 | TypeKind::PpcFp128 => return Some((ty, Severity::Warning)),
            TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => stack.push(*elem),
            _ => {
                // Types share their parts: each struct is entered once.
                if let Some((fields, _)) = types.struct_fields(ty)
                    && seen.insert(ty)
                {
                    stack.extend(fields.iter().rev());
                }
            }
        }
    }
    None
}
