//! Judges device code: one file a rule, facts computed once.
//!
//! [`check`] returns the report and, if no hard rule fired, a [`Checked`], which is the only way to the optimiser.

pub mod target;

pub use target::{Arch, Asked, Target, TargetFlags};

use diag::Diagnostic;
use ir::{GlobalId, Module};

/// A module that no hard rule refuses.
#[derive(Debug)]
pub struct Checked {
    module: Module,
    target: Target,
    facts: Facts,
}

/// What later stages may rely on.
#[derive(Clone, Default, Debug)]
pub struct Facts {
    /// Functions that the host can launch, in the order of the module.
    pub kernels: Vec<GlobalId>,
    /// What must be emitted.
    pub roots: Vec<GlobalId>,
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

/// Judges a module. `roots` is what must be emitted.
pub fn check(module: Module, target: &Target, roots: Vec<GlobalId>) -> Report {
    let functions = module.defined_functions().count();
    let facts = Facts { kernels: Vec::new(), roots };
    Report {
        diagnostics: Vec::new(),
        checked: Some(Checked { module, target: target.clone(), facts }),
        kernels: 0,
        functions,
    }
}
