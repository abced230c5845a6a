//! Bitcode of several modules, taken apart to files of one module each.
//!
//! Two things make such files: writers that put modules behind each other (`llvm-cat`, `-thinlto-split-lto-unit`), where
//! a table of names belongs to all modules before it that have none yet, and linkers that put whole files behind each
//! other (`ld -r` over sections `.llvmbc`). Blocks begin at words of 32 bits, so a module's blocks are copied as they are.

use super::reader::block;
use super::stream::{Cursor, Entry, Record};
use std::ops::Range;

const MAGIC: &[u8] = b"BC\xc0\xde";

/// One module: its blocks in the file.
#[derive(Clone)]
struct Found {
    identification: Option<Range<usize>>,
    module: Range<usize>,
    strtab: Option<Range<usize>>,
}

/// The modules of a file that has more than one, each as a file of its own; none if there is at most one or the file is
/// damaged, which reading it tells. `None` if they would take more than `limit` bytes.
pub(crate) fn split(bytes: &[u8], limit: u64) -> Option<Vec<Vec<u8>>> {
    let found = find(bytes);
    if found.len() < 2 {
        return Some(Vec::new());
    }
    let mut left = limit;
    let mut modules = Vec::with_capacity(found.len());
    for one in found {
        let blocks = [one.identification, Some(one.module), one.strtab];
        let size: usize = blocks.iter().flatten().map(|range| range.len()).sum();
        left = left.checked_sub(size as u64 + 4)?;
        let mut file = Vec::with_capacity(size + 4);
        file.extend_from_slice(MAGIC);
        blocks.into_iter().flatten().for_each(|range| file.extend_from_slice(&bytes[range]));
        modules.push(file);
    }
    Some(modules)
}

/// The modules as far as the file is sound.
fn find(bytes: &[u8]) -> Vec<Found> {
    let mut found: Vec<Found> = Vec::new();
    let mut identification = None;
    // Modules that wait for a table of names.
    let mut open = 0;
    // A wrapped file has its bitcode where the wrapper says; several modules in one are not known to exist.
    let mut at = if bytes.starts_with(MAGIC) { MAGIC.len() } else { bytes.len() };
    while bytes.len() - at >= 8 {
        if bytes[at..].starts_with(MAGIC) {
            at += MAGIC.len();
            identification = None;
            open = found.len();
            continue;
        }
        let mut cursor = Cursor::new(bytes, at..bytes.len());
        let Ok(Entry::Block(id)) = cursor.next(&mut Record::default()) else { return found };
        if cursor.skip().is_err() {
            return found;
        }
        let range = at..cursor.position() / 8;
        at = range.end;
        match id {
            block::IDENTIFICATION => identification = Some(range),
            block::MODULE => {
                found.push(Found { identification: identification.clone(), module: range, strtab: None });
            }
            block::STRTAB => {
                found[open..].iter_mut().for_each(|one| one.strtab = Some(range.clone()));
                open = found.len();
            }
            _ => {}
        }
    }
    found
}
