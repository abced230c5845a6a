//! Local memory: one `.local` variable for each static `alloca`, copies of by-value parameters, and dynamic allocation.

use crate::address::{Address, space};
use crate::cx::{R, internal, unsupported};
use crate::func::FnCx;
use crate::types::{Class, Scalar};
use ir::{CastOp, Inst, InstKind, Operand, Value};
use ptx::tree::Variable;
use ptx::{Base, Local, Op, Operand as POp, StateSpace, Tok, Type};
use rustc_hash::FxHashMap;

/// What lives in local memory or in the memory of parameters.
#[derive(Default)]
pub(crate) struct Slots {
    /// The variable that a pointer value is the address of, and its address space.
    places: FxHashMap<Value, (Local, u32)>,
    /// Variables that something refers to, in the order of their making.
    order: Vec<(Local, bool)>,
    /// By-value parameters that are copied: parameter, copy, size, alignment.
    copies: Vec<(Local, Local, u64, u64)>,
}

impl Slots {
    pub(crate) fn place(&self, value: Value) -> Option<&(Local, u32)> {
        self.places.get(&value)
    }

    /// The variable of a result, if it has one.
    pub(crate) fn place_of(&self, value: Option<Value>) -> Option<&(Local, u32)> {
        self.place(value?)
    }

    /// Notes that a variable is used.
    pub(crate) fn mark(&mut self, local: Local) {
        if let Some(entry) = self.order.iter_mut().find(|(l, _)| *l == local) {
            entry.1 = true;
        }
    }
}

impl<'a> FnCx<'a> {
    /// Gives each static `alloca` and each by-value parameter its place.
    pub(crate) fn find_slots(&mut self) {
        let f = self.f;
        let types = &self.cx.env.types;
        let layout = &self.cx.env.layout;
        let entry = f.entry();
        for &inst in entry.iter().flat_map(|&b| &f.blocks[b].insts) {
            let InstKind::Alloca { ty, count, align, .. } = &f.insts[inst].kind else { continue };
            let (Some(result), Some(count)) = (f.result(inst), f.as_int(*count)) else { continue };
            let size = layout.alloc_size(types, *ty).and_then(|size| size.checked_mul(count));
            let (Some(size), Some(abi)) = (size, layout.abi_align(types, *ty)) else { continue };
            let align = align.bytes().unwrap_or(abi);
            let local = self.new_slot(size.max(1), align);
            self.slots.places.insert(result, (local, space::LOCAL));
        }
        let byvals: Vec<_> = self.abi.byvals().collect();
        for (index, param, size, align) in byvals {
            let Some(&arg) = f.args.get(index) else { continue };
            if self.only_loaded(arg) {
                self.slots.places.insert(arg, (param, space::PARAM));
            } else {
                let local = self.new_slot(size.max(1), align);
                self.slots.places.insert(arg, (local, space::LOCAL));
                self.slots.copies.push((param, local, size, align));
            }
        }
    }

    fn new_slot(&mut self, size: u64, align: u64) -> Local {
        let n = self.unique();
        let name = self.out.names.push_fmt(format_args!("{}local{n}", self.cx.local_prefix));
        let mut variable = Variable::new(name, StateSpace::Local, Type::B8);
        variable.align = u32::try_from(align).unwrap_or(16);
        variable.dims.push(Some(size));
        let local = self.out.local(variable);
        self.slots.order.push((local, false));
        local
    }

    /// Whether a pointer is used for nothing but plain loads at constant offsets.
    fn only_loaded(&self, pointer: Value) -> bool {
        let f = self.f;
        let mut pointers = vec![pointer];
        let mut at = 0;
        while let Some(&pointer) = pointers.get(at) {
            at += 1;
            let operand = Operand::value(pointer);
            for &block in &f.layout {
                for &inst in &f.blocks[block].insts {
                    let mut used = false;
                    f.for_each_operand(inst, |o| used |= o == operand);
                    if !used {
                        continue;
                    }
                    match &f.insts[inst].kind {
                        InstKind::Load { mem, .. } if mem.is_simple() => {}
                        InstKind::Gep { source, operands, .. } => {
                            let list = f.list(operands);
                            if list[0] != operand || self.constant_offset(*source, &list[1..]).is_none() {
                                return false;
                            }
                            pointers.extend(f.result(inst));
                        }
                        InstKind::Cast { op: CastOp::BitCast | CastOp::AddrSpaceCast, .. } => {
                            pointers.extend(f.result(inst));
                        }
                        _ => return false,
                    }
                }
            }
            if pointers.len() > 256 {
                return false;
            }
        }
        true
    }

    /// Declares what is used and copies by-value parameters; called when the whole body was compiled.
    pub(crate) fn declare_slots(&mut self) -> R {
        let copies = std::mem::take(&mut self.slots.copies);
        let used = |slots: &Slots, local| slots.order.iter().any(|&(l, used)| l == local && used);
        for (local, _) in self.slots.order.clone().into_iter().filter(|&(_, used)| used) {
            self.body.declare(local);
        }
        for (param, local, size, align) in copies {
            if !used(&self.slots, local) {
                continue;
            }
            let from = Address { base: Base::Local(param), offset: 0, space: space::PARAM };
            let to = Address { base: Base::Local(local), offset: 0, space: space::LOCAL };
            self.copy_bytes(from, to, size, align)?;
        }
        Ok(())
    }

    /// Copies memory of a known, small size.
    fn copy_bytes(&mut self, from: Address, to: Address, size: u64, align: u64) -> R {
        let mut at = 0;
        while at < size {
            let known = if at == 0 { align } else { align.min(1 << at.trailing_zeros()) };
            let step = [8, 4, 2, 1].into_iter().find(|&s| s <= known && at + s <= size).unwrap_or(1);
            let (ty, class) = match step {
                8 => (Tok::B64, Class::B64),
                4 => (Tok::B32, Class::B32),
                2 => (Tok::B16, Class::B16),
                _ => (Tok::B8, Class::B16),
            };
            let value = self.def(
                class,
                Op::Ld,
                &[Tok::Param, ty],
                &[Self::mem(from.base, (at as i64) + from.offset)],
            );
            self.op(Op::St, &[Tok::Local, ty], &[Self::mem(to.base, (at as i64) + to.offset), value]);
            at += step;
        }
        Ok(())
    }

    /// `alloca` whose address is asked for.
    pub(crate) fn alloca(&mut self, inst: Inst) -> R {
        let Some(result) = self.f.result(inst) else { return internal("an alloca without result") };
        let Scalar::Ptr(space, _) = self.scalar_ty(self.f.values[result].ty)? else {
            return internal("an alloca that is no pointer");
        };
        let dest = self.dest1(result)?;
        let address = match self.slots.place(result) {
            Some(&(local, own)) => {
                self.slots.mark(local);
                Address { base: Base::Local(local), offset: 0, space: own }
            }
            None => self.dynamic_alloca(inst)?,
        };
        let part = self.materialise(address, space)?;
        self.copy(dest, part);
        Ok(())
    }

    fn dynamic_alloca(&mut self, inst: Inst) -> R<Address> {
        let InstKind::Alloca { ty, count, align, .. } = self.f.insts[inst].kind else {
            return internal("no alloca");
        };
        let types = &self.cx.env.types;
        let layout = &self.cx.env.layout;
        let (Some(size), Some(abi)) = (layout.alloc_size(types, ty), layout.abi_align(types, ty)) else {
            return self.no_type(ty);
        };
        if self.cx.sm.number < 52 {
            return unsupported("dynamic stack allocation below sm_52");
        }
        let align = align.bytes().unwrap_or(abi).max(8);
        let count_ty = self.scalar_of(count)?;
        let mut bytes = self.zext(count)?;
        if count_ty.class() == Class::B32 && !matches!(bytes, POp::Int(_)) {
            bytes = self.def(Class::B64, Op::Cvt, &[Tok::U64, Tok::U32], &[bytes]);
        }
        bytes = match bytes {
            POp::Int(n) => POp::Int(n.wrapping_mul(size as i64)),
            _ => self.def(Class::B64, Op::MulLo, &[Tok::S64], &[bytes, POp::Int(size as i64)]),
        };
        let bytes = POp::Reg(self.in_reg(bytes, Class::B64));
        let local = self.def(Class::B64, Op::Alloca, &[Tok::U64], &[bytes, POp::Int(align as i64)]);
        let POp::Reg(reg) = local else { return internal("alloca into no register") };
        Ok(Address { base: Base::Reg(reg), offset: 0, space: space::LOCAL })
    }
}
