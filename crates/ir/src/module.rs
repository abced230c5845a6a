//! The module: an environment that bodies share, and the bodies.

use crate::attributes::Attributes;
use crate::{
    Asm, Comdat, ComdatId, ConstPool, DataLayout, Function, FunctionHeader, Global, GlobalId, Metadata,
    MetadataPool, ScopeId, StrId, Strings, Type, Types,
};
use cranelift_entity::{PrimaryMap, SecondaryMap};
use diag::SourceSpan;
use rustc_hash::FxHashMap;
use std::borrow::Cow;

/// Inline assembly as a callee. LangRef, "Inline Assembler Expressions".
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct InlineAsm {
    /// Function type.
    pub ty: Type,
    /// The template.
    pub template: StrId,
    /// The constraints.
    pub constraints: StrId,
    /// `sideeffect`.
    pub side_effect: bool,
    /// `alignstack`.
    pub align_stack: bool,
    /// `inteldialect`.
    pub intel_dialect: bool,
    /// `unwind`.
    pub unwind: bool,
}

/// `!name = !{…}`.
#[derive(Clone, Debug)]
pub struct NamedMetadata {
    /// Name without `!`.
    pub name: StrId,
    /// Nodes.
    pub nodes: Vec<Metadata>,
    /// Where it stands.
    pub span: Option<SourceSpan>,
}

/// Everything of a module but the bodies. Passes see it read-only.
#[derive(Clone, Debug)]
pub struct ModuleEnv {
    /// Name of the input, for messages.
    pub name: String,
    /// `source_filename`.
    pub source_filename: Option<StrId>,
    /// `target triple`, as written; `None` if the module states none.
    pub triple: Option<String>,
    /// `target datalayout`, as written; `None` if the module states none.
    pub data_layout: Option<String>,
    /// The layout that rules: `data_layout` parsed, or the target's default where the module states none.
    pub layout: DataLayout,
    /// The module comes, at least in part, from bitcode of an older LLVM. LLVM mends some of its forms while it reads, which
    /// are left as written here: the verifier passes over them.
    pub old_bitcode: bool,
    /// `module asm` lines.
    pub module_asm: Vec<StrId>,
    /// Names and other strings.
    pub strings: Strings,
    /// Types.
    pub types: Types,
    /// Attribute sets and lists.
    pub attributes: Attributes,
    /// Constants of initialisers, aliases and metadata.
    pub consts: ConstPool,
    /// Global values in the order of the text.
    pub globals: PrimaryMap<GlobalId, Global>,
    /// Comdats.
    pub comdats: PrimaryMap<ComdatId, Comdat>,
    /// Metadata entities.
    pub metadata: MetadataPool,
    /// Named metadata in the order of the text.
    pub named_metadata: Vec<NamedMetadata>,
    /// Inline-assembly callees.
    pub asms: PrimaryMap<Asm, InlineAsm>,
    /// Names of synchronisation scopes, by [`ScopeId`].
    pub scopes: Vec<StrId>,
    symbols: FxHashMap<StrId, GlobalId>,
}

impl Default for ModuleEnv {
    fn default() -> Self {
        let mut strings = Strings::default();
        let scopes = vec![strings.intern(""), strings.intern("singlethread")];
        ModuleEnv {
            name: String::new(),
            source_filename: None,
            triple: None,
            data_layout: None,
            layout: DataLayout::default(),
            old_bitcode: false,
            module_asm: Vec::new(),
            strings,
            types: Types::default(),
            attributes: Attributes::default(),
            consts: ConstPool::default(),
            globals: PrimaryMap::new(),
            comdats: PrimaryMap::new(),
            metadata: MetadataPool::default(),
            named_metadata: Vec::new(),
            asms: PrimaryMap::new(),
            scopes,
            symbols: FxHashMap::default(),
        }
    }
}

impl ModuleEnv {
    /// Enters a global; a name that is taken keeps pointing at the first.
    pub fn add_global(&mut self, global: Global) -> GlobalId {
        let name = global.name;
        let id = self.globals.push(global);
        if let Some(name) = name {
            self.symbols.entry(name).or_insert(id);
        }
        id
    }

    /// Gives a global another name.
    pub fn rename_global(&mut self, id: GlobalId, name: StrId) {
        if let Some(old) = self.globals[id].name.replace(name)
            && self.symbols.get(&old) == Some(&id)
        {
            self.symbols.remove(&old);
        }
        self.symbols.insert(name, id);
    }

    /// The global of that name.
    pub fn find_global(&self, name: impl AsRef<[u8]>) -> Option<GlobalId> {
        self.symbols.get(&self.strings.find(name)?).copied()
    }

    /// The global of that interned name.
    pub fn global_named(&self, name: StrId) -> Option<GlobalId> {
        self.symbols.get(&name).copied()
    }

    /// The raw name for a message: a numbered global is its number among the numbered ones.
    pub fn global_name(&self, id: GlobalId) -> Cow<'_, str> {
        match self.globals[id].name {
            Some(name) => self.strings.text(name),
            None => Cow::Owned(
                self.globals
                    .keys()
                    .take_while(|&g| g != id)
                    .filter(|&g| self.globals[g].name.is_none())
                    .count()
                    .to_string(),
            ),
        }
    }

    /// The function's header; panics if the global is no function.
    pub fn function(&self, id: GlobalId) -> &FunctionHeader {
        self.globals[id].as_function().expect("the caller knows that this global is a function")
    }

    /// The type of the address of a global, if its address space is one of the fixed ones or was seen.
    pub fn global_ptr_type(&self, id: GlobalId) -> Type {
        let space = self.globals[id].addr_space;
        Type::ptr(space)
            .or_else(|| self.types.find(&crate::TypeKind::Ptr(space)))
            .expect("a reader interns the pointer type of each global")
    }

    /// The id of a synchronisation scope, entered if new; `None` when there are more than 255.
    pub fn intern_scope(&mut self, name: impl AsRef<[u8]>) -> Option<ScopeId> {
        let name = self.strings.intern(name);
        let known = self.scopes.iter().position(|&s| s == name);
        let at = u8::try_from(known.unwrap_or(self.scopes.len())).ok()?;
        if known.is_none() {
            self.scopes.push(name);
        }
        Some(ScopeId(at))
    }

    /// The name of a synchronisation scope: empty for the system scope.
    pub fn scope_name(&self, scope: ScopeId) -> Cow<'_, str> {
        self.strings.text(self.scopes[scope.0 as usize])
    }

    /// The nodes of a named metadata list; empty when there is none.
    pub fn named_metadata(&self, name: &str) -> &[Metadata] {
        self.strings
            .find(name)
            .and_then(|name| self.named_metadata.iter().find(|n| n.name == name))
            .map_or(&[], |n| &n.nodes)
    }
}

/// A complete module.
#[derive(Clone, Default, Debug)]
pub struct Module {
    /// What bodies share.
    pub env: ModuleEnv,
    /// The body of each function that has one.
    pub bodies: SecondaryMap<GlobalId, Option<Box<Function>>>,
}

impl Module {
    /// The body of a function.
    pub fn body(&self, id: GlobalId) -> Option<&Function> {
        self.bodies.get(id).and_then(|body| body.as_deref())
    }

    /// The body of a function, to change.
    pub fn body_mut(&mut self, id: GlobalId) -> Option<&mut Function> {
        self.bodies[id].as_deref_mut()
    }

    /// Every function that has a body, in the order of the text.
    pub fn defined_functions(&self) -> impl Iterator<Item = (GlobalId, &Function)> {
        self.env.globals.keys().filter_map(|id| self.body(id).map(|body| (id, body)))
    }
}
