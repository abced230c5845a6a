//! What only an input can break, and no pass: symbols, attributes, intrinsics, metadata, debug information. One walk over the
//! module, linear in its size.

use super::intrinsics::{self, Intrinsic};
use super::sizes::Sizes;
use super::{LIMIT, place};
use crate::{
    AttrSetId, CallData, Const, Function, GlobalId, Inst, Metadata, Module, ModuleEnv, Operand, Type,
};
use cranelift_entity::SecondaryMap;
use diag::{CodeInfo, Diagnostic, Place, codes};
use rustc_hash::FxHashMap;
use std::cell::RefCell;

/// The walk over a module.
pub(super) struct Input<'a> {
    pub(super) module: &'a Module,
    pub(super) env: &'a ModuleEnv,
    pub(super) found: Vec<Diagnostic>,
    /// Which globals are intrinsics that the table has.
    pub(super) intrinsics: SecondaryMap<GlobalId, Option<Intrinsic>>,
    pub(super) sizes: Sizes,
    /// What is wrong with a set of attributes on a value of that type; on a function with the type `label`.
    pub(super) sets: FxHashMap<(AttrSetId, Type), Option<String>>,
    /// Whether LLVM keeps the debug information: the module states version 3 of it.
    pub(super) debug: bool,
    /// Nodes that were judged.
    pub(super) nodes: SecondaryMap<Metadata, bool>,
    /// Constants that were looked at for intrinsics.
    pub(super) initialisers: SecondaryMap<Const, bool>,
    /// Whether what is judged now stays where LLVM drops debug information.
    pub(super) kept: bool,
    /// Subprograms of scopes and locations that were asked for.
    pub(super) owners: RefCell<SecondaryMap<Metadata, Option<Option<Metadata>>>>,
    /// Access tags that were judged.
    pub(super) tags: FxHashMap<Metadata, Option<&'static str>>,
}

impl<'a> Input<'a> {
    pub(super) fn new(module: &'a Module) -> Self {
        let env = &module.env;
        let mut intrinsics: SecondaryMap<GlobalId, Option<Intrinsic>> = SecondaryMap::new();
        for (id, global) in &env.globals {
            if let Some(name) = global.name
                && global.as_function().is_some()
                && env.strings.bytes(name).starts_with(b"llvm.")
            {
                intrinsics[id] = intrinsics::find(env.strings.bytes(name));
            }
        }
        let mut input = Input {
            module,
            env,
            found: Vec::new(),
            intrinsics,
            sizes: Sizes::default(),
            sets: FxHashMap::default(),
            debug: false,
            nodes: SecondaryMap::with_capacity(env.metadata.len()),
            initialisers: SecondaryMap::new(),
            kept: false,
            owners: RefCell::default(),
            tags: FxHashMap::default(),
        };
        input.debug = input.debug_version() == Some(3);
        input
    }

    /// Everything but the bodies.
    pub(super) fn outside(&mut self) {
        self.globals();
        self.named_metadata();
        self.debug_nodes();
        self.debug_symbols();
    }

    /// A body whose flow and types are sound.
    pub(super) fn body(&mut self, function: &Function) {
        self.debug_of_function(function);
        let mut state = super::calls::State::default();
        for &block in &function.layout {
            for &inst in &function.blocks[block].insts {
                if let Some(call) = function.call(inst) {
                    self.call(function, block, inst, call, &mut state);
                }
                self.operands(function, inst);
                if let Some(attached) = function.attachments.get(&inst) {
                    self.attachments(function, inst, attached);
                }
            }
        }
    }

    /// Intrinsics are only called; nothing else may refer to them.
    fn operands(&mut self, function: &Function, inst: Inst) {
        let callee = function.call(inst).map(|call| call.callee);
        let mut escapes = None;
        let mut first = true;
        function.for_each_operand(inst, |operand| {
            if let Some(global) = operand.as_global()
                && self.intrinsics[global].is_some()
                && !(first && callee == Some(operand))
            {
                escapes = Some(global);
            }
            first = false;
        });
        if let Some(global) = escapes {
            let name = self.env.global_name(global).into_owned();
            self.inst(
                function,
                inst,
                format!("the intrinsic `{name}` can only be called: it has no address"),
            );
        }
    }

    pub(super) fn intrinsic_of(&self, call: &CallData) -> Option<Intrinsic> {
        call.callee.as_global().and_then(|global| self.intrinsics[global])
    }

    pub(super) fn text(&self, ty: Type) -> String {
        crate::print::ty(self.env, ty)
    }

    pub(super) fn ty(&self, function: &Function, operand: Operand) -> Type {
        function.operand_type(operand, self.env)
    }

    fn push(&mut self, code: &'static CodeInfo, place: impl FnOnce(&ModuleEnv) -> Place, message: String) {
        if self.found.len() < LIMIT {
            self.found.push(Diagnostic::new(code, place(self.env), message));
        }
    }

    /// A fault of a symbol.
    pub(super) fn global(&mut self, id: GlobalId, message: impl Into<String>) {
        self.push(&codes::INVALID_IR, |env| of_global(env, id), message.into());
    }

    /// A fault of an instruction.
    pub(super) fn inst(&mut self, function: &Function, inst: Inst, message: impl Into<String>) {
        self.push(&codes::INVALID_IR, |env| place(env, function, inst), message.into());
    }

    /// A fault of metadata that is no debug information.
    pub(super) fn metadata(&mut self, id: Option<Metadata>, message: impl Into<String>) {
        self.push(&codes::INVALID_IR, |env| of_metadata(env, id), message.into());
    }

    /// A fault of debug information.
    pub(super) fn debug_node(&mut self, id: Metadata, message: impl Into<String>) {
        let dropped = self.debug && !self.kept;
        let code = if dropped { &codes::INVALID_DEBUG_INFO } else { &codes::INVALID_IR };
        self.push(code, |env| of_metadata(env, Some(id)), message.into());
    }

    /// A fault of the debug information as a whole.
    pub(super) fn debug_module(&mut self, message: impl Into<String>) {
        self.push(&codes::INVALID_DEBUG_INFO, |_| Place::default(), message.into());
    }

    /// A fault of the debug information of an instruction.
    pub(super) fn debug_inst(&mut self, function: &Function, inst: Inst, message: impl Into<String>) {
        if self.debug {
            self.push(&codes::INVALID_DEBUG_INFO, |env| place(env, function, inst), message.into());
        }
    }

    /// A fault of the debug information of a symbol.
    pub(super) fn debug_global(&mut self, id: GlobalId, message: impl Into<String>) {
        if self.debug {
            self.push(&codes::INVALID_DEBUG_INFO, |env| of_global(env, id), message.into());
        }
    }
}

fn of_global(env: &ModuleEnv, id: GlobalId) -> Place {
    let global = &env.globals[id];
    let mut place = Place::symbol(env.global_name(id).into_owned()).with_source(env.declaration_pos(id));
    place.span = global.name_span.or(global.span);
    place
}

fn of_metadata(env: &ModuleEnv, id: Option<Metadata>) -> Place {
    let span = id.and_then(|id| env.metadata.as_node(id)).and_then(|node| node.span());
    Place { span, ..Place::default() }
}
