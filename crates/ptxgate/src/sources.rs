//! The user's source files, found on disk for the renderer. This is the only place that opens a file which an input names.
//!
//! A file is used when it is regular and small and when its checksum fits, if debug info has one. A relative name without
//! a checksum is looked for in its compilation directory only: a file of that name elsewhere may be another one.

use crate::input::Inputs;
use diag::render::{InputText, Sources};
use diag::{Checksum, FileId, SourcePos};
use md5::{Digest, Md5};
use rustc_hash::FxHashMap;
use sha1::Sha1;
use sha2::Sha256;
use std::cell::RefCell;
use std::fmt::Write;
use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Largest source file that is opened.
const SOURCE_LIMIT: u64 = 4 << 20;

/// The inputs of a run together with the disk.
#[derive(Debug)]
pub struct DiskSources<'a> {
    inputs: &'a Inputs,
    /// By directory and name; `None` when there is no such file or it is another one.
    found: RefCell<FxHashMap<(Arc<str>, Arc<str>), Option<Arc<str>>>>,
    /// Inputs whose content was released, opened again; `None` when the file is not there any more.
    again: RefCell<FxHashMap<FileId, Option<File>>>,
}

impl<'a> DiskSources<'a> {
    /// Sources that look on the disk.
    pub fn new(inputs: &'a Inputs) -> Self {
        DiskSources { inputs, found: RefCell::default(), again: RefCell::default() }
    }

    fn candidates(&self, pos: &SourcePos) -> Vec<PathBuf> {
        let name = Path::new(&*pos.file);
        if name.is_absolute() {
            return vec![name.to_owned()];
        }
        let mut list = Vec::new();
        if Path::new(&*pos.directory).is_absolute() {
            list.push(Path::new(&*pos.directory).join(name));
        }
        if pos.checksum.as_ref().is_some_and(|sum| digest(&sum.kind, b"").is_some()) {
            list.push(name.to_owned());
            let folders = self.inputs.iter().filter_map(|(_, input)| Path::new(&input.name).parent());
            list.extend(folders.map(|folder| folder.join(name)));
        }
        list
    }
}

impl Sources for DiskSources<'_> {
    fn input(&self, file: FileId) -> Option<InputText<'_>> {
        self.inputs.input(file)
    }

    fn bytes(&self, file: FileId, at: usize, length: usize) -> Option<Vec<u8>> {
        self.inputs.bytes(file, at, length).or_else(|| {
            let mut files = self.again.borrow_mut();
            let opened = files.entry(file).or_insert_with(|| File::open(&self.inputs.get(file)?.name).ok());
            let mut part = Vec::new();
            let opened = opened.as_mut()?;
            opened.seek(SeekFrom::Start(at as u64)).ok()?;
            opened.take(length as u64).read_to_end(&mut part).ok()?;
            Some(part)
        })
    }

    fn source_file(&self, pos: &SourcePos) -> Option<Arc<str>> {
        let key = (pos.directory.clone(), pos.file.clone());
        if let Some(known) = self.found.borrow().get(&key) {
            return known.clone();
        }
        let text = self.candidates(pos).iter().find_map(|path| read_source(path, pos.checksum.as_ref()));
        self.found.borrow_mut().insert(key, text.clone());
        text
    }
}

fn read_source(path: &Path, checksum: Option<&Checksum>) -> Option<Arc<str>> {
    // Asked before opening, because opening a pipe waits and opening a device may do anything.
    let path = std::fs::canonicalize(path).ok()?;
    // The kernel shows devices and its own state as regular files there; reading some of them waits for ever.
    if ["/proc", "/sys", "/dev"].iter().any(|folder| path.starts_with(folder)) {
        return None;
    }
    let small = |meta: std::fs::Metadata| meta.is_file() && meta.len() <= SOURCE_LIMIT;
    if !std::fs::metadata(&path).is_ok_and(small) {
        return None;
    }
    let mut bytes = Vec::new();
    File::open(path).ok()?.take(SOURCE_LIMIT + 1).read_to_end(&mut bytes).ok()?;
    if bytes.len() as u64 > SOURCE_LIMIT {
        return None;
    }
    if let Some(checksum) = checksum
        && !digest(&checksum.kind, &bytes)?.eq_ignore_ascii_case(&checksum.value)
    {
        return None;
    }
    Some(String::from_utf8_lossy(&bytes).into())
}

/// The checksum of that kind in lower-case hexadecimal; `None` if the kind is unknown.
fn digest(kind: &str, bytes: &[u8]) -> Option<String> {
    let hex = |bytes: &[u8]| {
        bytes.iter().fold(String::new(), |mut out, byte| {
            let _ = write!(out, "{byte:02x}");
            out
        })
    };
    match kind {
        "CSK_MD5" => Some(hex(&Md5::digest(bytes))),
        "CSK_SHA1" => Some(hex(&Sha1::digest(bytes))),
        "CSK_SHA256" => Some(hex(&Sha256::digest(bytes))),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checksums_are_the_standard_ones() {
        assert_eq!(digest("CSK_MD5", b"").unwrap(), "d41d8cd98f00b204e9800998ecf8427e");
        assert_eq!(digest("CSK_SHA1", b"abc").unwrap(), "a9993e364706816aba3e25717850c26c9cd0d89d");
        let sha256 = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(digest("CSK_SHA256", b"abc").unwrap(), sha256);
        assert_eq!(digest("CSK_Whirlpool", b"abc"), None);
    }

    #[test]
    fn a_source_file_is_used_only_if_it_is_the_one_that_was_compiled() {
        let folder = std::env::temp_dir().join(format!("ptxgate-sources-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join("a.rs"), "abc").unwrap();
        let pos = |file: &str, directory: &Path, sum: Option<(&str, &str)>| SourcePos {
            file: file.into(),
            directory: directory.to_str().unwrap().into(),
            line: 1,
            column: 1,
            function: None,
            checksum: sum.map(|(kind, value)| Checksum { kind: kind.into(), value: value.into() }),
            inlined_at: None,
        };
        let read =
            |pos: SourcePos| DiskSources::new(&Inputs::default()).source_file(&pos).map(|t| t.to_string());
        let good = ("CSK_MD5", "900150983cd24fb0d6963f7d28e17f72");
        assert_eq!(read(pos("a.rs", &folder, None)).as_deref(), Some("abc"));
        assert_eq!(read(pos("a.rs", &folder, Some(good))).as_deref(), Some("abc"));
        assert_eq!(read(pos("a.rs", &folder, Some(("CSK_MD5", "00")))), None);
        assert_eq!(read(pos("a.rs", &folder, Some(("CSK_Other", "00")))), None);
        assert_eq!(read(pos("a.rs", Path::new("relative"), None)), None);
        // A folder and a device are no source files.
        assert_eq!(read(pos("", &folder, None)), None);
        assert_eq!(read(pos("/dev/zero", &folder, None)), None);
        // An input beside the source file helps to find it, if the checksum vouches for it.
        let inputs = Inputs::new(vec![crate::Input::new(folder.join("a.ll").to_str().unwrap(), &b""[..])]);
        let beside =
            |sum| DiskSources::new(&inputs).source_file(&pos("a.rs", Path::new("/moved"), sum)).is_some();
        assert!(beside(Some(good)) && !beside(None));
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
