//! The rules: one file each, small functions over the facts.

mod alias_of_kernel;
mod alias_of_variable;
mod asm_text;
mod atomics;
mod call_cc_mismatch;
mod callees;
mod causes;
mod cluster_dims;
mod computed_goto;
mod constant_write;
mod constructors;
mod convergence;
mod exceptions;
mod functions;
mod grid_constant;
mod initialisers;
mod inline_asm;
mod instructions;
mod intrinsics;
mod kernel_address_taken;
mod kernel_called;
mod kernel_called_indirect;
mod kernel_export;
mod kernel_marking;
mod launch_bounds;
mod launch_bounds_amd;
mod names;
mod param_address_space;
mod param_attributes;
mod param_size;
mod params;
mod recursion;
mod signatures;
mod spirv_function_pointer;
mod stack;
mod static_memory;
mod tail_calls;
mod unknown_key;
mod variables;
mod wide;

use crate::facts::{CallSite, Facts, KernelMark, calls};
use crate::place;
use crate::{Options, Target};
use cranelift_entity::EntitySet;
use diag::{Diagnostic, Place};
use ir::{Block, CallData, Function, GlobalId, GlobalKind, Inst, Module, ModuleEnv};
use rustc_hash::FxHashMap;
use std::cell::{OnceCell, RefCell};

/// What every rule sees.
pub(crate) struct Context<'a> {
    pub(crate) module: &'a Module,
    pub(crate) target: &'a Target,
    pub(crate) facts: &'a Facts,
    /// Whether nothing else will be linked.
    pub(crate) whole_program: bool,
    /// Whether a later link defines what is missing.
    pub(crate) relocatable: bool,
    /// Blocks that a path from the entry leads to, for functions with findings.
    live: RefCell<FxHashMap<GlobalId, EntitySet<Block>>>,
    /// What a body or an initial value names, once somebody asks.
    used: OnceCell<EntitySet<GlobalId>>,
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

    /// A finding at a global, if there is one.
    pub(crate) fn add(&mut self, global: GlobalId, diagnostic: Option<Diagnostic>) {
        if let Some(diagnostic) = diagnostic {
            self.at_global(global, diagnostic);
        }
    }

    /// A finding about the module as a whole, behind all others.
    pub(crate) fn of_module(&mut self, diagnostic: Diagnostic) {
        self.found.push(((u32::MAX, 0, self.found.len()), diagnostic));
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
        kernel_marking::check,
        unknown_key::check,
        kernel_export::check,
        names::check,
        params::check,
        param_attributes::check,
        param_address_space::check,
        cluster_dims::check,
        grid_constant::check,
        variables::check,
        initialisers::check,
        static_memory::check,
        alias_of_variable::check,
        constructors::check,
        functions::check,
        instructions::check,
        intrinsics::check,
        recursion::check,
        convergence::check,
        inline_asm::check,
        spirv_function_pointer::check,
    ] {
        rule(context, &mut findings);
    }
    findings.into_diagnostics()
}

/// The rules that look at headers of functions only.
pub(crate) fn headers(context: &Context<'_>) -> Vec<Diagnostic> {
    let mut findings = Findings::default();
    signatures::check(context, &mut findings);
    param_attributes::check(context, &mut findings);
    findings.into_diagnostics()
}

impl<'a> Context<'a> {
    pub(crate) fn new(module: &'a Module, target: &'a Target, facts: &'a Facts, options: Options) -> Self {
        Context {
            module,
            target,
            facts,
            whole_program: options.whole_program,
            relocatable: options.relocatable,
            live: RefCell::default(),
            used: OnceCell::new(),
        }
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

    /// Adds the way from a root to a call, or that there is none.
    pub(crate) fn explain_way(&self, diagnostic: Diagnostic, site: &CallSite) -> Diagnostic {
        self.explain_way_to(diagnostic, site.caller, site.block)
    }

    /// Adds the way from a root to the place of a finding in `function`, or that there is none.
    pub(crate) fn explain_way_to(
        &self,
        mut diagnostic: Diagnostic,
        function: GlobalId,
        block: Block,
    ) -> Diagnostic {
        diagnostic.path = place::path(self.module, self.facts, function, &diagnostic.place);
        if self.facts.reached(function).is_none() {
            diagnostic = diagnostic.note(format!("nothing in this module reaches {}", self.quoted(function)));
        }
        if !self.block_is_live(function, block) {
            diagnostic = diagnostic.note(
                "no path through the function leads to this block, so that other tools may drop the instruction",
            );
        }
        diagnostic
    }

    /// Whether a function has a body or a variable an initial value.
    pub(crate) fn is_defined(&self, global: GlobalId) -> bool {
        match &self.env().globals[global].kind {
            GlobalKind::Function(_) => self.module.body(global).is_some(),
            GlobalKind::Variable(variable) => variable.init.is_some(),
            GlobalKind::Alias(_) | GlobalKind::IFunc(_) => true,
        }
    }

    /// Whether a body or an initial value names a global.
    pub(crate) fn is_used(&self, global: GlobalId) -> bool {
        let used = self.used.get_or_init(|| {
            let calls = &self.facts.calls;
            let mut used = EntitySet::new();
            for id in self.env().globals.keys() {
                let refs = calls.refs_of(id).iter().map(|reference| reference.target);
                for named in refs.chain(calls.named_by(id).iter().copied()) {
                    used.insert(named);
                }
            }
            used
        });
        used.contains(global)
    }

    /// Whether an alias stands for a function.
    pub(crate) fn has_alias(&self, function: GlobalId) -> bool {
        let env = self.env();
        let mut globals = env.globals.iter();
        globals.any(|(id, global)| {
            matches!(global.kind, GlobalKind::Alias(_)) && calls::aliasee(env, id) == Some(function)
        })
    }

    /// Whether a function is an intrinsic by its name.
    pub(crate) fn is_intrinsic(&self, function: GlobalId) -> bool {
        let name = self.env().globals[function].name;
        name.is_some_and(|name| self.env().strings.bytes(name).starts_with(b"llvm."))
    }

    /// The PTX version that was asked for, if it is before `major.minor`.
    pub(crate) fn fixed_before(&self, major: u8, minor: u8) -> Option<ptx::Version> {
        self.target.fixed_version.filter(|version| *version < ptx::Version::new(major, minor))
    }

    /// Whether a tool that takes the lowest version of the target takes one before `major.minor`.
    pub(crate) fn is_version_before(&self, major: u8, minor: u8) -> bool {
        let target = self.target;
        let version = target.fixed_version.or(target.version_floor.max(target.sm.lowest_version()));
        version.is_some_and(|version| version < ptx::Version::new(major, minor))
    }

    fn block_is_live(&self, function: GlobalId, block: Block) -> bool {
        let mut cache = self.live.borrow_mut();
        let live = cache.entry(function).or_insert_with(|| {
            let body = self.body(function);
            let mut live = EntitySet::new();
            let mut stack: Vec<_> = body.entry().into_iter().collect();
            while let Some(block) = stack.pop() {
                if live.insert(block) {
                    stack.extend(body.successors(block));
                }
            }
            live
        });
        live.contains(block)
    }
}
