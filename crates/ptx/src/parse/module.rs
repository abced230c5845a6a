//! What stands at module scope.

use super::body::{BodyParser, Mnemonics};
use super::cursor::{Cursor, Parsed, clamp};
use super::decl::{linkage_of, space_of};
use super::scope::{Entity, Scopes};
use crate::body::Body;
use crate::target::{Sm, Version};
use crate::tree::{
    FileEntry, Function, FunctionKind, Item, Linkage, Local, Module, NameRef, Perf, Span, Symbol, SymbolDef,
    TargetDirective, Variable, VersionDirective,
};
use crate::types::StateSpace;
use diag::{Diagnostic, EntityPath, FileId, codes};

pub(super) struct ModuleParser<'t> {
    c: Cursor<'t>,
    module: Module,
    mnemonics: Mnemonics<'t>,
}

impl<'t> ModuleParser<'t> {
    pub(super) fn new(file: FileId, text: &'t [u8]) -> Self {
        ModuleParser {
            c: Cursor::new(text, file),
            module: Module::new(file),
            mnemonics: Mnemonics::default(),
        }
    }

    pub(super) fn run(mut self) -> (Module, Vec<Diagnostic>) {
        if u32::try_from(self.c.text.len()).is_err() {
            self.c.unsupported_at(0, 0, "a PTX file of 4 GiB or more");
            return (self.module, self.c.findings);
        }
        loop {
            self.c.skip();
            if self.c.at_end() {
                break;
            }
            let start = self.c.pos;
            self.c.entity = EntityPath::default();
            if self.item(start).is_err() {
                self.recover(start);
            }
        }
        (self.module, self.c.findings)
    }

    fn span(&self, start: usize) -> Span {
        Span { start: clamp(start), end: clamp(self.c.pos) }
    }

    /// Goes on at the next line that starts with a directive which can stand at module scope.
    fn recover(&mut self, start: usize) {
        self.c.reset_depth();
        self.c.pos = self.c.pos.max(start + 1).min(self.c.text.len());
        let text = self.c.text;
        let mut open = 0u32;
        let mut line_start = false;
        while let Some(&byte) = text.get(self.c.pos) {
            match byte {
                b'{' => open += 1,
                b'}' if open <= 1 => {
                    self.c.pos += 1;
                    return;
                }
                b'}' => open -= 1,
                b';' if open == 0 => {
                    self.c.pos += 1;
                    return;
                }
                b'\n' => line_start = true,
                b'.' if line_start && open == 0 => {
                    let save = self.c.pos;
                    let word = self.c.directive().unwrap_or(b"");
                    self.c.pos = save;
                    if is_item(word) {
                        return;
                    }
                    line_start = false;
                }
                b'/' if matches!(text.get(self.c.pos + 1), Some(b'/' | b'*')) => {
                    let before = self.c.pos;
                    self.c.skip();
                    line_start |= text[before..self.c.pos].contains(&b'\n');
                    continue;
                }
                b' ' | b'\t' | b'\r' => {}
                _ => line_start = false,
            }
            self.c.pos += 1;
        }
    }

    fn item(&mut self, start: usize) -> Parsed<()> {
        if self.c.peek() == b'@' {
            return self.dwarf_line(start);
        }
        let Some(word) = self.c.directive() else {
            return Err(self.c.expected("a directive"));
        };
        match word {
            b"version" => self.version(start),
            b"target" => self.target(start),
            b"address_size" => {
                let size = self.c.number("32 or 64")?;
                if size != 32 && size != 64 {
                    return Err(self.c.error_at(start, self.c.pos, "`.address_size` is 32 or 64"));
                }
                self.module.address_size = Some(size);
                Ok(())
            }
            b"file" => self.file(start),
            b"loc" => {
                let loc = self.c.loc(&mut self.module.names)?;
                self.c.eat(b';');
                self.module.items.push(Item::Loc(loc));
                Ok(())
            }
            b"section" => self.section(start),
            b"pragma" => {
                loop {
                    let text = self.c.string()?;
                    let span = self.span(start);
                    self.module.items.push(Item::Pragma(text, span));
                    if !self.c.eat(b',') {
                        break;
                    }
                }
                self.c.expect(b';')
            }
            b"alias" => {
                let name = self.c.new_name("the name of an alias")?;
                self.c.expect(b',')?;
                let of = self.c.name("the name of a function")?;
                self.c.expect(b';')?;
                let span = self.span(start);
                let name = self.module.symbol(Cursor::utf8(name));
                let of = self.module.symbol(Cursor::utf8(of));
                self.module.add_alias(name, of, span);
                Ok(())
            }
            b"entry" => self.function(FunctionKind::Entry, Linkage::Internal, start),
            b"func" => self.function(FunctionKind::Func, Linkage::Internal, start),
            _ => self.linked(word, start),
        }
    }

    fn linked(&mut self, word: &'t [u8], start: usize) -> Parsed<()> {
        let (linkage, word) = match linkage_of(word) {
            Some(linkage) => (linkage, self.c.directive().unwrap_or(b"")),
            None => (Linkage::Internal, word),
        };
        match word {
            b"entry" => self.function(FunctionKind::Entry, linkage, start),
            b"func" => self.function(FunctionKind::Func, linkage, start),
            _ => match space_of(word) {
                Some(space) => self.variables(space, linkage, start),
                None => {
                    let word = String::from_utf8_lossy(word).into_owned();
                    let message = format!("the directive `.{word}` has no place at module scope");
                    Err(self.c.error_at(start, self.c.pos, message))
                }
            },
        }
    }

    fn version(&mut self, start: usize) -> Parsed<()> {
        self.c.skip();
        let at = self.c.pos;
        let digits = |text: &[u8]| text.iter().take_while(|b| b.is_ascii_digit()).count();
        let text = self.c.text;
        let major = digits(&text[at..]);
        let minor = match text.get(at + major) {
            Some(b'.') => digits(&text[at + major + 1..]),
            _ => 0,
        };
        let end = at + major + 1 + minor;
        let Some(version) = text.get(at..end).and_then(|t| Cursor::utf8(t).parse::<Version>().ok()) else {
            return Err(self.c.expected("a version such as `8.0`"));
        };
        self.c.pos = end;
        let span = self.span(start);
        if self.module.version.is_some() || !self.module.items.is_empty() {
            let message = "a second `.version`: this file is several modules, one behind the other";
            let place = self.c.place(start, end);
            let help = "split the file at this line";
            return Err(self.c.report(Diagnostic::new(&codes::SYNTAX, place, message).help(help)));
        }
        self.module.version = Some(VersionDirective { version, span });
        Ok(())
    }

    fn target(&mut self, start: usize) -> Parsed<()> {
        let mut sm = None;
        let mut debug = false;
        let mut options = Vec::new();
        loop {
            self.c.skip();
            let at = self.c.pos;
            let word = Cursor::utf8(self.c.name("an architecture such as `sm_80`")?);
            match word {
                "debug" => debug = true,
                "texmode_unified" | "texmode_independent" | "map_f64_to_f32" => options.push(word.to_owned()),
                _ => match word.parse::<Sm>() {
                    Ok(one) if sm.is_none() => sm = Some(one),
                    _ => {
                        let message = format!("`{word}` is no architecture and no option of `.target`");
                        return Err(self.c.error_at(at, self.c.pos, message));
                    }
                },
            }
            if !self.c.eat(b',') {
                break;
            }
        }
        let span = self.span(start);
        let Some(sm) = sm else {
            return Err(self.c.error_at(start, self.c.pos, "`.target` names no architecture"));
        };
        if self.module.target.is_some() {
            self.module.more_targets.push(TargetDirective { sm, debug, options, span });
        } else {
            self.module.target = Some(TargetDirective { sm, debug, options, span });
        }
        Ok(())
    }

    fn file(&mut self, start: usize) -> Parsed<()> {
        let index = self.c.number("the number of a file")?;
        let name = self.c.string()?;
        let mut stamp = None;
        if self.c.eat(b',') {
            let time = self.c.integer_bare()?;
            self.c.expect(b',')?;
            let size = self.c.integer_bare()?;
            stamp = Some((time, size));
        }
        self.c.eat(b';');
        let span = self.span(start);
        self.module.items.push(Item::File(FileEntry { index, name, stamp, span }));
        Ok(())
    }

    /// `@@DWARF …` of the oldest versions: one line, kept as it is.
    fn dwarf_line(&mut self, start: usize) -> Parsed<()> {
        let rest = &self.c.text[start..];
        if !rest.starts_with(b"@@DWARF") {
            return Err(self.c.expected("a directive"));
        }
        let end = memchr::memchr(b'\n', rest).unwrap_or(rest.len());
        self.c.pos = start + end;
        let text = String::from_utf8_lossy(&rest[..end]).trim_end().to_owned();
        let span = self.span(start);
        self.module.items.push(Item::Section(text, span));
        Ok(())
    }

    fn section(&mut self, start: usize) -> Parsed<()> {
        self.c.skip();
        let open = memchr::memchr(b'{', &self.c.text[self.c.pos..]);
        let Some(open) = open else { return Err(self.c.expected("`{`")) };
        self.c.pos += open + 1;
        // Sections of debug information are long: only what may end them is looked at.
        while let Some(ahead) = memchr::memchr3(b'}', b'"', b'/', &self.c.text[self.c.pos..]) {
            self.c.pos += ahead;
            match self.c.peek() {
                b'}' => {
                    self.c.pos += 1;
                    let bytes = &self.c.text[start..self.c.pos];
                    let text = match std::str::from_utf8(bytes) {
                        Ok(text) => text.to_owned(),
                        Err(_) => String::from_utf8_lossy(bytes).into_owned(),
                    };
                    let span = self.span(start);
                    self.module.items.push(Item::Section(text, span));
                    return Ok(());
                }
                b'"' => {
                    self.c.string()?;
                }
                _ => {
                    let before = self.c.pos;
                    self.c.skip();
                    self.c.pos = self.c.pos.max(before + 1);
                }
            }
        }
        self.c.pos = self.c.text.len();
        Err(self.c.error_at(start, self.c.pos, "this `.section` has no end"))
    }

    fn variables(&mut self, space: StateSpace, linkage: Linkage, start: usize) -> Parsed<()> {
        let mut head = self.c.head(space, linkage)?;
        let attribute = head.take_attribute().map(|text| self.module.names.push(&text));
        loop {
            let name = self.global_name("the name of a variable")?;
            self.c.entity = EntityPath::symbol(Cursor::utf8(name));
            let dims = self.c.dims()?;
            let symbol = self.module.symbol(Cursor::utf8(name));
            let mut variable: Variable<Symbol> = head.variable(symbol, dims, self.span(start));
            variable.attribute = attribute;
            if self.c.eat(b'=') {
                let module = &mut self.module;
                let mut names = |_: &mut Cursor<'t>, name: &'t [u8]| {
                    Some(NameRef::Symbol(module.symbol(Cursor::utf8(name))))
                };
                variable.init = Some(self.c.init(&mut names)?);
            }
            self.module.add_variable(variable);
            if !self.c.eat(b',') {
                break;
            }
        }
        self.c.expect(b';')
    }

    fn function(&mut self, kind: FunctionKind, linkage: Linkage, start: usize) -> Parsed<()> {
        let mut scopes = Scopes::default();
        scopes.open();
        // The symbol is known only behind the return parameters.
        let mut function = Function::new(Symbol::from_u32(0), kind, linkage);
        self.c.skip();
        if self.c.peek() == b'(' {
            self.params(&mut function, &mut scopes, true)?;
        }
        let name = self.global_name("the name of a function")?;
        self.c.entity = EntityPath::symbol(Cursor::utf8(name));
        function.symbol = self.module.symbol(Cursor::utf8(name));
        self.c.skip();
        if self.c.peek() == b'(' {
            self.params(&mut function, &mut scopes, false)?;
        }
        while let Some(word) = self.c.peek_directive() {
            self.c.skip();
            let at = self.c.pos;
            self.c.directive();
            self.perf(word, at, &mut function)?;
        }
        function.span = self.span(start);
        if self.c.eat(b';') {
            self.module.add_function(function);
            return Ok(());
        }
        self.c.skip();
        if self.c.peek() != b'{' {
            return Err(self.c.expected("`{` or `;`"));
        }
        self.c.pos += 1;
        // Declared first, so that the body can call it.
        let symbol = function.symbol;
        if self.module.symbols[symbol].def == SymbolDef::Undeclared {
            self.module.symbols[symbol].def = SymbolDef::Pending;
        }
        let mut body = Body::new();
        {
            let module = std::cell::RefCell::new(&mut self.module);
            let mut resolve = |name: &str| Some(module.borrow_mut().symbol(name));
            let sizes = |symbol: Symbol| module.borrow().element_size(symbol);
            let mut parser = BodyParser {
                c: &mut self.c,
                function: &mut function,
                body: &mut body,
                resolve: &mut resolve,
                sizes: &sizes,
                mnemonics: &mut self.mnemonics,
                scopes,
                bound: &[],
                uid: None,
            };
            parser.statements();
        }
        function.body = Some(body);
        self.module.add_function(function);
        Ok(())
    }

    /// A name at module scope, where those of special registers are taken.
    fn global_name(&mut self, what: &str) -> Parsed<&'t [u8]> {
        let name = self.c.new_name(what)?;
        if super::operand::special_of(Cursor::utf8(name)).is_some() {
            let message = format!("`{}` is a special register and cannot be {what}", Cursor::utf8(name));
            return Err(self.c.error_at(self.c.pos - name.len(), self.c.pos, message));
        }
        Ok(name)
    }

    fn params(&mut self, function: &mut Function, scopes: &mut Scopes<'t>, returns: bool) -> Parsed<()> {
        self.c.expect(b'(')?;
        if self.c.eat(b')') {
            return Ok(());
        }
        loop {
            let (head, name, dims, span) = self.c.param()?;
            let own = function.names.push(Cursor::utf8(name));
            let local: Local = function.locals.push(head.variable(own, dims, span));
            if returns {
                function.returns.push(local);
            } else {
                function.params.push(local);
            }
            if name != b"_" && !scopes.declare(name, Entity::Local(local)) {
                let text = String::from_utf8_lossy(name).into_owned();
                let (start, end) = (span.start as usize, span.end as usize);
                return Err(self.c.error_at(start, end, format!("the parameter `{text}` is declared twice")));
            }
            if self.c.eat(b')') {
                return Ok(());
            }
            self.c.expect(b',')?;
        }
    }

    fn perf(&mut self, word: &[u8], at: usize, function: &mut Function) -> Parsed<()> {
        let c = &mut self.c;
        let perf = match word {
            b"maxntid" => Perf::MaxNTid(c.triple()?),
            b"reqntid" => Perf::ReqNTid(c.triple()?),
            b"reqnctapercluster" => Perf::ReqNCtaPerCluster(c.triple()?),
            b"minnctapersm" => Perf::MinNCtaPerSm(c.number("a number of blocks")?),
            b"maxnctapersm" => Perf::MaxNCtaPerSm(c.number("a number of blocks")?),
            b"maxnreg" => Perf::MaxNReg(c.number("a number of registers")?),
            b"maxclusterrank" => Perf::MaxClusterRank(c.number("a number of blocks")?),
            b"abi_preserve" => Perf::AbiPreserve(c.number("a number of registers")?),
            b"abi_preserve_control" => Perf::AbiPreserveControl(c.number("a number of registers")?),
            b"explicitcluster" => Perf::ExplicitCluster,
            b"blocksareclusters" => Perf::BlocksAreClusters,
            b"noreturn" => Perf::NoReturn,
            b"pragma" => {
                let text = c.string()?;
                c.eat(b';');
                Perf::Pragma(function.names.push(&text))
            }
            _ => {
                let word = String::from_utf8_lossy(word).into_owned();
                let message =
                    format!("the directive `.{word}` has no place behind the parameters of a function");
                return Err(c.error_at(at, c.pos, message));
            }
        };
        function.perf.push(perf);
        Ok(())
    }
}

impl Cursor<'_> {
    /// One to three numbers; what is left out is 1.
    fn triple(&mut self) -> Parsed<[u32; 3]> {
        let mut triple = [1; 3];
        triple[0] = self.number("a number of threads or blocks")?;
        for next in &mut triple[1..] {
            if !self.eat(b',') {
                break;
            }
            *next = self.number("a number of threads or blocks")?;
        }
        Ok(triple)
    }

    /// A plain number of up to 64 bits.
    fn integer_bare(&mut self) -> Parsed<u64> {
        self.skip();
        if !self.peek().is_ascii_digit() {
            return Err(self.expected("a number"));
        }
        match self.literal()? {
            super::cursor::Const::Int(value, _) => Ok(value as u64),
            _ => Err(self.expected("an integer")),
        }
    }
}

/// The directives that start something at module scope.
fn is_item(word: &[u8]) -> bool {
    matches!(
        word,
        b"version" | b"target" | b"address_size" | b"file" | b"section" | b"alias" | b"entry" | b"func"
    ) || linkage_of(word).is_some()
        || matches!(word, b"global" | b"const" | b"shared" | b"tex")
}
