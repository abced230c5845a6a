//! From inputs to what the linker takes: modules that were named are read whole, members of archives wait to be needed.

use crate::input::{Input, Inputs, Others};
use diag::{Diagnostic, FileId, Place, codes};
use link::{Member, Unit};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// Members of one archive that are named in a note.
const SHOWN: usize = 5;

/// The bytes of members of archives, which the units borrow.
pub(crate) struct Members(FxHashMap<FileId, Arc<Vec<u8>>>);

impl Members {
    /// The members among these files. If nothing but archives was named, they are what was meant, and there are none.
    pub(crate) fn of(inputs: &Inputs, files: &[FileId]) -> Members {
        let given = || files.iter().filter_map(|file| Some((*file, inputs.get(*file)?)));
        if given().all(|(_, input)| input.archive().is_some()) {
            return Members(FxHashMap::default());
        }
        let members = given().filter(|(_, input)| input.archive().is_some());
        Members(members.filter_map(|(file, input)| Some((file, input.bytes()?))).collect())
    }

    /// Adds a library that is no input; its number is the one behind theirs.
    pub(crate) fn add(&mut self, inputs: &Inputs, library: &Input) {
        self.0.extend(library.bytes().map(|bytes| (behind(inputs), bytes)));
    }
}

/// The number of an input that is in no list.
fn behind(inputs: &Inputs) -> FileId {
    FileId(u32::try_from(inputs.len()).unwrap_or(u32::MAX))
}

/// Reads what was named. A module lets go of what it was read from.
pub(crate) fn named(inputs: &Inputs, files: &[FileId], members: &Members) -> Vec<reader::Input> {
    let read = files.iter().filter(|file| !members.0.contains_key(file)).filter_map(|file| {
        let input = inputs.get(*file)?;
        Some(match input.take() {
            Some(bytes) => reader::read_owned(*file, &input.name, bytes),
            None => reader::read(*file, &input.name, &input.bytes()?),
        })
    });
    read.collect()
}

/// What was named and what may be needed, in the order of the inputs; `library` is no input, and comes last.
pub(crate) fn all<'a>(
    named: Vec<reader::Input>,
    inputs: &'a Inputs,
    members: &'a Members,
    library: Option<&'a Input>,
) -> Vec<Unit<'a>> {
    let mut waiting: Vec<(FileId, &Arc<Vec<u8>>)> =
        members.0.iter().map(|(file, bytes)| (*file, bytes)).collect();
    waiting.sort_unstable_by_key(|(file, _)| *file);
    let waiting = waiting.into_iter().filter_map(|(file, bytes)| {
        let input = inputs.get(file).or(library)?;
        Some(member(file, input, bytes))
    });
    named.into_iter().map(Unit::Whole).chain(waiting).collect()
}

/// Hangs what the linker knows of undefined symbols on the findings of the gate.
pub(crate) fn add_hints(found: &mut [Diagnostic], missing: &[link::Missing]) {
    use diag::demangle::{demangle, quoted_both};
    for finding in found.iter_mut().filter(|finding| finding.code == &codes::EXTERNAL_UNRESOLVED) {
        let told = |symbol: &str| finding.message.starts_with(&format!("`{}`", demangle(symbol)));
        let Some(missing) = missing.iter().find(|missing| told(&missing.symbol)) else { continue };
        for (name, archive) in &missing.nearest {
            let shown = quoted_both(name);
            finding.notes.push(if demangle(name) == demangle(&missing.symbol) {
                format!("`{archive}` has {shown}: the same path with another hash, from another compilation")
            } else {
                format!("`{archive}` has {shown}")
            });
        }
    }
}

/// Whether a module calls libdevice without defining what it calls.
pub(crate) fn wants_libdevice(read: &[reader::Input]) -> bool {
    read.iter().any(|input| {
        let env = &input.module.env;
        env.globals.iter().any(|(id, global)| {
            let name = global.name.map_or(&b""[..], |name| env.strings.bytes(name));
            name.starts_with(b"__nv_") && global.as_function().is_some() && input.module.body(id).is_none()
        })
    })
}

fn member<'a>(file: FileId, input: &'a Input, bytes: &'a [u8]) -> Unit<'a> {
    let defines = match input.defines() {
        Some(names) => names.to_vec(),
        None => match reader::defined_symbols(file, &input.name, bytes) {
            Ok(names) => names,
            // A damaged member is told as if it had been named: nobody knows what it would have defined.
            Err(_) => return Unit::Whole(reader::read(file, &input.name, bytes)),
        },
    };
    let archive = input.archive().unwrap_or_default().to_owned();
    let open = Box::new(move || reader::open(file, &input.name, bytes));
    Unit::Member(Member { archive, name: input.name.clone(), defines, open })
}

/// The note about what an archive holds beside modules.
pub(crate) fn left_out(others: &Others) -> Diagnostic {
    let members = &others.members;
    let noun = if members.len() == 1 { "member holds" } else { "members hold" };
    let message = format!("{} {noun} no LLVM IR in `{}`", members.len(), others.file);
    let mut found = Diagnostic::new(&codes::MEMBER_SKIPPED, Place::default(), message);
    for (name, what) in members.iter().take(SHOWN) {
        found = found.note(format!("`{name}` is {what}"));
    }
    match members.len().saturating_sub(SHOWN) {
        0 => found,
        more => found.note(format!("and {more} more")),
    }
}
