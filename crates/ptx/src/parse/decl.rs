//! Declarations of variables and parameters, at module scope and in functions.

use super::cursor::{Const, Cursor, Parsed, clamp};
use crate::token::Tok;
use crate::tree::{Init, Linkage, NameRef, PtrAttr, Span, Variable};
use crate::types::{StateSpace, Type};

/// What stands before the names of a declaration.
pub(super) struct Head {
    pub(super) space: StateSpace,
    pub(super) linkage: Linkage,
    align: u32,
    vector: u8,
    pub(super) ty: Type,
    attribute: Option<String>,
    ptr: Option<PtrAttr>,
}

/// A name that an initialiser mentions, resolved by the caller.
pub(super) type Resolve<'a, 't> = &'a mut dyn FnMut(&mut Cursor<'t>, &'t [u8]) -> Option<NameRef>;

/// The state space of that name.
pub(super) fn space_of(name: &[u8]) -> Option<StateSpace> {
    Some(match name {
        b"reg" => StateSpace::Reg,
        b"sreg" => StateSpace::Sreg,
        b"const" => StateSpace::Const,
        b"global" => StateSpace::Global,
        b"local" => StateSpace::Local,
        b"param" => StateSpace::Param,
        b"shared" => StateSpace::Shared,
        b"tex" => StateSpace::Tex,
        _ => return None,
    })
}

pub(super) fn linkage_of(name: &[u8]) -> Option<Linkage> {
    Some(match name {
        b"extern" => Linkage::Extern,
        b"visible" => Linkage::Visible,
        b"weak" => Linkage::Weak,
        b"common" => Linkage::Common,
        _ => return None,
    })
}

fn type_of(name: &[u8]) -> Option<Type> {
    Tok::find(Cursor::utf8(name)).and_then(Tok::ty)
}

impl Head {
    pub(super) fn variable<N>(&self, name: N, dims: Vec<Option<u64>>, span: Span) -> Variable<N> {
        Variable {
            name,
            linkage: self.linkage,
            space: self.space,
            align: self.align,
            vector: self.vector,
            ty: self.ty,
            dims,
            init: None,
            ptr: self.ptr,
            attribute: None,
            span,
        }
    }

    pub(super) fn take_attribute(&mut self) -> Option<String> {
        self.attribute.take()
    }

    pub(super) fn vector(&self) -> u8 {
        self.vector
    }
}

impl<'t> Cursor<'t> {
    /// Alignment, vector, type and attributes behind the state space.
    pub(super) fn head(&mut self, space: StateSpace, linkage: Linkage) -> Parsed<Head> {
        let mut head = Head { space, linkage, align: 0, vector: 1, ty: Type::B8, attribute: None, ptr: None };
        let mut typed = false;
        while let Some(word) = self.peek_directive() {
            self.skip();
            let start = self.pos;
            self.directive();
            match word {
                b"v2" | b"v4" | b"v8" if typed => {
                    let word = Self::utf8(word);
                    return Err(self.error_at(start, self.pos, format!("`.{word}` stands before the type")));
                }
                b"align" if typed => {
                    return Err(self.error_at(start, self.pos, "`.align` stands before the type"));
                }
                b"align" => head.align = self.alignment()?,
                b"attribute" => head.attribute = Some(self.attribute()?),
                b"ptr" if typed => head.ptr = Some(self.ptr()?),
                b"v2" => head.vector = 2,
                b"v4" => head.vector = 4,
                b"v8" => head.vector = 8,
                _ => match type_of(word) {
                    Some(ty) if typed => {
                        let message = format!("expected a name, found a second type `{ty}`");
                        return Err(self.error_at(start, self.pos, message));
                    }
                    Some(ty) if ty.is_fundamental() || ty.kind() == crate::types::TypeKind::Opaque => {
                        head.ty = ty;
                        typed = true;
                    }
                    Some(ty) => {
                        let of = Type::bits_of(ty.bits()).unwrap_or(Type::B32);
                        let message = format!("nothing can be declared of type `{ty}`; declare it as `{of}`");
                        return Err(self.error_at(start, self.pos, message));
                    }
                    None => {
                        let word = String::from_utf8_lossy(word).into_owned();
                        return Err(self.error_at(
                            start,
                            self.pos,
                            format!("expected a type, found `.{word}`"),
                        ));
                    }
                },
            }
        }
        if typed { Ok(head) } else { Err(self.expected("a type")) }
    }

    fn alignment(&mut self) -> Parsed<u32> {
        self.skip();
        let start = self.pos;
        let align = self.number("an alignment")?;
        if align.is_power_of_two() {
            return Ok(align);
        }
        Err(self.error_at(start, self.pos, format!("the alignment {align} is no power of two")))
    }

    /// The text between the parentheses of `.attribute(…)`.
    fn attribute(&mut self) -> Parsed<String> {
        self.expect(b'(')?;
        let start = self.pos;
        let mut open = 1;
        while let Some(&byte) = self.text.get(self.pos) {
            open += i32::from(byte == b'(') - i32::from(byte == b')');
            if open == 0 {
                let text = String::from_utf8_lossy(&self.text[start..self.pos]).trim().to_owned();
                self.pos += 1;
                return Ok(text);
            }
            if byte == b';' || byte == b'\n' {
                break;
            }
            self.pos += 1;
        }
        Err(self.error_at(start, self.pos, "this attribute has no closing parenthesis"))
    }

    fn ptr(&mut self) -> Parsed<PtrAttr> {
        let mut ptr = PtrAttr { space: None, align: 0 };
        while let Some(word) = self.peek_directive() {
            self.skip();
            let start = self.pos;
            self.directive();
            match (word, space_of(word)) {
                (b"align", _) => ptr.align = self.alignment()?,
                (
                    _,
                    Some(
                        space @ (StateSpace::Const
                        | StateSpace::Global
                        | StateSpace::Local
                        | StateSpace::Shared),
                    ),
                ) if ptr.space.is_none() => ptr.space = Some(space),
                _ => {
                    let message = "expected a state space or `.align` behind `.ptr`";
                    return Err(self.error_at(start, self.pos, message));
                }
            }
        }
        Ok(ptr)
    }

    /// `[n]`, `[]`, as many as there are.
    pub(super) fn dims(&mut self) -> Parsed<Vec<Option<u64>>> {
        let mut dims = Vec::new();
        while self.eat(b'[') {
            if self.eat(b']') {
                dims.push(None);
                continue;
            }
            self.skip();
            let start = self.pos;
            let length = self.integer()?;
            if length < 0 {
                return Err(self.error_at(start, self.pos, "an array has a negative length"));
            }
            self.expect(b']')?;
            dims.push(Some(length as u64));
        }
        Ok(dims)
    }

    /// One parameter: `.param .align 8 .b8 x[16]`, `.reg .u32 x`.
    pub(super) fn param(&mut self) -> Parsed<(Head, &'t [u8], Vec<Option<u64>>, Span)> {
        self.skip();
        let start = self.pos;
        let space = match self.directive() {
            Some(b"param") => StateSpace::Param,
            Some(b"reg") => StateSpace::Reg,
            _ => {
                self.pos = start;
                return Err(self.expected("`.param` or `.reg`"));
            }
        };
        let head = self.head(space, Linkage::Internal)?;
        let name = self.name("the name of a parameter")?;
        let dims = self.dims()?;
        Ok((head, name, dims, Span { start: clamp(start), end: clamp(self.pos) }))
    }

    /// What stands behind `=`.
    pub(super) fn init(&mut self, resolve: Resolve<'_, 't>) -> Parsed<Init> {
        self.skip();
        if self.peek() == b'{' {
            self.pos += 1;
            self.enter()?;
            let list = self.init_list(resolve)?;
            self.leave();
            return Ok(list);
        }
        if Self::is_name(self.peek()) && !self.text[self.pos..].starts_with(b"WARP_SZ") {
            return self.init_address(resolve, 0);
        }
        let start = self.pos;
        if self.peek().is_ascii_digit() {
            let first = self.literal()?;
            self.skip();
            if let (Const::Int(mask, _), b'(') = (first, self.peek()) {
                self.pos += 1;
                let element = self.init_address(resolve, mask as u64)?;
                self.expect(b')')?;
                return Ok(element);
            }
            self.pos = start;
        }
        Ok(match self.constant()? {
            Const::Int(value, _) => Init::Int(value),
            Const::F32(bits) => Init::F32(bits),
            Const::F64(bits) => Init::F64(bits),
        })
    }

    fn init_list(&mut self, resolve: Resolve<'_, 't>) -> Parsed<Init> {
        let mut elements = Vec::new();
        if self.eat(b'}') {
            return Ok(Init::List(elements));
        }
        loop {
            elements.push(self.init(resolve)?);
            if self.eat(b'}') {
                return Ok(Init::List(elements));
            }
            self.expect(b',')?;
        }
    }

    fn init_address(&mut self, resolve: Resolve<'_, 't>, mask: u64) -> Parsed<Init> {
        self.skip();
        let mut start = self.pos;
        let mut name = self.name("the name of a variable or function")?;
        let mut generic = false;
        if name == b"generic" && self.eat(b'(') {
            generic = true;
            self.skip();
            start = self.pos;
            name = self.name("the name of a variable or function")?;
            self.expect(b')')?;
        }
        let end = start + name.len();
        let offset = self.init_offset()?;
        let Some(name) = resolve(self, name) else {
            let text = String::from_utf8_lossy(name).into_owned();
            return Err(self.error_at(start, end, format!("`{text}` is not declared")));
        };
        Ok(Init::Address { name, offset, generic, mask })
    }

    fn init_offset(&mut self) -> Parsed<i64> {
        self.skip();
        match self.peek() {
            b'+' => {
                self.pos += 1;
                self.integer()
            }
            _ => Ok(0),
        }
    }
}
