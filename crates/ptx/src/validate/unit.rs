//! What a module leaves to others: functions and variables that it uses and does not define, and what several modules
//! that are linked together say of one name.

use super::{At, Checker, Options};
use crate::body::{Base, Operand, Stmt};
use crate::isa::Op;
use crate::tree::{Function, FunctionKind, Item, Linkage, Module, Span, Symbol, SymbolDef};
use crate::types::StateSpace;
use diag::{Diagnostic, codes};
use rustc_hash::{FxHashMap, FxHashSet};

/// Whether the device runtime defines a function of this name.
fn is_in_runtime(name: &str) -> bool {
    matches!(name, "vprintf" | "malloc" | "free" | "__assertfail")
        || ["__cuda_syscall_", "cnp", "__cnp", "cudaCNP", "cudaCDP"]
            .iter()
            .any(|start| name.starts_with(start))
}

/// A use of something that the module does not define.
struct Use<'m> {
    symbol: Symbol,
    at: Option<At<'m>>,
    span: Span,
}

/// The first use of each function and variable that is declared and not defined, in the order of the text.
fn open_uses(module: &Module) -> Vec<Use<'_>> {
    let mut seen = FxHashSet::default();
    let mut uses = Vec::new();
    let mut note = |symbol: Symbol, at, span| {
        if is_open(module, symbol) && seen.insert(symbol) {
            uses.push(Use { symbol, at, span });
        }
    };
    for item in &module.items {
        match item {
            Item::Variable(id) => {
                let variable = &module.variables[*id];
                let mut named = Vec::new();
                if let Some(init) = &variable.init {
                    super::module::names(init, &mut named);
                }
                named.into_iter().for_each(|symbol| note(symbol, None, variable.span));
            }
            Item::Function(id) => {
                let function = &module.functions[*id];
                let Some(body) = &function.body else { continue };
                let mut at = At { function, body, stmt: 0, loc: None };
                for (index, stmt) in body.stmts.iter().enumerate() {
                    at.stmt = index;
                    match stmt {
                        Stmt::Loc(index) => at.loc = Some(&body.locs[*index as usize]),
                        Stmt::Inst(inst) => {
                            for operand in body.operands(inst) {
                                if let Operand::Address(Base::Symbol(symbol), _)
                                | Operand::Mem(Base::Symbol(symbol), _) = operand
                                {
                                    note(*symbol, Some(at), function.span);
                                }
                            }
                        }
                        _ => {}
                    }
                }
            }
            _ => {}
        }
    }
    uses
}

fn is_open(module: &Module, symbol: Symbol) -> bool {
    match module.symbols[symbol].def {
        // A kernel that is only declared is told where it is called.
        SymbolDef::Function(_) => module
            .functions
            .values()
            .filter(|function| function.symbol == symbol)
            .all(|function| function.body.is_none() && function.kind == FunctionKind::Func),
        SymbolDef::Variable(_) => module
            .variables
            .values()
            .filter(|variable| variable.name == symbol)
            .all(|variable| variable.linkage == Linkage::Extern && variable.space != StateSpace::Shared),
        _ => false,
    }
}

impl<'m> Checker<'m> {
    /// What nothing defines, `elsewhere` aside.
    pub(super) fn unresolved(&mut self, elsewhere: &FxHashSet<&str>) {
        for Use { symbol, at, span } in open_uses(self.module) {
            let name = self.module.symbol_name(symbol);
            if is_in_runtime(name) || elsewhere.contains(name) {
                continue;
            }
            let place = match at {
                Some(at) => self.place(at),
                None => self.place_of(span, Some(name)),
            };
            let message = format!(
                "`{}` is not defined, and the device runtime does not provide it",
                self.shown(symbol)
            );
            let diagnostic = Diagnostic::new(&codes::EXTERNAL_UNRESOLVED, place, message)
                .help("define it, or check with `-c` a module that is going to be linked with others");
            // Not in the way of running it: the machine stops where it is reached.
            self.report_lint(diagnostic);
        }
    }
}

/// What a module defines for others.
struct Definition<'m> {
    unit: usize,
    span: Span,
    what: &'static str,
    is_weak: bool,
    function: Option<&'m Function>,
}

/// What modules that are linked together say of one name: defined twice, called and a kernel, declared with other
/// parameters; and, in a whole program, used and defined in none of them.
pub fn check_units(modules: &[&Module], whole_program: bool) -> Vec<Diagnostic> {
    let mut linker = Linker { modules, defined: FxHashMap::default(), findings: Vec::new() };
    for unit in 0..modules.len() {
        linker.define(unit);
    }
    for unit in 0..modules.len() {
        linker.declarations(unit);
    }
    let Linker { defined, mut findings, .. } = linker;
    if whole_program {
        let elsewhere: FxHashSet<&str> = defined.keys().copied().collect();
        for module in modules {
            let mut checker = Checker::for_module(module, Options::default());
            checker.unresolved(&elsewhere);
            findings.append(&mut checker.findings);
        }
    }
    findings
}

struct Linker<'a, 'm> {
    modules: &'a [&'m Module],
    defined: FxHashMap<&'m str, Definition<'m>>,
    findings: Vec<Diagnostic>,
}

impl<'m> Linker<'_, 'm> {
    fn checker(&self, unit: usize) -> Checker<'m> {
        Checker::for_module(self.modules[unit], Options::default())
    }

    fn define(&mut self, unit: usize) {
        let module = self.modules[unit];
        for item in &module.items {
            let (symbol, new) = match item {
                Item::Function(id) => {
                    let function = &module.functions[*id];
                    let what = if function.kind == FunctionKind::Entry { "kernel" } else { "function" };
                    if function.body.is_none() {
                        continue;
                    }
                    let is_weak = function.linkage == Linkage::Weak;
                    let seen = matches!(function.linkage, Linkage::Visible | Linkage::Weak);
                    (seen.then_some(function.symbol), (function.span, what, is_weak, Some(function)))
                }
                Item::Variable(id) => {
                    let variable = &module.variables[*id];
                    let is_weak = matches!(variable.linkage, Linkage::Weak | Linkage::Common);
                    let seen = is_weak || variable.linkage == Linkage::Visible;
                    (seen.then_some(variable.name), (variable.span, "variable", is_weak, None))
                }
                _ => continue,
            };
            let Some(symbol) = symbol else { continue };
            let (span, what, is_weak, function) = new;
            self.add(module.symbol_name(symbol), Definition { unit, span, what, is_weak, function });
        }
    }

    fn add(&mut self, name: &'m str, new: Definition<'m>) {
        let Some(old) = self.defined.get(name) else {
            self.defined.insert(name, new);
            return;
        };
        if old.unit != new.unit && (old.what != new.what || !old.is_weak && !new.is_weak) {
            let shown = diag::demangle::demangle(name);
            let place = self.checker(new.unit).place_of(new.span, Some(name));
            let first = self.checker(old.unit).place_of(old.span, Some(name));
            let message = format!("the {} `{shown}` is defined in another module too", new.what);
            let label = format!("`{shown}` is defined here as a {}", old.what);
            self.findings.push(Diagnostic::new(&codes::LINK_DUPLICATE, place, message).label(first, label));
        }
        if old.is_weak && !new.is_weak {
            self.defined.insert(name, new);
        }
    }

    /// What a module declares, against what the others define.
    fn declarations(&mut self, unit: usize) {
        let module = self.modules[unit];
        for Use { symbol, at, .. } in open_uses(module) {
            let name = module.symbol_name(symbol);
            let Some(definition) = self.defined.get(name).filter(|it| it.unit != unit) else { continue };
            let (Some(at), Some(function)) = (at, definition.function) else { continue };
            let shown = diag::demangle::demangle(name);
            let checker = self.checker(unit);
            let place = checker.place(at);
            let there = self.checker(definition.unit).place_of(definition.span, Some(name));
            if function.kind == FunctionKind::Entry {
                let Stmt::Inst(inst) = &at.body.stmts[at.stmt] else { continue };
                let does = if inst.opcode().op() == Op::Call { "calls" } else { "takes the address of" };
                let caller = checker.shown(at.function.symbol);
                let message = format!(
                    "`{caller}` {does} `{shown}` as a function, which another module defines as a kernel"
                );
                self.findings.push(
                    Diagnostic::new(&codes::LINK_CALL_ENTRY, place, message)
                        .label(there, format!("`{shown}` is a kernel because of `.entry` here"))
                        .note("a kernel ends in EXIT and not in RET: a call would end the calling thread"),
                );
                continue;
            }
            let Some(declared) = module.function_of(symbol) else { continue };
            if !super::module::same_shape(declared, function) {
                let message = format!(
                    "`{shown}` is declared with other parameters or results than another module defines"
                );
                self.findings.push(
                    Diagnostic::new(&codes::LINK_SIGNATURE_MISMATCH, place, message)
                        .label(there, format!("`{shown}` is defined here")),
                );
            }
        }
    }
}
