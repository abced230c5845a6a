//! `alloca`, loads, stores, atomics, addresses. LangRef, "Memory Access and Addressing Operations".

use super::constants::gep_flags;
use super::fault::{R, invalid, unsupported};
use super::globals::alignment;
use super::inst::Made;
use super::reader::Reader;
use super::values::Args;
use ir::{Align, InstKind, MemInfo, Operand, Ordering, RmwOp, ScopeId, Type, TypeKind};

impl Reader<'_> {
    /// `[type, type of the count, count, align and flags, space]`.
    pub(crate) fn alloca(&mut self, args: &mut Args<'_>) -> R<Made> {
        let row = args.next()?;
        let count_ty = self.ty(args.next()?)?;
        let count = args.next()?;
        let bits = args.next()?;
        let space = args.opt();
        let explicit = bits & 1 << 6 != 0;
        let row = if explicit { Some(row) } else { self.pointee(row) };
        let Some(row) = row else { return invalid("`alloca` has a type that is no pointer") };
        let ty = self.ty(row)?;
        if matches!(ty, Type::VOID | Type::LABEL | Type::METADATA) || self.env.types.function(ty).is_some() {
            return invalid("`alloca` of a type that has no size");
        }
        if bits >> 11 != 0 {
            return unsupported("`alloca` has an unknown flag");
        }
        let align = alignment(bits & 0x1f | (bits >> 8 & 7) << 5)?;
        let space = space.unwrap_or(u64::from(self.env.layout.alloca_space));
        let Some(space) = u32::try_from(space).ok().filter(|&space| space < 1 << 24) else {
            return invalid("`alloca` in an address space that is too large");
        };
        // Unlike other operands the count is a number from the start.
        let Ok(count) = u32::try_from(count) else { return invalid("`alloca` has no count") };
        let count = self.value_at(count, count_ty)?;
        let result = self.env.types.intern(TypeKind::Ptr(space));
        let (inalloca, swifterror) = (bits & 1 << 5 != 0, bits & 1 << 7 != 0);
        Ok((InstKind::Alloca { ty, count, align, inalloca, swifterror }, result))
    }

    fn pointer(&mut self, args: &mut Args<'_>) -> R<Operand> {
        let (ptr, ty) = self.value_and_type(args)?;
        if self.env.types.addr_space(ty).is_none() {
            return invalid(format!("an address is of type `{}`", self.type_text(ty)));
        }
        Ok(ptr)
    }

    fn accessed(&self, ty: Type) -> R<Type> {
        if matches!(ty, Type::VOID | Type::LABEL | Type::METADATA | Type::TOKEN)
            || self.env.types.function(ty).is_some()
        {
            return invalid(format!("memory holds no value of type `{}`", self.type_text(ty)));
        }
        Ok(ty)
    }

    /// `[ptr, type, align, volatile]`, for atomics also `[ordering, scope]`.
    pub(crate) fn load(&mut self, args: &mut Args<'_>, atomic: bool) -> R<Made> {
        let ptr = self.pointer(args)?;
        let ty = self.ty(args.next()?)?;
        let ty = self.accessed(ty)?;
        let mem = self.access(args, atomic)?;
        Ok((InstKind::Load { ptr, mem }, ty))
    }

    /// `[ptr, value, align, volatile]`, for atomics also `[ordering, scope]`.
    pub(crate) fn store(&mut self, args: &mut Args<'_>, atomic: bool) -> R<Made> {
        let ptr = self.pointer(args)?;
        let (value, ty) = self.value_and_type(args)?;
        self.accessed(ty)?;
        let mem = self.access(args, atomic)?;
        Ok((InstKind::Store { value, ptr, mem }, Type::VOID))
    }

    fn access(&mut self, args: &mut Args<'_>, atomic: bool) -> R<MemInfo> {
        let align = alignment(args.next()?)?;
        let volatile = args.next()? != 0;
        let (mut order, mut scope) = (Ordering::NotAtomic, ScopeId::SYSTEM);
        if atomic {
            order = ordering(args.next()?)?;
            scope = self.scope(args.next()?)?;
            if order == Ordering::NotAtomic {
                return invalid("an atomic access has no ordering");
            }
        }
        Ok(MemInfo { align, volatile, ordering: order, scope })
    }

    /// `[ptr, expected, new, volatile, success, scope, failure, weak, align]`.
    pub(crate) fn cmp_xchg(&mut self, args: &mut Args<'_>) -> R<Made> {
        let ptr = self.pointer(args)?;
        let (expected, ty) = self.value_and_type(args)?;
        let new = self.value_of(args, ty)?;
        self.accessed(ty)?;
        let volatile = args.next()? != 0;
        let success = ordering(args.next()?)?;
        let scope = self.scope(args.next()?)?;
        let failure = ordering(args.next()?)?;
        if success == Ordering::NotAtomic || failure == Ordering::NotAtomic {
            return invalid("`cmpxchg` has no ordering");
        }
        let weak = args.next()? != 0;
        let align = args.opt().map_or(Ok(Align::NONE), alignment)?;
        let mem = MemInfo { align, volatile, ordering: success, scope };
        let fields = Box::new([ty, Type::I1]);
        let result = self.env.types.intern(TypeKind::Struct { fields, packed: false });
        Ok((InstKind::CmpXchg { ptr, expected, new, mem, failure, weak }, result))
    }

    /// `[ptr, value, operation, volatile, ordering, scope, align]`; the record of LLVM 9 and older has no type of the
    /// value.
    pub(crate) fn atomic_rmw(&mut self, args: &mut Args<'_>, old: bool) -> R<Made> {
        let ptr = self.pointer(args)?;
        let (value, ty) = if old { self.known_value(args)? } else { self.value_and_type(args)? };
        self.accessed(ty)?;
        let op = rmw_op(args.next()?)?;
        let volatile = args.next()? != 0;
        let order = ordering(args.next()?)?;
        if order == Ordering::NotAtomic {
            return invalid("`atomicrmw` has no ordering");
        }
        let scope = self.scope(args.next()?)?;
        let align = args.opt().map_or(Ok(Align::NONE), alignment)?;
        let mem = MemInfo { align, volatile, ordering: order, scope };
        Ok((InstKind::AtomicRmw { op, ptr, value, mem }, ty))
    }

    pub(crate) fn fence(&mut self, args: &mut Args<'_>) -> R<Made> {
        let ordering = ordering(args.next()?)?;
        let scope = self.scope(args.next()?)?;
        Ok((InstKind::Fence { ordering, scope }, Type::VOID))
    }

    /// `[flags, type, base, indices…]`.
    pub(crate) fn gep(&mut self, args: &mut Args<'_>) -> R<Made> {
        let flags = gep_flags(args.next()?)?;
        let source = self.ty(args.next()?)?;
        let source = self.accessed(source)?;
        let mut operands = smallvec::SmallVec::<[Operand; 8]>::new();
        let mut types = smallvec::SmallVec::<[Type; 8]>::new();
        while args.left() > 0 {
            let (operand, ty) = self.value_and_type(args)?;
            operands.push(operand);
            types.push(ty);
        }
        if types.is_empty() {
            return invalid("a `getelementptr` has no base");
        }
        let ty = self.gep_type(&types)?;
        self.check_path(source, &operands)?;
        let operands = self.func().make_list(&operands);
        Ok((InstKind::Gep { source, flags, operands }, ty))
    }

    /// Each index behind the first steps into what is there; into a struct by a constant.
    fn check_path(&mut self, source: Type, operands: &[Operand]) -> R<()> {
        let mut at = source;
        for &operand in operands.iter().skip(2) {
            at = match *self.env.types.kind(at) {
                TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => elem,
                _ => {
                    let index = operand.as_const().and_then(|c| self.field_index(c));
                    match index.and_then(|index| self.env.types.element(at, index)) {
                        Some(field) => field,
                        None => {
                            return invalid(format!(
                                "an index steps into `{}` where nothing is",
                                self.type_text(at)
                            ));
                        }
                    }
                }
            };
        }
        Ok(())
    }

    fn field_index(&mut self, index: ir::Const) -> Option<u64> {
        let pool = &self.func().consts;
        match pool.kind(index) {
            ir::ConstKind::Int(n) => Some(*n),
            ir::ConstKind::Zero => Some(0),
            ir::ConstKind::Splat(c) => pool.as_int(*c),
            ir::ConstKind::Aggregate(list) => {
                let first = list.first().and_then(|&c| pool.as_int(c));
                first.filter(|_| list.iter().all(|&c| pool.as_int(c) == first))
            }
            _ => None,
        }
    }
}

fn ordering(op: u64) -> R<Ordering> {
    use Ordering::*;
    const ALL: [Ordering; 7] = [NotAtomic, Unordered, Monotonic, Acquire, Release, AcqRel, SeqCst];
    match usize::try_from(op).ok().and_then(|op| ALL.get(op)) {
        Some(&ordering) => Ok(ordering),
        None => unsupported(format!("an atomic access has the unknown ordering {op}")),
    }
}

fn rmw_op(op: u64) -> R<RmwOp> {
    use RmwOp::*;
    const ALL: [RmwOp; 21] = [
        Xchg, Add, Sub, And, Nand, Or, Xor, Max, Min, UMax, UMin, FAdd, FSub, FMax, FMin, UIncWrap, UDecWrap,
        USubCond, USubSat, FMaximum, FMinimum,
    ];
    match usize::try_from(op).ok().and_then(|op| ALL.get(op)) {
        Some(&op) => Ok(op),
        None => unsupported(format!("`atomicrmw` has the unknown operation {op}")),
    }
}
