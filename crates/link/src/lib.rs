//! From inputs to one module, and what of it is kept.
//!
//! A [`Unit`] is a module that was named, of which everything is kept and judged, or a member of an archive, of which
//! only what is needed is read. `symbols` chooses among definitions by LLVM's linkage rules, `live` finds what is needed,
//! `merge` (with `map`, `metadata`, `body`, `flags` and `appending`) makes one module of it. Roots are explicit: [`Roots`]
//! says what the user asked for, [`RootSet`] what that means in the linked module. Later stages drop what no root reaches.
//!
//! The outcome does not depend on the order in which modules are visited, only where rules ask for the first; a single
//! module that needs nothing of an archive passes through as it is. Work is linear in what is read.

mod appending;
mod body;
mod fault;
mod flags;
mod live;
mod map;
mod merge;
mod metadata;
mod missing;
mod roots;
mod symbols;
mod target;
mod unit;
mod why;

pub use roots::{Export, RootSet, Roots};
pub use unit::{Member, Missing, Opener, Unit};

use diag::{Diagnostic, Place, codes};
use ir::{GlobalId, GlobalKind, Module};
use live::{Archives, Program};
use reader::Lazy;

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
/// The diagnostics of the inputs if one of them is incomplete; `duplicate-symbol`, `link-conflict` and `module-target`
/// where inputs do not fit together.
pub fn link(units: Vec<Unit<'_>>, options: &Options) -> Result<Linked, Vec<Diagnostic>> {
    let mut diagnostics = Vec::new();
    let mut inputs = Vec::new();
    let mut members = Vec::new();
    let mut complete = true;
    for unit in units {
        match unit {
            Unit::Whole(mut input) => {
                complete &= input.is_complete();
                diagnostics.append(&mut input.diagnostics);
                inputs.push(input);
            }
            Unit::Member(member) => members.push(member),
        }
    }
    if !complete {
        return Err(diagnostics);
    }
    let archives = Archives::new(members);
    let wanted: &[String] = match &options.roots {
        Roots::Exported => &[],
        Roots::Symbols(names) => names,
    };
    if inputs.len() == 1 && !needs_archives(&inputs[0].module, &archives, wanted) {
        let module = inputs.remove(0).module;
        return finish(module, &|_| true, diagnostics, &archives, options);
    }
    if inputs.is_empty() && wanted.iter().all(|name| !archives.has(name.as_bytes())) {
        let message = "there is no input, or none but archives of which nothing is asked for";
        diagnostics.push(Diagnostic::new(&codes::UNREADABLE, Place::default(), message));
        return Err(diagnostics);
    }
    let mut program = Program::new(archives);
    program.add_named(inputs.into_iter().map(Lazy::whole).collect());
    program.run(wanted);
    for source in &mut program.sources {
        diagnostics.append(&mut source.lazy.input_mut().diagnostics);
    }
    diagnostics.append(&mut program.symbols.faults);
    diagnostics.extend(target::check(&program.sources));
    if diagnostics.iter().any(Diagnostic::is_error) {
        return Err(diagnostics);
    }
    let (merged, found) = merge::merge(&mut program);
    diagnostics.extend(found);
    if program.sources.iter().any(|source| !source.whole) {
        diagnostics.extend(stray_block_addresses(&merged.module));
    }
    let named = |id: GlobalId| merged.named[id.as_u32() as usize];
    finish(merged.module, &named, diagnostics, &program.archives, options)
}

/// Whether something that a module only declares, or that is to be exported, is in an archive.
fn needs_archives(module: &Module, archives: &Archives<'_>, wanted: &[String]) -> bool {
    let env = &module.env;
    let is_in_archive = |(id, global): (GlobalId, &ir::Global)| {
        let declared = match &global.kind {
            GlobalKind::Function(_) => module.body(id).is_none(),
            GlobalKind::Variable(variable) => variable.init.is_none(),
            GlobalKind::Alias(_) | GlobalKind::IFunc(_) => false,
        };
        declared && global.name.is_some_and(|name| archives.has(env.strings.bytes(name)))
    };
    env.globals.iter().any(is_in_archive)
        || wanted.iter().any(|name| env.find_global(name).is_none() && archives.has(name.as_bytes()))
}

/// Addresses of blocks that their function does not have. A reader that reads bodies one by one cannot know it.
fn stray_block_addresses(module: &Module) -> Option<Diagnostic> {
    let bodies = module.defined_functions().map(|(_, body)| &body.consts);
    let mut consts = std::iter::once(&module.env.consts).chain(bodies).flat_map(ir::ConstPool::iter);
    consts.find_map(|(_, data)| {
        let ir::ConstKind::BlockAddress { function, block } = data.kind else { return None };
        let known = module.body(function).is_some_and(|body| body.blocks.is_valid(block));
        let place = fault::place(&module.env, function);
        let message = "a block address names a block that the function does not have";
        (!known).then(|| Diagnostic::new(&codes::INVALID_IR, place, message))
    })
}

/// Roots, and what is to be told about the finished module.
fn finish(
    module: Module,
    named: &dyn Fn(GlobalId) -> bool,
    mut diagnostics: Vec<Diagnostic>,
    archives: &Archives<'_>,
    options: &Options,
) -> Result<Linked, Vec<Diagnostic>> {
    let (roots, unknown) = RootSet::of_named(&module, &options.roots, named);
    diagnostics.extend(unknown);
    if diagnostics.iter().any(Diagnostic::is_error) {
        return Err(diagnostics);
    }
    let missing = missing::missing(&module, &archives.names);
    let why = why::why(&module, &roots, &options.why_live);
    Ok(Linked { module, roots, diagnostics, missing, why })
}
