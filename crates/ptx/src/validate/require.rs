//! The lowest version that a module needs, and the requirements of what is no instruction.

use super::Checker;
use crate::body::{Operand, Stmt};
use crate::isa::{self, Avail, Targets};
use crate::target::{Sm, Version};
use crate::tree::{Function, Init, Item, Linkage, Module, Perf, Span, Variable};
use crate::types::Type;
use diag::{Diagnostic, codes};

/// A thing at module scope that not every version has.
struct Requirement {
    what: &'static str,
    span: Span,
    avail: Avail,
}

const fn since(sm: u16, major: u8, minor: u8) -> Avail {
    Avail { targets: Targets::From(sm), from: Version::new(major, minor), until: None }
}

const CLUSTER: Avail = since(90, 7, 8);

/// The lowest version that has everything the module uses, for this architecture. `None` if no version has it all there.
pub fn needs(module: &Module, sm: Sm) -> Option<Version> {
    let mut version = sm.lowest_version()?;
    for requirement in requirements(module) {
        version = version.max(isa::lowest(&[requirement.avail], sm)?);
    }
    for function in module.functions.values() {
        let Some(body) = &function.body else { continue };
        let mut last = None;
        for stmt in &body.stmts {
            let Stmt::Inst(inst) = stmt else { continue };
            let opcode = inst.opcode();
            if last != Some(opcode) {
                version = version.max(opcode.lowest_version(sm)?);
                last = Some(opcode);
            }
        }
        for operand in &body.pool {
            if let Operand::Special(special) = operand {
                version = version.max(special.version());
                if sm.number < special.lowest_sm() {
                    return None;
                }
            }
        }
    }
    Some(version)
}

fn requirements(module: &Module) -> Vec<Requirement> {
    let mut all = Vec::new();
    let mut push = |what, span, avail| all.push(Requirement { what, span, avail });
    for item in &module.items {
        match item {
            Item::Alias(_, _, span) => push("`.alias`", *span, since(30, 6, 3)),
            Item::Variable(id) => variable(&module.variables[*id], &mut push),
            Item::Function(id) => function(&module.functions[*id], &mut push),
            _ => {}
        }
    }
    all
}

type Push<'p> = &'p mut dyn FnMut(&'static str, Span, Avail);

fn variable<N>(variable: &Variable<N>, push: Push<'_>) {
    match variable.linkage {
        Linkage::Weak => push("`.weak`", variable.span, since(0, 3, 1)),
        Linkage::Common => push("`.common`", variable.span, since(0, 5, 0)),
        _ => {}
    }
    if variable.ty == Type::B128 {
        push("a variable of type `.b128`", variable.span, since(70, 8, 3));
    }
    if variable.attribute.is_some() {
        push("`.attribute`", variable.span, since(30, 4, 0));
    }
    if let Some(init) = &variable.init {
        initial(init, variable.span, push);
    }
}

fn initial(init: &Init, span: Span, push: Push<'_>) {
    match init {
        Init::List(elements) => elements.iter().for_each(|element| initial(element, span, push)),
        Init::Address { generic, mask, .. } => {
            if *generic {
                push("`generic()`", span, since(0, 3, 1));
            }
            if *mask != 0 {
                push("a part of an address", span, since(0, 7, 1));
            }
        }
        _ => {}
    }
}

fn function(function: &Function, push: Push<'_>) {
    let span = function.span;
    if function.linkage == Linkage::Weak {
        push("`.weak`", span, since(0, 3, 1));
    }
    for perf in &function.perf {
        match perf {
            Perf::ReqNCtaPerCluster(_) => push("`.reqnctapercluster`", span, CLUSTER),
            Perf::MaxClusterRank(_) => push("`.maxclusterrank`", span, CLUSTER),
            Perf::ExplicitCluster => push("`.explicitcluster`", span, CLUSTER),
            Perf::BlocksAreClusters => push("`.blocksareclusters`", span, since(90, 9, 0)),
            Perf::NoReturn => push("`.noreturn`", span, since(30, 6, 4)),
            Perf::AbiPreserve(_) | Perf::AbiPreserveControl(_) => {
                push("`.abi_preserve`", span, since(80, 9, 0))
            }
            _ => {}
        }
    }
    if let Some(body) = &function.body {
        if body.reg_decls.values().any(|decl| decl.ty == Type::B128) {
            push("a register of type `.b128`", span, since(70, 8, 3));
        }
        if body.reg_decls.values().any(|decl| decl.ty == Type::F16x2) {
            push("a register of type `.f16x2`", span, since(53, 4, 2));
        }
        if body.prototypes.iter().any(|prototype| prototype.noreturn) {
            push("`.noreturn`", span, since(30, 6, 4));
        }
        if body.prototypes.iter().any(|prototype| !prototype.abi.is_empty()) {
            push("`.abi_preserve`", span, since(80, 9, 0));
        }
        if body.locs.iter().any(|loc| loc.inlined.is_some()) {
            push("`inlined_at`", span, since(0, 7, 2));
        }
    }
}

impl Checker<'_> {
    pub(super) fn requirements(&mut self) {
        for requirement in requirements(self.module) {
            if requirement.avail.allows(self.target) {
                continue;
            }
            let needs = isa::describe(&[requirement.avail], self.target);
            let place = self.place_of(requirement.span, None);
            let message = format!("{} needs {needs}; the module is for {}", requirement.what, self.target);
            self.report(Diagnostic::new(&codes::PTX_VERSION_TARGET, place, message));
        }
    }
}
