//! Attributes, attribute groups, and the old spellings of both. LangRef, "Parameter Attributes", "Function Attributes".

use super::lexer::T;
use super::parser::{Parser, R};
use diag::SourceSpan;
use ir::{AttrKind, AttrSetId, Attribute, StrId, Type};
use rustc_hash::FxHashMap;
use std::sync::LazyLock;

static KINDS: LazyLock<FxHashMap<&'static [u8], AttrKind>> =
    LazyLock::new(|| AttrKind::ALL.iter().map(|&kind| (kind.name().as_bytes(), kind)).collect());

/// Where an attribute stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Position {
    /// Behind the parameters, or in a group.
    Function,
    /// At a parameter or an argument.
    Param,
    /// At a result.
    Ret,
}

impl Position {
    fn name(self) -> &'static str {
        match self {
            Position::Function => "functions",
            Position::Param => "parameters",
            Position::Ret => "results",
        }
    }

    /// Whether LangRef lets the attribute stand here. Functions take the old spellings of `memory(…)`.
    fn takes(self, kind: AttrKind) -> bool {
        use AttrKind::*;
        let value = matches!(
            kind,
            Dereferenceable
                | DereferenceableOrNull
                | InReg
                | NoAlias
                | NoFPClass
                | NoUndef
                | NonNull
                | Range
                | SExt
                | ZExt
        );
        let param = matches!(
            kind,
            AllocAlign
                | AllocPtr
                | ByVal
                | ByRef
                | Captures
                | DeadOnReturn
                | DeadOnUnwind
                | ElementType
                | ImmArg
                | InAlloca
                | Initializes
                | Nest
                | NoCapture
                | Returned
                | StructRet
                | SwiftAsync
                | SwiftError
                | SwiftSelf
                | Writable
                | NoExt
        );
        let both = matches!(kind, NoFree | Preallocated | AlignStack | ReadNone | ReadOnly | WriteOnly);
        match self {
            Position::Function => !value && !param,
            Position::Param => value || param || both || kind == Align,
            Position::Ret => value || kind == Align || kind == NoExt,
        }
    }
}

/// What a function or call site writes behind its parameters.
#[derive(Default, Debug)]
pub(crate) struct FunctionAttributes {
    pub(crate) own: Vec<Attribute>,
    pub(crate) groups: Vec<u32>,
    /// `builtin`-like words aside, where they stand.
    pub(crate) align: ir::Align,
}

impl FunctionAttributes {
    pub(crate) fn is_empty(&self) -> bool {
        self.own.is_empty() && self.groups.is_empty()
    }
}

impl Parser<'_> {
    /// The attributes of a parameter, argument or result whose type was just read.
    pub(crate) fn value_attributes(&mut self, position: Position) -> R<AttrSetId> {
        // Most have none; then nothing is allocated.
        if !matches!(self.tok(), T::Word | T::Str) {
            return Ok(AttrSetId::EMPTY);
        }
        let pointee = self.pointee;
        let mut list = Vec::new();
        while let Some(attribute) = self.attribute(pointee, position, false)? {
            list.push(attribute);
        }
        if list.is_empty() {
            return Ok(AttrSetId::EMPTY);
        }
        for attribute in &mut list {
            // `nocapture` is `captures(none)` since LLVM 21.
            if *attribute == Attribute::Enum(AttrKind::NoCapture) {
                *attribute = Attribute::Text(AttrKind::Captures, self.env.strings.intern("none"));
            }
        }
        Ok(self.env.attributes.intern_set(list))
    }

    /// The attributes behind the parameters of a function or call.
    pub(crate) fn function_attributes(&mut self) -> R<FunctionAttributes> {
        let mut found = FunctionAttributes::default();
        loop {
            match self.tok() {
                T::AttrGroup => {
                    found.groups.push(self.lx.id);
                    self.next();
                }
                T::Word if self.lx.text == b"align" => {
                    // The alignment of a function may stand among its attributes.
                    self.next();
                    found.align = self.alignment_value()?;
                }
                T::Word | T::Str => match self.attribute(None, Position::Function, false)? {
                    Some(attribute) => found.own.push(attribute),
                    None => return Ok(found),
                },
                _ => return Ok(found),
            }
        }
    }

    /// `8` or `(8)` behind `align`.
    pub(crate) fn alignment_value(&mut self) -> R<ir::Align> {
        let paren = self.eat(T::LParen);
        let span = self.span();
        let bytes = self.u64()?;
        if paren {
            self.expect(T::RParen, "`)`")?;
        }
        match ir::Align::new(bytes) {
            Some(align) => Ok(align),
            None => self.syntax(span, "an alignment is a power of two up to 2^32"),
        }
    }

    /// One attribute, if one stands here. `pointee` is of the typed pointer in front of it.
    fn attribute(
        &mut self,
        pointee: Option<Type>,
        position: Position,
        in_group: bool,
    ) -> R<Option<Attribute>> {
        if self.tok() == T::Str {
            let key = self.string()?;
            let value = if self.eat(T::Equal) { Some(self.string()?) } else { None };
            return Ok(Some(Attribute::Str(key, value)));
        }
        if self.tok() != T::Word {
            return Ok(None);
        }
        let Some(&kind) = KINDS.get(self.lx.text) else { return Ok(None) };
        let span = self.span();
        if !position.takes(kind) {
            let message = format!("the attribute `{}` does not apply to {}", kind.name(), position.name());
            return self.syntax(span, message);
        }
        self.next();
        use AttrKind::*;
        Ok(Some(match kind {
            Align => {
                if in_group {
                    self.eat(T::Equal);
                }
                Attribute::Int(kind, self.alignment_value()?.bytes().unwrap_or(1))
            }
            AlignStack => {
                let bytes = if in_group && self.eat(T::Equal) {
                    self.alignment_value()?
                } else {
                    if self.tok() != T::LParen {
                        return self.unexpected("`(`");
                    }
                    self.alignment_value()?
                };
                Attribute::Int(kind, bytes.bytes().unwrap_or(1))
            }
            Dereferenceable | DereferenceableOrNull => {
                self.expect(T::LParen, "`(`")?;
                let bytes = self.u64()?;
                self.expect(T::RParen, "`)`")?;
                Attribute::Int(kind, bytes)
            }
            ByVal | StructRet | InAlloca | Preallocated | ByRef | ElementType => {
                if self.eat(T::LParen) {
                    let ty = self.ty()?;
                    self.expect(T::RParen, "`)`")?;
                    Attribute::Type(kind, ty)
                } else if self.eat(T::Equal) {
                    Attribute::Type(kind, self.ty()?)
                } else {
                    match pointee {
                        Some(ty) => Attribute::Type(kind, ty),
                        None => {
                            return self
                                .syntax(span, format!("`{}` needs a type in parentheses", kind.name()));
                        }
                    }
                }
            }
            Memory | Captures | Range | Initializes | NoFPClass | AllocKind | AllocSize | VScaleRange => {
                self.text_attribute(kind)?
            }
            UWTable | DeadOnReturn if self.tok() == T::LParen => self.text_attribute(kind)?,
            _ => Attribute::Enum(kind),
        }))
    }

    /// A keyword whose argument in parentheses is kept as text, its spaces made regular.
    fn text_attribute(&mut self, kind: AttrKind) -> R<Attribute> {
        if kind == AttrKind::VScaleRange && self.eat(T::Equal) {
            let text = self.lx.text;
            self.u64()?;
            let text = self.env.strings.intern(text);
            return Ok(Attribute::Text(kind, text));
        }
        if self.tok() != T::LParen {
            return self.unexpected("`(`");
        }
        self.next();
        let start = self.lx.start;
        let mut depth = 1;
        while depth > 0 {
            match self.tok() {
                T::LParen => depth += 1,
                T::RParen => depth -= 1,
                T::Eof | T::Bad | T::LBrace | T::RBrace => return self.unexpected("`)`"),
                _ => {}
            }
            if depth > 0 {
                self.next();
            }
        }
        let raw = &self.src[start..self.lx.start];
        let words = raw.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty());
        let text = words.collect::<Vec<_>>().join(&b' ');
        if let Some(fault) = argument_fault(kind, &String::from_utf8_lossy(&text)) {
            let span = SourceSpan::new(self.file, start, self.lx.start);
            return self.syntax(span, fault);
        }
        self.next();
        let text = self.env.strings.intern(text);
        Ok(Attribute::Text(kind, text))
    }

    /// `attributes #0 = { … }`.
    pub(crate) fn attribute_group(&mut self) -> R<()> {
        self.next();
        if self.tok() != T::AttrGroup {
            return self.unexpected("the number of an attribute group, such as `#0`");
        }
        let id = self.lx.id;
        self.next();
        self.expect(T::Equal, "`=`")?;
        self.expect(T::LBrace, "`{`")?;
        let mut list = Vec::new();
        while self.tok() != T::RBrace {
            if self.is_word(b"denormal_fpenv") {
                self.denormal_environment(&mut list)?;
                continue;
            }
            match self.attribute(None, Position::Function, true)? {
                Some(attribute) => list.push(attribute),
                None if self.tok() == T::Word => {
                    let message =
                        format!("the attribute `{}` is not known", String::from_utf8_lossy(self.lx.text));
                    return self.unsupported(self.span(), message);
                }
                None => return self.unexpected("an attribute or `}`"),
            }
        }
        self.next();
        // A group may be given in parts.
        self.groups.entry(id).or_default().extend(list);
        Ok(())
    }

    /// `denormal_fpenv(MODE, float: MODE)`, LLVM 23's spelling of the texts `"denormal-fp-math"` and `"denormal-fp-math-f32"`.
    /// A mode is that of results, or those of results and operands with a `|` between them.
    fn denormal_environment(&mut self, list: &mut Vec<Attribute>) -> R<()> {
        let span = self.span();
        self.next();
        if self.tok() != T::LParen {
            return self.unexpected("`(`");
        }
        let start = self.lx.start + 1;
        let Some(length) = memchr::memchr(b')', &self.src[start..]) else {
            return self.unexpected("`)`");
        };
        let text = String::from_utf8_lossy(&self.src[start..start + length]).into_owned();
        for part in text.split(',') {
            let (key, modes) = match part.split_once(':') {
                Some((ty, modes)) if ty.trim() == "float" => ("denormal-fp-math-f32", modes),
                Some(_) => return self.syntax(span, "only `float` has a denormal mode of its own"),
                None => ("denormal-fp-math", part),
            };
            let old: Option<Vec<&str>> = modes.split('|').map(|mode| denormal_mode(mode.trim())).collect();
            let Some(old) = old.filter(|modes| modes.len() <= 2) else {
                return self.syntax(span, "a denormal mode is ieee, preservesign, positivezero or dynamic");
            };
            let (output, input) = (old[0], old[old.len() - 1]);
            let key = self.env.strings.intern(key);
            let value = self.env.strings.intern(format!("{output},{input}"));
            list.push(Attribute::Str(key, Some(value)));
        }
        self.lx.seek(start + length);
        self.expect(T::RParen, "`)`")
    }

    /// The set of a function's attributes, when all groups are known.
    pub(crate) fn resolve_attributes(&mut self, own: Vec<Attribute>, groups: &[u32]) -> AttrSetId {
        if own.is_empty()
            && let [group] = groups
            && let Some(&set) = self.group_sets.get(group)
        {
            return set;
        }
        let simple = own.is_empty() && groups.len() == 1;
        let mut list = own;
        for group in groups {
            // A group that nothing defines is empty, as for LLVM.
            if let Some(attributes) = self.groups.get(group) {
                list.extend(attributes.iter().cloned());
            }
        }
        self.upgrade_memory(&mut list);
        let set = self.env.attributes.intern_set(list);
        if simple {
            self.group_sets.insert(groups[0], set);
        }
        set
    }

    /// `readnone`, `argmemonly` and their kin of functions are one `memory(…)` since LLVM 16.
    fn upgrade_memory(&mut self, list: &mut Vec<Attribute>) {
        use AttrKind::*;
        let old = |attribute: &Attribute| {
            matches!(
                attribute,
                Attribute::Enum(
                    ReadNone
                        | ReadOnly
                        | WriteOnly
                        | ArgMemOnly
                        | InaccessibleMemOnly
                        | InaccessibleMemOrArgMemOnly
                )
            )
        };
        if !list.iter().any(old) {
            return;
        }
        let has = |kind| list.contains(&Attribute::Enum(kind));
        let access = match (has(ReadNone) || (has(ReadOnly) && has(WriteOnly)), has(ReadOnly), has(WriteOnly))
        {
            (true, ..) => "none",
            (_, true, _) => "read",
            (.., true) => "write",
            _ => "readwrite",
        };
        let arguments = has(ArgMemOnly) || has(InaccessibleMemOrArgMemOnly);
        let inaccessible = has(InaccessibleMemOnly) || has(InaccessibleMemOrArgMemOnly);
        let both = has(InaccessibleMemOrArgMemOnly) && !has(ArgMemOnly) && !has(InaccessibleMemOnly);
        let text = if access == "none" || (arguments && inaccessible && !both) {
            "none".to_owned()
        } else if both {
            format!("argmem: {access}, inaccessiblemem: {access}")
        } else if arguments {
            format!("argmem: {access}")
        } else if inaccessible {
            format!("inaccessiblemem: {access}")
        } else {
            access.to_owned()
        };
        let text: StrId = self.env.strings.intern(text);
        list.retain(|attribute| !old(attribute));
        list.push(Attribute::Text(Memory, text));
    }
}

/// A mode of denormal numbers as it was spelt until LLVM 22.
fn denormal_mode(word: &str) -> Option<&'static str> {
    Some(match word {
        "ieee" => "ieee",
        "preservesign" => "preserve-sign",
        "positivezero" => "positive-zero",
        "dynamic" => "dynamic",
        _ => return None,
    })
}

/// What is wrong with the argument of an attribute that is kept as text.
fn argument_fault(kind: AttrKind, text: &str) -> Option<&'static str> {
    match kind {
        AttrKind::AllocSize => {
            let mut parts = text.split(',').map(str::trim);
            let (size, count) = (parts.next(), parts.next());
            (size == count).then_some("`allocsize` names two different parameters")
        }
        AttrKind::AllocKind => {
            const KINDS: [&str; 6] = ["alloc", "realloc", "free", "uninitialized", "zeroed", "aligned"];
            let known = text.trim_matches('"').split(',').all(|word| KINDS.contains(&word));
            (!known).then_some("`allockind` takes alloc, realloc, free, uninitialized, zeroed and aligned")
        }
        AttrKind::UWTable => (!matches!(text, "sync" | "async")).then_some("`uwtable` takes sync or async"),
        AttrKind::Range => {
            let integer = text.strip_prefix('i').and_then(|rest| rest.split(' ').next()?.parse::<u32>().ok());
            integer.is_none().then_some("a range has an integer type and two limits")
        }
        AttrKind::Initializes => initializes_fault(text),
        _ => None,
    }
}

/// Half-open ranges of bytes, ascending, that do not touch.
fn initializes_fault(text: &str) -> Option<&'static str> {
    let mut last: Option<i64> = None;
    for range in text.split(')').filter(|range| range.contains('(')) {
        let numbers = range.split_once('(').map_or("", |(_, numbers)| numbers);
        let mut numbers = numbers.split(',').map(|n| n.trim().parse::<i64>());
        let (Some(Ok(low)), Some(Ok(high))) = (numbers.next(), numbers.next()) else { return None };
        if low >= high {
            return Some("a range of `initializes` is not empty");
        }
        if last.is_some_and(|last| low <= last) {
            return Some("the ranges of `initializes` are in order and do not touch");
        }
        last = Some(high);
    }
    None
}
