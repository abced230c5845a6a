//! Atomic loads, stores, read-modify-write operations, compare-and-exchange and fences.

use crate::cx::{R, unsupported};
use crate::func::FnCx;
use ir::{Inst, MemInfo, Operand, Ordering, RmwOp, ScopeId, Value};

impl FnCx<'_> {
    pub(crate) fn atomic_load(&mut self, _ptr: Operand, _mem: &MemInfo, _result: Value) -> R {
        unsupported("an atomic load")
    }

    pub(crate) fn atomic_store(&mut self, _value: Operand, _ptr: Operand, _mem: &MemInfo) -> R {
        unsupported("an atomic store")
    }

    pub(super) fn fence(&mut self, _ordering: Ordering, _scope: ScopeId) -> R {
        unsupported("a fence")
    }

    pub(super) fn atomic_rmw(&mut self, _inst: Inst, _op: RmwOp, _ptr: Operand, _value: Operand, _mem: &MemInfo) -> R {
        unsupported("`atomicrmw`")
    }

    pub(super) fn cmpxchg(
        &mut self,
        _inst: Inst,
        _ptr: Operand,
        _expected: Operand,
        _new: Operand,
        _mem: &MemInfo,
        _failure: Ordering,
    ) -> R {
        unsupported("`cmpxchg`")
    }
}
