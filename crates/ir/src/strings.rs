//! Interned byte strings: names of symbols, sections, metadata strings. LLVM names are bytes, not always UTF-8.

use rustc_hash::{FxHashMap, FxHasher};
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
    /// The newest string of each hash; `older` chains to the ones before it.
    newest: FxHashMap<u64, u32>,
    older: Vec<u32>,
}

const NONE: u32 = u32::MAX;

impl Default for Strings {
    fn default() -> Self {
        let mut strings =
            Strings { bytes: Vec::new(), ends: Vec::new(), newest: FxHashMap::default(), older: Vec::new() };
        strings.intern(b"");
        strings
    }
}

impl Strings {
    /// The id of `text`, entered if new.
    pub fn intern(&mut self, text: impl AsRef<[u8]>) -> StrId {
        let text = text.as_ref();
        let hash = hash(text);
        let head = self.newest.get(&hash).copied().unwrap_or(NONE);
        if let Some(found) = self.chain(head, text) {
            return found;
        }
        let id = self.ends.len() as u32;
        self.bytes.extend_from_slice(text);
        self.ends.push(u32::try_from(self.bytes.len()).expect("names of a module fit 4 GiB"));
        self.older.push(head);
        self.newest.insert(hash, id);
        StrId(id)
    }

    /// The id of `text` if it was entered before.
    pub fn find(&self, text: impl AsRef<[u8]>) -> Option<StrId> {
        let text = text.as_ref();
        self.chain(*self.newest.get(&hash(text))?, text)
    }

    fn chain(&self, mut at: u32, text: &[u8]) -> Option<StrId> {
        while at != NONE {
            if self.bytes(StrId(at)) == text {
                return Some(StrId(at));
            }
            at = self.older[at as usize];
        }
        None
    }

    /// The bytes of the string.
    pub fn bytes(&self, id: StrId) -> &[u8] {
        let start = if id.0 == 0 { 0 } else { self.ends[id.0 as usize - 1] };
        &self.bytes[start as usize..self.ends[id.0 as usize] as usize]
    }

    /// The string for a message; bytes that are not UTF-8 are replaced.
    pub fn text(&self, id: StrId) -> Cow<'_, str> {
        String::from_utf8_lossy(self.bytes(id))
    }

    /// Gives back what growing reserved in advance.
    pub fn shrink_to_fit(&mut self) {
        self.bytes.shrink_to_fit();
        self.ends.shrink_to_fit();
        self.older.shrink_to_fit();
        self.newest.shrink_to_fit();
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
