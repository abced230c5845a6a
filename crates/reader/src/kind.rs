//! What kind of file it is, by its content. Names and extensions are not looked at.

use std::fmt;

/// The kind of a file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// LLVM IR as text.
    Text,
    /// LLVM bitcode.
    Bitcode,
    /// LLVM bitcode in the wrapper that Darwin uses.
    WrappedBitcode,
    /// An `ar` archive (System V or BSD): `.a`, `.rlib`.
    Archive,
    /// An `ar` archive that only names its members.
    ThinArchive,
    /// An ELF object.
    Elf,
    /// PTX text.
    Ptx,
    /// None of these.
    Unknown,
}

impl Kind {
    /// The kind of a file with this content.
    pub fn of(bytes: &[u8]) -> Kind {
        match bytes {
            [b'B', b'C', 0xc0, 0xde, ..] => Kind::Bitcode,
            [0xde, 0xc0, 0x17, 0x0b, ..] => Kind::WrappedBitcode,
            [0x7f, b'E', b'L', b'F', ..] => Kind::Elf,
            _ if bytes.starts_with(b"!<arch>\n") => Kind::Archive,
            _ if bytes.starts_with(b"!<thin>\n") => Kind::ThinArchive,
            _ => text_kind(bytes),
        }
    }
}

/// LLVM text or PTX: decided by the first thing that is neither space nor comment.
fn text_kind(bytes: &[u8]) -> Kind {
    // A NUL may stand at the end (PTX that was made for the driver), not among the text.
    let head = &bytes[..bytes.len().min(4096)];
    let text = head.trim_ascii_end();
    let text = text.strip_suffix(b"\0").unwrap_or(text);
    if text.contains(&0) {
        return Kind::Unknown;
    }
    let mut rest = bytes;
    let mut slashes = false;
    loop {
        rest = rest.trim_ascii_start();
        let behind = |mark: &[u8]| memchr::memmem::find(rest, mark).map(|at| &rest[at + mark.len()..]);
        let next = match rest {
            // An empty module is a module, as for LLVM; comments in PTX's style alone are PTX.
            [] if slashes => return Kind::Ptx,
            [] => return Kind::Text,
            [b'/', b'/', ..] => {
                slashes = true;
                behind(b"\n")
            }
            [b'/', b'*', ..] => behind(b"*/"),
            [b';', ..] => behind(b"\n"),
            _ => break,
        };
        rest = next.unwrap_or(b"");
    }
    const DIRECTIVES: &[&[u8]] =
        &[b".version", b".target", b".address_size", b".visible", b".entry", b".func"];
    if DIRECTIVES.iter().any(|directive| rest.starts_with(directive)) {
        return Kind::Ptx;
    }
    match rest[0] {
        b'@' | b'%' | b'!' | b'$' | b'^' | b'"' | b'#' => Kind::Text,
        b if b.is_ascii_alphabetic() => Kind::Text,
        _ => Kind::Unknown,
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::Text => "LLVM IR text",
            Kind::Bitcode => "LLVM bitcode",
            Kind::WrappedBitcode => "wrapped LLVM bitcode",
            Kind::Archive => "an archive",
            Kind::ThinArchive => "a thin archive",
            Kind::Elf => "an ELF object",
            Kind::Ptx => "PTX",
            Kind::Unknown => "of no known kind",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn content_decides() {
        for (bytes, kind) in [
            (&b"BC\xc0\xde123"[..], Kind::Bitcode),
            (b"\xde\xc0\x17\x0b", Kind::WrappedBitcode),
            (b"!<arch>\nabc", Kind::Archive),
            (b"!<thin>\n", Kind::ThinArchive),
            (b"\x7fELF\x02", Kind::Elf),
            (b"// made by\n/* x */ .version 7.0\n", Kind::Ptx),
            (b".version 7.0\n\0", Kind::Ptx),
            (b"; ModuleID = 'x'\nsource_filename", Kind::Text),
            (b"", Kind::Text),
            (b"!0 = !{}", Kind::Text),
            (b"\x00\x01", Kind::Unknown),
            (b"\xff\xfe", Kind::Unknown),
        ] {
            assert_eq!(Kind::of(bytes), kind, "{bytes:?}");
        }
    }
}
