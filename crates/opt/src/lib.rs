//! From `Checked` to `Lowered`: one file a pass.
//!
//! The first pass turns `!nvvm.annotations` into conventions and attributes; [`run`] is the only maker of [`Lowered`].

use diag::Diagnostic;
use gate::{Checked, Facts, Target};
use ir::Module;

/// How hard to optimise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Level {
    /// `-O0`: what code generation needs, and nothing else.
    O0,
    /// `-O1`.
    O1,
    /// `-O2`, `-Os`, `-Oz`.
    O2,
    /// `-O3`.
    #[default]
    O3,
}

/// Options of the optimiser.
#[derive(Clone, Default, Debug)]
pub struct Options {
    /// How hard.
    pub level: Level,
}

/// A module that is ready for code generation.
#[derive(Debug)]
pub struct Lowered {
    module: Module,
    target: Target,
    facts: Facts,
}

impl Lowered {
    /// The module.
    pub fn module(&self) -> &Module {
        &self.module
    }

    /// The target.
    pub fn target(&self) -> &Target {
        &self.target
    }

    /// What the gate found out, kept up to date.
    pub fn facts(&self) -> &Facts {
        &self.facts
    }
}

/// Optimises and lowers.
pub fn run(checked: Checked, _options: &Options) -> Result<Lowered, Vec<Diagnostic>> {
    let (module, target, facts) = checked.into_parts();
    Ok(Lowered { module, target, facts })
}
