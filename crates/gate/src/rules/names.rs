//! `symbol-name-invalid`, `symbol-name-reserved` and `name-collision`: names that PTX cannot spell, that are words of PTX,
//! or that LLVM's printer gives to something else. PTX ISA, "Identifiers".

use super::{Context, Findings};
use crate::facts::Callee;
use crate::{Arch, place};
use diag::{Breaks, Diagnostic, NEWEST, OLDEST, Severity, codes, llvm, nvvm, nvvm7};
use ir::{GlobalId, GlobalKind, Type};

/// Who gets a device function with such a name wrong; of kernels, whose names the host knows, everybody does.
const PRINTED_AS_IS: &[Breaks] = &[
    llvm(0, u16::MAX, "prints the name as it is, at which ptxas stops, or aborts"),
    nvvm7(OLDEST, NEWEST, "refuses the name"),
    nvvm(OLDEST, NEWEST, "refuses the name"),
];
const COLLISION: &[Breaks] = &[
    llvm(0, u16::MAX, "prints both under the same name"),
    nvvm7(OLDEST, NEWEST, "prints both under the same name"),
    nvvm(OLDEST, NEWEST, "prints both under the same name"),
];

pub(super) fn check(context: &Context<'_>, findings: &mut Findings) {
    if context.target.arch != Arch::Nvptx {
        return;
    }
    let env = context.env();
    let printer = Printer::of(context);
    for (id, global) in &env.globals {
        let Some(name) = global.name.map(|name| env.strings.bytes(name)) else { continue };
        if name.starts_with(b"llvm.") {
            continue;
        }
        // LLVM rewrites the names of local symbols, except where they look right.
        let emitted = context.is_defined(id) || context.is_used(id);
        if !global.linkage.is_local() && emitted {
            spelling(context, findings, id, name);
        }
        if let Some((severity, owner)) = printer.owner_of(name).filter(|_| emitted) {
            let message = format!("{} has the name that LLVM gives to {owner}", context.quoted(id));
            let at = place::of_global(env, id);
            let mut diagnostic = Diagnostic::new(&codes::NAME_COLLISION, at, message).breaks(COLLISION);
            diagnostic.severity = severity;
            findings.at_global(id, diagnostic.help("rename it"));
        }
    }
}

/// Whether PTX can spell a name.
fn is_identifier(name: &[u8]) -> bool {
    let follows = |c: &u8| c.is_ascii_alphanumeric() || *c == b'_' || *c == b'$';
    match name {
        [first, rest @ ..] if first.is_ascii_alphabetic() => rest.iter().all(follows),
        [b'_' | b'$', rest @ ..] => !rest.is_empty() && rest.iter().all(follows),
        _ => false,
    }
}

fn spelling(context: &Context<'_>, findings: &mut Findings, id: GlobalId, name: &[u8]) {
    let env = context.env();
    let (plain, escaped) = match name {
        [1, rest @ ..] => (rest, true),
        _ => (name, false),
    };
    let quoted = context.quoted(id);
    let is_kernel = context.facts.marks.contains(id);
    let at = || place::of_global(env, id);
    if [&b"WARP_SZ"[..], b"_", b"$"].contains(&plain) {
        let message = format!("{quoted} is a word of PTX, and cannot be the name of a symbol");
        let mut diagnostic = Diagnostic::new(&codes::SYMBOL_NAME_RESERVED, at(), message);
        if !is_kernel {
            diagnostic = diagnostic.breaks(PRINTED_AS_IS);
        }
        findings.at_global(id, diagnostic.help("rename it"));
        return;
    }
    if is_identifier(plain) {
        if escaped {
            let shown = String::from_utf8_lossy(plain);
            let message = format!("the name of {quoted} begins with the byte 1, and is printed as `{shown}`");
            let mut diagnostic = Diagnostic::new(&codes::SYMBOL_NAME_INVALID, at(), message);
            diagnostic.severity = Severity::Note;
            findings.at_global(id, diagnostic.breaks(&[]).help(format!("the host has to ask for `{shown}`")));
        }
        return;
    }
    let bad = String::from_utf8_lossy(plain);
    let odd = bad.chars().find(|c| !(c.is_ascii_alphanumeric() || matches!(c, '_' | '$')));
    let why = match odd {
        Some(c) => format!("`{}` stands in it", c.escape_default()),
        None if plain.is_empty() => "it is empty".to_owned(),
        None => "it begins with a digit".to_owned(),
    };
    let message = format!(
        "the name {quoted} of {} is no PTX identifier: {why}",
        if is_kernel { "a kernel" } else { "a symbol" }
    );
    let mut diagnostic = Diagnostic::new(&codes::SYMBOL_NAME_INVALID, at(), message);
    if !is_kernel {
        diagnostic = diagnostic.breaks(PRINTED_AS_IS);
    }
    findings.at_global(
        id,
        diagnostic.help("rename it to letters, digits, `_` and `$` (Rust: `#[no_mangle]` or `-Csymbol-mangling-version=v0`)"),
    );
}

/// What LLVM's PTX printer gives names to in this module.
struct Printer<'a> {
    context: &'a Context<'a>,
    /// A function returns a value.
    returns: bool,
    /// A call passes that many arguments at most.
    passed: usize,
    /// A call has a result.
    results: bool,
    indirect: bool,
    functions: usize,
}

impl<'a> Printer<'a> {
    fn of(context: &'a Context<'a>) -> Self {
        let env = context.env();
        let types = |id: GlobalId| env.types.function(env.globals[id].ty);
        let mut printer =
            Printer { context, returns: false, passed: 0, results: false, indirect: false, functions: 0 };
        for (id, _) in context.module.defined_functions() {
            printer.functions += 1;
            printer.returns |= types(id).is_some_and(|(ret, ..)| ret != Type::VOID);
        }
        for site in context.facts.calls.sites() {
            if site.callee.function().is_some_and(|f| context.is_intrinsic(f)) {
                continue;
            }
            let call = context.call(site);
            printer.indirect |= matches!(site.callee, Callee::Value(_));
            printer.passed = printer.passed.max(context.body(site.caller).list(&call.args).len());
            printer.results |= env.types.function(call.fn_ty).is_some_and(|(ret, ..)| ret != Type::VOID);
        }
        printer
    }

    /// What has that name in LLVM's output.
    fn owner_of(&self, name: &[u8]) -> Option<(Severity, String)> {
        let name = std::str::from_utf8(name).ok()?;
        let numbered = |prefix: &str| name.strip_prefix(prefix).and_then(|n| n.parse::<usize>().ok());
        let error = |owner: &str| Some((Severity::Error, owner.to_owned()));
        match name {
            "func_retval0" if self.returns => return error("the result of a function"),
            "retval0" if self.results => return error("the result of a call"),
            _ => {}
        }
        if numbered("param").is_some_and(|n| n < self.passed) {
            return error("an argument of a call");
        }
        if numbered("__local_depot").is_some_and(|n| n < self.functions) {
            return error("the stack frame of a function");
        }
        if numbered("prototype_").is_some() && self.indirect {
            return Some((Severity::Note, "the prototype of a call through a pointer".to_owned()));
        }
        let (function, number) = name.rsplit_once("_param_")?;
        let env = self.context.env();
        let id = env.find_global(function)?;
        let number: usize = number.parse().ok()?;
        let GlobalKind::Function(_) = env.globals[id].kind else { return None };
        let (_, params, _) = env.types.function(env.globals[id].ty)?;
        (number < params.len() && self.context.module.body(id).is_some())
            .then(|| (Severity::Error, format!("parameter {} of {}", number + 1, self.context.quoted(id))))
    }
}

#[cfg(test)]
mod tests {
    use super::is_identifier;

    #[test]
    fn identifiers_are_those_of_ptx() {
        for good in ["k", "_k", "$k", "a$b_1", "_1", "__x", "_ZN4core3fmtE", "reg"] {
            assert!(is_identifier(good.as_bytes()), "{good}");
        }
        for bad in ["", "_", "$", "1k", "a.b", "a@b", "a b", "a%b", "é", "%a"] {
            assert!(!is_identifier(bad.as_bytes()), "{bad}");
        }
    }
}
