//! Attribute groups and lists. LangRef, "Parameter Attributes", "Function Attributes".
//!
//! Groups name types, and before LLVM 12 they stand in front of the type table; so they are kept as records and decoded
//! when something uses them. `byval` and its kin had no type until LLVM 8: it is that of the pointee.

use super::fault::{R, broken, invalid, unsupported};
use super::reader::{Reader, block};
use super::stream::{Entry, Record};
use ir::{AttrKind, AttrList, AttrListId, AttrSetId, Attribute};
use rustc_hash::FxHashMap;
use std::fmt::Write;

/// The position that stands for the function.
const FUNCTION: u64 = 0xffff_ffff;
/// Parameters of one function that may have attributes.
const PARAM_LIMIT: u64 = 1 << 16;

#[derive(Default)]
pub(crate) struct AttributeTable {
    /// Operands of each group behind its number: position, attributes.
    groups: FxHashMap<u64, Vec<u64>>,
    /// The groups of each list.
    lists: Vec<Vec<u64>>,
    /// Lists that do not depend on the function type.
    known: FxHashMap<usize, AttrListId>,
}

impl Reader<'_> {
    pub(crate) fn attribute_groups(&mut self) -> R<()> {
        self.c.enter(block::PARAMATTR_GROUP)?;
        let mut record = Record::default();
        loop {
            match self.c.next(&mut record)? {
                Entry::End => return Ok(()),
                Entry::Block(id) => {
                    return unsupported(format!("a table of attributes has the unknown block {id}"));
                }
                Entry::Record if record.code == 3 => match record.ops.as_slice() {
                    [group, rest @ ..] if !rest.is_empty() => {
                        self.attributes.groups.insert(*group, rest.to_vec());
                    }
                    _ => return broken("a group of attributes is incomplete"),
                },
                Entry::Record => {
                    return unsupported(format!(
                        "a table of attributes has the unknown record {}",
                        record.code
                    ));
                }
            }
        }
    }

    pub(crate) fn attribute_lists(&mut self) -> R<()> {
        self.c.enter(block::PARAMATTR)?;
        let mut record = Record::default();
        loop {
            match self.c.next(&mut record)? {
                Entry::End => return Ok(()),
                Entry::Block(id) => {
                    return unsupported(format!("a table of attributes has the unknown block {id}"));
                }
                Entry::Record if record.code == 2 => self.attributes.lists.push(record.ops.clone()),
                Entry::Record => {
                    return unsupported(format!(
                        "a table of attributes has the unknown record {}",
                        record.code
                    ));
                }
            }
        }
    }

    /// List `number` (0 is the empty one) for a function whose type is row `fn_row`.
    pub(crate) fn attribute_list(&mut self, number: u64, fn_row: u64) -> R<AttrListId> {
        let Some(number) = number.checked_sub(1) else { return Ok(AttrListId::EMPTY) };
        let index = usize::try_from(number).unwrap_or(usize::MAX);
        if let Some(&known) = self.attributes.known.get(&index) {
            return Ok(known);
        }
        let Some(groups) = self.attributes.lists.get(index).cloned() else {
            return broken("a record names a list of attributes that the table does not have");
        };
        let mut list = AttrList::default();
        let mut params: Vec<AttrSetId> = Vec::new();
        let mut typeless = false;
        for group in groups {
            let Some(ops) = self.attributes.groups.get(&group).cloned() else {
                return broken("a list of attributes names a group that the table does not have");
            };
            let position = ops[0];
            let set = self.attribute_set(&ops[1..], position, fn_row, &mut typeless)?;
            match position {
                FUNCTION => list.function = set,
                0 => list.ret = set,
                n if n <= PARAM_LIMIT => {
                    let at = n as usize - 1;
                    if at >= params.len() {
                        params.resize(at + 1, AttrSetId::EMPTY);
                    }
                    params[at] = set;
                }
                _ => return invalid("attributes stand at a parameter that no function has"),
            }
        }
        while params.last() == Some(&AttrSetId::EMPTY) {
            params.pop();
        }
        list.params = params.into();
        let id = self.env.attributes.intern_list(list);
        if !typeless {
            self.attributes.known.insert(index, id);
        }
        Ok(id)
    }

    /// The set of list `number` that stands at the function: what variables have.
    pub(crate) fn function_set(&mut self, number: u64) -> R<AttrSetId> {
        let id = self.attribute_list(number, u64::MAX)?;
        Ok(self.env.attributes.list(id).function)
    }

    fn attribute_set(
        &mut self,
        ops: &[u64],
        position: u64,
        fn_row: u64,
        typeless: &mut bool,
    ) -> R<AttrSetId> {
        let mut list = Vec::new();
        let mut at = Ops { ops, at: 0 };
        while at.more() {
            let attribute = match at.next()? {
                0 | 5 => {
                    let kind = attribute_kind(at.next()?)?;
                    if is_typed(kind) {
                        *typeless = true;
                        Attribute::Type(kind, self.pointee_of_parameter(position, fn_row, kind)?)
                    } else {
                        self.bare_attribute(kind)
                    }
                }
                1 => {
                    let kind = attribute_kind(at.next()?)?;
                    let value = at.next()?;
                    self.number_attribute(kind, value)?
                }
                form @ (3 | 4) => {
                    let key = at.string()?;
                    let value = if form == 4 { Some(at.string()?) } else { None };
                    let key = self.env.strings.intern(key);
                    Attribute::Str(key, value.map(|value| self.env.strings.intern(value)))
                }
                6 => {
                    let kind = attribute_kind(at.next()?)?;
                    Attribute::Type(kind, self.ty(at.next()?)?)
                }
                7 => {
                    let kind = attribute_kind(at.next()?)?;
                    let width = at.next()?;
                    let (low, high) = at.range(width)?;
                    let text = format!("i{width} {low}, {high}");
                    Attribute::Text(kind, self.env.strings.intern(text))
                }
                8 => {
                    let kind = attribute_kind(at.next()?)?;
                    let (count, width) = (at.next()?, at.next()?);
                    let mut text = String::new();
                    for index in 0..count {
                        let (low, high) = at.range(width)?;
                        let comma = if index > 0 { ", " } else { "" };
                        let _ = write!(text, "{comma}({low}, {high})");
                    }
                    Attribute::Text(kind, self.env.strings.intern(text))
                }
                form => return unsupported(format!("an attribute has the unknown form {form}")),
            };
            list.push(attribute);
        }
        if position == FUNCTION {
            self.upgrade_memory(&mut list);
        }
        Ok(self.env.attributes.intern_set(list))
    }

    fn pointee_of_parameter(&self, position: u64, fn_row: u64, kind: AttrKind) -> R<ir::Type> {
        let param = position.checked_sub(1).and_then(|n| usize::try_from(n).ok());
        let row = self.row(fn_row).ok().and_then(|row| row.params.get(param?).copied());
        match row.and_then(|row| self.pointee(u64::from(row))) {
            Some(pointee) => self.ty(pointee),
            None => invalid(format!("`{}` has no type", kind.name())),
        }
    }

    fn bare_attribute(&mut self, kind: AttrKind) -> Attribute {
        // `nocapture` is `captures(none)` since LLVM 21.
        if kind == AttrKind::NoCapture {
            return Attribute::Text(AttrKind::Captures, self.env.strings.intern("none"));
        }
        Attribute::Enum(kind)
    }

    fn number_attribute(&mut self, kind: AttrKind, value: u64) -> R<Attribute> {
        use AttrKind::*;
        let text = match kind {
            Align | AlignStack => {
                if ir::Align::new(value).is_none() {
                    return invalid("an alignment is no power of two up to 2^32");
                }
                return Ok(Attribute::Int(kind, value));
            }
            Dereferenceable | DereferenceableOrNull => return Ok(Attribute::Int(kind, value)),
            UWTable => match value {
                1 => "sync".to_owned(),
                _ => return Ok(Attribute::Enum(kind)),
            },
            AllocSize => match (value >> 32, value & 0xffff_ffff) {
                (size, 0xffff_ffff) => size.to_string(),
                (size, count) => format!("{size},{count}"),
            },
            VScaleRange => format!("{},{}", value >> 32, value & 0xffff_ffff),
            AllocKind => {
                const WORDS: [&str; 6] = ["alloc", "realloc", "free", "uninitialized", "zeroed", "aligned"];
                if value >> WORDS.len() != 0 {
                    return unsupported("`allockind` has an unknown word");
                }
                let words: Vec<&str> =
                    (0..).zip(WORDS).filter(|(n, _)| value >> n & 1 == 1).map(|(_, w)| w).collect();
                format!("\"{}\"", words.join(","))
            }
            Memory => memory_text(value, self.producer)?,
            NoFPClass => fpclass_text(value),
            Captures => captures_text(value)?,
            DeadOnReturn if value == u64::MAX => return Ok(Attribute::Enum(kind)),
            DeadOnReturn => value.to_string(),
            _ => return unsupported(format!("the attribute `{}` has a number", kind.name())),
        };
        Ok(Attribute::Text(kind, self.env.strings.intern(text)))
    }

    /// `readnone`, `argmemonly` and their kin of functions are one `memory(…)` since LLVM 16.
    fn upgrade_memory(&mut self, list: &mut Vec<Attribute>) {
        use AttrKind::*;
        // What each leaves of the effects, in the numbers of `memory_text`.
        const ALL: u64 = 0xff;
        let mut effects = ALL;
        let mut found = false;
        list.retain(|attribute| {
            let Attribute::Enum(kind) = attribute else { return true };
            effects &= match kind {
                ReadNone => 0,
                ReadOnly => 0b0101_0101,
                WriteOnly => 0b1010_1010,
                ArgMemOnly => 0b0000_0011,
                InaccessibleMemOnly => 0b0000_1100,
                InaccessibleMemOrArgMemOnly => 0b0000_1111,
                _ => return true,
            };
            found = true;
            false
        });
        if found {
            let text = memory_text(effects | 1 << 56, 21).unwrap_or_default();
            list.push(Attribute::Text(Memory, self.env.strings.intern(text)));
        }
    }
}

struct Ops<'a> {
    ops: &'a [u64],
    at: usize,
}

impl Ops<'_> {
    fn more(&self) -> bool {
        self.at < self.ops.len()
    }

    fn next(&mut self) -> R<u64> {
        match self.ops.get(self.at) {
            Some(&op) => {
                self.at += 1;
                Ok(op)
            }
            None => broken("an attribute is incomplete"),
        }
    }

    fn string(&mut self) -> R<Vec<u8>> {
        let mut out = Vec::new();
        loop {
            match self.next()? {
                0 => return Ok(out),
                op => out.push(op as u8),
            }
        }
    }

    /// Lower and upper bound of a range of integers, in decimal.
    fn range(&mut self, width: u64) -> R<(String, String)> {
        if width == 0 || width > 0x80_0000 {
            return invalid("a range is of an integer that cannot be");
        }
        if width <= 64 {
            let (low, high) = (unrotate(self.next()?), unrotate(self.next()?));
            return Ok((low.to_string(), high.to_string()));
        }
        let words = self.next()?;
        let (low, high) = (words & 0xffff_ffff, words >> 32);
        Ok((self.wide(low, width)?, self.wide(high, width)?))
    }

    fn wide(&mut self, words: u64, width: u64) -> R<String> {
        if words == 0 || words > 2 || width > 128 {
            return unsupported("a range of integers of more than 128 bits");
        }
        let low = unrotate(self.next()?) as u64;
        let value = match words {
            1 => u128::from(low),
            _ => u128::from(unrotate(self.next()?) as u64) << 64 | u128::from(low),
        };
        let shift = 128 - width as u32;
        Ok((((value << shift) as i128) >> shift).to_string())
    }
}

/// The sign stands in the lowest bit.
pub(crate) fn unrotate(op: u64) -> i64 {
    match op {
        1 => i64::MIN,
        op if op & 1 == 0 => (op >> 1) as i64,
        op => -((op >> 1) as i64),
    }
}

fn is_typed(kind: AttrKind) -> bool {
    use AttrKind::*;
    matches!(kind, ByVal | StructRet | InAlloca | Preallocated | ByRef | ElementType)
}

/// Two bits for each kind of memory, as words.
fn memory_text(value: u64, producer: u32) -> R<String> {
    const ACCESS: [&str; 4] = ["none", "read", "write", "readwrite"];
    const OTHER: usize = 3;
    // The index is that of the current encoding; memory of `errno` was part of the rest until LLVM 20.
    const NAMES: [&str; 6] = ["argmem", "inaccessiblemem", "errnomem", "", "target_mem0", "target_mem1"];
    let part = |n: usize| (value >> (2 * n) & 3) as usize;
    let parts = match value >> 56 {
        0 => [part(0), part(1), part(2), part(2), part(2), part(2)],
        _ if value & 0x00ff_ffff_ffff_ffff >= 1 << 12 => {
            return unsupported("`memory` names an unknown kind of memory");
        }
        // LLVM before 22 names four kinds: the others were part of the rest.
        _ if producer < 22 => [part(0), part(1), part(2), part(3), part(3), part(3)],
        _ => [part(0), part(1), part(2), part(3), part(4), part(5)],
    };
    let other = parts[OTHER];
    let mut texts = Vec::new();
    if other != 0 || parts.iter().all(|&p| p == other) {
        texts.push(ACCESS[other].to_owned());
    }
    for (name, &part) in NAMES.iter().zip(&parts).filter(|(name, _)| !name.is_empty()) {
        if part != other {
            texts.push(format!("{name}: {}", ACCESS[part]));
        }
    }
    Ok(texts.join(", "))
}

fn fpclass_text(value: u64) -> String {
    const CLASSES: [(u64, &str); 16] = [
        (0x3ff, "all"),
        (0x003, "nan"),
        (0x001, "snan"),
        (0x002, "qnan"),
        (0x204, "inf"),
        (0x004, "ninf"),
        (0x200, "pinf"),
        (0x108, "norm"),
        (0x008, "nnorm"),
        (0x100, "pnorm"),
        (0x090, "sub"),
        (0x010, "nsub"),
        (0x080, "psub"),
        (0x060, "zero"),
        (0x020, "nzero"),
        (0x040, "pzero"),
    ];
    let mut left = value;
    let mut words = Vec::new();
    for (bits, word) in CLASSES {
        if left & bits == bits {
            words.push(word);
            left &= !bits;
        }
    }
    if left != 0 { value.to_string() } else { words.join(" ") }
}

fn captures_text(value: u64) -> R<String> {
    if value > 0xff {
        return unsupported("`captures` names an unknown component");
    }
    let words = |part: u64| {
        let mut words = Vec::new();
        match part & 3 {
            0 => {}
            1 => words.push("address_is_null"),
            _ => words.push("address"),
        }
        match part >> 2 & 3 {
            0 => {}
            1 => words.push("read_provenance"),
            _ => words.push("provenance"),
        }
        if words.is_empty() { "none".to_owned() } else { words.join(", ") }
    };
    let (other, ret) = (value >> 4, value & 0xf);
    if other == ret {
        return Ok(words(other));
    }
    let ret = format!("ret: {}", words(ret));
    Ok(if other == 0 { ret } else { format!("{}, {ret}", words(other)) })
}

/// The kind of a number of the encoding.
fn attribute_kind(number: u64) -> R<AttrKind> {
    use AttrKind::*;
    const KINDS: [AttrKind; 105] = [
        Align,
        AlwaysInline,
        ByVal,
        InlineHint,
        InReg,
        MinSize,
        Naked,
        Nest,
        NoAlias,
        NoBuiltin,
        NoCapture,
        NoDuplicate,
        NoImplicitFloat,
        NoInline,
        NonLazyBind,
        NoRedZone,
        NoReturn,
        NoUnwind,
        OptSize,
        ReadNone,
        ReadOnly,
        Returned,
        ReturnsTwice,
        SExt,
        AlignStack,
        StackProtect,
        StackProtectReq,
        StackProtectStrong,
        StructRet,
        SanitizeAddress,
        SanitizeThread,
        SanitizeMemory,
        UWTable,
        ZExt,
        Builtin,
        Cold,
        OptNone,
        InAlloca,
        NonNull,
        JumpTable,
        Dereferenceable,
        DereferenceableOrNull,
        Convergent,
        SafeStack,
        ArgMemOnly,
        SwiftSelf,
        SwiftError,
        NoRecurse,
        InaccessibleMemOnly,
        InaccessibleMemOrArgMemOnly,
        AllocSize,
        WriteOnly,
        Speculatable,
        StrictFP,
        SanitizeHWAddress,
        NoCfCheck,
        OptForFuzzing,
        ShadowCallStack,
        SpeculativeLoadHardening,
        ImmArg,
        WillReturn,
        NoFree,
        NoSync,
        SanitizeMemTag,
        Preallocated,
        NoMerge,
        NullPointerIsValid,
        NoUndef,
        ByRef,
        MustProgress,
        NoCallback,
        Hot,
        NoProfile,
        VScaleRange,
        SwiftAsync,
        NoSanitizeCoverage,
        ElementType,
        DisableSanitizerInstrumentation,
        NoSanitizeBounds,
        AllocAlign,
        AllocPtr,
        AllocKind,
        PresplitCoroutine,
        FnRetThunkExtern,
        SkipProfile,
        Memory,
        NoFPClass,
        OptDebug,
        Writable,
        CoroDestroyOnlyWhenComplete,
        DeadOnUnwind,
        Range,
        SanitizeNumericalStability,
        Initializes,
        HybridPatchable,
        SanitizeRealtime,
        SanitizeRealtimeBlocking,
        CoroElideSafe,
        NoExt,
        NoDivergenceSource,
        SanitizeType,
        Captures,
        DeadOnReturn,
        SanitizeAllocToken,
        NoCreateUndefOrPoison,
    ];
    let index = number.checked_sub(1).and_then(|n| usize::try_from(n).ok());
    match index.and_then(|index| KINDS.get(index)) {
        Some(&kind) => Ok(kind),
        None => unsupported(format!("the module has the unknown attribute {number}")),
    }
}
