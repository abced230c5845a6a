//! Module flags: merged by the behaviour that each states. LangRef, "Module Flags Metadata".

use crate::map::{Map, Shared};
use crate::metadata::MetadataMap;
use crate::symbols::Source;
use diag::{Diagnostic, Place, Severity, codes};
use ir::{ConstKind, MdData, MdField, MdKey, MdKind, MdValue, Metadata, ModuleEnv, NamedMetadata, StrId};
use rustc_hash::FxHashMap;

const NAME: &str = "llvm.module.flags";

/// What happens when two modules have a flag. The numbers are LangRef's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Behaviour {
    Error,
    Warning,
    Require,
    Override,
    Append,
    AppendUnique,
    Max,
    Min,
}

impl Behaviour {
    fn of(number: u64) -> Option<Behaviour> {
        use Behaviour::*;
        let all = [Error, Warning, Require, Override, Append, AppendUnique, Max, Min];
        all.get(usize::try_from(number.checked_sub(1)?).ok()?).copied()
    }
}

struct Flag {
    behaviour: Behaviour,
    key: StrId,
    value: Metadata,
    /// The constant of the behaviour.
    number: Metadata,
    /// The module that said it first.
    by: String,
    place: Place,
    /// Modules that have it.
    count: usize,
}

/// The flags so far.
#[derive(Default)]
pub(crate) struct Flags {
    list: Vec<Flag>,
    index: FxHashMap<StrId, usize>,
    /// Pairs of key and value, and who asks for them.
    required: Vec<(Metadata, String, Place)>,
    /// The same as nodes of the result, each once.
    requirements: Vec<[Option<Metadata>; 3]>,
    /// Nodes that are no flags, kept as they are.
    other: Vec<Metadata>,
    found: Vec<Diagnostic>,
    modules: usize,
}

impl Flags {
    /// Adds the flags of a source.
    pub(crate) fn add(
        &mut self,
        source: &Source<'_>,
        map: &mut Map<'_>,
        metadata: &mut MetadataMap,
        shared: &mut Shared,
        dst: &mut ModuleEnv,
    ) {
        self.modules += 1;
        let src = source.env();
        for &node in src.named_metadata(NAME) {
            let place = src.metadata.as_node(node).and_then(|node| node.span()).map(Place::span);
            // Only the parts are taken over: the node is made anew in the end.
            let parts: Vec<Option<Metadata>> = operands(src, node)
                .into_iter()
                .map(|part| part.map(|part| metadata.map(part, map, shared, dst)))
                .collect();
            let Some((behaviour, number, key, value)) = decode(dst, &parts) else {
                self.other.push(metadata.map(node, map, shared, dst));
                continue;
            };
            let flag = Flag {
                behaviour,
                key,
                value,
                number,
                by: source.lazy.input().name.clone(),
                place: place.unwrap_or_default(),
                count: 1,
            };
            if behaviour == Behaviour::Require {
                self.required.push((value, flag.by, flag.place));
                let key = shared.metadata.string(&mut dst.metadata, key);
                let node = [Some(number), Some(key), Some(value)];
                if !self.requirements.contains(&node) {
                    self.requirements.push(node);
                }
                continue;
            }
            match self.index.get(&key) {
                None => {
                    self.index.insert(key, self.list.len());
                    self.list.push(flag);
                }
                Some(&at) => self.join(at, flag, shared, dst),
            }
        }
    }

    fn join(&mut self, at: usize, new: Flag, shared: &mut Shared, dst: &mut ModuleEnv) {
        use Behaviour::*;
        let old = &mut self.list[at];
        old.count += 1;
        let differ = old.value != new.value;
        match (old.behaviour, new.behaviour) {
            (Override, Override) if differ => {
                self.found.push(conflict(dst, old, &new, "and both override what others say"));
            }
            (Override, _) => {}
            (_, Override) => *old = Flag { count: old.count, ..new },
            (Max, Max | Warning) | (Warning, Max) | (Min, Min | Warning) | (Warning, Min) => {
                let least = old.behaviour == Min || new.behaviour == Min;
                if let (Some(a), Some(b)) = (number(dst, old.value), number(dst, new.value))
                    && if least { b < a } else { b > a }
                {
                    old.value = new.value;
                }
                if old.behaviour == Warning {
                    (old.behaviour, old.number) = (new.behaviour, new.number);
                }
            }
            (a, b) if a != b => {
                self.found.push(conflict(dst, old, &new, "and with different behaviours"));
            }
            (Error, _) if differ => {
                self.found.push(conflict(dst, old, &new, "and it must be the same in all modules"));
            }
            (Warning, _) if differ => {
                let warning = conflict(dst, old, &new, "the first is taken").severity(Severity::Warning);
                self.found.push(warning);
            }
            (Append | AppendUnique, _) => {
                let unique = old.behaviour == AppendUnique;
                let mut elements = operands(dst, old.value);
                for element in operands(dst, new.value) {
                    if !unique || !elements.contains(&element) {
                        elements.push(element);
                    }
                }
                old.value = tuple(&elements, shared, dst);
            }
            _ => {}
        }
    }

    /// Writes the flags to the result, and checks what modules require of others.
    pub(crate) fn finish(mut self, dst: &mut ModuleEnv, shared: &mut Shared) -> Vec<Diagnostic> {
        for flag in &mut self.list {
            // A flag of which the least counts is 0 where a module does not have it.
            if flag.behaviour == Behaviour::Min
                && flag.count < self.modules
                && let MdData::Value(c) = *dst.metadata.get(flag.value)
            {
                let ty = dst.consts.ty(c);
                let zero = dst.consts.intern(ty, ConstKind::Int(0));
                flag.value = shared.metadata.value(&mut dst.metadata, zero);
            }
        }
        for (pair, by, place) in std::mem::take(&mut self.required) {
            let wanted = operands(dst, pair);
            let [Some(key), value] = wanted[..] else { continue };
            let MdData::Str(key) = *dst.metadata.get(key) else { continue };
            let holds = self.index.get(&key).is_some_and(|&at| Some(self.list[at].value) == value);
            if !holds {
                let key = dst.strings.text(key);
                let message =
                    format!("`{by}` requires another value of the module flag `{key}` than the program has");
                self.found.push(Diagnostic::new(&codes::LINK_CONFLICT, place, message));
            }
        }
        if self.list.is_empty() && self.other.is_empty() && self.requirements.is_empty() {
            return self.found;
        }
        let mut nodes = Vec::new();
        for flag in &self.list {
            let key = shared.metadata.string(&mut dst.metadata, flag.key);
            let elements = [Some(flag.number), Some(key), Some(flag.value)];
            nodes.push(tuple(&elements, shared, dst));
        }
        nodes.extend(self.requirements.iter().map(|node| tuple(node, shared, dst)));
        nodes.extend(self.other);
        let name = dst.strings.intern(NAME);
        dst.named_metadata.push(NamedMetadata { name, nodes, span: None });
        self.found
    }
}

/// Behaviour, its constant, key and value.
fn decode(dst: &ModuleEnv, parts: &[Option<Metadata>]) -> Option<(Behaviour, Metadata, StrId, Metadata)> {
    let &[Some(behaviour), Some(key), Some(value)] = parts else { return None };
    let MdData::Str(key) = *dst.metadata.get(key) else { return None };
    Some((Behaviour::of(number(dst, behaviour)?)?, behaviour, key, value))
}

fn operands(dst: &ModuleEnv, node: Metadata) -> Vec<Option<Metadata>> {
    dst.metadata.as_node(node).map_or_else(Vec::new, |node| dst.metadata.operands(node).collect())
}

fn number(dst: &ModuleEnv, value: Metadata) -> Option<u64> {
    match dst.metadata.get(value) {
        MdData::Value(c) => dst.consts.as_int(*c),
        _ => None,
    }
}

fn tuple(elements: &[Option<Metadata>], shared: &mut Shared, dst: &mut ModuleEnv) -> Metadata {
    let field = |element: &Option<Metadata>| MdField {
        key: MdKey::Operand,
        value: element.map_or(MdValue::Null, MdValue::Md),
    };
    let fields: Vec<MdField> = elements.iter().map(field).collect();
    shared.metadata.node(&mut dst.metadata, MdKind::Tuple, &fields, None)
}

fn conflict(dst: &ModuleEnv, old: &Flag, new: &Flag, why: &str) -> Diagnostic {
    let text = |value: Metadata| match (number(dst, value), dst.metadata.get(value)) {
        (Some(n), _) => n.to_string(),
        (None, MdData::Str(text)) => format!("\"{}\"", dst.strings.text(*text)),
        _ => "another value".into(),
    };
    let message = format!(
        "the module flag `{}` is {} in `{}` and {} in `{}`, {why}",
        dst.strings.text(old.key),
        text(old.value),
        old.by,
        text(new.value),
        new.by
    );
    Diagnostic::new(&codes::LINK_CONFLICT, new.place.clone(), message)
        .label(old.place.clone(), format!("the flag of `{}`", old.by))
}
