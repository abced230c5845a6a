//! Expressions of debug information. LangRef, "DIExpression".

use crate::{MdValue, Strings};

/// Operators and the numbers behind each.
const OPERATORS: &[(&str, usize)] = &[
    ("DW_OP_LLVM_fragment", 2),
    ("DW_OP_LLVM_convert", 2),
    ("DW_OP_LLVM_tag_offset", 1),
    ("DW_OP_LLVM_entry_value", 1),
    ("DW_OP_LLVM_implicit_pointer", 0),
    ("DW_OP_LLVM_arg", 1),
    ("DW_OP_LLVM_extract_bits_sext", 2),
    ("DW_OP_LLVM_extract_bits_zext", 2),
    ("DW_OP_consts", 1),
    ("DW_OP_constu", 1),
    ("DW_OP_const1u", 1),
    ("DW_OP_const1s", 1),
    ("DW_OP_const2u", 1),
    ("DW_OP_const2s", 1),
    ("DW_OP_const4u", 1),
    ("DW_OP_const4s", 1),
    ("DW_OP_const8u", 1),
    ("DW_OP_const8s", 1),
    ("DW_OP_plus_uconst", 1),
    ("DW_OP_bregx", 2),
    ("DW_OP_regx", 1),
    ("DW_OP_deref_size", 1),
    ("DW_OP_deref_type", 2),
    ("DW_OP_LLVM_user", 1),
    ("DW_OP_addr", 1),
    ("DW_OP_pick", 1),
];
/// Operators without a number.
const PLAIN: &[&str] = &[
    "DW_OP_stack_value",
    "DW_OP_plus",
    "DW_OP_minus",
    "DW_OP_mul",
    "DW_OP_div",
    "DW_OP_mod",
    "DW_OP_or",
    "DW_OP_and",
    "DW_OP_xor",
    "DW_OP_shl",
    "DW_OP_shr",
    "DW_OP_shra",
    "DW_OP_deref",
    "DW_OP_xderef",
    "DW_OP_not",
    "DW_OP_neg",
    "DW_OP_abs",
    "DW_OP_dup",
    "DW_OP_over",
    "DW_OP_rot",
    "DW_OP_drop",
    "DW_OP_swap",
    "DW_OP_push_object_address",
    "DW_OP_eq",
    "DW_OP_ne",
    "DW_OP_gt",
    "DW_OP_ge",
    "DW_OP_lt",
    "DW_OP_le",
    "DW_OP_nop",
];

/// The numbers that an operator takes; `None` for what is no operator.
fn arity(word: &str) -> Option<usize> {
    if let Some(&(_, count)) = OPERATORS.iter().find(|(name, _)| *name == word) {
        return Some(count);
    }
    let numbered = |prefix| word.strip_prefix(prefix).is_some_and(|n: &str| n.parse::<u8>().is_ok());
    match word {
        _ if PLAIN.contains(&word) => Some(0),
        _ if numbered("DW_OP_lit") || numbered("DW_OP_reg") => Some(0),
        _ if numbered("DW_OP_breg") => Some(1),
        _ => None,
    }
}

/// Whether the elements are operators with their numbers, in an order that means something.
pub(super) fn is_valid(values: impl Iterator<Item = MdValue>, strings: &Strings) -> bool {
    let values: Vec<MdValue> = values.collect();
    let word = |at: usize| match values.get(at) {
        Some(MdValue::Word(word)) => Some(strings.text(*word)),
        _ => None,
    };
    let mut at = 0;
    while at < values.len() {
        let Some(operator) = word(at) else {
            // An operator that has no name here, by its number.
            return true;
        };
        let Some(count) = arity(&operator) else { return false };
        let next = at + 1 + count;
        if next > values.len() {
            return false;
        }
        let fits = match &*operator {
            "DW_OP_LLVM_fragment" => next == values.len(),
            "DW_OP_stack_value" => {
                next == values.len() || word(next).is_some_and(|w| w == "DW_OP_LLVM_fragment")
            }
            // There is more than one element on the stack, the value itself included.
            "DW_OP_swap" => values.len() > 1,
            "DW_OP_LLVM_entry_value" => {
                let first = at == 0
                    || at == 2
                        && word(0).is_some_and(|w| w == "DW_OP_LLVM_arg")
                        && values[1] == MdValue::UInt(0);
                first && values[at + 1] == MdValue::UInt(1)
            }
            _ => true,
        };
        if !fits {
            return false;
        }
        at = next;
    }
    true
}

/// Offset and size of the fragment that an expression ends in.
pub(super) fn fragment(values: impl Iterator<Item = MdValue>, strings: &Strings) -> Option<(u64, u64)> {
    let values: Vec<MdValue> = values.collect();
    let [.., MdValue::Word(word), MdValue::UInt(offset), MdValue::UInt(size)] = values.as_slice() else {
        return None;
    };
    (strings.bytes(*word) == b"DW_OP_LLVM_fragment").then_some((*offset, *size))
}
