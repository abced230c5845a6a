//! Metadata: strings, values and nodes, with all the specialised debug-info nodes. LangRef, "Metadata".
//!
//! A node is a kind and a slice of one pool of fields, kept as read; views such as [`MetadataPool::field`] decode when
//! asked. Debug info is a quarter of a module's volume and most of it is never looked at.

use crate::{Const, Metadata, StrId};
use cranelift_entity::PrimaryMap;
use diag::SourceSpan;

macro_rules! words {
    ($(#[$meta:meta])* $name:ident { $($variant:ident = $text:literal),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name { $(#[doc = concat!("`", $text, "`")] $variant),* }
        impl $name {
            /// Every one.
            pub const ALL: &[$name] = &[$($name::$variant),*];
            /// Its spelling.
            pub fn name(self) -> &'static str {
                match self { $($name::$variant => $text),* }
            }
            /// From its spelling.
            pub fn from_name(name: &[u8]) -> Option<Self> {
                match name { $(n if n == $text.as_bytes() => Some($name::$variant),)* _ => None }
            }
        }
    };
}

words! {
    /// The kind of a node. `Tuple` is `!{…}`.
    MdKind {
        Tuple = "", ArgList = "DIArgList", AssignId = "DIAssignID", BasicType = "DIBasicType", CommonBlock = "DICommonBlock",
        CompileUnit = "DICompileUnit", CompositeType = "DICompositeType", DerivedType = "DIDerivedType",
        Enumerator = "DIEnumerator", Expression = "DIExpression", File = "DIFile", FixedPointType = "DIFixedPointType", GenericNode = "GenericDINode",
        GlobalVariable = "DIGlobalVariable", GlobalVariableExpression = "DIGlobalVariableExpression",
        GenericSubrange = "DIGenericSubrange", ImportedEntity = "DIImportedEntity", Label = "DILabel",
        LexicalBlock = "DILexicalBlock", LexicalBlockFile = "DILexicalBlockFile", LocalVariable = "DILocalVariable",
        Location = "DILocation", Macro = "DIMacro", MacroFile = "DIMacroFile", Module = "DIModule",
        Namespace = "DINamespace", ObjCProperty = "DIObjCProperty", StringType = "DIStringType",
        Subprogram = "DISubprogram", Subrange = "DISubrange", SubrangeType = "DISubrangeType", SubroutineType = "DISubroutineType",
        TemplateTypeParameter = "DITemplateTypeParameter", TemplateValueParameter = "DITemplateValueParameter",
    }
}

words! {
    /// The name of a field. `Operand` is an unnamed one: an element of a tuple, an argument list or an expression.
    MdKey {
        Operand = "", Align = "align", AnnotationsKey = "annotations", ApinotesKey = "apinotes", Arg = "arg", Associated = "associated", Allocated = "allocated",
        AtomGroup = "atomGroup", AtomRank = "atomRank", Attributes = "attributes", BaseType = "baseType", Bias = "bias", BitStride = "bitStride", Cc = "cc",
        Checksum = "checksum", ChecksumKind = "checksumkind", Column = "column", ConfigMacros = "configMacros", ContainingType = "containingType", Count = "count",
        DataLocation = "dataLocation", DataSize = "dataSize", DebugBaseAddress = "debugBaseAddress", DebugInfoForProfiling = "debugInfoForProfiling", Defaulted = "defaulted", Declaration = "declaration", CoroSuspendIdx = "coroSuspendIdx",
        Denominator = "denominator", Directory = "directory", Discriminator = "discriminator", DwarfAddressSpace = "dwarfAddressSpace", Dwo = "dwoId", Elements = "elements",
        EmissionKind = "emissionKind", Encoding = "encoding", Entity = "entity", Enums = "enums", EnumKind = "enumKind", Expr = "expr", ExportSymbols = "exportSymbols", ExtraData = "extraData", Factor = "factor",
        File = "file", Filename = "filename", Flags = "flags", Getter = "getter", Globals = "globals", Header = "header", Identifier = "identifier", Imports = "imports",
        IncludePath = "includePath", InlinedAt = "inlinedAt", IsArtificial = "isArtificial", IsDecl = "isDecl", IsDefault = "isDefault", IsDefinition = "isDefinition", IsImplicitCode = "isImplicitCode",
        IsLocal = "isLocal", IsOptimized = "isOptimized", IsUnsigned = "isUnsigned", KeyInstructions = "keyInstructions", Kind = "kind", Language = "language", LanguageName = "sourceLanguageName", Line = "line", LinkageName = "linkageName",
        LowerBound = "lowerBound", Macros = "macros", Name = "name", NameTableKind = "nameTableKind", Nodes = "nodes", NumExtraInhabitants = "num_extra_inhabitants", Numerator = "numerator", Offset = "offset",
        Operands = "operands", PtrAuthAuthenticatesNull = "ptrAuthAuthenticatesNullValues", PtrAuthExtraDiscriminator = "ptrAuthExtraDiscriminator", PtrAuthIsAddressDiscriminated = "ptrAuthIsAddressDiscriminated",
        PtrAuthIsaPointer = "ptrAuthIsaPointer", PtrAuthKey = "ptrAuthKey", Producer = "producer", RangesBaseAddress = "rangesBaseAddress", Rank = "rank", RetainedNodes = "retainedNodes", RetainedTypes = "retainedTypes",
        RuntimeLang = "runtimeLang", RuntimeVersion = "runtimeVersion", Scope = "scope", ScopeLine = "scopeLine", Sdk = "sdk", Setter = "setter", Size = "size", Source = "source", SpFlags = "spFlags", Specification = "specification",
        SplitDebugFilename = "splitDebugFilename", SplitDebugInlining = "splitDebugInlining", Stride = "stride", StringLength = "stringLength", StringLengthExpression = "stringLengthExpression", StringLocationExpression = "stringLocationExpression",
        Sysroot = "sysroot", Tag = "tag", TargetFuncName = "targetFuncName", TemplateParams = "templateParams", ThisAdjustment = "thisAdjustment", ThrownTypes = "thrownTypes", Type = "type", Types = "types", Unit = "unit", UpperBound = "upperBound",
        Value = "value", Var = "var", VTableHolder = "vtableHolder", VirtualIndex = "virtualIndex", Virtuality = "virtuality", SourceLanguageVersion = "sourceLanguageVersion", DwarfVersion = "dwarfVersion", Dialect = "dialect", MemorySpace = "memorySpace",
        Variable = "variable", Function = "function",
    }
}

/// A metadata entity.
#[derive(Clone, PartialEq, Debug)]
pub enum MdData {
    /// Used before its definition, which is still to come; a finished module has none.
    Pending,
    /// A string.
    Str(StrId),
    /// A constant of the module's pool.
    Value(Const),
    /// A node.
    Node(MdNode),
}

/// A node: its fields lie in the pool.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MdNode {
    /// Its kind.
    pub kind: MdKind,
    /// `distinct`.
    pub distinct: bool,
    start: u32,
    len: u32,
    /// Where it stands in the text.
    pub span: Option<SourceSpan>,
}

/// A field of a node.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MdField {
    /// Its name.
    pub key: MdKey,
    /// Its value.
    pub value: MdValue,
}

/// The value of a field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MdValue {
    /// `null`.
    Null,
    /// Another metadata entity.
    Md(Metadata),
    /// An unsigned number.
    UInt(u64),
    /// A negative number.
    Int(i64),
    /// `true` or `false`.
    Bool(bool),
    /// A quoted string.
    Str(StrId),
    /// A bare word or several joined by ` | `: `DW_TAG_member`, `FullDebug`, `DIFlagA | DIFlagB`.
    Word(StrId),
}

/// The module's metadata.
#[derive(Clone, Default, Debug)]
pub struct MetadataPool {
    data: PrimaryMap<Metadata, MdData>,
    fields: Vec<MdField>,
}

impl MetadataPool {
    /// Enters an entity.
    pub fn push(&mut self, data: MdData) -> Metadata {
        self.data.push(data)
    }

    /// Enters a place holder to be defined later by [`MetadataPool::define`].
    pub fn pending(&mut self) -> Metadata {
        self.push(MdData::Pending)
    }

    /// Gives an entity its content.
    pub fn define(&mut self, id: Metadata, data: MdData) {
        self.data[id] = data;
    }

    /// Makes a node of fields; enter it with [`MetadataPool::push`] or [`MetadataPool::define`].
    pub fn node(
        &mut self,
        kind: MdKind,
        distinct: bool,
        fields: &[MdField],
        span: Option<SourceSpan>,
    ) -> MdNode {
        let start = self.fields.len() as u32;
        self.fields.extend_from_slice(fields);
        MdNode { kind, distinct, start, len: fields.len() as u32, span }
    }

    /// The entity.
    pub fn get(&self, id: Metadata) -> &MdData {
        &self.data[id]
    }

    /// The node, if it is one.
    pub fn as_node(&self, id: Metadata) -> Option<&MdNode> {
        match &self.data[id] {
            MdData::Node(node) => Some(node),
            _ => None,
        }
    }

    /// The node, if it is one of that kind.
    pub fn as_kind(&self, id: Metadata, kind: MdKind) -> Option<&MdNode> {
        self.as_node(id).filter(|node| node.kind == kind)
    }

    /// The fields of a node in the order of the text.
    pub fn fields(&self, node: &MdNode) -> &[MdField] {
        &self.fields[node.start as usize..(node.start + node.len) as usize]
    }

    /// The operands of a tuple: `None` for `null` or what is not metadata.
    pub fn operands(&self, node: &MdNode) -> impl Iterator<Item = Option<Metadata>> + '_ {
        self.fields(node).iter().map(|field| match field.value {
            MdValue::Md(id) => Some(id),
            _ => None,
        })
    }

    /// The value of a named field.
    pub fn field(&self, node: &MdNode, key: MdKey) -> Option<MdValue> {
        self.fields(node).iter().find(|field| field.key == key).map(|field| field.value)
    }

    /// A field that refers to metadata.
    pub fn field_md(&self, node: &MdNode, key: MdKey) -> Option<Metadata> {
        match self.field(node, key)? {
            MdValue::Md(id) => Some(id),
            _ => None,
        }
    }

    /// A field that is an unsigned number.
    pub fn field_uint(&self, node: &MdNode, key: MdKey) -> Option<u64> {
        match self.field(node, key)? {
            MdValue::UInt(n) => Some(n),
            _ => None,
        }
    }

    /// A field that is a string.
    pub fn field_str(&self, node: &MdNode, key: MdKey) -> Option<StrId> {
        match self.field(node, key)? {
            MdValue::Str(s) => Some(s),
            MdValue::Md(id) => match self.get(id) {
                MdData::Str(s) => Some(*s),
                _ => None,
            },
            _ => None,
        }
    }

    /// All entities by id.
    pub fn iter(&self) -> impl Iterator<Item = (Metadata, &MdData)> {
        self.data.iter()
    }

    /// Number of entities.
    pub fn len(&self) -> usize {
        self.data.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.data.is_empty()
    }
}
