//! Which fields a debug-info node must have, and how large their numbers may be. LangRef, "Specialized Metadata Nodes".

use super::parser::{Parser, R};
use crate::bitcode::dwarf;
use diag::SourceSpan;
use ir::{MdField, MdKey, MdKind, MdValue};

/// Fields that must be there.
fn required(kind: MdKind) -> &'static [MdKey] {
    use MdKey::*;
    match kind {
        MdKind::Location
        | MdKind::LexicalBlock
        | MdKind::LocalVariable
        | MdKind::CommonBlock
        | MdKind::Namespace => &[Scope],
        MdKind::LexicalBlockFile => &[Scope, Discriminator],
        MdKind::GenericNode | MdKind::CompositeType => &[Tag],
        MdKind::Enumerator => &[Name, Value],
        MdKind::DerivedType => &[Tag, BaseType],
        MdKind::SubroutineType => &[Types],
        MdKind::File => &[Filename, Directory],
        MdKind::CompileUnit => &[File],
        MdKind::Macro => &[Type, Name],
        MdKind::MacroFile => &[File],
        MdKind::Module => &[Scope, Name],
        MdKind::TemplateTypeParameter => &[Type],
        MdKind::TemplateValueParameter => &[Value],
        MdKind::Label => &[Scope, Name, File, Line],
        MdKind::GlobalVariableExpression => &[Var, Expr],
        MdKind::ImportedEntity => &[Tag, Scope],
        _ => &[],
    }
}

/// Whether `null` is no value of the field.
fn must_not_be_null(kind: MdKind, key: MdKey) -> bool {
    match key {
        MdKey::Scope => matches!(
            kind,
            MdKind::Location
                | MdKind::LexicalBlock
                | MdKind::LexicalBlockFile
                | MdKind::LocalVariable
                | MdKind::Label
        ),
        MdKey::File => kind == MdKind::CompileUnit,
        MdKey::Count => kind == MdKind::Subrange,
        _ => false,
    }
}

/// What kind of number or word a field takes, where it is neither metadata nor text.
fn limit(kind: MdKind, key: MdKey) -> Option<u64> {
    use MdKey::*;
    Some(match key {
        Column | Arg | Tag | Encoding => u64::from(u16::MAX),
        Line | ScopeLine | Align | RuntimeVersion | VirtualIndex | DwarfAddressSpace | Attributes => {
            u64::from(u32::MAX)
        }
        Discriminator if kind == MdKind::LexicalBlockFile => u64::from(u32::MAX),
        Language | RuntimeLang => u64::from(u16::MAX),
        EmissionKind => 3,
        NameTableKind => 3,
        Virtuality => 2,
        Count | LowerBound | UpperBound | Stride => i64::MAX as u64,
        Cc => u64::from(u8::MAX),
        PtrAuthKey => 7,
        PtrAuthExtraDiscriminator => u64::from(u16::MAX),
        _ => return None,
    })
}

/// How the words of a field begin.
fn prefix(key: MdKey) -> Option<&'static [u8]> {
    Some(match key {
        MdKey::Tag => b"DW_TAG_",
        MdKey::Language | MdKey::RuntimeLang => b"DW_LANG_",
        MdKey::Encoding => b"DW_ATE_",
        MdKey::Cc => b"DW_CC_",
        MdKey::Virtuality => b"DW_VIRTUALITY_",
        MdKey::ChecksumKind => b"CSK_",
        MdKey::SpFlags => b"DISPFlag",
        _ => return None,
    })
}

impl Parser<'_> {
    /// Checks the fields `kept_fields[base..]` of a node that was just read.
    pub(crate) fn check_fields(
        &mut self,
        kind: MdKind,
        distinct: bool,
        base: usize,
        span: SourceSpan,
    ) -> R<()> {
        if matches!(kind, MdKind::Tuple | MdKind::Expression | MdKind::ArgList) {
            return Ok(());
        }
        // One bit a key: there are fewer than 192.
        let mut seen = [0u64; 3];
        for index in base..self.kept_fields.len() {
            let MdField { key, value } = self.kept_fields[index];
            let (word, bit) = (key as usize / 64, key as usize % 64);
            if seen[word] >> bit & 1 == 1 && key != MdKey::Operands {
                return self.node_fault(kind, span, &format!("has its field `{}` twice", key.name()));
            }
            seen[word] |= 1 << bit;
            self.check_value(kind, key, value, span)?;
        }
        let has = |key: MdKey| seen[key as usize / 64] >> (key as usize % 64) & 1 == 1;
        if let Some(key) = required(kind).iter().find(|&&key| !has(key)) {
            return self.node_fault(kind, span, &format!("lacks the field `{}`", key.name()));
        }
        if kind == MdKind::CompileUnit {
            if !has(MdKey::Language) && !has(MdKey::LanguageName) {
                return self.node_fault(kind, span, "lacks the field `language`");
            }
            if !distinct {
                return self.node_fault(kind, span, "must be `distinct`");
            }
        }
        if kind == MdKind::Subprogram && !distinct && self.is_definition(base) {
            return self.node_fault(kind, span, "is a definition, which must be `distinct`");
        }
        Ok(())
    }

    fn check_value(&mut self, kind: MdKind, key: MdKey, value: MdValue, span: SourceSpan) -> R<()> {
        let max = limit(kind, key);
        let name = key.name();
        let fault = match value {
            MdValue::Null if must_not_be_null(kind, key) => format!("has `null` for its field `{name}`"),
            MdValue::UInt(n) if max.is_some_and(|max| n > max) => {
                format!("has {n} in its field `{name}`, which goes to {}", max.unwrap_or(0))
            }
            MdValue::Int(n)
                if max.is_some()
                    && !matches!(
                        key,
                        MdKey::Count | MdKey::LowerBound | MdKey::UpperBound | MdKey::Stride
                    ) =>
            {
                format!("has {n} in its field `{name}`, which is not negative")
            }
            MdValue::Word(word) => {
                let text = self.env.strings.bytes(word);
                let digits = text.iter().all(|b| b.is_ascii_digit() || *b == b'-');
                if digits && max.is_some() {
                    format!("has a number in its field `{name}` that is too large")
                } else if !digits && prefix(key).is_some_and(|prefix| !text.starts_with(prefix)) {
                    format!("has `{}` in its field `{name}`", String::from_utf8_lossy(text))
                } else if !digits && !known_word(key, &String::from_utf8_lossy(text)) {
                    format!(
                        "has `{}` in its field `{name}`, which DWARF does not have",
                        String::from_utf8_lossy(text)
                    )
                } else {
                    return Ok(());
                }
            }
            MdValue::Str(text)
                if kind == MdKind::GlobalVariable && key == MdKey::Name && text == ir::StrId::EMPTY =>
            {
                "has an empty name".to_owned()
            }
            MdValue::Str(_) if prefix(key).is_some() || max.is_some() => {
                format!("has a text in its field `{name}`")
            }
            _ => return Ok(()),
        };
        self.node_fault(kind, span, &fault)
    }

    fn node_fault(&mut self, kind: MdKind, span: SourceSpan, fault: &str) -> R<()> {
        self.invalid(span, format!("this `!{}` {fault}", kind.name()))
    }

    fn is_definition(&self, base: usize) -> bool {
        let find =
            |key| self.kept_fields[base..].iter().find(|field| field.key == key).map(|field| field.value);
        match (find(MdKey::SpFlags), find(MdKey::IsDefinition)) {
            (Some(MdValue::Word(words)), _) => {
                let text = self.env.strings.bytes(words);
                memchr::memmem::find(text, b"DISPFlagDefinition").is_some()
            }
            (Some(MdValue::UInt(bits)), _) => bits & 8 != 0,
            (_, Some(MdValue::Bool(definition))) => definition,
            _ => true,
        }
    }
}

/// Whether DWARF has a tag or language of that name.
fn known_word(key: MdKey, word: &str) -> bool {
    match key {
        MdKey::Tag => word.strip_prefix("DW_TAG_").is_none_or(dwarf::is_tag),
        MdKey::Language => word.strip_prefix("DW_LANG_").is_none_or(dwarf::is_language),
        _ => true,
    }
}
