//! Atomic loads, stores, read-modify-write operations, compare-and-exchange and fences.
//!
//! One function, [`mapping`], says for every ordering, scope and access which fences stand around the instruction and which
//! semantics it has itself: PTX ISA, "Memory Consistency Model", from sm_70; below, `membar` and `volatile` accesses. A
//! sequentially consistent access is a `fence.sc` before an acquiring one. Memory that no other thread sees needs none of it.

use crate::address::{Address, space};
use crate::cx::{R, internal, unsupported};
use crate::func::FnCx;
use crate::memory::Mods;
use crate::types::{Class, Scalar};
use ir::{BinaryOp, ICmpPred, Inst, InstFlags, MemInfo, Operand, Ordering, RmwOp, ScopeId, Value};
use ptx::{Op, Operand as POp, Tok};

/// What is done to memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Access {
    Load,
    Store,
    /// Read-modify-write and compare-and-exchange.
    Update,
    Fence,
}

/// Who has to agree on the order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scope {
    Thread,
    Block,
    Cluster,
    Device,
    System,
}

/// A fence of the targets from sm_70, or the `membar` of those below.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Barrier {
    Sc,
    AcqRel,
}

/// What stands for an access.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Mapping {
    pub(crate) before: Option<Barrier>,
    /// The instruction's own semantics; none is a plain (below sm_70: a volatile) access.
    pub(crate) sem: Option<Tok>,
    pub(crate) after: Option<Barrier>,
}

/// The table: ordering and access to fences and semantics, from sm_70 (`modern`) or below.
pub(crate) fn mapping(access: Access, ordering: Ordering, scope: Scope, modern: bool) -> Mapping {
    use Barrier::{AcqRel, Sc};
    let none = Mapping::default();
    if scope == Scope::Thread {
        // Within one thread, program order is all there is; an update still has to be one.
        let sem = (access == Access::Update && modern).then_some(Tok::Relaxed);
        return Mapping { sem, ..none };
    }
    let acquires = matches!(ordering, Ordering::Acquire | Ordering::AcqRel | Ordering::SeqCst);
    let releases = matches!(ordering, Ordering::Release | Ordering::AcqRel | Ordering::SeqCst);
    let consistent = ordering == Ordering::SeqCst;
    if access == Access::Fence {
        let before = if consistent { Some(Sc) } else { (acquires || releases).then_some(AcqRel) };
        return Mapping { before, ..none };
    }
    if modern {
        let sem = match (access, ordering) {
            (_, Ordering::NotAtomic) => None,
            (_, Ordering::Unordered | Ordering::Monotonic) => Some(Tok::Relaxed),
            (Access::Store, Ordering::SeqCst) => Some(Tok::Relaxed),
            (Access::Store, _) => Some(Tok::Release),
            (Access::Load, _) => Some(Tok::Acquire),
            (_, Ordering::Acquire | Ordering::SeqCst) => Some(Tok::Acquire),
            (_, Ordering::Release) => Some(Tok::Release),
            (_, Ordering::AcqRel) => Some(Tok::AcqRel),
        };
        return Mapping { before: consistent.then_some(Sc), sem, after: None };
    }
    Mapping {
        before: if consistent { Some(Sc) } else { (releases && access != Access::Load).then_some(AcqRel) },
        sem: None,
        after: (acquires && access != Access::Store || consistent).then_some(AcqRel),
    }
}

/// The ordering of a compare-and-exchange that is as strong as both of its own.
fn stronger(success: Ordering, failure: Ordering) -> Ordering {
    match (success, failure) {
        (Ordering::SeqCst, _) | (_, Ordering::SeqCst) => Ordering::SeqCst,
        (Ordering::Release | Ordering::AcqRel, Ordering::Acquire) => Ordering::AcqRel,
        (Ordering::Monotonic, Ordering::Acquire) => Ordering::Acquire,
        _ => success,
    }
}

impl<'a> FnCx<'a> {
    fn modern(&self) -> bool {
        self.cx.sm.number >= 70
    }

    fn scope(&self, scope: ScopeId) -> R<Scope> {
        Ok(match &*self.cx.env.scope_name(scope) {
            "" => Scope::System,
            "singlethread" => Scope::Thread,
            "block" => Scope::Block,
            "cluster" => Scope::Cluster,
            "device" => Scope::Device,
            other => return unsupported(format!("the synchronisation scope `{other}`")),
        })
    }

    /// The token of a scope on `atom`, `ld`, `st` and `fence`.
    fn scope_token(&self, scope: Scope) -> Tok {
        match scope {
            Scope::Thread | Scope::Block => Tok::Cta,
            Scope::Cluster if self.cx.sm.number >= 90 => Tok::Cluster,
            Scope::Cluster | Scope::Device => Tok::Gpu,
            Scope::System => Tok::Sys,
        }
    }

    fn barrier_inst(&mut self, barrier: Option<Barrier>, scope: Scope) {
        let Some(barrier) = barrier else { return };
        if self.modern() {
            let sem = if barrier == Barrier::Sc { Tok::Sc } else { Tok::AcqRel };
            let scope = self.scope_token(scope);
            self.op(Op::Fence, &[sem, scope], &[]);
        } else {
            let level = match scope {
                Scope::Thread | Scope::Block => Tok::Cta,
                Scope::Cluster | Scope::Device => Tok::Gl,
                Scope::System => Tok::Sys,
            };
            self.op(Op::Membar, &[level], &[]);
        }
    }

    pub(super) fn fence(&mut self, ordering: Ordering, scope: ScopeId) -> R {
        let scope = self.scope(scope)?;
        let map = mapping(Access::Fence, ordering, scope, self.modern());
        self.barrier_inst(map.before, scope);
        Ok(())
    }

    /// Whether other threads can see memory of a space.
    fn is_seen(space: u32) -> bool {
        matches!(space, space::GENERIC | space::GLOBAL | space::SHARED | space::SHARED_CLUSTER)
    }

    /// The modifiers of an atomic load or store.
    fn access_mods(&self, map: &Mapping, scope: Scope, volatile: bool, at: u32) -> R<Mods> {
        let mut mods = Mods::new();
        match map.sem {
            // A volatile access is a relaxed one of the whole system that the assembler leaves alone.
            Some(Tok::Relaxed) if volatile => mods.push(Tok::Volatile),
            Some(sem) => mods.extend([sem, self.scope_token(scope)]),
            None if scope != Scope::Thread || volatile => mods.push(Tok::Volatile),
            None => {}
        }
        mods.extend(crate::address::space_token(at)?);
        Ok(mods)
    }

    fn whole_access(&self, scalar: Scalar, mem: &MemInfo) -> R {
        let bits = scalar.bits();
        let aligned = mem.align.bytes().is_none_or(|align| align * 8 >= u64::from(bits));
        if !matches!(bits, 8 | 16 | 32 | 64) || !aligned {
            return unsupported(format!("an atomic access of {bits} bits that is not one aligned access"));
        }
        Ok(())
    }

    pub(crate) fn atomic_load(&mut self, ptr: Operand, mem: &MemInfo, result: Value) -> R {
        let ty = self.f.values[result].ty;
        let scalar = self.scalar_ty(ty)?;
        self.whole_access(scalar, mem)?;
        let scope = self.scope(mem.scope)?;
        let dest = self.dest(result)?;
        let address = self.address(ptr)?;
        let align = u64::from(scalar.bits() / 8);
        if !Self::is_seen(address.space) {
            let mods = self.plain_mods(mem.volatile, address.space)?;
            return self.load_value(address, align, ty, &dest, &mods);
        }
        let map = mapping(Access::Load, mem.ordering, scope, self.modern());
        let mods = self.access_mods(&map, scope, mem.volatile, address.space)?;
        self.barrier_inst(map.before, scope);
        self.load_value(address, align, ty, &dest, &mods)?;
        self.barrier_inst(map.after, scope);
        Ok(())
    }

    pub(crate) fn atomic_store(&mut self, value: Operand, ptr: Operand, mem: &MemInfo) -> R {
        let ty = self.ty(value);
        let scalar = self.scalar_ty(ty)?;
        self.whole_access(scalar, mem)?;
        let scope = self.scope(mem.scope)?;
        let parts = self.parts(value)?;
        let address = self.address(ptr)?;
        let align = u64::from(scalar.bits() / 8);
        if !Self::is_seen(address.space) {
            let mods = self.plain_mods(mem.volatile, address.space)?;
            return self.store_value(address, align, ty, &parts, &mods);
        }
        let map = mapping(Access::Store, mem.ordering, scope, self.modern());
        let mods = self.access_mods(&map, scope, mem.volatile, address.space)?;
        self.barrier_inst(map.before, scope);
        self.store_value(address, align, ty, &parts, &mods)?;
        self.barrier_inst(map.after, scope);
        Ok(())
    }

    /// The modifiers of `atom` and `red` before the operation.
    fn update_mods(&self, map: &Mapping, scope: Scope, at: u32) -> R<Mods> {
        let mut mods = Mods::new();
        mods.extend(map.sem);
        // Before sm_60 there is one scope, the device, and no word for it.
        if self.cx.sm.number >= 60 {
            mods.push(self.scope_token(scope));
        }
        mods.extend(crate::address::space_token(at)?);
        Ok(mods)
    }

    pub(super) fn atomic_rmw(
        &mut self,
        inst: Inst,
        op: RmwOp,
        ptr: Operand,
        value: Operand,
        mem: &MemInfo,
    ) -> R {
        let ty = self.ty(value);
        let scalar = self.scalar_ty(ty)?;
        self.whole_access(scalar, mem)?;
        let Some(result) = self.f.result(inst) else { return internal("an update without result") };
        let wanted = self.values[result].wanted;
        let scope = self.scope(mem.scope)?;
        let mut part = self.scalar(value)?;
        let address = self.address(ptr)?;
        if address.space == space::LOCAL {
            return self.private_update(result, op, address, scalar, part, mem);
        }
        if !Self::is_seen(address.space) {
            return unsupported("an atomic update of this address space");
        }
        let class = scalar.class();
        if op == RmwOp::Sub {
            part = match part {
                POp::Int(n) if class == Class::B32 => POp::Int(i64::from((n as i32).wrapping_neg())),
                POp::Int(n) => POp::Int(n.wrapping_neg()),
                _ => self.def(class, Op::Neg, &[super::int::signed(class)], &[part]),
            };
        }
        let Some((name, ty, noftz)) = native(op, scalar) else {
            return unsupported(format!("`atomicrmw {op}` on {} bits", scalar.bits()));
        };
        let part = if scalar.is_float() { self.float_operand(part, scalar) } else { part };
        let map = mapping(Access::Update, mem.ordering, scope, self.modern());
        let mut tokens = self.update_mods(&map, scope, address.space)?;
        tokens.push(name);
        if noftz {
            tokens.push(Tok::Noftz);
        }
        tokens.push(ty);
        let place = self.atomic_place(address)?;
        self.barrier_inst(map.before, scope);
        // Without a reader of the old value, a reduction does; it cannot acquire.
        let reduces = !wanted && op != RmwOp::Xchg && !matches!(map.sem, Some(Tok::Acquire | Tok::AcqRel));
        if reduces {
            self.op(Op::Red, &tokens, &[place, part]);
        } else {
            let dest = if wanted { self.dest1(result)? } else { self.reg(class) };
            let opcode = if op == RmwOp::Xchg { Op::AtomExch } else { Op::Atom };
            self.op(opcode, &tokens, &[POp::Reg(dest), place, part]);
        }
        self.barrier_inst(map.after, scope);
        Ok(())
    }

    /// `llvm.nvvm.atomic.add.gen.i.sys.i32.p0` and its kin, and the older `atomic.load.inc.32`: relaxed updates.
    pub(super) fn named_atomic(&mut self, inst: Inst, name: &str, args: &'a [Operand]) -> R<bool> {
        let Some(rest) = name.strip_prefix("atomic.") else { return Ok(false) };
        let words: Vec<&str> = rest.split('.').collect();
        let (op, scope) = match words.as_slice() {
            ["load", op, ..] => (*op, Scope::Device),
            [op, "gen", "i" | "f", "cta", ..] => (*op, Scope::Block),
            [op, "gen", "i" | "f", "sys", ..] => (*op, Scope::System),
            _ => return Ok(false),
        };
        let op = match op {
            "add" => RmwOp::Add,
            "exch" => RmwOp::Xchg,
            "max" => RmwOp::Max,
            "min" => RmwOp::Min,
            "inc" => RmwOp::UIncWrap,
            "dec" => RmwOp::UDecWrap,
            "and" => RmwOp::And,
            "or" => RmwOp::Or,
            "xor" => RmwOp::Xor,
            _ if op == "cas" => return self.named_exchange(inst, scope, args),
            _ => return Ok(false),
        };
        let [pointer, value] = args else { return Ok(false) };
        let scalar = self.scalar_of(*value)?;
        let op = if op == RmwOp::Add && scalar.is_float() { RmwOp::FAdd } else { op };
        let Some((token, ty, _)) = native(op, scalar) else { return Ok(false) };
        let part = self.scalar(*value)?;
        let part = if scalar.is_float() { self.float_operand(part, scalar) } else { part };
        let address = self.address(*pointer)?;
        let map = mapping(Access::Update, Ordering::Monotonic, scope, self.modern());
        let mut tokens = self.update_mods(&map, scope, address.space)?;
        tokens.extend([token, ty]);
        let place = self.atomic_place(address)?;
        let opcode = if op == RmwOp::Xchg { Op::AtomExch } else { Op::Atom };
        let old = self.def(scalar.class(), opcode, &tokens, &[place, part]);
        self.give(inst, old)?;
        Ok(true)
    }

    fn named_exchange(&mut self, inst: Inst, scope: Scope, args: &'a [Operand]) -> R<bool> {
        let [pointer, compare, value] = args else { return Ok(false) };
        let class = self.scalar_of(*value)?.class();
        let (compare, value) = (self.scalar(*compare)?, self.scalar(*value)?);
        let address = self.address(*pointer)?;
        let map = mapping(Access::Update, Ordering::Monotonic, scope, self.modern());
        let mut tokens = self.update_mods(&map, scope, address.space)?;
        tokens.extend([Tok::Cas, Tok::of(class.ty())]);
        let place = self.atomic_place(address)?;
        let old = self.def(class, Op::AtomCas, &tokens, &[place, compare, value]);
        self.give(inst, old)?;
        Ok(true)
    }

    fn atomic_place(&mut self, address: Address) -> R<POp> {
        if address.base == ptx::Base::None || i32::try_from(address.offset).is_err() {
            let bits = self.cx.env.layout.pointer_bits(address.space);
            let part = self.address_in_reg(address.base, address.offset, bits);
            let class = if bits <= 32 { Class::B32 } else { Class::B64 };
            let reg = self.in_reg(part, class);
            return Ok(Self::mem(ptx::Base::Reg(reg), 0));
        }
        Ok(Self::mem(address.base, address.offset))
    }

    /// An update of memory that only this thread sees.
    fn private_update(
        &mut self,
        result: Value,
        op: RmwOp,
        address: Address,
        scalar: Scalar,
        value: POp,
        mem: &MemInfo,
    ) -> R {
        let ty = self.f.values[result].ty;
        let old = self.dest(result)?;
        let mods = self.plain_mods(mem.volatile, address.space)?;
        let align = u64::from(scalar.bits() / 8);
        self.load_value(address, align, ty, &old, &mods)?;
        let before = POp::Reg(old[0]);
        let new = self.updated(op, scalar, before, value)?;
        self.store_value(address, align, ty, &[new], &mods)
    }

    fn updated(&mut self, op: RmwOp, scalar: Scalar, old: POp, value: POp) -> R<POp> {
        let class = scalar.class();
        let simple = match op {
            RmwOp::Xchg => return Ok(value),
            RmwOp::Add => Some(BinaryOp::Add),
            RmwOp::Sub => Some(BinaryOp::Sub),
            RmwOp::And => Some(BinaryOp::And),
            RmwOp::Or => Some(BinaryOp::Or),
            RmwOp::Xor => Some(BinaryOp::Xor),
            RmwOp::FAdd => return self.float_op(BinaryOp::FAdd, InstFlags::NONE, scalar, old, value),
            _ => None,
        };
        if let Some(simple) = simple {
            return self.int_op(simple, scalar.bits(), old, value);
        }
        let pred = match op {
            RmwOp::Max => ICmpPred::Sgt,
            RmwOp::Min => ICmpPred::Slt,
            RmwOp::UMax => ICmpPred::Ugt,
            RmwOp::UMin => ICmpPred::Ult,
            _ => return unsupported(format!("`atomicrmw {op}` of local memory")),
        };
        let take = self.compare(pred, class, old, value);
        Ok(self.select_part(class, take, old, value))
    }

    pub(super) fn cmpxchg(
        &mut self,
        inst: Inst,
        ptr: Operand,
        expected: Operand,
        new: Operand,
        mem: &MemInfo,
        failure: Ordering,
    ) -> R {
        let ty = self.ty(expected);
        let scalar = self.scalar_ty(ty)?;
        self.whole_access(scalar, mem)?;
        let class = scalar.class();
        let ty = match scalar.bits() {
            32 => Tok::B32,
            64 => Tok::B64,
            bits => return unsupported(format!("`cmpxchg` on {bits} bits")),
        };
        let Some(result) = self.f.result(inst) else { return internal("`cmpxchg` without result") };
        let scope = self.scope(mem.scope)?;
        let (compare, value) = (self.scalar(expected)?, self.scalar(new)?);
        let address = self.address(ptr)?;
        let dest = self.dest(result)?;
        let [old, same] = dest.as_slice() else { return internal("`cmpxchg` with another result") };
        if address.space == space::LOCAL {
            let mods = self.plain_mods(mem.volatile, address.space)?;
            let align = u64::from(scalar.bits() / 8);
            let value_ty = self.ty(expected);
            self.load_value(address, align, value_ty, &[*old], &mods)?;
            let equal = self.compare(ICmpPred::Eq, class, POp::Reg(*old), compare);
            let stored = self.select_part(class, equal, value, POp::Reg(*old));
            self.store_value(address, align, value_ty, &[stored], &mods)?;
            self.copy(*same, equal);
            return Ok(());
        }
        if !Self::is_seen(address.space) {
            return unsupported("an atomic update of this address space");
        }
        let map = mapping(Access::Update, stronger(mem.ordering, failure), scope, self.modern());
        let mut tokens = self.update_mods(&map, scope, address.space)?;
        tokens.extend([Tok::Cas, ty]);
        let place = self.atomic_place(address)?;
        self.barrier_inst(map.before, scope);
        self.op(Op::AtomCas, &tokens, &[POp::Reg(*old), place, compare, value]);
        self.barrier_inst(map.after, scope);
        if self.values[result].wanted {
            self.op(Op::Setp, &[Tok::Eq, ty], &[POp::Reg(*same), POp::Reg(*old), compare]);
        }
        Ok(())
    }
}

/// Operation and type of an update that PTX has, and whether it says `.noftz`.
fn native(op: RmwOp, scalar: Scalar) -> Option<(Tok, Tok, bool)> {
    let wide = match scalar.bits() {
        32 => false,
        64 => true,
        _ if scalar.is_float() => false,
        _ => return None,
    };
    let pick = |narrow, broad| if wide { broad } else { narrow };
    Some(match op {
        RmwOp::Xchg => (Tok::Exch, pick(Tok::B32, Tok::B64), false),
        RmwOp::FAdd => match scalar {
            Scalar::Float => (Tok::Add, Tok::F32, false),
            Scalar::Double => (Tok::Add, Tok::F64, false),
            Scalar::Half => (Tok::Add, Tok::F16, true),
            Scalar::BFloat => (Tok::Add, Tok::BF16, true),
            _ => return None,
        },
        _ if scalar.is_float() => return None,
        RmwOp::Add | RmwOp::Sub => (Tok::Add, pick(Tok::U32, Tok::U64), false),
        RmwOp::And => (Tok::And, pick(Tok::B32, Tok::B64), false),
        RmwOp::Or => (Tok::Or, pick(Tok::B32, Tok::B64), false),
        RmwOp::Xor => (Tok::Xor, pick(Tok::B32, Tok::B64), false),
        RmwOp::Max => (Tok::Max, pick(Tok::S32, Tok::S64), false),
        RmwOp::Min => (Tok::Min, pick(Tok::S32, Tok::S64), false),
        RmwOp::UMax => (Tok::Max, pick(Tok::U32, Tok::U64), false),
        RmwOp::UMin => (Tok::Min, pick(Tok::U32, Tok::U64), false),
        RmwOp::UIncWrap if !wide => (Tok::Inc, Tok::U32, false),
        RmwOp::UDecWrap if !wide => (Tok::Dec, Tok::U32, false),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The whole table as text, one row for each ordering.
    fn table(modern: bool) -> String {
        let orderings = [
            Ordering::Unordered,
            Ordering::Monotonic,
            Ordering::Acquire,
            Ordering::Release,
            Ordering::AcqRel,
            Ordering::SeqCst,
        ];
        let mut out = String::new();
        for ordering in orderings {
            out.push_str(ordering.name());
            for access in [Access::Load, Access::Store, Access::Update, Access::Fence] {
                let allowed = match access {
                    Access::Load => !matches!(ordering, Ordering::Release | Ordering::AcqRel),
                    Access::Store => !matches!(ordering, Ordering::Acquire | Ordering::AcqRel),
                    Access::Update => ordering != Ordering::Unordered,
                    Access::Fence => !matches!(ordering, Ordering::Unordered | Ordering::Monotonic),
                };
                let map = mapping(access, ordering, Scope::System, modern);
                let barrier = |b: Option<Barrier>| match b {
                    Some(Barrier::Sc) => "sc",
                    Some(Barrier::AcqRel) => "fence",
                    None => "",
                };
                let own = map.sem.map_or("plain", Tok::name);
                let own = if access == Access::Fence { "" } else { own };
                let words = [barrier(map.before), own, barrier(map.after)];
                let text = words.into_iter().filter(|w| !w.is_empty()).collect::<Vec<_>>().join("+");
                out.push_str(&format!(" | {}", if allowed { text.as_str() } else { "-" }));
            }
            out.push('\n');
        }
        out
    }

    #[test]
    fn the_whole_table_from_sm_70() {
        // Load, store, update, fence. Compared with libNVVM 13.5: a consistent access is a `fence.sc` and an acquire.
        let wanted = "\
unordered | relaxed | relaxed | - | -
monotonic | relaxed | relaxed | relaxed | -
acquire | acquire | - | acquire | fence
release | - | release | release | fence
acq_rel | - | - | acq_rel | fence
seq_cst | sc+acquire | sc+relaxed | sc+acquire | sc
";
        assert_eq!(table(true), wanted);
    }

    #[test]
    fn the_whole_table_below_sm_70() {
        let wanted = "\
unordered | plain | plain | - | -
monotonic | plain | plain | plain | -
acquire | plain+fence | - | plain+fence | fence
release | - | fence+plain | fence+plain | fence
acq_rel | - | - | fence+plain+fence | fence
seq_cst | sc+plain+fence | sc+plain+fence | sc+plain+fence | sc
";
        assert_eq!(table(false), wanted);
    }

    #[test]
    fn one_thread_needs_no_fence() {
        for access in [Access::Load, Access::Store, Access::Update, Access::Fence] {
            let map = mapping(access, Ordering::SeqCst, Scope::Thread, true);
            assert_eq!((map.before, map.after), (None, None));
        }
    }
}
