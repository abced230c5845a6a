//! Debug-info nodes: what each kind of node may hold. LangRef, "Specialized Metadata Nodes". Every node that something refers
//! to is judged once.

use super::expression;
use super::input::Input;
use crate::{MdData, MdKey as K, MdKind, MdNode, MdValue, Metadata};

type Check = Result<(), &'static str>;

fn need(holds: bool, message: &'static str) -> Check {
    if holds { Ok(()) } else { Err(message) }
}

/// Nodes that are types.
const TYPES: &[MdKind] = &[
    MdKind::BasicType,
    MdKind::DerivedType,
    MdKind::CompositeType,
    MdKind::SubroutineType,
    MdKind::StringType,
    MdKind::SubrangeType,
    MdKind::FixedPointType,
];
/// Nodes that code can lie in.
const LOCAL_SCOPES: &[MdKind] = &[MdKind::Subprogram, MdKind::LexicalBlock, MdKind::LexicalBlockFile];
/// Nodes that are a scope and no type.
const OTHER_SCOPES: &[MdKind] = &[
    MdKind::File,
    MdKind::CompileUnit,
    MdKind::Subprogram,
    MdKind::LexicalBlock,
    MdKind::LexicalBlockFile,
    MdKind::Namespace,
    MdKind::Module,
    MdKind::CommonBlock,
];
const POINTERS: &[&str] = &["DW_TAG_pointer_type", "DW_TAG_reference_type", "DW_TAG_rvalue_reference_type"];

impl Input<'_> {
    /// Judges what the symbols and the named metadata refer to.
    pub(super) fn debug_nodes(&mut self) {
        let env = self.env;
        for named in &env.named_metadata {
            self.kept = true;
            if !env.strings.bytes(named.name).starts_with(b"llvm.dbg.") {
                named.nodes.iter().for_each(|&node| self.reach(node));
            }
            self.kept = false;
        }
        // What belongs to debug information that LLVM drops is not judged.
        if self.debug {
            for named in &env.named_metadata {
                named.nodes.iter().for_each(|&node| self.reach(node));
            }
        }
        let dbg = env.strings.find("dbg");
        for global in env.globals.values() {
            for &(kind, md) in &global.metadata {
                if self.debug || Some(kind) != dbg {
                    self.reach(md);
                }
            }
        }
    }

    /// Judges a node and all that it leads to.
    pub(super) fn reach(&mut self, from: Metadata) {
        if std::mem::replace(&mut self.nodes[from], true) {
            return;
        }
        let env = self.env;
        let mut todo = vec![from];
        while let Some(id) = todo.pop() {
            let MdData::Node(node) = env.metadata.get(id) else { continue };
            if let Err(why) = self.node(node) {
                let kind = if node.kind == MdKind::Tuple {
                    "a node".into()
                } else {
                    format!("`!{}`", node.kind.name())
                };
                self.debug_node(id, format!("{kind}: {why}"));
            }
            for field in env.metadata.fields(node) {
                if let MdValue::Md(next) = field.value
                    && !std::mem::replace(&mut self.nodes[next], true)
                {
                    todo.push(next);
                }
            }
        }
    }

    pub(super) fn is_kind(&self, id: Metadata, kinds: &[MdKind]) -> bool {
        self.env.metadata.as_node(id).is_some_and(|node| kinds.contains(&node.kind))
    }

    fn md(&self, node: &MdNode, key: K) -> Option<Metadata> {
        self.env.metadata.field_md(node, key)
    }

    /// A field that is missing, null, or a node of one of the kinds.
    fn optional(&self, node: &MdNode, key: K, kinds: &[MdKind], message: &'static str) -> Check {
        need(self.md(node, key).is_none_or(|id| self.is_kind(id, kinds)), message)
    }

    fn required(&self, node: &MdNode, key: K, kinds: &[MdKind], message: &'static str) -> Check {
        need(self.md(node, key).is_some_and(|id| self.is_kind(id, kinds)), message)
    }

    fn scope(&self, node: &MdNode) -> Check {
        let fits = |id| self.is_kind(id, OTHER_SCOPES) || self.is_kind(id, TYPES);
        need(self.md(node, K::Scope).is_none_or(fits), "its scope is no scope")
    }

    fn ty_field(&self, node: &MdNode, key: K, message: &'static str) -> Check {
        self.optional(node, key, TYPES, message)
    }

    fn word(&self, node: &MdNode, key: K) -> &str {
        match self.env.metadata.field(node, key) {
            Some(MdValue::Word(word) | MdValue::Str(word)) => {
                std::str::from_utf8(self.env.strings.bytes(word)).unwrap_or_default()
            }
            _ => "",
        }
    }

    fn has_flag(&self, node: &MdNode, key: K, flag: &str) -> bool {
        self.word(node, key).split('|').any(|word| word.trim() == flag)
    }

    /// A field that is a list of nodes, each of which fits.
    fn list(
        &self,
        node: &MdNode,
        key: K,
        fits: impl Fn(Metadata) -> bool,
        null: bool,
        message: &'static str,
    ) -> Check {
        let Some(list) = self.md(node, key) else { return Ok(()) };
        let Some(list) = self.tuple(Some(list)) else { return Err(message) };
        let all = self.env.metadata.operands(&list).all(|operand| operand.map_or(null, &fits));
        need(all, message)
    }

    fn node(&self, node: &MdNode) -> Check {
        match node.kind {
            MdKind::Location => self.location_node(node),
            MdKind::Subrange => self.subrange(node),
            MdKind::GenericSubrange => self.generic_subrange(node),
            MdKind::DerivedType => self.derived_type(node),
            MdKind::CompositeType => self.composite_type(node),
            MdKind::SubroutineType => {
                let ty = |id| self.is_kind(id, TYPES);
                self.list(node, K::Types, ty, true, "its types are a list of types, or null for none")
            }
            MdKind::File => self.file(node),
            MdKind::CompileUnit => self.compile_unit(node),
            MdKind::Subprogram => self.subprogram(node),
            MdKind::LexicalBlock => {
                self.required(node, K::Scope, LOCAL_SCOPES, "its scope is a subprogram or a block")?;
                self.optional(node, K::File, &[MdKind::File], "its file is a `!DIFile`")?;
                let number = |key| self.env.metadata.field_uint(node, key).unwrap_or(0);
                need(number(K::Line) > 0 || number(K::Column) == 0, "it has a column and no line")
            }
            MdKind::LexicalBlockFile => {
                self.required(node, K::Scope, LOCAL_SCOPES, "its scope is a subprogram or a block")
            }
            MdKind::LocalVariable => {
                self.required(node, K::Scope, LOCAL_SCOPES, "its scope is a subprogram or a block")?;
                self.optional(node, K::File, &[MdKind::File], "its file is a `!DIFile`")?;
                self.ty_field(node, K::Type, "its type is a type")?;
                let function =
                    self.md(node, K::Type).is_some_and(|id| self.is_kind(id, &[MdKind::SubroutineType]));
                need(!function, "a variable is no function, though perhaps a pointer to one")
            }
            MdKind::Label => {
                self.required(node, K::Scope, LOCAL_SCOPES, "its scope is a subprogram or a block")
            }
            MdKind::GlobalVariable => {
                self.scope(node)?;
                self.optional(node, K::File, &[MdKind::File], "its file is a `!DIFile`")?;
                let definition =
                    !matches!(self.env.metadata.field(node, K::IsDefinition), Some(MdValue::Bool(false)));
                need(self.md(node, K::Type).is_some() || !definition, "it has a type")?;
                self.ty_field(node, K::Type, "its type is a type")?;
                self.optional(
                    node,
                    K::Declaration,
                    &[MdKind::DerivedType],
                    "its declaration is a static member",
                )
            }
            MdKind::GlobalVariableExpression => {
                self.required(node, K::Var, &[MdKind::GlobalVariable], "it names a `!DIGlobalVariable`")?;
                self.optional(node, K::Expr, &[MdKind::Expression], "its expression is a `!DIExpression`")?;
                let var = self.md(node, K::Var).and_then(|id| self.env.metadata.as_node(id));
                let expr = self.md(node, K::Expr).and_then(|id| self.env.metadata.as_node(id));
                match (var, expr) {
                    (Some(var), Some(expr)) => self.fragment(var, expr),
                    _ => Ok(()),
                }
            }
            MdKind::Expression => {
                let values = self.env.metadata.fields(node).map(|field| field.value);
                need(
                    expression::is_valid(values, &self.env.strings),
                    "it is no expression that a debugger can compute",
                )
            }
            MdKind::TemplateTypeParameter => self.ty_field(node, K::Type, "its type is a type"),
            MdKind::TemplateValueParameter => self.ty_field(node, K::Type, "its type is a type"),
            MdKind::ImportedEntity => {
                self.scope(node)?;
                let any =
                    |id: Metadata| self.env.metadata.as_node(id).is_some_and(|n| n.kind != MdKind::Tuple);
                let fits = |id| any(id) || self.string(Some(id)).is_some();
                need(self.md(node, K::Entity).is_none_or(fits), "its entity is a debug-info node")
            }
            MdKind::Namespace | MdKind::CommonBlock => self.scope(node),
            _ => Ok(()),
        }
    }

    /// The subprogram that a scope lies in; that of a location is the one that all inlining ends in. Kept for each node.
    pub(super) fn owner(&self, from: Metadata) -> Option<Metadata> {
        let mut way: smallvec::SmallVec<[Metadata; 8]> = smallvec::SmallVec::new();
        let mut at = Some(from);
        let mut found = None;
        while let Some(id) = at {
            if let Some(known) = self.owners.borrow()[id] {
                found = known;
                break;
            }
            if way.len() > 256 {
                break;
            }
            way.push(id);
            let Some(node) = self.env.metadata.as_node(id) else { break };
            at = match node.kind {
                MdKind::Subprogram => {
                    found = Some(id);
                    None
                }
                MdKind::Location => self.md(node, K::InlinedAt).or_else(|| self.md(node, K::Scope)),
                _ => self.md(node, K::Scope),
            };
        }
        let mut owners = self.owners.borrow_mut();
        way.iter().for_each(|&id| owners[id] = Some(found));
        found
    }

    fn location_node(&self, node: &MdNode) -> Check {
        self.required(node, K::Scope, LOCAL_SCOPES, "its scope is a subprogram or a block")?;
        self.optional(node, K::InlinedAt, &[MdKind::Location], "it is inlined at a location")?;
        let Some(subprogram) = self.md(node, K::Scope).and_then(|scope| self.env.scope_subprogram(scope))
        else {
            return Ok(());
        };
        let declared = self.env.metadata.as_node(subprogram).is_some_and(|sp| !self.is_definition(sp));
        need(!declared, "its scope lies in a subprogram that is only declared")
    }

    pub(super) fn is_definition(&self, subprogram: &MdNode) -> bool {
        match self.env.metadata.field(subprogram, K::IsDefinition) {
            Some(MdValue::Bool(value)) => value,
            _ if self.env.metadata.field(subprogram, K::SpFlags).is_some() => {
                match self.env.metadata.field(subprogram, K::SpFlags) {
                    Some(MdValue::UInt(bits)) => bits & 8 != 0,
                    _ => self.has_flag(subprogram, K::SpFlags, "DISPFlagDefinition"),
                }
            }
            // Neither field: text means a definition, and spells the flags of what is none.
            _ => true,
        }
    }

    /// A number, a variable or an expression.
    fn bound(&self, node: &MdNode, key: K) -> bool {
        match self.env.metadata.field(node, key) {
            None | Some(MdValue::Null | MdValue::UInt(_) | MdValue::Int(_)) => true,
            Some(MdValue::Md(id)) => {
                self.is_kind(
                    id,
                    &[MdKind::LocalVariable, MdKind::GlobalVariable, MdKind::Expression, MdKind::DerivedType],
                ) || self.md_int(Some(id)).is_some()
            }
            _ => false,
        }
    }

    fn has(&self, node: &MdNode, key: K) -> bool {
        !matches!(self.env.metadata.field(node, key), None | Some(MdValue::Null))
    }

    fn subrange(&self, node: &MdNode) -> Check {
        need(
            !(self.has(node, K::Count) && self.has(node, K::UpperBound)),
            "it has either `count` or `upperBound`",
        )?;
        for key in [K::Count, K::LowerBound, K::UpperBound, K::Stride] {
            need(self.bound(node, key), "its bounds are numbers, variables or expressions")?;
        }
        let negative = matches!(self.env.metadata.field(node, K::Count), Some(MdValue::Int(n)) if n < -1);
        need(!negative, "its count is not below -1")
    }

    fn generic_subrange(&self, node: &MdNode) -> Check {
        need(
            !(self.has(node, K::Count) && self.has(node, K::UpperBound)),
            "it has either `count` or `upperBound`",
        )?;
        for key in [K::Count, K::LowerBound, K::UpperBound, K::Stride] {
            need(self.bound(node, key), "its bounds are variables or expressions")?;
        }
        need(self.has(node, K::LowerBound), "it has a `lowerBound`")?;
        need(self.has(node, K::Stride), "it has a `stride`")
    }

    fn derived_type(&self, node: &MdNode) -> Check {
        let tag = self.word(node, K::Tag);
        self.scope(node)?;
        self.ty_field(node, K::BaseType, "its base type is a type")?;
        if tag == "DW_TAG_ptr_to_member_type" {
            self.ty_field(node, K::ExtraData, "the class of a pointer to member is a type")?;
        }
        if tag == "DW_TAG_set_type"
            && let Some(base) = self.md(node, K::BaseType).and_then(|id| self.env.metadata.as_node(id))
        {
            let tag = self.word(base, K::Tag);
            let encoding = self.word(base, K::Encoding);
            let fits = tag == "DW_TAG_enumeration_type"
                || base.kind == MdKind::SubrangeType
                || base.kind == MdKind::BasicType
                    && matches!(
                        encoding,
                        "DW_ATE_unsigned"
                            | "DW_ATE_signed"
                            | "DW_ATE_unsigned_char"
                            | "DW_ATE_signed_char"
                            | "DW_ATE_boolean"
                    );
            need(fits, "a set is of an enumeration, of integers or of characters")?;
        }
        let spaced = matches!(self.env.metadata.field(node, K::DwarfAddressSpace), Some(MdValue::UInt(_)));
        need(!spaced || POINTERS.contains(&tag), "only pointers and references have an address space")
    }

    fn composite_type(&self, node: &MdNode) -> Check {
        let tag = self.word(node, K::Tag);
        self.scope(node)?;
        self.ty_field(node, K::BaseType, "its base type is a type")?;
        self.optional(node, K::Elements, &[MdKind::Tuple], "its elements are a list")?;
        self.ty_field(node, K::VTableHolder, "what holds its table of functions is a type")?;
        if self.has_flag(node, K::Flags, "DIFlagVector") {
            let elements = self.tuple(self.md(node, K::Elements));
            let one = elements.is_some_and(|list| {
                self.count(&list) == 1
                    && self.operand(&list, 0).is_some_and(|id| self.is_kind(id, &[MdKind::Subrange]))
            });
            need(one, "a vector has one element, a `!DISubrange`")?;
        }
        self.template_params(node)?;
        let array = tag == "DW_TAG_array_type";
        for key in [K::DataLocation, K::Associated, K::Allocated, K::Rank] {
            need(
                array || !self.has(node, key),
                "`dataLocation`, `associated`, `allocated` and `rank` are for arrays",
            )?;
        }
        let variant = tag == "DW_TAG_variant_part";
        need(variant || !self.has(node, K::Discriminator), "`discriminator` is for variant parts")?;
        let both = |a, b| self.has_flag(node, K::Flags, a) && self.has_flag(node, K::Flags, b);
        let contradicts = both("DIFlagLValueReference", "DIFlagRValueReference")
            || both("DIFlagTypePassByReference", "DIFlagTypePassByValue");
        need(!contradicts, "it is passed by reference or by value, not both")?;
        let by_ref = self.has_flag(node, K::Flags, "DIFlagBlockByrefStruct")
            || self.has_flag(node, K::Flags, "DIFlagReservedBit4");
        need(!by_ref, "structs by reference of blocks are no longer described")
    }

    fn template_params(&self, node: &MdNode) -> Check {
        let fits = |id| self.is_kind(id, &[MdKind::TemplateTypeParameter, MdKind::TemplateValueParameter]);
        self.list(node, K::TemplateParams, fits, false, "its template parameters are a list of such")
    }

    fn file(&self, node: &MdNode) -> Check {
        let digits = match self.word(node, K::ChecksumKind) {
            "CSK_MD5" => 32,
            "CSK_SHA1" => 40,
            "CSK_SHA256" => 64,
            _ => return Ok(()),
        };
        let Some(text) = self.env.metadata.field_str(node, K::Checksum) else { return Ok(()) };
        let text = self.env.strings.bytes(text);
        need(text.len() == digits, "the checksum has the length that its kind says")?;
        need(text.iter().all(u8::is_ascii_hexdigit), "the checksum consists of hexadecimal digits")
    }

    fn compile_unit(&self, node: &MdNode) -> Check {
        need(node.distinct, "it is distinct")?;
        self.required(node, K::File, &[MdKind::File], "its file is a `!DIFile`")?;
        let file = self.md(node, K::File).and_then(|id| self.env.file_ref(id));
        need(
            file.is_some_and(|file| !self.env.strings.bytes(file.filename).is_empty()),
            "its file has a name",
        )?;
        let enumeration = |id: Metadata| {
            self.env
                .metadata
                .as_kind(id, MdKind::CompositeType)
                .is_some_and(|ty| self.word(ty, K::Tag) == "DW_TAG_enumeration_type")
        };
        self.list(node, K::Enums, enumeration, false, "its enumerations are a list of enumeration types")?;
        let retained = |id: Metadata| {
            self.is_kind(id, TYPES)
                || self.string(Some(id)).is_some()
                || self.env.metadata.as_kind(id, MdKind::Subprogram).is_some_and(|sp| !self.is_definition(sp))
        };
        self.list(node, K::RetainedTypes, retained, false, "its retained types are a list of types")?;
        let global = |id| self.is_kind(id, &[MdKind::GlobalVariableExpression, MdKind::GlobalVariable]);
        self.list(
            node,
            K::Globals,
            global,
            false,
            "its variables are a list of `!DIGlobalVariableExpression`",
        )?;
        let import = |id| self.is_kind(id, &[MdKind::ImportedEntity]);
        self.list(node, K::Imports, import, false, "its imports are a list of `!DIImportedEntity`")?;
        let macros = |id| self.is_kind(id, &[MdKind::Macro, MdKind::MacroFile]);
        self.list(node, K::Macros, macros, false, "its macros are a list of macros and files")
    }

    fn subprogram(&self, node: &MdNode) -> Check {
        self.scope(node)?;
        match self.md(node, K::File) {
            Some(file) => need(self.is_kind(file, &[MdKind::File]), "its file is a `!DIFile`")?,
            None => {
                let line = self.env.metadata.field_uint(node, K::Line).unwrap_or(0);
                need(line == 0, "it has a line and no file")?;
            }
        }
        self.optional(node, K::Type, &[MdKind::SubroutineType], "its type is a `!DISubroutineType`")?;
        self.ty_field(node, K::ContainingType, "the type that contains it is a type")?;
        self.template_params(node)?;
        let declaration = self.md(node, K::Declaration);
        let declared = |id: Metadata| {
            self.env.metadata.as_kind(id, MdKind::Subprogram).is_some_and(|sp| !self.is_definition(sp))
        };
        need(declaration.is_none_or(declared), "its declaration is a subprogram that is no definition")?;
        let retained = |id| {
            self.is_kind(
                id,
                &[
                    MdKind::LocalVariable,
                    MdKind::Label,
                    MdKind::ImportedEntity,
                    MdKind::GlobalVariableExpression,
                    MdKind::CompositeType,
                    MdKind::DerivedType,
                    MdKind::BasicType,
                ],
            )
        };
        self.list(
            node,
            K::RetainedNodes,
            retained,
            false,
            "what it retains are variables, labels and imports",
        )?;
        let ty = |id| self.is_kind(id, TYPES) || self.string(Some(id)).is_some();
        self.list(node, K::ThrownTypes, ty, false, "what it throws is a list of types")?;
        let unit = self.md(node, K::Unit);
        if self.is_definition(node) {
            need(node.distinct, "a definition is distinct")?;
            need(
                unit.is_some_and(|id| self.is_kind(id, &[MdKind::CompileUnit])),
                "a definition has a compile unit",
            )?;
            let in_type =
                self.md(node, K::Scope).and_then(|id| self.env.metadata.as_kind(id, MdKind::CompositeType));
            let named = in_type.is_some_and(|ty| self.env.metadata.field_str(ty, K::Identifier).is_some());
            need(
                !named || declaration.is_some(),
                "a definition lies in no type with an identifier: its declaration does",
            )
        } else {
            need(unit.is_none(), "a declaration has no compile unit")?;
            need(declaration.is_none(), "a declaration has no declaration of its own")
        }
    }

    /// A fragment lies inside its variable, and is not the whole of it.
    pub(super) fn fragment(&self, variable: &MdNode, expr: &MdNode) -> Check {
        let values = self.env.metadata.fields(expr).map(|field| field.value);
        let Some((offset, size)) = expression::fragment(values, &self.env.strings) else { return Ok(()) };
        let Some(whole) = self.size_of(variable) else { return Ok(()) };
        let end = offset.checked_add(size);
        need(end.is_some_and(|end| end <= whole), "the fragment lies outside of the variable")?;
        need(size != whole, "the fragment is the whole variable")
    }

    /// The bits of a variable, through types that only rename.
    fn size_of(&self, variable: &MdNode) -> Option<u64> {
        let mut ty = self.md(variable, K::Type)?;
        for _ in 0..256 {
            let node = self.env.metadata.as_node(ty)?;
            if let Some(size) = self.env.metadata.field_uint(node, K::Size).filter(|&size| size > 0) {
                return Some(size);
            }
            if node.kind != MdKind::DerivedType {
                return None;
            }
            ty = self.md(node, K::BaseType)?;
        }
        None
    }
}
