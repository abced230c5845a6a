//! Values without instructions of their own: constants, addresses of globals, and what only regroups other values.

use crate::cx::{R, internal, unsupported};
use crate::func::{FnCx, Parts};
use crate::types::{Class, Scalar, mask};
use ir::{
    BinaryOp, CastOp, Const, ConstExpr, ConstKind, GlobalId, GlobalKind, Inst, InstKind, Operand,
    OperandKind, Type, TypeKind, ValueDef,
};
use ptx::{Base, Op, Operand as POp, Tok};
use smallvec::SmallVec;

pub(crate) type PartVec = SmallVec<[POp; 4]>;

/// How far a question about a value follows its operands.
const LOOK: u32 = 4;

impl<'a> FnCx<'a> {
    // Constants.

    pub(crate) fn const_parts(&mut self, constant: Const) -> R<Parts> {
        let mut parts = PartVec::new();
        self.collect_const(constant, &mut parts)?;
        Ok(self.push_parts(&parts))
    }

    fn collect_const(&mut self, constant: Const, out: &mut PartVec) -> R {
        let data = self.f.consts.get(constant);
        let ty = data.ty;
        match &data.kind {
            ConstKind::Int(n) | ConstKind::Float(n) => out.push(POp::Int(*n as i64)),
            ConstKind::WideInt(words) => out.extend(words.iter().map(|&word| POp::Int(word as i64))),
            ConstKind::WideFloat(_) => return self.no_type(ty),
            ConstKind::Zero | ConstKind::Undef | ConstKind::Poison => {
                let count = self.part_count(ty)?;
                out.extend((0..count).map(|_| POp::Int(0)));
            }
            ConstKind::Aggregate(elements) => {
                for &element in elements {
                    self.collect_const(element, out)?;
                }
            }
            ConstKind::Bytes(bytes) => {
                self.part_count(ty)?;
                out.extend(bytes.iter().map(|&byte| POp::Int(i64::from(byte))));
            }
            ConstKind::Splat(element) => {
                let Some((_, len)) = self.cx.env.types.vector(ty) else {
                    return internal("a splat that is no vector");
                };
                self.part_count(ty)?;
                for _ in 0..len {
                    self.collect_const(*element, out)?;
                }
            }
            ConstKind::Global(global) | ConstKind::DsoLocalEquivalent(global) | ConstKind::NoCfi(global) => {
                let address = self.global_address(*global)?;
                out.push(address);
            }
            ConstKind::BlockAddress { .. } => return unsupported("the address of a block"),
            ConstKind::PtrAuth(_) => return unsupported("a signed pointer"),
            ConstKind::Expr(expr) => return self.const_expr(constant, expr, ty, out),
        }
        Ok(())
    }

    fn const_expr(&mut self, constant: Const, expr: &'a ConstExpr, ty: Type, out: &mut PartVec) -> R {
        match expr {
            ConstExpr::Gep { .. } => {
                let address = self.address(constant.into())?;
                let Scalar::Ptr(space, _) = self.scalar_ty(ty)? else {
                    return unsupported("a vector of addresses");
                };
                let part = self.materialise(address, space)?;
                out.push(part);
            }
            ConstExpr::Cast { op, value } => {
                let from = self.f.consts.ty(*value);
                if *op == CastOp::AddrSpaceCast {
                    let part = self.addr_space_cast((*value).into(), from, ty)?;
                    out.push(part);
                    return Ok(());
                }
                let mut parts = PartVec::new();
                self.collect_const(*value, &mut parts)?;
                out.extend(self.cast(*op, ir::InstFlags::NONE, from, ty, &parts)?);
            }
            ConstExpr::Binary { op, flags, lhs, rhs } => {
                let (mut a, mut b) = (PartVec::new(), PartVec::new());
                self.collect_const(*lhs, &mut a)?;
                self.collect_const(*rhs, &mut b)?;
                out.extend(self.binary_parts(*op, *flags, ty, &a, &b)?);
            }
            ConstExpr::ICmp { pred, lhs, rhs } => {
                let from = self.scalar_ty(self.f.consts.ty(*lhs))?;
                let (mut a, mut b) = (PartVec::new(), PartVec::new());
                self.collect_const(*lhs, &mut a)?;
                self.collect_const(*rhs, &mut b)?;
                let part = self.compare_parts(*pred, from, &a, &b)?;
                out.push(part);
            }
            ConstExpr::Select { cond, on_true, on_false } => {
                let cond = self.scalar((*cond).into())?;
                let (mut a, mut b) = (PartVec::new(), PartVec::new());
                self.collect_const(*on_true, &mut a)?;
                self.collect_const(*on_false, &mut b)?;
                out.extend(self.select_parts(ty, cond, &a, &b)?);
            }
            _ => return unsupported("this constant expression"),
        }
        Ok(())
    }

    /// Whether an operand is undefined as a whole, so that it need not be copied.
    pub(crate) fn is_undef(&self, operand: Operand) -> bool {
        operand
            .as_const()
            .is_some_and(|c| matches!(self.f.consts.kind(c), ConstKind::Undef | ConstKind::Poison))
    }

    /// The global and offset that an alias stands for, or the global itself.
    pub(crate) fn resolve_alias(&self, global: GlobalId) -> R<(GlobalId, i64)> {
        match crate::globals::resolve_alias(self.cx.env, global) {
            Some(found) => Ok(found),
            None => unsupported("an alias of something else than a global"),
        }
    }

    /// The address of a global as a pointer of its own address space.
    pub(crate) fn global_address(&mut self, global: GlobalId) -> R<POp> {
        let space = self.cx.env.globals[global].addr_space;
        let address = self.address(global.into())?;
        self.materialise(address, space)
    }

    // Regrouping.

    /// The parts of an instruction that emits nothing, in terms of its operands; `None` for any other.
    pub(crate) fn regroup(&mut self, inst: Inst) -> R<Option<Parts>> {
        let Some(result) = self.f.result(inst) else { return Ok(None) };
        let ty = self.f.values[result].ty;
        let kind: &'a InstKind = &self.f.insts[inst].kind;
        Ok(match kind {
            InstKind::Freeze(value) => Some(self.part_range(*value)?),
            InstKind::Cast { op, value, .. } => self.regroup_cast(*op, *value, ty)?,
            InstKind::ExtractValue { aggregate, indices } => {
                let from = self.ty(*aggregate);
                let Some((part, _)) = self.cx.types().path(from, self.f.indices(*indices)) else {
                    return self.no_type(from);
                };
                let count = self.part_count(ty)?;
                let parts = self.part_range(*aggregate)?;
                Some(parts.sub(part, count))
            }
            InstKind::InsertValue { aggregate, element, indices } => {
                let Some((part, element_ty)) = self.cx.types().path(ty, self.f.indices(*indices)) else {
                    return self.no_type(ty);
                };
                let count = self.part_count(element_ty)?;
                Some(self.spliced(*aggregate, *element, part, count)?)
            }
            InstKind::ExtractElement { vector, index } => {
                let Some(index) = self.f.as_int(*index) else { return Ok(None) };
                let from = self.ty(*vector);
                let count = self.part_count(ty)?;
                let total = self.part_count(from)?;
                let start = u32::try_from(index).unwrap_or(u32::MAX).saturating_mul(count);
                if start >= total {
                    return Ok(Some(self.zeros(count)));
                }
                let parts = self.part_range(*vector)?;
                Some(parts.sub(start, count))
            }
            InstKind::InsertElement { vector, element, index } => {
                let Some(index) = self.f.as_int(*index) else { return Ok(None) };
                let count = self.part_count(self.ty(*element))?;
                let total = self.part_count(ty)?;
                let start = u32::try_from(index).unwrap_or(u32::MAX).saturating_mul(count);
                if start >= total {
                    return Ok(Some(self.zeros(total)));
                }
                Some(self.spliced(*vector, *element, start, count)?)
            }
            InstKind::ShuffleVector { a, b, mask } => Some(self.shuffled(*a, *b, self.f.indices(*mask))?),
            _ => None,
        })
    }

    pub(crate) fn zeros(&mut self, count: u32) -> Parts {
        let zeros: PartVec = (0..count).map(|_| POp::Int(0)).collect();
        self.push_parts(&zeros)
    }

    fn spliced(&mut self, whole: Operand, element: Operand, start: u32, count: u32) -> R<Parts> {
        let mut parts = self.parts(whole)?;
        let new = self.parts(element)?;
        let range = start as usize..(start + count) as usize;
        if new.len() != count as usize || range.end > parts.len() {
            return internal("an element of another shape than its place");
        }
        parts[range].copy_from_slice(&new);
        Ok(self.push_parts(&parts))
    }

    fn shuffled(&mut self, a: Operand, b: Operand, mask: &[u32]) -> R<Parts> {
        let ty = self.ty(a);
        let Some((element, len)) = self.cx.env.types.vector(ty) else {
            return internal("a shuffle of no vector");
        };
        let width = self.part_count(element)? as usize;
        let (mut parts, second) = (self.parts(a)?, self.parts(b)?);
        parts.extend_from_slice(&second);
        let mut out = PartVec::new();
        for &lane in mask {
            let at = lane as usize * width;
            if lane < len * 2 {
                out.extend_from_slice(&parts[at..at + width]);
            } else {
                out.extend((0..width).map(|_| POp::Int(0)));
            }
        }
        Ok(self.push_parts(&out))
    }

    fn regroup_cast(&mut self, op: CastOp, value: Operand, ty: Type) -> R<Option<Parts>> {
        let from = self.ty(value);
        let view = self.cx.types();
        let (Some(a), Some(b)) = (view.scalar(from), view.scalar(ty)) else {
            return self.regroup_vector_cast(op, value, from, ty);
        };
        let same_class = a.class() == b.class() && a.parts() == b.parts();
        let regroups = match op {
            CastOp::BitCast => same_class,
            CastOp::PtrToInt | CastOp::IntToPtr | CastOp::PtrToAddr => a.bits() == b.bits() && same_class,
            CastOp::Trunc => same_class && b != Scalar::Int(1) || a.bits() > 64 && b.class() == Class::B64,
            CastOp::ZExt => same_class && self.is_zext(value, LOOK),
            CastOp::AddrSpaceCast => from == ty,
            _ => false,
        };
        if !regroups {
            return Ok(None);
        }
        let parts = self.part_range(value)?;
        if matches!(op, CastOp::Trunc | CastOp::PtrToInt) {
            // A constant stays zero-extended.
            let parts = parts.sub(0, b.parts());
            if let [POp::Int(n)] = *self.slice(parts)
                && b.bits() < 64
            {
                return Ok(Some(self.push_parts(&[POp::Int(n & mask(b.bits()))])));
            }
            return Ok(Some(parts));
        }
        Ok(Some(parts))
    }

    /// A cast of vectors that leaves every register as it is.
    fn regroup_vector_cast(&mut self, op: CastOp, value: Operand, from: Type, to: Type) -> R<Option<Parts>> {
        if op != CastOp::BitCast {
            return Ok(None);
        }
        let (a, b) = (self.leaves(from)?, self.leaves(to)?);
        let words = |leaves: &crate::types::Leaves| -> Option<SmallVec<[Class; 8]>> {
            let mut classes = SmallVec::new();
            for leaf in leaves {
                let full = leaf.scalar.bits() == leaf.scalar.class().bits() || leaf.scalar.bits() % 64 == 0;
                if !full {
                    return None;
                }
                classes.extend((0..leaf.scalar.parts()).map(|_| leaf.scalar.class()));
            }
            Some(classes)
        };
        let same = a.iter().map(|l| l.scalar.bits()).eq(b.iter().map(|l| l.scalar.bits()))
            && a.iter().map(|l| l.scalar.class()).eq(b.iter().map(|l| l.scalar.class()));
        let alike = same || words(&a).is_some_and(|classes| words(&b) == Some(classes));
        if alike { Ok(Some(self.part_range(value)?)) } else { Ok(None) }
    }

    // Extension.

    /// Whether the bits of the register above the width of an operand are known to be zero.
    pub(crate) fn is_zext(&self, operand: Operand, look: u32) -> bool {
        let view = self.cx.types();
        let Some(scalar) = view.scalar(self.ty(operand)) else { return false };
        let Scalar::Int(width) = scalar else { return true };
        if scalar.class() == Class::Pred || width == scalar.class().bits() || width % 64 == 0 {
            return true;
        }
        let value = match operand.kind() {
            OperandKind::Value(value) => value,
            OperandKind::Const(c) => return !matches!(self.f.consts.kind(c), ConstKind::Expr(_)),
            _ => return false,
        };
        let kind = match self.f.values[value].def {
            ValueDef::Inst(inst) => &self.f.insts[inst].kind,
            ValueDef::Arg(_) => return self.abi.kernel && matches!(width, 8 | 16 | 32),
            ValueDef::Forward(_) => return false,
        };
        let deeper = |operand| look > 0 && self.is_zext(operand, look - 1);
        match kind {
            InstKind::Load { .. } => width % 8 == 0,
            InstKind::Cast { op: CastOp::ZExt, .. } => true,
            InstKind::Binary { op, lhs, rhs, .. } => match op {
                BinaryOp::And => deeper(*lhs) || deeper(*rhs),
                BinaryOp::Or | BinaryOp::Xor => deeper(*lhs) && deeper(*rhs),
                BinaryOp::LShr | BinaryOp::UDiv | BinaryOp::URem => true,
                _ => false,
            },
            InstKind::Select { on_true, on_false, .. } => deeper(*on_true) && deeper(*on_false),
            InstKind::Freeze(inner) => deeper(*inner),
            _ => false,
        }
    }

    /// The part of an integer of at most 64 bits with zeros above its width.
    pub(crate) fn zext(&mut self, operand: Operand) -> R<POp> {
        let part = self.scalar(operand)?;
        if self.is_zext(operand, LOOK) {
            return Ok(part);
        }
        let Scalar::Int(width) = self.scalar_of(operand)? else { return Ok(part) };
        Ok(self.zext_part(part, width))
    }

    /// Clears the bits above the width.
    pub(crate) fn zext_part(&mut self, part: POp, width: u32) -> POp {
        let class = Scalar::Int(width).class();
        if width.is_multiple_of(64) || width == class.bits() {
            return part;
        }
        let mask = mask(width);
        match part {
            POp::Int(n) => POp::Int(n & mask),
            _ => self.def(class, Op::And, &[Tok::of(class.ty())], &[part, POp::Int(mask)]),
        }
    }

    /// The part of an integer of at most 64 bits with copies of its sign above its width.
    pub(crate) fn sext(&mut self, operand: Operand) -> R<POp> {
        let part = self.scalar(operand)?;
        let Scalar::Int(width) = self.scalar_of(operand)? else { return Ok(part) };
        Ok(self.sext_part(part, width))
    }

    /// Copies the sign into the bits above the width; a constant becomes one of its register's width.
    pub(crate) fn sext_part(&mut self, part: POp, width: u32) -> POp {
        let class = Scalar::Int(width).class();
        if let POp::Int(n) = part {
            let shift = 64 - ((width - 1) % 64 + 1);
            return POp::Int(n << shift >> shift);
        }
        if width == class.bits() || width.is_multiple_of(64) {
            return part;
        }
        match (class, width) {
            (Class::B32, 8) => self.def(class, Op::Cvt, &[Tok::S32, Tok::S8], &[part]),
            (Class::B32, 16) => self.def(class, Op::Cvt, &[Tok::S32, Tok::S16], &[part]),
            (Class::B32, _) => {
                self.def(class, Op::Bfe, &[Tok::S32], &[part, POp::Int(0), POp::Int(i64::from(width))])
            }
            _ => self.def(class, Op::Bfe, &[Tok::S64], &[part, POp::Int(0), POp::Int(i64::from(width % 64))]),
        }
    }

    /// A predicate in a register.
    pub(crate) fn pred(&mut self, part: POp) -> ptx::Reg {
        self.in_reg(part, Class::Pred)
    }

    /// The address of a symbol, parameter or slot in a register of the width of `space`.
    pub(crate) fn address_in_reg(&mut self, base: Base, offset: i64, bits: u32) -> POp {
        let class = if bits <= 32 { Class::B32 } else { Class::B64 };
        let small = i32::try_from(offset).ok().filter(|_| !matches!(base, Base::Reg(_)));
        let start = match base {
            Base::Reg(reg) => POp::Reg(reg),
            Base::None => return POp::Int(offset),
            _ => self.def(class, Op::Mov, &[Tok::of(class.ty())], &[POp::Address(base, small.unwrap_or(0))]),
        };
        if offset == 0 || small.is_some() {
            return start;
        }
        let ty = if class == Class::B32 { Tok::S32 } else { Tok::S64 };
        self.def(class, Op::Add, &[ty], &[start, POp::Int(offset)])
    }
}

impl Parts {
    /// `count` parts from `start` on.
    pub(crate) fn sub(self, start: u32, count: u32) -> Parts {
        let start = start.min(self.len());
        Parts::new(self.start() + start, count.min(self.len() - start))
    }
}

/// Whether a type is a vector.
pub(crate) fn is_vector(types: &ir::Types, ty: Type) -> bool {
    matches!(types.kind(ty), TypeKind::Vector { .. })
}

/// Whether a global is a function.
pub(crate) fn is_function(env: &ir::ModuleEnv, global: GlobalId) -> bool {
    matches!(env.globals[global].kind, GlobalKind::Function(_))
}
