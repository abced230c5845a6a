//! Metadata: attachments, named lists, numbered nodes.

use super::{LocalNames, Printer, put};
use crate::{
    Function, MdData, MdField, MdKey, MdKind, MdNode, MdOperand, MdValue, Metadata, ModuleEnv, StrId,
};
use cranelift_entity::SecondaryMap;
use std::fmt::Write;

/// Numbers of the nodes that are printed on lines of their own. Without them (one instruction in a message) a node is
/// shown by its id.
#[derive(Default)]
pub(super) struct Numbers(Option<SecondaryMap<Metadata, Option<u32>>>);

impl Numbers {
    pub(super) fn new(env: &ModuleEnv) -> Self {
        let mut numbers = SecondaryMap::with_capacity(env.metadata.len());
        let mut next = 0;
        for (id, data) in env.metadata.iter() {
            if matches!(data, MdData::Node(node) if !is_inline(node)) {
                numbers[id] = Some(next);
                next += 1;
            }
        }
        Numbers(Some(numbers))
    }
}

/// Expressions and argument lists are written where they are used.
fn is_inline(node: &MdNode) -> bool {
    matches!(node.kind, MdKind::Expression | MdKind::ArgList)
}

impl Printer<'_> {
    /// `!dbg !4` for each, with `before` in front.
    pub(super) fn attachments(&mut self, list: &[(StrId, Metadata)], before: &str) {
        for &(kind, node) in list {
            put!(self, "{before}!{} ", metadata_name(self.env.strings.bytes(kind)));
            self.metadata(node);
        }
    }

    /// A reference to metadata, or its text where it is printed in line.
    pub(super) fn metadata(&mut self, id: Metadata) {
        let env = self.env;
        match &self.numbers.0 {
            Some(numbers) => {
                if let Some(number) = numbers[id] {
                    put!(self, "!{number}");
                    return;
                }
            }
            None if matches!(env.metadata.get(id), MdData::Node(node) if !is_inline(node)) => {
                put!(self, "!{id}");
                return;
            }
            None => {}
        }
        match env.metadata.get(id) {
            MdData::Pending => self.out.push_str("null"),
            MdData::Str(text) => put!(self, "!\"{}\"", super::names::escape(env.strings.bytes(*text))),
            MdData::Value(constant) => self.typed_constant(&env.consts, *constant),
            MdData::Node(node) => self.node(node),
        }
    }

    /// A metadata argument of a call or a debug record, without the word `metadata`.
    pub(super) fn metadata_operand(
        &mut self,
        function: &Function,
        names: &LocalNames<'_>,
        operand: &MdOperand,
    ) {
        match operand {
            MdOperand::Md(id) => self.metadata(*id),
            MdOperand::Local(value) => self.typed_operand(function, names, *value),
            MdOperand::ArgList(values) => {
                self.out.push_str("!DIArgList(");
                for (index, &value) in values.iter().enumerate() {
                    self.comma(index);
                    self.typed_operand(function, names, value);
                }
                self.out.push(')');
            }
        }
    }

    pub(super) fn metadata_lists(&mut self) {
        let env = self.env;
        for list in &env.named_metadata {
            put!(self, "\n!{} = !{{", metadata_name(env.strings.bytes(list.name)));
            for (index, &node) in list.nodes.iter().enumerate() {
                self.comma(index);
                self.metadata(node);
            }
            self.out.push('}');
        }
        self.out.push('\n');
        for (id, data) in env.metadata.iter() {
            let number = self.numbers.0.as_ref().and_then(|numbers| numbers[id]);
            if let (Some(number), MdData::Node(node)) = (number, data) {
                put!(self, "\n!{number} = ");
                self.node(node);
            }
        }
        self.out.push('\n');
    }

    fn node(&mut self, node: &MdNode) {
        let env = self.env;
        if node.distinct {
            self.out.push_str("distinct ");
        }
        let (open, close) = if node.kind == MdKind::Tuple { ("{", '}') } else { ("(", ')') };
        put!(self, "!{}{open}", node.kind.name());
        let fields: Vec<MdField> = env.metadata.fields(node).collect();
        // The operands of a generic node are fields that follow each other, printed as one list.
        let is_operand = |field: &MdField| node.kind == MdKind::GenericNode && field.key == MdKey::Operands;
        for (index, field) in fields.iter().enumerate() {
            self.comma(index);
            if is_operand(field) {
                let first = index == 0 || !is_operand(&fields[index - 1]);
                self.out.push_str(if first { "operands: {" } else { "" });
                self.value(field.value);
                let last = !fields.get(index + 1).is_some_and(is_operand);
                self.out.push_str(if last { "}" } else { "" });
            } else {
                self.field(field);
            }
        }
        self.out.push(close);
    }

    fn field(&mut self, field: &MdField) {
        if field.key != MdKey::Operand {
            put!(self, "{}: ", field.key.name());
        }
        self.value(field.value);
    }

    fn value(&mut self, value: MdValue) {
        let env = self.env;
        match value {
            MdValue::Null => self.out.push_str("null"),
            MdValue::Md(id) => self.metadata(id),
            MdValue::UInt(n) => put!(self, "{n}"),
            MdValue::Int(n) => put!(self, "{n}"),
            MdValue::Bool(b) => put!(self, "{b}"),
            MdValue::Str(text) => put!(self, "\"{}\"", super::names::escape(env.strings.bytes(text))),
            MdValue::Word(text) => put!(self, "{}", env.strings.text(text)),
        }
    }
}

/// A metadata name behind `!`: what is no plain character is escaped, without quotes.
fn metadata_name(name: &[u8]) -> String {
    let plain = |(at, b): (usize, u8)| {
        b.is_ascii_alphabetic() || matches!(b, b'-' | b'$' | b'.' | b'_') || at > 0 && b.is_ascii_digit()
    };
    let mut out = String::with_capacity(name.len());
    for (at, &byte) in name.iter().enumerate() {
        if plain((at, byte)) {
            out.push(char::from(byte));
        } else {
            let _ = write!(out, "\\{byte:02X}");
        }
    }
    out
}
