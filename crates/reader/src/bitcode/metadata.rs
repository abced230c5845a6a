//! Metadata: strings, values, tuples, named lists, attachments. Debug-info nodes are in `debuginfo`.
//!
//! Strings, values and nodes are numbered in the order of their records, a body's behind those of the module.

use super::fault::{R, broken, invalid, unsupported};
use super::reader::{Reader, block};
use super::stream::{Cursor, Entry, Record};
use super::values::Slot;
use ir::{
    Const, MdData, MdField, MdKey, MdKind, MdOperand, MdValue, Metadata, NamedMetadata, Operand, StrId, Type,
};
use rustc_hash::FxHashMap;

/// What a number stands for.
#[derive(Clone)]
pub(crate) enum MdSlot {
    Md(Metadata),
    /// A value of the body.
    Local(Operand),
    /// `!DIArgList(…)`.
    Args(Vec<Operand>),
}

#[derive(Default)]
pub(crate) struct MetadataTable {
    pub(crate) ids: Vec<MdSlot>,
    /// Entities that were used before their record, and where first.
    forward: FxHashMap<u64, (Metadata, usize)>,
    /// Names of kinds of attachment.
    pub(crate) kinds: FxHashMap<u64, StrId>,
    values: FxHashMap<Const, Metadata>,
    /// Name of the list that comes next.
    name: Option<StrId>,
}

impl Reader<'_> {
    pub(crate) fn metadata_block(&mut self) -> R<()> {
        self.c.enter(block::METADATA)?;
        let mut record = Record::default();
        loop {
            match self.c.next(&mut record)? {
                Entry::End => return Ok(()),
                Entry::Block(id) => return unsupported(format!("the metadata has the unknown block {id}")),
                Entry::Record => self.metadata_record(&record)?,
            }
        }
    }

    /// When all metadata was read that a use may refer to.
    pub(crate) fn finish_metadata(&mut self) -> R<()> {
        if let Some((_, &(_, at))) = self.md.forward.iter().min_by_key(|(number, _)| **number) {
            self.md.forward.clear();
            return broken("metadata is used that the module does not have")
                .map_err(|f: Box<super::fault::Fault>| f.at(at));
        }
        Ok(())
    }

    /// Forgets what a body has left, also after an error.
    pub(crate) fn drop_local_metadata(&mut self, keep: usize) {
        self.md.ids.truncate(keep);
        self.md.forward.clear();
    }

    fn metadata_record(&mut self, record: &Record) -> R<()> {
        let ops = record.ops.as_slice();
        match record.code {
            1 => {
                let text = self.intern_chars(ops)?;
                self.push_md(MdData::Str(text));
                Ok(())
            }
            6 => self.metadata_kind(ops),
            2 => self.md_value(ops),
            3 => self.tuple(ops, false),
            5 => self.tuple(ops, true),
            4 => {
                self.md.name = Some(self.intern_chars(ops)?);
                Ok(())
            }
            10 => self.named_list(ops),
            35 => self.md_strings(record),
            36 => {
                let Some((&value, pairs)) = ops.split_first() else {
                    return broken("an attachment belongs to nothing");
                };
                let slot = usize::try_from(value).ok().and_then(|id| self.values.get(id));
                let Some(&Slot::Global(global)) = slot else {
                    return broken("an attachment belongs to something that is no global");
                };
                let list = self.attachment_pairs(pairs)?;
                self.env.globals[global].metadata.extend(list);
                Ok(())
            }
            // Where the nodes stand in the file.
            38 | 39 => Ok(()),
            46 => self.arg_list(ops),
            code => self.debug_info(code, ops),
        }
    }

    /// Gives the next number to a node.
    pub(crate) fn push_node(&mut self, kind: MdKind, distinct: bool, fields: &[MdField]) {
        let span = Some(self.here());
        let node = self.env.metadata.node(kind, distinct, fields, span);
        self.push_md(MdData::Node(node));
    }

    fn push_md(&mut self, data: MdData) {
        let number = self.md.ids.len() as u64;
        let id = match self.md.forward.remove(&number) {
            Some((id, _)) => {
                self.env.metadata.define(id, data);
                id
            }
            None => self.env.metadata.push(data),
        };
        self.md.ids.push(MdSlot::Md(id));
    }

    /// The entity of that number, which may still come.
    pub(crate) fn md(&mut self, number: u64) -> R<Metadata> {
        match usize::try_from(number).ok().and_then(|n| self.md.ids.get(n)) {
            Some(MdSlot::Md(id)) => Ok(*id),
            Some(_) => invalid("a node refers to a value of a function"),
            None => {
                // Every entity takes a bit at least.
                if number > (self.bytes.len() as u64) * 8 {
                    return broken("metadata is used that the file has no room for");
                }
                let at = self.c.start_byte();
                let pool = &mut self.env.metadata;
                Ok(self.md.forward.entry(number).or_insert_with(|| (pool.pending(), at)).0)
            }
        }
    }

    /// The same of a number and one; 0 is `null`.
    pub(crate) fn md_or_null(&mut self, op: u64) -> R<MdValue> {
        match op.checked_sub(1) {
            Some(number) => Ok(MdValue::Md(self.md(number)?)),
            None => Ok(MdValue::Null),
        }
    }

    /// The string of a number and one; 0 is none, as is the empty one.
    pub(crate) fn md_string(&mut self, op: u64) -> R<Option<StrId>> {
        let Some(number) = op.checked_sub(1) else { return Ok(None) };
        let slot = usize::try_from(number).ok().and_then(|n| self.md.ids.get(n));
        if let Some(MdSlot::Md(id)) = slot
            && let MdData::Str(text) = *self.env.metadata.get(*id)
        {
            return Ok(Some(text));
        }
        broken("a node names something that is no string")
    }

    fn tuple(&mut self, ops: &[u64], distinct: bool) -> R<()> {
        let fields: R<Vec<MdField>> =
            ops.iter().map(|&op| Ok(MdField { key: MdKey::Operand, value: self.md_or_null(op)? })).collect();
        let fields = fields?;
        self.push_node(MdKind::Tuple, distinct, &fields);
        Ok(())
    }

    fn named_list(&mut self, ops: &[u64]) -> R<()> {
        let Some(name) = self.md.name.take() else { return broken("a list of metadata has no name") };
        let nodes: R<Vec<Metadata>> = ops.iter().map(|&op| self.md(op)).collect();
        let (nodes, span) = (nodes?, Some(self.here()));
        self.env.named_metadata.push(NamedMetadata { name, nodes, span });
        Ok(())
    }

    /// `[count, offset]` and a blob: lengths as numbers in chunks of six bits, then from the offset the characters.
    fn md_strings(&mut self, record: &Record) -> R<()> {
        let (&[count, offset], Some(blob)) = (record.ops.as_slice(), &record.blob) else {
            return broken("the strings of the metadata are incomplete");
        };
        let size = blob.len() as u64;
        if offset > size || count > size * 8 / 6 + 1 {
            return broken("the strings of the metadata are longer than they can be");
        }
        let split = blob.start + offset as usize;
        let mut lengths = Cursor::new(self.bytes, blob.start..split);
        let mut at = split;
        for _ in 0..count {
            let len = lengths.vbr(6)?;
            if len > (blob.end - at) as u64 {
                return broken("a string of the metadata is longer than the file has");
            }
            let end = at + len as usize;
            let text = self.env.strings.intern(&self.bytes[at..end]);
            at = end;
            self.push_md(MdData::Str(text));
        }
        Ok(())
    }

    /// `[type, value]`.
    fn md_value(&mut self, ops: &[u64]) -> R<()> {
        let &[row, value] = ops else { return broken("a value in metadata is incomplete") };
        let ty = self.ty(row)?;
        if matches!(ty, Type::METADATA | Type::VOID) {
            return invalid("metadata holds a value of a type that has no values");
        }
        let known = usize::try_from(value).ok().and_then(|id| self.values.get(id)).copied();
        match known {
            Some(Slot::Local(local)) => self.md.ids.push(MdSlot::Local(local.into())),
            Some(_) => {
                let constant = self.constant(value, true)?;
                let id = self.constant_md(constant);
                self.push_known(id);
            }
            None if self.f.is_some() && u32::try_from(value).is_ok() => {
                let operand = self.ahead(value as u32, ty)?;
                self.md.ids.push(MdSlot::Local(operand));
            }
            None => return broken("metadata holds a value that the module does not have"),
        }
        Ok(())
    }

    /// Gives the next number to an entity that exists.
    fn push_known(&mut self, id: Metadata) {
        let number = self.md.ids.len() as u64;
        // Who used it before gets another entity of the same content.
        if let Some((forward, _)) = self.md.forward.remove(&number) {
            let data = self.env.metadata.get(id).clone();
            self.env.metadata.define(forward, data);
        }
        self.md.ids.push(MdSlot::Md(id));
    }

    fn constant_md(&mut self, constant: Const) -> Metadata {
        let pool = &mut self.env.metadata;
        *self.md.values.entry(constant).or_insert_with(|| pool.push(MdData::Value(constant)))
    }

    /// A value of the body as metadata.
    pub(crate) fn operand_md(&mut self, operand: Operand) -> R<MdOperand> {
        match operand.kind() {
            ir::OperandKind::Value(_) => Ok(MdOperand::Local(operand)),
            ir::OperandKind::Global(global) => {
                let ty = self.env.global_ptr_type(global);
                let constant = self.env.consts.intern(ty, ir::ConstKind::Global(global));
                Ok(MdOperand::Md(self.constant_md(constant)))
            }
            _ => Ok(MdOperand::Local(operand)),
        }
    }

    fn arg_list(&mut self, ops: &[u64]) -> R<()> {
        let mut list = Vec::new();
        for &op in ops {
            let slot = usize::try_from(op).ok().and_then(|n| self.md.ids.get(n)).cloned();
            let operand = match slot {
                Some(MdSlot::Local(operand)) => operand,
                Some(MdSlot::Md(id)) if self.f.is_some() => match *self.env.metadata.get(id) {
                    MdData::Value(constant) => self.import(constant)?,
                    _ => return invalid("`!DIArgList` is of values"),
                },
                _ => return invalid("`!DIArgList` is of values that stand before it"),
            };
            list.push(operand);
        }
        self.md.ids.push(MdSlot::Args(list));
        Ok(())
    }

    /// A simple constant of the module's pool in that of the body.
    fn import(&mut self, constant: Const) -> R<Operand> {
        let data = self.env.consts.get(constant).clone();
        match data.kind {
            ir::ConstKind::Global(global) => Ok(global.into()),
            ir::ConstKind::Int(_)
            | ir::ConstKind::WideInt(_)
            | ir::ConstKind::Float(_)
            | ir::ConstKind::WideFloat(_)
            | ir::ConstKind::Zero
            | ir::ConstKind::Undef
            | ir::ConstKind::Poison => Ok(Operand::constant(self.func().consts.intern(data.ty, data.kind))),
            _ => {
                // The record is still there: it is made once more, in the body's pool.
                let found = self.made.iter().find(|(_, made)| **made == constant).map(|(&id, _)| id);
                match found {
                    Some(id) => Ok(Operand::constant(self.constant(u64::from(id), false)?)),
                    None => unsupported("`!DIArgList` of this constant"),
                }
            }
        }
    }

    /// A metadata argument of a call, by number.
    pub(crate) fn metadata_use(&mut self, number: u32) -> R<Operand> {
        let operand = self.md_operand(u64::from(number))?;
        Ok(Operand::metadata(self.func().md_operands.push(operand)))
    }

    /// What a call or a debug record says of metadata.
    pub(crate) fn md_operand(&mut self, number: u64) -> R<MdOperand> {
        match usize::try_from(number).ok().and_then(|n| self.md.ids.get(n)) {
            Some(MdSlot::Local(operand)) => Ok(MdOperand::Local(*operand)),
            Some(MdSlot::Args(list)) => Ok(MdOperand::ArgList(list.clone())),
            _ => Ok(MdOperand::Md(self.md(number)?)),
        }
    }

    /// `[kind, node]…`.
    pub(crate) fn attachment_pairs(&mut self, pairs: &[u64]) -> R<Vec<(StrId, Metadata)>> {
        let mut list = Vec::new();
        for pair in pairs.chunks(2) {
            let &[kind, node] = pair else { return broken("an attachment has a kind and no node") };
            let Some(&kind) = self.md.kinds.get(&kind) else {
                return broken("an attachment is of a kind that the module does not name");
            };
            list.push((kind, self.md(node)?));
        }
        Ok(list)
    }

    /// The attachments of a body: of the function, or of an instruction by its number.
    pub(crate) fn attachments_block(&mut self) -> R<()> {
        self.each_record(block::METADATA_ATTACHMENT, "the attachments", |r, record| {
            if record.code != 11 {
                return unsupported(format!("the attachments have the unknown record {}", record.code));
            }
            if record.ops.len() % 2 == 0 {
                let list = r.attachment_pairs(&record.ops)?;
                let id = r.func().id;
                r.env.globals[id].metadata.extend(list);
                return Ok(());
            }
            let inst = usize::try_from(record.ops[0]).ok().and_then(|n| r.body.insts.get(n)).copied();
            let Some(inst) = inst else { return broken("an attachment belongs to no instruction") };
            let list = r.attachment_pairs(&record.ops[1..])?;
            let dbg = r.env.strings.intern("dbg");
            for (kind, node) in list {
                if kind == dbg {
                    let loc = r.func().debug_locs.push(ir::DebugLocData::Node(node));
                    r.func().insts[inst].loc = loc.into();
                } else {
                    r.func().attachments.entry(inst).or_default().push((kind, node));
                }
            }
            Ok(())
        })
    }
}
