//! Single changes to accepted files: types, modifiers, operands, targets, versions, declarations, state spaces.
//!
//! A change is a replacement of one stretch of a line, so that lines keep their numbers.

use super::verdict::Sample;

/// A small generator of numbers; equal seeds give equal changes.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below `end`, which is not 0.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 11) % end.max(1) as u64) as usize
    }

    pub(crate) fn pick<'a, T>(&mut self, list: &'a [T]) -> Option<&'a T> {
        list.get(self.below(list.len()))
    }
}

/// The kinds of change, each as likely as it stands here often.
const KINDS: [(&str, Change); 13] = [
    ("type", change_type),
    ("type", change_type),
    ("modifier dropped", drop_modifier),
    ("modifier added", add_modifier),
    ("modifier changed", change_modifier),
    ("operand changed", change_operand),
    ("operand changed", change_operand),
    ("operand dropped", drop_operand),
    ("operands swapped", swap_operands),
    ("target", change_target),
    ("version", change_version),
    ("declaration dropped", drop_declaration),
    ("space", change_space),
];

type Change = fn(&mut Dice, &[&str]) -> Option<(usize, String)>;

/// A number of changed files; `files` are short enough to be judged quickly.
pub(crate) fn samples(files: &[Sample], count: usize, seed: u64) -> Vec<Sample> {
    let mut dice = Dice::new(seed);
    let mut made = Vec::with_capacity(count);
    let mut tries = 0;
    while made.len() < count && tries < 20 * count && !files.is_empty() {
        tries += 1;
        let Some(file) = dice.pick(files) else { break };
        let Some((kind, change)) = dice.pick(&KINDS) else { break };
        let lines: Vec<&str> = file.text.lines().collect();
        let Some((at, line)) = change(&mut dice, &lines) else { continue };
        if lines[at] == line {
            continue;
        }
        let mut text = String::with_capacity(file.text.len() + 32);
        for (number, old) in lines.iter().enumerate() {
            text.push_str(if number == at { &line } else { old });
            text.push('\n');
        }
        made.push(Sample { name: format!("{} ({kind})", file.name), text });
    }
    made
}

/// A line that is an instruction: where its mnemonic starts and ends.
fn mnemonic(line: &str) -> Option<(usize, usize)> {
    let code = line.split("//").next()?;
    if !code.trim_end().ends_with(';') {
        return None;
    }
    let mut start = code.len() - code.trim_start().len();
    if code[start..].starts_with('@') {
        start += code[start..].find(char::is_whitespace)?;
        start += code[start..].len() - code[start..].trim_start().len();
    }
    let rest = &code[start..];
    if !rest.starts_with(|c: char| c.is_ascii_lowercase()) {
        return None;
    }
    let length = rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '.' || c == ':' || c == '_'))?;
    Some((start, start + length))
}

/// A random instruction: its line, and where its mnemonic is.
fn instruction(dice: &mut Dice, lines: &[&str]) -> Option<(usize, usize, usize)> {
    for _ in 0..20 {
        let at = dice.below(lines.len());
        if let Some((start, end)) = mnemonic(lines[at]) {
            return Some((at, start, end));
        }
    }
    None
}

fn with(line: &str, start: usize, end: usize, new: &str) -> String {
    format!("{}{new}{}", &line[..start], &line[end..])
}

const TYPES: [&str; 17] = [
    "b8", "b16", "b32", "b64", "u8", "u16", "u32", "u64", "s8", "s16", "s32", "s64", "f16", "f32", "f64",
    "pred", "b128",
];

fn change_type(dice: &mut Dice, lines: &[&str]) -> Option<(usize, String)> {
    // In an instruction, or in any declaration.
    let at = match dice.below(4) {
        0 => dice.below(lines.len()),
        _ => instruction(dice, lines)?.0,
    };
    let line = lines[at];
    let places: Vec<(usize, &str)> = line
        .match_indices('.')
        .filter_map(|(dot, _)| {
            let rest = &line[dot + 1..];
            let end = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
            TYPES.contains(&&rest[..end]).then_some((dot + 1, &rest[..end]))
        })
        .collect();
    let &(start, old) = dice.pick(&places)?;
    let new = dice.pick(&TYPES)?;
    Some((at, with(line, start, start + old.len(), new)))
}

/// The points of a mnemonic behind its first word.
fn modifiers(text: &str) -> Vec<(usize, usize)> {
    let mut parts = Vec::new();
    let mut at = 0;
    for (index, part) in text.split('.').enumerate() {
        if index > 0 {
            parts.push((at - 1, at + part.len()));
        }
        at += part.len() + 1;
    }
    parts
}

fn drop_modifier(dice: &mut Dice, lines: &[&str]) -> Option<(usize, String)> {
    let (at, start, end) = instruction(dice, lines)?;
    let parts = modifiers(&lines[at][start..end]);
    let &(from, to) = dice.pick(&parts)?;
    Some((at, with(lines[at], start + from, start + to, "")))
}

/// A modifier that some row of this word has.
fn token(dice: &mut Dice, word: &str) -> Option<&'static str> {
    let rows = ptx::isa::rows_of_word(word);
    let row = dice.pick(rows)?.get();
    let slot = dice.pick(row.slots)?;
    Some(dice.pick(slot.tokens)?.name())
}

fn add_modifier(dice: &mut Dice, lines: &[&str]) -> Option<(usize, String)> {
    let (at, start, end) = instruction(dice, lines)?;
    let text = &lines[at][start..end];
    let new = token(dice, text.split('.').next()?)?;
    let mut places: Vec<usize> = modifiers(text).iter().map(|&(from, _)| from).collect();
    places.push(text.len());
    let place = start + *dice.pick(&places)?;
    Some((at, with(lines[at], place, place, &format!(".{new}"))))
}

fn change_modifier(dice: &mut Dice, lines: &[&str]) -> Option<(usize, String)> {
    let (at, start, end) = instruction(dice, lines)?;
    let text = &lines[at][start..end];
    let new = token(dice, text.split('.').next()?)?;
    let parts = modifiers(text);
    let &(from, to) = dice.pick(&parts)?;
    Some((at, with(lines[at], start + from, start + to, &format!(".{new}"))))
}

/// The operands of an instruction: stretches between commas, brackets left whole.
fn operands(line: &str, from: usize) -> Vec<(usize, usize)> {
    let end = line.rfind(';').unwrap_or(line.len());
    let mut parts = Vec::new();
    let (mut depth, mut start) = (0i32, from);
    for (at, byte) in line.bytes().enumerate().take(end).skip(from) {
        match byte {
            b'[' | b'{' | b'(' => depth += 1,
            b']' | b'}' | b')' => depth -= 1,
            b',' if depth == 0 => {
                parts.push((start, at));
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push((start, end));
    let trimmed = parts.into_iter().map(|(start, end)| {
        let text = &line[start..end];
        let lead = text.len() - text.trim_start().len();
        (start + lead, (start + lead).max(start + text.trim_end().len()))
    });
    trimmed.filter(|(start, end)| end > start).collect()
}

const LITERALS: [&str; 12] = [
    "0",
    "1",
    "-1",
    "31",
    "0x80000000",
    "4294967296",
    "0f3F800000",
    "0d3FF0000000000000",
    "1.5",
    "_",
    "%tid.x",
    "%clock64",
];

fn change_operand(dice: &mut Dice, lines: &[&str]) -> Option<(usize, String)> {
    let (at, _, end) = instruction(dice, lines)?;
    let line = lines[at];
    let &(from, to) = dice.pick(&operands(line, end))?;
    let new = match dice.below(3) {
        0 => (*dice.pick(&LITERALS)?).to_owned(),
        _ => {
            let (other, _, end) = instruction(dice, lines)?;
            let &(from, to) = dice.pick(&operands(lines[other], end))?;
            lines[other][from..to].to_owned()
        }
    };
    Some((at, with(line, from, to, &new)))
}

fn drop_operand(dice: &mut Dice, lines: &[&str]) -> Option<(usize, String)> {
    let (at, _, end) = instruction(dice, lines)?;
    let line = lines[at];
    let mut parts = operands(line, end);
    if parts.is_empty() {
        return None;
    }
    parts.remove(dice.below(parts.len()));
    let list: Vec<&str> = parts.iter().map(|&(from, to)| &line[from..to]).collect();
    Some((at, format!("{} {};", &line[..end], list.join(", "))))
}

fn swap_operands(dice: &mut Dice, lines: &[&str]) -> Option<(usize, String)> {
    let (at, _, end) = instruction(dice, lines)?;
    let line = lines[at];
    let parts = operands(line, end);
    if parts.len() < 2 {
        return None;
    }
    let mut list: Vec<&str> = parts.iter().map(|&(from, to)| &line[from..to]).collect();
    let first = dice.below(list.len());
    let second = dice.below(list.len());
    list.swap(first, second);
    Some((at, format!("{} {};", &line[..end], list.join(", "))))
}

const TARGETS: [&str; 16] = [
    "sm_20", "sm_30", "sm_35", "sm_50", "sm_53", "sm_60", "sm_70", "sm_75", "sm_80", "sm_86", "sm_89",
    "sm_90", "sm_90a", "sm_100", "sm_100a", "sm_120a",
];

fn change_target(dice: &mut Dice, lines: &[&str]) -> Option<(usize, String)> {
    let at = lines.iter().position(|line| line.trim_start().starts_with(".target"))?;
    let start = lines[at].find("sm_")?;
    let rest = &lines[at][start..];
    let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(rest.len());
    Some((at, with(lines[at], start, start + end, dice.pick(&TARGETS)?)))
}

const VERSIONS: [&str; 26] = [
    "2.3", "3.0", "3.1", "3.2", "4.0", "4.1", "4.2", "4.3", "5.0", "6.0", "6.1", "6.2", "6.3", "6.4", "6.5",
    "7.0", "7.1", "7.4", "7.5", "7.8", "8.0", "8.1", "8.3", "8.6", "8.8", "9.0",
];

fn change_version(dice: &mut Dice, lines: &[&str]) -> Option<(usize, String)> {
    let at = lines.iter().position(|line| line.trim_start().starts_with(".version"))?;
    Some((at, format!(".version {}", dice.pick(&VERSIONS)?)))
}

fn drop_declaration(dice: &mut Dice, lines: &[&str]) -> Option<(usize, String)> {
    let declares = |line: &&str| {
        let line = line.trim();
        let label = line.ends_with(':') && !line.contains(char::is_whitespace);
        let words = [
            ".reg",
            ".global",
            ".shared",
            ".const",
            ".local",
            ".extern",
            ".param",
            ".weak .global",
            ".visible .global",
        ];
        label || (line.ends_with(';') && words.iter().any(|word| line.starts_with(word)))
    };
    let places: Vec<usize> = (0..lines.len()).filter(|&at| declares(&lines[at])).collect();
    Some((*dice.pick(&places)?, String::new()))
}

const SPACES: [&str; 7] = ["global", "shared", "local", "const", "param", "shared::cluster", "shared::cta"];

fn change_space(dice: &mut Dice, lines: &[&str]) -> Option<(usize, String)> {
    let at = match dice.below(4) {
        0 => dice.below(lines.len()),
        _ => {
            let memory = |line: &&str| {
                mnemonic(line).is_some() && SPACES[..5].iter().any(|s| line.contains(&format!(".{s}")))
            };
            let places: Vec<usize> = (0..lines.len()).filter(|&at| memory(&lines[at])).collect();
            *dice.pick(&places)?
        }
    };
    let line = lines[at];
    let old = SPACES[..5].iter().find(|space| line.contains(&format!(".{space}")))?;
    let start = line.find(&format!(".{old}"))? + 1;
    let rest = &line[start..];
    let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != ':').unwrap_or(rest.len());
    Some((at, with(line, start, start + end, dice.pick(&SPACES)?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_touches_one_line() {
        let text = ".version 7.0\n.target sm_80\n.entry k()\n{\n  .reg .b32 %r<3>;\n  add.s32 %r1, %r2, 1;\n  ret;\n}\n";
        let file = Sample { name: "k".to_owned(), text: text.to_owned() };
        let made = samples(&[file], 50, 7);
        assert_eq!(made.len(), 50);
        for sample in made {
            let differing = text.lines().zip(sample.text.lines()).filter(|(old, new)| old != new).count();
            assert_eq!(
                (sample.text.lines().count(), differing),
                (text.lines().count(), 1),
                "{}",
                sample.text
            );
        }
    }

    #[test]
    fn operands_keep_their_brackets() {
        let line = "\tcall (r), f, (a, b);";
        let list: Vec<&str> = operands(line, 5).iter().map(|&(from, to)| &line[from..to]).collect();
        assert_eq!(list, ["(r)", "f", "(a, b)"]);
    }
}
