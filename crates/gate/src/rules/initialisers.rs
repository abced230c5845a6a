//! `global-init-unsupported`: initial values that PTX cannot express, and `computed-goto` for addresses of blocks among
//! them. PTX ISA, "Initializers".

use super::{Context, Findings};
use crate::facts::calls::is_plain;
use crate::{Arch, place};
use diag::{Breaks, Diagnostic, NEWEST, OLDEST, Place, Severity, codes, llvm, nvvm, nvvm7};
use ir::{BinaryOp, CastOp, Const, ConstExpr, ConstKind, GlobalId, Linkage, TypeKind};
use rustc_hash::{FxHashMap, FxHashSet};

const CYCLE: &[Breaks] = &[llvm(0, u16::MAX, "aborts"), nvvm7(OLDEST, NEWEST, "aborts")];
const NOT_YET: &[Breaks] = &[llvm(15, u16::MAX, "aborts for a PTX version before 7.1")];
const TRUNCATED: &[Breaks] = &[
    llvm(0, u16::MAX, "prints the address as a number of fewer bits, which ptxas refuses"),
    nvvm7(OLDEST, NEWEST, "prints the address as a number of fewer bits, which ptxas refuses"),
    nvvm(OLDEST, NEWEST, "prints the address as a number of fewer bits, which ptxas refuses"),
];
const NOBODY: &[Breaks] = &[];

pub(super) fn check(context: &Context<'_>, findings: &mut Findings) {
    let arch = context.target.arch;
    if arch == Arch::Amdgpu {
        return;
    }
    let env = context.env();
    for (id, global) in &env.globals {
        let Some(variable) = global.as_variable() else { continue };
        let name = global.name.map_or(&[][..], |name| env.strings.bytes(name));
        if name.starts_with(b"llvm.") {
            continue;
        }
        if global.linkage == Linkage::Common && arch == Arch::Nvptx {
            let what = "has common linkage, which PTX knows from version 5.0 on";
            let mut diagnostic = report(context, id, what).breaks(NOBODY);
            diagnostic.severity = Severity::Note;
            findings.at_global(id, diagnostic.help("give it a definition of its own"));
        }
        let Some(init) = variable.init.filter(|&init| !is_plain(&env.consts, init)) else { continue };
        if let Some(what) = Walk::new(context).fault(init) {
            findings.at_global(id, what.diagnostic(context, id));
        }
        if arch == Arch::Nvptx && context.is_version_before(7, 1) && misplaced_pointer(context, init, 0, 0) {
            let what = "has a pointer at an odd place of a packed struct, which needs PTX 7.1";
            findings.at_global(
                id,
                report(context, id, what).breaks(NOT_YET).help("raise the PTX version, or align the field"),
            );
        }
    }
    if arch == Arch::Nvptx {
        cycles(context, findings);
    }
}

fn report(context: &Context<'_>, variable: GlobalId, what: &str) -> Diagnostic {
    let at: Place = place::of_global(context.env(), variable);
    let message = format!("{} {what}", context.quoted(variable));
    Diagnostic::new(&codes::GLOBAL_INIT_UNSUPPORTED, at, message)
}

enum Fault {
    BlockAddress,
    Truncated,
    Difference,
    Shared(GlobalId),
}

impl Fault {
    fn diagnostic(&self, context: &Context<'_>, variable: GlobalId) -> Diagnostic {
        match self {
            Fault::BlockAddress => {
                let message = format!(
                    "{} holds the address of a block: LLVM emits 0 for it, and no device can jump to it",
                    context.quoted(variable)
                );
                let at = place::of_global(context.env(), variable);
                Diagnostic::new(&codes::COMPUTED_GOTO, at, message).help("use `switch` over a number")
            }
            Fault::Truncated => report(context, variable, "is initialised with a part of an address")
                .breaks(TRUNCATED)
                .help("store the whole address, or compute the part at run time"),
            Fault::Difference => report(
                context,
                variable,
                "is initialised with what is computed from addresses: PTX knows only an address at an offset",
            )
            .help("compute it at run time"),
            Fault::Shared(shared) => {
                let what = format!(
                    "is initialised with the address of {}, which every block has its own of",
                    context.quoted(*shared)
                );
                report(context, variable, &what).help("write the address at run time, in each block")
            }
        }
    }
}

/// A walk through one initialiser.
struct Walk<'a> {
    context: &'a Context<'a>,
    seen: FxHashSet<Const>,
}

impl<'a> Walk<'a> {
    fn new(context: &'a Context<'a>) -> Self {
        Walk { context, seen: FxHashSet::default() }
    }

    fn fault(&mut self, root: Const) -> Option<Fault> {
        let pool = &self.context.env().consts;
        let is_nvptx = self.context.target.arch == Arch::Nvptx;
        let mut stack = vec![root];
        while let Some(c) = stack.pop() {
            let found = match pool.kind(c) {
                ConstKind::BlockAddress { .. } => Some(Fault::BlockAddress),
                ConstKind::Global(g) if is_nvptx && self.context.env().globals[*g].addr_space == 3 => {
                    Some(Fault::Shared(*g))
                }
                ConstKind::Expr(expr) if is_nvptx => self.expression(c, expr),
                _ => None,
            };
            if found.is_some() {
                return found;
            }
            let from = stack.len();
            pool.for_each_operand(c, |operand| {
                if !is_plain(pool, operand) && self.seen.insert(operand) {
                    stack.push(operand);
                }
            });
            stack[from..].reverse();
        }
        None
    }

    fn expression(&self, c: Const, expr: &ConstExpr) -> Option<Fault> {
        let env = self.context.env();
        let pool = &env.consts;
        match *expr {
            ConstExpr::Cast { op: CastOp::PtrToInt | CastOp::Trunc, value } if !is_plain(pool, value) => {
                let width = env.types.int_width(pool.ty(c))?;
                let is_computed = |expr: &ConstExpr| matches!(expr, ConstExpr::Binary { .. });
                let is_computed = matches!(pool.kind(value), ConstKind::Expr(expr) if is_computed(expr));
                (width < 64 && !is_computed).then_some(Fault::Truncated)
            }
            ConstExpr::Binary { op, lhs, rhs, .. } => {
                let (left, right) = (!is_plain(pool, lhs), !is_plain(pool, rhs));
                let offset =
                    matches!(op, BinaryOp::Add) && left != right || op == BinaryOp::Sub && left && !right;
                ((left || right) && !offset).then_some(Fault::Difference)
            }
            _ => None,
        }
    }
}

/// Whether an address stands at a place that is no multiple of 8 in a packed struct.
fn misplaced_pointer(context: &Context<'_>, c: Const, offset: u64, depth: u32) -> bool {
    let env = context.env();
    if is_plain(&env.consts, c) || depth > 64 {
        return false;
    }
    match env.consts.kind(c) {
        ConstKind::Aggregate(elements) => {
            let ty = env.consts.ty(c);
            elements.iter().enumerate().any(|(index, &element)| {
                let at = env.layout.element_offset(&env.types, ty, index as u64);
                at.is_some_and(|at| misplaced_pointer(context, element, offset + at, depth + 1))
            })
        }
        ConstKind::Global(_) | ConstKind::Expr(_) => {
            matches!(env.types.kind(env.consts.ty(c)), TypeKind::Ptr(_)) && !offset.is_multiple_of(8)
        }
        _ => false,
    }
}

/// Variables whose initial values name each other in a circle.
fn cycles(context: &Context<'_>, findings: &mut Findings) {
    let env = context.env();
    let is_variable = |id: GlobalId| env.globals[id].as_variable().is_some_and(|v| v.init.is_some());
    // 1 while its initialiser is being followed, 2 afterwards.
    let mut state: FxHashMap<GlobalId, u8> = FxHashMap::default();
    let mut told = FxHashSet::default();
    for start in env.globals.keys().filter(|&id| is_variable(id)) {
        let named = context.facts.calls.named_by(start);
        if named.is_empty() || state.contains_key(&start) {
            continue;
        }
        let mut stack = vec![(start, 0)];
        state.insert(start, 1);
        while let Some((id, next)) = stack.last_mut() {
            let id = *id;
            let Some(&target) = context.facts.calls.named_by(id).get(*next) else {
                state.insert(id, 2);
                stack.pop();
                continue;
            };
            *next += 1;
            if !is_variable(target) {
                continue;
            }
            match state.get(&target) {
                None => {
                    state.insert(target, 1);
                    stack.push((target, 0));
                }
                Some(1) if told.insert((id, target)) => {
                    let what = if target == id {
                        "is initialised with its own address".to_owned()
                    } else {
                        format!("and {} hold each other's addresses", context.quoted(target))
                    };
                    let help = "write one of the addresses at run time";
                    findings.at_global(id, report(context, id, &what).breaks(CYCLE).help(help));
                }
                Some(_) => {}
            }
        }
    }
}
