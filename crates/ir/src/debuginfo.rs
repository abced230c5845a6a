//! A view of debug information: where an instruction comes from in the user's source, through all inlining.
//!
//! Decodes `DILocation`, the scopes above it and `DIFile` when asked; nothing is stored. Types, variables and
//! expressions are not looked at here. LangRef, "DILocation", "DISubprogram", "DIFile".

use crate::{DebugLoc, DebugLocData, Function, GlobalId, MdKey, MdKind, MdValue, Metadata, ModuleEnv, StrId};
use diag::{Checksum, SourcePos};
use std::sync::Arc;

/// Scopes and inlined-at links that are followed; a chain that is longer is malformed.
const CHAIN_LIMIT: usize = 256;

/// A decoded location.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Location {
    /// One-based; 0 means that the code belongs to no line.
    pub line: u32,
    /// One-based; 0 means unknown.
    pub column: u32,
    /// Subprogram or lexical block.
    pub scope: Metadata,
    /// The call that it was inlined at: a `DILocation`.
    pub inlined_at: Option<Metadata>,
}

/// A decoded `DIFile`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FileRef {
    /// File name.
    pub filename: StrId,
    /// Directory of the compilation, or empty.
    pub directory: StrId,
    /// `checksumkind` (`CSK_MD5`, ...) and `checksum`.
    pub checksum: Option<(StrId, StrId)>,
}

impl ModuleEnv {
    /// Decodes a debug location of a function.
    pub fn location(&self, function: &Function, loc: DebugLoc) -> Option<Location> {
        match *function.debug_locs.get(loc)? {
            DebugLocData::Node(node) => self.location_node(node),
            DebugLocData::Direct { line, column, scope, inlined_at, .. } => {
                Some(Location { line, column, scope, inlined_at })
            }
        }
    }

    /// Decodes a `DILocation` node.
    pub fn location_node(&self, id: Metadata) -> Option<Location> {
        let node = self.metadata.as_kind(id, MdKind::Location)?;
        let number =
            |key| self.metadata.field_uint(node, key).map_or(0, |n| u32::try_from(n).unwrap_or(u32::MAX));
        Some(Location {
            line: number(MdKey::Line),
            column: number(MdKey::Column),
            scope: self.metadata.field_md(node, MdKey::Scope)?,
            inlined_at: self.metadata.field_md(node, MdKey::InlinedAt),
        })
    }

    /// The file of a scope: its own, or that of the scope around it.
    pub fn scope_file(&self, scope: Metadata) -> Option<Metadata> {
        self.scopes_of(scope).find_map(|id| {
            let node = self.metadata.as_node(id)?;
            let file = self.metadata.field_md(node, MdKey::File)?;
            self.metadata.as_kind(file, MdKind::File).map(|_| file)
        })
    }

    /// The subprogram that a scope lies in.
    pub fn scope_subprogram(&self, scope: Metadata) -> Option<Metadata> {
        self.scopes_of(scope).find(|&id| self.metadata.as_kind(id, MdKind::Subprogram).is_some())
    }

    /// The scope, then those around it.
    fn scopes_of(&self, scope: Metadata) -> impl Iterator<Item = Metadata> + '_ {
        let outer = move |&id: &Metadata| self.metadata.field_md(self.metadata.as_node(id)?, MdKey::Scope);
        std::iter::successors(Some(scope), outer).take(CHAIN_LIMIT)
    }

    /// Decodes a `DIFile`.
    pub fn file_ref(&self, file: Metadata) -> Option<FileRef> {
        let node = self.metadata.as_kind(file, MdKind::File)?;
        let word = |key| match self.metadata.field(node, key)? {
            MdValue::Word(s) | MdValue::Str(s) => Some(s),
            _ => None,
        };
        let text = |key| self.metadata.field_str(node, key);
        Some(FileRef {
            filename: text(MdKey::Filename)?,
            directory: text(MdKey::Directory).unwrap_or(StrId::EMPTY),
            checksum: word(MdKey::ChecksumKind).zip(text(MdKey::Checksum)),
        })
    }

    /// The name that debug info gives a subprogram: the linkage name where there is one.
    pub fn subprogram_name(&self, subprogram: Metadata) -> Option<StrId> {
        let node = self.metadata.as_kind(subprogram, MdKind::Subprogram)?;
        let name = |key| self.metadata.field_str(node, key).filter(|&s| s != StrId::EMPTY);
        name(MdKey::LinkageName).or_else(|| name(MdKey::Name))
    }

    /// The source position of a debug location, with the calls that it was inlined at.
    pub fn source_pos(&self, function: &Function, loc: DebugLoc) -> Option<SourcePos> {
        self.position(self.location(function, loc)?)
    }

    /// The source position where a global is declared, from its attached subprogram or variable.
    pub fn declaration_pos(&self, global: GlobalId) -> Option<SourcePos> {
        let dbg = self.strings.find("dbg")?;
        let &(_, md) = self.globals[global].metadata.iter().find(|(kind, _)| *kind == dbg)?;
        let node = self.metadata.as_node(md)?;
        let node = match node.kind {
            MdKind::GlobalVariableExpression => {
                self.metadata.as_node(self.metadata.field_md(node, MdKey::Var)?)?
            }
            _ => node,
        };
        let line = self.metadata.field_uint(node, MdKey::Line).unwrap_or(0);
        let file = self.file_ref(self.metadata.field_md(node, MdKey::File)?)?;
        Some(self.source(file, u32::try_from(line).unwrap_or(u32::MAX), 0, None))
    }

    fn position(&self, innermost: Location) -> Option<SourcePos> {
        // From the outermost call inwards, so that each position owns the one around it.
        let outer = |at: &Location| self.location_node(at.inlined_at?);
        let chain: Vec<Location> = std::iter::successors(Some(innermost), outer).take(CHAIN_LIMIT).collect();
        let mut around = None;
        for at in chain.into_iter().rev() {
            let Some(file) = self.scope_file(at.scope).and_then(|file| self.file_ref(file)) else { continue };
            let mut pos = self.source(file, at.line, at.column, around.map(Box::new));
            pos.function = self
                .scope_subprogram(at.scope)
                .and_then(|subprogram| self.subprogram_name(subprogram))
                .map(|name| Arc::from(&*self.strings.text(name)));
            around = Some(pos);
        }
        around
    }

    fn source(&self, file: FileRef, line: u32, column: u32, inlined_at: Option<Box<SourcePos>>) -> SourcePos {
        let text = |s: StrId| Arc::from(&*self.strings.text(s));
        SourcePos {
            file: text(file.filename),
            directory: text(file.directory),
            line,
            column,
            function: None,
            checksum: file.checksum.map(|(kind, value)| Checksum { kind: text(kind), value: text(value) }),
            inlined_at,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{MdData, MdField};

    fn node(env: &mut ModuleEnv, kind: MdKind, fields: &[(MdKey, MdValue)]) -> Metadata {
        let fields: Vec<MdField> = fields.iter().map(|&(key, value)| MdField { key, value }).collect();
        let node = env.metadata.node(kind, true, &fields, None);
        env.metadata.push(MdData::Node(node))
    }

    fn text(env: &mut ModuleEnv, text: &str) -> MdValue {
        MdValue::Str(env.strings.intern(text))
    }

    #[test]
    fn a_position_has_file_function_and_the_call_that_it_was_inlined_at() {
        let mut env = ModuleEnv::default();
        let (name, dir) = (text(&mut env, "a.rs"), text(&mut env, "/src"));
        let file = node(&mut env, MdKind::File, &[(MdKey::Filename, name), (MdKey::Directory, dir)]);
        let sub = |env: &mut ModuleEnv, name: &str| {
            let name = text(env, name);
            node(env, MdKind::Subprogram, &[(MdKey::Name, name), (MdKey::File, MdValue::Md(file))])
        };
        let (inner, outer) = (sub(&mut env, "inner"), sub(&mut env, "outer"));
        let block = node(&mut env, MdKind::LexicalBlock, &[(MdKey::Scope, MdValue::Md(inner))]);
        let call = node(
            &mut env,
            MdKind::Location,
            &[(MdKey::Line, MdValue::UInt(9)), (MdKey::Scope, MdValue::Md(outer))],
        );
        let mut function = Function::new(GlobalId::from_u32(0), &[]);
        let loc = function.debug_locs.push(DebugLocData::Direct {
            line: 3,
            column: 5,
            scope: block,
            inlined_at: Some(call),
            implicit: false,
        });
        let pos = env.source_pos(&function, loc).unwrap();
        assert_eq!((pos.to_string(), pos.function.as_deref()), ("a.rs:3:5".into(), Some("inner")));
        let at = pos.inlined_at.unwrap();
        assert_eq!((at.line, at.column, at.function.as_deref()), (9, 0, Some("outer")));
    }

    #[test]
    fn a_scope_that_contains_itself_ends() {
        let mut env = ModuleEnv::default();
        let scope = env.metadata.pending();
        let looped = env.metadata.node(
            MdKind::LexicalBlock,
            true,
            &[MdField { key: MdKey::Scope, value: MdValue::Md(scope) }],
            None,
        );
        env.metadata.define(scope, MdData::Node(looped));
        assert_eq!(env.scope_file(scope), None);
    }
}
