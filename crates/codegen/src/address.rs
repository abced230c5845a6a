//! Addresses: what can stand between the brackets of a memory operand, address spaces, and `getelementptr`.

use crate::cx::{R, internal, unsupported};
use crate::func::FnCx;
use crate::types::{Class, Scalar};
use crate::value::is_function;
use ir::{CastOp, ConstExpr, ConstKind, Inst, InstKind, Operand, OperandKind, Type, TypeKind};
use ptx::{Base, Op, Operand as POp, Tok};
use smallvec::SmallVec;

/// LLVM's numbers of NVPTX's address spaces.
pub(crate) mod space {
    pub(crate) const GENERIC: u32 = 0;
    pub(crate) const GLOBAL: u32 = 1;
    pub(crate) const SHARED: u32 = 3;
    pub(crate) const CONST: u32 = 4;
    pub(crate) const LOCAL: u32 = 5;
    pub(crate) const SHARED_CLUSTER: u32 = 7;
    pub(crate) const PARAM: u32 = 101;
}

/// A base and an offset in an address space.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Address {
    pub(crate) base: Base,
    pub(crate) offset: i64,
    pub(crate) space: u32,
}

impl Address {
    /// The same base, further on.
    pub(crate) fn plus(self, bytes: u64) -> Address {
        Address { offset: self.offset.wrapping_add(bytes as i64), ..self }
    }
}

/// The token of an address space; none for generic addresses.
pub(crate) fn space_token(space: u32) -> R<Option<Tok>> {
    Ok(Some(match space {
        space::GENERIC => return Ok(None),
        space::GLOBAL => Tok::Global,
        space::SHARED => Tok::Shared,
        space::CONST => Tok::Const,
        space::LOCAL => Tok::Local,
        space::SHARED_CLUSTER => Tok::SharedCluster,
        space::PARAM => Tok::Param,
        other => return unsupported(format!("address space {other}")),
    }))
}

/// How far address computations are followed through their operands.
const CHAIN: u32 = 64;

impl<'a> FnCx<'a> {
    /// The address that a pointer holds, with constant offsets and casts folded in.
    pub(crate) fn address(&mut self, pointer: Operand) -> R<Address> {
        let mut at = pointer;
        let mut offset = 0i64;
        for _ in 0..CHAIN {
            let step = match at.kind() {
                OperandKind::Global(global) => return self.global_base(global, offset),
                OperandKind::Const(c) => {
                    if let ConstKind::Global(global) = self.f.consts.kind(c) {
                        return self.global_base(*global, offset);
                    }
                    self.const_step(c)
                }
                OperandKind::Value(value) => {
                    if let Some(&(local, space)) = self.slots.place(value) {
                        self.slots.mark(local);
                        return Ok(Address { base: Base::Local(local), offset, space });
                    }
                    self.value_step(at)
                }
                _ => None,
            };
            let Some((next, more)) = step else { break };
            at = next;
            offset = offset.wrapping_add(more);
        }
        let Scalar::Ptr(space, bits) = self.scalar_of(at)? else {
            return internal("an address that is no pointer");
        };
        let part = self.scalar(at)?;
        Ok(match part {
            POp::Int(n) => Address { base: Base::None, offset: n.wrapping_add(offset), space },
            _ => {
                let class = if bits <= 32 { Class::B32 } else { Class::B64 };
                Address { base: Base::Reg(self.in_reg(part, class)), offset, space }
            }
        })
    }

    /// The address that a pointer holds, in the address space of the pointer's own type: for instructions whose name says
    /// the space.
    pub(crate) fn address_as_typed(&mut self, pointer: Operand) -> R<Address> {
        let address = self.address(pointer)?;
        let Scalar::Ptr(space, bits) = self.scalar_of(pointer)? else {
            return internal("an address that is no pointer");
        };
        if address.space == space && address.base != Base::None {
            return Ok(address);
        }
        let part = self.materialise(address, space)?;
        let class = if bits <= 32 { Class::B32 } else { Class::B64 };
        Ok(Address { base: Base::Reg(self.in_reg(part, class)), offset: 0, space })
    }

    fn global_base(&mut self, global: ir::GlobalId, offset: i64) -> R<Address> {
        let (global, more) = self.resolve_alias(global)?;
        let data = &self.cx.env.globals[global];
        let space = match data.addr_space {
            space::GENERIC if !is_function(self.cx.env, global) => space::GLOBAL,
            other => other,
        };
        if data.thread_local.is_some() {
            return unsupported(format!("the thread-local variable `{}`", self.cx.env.global_name(global)));
        }
        let symbol = self.cx.symbol(global)?;
        Ok(Address { base: Base::Symbol(symbol), offset: offset.wrapping_add(more), space })
    }

    /// What a constant address is computed from, and the bytes that it adds.
    fn const_step(&self, c: ir::Const) -> Option<(Operand, i64)> {
        let ConstKind::Expr(expr) = self.f.consts.kind(c) else { return None };
        match &**expr {
            ConstExpr::Gep { source, operands, .. } => {
                let indices: SmallVec<[Operand; 4]> =
                    operands[1..].iter().map(|&c| Operand::constant(c)).collect();
                Some((operands[0].into(), self.constant_offset(*source, &indices)?))
            }
            ConstExpr::Cast { op: CastOp::BitCast, value } => Some(((*value).into(), 0)),
            ConstExpr::Cast { op: CastOp::AddrSpaceCast, value } => {
                self.to_generic(self.f.consts.ty(c)).then(|| ((*value).into(), 0))
            }
            _ => None,
        }
    }

    /// The same for an instruction.
    fn value_step(&self, at: Operand) -> Option<(Operand, i64)> {
        match self.def_kind(at)? {
            InstKind::Gep { source, operands, .. } => {
                let list = self.f.list(operands);
                let (&base, indices) = list.split_first()?;
                Some((base, self.constant_offset(*source, indices)?))
            }
            InstKind::Cast { op: CastOp::BitCast, value, .. } => Some((*value, 0)),
            InstKind::Cast { op: CastOp::AddrSpaceCast, value, .. } => {
                // A cast that names a space only repeats what is known of a slot, a parameter or a global.
                let known =
                    self.to_generic(self.ty(at)) || self.known_space(*value) == self.space_of(self.ty(at));
                known.then_some((*value, 0))
            }
            _ => None,
        }
    }

    fn space_of(&self, ty: Type) -> Option<u32> {
        self.cx.env.types.addr_space(ty)
    }

    fn to_generic(&self, ty: Type) -> bool {
        self.space_of(ty) == Some(space::GENERIC)
    }

    /// The space of what a pointer is computed from, where constant steps lead to a slot or a global.
    fn known_space(&self, pointer: Operand) -> Option<u32> {
        let mut at = pointer;
        for _ in 0..CHAIN {
            let step = match at.kind() {
                OperandKind::Global(global) => {
                    let found = self.cx.env.globals[global].addr_space;
                    return Some(if found == space::GENERIC { space::GLOBAL } else { found });
                }
                OperandKind::Const(c) => match self.f.consts.kind(c) {
                    ConstKind::Global(global) => {
                        at = Operand::global(*global);
                        continue;
                    }
                    _ => self.const_step(c),
                },
                OperandKind::Value(value) => match self.slots.place(value) {
                    Some(&(_, space)) => return Some(space),
                    None => match self.def_kind(at) {
                        Some(InstKind::Cast { op: CastOp::AddrSpaceCast, value, .. }) => Some((*value, 0)),
                        _ => self.value_step(at),
                    },
                },
                _ => None,
            };
            match step {
                Some((next, _)) => at = next,
                None => return self.space_of(self.ty(at)).filter(|&s| s != space::GENERIC),
            }
        }
        None
    }

    /// The bytes that a path of constant indices leads to.
    pub(crate) fn constant_offset(&self, source: Type, indices: &[Operand]) -> Option<i64> {
        let mut offset = 0i64;
        let mut ty = source;
        for (n, &index) in indices.iter().enumerate() {
            let value = self.signed_constant(index)?;
            let (bytes, next) = self.step_bytes(ty, n == 0, value)?;
            offset = offset.wrapping_add(bytes);
            ty = next;
        }
        Some(offset)
    }

    fn signed_constant(&self, index: Operand) -> Option<i64> {
        let constant = index.as_const()?;
        let width = match *self.cx.env.types.kind(self.f.consts.ty(constant)) {
            TypeKind::Int(width) => width,
            // A vector of indices is handled lane by lane.
            _ => return None,
        };
        match self.f.consts.kind(constant) {
            ConstKind::Int(n) => {
                let shift = 64 - width.clamp(1, 64);
                Some((*n as i64) << shift >> shift)
            }
            ConstKind::WideInt(words) => Some(words[0] as i64),
            ConstKind::Zero | ConstKind::Undef | ConstKind::Poison => Some(0),
            _ => None,
        }
    }

    /// The bytes of one constant index, and the type that it leads to.
    fn step_bytes(&self, ty: Type, first: bool, index: i64) -> Option<(i64, Type)> {
        let types = &self.cx.env.types;
        let layout = &self.cx.env.layout;
        if first {
            return Some((index.wrapping_mul(layout.alloc_size(types, ty)? as i64), ty));
        }
        match types.kind(ty) {
            TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => {
                let stride = match types.kind(ty) {
                    TypeKind::Vector { .. } => layout.size_in_bits(types, *elem)? / 8,
                    _ => layout.alloc_size(types, *elem)?,
                };
                Some((index.wrapping_mul(stride as i64), *elem))
            }
            _ => {
                let index = u64::try_from(index).ok()?;
                Some((layout.element_offset(types, ty, index)? as i64, types.element(ty, index)?))
            }
        }
    }

    /// A register that holds an address as a pointer of that space.
    pub(crate) fn materialise(&mut self, address: Address, space: u32) -> R<POp> {
        let bits = |s| self.cx.env.layout.pointer_bits(s);
        let (own, wanted) = (bits(address.space), bits(space));
        if address.space == space {
            return Ok(self.address_in_reg(address.base, address.offset, wanted));
        }
        if space != space::GENERIC {
            // A pointer that is generic by type and known to lie in that space.
            let generic = self.materialise(address, space::GENERIC)?;
            return self.convert_address(generic, space::GENERIC, space);
        }
        let place = match address.base {
            // The address of a variable can be converted where it is.
            Base::Symbol(_) | Base::Local(_) if address.space != space::PARAM => {
                POp::Address(address.base, i32::try_from(address.offset).unwrap_or(0))
            }
            _ => self.address_in_reg(address.base, address.offset, own),
        };
        if let POp::Address(..) = place {
            let Some(token) = space_token(address.space)? else { return internal("a generic variable") };
            let generic = self.def(Class::B64, Op::Cvta, &[token, Tok::U64], &[place]);
            if i32::try_from(address.offset).is_err() {
                return Ok(self.def(Class::B64, Op::Add, &[Tok::S64], &[generic, POp::Int(address.offset)]));
            }
            return Ok(generic);
        }
        self.convert_address(place, address.space, space)
    }

    /// Converts an address in a register between a space and generic addresses.
    pub(crate) fn convert_address(&mut self, part: POp, from: u32, to: u32) -> R<POp> {
        let layout = &self.cx.env.layout;
        let (from_bits, to_bits) = (layout.pointer_bits(from), layout.pointer_bits(to));
        if from == to {
            return Ok(part);
        }
        if from == space::GENERIC {
            let Some(token) = space_token(to)? else { return Ok(part) };
            let wide = POp::Reg(self.in_reg(part, Class::B64));
            let cast = self.def(Class::B64, Op::CvtaTo, &[token, Tok::U64], &[wide]);
            return Ok(match to_bits {
                0..=32 => self.def(Class::B32, Op::Cvt, &[Tok::U32, Tok::U64], &[cast]),
                _ => cast,
            });
        }
        if to == space::GENERIC {
            let Some(token) = space_token(from)? else { return Ok(part) };
            let wide = if from_bits <= 32 {
                let narrow = POp::Reg(self.in_reg(part, Class::B32));
                self.def(Class::B64, Op::Cvt, &[Tok::U64, Tok::U32], &[narrow])
            } else {
                POp::Reg(self.in_reg(part, Class::B64))
            };
            return Ok(self.def(Class::B64, Op::Cvta, &[token, Tok::U64], &[wide]));
        }
        if matches!((from, to), (space::SHARED, space::SHARED_CLUSTER)) && from_bits == to_bits {
            return Ok(part);
        }
        unsupported(format!("a cast from address space {from} to {to}"))
    }

    /// `addrspacecast` of a scalar.
    pub(crate) fn addr_space_cast(&mut self, value: Operand, from: Type, to: Type) -> R<POp> {
        let (Some(a), Some(b)) = (self.space_of(from), self.space_of(to)) else {
            return internal("an address space cast of no pointer");
        };
        if self.known_space(value) == Some(b) && b != space::GENERIC {
            let address = self.address(value)?;
            if address.space == b {
                return self.materialise(address, b);
            }
        }
        if b == space::GENERIC {
            let address = self.address(value)?;
            return self.materialise(address, b);
        }
        let part = self.scalar(value)?;
        self.convert_address(part, a, b)
    }

    /// `getelementptr` of a scalar pointer whose value is asked for.
    pub(crate) fn gep(&mut self, inst: Inst) -> R<POp> {
        let InstKind::Gep { source, operands, .. } = &self.f.insts[inst].kind else {
            return internal("no gep");
        };
        let list: &'a [Operand] = self.f.list(operands);
        let Some(result) = self.f.result(inst) else { return internal("a gep without result") };
        let ty = self.f.values[result].ty;
        let Scalar::Ptr(space, bits) = self.scalar_ty(ty)? else { return internal("a gep of no pointer") };
        if self.constant_offset(*source, &list[1..]).is_some() {
            let address = self.address(result.into())?;
            return self.materialise(address, space);
        }
        self.gep_parts(list[0], *source, &list[1..], space, bits)
    }

    fn gep_parts(
        &mut self,
        base: Operand,
        source: Type,
        indices: &[Operand],
        space: u32,
        bits: u32,
    ) -> R<POp> {
        let class = if bits <= 32 { Class::B32 } else { Class::B64 };
        let mut offset = 0i64;
        let mut ty = source;
        let mut scaled = SmallVec::<[(Operand, i64); 2]>::new();
        for (n, &index) in indices.iter().enumerate() {
            if let Some(value) = self.signed_constant(index) {
                let Some((bytes, next)) = self.step_bytes(ty, n == 0, value) else { return self.no_type(ty) };
                offset = offset.wrapping_add(bytes);
                ty = next;
            } else {
                let Some((stride, next)) = self.step_bytes(ty, n == 0, 1) else { return self.no_type(ty) };
                if n > 0 && self.cx.env.types.struct_fields(ty).is_some() {
                    return internal("a variable index of a struct");
                }
                scaled.push((index, stride));
                ty = next;
            }
        }
        let address = self.address(base)?;
        let mut sum = self.materialise(address.plus(offset as u64), space)?;
        for (index, stride) in scaled {
            sum = self.add_scaled(sum, index, stride, class)?;
        }
        Ok(sum)
    }

    /// `sum + index * stride`.
    fn add_scaled(&mut self, sum: POp, index: Operand, stride: i64, class: Class) -> R<POp> {
        let Scalar::Int(width) = self.scalar_of(index)? else { return unsupported("a vector as index") };
        if stride == 0 {
            return Ok(sum);
        }
        if class == Class::B64
            && i32::try_from(stride).is_ok()
            && let Some((narrow, signed)) = self.narrow_index(index, width)?
        {
            let ty = if signed { Tok::S32 } else { Tok::U32 };
            return Ok(self.def(Class::B64, Op::MadWide, &[ty], &[narrow, POp::Int(stride), sum]));
        }
        let index = self.index_part(index, width, class)?;
        let (ty, bits) = if class == Class::B64 { (Tok::S64, Tok::B64) } else { (Tok::S32, Tok::B32) };
        if stride == 1 {
            return Ok(self.def(class, Op::Add, &[ty], &[sum, index]));
        }
        if stride > 0 && (stride as u64).is_power_of_two() {
            let shift = POp::Int(i64::from(stride.trailing_zeros()));
            let scaled = self.def(class, Op::Shl, &[bits], &[index, shift]);
            return Ok(self.def(class, Op::Add, &[ty], &[sum, scaled]));
        }
        Ok(self.def(class, Op::MadLo, &[ty], &[index, POp::Int(stride), sum]))
    }

    /// A 32-bit index that the address widens: an `i32`, or the operand of an extension to 64 bits.
    fn narrow_index(&mut self, index: Operand, width: u32) -> R<Option<(POp, bool)>> {
        if width <= 32 {
            return Ok(Some((self.sext(index)?, true)));
        }
        if width != 64 {
            return Ok(None);
        }
        if let Some(InstKind::Cast { op, value, .. }) = self.def_kind(index)
            && let Scalar::Int(2..=32) = self.scalar_of(*value)?
        {
            return Ok(match op {
                CastOp::SExt => Some((self.sext(*value)?, true)),
                CastOp::ZExt => Some((self.zext(*value)?, false)),
                _ => None,
            });
        }
        Ok(None)
    }

    fn index_part(&mut self, index: Operand, width: u32, class: Class) -> R<POp> {
        let parts = self.parts(index)?;
        let Some(&low) = parts.first() else { return internal("an index without parts") };
        Ok(match (class, Scalar::Int(width).class()) {
            (Class::B64, Class::B64) if width >= 64 => low,
            (Class::B64, _) => {
                let part = self.sext(index)?;
                match Scalar::Int(width).class() {
                    Class::B64 => part,
                    _ => self.def(Class::B64, Op::Cvt, &[Tok::S64, Tok::S32], &[part]),
                }
            }
            (_, Class::B64) => {
                let low = POp::Reg(self.in_reg(low, Class::B64));
                self.def(Class::B32, Op::Cvt, &[Tok::U32, Tok::U64], &[low])
            }
            _ => self.sext(index)?,
        })
    }
}
