//! The module block: its tables in order, the records that are not about globals, and the places of the bodies.

use super::fault::{R, broken, invalid, unsupported};
use super::reader::{Reader, block, chars, text};
use super::stream::{Entry, Record};
use ir::{Comdat, ComdatKind, ScopeId, layout::DataLayout};

impl Reader<'_> {
    /// Reads the block at the cursor.
    pub(crate) fn module_block(&mut self) -> R<()> {
        self.c.enter(block::MODULE)?;
        let mut record = Record::default();
        loop {
            match self.c.next(&mut record)? {
                Entry::End => break,
                Entry::Block(id) => self.module_part(id)?,
                Entry::Record => self.module_record(&record)?,
            }
        }
        if self.bodies.len() != self.defined.len() {
            return broken(format!(
                "the module defines {} functions, but has {} bodies",
                self.defined.len(),
                self.bodies.len()
            ));
        }
        self.finish_globals()?;
        self.finish_metadata()
    }

    fn module_part(&mut self, id: u32) -> R<()> {
        match id {
            block::BLOCKINFO => self.c.block_info(),
            block::TYPE => self.type_table(),
            block::PARAMATTR_GROUP => self.attribute_groups(),
            block::PARAMATTR => self.attribute_lists(),
            block::CONSTANTS => self.constants_block(),
            block::METADATA => self.metadata_block(),
            block::METADATA_KIND => self.metadata_kinds(),
            block::OPERAND_BUNDLE_TAGS => self.bundle_tag_names(),
            block::SYNC_SCOPE_NAMES => self.scope_names(),
            block::FUNCTION => {
                self.bodies.push(self.c.position());
                self.c.skip()
            }
            block::VALUE_SYMTAB if !self.has_strtab => self.global_names(),
            // The names are in the string table, this one has offsets of bodies only; orders of uses mean nothing;
            // summaries repeat what the module says.
            block::VALUE_SYMTAB | block::USELIST | block::SUMMARY | block::MODULE_STRTAB => self.c.skip(),
            _ => unsupported(format!("the module has a block of the unknown kind {id}")),
        }
    }

    fn module_record(&mut self, record: &Record) -> R<()> {
        let ops = record.ops.as_slice();
        match record.code {
            1 => match ops {
                [2] => {
                    self.has_strtab = true;
                    Ok(())
                }
                [1] => Ok(()),
                [0] => unsupported(
                    "the bitcode has version 0, from before LLVM 3.3; ptxgate reads LLVM 5 and later",
                ),
                [version, ..] => unsupported(format!("the bitcode has the unknown version {version}")),
                [] => broken("the version of the bitcode is missing"),
            },
            2 => {
                self.env.triple = Some(text(ops)?).filter(|triple| !triple.is_empty());
                Ok(())
            }
            3 => self.data_layout(ops),
            4 => {
                let text = chars(ops)?;
                let lines = text.strip_suffix(b"\n").unwrap_or(&text);
                for line in lines.split(|&b| b == b'\n') {
                    let line = self.env.strings.intern(line);
                    self.env.module_asm.push(line);
                }
                Ok(())
            }
            5 => {
                let section = self.intern_chars(ops)?;
                self.sections.push(section);
                Ok(())
            }
            7 => self.variable(ops),
            8 => self.function(ops),
            11 => {
                let collector = self.intern_chars(ops)?;
                self.collectors.push(collector);
                Ok(())
            }
            12 => self.comdat(ops),
            // The offset of the table of names, a number of values that nothing uses, a hash of the file.
            13 | 15 | 17 => Ok(()),
            14 => self.alias(ops, false),
            18 => self.alias(ops, true),
            16 => {
                self.env.source_filename = Some(self.intern_chars(ops)?);
                Ok(())
            }
            code => unsupported(format!("the module has a record of the unknown kind {code}")),
        }
    }

    fn data_layout(&mut self, ops: &[u64]) -> R<()> {
        let text = text(ops)?;
        if text.is_empty() {
            return Ok(());
        }
        match DataLayout::parse(&text) {
            Ok(layout) => self.env.layout = layout,
            Err(error) => return invalid(format!("the data layout is malformed: {error}")),
        }
        self.env.data_layout = Some(text);
        Ok(())
    }

    fn comdat(&mut self, ops: &[u64]) -> R<()> {
        let (name, kind) = match *ops {
            [offset, len, kind] if self.has_strtab => {
                let name = self.strtab_name(offset, len)?;
                (self.env.strings.intern(name), kind)
            }
            [kind, len, ref name @ ..] if !self.has_strtab && len <= name.len() as u64 => {
                (self.intern_chars(&name[..len as usize])?, kind)
            }
            _ => return broken("a comdat is incomplete"),
        };
        let kind = match kind {
            1 => ComdatKind::Any,
            2 => ComdatKind::ExactMatch,
            3 => ComdatKind::Largest,
            4 => ComdatKind::NoDeduplicate,
            5 => ComdatKind::SameSize,
            kind => return unsupported(format!("a comdat is of the unknown kind {kind}")),
        };
        let id = self.env.comdats.push(Comdat { name, kind });
        self.comdats.push(id);
        Ok(())
    }

    /// The scope of that number.
    pub(crate) fn scope(&self, op: u64) -> R<ScopeId> {
        let known = usize::try_from(op).ok().and_then(|op| self.scopes.get(op)).copied();
        match (known, op) {
            (Some(scope), _) => Ok(scope),
            // Files without a table of scopes have these two.
            (None, 0) if self.scopes.is_empty() => Ok(ScopeId::SINGLE_THREAD),
            (None, 1) if self.scopes.is_empty() => Ok(ScopeId::SYSTEM),
            _ => broken("an instruction names a synchronisation scope that the module does not have"),
        }
    }
}
