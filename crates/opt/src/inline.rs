//! Calls of small functions, and of those that ask for it, are replaced by their bodies.
//!
//! Functions are visited callees first, so that what is inlined is simplified already. Members of a cycle of calls are not
//! inlined into each other. The copying itself is in `copy`.

mod copy;
mod graph;

use crate::Level;
use crate::passes;
use graph::CallGraph;
use ir::{
    AttrKind, Block, CallData, ConstKind, Function, GlobalId, Inst, InstKind, Module, ModuleEnv, TailKind,
};
use rustc_hash::FxHashMap;

/// Largest body, in instructions, of a function that is called once and is not needed afterwards.
const ONCE: usize = 1000;
/// Size at which a function takes no more bodies, those apart that have to be inlined.
const LARGEST: usize = 20_000;
/// Size at which it takes none at all: bodies that double at each level have to end.
const LARGEST_EVER: usize = 200_000;
/// Size from which on a body is never looked at twice: a call costs about as much.
const TINY: usize = 6;

/// What is asked about a callee again and again.
#[derive(Clone, Copy)]
struct Shape {
    size: usize,
    /// Nothing in it belongs to its own frame or cannot be copied.
    copyable: bool,
    /// It has calls that may not be made in two places.
    single: bool,
    returns: bool,
}

impl Shape {
    fn of(env: &ModuleEnv, body: &Function) -> Shape {
        Shape {
            size: size_of(body),
            copyable: is_copyable(body),
            single: has_single_calls(env, body),
            returns: returns(body),
        }
    }
}

/// Inlines in the whole module. At `-O0` only what has to be.
pub(crate) fn run(module: &mut Module, level: Level) {
    let graph = CallGraph::new(module);
    let mut shapes: FxHashMap<GlobalId, Shape> = FxHashMap::default();
    for &caller in graph.bottom_up() {
        let Some(mut body) = module.bodies[caller].take() else { continue };
        let changed = inline_into(&mut body, module, &graph, &shapes, level);
        if changed && level > Level::O0 && !passes::is_untouched(&body, &module.env) {
            passes::clean(&mut body, &module.env);
        }
        if changed {
            passes::verify(&body, &module.env, "inline");
        }
        shapes.insert(caller, Shape::of(&module.env, &body));
        module.bodies[caller] = Some(body);
    }
}

fn inline_into(
    body: &mut Function,
    module: &mut Module,
    graph: &CallGraph,
    shapes: &FxHashMap<GlobalId, Shape>,
    level: Level,
) -> bool {
    let mut size = size_of(body);
    let mut changed = false;
    let mut at = 0;
    while let Some(&block) = body.layout.get(at) {
        at += 1;
        let Some((index, inst, callee)) = next_call(body, module, graph, shapes, level, block, size) else {
            continue;
        };
        let Module { env, bodies } = &mut *module;
        let Some(inlined) = bodies[callee].as_deref() else { continue };
        size += shapes[&callee].size;
        // The rest of the block is visited next; what was copied was decided about already.
        let copied = copy::inline(body, env, inlined, block, index, inst);
        at += copied;
        changed = true;
    }
    if changed {
        body.sweep_forwards();
    }
    changed
}

/// The first call of a block that is to be inlined.
fn next_call(
    body: &Function,
    module: &Module,
    graph: &CallGraph,
    shapes: &FxHashMap<GlobalId, Shape>,
    level: Level,
    block: Block,
    size: usize,
) -> Option<(usize, Inst, GlobalId)> {
    body.blocks[block].insts.iter().enumerate().find_map(|(index, &inst)| {
        let InstKind::Call(call) = body.insts[inst].kind else { return None };
        let call = &body.calls[call];
        let callee = call.callee.as_global()?;
        // A callee without a shape is in a cycle with this function.
        let shape = *shapes.get(&callee)?;
        let fits = can_inline(&module.env, body, call, callee, shape, graph)
            && wants_inline(&module.env, body, call, callee, shape, graph, level, size);
        fits.then_some((index, inst, callee))
    })
}

/// Whether replacing the call by the body keeps its meaning.
fn can_inline(
    env: &ModuleEnv,
    caller: &Function,
    call: &CallData,
    callee: GlobalId,
    shape: Shape,
    graph: &CallGraph,
) -> bool {
    let global = &env.globals[callee];
    let header = env.function(callee);
    let refuses =
        [AttrKind::NoInline, AttrKind::OptNone, AttrKind::Naked, AttrKind::ReturnsTwice, AttrKind::StrictFP]
            .iter()
            .any(|&kind| env.attributes.has(header.attributes, kind));
    let varargs = env.types.function(global.ty).is_some_and(|(_, _, varargs)| varargs);
    let caller_attributes = env.function(caller.id).attributes;
    !refuses
        && !varargs
        && !env.attributes.has(call.attributes, AttrKind::NoInline)
        && !global.linkage.is_interposable()
        && call.fn_ty == global.ty
        && call.cc == header.cc
        && call.tail != TailKind::MustTail
        && call.bundles.is_empty()
        && !graph.are_in_cycle(caller.id, callee)
        && float_mode(env, caller_attributes) == float_mode(env, header.attributes)
        && shape.copyable
        && !(shape.single && graph.uses(callee) > 1)
}

/// How a function treats subnormal floats.
fn float_mode(env: &ModuleEnv, list: ir::AttrListId) -> Vec<Option<ir::StrId>> {
    let set = env.attributes.function(list);
    let mode = |key: &str| env.strings.find(key).and_then(|key| ir::attributes::find_str(set, key).flatten());
    let default = env.strings.find("ieee,ieee");
    ["denormal-fp-math", "denormal-fp-math-f32"].map(|key| mode(key).filter(|&m| Some(m) != default)).to_vec()
}

/// Whether a body has nothing that belongs to its own frame or cannot be copied.
fn is_copyable(body: &Function) -> bool {
    let Some(entry) = body.entry() else { return false };
    let plain = body.layout.iter().all(|&block| {
        body.blocks[block].insts.iter().all(|&inst| match &body.insts[inst].kind {
            InstKind::Alloca { count, .. } => block == entry && body.as_int(*count).is_some(),
            InstKind::IndirectBr(_) | InstKind::CallBr { .. } | InstKind::Eh(_) | InstKind::VaArg(_) => false,
            InstKind::Invoke { .. } => false,
            InstKind::Call(call) => body.calls[*call].tail != TailKind::MustTail,
            _ => true,
        })
    });
    plain && !body.consts.iter().any(|(_, data)| matches!(data.kind, ConstKind::BlockAddress { .. }))
}

fn wants_inline(
    env: &ModuleEnv,
    caller: &Function,
    call: &CallData,
    callee: GlobalId,
    shape: Shape,
    graph: &CallGraph,
    level: Level,
    caller_size: usize,
) -> bool {
    let attributes = env.function(callee).attributes;
    let has = |kind| env.attributes.has(attributes, kind) || env.attributes.has(call.attributes, kind);
    if has(AttrKind::AlwaysInline) {
        return caller_size <= LARGEST_EVER;
    }
    if level == Level::O0
        || env.attributes.has(env.function(caller.id).attributes, AttrKind::OptNone)
        || caller_size > LARGEST
    {
        return false;
    }
    let size = shape.size;
    if has(AttrKind::Cold) || has(AttrKind::NoReturn) || !shape.returns {
        return size <= TINY;
    }
    let limit = match level {
        Level::O0 | Level::O1 => 25,
        Level::O2 => 50,
        Level::O3 => 80,
    };
    let limit = if has(AttrKind::InlineHint) { limit * 2 } else { limit };
    let is_last = env.globals[callee].linkage.is_local() && graph.uses(callee) == 1;
    size <= limit || (is_last && size <= ONCE)
}

fn returns(body: &Function) -> bool {
    let is_return = |&block: &Block| {
        body.terminator(block).is_some_and(|inst| matches!(body.insts[inst].kind, InstKind::Ret(_)))
    };
    body.layout.iter().any(is_return)
}

/// Whether it calls what is marked `noduplicate`.
fn has_single_calls(env: &ModuleEnv, body: &Function) -> bool {
    let has = |list| env.attributes.has(list, AttrKind::NoDuplicate);
    body.layout.iter().flat_map(|&block| &body.blocks[block].insts).any(|&inst| {
        body.call(inst).is_some_and(|call| {
            let header = call.callee.as_global().and_then(|id| env.globals[id].as_function());
            has(call.attributes) || header.is_some_and(|header| has(header.attributes))
        })
    })
}

fn size_of(body: &Function) -> usize {
    let costs = |&inst: &Inst| !matches!(body.insts[inst].kind, InstKind::Phi { .. } | InstKind::Br(_));
    body.layout.iter().map(|&block| body.blocks[block].insts.iter().filter(|inst| costs(inst)).count()).sum()
}
