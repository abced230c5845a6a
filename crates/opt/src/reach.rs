//! What the roots reach: the rest loses its body and is not emitted. Functions that are no roots become internal.

use crate::annotations::strip_casts;
use cranelift_entity::EntitySet;
use ir::{
    Const, ConstKind, ConstPool, Function, GlobalId, GlobalKind, Linkage, Module, ModuleEnv, OperandKind,
};

/// Lists that name globals for the compiler or the linker, and are never emitted themselves.
const USED_LISTS: [&str; 2] = ["llvm.used", "llvm.compiler.used"];

/// What must be emitted: the roots that are given, or every definition that other modules see if none is given; and
/// what `llvm.used` names.
pub(crate) fn roots(module: &Module, given: &[GlobalId]) -> Vec<GlobalId> {
    let env = &module.env;
    let is_definition = |id: GlobalId| match &env.globals[id].kind {
        GlobalKind::Function(_) => module.body(id).is_some(),
        GlobalKind::Variable(variable) => variable.init.is_some(),
        GlobalKind::Alias(_) | GlobalKind::IFunc(_) => true,
    };
    let mut roots: Vec<GlobalId> = if given.is_empty() {
        let visible = |&id: &GlobalId| {
            !env.globals[id].linkage.is_discardable() && is_definition(id) && !is_special(env, id)
        };
        env.globals.keys().filter(visible).collect()
    } else {
        given.to_vec()
    };
    for list in USED_LISTS {
        let used = env.find_global(list).and_then(|id| env.globals[id].as_variable()).and_then(|v| v.init);
        if let Some(init) = used {
            env.consts.for_each_operand(init, |element| {
                if let ConstKind::Global(id) = *env.consts.kind(strip_casts(env, element)) {
                    roots.push(id);
                }
            });
        }
    }
    roots.sort_unstable();
    roots.dedup();
    roots
}

/// Whether a global is LLVM's own: an intrinsic, or a list for the compiler.
pub(crate) fn is_special(env: &ModuleEnv, id: GlobalId) -> bool {
    env.globals[id].name.is_some_and(|name| env.strings.bytes(name).starts_with(b"llvm."))
}

/// The globals that `roots` reach, in the order of the module, special ones included.
pub(crate) fn reached(module: &Module, roots: &[GlobalId]) -> Vec<GlobalId> {
    let mut walk = Walk { seen: EntitySet::new(), work: Vec::new() };
    roots.iter().for_each(|&root| walk.see(root));
    let env = &module.env;
    while let Some(id) = walk.work.pop() {
        match &env.globals[id].kind {
            GlobalKind::Variable(variable) => {
                variable.init.iter().for_each(|&init| walk.constant(&env.consts, init));
            }
            GlobalKind::Alias(target) | GlobalKind::IFunc(target) => walk.constant(&env.consts, *target),
            GlobalKind::Function(header) => {
                for c in [header.prefix, header.prologue].into_iter().flatten() {
                    walk.constant(&env.consts, c);
                }
                if let Some(body) = module.body(id) {
                    walk.body(body);
                }
            }
        }
    }
    env.globals.keys().filter(|&id| walk.seen.contains(id)).collect()
}

struct Walk {
    seen: EntitySet<GlobalId>,
    work: Vec<GlobalId>,
}

impl Walk {
    fn see(&mut self, id: GlobalId) {
        if self.seen.insert(id) {
            self.work.push(id);
        }
    }

    fn constant(&mut self, pool: &ConstPool, root: Const) {
        let mut stack = vec![root];
        let mut visited = EntitySet::new();
        while let Some(c) = stack.pop() {
            if !visited.insert(c) {
                continue;
            }
            match *pool.kind(c) {
                ConstKind::Global(id) | ConstKind::DsoLocalEquivalent(id) | ConstKind::NoCfi(id) => {
                    self.see(id)
                }
                ConstKind::BlockAddress { function, .. } => self.see(function),
                _ => pool.for_each_operand(c, |operand| stack.push(operand)),
            }
        }
    }

    fn body(&mut self, body: &Function) {
        let mut constants = EntitySet::new();
        for &block in &body.layout {
            for &inst in &body.blocks[block].insts {
                body.for_each_operand(inst, |operand| match operand.kind() {
                    OperandKind::Global(id) => self.see(id),
                    OperandKind::Const(c) if constants.insert(c) && !is_plain(body.consts.kind(c)) => {
                        self.constant(&body.consts, c);
                    }
                    _ => {}
                });
            }
        }
    }
}

fn is_plain(kind: &ConstKind) -> bool {
    matches!(
        kind,
        ConstKind::Int(_) | ConstKind::Float(_) | ConstKind::Zero | ConstKind::Undef | ConstKind::Poison
    )
}

/// Makes a definition a declaration.
pub(crate) fn drop_body(module: &mut Module, id: GlobalId) {
    module.bodies[id] = None;
    let global = &mut module.env.globals[id];
    global.linkage = Linkage::External;
    global.comdat = None;
    global.metadata.clear();
}

/// Drops the bodies that nothing reaches, and hides reached functions that are no roots. Returns what is reached.
pub(crate) fn run(module: &mut Module, roots: &[GlobalId]) -> Vec<GlobalId> {
    let reached = reached(module, roots);
    let all: Vec<GlobalId> = module.env.globals.keys().collect();
    for id in all {
        if reached.binary_search(&id).is_err() {
            if module.body(id).is_some() {
                drop_body(module, id);
            }
        } else if module.body(id).is_some() && roots.binary_search(&id).is_err() {
            let linkage = &mut module.env.globals[id].linkage;
            if *linkage != Linkage::AvailableExternally && !linkage.is_interposable() {
                *linkage = Linkage::Internal;
            }
        }
    }
    reached
}
