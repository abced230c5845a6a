//! Stack slots are taken apart: each piece that is accessed alike becomes a slot of its own, which mem2reg can promote.
//!
//! A slot qualifies if every use of its address is a plain load or store, a `memcpy` or `memset` of known length or a hint, at
//! an offset that is known. Loads and stores that overlap form a piece. A piece whose accesses all have one offset and one size
//! becomes a slot of that size; one of up to eight bytes whose accesses differ becomes an integer, from which they take
//! bits. What only `memcpy` and `memset` touch becomes integers.

use crate::build::{Builder, align, as_int};
use crate::lower::intrinsics::{intrinsic_name, is};
use crate::uses::Users;
use cranelift_entity::SecondaryMap;
use ir::{
    AttrKind, BinaryOp, Block, CastOp, Function, Inst, InstKind, MemInfo, ModuleEnv, Operand, Type, TypeKind,
    Value, attributes,
};
use rustc_hash::FxHashSet;

/// Largest slot that is looked at, in bytes.
const MAX_BYTES: u64 = 512;
/// Most uses that are looked at.
const MAX_USES: usize = 2000;
/// Most leaves of an aggregate whose load or store is taken apart.
const MAX_LEAVES: usize = 16;

/// Takes slots apart; whether any was.
pub(crate) fn run(f: &mut Function, env: &ModuleEnv) -> bool {
    let mut changed = split_aggregates(f, env);
    let users = Users::new(f);
    let mut allocas = Vec::new();
    let mut home: SecondaryMap<Inst, Option<Block>> = SecondaryMap::with_capacity(f.insts.len());
    for &block in &f.layout {
        for &inst in &f.blocks[block].insts {
            home[inst] = Some(block);
            if matches!(f.insts[inst].kind, InstKind::Alloca { .. }) {
                allocas.push(inst);
            }
        }
    }
    // A `memcpy` between two slots is rewritten for one of them; the other waits for the next round.
    let mut touched = FxHashSet::default();
    for alloca in allocas {
        if let Some(plan) = plan(f, env, &users, alloca)
            && !plan.uses.iter().any(|u| touched.contains(&u.inst))
        {
            touched.extend(plan.uses.iter().map(|u| u.inst));
            rewrite(f, env, &plan, |inst| home[inst].expect("a user is in a block"));
            changed = true;
        }
    }
    f.sweep_forwards();
    changed
}

/// What an instruction does to the slot.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Access {
    Load(Type),
    Store(Type),
    /// `memset` by this byte.
    Set(Operand),
    /// `memcpy` into the slot, from here, where so much alignment is known.
    CopyIn(Operand, u64),
    /// `memcpy` out of the slot.
    CopyOut(Operand, u64),
    /// A hint to be dropped.
    Hint,
}

#[derive(Clone, Copy, Debug)]
struct Use {
    inst: Inst,
    offset: u64,
    size: u64,
    access: Access,
}

impl Use {
    fn end(&self) -> u64 {
        self.offset + self.size
    }

    fn is_split(&self) -> bool {
        matches!(self.access, Access::Set(_) | Access::CopyIn(..) | Access::CopyOut(..))
    }
}

#[derive(Clone, Copy, Debug)]
struct Piece {
    offset: u64,
    size: u64,
    ty: Type,
}

struct Plan {
    alloca: Inst,
    uses: Vec<Use>,
    /// Addresses derived from the slot, to be dropped.
    derived: Vec<Inst>,
    pieces: Vec<Piece>,
}

/// How to take a slot apart, if it can be.
fn plan(f: &Function, env: &ModuleEnv, users: &Users, alloca: Inst) -> Option<Plan> {
    let InstKind::Alloca { ty, count, inalloca: false, swifterror: false, .. } = f.insts[alloca].kind else {
        return None;
    };
    let size = env.layout.alloc_size(&env.types, ty)?.checked_mul(f.as_int(count)?)?;
    if size > MAX_BYTES {
        return None;
    }
    let mut plan = Plan { alloca, uses: Vec::new(), derived: Vec::new(), pieces: Vec::new() };
    let mut work = vec![(f.result(alloca)?, 0u64)];
    while let Some((pointer, offset)) = work.pop() {
        for &user in users.of(pointer) {
            if plan.uses.len() > MAX_USES {
                return None;
            }
            match derived(f, env, user, pointer) {
                Some(step) => {
                    let offset = i64::try_from(offset).ok()?.checked_add(step)?;
                    let offset = u64::try_from(offset).ok().filter(|&o| o <= size)?;
                    plan.derived.push(user);
                    work.push((f.result(user)?, offset));
                }
                None => plan.uses.push(use_of(f, env, user, pointer, offset)?),
            }
        }
    }
    // An instruction that names the slot twice (a copy within it, or a store of its address) is left alone.
    let mut seen = FxHashSet::default();
    if !plan.uses.iter().all(|u| seen.insert(u.inst)) || plan.uses.iter().any(|u| u.end() > size) {
        return None;
    }
    plan.pieces = pieces(env, &plan.uses)?;
    let useful = plan.pieces.len() > 1
        || plan.pieces.iter().any(|p| p.ty != ty)
        || !plan.derived.is_empty()
        || plan.uses.iter().any(|u| !matches!(u.access, Access::Load(_) | Access::Store(_)))
        || plan.uses.is_empty();
    useful.then_some(plan)
}

/// The constant distance of an address that is made from another one.
fn derived(f: &Function, env: &ModuleEnv, user: Inst, pointer: Value) -> Option<i64> {
    match f.insts[user].kind {
        InstKind::Gep { source, ref operands, .. } => {
            let list = f.list(operands);
            if list[0] != Operand::value(pointer) || env.types.vector(f.result_type(user)).is_some() {
                return None;
            }
            constant_offset(f, env, source, &list[1..])
        }
        InstKind::Cast { op: CastOp::BitCast | CastOp::AddrSpaceCast, .. } => {
            env.types.addr_space(f.result_type(user)).map(|_| 0)
        }
        _ => None,
    }
}

/// The bytes that constant indices of a GEP add up to.
pub(crate) fn constant_offset(
    f: &Function,
    env: &ModuleEnv,
    source: Type,
    indices: &[Operand],
) -> Option<i64> {
    let (types, layout) = (&env.types, &env.layout);
    let mut ty = source;
    let mut total = 0i64;
    for (n, &index) in indices.iter().enumerate() {
        let width = types.int_width(f.operand_type(index, env)).filter(|&width| width <= 64)?;
        let value = crate::fold::signed(width, as_int(f, index)?);
        let value = i64::try_from(value).ok()?;
        let step = if n == 0 {
            i64::try_from(layout.alloc_size(types, ty)?).ok()?.checked_mul(value)?
        } else if let Some((fields, _)) = types.struct_fields(ty) {
            let field = usize::try_from(value).ok().filter(|&n| n < fields.len())?;
            let offset = layout.element_offset(types, ty, field as u64)?;
            ty = fields[field];
            i64::try_from(offset).ok()?
        } else {
            let (TypeKind::Array { elem, .. } | TypeKind::Vector { elem, scalable: false, .. }) =
                *types.kind(ty)
            else {
                return None;
            };
            let size = match types.kind(ty) {
                TypeKind::Array { .. } => layout.alloc_size(types, elem)?,
                _ => layout.size_in_bits(types, elem).filter(|bits| bits % 8 == 0)? / 8,
            };
            ty = elem;
            i64::try_from(size).ok()?.checked_mul(value)?
        };
        total = total.checked_add(step)?;
    }
    Some(total)
}

fn use_of(f: &Function, env: &ModuleEnv, user: Inst, pointer: Value, offset: u64) -> Option<Use> {
    let pointer = Operand::value(pointer);
    let size_of = |ty: Type| env.layout.store_size(&env.types, ty);
    match f.insts[user].kind {
        InstKind::Load { mem, .. } if mem.is_simple() => {
            let ty = f.result_type(user);
            Some(Use { inst: user, offset, size: size_of(ty)?, access: Access::Load(ty) })
        }
        InstKind::Store { value, ptr, mem } if mem.is_simple() && ptr == pointer && value != pointer => {
            let ty = f.operand_type(value, env);
            Some(Use { inst: user, offset, size: size_of(ty)?, access: Access::Store(ty) })
        }
        InstKind::Call(call) => {
            let name = intrinsic_name(env, f.calls[call].callee)?;
            if is(name, "lifetime.start") || is(name, "lifetime.end") {
                return Some(Use { inst: user, offset, size: 0, access: Access::Hint });
            }
            let args = f.call_args(call);
            let is_copy = is(name, "memcpy") || is(name, "memmove") || is(name, "memcpy.inline");
            if !is_copy && !is(name, "memset") && !is(name, "memset.inline")
                || name.contains("atomic")
                || as_int(f, *args.get(3)?) != Some(0)
            {
                return None;
            }
            let size = u64::try_from(as_int(f, args[2])?).ok()?;
            let sets = f.calls[call].attributes;
            let stated =
                |n| attributes::find_int(env.attributes.param(sets, n), AttrKind::Align).unwrap_or(1);
            let access = match (is_copy, args[0] == pointer) {
                (false, true) => Access::Set(args[1]),
                (true, true) if args[1] != pointer => Access::CopyIn(args[1], stated(1)),
                (true, false) => Access::CopyOut(args[0], stated(0)),
                _ => return None,
            };
            Some(Use { inst: user, offset, size, access })
        }
        _ => None,
    }
}

/// The pieces of a slot, in order.
fn pieces(env: &ModuleEnv, uses: &[Use]) -> Option<Vec<Piece>> {
    let mut whole: Vec<Use> = uses.iter().copied().filter(|u| !u.is_split() && u.size > 0).collect();
    whole.sort_by_key(|u| (u.offset, u.size, u.inst));
    let mut pieces: Vec<Piece> = Vec::new();
    let mut at = 0;
    while at < whole.len() {
        let first = whole[at];
        let mut end = first.end();
        let mut next = at + 1;
        while next < whole.len() && whole[next].offset < end {
            end = end.max(whole[next].end());
            next += 1;
        }
        pieces.push(piece(env, first.offset, end - first.offset, &whole[at..next])?);
        at = next;
    }
    // What is only copied or set is cut where any copy begins or ends, and into machine words.
    let split: Vec<Use> = uses.iter().copied().filter(|u| u.is_split() && u.size > 0).collect();
    let cut = |point: u64| pieces.iter().any(|p| p.offset < point && point < p.offset + p.size);
    if split.iter().any(|u| cut(u.offset) || cut(u.end())) {
        return None;
    }
    // A byte is repeated over an integer that is then seen as the piece's type.
    let is_set = |p: &Piece| {
        split.iter().any(|u| matches!(u.access, Access::Set(_)) && u.offset <= p.offset && p.offset < u.end())
    };
    if pieces.iter().any(|p| is_set(p) && (p.size > 8 || int_of(env, p.ty).is_none())) {
        return None;
    }
    let mut points: Vec<u64> = split.iter().flat_map(|u| [u.offset, u.end()]).collect();
    points.extend(pieces.iter().flat_map(|p| [p.offset, p.offset + p.size]));
    points.sort_unstable();
    points.dedup();
    for range in points.windows(2) {
        let (mut from, to) = (range[0], range[1]);
        let covered = pieces.iter().any(|p| p.offset <= from && from < p.offset + p.size);
        let wanted = split.iter().any(|u| u.offset <= from && to <= u.end());
        while !covered && wanted && from < to {
            let mut size = 8u64;
            while size > to - from || from % size != 0 {
                size /= 2;
            }
            pieces.push(Piece { offset: from, size, ty: Type::int(size as u32 * 8)? });
            from += size;
        }
    }
    pieces.sort_by_key(|p| p.offset);
    Some(pieces)
}

/// The piece that loads and stores which overlap make.
fn piece(env: &ModuleEnv, offset: u64, size: u64, uses: &[Use]) -> Option<Piece> {
    let ty_of = |u: &Use| match u.access {
        Access::Load(ty) | Access::Store(ty) => ty,
        _ => Type::VOID,
    };
    let same_range = uses.iter().all(|u| u.offset == offset && u.size == size);
    if same_range {
        let ty = ty_of(&uses[0]);
        if uses.iter().all(|u| ty_of(u) == ty) {
            return Some(Piece { offset, size, ty });
        }
        // The type that is loaded, if all can be seen as it.
        let ty = uses.iter().find(|u| matches!(u.access, Access::Load(_))).map_or(ty, ty_of);
        if uses.iter().all(|u| is_castable(env, ty_of(u), ty)) {
            return Some(Piece { offset, size, ty });
        }
    }
    let fits = size <= 8 && !env.layout.big_endian;
    let int = Type::int(u32::try_from(size.checked_mul(8)?).ok()?)?;
    (fits && uses.iter().all(|u| int_of(env, ty_of(u)).is_some())).then_some(Piece { offset, size, ty: int })
}

/// The integer type of the size of a scalar or vector whose bits fill whole bytes.
fn int_of(env: &ModuleEnv, ty: Type) -> Option<Type> {
    let scalar = env.types.scalar(ty);
    let is_int = env.types.int_width(scalar).is_some();
    let is_float = env.types.is_float(scalar);
    let is_ptr = env.types.addr_space(ty).is_some_and(|space| !env.layout.non_integral.contains(&space));
    if !is_int && !is_float && !is_ptr {
        return None;
    }
    let bits = env.layout.size_in_bits(&env.types, ty).filter(|bits| bits % 8 == 0)?;
    Type::int(u32::try_from(bits).ok()?)
}

fn is_castable(env: &ModuleEnv, from: Type, to: Type) -> bool {
    from == to || (int_of(env, from).is_some() && int_of(env, from) == int_of(env, to))
}

/// A value seen as another type of its size.
fn convert(b: &mut Builder, value: Operand, to: Type) -> Operand {
    let from = b.ty(value);
    if from == to {
        return value;
    }
    let is_ptr = |b: &Builder, ty: Type| b.env.types.addr_space(ty).is_some();
    let mut value = value;
    if is_ptr(b, from) {
        let int = int_of(b.env, from).expect("checked when the piece was made");
        value = b.cast(CastOp::PtrToInt, value, int);
    }
    if b.ty(value) == to {
        return value;
    }
    if is_ptr(b, to) {
        let int = int_of(b.env, to).expect("checked when the piece was made");
        let int = if b.ty(value) == int { value } else { b.cast(CastOp::BitCast, value, int) };
        return b.cast(CastOp::IntToPtr, int, to);
    }
    b.cast(CastOp::BitCast, value, to)
}

fn rewrite(f: &mut Function, env: &ModuleEnv, plan: &Plan, home: impl Fn(Inst) -> Block) {
    let block = home(plan.alloca);
    let at = position(f, block, plan.alloca);
    let result = f.result(plan.alloca).expect("an alloca has a result");
    let ptr_ty = f.values[result].ty;
    let (mut b, _) = Builder::replace(f, env, block, at);
    let one = b.int(Type::I32, 1);
    let slots: Vec<Operand> = plan
        .pieces
        .iter()
        .map(|piece| {
            let natural = env.layout.abi_align(&env.types, piece.ty).unwrap_or(1);
            let kind = InstKind::Alloca {
                ty: piece.ty,
                count: one,
                align: align(natural),
                inalloca: false,
                swifterror: false,
            };
            b.value(kind, ptr_ty)
        })
        .collect();
    for u in &plan.uses {
        let block = home(u.inst);
        let at = position(f, block, u.inst);
        let (mut b, _) = Builder::replace(f, env, block, at);
        match u.access {
            Access::Hint => {}
            Access::Load(ty) => {
                let value = load(&mut b, plan, &slots, u, ty);
                let result = b.f.result(u.inst).expect("a load has a result");
                b.f.forward(result, value);
            }
            Access::Store(_) => store(&mut b, plan, &slots, u),
            Access::Set(_) | Access::CopyIn(..) | Access::CopyOut(..) => transfer(&mut b, plan, &slots, u),
        }
    }
    for &inst in &plan.derived {
        f.blocks[home(inst)].insts.retain(|&i| i != inst);
    }
}

fn position(f: &Function, block: Block, inst: Inst) -> usize {
    f.blocks[block].insts.iter().position(|&i| i == inst).expect("the instruction is in its block")
}

fn plain(b: &Builder, ty: Type) -> MemInfo {
    MemInfo::plain(align(b.env.layout.abi_align(&b.env.types, ty).unwrap_or(1)))
}

/// The piece that an access lies in.
fn find(plan: &Plan, u: &Use) -> usize {
    plan.pieces
        .iter()
        .position(|p| p.offset <= u.offset && u.end() <= p.offset + p.size)
        .expect("each access lies in a piece")
}

fn load(b: &mut Builder, plan: &Plan, slots: &[Operand], u: &Use, ty: Type) -> Operand {
    if u.size == 0 {
        return crate::known::zero(b.f, b.env, ty);
    }
    let n = find(plan, u);
    let piece = plan.pieces[n];
    let mem = plain(b, piece.ty);
    let whole = b.load(piece.ty, slots[n], mem);
    if u.size == piece.size && u.offset == piece.offset {
        return convert(b, whole, ty);
    }
    let part = int_of(b.env, ty).expect("checked when the piece was made");
    let shifted = b.binary_imm(BinaryOp::LShr, whole, i128::from((u.offset - piece.offset) * 8));
    let bits = b.zext_or_trunc(shifted, part);
    convert(b, bits, ty)
}

fn store(b: &mut Builder, plan: &Plan, slots: &[Operand], u: &Use) {
    let InstKind::Store { value, .. } = b.f.insts[u.inst].kind else { return };
    if u.size == 0 {
        return;
    }
    let n = find(plan, u);
    let piece = plan.pieces[n];
    let mem = plain(b, piece.ty);
    if u.size == piece.size && u.offset == piece.offset {
        let value = convert(b, value, piece.ty);
        return b.store(value, slots[n], mem);
    }
    let part = int_of(b.env, b.ty(value)).expect("checked when the piece was made");
    let bits = convert(b, value, part);
    let wide = b.zext_or_trunc(bits, piece.ty);
    let shift = (u.offset - piece.offset) * 8;
    let placed = b.binary_imm(BinaryOp::Shl, wide, shift.into());
    let hole = ((1i128 << (u.size * 8)) - 1) << shift;
    let old = b.load(piece.ty, slots[n], mem);
    let rest = b.binary_imm(BinaryOp::And, old, !hole);
    let value = b.binary(BinaryOp::Or, rest, placed);
    b.store(value, slots[n], mem);
}

/// A `memcpy` or `memset`, piece by piece; all loads come first, in case the other side is read and written.
fn transfer(b: &mut Builder, plan: &Plan, slots: &[Operand], u: &Use) {
    let mut stores = Vec::new();
    for (n, piece) in plan.pieces.iter().enumerate() {
        if piece.offset < u.offset || piece.offset + piece.size > u.end() {
            continue;
        }
        let distance = piece.offset - u.offset;
        let slot_info = plain(b, piece.ty);
        let other_info = |known: u64| {
            let known = known.max(1);
            let at = if distance == 0 { known } else { known.min(1 << distance.trailing_zeros()) };
            MemInfo::plain(align(at))
        };
        match u.access {
            Access::Set(byte) => {
                let int = Type::int(piece.size as u32 * 8).unwrap_or(Type::I8);
                let wide = b.zext_or_trunc(byte, int);
                let bits = b.binary_imm(BinaryOp::Mul, wide, 0x0101_0101_0101_0101);
                stores.push((convert(b, bits, piece.ty), slots[n], slot_info));
            }
            Access::CopyIn(from, known) => {
                let from = b.gep_imm(from, distance as i64);
                let value = b.load(piece.ty, from, other_info(known));
                stores.push((value, slots[n], slot_info));
            }
            Access::CopyOut(to, known) => {
                let value = b.load(piece.ty, slots[n], slot_info);
                let to = b.gep_imm(to, distance as i64);
                stores.push((value, to, other_info(known)));
            }
            _ => {}
        }
    }
    for (value, to, info) in stores {
        b.store(value, to, info);
    }
}

/// Loads and stores of small aggregates become those of their elements.
fn split_aggregates(f: &mut Function, env: &ModuleEnv) -> bool {
    let mut changed = false;
    for block in f.layout.clone() {
        let mut at = 0;
        while let Some(&inst) = f.blocks[block].insts.get(at) {
            at += 1;
            let (ty, mem, ptr) = match f.insts[inst].kind {
                InstKind::Load { ptr, mem } => (f.result_type(inst), mem, ptr),
                InstKind::Store { value, ptr, mem } => (f.operand_type(value, env), mem, ptr),
                _ => continue,
            };
            let mut leaves = Vec::new();
            if !mem.is_simple()
                || !env.types.is_aggregate(ty)
                || !flatten(env, ty, 0, &mut vec![], &mut leaves, &mut (4 * MAX_LEAVES))
            {
                continue;
            }
            let (mut b, _) = Builder::replace(f, env, block, at - 1);
            let known =
                mem.align.bytes().unwrap_or_else(|| env.layout.abi_align(&env.types, ty).unwrap_or(1));
            let mut whole = b.poison(ty);
            for (path, leaf, offset) in &leaves {
                let leaf_align = if *offset == 0 { known } else { known.min(1 << offset.trailing_zeros()) };
                let mem = MemInfo::plain(align(leaf_align));
                let address = b.gep_imm(ptr, *offset as i64);
                let indices = b.f.make_indices(path);
                match b.f.insts[inst].kind {
                    InstKind::Store { value, .. } => {
                        let kind = InstKind::ExtractValue { aggregate: value, indices };
                        let element = b.value(kind, *leaf);
                        b.store(element, address, mem);
                    }
                    _ => {
                        let element = b.load(*leaf, address, mem);
                        let kind = InstKind::InsertValue { aggregate: whole, element, indices };
                        whole = b.value(kind, ty);
                    }
                }
            }
            at = b.at;
            if let Some(result) = f.result(inst) {
                f.forward(result, whole);
            }
            changed = true;
        }
    }
    if changed {
        f.sweep_forwards();
    }
    changed
}

/// Path, type and offset of each leaf; false if there are too many.
fn flatten(
    env: &ModuleEnv,
    ty: Type,
    offset: u64,
    path: &mut Vec<u32>,
    leaves: &mut Vec<(Vec<u32>, Type, u64)>,
    steps: &mut usize,
) -> bool {
    // Empty structs have no leaves, and can be nested to any number.
    *steps = steps.saturating_sub(1);
    if *steps == 0 {
        return false;
    }
    let count = match env.types.kind(ty) {
        TypeKind::Array { len, .. } => *len,
        TypeKind::Struct { .. } | TypeKind::Named(_) => {
            env.types.struct_fields(ty).map_or(u64::MAX, |(fields, _)| fields.len() as u64)
        }
        _ => {
            leaves.push((path.clone(), ty, offset));
            return leaves.len() <= MAX_LEAVES;
        }
    };
    if count > MAX_LEAVES as u64 {
        return false;
    }
    (0..count).all(|index| {
        let (Some(elem), Some(step)) =
            (env.types.element(ty, index), env.layout.element_offset(&env.types, ty, index))
        else {
            return false;
        };
        path.push(index as u32);
        let fits = flatten(env, elem, offset + step, path, leaves, steps);
        path.pop();
        fits
    })
}
