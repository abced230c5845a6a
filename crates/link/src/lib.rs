//! From inputs to one module, and what of it is kept.
//!
//! Roots are explicit: [`Roots`] says what the user asked for, [`RootSet`] what that means in the linked module. Later
//! stages drop what no root reaches. Merging several modules is not here yet: more than one input is `unsupported`.

mod roots;

pub use roots::{Export, RootSet, Roots};

use diag::{Diagnostic, Place, codes};
use ir::Module;
use reader::Input;

/// A complete module, what of it is kept, and what is to be told besides.
#[derive(Debug)]
pub struct Linked {
    /// The module.
    pub module: Module,
    /// What the stages behind must keep.
    pub roots: RootSet,
    /// Notes and warnings of reading and linking.
    pub diagnostics: Vec<Diagnostic>,
}

/// Links the inputs to one module.
///
/// # Errors
/// The diagnostics of the inputs if one of them is incomplete; `unsupported` for more than one input; an exported symbol
/// that no input defines.
pub fn link(inputs: Vec<Input>, roots: &Roots) -> Result<Linked, Vec<Diagnostic>> {
    let complete = inputs.iter().all(Input::is_complete);
    let count = inputs.len();
    let mut diagnostics = Vec::new();
    let mut modules = Vec::new();
    for input in inputs {
        diagnostics.extend(input.diagnostics);
        modules.push((input.name, input.module));
    }
    if !complete {
        return Err(diagnostics);
    }
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
    let (roots, missing) = RootSet::of(&module, roots);
    diagnostics.extend(missing);
    if diagnostics.iter().any(Diagnostic::is_error) {
        return Err(diagnostics);
    }
    Ok(Linked { module, roots, diagnostics })
}
