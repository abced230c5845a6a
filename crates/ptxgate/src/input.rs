//! Inputs: bytes with a name, whose kind is told by their content; a file that holds several modules is several inputs.
//! No file is opened here.

use diag::render::{InputText, Sources};
use diag::{Diagnostic, FileId, Place, SourcePos, SourceSpan, codes};
use reader::{Part, Parts, PartsError, Resolver};
use std::io::{Read, Seek};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

/// Largest input that is looked at; positions are 32 bits wide, and memory is not endless.
pub const INPUT_LIMIT: u64 = 512 << 20;

/// What an input is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// LLVM IR as text.
    Llvm,
    /// LLVM bitcode, bare or in its wrapper.
    Bitcode,
    /// PTX as text.
    Ptx,
    /// An archive of objects.
    Archive,
    /// An ELF object; it may carry bitcode, or be a cubin.
    Elf,
    /// Nothing that is known.
    Unknown,
    /// It could not be read at all; the content is the reason.
    Missing,
    /// A container without a module; the content says what it holds instead.
    Hollow,
}

/// A file that was given.
#[derive(Debug)]
pub struct Input {
    /// As the user named it; `<stdin>` for standard input.
    pub name: String,
    /// What it is.
    pub kind: Kind,
    /// `None` once it was released.
    content: Mutex<Option<Arc<Vec<u8>>>>,
    /// Whether the content can be read again by the input's name.
    on_disk: bool,
    /// The file that it is a part of, if that is an archive.
    archive: Option<Arc<str>>,
    /// What the index of the archive says that it defines.
    defines: Option<Arc<[Vec<u8>]>>,
}

impl Clone for Input {
    fn clone(&self) -> Self {
        let content = Mutex::new(self.bytes());
        Input {
            name: self.name.clone(),
            kind: self.kind,
            content,
            on_disk: self.on_disk,
            archive: self.archive.clone(),
            defines: self.defines.clone(),
        }
    }
}

impl Input {
    /// An input with the kind that its content tells.
    pub fn new(name: impl Into<String>, bytes: impl Into<Vec<u8>>) -> Self {
        let (name, bytes) = (name.into(), bytes.into());
        let kind = detect(&name, &bytes);
        Input::of_kind(name, bytes, kind)
    }

    /// An input whose kind is known.
    pub fn of_kind(name: impl Into<String>, bytes: impl Into<Vec<u8>>, kind: Kind) -> Self {
        let content = Mutex::new(Some(Arc::new(bytes.into())));
        Input { name: name.into(), kind, content, on_disk: false, archive: None, defines: None }
    }

    /// The same input as a library, of which only what is needed is used.
    #[must_use]
    pub fn library(mut self) -> Self {
        self.archive = Some(self.name.as_str().into());
        self
    }

    /// The archive that it is a member of: what is not needed of an archive is left out.
    pub fn archive(&self) -> Option<&str> {
        self.archive.as_deref()
    }

    /// What the index of its archive says that it defines, if there is one.
    pub(crate) fn defines(&self) -> Option<&[Vec<u8>]> {
        self.defines.as_deref()
    }

    /// The modules that a file holds: itself, or the parts of a container. `thin` gives the files that a thin archive
    /// names.
    fn modules(self, thin: &Resolver<'_>, others: &mut Vec<Others>) -> Vec<Input> {
        if !matches!(self.kind, Kind::Archive | Kind::Elf | Kind::Bitcode) || self.archive.is_some() {
            return vec![self];
        }
        let bytes = self.bytes().unwrap_or_default();
        // Most bitcode is one module.
        if self.kind == Kind::Bitcode && reader::is_one_module(&bytes) {
            return vec![self];
        }
        let parts = reader::parts(&bytes, thin);
        let kind = self.kind;
        Input::of_parts(self.name, kind, parts, others)
    }

    /// The inputs that a container of that kind gave.
    pub(crate) fn of_parts(
        name: String,
        kind: Kind,
        parts: Result<Parts, PartsError>,
        others: &mut Vec<Others>,
    ) -> Vec<Input> {
        let parts = match parts {
            Ok(parts) => parts,
            Err(PartsError::Malformed(why) | PartsError::Unsupported(why)) => {
                return vec![Input::missing(name, why)];
            }
        };
        if parts.modules.is_empty() {
            let what: Vec<String> = match &*parts.others {
                [(part, what)] if part.is_empty() => vec![format!("it is {what}")],
                members => members.iter().take(3).map(|(part, what)| format!("`{part}` is {what}")).collect(),
            };
            let why = if what.is_empty() { "it is empty".to_owned() } else { what.join(", ") };
            let why = format!("it holds no LLVM IR: {why}");
            return vec![Input::of_kind(name, why.into_bytes(), Kind::Hollow)];
        }
        if !parts.others.is_empty() {
            others.push(Others { file: name.clone(), members: parts.others });
        }
        let archive: Option<Arc<str>> = (kind == Kind::Archive).then(|| name.as_str().into());
        let input = |part: Part| {
            let name = if part.name.is_empty() { name.clone() } else { format!("{name}({})", part.name) };
            let mut input = Input::new(name, part.bytes);
            input.archive.clone_from(&archive);
            input.defines = part.defines.map(Arc::from);
            input
        };
        parts.modules.into_iter().map(input).collect()
    }

    /// The same input, whose content may be dropped after reading because the file of its name has it.
    #[must_use]
    pub fn on_disk(mut self) -> Self {
        self.on_disk = true;
        self
    }

    /// Whether it is an LLVM module, as text or as bitcode.
    pub(crate) fn is_llvm(&self) -> bool {
        matches!(self.kind, Kind::Llvm | Kind::Bitcode)
    }

    /// Whether lines of it can be shown.
    pub(crate) fn is_text(&self) -> bool {
        matches!(self.kind, Kind::Llvm | Kind::Ptx)
    }

    /// The content; `None` once it was released.
    pub fn bytes(&self) -> Option<Arc<Vec<u8>>> {
        self.content.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Gives the content away if it can be had again: a module in memory needs its text only to show a line of it.
    pub(crate) fn take(&self) -> Option<Vec<u8>> {
        let mut content = self.content.lock().unwrap_or_else(PoisonError::into_inner);
        if self.on_disk { content.take().and_then(Arc::into_inner) } else { None }
    }

    /// An input that could not be read, and why.
    pub fn missing(name: impl Into<String>, why: impl Into<String>) -> Self {
        Input::of_kind(name, why.into().into_bytes(), Kind::Missing)
    }

    /// Why this input cannot be used, if it cannot.
    pub(crate) fn refusal(&self, file: FileId) -> Option<Diagnostic> {
        let name = &self.name;
        let bytes = self.bytes().unwrap_or_default();
        let place = Place::span(SourceSpan::new(file, 0, 0));
        match self.kind {
            Kind::Llvm | Kind::Bitcode | Kind::Ptx => None,
            Kind::Archive | Kind::Elf => {
                let message = format!("`{name}` was not taken apart");
                Some(Diagnostic::new(&codes::INTERNAL, place, message))
            }
            Kind::Missing | Kind::Hollow => {
                let message = format!("cannot read `{name}`: {}", String::from_utf8_lossy(&bytes));
                let found = Diagnostic::new(&codes::UNREADABLE, place, message);
                Some(if self.kind == Kind::Hollow { found.help(GIVE_IR) } else { found })
            }
            Kind::Unknown => {
                let diagnostic = Diagnostic::new(
                    &codes::UNREADABLE,
                    place,
                    format!("`{name}` is neither LLVM IR nor PTX"),
                );
                Some(match starts_like(&bytes) {
                    Some(what) => diagnostic.note(format!("it begins like {what}")),
                    None => diagnostic.help("LLVM IR begins with `;`, `source_filename`, `target` or `define`, PTX with `.version`"),
                })
            }
        }
    }
}

const GIVE_IR: &str = "give the LLVM IR itself, as text or bitcode: `rustc --emit llvm-ir` or `llvm-bc`, `clang -emit-llvm` \
    with `-S` or `-c`; or embed it with `-fembed-bitcode`";

/// Members of an archive that are no modules, each with what it is.
#[derive(Clone, Debug)]
pub(crate) struct Others {
    /// The archive.
    pub(crate) file: String,
    pub(crate) members: Vec<(String, String)>,
}

/// Known kinds that ptxgate is not for.
fn starts_like(bytes: &[u8]) -> Option<&'static str> {
    const MAGIC: &[(&[u8], &str)] = &[
        (b"\x50\xed\x55\xba", "a CUDA fat binary"),
        (b"MZ", "a Windows program"),
        (b"\xcf\xfa\xed\xfe", "a Mach-O object"),
        (b"\x03\x02\x23\x07", "a SPIR-V module"),
        (b"\x1f\x8b", "a gzip file"),
        (b"\x28\xb5\x2f\xfd", "a zstd file"),
    ];
    MAGIC.iter().find(|(magic, _)| bytes.starts_with(magic)).map(|(_, what)| *what)
}

/// The kind that the content tells; the name decides only where the content says nothing (an empty file, or text that
/// begins with no word of either language).
fn detect(name: &str, bytes: &[u8]) -> Kind {
    if bytes.starts_with(b"BC\xc0\xde") || bytes.starts_with(b"\xde\xc0\x17\x0b") {
        return Kind::Bitcode;
    }
    if bytes.starts_with(b"!<arch>\n") || bytes.starts_with(b"!<thin>\n") {
        return Kind::Archive;
    }
    if bytes.starts_with(b"\x7fELF") {
        return Kind::Elf;
    }
    let text = bytes.trim_ascii_start();
    // PTX has `//` and `/*` comments and directives with a point; LLVM IR has none of these at its start.
    if text.starts_with(b".") || text.starts_with(b"//") || text.starts_with(b"/*") {
        return Kind::Ptx;
    }
    if begins_like_llvm(text) {
        return Kind::Llvm;
    }
    let extension = Path::new(name).extension().and_then(|e| e.to_str());
    let binary = text.iter().take(4096).any(|b| *b == 0);
    match extension {
        Some("ll") if !binary => Kind::Llvm,
        Some("ptx") if !binary => Kind::Ptx,
        _ if text.is_empty() => Kind::Llvm,
        _ => Kind::Unknown,
    }
}

fn begins_like_llvm(text: &[u8]) -> bool {
    const WORDS: &[&str] = &[
        "source_filename",
        "target",
        "define",
        "declare",
        "module",
        "attributes",
        "uselistorder",
        "uselistorder_bb",
        "type",
        "deplibs",
    ];
    match text.first() {
        Some(b';' | b'@' | b'%' | b'!' | b'$' | b'^') => true,
        Some(_) => {
            let word = text.iter().take_while(|b| b.is_ascii_alphanumeric() || **b == b'_').count();
            WORDS.iter().any(|known| known.as_bytes() == &text[..word])
        }
        None => false,
    }
}

/// The inputs of one run, in the order given; a [`FileId`] is an index.
#[derive(Clone, Default, Debug)]
pub struct Inputs {
    list: Vec<Input>,
    others: Vec<Others>,
}

impl Inputs {
    /// Inputs in this order; an archive or object becomes its modules. What a thin archive names is not in memory, so
    /// that a thin archive cannot be used.
    pub fn new(list: Vec<Input>) -> Self {
        let thin = |_: &str| Err("it is another file".to_owned());
        let mut inputs = Inputs::default();
        list.into_iter().for_each(|input| inputs.add(input, &thin));
        inputs
    }

    /// Adds the modules of an input. `thin` gives the files that a thin archive names.
    pub fn add(&mut self, input: Input, thin: &Resolver<'_>) {
        let modules = input.modules(thin, &mut self.others);
        self.list.extend(modules);
    }

    /// Adds the modules of an archive of that name, of which only the modules are read.
    pub fn add_archive(&mut self, name: &str, file: impl Read + Seek, thin: &Resolver<'_>) {
        let parts = reader::parts_of_file(file, thin);
        self.list.extend(Input::of_parts(name.to_owned(), Kind::Archive, parts, &mut self.others));
    }

    /// Wants all of the inputs from that number on, also what is a member of an archive.
    pub fn want_whole(&mut self, from: usize) {
        self.list.iter_mut().skip(from).for_each(|input| input.archive = None);
    }

    /// What of archives is no module.
    pub(crate) fn others(&self) -> &[Others] {
        &self.others
    }

    /// Every input with its number.
    pub fn iter(&self) -> impl Iterator<Item = (FileId, &Input)> {
        self.list
            .iter()
            .enumerate()
            .map(|(index, input)| (FileId(u32::try_from(index).unwrap_or(u32::MAX)), input))
    }

    /// The input of that number.
    pub fn get(&self, file: FileId) -> Option<&Input> {
        self.list.get(file.0 as usize)
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }
}

impl Sources for Inputs {
    fn input(&self, file: FileId) -> Option<InputText<'_>> {
        let input = self.get(file)?;
        Some(InputText { name: &input.name, is_text: input.is_text() })
    }

    fn bytes(&self, file: FileId, at: usize, length: usize) -> Option<Vec<u8>> {
        let text = self.get(file)?.bytes()?;
        let rest = text.get(at..).unwrap_or_default();
        Some(rest[..length.min(rest.len())].to_vec())
    }

    fn source_file(&self, _pos: &SourcePos) -> Option<Arc<str>> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_content_tells_the_kind() {
        let kinds = [
            ("a.ptx", &b"\n// x\n.version 7.0"[..], Kind::Ptx),
            ("a.ll", b".version 7.0", Kind::Ptx),
            ("a.ptx", b"; ModuleID = 'x'\n", Kind::Llvm),
            ("-", b"define void @f() {", Kind::Llvm),
            ("-", b"\n%T = type { i32 }", Kind::Llvm),
            ("-", b"target triple = \"x\"", Kind::Llvm),
            ("a.ll", b"BC\xc0\xde....", Kind::Bitcode),
            ("a.ll", b"\xde\xc0\x17\x0b....", Kind::Bitcode),
            ("a.rlib", b"!<arch>\n", Kind::Archive),
            ("a.o", b"\x7fELF\x02", Kind::Elf),
            ("a.bin", b"hello world", Kind::Unknown),
            ("a.ll", b"hello world", Kind::Llvm),
            ("a.ll", b"hello\0world", Kind::Unknown),
            ("a", b"targets are fine", Kind::Unknown),
            ("a.ptx", b"", Kind::Ptx),
            ("-", b"", Kind::Llvm),
        ];
        for (name, bytes, kind) in kinds {
            assert_eq!(detect(name, bytes), kind, "{name}: {:?}", String::from_utf8_lossy(bytes));
        }
    }

    #[test]
    fn what_cannot_be_read_says_why() {
        let refusal = |bytes: &[u8]| {
            let inputs = Inputs::new(vec![Input::new("x", bytes)]);
            let (file, input) = inputs.iter().next().unwrap();
            input.refusal(file).map(|d| (d.code.name, d.message))
        };
        assert_eq!(refusal(b"; x"), None);
        for (bytes, message) in [
            (&b"!<arch>\n"[..], "cannot read `x`: it holds no LLVM IR: it is empty"),
            (b"!<arch>\nx", "cannot read `x`: malformed archive: Invalid archive member header"),
            (b"\x7fELF", "cannot read `x`: malformed ELF object: Invalid ELF header size or alignment"),
            (b"\x50\xed\x55\xba", "`x` is neither LLVM IR nor PTX"),
        ] {
            assert_eq!(refusal(bytes).unwrap(), ("unreadable", message.into()));
        }
    }

    #[test]
    fn an_archive_is_its_modules_and_knows_what_else_it_held() {
        let header = |name: &str, size: usize| format!("{name:<48}{size:<10}`\n");
        let ir = "define void @f() { ret void } ";
        let archive = format!("!<arch>\n{}{ir}{}no module", header("f.ll/", ir.len()), header("b.txt/", 9));
        let inputs = Inputs::new(vec![Input::new("x.a", archive.into_bytes())]);
        let names: Vec<_> = inputs.iter().map(|(_, input)| (input.name.as_str(), input.archive())).collect();
        assert_eq!(names, [("x.a(f.ll)", Some("x.a"))]);
        assert_eq!(inputs.others()[0].members, [("b.txt".to_owned(), "of no known kind".to_owned())]);
    }
}
