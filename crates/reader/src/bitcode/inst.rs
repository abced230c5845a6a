//! Instructions that compute: arithmetic, comparisons, casts, elements. LangRef, "Instruction Reference".

use super::fault::{R, invalid, unsupported};
use super::reader::Reader;
use super::values::Args;
use ir::{BinaryOp, CastOp, FCmpPred, ICmpPred, InstFlags, InstKind, Operand, Type, TypeKind, UnaryOp};

/// An instruction and the type of its result.
pub(crate) type Made = (InstKind, Type);

/// A predicate of either kind of comparison.
pub(crate) enum Pred {
    Int(ICmpPred),
    Float(FCmpPred),
}

impl Reader<'_> {
    fn is_float(&self, ty: Type) -> bool {
        self.env.types.is_float(self.env.types.scalar(ty))
    }

    fn is_int(&self, ty: Type) -> bool {
        self.env.types.int_width(self.env.types.scalar(ty)).is_some()
    }

    pub(crate) fn binary(&mut self, args: &mut Args<'_>) -> R<Made> {
        let (lhs, ty) = self.value_and_type(args)?;
        let rhs = self.value_of(args, ty)?;
        let float = self.is_float(ty);
        if !float && !self.is_int(ty) {
            return invalid(format!("arithmetic on values of type `{}`", self.type_text(ty)));
        }
        let op = binary_op(args.next()?, float)?;
        let bits = args.opt().unwrap_or(0);
        let flags = if float { fast_math(bits)? } else { binary_flags(op, bits) };
        Ok((InstKind::Binary { op, flags, lhs, rhs }, ty))
    }

    pub(crate) fn unary(&mut self, args: &mut Args<'_>) -> R<Made> {
        let (value, ty) = self.value_and_type(args)?;
        let op = match args.next()? {
            0 if self.is_float(ty) => UnaryOp::FNeg,
            0 => return invalid("`fneg` of a value that is no float"),
            op => return unsupported(format!("an instruction has the unknown operation {op}")),
        };
        let flags = fast_math(args.opt().unwrap_or(0))?;
        Ok((InstKind::Unary { op, flags, value }, ty))
    }

    pub(crate) fn cast(&mut self, args: &mut Args<'_>) -> R<Made> {
        let (value, from) = self.value_and_type(args)?;
        let ty = self.ty(args.next()?)?;
        let op = cast_op(args.next()?)?;
        if !self.cast_fits(op, from, ty) {
            let (from, ty) = (self.type_text(from), self.type_text(ty));
            return invalid(format!("`{}` from `{from}` to `{ty}` is not possible", op.name()));
        }
        let bits = args.opt().unwrap_or(0);
        let flags = match op {
            CastOp::ZExt if bits & 1 != 0 => InstFlags::NNEG,
            CastOp::UIToFP if bits & 1 != 0 => InstFlags::NNEG,
            CastOp::UIToFP | CastOp::SIToFP | CastOp::FPTrunc | CastOp::FPExt => fast_math(bits)?,
            CastOp::Trunc => wrap_flags(bits),
            _ => InstFlags::NONE,
        };
        Ok((InstKind::Cast { op, flags, value }, ty))
    }

    /// Whether the types fit the operation, as far as later stages rely on it.
    fn cast_fits(&self, op: CastOp, from: Type, to: Type) -> bool {
        let types = &self.env.types;
        let pointer = |ty| types.addr_space(types.scalar(ty)).is_some();
        let lanes = |ty| match types.kind(ty) {
            TypeKind::Vector { len, scalable, .. } => Some((*len, *scalable)),
            _ => None,
        };
        let width = |ty| types.int_width(types.scalar(ty)).unwrap_or(0);
        let same_shape = lanes(from) == lanes(to);
        same_shape
            && match op {
                CastOp::Trunc => width(to) > 0 && width(from) > width(to),
                CastOp::ZExt | CastOp::SExt => width(from) > 0 && width(from) < width(to),
                CastOp::FPTrunc | CastOp::FPExt => self.is_float(from) && self.is_float(to),
                CastOp::FPToUI | CastOp::FPToSI => self.is_float(from) && self.is_int(to),
                CastOp::UIToFP | CastOp::SIToFP => self.is_int(from) && self.is_float(to),
                CastOp::PtrToInt | CastOp::PtrToAddr => pointer(from) && self.is_int(to),
                CastOp::IntToPtr => self.is_int(from) && pointer(to),
                CastOp::AddrSpaceCast => pointer(from) && pointer(to),
                CastOp::BitCast => true,
            }
            || op == CastOp::BitCast && !types.is_aggregate(from) && !types.is_aggregate(to)
    }

    pub(crate) fn compare(&mut self, args: &mut Args<'_>) -> R<Made> {
        let (lhs, ty) = self.value_and_type(args)?;
        let rhs = self.value_of(args, ty)?;
        let pred = cmp_pred(args.next()?)?;
        let bits = args.opt().unwrap_or(0);
        let result = match *self.env.types.kind(ty) {
            TypeKind::Vector { len, scalable, .. } => {
                self.env.types.intern(TypeKind::Vector { elem: Type::I1, len, scalable })
            }
            _ => Type::I1,
        };
        let scalar = self.env.types.scalar(ty);
        let pointer = self.env.types.addr_space(scalar).is_some();
        match pred {
            Pred::Float(pred) if self.is_float(ty) => {
                Ok((InstKind::FCmp { pred, flags: fast_math(bits)?, lhs, rhs }, result))
            }
            Pred::Int(pred) if self.is_int(ty) || pointer => {
                let flags = if bits & 1 != 0 { InstFlags::SAMESIGN } else { InstFlags::NONE };
                Ok((InstKind::ICmp { pred, flags, lhs, rhs }, result))
            }
            _ => invalid(format!("a comparison of values of type `{}`", self.type_text(ty))),
        }
    }

    /// `[true, false, condition]`; the condition has its type in the newer record.
    pub(crate) fn select(&mut self, args: &mut Args<'_>, new: bool) -> R<Made> {
        let (on_true, ty) = self.value_and_type(args)?;
        let on_false = self.value_of(args, ty)?;
        let (cond, cond_ty) =
            if new { self.value_and_type(args)? } else { (self.value_of(args, Type::I1)?, Type::I1) };
        let lanes = self.env.types.vector(cond_ty).map(|(_, len)| len);
        let fits = lanes.is_none() || self.env.types.vector(ty).map(|(_, len)| len) == lanes;
        if self.env.types.scalar(cond_ty) != Type::I1 || !fits {
            return invalid("the condition of a `select` is no `i1` or vector of it that fits");
        }
        let flags = fast_math(args.opt().unwrap_or(0))?;
        Ok((InstKind::Select { flags, cond, on_true, on_false }, ty))
    }

    pub(crate) fn freeze(&mut self, args: &mut Args<'_>) -> R<Made> {
        let (value, ty) = self.value_and_type(args)?;
        Ok((InstKind::Freeze(value), ty))
    }

    fn vector(&mut self, args: &mut Args<'_>) -> R<(Operand, Type, Type)> {
        let (vector, ty) = self.value_and_type(args)?;
        match self.env.types.vector(ty) {
            Some((elem, _)) => Ok((vector, ty, elem)),
            None => invalid(format!("a vector is expected, not `{}`", self.type_text(ty))),
        }
    }

    fn index_operand(&mut self, args: &mut Args<'_>) -> R<Operand> {
        let (index, ty) = self.value_and_type(args)?;
        if self.env.types.int_width(ty).is_none() {
            return invalid("the index of an element is no integer");
        }
        Ok(index)
    }

    pub(crate) fn extract_element(&mut self, args: &mut Args<'_>) -> R<Made> {
        let (vector, _, elem) = self.vector(args)?;
        let index = self.index_operand(args)?;
        Ok((InstKind::ExtractElement { vector, index }, elem))
    }

    pub(crate) fn insert_element(&mut self, args: &mut Args<'_>) -> R<Made> {
        let (vector, ty, elem) = self.vector(args)?;
        let element = self.value_of(args, elem)?;
        let index = self.index_operand(args)?;
        Ok((InstKind::InsertElement { vector, element, index }, ty))
    }

    pub(crate) fn shuffle_vector(&mut self, args: &mut Args<'_>) -> R<Made> {
        let (a, ty, elem) = self.vector(args)?;
        let b = self.value_of(args, ty)?;
        let (mask, mask_ty) = self.value_and_type(args)?;
        let Some(mask) = mask.as_const() else {
            return invalid("the mask of `shufflevector` is no constant");
        };
        let scalable = |ty| matches!(self.env.types.kind(ty), TypeKind::Vector { scalable: true, .. });
        let (own, of_mask) = (scalable(ty), scalable(mask_ty));
        let lanes = self.mask_lanes(mask)?;
        let len = self.env.types.vector(ty).map_or(0, |(_, len)| u64::from(len));
        if own != of_mask || lanes.iter().any(|&lane| lane != u32::MAX && u64::from(lane) >= 2 * len) {
            return invalid("`shufflevector` needs a mask of lanes that its vectors have");
        }
        let result = TypeKind::Vector { elem, len: lanes.len() as u32, scalable: own };
        let result = self.env.types.intern(result);
        let mask = self.func().make_indices(&lanes);
        Ok((InstKind::ShuffleVector { a, b, mask }, result))
    }

    /// The path that is left, and the type at its end.
    fn path(&mut self, args: &mut Args<'_>, mut ty: Type) -> R<(Vec<u32>, Type)> {
        let mut path = Vec::new();
        for &op in args.rest() {
            let aggregate = self.env.types.is_aggregate(ty);
            match (u32::try_from(op), self.env.types.element(ty, op).filter(|_| aggregate)) {
                (Ok(index), Some(next)) => {
                    path.push(index);
                    ty = next;
                }
                _ => return invalid(format!("`{}` has no element {op}", self.type_text(ty))),
            }
        }
        if path.is_empty() {
            return invalid("a path into an aggregate is empty");
        }
        Ok((path, ty))
    }

    pub(crate) fn extract_value(&mut self, args: &mut Args<'_>) -> R<Made> {
        let (aggregate, ty) = self.value_and_type(args)?;
        let (path, field) = self.path(args, ty)?;
        let indices = self.func().make_indices(&path);
        Ok((InstKind::ExtractValue { aggregate, indices }, field))
    }

    pub(crate) fn insert_value(&mut self, args: &mut Args<'_>) -> R<Made> {
        let (aggregate, ty) = self.value_and_type(args)?;
        let (element, found) = self.value_and_type(args)?;
        let (path, field) = self.path(args, ty)?;
        if field != found {
            return invalid("`insertvalue` puts in a value of another type than its place has");
        }
        let indices = self.func().make_indices(&path);
        Ok((InstKind::InsertValue { aggregate, element, indices }, ty))
    }

    pub(crate) fn va_arg(&mut self, args: &mut Args<'_>) -> R<Made> {
        let list = self.ty(args.next()?)?;
        let list = self.value_of(args, list)?;
        let ty = self.ty(args.next()?)?;
        if ty == Type::VOID || self.env.types.function(ty).is_some() {
            return invalid("`va_arg` of a type that no argument has");
        }
        Ok((InstKind::VaArg(list), ty))
    }
}

/// The operation of a number; floats share those of integers.
pub(crate) fn binary_op(op: u64, float: bool) -> R<BinaryOp> {
    use BinaryOp::*;
    Ok(match (op, float) {
        (0, false) => Add,
        (0, true) => FAdd,
        (1, false) => Sub,
        (1, true) => FSub,
        (2, false) => Mul,
        (2, true) => FMul,
        (3, false) => UDiv,
        (4, false) => SDiv,
        (4, true) => FDiv,
        (5, false) => URem,
        (6, false) => SRem,
        (6, true) => FRem,
        (7, false) => Shl,
        (8, false) => LShr,
        (9, false) => AShr,
        (10, false) => And,
        (11, false) => Or,
        (12, false) => Xor,
        (0..=12, true) => return invalid("an operation on floats is one of integers only"),
        _ => return unsupported(format!("an instruction has the unknown operation {op}")),
    })
}

fn wrap_flags(bits: u64) -> InstFlags {
    let nuw = if bits & 1 != 0 { InstFlags::NUW } else { InstFlags::NONE };
    if bits & 2 != 0 { nuw.with(InstFlags::NSW) } else { nuw }
}

/// Flags of integer arithmetic by their bits.
pub(crate) fn binary_flags(op: BinaryOp, bits: u64) -> InstFlags {
    use BinaryOp::*;
    match op {
        Add | Sub | Mul | Shl => wrap_flags(bits),
        UDiv | SDiv | LShr | AShr if bits & 1 != 0 => InstFlags::EXACT,
        Or if bits & 1 != 0 => InstFlags::DISJOINT,
        _ => InstFlags::NONE,
    }
}

/// Fast-math flags by their bits; the lowest is all of them, as LLVM 5 and older wrote it.
pub(crate) fn fast_math(bits: u64) -> R<InstFlags> {
    if bits >> 8 != 0 {
        return unsupported("an instruction has an unknown fast-math flag");
    }
    if bits & 1 != 0 {
        return Ok(InstFlags::FAST);
    }
    // Bits 1 to 7: nnan, ninf, nsz, arcp, contract, afn, reassoc.
    Ok(InstFlags((bits >> 1) as u16))
}

pub(crate) fn cast_op(op: u64) -> R<CastOp> {
    use CastOp::*;
    const OPS: [CastOp; 14] = [
        Trunc,
        ZExt,
        SExt,
        FPToUI,
        FPToSI,
        UIToFP,
        SIToFP,
        FPTrunc,
        FPExt,
        PtrToInt,
        IntToPtr,
        BitCast,
        AddrSpaceCast,
        PtrToAddr,
    ];
    match usize::try_from(op).ok().and_then(|op| OPS.get(op)) {
        Some(&op) => Ok(op),
        None => unsupported(format!("a cast is of the unknown kind {op}")),
    }
}

pub(crate) fn cmp_pred(op: u64) -> R<Pred> {
    use FCmpPred as F;
    use ICmpPred as I;
    const FLOAT: [FCmpPred; 16] = [
        F::False,
        F::Oeq,
        F::Ogt,
        F::Oge,
        F::Olt,
        F::Ole,
        F::One,
        F::Ord,
        F::Uno,
        F::Ueq,
        F::Ugt,
        F::Uge,
        F::Ult,
        F::Ule,
        F::Une,
        F::True,
    ];
    const INT: [ICmpPred; 10] =
        [I::Eq, I::Ne, I::Ugt, I::Uge, I::Ult, I::Ule, I::Sgt, I::Sge, I::Slt, I::Sle];
    match op {
        0..=15 => Ok(Pred::Float(FLOAT[op as usize])),
        32..=41 => Ok(Pred::Int(INT[op as usize - 32])),
        _ => unsupported(format!("a comparison has the unknown predicate {op}")),
    }
}
