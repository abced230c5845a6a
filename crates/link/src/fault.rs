//! What is told when inputs do not fit together.

use crate::symbols::{Def, Source};
use diag::{Diagnostic, Place, Severity, codes};
use ir::{GlobalId, GlobalKind, ModuleEnv};

/// The place of a global's header.
pub(crate) fn place(env: &ModuleEnv, id: GlobalId) -> Place {
    let global = &env.globals[id];
    let mut place = Place::symbol(env.global_name(id)).with_source(env.declaration_pos(id));
    place.span = global.name_span.or(global.span);
    place
}

fn name(source: &Source<'_>) -> String {
    format!("`{}`", source.lazy.input().name)
}

fn quoted(env: &ModuleEnv, id: GlobalId) -> String {
    diag::demangle::quoted_both(&env.global_name(id))
}

/// Two strong definitions of one name.
pub(crate) fn duplicate(sources: &[Source<'_>], first: Def, second: Def) -> Diagnostic {
    let (a, b) = (&sources[first.source as usize], &sources[second.source as usize]);
    let symbol = quoted(b.env(), second.global);
    let message = format!("{symbol} is defined in {} and in {}", name(a), name(b));
    let diagnostic = Diagnostic::new(&codes::DUPLICATE_SYMBOL, place(b.env(), second.global), message)
        .label(place(a.env(), first.global), format!("the first definition, in {}", name(a)));
    let kernel = |source: &Source<'_>, id: GlobalId| {
        source.env().globals[id].as_function().is_some_and(|f| f.cc == ir::CallConv::PTX_KERNEL)
    };
    if kernel(a, first.global) || kernel(b, second.global) {
        return diagnostic
            .help("rename one of the kernels: the host launches them by name, which must be one of a kind");
    }
    diagnostic.help(
        "make one of them `internal` (`static`), or give both `linkonce_odr` or `weak` linkage if they are copies",
    )
}

/// A name that is a function here and a variable there, or that only one of them appends to.
pub(crate) fn kinds(sources: &[Source<'_>], first: Def, second: Def) -> Option<Diagnostic> {
    let (a, b) = (&sources[first.source as usize], &sources[second.source as usize]);
    let (x, y) = (&a.env().globals[first.global], &b.env().globals[second.global]);
    let appends = |global: &ir::Global| global.linkage == ir::Linkage::Appending;
    let why = match (&x.kind, &y.kind) {
        (GlobalKind::Function(_), GlobalKind::Variable(_)) => "a function there and a variable here",
        (GlobalKind::Variable(_), GlobalKind::Function(_)) => "a variable there and a function here",
        (GlobalKind::Variable(v), GlobalKind::Variable(w)) if appends(x) && appends(y) => {
            if v.constant != w.constant {
                "appended to there as a constant and here as a variable, or the other way round"
            } else if x.section != y.section && section(a.env(), x) != section(b.env(), y) {
                "appended to in different sections"
            } else if x.visibility != y.visibility || x.unnamed_addr != y.unnamed_addr {
                "appended to with different visibility, or with `unnamed_addr` in only one of them"
            } else if x.addr_space != y.addr_space {
                "appended to in different address spaces"
            } else {
                return None;
            }
        }
        _ if appends(x) != appends(y) && a.defines(first.global) && b.defines(second.global) => {
            "appended to by only one of them"
        }
        (GlobalKind::Variable(_), GlobalKind::Variable(_)) if x.thread_local != y.thread_local => {
            "thread-local in only one of them, or with different models"
        }
        (GlobalKind::Variable(_), GlobalKind::Variable(_)) if x.addr_space != y.addr_space => {
            "in different address spaces"
        }
        _ => return None,
    };
    let message = format!("{} of {} and {} is {why}", quoted(b.env(), second.global), name(a), name(b));
    let at = place(a.env(), first.global);
    let diagnostic = Diagnostic::new(&codes::LINK_CONFLICT, place(b.env(), second.global), message);
    Some(diagnostic.label(at, format!("in {}", name(a))))
}

fn section<'a>(env: &'a ModuleEnv, global: &ir::Global) -> Option<&'a [u8]> {
    global.section.map(|section| env.strings.bytes(section))
}

/// Lists whose elements have different types.
pub(crate) fn elements(sources: &[Source<'_>], first: Def, second: Def) -> Diagnostic {
    let (a, b) = (&sources[first.source as usize], &sources[second.source as usize]);
    let symbol = quoted(b.env(), second.global);
    let message =
        format!("{symbol} is a list of elements of another type in {} than in {}", name(b), name(a));
    Diagnostic::new(&codes::LINK_CONFLICT, place(b.env(), second.global), message)
        .label(place(a.env(), first.global), format!("in {}", name(a)))
}

/// Copies of a comdat that break its rule.
pub(crate) fn comdat(sources: &[Source<'_>], comdat: &str, first: u32, second: u32, why: &str) -> Diagnostic {
    let (a, b) = (&sources[first as usize], &sources[second as usize]);
    let message = format!("the copies of comdat `{comdat}` in {} and {} do not fit: {why}", name(a), name(b));
    let at = |source: &Source<'_>| {
        let env = source.env();
        env.find_global(comdat).map_or_else(|| Place::symbol(comdat), |id| place(env, id))
    };
    Diagnostic::new(&codes::LINK_CONFLICT, at(b), message).label(at(a), format!("the copy in {}", name(a)))
}

/// A function that is declared otherwise than it is defined. Calls through the declaration are the gate's to judge.
pub(crate) fn declaration(
    sources: &[Source<'_>],
    declared: Def,
    defined: Def,
    types: &(String, String),
) -> Diagnostic {
    let (a, b) = (&sources[declared.source as usize], &sources[defined.source as usize]);
    let message = format!(
        "{} is declared as `{}` in {}, but {} defines it as `{}`",
        quoted(a.env(), declared.global),
        types.0,
        name(a),
        name(b),
        types.1
    );
    Diagnostic::new(&codes::DECLARATION_MISMATCH, place(a.env(), declared.global), message)
        .label(place(b.env(), defined.global), "the definition")
        .help("correct the declaration: a call through it passes its arguments to the wrong places")
}

/// A function that one input takes for a kernel by its convention and the other does not. Annotations count for both, as
/// they name the function of the program.
pub(crate) fn marking(sources: &[Source<'_>], other: Def, defined: Def) -> Option<Diagnostic> {
    let (a, b) = (&sources[other.source as usize], &sources[defined.source as usize]);
    let convention = |source: &Source<'_>, id: GlobalId| source.env().globals[id].as_function().map(|f| f.cc);
    let (x, y) = (convention(a, other.global)?, convention(b, defined.global)?);
    let kernel = |cc: ir::CallConv| cc == ir::CallConv::PTX_KERNEL;
    // A plain declaration of a kernel only matters where it is called, which the gate judges.
    if !kernel(x) || kernel(y) {
        return None;
    }
    let message = format!(
        "{} is declared as a kernel (`ptx_kernel`) in {}, but {} defines it as a device function",
        quoted(a.env(), other.global),
        name(a),
        name(b)
    );
    let diagnostic = Diagnostic::new(&codes::KERNEL_MARKING_CONFLICT, place(a.env(), other.global), message)
        .label(place(b.env(), defined.global), "the definition")
        .note(
            "what was linked is the definition: there is no kernel of this name that the host could launch",
        );
    Some(diagnostic.help("give declaration and definition the same convention"))
}

/// Inputs for different machines.
pub(crate) fn triples(a: &Source<'_>, b: &Source<'_>, triples: (&str, &str)) -> Diagnostic {
    let message = format!(
        "{} is for `{}`, {} for `{}`: one program has one target",
        name(b),
        triples.1,
        name(a),
        triples.0
    );
    Diagnostic::new(&codes::MODULE_TARGET, Place::default(), message)
        .help("compile all inputs for one target triple")
}

/// Inputs whose types have different sizes or alignments.
pub(crate) fn layouts(a: &Source<'_>, b: &Source<'_>, what: &str, severity: Severity) -> Diagnostic {
    let layout = |source: &Source<'_>| source.env().data_layout.clone().unwrap_or_default();
    let message = format!("{} and {} have data layouts that differ in {what}", name(a), name(b));
    Diagnostic::new(&codes::MODULE_TARGET, Place::default(), message)
        .severity(severity)
        .note(format!("{} has `{}`", name(a), layout(a)))
        .note(format!("{} has `{}`", name(b), layout(b)))
        .help("compile all inputs with the same version of the same front end, or state the layout of the target")
}
