//! Metadata into one pool: equal nodes that are not `distinct` become one, as they are in LLVM.
//!
//! The graph has cycles, through `distinct` nodes as a rule. Those get their id at once and their fields later; other
//! nodes are made behind what they refer to. A cycle without a `distinct` node in it is copied as it is.

use crate::map::{Map, Shared};
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use ir::{ConstKind, MdData, MdField, MdKind, MdValue, Metadata, MetadataPool, ModuleEnv, StrId};
use rustc_hash::{FxHashMap, FxHasher};
use smallvec::SmallVec;
use std::hash::{Hash, Hasher};

/// Strings, values and nodes of the result by their content.
#[derive(Default)]
pub(crate) struct Unique {
    strings: FxHashMap<StrId, Metadata>,
    values: FxHashMap<ir::Const, Metadata>,
    nodes: FxHashMap<u64, SmallVec<[Metadata; 1]>>,
}

impl Unique {
    /// The node with these fields, entered if new.
    pub(crate) fn node(
        &mut self,
        pool: &mut MetadataPool,
        kind: MdKind,
        fields: &[MdField],
        span: Option<diag::SourceSpan>,
    ) -> Metadata {
        let mut hasher = FxHasher::default();
        (kind, fields).hash(&mut hasher);
        let bucket = self.nodes.entry(hasher.finish()).or_default();
        let same = |&id: &Metadata| {
            pool.as_node(id)
                .is_some_and(|node| node.kind == kind && pool.fields(node).eq(fields.iter().copied()))
        };
        if let Some(known) = bucket.iter().copied().find(same) {
            return known;
        }
        let node = pool.node(kind, false, fields, span);
        let id = pool.push(MdData::Node(node));
        bucket.push(id);
        id
    }

    pub(crate) fn string(&mut self, pool: &mut MetadataPool, text: StrId) -> Metadata {
        *self.strings.entry(text).or_insert_with(|| pool.push(MdData::Str(text)))
    }

    pub(crate) fn value(&mut self, pool: &mut MetadataPool, c: ir::Const) -> Metadata {
        *self.values.entry(c).or_insert_with(|| pool.push(MdData::Value(c)))
    }
}

/// The metadata of one module on its way to the result.
#[derive(Default)]
pub(crate) struct MetadataMap {
    memo: SecondaryMap<Metadata, PackedOption<Metadata>>,
    /// Nodes whose operands are being made.
    open: SecondaryMap<Metadata, bool>,
    /// Nodes that have an id and no fields yet.
    unfilled: Vec<Metadata>,
    /// Whether compile units keep their lists of what they declare; those of members do not.
    whole: bool,
}

enum Step {
    Enter(Metadata),
    Leave(Metadata),
}

impl MetadataMap {
    pub(crate) fn new(whole: bool) -> Self {
        MetadataMap { whole, ..MetadataMap::default() }
    }

    /// The entity in the result if it was mapped.
    pub(crate) fn known(&self, id: Metadata) -> Option<Metadata> {
        self.memo[id].expand()
    }

    /// The entity in the result. Call [`MetadataMap::fill`] before the result is used.
    pub(crate) fn map(
        &mut self,
        root: Metadata,
        map: &mut Map<'_>,
        shared: &mut Shared,
        dst: &mut ModuleEnv,
    ) -> Metadata {
        if let Some(known) = self.known(root) {
            return known;
        }
        let mut stack = vec![Step::Enter(root)];
        while let Some(step) = stack.pop() {
            match step {
                Step::Enter(id) => self.enter(id, &mut stack, map, shared, dst),
                Step::Leave(id) => self.leave(id, map, shared, dst),
            }
        }
        self.memo[root].expand().expect("the root was entered")
    }

    fn enter(
        &mut self,
        id: Metadata,
        stack: &mut Vec<Step>,
        map: &mut Map<'_>,
        shared: &mut Shared,
        dst: &mut ModuleEnv,
    ) {
        if self.known(id).is_some() || self.open[id] {
            return;
        }
        let src = map.src;
        let made = match src.metadata.get(id) {
            MdData::Pending => dst.metadata.push(MdData::Pending),
            MdData::Str(text) => {
                let text = map.string(*text, dst);
                shared.metadata.string(&mut dst.metadata, text)
            }
            MdData::Value(c) => {
                let c = if map.is_dead(*c) {
                    let ty = map.ty(src.consts.ty(*c));
                    dst.consts.intern(ty, ConstKind::Poison)
                } else {
                    map.constant(*c, dst)
                };
                shared.metadata.value(&mut dst.metadata, c)
            }
            MdData::Node(node) if node.distinct => {
                self.unfilled.push(id);
                dst.metadata.pending()
            }
            MdData::Node(node) => {
                self.open[id] = true;
                stack.push(Step::Leave(id));
                for field in src.metadata.fields(node) {
                    if let MdValue::Md(child) = field.value
                        && self.known(child).is_none()
                        && !self.open[child]
                    {
                        stack.push(Step::Enter(child));
                    }
                }
                return;
            }
        };
        self.memo[id] = made.into();
    }

    /// Makes a node whose operands are there, but for those that it stands in a cycle with.
    fn leave(&mut self, id: Metadata, map: &mut Map<'_>, shared: &mut Shared, dst: &mut ModuleEnv) {
        let src = map.src;
        let Some(node) = src.metadata.as_node(id) else { return };
        let fields = self.fields(id, map, shared, dst);
        self.open[id] = false;
        match self.known(id) {
            Some(made) => {
                let copy = dst.metadata.node(node.kind, false, &fields, node.span());
                dst.metadata.define(made, MdData::Node(copy));
            }
            None => {
                let made = shared.metadata.node(&mut dst.metadata, node.kind, &fields, node.span());
                self.memo[id] = made.into();
            }
        }
    }

    /// The fields of a node; operands that are not mapped yet get an id.
    fn fields(
        &mut self,
        id: Metadata,
        map: &mut Map<'_>,
        shared: &mut Shared,
        dst: &mut ModuleEnv,
    ) -> Vec<MdField> {
        let src = map.src;
        let Some(node) = src.metadata.as_node(id) else { return Vec::new() };
        let bare = !self.whole && node.kind == MdKind::CompileUnit;
        let list: Vec<MdField> = src.metadata.fields(node).collect();
        let keep = |field: &MdField| !bare || !is_list_of_unit(field.key);
        list.into_iter()
            .filter(keep)
            .map(|field| {
                let value = match field.value {
                    MdValue::Md(child) => match src.metadata.get(child) {
                        // What is not in the result is null, as in LLVM.
                        MdData::Value(c) if map.is_dead(*c) => MdValue::Null,
                        _ if self.open[child] => {
                            let known = self.known(child);
                            let made = known.unwrap_or_else(|| dst.metadata.pending());
                            self.memo[child] = made.into();
                            MdValue::Md(made)
                        }
                        _ => MdValue::Md(self.map(child, map, shared, dst)),
                    },
                    MdValue::Str(text) => MdValue::Str(map.string(text, dst)),
                    MdValue::Word(text) => MdValue::Word(map.string(text, dst)),
                    plain => plain,
                };
                MdField { key: field.key, value }
            })
            .collect()
    }

    /// Gives their fields to the nodes that have only an id.
    pub(crate) fn fill(&mut self, map: &mut Map<'_>, shared: &mut Shared, dst: &mut ModuleEnv) {
        while let Some(id) = self.unfilled.pop() {
            let (Some(made), Some(node)) = (self.known(id), map.src.metadata.as_node(id)) else { continue };
            let fields = self.fields(id, map, shared, dst);
            let copy = dst.metadata.node(node.kind, node.distinct, &fields, node.span());
            dst.metadata.define(made, MdData::Node(copy));
        }
    }
}

/// What a compile unit declares, used or not.
fn is_list_of_unit(key: ir::MdKey) -> bool {
    use ir::MdKey::{Enums, Globals, Imports, Macros, RetainedTypes};
    matches!(key, Enums | Globals | Imports | Macros | RetainedTypes)
}
