//! Attributes, and the groups `#N` that functions and calls refer to.

use super::{Printer, put};
use crate::{AttrKind, AttrSetId, Attribute};
use rustc_hash::FxHashMap;
use std::fmt::Write;

/// Numbers of the attribute groups, in the order of their first use.
#[derive(Default)]
pub(super) struct Groups {
    numbers: FxHashMap<AttrSetId, usize>,
    order: Vec<AttrSetId>,
}

impl Printer<'_> {
    /// ` #N` for a set that is not empty.
    pub(super) fn group(&mut self, set: AttrSetId) {
        if set == AttrSetId::EMPTY {
            return;
        }
        let next = self.groups.order.len();
        let number = *self.groups.numbers.entry(set).or_insert(next);
        if number == next {
            self.groups.order.push(set);
        }
        put!(self, " #{number}");
    }

    /// The attributes of a parameter or result, each with a space in front.
    pub(super) fn attribute_set(&mut self, set: AttrSetId) {
        let env = self.env;
        for attribute in env.attributes.set(set) {
            self.out.push(' ');
            self.attribute(attribute, false);
        }
    }

    pub(super) fn attribute_groups(&mut self) {
        for (number, set) in self.groups.order.clone().into_iter().enumerate() {
            put!(self, "\nattributes #{number} = {{");
            let env = self.env;
            for attribute in env.attributes.set(set) {
                self.out.push(' ');
                self.attribute(attribute, true);
            }
            self.out.push_str(" }");
        }
        self.out.push('\n');
    }

    fn attribute(&mut self, attribute: &Attribute, in_group: bool) {
        let env = self.env;
        match attribute {
            Attribute::Enum(kind) => self.out.push_str(kind.name()),
            Attribute::Int(kind, n) => match kind {
                AttrKind::Align | AttrKind::StackAlignment | AttrKind::AlignStack if in_group => {
                    put!(self, "{}={n}", kind.name())
                }
                AttrKind::Align => put!(self, "align {n}"),
                _ => put!(self, "{}({n})", kind.name()),
            },
            Attribute::Type(kind, ty) => {
                put!(self, "{}(", kind.name());
                self.ty(*ty);
                self.out.push(')');
            }
            Attribute::Text(kind, text) => put!(self, "{}({})", kind.name(), env.strings.text(*text)),
            Attribute::Str(key, value) => {
                put!(self, "\"{}\"", super::names::escape(env.strings.bytes(*key)));
                if let Some(value) = value {
                    put!(self, "=\"{}\"", super::names::escape(env.strings.bytes(*value)));
                }
            }
        }
    }
}
