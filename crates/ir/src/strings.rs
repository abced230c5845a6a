//! Interned byte strings: names of symbols, sections, metadata strings. LLVM names are bytes, not always UTF-8.

use hashbrown::HashTable;
use rustc_hash::FxHasher;
use std::borrow::Cow;
use std::hash::Hasher;

/// An interned byte string.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct StrId(pub(crate) u32);

impl StrId {
    /// The empty string, present in every pool.
    pub const EMPTY: StrId = StrId(0);

    /// The position in the pool.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A pool of distinct byte strings in one buffer.
#[derive(Clone, Debug)]
pub struct Strings {
    bytes: Vec<u8>,
    ends: Vec<u32>,
    ids: HashTable<StrId>,
}

impl Default for Strings {
    fn default() -> Self {
        let mut strings = Strings { bytes: Vec::new(), ends: Vec::new(), ids: HashTable::new() };
        strings.intern(b"");
        strings
    }
}

impl Strings {
    /// The id of `text`, entered if new.
    pub fn intern(&mut self, text: impl AsRef<[u8]>) -> StrId {
        let text = text.as_ref();
        let hash = hash(text);
        if let Some(found) = self.lookup(hash, text) {
            return found;
        }
        let id = StrId(self.ends.len() as u32);
        self.bytes.extend_from_slice(text);
        self.ends.push(u32::try_from(self.bytes.len()).expect("names of a module fit 4 GiB"));
        let Strings { bytes, ends, ids } = self;
        ids.insert_unique(hash, id, |&other| self::hash(slice(bytes, ends, other)));
        id
    }

    /// The id of `text` if it was entered before.
    pub fn find(&self, text: impl AsRef<[u8]>) -> Option<StrId> {
        let text = text.as_ref();
        self.lookup(hash(text), text)
    }

    fn lookup(&self, hash: u64, text: &[u8]) -> Option<StrId> {
        self.ids.find(hash, |&id| self.bytes(id) == text).copied()
    }

    /// The bytes of the string.
    pub fn bytes(&self, id: StrId) -> &[u8] {
        slice(&self.bytes, &self.ends, id)
    }

    /// The string for a message; bytes that are not UTF-8 are replaced.
    pub fn text(&self, id: StrId) -> Cow<'_, str> {
        String::from_utf8_lossy(self.bytes(id))
    }

    /// Number of distinct strings.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// A pool always holds the empty string.
    pub fn is_empty(&self) -> bool {
        false
    }
}

fn slice<'a>(bytes: &'a [u8], ends: &[u32], id: StrId) -> &'a [u8] {
    let start = if id.0 == 0 { 0 } else { ends[id.0 as usize - 1] };
    &bytes[start as usize..ends[id.0 as usize] as usize]
}

fn hash(text: &[u8]) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write(text);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_strings_share_an_id_and_others_do_not() {
        let mut strings = Strings::default();
        let a = strings.intern("alpha");
        let b = strings.intern(b"beta\xff");
        assert_eq!(strings.intern("alpha"), a);
        assert_ne!(a, b);
        assert_eq!(strings.bytes(b), b"beta\xff");
        assert_eq!(strings.find("gamma"), None);
        assert_eq!(strings.intern(""), StrId::EMPTY);
    }
}
