//! Bodies on demand: the tables of a module are read, and each body when somebody asks for it.

use super::reader::Reader;
use diag::{Diagnostic, FileId};
use ir::{GlobalId, Module};
use rustc_hash::FxHashMap;

/// The bodies of a module that were not read yet.
pub(crate) struct Bodies<'a> {
    reader: Box<Reader<'a>>,
    /// In bits.
    places: FxHashMap<GlobalId, usize>,
}

/// Reads the tables of a module. The module has no bodies yet; there are none to read if something is wrong with it.
pub(crate) fn open<'a>(
    file: FileId,
    name: &str,
    bytes: &'a [u8],
) -> (Module, Vec<Diagnostic>, Option<Bodies<'a>>) {
    let mut reader = Box::new(Reader::new(file, name, bytes));
    let sound = reader.tables();
    let mut module = std::mem::take(&mut reader.module);
    std::mem::swap(&mut module.env, &mut reader.env);
    let found = reader.complaints();
    let defined = std::mem::take(&mut reader.defined);
    let places = defined.into_iter().zip(std::mem::take(&mut reader.bodies)).collect();
    (module, found, sound.then_some(Bodies { reader, places }))
}

impl Bodies<'_> {
    /// Whether that function has a body which was not read yet.
    pub(crate) fn has(&self, id: GlobalId) -> bool {
        self.places.contains_key(&id)
    }

    /// Reads the body of a function into the module that [`open`] gave; nothing happens if it has none left.
    pub(crate) fn read(&mut self, module: &mut Module, id: GlobalId) -> Vec<Diagnostic> {
        let Some(bit) = self.places.remove(&id) else { return Vec::new() };
        std::mem::swap(&mut module.env, &mut self.reader.env);
        self.reader.read_body(id, bit);
        std::mem::swap(&mut module.env, &mut self.reader.env);
        module.bodies[id] = self.reader.module.bodies[id].take();
        self.reader.complaints()
    }
}
