//! The bitcode reader: the module is that of the text, damage is a diagnostic, versions are told apart. How the files
//! were made stands in `bitcode/README.md`.

use diag::FileId;
use ir::{MdData, Module};
use reader::Input;

const FIXTURES: [(&str, &[u8], &[u8]); 4] = [
    ("features-22", include_bytes!("bitcode/features-22.bc"), include_bytes!("bitcode/features-22.ll")),
    ("features-19", include_bytes!("bitcode/features-19.bc"), include_bytes!("bitcode/features-19.ll")),
    ("debug-22", include_bytes!("bitcode/debug-22.bc"), include_bytes!("bitcode/debug-22.ll")),
    ("debug-19", include_bytes!("bitcode/debug-19.bc"), include_bytes!("bitcode/debug-19.ll")),
];

fn read(bytes: &[u8]) -> Input {
    reader::read(FileId(0), "input", bytes)
}

fn complete(bytes: &[u8]) -> Module {
    let input = read(bytes);
    assert!(input.is_complete(), "{:?}", input.diagnostics);
    input.module
}

/// The first complaint: its code and message.
fn complaint(bytes: &[u8]) -> (String, String) {
    let input = read(bytes);
    let first = input.diagnostics.first().expect("the input is at fault");
    assert!(first.place.span.is_some(), "a fault has a place");
    (first.code.name.to_owned(), first.message.clone())
}

/// The text of a module, without the order in which types, attributes and metadata are numbered: nodes are written
/// where they are used, three deep.
fn canonical(text: &str) -> Vec<String> {
    let is_node = |line: &str| line.starts_with('!') && line[1..].starts_with(|c: char| c.is_ascii_digit());
    let nodes: Vec<(&str, &str)> =
        text.lines().filter(|line| is_node(line)).filter_map(|line| line.split_once(" = ")).collect();
    let mut lines = Vec::new();
    for line in text.lines().filter(|line| !is_node(line) && !line.is_empty()) {
        // A location is a node in the text and a record in bitcode; another test compares them.
        let mut line = line.split_once(", !dbg ").map_or(line, |(line, _)| line).to_owned();
        for depth in 0..3 {
            line = expand(&line, &nodes, depth);
        }
        if line.starts_with("attributes #") {
            let mut words: Vec<&str> = line.split(' ').collect();
            words.sort_unstable();
            line = words.join(" ");
        }
        lines.push(line);
    }
    let types = |line: &String| !line.starts_with('%');
    let first = lines.iter().position(|line| line.starts_with('%')).unwrap_or(0);
    let len = lines[first..].iter().position(types).unwrap_or(0);
    lines[first..first + len].sort_unstable();
    lines
}

fn expand(line: &str, nodes: &[(&str, &str)], depth: usize) -> String {
    let mut out = String::new();
    let mut rest = line;
    while let Some(at) = rest.find('!') {
        let digits = rest[at + 1..].bytes().take_while(u8::is_ascii_digit).count();
        let (name, behind) = rest[at..].split_at(digits + 1);
        out.push_str(&rest[..at]);
        match nodes.iter().find(|(node, _)| digits > 0 && *node == name) {
            Some((_, text)) if depth < 2 => out.push_str(text),
            Some(_) => out.push_str("!…"),
            None => out.push_str(name),
        }
        rest = behind;
    }
    out + rest
}

#[test]
fn bitcode_gives_the_module_of_its_text() {
    for (name, bitcode, text) in &FIXTURES {
        let (from_bitcode, from_text) = (complete(bitcode), complete(text));
        let print = |module: &Module| canonical(&ir::print::module(module));
        for (ours, expected) in print(&from_bitcode).iter().zip(print(&from_text)) {
            assert_eq!(*ours, expected, "{name}");
        }
        assert_eq!(print(&from_bitcode).len(), print(&from_text).len(), "{name}");
    }
}

#[test]
fn modules_from_bitcode_are_sound() {
    for (name, bitcode, _) in FIXTURES {
        let found = ir::verify::module(&complete(bitcode));
        assert!(found.is_empty(), "{name}: {found:?}");
    }
}

/// Line, column, function and file of each instruction of the kernel, through inlining; and its debug records.
fn locations(module: &Module) -> Vec<String> {
    let id = module.env.find_global("kernel").expect("the file defines it");
    let body = module.body(id).expect("the file defines it");
    let mut list = Vec::new();
    for &block in &body.layout {
        for &inst in &body.blocks[block].insts {
            let location = body.insts[inst].loc.expand().and_then(|loc| module.env.location(body, loc));
            let mut next = location;
            while let Some(at) = next {
                let node = |id, key| {
                    let node = module.env.metadata.as_node(id).expect("a scope is a node");
                    module.env.metadata.field_str(node, key).map(|text| module.env.strings.text(text))
                };
                let function = module.env.scope_subprogram(at.scope).expect("every scope has one");
                let file = module.env.scope_file(at.scope).and_then(|file| module.env.file_ref(file));
                let file = file.expect("every scope has one");
                let sum = file
                    .checksum
                    .map(|(kind, sum)| (module.env.strings.text(kind), module.env.strings.text(sum)));
                list.push(format!(
                    "{}:{} in {:?} of {} {:?}",
                    at.line,
                    at.column,
                    node(function, ir::MdKey::Name),
                    module.env.strings.text(file.filename),
                    sum,
                ));
                next = at.inlined_at.and_then(|at| module.env.location_node(at));
            }
            for record in body.debug_records.get(&inst).into_iter().flatten() {
                let operands = record.operands.iter().map(|operand| match operand {
                    ir::MdOperand::Md(id) => match module.env.metadata.get(*id) {
                        MdData::Node(node) => node.kind.name().to_owned(),
                        other => format!("{other:?}"),
                    },
                    other => format!("{other:?}"),
                });
                list.push(format!("{:?} {}", record.kind, operands.collect::<Vec<_>>().join(", ")));
            }
        }
    }
    list
}

#[test]
fn debug_information_names_the_same_places_as_that_of_the_text() {
    for (name, bitcode, text) in &FIXTURES[2..] {
        let found = locations(&complete(bitcode));
        assert_eq!(found, locations(&complete(text)), "{name}");
        let place =
            "11:9 in Some(\"inner\") of debug.c Some((\"CSK_MD5\", \"0123456789abcdef0123456789abcdef\"))";
        assert!(found.iter().any(|line| line == place), "{name}: {found:?}");
        // Debug records are older than LLVM 19's bitcode of them, which has calls of intrinsics.
        assert!(
            *name != "debug-22" || found.iter().any(|line| line.starts_with("Value ArgList")),
            "{found:?}"
        );
    }
}

#[test]
fn a_wrapper_changes_nothing() {
    let (_, bitcode, _) = FIXTURES[0];
    let mut wrapped = vec![0xde, 0xc0, 0x17, 0x0b, 0, 0, 0, 0, 20, 0, 0, 0];
    wrapped.extend_from_slice(&(bitcode.len() as u32).to_le_bytes());
    wrapped.extend_from_slice(&[7, 0, 0, 0]);
    wrapped.extend_from_slice(bitcode);
    wrapped.extend_from_slice(&[0; 12]);
    let print = |bytes: &[u8]| ir::print::module(&complete(bytes));
    assert_eq!(print(&wrapped), print(bitcode));
}

/// Writes a bitstream for the cases that no tool writes.
struct Writer {
    bits: Vec<bool>,
    open: Vec<usize>,
}

impl Writer {
    fn new() -> Self {
        let mut writer = Writer { bits: Vec::new(), open: Vec::new() };
        for byte in *b"BC\xc0\xde" {
            writer.fixed(u64::from(byte), 8);
        }
        writer
    }

    fn fixed(&mut self, value: u64, width: usize) {
        self.bits.extend((0..width).map(|bit| value >> bit & 1 == 1));
    }

    fn vbr(&mut self, mut value: u64, width: usize) {
        let high = 1 << (width - 1);
        while value >= high {
            self.fixed(value & (high - 1) | high, width);
            value >>= width - 1;
        }
        self.fixed(value, width);
    }

    fn align(&mut self) {
        while !self.bits.len().is_multiple_of(32) {
            self.bits.push(false);
        }
    }

    /// Abbreviations have two bits outside and four in every block.
    fn width(&self) -> usize {
        if self.open.is_empty() { 2 } else { 4 }
    }

    fn begin(&mut self, block: u64) {
        self.fixed(1, self.width());
        self.vbr(block, 8);
        self.vbr(4, 4);
        self.align();
        self.open.push(self.bits.len());
        self.fixed(0, 32);
    }

    fn end(&mut self) {
        self.fixed(0, 4);
        self.align();
        let start = self.open.pop().expect("a block is open");
        let words = (self.bits.len() - start - 32) / 32;
        for bit in 0..32 {
            self.bits[start + bit] = words >> bit & 1 == 1;
        }
    }

    fn record(&mut self, code: u64, ops: &[u64]) {
        self.fixed(3, 4);
        self.vbr(code, 6);
        self.vbr(ops.len() as u64, 6);
        ops.iter().for_each(|&op| self.vbr(op, 6));
    }

    fn producer(&mut self, name: &str) {
        self.begin(13);
        let chars: Vec<u64> = name.bytes().map(u64::from).collect();
        self.record(1, &chars);
        self.record(2, &[0]);
        self.end();
    }

    fn bytes(mut self) -> Vec<u8> {
        self.align();
        let byte = |bits: &[bool]| (0..).zip(bits).map(|(n, &bit)| u8::from(bit) << n).sum();
        self.bits.chunks(8).map(byte).collect()
    }
}

/// A module of LLVM 22 with that content.
fn module(content: impl FnOnce(&mut Writer)) -> Vec<u8> {
    let mut writer = Writer::new();
    writer.producer("LLVM22.1.0");
    writer.begin(8);
    writer.record(1, &[2]);
    content(&mut writer);
    writer.end();
    writer.bytes()
}

#[test]
fn producers_outside_of_the_known_versions_are_named() {
    let of = |producer: &str| {
        let mut writer = Writer::new();
        writer.producer(producer);
        writer.begin(8);
        writer.record(1, &[2]);
        writer.end();
        writer.bytes()
    };
    assert!(read(&of("LLVM22.1.0-rust-1.96.0-stable")).is_complete());
    assert!(read(&of("LLVM5.0.0")).is_complete());
    for (producer, words) in [("LLVM23.0.0git", "newer than LLVM 22"), ("LLVM2.9", "older than LLVM 5")] {
        let (code, message) = complaint(&of(producer));
        assert_eq!(code, "unsupported");
        assert!(message.contains(producer) && message.contains(words), "{message}");
    }
}

#[test]
fn what_is_not_known_is_named_and_not_skipped() {
    for (bytes, words) in [
        (module(|w| w.record(99, &[1])), "record of the unknown kind 99"),
        (
            module(|w| {
                w.begin(77);
                w.end();
            }),
            "block of the unknown kind 77",
        ),
        (
            module(|w| {
                w.begin(17);
                w.record(60, &[]);
                w.end();
            }),
            "unknown record 60",
        ),
        (
            module(|w| {
                w.begin(15);
                w.record(200, &[0]);
                w.end();
            }),
            "record of the unknown kind 200",
        ),
    ] {
        let (code, message) = complaint(&bytes);
        assert_eq!(code, "unsupported");
        assert!(message.contains(words), "{message}");
    }
}

/// A module with the types `i64` (0) and `[1 x …]` around it, and variables of constants that `constants` writes.
fn with_constants(constants: impl FnOnce(&mut Writer), init: u64) -> Vec<u8> {
    module(|w| {
        w.begin(17);
        w.record(1, &[1]);
        w.record(7, &[64]);
        w.end();
        // Name, type, constant and explicit, initialiser and one, linkage, alignment, section.
        w.record(7, &[0, 0, 0, 3, init + 1, 3, 0, 0]);
        w.begin(11);
        w.record(1, &[0]);
        constants(w);
        w.end();
    })
}

#[test]
fn constants_refer_to_later_ones_but_not_to_themselves_or_without_end() {
    // Value 0 is the variable; each constant adds the next to itself.
    let chain = |len: u64| {
        with_constants(
            |w| {
                for n in 1..len {
                    w.record(10, &[0, n + 1, n + 1]);
                }
                w.record(4, &[6]);
            },
            1,
        )
    };
    assert!(read(&chain(200)).is_complete());
    assert_eq!(complaint(&chain(100_000)).0, "too-deep");
    let cycle = with_constants(|w| w.record(10, &[0, 1, 1]), 1);
    assert_eq!(complaint(&cycle).0, "too-deep");
    assert_eq!(complaint(&with_constants(|w| w.record(4, &[6]), 50)).0, "syntax");
}

#[test]
fn types_that_contain_themselves_are_refused() {
    let bytes = module(|w| {
        w.begin(17);
        w.record(19, &[u64::from(b's')]);
        w.record(20, &[0, 1]);
        w.record(11, &[2, 0]);
        w.end();
    });
    let (code, message) = complaint(&bytes);
    assert_eq!(code, "invalid-ir");
    assert!(message.contains("contains itself"), "{message}");
}

#[test]
fn numbers_that_the_file_has_no_room_for_allocate_nothing() {
    const HUGE: u64 = u64::MAX >> 1;
    for bytes in [
        // Elements of an array, and of a record.
        module(|w| {
            w.begin(17);
            w.fixed(3, 4);
            w.vbr(11, 6);
            w.vbr(HUGE, 6);
            w.end();
        }),
        // Blocks of a function, metadata far away, a type far away.
        module(|w| {
            w.begin(17);
            w.record(2, &[]);
            w.record(21, &[0, 0]);
            w.end();
            w.record(8, &[0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);
            w.begin(12);
            w.record(1, &[HUGE]);
            w.end();
        }),
        module(|w| {
            w.begin(15);
            w.record(3, &[HUGE]);
            w.end();
        }),
        module(|w| {
            w.begin(17);
            w.record(11, &[HUGE, HUGE]);
            w.end();
        }),
    ] {
        assert_eq!(complaint(&bytes).0, "syntax");
    }
}

struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n.max(1) as u64) as usize
    }
}

#[test]
fn damaged_bitcode_is_told_and_never_a_panic() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let (mut accepted, mut refused) = (0, 0);
    for (_, bitcode, _) in FIXTURES {
        for round in 0..400 {
            let mut bytes = bitcode.to_vec();
            if round % 8 == 0 {
                bytes.truncate(random.below(bytes.len()));
            }
            for _ in 0..1 + random.below(4) {
                let at = random.below(bytes.len());
                if let Some(byte) = bytes.get_mut(at).filter(|_| at >= 4) {
                    *byte ^= 1 << random.below(8);
                }
            }
            let input = read(&bytes);
            if !input.is_complete() {
                refused += 1;
                continue;
            }
            accepted += 1;
            if ir::verify::module(&input.module).is_empty() {
                ir::print::module(&input.module);
            }
        }
    }
    // Damage of names, numbers and flags can go unnoticed; most cannot.
    assert!(accepted > 50 && refused > 400, "{accepted} accepted, {refused} refused");
}
