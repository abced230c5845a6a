//! Computations that were made before, where the earlier one dominates; and loads of what is known to be in memory.
//!
//! Values are looked up by what they compute. Of two equal computations the first stays, without the flags that only one of
//! them has. Loads are known inside a block, from earlier loads and stores, until something may write there.

use crate::dce::{Memory, is_pure_call};
use crate::known::zero;
use crate::sroa::constant_offset;
use ir::analysis::{Cfg, Dominators};
use ir::{
    Block, Function, GlobalKind, Inst, InstFlags, InstKind, ModuleEnv, Operand, OperandKind, Ordering, Type,
    Value,
};
use rustc_hash::FxHashMap;
use smallvec::{SmallVec, smallvec};

/// Merges equal computations; whether anything changed. Every block must be reached.
pub(crate) fn run(f: &mut Function, env: &ModuleEnv) -> bool {
    let cfg = Cfg::new(f);
    let dominators = Dominators::new(&cfg);
    let Some(root) = dominators.root() else { return false };
    let mut table: FxHashMap<Key, Value> = FxHashMap::default();
    let mut changed = false;
    let mut work = vec![Step::Enter(root)];
    while let Some(step) = work.pop() {
        match step {
            Step::Enter(block) => {
                let mut added = Vec::new();
                changed |= visit(f, env, block, &mut table, &mut added);
                work.push(Step::Leave(added));
                work.extend(dominators.children(block).iter().map(|&child| Step::Enter(child)));
            }
            Step::Leave(keys) => {
                for key in keys {
                    table.remove(&key);
                }
            }
        }
    }
    if changed {
        f.sweep_forwards();
    }
    changed
}

enum Step {
    Enter(Block),
    /// What the block added is known no more.
    Leave(Vec<Key>),
}

/// What an instruction computes: kind, type, operands.
type Key = SmallVec<[u64; 6]>;

fn visit(
    f: &mut Function,
    env: &ModuleEnv,
    block: Block,
    table: &mut FxHashMap<Key, Value>,
    added: &mut Vec<Key>,
) -> bool {
    let mut changed = false;
    let insts = std::mem::take(&mut f.blocks[block].insts);
    let mut kept = Vec::with_capacity(insts.len());
    let mut memory = Known::default();
    for inst in insts {
        if let Some(known) = memory.look(f, env, inst) {
            let result = f.result(inst).expect("a load has a result");
            f.forward(result, known);
            changed = true;
            continue;
        }
        let (Some(result), Some(key)) = (f.result(inst), key(f, env, inst)) else {
            kept.push(inst);
            continue;
        };
        match table.get(&key) {
            Some(&leader) => {
                intersect_flags(f, leader, inst);
                f.forward(result, leader.into());
                changed = true;
            }
            None => {
                table.insert(key.clone(), result);
                added.push(key);
                kept.push(inst);
            }
        }
    }
    f.blocks[block].insts = kept;
    changed
}

/// The key of an instruction that may be merged with an equal one.
fn key(f: &Function, env: &ModuleEnv, inst: Inst) -> Option<Key> {
    let ty = f.result_type(inst);
    let head = |tag: u64, detail: u64| -> Key { smallvec![tag, detail, u64::from(ty.as_u32())] };
    let mut key = match &f.insts[inst].kind {
        InstKind::Unary { op, .. } => head(1, *op as u64),
        InstKind::Binary { op, .. } => head(2, *op as u64),
        InstKind::ICmp { pred, .. } => head(3, *pred as u64),
        InstKind::FCmp { pred, .. } => head(4, *pred as u64),
        InstKind::Cast { op, .. } => head(5, *op as u64),
        InstKind::Select { .. } => head(6, 0),
        InstKind::Freeze(_) => head(7, 0),
        InstKind::ExtractElement { .. } => head(8, 0),
        InstKind::InsertElement { .. } => head(9, 0),
        InstKind::Gep { source, .. } => head(10, source.as_u32().into()),
        InstKind::ExtractValue { indices, .. } => with_indices(head(11, 0), f.indices(*indices)),
        InstKind::InsertValue { indices, .. } => with_indices(head(12, 0), f.indices(*indices)),
        InstKind::ShuffleVector { mask, .. } => with_indices(head(13, 0), f.indices(*mask)),
        InstKind::Call(call) => {
            let data = &f.calls[*call];
            if !is_pure_call(f, env, data, Memory::None) || !data.bundles.is_empty() {
                return None;
            }
            head(14, u64::from(data.fn_ty.as_u32()))
        }
        _ => return None,
    };
    let mut is_merged = true;
    f.for_each_operand(inst, |operand| {
        let operand = f.resolve(operand);
        // An undef may be another value at each use.
        is_merged &= !is_undef(f, operand);
        key.push(word(operand));
    });
    is_merged.then_some(key)
}

fn with_indices(mut key: Key, indices: &[u32]) -> Key {
    key.push(indices.len() as u64);
    key.extend(indices.iter().map(|&index| u64::from(index)));
    key
}

fn word(operand: Operand) -> u64 {
    use cranelift_entity::EntityRef;
    operand.index() as u64
}

fn is_undef(f: &Function, operand: Operand) -> bool {
    operand.as_const().is_some_and(|c| matches!(f.consts.kind(c), ir::ConstKind::Undef))
}

/// Takes the flags off the earlier instruction that the later one does not have.
fn intersect_flags(f: &mut Function, leader: Value, inst: Inst) {
    let Some(first) = f.def_inst(leader) else { return };
    let Some(other) = flags(&f.insts[inst].kind) else { return };
    let call = f.insts[first].kind.call();
    if let Some(call) = call {
        f.calls[call].flags = f.calls[call]
            .flags
            .intersect(f.insts[inst].kind.call().map_or(InstFlags::NONE, |call| f.calls[call].flags));
        return;
    }
    match &mut f.insts[first].kind {
        InstKind::Unary { flags, .. }
        | InstKind::Binary { flags, .. }
        | InstKind::ICmp { flags, .. }
        | InstKind::FCmp { flags, .. }
        | InstKind::Cast { flags, .. }
        | InstKind::Select { flags, .. }
        | InstKind::Gep { flags, .. } => *flags = flags.intersect(other),
        _ => {}
    }
    // What is attached (`!range`, `!fpmath`) holds for both only if both have it.
    if f.attachments.get(&first) != f.attachments.get(&inst) {
        f.attachments.remove(&first);
    }
}

fn flags(kind: &InstKind) -> Option<InstFlags> {
    match *kind {
        InstKind::Unary { flags, .. }
        | InstKind::Binary { flags, .. }
        | InstKind::ICmp { flags, .. }
        | InstKind::FCmp { flags, .. }
        | InstKind::Cast { flags, .. }
        | InstKind::Select { flags, .. }
        | InstKind::Gep { flags, .. } => Some(flags),
        InstKind::Call(_) => Some(InstFlags::NONE),
        _ => None,
    }
}

/// What is known to be in memory at a point of a block.
#[derive(Default)]
struct Known {
    entries: Vec<Entry>,
}

struct Entry {
    ptr: Operand,
    ty: Type,
    value: Operand,
}

/// Entries that are remembered; older ones are forgotten.
const REMEMBERED: usize = 64;

impl Known {
    /// The value that a load is known to give; other instructions change what is known.
    fn look(&mut self, f: &mut Function, env: &ModuleEnv, inst: Inst) -> Option<Operand> {
        match f.insts[inst].kind {
            InstKind::Load { ptr, mem } => {
                if !mem.is_simple() {
                    // Acquiring makes writes of others visible.
                    if mem.ordering > Ordering::Monotonic {
                        self.entries.clear();
                    }
                    return None;
                }
                let (ptr, ty) = (f.resolve(ptr), f.result_type(inst));
                if let Some(entry) = self.entries.iter().rev().find(|e| e.ptr == ptr && e.ty == ty) {
                    return Some(f.resolve(entry.value));
                }
                if let Some(value) = constant_load(f, env, ptr, ty) {
                    return Some(value);
                }
                let value = Operand::value(f.result(inst)?);
                self.remember(Entry { ptr, ty, value });
                None
            }
            InstKind::Store { value, ptr, mem } => {
                let (value, ptr) = (f.resolve(value), f.resolve(ptr));
                let ty = f.operand_type(value, env);
                if mem.ordering > Ordering::Monotonic {
                    self.entries.clear();
                    return None;
                }
                let size = env.layout.store_size(&env.types, ty);
                self.entries.retain(|e| {
                    let other = env.layout.store_size(&env.types, e.ty);
                    !may_overlap(f, env, (ptr, size), (e.ptr, other))
                });
                if mem.is_simple() {
                    self.remember(Entry { ptr, ty, value });
                }
                None
            }
            InstKind::AtomicRmw { .. }
            | InstKind::CmpXchg { .. }
            | InstKind::Fence { .. }
            | InstKind::VaArg(_) => {
                self.entries.clear();
                None
            }
            InstKind::Call(call) => {
                if !is_pure_call(f, env, &f.calls[call], Memory::Reads) {
                    self.entries.clear();
                }
                None
            }
            _ => None,
        }
    }

    fn remember(&mut self, entry: Entry) {
        if self.entries.len() >= REMEMBERED {
            self.entries.remove(0);
        }
        self.entries.push(entry);
    }
}

/// Base of an address and the constant distance from it, through GEPs.
pub(crate) fn base_and_offset(f: &Function, env: &ModuleEnv, mut ptr: Operand) -> (Operand, Option<i64>) {
    let mut total = Some(0i64);
    for _ in 0..16 {
        ptr = f.resolve(ptr);
        let Some(inst) = ptr.as_value().and_then(|v| f.def_inst(v)) else { break };
        let InstKind::Gep { source, ref operands, .. } = f.insts[inst].kind else { break };
        let list = f.list(operands);
        let step = constant_offset(f, env, source, &list[1..]);
        total = total.zip(step).and_then(|(a, b)| a.checked_add(b));
        ptr = list[0];
    }
    (ptr, total)
}

/// Whether two accesses may touch the same byte.
fn may_overlap(
    f: &Function,
    env: &ModuleEnv,
    (a, a_size): (Operand, Option<u64>),
    (b, b_size): (Operand, Option<u64>),
) -> bool {
    let space = |ptr| env.types.addr_space(f.operand_type(ptr, env)).unwrap_or(0);
    let (a_space, b_space) = (space(a), space(b));
    if a_space != b_space && a_space != 0 && b_space != 0 {
        return false;
    }
    let ((a_base, a_at), (b_base, b_at)) = (base_and_offset(f, env, a), base_and_offset(f, env, b));
    if a_base == b_base {
        return match (a_at, b_at, a_size, b_size) {
            (Some(a_at), Some(b_at), Some(a_size), Some(b_size)) => {
                let (a_at, b_at) = (i128::from(a_at), i128::from(b_at));
                a_at < b_at + i128::from(b_size) && b_at < a_at + i128::from(a_size)
            }
            _ => true,
        };
    }
    // Different objects that both are known do not overlap.
    !(is_object(f, env, a_base) && is_object(f, env, b_base))
}

fn is_object(f: &Function, env: &ModuleEnv, base: Operand) -> bool {
    match base.kind() {
        OperandKind::Value(v) => {
            f.def_inst(v).is_some_and(|inst| matches!(f.insts[inst].kind, InstKind::Alloca { .. }))
        }
        // Dynamic shared arrays, which have no size, all begin at one address.
        OperandKind::Global(id) => match &env.globals[id].kind {
            GlobalKind::Variable(variable) => variable.init.is_some(),
            _ => false,
        },
        _ => false,
    }
}

/// A scalar that is loaded from a constant variable.
fn constant_load(f: &mut Function, env: &ModuleEnv, ptr: Operand, ty: Type) -> Option<Operand> {
    let (base, offset) = global_and_offset(f, env, ptr)?;
    let global = &env.globals[base];
    let variable = global.as_variable()?;
    if !variable.constant || global.linkage.is_interposable() || variable.externally_initialised {
        return None;
    }
    if env.types.is_aggregate(ty) || env.types.vector(ty).is_some() {
        return None;
    }
    let mut c = variable.init?;
    let mut offset = u64::try_from(offset).ok()?;
    let pool = &env.consts;
    for _ in 0..64 {
        let at = pool.ty(c);
        if at == ty && offset == 0 && !env.types.is_aggregate(at) {
            return match pool.kind(c) {
                &ir::ConstKind::Global(id) => Some(id.into()),
                ir::ConstKind::Int(_)
                | ir::ConstKind::WideInt(_)
                | ir::ConstKind::Float(_)
                | ir::ConstKind::Zero => Some(f.consts.intern(ty, pool.kind(c).clone()).into()),
                _ => None,
            };
        }
        if matches!(pool.kind(c), ir::ConstKind::Zero) {
            let end = offset.checked_add(env.layout.store_size(&env.types, ty)?)?;
            let fits = end <= env.layout.store_size(&env.types, at)?;
            return fits.then(|| zero(f, env, ty));
        }
        let (index, rest) = element_at(env, at, offset)?;
        match pool.kind(c) {
            ir::ConstKind::Aggregate(list) => c = *list.get(index)?,
            ir::ConstKind::Bytes(bytes) => return from_bytes(f, env, bytes, offset, ty),
            _ => return None,
        }
        offset = rest;
    }
    None
}

/// An integer of whole bytes out of an array of bytes.
fn from_bytes(f: &mut Function, env: &ModuleEnv, bytes: &[u8], offset: u64, ty: Type) -> Option<Operand> {
    let width = env.types.int_width(ty).filter(|width| width % 8 == 0 && *width <= 64)?;
    let start = usize::try_from(offset).ok()?;
    let part = bytes.get(start..start.checked_add(width as usize / 8)?)?;
    if env.layout.big_endian {
        return None;
    }
    let value = part.iter().rev().fold(0u128, |sum, &byte| sum << 8 | u128::from(byte));
    Some(crate::build::int(f, env, ty, value))
}

/// The element of an aggregate that holds a byte, and the distance into it.
fn element_at(env: &ModuleEnv, ty: Type, offset: u64) -> Option<(usize, u64)> {
    if let ir::TypeKind::Array { elem, len } = *env.types.kind(ty) {
        let size = env.layout.alloc_size(&env.types, elem)?;
        let index = offset.checked_div(size)?;
        return (index < len).then(|| (index as usize, offset % size));
    }
    let layout = env.layout.struct_layout(&env.types, ty)?;
    let index = layout.offsets.iter().rposition(|&start| start <= offset)?;
    Some((index, offset - layout.offsets[index]))
}

/// The variable that an address lies in, and where, through GEPs and constant expressions.
fn global_and_offset(f: &Function, env: &ModuleEnv, ptr: Operand) -> Option<(ir::GlobalId, i64)> {
    let (base, offset) = base_and_offset(f, env, ptr);
    let offset = offset?;
    match base.kind() {
        OperandKind::Global(id) => Some((id, offset)),
        OperandKind::Const(c) => match f.consts.kind(c) {
            ir::ConstKind::Expr(expr) => match &**expr {
                ir::ConstExpr::Gep { source, operands, .. } => {
                    let &ir::ConstKind::Global(id) = f.consts.kind(operands[0]) else { return None };
                    let indices: Vec<Operand> = operands[1..].iter().map(|&c| c.into()).collect();
                    let inner = constant_offset(f, env, *source, &indices)?;
                    Some((id, offset.checked_add(inner)?))
                }
                _ => None,
            },
            _ => None,
        },
        _ => None,
    }
}
