//! The bitstream: blocks, abbreviations, records. LLVM's "Bitcode File Format", "Bitstream Format".
//!
//! No number of the file is trusted: a count is compared with the bits that are left before anything is allocated.

use super::fault::{Fault, R, broken};
use rustc_hash::FxHashMap;
use std::ops::Range;
use std::rc::Rc;

/// Operands of one abbreviation; LLVM's own have fewer than 30.
const ABBREVIATION_LIMIT: u64 = 128;
/// Blocks inside blocks; LLVM's nest to 4.
const BLOCK_DEPTH: usize = 32;
/// The block that describes the abbreviations of others.
const BLOCKINFO: u32 = 0;

/// How an operand of an abbreviated record is written.
#[derive(Clone, Copy, Debug)]
enum Encoding {
    Literal(u64),
    Fixed(u32),
    Vbr(u32),
    Char6,
    Array,
    Blob,
}

type Abbreviation = Rc<[Encoding]>;

/// A record; its memory is used again for the next.
#[derive(Default, Debug)]
pub(crate) struct Record {
    pub(crate) code: u32,
    pub(crate) ops: Vec<u64>,
    /// The bytes of the file that a blob takes.
    pub(crate) blob: Option<Range<usize>>,
}

/// What stands at the cursor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Entry {
    /// A block of that number begins; [`Cursor::enter`] or [`Cursor::skip`] it.
    Block(u32),
    /// The block ends.
    End,
    /// The record was filled.
    Record,
}

#[derive(Debug)]
struct Scope {
    width: u32,
    abbreviations: Vec<Abbreviation>,
}

/// A place in the stream.
pub(crate) struct Cursor<'a> {
    bytes: &'a [u8],
    /// In bits from the start of the file.
    pos: usize,
    /// In bits.
    end: usize,
    /// Blocks are aligned to 32 bits from here.
    base: usize,
    width: u32,
    abbreviations: Vec<Abbreviation>,
    outer: Vec<Scope>,
    info: FxHashMap<u32, Vec<Abbreviation>>,
    /// The bit at which the entry that was read last begins.
    start: usize,
}

impl<'a> Cursor<'a> {
    /// Over `bytes[range]`; offsets stay those of the whole file.
    pub(crate) fn new(bytes: &'a [u8], range: Range<usize>) -> Self {
        Cursor {
            bytes,
            pos: range.start * 8,
            end: range.end * 8,
            base: range.start * 8,
            width: 2,
            abbreviations: Vec::new(),
            outer: Vec::new(),
            info: FxHashMap::default(),
            start: range.start * 8,
        }
    }

    /// Goes to a place that [`Cursor::position`] gave, as if no block were open.
    pub(crate) fn jump(&mut self, bit: usize) {
        self.pos = bit.min(self.end);
        self.start = self.pos;
        self.width = 2;
        self.abbreviations.clear();
        self.outer.clear();
    }

    /// In bits.
    pub(crate) fn position(&self) -> usize {
        self.pos
    }

    /// The byte at which the entry that was read last begins.
    pub(crate) fn start_byte(&self) -> usize {
        self.start / 8
    }

    /// Bits that are left in the file.
    pub(crate) fn left(&self) -> usize {
        self.end - self.pos
    }

    /// Bytes that are left in the file.
    pub(crate) fn bytes_left(&self) -> usize {
        self.left() / 8
    }

    fn fail<V>(&self, message: &str) -> R<V> {
        broken(message).map_err(|fault: Box<Fault>| fault.at(self.pos / 8))
    }

    /// `width` bits, at most 64.
    pub(crate) fn fixed(&mut self, width: u32) -> R<u64> {
        if width as usize > self.left() {
            return self.fail("the bitcode ends in the middle of a record");
        }
        if width == 0 {
            return Ok(0);
        }
        let (byte, shift) = (self.pos / 8, self.pos % 8);
        if width as usize + shift <= 64
            && let Some(window) = self.window()
        {
            self.pos += width as usize;
            return Ok(window >> shift & (u64::MAX >> (64 - width)));
        }
        let mut window = [0u8; 16];
        let tail = &self.bytes[byte..(byte + 9).min(self.bytes.len())];
        window[..tail.len()].copy_from_slice(tail);
        let value = u128::from_le_bytes(window) >> shift;
        self.pos += width as usize;
        Ok(value as u64 & (u64::MAX >> (64 - width)))
    }

    /// The eight bytes at the cursor, if the file has as many.
    fn window(&self) -> Option<u64> {
        self.bytes.get(self.pos / 8..)?.first_chunk().map(|chunk| u64::from_le_bytes(*chunk))
    }

    /// A variable number that lies in the eight bytes at the cursor; else nothing is read.
    fn short_vbr(&mut self, width: u32) -> Option<u64> {
        let shift = self.pos % 8;
        let mut rest = self.window()? >> shift;
        let bits = (64 - shift).min(self.left());
        let (high, mut value, mut low, mut used) = (1u64 << (width - 1), 0u64, 0, width as usize);
        while used <= bits {
            value |= (rest & (high - 1)) << low;
            if rest & high == 0 {
                self.pos += used;
                return Some(value);
            }
            rest >>= width;
            low += width - 1;
            used += width as usize;
        }
        None
    }

    /// A number in chunks of `width` bits, the highest of which says that another follows.
    pub(crate) fn vbr(&mut self, width: u32) -> R<u64> {
        if width == 0 {
            return Ok(0);
        }
        if (2..=32).contains(&width)
            && let Some(value) = self.short_vbr(width)
        {
            return Ok(value);
        }
        let high = 1u64 << (width - 1);
        let mut value = 0u64;
        let mut shift = 0;
        loop {
            let chunk = self.fixed(width)?;
            let part = chunk & (high - 1);
            if shift < 64 {
                value |= part << shift;
            }
            if chunk & high == 0 {
                return Ok(value);
            }
            shift += width - 1;
            // Ten chunks of 7 bits hold 64; a number that goes on is none.
            if shift > 70 || width == 1 {
                return self.fail("a number of the bitcode has more than 64 bits");
            }
        }
    }

    fn align(&mut self) -> R<()> {
        let from = self.pos - self.base;
        let aligned = self.base + from.div_ceil(32) * 32;
        if aligned > self.end {
            return self.fail("the bitcode ends in the middle of a block");
        }
        self.pos = aligned;
        Ok(())
    }

    /// The next entry. A record is put into `record`; abbreviations are taken in on the way.
    pub(crate) fn next(&mut self, record: &mut Record) -> R<Entry> {
        loop {
            self.start = self.pos;
            match self.fixed(self.width)? {
                0 => {
                    self.leave()?;
                    return Ok(Entry::End);
                }
                1 => {
                    let id = self.vbr(8)?;
                    return match u32::try_from(id) {
                        Ok(id) => Ok(Entry::Block(id)),
                        Err(_) => self.fail("a block has no number that makes sense"),
                    };
                }
                2 => {
                    let abbreviation = self.abbreviation()?;
                    self.abbreviations.push(abbreviation);
                }
                3 => {
                    self.plain_record(record)?;
                    return Ok(Entry::Record);
                }
                id => {
                    self.abbreviated_record(id - 4, record)?;
                    return Ok(Entry::Record);
                }
            }
        }
    }

    /// Width and length of the block whose number was just read.
    fn block_head(&mut self) -> R<(u32, usize)> {
        let width = self.vbr(4)?;
        self.align()?;
        let words = self.fixed(32)? as usize;
        if words > self.left() / 32 {
            return self.fail("a block is longer than the file");
        }
        Ok((width.min(u64::from(u32::MAX)) as u32, words))
    }

    /// Enters the block whose number was just read.
    pub(crate) fn enter(&mut self, id: u32) -> R<()> {
        let (width, _) = self.block_head()?;
        if !(2..=32).contains(&width) {
            return self.fail("a block has a width of abbreviations that makes no sense");
        }
        if self.outer.len() >= BLOCK_DEPTH {
            return self.fail("the blocks of the bitcode are nested too deep");
        }
        if id == BLOCKINFO {
            return self.fail("a block of abbreviations stands in the wrong place");
        }
        let fresh = self.info.get(&id).cloned().unwrap_or_default();
        let abbreviations = std::mem::replace(&mut self.abbreviations, fresh);
        self.outer.push(Scope { width: self.width, abbreviations });
        self.width = width;
        Ok(())
    }

    /// Steps over the block whose number was just read.
    pub(crate) fn skip(&mut self) -> R<()> {
        let (_, words) = self.block_head()?;
        self.pos += words * 32;
        Ok(())
    }

    fn leave(&mut self) -> R<()> {
        self.align()?;
        let Some(scope) = self.outer.pop() else {
            return self.fail("a block ends that did not begin");
        };
        self.width = scope.width;
        self.abbreviations = scope.abbreviations;
        Ok(())
    }

    /// Reads the block that describes abbreviations of other blocks; its number was just read.
    pub(crate) fn block_info(&mut self) -> R<()> {
        let (width, _) = self.block_head()?;
        if !(2..=32).contains(&width) {
            return self.fail("a block has a width of abbreviations that makes no sense");
        }
        let mut current = None;
        let mut record = Record::default();
        loop {
            match self.fixed(width)? {
                0 => return self.align(),
                1 => return self.fail("a block stands inside the block of abbreviations"),
                2 => {
                    let abbreviation = self.abbreviation()?;
                    match current {
                        Some(block) => self.info.entry(block).or_default().push(abbreviation),
                        None => return self.fail("an abbreviation is for no block"),
                    }
                }
                3 => {
                    self.plain_record(&mut record)?;
                    if record.code == 1 {
                        current = record.ops.first().and_then(|&id| u32::try_from(id).ok());
                    }
                }
                _ => return self.fail("the block of abbreviations uses an abbreviation"),
            }
        }
    }

    fn abbreviation(&mut self) -> R<Abbreviation> {
        let count = self.vbr(5)?;
        if count == 0 || count > ABBREVIATION_LIMIT {
            return self.fail("an abbreviation has a number of operands that makes no sense");
        }
        let mut list = Vec::new();
        for _ in 0..count {
            if self.fixed(1)? == 1 {
                list.push(Encoding::Literal(self.vbr(8)?));
                continue;
            }
            let encoding = match self.fixed(3)? {
                1 => Encoding::Fixed(self.operand_width()?),
                2 => Encoding::Vbr(self.operand_width()?),
                3 => Encoding::Array,
                4 => Encoding::Char6,
                5 => Encoding::Blob,
                _ => return self.fail("an abbreviation has an operand of unknown encoding"),
            };
            list.push(encoding);
        }
        let scalar = |encoding: &Encoding| !matches!(encoding, Encoding::Array | Encoding::Blob);
        let shape = match list.iter().position(|encoding| !scalar(encoding)) {
            None => true,
            Some(0) => false,
            Some(at) if matches!(list[at], Encoding::Blob) => at + 1 == list.len(),
            Some(at) => at + 2 == list.len() && scalar(&list[at + 1]),
        };
        if !shape {
            return self.fail("an abbreviation has its array or blob in the wrong place");
        }
        Ok(list.into())
    }

    fn operand_width(&mut self) -> R<u32> {
        let width = self.vbr(5)?;
        if width > 64 {
            return self.fail("an operand of an abbreviation is wider than 64 bits");
        }
        Ok(width as u32)
    }

    fn plain_record(&mut self, record: &mut Record) -> R<()> {
        record.ops.clear();
        record.blob = None;
        let code = self.vbr(6)?;
        record.code = self.code(code)?;
        let count = self.vbr(6)?;
        // An operand takes six bits or more.
        if count > (self.left() / 6) as u64 {
            return self.fail("a record has more operands than the file has bits");
        }
        for _ in 0..count {
            let op = self.vbr(6)?;
            record.ops.push(op);
        }
        Ok(())
    }

    fn code(&self, code: u64) -> R<u32> {
        u32::try_from(code).or_else(|_| self.fail("a record has a code that makes no sense"))
    }

    fn scalar(&mut self, encoding: Encoding) -> R<u64> {
        match encoding {
            Encoding::Literal(value) => Ok(value),
            Encoding::Fixed(width) => self.fixed(width),
            Encoding::Vbr(width) => self.vbr(width),
            Encoding::Char6 => {
                const CHARS: &[u8; 64] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._";
                let index = self.fixed(6)?;
                Ok(u64::from(CHARS[index as usize & 63]))
            }
            Encoding::Array | Encoding::Blob => self.fail("an abbreviation has its array in the wrong place"),
        }
    }

    fn abbreviated_record(&mut self, id: u64, record: &mut Record) -> R<()> {
        record.ops.clear();
        record.blob = None;
        let found = usize::try_from(id).ok().and_then(|id| self.abbreviations.get(id)).cloned();
        let Some(abbreviation) = found else {
            return self.fail("a record uses an abbreviation that is not defined");
        };
        let mut first = true;
        let mut at = 0;
        while let Some(&encoding) = abbreviation.get(at) {
            match encoding {
                Encoding::Array => {
                    let element = abbreviation[at + 1];
                    let count = self.vbr(6)?;
                    // Elements without bits could be any number.
                    if count > self.left() as u64 {
                        return self.fail("an array has more elements than the file has bits");
                    }
                    for _ in 0..count {
                        let value = self.scalar(element)?;
                        record.ops.push(value);
                    }
                    return Ok(());
                }
                Encoding::Blob => {
                    record.blob = Some(self.blob()?);
                    return Ok(());
                }
                scalar => {
                    let value = self.scalar(scalar)?;
                    if first {
                        record.code = self.code(value)?;
                        first = false;
                    } else {
                        record.ops.push(value);
                    }
                }
            }
            at += 1;
        }
        Ok(())
    }

    fn blob(&mut self) -> R<Range<usize>> {
        let len = self.vbr(6)?;
        self.align()?;
        if len > (self.left() / 8) as u64 {
            return self.fail("a blob is longer than the file");
        }
        let start = self.pos / 8;
        let range = start..start + len as usize;
        self.pos = range.end * 8;
        self.align()?;
        Ok(range)
    }
}
