//! Whether a file that was parsed and printed becomes the same machine code as the original.

use std::path::Path;

use super::super::Score;
use super::assembler::{Assembler, target_of};
use super::verdict::{Sample, Verdict};
use crate::Result;
use crate::tools;

/// Compares the code of every file that the release accepts; what it refuses is not counted.
pub(crate) fn compare(release: &Assembler, samples: &[Sample]) -> Result<Score> {
    let mut score = Score::new("ptx: printed files with the same machine code");
    for sample in samples {
        if release.judge(&sample.text)? == Verdict::Accepts
            && let Some(done) = same(release, sample)?
        {
            score.add(&sample.name, done);
        }
    }
    score.print();
    Ok(score)
}

/// `None` if the file itself gives no code.
fn same(release: &Assembler, sample: &Sample) -> Result<Option<Result<()>>> {
    let Some(sm) = target_of(&sample.text) else { return Ok(None) };
    let folder = tools::scratch()?.join("ptx/machine");
    let printed = ptx::print(&ptx::parse(diag::FileId(0), sample.text.as_bytes()).0);
    let mut codes = Vec::new();
    for (name, text) in [("given", &sample.text), ("printed", &printed)] {
        let (file, to) = (folder.join(format!("{name}.ptx")), folder.join(format!("{name}.cubin")));
        tools::write(&file, text)?;
        codes.push(if release.assemble(&file, &to, sm)? { Some(code(&to)?) } else { None });
    }
    let (printed, given) = (codes.pop().flatten(), codes.pop().flatten());
    Ok(match (given, printed) {
        (None, _) => None,
        (Some(_), None) => Some(Err("the printed file is refused".to_owned())),
        (Some(given), Some(printed)) => Some(differing(&given, &printed)),
    })
}

fn differing(given: &[(String, Vec<u8>)], printed: &[(String, Vec<u8>)]) -> Result<()> {
    let names = |list: &[(String, Vec<u8>)]| list.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>();
    if names(given) != names(printed) {
        return Err(format!("sections {:?} became {:?}", names(given), names(printed)));
    }
    match given.iter().zip(printed).find(|(a, b)| a != b) {
        Some(((name, _), _)) => Err(format!("the code of {name} differs")),
        None => Ok(()),
    }
}

/// The sections of instructions and of constants in a cubin, by name.
fn code(path: &Path) -> Result<Vec<(String, Vec<u8>)>> {
    let bytes = std::fs::read(path).map_err(|e| format!("{}: {e}", path.display()))?;
    sections(&bytes).ok_or_else(|| format!("{}: no ELF file", path.display()))
}

fn sections(bytes: &[u8]) -> Option<Vec<(String, Vec<u8>)>> {
    let number = |at: usize, size: usize| {
        let field = bytes.get(at..at + size)?;
        Some(field.iter().rev().fold(0usize, |all, &byte| all << 8 | usize::from(byte)))
    };
    // Offset, size and number of the section headers, and which of them has the names.
    let (table, size) = (number(0x28, 8)?, number(0x3a, 2)?);
    let (count, names) = (number(0x3c, 2)?, number(0x3e, 2)?);
    let names = number(table + names * size + 0x18, 8)?;
    let mut found = Vec::new();
    for at in (0..count).map(|index| table + index * size) {
        let name = bytes.get(names + number(at, 4)?..)?;
        let end = name.iter().position(|&byte| byte == 0)?;
        let name = String::from_utf8_lossy(&name[..end]).into_owned();
        let kept = [".text", ".nv.constant", ".nv.global.init"].iter().any(|start| name.starts_with(start));
        let (start, length) = (number(at + 0x18, 8)?, number(at + 0x20, 8)?);
        // What only takes up memory has no bytes in the file.
        let is_held = number(at + 4, 4)? != 8;
        if kept
            && is_held
            && let Some(content) = bytes.get(start..start.saturating_add(length))
        {
            found.push((name, content.to_vec()));
        }
    }
    found.sort();
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_is_named() {
        let one = |byte| vec![(".text.k".to_owned(), vec![byte])];
        assert_eq!(differing(&one(1), &one(1)), Ok(()));
        assert_eq!(differing(&one(1), &one(2)), Err("the code of .text.k differs".to_owned()));
        assert!(sections(b"no ELF").is_none());
    }
}
