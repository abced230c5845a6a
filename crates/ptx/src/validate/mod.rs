//! What a module has to keep beyond syntax, and the witness that it does.
//!
//! The rules are those that `ptxas` applies, measured, not those of the manual where the two differ. A finding that makes
//! the module meaningless keeps [`Valid`] away; a kernel that is called through a register does not, so that the
//! interpreter can run it and show what happens.

mod call;
mod demand;
mod flow;
mod inst;
mod module;
mod require;
mod shaped;
mod typing;
mod unit;

pub use require::needs;
pub use unit::check_units;

use crate::body::{Body, Label, Loc};
use crate::judge::Judge;
use crate::print::print_stmt;
use crate::target::{Sm, Target, Version};
use crate::tree::{Function, Item, Module, Span};
use diag::demangle::demangle;
use diag::{CodeInfo, Diagnostic, EntityPath, Place, SourcePos, codes};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

/// A module that was validated: symbols resolved, types and arity right, legal for its target.
#[derive(Clone, Debug)]
pub struct Valid {
    module: Module,
    target: Target,
}

impl Valid {
    /// The module.
    pub fn module(&self) -> &Module {
        &self.module
    }

    /// What it is valid for.
    pub fn target(&self) -> Target {
        self.target
    }

    /// Gives the module back.
    pub fn into_module(self) -> Module {
        self.module
    }
}

/// What a check is told beside the module.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Whose rules apply.
    pub judge: Judge,
    /// The module is all of the program: what it uses and does not define is missing.
    pub whole_program: bool,
    /// The architecture that it is going to be assembled for, if it is not that of the module.
    pub assembled_for: Option<Sm>,
}

/// Checks a module against the target that its directives name.
pub fn validate(module: Module) -> (Vec<Diagnostic>, Option<Valid>) {
    validate_with(module, Options::default())
}

/// The same as [`validate`](fn@validate), with options. An assembler as the judge makes no witness.
pub fn validate_with(module: Module, options: Options) -> (Vec<Diagnostic>, Option<Valid>) {
    let checker = judged(&module, options);
    let (findings, blocked, target) = (checker.findings, checker.blocked, checker.target);
    let valid = (!blocked && options.judge.is_strict()).then_some(Valid { module, target });
    (findings, valid)
}

/// The findings of one judge. An assembler's are those of error severity; what it refuses is what it says.
pub fn validate_for(module: &Module, judge: Judge) -> Vec<Diagnostic> {
    let mut findings = judged(module, Options { judge, ..Options::default() }).findings;
    if !judge.is_strict() {
        findings.retain(Diagnostic::is_error);
    }
    findings
}

fn judged(module: &Module, options: Options) -> Checker<'_> {
    let mut checker = Checker::for_module(module, options);
    checker.module();
    for (id, function) in &module.functions {
        checker.function(id, function);
    }
    // Before 3.1 no assembler leaves anything to a linker.
    let is_alone = !options.judge.is_strict() && checker.target.version < Version::new(3, 1);
    if options.whole_program || is_alone {
        checker.unresolved(&FxHashSet::default());
    }
    if options.judge.is_strict() {
        flow::check(&mut checker);
    }
    checker
}

/// Checks the instructions among some statements of a body that is still being made, for the newest version: what inline
/// assembly added. Calls are left to the check of the whole module, which knows what is called.
pub fn check_statements(
    module: &Module,
    function: &Function,
    body: &Body,
    stmts: std::ops::Range<usize>,
    sm: Sm,
) -> Vec<Diagnostic> {
    let mut checker = Checker::new(module, Target::new(sm, crate::target::NEWEST), Options::default());
    checker.statements(function, body, stmts);
    checker.findings
}

/// After so many findings the rest says nothing new.
const MAX_FINDINGS: usize = 200;

/// What the checks of one module share.
struct Checker<'m> {
    module: &'m Module,
    target: Target,
    judge: Judge,
    assembled_for: Option<Sm>,
    findings: Vec<Diagnostic>,
    /// Whether a finding keeps the module from being run.
    blocked: bool,
    /// `.file` directives by number.
    files: FxHashMap<u32, &'m str>,
    /// What was said of opcodes before: nothing, or the reason why they are not legal here.
    opcodes: FxHashMap<crate::isa::Opcode, Option<(&'static CodeInfo, String)>>,
    /// The prototypes and lists of the function at hand that stand before the statement at hand.
    declared: FxHashMap<Label, Declared>,
    /// Where each symbol is declared first, by position in the items.
    first_items: FxHashMap<crate::tree::Symbol, usize>,
}

/// What a label of a function names beside a place.
#[derive(Clone, Copy)]
enum Declared {
    /// A prototype, by position.
    Prototype(usize),
    /// A list of targets, by position.
    Targets(usize),
}

/// Where the checks stand in a body.
#[derive(Clone, Copy)]
struct At<'m> {
    function: &'m Function,
    body: &'m Body,
    stmt: usize,
    loc: Option<&'m Loc>,
}

impl<'m> Checker<'m> {
    fn for_module(module: &'m Module, options: Options) -> Self {
        let target = module.own_target().unwrap_or(Target::new(Sm::new(75), Version::new(6, 3)));
        Checker::new(module, target, options)
    }

    fn new(module: &'m Module, target: Target, options: Options) -> Self {
        let files = module.items.iter().filter_map(|item| match item {
            Item::File(file) => Some((file.index, file.name.as_str())),
            _ => None,
        });
        Checker {
            module,
            target,
            judge: options.judge,
            assembled_for: options.assembled_for,
            findings: Vec::new(),
            blocked: false,
            files: files.collect(),
            opcodes: FxHashMap::default(),
            declared: FxHashMap::default(),
            first_items: FxHashMap::default(),
        }
    }

    fn report(&mut self, diagnostic: Diagnostic) {
        self.blocked |= diagnostic.is_error();
        self.report_lint(diagnostic);
    }

    /// Reports what does not keep the module from being run.
    fn report_lint(&mut self, diagnostic: Diagnostic) {
        // Errors are not crowded out by lesser findings.
        let most = if diagnostic.is_error() { 2 * MAX_FINDINGS } else { MAX_FINDINGS };
        if self.findings.len() < most {
            self.findings.push(diagnostic);
        }
    }

    fn place_of(&self, span: Span, symbol: Option<&str>) -> Place {
        Place {
            source: None,
            span: (!span.is_empty()).then(|| span.of(self.module.file)),
            entity: EntityPath { symbol: symbol.map(str::to_owned), ..EntityPath::default() },
        }
    }

    fn place(&self, at: At<'m>) -> Place {
        let symbol = self.module.symbol_name(at.function.symbol).to_owned();
        Place {
            source: at.loc.and_then(|loc| self.source(loc)),
            span: at.body.span(at.stmt).map(|span| span.of(self.module.file)),
            entity: EntityPath {
                symbol: Some(symbol),
                block: None,
                instruction: Some(print_stmt(self.module, at.function, at.stmt)),
            },
        }
    }

    fn source(&self, loc: &Loc) -> Option<SourcePos> {
        let position = |file: u32, line, column, inlined_at| {
            let name = *self.files.get(&file)?;
            Some(SourcePos {
                file: Arc::from(name),
                directory: Arc::from(""),
                line,
                column,
                function: None,
                checksum: None,
                inlined_at,
            })
        };
        let outer = loc.inlined.and_then(|at| position(at.file, at.line, at.column, None));
        position(loc.file, loc.line, loc.column, outer.map(Box::new))
    }

    fn error(&mut self, at: At<'m>, code: &'static CodeInfo, message: impl Into<String>) {
        let place = self.place(at);
        self.report(Diagnostic::new(code, place, message));
    }

    fn invalid(&mut self, at: At<'m>, message: impl Into<String>) {
        self.error(at, &codes::INVALID_PTX, message);
    }

    /// The name of a symbol as its author wrote it.
    fn shown(&self, symbol: crate::tree::Symbol) -> String {
        demangle(self.module.symbol_name(symbol)).to_string()
    }
}
