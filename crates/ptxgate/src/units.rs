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
}

/// Reads what was named, and prepares what may be needed. A module lets go of what it was read from.
pub(crate) fn read<'a>(inputs: &'a Inputs, files: &[FileId], members: &'a Members) -> Vec<Unit<'a>> {
    let units = files.iter().filter_map(|file| {
        let input = inputs.get(*file)?;
        if let Some(bytes) = members.0.get(file) {
            return Some(member(*file, input, bytes));
        }
        Some(Unit::Whole(match input.take() {
            Some(bytes) => reader::read_owned(*file, &input.name, bytes),
            None => reader::read(*file, &input.name, &input.bytes()?),
        }))
    });
    units.collect()
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
