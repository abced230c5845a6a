//! The rules: one file each, small functions over the facts.

mod alias_of_kernel;
mod asm_text;
mod call_cc_mismatch;
mod callees;
mod kernel_address_taken;
mod kernel_called;
mod kernel_called_indirect;
mod launch_bounds;
mod param_size;
mod signatures;

use crate::Target;
use crate::facts::{CallSite, Facts, KernelMark};
use crate::place;
use cranelift_entity::EntitySet;
use diag::{Diagnostic, Place};
use ir::{Block, CallData, Function, GlobalId, Inst, Module, ModuleEnv};
use rustc_hash::FxHashMap;
use std::cell::RefCell;

/// What every rule sees.
pub(crate) struct Context<'a> {
    pub(crate) module: &'a Module,
    pub(crate) target: &'a Target,
    pub(crate) facts: &'a Facts,
    /// Whether nothing else will be linked.
    pub(crate) whole_program: bool,
    /// Blocks that a path from the entry leads to, for functions with findings.
    live: RefCell<FxHashMap<GlobalId, EntitySet<Block>>>,
}

/// Findings with the key that orders them.
#[derive(Default)]
pub(crate) struct Findings {
    found: Vec<(Key, Diagnostic)>,
}

/// Order of the module: the global, the instruction in it, then the order of reporting.
type Key = (u32, u32, usize);

impl Findings {
    /// A finding at an instruction.
    pub(crate) fn at_inst(&mut self, function: GlobalId, inst: Inst, diagnostic: Diagnostic) {
        self.found.push(((function.as_u32(), inst.as_u32() + 1, self.found.len()), diagnostic));
    }

    /// A finding at a global as a whole.
    pub(crate) fn at_global(&mut self, global: GlobalId, diagnostic: Diagnostic) {
        self.found.push(((global.as_u32(), 0, self.found.len()), diagnostic));
    }

    fn into_diagnostics(mut self) -> Vec<Diagnostic> {
        self.found.sort_by_key(|(key, _)| *key);
        self.found.into_iter().map(|(_, diagnostic)| diagnostic).collect()
    }
}

/// Runs every rule.
pub(crate) fn run(context: &Context<'_>) -> Vec<Diagnostic> {
    let mut findings = Findings::default();
    for rule in [
        kernel_called::check,
        kernel_called_indirect::check,
        call_cc_mismatch::check,
        kernel_address_taken::check,
        signatures::check,
        callees::check,
        alias_of_kernel::check,
        launch_bounds::check,
        param_size::check,
    ] {
        rule(context, &mut findings);
    }
    findings.into_diagnostics()
}

impl<'a> Context<'a> {
    pub(crate) fn new(module: &'a Module, target: &'a Target, facts: &'a Facts, whole_program: bool) -> Self {
        Context { module, target, facts, whole_program, live: RefCell::default() }
    }

    pub(crate) fn env(&self) -> &'a ModuleEnv {
        &self.module.env
    }

    pub(crate) fn body(&self, function: GlobalId) -> &'a Function {
        self.module.body(function).expect("call sites are of functions with a body")
    }

    pub(crate) fn call(&self, site: &CallSite) -> &'a CallData {
        &self.body(site.caller).calls[site.call]
    }

    /// The place of a call.
    pub(crate) fn place(&self, site: &CallSite) -> Place {
        place::of_finding(self.module, site.caller, site.block, site.inst)
    }

    /// `kernel `k`` or `function `f``.
    pub(crate) fn described(&self, global: GlobalId) -> String {
        place::described(self.env(), self.facts, global)
    }

    /// The demangled name in backquotes.
    pub(crate) fn quoted(&self, global: GlobalId) -> String {
        place::quoted(self.env(), global)
    }

    /// Adds why a function is a kernel, its raw name where the message shows another, and the way from a root.
    pub(crate) fn explain_kernel(&self, diagnostic: Diagnostic, kernel: GlobalId) -> Diagnostic {
        let Some(mark) = self.facts.marks.get(kernel) else { return diagnostic };
        let name = self.quoted(kernel);
        let raw = self.env().global_name(kernel);
        let (span, why) = match mark {
            KernelMark::Convention { cc, span } => {
                (span, format!("{name} is a kernel because of its calling convention `{cc}`"))
            }
            KernelMark::Annotation { span, .. } => (
                span,
                format!(
                    "{name} is a kernel because `!nvvm.annotations` names it with `kernel` and the value 1"
                ),
            ),
        };
        let mut at = Place::symbol(raw.clone());
        at.span = span.or(self.env().globals[kernel].span);
        let diagnostic = diagnostic.label(at, why);
        if name[1..name.len() - 1] == *raw {
            diagnostic
        } else {
            diagnostic.note(format!("the symbol of {name} is `{raw}`"))
        }
    }

    /// Adds the way from a root to the place of a finding in `function`, or that there is none.
    pub(crate) fn explain_way(&self, mut diagnostic: Diagnostic, site: &CallSite) -> Diagnostic {
        diagnostic.path = place::path(self.module, self.facts, site.caller, &diagnostic.place);
        if self.facts.reached(site.caller).is_none() {
            diagnostic =
                diagnostic.note(format!("nothing in this module reaches {}", self.quoted(site.caller)));
        }
        if !self.block_is_live(site) {
            diagnostic = diagnostic.note(
                "no path through the function leads to this block, so that other tools may drop the call",
            );
        }
        diagnostic
    }

    fn block_is_live(&self, site: &CallSite) -> bool {
        let mut cache = self.live.borrow_mut();
        let live = cache.entry(site.caller).or_insert_with(|| {
            let body = self.body(site.caller);
            let mut live = EntitySet::new();
            let mut stack: Vec<_> = body.entry().into_iter().collect();
            while let Some(block) = stack.pop() {
                if live.insert(block) {
                    stack.extend(body.successors(block));
                }
            }
            live
        });
        live.contains(site.block)
    }
}
