//! Calls of every body: whom they name, directly or through constants, and which functions a body refers to.

use cranelift_entity::SecondaryMap;
use ir::{
    Asm, Block, CallId, CastOp, Const, ConstExpr, ConstKind, ConstPool, Function, GlobalId, GlobalKind, Inst,
    Module, ModuleEnv, Operand, OperandKind, Value,
};

/// Constant wrappers that are peeled off a callee.
const PEEL_LIMIT: usize = 64;

/// Whom a call names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Callee {
    /// A function, named as it is.
    Direct(GlobalId),
    /// A function, through an alias.
    Alias {
        /// What the call names.
        alias: GlobalId,
        /// The function that it stands for.
        function: GlobalId,
    },
    /// A function, through a constant expression (`no_cfi`, a cast, an offset).
    Wrapped(GlobalId),
    /// Inline assembly.
    Asm(Asm),
    /// A value of the function: where it comes from is a question for [`super::flow`].
    Value(Value),
    /// Null, undef, poison.
    Nothing,
    /// Another constant.
    Unknown,
}

impl Callee {
    /// The function that the call names without going through a value.
    pub fn function(self) -> Option<GlobalId> {
        match self {
            Callee::Direct(f) | Callee::Alias { function: f, .. } | Callee::Wrapped(f) => Some(f),
            _ => None,
        }
    }
}

/// A call instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CallSite {
    /// Whose body.
    pub caller: GlobalId,
    /// The block.
    pub block: Block,
    /// The instruction.
    pub inst: Inst,
    /// Its call.
    pub call: CallId,
    /// Whom it names.
    pub callee: Callee,
}

/// A use of a function by an instruction: a call or the taking of its address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reference {
    /// The function that is used.
    pub target: GlobalId,
    /// The block.
    pub block: Block,
    /// The instruction.
    pub inst: Inst,
}

/// Calls and references of all bodies, in the order of the module.
#[derive(Clone, Default, Debug)]
pub struct CallGraph {
    sites: Vec<CallSite>,
    refs: SecondaryMap<GlobalId, Vec<Reference>>,
    named: SecondaryMap<GlobalId, Vec<GlobalId>>,
}

impl CallGraph {
    /// Collects calls and references.
    pub fn new(module: &Module) -> CallGraph {
        let mut graph = CallGraph::default();
        for (caller, body) in module.defined_functions() {
            for &block in &body.layout {
                for &inst in &body.blocks[block].insts {
                    graph.visit(&module.env, caller, body, block, inst);
                }
            }
        }
        graph.initialisers(&module.env);
        graph
    }

    fn visit(&mut self, env: &ModuleEnv, caller: GlobalId, body: &Function, block: Block, inst: Inst) {
        if let Some(call) = body.insts[inst].kind.call() {
            let callee = callee(env, body, body.calls[call].callee);
            self.sites.push(CallSite { caller, block, inst, call, callee });
        }
        let refs = &mut self.refs[caller];
        body.for_each_operand(inst, |operand| match operand.kind() {
            OperandKind::Global(target) => refs.push(Reference { target, block, inst }),
            OperandKind::Const(c) if !is_plain(&body.consts, c) => {
                globals_in(&body.consts, c, &mut |target| refs.push(Reference { target, block, inst }));
            }
            _ => {}
        });
    }

    /// What variables and aliases name in their initialisers.
    fn initialisers(&mut self, env: &ModuleEnv) {
        for (id, global) in &env.globals {
            let init = match &global.kind {
                GlobalKind::Variable(variable) => variable.init,
                GlobalKind::Alias(aliasee) | GlobalKind::IFunc(aliasee) => Some(*aliasee),
                GlobalKind::Function(_) => None,
            };
            if let Some(init) = init.filter(|&init| !is_plain(&env.consts, init)) {
                let named = &mut self.named[id];
                globals_in(&env.consts, init, &mut |target| named.push(target));
            }
        }
    }

    /// Every call, in the order of the module.
    pub fn sites(&self) -> &[CallSite] {
        &self.sites
    }

    /// Globals that a body refers to, calls included.
    pub fn refs_of(&self, caller: GlobalId) -> &[Reference] {
        self.refs.get(caller).map_or(&[], |refs| refs)
    }

    /// Globals that the initialiser of a variable, or an alias, names.
    pub fn named_by(&self, global: GlobalId) -> &[GlobalId] {
        self.named.get(global).map_or(&[], |named| named)
    }
}

/// Whether a constant certainly names no global.
pub(crate) fn is_plain(pool: &ConstPool, c: Const) -> bool {
    !matches!(
        pool.kind(c),
        ConstKind::Aggregate(_)
            | ConstKind::Splat(_)
            | ConstKind::Global(_)
            | ConstKind::BlockAddress { .. }
            | ConstKind::DsoLocalEquivalent(_)
            | ConstKind::NoCfi(_)
            | ConstKind::PtrAuth(_)
            | ConstKind::Expr(_)
    )
}

/// Calls `visit` with each global that a constant names.
pub(crate) fn globals_in(pool: &ConstPool, root: Const, visit: &mut dyn FnMut(GlobalId)) {
    let mut stack = vec![root];
    let mut seen = rustc_hash::FxHashSet::default();
    while let Some(c) = stack.pop() {
        match pool.kind(c) {
            ConstKind::Global(g) | ConstKind::DsoLocalEquivalent(g) | ConstKind::NoCfi(g) => visit(*g),
            ConstKind::BlockAddress { function, .. } => visit(*function),
            _ => {
                // Elements are pushed backwards to come out in the order of the text.
                let from = stack.len();
                pool.for_each_operand(c, |operand| {
                    if !is_plain(pool, operand) && seen.insert(operand) {
                        stack.push(operand);
                    }
                });
                stack[from..].reverse();
            }
        }
    }
}

/// Whom a callee operand names.
fn callee(env: &ModuleEnv, body: &Function, operand: Operand) -> Callee {
    match body.resolve(operand).kind() {
        OperandKind::Global(global) => named(env, global, false),
        OperandKind::Const(c) => match peel(&body.consts, c) {
            Peeled::Global(global) => named(env, global, true),
            Peeled::Nothing => Callee::Nothing,
            Peeled::Unknown => Callee::Unknown,
        },
        OperandKind::Value(value) => Callee::Value(value),
        OperandKind::Asm(asm) => Callee::Asm(asm),
        _ => Callee::Unknown,
    }
}

fn named(env: &ModuleEnv, global: GlobalId, wrapped: bool) -> Callee {
    match &env.globals[global].kind {
        GlobalKind::Function(_) if wrapped => Callee::Wrapped(global),
        GlobalKind::Function(_) => Callee::Direct(global),
        GlobalKind::Alias(_) => match aliasee(env, global) {
            Some(function) => Callee::Alias { alias: global, function },
            None => Callee::Unknown,
        },
        _ => Callee::Unknown,
    }
}

/// The function that a global is or, through any number of aliases and casts, stands for.
pub fn aliasee(env: &ModuleEnv, global: GlobalId) -> Option<GlobalId> {
    behind_aliases(env, global).filter(|&g| env.globals[g].as_function().is_some())
}

/// What a global stands for through any number of aliases and casts: itself, if it is no alias.
pub fn behind_aliases(env: &ModuleEnv, global: GlobalId) -> Option<GlobalId> {
    let mut at = global;
    for _ in 0..PEEL_LIMIT {
        let GlobalKind::Alias(target) = &env.globals[at].kind else { return Some(at) };
        match peel(&env.consts, *target) {
            Peeled::Global(next) => at = next,
            _ => return None,
        }
    }
    None
}

enum Peeled {
    Global(GlobalId),
    Nothing,
    Unknown,
}

/// What a constant callee is behind casts and offsets.
fn peel(pool: &ConstPool, mut c: Const) -> Peeled {
    for _ in 0..PEEL_LIMIT {
        match pool.kind(c) {
            ConstKind::Global(g) | ConstKind::DsoLocalEquivalent(g) | ConstKind::NoCfi(g) => {
                return Peeled::Global(*g);
            }
            ConstKind::Zero | ConstKind::Undef | ConstKind::Poison => return Peeled::Nothing,
            ConstKind::PtrAuth(list) if !list.is_empty() => c = list[0],
            ConstKind::Expr(expr) => match &**expr {
                ConstExpr::Cast {
                    op:
                        CastOp::BitCast
                        | CastOp::AddrSpaceCast
                        | CastOp::PtrToInt
                        | CastOp::PtrToAddr
                        | CastOp::IntToPtr,
                    value,
                } => c = *value,
                ConstExpr::Gep { operands, .. } if !operands.is_empty() => c = operands[0],
                _ => return Peeled::Unknown,
            },
            _ => return Peeled::Unknown,
        }
    }
    Peeled::Unknown
}
