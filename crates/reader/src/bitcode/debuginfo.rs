//! Debug-info nodes: the operands of a record as the fields that the text has. LangRef, "Specialized Metadata Nodes".
//!
//! The first operand holds `distinct` in its lowest bit and, above it, which form the record has. References count from
//! one, 0 is `null`. As in the text, fields that say nothing are left out, and numbers that have a word are that word.

use super::attributes::unrotate;
use super::dwarf;
use super::expression::{expression_words, upgrade_expression};
use super::fault::{R, broken, invalid, unsupported};
use super::reader::Reader;
use ir::{MdData, MdField, MdKey, MdKind, MdValue};

/// The fields of a node that is being made.
struct Node<'r, 'a, 'b> {
    r: &'r mut Reader<'a>,
    ops: &'b [u64],
    fields: Vec<MdField>,
}

impl Node<'_, '_, '_> {
    fn op(&self, index: usize) -> u64 {
        self.ops.get(index).copied().unwrap_or(0)
    }

    fn put(&mut self, key: MdKey, value: MdValue) {
        self.fields.push(MdField { key, value });
    }

    /// A reference, if it is not null.
    fn md(&mut self, key: MdKey, index: usize) -> R<()> {
        if self.op(index) != 0 {
            self.md_always(key, index)?;
        }
        Ok(())
    }

    fn md_always(&mut self, key: MdKey, index: usize) -> R<()> {
        let value = self.r.md_or_null(self.op(index))?;
        self.put(key, value);
        Ok(())
    }

    /// A string, if it is not empty.
    fn str(&mut self, key: MdKey, index: usize) -> R<()> {
        if let Some(text) = self.r.md_string(self.op(index))?.filter(|&text| text != ir::StrId::EMPTY) {
            self.put(key, MdValue::Str(text));
        }
        Ok(())
    }

    fn str_always(&mut self, key: MdKey, index: usize) -> R<()> {
        let text = self.r.md_string(self.op(index))?.unwrap_or(ir::StrId::EMPTY);
        self.put(key, MdValue::Str(text));
        Ok(())
    }

    /// A number, if it is not 0.
    fn num(&mut self, key: MdKey, index: usize) {
        if self.op(index) != 0 {
            self.num_always(key, index);
        }
    }

    fn num_always(&mut self, key: MdKey, index: usize) {
        self.put(key, MdValue::UInt(self.op(index)));
    }

    /// A number with its sign in the lowest bit.
    fn signed(&mut self, key: MdKey, index: usize) {
        let value = match complement(self.op(index)) {
            n if n < 0 => MdValue::Int(n),
            n => MdValue::UInt(n as u64),
        };
        self.put(key, value);
    }

    /// `true`, if it is.
    fn flag(&mut self, key: MdKey, index: usize) {
        if self.op(index) != 0 {
            self.put(key, MdValue::Bool(true));
        }
    }

    fn bool(&mut self, key: MdKey, index: usize) {
        self.put(key, MdValue::Bool(self.op(index) != 0));
    }

    /// A number as its word, if it has one.
    fn named(&mut self, key: MdKey, index: usize, word: fn(u64) -> Option<String>) {
        match word(self.op(index)) {
            Some(word) => self.word(key, &word),
            None => self.num_always(key, index),
        }
    }

    /// The same, if it is not 0.
    fn named_num(&mut self, key: MdKey, index: usize, word: fn(u64) -> Option<String>) {
        if self.op(index) != 0 {
            self.named(key, index, word);
        }
    }

    fn tag(&mut self) {
        self.named(MdKey::Tag, 1, dwarf::tag);
    }

    fn di_flags(&mut self, flags: u64) {
        if flags != 0 {
            let word = dwarf::di_flags(flags);
            self.word(MdKey::Flags, &word);
        }
    }

    fn word(&mut self, key: MdKey, word: &str) {
        let word = self.r.env.strings.intern(word);
        self.put(key, MdValue::Word(word));
    }

    /// A size, which is a node or a number.
    fn size(&mut self, key: MdKey, index: usize, is_node: bool) -> R<()> {
        if !is_node {
            self.num(key, index);
            return Ok(());
        }
        // Since LLVM 21 a number is a constant; the text has the bare number, and none for 0.
        match self.constant(index)? {
            Some(0) => {}
            Some(n) => self.put(key, MdValue::UInt(n as u64)),
            None => self.md(key, index)?,
        }
        Ok(())
    }

    /// A bound, which is a node or a constant: the text has the bare number of that.
    fn bound(&mut self, key: MdKey, index: usize) -> R<()> {
        match self.constant(index)? {
            Some(n) if n < 0 => self.put(key, MdValue::Int(n)),
            Some(n) => self.put(key, MdValue::UInt(n as u64)),
            None => self.md(key, index)?,
        }
        Ok(())
    }

    /// The number of a reference to an `i64`.
    fn constant(&mut self, index: usize) -> R<Option<i64>> {
        let MdValue::Md(id) = self.r.md_or_null(self.op(index))? else { return Ok(None) };
        let env = &self.r.env;
        Ok(match *env.metadata.get(id) {
            MdData::Value(c) if env.consts.ty(c) == ir::Type::I64 => env.consts.as_int(c).map(|n| n as i64),
            _ => None,
        })
    }
}

impl Reader<'_> {
    pub(crate) fn debug_info(&mut self, code: u32, ops: &[u64]) -> R<()> {
        let Some((name, kind, most)) = shape(code) else {
            return unsupported(format!("the metadata has a record of the unknown kind {code}"));
        };
        if ops.is_empty() {
            return broken(format!("a record of `{name}` is empty"));
        }
        if ops.len() > most {
            return unsupported(format!(
                "a record of `{name}` has {} operands, of which {most} are known",
                ops.len()
            ));
        }
        let mut node = Node { r: self, ops, fields: Vec::new() };
        let mut distinct = ops[0] & 1 != 0;
        match code {
            7 => location(&mut node)?,
            12 => generic(&mut node)?,
            13 => subrange(&mut node)?,
            14 => enumerator(&mut node)?,
            15 => basic_type(&mut node)?,
            16 => file(&mut node)?,
            17 => derived_type(&mut node)?,
            18 => composite_type(&mut node)?,
            20 => {
                compile_unit(&mut node)?;
                distinct = true;
            }
            21 => distinct = subprogram(&mut node)? || distinct,
            22 | 23 | 40 | 44 | 45 => place(code, &mut node)?,
            24 => namespace(&mut node)?,
            26 => template_value(&mut node)?,
            27 => global_variable(&mut node)?,
            28 => local_variable(&mut node)?,
            29 => expression(&mut node)?,
            32 => module(&mut node)?,
            41 => string_type(&mut node)?,
            _ => small(code, &mut node)?,
        }
        let fields = node.fields;
        self.push_node(kind, distinct, &fields);
        Ok(())
    }
}

/// Name, kind, and number of operands that are known of a record.
fn shape(code: u32) -> Option<(&'static str, MdKind, usize)> {
    let (kind, most) = match code {
        7 => (MdKind::Location, 8),
        12 => (MdKind::GenericNode, usize::MAX),
        13 => (MdKind::Subrange, 5),
        14 => (MdKind::Enumerator, usize::MAX),
        15 => (MdKind::BasicType, 9),
        16 => (MdKind::File, 6),
        17 => (MdKind::DerivedType, 15),
        18 => (MdKind::CompositeType, 26),
        19 => (MdKind::SubroutineType, 4),
        20 => (MdKind::CompileUnit, 23),
        21 => (MdKind::Subprogram, 21),
        22 => (MdKind::LexicalBlock, 5),
        23 => (MdKind::LexicalBlockFile, 4),
        24 => (MdKind::Namespace, 5),
        25 => (MdKind::TemplateTypeParameter, 4),
        26 => (MdKind::TemplateValueParameter, 6),
        27 => (MdKind::GlobalVariable, 13),
        28 => (MdKind::LocalVariable, 10),
        29 => (MdKind::Expression, usize::MAX),
        30 => (MdKind::ObjCProperty, 8),
        31 => (MdKind::ImportedEntity, 8),
        32 => (MdKind::Module, 9),
        33 => (MdKind::Macro, 5),
        34 => (MdKind::MacroFile, 5),
        37 => (MdKind::GlobalVariableExpression, 3),
        40 => (MdKind::Label, 7),
        41 => (MdKind::StringType, 9),
        44 => (MdKind::CommonBlock, 6),
        45 => (MdKind::GenericSubrange, 5),
        47 => (MdKind::AssignId, 1),
        _ => return None,
    };
    Some((kind.name(), kind, most))
}

/// Numbers of nodes that are not wide are inverted where negative, others negated.
fn complement(op: u64) -> i64 {
    let value = (op >> 1) as i64;
    if op & 1 == 0 { value } else { !value }
}

/// Records whose operands are their fields, in order.
fn small(code: u32, n: &mut Node<'_, '_, '_>) -> R<()> {
    use MdKey::*;
    match code {
        19 => {
            n.di_flags(n.op(1));
            n.named_num(Cc, 3, dwarf::convention);
            n.md_always(Types, 2)?;
        }
        25 => {
            n.str(Name, 1)?;
            n.md_always(Type, 2)?;
            n.flag(Defaulted, 3);
        }
        30 => {
            n.str(Name, 1)?;
            n.md(File, 2)?;
            n.num(Line, 3);
            n.str(Setter, 4)?;
            n.str(Getter, 5)?;
            n.num(Attributes, 6);
            n.md(Type, 7)?;
        }
        31 => {
            n.tag();
            n.str(Name, 5)?;
            n.md_always(Scope, 2)?;
            n.md(Entity, 3)?;
            // Records without a file have a line that means nothing.
            if n.ops.len() > 6 {
                n.md(File, 6)?;
                n.num(Line, 4);
            }
            n.md(Elements, 7)?;
        }
        33 => {
            n.named(Type, 1, dwarf::macinfo);
            n.num(Line, 2);
            n.str_always(Name, 3)?;
            n.str(Value, 4)?;
        }
        34 => {
            // `start_file` is what it is unless it says otherwise.
            if n.op(1) != 3 {
                n.named(Type, 1, dwarf::macinfo);
            }
            n.num(Line, 2);
            n.md_always(File, 3)?;
            n.md(Nodes, 4)?;
        }
        37 => {
            n.md_always(Var, 1)?;
            n.md_always(Expr, 2)?;
        }
        _ => {}
    }
    Ok(())
}

/// Scopes, labels and ranges.
fn place(code: u32, n: &mut Node<'_, '_, '_>) -> R<()> {
    use MdKey::*;
    match code {
        22 => {
            n.md_always(Scope, 1)?;
            n.md(File, 2)?;
            n.num(Line, 3);
            n.num(Column, 4);
        }
        23 => {
            n.md_always(Scope, 1)?;
            n.md(File, 2)?;
            n.num_always(Discriminator, 3);
        }
        40 => {
            n.md_always(Scope, 1)?;
            n.str_always(Name, 2)?;
            n.md_always(File, 3)?;
            n.num_always(Line, 4);
            n.num(Column, 5);
            if n.op(0) & 2 != 0 {
                n.put(IsArtificial, MdValue::Bool(true));
            }
            // All bits set is none.
            if n.ops.len() > 6 && u32::try_from(n.op(6)).is_ok_and(|index| index != u32::MAX) {
                n.num_always(CoroSuspendIdx, 6);
            }
        }
        44 => {
            n.md_always(Scope, 1)?;
            n.md(Declaration, 2)?;
            n.str(Name, 3)?;
            n.md(File, 4)?;
            n.num(Line, 5);
        }
        45 => {
            n.md(Count, 1)?;
            n.md(LowerBound, 2)?;
            n.md(UpperBound, 3)?;
            n.md(Stride, 4)?;
        }
        _ => {}
    }
    Ok(())
}

fn location(n: &mut Node<'_, '_, '_>) -> R<()> {
    use MdKey::*;
    n.num_always(Line, 1);
    n.num(Column, 2);
    let scope = n.r.md(n.op(3))?;
    n.put(Scope, MdValue::Md(scope));
    n.md(InlinedAt, 4)?;
    n.flag(IsImplicitCode, 5);
    n.num(AtomGroup, 6);
    n.num(AtomRank, 7);
    Ok(())
}

fn generic(n: &mut Node<'_, '_, '_>) -> R<()> {
    n.tag();
    n.str(MdKey::Header, 3)?;
    for index in 4..n.ops.len() {
        n.md_always(MdKey::Operands, index)?;
    }
    Ok(())
}

fn subrange(n: &mut Node<'_, '_, '_>) -> R<()> {
    use MdKey::*;
    match n.op(0) >> 1 {
        // A count of -1 is none.
        0 => {
            n.put(Count, MdValue::UInt(n.op(1)));
            n.signed(LowerBound, 2);
        }
        1 => {
            n.bound(Count, 1)?;
            n.signed(LowerBound, 2);
        }
        2 => {
            n.bound(Count, 1)?;
            n.bound(LowerBound, 2)?;
            n.bound(UpperBound, 3)?;
            n.bound(Stride, 4)?;
        }
        version => return unsupported(format!("a record of `DISubrange` has the unknown version {version}")),
    }
    Ok(())
}

fn enumerator(n: &mut Node<'_, '_, '_>) -> R<()> {
    use MdKey::*;
    let unsigned = n.op(0) & 2 != 0;
    n.str_always(Name, 2)?;
    if n.op(0) & 4 == 0 {
        if unsigned {
            n.put(Value, MdValue::UInt(complement(n.op(1)) as u64));
        } else {
            n.signed(Value, 1);
        }
    } else {
        let text = wide_number(n.op(1), n.ops.get(3..).unwrap_or(&[]), unsigned)?;
        match (text.parse::<u64>(), text.parse::<i64>()) {
            (Ok(value), _) => n.put(Value, MdValue::UInt(value)),
            (_, Ok(value)) => n.put(Value, MdValue::Int(value)),
            _ => n.word(Value, &text),
        }
    }
    if unsigned {
        n.put(IsUnsigned, MdValue::Bool(true));
    }
    Ok(())
}

/// A number of `width` bits in decimal.
fn wide_number(width: u64, words: &[u64], unsigned: bool) -> R<String> {
    const WIDTH_LIMIT: u64 = 1 << 12;
    if width == 0 || width > WIDTH_LIMIT || words.is_empty() || words.len() as u64 > width.div_ceil(64) {
        return unsupported(format!("an enumerator of more than {WIDTH_LIMIT} bits"));
    }
    let mut words: Vec<u64> = words.iter().map(|&op| unrotate(op) as u64).collect();
    words.resize(width.div_ceil(64) as usize, 0);
    let top = (width - 1) as usize;
    let negative = !unsigned && words[top / 64] >> (top % 64) & 1 == 1;
    if negative {
        // The sign reaches up to the whole word; then two's complement.
        if top % 64 != 63 {
            words[top / 64] |= u64::MAX << (top % 64 + 1);
        }
        let mut carry = true;
        for word in &mut words {
            let (sum, more) = (!*word).overflowing_add(u64::from(carry));
            *word = sum;
            carry = more;
        }
    }
    let mut digits = Vec::new();
    while words.iter().any(|&word| word != 0) {
        let mut rest = 0u128;
        for word in words.iter_mut().rev() {
            let value = rest << 64 | u128::from(*word);
            *word = (value / 10) as u64;
            rest = value % 10;
        }
        digits.push(b'0' + rest as u8);
    }
    if digits.is_empty() {
        digits.push(b'0');
    }
    if negative {
        digits.push(b'-');
    }
    digits.reverse();
    Ok(String::from_utf8_lossy(&digits).into_owned())
}

fn basic_type(n: &mut Node<'_, '_, '_>) -> R<()> {
    use MdKey::*;
    let size_is_node = n.op(0) & 2 != 0;
    // `DW_TAG_base_type` is what it is unless it says otherwise.
    if n.op(1) != 0x24 {
        n.tag();
    }
    n.str(Name, 2)?;
    n.size(Size, 3, size_is_node)?;
    n.num(Align, 4);
    n.named_num(Encoding, 5, dwarf::encoding);
    n.num(NumExtraInhabitants, 7);
    n.num(DataSize, 8);
    n.di_flags(n.op(6));
    Ok(())
}

fn string_type(n: &mut Node<'_, '_, '_>) -> R<()> {
    use MdKey::*;
    let size_is_node = n.op(0) & 2 != 0;
    // The expression of the location came later.
    let shift = usize::from(n.ops.len() > 8);
    n.tag();
    n.str(Name, 2)?;
    n.md(StringLength, 3)?;
    n.md(StringLengthExpression, 4)?;
    if shift == 1 {
        n.md(StringLocationExpression, 5)?;
    }
    n.size(Size, 5 + shift, size_is_node)?;
    n.num(Align, 6 + shift);
    n.named_num(Encoding, 7 + shift, dwarf::encoding);
    Ok(())
}

fn file(n: &mut Node<'_, '_, '_>) -> R<()> {
    use MdKey::*;
    n.str_always(Filename, 1)?;
    n.str_always(Directory, 2)?;
    let kind = match n.op(3) {
        0 => None,
        1 => Some("CSK_MD5"),
        2 => Some("CSK_SHA1"),
        3 => Some("CSK_SHA256"),
        kind => return unsupported(format!("a file has a checksum of the unknown kind {kind}")),
    };
    if let (Some(kind), true) = (kind, n.op(4) != 0) {
        n.word(ChecksumKind, kind);
        n.str_always(Checksum, 4)?;
    }
    if n.op(5) != 0 {
        n.str_always(Source, 5)?;
    }
    Ok(())
}

/// What records of derived and composite types have in common; only one of them prints a base type that is null.
fn type_head<'a, 'b, 'c>(
    n: &mut Node<'a, 'b, 'c>,
    size_is_node: bool,
    base: impl Fn(&mut Node<'a, 'b, 'c>) -> R<()>,
) -> R<()> {
    use MdKey::*;
    n.tag();
    n.str(Name, 2)?;
    n.md(Scope, 5)?;
    n.md(File, 3)?;
    n.num(Line, 4);
    base(n)?;
    n.size(Size, 7, size_is_node)?;
    n.num(Align, 8);
    n.size(Offset, 9, size_is_node)?;
    n.di_flags(n.op(10));
    Ok(())
}

fn derived_type(n: &mut Node<'_, '_, '_>) -> R<()> {
    use MdKey::*;
    type_head(n, n.op(0) & 2 != 0, |n| n.md_always(BaseType, 6))?;
    n.md(ExtraData, 11)?;
    if let Some(space) = n.op(12).checked_sub(1) {
        n.put(DwarfAddressSpace, MdValue::UInt(space));
    }
    n.md(AnnotationsKey, 13)?;
    let ptr_auth = n.op(14);
    if ptr_auth != 0 {
        n.put(PtrAuthKey, MdValue::UInt(ptr_auth & 0xf));
        n.put(PtrAuthIsAddressDiscriminated, MdValue::Bool(ptr_auth >> 4 & 1 != 0));
        n.put(PtrAuthExtraDiscriminator, MdValue::UInt(ptr_auth >> 5 & 0xffff));
        n.put(PtrAuthIsaPointer, MdValue::Bool(ptr_auth >> 21 & 1 != 0));
        n.put(PtrAuthAuthenticatesNull, MdValue::Bool(ptr_auth >> 22 & 1 != 0));
    }
    Ok(())
}

fn composite_type(n: &mut Node<'_, '_, '_>) -> R<()> {
    use MdKey::*;
    type_head(n, n.op(0) & 4 != 0, |n| n.md(BaseType, 6))?;
    n.md(Elements, 11)?;
    n.named_num(RuntimeLang, 12, dwarf::language);
    n.md(VTableHolder, 13)?;
    n.md(TemplateParams, 14)?;
    n.str(Identifier, 15)?;
    n.md(Discriminator, 16)?;
    n.md(DataLocation, 17)?;
    n.md(Associated, 18)?;
    n.md(Allocated, 19)?;
    n.bound(Rank, 20)?;
    n.md(AnnotationsKey, 21)?;
    n.num(NumExtraInhabitants, 22);
    n.md(Specification, 23)?;
    if n.ops.len() > 24 && n.op(24) != u64::from(u32::MAX) {
        n.num_always(EnumKind, 24);
    }
    n.md(BitStride, 25)?;
    Ok(())
}

fn compile_unit(n: &mut Node<'_, '_, '_>) -> R<()> {
    use MdKey::*;
    if n.op(1) >> 16 != 0 {
        return unsupported("a compile unit whose language has a version");
    }
    n.named(Language, 1, dwarf::language);
    n.md_always(File, 2)?;
    n.str(Producer, 3)?;
    n.bool(IsOptimized, 4);
    n.str(Flags, 5)?;
    n.num_always(RuntimeVersion, 6);
    n.str(SplitDebugFilename, 7)?;
    n.named(EmissionKind, 8, dwarf::emission);
    n.md(Enums, 9)?;
    n.md(RetainedTypes, 10)?;
    n.md(Globals, 12)?;
    n.md(Imports, 13)?;
    n.md(Macros, 15)?;
    n.num(Dwo, 14);
    if n.ops.len() > 16 && n.op(16) == 0 {
        n.put(SplitDebugInlining, MdValue::Bool(false));
    }
    n.flag(DebugInfoForProfiling, 17);
    n.named_num(NameTableKind, 18, dwarf::name_table);
    n.flag(RangesBaseAddress, 19);
    n.str(Sysroot, 20)?;
    n.str(Sdk, 21)?;
    Ok(())
}

/// `DISPFlagDefinition`, and the others that were fields of their own until LLVM 7.
const DEFINITION: u64 = 8;

/// Whether it is a definition, which is always distinct.
fn subprogram(n: &mut Node<'_, '_, '_>) -> R<bool> {
    use MdKey::*;
    let (has_unit, has_flags) = (n.op(0) & 2 != 0, n.op(0) & 4 != 0);
    if has_flags && !has_unit || !has_flags && n.ops.len() < 19 {
        return unsupported("a subprogram of a form from before LLVM 5");
    }
    // The fields behind the flags of old records stand further back.
    let (a, b) = if has_flags { (0, 0) } else { (2, 3) };
    let mut flags = n.op(11 + a);
    const MAIN: u64 = 1 << 21;
    let mut sp_flags = if has_flags {
        n.op(9)
    } else {
        (n.op(11) & 3)
            | u64::from(n.op(7) != 0) << 2
            | u64::from(n.op(8) != 0) << 3
            | u64::from(n.op(14) != 0) << 4
    };
    if flags & MAIN != 0 {
        flags &= !MAIN;
        sp_flags |= 1 << 8;
    }
    n.str(Name, 2)?;
    n.str(LinkageName, 3)?;
    n.md_always(Scope, 1)?;
    n.md(File, 4)?;
    n.num(Line, 5);
    n.md(Type, 6)?;
    n.num(ScopeLine, 7 + a);
    n.md(ContainingType, 8 + a)?;
    if sp_flags & 3 != 0 || n.op(10 + a) != 0 {
        n.num_always(VirtualIndex, 10 + a);
    }
    if n.op(16 + b) != 0 {
        // It is written as 32 bits.
        let adjustment = i64::from(n.op(16 + b) as u32 as i32);
        n.put(
            ThisAdjustment,
            if adjustment < 0 { MdValue::Int(adjustment) } else { MdValue::UInt(adjustment as u64) },
        );
    }
    n.di_flags(flags);
    if sp_flags == 0 {
        n.put(SpFlags, MdValue::UInt(0));
    } else {
        n.word(SpFlags, &dwarf::sp_flags(sp_flags));
    }
    if has_unit {
        n.md(Unit, 12 + b)?;
    }
    n.md(TemplateParams, 13 + b)?;
    n.md(Declaration, 14 + b)?;
    n.md(RetainedNodes, 15 + b)?;
    n.md(ThrownTypes, 17 + b)?;
    if has_flags {
        n.md(AnnotationsKey, 18)?;
        n.str(TargetFuncName, 19)?;
        n.flag(KeyInstructions, 20);
    }
    Ok(sp_flags & DEFINITION != 0)
}

fn namespace(n: &mut Node<'_, '_, '_>) -> R<()> {
    use MdKey::*;
    // File and line are from before LLVM 5.
    n.str(Name, if n.ops.len() == 3 { 2 } else { 3 })?;
    n.md_always(Scope, 1)?;
    if n.op(0) & 2 != 0 {
        n.put(ExportSymbols, MdValue::Bool(true));
    }
    Ok(())
}

fn template_value(n: &mut Node<'_, '_, '_>) -> R<()> {
    use MdKey::*;
    let new = n.ops.len() == 6;
    // `DW_TAG_template_value_parameter` is what it is unless it says otherwise.
    if n.op(1) != 0x30 {
        n.tag();
    }
    n.str(Name, 2)?;
    n.md(Type, 3)?;
    if new {
        n.flag(Defaulted, 4);
    }
    n.md_always(Value, if new { 5 } else { 4 })
}

fn global_variable(n: &mut Node<'_, '_, '_>) -> R<()> {
    use MdKey::*;
    let version = n.op(0) >> 1;
    if !matches!(version, 1 | 2) {
        return unsupported(format!("a record of `DIGlobalVariable` has the unknown version {version}"));
    }
    n.str(Name, 2)?;
    n.str(LinkageName, 3)?;
    n.md_always(Scope, 1)?;
    n.md(File, 4)?;
    n.num(Line, 5);
    n.md(Type, 6)?;
    n.bool(IsLocal, 7);
    n.bool(IsDefinition, 8);
    if version == 2 {
        n.md(Declaration, 9)?;
        n.md(TemplateParams, 10)?;
        n.num(Align, 11);
        n.md(AnnotationsKey, 12)?;
    } else {
        n.md(Declaration, 10)?;
        n.num(Align, 11);
    }
    Ok(())
}

fn local_variable(n: &mut Node<'_, '_, '_>) -> R<()> {
    use MdKey::*;
    if n.op(0) & 2 == 0 {
        return unsupported("a local variable of a form from before LLVM 5");
    }
    n.str(Name, 2)?;
    n.num(Arg, 6);
    n.md_always(Scope, 1)?;
    n.md(File, 3)?;
    n.num(Line, 4);
    n.md(Type, 5)?;
    n.di_flags(n.op(7));
    n.num(Align, 8);
    n.md(AnnotationsKey, 9)
}

fn expression(n: &mut Node<'_, '_, '_>) -> R<()> {
    let version = n.op(0) >> 1;
    if version > 3 {
        return unsupported(format!("a record of `DIExpression` has the unknown version {version}"));
    }
    let mut ops = n.ops[1..].to_vec();
    upgrade_expression(version, &mut ops);
    let mut words = expression_words(&ops).into_iter().peekable();
    for (index, &op) in ops.iter().enumerate() {
        match words.next_if(|(at, _)| *at == index) {
            Some((_, word)) => n.word(MdKey::Operand, &word),
            None => n.put(MdKey::Operand, MdValue::UInt(op)),
        }
    }
    Ok(())
}

fn module(n: &mut Node<'_, '_, '_>) -> R<()> {
    use MdKey::*;
    // File and line came with LLVM 11.
    let new = n.ops.len() >= 8;
    let shift = usize::from(new);
    if n.ops.len() < 5 {
        return invalid("a record of `DIModule` is incomplete");
    }
    n.md_always(Scope, 1 + shift)?;
    n.str_always(Name, 2 + shift)?;
    n.str(ConfigMacros, 3 + shift)?;
    n.str(IncludePath, 4 + shift)?;
    n.str(ApinotesKey, 5 + shift)?;
    if new {
        n.md(File, 1)?;
        n.num(Line, 7);
        n.flag(IsDecl, 8);
    }
    Ok(())
}
