//! Constants and constant expressions. LangRef, "Constants", "Constant Expressions".
//!
//! A block of constants is kept as records: its constants may refer to later ones, and most of those of the module are
//! used by initialisers only. A constant is made in the pool of who uses it: the module's or a body's.

use super::attributes::unrotate;
use super::fault::{DEPTH_LIMIT, R, broken, invalid, too_deep, unsupported};
use super::inst::{Pred, binary_op, cast_op, cmp_pred};
use super::reader::{PendingBlockAddress, Reader, block};
use super::stream::{Entry, Record};
use super::values::{Args, Slot};
use ir::{Asm, Block, Const, ConstExpr, ConstKind, InlineAsm, InstFlags, Type, TypeKind};

/// One record.
#[derive(Clone, Copy)]
struct Raw {
    row: u32,
    code: u32,
    start: usize,
    len: usize,
    at: usize,
}

/// Records of constants, and their operands.
#[derive(Default)]
pub(crate) struct RawConstants {
    list: Vec<Raw>,
    ops: Vec<u64>,
}

impl RawConstants {
    /// What to go back to when a body ends.
    pub(crate) fn mark(&self) -> (usize, usize) {
        (self.list.len(), self.ops.len())
    }

    pub(crate) fn truncate(&mut self, mark: (usize, usize)) {
        self.list.truncate(mark.0);
        self.ops.truncate(mark.1);
    }
}

/// Width of an integer constant that is read.
const WIDTH_LIMIT: u32 = 1 << 14;
/// Elements that a shuffle mask may have.
const MASK_LIMIT: usize = 1 << 12;

impl Reader<'_> {
    /// Takes in a block of constants.
    pub(crate) fn constants_block(&mut self) -> R<()> {
        self.c.enter(block::CONSTANTS)?;
        let mut record = Record::default();
        // Until the first type is set it is `i32`.
        let mut row = u32::MAX;
        loop {
            match self.c.next(&mut record)? {
                Entry::End => return Ok(()),
                Entry::Block(id) => return unsupported(format!("the constants have the unknown block {id}")),
                Entry::Record if record.code == 1 => {
                    let op = record.ops.first().copied().unwrap_or(u64::MAX);
                    self.ty(op)?;
                    row = op as u32;
                }
                Entry::Record => {
                    let raw = Raw {
                        row,
                        code: record.code,
                        start: self.raw.ops.len(),
                        len: record.ops.len(),
                        at: self.c.start_byte(),
                    };
                    self.raw.ops.extend_from_slice(&record.ops);
                    self.push_value(Slot::Const(self.raw.list.len() as u32))?;
                    self.raw.list.push(raw);
                }
            }
        }
    }

    /// The type of a record.
    pub(crate) fn raw_type(&self, raw: u32) -> R<Type> {
        match self.raw.list[raw as usize].row {
            u32::MAX => Ok(Type::I32),
            row => self.ty(u64::from(row)),
        }
    }

    fn intern(&mut self, module: bool, ty: Type, kind: ConstKind) -> Const {
        match &mut self.f {
            Some(f) if !module => f.consts.intern(ty, kind),
            _ => self.env.consts.intern(ty, kind),
        }
    }

    fn const_type(&self, module: bool, constant: Const) -> Type {
        match &self.f {
            Some(f) if !module => f.consts.ty(constant),
            _ => self.env.consts.ty(constant),
        }
    }

    /// Whether a constant is the address of a function.
    fn is_function(&self, module: bool, constant: Const) -> bool {
        let kind = match &self.f {
            Some(f) if !module => f.consts.kind(constant),
            _ => self.env.consts.kind(constant),
        };
        matches!(kind, ConstKind::Global(g) if self.env.globals.get(*g).is_some_and(|global| global.as_function().is_some()))
    }

    /// The constant of value `id`, in the module's pool or in that of the body.
    pub(crate) fn constant(&mut self, id: u64, module: bool) -> R<Const> {
        let module = module || self.f.is_none();
        let slot = usize::try_from(id).ok().and_then(|id| self.values.get(id)).copied();
        let raw = match slot {
            Some(Slot::Const(raw)) => raw,
            Some(Slot::Global(global)) => {
                let ty = self.env.global_ptr_type(global);
                return Ok(self.intern(module, ty, ConstKind::Global(global)));
            }
            Some(Slot::Local(_)) => return invalid("a constant refers to a local value"),
            None => return broken("a constant refers to a value that does not exist"),
        };
        let key = id as u32;
        let cache = if module { &self.made } else { &self.made_here };
        if let Some(&known) = cache.get(&key) {
            return Ok(known);
        }
        if self.depth >= DEPTH_LIMIT {
            return too_deep("constants");
        }
        self.depth += 1;
        let result = self.make(raw, module);
        self.depth -= 1;
        let at = self.raw.list[raw as usize].at;
        let constant = result.map_err(|f| if f.at.is_none() { f.at(at) } else { f })?;
        // Numbers of a body's values are used again by the next body.
        if !module {
            self.made_here.insert(key, constant);
        } else if self.body.first_value.is_none_or(|first| key < first) {
            self.made.insert(key, constant);
        }
        Ok(constant)
    }

    /// A constant that must be of that type.
    fn constant_of(&mut self, id: u64, module: bool, ty: Type) -> R<Const> {
        let constant = self.constant(id, module)?;
        let found = self.const_type(module, constant);
        if found != ty {
            let (found, ty) = (self.type_text(found), self.type_text(ty));
            return invalid(format!("a constant of type `{found}` stands where one of type `{ty}` must"));
        }
        Ok(constant)
    }

    fn make(&mut self, raw: u32, module: bool) -> R<Const> {
        let ty = self.raw_type(raw)?;
        let Raw { code, start, len, .. } = self.raw.list[raw as usize];
        // The operands are copied, because making what they refer to needs the reader.
        let ops = self.raw.ops[start..start + len].to_vec();
        let mut args = Args::new(&ops);
        let kind = match code {
            2 => self.null(ty)?,
            3 | 26 if !self.is_first_class(ty) => return invalid("a type has no `undef` or `poison`"),
            3 => ConstKind::Undef,
            26 => ConstKind::Poison,
            4 => return self.integer(args.next()?, ty, module),
            5 => return self.wide_integer(&ops, ty, module),
            6 => return self.float(&ops, ty, module),
            7 => self.aggregate(&ops, ty, module)?,
            8 | 9 => self.string(&ops, ty, code == 9, module)?,
            22 => self.data(&ops, ty, module)?,
            21 => self.block_address(&mut args, ty)?,
            27 | 29 => {
                args.next()?;
                let id = args.next()?;
                match usize::try_from(id).ok().and_then(|id| self.values.get(id)) {
                    Some(&Slot::Global(global)) if code == 27 => ConstKind::DsoLocalEquivalent(global),
                    Some(&Slot::Global(global)) => ConstKind::NoCfi(global),
                    _ => return invalid("`dso_local_equivalent` and `no_cfi` are of a global"),
                }
            }
            33 | 34 => self.ptr_auth(&ops, module)?,
            18 | 23 | 28 | 30 => return invalid("inline assembly is used as a constant"),
            _ => return self.expression(code, &ops, ty, module),
        };
        Ok(self.intern(module, ty, kind))
    }

    /// The width of an integer type, or of the elements of a vector of them.
    fn width(&self, ty: Type) -> R<u32> {
        match self.env.types.int_width(self.env.types.scalar(ty)) {
            Some(width) if width <= WIDTH_LIMIT => Ok(width),
            Some(_) => unsupported(format!("an integer constant of more than {WIDTH_LIMIT} bits")),
            None => invalid("an integer constant is of a type that is no integer"),
        }
    }

    fn is_first_class(&self, ty: Type) -> bool {
        !matches!(ty, Type::VOID | Type::LABEL | Type::METADATA) && self.env.types.function(ty).is_none()
    }

    /// The value whose bits are all 0.
    fn null(&self, ty: Type) -> R<ConstKind> {
        Ok(match *self.env.types.kind(ty) {
            TypeKind::Int(width) if width <= 64 => ConstKind::Int(0),
            TypeKind::Int(_) => ConstKind::WideInt(vec![0; self.width(ty)?.div_ceil(64) as usize].into()),
            TypeKind::Half | TypeKind::BFloat | TypeKind::Float | TypeKind::Double => ConstKind::Float(0),
            TypeKind::X86Fp80 | TypeKind::Fp128 | TypeKind::PpcFp128 => ConstKind::WideFloat(0),
            _ if !self.is_first_class(ty) => return invalid("a type has no null value"),
            _ => ConstKind::Zero,
        })
    }

    /// `ty` is that of the constant or, for a vector, of each of its elements.
    fn splat(&mut self, ty: Type, module: bool, kind: ConstKind) -> Const {
        let elem = self.env.types.scalar(ty);
        let constant = self.intern(module, elem, kind);
        if elem == ty { constant } else { self.intern(module, ty, ConstKind::Splat(constant)) }
    }

    fn integer(&mut self, op: u64, ty: Type, module: bool) -> R<Const> {
        let width = self.width(ty)?;
        let value = unrotate(op);
        let kind = if width <= 64 {
            ConstKind::Int(value as u64 & (u64::MAX >> (64 - width)))
        } else {
            let fill = if value < 0 { u64::MAX } else { 0 };
            let mut words = vec![fill; width.div_ceil(64) as usize];
            words[0] = value as u64;
            cut(&mut words, width);
            ConstKind::WideInt(words.into())
        };
        Ok(self.splat(ty, module, kind))
    }

    fn wide_integer(&mut self, ops: &[u64], ty: Type, module: bool) -> R<Const> {
        let width = self.width(ty)?;
        let len = width.div_ceil(64) as usize;
        if ops.is_empty() || ops.len() > len {
            return invalid("an integer constant has more bits than its type");
        }
        let mut words: Vec<u64> = ops.iter().map(|&op| unrotate(op) as u64).collect();
        // Active words only are written, without a sign.
        words.resize(len, 0);
        cut(&mut words, width);
        let kind = if width <= 64 { ConstKind::Int(words[0]) } else { ConstKind::WideInt(words.into()) };
        Ok(self.splat(ty, module, kind))
    }

    fn float(&mut self, ops: &[u64], ty: Type, module: bool) -> R<Const> {
        let kind = match (self.env.types.scalar(ty), ops) {
            (Type::HALF | Type::BFLOAT, &[bits, ..]) => ConstKind::Float(bits & 0xffff),
            (Type::FLOAT, &[bits, ..]) => ConstKind::Float(bits & 0xffff_ffff),
            (Type::DOUBLE, &[bits, ..]) => ConstKind::Float(bits),
            (Type::X86_FP80, &[high, low, ..]) => {
                ConstKind::WideFloat(u128::from(high) << 16 | u128::from(low & 0xffff))
            }
            (Type::FP128 | Type::PPC_FP128, &[low, high, ..]) => {
                ConstKind::WideFloat(u128::from(high) << 64 | u128::from(low))
            }
            _ => return invalid("a float constant is of a type that is no float"),
        };
        Ok(self.splat(ty, module, kind))
    }

    fn aggregate(&mut self, ops: &[u64], ty: Type, module: bool) -> R<ConstKind> {
        let types: Vec<Type> = match self.env.types.kind(ty) {
            TypeKind::Array { elem, len } if *len == ops.len() as u64 => vec![*elem; ops.len()],
            TypeKind::Vector { elem, len, .. } if *len as usize == ops.len() => vec![*elem; ops.len()],
            _ => match self.env.types.struct_fields(ty) {
                Some((fields, _)) if fields.len() == ops.len() => fields.to_vec(),
                _ => return invalid("an aggregate constant has another number of elements than its type"),
            },
        };
        let elements: R<Vec<Const>> =
            ops.iter().zip(types).map(|(&op, ty)| self.constant_of(op, module, ty)).collect();
        Ok(ConstKind::Aggregate(elements?.into()))
    }

    /// The type of the elements of an array or vector that has `len`.
    fn sequence(&self, ty: Type, len: usize) -> R<Type> {
        match *self.env.types.kind(ty) {
            TypeKind::Array { elem, len: found } if found == len as u64 => Ok(elem),
            TypeKind::Vector { elem, len: found, scalable: false } if found as usize == len => Ok(elem),
            _ => invalid("a constant of data has another number of elements than its type"),
        }
    }

    fn string(&mut self, ops: &[u64], ty: Type, terminated: bool, module: bool) -> R<ConstKind> {
        let mut ops = ops.to_vec();
        if terminated {
            ops.push(0);
        }
        self.data(&ops, ty, module)
    }

    fn data(&mut self, ops: &[u64], ty: Type, module: bool) -> R<ConstKind> {
        let elem = self.sequence(ty, ops.len())?;
        if elem == Type::I8 && matches!(self.env.types.kind(ty), TypeKind::Array { .. }) {
            return Ok(ConstKind::Bytes(ops.iter().map(|&op| op as u8).collect()));
        }
        let make: fn(u64) -> ConstKind = match *self.env.types.kind(elem) {
            TypeKind::Int(width @ (8 | 16 | 32 | 64)) => {
                let mask = u64::MAX >> (64 - width);
                let elements = ops.iter().map(|&op| self.intern(module, elem, ConstKind::Int(op & mask)));
                return Ok(ConstKind::Aggregate(elements.collect()));
            }
            TypeKind::Half | TypeKind::BFloat => |op| ConstKind::Float(op & 0xffff),
            TypeKind::Float => |op| ConstKind::Float(op & 0xffff_ffff),
            TypeKind::Double => ConstKind::Float,
            _ => return invalid("a constant of data is of a type that has none"),
        };
        Ok(ConstKind::Aggregate(ops.iter().map(|&op| self.intern(module, elem, make(op))).collect()))
    }

    fn block_address(&mut self, args: &mut Args<'_>, ty: Type) -> R<ConstKind> {
        args.next()?;
        let (function, number) = (args.next()?, args.next()?);
        let slot = usize::try_from(function).ok().and_then(|id| self.values.get(id)).copied();
        let Some(Slot::Global(function)) = slot.filter(|_| self.env.types.addr_space(ty).is_some()) else {
            return invalid("a block address is of a function");
        };
        let number = u32::try_from(number).ok().filter(|&n| n < 1 << 28);
        let Some(number) = number.filter(|_| self.env.globals[function].as_function().is_some()) else {
            return invalid("a block address names no block");
        };
        let block = Block::from_u32(number);
        let at = self.c.start_byte();
        self.block_addresses.push(PendingBlockAddress { function, block, at });
        Ok(ConstKind::BlockAddress { function, block })
    }

    fn ptr_auth(&mut self, ops: &[u64], module: bool) -> R<ConstKind> {
        let mut list = Vec::new();
        for &op in ops {
            list.push(self.constant(op, module)?);
        }
        if list.len() == 5 {
            let last = list.pop().unwrap_or(list[0]);
            let pool = match &self.f {
                Some(f) if !module => &f.consts,
                _ => &self.env.consts,
            };
            if *pool.kind(last) != ConstKind::Zero {
                return unsupported("`ptrauth` with a deactivation symbol");
            }
        }
        if list.len() != 4 {
            return broken("`ptrauth` has four operands");
        }
        Ok(ConstKind::PtrAuth(list.into()))
    }

    /// The inline assembly of a record, if it is one.
    pub(crate) fn inline_asm(&mut self, raw: u32) -> R<Option<Asm>> {
        let Raw { row, code, start, len, at } = self.raw.list[raw as usize];
        if !matches!(code, 18 | 23 | 28 | 30) {
            return Ok(None);
        }
        let ops = self.raw.ops[start..start + len].to_vec();
        let mut args = Args::new(&ops);
        self.asm_record(&mut args, code, row).map(Some).map_err(|f| f.at(at))
    }

    fn asm_record(&mut self, args: &mut Args<'_>, code: u32, row: u32) -> R<Asm> {
        let ty = if code == 30 { Some(args.next()?) } else { self.pointee(u64::from(row)) };
        let Some(ty) =
            ty.map(|row| self.ty(row)).transpose()?.filter(|&ty| self.env.types.function(ty).is_some())
        else {
            return invalid("inline assembly has no function type");
        };
        let flags = args.next()?;
        let known = match code {
            18 => 0b11,
            23 => 0b111,
            _ => 0b1111,
        };
        if flags & !known != 0 {
            return unsupported("inline assembly has an unknown flag");
        }
        let mut string = || -> R<Vec<u8>> {
            let len = args.next()?;
            if len > args.left() as u64 {
                return broken("a text of inline assembly is longer than its record");
            }
            (0..len).map(|_| args.next().map(|op| op as u8)).collect()
        };
        let (template, constraints) = (string()?, string()?);
        let asm = InlineAsm {
            ty,
            template: self.env.strings.intern(template),
            constraints: self.env.strings.intern(constraints),
            side_effect: flags & 1 != 0,
            align_stack: flags & 2 != 0,
            intel_dialect: flags & 4 != 0,
            unwind: flags & 8 != 0,
        };
        if let Some(&known) = self.asm_ids.get(&asm) {
            return Ok(known);
        }
        let id = self.env.asms.push(asm.clone());
        self.asm_ids.insert(asm, id);
        Ok(id)
    }

    // Expressions.

    fn expression(&mut self, code: u32, ops: &[u64], ty: Type, module: bool) -> R<Const> {
        let mut args = Args::new(ops);
        let expr = match code {
            10 => {
                let op = binary_op(args.next()?, self.env.types.is_float(self.env.types.scalar(ty)))?;
                let lhs = self.constant_of(args.next()?, module, ty)?;
                let rhs = self.constant_of(args.next()?, module, ty)?;
                let flags = super::inst::binary_flags(op, args.opt().unwrap_or(0));
                ConstExpr::Binary { op, flags, lhs, rhs }
            }
            25 => match args.next()? {
                0 => ConstExpr::FNeg(self.constant_of(args.next()?, module, ty)?),
                op => return unsupported(format!("a constant has the unknown operation {op}")),
            },
            11 => {
                let op = cast_op(args.next()?)?;
                args.next()?;
                let value = self.constant(args.next()?, module)?;
                // Only the pointee differed. That a function is taken for another is kept, as in the text.
                if op == ir::CastOp::BitCast
                    && self.const_type(module, value) == ty
                    && !self.is_function(module, value)
                {
                    return Ok(value);
                }
                ConstExpr::Cast { op, value }
            }
            12 | 20 | 24 | 31 | 32 => self.gep_constant(code, ops, module)?,
            13 => {
                let cond = self.constant(args.next()?, module)?;
                let on_true = self.constant_of(args.next()?, module, ty)?;
                let on_false = self.constant_of(args.next()?, module, ty)?;
                ConstExpr::Select { cond, on_true, on_false }
            }
            14 => {
                args.next()?;
                let vector = self.constant(args.next()?, module)?;
                let index = self.element_index(&mut args, module)?;
                if self.env.types.vector(self.const_type(module, vector)).is_none_or(|(elem, _)| elem != ty) {
                    return invalid("`extractelement` gives another type than the elements have");
                }
                ConstExpr::ExtractElement { vector, index }
            }
            15 => {
                let Some((elem, _)) = self.env.types.vector(ty) else {
                    return invalid("`insertelement` is of a type that is no vector");
                };
                let vector = self.constant_of(args.next()?, module, ty)?;
                let element = self.constant_of(args.next()?, module, elem)?;
                let index = self.element_index(&mut args, module)?;
                ConstExpr::InsertElement { vector, element, index }
            }
            16 | 19 => {
                if code == 19 {
                    args.next()?;
                }
                let a = self.constant(args.next()?, module)?;
                let operand = self.const_type(module, a);
                let b = self.constant_of(args.next()?, module, operand)?;
                let mask = self.constant(args.next()?, module)?;
                let mask = self.mask(mask, module)?;
                let fits = self.env.types.vector(ty).is_some_and(|(_, len)| len as usize == mask.len());
                if !fits || self.env.types.vector(operand).is_none() {
                    return invalid("`shufflevector` has a mask that does not fit");
                }
                ConstExpr::ShuffleVector { a, b, mask: mask.into() }
            }
            17 => {
                args.next()?;
                let lhs = self.constant(args.next()?, module)?;
                let operand = self.const_type(module, lhs);
                let rhs = self.constant_of(args.next()?, module, operand)?;
                match cmp_pred(args.next()?)? {
                    Pred::Int(pred) => ConstExpr::ICmp { pred, lhs, rhs },
                    Pred::Float(pred) => ConstExpr::FCmp { pred, lhs, rhs },
                }
            }
            code => return unsupported(format!("the module has a constant of the unknown kind {code}")),
        };
        Ok(self.intern(module, ty, ConstKind::Expr(Box::new(expr))))
    }

    /// The index of an element: its type and number, or its number alone in old records.
    fn element_index(&mut self, args: &mut Args<'_>, module: bool) -> R<Const> {
        if args.left() > 1 {
            args.next()?;
        }
        self.constant(args.next()?, module)
    }

    fn gep_constant(&mut self, code: u32, ops: &[u64], module: bool) -> R<ConstExpr> {
        let mut args = Args::new(ops);
        let source = if code >= 24 || ops.len() % 2 == 1 { Some(args.next()?) } else { None };
        let (mut flags, mut inrange) = (0, None);
        match code {
            20 => flags = 1,
            // The index that `inrange` was about is dropped, as LLVM does: the meaning changed with the form.
            24 => flags = args.next()? & 1,
            31 => {
                flags = args.next()?;
                let width = args.next()?;
                if width == 0 || width > 64 {
                    return unsupported("`inrange` of an index of more than 64 bits");
                }
                inrange = Some((unrotate(args.next()?), unrotate(args.next()?)));
            }
            32 => flags = args.next()?,
            _ => {}
        }
        let mut operands = Vec::new();
        let mut base = None;
        while args.left() > 0 {
            let row = args.next()?;
            base.get_or_insert(row);
            operands.push(self.constant(args.next()?, module)?);
        }
        let source = source.or_else(|| self.pointee(base?));
        let Some(source) = source.filter(|_| !operands.is_empty()) else {
            return broken("a `getelementptr` has no operands or no type");
        };
        let source = self.ty(source)?;
        let types: Vec<Type> = operands.iter().map(|&c| self.const_type(module, c)).collect();
        self.gep_type(&types)?;
        Ok(ConstExpr::Gep { source, flags: gep_flags(flags)?, inrange, operands: operands.into() })
    }

    /// The lanes of a shuffle mask.
    fn mask(&self, mask: Const, module: bool) -> R<Vec<i32>> {
        let pool = match &self.f {
            Some(f) if !module => &f.consts,
            _ => &self.env.consts,
        };
        let data = pool.get(mask);
        let Some((Type::I32, len)) = self.env.types.vector(data.ty) else {
            return invalid("the mask of `shufflevector` is no vector of `i32`");
        };
        let len = len as usize;
        if len > MASK_LIMIT {
            return unsupported("a `shufflevector` of more than 4096 lanes");
        }
        let lane = |c: Const| match pool.kind(c) {
            ConstKind::Int(n) => Ok(*n as u32 as i32),
            ConstKind::Undef | ConstKind::Poison => Ok(-1),
            _ => invalid("a lane of the mask of `shufflevector` is no number"),
        };
        match &data.kind {
            ConstKind::Zero => Ok(vec![0; len]),
            ConstKind::Undef | ConstKind::Poison => Ok(vec![-1; len]),
            ConstKind::Splat(c) => Ok(vec![lane(*c)?; len]),
            ConstKind::Aggregate(list) => list.iter().map(|&c| lane(c)).collect(),
            _ => invalid("the mask of `shufflevector` is no constant of numbers"),
        }
    }

    /// The lanes of a mask in a body, `u32::MAX` for poison.
    pub(crate) fn mask_lanes(&self, mask: Const) -> R<Vec<u32>> {
        Ok(self.mask(mask, false)?.into_iter().map(|lane| lane as u32).collect())
    }

    /// The type of an address that `getelementptr` computes: a pointer, or a vector of them if any operand is a vector.
    pub(crate) fn gep_type(&mut self, types: &[Type]) -> R<Type> {
        let base = self.env.types.scalar(types[0]);
        if self.env.types.addr_space(base).is_none() {
            return invalid("the base of a `getelementptr` is no pointer");
        }
        if types[1..].iter().any(|&ty| self.env.types.int_width(self.env.types.scalar(ty)).is_none()) {
            return invalid("an index of a `getelementptr` is no integer");
        }
        let mut shape = None;
        for &ty in types {
            if let TypeKind::Vector { len, scalable, .. } = *self.env.types.kind(ty) {
                if shape.is_some_and(|known| known != (len, scalable)) {
                    return invalid("the vectors of a `getelementptr` have different lengths");
                }
                shape = Some((len, scalable));
            }
        }
        Ok(match shape {
            Some((len, scalable)) => self.env.types.intern(TypeKind::Vector { elem: base, len, scalable }),
            None => base,
        })
    }
}

/// `inbounds`, `nusw`, `nuw` by their bits.
pub(crate) fn gep_flags(bits: u64) -> R<InstFlags> {
    if bits >> 3 != 0 {
        return unsupported("a `getelementptr` has an unknown flag");
    }
    let mut flags = InstFlags::NONE;
    if bits & 1 != 0 {
        flags = flags.with(InstFlags::INBOUNDS).with(InstFlags::NUSW);
    }
    if bits & 2 != 0 {
        flags = flags.with(InstFlags::NUSW);
    }
    if bits & 4 != 0 {
        flags = flags.with(InstFlags::NUW);
    }
    Ok(flags)
}

/// Clears what lies above the width.
fn cut(words: &mut [u64], width: u32) {
    if let Some(last) = words.last_mut()
        && !width.is_multiple_of(64)
    {
        *last &= u64::MAX >> (64 - width % 64);
    }
}
