//! Judges device code: one file a rule, facts computed once.
//!
//! [`check`] returns the report and, if no hard rule fired, a [`Checked`], which is the only way to the optimiser.

pub mod facts;
pub mod place;
mod rules;
pub mod target;

pub use facts::{Facts, KernelMark};
pub use target::{Arch, Asked, Target, TargetFlags};

use diag::{Diagnostic, Severity};
use ir::{GlobalId, Module};

/// A module that no hard rule refuses.
#[derive(Debug)]
pub struct Checked {
    module: Module,
    target: Target,
    facts: Facts,
}

/// What a check found.
#[derive(Debug)]
pub struct Report {
    /// Findings in a stable order.
    pub diagnostics: Vec<Diagnostic>,
    /// The module, if no hard rule fired.
    pub checked: Option<Checked>,
    /// Kernels examined.
    pub kernels: usize,
    /// Other functions with a body examined.
    pub functions: usize,
}

impl Checked {
    /// Takes the module apart, for the optimiser.
    pub fn into_parts(self) -> (Module, Target, Facts) {
        (self.module, self.target, self.facts)
    }

    /// The module.
    pub fn module(&self) -> &Module {
        &self.module
    }

    /// The target.
    pub fn target(&self) -> &Target {
        &self.target
    }

    /// The facts.
    pub fn facts(&self) -> &Facts {
        &self.facts
    }
}

/// How to judge.
#[derive(Clone, Copy, Default, Debug)]
pub struct Options {
    /// Whether the module is the whole program, so that nothing else can define what it calls.
    pub whole_program: bool,
    /// Whether a later link defines what is missing, so that nothing is said of it.
    pub relocatable: bool,
}

/// What the verifier found, and in place of what it says of headers, what the rules on signatures say of them.
fn with_headers(module: &Module, target: &Target, mut unsound: Vec<Diagnostic>) -> Vec<Diagnostic> {
    let marks = facts::Kernels::find(&module.env, target.arch);
    let mut facts = Facts::default();
    facts.marks = marks;
    let mut found = rules::headers(&rules::Context::new(module, target, &facts, Options::default()));
    found.retain(|finding| finding.severity == Severity::Error);
    unsound.retain(|finding| {
        let entity = &finding.place.entity;
        let is_header = entity.block.is_none() && entity.instruction.is_none();
        !(is_header && found.iter().any(|rule| rule.place.entity.symbol == entity.symbol))
    });
    unsound.extend(found);
    unsound
}

/// Judges a module. `roots` is what must be emitted. A module without a data layout gets the target's.
pub fn check(mut module: Module, target: &Target, roots: Vec<GlobalId>, options: Options) -> Report {
    target.complete(&mut module.env);
    let unsound = ir::verify::module(&module);
    let defined = module.defined_functions().count();
    if unsound.iter().any(|d| d.severity == Severity::Error) {
        // The rules follow operands and types; in an unsound module those may lead nowhere. Headers can still be judged.
        let diagnostics = with_headers(&module, target, unsound);
        return Report { diagnostics, checked: None, kernels: 0, functions: defined };
    }
    let facts = Facts::new(&module, target.arch, roots);
    let mut diagnostics = unsound;
    diagnostics.extend(rules::run(&rules::Context::new(&module, target, &facts, options)));
    let kernels = module.defined_functions().filter(|(id, _)| facts.marks.contains(*id)).count();
    let refused = diagnostics.iter().any(Diagnostic::is_refusal);
    Report {
        diagnostics,
        kernels,
        functions: defined - kernels,
        checked: (!refused).then(|| Checked { module, target: target.clone(), facts }),
    }
}
