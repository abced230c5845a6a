//! The state of a reading, and what every rule of the grammar uses: steps, expectations, complaints.

use super::global::PendingGlobal;
use super::lexer::{Lexer, T, unescape};
use super::locals::Locals;
use super::metadata::Numbered;
use super::ty::TypeEntry;
use diag::{CodeInfo, Diagnostic, EntityPath, FileId, Place, SourceSpan, codes};
use ir::{
    Asm, AttrSetId, Attribute, Block, Const, ConstPool, Function, GlobalId, InlineAsm, MdField, Metadata,
    Module, ModuleEnv, StrId, Type,
};
use rustc_hash::FxHashMap;

/// A complaint was made; the rule that made it gives up.
#[derive(Debug)]
pub(crate) struct Stop;

/// What a rule gives.
pub(crate) type R<V> = Result<V, Stop>;

/// Nesting of types, constants and metadata that is read.
const DEPTH_LIMIT: u32 = 256;
/// Complaints that are kept; a file that is no IR at all would give one a line.
const ERROR_LIMIT: usize = 50;

/// A body that was stepped over.
#[derive(Debug)]
pub(crate) struct Body {
    pub(crate) id: GlobalId,
    pub(crate) start: usize,
    pub(crate) end: usize,
    pub(crate) params: Vec<ParamName>,
}

/// How a parameter is called.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ParamName {
    pub(crate) name: Option<StrId>,
    pub(crate) number: Option<u32>,
    pub(crate) span: SourceSpan,
}

/// Attributes of a function that name groups which are still to come.
#[derive(Debug)]
pub(crate) struct PendingAttributes {
    pub(crate) id: GlobalId,
    pub(crate) own: Vec<Attribute>,
    pub(crate) groups: Vec<u32>,
}

/// A block address whose function was not read when it was used.
#[derive(Debug)]
pub(crate) struct PendingBlockAddress {
    pub(crate) user: Option<GlobalId>,
    pub(crate) constant: Const,
    pub(crate) function: GlobalId,
    pub(crate) block: BlockName,
    pub(crate) span: SourceSpan,
}

/// `%name` or `%12` of a block.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum BlockName {
    Name(StrId),
    Number(u32),
}

/// The reading of one file.
pub(crate) struct Parser<'a> {
    pub(crate) lx: Lexer<'a>,
    pub(crate) src: &'a [u8],
    pub(crate) file: FileId,
    pub(crate) env: ModuleEnv,
    pub(crate) module: Module,
    pub(crate) diagnostics: Vec<Diagnostic>,
    suppressed: usize,
    depth: u32,
    buffer: Vec<u8>,

    /// The pointee of the type that was read last, if it was a typed pointer.
    pub(crate) pointee: Option<Type>,
    pub(crate) named_types: FxHashMap<StrId, TypeEntry>,
    pub(crate) numbered_types: FxHashMap<u32, TypeEntry>,
    pub(crate) numbered_globals: FxHashMap<u32, GlobalId>,
    /// The number that the next unnamed global has at least.
    pub(crate) next_global: u32,
    /// Old names of intrinsics, and what they are called now.
    pub(crate) renamed: FxHashMap<StrId, StrId>,
    /// An entity outside bodies could not be read: what is missing later may be its.
    pub(crate) top_level_failed: bool,
    pub(crate) pending_globals: Vec<PendingGlobal>,
    /// Attribute groups `#n`.
    pub(crate) groups: FxHashMap<u32, Vec<Attribute>>,
    pub(crate) group_sets: FxHashMap<u32, AttrSetId>,
    pub(crate) pending_attributes: Vec<PendingAttributes>,
    pub(crate) pending_variable_attributes: Vec<(GlobalId, Vec<Attribute>, Vec<u32>)>,
    pub(crate) comdat_names: FxHashMap<StrId, (ir::ComdatId, bool, SourceSpan)>,
    pub(crate) numbered_md: Numbered,
    /// Numbers of nodes that an honest file may use: no more than a fraction of its bytes.
    pub(crate) md_limit: usize,
    pub(crate) md_strings: FxHashMap<StrId, Metadata>,
    pub(crate) md_values: FxHashMap<Const, Metadata>,
    /// Nodes in line by the hash of their content.
    pub(crate) md_inline: FxHashMap<u64, Metadata>,
    /// Fields of the nodes that are being read; a stack.
    pub(crate) kept_fields: Vec<MdField>,
    pub(crate) asm_ids: FxHashMap<InlineAsm, Asm>,
    /// The address space that functions are in unless they say otherwise.
    pub(crate) program_space: u32,
    pub(crate) unclosed_bodies: usize,
    /// Whether aggregates that a body allocates, loads or stores have a size.
    pub(crate) sized: FxHashMap<Type, bool>,
    pub(crate) named_md: FxHashMap<StrId, usize>,
    pub(crate) bodies: Vec<Body>,
    pub(crate) pending_block_addresses: Vec<PendingBlockAddress>,
    pub(crate) block_numbers: FxHashMap<(GlobalId, u32), Block>,
    pub(crate) has_block_addresses: bool,
    /// Use-list orders outside bodies.
    pub(crate) use_orders: Vec<super::orders::UseOrder>,
    /// Whether variables are described by records, once one is described.
    pub(crate) debug_records: Option<bool>,
    /// How often the values of the current body are used, once a use-list order asks.
    pub(crate) local_uses: Option<ir::analysis::UseCounts>,

    /// The body that is being read; constants go to its pool unless `in_module`.
    pub(crate) f: Option<Box<Function>>,
    pub(crate) locals: Locals,
    pub(crate) in_module: bool,
}

impl<'a> Parser<'a> {
    pub(crate) fn new(file: FileId, name: &str, src: &'a [u8]) -> Self {
        let mut env = ModuleEnv::default();
        env.name = name.to_owned();
        Parser {
            lx: Lexer::new(src, 0, src.len()),
            src,
            file,
            env,
            module: Module::default(),
            diagnostics: Vec::new(),
            suppressed: 0,
            depth: 0,
            buffer: Vec::new(),
            pointee: None,
            named_types: FxHashMap::default(),
            numbered_types: FxHashMap::default(),
            numbered_globals: FxHashMap::default(),
            next_global: 0,
            renamed: FxHashMap::default(),
            top_level_failed: false,
            pending_globals: Vec::new(),
            groups: FxHashMap::default(),
            group_sets: FxHashMap::default(),
            pending_attributes: Vec::new(),
            pending_variable_attributes: Vec::new(),
            comdat_names: FxHashMap::default(),
            numbered_md: Numbered::default(),
            md_limit: src.len() / 6 + 64,
            md_strings: FxHashMap::default(),
            md_values: FxHashMap::default(),
            md_inline: FxHashMap::default(),
            kept_fields: Vec::new(),
            asm_ids: FxHashMap::default(),
            program_space: 0,
            unclosed_bodies: 0,
            sized: FxHashMap::default(),
            named_md: FxHashMap::default(),
            bodies: Vec::new(),
            pending_block_addresses: Vec::new(),
            block_numbers: FxHashMap::default(),
            has_block_addresses: memchr::memmem::find(src, b"blockaddress").is_some(),
            use_orders: Vec::new(),
            debug_records: None,
            local_uses: None,
            f: None,
            locals: Locals::default(),
            in_module: true,
        }
    }

    /// Reads everything outside bodies; how many bytes from the start of the text the bodies need.
    pub(crate) fn outside_bodies(&mut self) -> usize {
        self.top_level();
        self.finish_top_level();
        self.bodies.iter().map(|body| body.end).max().unwrap_or(0)
    }

    /// Forgets the text; [`Parser::over`] gives as much of it back as the rest needs.
    pub(crate) fn without_text(self) -> Parser<'static> {
        self.over(&[])
    }

    /// The same reading over another copy of the text, which may lack what was read already.
    pub(crate) fn over(self, src: &[u8]) -> Parser<'_> {
        Parser {
            lx: Lexer::new(src, 0, 0),
            src,
            file: self.file,
            env: self.env,
            module: self.module,
            diagnostics: self.diagnostics,
            suppressed: self.suppressed,
            depth: self.depth,
            buffer: self.buffer,
            pointee: self.pointee,
            named_types: self.named_types,
            numbered_types: self.numbered_types,
            numbered_globals: self.numbered_globals,
            next_global: self.next_global,
            renamed: self.renamed,
            top_level_failed: self.top_level_failed,
            pending_globals: self.pending_globals,
            groups: self.groups,
            group_sets: self.group_sets,
            pending_attributes: self.pending_attributes,
            pending_variable_attributes: self.pending_variable_attributes,
            comdat_names: self.comdat_names,
            numbered_md: self.numbered_md,
            md_limit: self.md_limit,
            md_strings: self.md_strings,
            md_values: self.md_values,
            md_inline: self.md_inline,
            kept_fields: self.kept_fields,
            asm_ids: self.asm_ids,
            program_space: self.program_space,
            unclosed_bodies: self.unclosed_bodies,
            sized: self.sized,
            named_md: self.named_md,
            bodies: self.bodies,
            pending_block_addresses: self.pending_block_addresses,
            block_numbers: self.block_numbers,
            has_block_addresses: self.has_block_addresses,
            use_orders: self.use_orders,
            debug_records: self.debug_records,
            local_uses: None,
            f: self.f,
            locals: self.locals,
            in_module: self.in_module,
        }
    }

    /// Reads the bodies, and ends.
    pub(crate) fn bodies(mut self) -> (Module, Vec<Diagnostic>) {
        self.read_bodies();
        self.finish_types();
        self.finish_block_addresses();
        self.finish_use_orders();
        self.module.env = self.env;
        self.diagnostics.sort_by_key(|d| d.place.span.map(|span| span.start));
        if self.suppressed > 0
            && let Some(last) = self.diagnostics.last_mut()
        {
            last.notes.push(format!("{} more errors of this file are not shown", self.suppressed));
        }
        (self.module, self.diagnostics)
    }

    // Steps.

    pub(crate) fn tok(&self) -> T {
        self.lx.tok
    }

    pub(crate) fn next(&mut self) {
        self.lx.next();
    }

    pub(crate) fn span(&self) -> SourceSpan {
        SourceSpan::new(self.file, self.lx.start, self.lx.end())
    }

    /// From `start` to the end of the last token.
    pub(crate) fn span_from(&self, start: usize) -> SourceSpan {
        SourceSpan::new(self.file, start, self.lx.last_end.max(start))
    }

    pub(crate) fn is_word(&self, word: &[u8]) -> bool {
        self.lx.tok == T::Word && self.lx.text == word
    }

    /// The word that the cursor stands on, or nothing.
    pub(crate) fn word(&self) -> &'a [u8] {
        if self.lx.tok == T::Word { self.lx.text } else { b"" }
    }

    pub(crate) fn eat(&mut self, tok: T) -> bool {
        let found = self.lx.tok == tok;
        if found {
            self.lx.next();
        }
        found
    }

    pub(crate) fn eat_word(&mut self, word: &[u8]) -> bool {
        let found = self.is_word(word);
        if found {
            self.lx.next();
        }
        found
    }

    pub(crate) fn expect(&mut self, tok: T, what: &str) -> R<()> {
        if self.eat(tok) { Ok(()) } else { self.unexpected(what) }
    }

    pub(crate) fn comma(&mut self) -> R<()> {
        self.expect(T::Comma, "`,`")
    }

    pub(crate) fn expect_word(&mut self, word: &[u8]) -> R<()> {
        if self.eat_word(word) {
            return Ok(());
        }
        self.unexpected(&format!("`{}`", String::from_utf8_lossy(word)))
    }

    // Complaints.

    /// What stands at the cursor, for a message.
    fn found(&self) -> String {
        if self.lx.tok == T::Eof {
            return if self.f.is_some() {
                "the end of the function".into()
            } else {
                "the end of the file".into()
            };
        }
        let raw = self.lx.raw();
        let text = String::from_utf8_lossy(&raw[..raw.len().min(40)]);
        let text = text.lines().next().unwrap_or("").to_owned();
        let dots = if raw.len() > text.len() { "…" } else { "" };
        if self.lx.tok == T::Bad && raw.first() == Some(&b'"') {
            return format!("a string that does not end: `{text}{dots}`");
        }
        format!("`{text}{dots}`")
    }

    pub(crate) fn unexpected<V>(&mut self, expected: &str) -> R<V> {
        let message = format!("expected {expected}, found {}", self.found());
        self.complain(&codes::SYNTAX, self.span(), message)
    }

    pub(crate) fn syntax<V>(&mut self, span: SourceSpan, message: impl Into<String>) -> R<V> {
        self.complain(&codes::SYNTAX, span, message)
    }

    pub(crate) fn invalid<V>(&mut self, span: SourceSpan, message: impl Into<String>) -> R<V> {
        self.complain(&codes::INVALID_IR, span, message)
    }

    /// Complains about a span that contradicts another place, which `label` describes.
    pub(crate) fn contradicts<V>(
        &mut self,
        span: SourceSpan,
        message: impl Into<String>,
        other: Option<SourceSpan>,
        label: &str,
    ) -> R<V> {
        let mut diagnostic = Diagnostic::new(&codes::INVALID_IR, self.place(span), message);
        if let Some(other) = other {
            diagnostic = diagnostic.label(self.place(other), label);
        }
        self.report(diagnostic);
        Err(Stop)
    }

    pub(crate) fn unsupported<V>(&mut self, span: SourceSpan, message: impl Into<String>) -> R<V> {
        self.complain(&codes::UNSUPPORTED, span, message)
    }

    pub(crate) fn complain<V>(
        &mut self,
        code: &'static CodeInfo,
        span: SourceSpan,
        message: impl Into<String>,
    ) -> R<V> {
        self.report(Diagnostic::new(code, self.place(span), message));
        Err(Stop)
    }

    /// The place of a span, in the function that is being read.
    pub(crate) fn place(&self, span: SourceSpan) -> Place {
        let entity = match &self.f {
            Some(f) => EntityPath::symbol(self.env.global_name(f.id).into_owned()),
            None => EntityPath::default(),
        };
        Place { source: None, span: Some(span), entity }
    }

    pub(crate) fn report(&mut self, diagnostic: Diagnostic) {
        if self.diagnostics.len() < ERROR_LIMIT {
            self.diagnostics.push(diagnostic);
        } else {
            self.suppressed += 1;
        }
    }

    /// Runs a rule that may contain itself.
    pub(crate) fn deeper<V>(&mut self, rule: impl FnOnce(&mut Self) -> R<V>) -> R<V> {
        if self.depth >= DEPTH_LIMIT {
            let message = format!("nesting is deeper than {DEPTH_LIMIT} levels");
            return self.complain(&codes::TOO_DEEP, self.span(), message);
        }
        self.depth += 1;
        let result = rule(self);
        self.depth -= 1;
        result
    }

    // Texts.

    /// The name or string at the cursor, interned.
    pub(crate) fn intern_text(&mut self) -> StrId {
        if self.lx.escaped {
            unescape(self.lx.text, &mut self.buffer);
            self.env.strings.intern(&self.buffer)
        } else {
            self.env.strings.intern(self.lx.text)
        }
    }

    /// The bytes of the name or string at the cursor.
    pub(crate) fn text_bytes(&self) -> Vec<u8> {
        if self.lx.escaped {
            let mut out = Vec::new();
            unescape(self.lx.text, &mut out);
            out
        } else {
            self.lx.text.to_vec()
        }
    }

    /// A string.
    pub(crate) fn string(&mut self) -> R<StrId> {
        if self.tok() != T::Str {
            return self.unexpected("a string in quotes");
        }
        let id = self.intern_text();
        self.next();
        Ok(id)
    }

    /// An unsigned number that fits.
    pub(crate) fn u64(&mut self) -> R<u64> {
        if self.tok() == T::Int
            && let Some(value) = std::str::from_utf8(self.lx.text).ok().and_then(|text| text.parse().ok())
        {
            self.next();
            return Ok(value);
        }
        self.unexpected("an unsigned number of 64 bits")
    }

    /// An unsigned number that fits.
    pub(crate) fn u32(&mut self) -> R<u32> {
        let span = self.span();
        let value = self.u64()?;
        u32::try_from(value)
            .or_else(|_| self.syntax(span, format!("the number {value} does not fit 32 bits")))
    }

    /// The pool that constants go to.
    pub(crate) fn pool(&mut self) -> &mut ConstPool {
        match &mut self.f {
            Some(f) if !self.in_module => &mut f.consts,
            _ => &mut self.env.consts,
        }
    }

    pub(crate) fn pool_ref(&self) -> &ConstPool {
        match &self.f {
            Some(f) if !self.in_module => &f.consts,
            _ => &self.env.consts,
        }
    }

    /// The type of a constant of the current pool.
    pub(crate) fn const_type(&self, c: Const) -> Type {
        self.pool_ref().ty(c)
    }

    /// Runs a rule whose constants belong to the module.
    pub(crate) fn with_module_pool<V>(&mut self, rule: impl FnOnce(&mut Self) -> R<V>) -> R<V> {
        let before = std::mem::replace(&mut self.in_module, true);
        let result = rule(self);
        self.in_module = before;
        result
    }
}
