//! Archives in all their dialects, objects with embedded bitcode, and files of several modules are taken apart.

use reader::{Part, Parts, PartsError, defined_symbols, parts, parts_of_file};

const ONE: &[u8] = include_bytes!("files/one.bc");
const TWO: &[u8] = include_bytes!("files/two.bc");

fn no_files(name: &str) -> Result<Vec<u8>, String> {
    Err(format!("no file {name}"))
}

fn take(bytes: &[u8]) -> Parts {
    parts(bytes, &no_files).expect("the file can be taken apart")
}

/// A header of 60 bytes: name, size.
fn header(name: &str, size: usize) -> Vec<u8> {
    format!("{name:<16}{:<12}{:<6}{:<6}{:<8}{size:<10}`\n", 0, 0, 0, 644).into_bytes()
}

fn member(out: &mut Vec<u8>, name: &str, content: &[u8]) -> usize {
    let at = out.len();
    out.extend(header(name, content.len()));
    out.extend_from_slice(content);
    if out.len() % 2 == 1 {
        out.push(b'\n');
    }
    at
}

/// An archive as GNU `ar` writes it, with a table of long names and an index of 32 or 64 bits.
fn gnu(members: &[(&str, &[u8], &[&str])], wide: bool) -> Vec<u8> {
    let names: String = members.iter().map(|(name, ..)| format!("{name}/\n")).collect();
    let symbols: Vec<u8> =
        members.iter().flat_map(|(.., s)| s.iter()).flat_map(|s| [s.as_bytes(), b"\0"].concat()).collect();
    let count: usize = members.iter().map(|(.., s)| s.len()).sum();
    let width = if wide { 8 } else { 4 };
    let number = |n: usize| (n as u64).to_be_bytes()[8 - width..].to_vec();
    let build = |offsets: &[usize]| {
        let mut index = number(count);
        for ((.., symbols), offset) in members.iter().zip(offsets) {
            symbols.iter().for_each(|_| index.extend(number(*offset)));
        }
        index.extend_from_slice(&symbols);
        let mut out = b"!<arch>\n".to_vec();
        member(&mut out, if wide { "/SYM64/" } else { "/" }, &index);
        member(&mut out, "//", names.as_bytes());
        let mut at = 0;
        let mut offsets = Vec::new();
        for (name, content, _) in members {
            offsets.push(member(&mut out, &format!("/{at}"), content));
            at += name.len() + 2;
        }
        (out, offsets)
    };
    let (_, offsets) = build(&vec![0; members.len()]);
    build(&offsets).0
}

/// An archive as BSD writes it: long names stand before the content, the index is `__.SYMDEF`.
fn bsd(members: &[(&str, &[u8], &[&str])]) -> Vec<u8> {
    let build = |offsets: &[usize]| {
        let (mut ranlibs, mut strings) = (Vec::new(), Vec::new());
        for ((.., symbols), offset) in members.iter().zip(offsets) {
            for symbol in *symbols {
                ranlibs.extend((strings.len() as u32).to_le_bytes());
                ranlibs.extend((*offset as u32).to_le_bytes());
                strings.extend_from_slice(symbol.as_bytes());
                strings.push(0);
            }
        }
        let mut index = (ranlibs.len() as u32).to_le_bytes().to_vec();
        index.extend(ranlibs);
        index.extend((strings.len() as u32).to_le_bytes());
        index.extend(strings);
        let mut out = b"!<arch>\n".to_vec();
        member(&mut out, "__.SYMDEF", &index);
        let mut offsets = Vec::new();
        for (name, content, _) in members {
            let long = [name.as_bytes(), content].concat();
            offsets.push(member(&mut out, &format!("#1/{}", name.len()), &long));
        }
        (out, offsets)
    };
    let (_, offsets) = build(&vec![0; members.len()]);
    build(&offsets).0
}

/// An ELF object for x86-64 with these sections, of which a name may come twice.
fn elf(sections: &[(&str, &[u8])]) -> Vec<u8> {
    let mut strings = vec![0];
    let mut out = vec![0; 64];
    let mut headers: Vec<[u64; 4]> = vec![[0; 4]];
    for (name, content) in sections {
        headers.push([strings.len() as u64, 1, out.len() as u64, content.len() as u64]);
        strings.extend([name.as_bytes(), b"\0"].concat());
        out.extend_from_slice(content);
    }
    let title = strings.len() as u64;
    strings.extend_from_slice(b".shstrtab\0");
    headers.push([title, 3, out.len() as u64, strings.len() as u64]);
    out.extend(strings);
    out.resize(out.len().next_multiple_of(8), 0);
    let table = out.len() as u64;
    for [name, kind, offset, size] in &headers {
        out.extend((*name as u32).to_le_bytes());
        out.extend((*kind as u32).to_le_bytes());
        // Flags, address, place, size, links, alignment, size of an entry.
        for word in [0, 0, *offset, *size, 0, 1, 0] {
            out.extend(word.to_le_bytes());
        }
    }
    out[..16].copy_from_slice(b"\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0");
    out[16..18].copy_from_slice(&1u16.to_le_bytes());
    out[18..20].copy_from_slice(&62u16.to_le_bytes());
    out[20..24].copy_from_slice(&1u32.to_le_bytes());
    out[40..48].copy_from_slice(&table.to_le_bytes());
    out[52..54].copy_from_slice(&64u16.to_le_bytes());
    out[58..60].copy_from_slice(&64u16.to_le_bytes());
    out[60..62].copy_from_slice(&(headers.len() as u16).to_le_bytes());
    out[62..64].copy_from_slice(&(headers.len() as u16 - 1).to_le_bytes());
    out
}

fn names(parts: &Parts) -> Vec<&str> {
    parts.modules.iter().map(|part| part.name.as_str()).collect()
}

fn symbols(part: &Part) -> Vec<String> {
    let names = part.defines.iter().flatten();
    names.map(|name| String::from_utf8_lossy(name).into_owned()).collect()
}

const MEMBERS: &[(&str, &[u8], &[&str])] = &[
    ("a-name-of-more-than-fifteen-letters.o", ONE, &["one", "shared"]),
    ("lib.rmeta", b"rust\0\0\0\x0a metadata", &[]),
    ("two.o", TWO, &["two"]),
    ("notes.txt", b"define nothing", &[]),
    ("three.ll", b"define void @three() { ret void }\n", &["three"]),
];

#[test]
fn every_dialect_of_archives_gives_the_same_members() {
    for (dialect, bytes) in
        [("System V", gnu(MEMBERS, false)), ("64-bit index", gnu(MEMBERS, true)), ("BSD", bsd(MEMBERS))]
    {
        let found = take(&bytes);
        let long = "a-name-of-more-than-fifteen-letters.o";
        assert_eq!(names(&found), [long, "two.o", "three.ll"], "{dialect}");
        assert_eq!(symbols(&found.modules[0]), ["one", "shared"], "{dialect}");
        assert_eq!(symbols(&found.modules[1]), ["two"], "{dialect}");
        assert_eq!(found.modules[1].bytes, TWO, "{dialect}");
        assert_eq!(found.others, [("notes.txt".to_owned(), "of no known kind".to_owned())], "{dialect}");
        // From a file, of which not everything is read, it is the same.
        let from_file = parts_of_file(std::io::Cursor::new(&bytes), &no_files).unwrap();
        assert_eq!(from_file, found, "{dialect}");
    }
}

#[test]
fn an_archive_without_an_index_leaves_the_symbols_to_its_modules() {
    let found = take(&gnu(&[("one.o", ONE, &[])], false));
    assert_eq!(found.modules[0].defines, None);
    let names = defined_symbols(diag::FileId(0), "one.o", ONE).unwrap();
    // `hidden` is for other modules, `internal` and what is only declared are not.
    assert_eq!(names, [&b"shared"[..], b"one", b"concealed"]);
}

#[test]
fn a_thin_archive_asks_for_its_members() {
    let mut out = b"!<thin>\n".to_vec();
    member(&mut out, "//", b"sub/one.o/\nmissing.o/\n");
    let first = header("/0", ONE.len());
    out.extend(&first);
    let files = |name: &str| if name == "sub/one.o" { Ok(ONE.to_vec()) } else { Err("not there".to_owned()) };
    let found = parts(&out, &files).unwrap();
    assert_eq!((names(&found), found.modules[0].bytes.as_slice()), (vec!["sub/one.o"], ONE));
    out.extend(header("/11", 7));
    let wrong = PartsError::Malformed("its member `missing.o` cannot be read: not there".into());
    assert_eq!(parts(&out, &files), Err(wrong));
}

#[test]
fn objects_give_the_bitcode_of_their_sections() {
    let found = take(&elf(&[(".text", b"\xc3"), (".llvmbc", ONE), (".llvmcmd", b"-O3\0")]));
    assert_eq!((names(&found), found.modules[0].bytes.as_slice()), (vec![""], ONE));
    // What `ld -r` made of two objects, and a fat object for LTO.
    let merged = take(&elf(&[(".llvmbc", &[ONE, TWO].concat())]));
    assert_eq!(names(&merged), ["module 1", "module 2"]);
    assert_eq!(merged.modules[1].bytes, TWO);
    assert_eq!(take(&elf(&[(".llvm.lto", TWO)])).modules[0].bytes, TWO);
    // Machine code, and the section that `-fembed-bitcode=marker` leaves.
    for none in [elf(&[(".text", b"\xc3")]), elf(&[(".llvmbc", b"\0")])] {
        assert_eq!(take(&none).modules, []);
        assert_eq!(take(&none).others[0].1, "an ELF object without LLVM bitcode");
    }
}

#[test]
fn modules_behind_each_other_share_the_table_of_names_that_follows() {
    // `llvm-cat two.bc one.bc`: identification and module twice, then one table of names.
    let both = take(include_bytes!("files/both.bc"));
    let defined: Vec<_> = both
        .modules
        .iter()
        .map(|part| defined_symbols(diag::FileId(0), "both", &part.bytes).expect("each is a whole module"))
        .collect();
    let text = |list: &[&str]| list.iter().map(|name| name.as_bytes().to_vec()).collect::<Vec<_>>();
    assert_eq!(defined, [text(&["two"]), text(&["shared", "one", "concealed"])]);
}

#[test]
fn what_is_damaged_is_told_and_takes_little_memory() {
    let whole = gnu(MEMBERS, false);
    // Each byte of headers and tables changed, and the file cut everywhere near them.
    for at in (0..whole.len()).filter(|at| *at < 400 || at % 61 == 0) {
        for value in [0, b' ', b'9', 0xff] {
            let mut bytes = whole.clone();
            bytes[at] = value;
            if let Ok(parts) = parts(&bytes, &no_files) {
                let total: usize = parts.modules.iter().map(|part| part.bytes.len()).sum();
                assert!(total <= 4 * bytes.len());
            }
        }
        let _ = parts(&whole[..at], &no_files);
    }
    let error = parts(&whole[..whole.len() - 20], &no_files).unwrap_err();
    assert!(matches!(error, PartsError::Malformed(why) if why.starts_with("malformed archive")));
    // A thousand sections that are the same bytes.
    let mut sections = vec![(".llvmbc", ONE)];
    sections.resize(1000, (".llvmbc", b""));
    let mut object = elf(&sections);
    let table = u64::from_le_bytes(object[40..48].try_into().unwrap()) as usize;
    for section in 2..=1000 {
        let from = table + 64 + 24;
        object.copy_within(from..from + 16, table + section * 64 + 24);
    }
    let error = parts(&object, &no_files).unwrap_err();
    assert!(matches!(error, PartsError::Malformed(why) if why.contains("overlap")));
}
