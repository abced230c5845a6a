//! Statements of a function body.

use super::cursor::{Cursor, Fail, MAX_DEPTH, Parsed, clamp};
use super::decl::{linkage_of, space_of};
use super::scope::{Entity, Scopes};
use crate::body::{
    Body, Guard, InlinedAt, Label, Loc, Operand, RegData, RegDecl, Stmt, Target, TargetList, Unknown,
};
use crate::isa::{self, Form, Op, Opcode};
use crate::tree::{Function, Linkage, Name, NameRef, Names, Perf, Prototype, Span, Symbol, Variable};
use crate::types::StateSpace;
use diag::{Diagnostic, codes};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::rc::Rc;

/// Mnemonics that were looked up before.
#[derive(Default)]
pub(super) struct Mnemonics<'t> {
    found: FxHashMap<&'t [u8], Rc<[Opcode]>>,
}

pub(super) struct BodyParser<'t, 'p> {
    pub(super) c: &'p mut Cursor<'t>,
    pub(super) function: &'p mut Function,
    pub(super) body: &'p mut Body,
    /// Finds (or makes) the symbol of the module that has this name.
    pub(super) resolve: &'p mut dyn FnMut(&str) -> Option<Symbol>,
    /// Size of an element of a variable of the module, in bytes.
    pub(super) sizes: &'p dyn Fn(Symbol) -> u32,
    pub(super) mnemonics: &'p mut Mnemonics<'t>,
    pub(super) scopes: Scopes<'t>,
    /// What `$0`, `$1`, … of a fragment stand for.
    pub(super) bound: &'p [Operand],
    /// The number of a fragment: names that it declares get it as a suffix.
    pub(super) uid: Option<u32>,
}

/// A name of the function; what a fragment declares gets the fragment's number, so that nothing clashes.
pub(super) fn own_name(names: &mut Names, name: &[u8], uid: Option<u32>) -> Name {
    match uid {
        None => names.push(Cursor::utf8(name)),
        Some(uid) => names.push_fmt(format_args!("{}_a{uid}_", Cursor::utf8(name))),
    }
}

impl<'t> BodyParser<'t, '_> {
    /// Everything up to the brace that closes the body, which is taken, or up to the end of a fragment.
    pub(super) fn statements(&mut self) {
        // Parameters and the outermost statements are of one scope.
        if self.scopes.depth() == 0 {
            self.scopes.open();
        }
        let outermost = self.scopes.depth();
        loop {
            self.c.skip();
            let start = self.c.pos;
            match self.c.peek() {
                _ if self.c.at_end() => {
                    if self.uid.is_none() || self.scopes.depth() > outermost {
                        self.c.error_at(start, start, "expected `}`, found the end of the text");
                    }
                    break;
                }
                b'{' => self.open_scope(start),
                b'}' => {
                    self.c.pos += 1;
                    if self.scopes.depth() == outermost {
                        if self.uid.is_none() {
                            break;
                        }
                        self.c.error_at(start, start + 1, "this `}` closes nothing");
                        continue;
                    }
                    self.scopes.close(self.body);
                    self.push(Stmt::Close, start);
                }
                _ => {
                    if self.statement(start).is_err() {
                        self.recover(start);
                    }
                }
            }
        }
        while self.scopes.depth() > outermost {
            self.scopes.close(self.body);
            self.push(Stmt::Close, self.c.pos);
        }
        self.scopes.finish(self.body);
    }

    fn open_scope(&mut self, start: usize) {
        self.c.pos += 1;
        if self.scopes.depth() >= MAX_DEPTH as usize {
            let place = self.c.place(start, start + 1);
            self.c.report(Diagnostic::new(
                &codes::TOO_DEEP,
                place,
                "scopes are nested deeper than 256 levels",
            ));
            self.skip_scope();
            return;
        }
        self.scopes.open();
        self.push(Stmt::Open, start);
    }

    /// Skips to behind the brace that closes a scope that was just opened.
    fn skip_scope(&mut self) {
        let mut open = 1u32;
        while open > 0 && !self.c.at_end() {
            self.c.skip();
            match self.c.peek() {
                b'{' => open += 1,
                b'}' => open -= 1,
                _ => {}
            }
            self.c.pos += 1;
        }
    }

    /// Goes on behind the statement that failed.
    fn recover(&mut self, start: usize) {
        self.c.reset_depth();
        let text = self.c.text;
        self.c.pos = self.c.pos.min(text.len());
        // A failure at the `;` belongs to the statement that it ends.
        if self.c.pos > start && text.get(self.c.pos - 1) == Some(&b';') {
            return;
        }
        let mut braces = 0u32;
        while let Some(&byte) = text.get(self.c.pos) {
            match byte {
                b';' => {
                    self.c.pos += 1;
                    return;
                }
                b'{' => {
                    // A vector has no `;` inside, a scope has.
                    let rest = &text[self.c.pos..];
                    let end = memchr::memchr2(b';', b'}', rest).map(|at| rest[at]);
                    if end != Some(b'}') {
                        return;
                    }
                    braces += 1;
                }
                b'}' if braces == 0 => {
                    // The failure may be inside of a vector.
                    let behind = text[self.c.pos + 1..].iter().find(|b| !b.is_ascii_whitespace());
                    if !matches!(behind, Some(b',' | b';')) || self.c.pos == start {
                        return;
                    }
                }
                b'}' => braces -= 1,
                b'/' if matches!(text.get(self.c.pos + 1), Some(b'/' | b'*')) => {
                    self.c.skip();
                    continue;
                }
                _ => {}
            }
            self.c.pos += 1;
        }
    }

    pub(super) fn push(&mut self, stmt: Stmt, start: usize) {
        self.body.stmts.push(stmt);
        if self.uid.is_none() {
            self.body.spans.push(Span { start: clamp(start), end: clamp(self.c.pos) });
        }
    }

    fn end(&mut self) -> Parsed<()> {
        if self.c.eat(b';') { Ok(()) } else { Err(self.c.expected("`;`")) }
    }

    fn statement(&mut self, start: usize) -> Parsed<()> {
        match self.c.peek() {
            b'.' => self.directive(start),
            b'@' => {
                self.c.pos += 1;
                let negated = self.c.eat(b'!');
                let reg = self.reg()?;
                self.c.skip();
                let at = self.c.pos;
                let Some(word) = self.c.word() else { return Err(self.c.expected("an instruction")) };
                let _ = word;
                self.instruction(start, at, Some(Guard { reg, negated }))
            }
            byte if Cursor::is_name(byte) => {
                let Some(word) = self.c.word() else { return Err(self.c.expected("a statement")) };
                let behind = self.c.pos;
                if self.c.peek() != b'.' {
                    self.c.skip();
                    if self.c.peek() == b':' && self.c.peek_at(1) != b':' {
                        self.c.pos += 1;
                        return self.labelled(word, start);
                    }
                    self.c.pos = behind;
                }
                self.instruction(start, start, None)
            }
            _ => Err(self.c.expected("a statement")),
        }
    }

    fn labelled(&mut self, name: &'t [u8], start: usize) -> Parsed<()> {
        let end = start + name.len();
        self.c.nameable(name, start, "the name of a label")?;
        let label = self.label(name);
        if self.body.labels[label].defined {
            let text = String::from_utf8_lossy(name).into_owned();
            return Err(self.c.error_at(
                start,
                end,
                format!("the label `{text}` is defined twice in this scope"),
            ));
        }
        self.body.labels[label].defined = true;
        match self.c.peek_directive() {
            Some(b"branchtargets") => {
                self.c.directive();
                let index = self.target_list(label, Self::label_target)?;
                self.push(Stmt::BranchTargets(index), start);
            }
            Some(b"calltargets") => {
                self.c.directive();
                let index = self.target_list(label, Self::function_target)?;
                self.push(Stmt::CallTargets(index), start);
            }
            Some(b"callprototype") => {
                self.c.directive();
                let uid = self.uid;
                let mut prototype = self.c.prototype(&mut self.function.names, uid)?;
                self.end()?;
                prototype.label = Some(label);
                prototype.name = self.body.labels[label].name;
                prototype.span = Span { start: clamp(start), end: clamp(self.c.pos) };
                let index = self.body.prototypes.len() as u32;
                self.body.prototypes.push(prototype);
                self.push(Stmt::Prototype(index), start);
            }
            _ => self.push(Stmt::Label(label), start),
        }
        Ok(())
    }

    /// The names behind `.branchtargets` or `.calltargets`, up to the `;`.
    fn target_list(&mut self, label: Label, one: fn(&mut Self) -> Parsed<Target>) -> Parsed<u32> {
        let mut targets = vec![one(self)?];
        while self.c.eat(b',') {
            targets.push(one(self)?);
        }
        self.end()?;
        self.body.target_lists.push(TargetList { label, targets });
        Ok(self.body.target_lists.len() as u32 - 1)
    }

    fn label_target(&mut self) -> Parsed<Target> {
        Ok(Target::Label(self.label_use()?))
    }

    fn function_target(&mut self) -> Parsed<Target> {
        let name = self.c.name("the name of a function")?;
        match (self.resolve)(Cursor::utf8(name)) {
            Some(symbol) => Ok(Target::Symbol(symbol)),
            None => Err(self.undeclared(name, self.c.pos - name.len(), "function")),
        }
    }

    fn directive(&mut self, start: usize) -> Parsed<()> {
        let Some(word) = self.c.directive() else { return Err(self.c.expected("a statement")) };
        if word == b"loc" {
            let loc = self.c.loc(&mut self.function.names)?;
            self.c.eat(b';');
            let index = self.body.locs.len() as u32;
            self.body.locs.push(loc);
            self.push(Stmt::Loc(index), start);
            return Ok(());
        }
        if let Some(linkage) = linkage_of(word) {
            self.c.directive();
            let message = format!("`{}` belongs at module scope", linkage.prefix().trim());
            return Err(self.c.error_at(start, self.c.pos, message));
        }
        match word {
            b"reg" => self.registers(start),
            b"pragma" => {
                loop {
                    let text = self.c.string()?;
                    let name = self.function.names.push(&text);
                    self.push(Stmt::Pragma(name), start);
                    if !self.c.eat(b',') {
                        break;
                    }
                }
                self.end()
            }
            _ => match space_of(word) {
                Some(space) => self.declaration(space, Linkage::Internal, start),
                None => {
                    let word = String::from_utf8_lossy(word).into_owned();
                    let message = format!("the directive `.{word}` has no place in a function");
                    Err(self.c.error_at(start, self.c.pos, message))
                }
            },
        }
    }

    fn registers(&mut self, start: usize) -> Parsed<()> {
        let head = self.c.head(StateSpace::Reg, Linkage::Internal)?;
        loop {
            self.c.skip();
            let at = self.c.pos;
            let name = self.c.new_name("the name of a register")?;
            let end = self.c.pos;
            let count = if self.c.eat(b'<') {
                let count = self.c.number("a number of registers")?;
                self.c.expect(b'>')?;
                Some(count)
            } else {
                None
            };
            if self.scopes.clashes(name, count, self.body) {
                return Err(self.twice(name, at, end));
            }
            let own = own_name(&mut self.function.names, name, self.uid);
            let decl = RegDecl { ty: head.ty, vector: head.vector(), name: own, count };
            let decl = self.body.reg_decls.push(decl);
            if let Some(count) = count {
                self.scopes.declare_prefix(name, decl, count);
            } else {
                let reg = self.body.regs.push(RegData { decl, index: 0 });
                if !self.scopes.declare(name, Entity::Reg(reg)) {
                    return Err(self.twice(name, at, end));
                }
            }
            self.push(Stmt::Reg(decl), start);
            if !self.c.eat(b',') {
                break;
            }
        }
        self.end()
    }

    fn twice(&mut self, name: &[u8], start: usize, end: usize) -> Fail {
        let text = String::from_utf8_lossy(name).into_owned();
        self.c.error_at(start, end, format!("`{text}` is declared twice in this scope"))
    }

    fn declaration(&mut self, space: StateSpace, linkage: Linkage, start: usize) -> Parsed<()> {
        let mut head = self.c.head(space, linkage)?;
        let attribute = head.take_attribute().map(|text| self.function.names.push(&text));
        loop {
            self.c.skip();
            let at = self.c.pos;
            let name = self.c.new_name("the name of a variable")?;
            let end = self.c.pos;
            let dims = self.c.dims()?;
            let own = own_name(&mut self.function.names, name, self.uid);
            let span = Span { start: clamp(start), end: clamp(self.c.pos) };
            let mut variable: Variable = head.variable(own, dims, span);
            variable.attribute = attribute;
            let local = self.function.locals.push(variable);
            if !self.bind_local(name, local) {
                return Err(self.twice(name, at, end));
            }
            if self.c.eat(b'=') {
                let (scopes, resolve) = (&mut self.scopes, &mut *self.resolve);
                let body = &mut *self.body;
                let mut names = |_: &mut Cursor<'t>, name: &'t [u8]| match scopes.find(name, body) {
                    Some(Entity::Local(local)) => Some(NameRef::Local(local)),
                    Some(Entity::Symbol(symbol)) => Some(NameRef::Symbol(symbol)),
                    Some(Entity::Reg(_)) => None,
                    None => resolve(Cursor::utf8(name)).map(NameRef::Symbol),
                };
                let init = self.c.init(&mut names)?;
                self.function.locals[local].init = Some(init);
            }
            self.push(Stmt::Var(local), start);
            if !self.c.eat(b',') {
                break;
            }
        }
        self.end()
    }

    /// An instruction whose first word was read and starts at `at`.
    fn instruction(&mut self, start: usize, at: usize, guard: Option<Guard>) -> Parsed<()> {
        let text = self.c.text;
        let end = self.c.mnemonic_end();
        self.c.pos = end;
        let mnemonic = &text[at..end];
        self.c.skip();
        if self.c.peek() == b'.' && self.c.peek_at(1).is_ascii_alphabetic() {
            return self.spaced(start, mnemonic, guard);
        }
        let found = match self.mnemonics.found.get(mnemonic) {
            Some(found) => Rc::clone(found),
            None => {
                let found: Rc<[Opcode]> = Rc::from(isa::find(Cursor::utf8(mnemonic)).as_slice());
                self.mnemonics.found.insert(mnemonic, Rc::clone(&found));
                found
            }
        };
        self.operands(start, mnemonic, &found, guard)
    }

    /// An instruction with white space inside of its mnemonic.
    fn spaced(&mut self, start: usize, first: &[u8], guard: Option<Guard>) -> Parsed<()> {
        let mut mnemonic = first.to_vec();
        while self.c.peek() == b'.' && self.c.peek_at(1).is_ascii_alphanumeric() {
            let from = self.c.pos;
            self.c.directive();
            while self.c.peek() == b':' && self.c.peek_at(1) == b':' {
                self.c.pos += 2;
                self.c.word();
            }
            mnemonic.extend_from_slice(&self.c.text[from..self.c.pos]);
            self.c.skip();
        }
        let found = isa::find(Cursor::utf8(&mnemonic));
        self.operands(start, &mnemonic, &found, guard)
    }

    fn operands(
        &mut self,
        start: usize,
        mnemonic: &[u8],
        found: &[Opcode],
        guard: Option<Guard>,
    ) -> Parsed<()> {
        let row = found.first().map(|opcode| opcode.row());
        let mut operands: SmallVec<[Operand; 8]> = SmallVec::new();
        if row.is_some_and(|row| row.op == Op::Call) {
            operands.extend(self.call()?);
        } else if !{
            self.c.skip();
            self.c.peek() == b';'
        } {
            loop {
                let form = row.and_then(|row| row.operands.get(operands.len())).map(|operand| operand.form);
                operands.push(match form {
                    Some(Form::Label | Form::Targets) => Operand::Label(self.label_use()?),
                    _ => self.operand()?,
                });
                if !self.c.eat(b',') {
                    break;
                }
            }
        }
        self.end()?;
        let chosen = match found {
            [] => None,
            [one] => Some(*one),
            several => Some(isa::choose(several, self.body, &operands)),
        };
        match chosen {
            Some(opcode) => {
                let inst = self.body.make(guard, opcode, &operands);
                self.push(Stmt::Inst(inst), start);
            }
            None => {
                let text = Cursor::utf8(mnemonic);
                let nearest = isa::nearest(text);
                let mnemonic = self.function.names.push(text);
                let operands = self.body.range(&operands);
                let index = self.body.unknown.len() as u32;
                self.body.unknown.push(Unknown { mnemonic, nearest, guard, operands });
                self.push(Stmt::Unknown(index), start);
            }
        }
        Ok(())
    }

    /// `(returns), callee, (arguments), prototype`, each but the callee optional.
    fn call(&mut self) -> Parsed<[Operand; 4]> {
        self.c.skip();
        let returns = if self.c.peek() == b'(' {
            let list = self.list()?;
            self.c.expect(b',')?;
            list
        } else {
            Operand::List(self.body.range(&[]))
        };
        let callee = self.operand()?;
        let mut args = Operand::List(self.body.range(&[]));
        let mut prototype = Operand::Sink;
        if self.c.eat(b',') {
            self.c.skip();
            let mut more = true;
            if self.c.peek() == b'(' {
                args = self.list()?;
                more = self.c.eat(b',');
            }
            if more {
                prototype = Operand::Label(self.label_use()?);
            }
        }
        Ok([returns, callee, args, prototype])
    }
}

impl<'t> Cursor<'t> {
    /// What stands behind `.loc`.
    pub(super) fn loc(&mut self, names: &mut Names) -> Parsed<Loc> {
        let file = self.number("the number of a file")?;
        let line = self.number("a line")?;
        let column = self.number("a column")?;
        let mut loc = Loc { file, line, column, inlined: None };
        if self.eat(b',') {
            if self.name("`function_name`")? != b"function_name" {
                return Err(self.expected("`function_name`"));
            }
            let function_name = names.push(Cursor::utf8(self.name("a label")?));
            let offset = if self.eat(b'+') { self.number("an offset")? } else { 0 };
            self.expect(b',')?;
            if self.name("`inlined_at`")? != b"inlined_at" {
                return Err(self.expected("`inlined_at`"));
            }
            let file = self.number("the number of a file")?;
            let line = self.number("a line")?;
            let column = self.number("a column")?;
            loc.inlined = Some(InlinedAt { function_name, offset, file, line, column });
        }
        Ok(loc)
    }

    /// The parameters of a function or prototype, parentheses included.
    fn prototype_params(&mut self, names: &mut Names, uid: Option<u32>) -> Parsed<Vec<Variable>> {
        self.expect(b'(')?;
        let mut params = Vec::new();
        if self.eat(b')') {
            return Ok(params);
        }
        loop {
            let (head, name, dims, span) = self.param()?;
            let own = if name == b"_" { names.push("_") } else { own_name(names, name, uid) };
            params.push(head.variable(own, dims, span));
            if self.eat(b')') {
                return Ok(params);
            }
            self.expect(b',')?;
        }
    }

    /// What stands behind `.callprototype`.
    pub(super) fn prototype(&mut self, names: &mut Names, uid: Option<u32>) -> Parsed<Prototype> {
        self.skip();
        let returns = if self.peek() == b'(' { self.prototype_params(names, uid)? } else { Vec::new() };
        self.name("`_`")?;
        self.skip();
        let params = if self.peek() == b'(' { self.prototype_params(names, uid)? } else { Vec::new() };
        let mut noreturn = false;
        let mut abi = Vec::new();
        loop {
            if self.eat_directive(b"noreturn") {
                noreturn = true;
            } else if self.eat_directive(b"abi_preserve") {
                abi.push(Perf::AbiPreserve(self.number("a number of registers")?));
            } else if self.eat_directive(b"abi_preserve_control") {
                abi.push(Perf::AbiPreserveControl(self.number("a number of registers")?));
            } else {
                break;
            }
        }
        let name = names.push("_");
        Ok(Prototype { label: None, name, returns, params, noreturn, abi, span: Span::default() })
    }
}
