//! Names and numbers of globals, values and blocks.

use crate::{Block, Function, GlobalId, GlobalKind, ModuleEnv, Value};
use cranelift_entity::SecondaryMap;
use std::borrow::Cow;

/// A name behind its sigil, quoted where it has to be.
pub fn quote(name: &[u8]) -> Cow<'_, str> {
    let plain = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'$' | b'.' | b'_');
    match std::str::from_utf8(name) {
        Ok(text) if !name.is_empty() && !name[0].is_ascii_digit() && name.iter().copied().all(plain) => {
            Cow::Borrowed(text)
        }
        _ => Cow::Owned(format!("\"{}\"", escape(name))),
    }
}

/// Escapes what may not stand in a quoted string.
pub(super) fn escape(text: &[u8]) -> String {
    let mut out = String::with_capacity(text.len());
    for &byte in text {
        match byte {
            b'"' | b'\\' => out.push_str(&format!("\\{byte:02X}")),
            b' '..=b'~' => out.push(char::from(byte)),
            _ => out.push_str(&format!("\\{byte:02X}")),
        }
    }
    out
}

/// Numbers of unnamed globals.
pub(super) struct GlobalNames(SecondaryMap<GlobalId, u32>);

impl GlobalNames {
    pub(super) fn new(env: &ModuleEnv) -> Self {
        let rank = |kind: &GlobalKind| match kind {
            GlobalKind::Variable(_) => 0,
            GlobalKind::Alias(_) => 1,
            GlobalKind::IFunc(_) => 2,
            GlobalKind::Function(_) => 3,
        };
        let mut unnamed: Vec<GlobalId> =
            env.globals.iter().filter(|(_, g)| g.name.is_none()).map(|(id, _)| id).collect();
        unnamed.sort_by_key(|&id| (rank(&env.globals[id].kind), id));
        let mut numbers = SecondaryMap::new();
        for (number, id) in (0..).zip(unnamed) {
            numbers[id] = number;
        }
        GlobalNames(numbers)
    }

    /// The name with `@`.
    pub(super) fn get<'a>(&self, env: &'a ModuleEnv, id: GlobalId) -> Cow<'a, str> {
        match env.globals[id].name {
            Some(name) => Cow::Owned(format!("@{}", quote(env.strings.bytes(name)))),
            None => Cow::Owned(format!("@{}", self.0[id])),
        }
    }
}

/// Names and numbers of a function's values and blocks.
pub(super) struct LocalNames<'a> {
    function: &'a Function,
    env: &'a ModuleEnv,
    values: SecondaryMap<Value, u32>,
    blocks: SecondaryMap<Block, u32>,
}

impl<'a> LocalNames<'a> {
    pub(super) fn new(function: &'a Function, env: &'a ModuleEnv) -> Self {
        let mut names =
            LocalNames { function, env, values: SecondaryMap::new(), blocks: SecondaryMap::new() };
        let mut next = 0;
        let mut number = |named: bool| {
            next += u32::from(!named);
            next.wrapping_sub(1)
        };
        for &arg in &function.args {
            names.values[arg] = number(function.value_names[arg].is_some());
        }
        for &block in &function.layout {
            names.blocks[block] = number(function.blocks[block].name.is_some());
            for &inst in &function.blocks[block].insts {
                if let Some(value) = function.result(inst) {
                    names.values[value] = number(function.value_names[value].is_some());
                }
            }
        }
        names
    }

    /// The value's name with `%`.
    pub(super) fn value(&self, value: Value) -> Cow<'_, str> {
        match self.function.value_names[value] {
            Some(name) => Cow::Owned(format!("%{}", quote(self.env.strings.bytes(name)))),
            None => Cow::Owned(format!("%{}", self.values[value])),
        }
    }

    /// The block's name without `%`.
    pub(super) fn block(&self, block: Block) -> Cow<'_, str> {
        match self.function.blocks[block].name {
            Some(name) => quote(self.env.strings.bytes(name)),
            None => Cow::Owned(self.blocks[block].to_string()),
        }
    }
}
