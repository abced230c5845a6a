//! Metadata: nodes, strings, values, named lists. LangRef, "Metadata"; the fields of debug-info nodes are kept as written.

use super::lexer::T;
use super::parser::{Parser, R};
use diag::SourceSpan;
use ir::{MdData, MdField, MdKey, MdKind, MdOperand, MdValue, Metadata, NamedMetadata, Operand, StrId, Type};
use rustc_hash::{FxHashMap, FxHasher};
use std::hash::{Hash, Hasher};
use std::sync::LazyLock;

static KINDS: LazyLock<FxHashMap<&'static [u8], MdKind>> =
    LazyLock::new(|| MdKind::ALL.iter().map(|&kind| (kind.name().as_bytes(), kind)).collect());
static KEYS: LazyLock<FxHashMap<&'static [u8], MdKey>> =
    LazyLock::new(|| MdKey::ALL.iter().map(|&key| (key.name().as_bytes(), key)).collect());

/// The numbered nodes of a module.
#[derive(Default)]
pub(crate) struct Numbered {
    /// Entity and first use.
    list: Vec<Option<(Metadata, u32)>>,
    /// Numbers too large for the list.
    far: FxHashMap<u32, (Metadata, u32)>,
}

impl Parser<'_> {
    /// The entity of `!number`.
    fn numbered(&mut self, number: u32, start: usize) -> Metadata {
        let list = &mut self.numbered_md.list;
        if (number as usize) < self.md_limit {
            let index = number as usize;
            if index >= list.len() {
                list.resize((index + 1).max(list.len() * 2).min(self.md_limit), None);
            }
            let metadata = &mut self.env.metadata;
            return list[index].get_or_insert_with(|| (metadata.pending(), start as u32)).0;
        }
        let metadata = &mut self.env.metadata;
        self.numbered_md.far.entry(number).or_insert_with(|| (metadata.pending(), start as u32)).0
    }

    /// When everything but the bodies was read: no numbered node is missing.
    pub(crate) fn finish_metadata(&mut self) {
        let listed = (0..).zip(&self.numbered_md.list).filter_map(|(n, entry)| entry.map(|entry| (n, entry)));
        let far = self.numbered_md.far.iter().map(|(&n, &entry)| (n, entry));
        let mut missing: Vec<(u32, u32)> = listed
            .chain(far)
            .filter(|(_, (id, _))| *self.env.metadata.get(*id) == MdData::Pending)
            .map(|(number, (_, start))| (start, number))
            .collect();
        missing.sort_unstable();
        for (start, number) in missing {
            self.undefined_metadata(number, start as usize);
        }
    }

    fn undefined_metadata(&mut self, number: u32, start: usize) {
        if self.top_level_failed {
            return;
        }
        let span = SourceSpan::new(self.file, start, start + 1 + number.to_string().len());
        let _: R<()> = self.invalid(span, format!("the metadata `!{number}` is not defined"));
    }

    /// `!12` at the cursor.
    fn numbered_use(&mut self) -> R<Metadata> {
        let (number, start) = (self.lx.id, self.lx.start);
        let id = self.numbered(number, start);
        if self.f.is_some() && *self.env.metadata.get(id) == MdData::Pending {
            let span = self.span();
            if self.top_level_failed {
                return Err(super::parser::Stop);
            }
            return self.invalid(span, format!("the metadata `!{number}` is not defined"));
        }
        self.next();
        Ok(id)
    }

    /// Any metadata but a local value.
    pub(crate) fn metadata(&mut self) -> R<Metadata> {
        match self.tok() {
            T::MdId => self.numbered_use(),
            T::Bang => {
                let start = self.lx.start;
                self.next();
                match self.tok() {
                    T::Str => {
                        let text = self.intern_text();
                        self.next();
                        Ok(self.md_string(text))
                    }
                    T::LBrace => self.deeper(|p| p.inline_node(MdKind::Tuple, false, start)),
                    T::Int => {
                        // `! 12`, apart.
                        let number = self.u32()?;
                        Ok(self.numbered(number, start))
                    }
                    _ => self.unexpected("a metadata string or node"),
                }
            }
            T::MdName => {
                let start = self.lx.start;
                let kind = self.node_kind()?;
                self.deeper(|p| p.inline_node(kind, false, start))
            }
            T::Word if self.lx.text == b"distinct" => {
                let start = self.lx.start;
                self.next();
                let kind = self.node_start()?;
                self.deeper(|p| p.inline_node(kind, true, start))
            }
            _ => {
                let c = self.with_module_pool(|p| p.typed_constant())?;
                let metadata = &mut self.env.metadata;
                Ok(*self.md_values.entry(c).or_insert_with(|| metadata.push(MdData::Value(c))))
            }
        }
    }

    /// A node: what is attached.
    pub(crate) fn metadata_node(&mut self) -> R<Metadata> {
        match self.tok() {
            T::MdId => self.numbered_use(),
            T::Bang | T::MdName => self.metadata(),
            T::Word if self.lx.text == b"distinct" => self.metadata(),
            _ => self.unexpected("a metadata node"),
        }
    }

    pub(crate) fn md_string(&mut self, text: StrId) -> Metadata {
        let metadata = &mut self.env.metadata;
        *self.md_strings.entry(text).or_insert_with(|| metadata.push(MdData::Str(text)))
    }

    /// `!` before a brace, or `!DIName`; the cursor is then on the brace or parenthesis.
    fn node_start(&mut self) -> R<MdKind> {
        if self.eat(T::Bang) {
            return if self.tok() == T::LBrace { Ok(MdKind::Tuple) } else { self.unexpected("`{`") };
        }
        if self.tok() == T::MdName {
            return self.node_kind();
        }
        self.unexpected("a metadata node")
    }

    fn node_kind(&mut self) -> R<MdKind> {
        let Some(&kind) = KINDS.get(self.lx.text) else {
            let message = format!("the metadata node `{}` is not known", self.raw_text());
            return self.unsupported(self.span(), message);
        };
        self.next();
        if self.tok() != T::LParen {
            return self.unexpected("`(`");
        }
        Ok(kind)
    }

    fn inline_node(&mut self, kind: MdKind, distinct: bool, start: usize) -> R<Metadata> {
        let base = self.kept_fields.len();
        let result = self.node_fields(kind);
        let span = self.span_from(start);
        let result = result.and_then(|()| self.check_fields(kind, distinct, base, span));
        if result.is_err() {
            self.kept_fields.truncate(base);
        }
        result?;
        // Equal nodes in line are one: `!DIExpression()` stands in every other debug record.
        let mut hasher = FxHasher::default();
        (kind, &self.kept_fields[base..]).hash(&mut hasher);
        let hash = hasher.finish();
        if !distinct
            && let Some(&known) = self.md_inline.get(&hash)
            && let Some(node) = self.env.metadata.as_kind(known, kind)
            && self.env.metadata.fields(node).eq(self.kept_fields[base..].iter().copied())
        {
            self.kept_fields.truncate(base);
            return Ok(known);
        }
        let node = self.env.metadata.node(kind, distinct, &self.kept_fields[base..], Some(span));
        self.kept_fields.truncate(base);
        let id = self.env.metadata.push(MdData::Node(node));
        if !distinct {
            self.md_inline.insert(hash, id);
        }
        Ok(id)
    }

    /// The fields of a node, from its opening to its closing bracket, onto `kept_fields`.
    fn node_fields(&mut self, kind: MdKind) -> R<()> {
        let (close, what) =
            if kind == MdKind::Tuple { (T::RBrace, "`,` or `}`") } else { (T::RParen, "`,` or `)`") };
        self.next();
        if self.eat(close) {
            return Ok(());
        }
        loop {
            match kind {
                MdKind::Tuple => self.tuple_element(),
                MdKind::Expression => self.expression_element(),
                MdKind::ArgList => {
                    return self.syntax(self.span(), "`!DIArgList` stands only where a function uses it");
                }
                _ => self.named_field(),
            }?;
            if !self.eat(T::Comma) {
                break;
            }
        }
        self.expect(close, what)
    }

    fn keep(&mut self, key: MdKey, value: MdValue) {
        self.kept_fields.push(MdField { key, value });
    }

    fn tuple_element(&mut self) -> R<()> {
        let value = if self.eat_word(b"null") { MdValue::Null } else { MdValue::Md(self.metadata()?) };
        self.keep(MdKey::Operand, value);
        Ok(())
    }

    fn expression_element(&mut self) -> R<()> {
        let value = match self.tok() {
            T::Word => {
                let word = self.intern_text();
                self.next();
                MdValue::Word(word)
            }
            T::Int => match self.md_number() {
                number @ MdValue::UInt(_) => number,
                _ => return self.syntax(self.span(), "an expression has unsigned numbers of 64 bits"),
            },
            _ => return self.unexpected("an operation or a number"),
        };
        self.keep(MdKey::Operand, value);
        Ok(())
    }

    /// A number; one of more than 64 bits is kept as its digits.
    fn md_number(&mut self) -> MdValue {
        let text = std::str::from_utf8(self.lx.text).unwrap_or("");
        let value = if let Ok(n) = text.parse::<u64>() {
            MdValue::UInt(n)
        } else if let Ok(n) = text.parse::<i64>() {
            MdValue::Int(n)
        } else {
            MdValue::Word(self.env.strings.intern(text))
        };
        self.next();
        value
    }

    fn named_field(&mut self) -> R<()> {
        if self.tok() != T::Label {
            return self.unexpected("the name of a field");
        }
        let Some(&key) = KEYS.get(self.lx.text) else {
            let message = format!("the metadata field `{}` is not known", self.raw_text());
            return self.unsupported(self.span(), message);
        };
        self.next();
        if key == MdKey::Operands && self.tok() == T::LBrace {
            return self.operand_list();
        }
        let value = self.field_value()?;
        self.keep(key, value);
        Ok(())
    }

    /// `operands: {!1, null}` of a generic node: a field of its own for each.
    fn operand_list(&mut self) -> R<()> {
        self.next();
        if self.eat(T::RBrace) {
            return Ok(());
        }
        loop {
            let value = if self.eat_word(b"null") { MdValue::Null } else { MdValue::Md(self.metadata()?) };
            self.keep(MdKey::Operands, value);
            if !self.eat(T::Comma) {
                break;
            }
        }
        self.expect(T::RBrace, "`,` or `}`")
    }

    fn field_value(&mut self) -> R<MdValue> {
        match self.tok() {
            T::MdId => self.numbered_use().map(MdValue::Md),
            T::Str => self.string().map(MdValue::Str),
            T::Int => {
                let value = self.md_number();
                if self.tok() == T::Bar {
                    let start = match value {
                        MdValue::UInt(n) => n.to_string(),
                        _ => return self.unexpected("`,` or `)`"),
                    };
                    return self.joined_words(start);
                }
                Ok(value)
            }
            T::Word => match self.lx.text {
                b"true" | b"false" => {
                    let value = self.lx.text == b"true";
                    self.next();
                    Ok(MdValue::Bool(value))
                }
                b"null" => {
                    self.next();
                    Ok(MdValue::Null)
                }
                b"distinct" => self.metadata().map(MdValue::Md),
                word if is_type_word(word) => self.metadata().map(MdValue::Md),
                word => {
                    let start = self.intern_text();
                    self.next();
                    if self.tok() != T::Bar {
                        return Ok(MdValue::Word(start));
                    }
                    self.joined_words(String::from_utf8_lossy(word).into_owned())
                }
            },
            T::Eof | T::Bad | T::Comma | T::RParen => self.unexpected("the value of the field"),
            _ => self.metadata().map(MdValue::Md),
        }
    }

    /// `A | B | C`, from the first `|`.
    fn joined_words(&mut self, mut text: String) -> R<MdValue> {
        while self.eat(T::Bar) {
            if !matches!(self.tok(), T::Word | T::Int) {
                return self.unexpected("a flag");
            }
            text.push_str(" | ");
            text.push_str(&String::from_utf8_lossy(self.lx.text));
            self.next();
        }
        Ok(MdValue::Word(self.env.strings.intern(text)))
    }

    /// `!12 = …`.
    pub(crate) fn numbered_definition(&mut self) -> R<()> {
        let (number, start, span) = (self.lx.id, self.lx.start, self.span());
        self.next();
        self.expect(T::Equal, "`=`")?;
        let id = self.numbered(number, start);
        if *self.env.metadata.get(id) != MdData::Pending {
            let first = self.env.metadata.as_node(id).and_then(ir::MdNode::span);
            let message = format!("the metadata `!{number}` is defined twice");
            return self.contradicts(span, message, first, "first defined here");
        }
        let distinct = self.eat_word(b"distinct");
        let kind = self.node_start()?;
        let base = self.kept_fields.len();
        let result = self.node_fields(kind);
        let span = self.span_from(start);
        let result = result.and_then(|()| self.check_fields(kind, distinct, base, span));
        if result.is_ok() {
            let node = self.env.metadata.node(kind, distinct, &self.kept_fields[base..], Some(span));
            self.env.metadata.define(id, MdData::Node(node));
        }
        self.kept_fields.truncate(base);
        result
    }

    /// `!name = !{…}`.
    pub(crate) fn named_definition(&mut self) -> R<()> {
        let start = self.lx.start;
        let name = self.intern_text();
        self.next();
        self.expect(T::Equal, "`=`")?;
        self.expect(T::Bang, "`!{`")?;
        self.expect(T::LBrace, "`{`")?;
        let mut nodes = Vec::new();
        if self.tok() != T::RBrace {
            loop {
                nodes.push(self.metadata_node()?);
                if !self.eat(T::Comma) {
                    break;
                }
            }
        }
        self.expect(T::RBrace, "`,` or `}`")?;
        let span = Some(self.span_from(start));
        let next = self.env.named_metadata.len();
        let at = *self.named_md.entry(name).or_insert(next);
        match self.env.named_metadata.get_mut(at) {
            Some(known) => known.nodes.extend(nodes),
            None => self.env.named_metadata.push(NamedMetadata { name, nodes, span }),
        }
        Ok(())
    }

    /// `!kind !node` pairs behind a global or in a function's header.
    pub(crate) fn global_attachments(&mut self, list: &mut Vec<(StrId, Metadata)>) -> R<()> {
        while self.tok() == T::MdName {
            self.global_attachment(list)?;
        }
        Ok(())
    }

    /// One of them.
    pub(crate) fn global_attachment(&mut self, list: &mut Vec<(StrId, Metadata)>) -> R<()> {
        let kind = self.intern_text();
        self.next();
        list.push((kind, self.metadata_node()?));
        Ok(())
    }

    /// A metadata argument, behind `metadata`.
    pub(crate) fn metadata_use(&mut self) -> R<Operand> {
        let operand = self.metadata_operand()?;
        Ok(Operand::metadata(self.func().md_operands.push(operand)))
    }

    /// What a call or a debug record says of metadata: also values of the function.
    pub(crate) fn metadata_operand(&mut self) -> R<MdOperand> {
        match self.tok() {
            T::MdName if self.lx.text == b"DIArgList" => {
                self.next();
                self.arg_list().map(MdOperand::ArgList)
            }
            T::MdId | T::Bang | T::MdName => self.metadata().map(MdOperand::Md),
            T::Word if self.lx.text == b"distinct" => self.metadata().map(MdOperand::Md),
            _ => {
                let ty = self.ty()?;
                if ty == Type::METADATA {
                    // Debug records of old tests keep the word.
                    return self.metadata_operand();
                }
                if matches!(self.tok(), T::Local | T::LocalId) {
                    return self.operand(ty).map(MdOperand::Local);
                }
                let c = self.with_module_pool(|p| p.constant(ty))?;
                let metadata = &mut self.env.metadata;
                let id = *self.md_values.entry(c).or_insert_with(|| metadata.push(MdData::Value(c)));
                Ok(MdOperand::Md(id))
            }
        }
    }

    fn arg_list(&mut self) -> R<Vec<Operand>> {
        self.expect(T::LParen, "`(`")?;
        let mut operands = Vec::new();
        while self.tok() != T::RParen {
            operands.push(self.typed_operand()?.1);
            if !self.eat(T::Comma) {
                break;
            }
        }
        self.expect(T::RParen, "`,` or `)`")?;
        Ok(operands)
    }
}

/// Whether a word in the place of a field's value starts a type: then the value is a constant.
fn is_type_word(word: &[u8]) -> bool {
    match word {
        b"ptr" | b"float" | b"double" | b"half" | b"bfloat" | b"fp128" | b"x86_fp80" | b"ppc_fp128"
        | b"target" | b"void" => true,
        [b'i', digits @ ..] => !digits.is_empty() && digits.iter().all(u8::is_ascii_digit),
        _ => false,
    }
}
