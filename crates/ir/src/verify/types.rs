//! The types of operands and results.

use super::Verifier;
use crate::{BinaryOp, CallId, CastOp, Inst, InstKind, Operand, Ordering, RmwOp, Type, TypeKind};

impl Verifier<'_> {
    pub(super) fn types(&mut self) {
        let function = self.function;
        for &block in &function.layout {
            for &inst in &function.blocks[block].insts {
                if let Err(message) = self.instruction(inst) {
                    self.fail(inst, message);
                }
            }
        }
    }

    fn ty(&self, operand: Operand) -> Type {
        self.function.operand_type(operand, self.env)
    }

    fn kind(&self, ty: Type) -> &TypeKind {
        self.env.types.kind(ty)
    }

    fn is_int(&self, ty: Type) -> bool {
        self.env.types.int_width(self.env.types.scalar(ty)).is_some()
    }

    fn is_fp(&self, ty: Type) -> bool {
        self.env.types.is_float(self.env.types.scalar(ty))
    }

    fn is_ptr(&self, ty: Type) -> bool {
        self.env.types.addr_space(self.env.types.scalar(ty)).is_some()
    }

    fn same(&self, a: Operand, b: Operand) -> Result<Type, String> {
        let (a, b) = (self.ty(a), self.ty(b));
        if a == b {
            Ok(a)
        } else {
            Err(format!("the operands have different types: {} and {}", self.text(a), self.text(b)))
        }
    }

    fn text(&self, ty: Type) -> String {
        crate::print::ty(self.env, ty)
    }

    fn need(&self, holds: bool, what: &str, ty: Type) -> Result<(), String> {
        if holds { Ok(()) } else { Err(format!("{what} is needed, not {}", self.text(ty))) }
    }

    fn expect(&self, found: Type, expected: Type, what: &str) -> Result<(), String> {
        if found == expected {
            Ok(())
        } else {
            Err(format!("{what} has type {} where {} is needed", self.text(found), self.text(expected)))
        }
    }

    /// `i1`, or a vector of it as long as `like`.
    fn condition(&self, ty: Type, like: Type) -> Result<(), String> {
        let lanes = |ty| self.env.types.vector(ty).map(|(_, len)| len);
        let fits = self.env.types.scalar(ty) == Type::I1 && (lanes(ty).is_none() || lanes(ty) == lanes(like));
        self.need(fits, "an i1 condition", ty)
    }

    fn instruction(&self, inst: Inst) -> Result<(), String> {
        use InstKind::*;
        let function = self.function;
        let result = function.result_type(inst);
        match &function.insts[inst].kind {
            Ret(value) => self.ret(*value),
            Br(_) | Unreachable | Eh(_) => Ok(()),
            CondBr { cond, .. } => self.expect(self.ty(*cond), Type::I1, "the condition"),
            Switch(list) => self.switch(function.list(list)),
            IndirectBr(list) => match function.list(list).first() {
                Some(&address) => self.need(self.is_ptr(self.ty(address)), "an address", self.ty(address)),
                None => Err("an address is needed".into()),
            },
            Call(call) | Invoke { call, .. } | CallBr { call, .. } => self.call(*call, result),
            Unary { value, .. } => {
                self.need(self.is_fp(result), "a float", result)?;
                self.expect(self.ty(*value), result, "the operand")
            }
            Binary { op, lhs, rhs, .. } => self.binary(*op, *lhs, *rhs, result),
            ICmp { lhs, rhs, .. } => {
                let ty = self.same(*lhs, *rhs)?;
                self.need(self.is_int(ty) || self.is_ptr(ty), "an integer or a pointer", ty)?;
                self.condition(result, ty)
            }
            FCmp { lhs, rhs, .. } => {
                let ty = self.same(*lhs, *rhs)?;
                self.need(self.is_fp(ty), "a float", ty)?;
                self.condition(result, ty)
            }
            Cast { op, value, .. } => self.cast(*op, self.ty(*value), result),
            Select { cond, on_true, on_false, .. } => {
                let ty = self.same(*on_true, *on_false)?;
                self.condition(self.ty(*cond), ty)?;
                self.expect(result, ty, "the result")
            }
            Freeze(value) => self.expect(self.ty(*value), result, "the operand"),
            Phi { incoming, .. } => function
                .list(incoming)
                .iter()
                .step_by(2)
                .try_for_each(|&value| self.expect(self.ty(value), result, "an incoming value")),
            VaArg(list) => self.need(self.is_ptr(self.ty(*list)), "a pointer", self.ty(*list)),
            ExtractElement { vector, index } => {
                let elem = self.lanes(*vector)?.0;
                self.need(self.is_int(self.ty(*index)), "an integer index", self.ty(*index))?;
                self.expect(result, elem, "the result")
            }
            InsertElement { vector, element, index } => {
                let elem = self.lanes(*vector)?.0;
                self.need(self.is_int(self.ty(*index)), "an integer index", self.ty(*index))?;
                self.expect(self.ty(*element), elem, "the element")?;
                self.expect(result, self.ty(*vector), "the result")
            }
            ShuffleVector { a, b, mask } => {
                self.same(*a, *b)?;
                let (elem, len) = self.lanes(*a)?;
                let mask = function.indices(*mask);
                let in_range =
                    mask.iter().all(|&lane| lane == u32::MAX || u64::from(lane) < 2 * u64::from(len));
                self.need(in_range, "a mask within both vectors", self.ty(*a))?;
                match self.env.types.vector(result) {
                    Some((found, found_len)) if found == elem && found_len as usize == mask.len() => Ok(()),
                    _ => Err(format!("the result cannot be {}", self.text(result))),
                }
            }
            ExtractValue { aggregate, indices } => {
                let elem = self.path(self.ty(*aggregate), function.indices(*indices))?;
                self.expect(result, elem, "the result")
            }
            InsertValue { aggregate, element, indices } => {
                let elem = self.path(self.ty(*aggregate), function.indices(*indices))?;
                self.expect(self.ty(*element), elem, "the element")?;
                self.expect(result, self.ty(*aggregate), "the result")
            }
            Alloca { ty, count, .. } => {
                self.need(self.is_sized(*ty), "a type with a size", *ty)?;
                self.need(
                    self.env.types.int_width(self.ty(*count)).is_some(),
                    "an integer count",
                    self.ty(*count),
                )?;
                self.need(self.env.types.addr_space(result).is_some(), "a pointer result", result)
            }
            Load { ptr, mem } => {
                self.address(*ptr)?;
                self.accessed(result, mem.ordering)
            }
            Store { value, ptr, mem } => {
                self.address(*ptr)?;
                self.accessed(self.ty(*value), mem.ordering)
            }
            Fence { ordering, .. } => {
                let fits =
                    !matches!(ordering, Ordering::NotAtomic | Ordering::Unordered | Ordering::Monotonic);
                if fits { Ok(()) } else { Err("a fence needs acquire, release, acq_rel or seq_cst".into()) }
            }
            CmpXchg { ptr, expected, new, mem, failure, .. } => {
                self.address(*ptr)?;
                let weak = |ordering| matches!(ordering, Ordering::NotAtomic | Ordering::Unordered);
                if weak(mem.ordering)
                    || weak(*failure)
                    || matches!(failure, Ordering::Release | Ordering::AcqRel)
                {
                    return Err("a cmpxchg is monotonic at least, and releases nothing when it fails".into());
                }
                let ty = self.same(*expected, *new)?;
                self.need(
                    self.env.types.int_width(ty).is_some() || self.env.types.addr_space(ty).is_some(),
                    "an integer or a pointer",
                    ty,
                )
            }
            AtomicRmw { op, ptr, value, .. } => {
                self.address(*ptr)?;
                self.rmw(*op, self.ty(*value))?;
                self.expect(result, self.ty(*value), "the result")
            }
            Gep { source, operands, .. } => self.gep(*source, function.list(operands), result),
        }
    }

    fn is_sized(&self, ty: Type) -> bool {
        self.sizes.is_sized(&self.env.types, ty)
    }

    fn ret(&self, value: Option<Operand>) -> Result<(), String> {
        let ty = self.env.globals[self.function.id].ty;
        let expected = self.env.types.function(ty).map_or(Type::VOID, |(ret, ..)| ret);
        self.expect(value.map_or(Type::VOID, |v| self.ty(v)), expected, "the returned value")
    }

    fn switch(&self, list: &[Operand]) -> Result<(), String> {
        let Some((&value, rest)) = list.split_first() else { return Err("a switch needs a value".into()) };
        let ty = self.ty(value);
        self.need(self.env.types.int_width(ty).is_some(), "an integer", ty)?;
        let cases: Vec<Operand> = rest.iter().skip(1).step_by(2).copied().collect();
        cases.iter().try_for_each(|&case| self.expect(self.ty(case), ty, "a case"))?;
        let mut sorted = cases;
        sorted.sort();
        // Constants are interned: equal ones have equal ids.
        if sorted.windows(2).any(|w| w[0] == w[1]) { Err("a case stands twice".into()) } else { Ok(()) }
    }

    fn call(&self, id: CallId, result: Type) -> Result<(), String> {
        let call = &self.function.calls[id];
        let Some((ret, params, varargs)) = self.env.types.function(call.fn_ty) else {
            return Err(format!("a call needs a function type, not {}", self.text(call.fn_ty)));
        };
        let args = self.function.list(&call.args);
        if args.len() < params.len() || args.len() > params.len() && !varargs {
            return Err(format!("the call has {} arguments where its type has {}", args.len(), params.len()));
        }
        for (&arg, &param) in args.iter().zip(params) {
            self.expect(self.ty(arg), param, "an argument")?;
        }
        self.expect(result, ret, "the result")?;
        let callee = self.ty(call.callee);
        self.need(self.env.types.addr_space(callee).is_some(), "a pointer to call", callee)
    }

    fn binary(&self, op: BinaryOp, lhs: Operand, rhs: Operand, result: Type) -> Result<(), String> {
        use BinaryOp::*;
        let ty = self.same(lhs, rhs)?;
        match op {
            FAdd | FSub | FMul | FDiv | FRem => self.need(self.is_fp(ty), "a float", ty)?,
            _ => self.need(self.is_int(ty), "an integer", ty)?,
        }
        self.expect(result, ty, "the result")
    }

    fn cast(&self, op: CastOp, from: Type, to: Type) -> Result<(), String> {
        use CastOp::*;
        let types = &self.env.types;
        let bits = |ty: Type| self.env.layout.size_in_bits(types, types.scalar(ty)).unwrap_or(0);
        let lanes = |ty| types.vector(ty).map(|(_, len)| len);
        let (int, fp, ptr) = (|ty| self.is_int(ty), |ty| self.is_fp(ty), |ty| self.is_ptr(ty));
        let lanewise = lanes(from) == lanes(to);
        let fits = match op {
            Trunc => lanewise && int(from) && int(to) && bits(from) > bits(to),
            ZExt | SExt => lanewise && int(from) && int(to) && bits(from) < bits(to),
            FPTrunc => lanewise && fp(from) && fp(to) && bits(from) > bits(to),
            FPExt => lanewise && fp(from) && fp(to) && bits(from) < bits(to),
            FPToUI | FPToSI => lanewise && fp(from) && int(to),
            UIToFP | SIToFP => lanewise && int(from) && fp(to),
            PtrToInt | PtrToAddr => lanewise && ptr(from) && int(to),
            IntToPtr => lanewise && int(from) && ptr(to),
            AddrSpaceCast => lanewise && ptr(from) && ptr(to) && types.scalar(from) != types.scalar(to),
            BitCast => {
                let size = |ty| self.env.layout.size_in_bits(types, ty);
                let plain = |ty| !types.is_aggregate(ty) && ty != Type::VOID;
                let same_size = size(from) == size(to)
                    && (size(from).is_some() || from == to || self.sizes.is_scalable(types, from));
                plain(from) && plain(to) && same_size && ptr(from) == ptr(to)
            }
        };
        if fits {
            Ok(())
        } else {
            Err(format!("{op} cannot turn {} into {}", self.text(from), self.text(to)))
        }
    }

    fn lanes(&self, vector: Operand) -> Result<(Type, u32), String> {
        let ty = self.ty(vector);
        self.env.types.vector(ty).ok_or_else(|| format!("a vector is needed, not {}", self.text(ty)))
    }

    fn path(&self, mut ty: Type, indices: &[u32]) -> Result<Type, String> {
        for &index in indices {
            let elem = if self.env.types.is_aggregate(ty) {
                self.env.types.element(ty, u64::from(index))
            } else {
                None
            };
            ty = elem.ok_or_else(|| format!("{} has no element {index}", self.text(ty)))?;
        }
        Ok(ty)
    }

    fn address(&self, ptr: Operand) -> Result<(), String> {
        let ty = self.ty(ptr);
        self.need(self.env.types.addr_space(ty).is_some(), "a pointer", ty)
    }

    fn accessed(&self, ty: Type, ordering: Ordering) -> Result<(), String> {
        self.need(self.is_sized(ty), "a type with a size", ty)?;
        if ordering != Ordering::NotAtomic {
            let scalar = !self.env.types.is_aggregate(ty);
            self.need(scalar, "a scalar for an atomic access", ty)?;
        }
        Ok(())
    }

    fn rmw(&self, op: RmwOp, ty: Type) -> Result<(), String> {
        use RmwOp::*;
        let int = self.env.types.int_width(ty).is_some();
        match op {
            Xchg => self.need(
                int || self.is_fp(ty) || self.env.types.addr_space(ty).is_some(),
                "an integer, float or pointer",
                ty,
            ),
            FAdd | FSub | FMax | FMin | FMaximum | FMinimum => self.need(self.is_fp(ty), "a float", ty),
            _ => self.need(int, "an integer", ty),
        }
    }

    fn gep(&self, source: Type, operands: &[Operand], result: Type) -> Result<(), String> {
        let Some((&base, indices)) = operands.split_first() else {
            return Err("a base address is needed".into());
        };
        self.need(self.is_ptr(self.ty(base)), "a pointer", self.ty(base))?;
        self.need(self.is_ptr(result), "a pointer result", result)?;
        if self.env.types.struct_fields(source).is_some() && self.sizes.is_scalable(&self.env.types, source) {
            return Err("the fields of a struct that holds scalable vectors have no fixed place".into());
        }
        let mut ty = source;
        for (at, &index) in indices.iter().enumerate() {
            let index_ty = self.ty(index);
            self.need(self.is_int(index_ty), "an integer index", index_ty)?;
            if at == 0 {
                continue;
            }
            ty = match self.kind(ty) {
                TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => *elem,
                _ => {
                    if self.sizes.is_scalable(&self.env.types, index_ty) {
                        return Err(
                            "a field of a struct is chosen by a constant, not by a scalable vector".into()
                        );
                    }
                    let field = self.struct_index(index);
                    field
                        .and_then(|n| self.env.types.element(ty, n))
                        .ok_or_else(|| format!("{} has no such element", self.text(ty)))?
                }
            };
        }
        Ok(())
    }

    /// A struct is indexed by a constant; in a GEP of vectors, by the splat of one.
    fn struct_index(&self, index: Operand) -> Option<u64> {
        let consts = &self.function.consts;
        let id = index.as_const()?;
        match consts.kind(id) {
            crate::ConstKind::Int(n) => Some(*n),
            crate::ConstKind::Splat(elem) => consts.as_int(*elem),
            crate::ConstKind::Aggregate(list) => consts.as_int(*list.first()?),
            crate::ConstKind::Zero => Some(0),
            _ => None,
        }
    }
}
