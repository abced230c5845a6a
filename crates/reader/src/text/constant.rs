//! Constants and constant expressions. LangRef, "Constants", "Constant Expressions".

use super::lexer::T;
use super::number::{self, FloatError};
use super::parser::{BlockName, Parser, PendingBlockAddress, R};
use diag::SourceSpan;
use ir::{
    BinaryOp, Block, CastOp, Const, ConstExpr, ConstKind, FCmpPred, GlobalId, ICmpPred, InstFlags, StrId,
    Type, TypeKind,
};
use rustc_hash::FxHashMap;

/// Block ids from here on stand for blocks of functions that were not read yet.
pub(crate) const FORWARD_BLOCKS: u32 = 1 << 28;

impl Parser<'_> {
    /// A type and a constant of it.
    pub(crate) fn typed_constant(&mut self) -> R<Const> {
        let ty = self.ty()?;
        self.constant(ty)
    }

    pub(crate) fn intern(&mut self, ty: Type, kind: ConstKind) -> Const {
        self.pool().intern(ty, kind)
    }

    /// A constant of that type.
    pub(crate) fn constant(&mut self, ty: Type) -> R<Const> {
        match self.tok() {
            T::Int => self.integer(ty),
            T::Float => self.float(ty),
            T::Word => self.word_constant(ty),
            T::Global | T::GlobalId => {
                let id = self.global_ref(ty)?;
                Ok(self.intern(ty, ConstKind::Global(id)))
            }
            T::LSquare => self.deeper(|p| p.array_constant(ty)),
            T::LBrace => self.deeper(|p| p.struct_constant(ty, false)),
            T::Less => self.deeper(|p| p.vector_constant(ty)),
            T::Local | T::LocalId => {
                let message = format!("expected a constant, found the local value `{}`", self.raw_text());
                self.syntax(self.span(), message)
            }
            _ => self.unexpected("a value"),
        }
    }

    pub(crate) fn raw_text(&self) -> String {
        String::from_utf8_lossy(self.lx.raw()).into_owned()
    }

    fn integer(&mut self, ty: Type) -> R<Const> {
        let TypeKind::Int(width) = *self.env.types.kind(ty) else {
            let message = format!(
                "expected a constant of type `{}`, found the integer `{}`",
                self.type_text(ty),
                self.raw_text()
            );
            return self.invalid(self.span(), message);
        };
        // The common case: few digits.
        if let Some(value) = small_integer(self.lx.text) {
            let mask = if width >= 64 { u64::MAX } else { (1 << width) - 1 };
            if width <= 64 {
                self.next();
                return Ok(self.intern(ty, ConstKind::Int(value as u64 & mask)));
            }
        }
        let Some(kind) = number::integer(self.lx.text, width) else {
            return self.unexpected("an integer of a usual length");
        };
        self.next();
        Ok(self.intern(ty, kind))
    }

    fn float(&mut self, ty: Type) -> R<Const> {
        // Before LLVM 23 a hexadecimal number is never an integer, afterwards an integer is `u0x…`.
        match number::float(self.lx.text, ty) {
            Ok(kind) => {
                self.next();
                Ok(self.intern(ty, kind))
            }
            Err(error) => {
                let (text, name) = (self.raw_text(), self.type_text(ty));
                let message = match error {
                    FloatError::Malformed => format!("expected a number, found `{text}`"),
                    FloatError::WrongType => {
                        format!("expected a constant of type `{name}`, found the float `{text}`")
                    }
                    FloatError::Inexact => format!("`{name}` cannot represent `{text}` exactly"),
                };
                self.invalid(self.span(), message)
            }
        }
    }

    /// The constant whose bits are all zero.
    pub(crate) fn zero(&mut self, ty: Type) -> Const {
        let kind = match *self.env.types.kind(ty) {
            TypeKind::Int(width) if width <= 64 => ConstKind::Int(0),
            TypeKind::Int(width) => ConstKind::WideInt(vec![0; width.div_ceil(64) as usize].into()),
            TypeKind::Half | TypeKind::BFloat | TypeKind::Float | TypeKind::Double => ConstKind::Float(0),
            TypeKind::X86Fp80 | TypeKind::Fp128 | TypeKind::PpcFp128 => ConstKind::WideFloat(0),
            _ => ConstKind::Zero,
        };
        self.intern(ty, kind)
    }

    pub(crate) fn is_zero(&self, c: Const) -> bool {
        match self.pool_ref().kind(c) {
            ConstKind::Int(0) | ConstKind::Float(0) | ConstKind::WideFloat(0) | ConstKind::Zero => true,
            ConstKind::WideInt(words) => words.iter().all(|&word| word == 0),
            _ => false,
        }
    }

    fn word_constant(&mut self, ty: Type) -> R<Const> {
        let span = self.span();
        let word = self.lx.text;
        let simple = match word {
            b"true" | b"false" => {
                if ty != Type::I1 {
                    let message = format!(
                        "expected a constant of type `{}`, found `{}`",
                        self.type_text(ty),
                        self.raw_text()
                    );
                    return self.invalid(span, message);
                }
                Some(ConstKind::Int(u64::from(word == b"true")))
            }
            b"undef" => Some(ConstKind::Undef),
            b"poison" => Some(ConstKind::Poison),
            b"null" => {
                if !matches!(self.env.types.kind(ty), TypeKind::Ptr(_)) {
                    let message = format!("`null` is a pointer, not of type `{}`", self.type_text(ty));
                    return self.invalid(span, message);
                }
                Some(ConstKind::Zero)
            }
            b"none" => {
                let ok = ty == Type::TOKEN;
                if !ok {
                    return self
                        .invalid(span, format!("`none` is a token, not of type `{}`", self.type_text(ty)));
                }
                Some(ConstKind::Zero)
            }
            _ => None,
        };
        if let Some(kind) = simple {
            if matches!(ty, Type::LABEL | Type::METADATA) || self.env.types.function(ty).is_some() {
                return self.invalid(span, format!("there is no constant of type `{}`", self.type_text(ty)));
            }
            self.next();
            return Ok(self.intern(ty, kind));
        }
        match word {
            b"zeroinitializer" => {
                self.next();
                if matches!(ty, Type::LABEL | Type::METADATA | Type::TOKEN) {
                    return self
                        .invalid(span, format!("there is no constant of type `{}`", self.type_text(ty)));
                }
                Ok(self.zero(ty))
            }
            b"c" => self.bytes_constant(ty),
            b"splat" => self.deeper(|p| p.splat(ty)),
            b"blockaddress" => self.block_address(ty),
            b"dso_local_equivalent" | b"no_cfi" => {
                self.next();
                if !matches!(self.tok(), T::Global | T::GlobalId) {
                    return self.unexpected("a global");
                }
                let id = self.global_ref(ty)?;
                let kind =
                    if word == b"no_cfi" { ConstKind::NoCfi(id) } else { ConstKind::DsoLocalEquivalent(id) };
                Ok(self.intern(ty, kind))
            }
            b"ptrauth" => {
                self.next();
                let operands = self.deeper(|p| p.operands_in_parens())?;
                if !(2..=5).contains(&operands.len()) {
                    return self.syntax(span, "`ptrauth` has two to five operands");
                }
                let number = |p: &Self, c| matches!(p.pool_ref().kind(c), ConstKind::Int(_));
                let is_pointer = |p: &Self, c| p.env.types.addr_space(p.pool_ref().ty(c)).is_some();
                let expected = [
                    ("pointer", true),
                    (
                        "key of type i32",
                        operands
                            .get(1)
                            .is_none_or(|&c| self.pool_ref().ty(c) == Type::I32 && number(self, c)),
                    ),
                    (
                        "discriminator of type i64",
                        operands.get(2).is_none_or(|&c| self.pool_ref().ty(c) == Type::I64),
                    ),
                    (
                        "pointer as address discriminator",
                        operands.get(3).is_none_or(|&c| is_pointer(self, c)),
                    ),
                ];
                let pointer = operands.first().is_some_and(|&c| is_pointer(self, c));
                let wrong = expected.iter().find(|(_, fits)| !fits).map(|(what, _)| *what);
                if let Some(what) = wrong.or_else(|| (!pointer).then_some("pointer")) {
                    return self.invalid(span, format!("`ptrauth` needs a {what} here"));
                }
                Ok(self.intern(ty, ConstKind::PtrAuth(operands.into())))
            }
            b"asm" => self.invalid(span, "inline assembly can only be called"),
            _ => {
                let c = self.deeper(|p| p.expression())?;
                let found = self.const_type(c);
                if found != ty {
                    let message = format!(
                        "expected a constant of type `{}`, found one of type `{}`",
                        self.type_text(ty),
                        self.type_text(found)
                    );
                    return self.invalid(SourceSpan { end: self.lx.last_end as u32, ..span }, message);
                }
                Ok(c)
            }
        }
    }

    /// `(type value, …)`.
    fn operands_in_parens(&mut self) -> R<Vec<Const>> {
        self.expect(T::LParen, "`(`")?;
        let mut operands = Vec::new();
        if self.tok() != T::RParen {
            loop {
                operands.push(self.typed_constant()?);
                if !self.eat(T::Comma) {
                    break;
                }
            }
        }
        self.expect(T::RParen, "`)`")?;
        Ok(operands)
    }

    fn bytes_constant(&mut self, ty: Type) -> R<Const> {
        let span = self.span();
        self.next();
        if self.tok() != T::Str {
            return self.unexpected("a string in quotes");
        }
        let bytes = self.text_bytes();
        let fits = matches!(*self.env.types.kind(ty), TypeKind::Array { elem: Type::I8, len } if len == bytes.len() as u64);
        if !fits {
            let message = format!(
                "expected a constant of type `{}`, found a string of {} bytes",
                self.type_text(ty),
                bytes.len()
            );
            return self.invalid(span.to(self.span()), message);
        }
        self.next();
        let kind =
            if bytes.iter().all(|&b| b == 0) { ConstKind::Zero } else { ConstKind::Bytes(bytes.into()) };
        Ok(self.intern(ty, kind))
    }

    fn splat(&mut self, ty: Type) -> R<Const> {
        let span = self.span();
        self.next();
        self.expect(T::LParen, "`(`")?;
        let elem = self.typed_constant()?;
        self.expect(T::RParen, "`)`")?;
        match self.env.types.vector(ty) {
            Some((wanted, _)) if wanted == self.const_type(elem) => Ok(self.splat_of(ty, elem)),
            _ => {
                let message = format!(
                    "a splat of `{}` is not of type `{}`",
                    self.type_text(self.const_type(elem)),
                    self.type_text(ty)
                );
                self.invalid(span, message)
            }
        }
    }

    fn splat_of(&mut self, ty: Type, elem: Const) -> Const {
        let kind = match self.pool_ref().kind(elem) {
            ConstKind::Undef => ConstKind::Undef,
            ConstKind::Poison => ConstKind::Poison,
            _ if self.is_zero(elem) => ConstKind::Zero,
            _ => ConstKind::Splat(elem),
        };
        self.intern(ty, kind)
    }

    /// An aggregate in its shortest form: equal constants get equal ids however they were written.
    fn aggregate(&mut self, ty: Type, elements: Vec<Const>) -> Const {
        let Some(&first) = elements.first() else { return self.zero(ty) };
        let pool = self.pool_ref();
        let all = |wanted: &ConstKind| elements.iter().all(|&c| pool.kind(c) == wanted);
        let kind = if elements.iter().all(|&c| self.is_zero(c)) {
            ConstKind::Zero
        } else if all(&ConstKind::Undef) {
            ConstKind::Undef
        } else if all(&ConstKind::Poison) {
            ConstKind::Poison
        } else if self.env.types.vector(ty).is_some() && elements.iter().all(|&c| c == first) {
            ConstKind::Splat(first)
        } else if matches!(self.env.types.kind(ty), TypeKind::Array { elem: Type::I8, .. })
            && let Some(bytes) =
                elements.iter().map(|&c| pool.as_int(c).map(|n| n as u8)).collect::<Option<_>>()
        {
            ConstKind::Bytes(bytes)
        } else {
            ConstKind::Aggregate(elements.into())
        };
        self.intern(ty, kind)
    }

    /// Typed elements up to `close`.
    fn elements(&mut self, close: T, what: &str) -> R<Vec<Const>> {
        let mut elements = Vec::new();
        if self.tok() != close {
            loop {
                elements.push(self.typed_constant()?);
                if !self.eat(T::Comma) {
                    break;
                }
            }
        }
        self.expect(close, what)?;
        Ok(elements)
    }

    fn mismatch<V>(&mut self, start: usize, ty: Type, what: &str) -> R<V> {
        let message = format!("expected a constant of type `{}`, found {what}", self.type_text(ty));
        self.invalid(self.span_from(start), message)
    }

    fn array_constant(&mut self, ty: Type) -> R<Const> {
        let start = self.lx.start;
        self.next();
        let elements = self.elements(T::RSquare, "`]`")?;
        let TypeKind::Array { elem, len } = *self.env.types.kind(ty) else {
            return self.mismatch(start, ty, "an array");
        };
        if len != elements.len() as u64 {
            return self.mismatch(start, ty, &format!("an array of {} elements", elements.len()));
        }
        if elements.is_empty() {
            // Nothing is no value; LLVM says poison.
            return Ok(self.intern(ty, ConstKind::Poison));
        }
        self.same_types(start, elem, &elements)?;
        Ok(self.aggregate(ty, elements))
    }

    fn same_types(&mut self, start: usize, wanted: Type, elements: &[Const]) -> R<()> {
        match elements.iter().position(|&c| self.const_type(c) != wanted) {
            None => Ok(()),
            Some(index) => {
                let found = self.const_type(elements[index]);
                let message = format!(
                    "element {index} is of type `{}`, expected `{}`",
                    self.type_text(found),
                    self.type_text(wanted)
                );
                self.invalid(self.span_from(start), message)
            }
        }
    }

    fn struct_constant(&mut self, ty: Type, packed: bool) -> R<Const> {
        let start = self.lx.start;
        self.next();
        let elements = self.elements(T::RBrace, "`}`")?;
        let Some((fields, is_packed)) = self.env.types.struct_fields(ty) else {
            return self.mismatch(start, ty, "a struct");
        };
        if is_packed != packed || fields.len() != elements.len() {
            let kind = if packed { "packed struct" } else { "struct" };
            return self.mismatch(start, ty, &format!("a {kind} of {} fields", elements.len()));
        }
        if let Some(index) = (0..elements.len()).find(|&i| self.const_type(elements[i]) != fields[i]) {
            let message = format!(
                "field {index} is of type `{}`, expected `{}`",
                self.type_text(self.const_type(elements[index])),
                self.type_text(fields[index])
            );
            return self.invalid(self.span_from(start), message);
        }
        Ok(self.aggregate(ty, elements))
    }

    fn vector_constant(&mut self, ty: Type) -> R<Const> {
        let start = self.lx.start;
        self.next();
        if self.tok() == T::LBrace {
            let c = self.struct_constant(ty, true)?;
            self.expect(T::Greater, "`>`")?;
            return Ok(c);
        }
        let elements = self.elements(T::Greater, "`>`")?;
        let TypeKind::Vector { elem, len, scalable: false } = *self.env.types.kind(ty) else {
            return self.mismatch(start, ty, "a vector");
        };
        if len as usize != elements.len() {
            return self.mismatch(start, ty, &format!("a vector of {} elements", elements.len()));
        }
        self.same_types(start, elem, &elements)?;
        Ok(self.aggregate(ty, elements))
    }

    fn block_address(&mut self, ty: Type) -> R<Const> {
        let start = self.lx.start;
        self.next();
        self.expect(T::LParen, "`(`")?;
        if !matches!(self.tok(), T::Global | T::GlobalId) {
            return self.unexpected("a function");
        }
        let function = self.global_ref_any_space()?;
        self.comma()?;
        let block = match self.tok() {
            T::Local => BlockName::Name(self.intern_text()),
            T::LocalId => BlockName::Number(self.lx.id),
            _ => return self.unexpected("a block"),
        };
        self.next();
        self.expect(T::RParen, "`)`")?;
        // The block is looked up when all bodies are read; until then a number of its own stands for it.
        let number = FORWARD_BLOCKS + self.pending_block_addresses.len() as u32;
        let constant = self.intern(ty, ConstKind::BlockAddress { function, block: Block::from_u32(number) });
        let user = if self.in_module { None } else { self.f.as_ref().map(|f| f.id) };
        let span = self.span_from(start);
        self.pending_block_addresses.push(PendingBlockAddress { user, constant, function, block, span });
        Ok(constant)
    }

    /// An expression whose type nothing in front of it says.
    pub(crate) fn untyped_expression(&mut self) -> R<Const> {
        self.deeper(|p| p.expression())
    }

    /// `opcode flags (operands)`.
    fn expression(&mut self) -> R<Const> {
        let start = self.lx.start;
        let word = self.lx.text;
        if let Some(op) = CastOp::from_name(word) {
            return self.cast_expression(op, start);
        }
        if let Some(op) = BinaryOp::from_name(word) {
            return self.binary_expression(op, start);
        }
        match word {
            b"getelementptr" => self.gep_expression(start),
            b"icmp" | b"fcmp" => self.compare_expression(start),
            b"fneg" | b"select" | b"extractelement" | b"insertelement" | b"shufflevector" => {
                self.next();
                let operands = self.operands_in_parens()?;
                self.operation(word, &operands, start)
            }
            b"extractvalue" | b"insertvalue" => self.aggregate_expression(word == b"insertvalue", start),
            _ => self.unexpected("a value"),
        }
    }

    fn cast_expression(&mut self, op: CastOp, start: usize) -> R<Const> {
        self.next();
        self.expect(T::LParen, "`(`")?;
        let value = self.typed_constant()?;
        self.expect_word(b"to")?;
        let ty = self.ty()?;
        self.expect(T::RParen, "`)`")?;
        let from = self.const_type(value);
        self.check_cast(op, from, ty, self.span_from(start))?;
        // What a typed pointer was cast to is not in an opaque one. That a function was meant as another is kept: a tool
        // that reads typed pointers sees no direct call and no mark there.
        let pointee = self.pointee.map(|pointee| self.env.types.kind(pointee));
        if op == CastOp::BitCast && from == ty && !self.is_recast(value, pointee) {
            return Ok(value);
        }
        Ok(self.intern(ty, ConstKind::Expr(Box::new(ConstExpr::Cast { op, value }))))
    }

    /// Whether a cast to a pointer to `pointee` takes a function for something else.
    fn is_recast(&self, value: Const, pointee: Option<&TypeKind>) -> bool {
        let ConstKind::Global(id) = *self.pool_ref().kind(value) else { return false };
        matches!(pointee, Some(TypeKind::Function { .. }))
            || pointee.is_some()
                && self.env.globals.get(id).is_some_and(|global| global.as_function().is_some())
    }

    fn binary_expression(&mut self, op: BinaryOp, start: usize) -> R<Const> {
        self.next();
        let flags = self.flags();
        let operands = self.operands_in_parens()?;
        let &[lhs, rhs] = operands.as_slice() else {
            return self.syntax(self.span_from(start), format!("`{op}` has two operands"));
        };
        let ty = self.const_type(lhs);
        if ty != self.const_type(rhs) {
            return self
                .invalid(self.span_from(start), format!("the operands of `{op}` are of different types"));
        }
        self.check_arithmetic(op, ty, self.span_from(start))?;
        Ok(self.intern(ty, ConstKind::Expr(Box::new(ConstExpr::Binary { op, flags, lhs, rhs }))))
    }

    fn gep_expression(&mut self, start: usize) -> R<Const> {
        self.next();
        let mut flags = InstFlags::NONE;
        let mut inrange = None;
        loop {
            match self.word() {
                b"inbounds" => flags = flags.with(InstFlags::INBOUNDS).with(InstFlags::NUSW),
                b"nusw" => flags = flags.with(InstFlags::NUSW),
                b"nuw" => flags = flags.with(InstFlags::NUW),
                b"inrange" => {
                    self.next();
                    self.expect(T::LParen, "`(`")?;
                    let from = self.i64()?;
                    self.comma()?;
                    let to = self.i64()?;
                    if self.tok() != T::RParen {
                        return self.unexpected("`)`");
                    }
                    inrange = Some((from, to));
                }
                _ => break,
            }
            self.next();
        }
        self.expect(T::LParen, "`(`")?;
        let source = self.ty()?;
        self.comma()?;
        let mut operands = Vec::new();
        loop {
            // Until LLVM 18 `inrange` stood at an index; it only permits optimisation.
            self.eat_word(b"inrange");
            operands.push(self.typed_constant()?);
            if !self.eat(T::Comma) {
                break;
            }
        }
        self.expect(T::RParen, "`)`")?;
        let types: Vec<Type> = operands.iter().map(|&c| self.const_type(c)).collect();
        let indices: Vec<Option<u64>> = operands[1..].iter().map(|&c| self.index_value(c)).collect();
        let ty = self.gep_type(source, &types, &indices, self.span_from(start))?;
        let operands = operands.into();
        Ok(self.intern(ty, ConstKind::Expr(Box::new(ConstExpr::Gep { source, flags, inrange, operands }))))
    }

    /// The number of a constant index, also of one that is the same in all lanes.
    pub(crate) fn index_value(&self, c: Const) -> Option<u64> {
        let pool = self.pool_ref();
        match pool.kind(c) {
            ConstKind::Int(n) => Some(*n),
            ConstKind::Zero => Some(0),
            ConstKind::Splat(c) => pool.as_int(*c),
            _ => None,
        }
    }

    pub(crate) fn i64(&mut self) -> R<i64> {
        if self.tok() == T::Int
            && let Some(value) = std::str::from_utf8(self.lx.text).ok().and_then(|text| text.parse().ok())
        {
            self.next();
            return Ok(value);
        }
        self.unexpected("a number of 64 bits")
    }

    fn compare_expression(&mut self, start: usize) -> R<Const> {
        let integer = self.lx.text == b"icmp";
        self.next();
        let word = self.word();
        let (icmp, fcmp) = (ICmpPred::from_name(word), FCmpPred::from_name(word));
        self.next();
        let operands = self.operands_in_parens()?;
        let &[lhs, rhs] = operands.as_slice() else {
            return self.syntax(self.span_from(start), "a comparison has two operands");
        };
        let ty = self.const_type(lhs);
        if ty != self.const_type(rhs) {
            return self
                .invalid(self.span_from(start), "the operands of a comparison are of different types");
        }
        let expr = match (integer, icmp, fcmp) {
            (true, Some(pred), _) => ConstExpr::ICmp { pred, lhs, rhs },
            (false, _, Some(pred)) => ConstExpr::FCmp { pred, lhs, rhs },
            _ => return self.syntax(self.span_from(start), "expected a predicate, such as `eq` or `olt`"),
        };
        let ty = self.like_shape(ty, Type::I1);
        Ok(self.intern(ty, ConstKind::Expr(Box::new(expr))))
    }

    fn operation(&mut self, word: &[u8], operands: &[Const], start: usize) -> R<Const> {
        let span = self.span_from(start);
        let ty = |p: &Self, c: Const| p.const_type(c);
        let (result, expr) = match (word, operands) {
            (b"fneg", &[a]) => (ty(self, a), ConstExpr::FNeg(a)),
            (b"select", &[cond, on_true, on_false]) if ty(self, on_true) == ty(self, on_false) => {
                (ty(self, on_true), ConstExpr::Select { cond, on_true, on_false })
            }
            (b"extractelement", &[vector, index]) => match self.env.types.vector(ty(self, vector)) {
                Some((elem, _)) => (elem, ConstExpr::ExtractElement { vector, index }),
                None => return self.invalid(span, "`extractelement` needs a vector"),
            },
            (b"insertelement", &[vector, element, index]) => {
                match self.env.types.vector(ty(self, vector)) {
                    Some((elem, _)) if elem == ty(self, element) => {}
                    _ => return self.invalid(span, "`insertelement` needs a vector and one of its elements"),
                }
                (ty(self, vector), ConstExpr::InsertElement { vector, element, index })
            }
            (b"shufflevector", &[a, b, mask]) => {
                let (Some(lanes), Some(mask)) = (self.env.types.vector(ty(self, a)), self.shuffle_mask(mask))
                else {
                    return self.invalid(span, "`shufflevector` needs two vectors and a constant mask");
                };
                if ty(self, a) != ty(self, b)
                    || mask.iter().any(|&m| m != u32::MAX && u64::from(m) >= 2 * u64::from(lanes.1))
                {
                    return self.invalid(span, "the operands of `shufflevector` do not fit each other");
                }
                let len = mask.len() as u32;
                let scalable = self.is_scalable(ty(self, a));
                let result = self.env.types.intern(TypeKind::Vector { elem: lanes.0, len, scalable });
                (result, ConstExpr::ShuffleVector { a, b, mask: mask.iter().map(|&m| m as i32).collect() })
            }
            _ => {
                let message = format!("wrong operands of `{}`", String::from_utf8_lossy(word));
                return self.invalid(span, message);
            }
        };
        Ok(self.intern(result, ConstKind::Expr(Box::new(expr))))
    }

    /// The lanes of a shuffle mask, `u32::MAX` for a poison one. A scalable mask has as many as its minimum.
    pub(crate) fn shuffle_mask(&self, mask: Const) -> Option<Vec<u32>> {
        let pool = self.pool_ref();
        let (elem, len) = self.env.types.vector(pool.ty(mask))?;
        if elem != Type::I32 || len > 1 << 20 {
            return None;
        }
        let lane = |c: Const| match pool.kind(c) {
            ConstKind::Int(n) => u32::try_from(*n).ok(),
            ConstKind::Undef | ConstKind::Poison => Some(u32::MAX),
            _ => None,
        };
        match pool.kind(mask) {
            ConstKind::Zero => Some(vec![0; len as usize]),
            ConstKind::Undef | ConstKind::Poison => Some(vec![u32::MAX; len as usize]),
            ConstKind::Splat(c) => Some(vec![lane(*c)?; len as usize]),
            ConstKind::Aggregate(lanes) => lanes.iter().map(|&c| lane(c)).collect(),
            _ => None,
        }
    }

    pub(crate) fn is_scalable(&self, ty: Type) -> bool {
        matches!(self.env.types.kind(ty), TypeKind::Vector { scalable: true, .. })
    }

    fn aggregate_expression(&mut self, insert: bool, start: usize) -> R<Const> {
        self.next();
        self.expect(T::LParen, "`(`")?;
        let aggregate = self.typed_constant()?;
        let mut element = None;
        if insert {
            self.comma()?;
            element = Some(self.typed_constant()?);
        }
        let indices = self.index_list()?;
        self.expect(T::RParen, "`)`")?;
        let span = self.span_from(start);
        let ty = self.const_type(aggregate);
        let field = self.field_type(ty, &indices, span)?;
        let indices = indices.into();
        let (ty, expr) = match element {
            None => (field, ConstExpr::ExtractValue { aggregate, indices }),
            Some(element) => {
                if self.const_type(element) != field {
                    return self.invalid(span, "the element is not of the type that the path leads to");
                }
                (ty, ConstExpr::InsertValue { aggregate, element, indices })
            }
        };
        Ok(self.intern(ty, ConstKind::Expr(Box::new(expr))))
    }

    /// After all bodies were read: the blocks that block addresses name.
    pub(crate) fn finish_block_addresses(&mut self) {
        let mut names: FxHashMap<GlobalId, FxHashMap<StrId, Block>> = FxHashMap::default();
        for pending in std::mem::take(&mut self.pending_block_addresses) {
            let function = self.resolve_forward(pending.function);
            let block = function.and_then(|id| self.find_block(id, pending.block, &mut names));
            let (Some(function), Some(block)) = (function, block) else {
                // The body may lack because of an error in it, which was told.
                if self.diagnostics.is_empty() {
                    let _: R<()> = self.invalid(pending.span, "there is no such block");
                }
                continue;
            };
            let kind = ConstKind::BlockAddress { function, block };
            match pending.user {
                None => self.env.consts.replace(pending.constant, kind),
                Some(user) => {
                    if let Some(body) = self.module.bodies[user].as_deref_mut() {
                        body.consts.replace(pending.constant, kind);
                    }
                }
            }
        }
    }

    fn find_block(
        &self,
        function: GlobalId,
        name: BlockName,
        names: &mut FxHashMap<GlobalId, FxHashMap<StrId, Block>>,
    ) -> Option<Block> {
        let body = self.module.body(function)?;
        match name {
            BlockName::Name(name) => {
                let named = |&b: &Block| body.blocks[b].name.map(|name| (name, b));
                let names =
                    names.entry(function).or_insert_with(|| body.layout.iter().filter_map(named).collect());
                names.get(&name).copied()
            }
            BlockName::Number(number) => self.block_numbers.get(&(function, number)).copied(),
        }
    }
}

fn small_integer(text: &[u8]) -> Option<i64> {
    let (negative, digits) = match text {
        [b'-', digits @ ..] => (true, digits),
        digits => (false, digits),
    };
    if digits.len() > 18 || digits.is_empty() {
        return None;
    }
    let mut value = 0i64;
    for &digit in digits {
        if !digit.is_ascii_digit() {
            return None;
        }
        value = value * 10 + i64::from(digit - b'0');
    }
    Some(if negative { -value } else { value })
}
