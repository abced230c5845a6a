//! Instances of the rows of the instruction table as text: a choice in each slot, an operand in each place.

use ptx::isa::{Access, Form, Kind, Opnd, Row, RowId, Ty};
use ptx::{Opcode, Tok, Type, isa};

use super::mutate::Dice;

/// The registers that every probe declares, eight of each type.
const REGISTERS: [&str; 18] = [
    "b8", "b16", "b32", "b64", "b128", "u8", "u16", "u32", "u64", "s8", "s16", "s32", "s64", "f16", "f16x2",
    "f32", "f64", "pred",
];

/// What stands before the first line of a probe, for these lines.
pub(crate) fn header(version: &str, target: &str, lines: &[&str]) -> String {
    // Samplers of their own exist in a mode of their own.
    let samplers = lines.iter().any(|line| needs_samplers(line));
    let mode = if samplers { ", texmode_independent" } else { "" };
    let mut text = format!(
        ".version {version}\n.target {target}{mode}\n.address_size 64\n\
         .global .align 16 .b32 gvar[64]; .const .align 16 .b32 cvar[64]; .shared .align 16 .b32 svar[64]; \
         .global .texref tex0; .global .surfref srf0; {}\n\
         .visible .entry kern(.param .align 16 .b8 kpar[64]) {{ .local .align 16 .b32 lvar[64];\n",
        if samplers { ".global .samplerref smp0;" } else { "" },
    );
    for ty in REGISTERS {
        let used = lines.iter().any(|line| line.contains(&format!("{ty}_")));
        // A line each, so that the number of lines is always the same.
        text.push_str(&if used { format!(".reg .{ty} {ty}_<8>;\n") } else { "\n".to_owned() });
    }
    text
}

/// Whether a line only has a meaning with samplers apart from textures.
pub(crate) fn needs_samplers(line: &str) -> bool {
    line.contains("smp0")
}

/// How many lines [`header`] has.
pub(crate) const HEADER: usize = 5 + REGISTERS.len();

/// What stands behind the last line.
pub(crate) const FOOTER: &str = "L: ret;\n}\n";

/// One choice for each slot of a row; `turn` walks through the tokens of each slot.
pub(crate) fn opcode(row: &Row, turn: usize, dice: &mut Dice) -> Option<Opcode> {
    let mut text = row.head.to_owned();
    for slot in row.slots {
        if slot.optional && dice.below(2) == 0 {
            continue;
        }
        let at = if turn < slot.tokens.len() { turn } else { dice.below(slot.tokens.len()) };
        text.push('.');
        text.push_str(slot.tokens.get(at)?.name());
    }
    let found = isa::find(&text);
    found.iter().find(|opcode| opcode.row().operands == row.operands).or(found.first()).copied()
}

/// The operands of an instance, or `None` for what needs more than registers and variables around it.
pub(crate) fn operands(opcode: Opcode, dice: &mut Dice) -> Option<String> {
    let row = opcode.row();
    let left_out = if row.optional > 0 { dice.below(usize::from(row.optional) + 1) } else { 0 };
    let count = row.operands.len() - left_out;
    let list: Option<Vec<String>> =
        row.operands[..count].iter().map(|place| operand(opcode, place, dice)).collect();
    list.map(|list| list.join(", "))
}

fn operand(opcode: Opcode, place: &Opnd, dice: &mut Dice) -> Option<String> {
    let ty = register_type(opcode, place.ty);
    let reg = |dice: &mut Dice| format!("{ty}_{}", dice.below(8));
    let vector = |len: Option<usize>, ty: &str, dice: &mut Dice| {
        let list: Vec<String> =
            (0..len.unwrap_or(2)).map(|i| format!("{ty}_{}", (i + dice.below(2)) % 8)).collect();
        format!("{{{}}}", list.join(", "))
    };
    let length = place.form.length(opcode);
    let arity = match opcode.get(Kind::Vec) {
        Some(Tok::V2) => Some(2),
        Some(Tok::V4) => Some(4),
        Some(Tok::V8) => Some(8),
        _ => None,
    };
    let coordinate = match opcode.all(Kind::Type).last().and_then(Tok::ty) {
        Some(Type::F32) => "f32",
        _ => "b32",
    };
    let is_float = matches!(ty, "f32" | "f64");
    let immediate = if is_float { "0f3F800000".to_owned() } else { "1".to_owned() };
    Some(match place.form {
        Form::Value | Form::Movable | Form::ElementValue
            if arity.is_none() && dice.below(4) == 0 && place.access == Access::Read =>
        {
            immediate
        }
        Form::Reg | Form::Value | Form::Movable | Form::CopySource => reg(dice),
        Form::Video
        | Form::VideoSigned
        | Form::Video2
        | Form::Video4
        | Form::VideoMask2
        | Form::VideoMask4 => reg(dice),
        Form::Imm => immediate,
        Form::ImmIn(least, _) | Form::ImmOf(least, _) => least.to_string(),
        Form::Mem | Form::MemOrReg => format!("[{}]", dice.pick(&["b64_1", "b64_2+16", address(opcode)])?),
        Form::Element | Form::ElementValue => match arity {
            Some(len) => vector(Some(len), ty, dice),
            None => reg(dice),
        },
        Form::VectorOrReg(1) => reg(dice),
        Form::Vector(_)
        | Form::VectorOrReg(_)
        | Form::VectorValue(_)
        | Form::PerColumn(_)
        | Form::PerRepeat(_)
        | Form::PerDimension(_) => vector(length, ty, dice),
        Form::Offset | Form::Gradient => {
            vector(length, if place.form == Form::Offset { "b32" } else { "f32" }, dice)
        }
        Form::Pred => "pred_1".to_owned(),
        Form::PredNot => (*dice.pick(&["pred_2", "!pred_3"])?).to_owned(),
        Form::PredPair => (*dice.pick(&["pred_4", "pred_4|pred_5"])?).to_owned(),
        Form::DestPred => format!("{}{}", reg(dice), dice.pick(&["", "|pred_6"])?),
        Form::DestPredRequired => format!("{}|pred_6", reg(dice)),
        Form::RegSink => reg(dice),
        Form::Label => "L".to_owned(),
        Form::Tensor(_) => format!("[b64_3, {}]", vector(length, "b32", dice)),
        Form::Texel => format!("[tex0, {}]", texel(length, coordinate)),
        Form::SampledTexel => format!("[tex0, smp0, {}]", texel(length, coordinate)),
        Form::Surfel => format!("[srf0, {}]", texel(length, "b32")),
        Form::Resident => format!("{}{}", vector(length, ty, dice), dice.pick(&["", "|pred_7"])?),
        Form::Opaque => "[tex0]".to_owned(),
        Form::Targets | Form::Call => return None,
    })
}

fn texel(length: Option<usize>, ty: &str) -> String {
    let list: Vec<String> = (0..length.unwrap_or(2)).map(|i| format!("{ty}_{i}")).collect();
    format!("{{{}}}", list.join(", "))
}

/// A variable in the space that the instruction names first.
fn address(opcode: Opcode) -> &'static str {
    match opcode.get(Kind::Space).map(Tok::name) {
        Some("const") => "cvar",
        Some("local") => "lvar+4",
        Some("param" | "param::entry") => "kpar+8",
        Some(space) if space.starts_with("shared") => "svar",
        _ => "gvar+16",
    }
}

/// The registers that hold a type.
fn register_type(opcode: Opcode, ty: Ty) -> &'static str {
    let of = |ty: Option<Type>, twice: bool| {
        let Some(ty) = ty else { return "b32" };
        if let Some(same) =
            REGISTERS.iter().find(|name| **name == ty.name()).filter(|_| !twice && ty.bits() > 8)
        {
            return same;
        }
        let letter =
            ty.name().chars().next().filter(|c| matches!(c, 'u' | 's') && ty.is_integer()).unwrap_or('b');
        let bits = (ty.bits() * if twice { 2 } else { 1 }).clamp(16, 128).next_power_of_two();
        let name = format!("{letter}{bits}");
        REGISTERS.iter().find(|known| **known == name).copied().unwrap_or("b32")
    };
    match ty {
        Ty::Any => "b32",
        Ty::Address => "b64",
        Ty::Slot(n) | Ty::Loose(n) => of(opcode.ty(usize::from(n)), false),
        Ty::Wide(n) => of(opcode.ty(usize::from(n)), true),
        Ty::Fixed(ty) => of(Some(ty), false),
    }
}

/// Every token of the rows of a word, sorted by name.
fn tokens(rows: &[RowId]) -> Vec<Tok> {
    let mut all: Vec<Tok> = rows
        .iter()
        .flat_map(|id| id.get().slots.iter().flat_map(|slot| slot.tokens.iter().copied()))
        .collect();
    all.sort_unstable_by_key(|token| token.name());
    all.dedup();
    all
}

/// An instance with a token replaced, added or left out, or with two of all the tokens of its word behind its head.
pub(crate) fn negative(row: &Row, opcode: Opcode, operands: &str, dice: &mut Dice) -> Option<String> {
    let all = tokens(isa::rows_of_word(row.word()));
    let mut parts: Vec<&str> = opcode.tokens().map(Tok::name).collect();
    let new = dice.pick(&all)?.name();
    let at = dice.below(parts.len().max(1));
    match dice.below(4) {
        0 if !parts.is_empty() => parts[at] = new,
        1 => parts.insert(at.min(parts.len()), new),
        2 if !parts.is_empty() => drop(parts.remove(at)),
        _ => {
            let second = dice.pick(&all)?.name();
            let kept: Vec<&str> = parts.iter().copied().filter(|_| dice.below(2) == 0).collect();
            parts = kept;
            parts.extend([new, second]);
        }
    }
    let tail: String = parts.iter().map(|part| format!(".{part}")).collect();
    Some(format!("{}{tail} {operands};", row.head))
}
