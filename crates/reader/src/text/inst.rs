//! Instructions but calls. LangRef, "Instruction Reference".

use super::lexer::T;
use super::parser::{Parser, R};
use diag::SourceSpan;
use ir::{
    Align, BinaryOp, CastOp, ConstKind, EhInst, FCmpPred, ICmpPred, InstFlags, InstKind, MemInfo, Operand,
    Ordering, RmwOp, ScopeId, TailKind, Type, TypeKind, UnaryOp,
};
use rustc_hash::FxHashMap;
use std::sync::LazyLock;

/// What an opcode word starts.
#[derive(Clone, Copy)]
enum Op {
    Binary(BinaryOp),
    Cast(CastOp),
    Call(TailKind),
    Other(Other),
}

#[derive(Clone, Copy)]
enum Other {
    Ret,
    Br,
    Switch,
    IndirectBr,
    Unreachable,
    Invoke,
    CallBr,
    FNeg,
    ICmp,
    FCmp,
    Select,
    Freeze,
    Phi,
    VaArg,
    ExtractElement,
    InsertElement,
    ShuffleVector,
    ExtractValue,
    InsertValue,
    Alloca,
    Load,
    Store,
    Fence,
    CmpXchg,
    AtomicRmw,
    Gep,
    LandingPad,
    Resume,
    CatchSwitch,
    CatchPad,
    CleanupPad,
    CatchRet,
    CleanupRet,
}

static OPCODES: LazyLock<FxHashMap<&'static [u8], Op>> = LazyLock::new(|| {
    use BinaryOp::*;
    use CastOp::*;
    let binary =
        [Add, FAdd, Sub, FSub, Mul, FMul, UDiv, SDiv, FDiv, URem, SRem, FRem, Shl, LShr, AShr, And, Or, Xor];
    let casts = [
        Trunc,
        ZExt,
        SExt,
        FPTrunc,
        FPExt,
        FPToUI,
        FPToSI,
        UIToFP,
        SIToFP,
        PtrToInt,
        PtrToAddr,
        IntToPtr,
        BitCast,
        AddrSpaceCast,
    ];
    let others = [
        ("ret", Other::Ret),
        ("br", Other::Br),
        ("switch", Other::Switch),
        ("indirectbr", Other::IndirectBr),
        ("unreachable", Other::Unreachable),
        ("invoke", Other::Invoke),
        ("callbr", Other::CallBr),
        ("fneg", Other::FNeg),
        ("icmp", Other::ICmp),
        ("fcmp", Other::FCmp),
        ("select", Other::Select),
        ("freeze", Other::Freeze),
        ("phi", Other::Phi),
        ("va_arg", Other::VaArg),
        ("extractelement", Other::ExtractElement),
        ("insertelement", Other::InsertElement),
        ("shufflevector", Other::ShuffleVector),
        ("extractvalue", Other::ExtractValue),
        ("insertvalue", Other::InsertValue),
        ("alloca", Other::Alloca),
        ("load", Other::Load),
        ("store", Other::Store),
        ("fence", Other::Fence),
        ("cmpxchg", Other::CmpXchg),
        ("atomicrmw", Other::AtomicRmw),
        ("getelementptr", Other::Gep),
        ("landingpad", Other::LandingPad),
        ("resume", Other::Resume),
        ("catchswitch", Other::CatchSwitch),
        ("catchpad", Other::CatchPad),
        ("cleanuppad", Other::CleanupPad),
        ("catchret", Other::CatchRet),
        ("cleanupret", Other::CleanupRet),
    ];
    let calls = [
        ("call", TailKind::None),
        ("tail", TailKind::Tail),
        ("musttail", TailKind::MustTail),
        ("notail", TailKind::NoTail),
    ];
    let mut map: FxHashMap<&'static [u8], Op> = FxHashMap::default();
    map.extend(binary.map(|op| (op.name().as_bytes(), Op::Binary(op))));
    map.extend(casts.map(|op| (op.name().as_bytes(), Op::Cast(op))));
    map.extend(others.map(|(name, op)| (name.as_bytes(), Op::Other(op))));
    map.extend(calls.map(|(name, kind)| (name.as_bytes(), Op::Call(kind))));
    map
});

const FMF: InstFlags = InstFlags::FAST;
const WRAP: InstFlags = InstFlags(InstFlags::NUW.0 | InstFlags::NSW.0);

/// An instruction and the type of its result.
pub(crate) type Made = (InstKind, Type);

impl Parser<'_> {
    pub(crate) fn instruction(&mut self) -> R<Made> {
        let Some(&op) = OPCODES.get(self.word()) else {
            return self.unexpected("an instruction");
        };
        let start = self.lx.start;
        self.next();
        match op {
            Op::Binary(op) => self.binary(op, start),
            Op::Cast(op) => self.cast(op, start),
            Op::Call(tail) => {
                if tail != TailKind::None {
                    self.expect_word(b"call")?;
                }
                self.call_inst(tail, start)
            }
            Op::Other(op) => self.other(op, start),
        }
    }

    fn other(&mut self, op: Other, start: usize) -> R<Made> {
        match op {
            Other::Ret => self.ret(),
            Other::Br => self.br(),
            Other::Switch => self.switch(),
            Other::IndirectBr => self.indirect_br(),
            Other::Unreachable => Ok((InstKind::Unreachable, Type::VOID)),
            Other::Invoke => self.invoke(start),
            Other::CallBr => self.call_br(start),
            Other::FNeg => self.fneg(start),
            Other::ICmp => self.icmp(start),
            Other::FCmp => self.fcmp(start),
            Other::Select => self.select(start),
            Other::Freeze => {
                let (ty, value) = self.typed_operand()?;
                Ok((InstKind::Freeze(value), ty))
            }
            Other::Phi => self.phi(),
            Other::VaArg => {
                let (_, list) = self.typed_operand()?;
                self.comma()?;
                let ty = self.ty()?;
                Ok((InstKind::VaArg(list), ty))
            }
            Other::ExtractElement => self.extract_element(start),
            Other::InsertElement => self.insert_element(start),
            Other::ShuffleVector => self.shuffle_vector(start),
            Other::ExtractValue => self.extract_value(start),
            Other::InsertValue => self.insert_value(start),
            Other::Alloca => self.alloca(),
            Other::Load => self.load(),
            Other::Store => self.store(),
            Other::Fence => {
                let scope = self.scope()?;
                let ordering = self.ordering()?;
                Ok((InstKind::Fence { ordering, scope }, Type::VOID))
            }
            Other::CmpXchg => self.cmpxchg(start),
            Other::AtomicRmw => self.atomic_rmw(start),
            Other::Gep => self.gep(start),
            Other::LandingPad => self.landing_pad(),
            Other::Resume => {
                let (_, value) = self.typed_operand()?;
                Ok(eh(EhInst::Resume(value), Type::VOID))
            }
            Other::CatchSwitch => self.catch_switch(),
            Other::CatchPad => {
                self.expect_word(b"within")?;
                let pad = self.operand(Type::TOKEN)?;
                let args = self.pad_arguments()?;
                Ok(eh(EhInst::CatchPad { pad, args }, Type::TOKEN))
            }
            Other::CleanupPad => {
                let parent = self.parent_pad()?;
                let args = self.pad_arguments()?;
                Ok(eh(EhInst::CleanupPad { parent, args }, Type::TOKEN))
            }
            Other::CatchRet => {
                self.expect_word(b"from")?;
                let pad = self.operand(Type::TOKEN)?;
                self.expect_word(b"to")?;
                let target = self.label()?;
                Ok(eh(EhInst::CatchRet { pad, target }, Type::VOID))
            }
            Other::CleanupRet => {
                self.expect_word(b"from")?;
                let pad = self.operand(Type::TOKEN)?;
                self.expect_word(b"unwind")?;
                let unwind = self.unwind_target()?;
                Ok(eh(EhInst::CleanupRet { pad, unwind }, Type::VOID))
            }
        }
    }

    // Flags.

    /// Any flags that stand here.
    pub(crate) fn flags(&mut self) -> InstFlags {
        let mut flags = InstFlags::NONE;
        while self.tok() == T::Word {
            let flag = match self.lx.text {
                b"nuw" => InstFlags::NUW,
                b"nsw" => InstFlags::NSW,
                b"exact" => InstFlags::EXACT,
                b"disjoint" => InstFlags::DISJOINT,
                b"nneg" => InstFlags::NNEG,
                b"samesign" => InstFlags::SAMESIGN,
                b"fast" => InstFlags::FAST,
                b"contract" => InstFlags::CONTRACT,
                b"nnan" => InstFlags::NNAN,
                b"ninf" => InstFlags::NINF,
                b"nsz" => InstFlags::NSZ,
                b"arcp" => InstFlags::ARCP,
                b"afn" => InstFlags::AFN,
                b"reassoc" => InstFlags::REASSOC,
                _ => break,
            };
            flags = flags.with(flag);
            self.next();
        }
        flags
    }

    /// The flags that stand here, all of `allowed`.
    pub(crate) fn flags_of(&mut self, allowed: InstFlags) -> R<InstFlags> {
        let span = self.span();
        let flags = self.flags();
        if allowed.has(flags) {
            return Ok(flags);
        }
        let message = format!("this instruction cannot have the flags `{:?}`", flags.without(allowed));
        self.syntax(span.to(self.span_from(span.start as usize)), message)
    }

    // Operands.

    /// `type a, b` of the same type.
    fn two_operands(&mut self) -> R<(Type, Operand, Operand)> {
        let (ty, lhs) = self.typed_operand()?;
        self.comma()?;
        let rhs = self.operand(ty)?;
        Ok((ty, lhs, rhs))
    }

    fn binary(&mut self, op: BinaryOp, start: usize) -> R<Made> {
        let flags = self.flags_of(allowed_flags(op))?;
        let (ty, lhs, rhs) = self.two_operands()?;
        self.check_arithmetic(op, ty, self.span_from(start))?;
        Ok((InstKind::Binary { op, flags, lhs, rhs }, ty))
    }

    pub(crate) fn check_arithmetic(&mut self, op: BinaryOp, ty: Type, span: SourceSpan) -> R<()> {
        use BinaryOp::*;
        let scalar = self.env.types.scalar(ty);
        let float = matches!(op, FAdd | FSub | FMul | FDiv | FRem);
        let fits =
            if float { self.env.types.is_float(scalar) } else { self.env.types.int_width(scalar).is_some() };
        if fits {
            return Ok(());
        }
        let wanted = if float { "floats" } else { "integers" };
        let message = format!("`{op}` works on {wanted}, not on `{}`", self.type_text(ty));
        self.invalid(span, message)
    }

    fn fneg(&mut self, start: usize) -> R<Made> {
        let flags = self.flags_of(FMF)?;
        let (ty, value) = self.typed_operand()?;
        self.check_arithmetic(BinaryOp::FSub, ty, self.span_from(start))?;
        Ok((InstKind::Unary { op: UnaryOp::FNeg, flags, value }, ty))
    }

    fn cast(&mut self, op: CastOp, start: usize) -> R<Made> {
        let flags = self.flags_of(match op {
            CastOp::Trunc => WRAP,
            CastOp::ZExt | CastOp::UIToFP => InstFlags::NNEG,
            CastOp::FPExt | CastOp::FPTrunc => FMF,
            _ => InstFlags::NONE,
        })?;
        let (from, value) = self.typed_operand()?;
        self.expect_word(b"to")?;
        let ty = self.ty()?;
        self.check_cast(op, from, ty, self.span_from(start))?;
        Ok((InstKind::Cast { op, flags, value }, ty))
    }

    pub(crate) fn check_cast(&mut self, op: CastOp, from: Type, to: Type, span: SourceSpan) -> R<()> {
        if self.cast_is_valid(op, from, to) {
            return Ok(());
        }
        let message = format!("`{op}` cannot make `{}` of `{}`", self.type_text(to), self.type_text(from));
        self.invalid(span, message)
    }

    fn cast_is_valid(&self, op: CastOp, from: Type, to: Type) -> bool {
        use CastOp::*;
        let types = &self.env.types;
        let shape = |ty| types.vector(ty).map(|(_, len)| (len, self.is_scalable(ty)));
        let (a, b) = (types.scalar(from), types.scalar(to));
        let (int_a, int_b) = (types.int_width(a), types.int_width(b));
        let (ptr_a, ptr_b) = (types.addr_space(a), types.addr_space(b));
        let lanes = |ty| shape(ty).unwrap_or((1, false));
        let same = shape(from) == shape(to);
        let (float_a, float_b) = (types.is_float(a), types.is_float(b));
        match op {
            Trunc => same && matches!((int_a, int_b), (Some(a), Some(b)) if a > b),
            ZExt | SExt => same && matches!((int_a, int_b), (Some(a), Some(b)) if a < b),
            FPTrunc => same && float_a && float_b && self.float_bits(a) > self.float_bits(b),
            FPExt => same && float_a && float_b && self.float_bits(a) < self.float_bits(b),
            FPToUI | FPToSI => same && float_a && int_b.is_some(),
            UIToFP | SIToFP => same && int_a.is_some() && float_b,
            PtrToInt | PtrToAddr => same && ptr_a.is_some() && int_b.is_some(),
            IntToPtr => same && int_a.is_some() && ptr_b.is_some(),
            AddrSpaceCast => same && matches!((ptr_a, ptr_b), (Some(a), Some(b)) if a != b),
            BitCast => match (ptr_a, ptr_b) {
                // A vector of one pointer is as good as a pointer.
                (Some(a), Some(b)) => a == b && lanes(from) == lanes(to),
                (None, None) => {
                    from == to || matches!((self.bits(from), self.bits(to)), (Some(a), Some(b)) if a == b)
                }
                _ => false,
            },
        }
    }

    fn float_bits(&self, ty: Type) -> u64 {
        match ty {
            Type::HALF | Type::BFLOAT => 16,
            Type::FLOAT => 32,
            Type::DOUBLE => 64,
            Type::X86_FP80 => 80,
            _ => 128,
        }
    }

    /// Bits of a type that can be cast bit by bit; a scalable vector's are of another kind.
    fn bits(&self, ty: Type) -> Option<(u64, bool)> {
        let scalar = self.env.types.scalar(ty);
        let bits = match self.env.types.kind(scalar) {
            TypeKind::Int(width) => u64::from(*width),
            TypeKind::X86Amx => return Some((8192, false)),
            _ if self.env.types.is_float(scalar) => self.float_bits(scalar),
            _ => return None,
        };
        match self.env.types.vector(ty) {
            Some((_, len)) => Some((bits * u64::from(len), self.is_scalable(ty))),
            None => Some((bits, false)),
        }
    }

    fn icmp(&mut self, start: usize) -> R<Made> {
        let flags = self.flags_of(InstFlags::SAMESIGN)?;
        let Some(pred) = ICmpPred::from_name(self.word()) else {
            return self.unexpected("a predicate, such as `eq` or `slt`");
        };
        self.next();
        let (ty, lhs, rhs) = self.two_operands()?;
        let scalar = self.env.types.scalar(ty);
        if self.env.types.int_width(scalar).is_none() && self.env.types.addr_space(scalar).is_none() {
            let message = format!("`icmp` compares integers or pointers, not `{}`", self.type_text(ty));
            return self.invalid(self.span_from(start), message);
        }
        let result = self.like_shape(ty, Type::I1);
        Ok((InstKind::ICmp { pred, flags, lhs, rhs }, result))
    }

    fn fcmp(&mut self, start: usize) -> R<Made> {
        let flags = self.flags_of(FMF)?;
        let Some(pred) = FCmpPred::from_name(self.word()) else {
            return self.unexpected("a predicate, such as `oeq` or `ult`");
        };
        self.next();
        let (ty, lhs, rhs) = self.two_operands()?;
        self.check_arithmetic(BinaryOp::FSub, ty, self.span_from(start))?;
        let result = self.like_shape(ty, Type::I1);
        Ok((InstKind::FCmp { pred, flags, lhs, rhs }, result))
    }

    /// `elem`, or a vector of it when `ty` is a vector.
    pub(crate) fn like_shape(&mut self, ty: Type, elem: Type) -> Type {
        match *self.env.types.kind(ty) {
            TypeKind::Vector { len, scalable, .. } => {
                self.env.types.intern(TypeKind::Vector { elem, len, scalable })
            }
            _ => elem,
        }
    }

    fn select(&mut self, start: usize) -> R<Made> {
        let flags = self.flags_of(FMF)?;
        let (cond_ty, cond) = self.typed_operand()?;
        self.comma()?;
        let (ty, on_true) = self.typed_operand()?;
        self.comma()?;
        let (other, on_false) = self.typed_operand()?;
        let span = self.span_from(start);
        if other != ty {
            let message = format!(
                "the arms of `select` are of types `{}` and `{}`",
                self.type_text(ty),
                self.type_text(other)
            );
            return self.invalid(span, message);
        }
        let wanted = self.like_shape(ty, Type::I1);
        if cond_ty != Type::I1 && cond_ty != wanted {
            return self
                .invalid(span, "the condition of `select` is an `i1`, or a vector of them like its arms");
        }
        Ok((InstKind::Select { flags, cond, on_true, on_false }, ty))
    }

    fn phi(&mut self) -> R<Made> {
        let flags = self.flags_of(FMF)?;
        let ty = self.ty()?;
        let mut incoming = smallvec::SmallVec::<[Operand; 8]>::new();
        loop {
            if self.tok() != T::LSquare {
                if incoming.is_empty() && self.tok() != T::Comma {
                    // A block without predecessors may have a phi without operands.
                    break;
                }
                return self.unexpected("`[`");
            }
            self.next();
            incoming.push(self.operand(ty)?);
            self.comma()?;
            incoming.push(self.block_ref()?.into());
            self.expect(T::RSquare, "`]`")?;
            if !self.more() {
                break;
            }
        }
        let incoming = self.func().make_list(&incoming);
        Ok((InstKind::Phi { flags, incoming }, ty))
    }

    /// Whether the list goes on behind a comma, which is then eaten: metadata behind a comma is no part of it.
    pub(crate) fn more(&mut self) -> bool {
        if self.tok() != T::Comma || self.lx.metadata_follows() {
            return false;
        }
        self.next();
        true
    }

    // Control flow.

    fn ret(&mut self) -> R<Made> {
        let ty = self.ty_or_void()?;
        if ty == Type::VOID {
            return Ok((InstKind::Ret(None), Type::VOID));
        }
        let span = self.span();
        let value = self.operand(ty)?;
        let wanted = self.result_type();
        if ty != wanted {
            let message =
                format!("the function returns `{}`, not `{}`", self.type_text(wanted), self.type_text(ty));
            return self.invalid(span, message);
        }
        Ok((InstKind::Ret(Some(value)), Type::VOID))
    }

    fn result_type(&self) -> Type {
        let id = self.f.as_ref().map(|f| f.id);
        let ty = id.and_then(|id| self.env.types.function(self.env.globals[id].ty));
        ty.map_or(Type::VOID, |(ret, ..)| ret)
    }

    fn br(&mut self) -> R<Made> {
        if self.is_word(b"label") {
            return Ok((InstKind::Br(self.label()?), Type::VOID));
        }
        let span = self.span();
        let (ty, cond) = self.typed_operand()?;
        if ty != Type::I1 {
            return self
                .invalid(span, format!("a branch condition is an `i1`, not `{}`", self.type_text(ty)));
        }
        self.comma()?;
        let on_true = self.label()?;
        self.comma()?;
        let on_false = self.label()?;
        Ok((InstKind::CondBr { cond, on_true, on_false }, Type::VOID))
    }

    fn switch(&mut self) -> R<Made> {
        let span = self.span();
        let (ty, value) = self.typed_operand()?;
        if self.env.types.int_width(ty).is_none() {
            return self.invalid(span, format!("`switch` needs an integer, not `{}`", self.type_text(ty)));
        }
        self.comma()?;
        let default = self.label()?;
        self.expect(T::LSquare, "`[`")?;
        let mut list = vec![value, default.into()];
        let mut seen = rustc_hash::FxHashSet::default();
        while self.tok() != T::RSquare {
            let span = self.span();
            let case_ty = self.ty()?;
            let case = self.constant(case_ty)?;
            let integer = matches!(self.pool_ref().kind(case), ConstKind::Int(_) | ConstKind::WideInt(_));
            if case_ty != ty || !integer {
                return self.invalid(span, "a case is an integer constant of the type that is switched on");
            }
            if !seen.insert(case) {
                return self.invalid(span, "this case stands twice in the `switch`");
            }
            self.comma()?;
            list.push(Operand::constant(case));
            list.push(self.label()?.into());
        }
        self.next();
        let list = self.func().make_list(&list);
        Ok((InstKind::Switch(list), Type::VOID))
    }

    fn indirect_br(&mut self) -> R<Made> {
        let (_, address) = self.typed_operand()?;
        self.comma()?;
        let mut list = vec![address];
        list.extend(self.bracketed_labels()?.into_iter().map(Operand::from));
        let list = self.func().make_list(&list);
        Ok((InstKind::IndirectBr(list), Type::VOID))
    }

    /// `[label %a, label %b]`.
    pub(crate) fn bracketed_labels(&mut self) -> R<Vec<ir::Block>> {
        self.expect(T::LSquare, "`[`")?;
        let mut list = Vec::new();
        if self.tok() != T::RSquare {
            loop {
                list.push(self.label()?);
                if !self.eat(T::Comma) {
                    break;
                }
            }
        }
        self.expect(T::RSquare, "`]`")?;
        Ok(list)
    }

    // Vectors and aggregates.

    fn vector_operand(&mut self, start: usize) -> R<(Type, Type, Operand)> {
        let (ty, value) = self.typed_operand()?;
        match self.env.types.vector(ty) {
            Some((elem, _)) => Ok((ty, elem, value)),
            None => {
                let message = format!("expected a vector, found a value of type `{}`", self.type_text(ty));
                self.invalid(self.span_from(start), message)
            }
        }
    }

    fn extract_element(&mut self, start: usize) -> R<Made> {
        let (_, elem, vector) = self.vector_operand(start)?;
        self.comma()?;
        let index = self.integer_operand()?;
        Ok((InstKind::ExtractElement { vector, index }, elem))
    }

    fn integer_operand(&mut self) -> R<Operand> {
        let span = self.span();
        let (ty, value) = self.typed_operand()?;
        if self.env.types.int_width(ty).is_none() {
            return self.invalid(
                span,
                format!("expected an integer, found a value of type `{}`", self.type_text(ty)),
            );
        }
        Ok(value)
    }

    fn insert_element(&mut self, start: usize) -> R<Made> {
        let (ty, elem, vector) = self.vector_operand(start)?;
        self.comma()?;
        let (found, element) = self.typed_operand()?;
        if found != elem {
            let message = format!(
                "the element is of type `{}`, but the vector holds `{}`",
                self.type_text(found),
                self.type_text(elem)
            );
            return self.invalid(self.span_from(start), message);
        }
        self.comma()?;
        let index = self.integer_operand()?;
        Ok((InstKind::InsertElement { vector, element, index }, ty))
    }

    fn shuffle_vector(&mut self, start: usize) -> R<Made> {
        let (ty, elem, a) = self.vector_operand(start)?;
        self.comma()?;
        let (other, b) = self.typed_operand()?;
        self.comma()?;
        let mask = self.typed_constant()?;
        let span = self.span_from(start);
        let len = self.env.types.vector(ty).map_or(0, |(_, len)| u64::from(len));
        let lanes = self.shuffle_mask(mask);
        let scalable = self.is_scalable(ty);
        match lanes {
            Some(lanes)
                if ty == other
                    && scalable == self.is_scalable(self.const_type(mask))
                    && lanes.iter().all(|&lane| lane == u32::MAX || u64::from(lane) < 2 * len) =>
            {
                let result =
                    self.env.types.intern(TypeKind::Vector { elem, len: lanes.len() as u32, scalable });
                let mask = self.func().make_indices(&lanes);
                Ok((InstKind::ShuffleVector { a, b, mask }, result))
            }
            _ => self.invalid(
                span,
                "`shufflevector` needs two vectors of one type and a constant mask of their lanes",
            ),
        }
    }

    /// `, 1, 2`: the path into an aggregate.
    pub(crate) fn index_list(&mut self) -> R<Vec<u32>> {
        let mut indices = Vec::new();
        while self.more() {
            indices.push(self.u32()?);
        }
        if indices.is_empty() {
            return self.unexpected("`,` and an index");
        }
        Ok(indices)
    }

    /// The type at the end of a path.
    pub(crate) fn field_type(&mut self, mut ty: Type, indices: &[u32], span: SourceSpan) -> R<Type> {
        for &index in indices {
            let aggregate = self.env.types.is_aggregate(ty);
            match self.env.types.element(ty, u64::from(index)).filter(|_| aggregate) {
                Some(next) => ty = next,
                None => {
                    let message = format!("`{}` has no element {index}", self.type_text(ty));
                    return self.invalid(span, message);
                }
            }
        }
        Ok(ty)
    }

    fn extract_value(&mut self, start: usize) -> R<Made> {
        let (ty, aggregate) = self.typed_operand()?;
        let indices = self.index_list()?;
        let field = self.field_type(ty, &indices, self.span_from(start))?;
        let indices = self.func().make_indices(&indices);
        Ok((InstKind::ExtractValue { aggregate, indices }, field))
    }

    fn insert_value(&mut self, start: usize) -> R<Made> {
        let (ty, aggregate) = self.typed_operand()?;
        self.comma()?;
        let (found, element) = self.typed_operand()?;
        let indices = self.index_list()?;
        let field = self.field_type(ty, &indices, self.span_from(start))?;
        if field != found {
            let message = format!(
                "the element is of type `{}`, but the place in the aggregate of type `{}`",
                self.type_text(found),
                self.type_text(field)
            );
            return self.invalid(self.span_from(start), message);
        }
        let indices = self.func().make_indices(&indices);
        Ok((InstKind::InsertValue { aggregate, element, indices }, ty))
    }

    // Memory.

    /// A pointer operand with its type, which may be a vector only where LLVM says so; loads and stores say no.
    fn pointer_operand(&mut self) -> R<Operand> {
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

    fn alloca(&mut self) -> R<Made> {
        let inalloca = self.eat_word(b"inalloca");
        let swifterror = self.eat_word(b"swifterror");
        let span = self.span();
        let ty = self.ty()?;
        if matches!(ty, Type::LABEL | Type::METADATA | Type::TOKEN) || self.env.types.function(ty).is_some() {
            return self.invalid(span, format!("`{}` cannot be allocated", self.type_text(ty)));
        }
        let mut count = None;
        let mut align = Align::NONE;
        let mut space = 0;
        while self.more() {
            match self.word() {
                b"align" => {
                    self.next();
                    align = self.alignment_value()?;
                }
                b"addrspace" => space = self.addr_space()?.unwrap_or(0),
                _ => count = Some(self.integer_operand()?),
            }
        }
        let count = count.unwrap_or_else(|| Operand::constant(self.func().consts.i32(1)));
        let result = self.ptr_type(space);
        Ok((InstKind::Alloca { ty, count, align, inalloca, swifterror }, result))
    }

    /// `syncscope("name")`, if it stands here.
    fn scope(&mut self) -> R<ScopeId> {
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

    fn ordering(&mut self) -> R<Ordering> {
        match Ordering::from_name(self.word()) {
            Some(ordering) if ordering != Ordering::NotAtomic => {
                self.next();
                Ok(ordering)
            }
            _ => self.unexpected("an ordering, such as `seq_cst`"),
        }
    }

    /// Behind the address: scope, ordering, alignment.
    fn access(&mut self, atomic: bool, volatile: bool) -> R<MemInfo> {
        let mut mem = MemInfo::plain(Align::NONE);
        mem.volatile = volatile;
        if atomic {
            mem.scope = self.scope()?;
            mem.ordering = self.ordering()?;
        }
        self.access_alignment(&mut mem)?;
        Ok(mem)
    }

    fn access_alignment(&mut self, mem: &mut MemInfo) -> R<()> {
        if self.more() {
            self.expect_word(b"align")?;
            mem.align = self.alignment_value()?;
        }
        Ok(())
    }

    fn load(&mut self) -> R<Made> {
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

    fn check_memory_type(&mut self, ty: Type, span: SourceSpan) -> R<()> {
        if matches!(ty, Type::LABEL | Type::METADATA | Type::TOKEN) || self.env.types.function(ty).is_some() {
            return self
                .invalid(span, format!("a value of type `{}` cannot be in memory", self.type_text(ty)));
        }
        Ok(())
    }

    fn store(&mut self) -> R<Made> {
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

    fn cmpxchg(&mut self, start: usize) -> R<Made> {
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
        let ordering = self.ordering()?;
        let failure = self.ordering()?;
        let mut mem = MemInfo { align: Align::NONE, volatile, ordering, scope };
        self.access_alignment(&mut mem)?;
        let result =
            self.env.types.intern(TypeKind::Struct { fields: Box::new([ty, Type::I1]), packed: false });
        Ok((InstKind::CmpXchg { ptr, expected, new, mem, failure, weak }, result))
    }

    fn atomic_rmw(&mut self, start: usize) -> R<Made> {
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

    fn gep(&mut self, start: usize) -> R<Made> {
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
                TypeKind::Struct { .. } | TypeKind::Named(_) => {
                    index.and_then(|i| self.env.types.element(at, i))
                }
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

    // Exception handling.

    fn landing_pad(&mut self) -> R<Made> {
        let ty = self.ty()?;
        let cleanup = self.eat_word(b"cleanup");
        let mut clauses = Vec::new();
        loop {
            let filter = match self.word() {
                b"catch" => false,
                b"filter" => true,
                _ => break,
            };
            self.next();
            clauses.push((filter, self.typed_operand()?.1));
        }
        Ok(eh(EhInst::LandingPad { cleanup, clauses }, ty))
    }

    /// `within none`, `within %pad`.
    fn parent_pad(&mut self) -> R<Option<Operand>> {
        self.expect_word(b"within")?;
        if self.eat_word(b"none") { Ok(None) } else { self.operand(Type::TOKEN).map(Some) }
    }

    /// `to caller`, `label %x`, behind `unwind`.
    fn unwind_target(&mut self) -> R<Option<ir::Block>> {
        if self.eat_word(b"to") {
            self.expect_word(b"caller")?;
            return Ok(None);
        }
        self.label().map(Some)
    }

    fn catch_switch(&mut self) -> R<Made> {
        let parent = self.parent_pad()?;
        let handlers = self.bracketed_labels()?;
        self.expect_word(b"unwind")?;
        let unwind = self.unwind_target()?;
        Ok(eh(EhInst::CatchSwitch { parent, handlers, unwind }, Type::TOKEN))
    }

    fn pad_arguments(&mut self) -> R<Vec<Operand>> {
        self.expect(T::LSquare, "`[`")?;
        let mut args = Vec::new();
        while self.tok() != T::RSquare {
            let ty = self.ty()?;
            args.push(if ty == Type::METADATA { self.metadata_use()? } else { self.operand(ty)? });
            if !self.eat(T::Comma) {
                break;
            }
        }
        self.expect(T::RSquare, "`]`")?;
        Ok(args)
    }
}

fn eh(inst: EhInst, ty: Type) -> Made {
    (InstKind::Eh(Box::new(inst)), ty)
}

fn allowed_flags(op: BinaryOp) -> InstFlags {
    use BinaryOp::*;
    match op {
        Add | Sub | Mul | Shl => WRAP,
        UDiv | SDiv | LShr | AShr => InstFlags::EXACT,
        Or => InstFlags::DISJOINT,
        FAdd | FSub | FMul | FDiv | FRem => FMF,
        URem | SRem | And | Xor => InstFlags::NONE,
    }
}
