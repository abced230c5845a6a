//! `.file` and `.loc` from debug locations. DWARF sections are not made here.

use crate::cx::ModuleCx;
use cranelift_entity::packed_option::PackedOption;
use ir::{DebugLoc, Function, Metadata, ModuleEnv};
use ptx::body::Loc;
use ptx::tree::FileEntry;
use rustc_hash::FxHashMap;

/// The files that `.loc` directives name, numbered from 1.
#[derive(Default)]
pub(crate) struct Files {
    numbers: FxHashMap<Metadata, u32>,
    names: FxHashMap<String, u32>,
    pub(crate) entries: Vec<FileEntry>,
}

impl Files {
    fn number(&mut self, env: &ModuleEnv, file: Metadata) -> Option<u32> {
        if let Some(&number) = self.numbers.get(&file) {
            return Some(number);
        }
        let reference = env.file_ref(file)?;
        let (name, directory) = (env.strings.text(reference.filename), env.strings.text(reference.directory));
        let path = if directory.is_empty() || name.starts_with('/') {
            name.into_owned()
        } else {
            format!("{}/{name}", directory.trim_end_matches('/'))
        };
        let number = *self.names.entry(path).or_insert_with_key(|path| {
            let index = self.entries.len() as u32 + 1;
            self.entries.push(FileEntry { index, name: path.clone(), stamp: None, span: Default::default() });
            index
        });
        self.numbers.insert(file, number);
        Some(number)
    }
}

/// The location of each statement while a body is put together.
#[derive(Default)]
pub(crate) struct Lines {
    current: PackedOption<DebugLoc>,
    /// By statement.
    of: Vec<PackedOption<DebugLoc>>,
    last: PackedOption<DebugLoc>,
    last_loc: Option<Loc>,
}

impl Lines {
    /// The location of what is emitted from now on.
    pub(crate) fn set(&mut self, loc: Option<DebugLoc>) {
        self.current = loc.into();
    }

    /// Gives every statement up to `len` that has no location yet the current one.
    pub(crate) fn fill(&mut self, len: usize) {
        self.of.resize(len, self.current);
    }

    /// Turns the statements from `start` on round.
    pub(crate) fn reverse(&mut self, start: usize) {
        if let Some(tail) = self.of.get_mut(start..) {
            tail.reverse();
        }
    }

    /// At a label, what was said before does not hold.
    pub(crate) fn forget(&mut self) {
        self.last = None.into();
        self.last_loc = None;
    }

    /// The directive that statement `at` needs, if its line is another one than before.
    pub(crate) fn change(
        &mut self,
        cx: &ModuleCx<'_>,
        files: &mut Files,
        f: &Function,
        at: usize,
    ) -> Option<Loc> {
        let loc = *self.of.get(at)?;
        if loc == self.last {
            return None;
        }
        self.last = loc;
        let location = cx.env.location(f, loc.expand()?)?;
        if location.line == 0 {
            return None;
        }
        let file = files.number(cx.env, cx.env.scope_file(location.scope)?)?;
        let found = Loc { file, line: location.line, column: location.column, inlined: None };
        if self.last_loc == Some(found) {
            return None;
        }
        self.last_loc = Some(found);
        Some(found)
    }
}
