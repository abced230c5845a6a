//! Operands of instructions.

use super::body::BodyParser;
use super::cursor::{Const, Cursor, MARK, Parsed};
use super::scope::Entity;
use crate::body::{Base, Label, Operand, Reg, Selector};
use crate::special::{Special, SpecialReg};
use crate::tree::Local;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::sync::LazyLock;

static SPECIALS: LazyLock<FxHashMap<&'static str, Special>> =
    LazyLock::new(|| Special::ALL.iter().map(|&special| (special.name(), special)).collect());

/// The special register of that name, without its component.
pub(super) fn special_of(name: &str) -> Option<SpecialReg> {
    let name = name.strip_prefix('%')?;
    let indexed = |register, index: &str, count: u8| {
        let number =
            index.parse::<u8>().ok().filter(|&n| n < count && (n == 0 || !index.starts_with('0')))?;
        Some(SpecialReg { register, index: number, component: None })
    };
    if let Some(index) = name.strip_prefix("envreg") {
        return indexed(Special::EnvReg, index, 32);
    }
    if let Some(index) = name.strip_prefix("pm") {
        return match index.strip_suffix("_64") {
            Some(index) => indexed(Special::Pm64, index, 8),
            None => indexed(Special::Pm, index, 8),
        };
    }
    SPECIALS.get(name).map(|&register| SpecialReg::scalar(register))
}

impl<'t> BodyParser<'t, '_> {
    pub(super) fn operand(&mut self) -> Parsed<Operand> {
        let c = &mut *self.c;
        c.skip();
        match c.peek() {
            b'[' => self.memory(),
            b'{' => {
                c.pos += 1;
                let elements = self.elements(b'}')?;
                let range = self.body.range(&elements);
                Ok(if self.bar() { Operand::Resident(range, self.reg()?) } else { Operand::Vector(range) })
            }
            b'!' => {
                let start = c.pos;
                c.pos += 1;
                c.skip();
                if Cursor::is_name(c.peek()) && !c.text[c.pos..].starts_with(b"WARP_SZ") {
                    return Ok(Operand::Not(self.reg()?));
                }
                c.pos = start;
                Ok(c.constant()?.operand())
            }
            b'-' if Cursor::is_name(c.peek_at(1)) && !c.text[c.pos + 1..].starts_with(b"WARP_SZ") => {
                c.pos += 1;
                let reg = self.reg()?;
                Ok(match self.selector(reg)? {
                    Some(selector) => Operand::NegSelect(reg, selector),
                    None => Operand::Neg(reg),
                })
            }
            byte if Cursor::is_name(byte) && !c.at_end() => self.named(),
            _ => {
                let negative =
                    c.peek() == b'-' && c.peek_at(1) == b'0' && matches!(c.peek_at(2) | 0x20, b'f' | b'd');
                if negative {
                    let start = c.pos;
                    return Err(c.error_at(
                        start,
                        start + 1,
                        "a constant in `0f` or `0d` form takes no minus sign",
                    ));
                }
                Ok(c.constant()?.operand())
            }
        }
    }

    /// The operands up to a closing bracket, which is taken.
    fn elements(&mut self, close: u8) -> Parsed<SmallVec<[Operand; 8]>> {
        let mut elements = SmallVec::new();
        if self.c.eat(close) {
            return Ok(elements);
        }
        self.c.enter()?;
        loop {
            elements.push(self.operand()?);
            if self.c.eat(close) {
                break;
            }
            self.c.expect(b',')?;
        }
        self.c.leave();
        Ok(elements)
    }

    /// `( … )` of a call.
    pub(super) fn list(&mut self) -> Parsed<Operand> {
        self.c.expect(b'(')?;
        let elements = self.elements(b')')?;
        Ok(Operand::List(self.body.range(&elements)))
    }

    /// A register, where nothing else can stand.
    pub(super) fn reg(&mut self) -> Parsed<Reg> {
        self.c.skip();
        let start = self.c.pos;
        let name = self.c.name("a register")?;
        if let Some(Operand::Reg(reg)) = self.bound_operand(name) {
            return Ok(reg);
        }
        match self.scopes.find(name, self.body) {
            Some(Entity::Reg(reg)) => Ok(reg),
            Some(_) => {
                let text = String::from_utf8_lossy(name).into_owned();
                Err(self.c.error_at(start, self.c.pos, format!("`{text}` is no register")))
            }
            None => Err(self.undeclared(name, start, "register")),
        }
    }

    pub(super) fn undeclared(&mut self, name: &[u8], start: usize, what: &str) -> super::cursor::Fail {
        let text = String::from_utf8_lossy(name).into_owned();
        self.c.error_at(start, start + name.len(), format!("the {what} `{text}` is not declared"))
    }

    /// `.x` to `.w`, `.b0` and the like behind a register.
    fn selector(&mut self, _reg: Reg) -> Parsed<Option<Selector>> {
        if self.c.peek() != b'.' {
            return Ok(None);
        }
        let start = self.c.pos;
        match self.c.directive().and_then(|word| Selector::find(Cursor::utf8(word))) {
            Some(selector) => Ok(Some(selector)),
            None => Err(self.c.error_at(start, self.c.pos, "expected `.x`, `.y`, `.z`, `.w` or a selector")),
        }
    }

    fn bound_operand(&self, name: &[u8]) -> Option<Operand> {
        let [MARK, digits @ ..] = name else { return None };
        let index = Cursor::utf8(digits).parse::<usize>().ok()?;
        self.bound.get(index).copied()
    }

    fn named(&mut self) -> Parsed<Operand> {
        let start = self.c.pos;
        let Some(name) = self.c.word() else { return Err(self.c.expected("an operand")) };
        if name == b"_" {
            return if self.bar() { self.second(None) } else { Ok(Operand::Sink) };
        }
        if name == b"WARP_SZ" {
            self.c.pos = start;
            return Ok(self.c.constant()?.operand());
        }
        if let Some(operand) = self.bound_operand(name) {
            return match operand {
                Operand::Reg(reg) => self.behind_reg(reg),
                Operand::Address(base, offset) => self.behind_address(base, offset),
                other => Ok(other),
            };
        }
        match self.scopes.find(name, self.body) {
            Some(Entity::Reg(reg)) => self.behind_reg(reg),
            Some(Entity::Local(local)) => self.behind_address(Base::Local(local), 0),
            Some(Entity::Symbol(symbol)) => self.behind_address(Base::Symbol(symbol), 0),
            None => self.outer(name, start),
        }
    }

    /// A name that the function does not declare.
    fn outer(&mut self, name: &'t [u8], start: usize) -> Parsed<Operand> {
        if name[0] == b'%' {
            if let Some(special) = special_of(Cursor::utf8(name)) {
                return self.special(special);
            }
            return Err(self.undeclared(name, start, "register"));
        }
        match (self.resolve)(Cursor::utf8(name)) {
            Some(symbol) => {
                self.scopes.remember(name, Entity::Symbol(symbol));
                self.behind_address(Base::Symbol(symbol), 0)
            }
            None => Err(self.undeclared(name, start, "name")),
        }
    }

    fn special(&mut self, mut special: SpecialReg) -> Parsed<Operand> {
        self.c.skip();
        if special.register.is_vector() && self.c.peek() == b'.' {
            let start = self.c.pos;
            special.component = match self.c.directive() {
                Some(b"x") => Some(0),
                Some(b"y") => Some(1),
                Some(b"z") => Some(2),
                Some(b"w") => Some(3),
                _ => return Err(self.c.error_at(start, self.c.pos, "expected `.x`, `.y`, `.z` or `.w`")),
            };
        }
        Ok(Operand::Special(special))
    }

    fn bar(&mut self) -> bool {
        self.c.skip();
        let bar = self.c.peek() == b'|' && self.c.peek_at(1) != b'|';
        self.c.pos += usize::from(bar);
        bar
    }

    fn second(&mut self, first: Option<Reg>) -> Parsed<Operand> {
        self.c.skip();
        if self.c.peek() == b'_' && !self.c.peek_at(1).is_ascii_alphanumeric() && self.c.peek_at(1) != b'_' {
            self.c.pos += 1;
            return Ok(Operand::Pair(first, None));
        }
        Ok(Operand::Pair(first, Some(self.reg()?)))
    }

    fn behind_reg(&mut self, reg: Reg) -> Parsed<Operand> {
        if let Some(selector) = self.selector(reg)? {
            return Ok(Operand::Select(reg, selector));
        }
        if self.bar() { self.second(Some(reg)) } else { Ok(Operand::Reg(reg)) }
    }

    /// `x`, `x+4`, `x[2]`.
    fn behind_address(&mut self, base: Base, before: i32) -> Parsed<Operand> {
        self.c.skip();
        let start = self.c.pos;
        if self.c.eat(b'[') {
            let index = self.c.integer()?;
            self.c.expect(b']')?;
            let bytes = index.checked_mul(i64::from(self.element_size(base)));
            let offset = self.fit(start, bytes.unwrap_or(i64::MAX))?;
            return Ok(Operand::Mem(base, offset));
        }
        let offset = self.offset()?;
        let offset = self.fit(start, i64::from(before).wrapping_add(offset))?;
        Ok(Operand::Address(base, offset))
    }

    fn element_size(&self, base: Base) -> u32 {
        match base {
            Base::Local(local) => self.function.locals[local].ty.bytes().max(1),
            Base::Symbol(symbol) => (self.sizes)(symbol),
            _ => 1,
        }
    }

    /// `+ constant`, or nothing.
    fn offset(&mut self) -> Parsed<i64> {
        if self.c.eat(b'+') { self.c.integer() } else { Ok(0) }
    }

    fn fit(&mut self, start: usize, offset: i64) -> Parsed<i32> {
        match i32::try_from(offset) {
            Ok(offset) => Ok(offset),
            // An unsigned 32-bit offset wraps.
            Err(_) if u32::try_from(offset).is_ok() => Ok(offset as u32 as i32),
            Err(_) => Err(self.c.error_at(start, self.c.pos, "this offset does not fit into 32 bits")),
        }
    }

    fn memory(&mut self) -> Parsed<Operand> {
        self.c.pos += 1;
        self.c.skip();
        let start = self.c.pos;
        let (base, offset) = if Cursor::is_name(self.c.peek())
            && !self.c.text[start..].starts_with(b"WARP_SZ")
        {
            match self.address()? {
                Operand::Reg(reg) => {
                    let offset = self.offset()?;
                    (Base::Reg(reg), self.fit(start, offset)?)
                }
                Operand::Address(base, offset) => (base, offset),
                Operand::Int(value) => {
                    let offset = self.offset()?;
                    (Base::None, self.fit(start, value.wrapping_add(offset))?)
                }
                _ => return Err(self.c.error_at(start, self.c.pos, "expected an address")),
            }
        } else {
            match self.c.constant()? {
                Const::Int(value, _) => (Base::None, self.fit(start, value)?),
                _ => {
                    return Err(self.c.error_at(start, self.c.pos, "an address is no floating-point number"));
                }
            }
        };
        if self.c.eat(b']') {
            return Ok(Operand::Mem(base, offset));
        }
        if self.c.peek() == b'-' {
            let message = "expected `]`, found `-`; a negative offset is written `+-4`";
            return Err(self.c.error_at(self.c.pos, self.c.pos + 1, message));
        }
        if !self.c.eat(b',') {
            return Err(self.c.expected("`]`"));
        }
        let first = match (base, offset) {
            (Base::Reg(reg), 0) => Operand::Reg(reg),
            _ => Operand::Address(base, offset),
        };
        let mut parts = vec![first];
        parts.extend(self.elements(b']')?);
        Ok(Operand::MemList(self.body.range(&parts)))
    }

    /// What an address starts with: a register, or a name with its offset.
    fn address(&mut self) -> Parsed<Operand> {
        let start = self.c.pos;
        let Some(name) = self.c.word() else { return Err(self.c.expected("an address")) };
        if let Some(operand) = self.bound_operand(name) {
            return match operand {
                Operand::Address(base, offset) => self.behind_address(base, offset),
                other => Ok(other),
            };
        }
        match self.scopes.find(name, self.body) {
            Some(Entity::Reg(reg)) => Ok(Operand::Reg(reg)),
            Some(Entity::Local(local)) => self.behind_address(Base::Local(local), 0),
            Some(Entity::Symbol(symbol)) => self.behind_address(Base::Symbol(symbol), 0),
            None => self.outer(name, start),
        }
    }

    /// The name of a label.
    pub(super) fn label_use(&mut self) -> Parsed<Label> {
        let name = self.c.name("a label")?;
        if let Some(Operand::Label(label)) = self.bound_operand(name) {
            return Ok(label);
        }
        Ok(self.label(name))
    }

    /// The label of that name in the innermost scope.
    pub(super) fn label(&mut self, name: &'t [u8]) -> Label {
        let (function, uid) = (&mut *self.function, self.uid);
        self.scopes.label(name, self.body, || super::body::own_name(&mut function.names, name, uid))
    }

    /// A local of the function, declared in the innermost scope.
    pub(super) fn bind_local(&mut self, name: &'t [u8], local: Local) -> bool {
        self.scopes.declare(name, Entity::Local(local))
    }
}
