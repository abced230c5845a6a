//! The state of a reading, the frame of the file, and complaints.

use super::attributes::AttributeTable;
use super::body::BodyState;
use super::constants::RawConstants;
use super::fault::{Fault, R, broken, unsupported};
use super::globals::PendingGlobals;
use super::metadata::MetadataTable;
use super::stream::{Cursor, Entry, Record};
use super::types::TypeRow;
use super::values::Slot;
use diag::{Diagnostic, EntityPath, FileId, Place, SourceSpan};
use ir::{Asm, Block, ComdatId, Const, Function, GlobalId, InlineAsm, Module, ModuleEnv, ScopeId, StrId};
use rustc_hash::FxHashMap;
use std::ops::Range;

/// The newest LLVM whose records are known.
const NEWEST: u32 = 22;
/// The oldest LLVM whose records are all read. What is older is read as far as it has no record that differs: libdevice
/// says that it is of LLVM 3.8.
pub(crate) const OLDEST: u32 = 5;
/// The oldest that is tried.
const OLDEST_TRIED: u32 = 3;

/// Complaints that are kept, of which there is at most one a body.
const ERROR_LIMIT: usize = 50;

/// Numbers of blocks.
pub(crate) mod block {
    pub(crate) const BLOCKINFO: u32 = 0;
    pub(crate) const MODULE: u32 = 8;
    pub(crate) const PARAMATTR: u32 = 9;
    pub(crate) const PARAMATTR_GROUP: u32 = 10;
    pub(crate) const CONSTANTS: u32 = 11;
    pub(crate) const FUNCTION: u32 = 12;
    pub(crate) const IDENTIFICATION: u32 = 13;
    pub(crate) const VALUE_SYMTAB: u32 = 14;
    pub(crate) const METADATA: u32 = 15;
    pub(crate) const METADATA_ATTACHMENT: u32 = 16;
    pub(crate) const TYPE: u32 = 17;
    pub(crate) const USELIST: u32 = 18;
    pub(crate) const MODULE_STRTAB: u32 = 19;
    pub(crate) const SUMMARY: u32 = 20;
    pub(crate) const OPERAND_BUNDLE_TAGS: u32 = 21;
    pub(crate) const METADATA_KIND: u32 = 22;
    pub(crate) const STRTAB: u32 = 23;
    pub(crate) const FULL_LTO_SUMMARY: u32 = 24;
    pub(crate) const SYMTAB: u32 = 25;
    pub(crate) const SYNC_SCOPE_NAMES: u32 = 26;
}

/// The blocks of the file's outermost level.
#[derive(Default)]
struct Index {
    producer: Option<String>,
    epoch: Option<u64>,
    module: Option<usize>,
    strtab: Option<Range<usize>>,
    modules: usize,
}

/// A block address, checked when the body of its function is known.
pub(crate) struct PendingBlockAddress {
    pub(crate) function: GlobalId,
    pub(crate) block: Block,
    pub(crate) at: usize,
}

/// The reading of one file.
pub(crate) struct Reader<'a> {
    pub(crate) bytes: &'a [u8],
    pub(crate) c: Cursor<'a>,
    pub(crate) file: FileId,
    pub(crate) env: ModuleEnv,
    pub(crate) module: Module,
    pub(crate) diagnostics: Vec<Diagnostic>,
    suppressed: usize,
    pub(crate) strtab: &'a [u8],
    /// The version of LLVM that wrote the file.
    pub(crate) producer: u32,
    /// Whether names are in the string table (since LLVM 5) and not in the table of symbols.
    pub(crate) has_strtab: bool,

    pub(crate) types: Vec<TypeRow>,
    pub(crate) attributes: AttributeTable,
    pub(crate) sections: Vec<StrId>,
    pub(crate) collectors: Vec<StrId>,
    pub(crate) comdats: Vec<ComdatId>,
    pub(crate) pending: PendingGlobals,
    pub(crate) bundle_tags: Vec<StrId>,
    pub(crate) scopes: Vec<ScopeId>,
    pub(crate) asm_ids: FxHashMap<InlineAsm, Asm>,

    /// Values by number: those of the module, then those of the body that is read.
    pub(crate) values: Vec<Slot>,
    pub(crate) raw: RawConstants,
    /// Constants that were made in the module's pool, by value number.
    pub(crate) made: FxHashMap<u32, Const>,
    /// The same of the body that is read.
    pub(crate) made_here: FxHashMap<u32, Const>,
    pub(crate) depth: u32,
    pub(crate) md: MetadataTable,
    pub(crate) block_addresses: Vec<PendingBlockAddress>,

    /// Functions with a body, and where the bodies stand, in bits.
    pub(crate) defined: Vec<GlobalId>,
    pub(crate) bodies: Vec<usize>,
    /// The body that is being read.
    pub(crate) f: Option<Box<Function>>,
    pub(crate) body: BodyState,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(file: FileId, name: &str, bytes: &'a [u8]) -> Self {
        let mut env = ModuleEnv::default();
        env.name = name.to_owned();
        Reader {
            bytes,
            c: Cursor::new(bytes, 0..0),
            file,
            env,
            module: Module::default(),
            diagnostics: Vec::new(),
            suppressed: 0,
            strtab: &[],
            producer: NEWEST,
            has_strtab: false,
            types: Vec::new(),
            attributes: AttributeTable::default(),
            sections: Vec::new(),
            collectors: Vec::new(),
            comdats: Vec::new(),
            pending: PendingGlobals::default(),
            bundle_tags: Vec::new(),
            scopes: Vec::new(),
            asm_ids: FxHashMap::default(),
            values: Vec::new(),
            raw: RawConstants::default(),
            made: FxHashMap::default(),
            made_here: FxHashMap::default(),
            depth: 0,
            md: MetadataTable::default(),
            block_addresses: Vec::new(),
            defined: Vec::new(),
            bodies: Vec::new(),
            f: None,
            body: BodyState::default(),
        }
    }

    /// Reads the whole file.
    pub(crate) fn run(mut self) -> (Module, Vec<Diagnostic>) {
        if self.tables() {
            self.read_bodies();
        }
        self.module.env = std::mem::take(&mut self.env);
        let diagnostics = self.complaints();
        (self.module, diagnostics)
    }

    /// Reads everything but the bodies; false if that was not possible.
    pub(crate) fn tables(&mut self) -> bool {
        let result = self.file();
        if let Err(fault) = result {
            self.report(*fault);
            return false;
        }
        true
    }

    /// What was found wrong since the last time, in the order of the file.
    pub(crate) fn complaints(&mut self) -> Vec<Diagnostic> {
        let mut found = std::mem::take(&mut self.diagnostics);
        found.sort_by_key(|d| d.place.span.map(|span| span.start));
        let suppressed = std::mem::take(&mut self.suppressed);
        if suppressed > 0
            && let Some(last) = found.last_mut()
        {
            last.notes.push(format!("{suppressed} more errors of this file are not shown"));
        }
        found
    }

    fn file(&mut self) -> R<()> {
        let range = self.unwrap()?;
        self.c = Cursor::new(self.bytes, range);
        let index = self.index()?;
        let Some(module) = index.module else {
            return broken("the bitcode has no module");
        };
        self.producer = check_producer(&index)?;
        self.env.old_bitcode = self.producer < NEWEST;
        if index.modules > 1 {
            return unsupported("the bitcode has more than one module, of which ptxgate reads none yet");
        }
        if let Some(strtab) = index.strtab {
            self.strtab = &self.bytes[strtab];
        }
        self.c.jump(module);
        self.module_block()
    }

    /// Where the bitcode stands in the file: all of it, or what the wrapper of Darwin says.
    fn unwrap(&self) -> R<Range<usize>> {
        let word = |at: usize| {
            let bytes = self.bytes.get(at..at + 4)?;
            Some(u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]) as usize)
        };
        let range = if self.bytes.starts_with(&[0xde, 0xc0, 0x17, 0x0b]) {
            match (word(8), word(12)) {
                (Some(offset), Some(size)) if offset + size <= self.bytes.len() => offset..offset + size,
                _ => return broken("the wrapper of the bitcode says that it is longer than the file"),
            }
        } else {
            0..self.bytes.len()
        };
        if !self.bytes[range.clone()].starts_with(b"BC\xc0\xde") {
            return broken("the wrapper holds no bitcode");
        }
        Ok(range.start + 4..range.end)
    }

    /// Finds the blocks of the outermost level.
    fn index(&mut self) -> R<Index> {
        let mut index = Index::default();
        let mut record = Record::default();
        // Up to eight bytes of padding may stand at the end.
        while self.c.bytes_left() >= 8 {
            let entry = self.c.next(&mut record)?;
            let Entry::Block(id) = entry else {
                return broken("there is something else than blocks outside the blocks of the bitcode")
                    .map_err(|f: Box<Fault>| f.at(self.c.start_byte()));
            };
            match id {
                block::IDENTIFICATION => self.identification(&mut index)?,
                block::MODULE => {
                    index.module.get_or_insert(self.c.position());
                    index.modules += 1;
                    self.c.skip()?;
                }
                block::STRTAB => {
                    self.c.enter(id)?;
                    let blob = self.blob_block()?;
                    index.strtab = index.strtab.or(blob);
                }
                // Made for linkers from what the module says.
                block::SYMTAB | block::FULL_LTO_SUMMARY | block::SUMMARY | block::BLOCKINFO => {
                    self.c.skip()?
                }
                _ => {
                    return unsupported(format!("the bitcode has a block of the unknown kind {id}"))
                        .map_err(|f: Box<Fault>| f.at(self.c.start_byte()));
                }
            }
        }
        Ok(index)
    }

    fn identification(&mut self, index: &mut Index) -> R<()> {
        self.c.enter(block::IDENTIFICATION)?;
        let mut record = Record::default();
        loop {
            match self.c.next(&mut record)? {
                Entry::End => return Ok(()),
                Entry::Block(_) => self.c.skip()?,
                Entry::Record => match record.code {
                    1 => index.producer = Some(text(&record.ops)?),
                    2 => index.epoch = record.ops.first().copied(),
                    code => return unsupported(format!("the identification has the unknown record {code}")),
                },
            }
        }
    }

    /// The blob of a block that holds one.
    fn blob_block(&mut self) -> R<Option<Range<usize>>> {
        let mut record = Record::default();
        let mut found = None;
        loop {
            match self.c.next(&mut record)? {
                Entry::End => return Ok(found),
                Entry::Block(_) => self.c.skip()?,
                Entry::Record => found = found.or(record.blob.take()),
            }
        }
    }

    /// A name in the string table.
    pub(crate) fn strtab_name(&self, offset: u64, len: u64) -> R<&'a [u8]> {
        let range = usize::try_from(offset).ok().zip(usize::try_from(len).ok());
        let range = range.and_then(|(offset, len)| Some(offset..offset.checked_add(len)?));
        match range.and_then(|range| self.strtab.get(range)) {
            Some(name) => Ok(name),
            None => broken("a name lies outside of the string table"),
        }
    }

    /// Interns characters that a record holds one an operand.
    pub(crate) fn intern_chars(&mut self, ops: &[u64]) -> R<StrId> {
        let bytes = chars(ops)?;
        Ok(self.env.strings.intern(bytes))
    }

    // Complaints.

    pub(crate) fn report(&mut self, fault: Fault) {
        if self.diagnostics.len() >= ERROR_LIMIT {
            self.suppressed += 1;
            return;
        }
        let at = fault.at.unwrap_or(self.c.start_byte());
        let entity = match &self.f {
            Some(f) => EntityPath::symbol(self.env.global_name(f.id).into_owned()),
            None => EntityPath::default(),
        };
        let place = Place { source: None, span: Some(self.span(at)), entity };
        let diagnostic = Diagnostic::new(fault.code, place, fault.message);
        self.diagnostics.push(diagnostic.note(format!("at byte {at} of the bitcode")));
    }

    pub(crate) fn span(&self, at: usize) -> SourceSpan {
        SourceSpan::new(self.file, at, at)
    }

    /// The span of the entry that was read last.
    pub(crate) fn here(&self) -> SourceSpan {
        self.span(self.c.start_byte())
    }
}

/// The bytes that operands hold one each.
pub(crate) fn chars(ops: &[u64]) -> R<Vec<u8>> {
    ops.iter()
        .map(|&op| u8::try_from(op).or_else(|_| broken("a text has a character of more than eight bits")))
        .collect()
}

pub(crate) fn text(ops: &[u64]) -> R<String> {
    Ok(String::from_utf8_lossy(&chars(ops)?).into_owned())
}

/// The version of LLVM that wrote the file; that of producers that count otherwise is taken for the newest.
fn check_producer(index: &Index) -> R<u32> {
    let Some(producer) = &index.producer else {
        return unsupported(format!(
            "the bitcode does not name its producer, as before LLVM 3.8; ptxgate reads LLVM {OLDEST} to {NEWEST}"
        ));
    };
    if index.epoch.is_some_and(|epoch| epoch != 0) {
        return unsupported(format!(
            "the bitcode of `{producer}` is of another epoch than any that is known"
        ));
    }
    let digits: String = producer.chars().skip_while(|c| !c.is_ascii_digit()).collect();
    let major = digits.split(|c: char| !c.is_ascii_digit()).next().and_then(|n| n.parse::<u32>().ok());
    // Apple numbers its own way (`APPLE_1_1600.0.26.3_0`).
    let Some(major) = major.filter(|_| producer.starts_with("LLVM")) else { return Ok(NEWEST) };
    if major > NEWEST {
        return unsupported(format!(
            "the bitcode was written by `{producer}`, which is newer than LLVM {NEWEST}, the newest that ptxgate reads"
        ));
    }
    if major < OLDEST_TRIED {
        return unsupported(format!(
            "the bitcode was written by `{producer}`, which is older than LLVM {OLDEST}, the oldest that ptxgate reads"
        ));
    }
    Ok(major)
}
