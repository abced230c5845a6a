//! Everything outside function bodies: the first pass. LangRef, "Module Structure".

use super::attributes::{FunctionAttributes, Position};
use super::lexer::T;
use super::locals::LocalName;
use super::parser::{Body, ParamName, Parser, PendingAttributes, R};
use diag::SourceSpan;
use ir::{
    Align, AttrListId, AttrSetId, CallConv, Comdat, ComdatId, ComdatKind, Const, DllStorage, FunctionHeader,
    Global, GlobalId, GlobalKind, Linkage, StrId, ThreadLocal, Type, TypeKind, UnnamedAddr, Variable,
    Visibility,
};

/// What stands between the `=` of a global and its kind, or between `define` and the result type.
#[derive(Default, Debug)]
struct Heading {
    linkage: Option<Linkage>,
    dso_local: bool,
    visibility: Visibility,
    dll: DllStorage,
    thread_local: Option<ThreadLocal>,
    unnamed_addr: UnnamedAddr,
}

/// What may stand behind the parameters of a function.
#[derive(Default)]
struct Trailer {
    unnamed_addr: UnnamedAddr,
    addr_space: u32,
    attributes: FunctionAttributes,
    section: Option<StrId>,
    partition: Option<StrId>,
    comdat: Option<ComdatId>,
    align: Align,
    gc: Option<StrId>,
    prefix: Option<Const>,
    prologue: Option<Const>,
    personality: Option<Const>,
}

struct Params {
    types: Vec<Type>,
    sets: Vec<AttrSetId>,
    names: Vec<ParamName>,
    varargs: bool,
}

impl Parser<'_> {
    pub(crate) fn top_level(&mut self) {
        while self.tok() != T::Eof {
            if self.entity().is_err() {
                self.top_level_failed = true;
                self.recover();
            }
        }
    }

    /// Checks and completes what the first pass has left open.
    pub(crate) fn finish_top_level(&mut self) {
        self.finish_forward_globals();
        self.finish_metadata();
        self.finish_comdats();
        for pending in std::mem::take(&mut self.pending_attributes) {
            let set = self.resolve_attributes(pending.own, &pending.groups);
            if let GlobalKind::Function(header) = &self.env.globals[pending.id].kind {
                let mut list = self.env.attributes.list(header.attributes).clone();
                list.function = set;
                let list = self.env.attributes.intern_list(list);
                if let GlobalKind::Function(header) = &mut self.env.globals[pending.id].kind {
                    header.attributes = list;
                }
            }
        }
        for (id, own, groups) in std::mem::take(&mut self.pending_variable_attributes) {
            let set = self.resolve_attributes(own, &groups);
            if let GlobalKind::Variable(variable) = &mut self.env.globals[id].kind {
                variable.attributes = set;
            }
        }
    }

    /// After an error: the next line that begins like an entity.
    fn recover(&mut self) {
        let mut at = self.lx.start;
        while let Some(newline) = memchr::memchr(b'\n', &self.src[at..]) {
            at += newline + 1;
            let rest = &self.src[at..];
            let starts = match rest.first() {
                Some(b'@' | b'!' | b'$' | b'^') => true,
                Some(b'%') => {
                    let line = &rest[..memchr::memchr(b'\n', rest).unwrap_or(rest.len())];
                    memchr::memmem::find(line, b"= type ").is_some()
                }
                Some(_) => {
                    const WORDS: &[&[u8]] = &[
                        b"define ",
                        b"declare ",
                        b"attributes ",
                        b"target ",
                        b"module ",
                        b"source_filename ",
                        b"uselistorder",
                    ];
                    WORDS.iter().any(|word| rest.starts_with(word))
                }
                None => false,
            };
            if starts {
                self.lx.seek(at);
                return;
            }
        }
        self.lx.seek(self.src.len());
    }

    fn entity(&mut self) -> R<()> {
        match self.tok() {
            T::Global | T::GlobalId => self.named_global(),
            T::MdId => self.numbered_definition(),
            T::MdName => self.named_definition(),
            T::Local | T::LocalId => self.type_definition(),
            T::Comdat => self.comdat_definition(),
            T::Summary => self.skip_summary(),
            T::Word => match self.lx.text {
                b"define" => self.define(),
                b"declare" => self.declare(),
                b"attributes" => self.attribute_group(),
                b"target" => self.target(),
                b"module" => self.module_asm(),
                b"source_filename" => {
                    self.next();
                    self.expect(T::Equal, "`=`")?;
                    self.env.source_filename = Some(self.string()?);
                    Ok(())
                }
                b"uselistorder" | b"uselistorder_bb" => self.global_use_order(),
                _ => self.unnamed_global(),
            },
            T::RBrace => self.unexpected("a definition or declaration (is there a `}` too many?)"),
            _ => self.unexpected("a definition or declaration"),
        }
    }

    fn target(&mut self) -> R<()> {
        self.next();
        let triple = match self.word() {
            b"triple" => true,
            b"datalayout" => false,
            _ => return self.unexpected("`triple` or `datalayout`"),
        };
        self.next();
        self.expect(T::Equal, "`=`")?;
        let span = self.span();
        let text = self.string()?;
        let text = self.env.strings.text(text).into_owned();
        if triple {
            self.env.triple = Some(text);
        } else {
            self.set_layout(text, span)?;
        }
        Ok(())
    }

    fn set_layout(&mut self, text: String, span: SourceSpan) -> R<()> {
        match ir::layout::DataLayout::parse(&text) {
            Ok(layout) => self.env.layout = layout,
            Err(error) => return self.invalid(span, format!("the data layout is malformed: {error}")),
        }
        self.env.data_layout = Some(text);
        self.program_space = self.layout_space(b'P');
        Ok(())
    }

    fn module_asm(&mut self) -> R<()> {
        self.next();
        self.expect_word(b"asm")?;
        let line = self.string()?;
        self.env.module_asm.push(line);
        Ok(())
    }

    /// `^0 = …`: the summary of the module for link-time optimisation, which says nothing that the module does not.
    fn skip_summary(&mut self) -> R<()> {
        self.next();
        self.expect(T::Equal, "`=`")?;
        if !matches!(self.tok(), T::Label) {
            return self.unexpected("an entry of the summary, such as `module:`");
        }
        self.next();
        if self.tok() != T::LParen {
            self.next();
            return Ok(());
        }
        let mut depth = 0usize;
        loop {
            match self.tok() {
                T::LParen => depth += 1,
                T::RParen => depth -= 1,
                T::Eof | T::Bad => return self.unexpected("`)`"),
                _ => {}
            }
            self.next();
            if depth == 0 {
                return Ok(());
            }
        }
    }

    fn comdat_definition(&mut self) -> R<()> {
        let span = self.span();
        let name = self.intern_text();
        self.next();
        self.expect(T::Equal, "`=`")?;
        self.expect_word(b"comdat")?;
        let kind = match self.word() {
            b"any" => ComdatKind::Any,
            b"exactmatch" => ComdatKind::ExactMatch,
            b"largest" => ComdatKind::Largest,
            b"nodeduplicate" | b"noduplicates" => ComdatKind::NoDeduplicate,
            b"samesize" => ComdatKind::SameSize,
            _ => return self.unexpected("the kind of the comdat, such as `any`"),
        };
        self.next();
        let id = self.comdat_named(name, span);
        let entry = self.comdat_names.get_mut(&name).expect("was just entered");
        if std::mem::replace(&mut entry.1, true) {
            return self.invalid(span, "this comdat is defined twice");
        }
        self.env.comdats[id].kind = kind;
        Ok(())
    }

    fn comdat_named(&mut self, name: StrId, span: SourceSpan) -> ComdatId {
        let comdats = &mut self.env.comdats;
        let make = || (comdats.push(Comdat { name, kind: ComdatKind::Any }), false, span);
        self.comdat_names.entry(name).or_insert_with(make).0
    }

    fn finish_comdats(&mut self) {
        let mut undefined: Vec<_> = self
            .comdat_names
            .iter()
            .filter(|(_, entry)| !entry.1)
            .map(|(&name, entry)| (entry.2, name))
            .collect();
        undefined.sort_unstable_by_key(|(span, _)| span.start);
        for (span, name) in undefined {
            if !self.top_level_failed {
                let message = format!("the comdat `${}` is not defined", self.env.strings.text(name));
                let _: R<()> = self.invalid(span, message);
            }
        }
    }

    /// `comdat`, `comdat($name)`; without a name it is that of the global.
    fn comdat_use(&mut self, global: Option<StrId>) -> R<ComdatId> {
        let span = self.span();
        self.next();
        if self.eat(T::LParen) {
            if self.tok() != T::Comdat {
                return self.unexpected("a comdat, such as `$name`");
            }
            let (name, span) = (self.intern_text(), self.span());
            self.next();
            self.expect(T::RParen, "`)`")?;
            return Ok(self.comdat_named(name, span));
        }
        match global {
            Some(name) => Ok(self.comdat_named(name, span)),
            None => self.syntax(span, "an unnamed global must name its comdat"),
        }
    }

    fn heading(&mut self, variable: bool) -> R<Heading> {
        let start = self.lx.start;
        let mut heading = Heading { linkage: self.linkage(), ..Heading::default() };
        match self.word() {
            b"dso_local" => {
                heading.dso_local = true;
                self.next();
            }
            b"dso_preemptable" => self.next(),
            _ => {}
        }
        heading.visibility = match self.word() {
            b"default" => Visibility::Default,
            b"hidden" => Visibility::Hidden,
            b"protected" => Visibility::Protected,
            _ => return self.rest_of_heading(heading, variable, start),
        };
        self.next();
        self.rest_of_heading(heading, variable, start)
    }

    fn rest_of_heading(&mut self, mut heading: Heading, variable: bool, start: usize) -> R<Heading> {
        heading.dll = match self.word() {
            b"dllimport" => DllStorage::Import,
            b"dllexport" => DllStorage::Export,
            _ => DllStorage::Default,
        };
        if heading.dll != DllStorage::Default {
            self.next();
        }
        let local = heading.linkage.is_some_and(Linkage::is_local);
        if local && (heading.visibility != Visibility::Default || heading.dll != DllStorage::Default) {
            let span = SourceSpan::new(self.file, start, self.lx.last_end);
            return self
                .invalid(span, "a symbol of local linkage has default visibility and no storage class");
        }
        if heading.dso_local && heading.dll == DllStorage::Import {
            let span = SourceSpan::new(self.file, start, self.lx.last_end);
            return self.invalid(span, "what is imported is not `dso_local`");
        }
        if variable {
            heading.thread_local = self.thread_local()?;
            heading.unnamed_addr = self.unnamed_addr();
        }
        Ok(heading)
    }

    fn linkage(&mut self) -> Option<Linkage> {
        let linkage = match self.word() {
            b"external" => Linkage::External,
            b"internal" => Linkage::Internal,
            b"private" => Linkage::Private,
            b"weak" => Linkage::Weak,
            b"weak_odr" => Linkage::WeakOdr,
            b"linkonce" => Linkage::LinkOnce,
            b"linkonce_odr" => Linkage::LinkOnceOdr,
            b"available_externally" => Linkage::AvailableExternally,
            b"common" => Linkage::Common,
            b"appending" => Linkage::Appending,
            b"extern_weak" => Linkage::ExternWeak,
            _ => return None,
        };
        self.next();
        Some(linkage)
    }

    fn thread_local(&mut self) -> R<Option<ThreadLocal>> {
        if !self.eat_word(b"thread_local") {
            return Ok(None);
        }
        if !self.eat(T::LParen) {
            return Ok(Some(ThreadLocal::GeneralDynamic));
        }
        let model = match self.word() {
            b"localdynamic" => ThreadLocal::LocalDynamic,
            b"initialexec" => ThreadLocal::InitialExec,
            b"localexec" => ThreadLocal::LocalExec,
            _ => return self.unexpected("`localdynamic`, `initialexec` or `localexec`"),
        };
        self.next();
        self.expect(T::RParen, "`)`")?;
        Ok(Some(model))
    }

    fn unnamed_addr(&mut self) -> UnnamedAddr {
        let kind = match self.word() {
            b"unnamed_addr" => UnnamedAddr::Global,
            b"local_unnamed_addr" => UnnamedAddr::Local,
            _ => return UnnamedAddr::None,
        };
        self.next();
        kind
    }

    // Variables and aliases.

    fn named_global(&mut self) -> R<()> {
        let (start, name_span) = (self.lx.start, self.span());
        let name = match self.tok() {
            T::Global => LocalName::Name(self.intern_text()),
            _ => LocalName::Number(self.lx.id),
        };
        // `@""` has no name.
        let name = Some(name).filter(|&name| name != LocalName::Name(StrId::EMPTY));
        self.next();
        self.expect(T::Equal, "`=`")?;
        self.global(name, start, name_span)
    }

    fn unnamed_global(&mut self) -> R<()> {
        const STARTS: &[&[u8]] = &[
            b"external",
            b"internal",
            b"private",
            b"weak",
            b"weak_odr",
            b"linkonce",
            b"linkonce_odr",
            b"common",
            b"available_externally",
            b"appending",
            b"extern_weak",
            b"global",
            b"constant",
            b"alias",
            b"dso_local",
            b"hidden",
            b"protected",
            b"default",
            b"thread_local",
            b"addrspace",
            b"unnamed_addr",
            b"local_unnamed_addr",
            b"dllimport",
            b"dllexport",
            b"ifunc",
            b"externally_initialized",
        ];
        if !STARTS.contains(&self.lx.text) {
            return self.unexpected("a definition or declaration");
        }
        self.global(None, self.lx.start, self.empty_span())
    }

    fn global(&mut self, name: Option<LocalName>, start: usize, name_span: SourceSpan) -> R<()> {
        let heading = self.heading(true)?;
        let (text, number) = match name {
            Some(LocalName::Name(name)) => (Some(name), None),
            Some(LocalName::Number(number)) => (None, Some(number)),
            None => (None, None),
        };
        let is_alias = matches!(self.word(), b"alias" | b"ifunc");
        let mut global = Global {
            name: text,
            linkage: heading.linkage.unwrap_or_default(),
            visibility: heading.visibility,
            dll: heading.dll,
            dso_local: heading.dso_local,
            thread_local: heading.thread_local,
            unnamed_addr: heading.unnamed_addr,
            addr_space: 0,
            ty: Type::VOID,
            section: None,
            partition: None,
            comdat: None,
            kind: GlobalKind::Variable(Variable::default()),
            metadata: Vec::new(),
            span: None,
            name_span: Some(name_span),
        };
        let attributes = if is_alias {
            self.alias(&mut global)?;
            FunctionAttributes::default()
        } else {
            self.variable(&mut global, heading.linkage)?
        };
        global.span = Some(self.span_from(start));
        let id = self.add_global(global, number, name_span)?;
        if !attributes.is_empty() {
            self.pending_variable_attributes.push((id, attributes.own, attributes.groups));
        }
        Ok(())
    }

    /// Enters a global under its name or number.
    fn add_global(&mut self, global: Global, number: Option<u32>, span: SourceSpan) -> R<GlobalId> {
        // The address of each global has a type.
        self.ptr_type(global.addr_space);
        if let Some(name) = global.name {
            if self.env.strings.bytes(name).contains(&0) {
                return self.invalid(span, "a name cannot hold a NUL byte");
            }
            if let Some(first) = self.env.global_named(name) {
                let message = format!("`@{}` is defined twice", self.env.strings.text(name));
                return self.contradicts(
                    span,
                    message,
                    self.env.globals[first].name_span,
                    "first defined here",
                );
            }
            return Ok(self.env.add_global(global));
        }
        let number = number.unwrap_or(self.next_global);
        if number < self.next_global || number == u32::MAX {
            let message = format!("the number {number} must be {} or greater", self.next_global);
            return self.invalid(span, message);
        }
        self.next_global = number + 1;
        let id = self.env.add_global(global);
        self.numbered_globals.insert(number, id);
        Ok(id)
    }

    fn alias(&mut self, global: &mut Global) -> R<()> {
        let is_alias = self.word() == b"alias";
        self.next();
        let span = self.span();
        global.ty = self.ty_or_void()?;
        self.comma()?;
        // Until LLVM 14 a cast may stand without a type in front of it.
        let word = self.word();
        let target = if matches!(word, b"bitcast" | b"getelementptr" | b"addrspacecast" | b"inttoptr") {
            self.untyped_expression()?
        } else {
            self.typed_constant()?
        };
        let ty = self.const_type(target);
        let Some(space) = self.env.types.addr_space(ty) else {
            return self.invalid(span, "an alias stands for an address");
        };
        global.addr_space = space;
        global.kind = if is_alias { GlobalKind::Alias(target) } else { GlobalKind::IFunc(target) };
        while self.eat(T::Comma) {
            match self.tok() {
                T::Word if self.lx.text == b"partition" => {
                    self.next();
                    global.partition = Some(self.string()?);
                }
                T::MdName => self.global_attachment(&mut global.metadata)?,
                _ => return self.unexpected("`partition` or metadata"),
            }
        }
        Ok(())
    }

    fn variable(&mut self, global: &mut Global, linkage: Option<Linkage>) -> R<FunctionAttributes> {
        global.addr_space = self.addr_space()?.unwrap_or(0);
        let mut variable = Variable {
            externally_initialised: self.eat_word(b"externally_initialized"),
            ..Variable::default()
        };
        variable.constant = match self.word() {
            b"global" => false,
            b"constant" => true,
            _ => return self.unexpected("`global` or `constant`"),
        };
        self.next();
        let span = self.span();
        global.ty = self.ty()?;
        let bad = matches!(global.ty, Type::LABEL | Type::METADATA | Type::TOKEN)
            || self.env.types.function(global.ty).is_some();
        if bad {
            let message = format!("a variable cannot be of type `{}`", self.type_text(global.ty));
            return self.invalid(span, message);
        }
        let declared = matches!(linkage, Some(Linkage::External | Linkage::ExternWeak));
        if !declared {
            variable.init = Some(self.constant(global.ty)?);
        }
        while self.eat(T::Comma) {
            self.variable_property(global, &mut variable)?;
        }
        let attributes = self.function_attributes()?;
        global.kind = GlobalKind::Variable(variable);
        Ok(attributes)
    }

    fn variable_property(&mut self, global: &mut Global, variable: &mut Variable) -> R<()> {
        if self.tok() == T::MdName {
            return self.global_attachment(&mut global.metadata);
        }
        match self.word() {
            b"section" => {
                self.next();
                global.section = Some(self.string()?);
            }
            b"partition" => {
                self.next();
                global.partition = Some(self.string()?);
            }
            b"align" => {
                self.next();
                variable.align = self.alignment_value()?;
            }
            b"code_model" => {
                self.next();
                variable.code_model = Some(self.string()?);
            }
            b"comdat" => global.comdat = Some(self.comdat_use(global.name)?),
            word => {
                const SANITIZER: [&[u8]; 4] = [
                    b"no_sanitize_address",
                    b"no_sanitize_hwaddress",
                    b"sanitize_memtag",
                    b"sanitize_address_dyninit",
                ];
                match SANITIZER.iter().position(|name| *name == word) {
                    Some(bit) => variable.sanitizer |= 1 << bit,
                    None => return self.unexpected("`section`, `align`, `comdat`, metadata or the like"),
                }
                self.next();
            }
        }
        Ok(())
    }

    // Functions.

    fn declare(&mut self) -> R<()> {
        let start = self.lx.start;
        self.next();
        let mut metadata = Vec::new();
        self.global_attachments(&mut metadata)?;
        let (mut global, _, number, attributes) = self.function_header()?;
        global.metadata = metadata;
        global.span = Some(self.span_from(start));
        let span = global.name_span.unwrap_or_else(|| self.span());
        if self.is_same_intrinsic(&global) {
            return Ok(());
        }
        let id = self.add_global(global, number, span)?;
        self.pend_attributes(id, attributes);
        Ok(())
    }

    fn define(&mut self) -> R<()> {
        let start = self.lx.start;
        self.next();
        let (mut global, params, number, attributes) = self.function_header()?;
        self.global_attachments(&mut global.metadata)?;
        if self.tok() != T::LBrace {
            return self.unexpected("`{` and the body of the function");
        }
        global.span = Some(self.span_from(start));
        let span = global.name_span.unwrap_or_else(|| self.span());
        let body_start = self.lx.start;
        let open = self.span();
        let Some(body_end) = self.lx.skip_body() else {
            // Each look for the end goes to the end of the file.
            self.unclosed_bodies += 1;
            let result = self.syntax(open, "the body that begins here does not end");
            if self.unclosed_bodies > 3 {
                self.lx.seek(self.src.len());
            }
            return result;
        };
        let id = self.add_global(global, number, span)?;
        self.pend_attributes(id, attributes);
        self.bodies.push(Body { id, start: body_start, end: body_end, params: params.names });
        Ok(())
    }

    fn pend_attributes(&mut self, id: GlobalId, attributes: FunctionAttributes) {
        if !attributes.is_empty() {
            let FunctionAttributes { own, groups, .. } = attributes;
            self.pending_attributes.push(PendingAttributes { id, own, groups });
        }
    }

    /// From the linkage to the personality.
    fn function_header(&mut self) -> R<(Global, Params, Option<u32>, FunctionAttributes)> {
        let heading = self.heading(false)?;
        let cc = self.calling_convention()?;
        self.pointee = None;
        let ret_set = self.value_attributes(Position::Ret)?;
        let ret = self.ty_or_void()?;
        let mut name_span = self.span();
        let (name, number) = match self.tok() {
            T::Global => (Some(self.intern_text()).filter(|&name| name != StrId::EMPTY), None),
            T::GlobalId => (None, Some(self.lx.id)),
            T::LParen => {
                name_span.end = name_span.start;
                (None, None)
            }
            _ => return self.unexpected("the name of the function"),
        };
        if self.tok() != T::LParen {
            self.next();
        }
        let params = self.params()?;
        let trailer = self.trailer(name)?;
        let ty = TypeKind::Function { ret, params: params.types.as_slice().into(), varargs: params.varargs };
        let ty = self.env.types.intern(ty);
        let attributes: AttrListId = self.attribute_list(AttrSetId::EMPTY, ret_set, &params.sets);
        let align = if trailer.align == Align::NONE { trailer.attributes.align } else { trailer.align };
        let header = FunctionHeader {
            cc: cc.map_or(CallConv::C, |(cc, _)| cc),
            cc_span: cc.map(|(_, span)| span),
            attributes,
            align,
            gc: trailer.gc,
            prefix: trailer.prefix,
            prologue: trailer.prologue,
            personality: trailer.personality,
        };
        let name = self.upgraded_intrinsic(name, ty);
        let global = Global {
            name,
            linkage: heading.linkage.unwrap_or_default(),
            visibility: heading.visibility,
            dll: heading.dll,
            dso_local: heading.dso_local,
            thread_local: None,
            unnamed_addr: trailer.unnamed_addr,
            addr_space: trailer.addr_space,
            ty,
            section: trailer.section,
            partition: trailer.partition,
            comdat: trailer.comdat,
            kind: GlobalKind::Function(header),
            metadata: Vec::new(),
            span: None,
            name_span: Some(name_span),
        };
        Ok((global, params, number, trailer.attributes))
    }

    fn params(&mut self) -> R<Params> {
        let mut params = Params { types: Vec::new(), sets: Vec::new(), names: Vec::new(), varargs: false };
        self.expect(T::LParen, "`(`")?;
        while self.tok() != T::RParen {
            if self.eat(T::Ellipsis) {
                params.varargs = true;
                break;
            }
            params.types.push(self.ty()?);
            params.sets.push(self.value_attributes(Position::Param)?);
            let span = self.span();
            let (name, number) = match self.local_name() {
                Some(LocalName::Name(name)) => (Some(name), None),
                Some(LocalName::Number(number)) => (None, Some(number)),
                None => (None, None),
            };
            if name.is_some() || number.is_some() {
                self.next();
            }
            params.names.push(ParamName { name, number, span });
            if !self.eat(T::Comma) {
                break;
            }
        }
        self.expect(T::RParen, "`,` or `)`")?;
        Ok(params)
    }

    fn trailer(&mut self, name: Option<StrId>) -> R<Trailer> {
        let mut trailer = Trailer {
            unnamed_addr: self.unnamed_addr(),
            addr_space: self.program_space,
            ..Trailer::default()
        };
        if let Some(space) = self.addr_space()? {
            trailer.addr_space = space;
        }
        trailer.attributes = self.function_attributes()?;
        loop {
            match self.word() {
                b"section" => {
                    self.next();
                    trailer.section = Some(self.string()?);
                }
                b"partition" => {
                    self.next();
                    trailer.partition = Some(self.string()?);
                }
                b"comdat" => trailer.comdat = Some(self.comdat_use(name)?),
                b"align" => {
                    self.next();
                    trailer.align = self.alignment_value()?;
                }
                b"gc" => {
                    self.next();
                    trailer.gc = Some(self.string()?);
                }
                b"prefix" => {
                    self.next();
                    trailer.prefix = Some(self.typed_constant()?);
                }
                b"prologue" => {
                    self.next();
                    trailer.prologue = Some(self.typed_constant()?);
                }
                b"personality" => {
                    self.next();
                    trailer.personality = Some(self.typed_constant()?);
                }
                _ => return Ok(trailer),
            }
        }
    }
}
