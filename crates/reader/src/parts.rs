//! Files that hold modules: `ar` archives, ELF objects with embedded bitcode, bitcode of several modules.
//!
//! A file is taken apart to [`Part`]s, each of which is bitcode or text of one module. The containers themselves are read
//! by the crate `object`; here is what counts as a module, and what is told of members that are none.
//!
//! Memory is bounded: what parts, names and indices take together is at most [`COPIES`] times the size of the file.

use crate::{Kind, Lazy, bitcode, open};
use diag::{Diagnostic, FileId};
use object::read::archive::{ArchiveFile, ArchiveMember};
use object::read::elf::ElfFile;
use object::{Object, ObjectSection, ReadCache, ReadRef};
use rustc_hash::FxHashMap;
use std::io::{Read, Seek};

/// How often the bytes of a file may appear in what is made of it: modules share a table of names, and hostile files
/// let everything overlap.
const COPIES: u64 = 4;

/// Sections of ELF objects that hold bitcode: of `-fembed-bitcode`, and of `-ffat-lto-objects`.
const SECTIONS: [&str; 2] = [".llvmbc", ".llvm.lto"];

/// One module of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// Which one it is: a member's name, a section's, a number; empty if the file is that module and nothing else.
    pub name: String,
    /// Bitcode or text.
    pub bytes: Vec<u8>,
    /// The symbols that it defines for others, if the archive has an index: raw names.
    pub defines: Option<Vec<Vec<u8>>>,
}

/// What a file holds.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Parts {
    /// Its modules, in the order of the file.
    pub modules: Vec<Part>,
    /// Members that are no module: name and what they are. Tables of archives and rustc's metadata do not count.
    pub others: Vec<(String, String)>,
}

/// Why a file cannot be taken apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PartsError {
    /// It is damaged, or is nothing that holds modules.
    Malformed(String),
    /// It may be right, but is not read.
    Unsupported(String),
}

/// Gives the content of a file that a thin archive names, relative to the archive; or says why not.
pub type Resolver<'a> = dyn Fn(&str) -> Result<Vec<u8>, String> + 'a;

type R<V> = Result<V, PartsError>;

fn malformed<V>(message: impl Into<String>) -> R<V> {
    Err(PartsError::Malformed(message.into()))
}

/// Takes a file in memory apart. A file that is one module gives one part without a name.
///
/// # Errors
/// The container is damaged or of a kind that is not read. A damaged *module* is no error here.
pub fn parts(bytes: &[u8], thin: &Resolver<'_>) -> Result<Parts, PartsError> {
    let mut taking = Taking::new(bytes.len() as u64, thin);
    match Kind::of(bytes) {
        Kind::Archive | Kind::ThinArchive => taking.archive(bytes)?,
        _ => taking.file("", bytes, None)?,
    }
    Ok(taking.parts)
}

/// Takes an archive on disk apart, of which only headers, tables and modules are read.
///
/// # Errors
/// As for [`parts`].
pub fn parts_of_file(mut file: impl Read + Seek, thin: &Resolver<'_>) -> Result<Parts, PartsError> {
    let size = file.seek(std::io::SeekFrom::End(0));
    let Ok(size) = size else { return malformed("its size cannot be found out") };
    let cache = ReadCache::new(file);
    let mut taking = Taking::new(size, thin);
    taking.archive(&cache)?;
    Ok(taking.parts)
}

/// Whether bitcode has no more than one module, so that there is nothing to take apart.
pub fn is_one_module(bytes: &[u8]) -> bool {
    bitcode::split(bytes, u64::MAX).is_some_and(|modules| modules.is_empty())
}

/// The raw names of the definitions of a module that others can see, in the order of the module.
///
/// # Errors
/// What is wrong with its tables.
pub fn defined_symbols(file: FileId, name: &str, bytes: &[u8]) -> Result<Vec<Vec<u8>>, Vec<Diagnostic>> {
    let module: Lazy<'_> = open(file, name, bytes);
    if !module.input().is_complete() {
        return Err(module.input().diagnostics.clone());
    }
    let env = module.env();
    let visible = env.globals.iter().filter(|(id, global)| {
        let defined = match &global.kind {
            ir::GlobalKind::Function(_) => module.has_body(*id),
            ir::GlobalKind::Variable(variable) => variable.init.is_some(),
            ir::GlobalKind::Alias(_) | ir::GlobalKind::IFunc(_) => true,
        };
        defined && !global.linkage.is_local() && global.linkage != ir::Linkage::AvailableExternally
    });
    let names = visible.filter_map(|(_, global)| Some(env.strings.bytes(global.name?).to_vec()));
    Ok(names.filter(|name| !name.starts_with(b"llvm.")).collect())
}

struct Taking<'a> {
    parts: Parts,
    thin: &'a Resolver<'a>,
    /// Bytes that may still be copied.
    left: u64,
}

impl<'a> Taking<'a> {
    fn new(size: u64, thin: &'a Resolver<'a>) -> Self {
        Taking { parts: Parts::default(), thin, left: size.saturating_mul(COPIES) }
    }

    /// Takes from what may be copied.
    fn spend(&mut self, bytes: usize) -> R<()> {
        match self.left.checked_sub(bytes as u64) {
            Some(left) => {
                self.left = left;
                Ok(())
            }
            None => malformed("its parts overlap so often that together they are much larger than it"),
        }
    }

    fn archive<'d, D: ReadRef<'d>>(&mut self, data: D) -> R<()> {
        let archive =
            ArchiveFile::parse(data).or_else(|why| malformed(format!("malformed archive: {why}")))?;
        let index = self.index(&archive)?;
        // An index that knows no symbol of any member is one that could not be made, as of foreign objects.
        let has_index = index.values().any(|names| !names.is_empty());
        for member in archive.members() {
            let member = member.or_else(|why| malformed(format!("malformed archive: {why}")))?;
            let name = String::from_utf8_lossy(member.name()).into_owned();
            if is_table(&name) {
                continue;
            }
            let defines = has_index.then(|| index.get(&key(&member)).cloned().unwrap_or_default());
            if member.is_thin() {
                match (self.thin)(&name) {
                    Ok(bytes) => {
                        // What lies outside does not count as part of this file.
                        self.left = self.left.saturating_add(bytes.len() as u64 * COPIES);
                        self.file(&name, &bytes, defines)?;
                    }
                    Err(why) => return malformed(format!("its member `{name}` cannot be read: {why}")),
                }
                continue;
            }
            let (start, size) = member.file_range();
            let Ok(head) = data.read_bytes_at(start, size.min(8)) else {
                return malformed(format!("malformed archive: member `{name}` goes past the end"));
            };
            // The metadata of a Rust library is most of it.
            if name == "lib.rmeta" || head.starts_with(b"rust\0\0") {
                continue;
            }
            let Ok(bytes) = member.data(data) else {
                return malformed(format!("malformed archive: member `{name}` goes past the end"));
            };
            self.file(&name, bytes, defines)?;
        }
        Ok(())
    }

    /// The symbols of each member that the archive's own index lists, by what [`key`] gives.
    fn index<'d, D: ReadRef<'d>>(&mut self, archive: &ArchiveFile<'d, D>) -> R<FxHashMap<Key, Vec<Vec<u8>>>> {
        let mut index: FxHashMap<Key, Vec<Vec<u8>>> = FxHashMap::default();
        // A damaged index is no index: the modules themselves say what they define.
        let Ok(Some(symbols)) = archive.symbols() else { return Ok(index) };
        let mut keys = FxHashMap::default();
        for symbol in symbols {
            let Ok(symbol) = symbol else { return Ok(FxHashMap::default()) };
            let key = keys
                .entry(symbol.offset().0)
                .or_insert_with(|| archive.member(symbol.offset()).ok().map(|member| key(&member)));
            let Some(key) = key else { return Ok(FxHashMap::default()) };
            self.spend(symbol.name().len() + 1)?;
            index.entry(key.clone()).or_default().push(symbol.name().to_vec());
        }
        Ok(index)
    }

    /// A file that is no archive.
    fn file(&mut self, name: &str, bytes: &[u8], defines: Option<Vec<Vec<u8>>>) -> R<()> {
        match Kind::of(bytes) {
            Kind::Bitcode | Kind::WrappedBitcode => self.bitcode(name, bytes, defines),
            Kind::Elf => self.elf(name, bytes, defines.as_deref()),
            // Of archives only members that say by their name that they are text: anything begins like text.
            Kind::Text if name.is_empty() || name.ends_with(".ll") => {
                self.spend(bytes.len())?;
                self.parts.modules.push(Part { name: name.to_owned(), bytes: bytes.to_vec(), defines });
                Ok(())
            }
            Kind::Text => self.other(name, "of no known kind"),
            Kind::Unknown => self.other(name, starts_like(bytes).unwrap_or("of no known kind")),
            kind => self.other(name, &kind.to_string()),
        }
    }

    fn other(&mut self, name: &str, what: &str) -> R<()> {
        self.spend(name.len() + what.len())?;
        self.parts.others.push((name.to_owned(), what.to_owned()));
        Ok(())
    }

    fn bitcode(&mut self, name: &str, bytes: &[u8], defines: Option<Vec<Vec<u8>>>) -> R<()> {
        let Some(modules) = bitcode::split(bytes, self.left) else {
            return malformed(format!("the modules of `{name}` are together much larger than the file"));
        };
        if modules.is_empty() {
            self.spend(bytes.len())?;
            self.parts.modules.push(Part { name: name.to_owned(), bytes: bytes.to_vec(), defines });
            return Ok(());
        }
        for (number, bytes) in modules.into_iter().enumerate() {
            self.spend(bytes.len())?;
            let dot = if name.is_empty() { "" } else { ":" };
            // Which of them has a symbol of the index, only they can say.
            let part = Part { name: format!("{name}{dot}module {}", number + 1), bytes, defines: None };
            self.parts.modules.push(part);
        }
        Ok(())
    }

    fn elf(&mut self, name: &str, bytes: &[u8], defines: Option<&[Vec<u8>]>) -> R<()> {
        match bytes.get(4) {
            Some(1) => {
                let elf = ElfFile::<object::elf::FileHeader32<object::Endianness>>::parse(bytes);
                self.sections(name, elf, defines)
            }
            _ => {
                let elf = ElfFile::<object::elf::FileHeader64<object::Endianness>>::parse(bytes);
                self.sections(name, elf, defines)
            }
        }
    }

    fn sections<'d, H: object::read::elf::FileHeader>(
        &mut self,
        name: &str,
        elf: object::Result<ElfFile<'d, H, &'d [u8]>>,
        defines: Option<&[Vec<u8>]>,
    ) -> R<()> {
        let elf = elf.or_else(|why| malformed(format!("malformed ELF object: {why}")))?;
        let mut found = false;
        for section in elf.sections() {
            let Ok(title) = section.name() else { continue };
            if !SECTIONS.contains(&title) {
                continue;
            }
            let data = section.data().or_else(|why| malformed(format!("section `{title}`: {why}")))?;
            let compressed = section
                .compressed_file_range()
                .is_ok_and(|range| range.format != object::CompressionFormat::None);
            if compressed {
                return Err(PartsError::Unsupported(format!("its section `{title}` is compressed")));
            }
            // `-fembed-bitcode=marker` leaves a section of one byte.
            if !matches!(Kind::of(data), Kind::Bitcode | Kind::WrappedBitcode) {
                continue;
            }
            found = true;
            let first = self.parts.modules.len();
            self.bitcode(name, data, None)?;
            if let [only] = &mut self.parts.modules[first..] {
                only.defines = defines.map(<[Vec<u8>]>::to_vec);
            }
        }
        if found {
            return Ok(());
        }
        let cubin = elf.elf_header().e_machine(elf.endian()) == object::elf::EM_CUDA;
        self.other(
            name,
            if cubin { "a cubin, machine code of a GPU" } else { "an ELF object without LLVM bitcode" },
        )
    }
}

/// Known kinds of member that are no module.
fn starts_like(bytes: &[u8]) -> Option<&'static str> {
    const MAGIC: &[(&[u8], &str)] = &[
        (b"\x50\xed\x55\xba", "a CUDA fat binary"),
        (b"\xcf\xfa\xed\xfe", "a Mach-O object"),
        (b"\x64\x86", "a COFF object"),
        (b"\0asm", "a WebAssembly object"),
    ];
    MAGIC.iter().find(|(magic, _)| bytes.starts_with(magic)).map(|(_, what)| *what)
}

/// Members that belong to the archive itself. `object` hands out those that stand where it does not expect them.
fn is_table(name: &str) -> bool {
    matches!(name, "/" | "//" | "/SYM64/") || name.starts_with("__.SYMDEF")
}

/// What tells one member from another.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Key {
    /// Where its content lies in the archive.
    At(u64),
    /// The file that a thin archive names.
    Named(Vec<u8>),
}

fn key(member: &ArchiveMember<'_>) -> Key {
    if member.is_thin() { Key::Named(member.name().to_vec()) } else { Key::At(member.file_range().0) }
}
