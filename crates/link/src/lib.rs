//! From inputs to one module, and what of it is kept.
//!
//! Roots are explicit: [`Roots`] says what the user asked for, [`RootSet`] what that means in the linked module. Later
//! stages drop what no root reaches. Merging several modules is not here yet: more than one input is `unsupported`.

mod roots;
mod unit;

pub use roots::{Export, RootSet, Roots};
pub use unit::{Member, Missing, Opener, Unit};

use diag::{Diagnostic, Place, codes};
use ir::Module;

/// What is asked of the linker beside the units.
#[derive(Clone, Default, Debug)]
pub struct Options {
    /// What the result is for.
    pub roots: Roots,
    /// Symbols of which [`Linked::why`] is to tell why they are live.
    pub why_live: Vec<String>,
}

/// A complete module, what of it is kept, and what is to be told besides.
#[derive(Debug)]
pub struct Linked {
    /// The module.
    pub module: Module,
    /// What the stages behind must keep.
    pub roots: RootSet,
    /// Notes and warnings of reading and linking.
    pub diagnostics: Vec<Diagnostic>,
    /// What is used and defined nowhere; the gate reports it, this says what came nearest.
    pub missing: Vec<Missing>,
    /// One text for each symbol of [`Options::why_live`].
    pub why: Vec<String>,
}

/// Links the units to one module.
///
/// # Errors
/// The diagnostics of the inputs if one of them is incomplete; a symbol that two of them define.
pub fn link(units: Vec<Unit<'_>>, options: &Options) -> Result<Linked, Vec<Diagnostic>> {
    let mut diagnostics = Vec::new();
    let mut modules = Vec::new();
    let mut complete = true;
    for unit in units {
        let Unit::Whole(input) = unit else { continue };
        complete &= input.is_complete();
        diagnostics.extend(input.diagnostics);
        modules.push((input.name, input.module));
    }
    if !complete {
        return Err(diagnostics);
    }
    let count = modules.len();
    let Some((_, module)) = modules.pop() else {
        diagnostics.push(Diagnostic::new(&codes::UNREADABLE, Place::default(), "there is no input"));
        return Err(diagnostics);
    };
    if let Some((name, _)) = modules.first() {
        let message = format!("{count} inputs are to be linked; ptxgate does not merge modules yet");
        let diagnostic = Diagnostic::new(&codes::UNSUPPORTED, Place::default(), message)
            .note(format!("the first input is `{name}`"))
            .help("link them with `llvm-link` first, or give one at a time");
        diagnostics.push(diagnostic);
        return Err(diagnostics);
    }
    let (roots, missing) = RootSet::of(&module, &options.roots);
    diagnostics.extend(missing);
    if diagnostics.iter().any(Diagnostic::is_error) {
        return Err(diagnostics);
    }
    Ok(Linked { module, roots, diagnostics, missing: Vec::new(), why: Vec::new() })
}
