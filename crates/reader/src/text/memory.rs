//! Memory and addresses. LangRef, "Memory Access and Addressing Operations".

use super::inst::Made;
use super::lexer::T;
use super::parser::{Parser, R};
use diag::SourceSpan;
use ir::{Align, InstFlags, InstKind, MemInfo, Operand, Ordering, RmwOp, ScopeId, Type, TypeKind};

impl Parser<'_> {
    /// A pointer operand with its type, which may be a vector only where LLVM says so; loads and stores say no.
    pub(crate) fn pointer_operand(&mut self) -> R<Operand> {
        let span = self.span();
        let (ty, value) = self.typed_operand()?;
        if self.env.types.addr_space(ty).is_none() {
            return self.invalid(
                span,
                format!("expected a pointer, found a value of type `{}`", self.type_text(ty)),
            );
        }
        Ok(value)
    }

    /// Whether values of the type have a size: not so for opaque structs.
    pub(crate) fn is_sized(&mut self, ty: Type) -> bool {
        match self.env.types.kind(ty) {
            TypeKind::Int(_) | TypeKind::Ptr(_) => true,
            TypeKind::Array { .. } | TypeKind::Struct { .. } | TypeKind::Named(_) => {
                self.aggregate_is_sized(ty, 0)
            }
            TypeKind::Label | TypeKind::Metadata | TypeKind::Token | TypeKind::Void => false,
            TypeKind::Function { .. } => false,
            _ => true,
        }
    }

    pub(crate) fn aggregate_is_sized(&mut self, ty: Type, depth: u32) -> bool {
        if let Some(&known) = self.sized.get(&ty) {
            return known;
        }
        // Deeper types are refused as such when all are read.
        if depth > 300 {
            return true;
        }
        let children = match self.env.types.kind(ty) {
            TypeKind::Array { elem, .. } => vec![*elem],
            TypeKind::Struct { fields, .. } => fields.to_vec(),
            TypeKind::Named(id) => match &self.env.types.struct_def(*id).fields {
                Some(fields) => fields.to_vec(),
                None => return false,
            },
            _ => return self.is_sized(ty),
        };
        self.sized.insert(ty, true);
        let sized = children.into_iter().all(|child| self.aggregate_is_sized(child, depth + 1));
        self.sized.insert(ty, sized);
        sized
    }

    pub(crate) fn alloca(&mut self) -> R<Made> {
        let inalloca = self.eat_word(b"inalloca");
        let swifterror = self.eat_word(b"swifterror");
        let span = self.span();
        let ty = self.ty()?;
        if !self.is_sized(ty) || ty == Type::X86_AMX {
            return self.invalid(span, format!("`{}` cannot be allocated", self.type_text(ty)));
        }
        let mut count = None;
        let mut align = Align::NONE;
        let mut space = 0;
        // Each at most once, in this order.
        let mut last = 0;
        while self.more() {
            let rank = match self.word() {
                b"align" => 2,
                b"addrspace" => 3,
                _ => 1,
            };
            if rank <= last {
                return self.unexpected("metadata, such as `!dbg`");
            }
            last = rank;
            match rank {
                1 => count = Some(self.integer_operand()?),
                2 => {
                    self.next();
                    align = self.alignment_value()?;
                }
                _ => space = self.addr_space()?.unwrap_or(0),
            }
        }
        let count = count.unwrap_or_else(|| Operand::constant(self.func().consts.i32(1)));
        let result = self.ptr_type(space);
        Ok((InstKind::Alloca { ty, count, align, inalloca, swifterror }, result))
    }

    /// `syncscope("name")`, if it stands here.
    pub(crate) fn scope(&mut self) -> R<ScopeId> {
        if !self.eat_word(b"syncscope") {
            return Ok(ScopeId::SYSTEM);
        }
        self.expect(T::LParen, "`(`")?;
        if self.tok() != T::Str {
            return self.unexpected("the name of a scope in quotes");
        }
        let (span, name) = (self.span(), self.text_bytes());
        self.next();
        self.expect(T::RParen, "`)`")?;
        match self.env.intern_scope(name) {
            Some(scope) => Ok(scope),
            None => self.unsupported(span, "more than 256 synchronisation scopes"),
        }
    }

    pub(crate) fn ordering(&mut self) -> R<Ordering> {
        match Ordering::from_name(self.word()) {
            Some(ordering) if ordering != Ordering::NotAtomic => {
                self.next();
                Ok(ordering)
            }
            _ => self.unexpected("an ordering, such as `seq_cst`"),
        }
    }

    /// Behind the address: scope, ordering, alignment.
    pub(crate) fn access(&mut self, atomic: bool, volatile: bool) -> R<MemInfo> {
        let mut mem = MemInfo::plain(Align::NONE);
        mem.volatile = volatile;
        if atomic {
            mem.scope = self.scope()?;
            mem.ordering = self.ordering()?;
        }
        self.access_alignment(&mut mem)?;
        Ok(mem)
    }

    pub(crate) fn access_alignment(&mut self, mem: &mut MemInfo) -> R<()> {
        if self.more() {
            self.expect_word(b"align")?;
            mem.align = self.alignment_value()?;
        }
        Ok(())
    }

    pub(crate) fn load(&mut self) -> R<Made> {
        let atomic = self.eat_word(b"atomic");
        let volatile = self.eat_word(b"volatile");
        let span = self.span();
        let ty = self.ty()?;
        self.check_memory_type(ty, span)?;
        self.comma()?;
        let ptr = self.pointer_operand()?;
        let mem = self.access(atomic, volatile)?;
        Ok((InstKind::Load { ptr, mem }, ty))
    }

    pub(crate) fn check_memory_type(&mut self, ty: Type, span: SourceSpan) -> R<()> {
        if !self.is_sized(ty) {
            return self
                .invalid(span, format!("a value of type `{}` cannot be in memory", self.type_text(ty)));
        }
        Ok(())
    }

    pub(crate) fn store(&mut self) -> R<Made> {
        let atomic = self.eat_word(b"atomic");
        let volatile = self.eat_word(b"volatile");
        let span = self.span();
        let (ty, value) = self.typed_operand()?;
        self.check_memory_type(ty, span)?;
        self.comma()?;
        let ptr = self.pointer_operand()?;
        let mem = self.access(atomic, volatile)?;
        Ok((InstKind::Store { value, ptr, mem }, Type::VOID))
    }

    pub(crate) fn cmpxchg(&mut self, start: usize) -> R<Made> {
        let weak = self.eat_word(b"weak");
        let volatile = self.eat_word(b"volatile");
        let ptr = self.pointer_operand()?;
        self.comma()?;
        let (ty, expected) = self.typed_operand()?;
        self.comma()?;
        let (other, new) = self.typed_operand()?;
        if ty != other {
            return self
                .invalid(self.span_from(start), "the expected and the new value are of different types");
        }
        let scope = self.scope()?;
        let span = self.span();
        let ordering = self.ordering()?;
        let failure = self.ordering()?;
        if ordering == Ordering::Unordered
            || matches!(failure, Ordering::Unordered | Ordering::Release | Ordering::AcqRel)
        {
            let message = "a `cmpxchg` is at least monotonic, and releases nothing when it fails";
            return self.invalid(span.to(self.span_from(span.start as usize)), message);
        }
        let mut mem = MemInfo { align: Align::NONE, volatile, ordering, scope };
        self.access_alignment(&mut mem)?;
        let result =
            self.env.types.intern(TypeKind::Struct { fields: Box::new([ty, Type::I1]), packed: false });
        Ok((InstKind::CmpXchg { ptr, expected, new, mem, failure, weak }, result))
    }

    pub(crate) fn atomic_rmw(&mut self, start: usize) -> R<Made> {
        let volatile = self.eat_word(b"volatile");
        let Some(op) = RmwOp::from_name(self.word()) else {
            return self.unexpected("an operation of `atomicrmw`, such as `add`");
        };
        self.next();
        let ptr = self.pointer_operand()?;
        self.comma()?;
        let (ty, value) = self.typed_operand()?;
        use RmwOp::*;
        let scalar = self.env.types.scalar(ty);
        let fits = match op {
            Xchg => {
                self.env.types.int_width(ty).is_some()
                    || self.env.types.is_float(ty)
                    || self.env.types.addr_space(ty).is_some()
            }
            FAdd | FSub | FMax | FMin | FMaximum | FMinimum => self.env.types.is_float(scalar),
            _ => self.env.types.int_width(ty).is_some(),
        };
        if !fits {
            let message = format!("`atomicrmw {op}` does not work on `{}`", self.type_text(ty));
            return self.invalid(self.span_from(start), message);
        }
        let scope = self.scope()?;
        let ordering = self.ordering()?;
        let mut mem = MemInfo { align: Align::NONE, volatile, ordering, scope };
        self.access_alignment(&mut mem)?;
        Ok((InstKind::AtomicRmw { op, ptr, value, mem }, ty))
    }

    pub(crate) fn gep(&mut self, start: usize) -> R<Made> {
        let mut flags = InstFlags::NONE;
        loop {
            flags = flags.with(match self.word() {
                b"inbounds" => InstFlags::INBOUNDS.with(InstFlags::NUSW),
                b"nusw" => InstFlags::NUSW,
                b"nuw" => InstFlags::NUW,
                _ => break,
            });
            self.next();
        }
        let source = self.ty()?;
        self.comma()?;
        let mut operands = smallvec::SmallVec::<[Operand; 8]>::new();
        let mut types = smallvec::SmallVec::<[Type; 8]>::new();
        loop {
            let (ty, operand) = self.typed_operand()?;
            types.push(ty);
            operands.push(operand);
            if !self.more() {
                break;
            }
        }
        let indices: smallvec::SmallVec<[Option<u64>; 8]> =
            operands[1..].iter().map(|&o| o.as_const().and_then(|c| self.index_value(c))).collect();
        let ty = self.gep_type(source, &types, &indices, self.span_from(start))?;
        let operands = self.func().make_list(&operands);
        Ok((InstKind::Gep { source, flags, operands }, ty))
    }

    /// The type of an address: a pointer, or a vector of them if any operand is a vector.
    pub(crate) fn gep_type(
        &mut self,
        source: Type,
        types: &[Type],
        indices: &[Option<u64>],
        span: SourceSpan,
    ) -> R<Type> {
        let base = self.env.types.scalar(types[0]);
        if self.env.types.addr_space(base).is_none() {
            let message =
                format!("the base of `getelementptr` is a pointer, not `{}`", self.type_text(types[0]));
            return self.invalid(span, message);
        }
        let mut shape = None;
        for &ty in types {
            if let TypeKind::Vector { len, scalable, .. } = *self.env.types.kind(ty) {
                if shape.is_some_and(|known| known != (len, scalable)) {
                    return self.invalid(span, "the vectors of `getelementptr` have different lengths");
                }
                shape = Some((len, scalable));
            }
        }
        let mut at = source;
        for (position, &index) in indices.iter().enumerate() {
            let ty = types[position + 1];
            if self.env.types.int_width(self.env.types.scalar(ty)).is_none() {
                return self.invalid(span, format!("an index is an integer, not `{}`", self.type_text(ty)));
            }
            if position == 0 {
                continue;
            }
            let next = match *self.env.types.kind(at) {
                TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => Some(elem),
                // A field is chosen by an `i32`.
                TypeKind::Struct { .. } | TypeKind::Named(_) => index
                    .filter(|_| self.env.types.scalar(ty) == Type::I32)
                    .and_then(|i| self.env.types.element(at, i)),
                _ => None,
            };
            match next {
                Some(next) => at = next,
                None => {
                    let message = format!(
                        "the indices of `getelementptr` do not fit the type `{}`",
                        self.type_text(source)
                    );
                    return self.invalid(span, message);
                }
            }
        }
        Ok(match shape {
            Some((len, scalable)) => self.env.types.intern(TypeKind::Vector { elem: base, len, scalable }),
            None => base,
        })
    }
}
