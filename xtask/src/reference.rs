//! `docs/ptx-instructions.md`: the instruction table as a page, made from the rows so that it cannot say anything else.

use ptx::Sm;
use ptx::isa::{self, Avail, Form, Row, Targets, Ty};
use std::fmt::Write as _;
use std::path::Path;

const PAGE: &str = "docs/ptx-instructions.md";
const MANUAL: &str = "https://docs.nvidia.com/cuda/parallel-thread-execution/index.html#";

/// Writes the page, or with `--check` compares it with what is committed.
pub(crate) fn task(args: &[String]) -> crate::Result<()> {
    let page = page();
    if args.iter().any(|arg| arg == "--check") {
        let found = std::fs::read_to_string(PAGE).unwrap_or_default();
        if found != page {
            return Err(format!("{PAGE} is not what the table says; run `cargo xtask ptx-reference`"));
        }
        return Ok(());
    }
    std::fs::write(Path::new(PAGE), page).map_err(|error| format!("{PAGE}: {error}"))
}

fn page() -> String {
    let mut out = String::from(
        "# PTX instructions\n\n\
         Made from the instruction table by `cargo xtask ptx-reference`; do not edit. A line is a row of the table: what \
         stands in braces may be left out, one of several stands in parentheses. `d` is written, the rest is read; `[a]` \
         is an address, `#` a constant, `p` a predicate, `{…}` a vector. Modifiers with a version of their own are listed \
         behind the row's.\n",
    );
    let mut words: Vec<&str> = isa::rows().map(|(_, row)| row.word()).collect();
    words.sort_unstable();
    words.dedup();
    for word in words {
        let rows: Vec<&Row> = isa::rows_of_word(word).iter().map(|id| id.get()).collect();
        let Some(first) = rows.first() else { continue };
        let _ = writeln!(out, "\n## {word}\n\n[Manual]({MANUAL}{})\n", first.section);
        for row in rows {
            line(&mut out, row);
        }
    }
    out
}

fn line(out: &mut String, row: &Row) {
    let mut text = row.head.to_owned();
    for slot in row.slots {
        let names: Vec<&str> = slot.tokens.iter().map(|token| token.name()).collect();
        let names = shortened(&names);
        let (open, close) = if slot.optional { ("{", "}") } else { ("", "") };
        let _ = if slot.tokens.len() > 1 {
            write!(text, "{open}.({names}){close}")
        } else {
            write!(text, "{open}.{names}{close}")
        };
    }
    let operands: Vec<String> = row.operands.iter().map(operand).collect();
    let least = operands.len() - usize::from(row.optional);
    let mut shown = operands[..least].join(", ");
    for operand in &operands[least..] {
        let comma = if shown.is_empty() { "" } else { ", " };
        let _ = write!(shown, "{{{comma}{operand}}}");
    }
    let space = if shown.is_empty() { "" } else { " " };
    let _ = write!(out, "- `{text}{space}{shown}`");
    if !row.avail.is_empty() {
        let _ = write!(out, ": {}", avail(row.avail));
    }
    for (token, young) in row.younger {
        if row.slots.iter().any(|slot| slot.tokens.contains(token)) {
            let _ = write!(out, "; `{token}` {}", avail(young));
        }
    }
    out.push('\n');
}

/// Long lists of shapes by their first and last.
fn shortened(names: &[&str]) -> String {
    match names {
        [first, .., last] if names.len() > 16 => format!("{first}|…|{last}"),
        _ => names.join("|"),
    }
}

fn operand(operand: &isa::Opnd) -> String {
    let letter = if operand.access == isa::Access::Write { "d" } else { "a" };
    let base = match operand.form {
        Form::Mem | Form::Opaque => "[a]".to_owned(),
        Form::MemOrReg => "[a]|a".to_owned(),
        Form::Imm | Form::ImmIn(..) | Form::ImmOf(..) => "#".to_owned(),
        Form::Pred | Form::PredNot => "p".to_owned(),
        Form::PredPair => "p|q".to_owned(),
        Form::DestPred | Form::DestPredRequired => "d|p".to_owned(),
        Form::Vector(len) | Form::VectorOrReg(len) | Form::VectorValue(len) => {
            format!("{{{letter}×{len}}}")
        }
        Form::PerColumn(_) | Form::PerRepeat(_) | Form::PerDimension(_) => format!("{{{letter}…}}"),
        Form::Offset | Form::Gradient => format!("{{{letter}…}}"),
        Form::Resident => format!("{{{letter}…}}|p"),
        Form::Tensor(_) | Form::Texel | Form::Surfel => "[a, {a…}]".to_owned(),
        Form::SampledTexel => "[a, a, {a…}]".to_owned(),
        Form::Label | Form::Targets => "label".to_owned(),
        Form::Call => "call".to_owned(),
        _ => letter.to_owned(),
    };
    match operand.ty {
        Ty::Fixed(ty) => format!("{base}:{}", ty.name()),
        _ => base,
    }
}

fn avail(avail: &[Avail]) -> String {
    let each = avail.iter().map(|one| {
        let targets = match one.targets {
            Targets::From(0 | 20) => String::new(),
            Targets::From(first) => format!("sm_{first}+ "),
            Targets::Range(first, last) => format!("sm_{first} to sm_{last} "),
            Targets::Only(list) => {
                let covered =
                    |sm: &&Sm| sm.suffix == ptx::Suffix::Arch && list.contains(&Sm::family(sm.number));
                let names: Vec<String> =
                    list.iter().filter(|sm| !covered(sm)).map(ToString::to_string).collect();
                format!("{} ", names.join(" "))
            }
        };
        let until = one.until.map_or(String::new(), |until| format!(" to {until}"));
        format!("{targets}PTX {}{until}", one.from)
    });
    each.collect::<Vec<_>>().join(" or ")
}
