//! Names of values and blocks in a body, and the small tables of names: bundle tags, scopes, metadata kinds.

use super::fault::{R, broken, unsupported};
use super::reader::{Reader, block, chars};
use super::stream::{Entry, Record};
use super::values::Slot;
use ir::Block;

impl Reader<'_> {
    /// Calls `take` with each record of the block whose number was just read.
    pub(crate) fn each_record(
        &mut self,
        id: u32,
        what: &str,
        mut take: impl FnMut(&mut Self, &mut Record) -> R<()>,
    ) -> R<()> {
        self.c.enter(id)?;
        let mut record = Record::default();
        loop {
            match self.c.next(&mut record)? {
                Entry::End => return Ok(()),
                Entry::Block(id) => return unsupported(format!("{what} has the unknown block {id}")),
                Entry::Record => take(self, &mut record)?,
            }
        }
    }

    pub(crate) fn bundle_tag_names(&mut self) -> R<()> {
        let what = "the table of operand bundles";
        self.each_record(block::OPERAND_BUNDLE_TAGS, what, |r, record| {
            let tag = r.intern_chars(&record.ops)?;
            r.bundle_tags.push(tag);
            Ok(())
        })
    }

    pub(crate) fn scope_names(&mut self) -> R<()> {
        self.each_record(block::SYNC_SCOPE_NAMES, "the table of scopes", |r, record| {
            let name = chars(&record.ops)?;
            match r.env.intern_scope(name) {
                Some(scope) => {
                    r.scopes.push(scope);
                    Ok(())
                }
                None => unsupported("the module has more than 255 synchronisation scopes"),
            }
        })
    }

    pub(crate) fn metadata_kinds(&mut self) -> R<()> {
        self.each_record(block::METADATA_KIND, "the table of metadata kinds", |r, record| {
            if record.code != 6 {
                return unsupported(format!(
                    "the table of metadata kinds has the unknown record {}",
                    record.code
                ));
            }
            r.metadata_kind(&record.ops)
        })
    }

    /// `[number, name]`.
    pub(crate) fn metadata_kind(&mut self, ops: &[u64]) -> R<()> {
        let Some((&id, name)) = ops.split_first() else { return broken("a kind of metadata has no number") };
        let name = self.intern_chars(name)?;
        self.md.kinds.insert(id, name);
        Ok(())
    }

    /// Names of globals, of files without a string table.
    pub(crate) fn global_names(&mut self) -> R<()> {
        self.each_record(block::VALUE_SYMTAB, "the table of names", |r, record| {
            // A function has the place of its body before its name.
            let skip = match record.code {
                1 => 1,
                3 => 2,
                code => return unsupported(format!("the table of names has the unknown record {code}")),
            };
            let (Some(&id), Some(name)) = (record.ops.first(), record.ops.get(skip..)) else {
                return broken("a name belongs to nothing");
            };
            let slot = usize::try_from(id).ok().and_then(|id| r.values.get(id)).copied();
            let Some(Slot::Global(global)) = slot else { return broken("a name belongs to no global") };
            let name = r.intern_chars(name)?;
            r.name_global(global, name)
        })
    }

    /// Names of the body's values and blocks.
    pub(crate) fn local_names(&mut self) -> R<()> {
        self.each_record(block::VALUE_SYMTAB, "the table of names", |r, record| {
            let Some((&id, name)) = record.ops.split_first() else {
                return broken("a name belongs to nothing");
            };
            let name = r.intern_chars(name)?;
            match record.code {
                1 => {
                    let slot = usize::try_from(id).ok().and_then(|id| r.values.get(id)).copied();
                    let Some(Slot::Local(value)) = slot else {
                        return broken("a name belongs to no value of the function");
                    };
                    r.func().value_names[value] = Some(name);
                }
                2 => {
                    let f = r.func();
                    let Some(block) = u32::try_from(id).ok().filter(|&id| (id as usize) < f.blocks.len())
                    else {
                        return broken("a name belongs to no block of the function");
                    };
                    f.blocks[Block::from_u32(block)].name = Some(name);
                }
                code => return unsupported(format!("the table of names has the unknown record {code}")),
            }
            Ok(())
        })
    }
}
