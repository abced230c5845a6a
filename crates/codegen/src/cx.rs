//! What the functions of a module share while they are compiled, and how a construct that cannot be compiled is told.

use crate::types::TypeView;
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use diag::{Diagnostic, Place, codes};
use ir::{Function, GlobalId, Inst, ModuleEnv, StrId};
use ptx::Symbol;
use rustc_hash::FxHashSet;

/// Why an instruction was not compiled.
#[derive(Debug)]
pub(crate) enum Stop {
    /// ptxgate does not do this yet.
    Unsupported(String),
    /// The target has no such instruction.
    Target(String),
    /// A name that PTX cannot spell.
    Name(String),
    /// The user's inline assembly is wrong.
    Asm(String),
    /// The contract with the optimiser, or the instruction table, is broken.
    Internal(String),
}

/// The result of selecting something.
pub(crate) type R<T = ()> = Result<T, Stop>;

/// A construct that is not supported, in the words of the message.
pub(crate) fn unsupported<T>(what: impl Into<String>) -> R<T> {
    Err(Stop::Unsupported(what.into()))
}

/// A broken contract.
pub(crate) fn internal<T>(what: impl Into<String>) -> R<T> {
    Err(Stop::Internal(what.into()))
}

/// Read-only while functions are compiled.
pub(crate) struct ModuleCx<'a> {
    pub(crate) env: &'a ModuleEnv,
    /// Which of the globals that are printed are functions with a body.
    pub(crate) defined: SecondaryMap<GlobalId, bool>,
    pub(crate) sm: ptx::Sm,
    /// The symbol of each global that is printed.
    pub(crate) symbols: SecondaryMap<GlobalId, PackedOption<Symbol>>,
    /// The PTX name of each global that is printed.
    pub(crate) names: SecondaryMap<GlobalId, String>,
    /// Local kernels and variables that an alias exports under its name.
    pub(crate) exported: FxHashSet<GlobalId>,
    /// What names inside of functions start with; empty unless a global's name could clash with them.
    pub(crate) local_prefix: &'static str,
    pub(crate) words: Words,
}

/// Interned words that are asked for often.
#[derive(Default)]
pub(crate) struct Words {
    pub(crate) denormal: Option<StrId>,
    pub(crate) denormal_f32: Option<StrId>,
    pub(crate) preserve_sign: Vec<StrId>,
    pub(crate) invariant_load: Option<StrId>,
    pub(crate) fpmath: Option<StrId>,
}

impl Words {
    pub(crate) fn find(env: &ModuleEnv) -> Words {
        let find = |word: &str| env.strings.find(word);
        let flush =
            ["preserve-sign,preserve-sign", "preserve-sign", "positive-zero,positive-zero", "positive-zero"];
        Words {
            denormal: find("denormal-fp-math"),
            denormal_f32: find("denormal-fp-math-f32"),
            preserve_sign: flush.iter().filter_map(|word| find(word)).collect(),
            invariant_load: find("invariant.load"),
            fpmath: find("fpmath"),
        }
    }
}

impl<'a> ModuleCx<'a> {
    pub(crate) fn types(&self) -> TypeView<'a> {
        TypeView { types: &self.env.types, layout: &self.env.layout }
    }

    /// The symbol of a global, unless it is not printed.
    pub(crate) fn symbol(&self, global: GlobalId) -> R<Symbol> {
        match self.symbols[global].expand() {
            Some(symbol) => Ok(symbol),
            None => internal(format!(
                "`{}` is used but not among what is to be emitted",
                self.env.global_name(global)
            )),
        }
    }

    /// The diagnostic for a stop inside of a function.
    pub(crate) fn stop_in(&self, function: &Function, inst: Option<Inst>, stop: Stop) -> Diagnostic {
        let name = self.env.global_name(function.id).into_owned();
        let mut place = Place::symbol(name.clone());
        if let Some(inst) = inst {
            place.span = function.spans.get(inst).copied().flatten();
            let loc = function.insts[inst].loc.expand();
            place.source = loc.and_then(|loc| self.env.source_pos(function, loc));
            place.entity.instruction = Some(self.describe(function, inst));
        } else {
            place.span = self.env.globals[function.id].span;
        }
        let shown = diag::demangle::demangle(&name);
        match stop {
            Stop::Unsupported(what) => Diagnostic::new(
                &codes::UNSUPPORTED,
                place,
                format!("{what}, in `{shown}`, is not supported yet"),
            ),
            Stop::Internal(what) => Diagnostic::new(&codes::INTERNAL, place, format!("{what}, in `{shown}`")),
            Stop::Name(what) => Diagnostic::new(&codes::SYMBOL_NAME_INVALID, place, what),
            Stop::Target(what) => Diagnostic::new(&codes::INTRINSIC_NEEDS_NEWER_TARGET, place, what),
            Stop::Asm(what) => Diagnostic::new(&codes::INLINE_ASM, place, format!("inline assembly: {what}")),
        }
    }

    fn describe(&self, function: &Function, inst: Inst) -> String {
        let kind = &function.insts[inst].kind;
        match function.call(inst).and_then(|call| call.callee.as_global()) {
            Some(callee) => format!("{} @{}", kind.opcode_name(), self.env.global_name(callee)),
            None => kind.opcode_name().to_string(),
        }
    }

    /// The diagnostic for a global.
    pub(crate) fn stop_at(&self, global: GlobalId, stop: Stop) -> Diagnostic {
        let name = self.env.global_name(global).into_owned();
        let shown = diag::demangle::demangle(&name).to_string();
        let mut place = Place::symbol(name).with_source(self.env.declaration_pos(global));
        place.span = self.env.globals[global].span;
        match stop {
            Stop::Unsupported(what) => Diagnostic::new(
                &codes::UNSUPPORTED,
                place,
                format!("{what}, of `{shown}`, is not supported yet"),
            ),
            Stop::Internal(what) => Diagnostic::new(&codes::INTERNAL, place, format!("{what}, of `{shown}`")),
            Stop::Name(what) => Diagnostic::new(&codes::SYMBOL_NAME_INVALID, place, what),
            Stop::Target(what) | Stop::Asm(what) => Diagnostic::new(&codes::UNSUPPORTED, place, what),
        }
    }
}
