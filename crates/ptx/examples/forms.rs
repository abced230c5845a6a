//! Measures the instruction table and the validator against a list of forms that an assembler was asked about.
//!
//! `forms FORMS.tsv [GROUP…]`: prints for each group how many legal forms are taken and how many illegal ones refused;
//! with groups named, also each form where the answers differ. The file has columns form, operands, group, context, verdict,
//! lowest version, targets, exceptions. Lists of register types, literals, special registers and directives have other
//! columns; they are told apart by their first line.

#![allow(clippy::print_stdout, reason = "a tool for the terminal")]

use diag::FileId;
use std::collections::BTreeMap;
use std::fmt::Write as _;

const TYPES: &[&str] = &[
    "b8", "b16", "b32", "b64", "b128", "u8", "u16", "u32", "u64", "s8", "s16", "s32", "s64", "f16", "f16x2",
    "f32", "f64", "pred",
];

#[derive(Default, Clone, Copy)]
struct Count {
    legal: u32,
    taken: u32,
    unknown: u32,
    early: u32,
    illegal: u32,
    refused: u32,
}

/// The operand signature with registers in the place of their types.
fn operands(signature: &str) -> String {
    let mut out = String::new();
    let mut used: BTreeMap<&str, u32> = BTreeMap::new();
    let bytes = signature.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        if bytes[at].is_ascii_alphabetic() || bytes[at] == b'_' || bytes[at] == b'%' {
            let end = at
                + signature[at..]
                    .find(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != '%')
                    .unwrap_or(signature.len() - at);
            let word = &signature[at..end];
            let before = at.checked_sub(1).map_or(b' ', |i| bytes[i]);
            // `{b32}x4` is a vector of four.
            if word.starts_with('x') && before == b'}' {
                let count: u32 = word[1..].parse().unwrap_or(1);
                let open = out.rfind('{').unwrap_or(0);
                let inner = out[open + 1..out.len() - 1].to_owned();
                let stem = inner.rsplit_once('_').map_or(inner.as_str(), |(stem, _)| stem).to_owned();
                out.truncate(open);
                let list: Vec<String> = (0..count).map(|i| format!("{stem}_{}", i % 8)).collect();
                let _ = write!(out, "{{{}}}", list.join(", "));
            } else if TYPES.contains(&word) && before != b'.' {
                let n = used.entry(word).or_insert(0);
                let _ = write!(out, "{word}_{}", *n % 8);
                *n += 1;
            } else {
                out.push_str(word);
            }
            at = end;
        } else if bytes[at].is_ascii_digit() {
            let end = at
                + signature[at..].find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(signature.len() - at);
            out.push_str(&signature[at..end]);
            at = end;
        } else {
            out.push(char::from(bytes[at]));
            at += 1;
        }
    }
    out
}

fn module(version: &str, target: &str, context: &str, body: &str) -> String {
    let mut text = format!(
        ".version {version}\n.target {target}\n.address_size 64\n\
         .global .align 16 .b32 gvar[64];\n.const .align 16 .b32 cvar[64];\n.shared .align 16 .b32 svar[64];\n\
         .global .texref tex0;\n.global .surfref srf0;\n.global .samplerref smp0;\n\
         .visible .entry kern2() {{ ret; }}\n\
         .func dfn0() {{ ret; }}\n.func dfn1(.param .b32 a) {{ ret; }}\n\
         .func (.param .b32 r) dfn2(.param .b32 a) {{ ret; }}\n.func (.param .b32 r) dfn4(.param .b32 a) {{ ret; }}\n\
         .func (.reg .b32 r) rfn(.reg .b32 a) {{ ret; }}\n\
         .func (.param .align 16 .b8 r[16]) vfn(.param .align 8 .b8 a[8]) {{ ret; }}\n\
         .visible .entry kern(.param .align 16 .b8 kpar[64]) {{\n.local .align 16 .b32 lvar[64];\n"
    );
    for ty in TYPES.iter().filter(|ty| body.contains(*ty)) {
        let list: Vec<String> = (0..8).map(|i| format!("{ty}_{i}")).collect();
        let _ = writeln!(text, ".reg .{ty} {};", list.join(", "));
    }
    let _ = writeln!(text, "{{ {context} {body} }}\nL: ret;\n}}");
    text
}

fn accepts(text: &str) -> (bool, bool) {
    let (module, findings) = ptx::parse(FileId(0), text.as_bytes());
    let unknown = module.functions.values().filter_map(|f| f.body.as_ref()).any(|b| !b.unknown.is_empty());
    let bad = findings.iter().any(diag::Diagnostic::is_error) || ptx::validate(module).1.is_none();
    (!bad, unknown)
}

fn lowest(target: &str) -> (u32, u32) {
    let version = target.parse::<ptx::Sm>().ok().and_then(ptx::Sm::lowest_version).unwrap_or_default();
    (u32::from(version.major), u32::from(version.minor))
}

fn parse_version(text: &str) -> (u32, u32) {
    let (major, minor) = text.trim_start_matches("<=").split_once('.').unwrap_or(("0", "0"));
    (major.parse().unwrap_or(0), minor.parse().unwrap_or(0))
}

fn before((major, minor): (u32, u32)) -> Option<(u32, u32)> {
    const LAST: &[(u32, u32)] = &[(2, 3), (3, 2), (4, 3), (5, 0), (6, 5), (7, 8), (8, 8)];
    if minor > 0 {
        return Some((major, minor - 1));
    }
    LAST.iter().copied().find(|(m, _)| m + 1 == major)
}

/// One line of the file.
struct Line<'a> {
    form: &'a str,
    signature: &'a str,
    context: &'a str,
    min: &'a str,
    targets: &'a str,
    exceptions: &'a str,
}

impl Line<'_> {
    fn body(&self) -> String {
        let end = if self.form.ends_with([';', ':', '}']) { "" } else { ";" };
        let name = if self.form.starts_with(".reg") && !self.form.contains(';') { " x" } else { "" };
        match self.signature.is_empty() {
            true => format!("{}{name}{end}", self.form),
            false => format!("{} {}{end}", self.form, operands(self.signature)),
        }
    }

    /// The context without the numbers that made its labels unique.
    fn context(&self) -> String {
        let mut out = String::new();
        let mut rest = self.context;
        while let Some(at) = rest.find(['P', 'T', 'L', 'M']) {
            let digits = rest[at + 1..].bytes().take_while(u8::is_ascii_digit).count();
            out.push_str(&rest[..=at]);
            rest = &rest[at + 1 + if digits > 3 { digits } else { 0 }..];
        }
        out + rest
    }

    fn tell(&self, what: &str, aloud: bool) {
        if aloud {
            println!(
                "{what}\t{}\t{}\t{}\t{}\t{}",
                self.form, self.signature, self.min, self.targets, self.exceptions
            );
        }
    }

    fn legal(&self, count: &mut Count, aloud: bool) {
        count.legal += 1;
        let body = self.body();
        let first = self.targets.split(',').next().unwrap_or("sm_75").trim_end_matches('+');
        let later = self.exceptions.strip_prefix("from ").and_then(|text| text.split_once(':'));
        let least = parse_version(later.map_or(self.min, |(version, _)| version)).max(lowest(first));
        let show = |(major, minor): (u32, u32)| format!("{major}.{minor}");
        let (fine, unknown) = accepts(&module(&show(least), first, &self.context(), &body));
        if fine {
            count.taken += 1;
        } else if unknown {
            count.unknown += 1;
            self.tell("UNKNOWN", aloud);
        } else {
            self.tell("REFUSED", aloud);
        }
        let earlier = before(least).filter(|&v| v >= lowest(first) && self.exceptions.is_empty());
        if !self.min.starts_with("<=")
            && let Some(earlier) = earlier
            && accepts(&module(&show(earlier), first, &self.context(), &body)).0
        {
            count.early += 1;
            self.tell("EARLY", aloud);
        }
    }

    fn illegal(&self, count: &mut Count, aloud: bool) {
        count.illegal += 1;
        let body = self.body();
        let targets = ["sm_75", "sm_90a", "sm_107a", "sm_120a"];
        if targets.iter().any(|target| accepts(&module("9.5", target, &self.context(), &body)).0) {
            self.tell("TAKEN", aloud);
        } else {
            count.refused += 1;
        }
    }
}

fn main() {
    let mut args = std::env::args().skip(1);
    let path = args.next().unwrap_or_default();
    let wanted: Vec<String> = args.collect();
    let text = std::fs::read_to_string(&path).unwrap_or_default();
    let first = text.lines().next().unwrap_or_default();
    match first.split('\t').nth(1) {
        Some("operands") if first.contains("targets") => forms(&text, &wanted),
        Some("operands") => literals(&text),
        Some("accepted mov types") => specials(&text),
        Some("item") => directives(&text, &wanted),
        _ => typing(&text),
    }
}

/// Counts agreement, and tells each disagreement.
struct Tally {
    agree: u32,
    differ: u32,
}

impl Tally {
    fn say(&mut self, what: &str, text: &str, legal: bool) {
        let taken = accepts(text).0;
        self.agree += u32::from(taken == legal);
        self.differ += u32::from(taken != legal);
        if taken != legal {
            println!("{}\t{what}", if taken { "TAKEN" } else { "REFUSED" });
        }
    }

    fn end(&self) {
        println!("{} agree, {} differ", self.agree, self.differ);
    }
}

fn typing(text: &str) {
    let mut tally = Tally { agree: 0, differ: 0 };
    for line in text.lines().skip(1) {
        let f: Vec<&str> = line.split('\t').collect();
        let [_, instruction, accepted, rejected, ..] = f[..] else { continue };
        for (types, legal) in [(accepted, true), (rejected, false)] {
            for ty in types.split(' ').filter(|ty| TYPES.contains(ty)) {
                let body = format!("{};", instruction.replace("xx", &format!("{ty}_7")));
                tally.say(&body, &module("9.5", "sm_100a", "", &body), legal);
            }
        }
    }
    tally.end();
}

fn literals(text: &str) {
    let mut tally = Tally { agree: 0, differ: 0 };
    for line in text.lines().skip(1) {
        let f: Vec<&str> = line.split('\t').collect();
        let [form, signature, verdict, ..] = f[..] else { continue };
        let line = Line { form, signature, context: "", min: "", targets: "", exceptions: "" };
        tally.say(&line.body(), &module("9.5", "sm_100a", "", &line.body()), verdict == "legal");
    }
    tally.end();
}

fn specials(text: &str) {
    let mut tally = Tally { agree: 0, differ: 0 };
    for line in text.lines().skip(1) {
        let f: Vec<&str> = line.split('\t').collect();
        let [register, accepted, rejected, min, targets, ..] = f[..] else { continue };
        let first = targets.split(',').next().unwrap_or("sm_75").trim_end_matches('+');
        let mov = |ty: &str| match ty.strip_prefix("v4.") {
            Some(of) => format!("mov.{ty} {{{of}_0, {of}_1, {of}_2, {of}_3}}, {register};"),
            None => format!("mov.{ty} {ty}_0, {register};"),
        };
        for (types, legal) in [(accepted, true), (rejected, false)] {
            for ty in types.split(' ').filter(|ty| !ty.is_empty()) {
                tally.say(&mov(ty), &module("9.5", "sm_100a", "", &mov(ty)), legal);
            }
        }
        let least = parse_version(min).max(lowest(first));
        if let (Some(ty), Some(early)) = (accepted.split(' ').next(), before(least))
            && !min.starts_with("<=")
            && early >= lowest(first)
            && !ty.is_empty()
        {
            let early = format!("{}.{}", early.0, early.1);
            tally.say(&format!("{early} {first} {}", mov(ty)), &module(&early, first, "", &mov(ty)), false);
        }
    }
    tally.end();
}

/// What stands at module scope, behind a kernel's name, or as a parameter.
fn directives(text: &str, wanted: &[String]) {
    let mut tally = Tally { agree: 0, differ: 0 };
    for line in text.lines().skip(1) {
        let f: Vec<&str> = line.split('\t').collect();
        let [group, item, verdict, ..] = f[..] else { continue };
        if !wanted.is_empty() && !wanted.iter().any(|w| w == group) {
            continue;
        }
        let body = match group {
            "perf-on-entry" => format!(".visible .entry k() {item} {{ ret; }}"),
            "perf-on-func" => format!(".func k() {item} {{ ret; }}"),
            "param-func" => format!(".visible .func k{item} {{ ret; }}"),
            "param-entry" => format!(".visible .entry k{item} {{ ret; }}"),
            "linkage-var" | "linkage-func" | "space-type" | "align" => item.to_owned(),
            "init" => format!(
                ".global .b32 g; .global .b32 h[4]; .const .b32 c; .shared .b32 s; .visible .func f() {{ ret; }}\n{item}"
            ),
            _ => continue,
        };
        let text = format!(".version 9.5\n.target sm_100a\n.address_size 64\n{body}\n");
        tally.say(&format!("{group}\t{item}"), &text, verdict == "legal");
    }
    tally.end();
}

fn forms(text: &str, wanted: &[String]) {
    let mut groups: BTreeMap<String, Count> = BTreeMap::new();
    for line in text.lines().skip(1) {
        let f: Vec<&str> = line.split('\t').collect();
        let [form, signature, group, context, verdict, min, targets, exceptions, ..] = f[..] else {
            continue;
        };
        let skipped = !wanted.is_empty() && !wanted.iter().any(|w| w == group);
        if skipped || matches!(context, "function body") || context.contains("texmode") {
            continue;
        }
        let line = Line { form, signature, context, min, targets, exceptions };
        let count = groups.entry(group.to_owned()).or_default();
        if verdict == "legal" {
            line.legal(count, !wanted.is_empty());
        } else {
            line.illegal(count, !wanted.is_empty());
        }
    }
    report(&groups);
}

fn report(groups: &BTreeMap<String, Count>) {
    println!(
        "{:18} {:>6} {:>6} {:>7} {:>6} | {:>6} {:>6}",
        "group", "legal", "taken", "no row", "early", "illeg.", "taken"
    );
    let print = |name: &str, c: &Count| {
        let wrong = c.illegal - c.refused;
        println!(
            "{name:18} {:6} {:6} {:7} {:6} | {:6} {wrong:6}",
            c.legal, c.taken, c.unknown, c.early, c.illegal
        );
    };
    let mut all = Count::default();
    for (group, c) in groups {
        print(group, c);
        all.legal += c.legal;
        all.taken += c.taken;
        all.unknown += c.unknown;
        all.early += c.early;
        all.illegal += c.illegal;
        all.refused += c.refused;
    }
    print("all", &all);
}
