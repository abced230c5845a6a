//! From `Lowered` to PTX: legalise, select, ABI, names, debug info.
//!
//! [`compile`] takes the module that the optimiser made and its contract (the module doc of `opt`) and makes a
//! [`ptx::Module`]. What cannot be compiled is told as `unsupported`, each construct with its place, several in one run.
//! Functions are compiled one by one by a selector that walks backward over SSA (`func`); values are lists of virtual
//! registers (`types`).

mod abi;
mod address;
mod cx;
mod debug;
mod directives;
mod frame;
mod func;
mod globals;
mod memory;
mod names;
mod select;
mod types;
mod value;

use cranelift_entity::SecondaryMap;
use cx::{ModuleCx, Words};
use debug::Files;
use diag::{Diagnostic, Place, codes};
use func::FnCx;
use ir::{GlobalId, GlobalKind, OperandKind};
use opt::Lowered;
use ptx::isa::OpCache;
use ptx::tree::Item;
use rustc_hash::FxHashSet;

/// Options of the code generator.
#[derive(Clone, Default, Debug)]
pub struct Options {
    /// `-g`: DWARF and `.target …, debug` beside line information.
    pub debug: bool,
}

/// Compiles a module to PTX, and drops each body once it is compiled. The caller validates the result before it prints
/// it.
pub fn compile(lowered: Lowered, _options: &Options) -> Result<ptx::Module, Vec<Diagnostic>> {
    let (ir::Module { mut env, mut bodies }, target, emitted) = lowered.into_parts();
    env.metadata.forget_fields(describes_types);
    let (env, target, emitted) = (&env, &target, emitted.as_slice());
    let mut names = names::assign(env, emitted);
    let exported = export_by_alias(env, &mut names);
    let mut out = ptx::Module::for_target(ptx::Target::new(target.sm, ptx::Version::new(9, 0)));
    let mut symbols = SecondaryMap::new();
    for &global in emitted {
        // Intrinsics are instructions and not symbols; aliases are their targets.
        let named = match &env.globals[global].kind {
            GlobalKind::Function(_) => !env.global_name(global).starts_with("llvm."),
            GlobalKind::Variable(_) => !is_reserved(env, global),
            _ => false,
        };
        if named {
            symbols[global] = out.symbol(&names[global]).into();
        }
    }
    let local_prefix = names::local_prefix(&names);
    let words = Words::find(env);
    let mut defined = SecondaryMap::new();
    for &global in emitted {
        defined[global] = bodies[global].is_some();
    }
    let cx = ModuleCx { env, defined, sm: target.sm, symbols, names, exported, local_prefix, words };
    let mut compiler =
        Compiler { cx: &cx, ops: OpCache::default(), files: Files::default(), diagnostics: Vec::new() };
    compiler.module(emitted, &mut bodies, &mut out);
    let Compiler { files, mut diagnostics, .. } = compiler;
    let at =
        out.items.iter().position(|item| matches!(item, Item::Function(_) | Item::Variable(_))).unwrap_or(0);
    out.items.splice(at..at, files.entries.into_iter().map(Item::File));
    // What was refused already would be missed again.
    if diagnostics.is_empty()
        && let Err(diagnostic) = choose_version(&mut out, target)
    {
        diagnostics.push(*diagnostic);
    }
    if diagnostics.is_empty() { Ok(out) } else { Err(diagnostics) }
}

/// Debug information that says nothing of places, which are all that `.loc` and messages need; it is half of the metadata.
fn describes_types(kind: ir::MdKind) -> bool {
    use ir::MdKind::*;
    matches!(
        kind,
        BasicType
            | CompositeType
            | DerivedType
            | Enumerator
            | Expression
            | LocalVariable
            | Subrange
            | SubroutineType
            | TemplateTypeParameter
            | TemplateValueParameter
    )
}

/// Local kernels and variables that an alias exports take its name: PTX has aliases of device functions only.
fn export_by_alias(env: &ir::ModuleEnv, names: &mut SecondaryMap<GlobalId, String>) -> FxHashSet<GlobalId> {
    let mut exported = FxHashSet::default();
    for (alias, data) in &env.globals {
        if !matches!(data.kind, GlobalKind::Alias(_)) || data.linkage.is_local() {
            continue;
        }
        let Some((target, 0)) = globals::resolve_alias(env, alias) else { continue };
        let data = &env.globals[target];
        let is_device = data.as_function().is_some_and(|header| header.cc != ir::CallConv::PTX_KERNEL);
        let name = env.global_name(alias);
        if !is_device
            && data.linkage.is_local()
            && names::is_legal(name.as_bytes())
            && exported.insert(target)
        {
            names[target] = name.into_owned();
        }
    }
    exported
}

/// `llvm.used`, `llvm.global_ctors` and the like are lists for the compiler.
fn is_reserved(env: &ir::ModuleEnv, global: GlobalId) -> bool {
    env.global_name(global).starts_with("llvm.")
        || env.globals[global].section.is_some_and(|s| &*env.strings.text(s) == "llvm.metadata")
}

/// The lowest version that the code needs, at least what the module asks for.
fn choose_version(out: &mut ptx::Module, target: &gate::Target) -> Result<(), Box<Diagnostic>> {
    let needed = ptx::needs(out, target.sm).map(|needed| needed.max(large_parameters(out)));
    let version = match (target.fixed_version, needed) {
        (Some(fixed), Some(needed)) if needed > fixed => {
            let message = format!("the code needs PTX {needed}, but `--ptx-version` asks for {fixed}");
            return Err(Box::new(Diagnostic::new(&codes::UNSUPPORTED, Place::default(), message)));
        }
        (Some(fixed), _) => fixed,
        (None, Some(needed)) => needed.max(target.version_floor.unwrap_or(needed)),
        (None, None) => {
            let message = format!("no PTX version has everything that the code uses for {}", target.sm);
            return Err(Box::new(Diagnostic::new(
                &codes::INTRINSIC_NEEDS_NEWER_TARGET,
                Place::default(),
                message,
            )));
        }
    };
    if let Some(directive) = &mut out.version {
        directive.version = version;
    }
    Ok(())
}

/// The version that the largest kernel's parameters need: above 4352 bytes it is 8.1.
fn large_parameters(out: &ptx::Module) -> ptx::Version {
    let size = |function: &ptx::Function| {
        function.params.iter().fold(0u64, |at, &param| {
            let variable = &function.locals[param];
            let align = u64::from(variable.alignment().max(1));
            at.next_multiple_of(align).saturating_add(variable.size().unwrap_or(0))
        })
    };
    let kernels = out.functions.values().filter(|f| f.kind == ptx::FunctionKind::Entry);
    if kernels.map(size).max().unwrap_or(0) > 4352 {
        ptx::Version::new(8, 1)
    } else {
        ptx::Version::default()
    }
}

struct Compiler<'c, 'a> {
    cx: &'c ModuleCx<'a>,
    ops: OpCache,
    files: Files,
    diagnostics: Vec<Diagnostic>,
}

impl Compiler<'_, '_> {
    fn module(
        &mut self,
        emitted: &[GlobalId],
        bodies: &mut SecondaryMap<GlobalId, Option<Box<ir::Function>>>,
        out: &mut ptx::Module,
    ) {
        let cx = self.cx;
        let mut globals = globals::Globals::new(cx);
        for &global in emitted {
            if cx.env.globals[global].as_variable().is_some() && cx.symbols[global].is_some() {
                globals.declare(global);
            }
        }
        let mut declared: SecondaryMap<GlobalId, bool> = SecondaryMap::new();
        let functions = std::mem::take(&mut globals.functions);
        self.diagnostics.append(&mut globals.diagnostics);
        for function in functions {
            self.declare(function, &mut declared, out);
        }
        for variable in globals.variables {
            out.add_variable(variable);
        }
        for &global in emitted {
            let Some(body) = bodies[global].take() else { continue };
            if cx.symbols[global].is_none() {
                continue;
            }
            for callee in functions_in(cx, &body) {
                if callee != global {
                    self.declare(callee, &mut declared, out);
                }
            }
            declared[global] = true;
            self.function(global, &body, out);
        }
        for &global in emitted {
            self.alias(global, out);
        }
    }

    /// `.alias` for a device function that is visible under another name too.
    fn alias(&mut self, global: GlobalId, out: &mut ptx::Module) {
        let env = self.cx.env;
        let data = &env.globals[global];
        if !matches!(data.kind, GlobalKind::Alias(_)) || data.linkage.is_local() {
            return;
        }
        let Some((target, offset)) = globals::resolve_alias(env, global) else { return };
        let is_device = env.globals[target].as_function().is_some_and(|h| h.cc != ir::CallConv::PTX_KERNEL);
        if !is_device || offset != 0 {
            // The host would look for the name in vain; one name a kernel or variable is all that PTX has.
            if self.cx.names[target] != self.cx.names[global] {
                let what = "an exported second name of something else than a device function".to_owned();
                self.diagnostics.push(self.cx.stop_at(global, cx::Stop::Unsupported(what)));
            }
            return;
        }
        let Some(of) = self.cx.symbols[target].expand() else { return };
        if !self.cx.defined[target] {
            return;
        }
        match self.cx.header(target) {
            Ok((mut function, _)) => {
                let name = out.symbol(&self.cx.names[global]);
                function.symbol = name;
                function.linkage = ptx::Linkage::Visible;
                out.add_function(function);
                out.add_alias(name, of, ptx::tree::Span::default());
            }
            Err(stop) => self.diagnostics.push(self.cx.stop_at(global, stop)),
        }
    }

    /// A declaration of a function that is used before its definition, or has none.
    fn declare(
        &mut self,
        global: GlobalId,
        declared: &mut SecondaryMap<GlobalId, bool>,
        out: &mut ptx::Module,
    ) {
        if std::mem::replace(&mut declared[global], true) || self.cx.symbols[global].is_none() {
            return;
        }
        match self.cx.header(global) {
            Ok((function, _)) => {
                out.add_function(function);
            }
            Err(stop) => self.diagnostics.push(self.cx.stop_at(global, stop)),
        }
    }

    fn function(&mut self, global: GlobalId, body: &ir::Function, out: &mut ptx::Module) {
        match self.cx.header(global) {
            Ok((function, signature)) => {
                let compiler =
                    FnCx::new(self.cx, body, function, signature, &mut self.ops, &mut self.files, out);
                let (function, mut diagnostics) = compiler.run();
                self.diagnostics.append(&mut diagnostics);
                // The copy is as large as its content, and what was grown is whole again for the next function; to
                // shrink it where it lies would leave a gap behind each of its lists.
                out.add_function(ptx::Function::clone(&function));
            }
            Err(stop) => self.diagnostics.push(self.cx.stop_at(global, stop)),
        }
    }
}

/// The functions that a body names, each once, in the order of their first use.
fn functions_in(cx: &ModuleCx<'_>, body: &ir::Function) -> Vec<GlobalId> {
    let mut found = Vec::new();
    let mut seen = FxHashSet::default();
    let mut add = |global: GlobalId| {
        let Some((global, _)) = globals::resolve_alias(cx.env, global) else { return };
        if value::is_function(cx.env, global) && seen.insert(global) {
            found.push(global);
        }
    };
    for (_, constant) in body.consts.iter() {
        if let ir::ConstKind::Global(global) = constant.kind {
            add(global);
        }
    }
    for &block in &body.layout {
        for &inst in &body.blocks[block].insts {
            body.for_each_operand(inst, |operand| {
                if let OperandKind::Global(global) = operand.kind() {
                    add(global);
                }
            });
        }
    }
    found
}
