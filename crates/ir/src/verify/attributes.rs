//! Which attributes may stand on which types, beside each other, and with which values. LangRef, "Parameter Attributes",
//! "Function Attributes".
//!
//! Sets are interned, so each pair of a set and a type is judged once.

use super::input::Input;
use crate::attributes::{find, find_int, find_type};
use crate::{AttrKind, AttrListId, AttrSetId, Attribute, Type, TypeKind, UnnamedAddr};

/// LLVM accepts no larger alignment on a parameter or result.
const LARGEST_ALIGN: u64 = 1 << 14;
/// Attributes of functions whose value is `true`, `false` or missing.
const BOOLEAN: &[&str] = &[
    "less-precise-fpmad",
    "no-infs-fp-math",
    "no-nans-fp-math",
    "no-signed-zeros-fp-math",
    "no-jump-tables",
    "no-inline-line-tables",
    "profile-sample-accurate",
    "use-sample-profile",
    "loader-replaceable",
];
const NUMBERS: &[&str] = &["patchable-function-prefix", "patchable-function-entry", "warn-stack-size"];
const FRAME_POINTERS: &[&str] = &["all", "non-leaf", "none", "reserved", "non-leaf-no-reserve"];

/// What attributes stand on: a function with its type, or a call with the type that it uses.
pub(super) struct Bearer<'a> {
    pub(super) attributes: AttrListId,
    pub(super) result: Type,
    pub(super) params: &'a [Type],
    /// A call may have more arguments than its type has parameters.
    pub(super) extra: &'a [Type],
    pub(super) intrinsic: bool,
    pub(super) inline_asm: bool,
    pub(super) call: bool,
    /// Whether the function that is called has that attribute.
    pub(super) speculatable: bool,
}

impl Input<'_> {
    /// What is wrong with the attributes of a function or call.
    pub(super) fn attributes(&mut self, bearer: &Bearer) -> Option<String> {
        let list = self.env.attributes.list(bearer.attributes);
        if list.ret == AttrSetId::EMPTY && list.params.is_empty() {
            return self.function_set(bearer, list.function);
        }
        if let Some(why) = self.value_set(list.ret, bearer.result) {
            return Some(format!("on the result, {why}"));
        }
        for (at, &set) in list.params.iter().enumerate() {
            let Some(&ty) = bearer.params.iter().chain(bearer.extra).nth(at) else {
                if set == AttrSetId::EMPTY {
                    continue;
                }
                return Some(format!("there are attributes for a parameter {} that does not exist", at + 1));
            };
            let why = self.value_set(set, ty).or_else(|| self.at_parameter(bearer, at, set, ty));
            if let Some(why) = why {
                return Some(format!("on parameter {}, {why}", at + 1));
            }
        }
        self.function_set(bearer, list.function).or_else(|| self.together(bearer))
    }

    /// What is wrong with a set on a value of that type.
    fn value_set(&mut self, set: AttrSetId, ty: Type) -> Option<String> {
        // What does not fit is dropped from the bitcode of an older LLVM.
        if set == AttrSetId::EMPTY || self.env.old_bitcode {
            return None;
        }
        if let Some(known) = self.sets.get(&(set, ty)) {
            return known.clone();
        }
        let attributes = self.env.attributes.set(set);
        let why = attributes.iter().find_map(|a| self.on_type(a, ty)).or_else(|| self.conflicts(attributes));
        self.sets.insert((set, ty), why.clone());
        why
    }

    /// An attribute that does not apply to a type.
    fn on_type(&self, attribute: &Attribute, ty: Type) -> Option<String> {
        use AttrKind::*;
        let types = &self.env.types;
        let kind = attribute.kind()?;
        let scalar = types.scalar(ty);
        let integer = types.int_width(ty).is_some();
        let pointer = types.addr_space(ty).is_some();
        let needs = match kind {
            SExt | ZExt | NoExt | AllocAlign => (integer, "an integer"),
            Range => (types.int_width(scalar).is_some(), "an integer or a vector of them"),
            NoAlias
            | NoCapture
            | Captures
            | NonNull
            | ReadNone
            | ReadOnly
            | WriteOnly
            | SwiftError
            | Preallocated
            | InAlloca
            | ByVal
            | StructRet
            | ByRef
            | Dereferenceable
            | DereferenceableOrNull
            | AllocPtr
            | Writable
            | DeadOnUnwind
            | DeadOnReturn
            | Initializes
            | Nest => (pointer, "a pointer"),
            ElementType => (types.addr_space(scalar).is_some(), "a pointer"),
            Align => (types.addr_space(scalar).is_some(), "a pointer or a vector of them"),
            NoFPClass => (self.has_fp_class(ty), "a float, or an aggregate of floats of one type"),
            NoUndef => (ty != Type::VOID, "a value"),
            _ => (true, ""),
        };
        if !needs.0 {
            return Some(format!("`{}` applies to {}, not to {}", kind.name(), needs.1, self.text(ty)));
        }
        match attribute {
            Attribute::Int(Align, bytes) if *bytes > 1 << 32 => {
                Some("the alignment is larger than 2^32".into())
            }
            Attribute::Type(ByVal | ByRef | InAlloca | Preallocated, pointee) => {
                let sized = self.sizes.is_sized(types, *pointee);
                let name = kind.name();
                if !sized {
                    return Some(format!("`{name}` needs a type with a size, not {}", self.text(*pointee)));
                }
                let size = self.env.layout.alloc_size(types, *pointee);
                (kind == ByVal && size.is_some_and(|bytes| bytes >= 1 << 32))
                    .then(|| "a `byval` argument is smaller than 2^32 bytes".into())
            }
            Attribute::Text(Range, text) => {
                let text = self.env.strings.text(*text);
                let width: u32 = text.strip_prefix('i')?.split(' ').next()?.parse().ok()?;
                let fits = types.int_width(scalar) == Some(width);
                (!fits).then(|| format!("the range is of i{width}, the value of {}", self.text(ty)))
            }
            _ => None,
        }
    }

    fn has_fp_class(&self, ty: Type) -> bool {
        let mut ty = ty;
        for _ in 0..256 {
            match self.env.types.kind(ty) {
                TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => ty = *elem,
                TypeKind::Struct { fields, .. } => match fields.first() {
                    Some(&first) if fields.iter().all(|&f| f == first) => ty = first,
                    _ => return false,
                },
                _ => return self.env.types.is_float(ty),
            }
        }
        false
    }

    /// Attributes that contradict each other on one value.
    fn conflicts(&self, set: &[Attribute]) -> Option<String> {
        use AttrKind::*;
        let has = |kind| find(set, kind).is_some();
        if has(ImmArg) && set.iter().any(|a| !matches!(a.kind(), Some(ImmArg | Range))) {
            return Some("`immarg` stands alone, or with `range`".into());
        }
        let passing = [ByVal, InAlloca, Preallocated, Nest, ByRef].into_iter().filter(|&k| has(k)).count();
        if passing + usize::from(has(StructRet) || has(InReg)) > 1 {
            return Some(
                "only one of `byval`, `inalloca`, `preallocated`, `inreg` or `sret`, `nest` and `byref` can stand".into(),
            );
        }
        const PAIRS: &[(AttrKind, AttrKind)] = &[
            (InAlloca, ReadOnly),
            (StructRet, Returned),
            (ZExt, SExt),
            (ZExt, NoExt),
            (SExt, NoExt),
            (ReadNone, ReadOnly),
            (ReadNone, WriteOnly),
            (ReadOnly, WriteOnly),
            (Writable, ReadNone),
            (Writable, ReadOnly),
        ];
        if let Some((a, b)) = PAIRS.iter().find(|&&(a, b)| has(a) && has(b)) {
            return Some(format!("`{}` and `{}` contradict each other", a.name(), b.name()));
        }
        None
    }

    /// What depends on the position of the parameter.
    fn at_parameter(&self, bearer: &Bearer, at: usize, set: AttrSetId, ty: Type) -> Option<String> {
        use AttrKind::*;
        let set = self.env.attributes.set(set);
        let has = |kind| find(set, kind).is_some();
        if at >= bearer.params.len() && has(StructRet) {
            return Some("an argument beyond the fixed parameters cannot be `sret`".into());
        }
        if has(StructRet) && at > 1 {
            return Some("`sret` stands on the first or second parameter".into());
        }
        if has(InAlloca) && at + 1 != bearer.params.len() + bearer.extra.len() {
            return Some("`inalloca` stands on the last parameter".into());
        }
        if has(ImmArg) && !bearer.intrinsic {
            return Some("`immarg` is for intrinsics".into());
        }
        if has(ElementType) && !bearer.intrinsic && !bearer.inline_asm {
            return Some("`elementtype` is for intrinsics and inline assembly".into());
        }
        let size = |ty| self.env.layout.size_in_bits(&self.env.types, ty);
        if has(Returned) && ty != bearer.result && size(ty) != size(bearer.result) {
            return Some(format!(
                "`returned` needs the type of the result, {}, not {}",
                self.text(bearer.result),
                self.text(ty)
            ));
        }
        None
    }

    /// Attributes that only one parameter can have.
    fn together(&self, bearer: &Bearer) -> Option<String> {
        use AttrKind::*;
        let list = self.env.attributes.list(bearer.attributes);
        let sets = || list.params.iter().map(|&set| self.env.attributes.set(set));
        let mut once = [Nest, Returned, StructRet, SwiftSelf, SwiftAsync, SwiftError].into_iter();
        let twice = once.find(|&kind| sets().filter(|set| find(set, kind).is_some()).count() > 1)?;
        Some(format!("only one parameter can be `{}`", twice.name()))
    }

    /// The attributes of the function itself.
    fn function_set(&mut self, bearer: &Bearer, set: AttrSetId) -> Option<String> {
        use AttrKind::*;
        if set == AttrSetId::EMPTY {
            return None;
        }
        let attributes = self.env.attributes.set(set);
        // Most sets say nothing that depends on the function.
        let known = self.sets.get(&(set, Type::LABEL)).cloned();
        let why = known.unwrap_or_else(|| {
            let why = self.function_conflicts(attributes).or_else(|| self.function_texts(attributes));
            self.sets.insert((set, Type::LABEL), why.clone());
            why
        });
        if why.is_some() {
            return why;
        }
        if bearer.call && find(attributes, Speculatable).is_some() && !bearer.speculatable {
            return Some("a call is `speculatable` if the function that it calls is".into());
        }
        if let Some(Attribute::Text(_, text)) = find(attributes, AllocSize) {
            return self.alloc_size(bearer, &self.env.strings.text(*text));
        }
        None
    }

    fn alloc_size(&self, bearer: &Bearer, text: &str) -> Option<String> {
        for part in text.split(',') {
            let at: usize = part.trim().parse().ok()?;
            let Some(&ty) = bearer.params.get(at) else {
                return Some(format!("`allocsize` names parameter {at} of {}", bearer.params.len()));
            };
            if self.env.types.int_width(ty).is_none() {
                return Some(format!("`allocsize` needs an integer parameter, not {}", self.text(ty)));
            }
        }
        None
    }

    fn function_conflicts(&self, set: &[Attribute]) -> Option<String> {
        use AttrKind::*;
        let has = |kind| find(set, kind).is_some();
        if has(OptNone) && !has(NoInline) {
            return Some("`optnone` needs `noinline` beside it".into());
        }
        const PAIRS: &[(AttrKind, AttrKind)] = &[
            (NoInline, AlwaysInline),
            (OptNone, OptSize),
            (OptNone, MinSize),
            (OptNone, OptDebug),
            (OptDebug, OptSize),
            (OptDebug, MinSize),
        ];
        if let Some((a, b)) = PAIRS.iter().find(|&&(a, b)| has(a) && has(b)) {
            return Some(format!("`{}` and `{}` contradict each other", a.name(), b.name()));
        }
        None
    }

    fn function_texts(&self, set: &[Attribute]) -> Option<String> {
        set.iter().find_map(|attribute| match attribute {
            Attribute::Text(AttrKind::VScaleRange, text) => vscale_range(&self.env.strings.text(*text)),
            Attribute::Text(AttrKind::AllocKind, text) => alloc_kind(&self.env.strings.text(*text)),
            Attribute::Str(key, value) => {
                let value = value.map(|v| self.env.strings.text(v)).unwrap_or_default();
                string_value(&self.env.strings.text(*key), &value)
            }
            _ => None,
        })
    }

    /// Attributes of a function that its symbol must allow.
    pub(super) fn attributes_fit_symbol(&mut self, id: crate::GlobalId) {
        let env = self.env;
        let global = &env.globals[id];
        let Some(header) = global.as_function() else { return };
        if env.attributes.has(header.attributes, AttrKind::JumpTable)
            && global.unnamed_addr != UnnamedAddr::Global
        {
            self.global(id, "`jumptable` needs `unnamed_addr`: the address of the function changes");
        }
    }

    /// Alignments that a call passes on must be ones that LLVM can lower.
    pub(super) fn call_alignments(&self, list: AttrListId, result: Type, args: &[Type]) -> Option<String> {
        let attributes = &self.env.attributes;
        let list = attributes.list(list);
        let too_large = |set: AttrSetId, ty: Type| {
            let set = attributes.set(set);
            let stated = find_int(set, AttrKind::Align).is_some_and(|align| align > LARGEST_ALIGN);
            let passed = [AttrKind::ByVal, AttrKind::Preallocated]
                .into_iter()
                .find_map(|kind| find_type(set, kind))
                .unwrap_or(ty);
            let types = &self.env.types;
            // A vector is aligned to its size.
            let size = types.vector(passed).and_then(|(elem, len)| {
                self.env.layout.size_in_bits(types, elem)?.checked_mul(u64::from(len))
            });
            let natural = || self.env.layout.abi_align(types, passed);
            stated
                || size.is_some_and(|bits| bits > LARGEST_ALIGN * 8)
                || natural().is_some_and(|align| align > LARGEST_ALIGN)
        };
        let set_of = |at: usize| list.params.get(at).copied().unwrap_or_default();
        let message = |what: &str| {
            format!("{what} is aligned to more than {LARGEST_ALIGN} bytes, which cannot be passed")
        };
        if result != Type::VOID && too_large(list.ret, result) {
            return Some(message("the result"));
        }
        let wrong = args.iter().enumerate().position(|(at, &ty)| too_large(set_of(at), ty))?;
        Some(message(&format!("argument {}", wrong + 1)))
    }
}

fn vscale_range(text: &str) -> Option<String> {
    let mut numbers = text.split(',').map(|n| n.trim().parse::<u64>().unwrap_or(0));
    let low = numbers.next().unwrap_or(0);
    let high = numbers.next().unwrap_or(low);
    let what = if low == 0 {
        "the minimum of `vscale_range` is at least 1"
    } else if !low.is_power_of_two() || high != 0 && !high.is_power_of_two() {
        "the bounds of `vscale_range` are powers of two"
    } else if high != 0 && low > high {
        "the minimum of `vscale_range` is above its maximum"
    } else {
        return None;
    };
    Some(what.into())
}

fn alloc_kind(text: &str) -> Option<String> {
    let words: Vec<&str> = text.trim_matches('"').split(',').map(str::trim).collect();
    let has = |word: &str| words.contains(&word);
    let kinds = ["alloc", "realloc", "free"].into_iter().filter(|&word| has(word)).count();
    let what = if kinds != 1 {
        "`allockind` names exactly one of alloc, realloc and free"
    } else if has("free") && ["uninitialized", "zeroed", "aligned"].into_iter().any(has) {
        "`allockind(\"free\")` says nothing of what memory holds, nor of its alignment"
    } else if has("uninitialized") && has("zeroed") {
        "`allockind` cannot be both uninitialized and zeroed"
    } else {
        return None;
    };
    Some(what.into())
}

fn string_value(key: &str, value: &str) -> Option<String> {
    let number = || value.parse::<u32>().is_ok();
    let fits = match key {
        "frame-pointer" => FRAME_POINTERS.contains(&value),
        "denormal-fp-math" | "denormal-fp-math-f32" => denormal_mode(value),
        _ if BOOLEAN.contains(&key) => matches!(value, "" | "true" | "false"),
        _ if NUMBERS.contains(&key) => number(),
        _ => true,
    };
    (!fits).then(|| format!("`\"{key}\"` cannot be `\"{value}\"`"))
}

fn denormal_mode(value: &str) -> bool {
    let known = |mode: &str| matches!(mode, "" | "ieee" | "preserve-sign" | "positive-zero" | "dynamic");
    let mut parts = value.split(',');
    parts.by_ref().take(2).all(known) && parts.next().is_none()
}
