//! Instructions whose results nobody needs go; and stores to stack slots that nobody reads.

use crate::lower::intrinsics::intrinsic_name;
use crate::uses::Users;
use cranelift_entity::EntitySet;
use ir::{
    AttrKind, AttrListId, Attribute, CallData, Function, Inst, InstKind, ModuleEnv, Operand, Value,
    attributes,
};

/// Removes what is dead; whether anything was.
pub(crate) fn run(f: &mut Function, env: &ModuleEnv) -> bool {
    let slots = write_only_slots(f, env);
    let mut live = EntitySet::new();
    let mut work: Vec<Inst> = Vec::new();
    for &block in &f.layout {
        for &inst in &f.blocks[block].insts {
            if has_effect(f, env, inst) && !stores_to(f, &slots, inst) && live.insert(inst) {
                work.push(inst);
            }
        }
    }
    while let Some(inst) = work.pop() {
        f.for_each_operand(inst, |operand| {
            if let Some(value) = f.resolve(operand).as_value()
                && let Some(def) = f.def_inst(value)
                && live.insert(def)
            {
                work.push(def);
            }
        });
    }
    let mut changed = false;
    for block in f.layout.clone() {
        let before = f.blocks[block].insts.len();
        f.blocks[block].insts.retain(|&inst| live.contains(inst));
        changed |= f.blocks[block].insts.len() != before;
    }
    changed
}

/// Whether an instruction does more than compute its result.
pub(crate) fn has_effect(f: &Function, env: &ModuleEnv, inst: Inst) -> bool {
    match &f.insts[inst].kind {
        kind if kind.is_terminator() => true,
        InstKind::Store { .. }
        | InstKind::Fence { .. }
        | InstKind::CmpXchg { .. }
        | InstKind::AtomicRmw { .. }
        | InstKind::VaArg(_)
        | InstKind::Eh(_) => true,
        // A load that nobody needs may go, unless somebody else may see it.
        InstKind::Load { mem, .. } => mem.volatile || mem.ordering != ir::Ordering::NotAtomic,
        InstKind::Call(call) => !is_pure_call(f, env, &f.calls[*call], Memory::Reads),
        _ => false,
    }
}

/// What a call may do to memory and still count as pure.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Memory {
    /// Nothing at all.
    None,
    /// Read it.
    Reads,
}

/// Whether a call returns, and does nothing but compute its result.
pub(crate) fn is_pure_call(f: &Function, env: &ModuleEnv, call: &CallData, memory: Memory) -> bool {
    if let Some(asm) = match call.callee.kind() {
        ir::OperandKind::Asm(asm) => Some(asm),
        _ => None,
    } {
        return memory == Memory::Reads && !env.asms[asm].side_effect && f.list(&call.args).is_empty();
    }
    let Some(callee) = call.callee.as_global() else { return false };
    let Some(header) = env.globals[callee].as_function() else { return false };
    if intrinsic_name(env, call.callee).is_some_and(is_pure_intrinsic) {
        return true;
    }
    let lists = [header.attributes, call.attributes];
    let has = |kind| lists.iter().any(|&list| env.attributes.has(list, kind));
    has(AttrKind::WillReturn)
        && has(AttrKind::NoUnwind)
        && !has(AttrKind::Convergent)
        && lists.iter().any(|&list| memory_allows(env, list, memory))
}

/// Intrinsics that compute and nothing else, whatever their declaration says.
fn is_pure_intrinsic(name: &str) -> bool {
    const PURE: [&str; 33] = [
        "abs",
        "smax",
        "smin",
        "umax",
        "umin",
        "ctpop",
        "ctlz",
        "cttz",
        "bswap",
        "bitreverse",
        "fshl",
        "fshr",
        "sadd",
        "uadd",
        "ssub",
        "usub",
        "smul",
        "umul",
        "fabs",
        "sqrt",
        "floor",
        "ceil",
        "trunc",
        "rint",
        "nearbyint",
        "round",
        "roundeven",
        "copysign",
        "minnum",
        "maxnum",
        "minimum",
        "maximum",
        "fma",
    ];
    let head = name.split('.').next().unwrap_or_default();
    PURE.contains(&head)
}

fn memory_allows(env: &ModuleEnv, list: AttrListId, memory: Memory) -> bool {
    let set = env.attributes.function(list);
    if attributes::find(set, AttrKind::ReadNone).is_some() {
        return true;
    }
    if memory == Memory::Reads && attributes::find(set, AttrKind::ReadOnly).is_some() {
        return true;
    }
    match attributes::find(set, AttrKind::Memory) {
        Some(Attribute::Text(_, text)) => {
            let text = env.strings.text(*text);
            text == "none" || (memory == Memory::Reads && !text.contains("write"))
        }
        _ => false,
    }
}

/// Slots that are only stored to.
fn write_only_slots(f: &Function, env: &ModuleEnv) -> EntitySet<Value> {
    let users = Users::new(f);
    let mut slots = EntitySet::new();
    for &block in &f.layout {
        for &inst in &f.blocks[block].insts {
            if matches!(f.insts[inst].kind, InstKind::Alloca { .. })
                && let Some(pointer) = f.result(inst)
                && let Some(derived) = only_written(f, env, &users, pointer)
            {
                derived.into_iter().for_each(|value| {
                    slots.insert(value);
                });
            }
        }
    }
    slots
}

/// The addresses made from a slot, if all that is done with them is to store there.
fn only_written(f: &Function, env: &ModuleEnv, users: &Users, pointer: Value) -> Option<Vec<Value>> {
    let mut addresses = vec![pointer];
    let mut at = 0;
    while at < addresses.len() {
        if addresses.len() > 256 {
            return None;
        }
        let address = addresses[at];
        at += 1;
        for &user in users.of(address) {
            match f.insts[user].kind {
                InstKind::Store { value, mem, .. } if mem.is_simple() && value != Operand::value(address) => {
                }
                InstKind::Gep { .. } | InstKind::Cast { .. }
                    if env.types.addr_space(f.result_type(user)).is_some() =>
                {
                    addresses.push(f.result(user)?);
                }
                _ => return None,
            }
        }
    }
    Some(addresses)
}

fn stores_to(f: &Function, slots: &EntitySet<Value>, inst: Inst) -> bool {
    match f.insts[inst].kind {
        InstKind::Store { ptr, .. } => ptr.as_value().is_some_and(|v| slots.contains(v)),
        _ => false,
    }
}
