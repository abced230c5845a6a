//! Reads damaged copies of files: `mutate SEED SECONDS FILE…`. A panic ends it, with the damaged text in `mutate.ll`.
//!
//! The damage is of the kinds that find faults in parsers: bytes changed, lines lost, doubled and exchanged between files,
//! numbers made huge, text cut off.

#![allow(clippy::print_stdout, reason = "a tool for the developer of the reader")]

use std::time::{Duration, Instant};

struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n.max(1) as u64) as usize
    }
}

fn damage(text: &mut Vec<u8>, other: &[u8], random: &mut Random) {
    const WORDS: &[&str] = &[
        "4294967295",
        "18446744073709551616",
        "-1",
        "undef",
        "poison",
        "zeroinitializer",
        "ptr",
        "i8388607",
        "{",
        "}",
        "(",
        ")",
        "<",
        ">",
        "[",
        "]",
        "!0",
        "%0",
        "@0",
        "#0",
        "label %0",
        "metadata",
        "null",
        "token",
        "void",
        "...",
        "\"",
        "align 3",
        "!DIExpression(",
        "x86_fp80",
        "[0 x i8]",
        "<vscale x 4 x i32>",
        "blockaddress(@f, %0)",
        "getelementptr (i8, ptr null, i64 1)",
        "splat (i32 1)",
        "%x",
        "i32",
        "float",
        "*",
        "0x7FF0000000000001",
    ];
    if text.is_empty() {
        return;
    }
    let at = random.below(text.len());
    let line = |text: &[u8], at: usize| {
        let start = text[..at].iter().rposition(|&b| b == b'\n').map_or(0, |n| n + 1);
        let end = text[at..].iter().position(|&b| b == b'\n').map_or(text.len(), |n| at + n + 1);
        start..end
    };
    match random.below(8) {
        0 => text[at] = random.below(256) as u8,
        1 => {
            let word_end =
                text[at..].iter().position(|b| b" ,)\n".contains(b)).map_or(text.len(), |n| at + n);
            let word = WORDS[random.below(WORDS.len())];
            text.splice(at..word_end, word.bytes());
        }
        2 => {
            text.drain(line(text, at));
        }
        3 => {
            let copy = text[line(text, at)].to_vec();
            let to = random.below(text.len());
            let to = line(text, to).start;
            text.splice(to..to, copy);
        }
        4 if !other.is_empty() => {
            let from = line(other, random.below(other.len()));
            let to = line(text, at);
            text.splice(to, other[from].iter().copied());
        }
        5 => text.truncate(at),
        6 => {
            let word = WORDS[random.below(WORDS.len())];
            text.splice(at..at, word.bytes());
        }
        _ => {
            let end = (at + 1 + random.below(6)).min(text.len());
            text.drain(at..end);
        }
    }
}

fn main() -> std::io::Result<()> {
    let args: Vec<String> = std::env::args().collect();
    let mut random = Random(args[1].parse::<u64>().unwrap_or(1).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let limit = Duration::from_secs(args[2].parse().unwrap_or(10));
    let files: Vec<Vec<u8>> = args[3..]
        .iter()
        .filter_map(|path| std::fs::read(path).ok())
        .filter(|text| text.len() < 60_000)
        .collect();
    let (start, mut count, mut complete, mut slowest) = (Instant::now(), 0u64, 0u64, Duration::ZERO);
    while start.elapsed() < limit {
        let mut text = files[random.below(files.len())].clone();
        for _ in 0..1 + random.below(3) {
            let other = random.below(files.len());
            damage(&mut text, &files[other], &mut random);
        }
        let began = Instant::now();
        let result = std::panic::catch_unwind(|| {
            let input = reader::read(diag::FileId(0), "mutated", &text);
            if input.is_complete() {
                std::hint::black_box(ir::print::module(&input.module));
            }
            input.is_complete()
        });
        slowest = slowest.max(began.elapsed());
        match result {
            Ok(ok) => complete += u64::from(ok),
            Err(_) => {
                std::fs::write("mutate.ll", &text)?;
                println!("panic after {count} files, text in mutate.ll");
                std::process::exit(1);
            }
        }
        count += 1;
    }
    println!("{count} damaged files, {complete} of them still modules, slowest {slowest:?}");
    Ok(())
}
