//! Named metadata that LLVM knows, and metadata on symbols. LangRef, "Module Flags Metadata", "`!associated`",
//! "`!absolute_symbol`", "`prof`".

use super::attachments::RangeOf;
use super::input::Input;
use crate::{ConstKind, Global, GlobalId, MdKind, MdNode, MdValue, Metadata, NamedMetadata, StrId, Type};
use rustc_hash::FxHashMap;

/// `Require`, among the behaviours of module flags.
const REQUIRE: u128 = 3;
const LAST_BEHAVIOUR: u128 = 8;

impl Input<'_> {
    /// The version of debug information that the module states.
    pub(super) fn debug_version(&self) -> Option<u128> {
        let flags = self.env.named_metadata("llvm.module.flags");
        flags.iter().find_map(|&flag| {
            let node = self.tuple(Some(flag))?;
            let name = self.string(self.operand(&node, 1))?;
            let found = self.env.strings.bytes(name) == b"Debug Info Version";
            found.then(|| self.md_int(self.operand(&node, 2)).map(|(_, version)| version)).flatten()
        })
    }

    pub(super) fn named_metadata(&mut self) {
        let env = self.env;
        for named in &env.named_metadata {
            let name = env.strings.text(named.name).into_owned();
            match name.as_str() {
                "llvm.module.flags" => self.module_flags(named),
                "llvm.ident" | "llvm.commandline" => self.texts(named, &name),
                "llvm.dbg.cu" if self.debug => {
                    for &unit in &named.nodes {
                        if env.metadata.as_kind(unit, MdKind::CompileUnit).is_none() {
                            self.debug_node(unit, "`!llvm.dbg.cu` lists compile units");
                        }
                    }
                }
                _ if name.starts_with("llvm.dbg.") && self.debug && name != "llvm.dbg.cu" => {
                    self.debug_module(format!("`!{name}` is no list that LLVM knows"));
                }
                _ => {}
            }
        }
        for (id, global) in &env.globals {
            self.symbol_metadata(id, global);
        }
    }

    fn texts(&mut self, named: &NamedMetadata, name: &str) {
        for &node in &named.nodes {
            let text = self.tuple(Some(node)).is_some_and(|tuple| {
                self.count(&tuple) == 1 && self.string(self.operand(&tuple, 0)).is_some()
            });
            if !text {
                self.metadata(Some(node), format!("an entry of `!{name}` is one string"));
            }
        }
    }

    fn module_flags(&mut self, named: &NamedMetadata) {
        let mut flags: FxHashMap<StrId, Option<Metadata>> = FxHashMap::default();
        let mut required = Vec::new();
        for &node in &named.nodes {
            if let Err(why) = self.module_flag(node, &mut flags, &mut required) {
                self.metadata(Some(node), why);
            }
        }
        for (node, name, value) in required {
            match flags.get(&name) {
                None => self.metadata(Some(node), "the flag that is required is not there"),
                Some(&flag) if !self.equal(flag, value) => {
                    self.metadata(Some(node), "the flag that is required has another value");
                }
                Some(_) => {}
            }
        }
    }

    /// Constants are equal by value: each use is an entity of its own.
    fn equal(&self, a: Option<Metadata>, b: Option<Metadata>) -> bool {
        a == b
            || matches!((self.constant(a), self.constant(b)), (Some(a), Some(b)) if a == b)
            || matches!((self.string(a), self.string(b)), (Some(a), Some(b)) if a == b)
    }

    fn module_flag(
        &self,
        id: Metadata,
        flags: &mut FxHashMap<StrId, Option<Metadata>>,
        required: &mut Vec<(Metadata, StrId, Option<Metadata>)>,
    ) -> Result<(), String> {
        let err = |message: &str| Err(message.to_owned());
        let Some(node) = self.tuple(Some(id)).filter(|node| self.count(node) == 3) else {
            return err("a module flag is behaviour, name and value");
        };
        let Some((_, behaviour)) = self.md_int(self.operand(&node, 0)) else {
            return err("the behaviour of a module flag is a constant integer");
        };
        if !(1..=LAST_BEHAVIOUR).contains(&behaviour) {
            return Err(format!("the behaviour of a module flag is 1 to {LAST_BEHAVIOUR}, not {behaviour}"));
        }
        let Some(name) = self.string(self.operand(&node, 1)) else {
            return err("the name of a module flag is a string");
        };
        let value = self.operand(&node, 2);
        match behaviour {
            REQUIRE => {
                let pair = self.tuple(value).filter(|pair| self.count(pair) == 2);
                let Some(pair) = pair else { return err("a required flag is a pair of name and value") };
                let Some(name) = self.string(self.operand(&pair, 0)) else {
                    return err("the name of a required flag is a string");
                };
                required.push((id, name, self.operand(&pair, 1)));
            }
            5 | 6 if self.tuple(value).is_none() => {
                return err("the value of a flag that is appended is a node");
            }
            7 if self.md_int(value).is_none() => {
                return err("the value of a flag with the behaviour `max` is an integer");
            }
            8 => {
                let Some((ty, n)) = self.md_int(value) else {
                    return err("the value of a flag with the behaviour `min` is an integer");
                };
                let width = self.env.types.int_width(ty).unwrap_or(64).clamp(1, 128);
                if n >> (width - 1) & 1 == 1 {
                    return err("the value of a flag with the behaviour `min` is not negative");
                }
            }
            _ => {}
        }
        if behaviour != REQUIRE && flags.insert(name, value).is_some() {
            return err("a module has one flag of a name, but for requirements");
        }
        match self.env.strings.bytes(name) {
            b"wchar_size" | b"SemanticInterposition" if self.md_int(value).is_none() => {
                err("the value of this flag is an integer")
            }
            b"CG Profile" => self.call_graph_profile(value),
            _ => Ok(()),
        }
    }

    fn call_graph_profile(&self, value: Option<Metadata>) -> Result<(), String> {
        let Some(list) = self.tuple(value) else { return Ok(()) };
        for at in 0..self.count(&list) {
            let edge = self.tuple(self.operand(&list, at)).filter(|edge| self.count(edge) == 3);
            let Some(edge) = edge else {
                return Err("an edge of the profile is caller, callee and count".into());
            };
            for end in 0..2 {
                let Some(end) = self.operand(&edge, end) else { continue };
                let function = self.constant(Some(end)).and_then(|c| self.stripped(c));
                if function.is_none_or(|g| self.env.globals[g].as_function().is_none()) {
                    return Err("caller and callee of a profile are functions or null".into());
                }
            }
            if self.md_int(self.operand(&edge, 2)).is_none() {
                return Err("the count of an edge of the profile is an integer".into());
            }
        }
        Ok(())
    }

    fn symbol_metadata(&mut self, id: GlobalId, global: &Global) {
        let declaration = global.as_function().is_some() && self.module.body(id).is_none();
        let mut profiles = 0;
        for &(kind, md) in &global.metadata {
            let name = self.env.strings.text(kind).into_owned();
            let node = self.env.metadata.as_node(md).copied();
            let done = match (name.as_str(), node) {
                ("absolute_symbol", Some(node)) => self.range(&node, Type::I64, RangeOf::Address),
                ("associated", Some(node)) => self.associated(id, &node),
                ("prof", Some(node)) if global.as_function().is_some() => {
                    profiles += 1;
                    if declaration {
                        Err("a function that is only declared has no profile".into())
                    } else if profiles > 1 {
                        Err("a function has one profile".into())
                    } else {
                        self.entry_count(&node)
                    }
                }
                _ => Ok(()),
            };
            if let Err(why) = done {
                self.global(id, format!("`!{name}`: {why}"));
            }
        }
    }

    fn associated(&self, id: GlobalId, node: &MdNode) -> Result<(), String> {
        let err = |message: &str| Err(message.to_owned());
        if self.count(node) != 1 {
            return err("it has one operand");
        }
        if matches!(self.env.metadata.fields(node).next().map(|f| f.value), Some(MdValue::Null)) {
            return err("its operand is a symbol");
        }
        let Some(c) = self.constant(self.operand(node, 0)) else { return err("its operand is a value") };
        if self.env.types.addr_space(self.env.consts.ty(c)).is_none() {
            return err("its operand is a pointer");
        }
        let target = self.stripped(c);
        match target {
            // What an expression leads to is not followed further.
            None if !matches!(self.env.consts.kind(c), ConstKind::Int(_)) => Ok(()),
            None => err("its operand is the address of a symbol"),
            Some(other) if other == id => err("a symbol is not associated with itself"),
            Some(_) => Ok(()),
        }
    }

    fn entry_count(&self, node: &MdNode) -> Result<(), String> {
        let err = |message: &str| Err(message.to_owned());
        if self.count(node) < 2 {
            return err("it has at least a name and a count");
        }
        let Some(name) = self.string(self.operand(node, 0)) else { return err("it begins with a string") };
        if !matches!(
            self.env.strings.bytes(name),
            b"function_entry_count" | b"synthetic_function_entry_count" | b"unknown"
        ) {
            return err("on a function it is \"function_entry_count\" or \"synthetic_function_entry_count\"");
        }
        if self.env.strings.bytes(name) != b"unknown" && self.md_int(self.operand(node, 1)).is_none() {
            return err("the count is an integer");
        }
        Ok(())
    }
}
