//! What is linked: modules that were named, and members of archives that wait to be needed.

use reader::{Input, Lazy};
use std::fmt;

/// Something to link.
#[derive(Debug)]
#[allow(clippy::large_enum_variant, reason = "a program has few units, and each is moved once")]
pub enum Unit<'a> {
    /// A module that was named on the command line: all of it is kept and judged.
    Whole(Input),
    /// A module of an archive, of which only what is needed is read.
    Member(Member<'a>),
}

/// A module that is read when something live needs a symbol that it defines.
pub struct Member<'a> {
    /// The archive (or library) as the user named it, for messages.
    pub archive: String,
    /// The name of the member in it; equal to `archive` for a library that is one module.
    pub name: String,
    /// The raw names of its definitions that other modules can see.
    pub defines: Vec<Vec<u8>>,
    /// Reads it; called at most once.
    pub open: Opener<'a>,
}

/// How a member is read.
pub type Opener<'a> = Box<dyn FnOnce() -> Lazy<'a> + 'a>;

impl<'a> Member<'a> {
    /// A member whose tables were read already, to know what it defines.
    pub fn opened(archive: String, lazy: Lazy<'a>) -> Self {
        let env = lazy.env();
        let defines = env
            .globals
            .iter()
            .filter(|(id, global)| {
                let emitted =
                    !global.linkage.is_local() && global.linkage != ir::Linkage::AvailableExternally;
                let defined = match &global.kind {
                    ir::GlobalKind::Function(_) => lazy.has_body(*id),
                    ir::GlobalKind::Variable(variable) => variable.init.is_some(),
                    ir::GlobalKind::Alias(_) | ir::GlobalKind::IFunc(_) => true,
                };
                emitted && defined && global.linkage != ir::Linkage::Appending
            })
            .filter_map(|(_, global)| global.name.map(|name| env.strings.bytes(name).to_vec()))
            .collect();
        Member { archive, name: lazy.input().name.clone(), defines, open: Box::new(move || lazy) }
    }
}

impl fmt::Debug for Member<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Member")
            .field("archive", &self.archive)
            .field("name", &self.name)
            .field("defines", &self.defines.len())
            .finish_non_exhaustive()
    }
}

/// A symbol that is used and that nothing defines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Missing {
    /// Its raw name.
    pub symbol: String,
    /// Symbols of archives that are spelt alike or differ in their hash only: raw name and archive, best first.
    pub nearest: Vec<(String, String)>,
}
