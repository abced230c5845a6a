//! Inputs that no compiler writes: cut off, with words dropped or exchanged, with huge numbers, nested without end. Any of them
//! ends in a report; a panic of a stage, which the library face turns into `internal`, fails the test.

#[path = "../../../fuzz/src/entry.rs"]
mod entry;

use std::fmt::Write;
use std::path::Path;

/// The seeds of a corpus, in a fixed order.
fn seeds(name: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus").join(name);
    let files = std::fs::read_dir(&folder).expect("the corpus is in the repository");
    let mut paths: Vec<_> = files.map(|file| file.expect("the folder is readable").path()).collect();
    paths.sort();
    paths.into_iter().map(|path| std::fs::read(path).expect("a corpus file is readable")).collect()
}

/// Where words begin and end; everything else is a word of one byte.
fn words(text: &[u8]) -> Vec<std::ops::Range<usize>> {
    let part = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'.' | b'%' | b'@' | b'!' | b'#');
    let mut words = Vec::new();
    let mut at = 0;
    while at < text.len() {
        let len = text[at..].iter().take_while(|&&b| part(b)).count().max(1);
        words.push(at..at + len);
        at += len;
    }
    words
}

fn replaced(text: &[u8], range: &std::ops::Range<usize>, by: &[u8]) -> Vec<u8> {
    [&text[..range.start], by, &text[range.end..]].concat()
}

/// Each seed cut off at many places, and with each of many words dropped, doubled, or exchanged for something absurd.
fn mutate(name: &str, step: usize, entry: fn(&[u8])) {
    const ABSURD: &[&[u8]] = &[
        b"4294967295",
        b"18446744073709551616",
        b"-1",
        b"0",
        b"%0",
        b"@x",
        b"ptr",
        b"{",
        b"(",
        b"\xff",
        b".b64",
    ];
    for seed in seeds(name) {
        for end in (0..seed.len()).step_by(step * 3) {
            entry(&seed[..end]);
        }
        for (at, word) in words(&seed).iter().enumerate().filter(|(at, _)| at % step == 0) {
            entry(&replaced(&seed, word, b""));
            entry(&replaced(&seed, word, &seed[word.clone()].repeat(2)));
            entry(&replaced(&seed, word, ABSURD[at / step % ABSURD.len()]));
        }
    }
}

#[test]
fn mutated_llvm_ir_ends_in_a_report() {
    mutate("llvm", 3, entry::llvm);
}

#[test]
fn mutated_ptx_ends_in_a_report() {
    mutate("ptx", 2, entry::ptx);
}

#[test]
fn deep_nesting_in_llvm_ir_is_refused() {
    let nested = |open: &str, middle: &str, close: &str| {
        format!("{}{middle}{}", open.repeat(100_000), close.repeat(100_000))
    };
    let mut chain = String::from("%t0 = type { i32 }\n");
    for n in 1..20_000 {
        let _ = writeln!(chain, "%t{n} = type {{ %t{} }}", n - 1);
    }
    for text in [
        format!("@a = global {} zeroinitializer\n", nested("[1 x ", "i8", "]")),
        format!("@a = global {} zeroinitializer\n", nested("{ ", "i8", " }")),
        format!("@a = global ptr {}\n", nested("inttoptr (i64 ptrtoint (ptr ", "null", " to i64) to ptr)")),
        format!("!0 = {}\n", nested("!{", "", "}")),
        format!("{chain}@a = global %t19999 zeroinitializer\n"),
        "%a = type { %a }\n@a = global %a zeroinitializer\n".into(),
        "%a = type { [2 x %b] }\n%b = type { %a }\n@a = global %a zeroinitializer\n".into(),
        "define void @f() {\n  br label %a\na:\n  br label %a\n".repeat(1000),
    ] {
        entry::llvm(text.as_bytes());
    }
}

#[test]
fn huge_numbers_in_llvm_ir_cost_no_memory() {
    for text in [
        "@a = global [18446744073709551615 x i64] zeroinitializer\n@b = global ptr getelementptr ([4294967296 x [4294967296 x i64]], ptr @a, i64 4294967295, i64 4294967295, i64 4294967295)\n",
        "define <4294967295 x i8> @f(<1000000000 x i1> %v) {\n  ret <4294967295 x i8> zeroinitializer\n}\n",
        "define i8388607 @f(i8388607 %a) {\n  %b = mul i8388607 %a, 12345678901234567890123456789012345678901234567890\n  ret i8388607 %b\n}\n",
        "define void @f(ptr %p) {\n  %a = alloca [1000000000000 x i8], align 4294967296\n  store [100000000 x i64] zeroinitializer, ptr %p\n  ret void\n}\n",
        "define void @f(ptr %p) {\n  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 -1, i1 false)\n  ret void\n}\ndeclare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n",
        "!4294967295 = !{}\n!18446744073709551616 = !{!4294967295}\n",
        "define void @f(i32 %x) {\n  %4294967295 = add i32 %x, 1\n  ret void\n}\n",
        "@0 = addrspace(16777215) global i8 0\n@1 = addrspace(99999999999) global i8 0\n",
    ] {
        entry::llvm(text.as_bytes());
    }
}

#[test]
fn deep_nesting_and_huge_numbers_in_ptx_are_refused_or_cheap() {
    let head = ".version 8.0\n.target sm_80\n.address_size 64\n";
    let body = |text: &str| format!("{head}.entry k (.param .u64 p) {{\n{text}\n}}\n");
    for text in [
        body(&format!("{}{}", "{".repeat(100_000), "}".repeat(100_000))),
        body(".reg .b32 %r<4294967295>;\nmov.u32 %r4294967294, 1;"),
        body(".reg .b32 %r<99999999999999999999>;"),
        body(&format!(".reg .b32 a;\nmov.u32 a, {}1{};", "(".repeat(100_000), ")".repeat(100_000))),
        body(&format!(".reg .b32 a;\nmov.u32 a, {}1;", "-".repeat(100_000))),
        format!(
            "{head}.global .align 4 .b8 a[18446744073709551615];\n.global .b8 b[4294967296][4294967296];\n"
        ),
        format!("{head}.global .align 99999999999 .b8 a[4] = {{1,2,3,4,5,6,7}};\n"),
        format!("{head}.global .b8 a[4] = {}1{};\n", "{".repeat(100_000), "}".repeat(100_000)),
        body(&"/*".repeat(100_000)),
    ] {
        entry::ptx(text.as_bytes());
    }
}
