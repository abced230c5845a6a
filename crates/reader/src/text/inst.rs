//! Instructions but calls. LangRef, "Instruction Reference".

use super::lexer::T;
use super::parser::{Parser, R};
use diag::SourceSpan;
use ir::{
    BinaryOp, CastOp, EhInst, FCmpPred, ICmpPred, InstFlags, InstKind, Operand, TailKind, Type, TypeKind,
    UnaryOp,
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
        if ty == Type::TOKEN {
            return self.invalid(span, "tokens cannot be selected");
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
        let span = self.span();
        let ty = self.ty()?;
        if matches!(ty, Type::LABEL | Type::METADATA) || self.env.types.function(ty).is_some() {
            return self.invalid(span, format!("there is no `phi` of type `{}`", self.type_text(ty)));
        }
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
}

pub(crate) fn eh(inst: EhInst, ty: Type) -> Made {
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
