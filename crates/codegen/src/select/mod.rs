//! Selection: one file for each family of instructions, and the dispatch over them.

mod asm;
mod atomic;
mod bits;
mod call;
mod cast;
mod compare;
mod control;
mod float;
mod int;
mod intrinsic;
mod matrix;
mod nvvm;
mod nvvm_math;
mod overflow;
mod wide;

use crate::cx::{R, internal, unsupported};
use crate::func::FnCx;
use crate::value::PartVec;
use ir::{Inst, InstKind, Type};
use ptx::{Operand as POp, Reg, Stmt};

impl<'a> FnCx<'a> {
    /// Whether an instruction does more than make its result.
    pub(crate) fn has_effect(&self, inst: Inst) -> bool {
        match &self.f.insts[inst].kind {
            InstKind::Load { mem, .. } => !mem.is_simple(),
            InstKind::AtomicRmw { .. } | InstKind::CmpXchg { .. } | InstKind::VaArg(_) => true,
            InstKind::Call(call) => self.call_has_effect(*call),
            InstKind::Alloca { .. } => self.slots.place_of(self.f.result(inst)).is_none(),
            _ => false,
        }
    }

    /// Selects one instruction.
    pub(crate) fn select(&mut self, inst: Inst) -> R {
        let kind: &'a InstKind = &self.f.insts[inst].kind;
        match kind {
            InstKind::Ret(value) => return self.ret(*value),
            InstKind::Br(to) => return self.br(*to),
            InstKind::CondBr { cond, on_true, on_false } => return self.cond_br(*cond, *on_true, *on_false),
            InstKind::Switch(list) => return self.switch(self.f.list(list)),
            InstKind::Unreachable => return self.unreachable(),
            InstKind::Call(call) => return self.call(inst, *call),
            InstKind::Load { .. } => return self.load(inst),
            InstKind::Store { value, ptr, mem } => return self.store(*value, *ptr, mem),
            InstKind::Fence { ordering, scope } => return self.fence(*ordering, *scope),
            InstKind::AtomicRmw { op, ptr, value, mem } => {
                return self.atomic_rmw(inst, *op, *ptr, *value, mem);
            }
            InstKind::CmpXchg { ptr, expected, new, mem, failure, .. } => {
                return self.cmpxchg(inst, *ptr, *expected, *new, mem, *failure);
            }
            InstKind::Alloca { .. } => return self.alloca(inst),
            InstKind::IndirectBr(_) => return unsupported("`indirectbr`"),
            InstKind::Invoke { .. } | InstKind::CallBr { .. } | InstKind::Eh(_) => {
                return unsupported(format!("`{}`", kind.opcode_name()));
            }
            InstKind::VaArg(_) => return unsupported("`va_arg`"),
            _ => {}
        }
        let Some(result) = self.f.result(inst) else { return internal("an operation without result") };
        let ty = self.f.values[result].ty;
        let parts = self.pure(inst, kind, ty)?;
        let dest = self.dest(result)?;
        self.finish(&dest, &parts)
    }

    /// An instruction that only makes its result.
    fn pure(&mut self, inst: Inst, kind: &'a InstKind, ty: Type) -> R<PartVec> {
        let one = |part: POp| PartVec::from_slice(&[part]);
        match kind {
            InstKind::Unary { flags, value, .. } => self.fneg(*flags, *value, ty),
            InstKind::Binary { op, flags, lhs, rhs } => self.binary(*op, *flags, *lhs, *rhs, ty),
            InstKind::ICmp { pred, lhs, rhs, .. } => self.icmp(*pred, *lhs, *rhs),
            InstKind::FCmp { pred, lhs, rhs, .. } => self.fcmp(*pred, *lhs, *rhs),
            InstKind::Cast { op, flags, value } => self.cast_inst(*op, *flags, *value, ty),
            InstKind::Select { cond, on_true, on_false, .. } => {
                self.select_inst(*cond, *on_true, *on_false, ty)
            }
            InstKind::Gep { .. } if crate::value::is_vector(&self.cx.env.types, ty) => {
                unsupported("a vector of addresses")
            }
            InstKind::Gep { .. } => self.gep(inst).map(one),
            InstKind::ExtractElement { vector, index } => self.extract_variable(*vector, *index, ty),
            InstKind::InsertElement { vector, element, index } => {
                self.insert_variable(*vector, *element, *index, ty)
            }
            // What only regroups and is too deep a chain to be looked through.
            InstKind::Freeze(_)
            | InstKind::ExtractValue { .. }
            | InstKind::InsertValue { .. }
            | InstKind::ShuffleVector { .. } => match self.regroup(inst)? {
                Some(parts) => Ok(PartVec::from_slice(self.slice(parts))),
                None => internal("an instruction that does not regroup"),
            },
            _ => unsupported(format!("`{}`", kind.opcode_name())),
        }
    }

    /// Puts parts into the registers of a result. The last statement writes there directly where it can.
    pub(crate) fn finish(&mut self, dest: &[Reg], parts: &[POp]) -> R {
        if dest.len() != parts.len() {
            return internal(format!("{} parts for {} registers", parts.len(), dest.len()));
        }
        if let (&[to], &[POp::Reg(from)]) = (dest, parts)
            && self.retarget(from, to)
        {
            return Ok(());
        }
        for (&to, &part) in dest.iter().zip(parts) {
            if part != POp::Reg(to) {
                self.copy(to, part);
            }
        }
        Ok(())
    }

    /// Makes the last statement write `to` instead of `from`, a register that was made for its result.
    fn retarget(&mut self, from: Reg, to: Reg) -> bool {
        let Some(Stmt::Inst(inst)) = self.body.stmts.last() else { return false };
        let (guard, len) = (inst.guard(), inst.range().len());
        let own = self.body.stmts.len() > self.group;
        if !own || guard.is_some() || self.class_of(from) != self.class_of(to) {
            return false;
        }
        let Some(first) = self.body.pool.len().checked_sub(len) else { return false };
        if self.body.pool.get(first) != Some(&POp::Reg(from))
            || self.body.pool[first + 1..].contains(&POp::Reg(from))
        {
            return false;
        }
        self.body.pool[first] = POp::Reg(to);
        true
    }
}
