//! Types. LangRef, "Type System". Typed pointers become opaque ones here.

use super::lexer::T;
use super::parser::{Parser, R, Stop};
use diag::{SourceSpan, codes};
use ir::{StrId, StructId, Type, TypeKind};
use rustc_hash::FxHashMap;

/// A name of a type.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TypeEntry {
    pub(crate) ty: Type,
    /// Of an old alias of a typed pointer.
    pub(crate) pointee: Option<Type>,
    /// The struct that was made for it, unless the name stands for another type.
    pub(crate) strukt: Option<StructId>,
    pub(crate) defined: bool,
    /// First use or definition.
    pub(crate) span: SourceSpan,
}

/// Which name a type is called by.
#[derive(Clone, Copy, Debug)]
enum TypeName {
    Name(StrId),
    Number(u32),
}

/// Nesting of types through identified structs that later stages may rely on.
const DEPTH_LIMIT: u32 = 256;

impl Parser<'_> {
    /// A type that a value can have.
    pub(crate) fn ty(&mut self) -> R<Type> {
        let span = self.span();
        let ty = self.ty_or_void()?;
        if ty == Type::VOID {
            return self.syntax(span, "`void` is only the result of a function");
        }
        Ok(ty)
    }

    /// A type, or `void`.
    pub(crate) fn ty_or_void(&mut self) -> R<Type> {
        let start = self.lx.start;
        let base = self.base_type()?;
        // The common case: nothing follows that would make another type of it.
        match self.tok() {
            T::Star | T::LParen => self.type_suffix(base, start),
            T::Word if self.lx.text == b"addrspace" && self.pointee.is_none() && !self.is_ptr(base) => {
                self.type_suffix(base, start)
            }
            _ => Ok(base),
        }
    }

    fn is_ptr(&self, ty: Type) -> bool {
        matches!(self.env.types.kind(ty), TypeKind::Ptr(_))
    }

    /// `*`, `addrspace(n)*` and `(…)` behind a type.
    fn type_suffix(&mut self, mut ty: Type, start: usize) -> R<Type> {
        loop {
            match self.tok() {
                T::Star => {
                    if self.pointee.is_none() && self.is_ptr(ty) {
                        return self.syntax(
                            self.span(),
                            "an opaque pointer has no pointee: `ptr` instead of `ptr*`",
                        );
                    }
                    self.next();
                    ty = self.pointer_to(ty, 0, start)?;
                }
                T::Word if self.lx.text == b"addrspace" => {
                    let space = self.addr_space()?.unwrap_or(0);
                    self.expect(T::Star, "`*`")?;
                    ty = self.pointer_to(ty, space, start)?;
                }
                T::LParen => {
                    ty = self.deeper(|p| p.function_type(ty, start))?;
                    self.pointee = None;
                }
                _ => return Ok(ty),
            }
        }
    }

    fn pointer_to(&mut self, pointee: Type, space: u32, start: usize) -> R<Type> {
        if matches!(pointee, Type::VOID | Type::LABEL | Type::METADATA | Type::TOKEN) {
            let message = format!("there is no pointer to `{}`", self.type_text(pointee));
            return self.syntax(self.span_from(start), message);
        }
        self.pointee = Some(pointee);
        Ok(self.ptr_type(space))
    }

    pub(crate) fn ptr_type(&mut self, space: u32) -> Type {
        Type::ptr(space).unwrap_or_else(|| self.env.types.intern(TypeKind::Ptr(space)))
    }

    /// `(types…)` behind a result type.
    fn function_type(&mut self, ret: Type, start: usize) -> R<Type> {
        if matches!(ret, Type::LABEL | Type::METADATA)
            || matches!(self.env.types.kind(ret), TypeKind::Function { .. })
        {
            return self.syntax(self.span_from(start), "a function cannot return this type");
        }
        self.next();
        let mut params = Vec::new();
        let mut varargs = false;
        while self.tok() != T::RParen {
            if self.eat(T::Ellipsis) {
                varargs = true;
                break;
            }
            params.push(self.ty()?);
            if !self.eat(T::Comma) {
                break;
            }
        }
        self.expect(T::RParen, "`)`")?;
        Ok(self.env.types.intern(TypeKind::Function { ret, params: params.into(), varargs }))
    }

    fn base_type(&mut self) -> R<Type> {
        self.pointee = None;
        match self.tok() {
            T::Word => {
                let Some(ty) = simple_type(self.lx.text) else { return self.other_type_word() };
                self.next();
                if ty == Type::PTR && self.is_word(b"addrspace") {
                    let space = self.addr_space()?.unwrap_or(0);
                    return Ok(self.ptr_type(space));
                }
                Ok(ty)
            }
            T::Local => {
                let name = self.intern_text();
                self.named_type(TypeName::Name(name))
            }
            T::LocalId => self.named_type(TypeName::Number(self.lx.id)),
            T::LSquare => self.deeper(|p| p.array_type()),
            T::LBrace => self.deeper(|p| p.struct_type(false)),
            T::Less => self.deeper(|p| p.vector_or_packed()),
            _ => self.unexpected("a type"),
        }
    }

    fn other_type_word(&mut self) -> R<Type> {
        match self.lx.text {
            b"target" => self.deeper(|p| p.target_type()),
            [b'i', digits @ ..] if !digits.is_empty() && digits.iter().all(u8::is_ascii_digit) => {
                let width = std::str::from_utf8(digits).ok().and_then(|text| text.parse::<u32>().ok());
                let Some(width) = width.filter(|w| (1..=1 << 23).contains(w)) else {
                    return self.syntax(self.span(), "an integer has 1 to 8388608 bits");
                };
                self.next();
                Ok(self.env.types.intern(TypeKind::Int(width)))
            }
            // The MMX register type is a vector since LLVM 20.
            b"x86_mmx" => {
                self.next();
                Ok(self.env.types.intern(TypeKind::Vector { elem: Type::I64, len: 1, scalable: false }))
            }
            _ => self.unexpected("a type"),
        }
    }

    fn array_type(&mut self) -> R<Type> {
        self.next();
        let len = self.u64()?;
        self.expect_word(b"x")?;
        let span = self.span();
        let elem = self.ty()?;
        self.element(elem, span, "an array")?;
        self.expect(T::RSquare, "`]`")?;
        self.pointee = None;
        Ok(self.env.types.intern(TypeKind::Array { elem, len }))
    }

    fn element(&mut self, elem: Type, span: SourceSpan, of: &str) -> R<()> {
        let bad = matches!(elem, Type::LABEL | Type::METADATA | Type::X86_AMX)
            || matches!(self.env.types.kind(elem), TypeKind::Function { .. })
            || (elem == Type::TOKEN && of != "a struct");
        if bad {
            let message = format!("{of} cannot hold `{}`", self.type_text(elem));
            return self.syntax(span, message);
        }
        Ok(())
    }

    fn vector_or_packed(&mut self) -> R<Type> {
        self.next();
        if self.tok() == T::LBrace {
            let ty = self.struct_type(true)?;
            self.expect(T::Greater, "`>`")?;
            return Ok(ty);
        }
        let scalable = self.eat_word(b"vscale");
        if scalable {
            self.expect_word(b"x")?;
        }
        let span = self.span();
        let len = self.u32()?;
        if len == 0 {
            return self.syntax(span, "a vector has at least one element");
        }
        self.expect_word(b"x")?;
        let span = self.span();
        let elem = self.ty()?;
        let scalar = self.env.types.is_float(elem)
            || matches!(
                self.env.types.kind(elem),
                TypeKind::Int(_) | TypeKind::Ptr(_) | TypeKind::TargetExt { .. }
            );
        if !scalar {
            let message = format!("a vector cannot hold `{}`", self.type_text(elem));
            return self.syntax(span, message);
        }
        self.expect(T::Greater, "`>`")?;
        self.pointee = None;
        Ok(self.env.types.intern(TypeKind::Vector { elem, len, scalable }))
    }

    fn struct_fields(&mut self) -> R<Box<[Type]>> {
        self.expect(T::LBrace, "`{`")?;
        let mut fields = Vec::new();
        if self.tok() != T::RBrace {
            loop {
                let span = self.span();
                let field = self.ty()?;
                self.element(field, span, "a struct")?;
                fields.push(field);
                if !self.eat(T::Comma) {
                    break;
                }
            }
        }
        self.expect(T::RBrace, "`}`")?;
        self.pointee = None;
        Ok(fields.into())
    }

    fn struct_type(&mut self, packed: bool) -> R<Type> {
        let fields = self.struct_fields()?;
        Ok(self.env.types.intern(TypeKind::Struct { fields, packed }))
    }

    fn target_type(&mut self) -> R<Type> {
        self.next();
        self.expect(T::LParen, "`(`")?;
        let name = self.string()?;
        let (mut types, mut ints) = (Vec::new(), Vec::new());
        while self.eat(T::Comma) {
            if self.tok() == T::Int {
                ints.push(self.u32()?);
            } else if ints.is_empty() {
                types.push(self.ty_or_void()?);
            } else {
                return self.unexpected("a number");
            }
        }
        self.expect(T::RParen, "`)`")?;
        self.pointee = None;
        Ok(self.env.types.intern(TypeKind::TargetExt { name, types: types.into(), ints: ints.into() }))
    }

    fn type_entry(&self, name: TypeName) -> Option<TypeEntry> {
        match name {
            TypeName::Name(name) => self.named_types.get(&name).copied(),
            TypeName::Number(number) => self.numbered_types.get(&number).copied(),
        }
    }

    fn set_type_entry(&mut self, name: TypeName, entry: TypeEntry) {
        match name {
            TypeName::Name(name) => self.named_types.insert(name, entry),
            TypeName::Number(number) => self.numbered_types.insert(number, entry),
        };
    }

    /// A use of `%name`: an opaque struct is made when it is not known yet.
    fn named_type(&mut self, name: TypeName) -> R<Type> {
        let span = self.span();
        self.next();
        let entry = match self.type_entry(name) {
            Some(entry) => entry,
            None => self.declare_type(name, span),
        };
        self.pointee = entry.pointee;
        Ok(entry.ty)
    }

    fn declare_type(&mut self, name: TypeName, span: SourceSpan) -> TypeEntry {
        let text = match name {
            TypeName::Name(name) => Some(name),
            TypeName::Number(_) => None,
        };
        let (strukt, ty) = self.env.types.declare_struct(text);
        let entry = TypeEntry { ty, pointee: None, strukt: Some(strukt), defined: false, span };
        self.set_type_entry(name, entry);
        entry
    }

    /// `%name = type …`.
    pub(crate) fn type_definition(&mut self) -> R<()> {
        let span = self.span();
        let name = match self.tok() {
            T::Local => TypeName::Name(self.intern_text()),
            _ => TypeName::Number(self.lx.id),
        };
        self.next();
        self.expect(T::Equal, "`=`")?;
        self.expect_word(b"type")?;
        let entry = self.type_entry(name);
        if let Some(entry) = entry
            && entry.defined
        {
            return self.contradicts(span, "this type is defined twice", Some(entry.span), "first seen here");
        }
        let packed = self.tok() == T::Less && {
            let mut ahead = self.lx.clone();
            ahead.next();
            ahead.tok == T::LBrace
        };
        if self.tok() == T::LBrace || packed || self.is_word(b"opaque") {
            let mut entry = entry.unwrap_or_else(|| self.declare_type(name, span));
            entry.defined = true;
            self.set_type_entry(name, entry);
            if self.eat_word(b"opaque") {
                return Ok(());
            }
            if packed {
                self.next();
            }
            let fields = self.deeper(|p| p.struct_fields())?;
            if packed {
                self.expect(T::Greater, "`>`")?;
            }
            if self.tok() != T::Star
                && let Some(strukt) = entry.strukt
            {
                self.env.types.define_struct(strukt, fields, packed);
                return Ok(());
            }
            return self.unexpected("the end of the type");
        }
        let ty = self.ty_or_void()?;
        if entry.is_some() {
            return self.invalid(span, "a type that is used before its definition must be a struct");
        }
        let pointee = self.pointee;
        self.set_type_entry(name, TypeEntry { ty, pointee, strukt: None, defined: true, span });
        Ok(())
    }

    /// `addrspace(n)`, if it stands here. `"A"`, `"G"` and `"P"` name the spaces of the data layout.
    pub(crate) fn addr_space(&mut self) -> R<Option<u32>> {
        if !self.eat_word(b"addrspace") {
            return Ok(None);
        }
        self.expect(T::LParen, "`(`")?;
        let span = self.span();
        let space = if self.tok() == T::Str {
            let letter = self.lx.text;
            self.next();
            match letter {
                [letter @ (b'A' | b'G' | b'P')] => self.layout_space(*letter),
                _ => return self.syntax(span, "a symbolic address space is \"A\", \"G\" or \"P\""),
            }
        } else {
            self.u32()?
        };
        if space >= 1 << 24 {
            return self.syntax(span, "an address space is below 2^24");
        }
        self.expect(T::RParen, "`)`")?;
        Ok(Some(space))
    }

    /// The address space that the data layout gives allocas (`A`), globals (`G`) or functions (`P`).
    pub(crate) fn layout_space(&self, letter: u8) -> u32 {
        let layout = self.env.data_layout.as_deref().unwrap_or("");
        let spec = layout.split('-').find(|spec| spec.as_bytes().first() == Some(&letter));
        spec.and_then(|spec| spec[1..].parse().ok()).unwrap_or(0)
    }

    /// After everything was read: every type name is defined, and none contains itself.
    pub(crate) fn finish_types(&mut self) {
        let named = self.named_types.values().chain(self.numbered_types.values());
        let mut undefined: Vec<(SourceSpan, Type)> =
            named.filter(|entry| !entry.defined).map(|entry| (entry.span, entry.ty)).collect();
        undefined.sort_unstable_by_key(|(span, _)| span.start);
        for (span, ty) in undefined {
            let message = format!("the type `{}` is used but never defined", self.type_text(ty));
            let _: R<()> = self.invalid(span, message);
        }
        self.check_struct_nesting();
    }

    fn check_struct_nesting(&mut self) {
        // Depth of each finished struct; absent while unknown.
        let mut depths: FxHashMap<Type, u32> = FxHashMap::default();
        let mut entries: Vec<TypeEntry> =
            self.named_types.values().chain(self.numbered_types.values()).copied().collect();
        entries.sort_unstable_by_key(|entry| entry.span.start);
        for entry in entries {
            let mut stack = Vec::new();
            match self.type_depth(entry.ty, &mut depths, &mut stack) {
                Ok(depth) if depth <= DEPTH_LIMIT => {}
                Ok(_) => {
                    let message = format!("types are nested deeper than {DEPTH_LIMIT} levels here");
                    let _: R<()> = self.complain(&codes::TOO_DEEP, entry.span, message);
                    return;
                }
                Err(Stop) => {
                    let message = format!("the type `{}` contains itself", self.type_text(entry.ty));
                    let _: R<()> = self.invalid(entry.span, message);
                    return;
                }
            }
        }
    }

    /// Levels of types inside `ty`; fails when it contains itself. Gives up, with a large number, beyond the limit.
    fn type_depth(&self, ty: Type, depths: &mut FxHashMap<Type, u32>, stack: &mut Vec<Type>) -> R<u32> {
        if let Some(&depth) = depths.get(&ty) {
            return Ok(depth);
        }
        if stack.contains(&ty) {
            return Err(Stop);
        }
        if stack.len() > DEPTH_LIMIT as usize {
            return Ok(DEPTH_LIMIT + 1);
        }
        let children: Vec<Type> = match self.env.types.kind(ty) {
            TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => vec![*elem],
            TypeKind::Struct { fields, .. } => fields.to_vec(),
            TypeKind::Named(id) => self.env.types.struct_def(*id).fields.as_deref().unwrap_or(&[]).to_vec(),
            _ => Vec::new(),
        };
        stack.push(ty);
        let mut depth = 0;
        for child in children {
            depth = depth.max(self.type_depth(child, depths, stack)? + 1);
        }
        stack.pop();
        depths.insert(ty, depth);
        Ok(depth)
    }

    /// A type as LLVM writes it, for messages; long ones are cut.
    pub(crate) fn type_text(&self, ty: Type) -> String {
        let mut out = String::new();
        self.write_type(ty, &mut out);
        out
    }

    fn write_list(&self, types: &[Type], out: &mut String) {
        for (index, &ty) in types.iter().enumerate() {
            if index > 0 {
                out.push_str(", ");
            }
            if out.len() > 100 {
                out.push('…');
                return;
            }
            self.write_type(ty, out);
        }
    }

    fn write_type(&self, ty: Type, out: &mut String) {
        use std::fmt::Write;
        let result = match self.env.types.kind(ty) {
            TypeKind::Int(width) => write!(out, "i{width}"),
            TypeKind::Ptr(0) => write!(out, "ptr"),
            TypeKind::Ptr(space) => write!(out, "ptr addrspace({space})"),
            TypeKind::Array { elem, len } => {
                let _ = write!(out, "[{len} x ");
                self.write_type(*elem, out);
                write!(out, "]")
            }
            TypeKind::Vector { elem, len, scalable } => {
                let _ = write!(out, "<{}{len} x ", if *scalable { "vscale x " } else { "" });
                self.write_type(*elem, out);
                write!(out, ">")
            }
            TypeKind::Struct { fields, packed } => {
                out.push_str(if *packed { "<{ " } else { "{ " });
                self.write_list(fields, out);
                write!(out, "{}", if *packed { " }>" } else { " }" })
            }
            TypeKind::Named(id) => match self.env.types.struct_def(*id).name {
                Some(name) => write!(out, "%{}", self.env.strings.text(name)),
                None => {
                    let number = self.numbered_types.iter().find(|(_, entry)| entry.ty == ty);
                    write!(out, "%{}", number.map_or(0, |(number, _)| *number))
                }
            },
            TypeKind::Function { ret, params, varargs } => {
                self.write_type(*ret, out);
                out.push_str(" (");
                self.write_list(params, out);
                write!(out, "{})", if *varargs { ", ..." } else { "" })
            }
            TypeKind::TargetExt { name, .. } => write!(out, "target(\"{}\")", self.env.strings.text(*name)),
            other => write!(out, "{}", simple_name(other)),
        };
        debug_assert!(result.is_ok(), "writing to a string does not fail");
    }
}

fn simple_name(kind: &TypeKind) -> &'static str {
    match kind {
        TypeKind::Void => "void",
        TypeKind::Half => "half",
        TypeKind::BFloat => "bfloat",
        TypeKind::Float => "float",
        TypeKind::Double => "double",
        TypeKind::X86Fp80 => "x86_fp80",
        TypeKind::Fp128 => "fp128",
        TypeKind::PpcFp128 => "ppc_fp128",
        TypeKind::X86Amx => "x86_amx",
        TypeKind::X86Mmx => "x86_mmx",
        TypeKind::Label => "label",
        TypeKind::Token => "token",
        TypeKind::Metadata => "metadata",
        _ => "?",
    }
}

fn simple_type(word: &[u8]) -> Option<Type> {
    Some(match word {
        b"ptr" => Type::PTR,
        b"i32" => Type::I32,
        b"i64" => Type::I64,
        b"i8" => Type::I8,
        b"i1" => Type::I1,
        b"i16" => Type::I16,
        b"float" => Type::FLOAT,
        b"double" => Type::DOUBLE,
        b"void" => Type::VOID,
        b"half" => Type::HALF,
        b"bfloat" => Type::BFLOAT,
        b"metadata" => Type::METADATA,
        b"label" => Type::LABEL,
        b"token" => Type::TOKEN,
        b"i128" => Type::I128,
        b"x86_fp80" => Type::X86_FP80,
        b"fp128" => Type::FP128,
        b"ppc_fp128" => Type::PPC_FP128,
        b"x86_amx" => Type::X86_AMX,
        [b'i', digit @ b'1'..=b'9'] => return Type::int(u32::from(digit - b'0')),
        [b'i', high @ b'1'..=b'9', low @ b'0'..=b'9'] => {
            return Type::int(u32::from(high - b'0') * 10 + u32::from(low - b'0'));
        }
        _ => return None,
    })
}
