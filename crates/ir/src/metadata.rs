//! Metadata: strings, values and nodes, with all the specialised debug-info nodes. LangRef, "Metadata".
//!
//! A node is a kind and a slice of one pool of fields, kept as read; views such as [`MetadataPool::field`] decode when
//! asked. Debug info is a quarter of a module's volume and most of it is never looked at.

use crate::{Const, Metadata, StrId};
use cranelift_entity::PrimaryMap;
use diag::{FileId, SourceSpan};

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
    /// `u16::MAX` where the place is not known.
    file: u16,
    text: (u32, u32),
}

impl MdNode {
    /// Where it stands in the text.
    pub fn span(&self) -> Option<SourceSpan> {
        let (start, end) = self.text;
        let file = FileId(u32::from(self.file));
        (self.file != u16::MAX).then_some(SourceSpan { file, start, end })
    }
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

/// A field as the pool holds it: eight bytes where [`MdField`] has 24. Debug info is most of a module's fields.
#[derive(Clone, Copy, Debug)]
struct PackedField {
    key: MdKey,
    tag: Tag,
    payload: u32,
}

/// What the payload of a [`PackedField`] is.
#[derive(Clone, Copy, Debug)]
enum Tag {
    Null,
    Md,
    UInt,
    /// The payload is an index of [`MetadataPool::wide`].
    WideUInt,
    /// Likewise; negative numbers are rare.
    Int,
    Bool,
    Str,
    Word,
}

/// The module's metadata.
#[derive(Clone, Default, Debug)]
pub struct MetadataPool {
    data: PrimaryMap<Metadata, MdData>,
    fields: Vec<PackedField>,
    wide: Vec<u64>,
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
        for field in fields {
            let packed = self.pack(field);
            self.fields.push(packed);
        }
        // A run has never so many inputs that a file's number does not fit; if it has, the place is not known.
        let file = span.and_then(|span| u16::try_from(span.file.0).ok()).unwrap_or(u16::MAX);
        let text = span.map_or((0, 0), |span| (span.start, span.end));
        MdNode { kind, distinct, start, len: fields.len() as u32, file, text }
    }

    fn pack(&mut self, field: &MdField) -> PackedField {
        let (tag, payload) = match field.value {
            MdValue::Null => (Tag::Null, 0),
            MdValue::Md(id) => (Tag::Md, id.as_u32()),
            MdValue::UInt(n) => match u32::try_from(n) {
                Ok(n) => (Tag::UInt, n),
                Err(_) => (Tag::WideUInt, self.widen(n)),
            },
            MdValue::Int(n) => (Tag::Int, self.widen(n as u64)),
            MdValue::Bool(b) => (Tag::Bool, u32::from(b)),
            MdValue::Str(text) => (Tag::Str, text.0),
            MdValue::Word(text) => (Tag::Word, text.0),
        };
        PackedField { key: field.key, tag, payload }
    }

    fn widen(&mut self, number: u64) -> u32 {
        self.wide.push(number);
        self.wide.len() as u32 - 1
    }

    fn unpack(&self, packed: &PackedField) -> MdField {
        let payload = packed.payload;
        let value = match packed.tag {
            Tag::Null => MdValue::Null,
            Tag::Md => MdValue::Md(Metadata::from_u32(payload)),
            Tag::UInt => MdValue::UInt(u64::from(payload)),
            Tag::WideUInt => MdValue::UInt(self.wide[payload as usize]),
            Tag::Int => MdValue::Int(self.wide[payload as usize] as i64),
            Tag::Bool => MdValue::Bool(payload != 0),
            Tag::Str => MdValue::Str(StrId(payload)),
            Tag::Word => MdValue::Word(StrId(payload)),
        };
        MdField { key: packed.key, value }
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
    pub fn fields(&self, node: &MdNode) -> impl ExactSizeIterator<Item = MdField> + '_ {
        self.packed(node).iter().map(|packed| self.unpack(packed))
    }

    /// Drops the fields of the nodes of these kinds, which stay under their ids as empty nodes.
    pub fn forget_fields(&mut self, is_forgotten: impl Fn(MdKind) -> bool) {
        let kept = self.data.values().map(|data| match data {
            MdData::Node(node) if !is_forgotten(node.kind) => node.len as usize,
            _ => 0,
        });
        let mut fields = Vec::with_capacity(kept.sum());
        for data in self.data.values_mut() {
            let MdData::Node(node) = data else { continue };
            let start = fields.len() as u32;
            if is_forgotten(node.kind) {
                node.len = 0;
            } else {
                fields.extend_from_slice(&self.fields[node.start as usize..(node.start + node.len) as usize]);
            }
            node.start = start;
        }
        self.fields = fields;
    }

    fn packed(&self, node: &MdNode) -> &[PackedField] {
        &self.fields[node.start as usize..(node.start + node.len) as usize]
    }

    /// The operands of a tuple: `None` for `null` or what is not metadata.
    pub fn operands(&self, node: &MdNode) -> impl Iterator<Item = Option<Metadata>> + '_ {
        self.fields(node).map(|field| match field.value {
            MdValue::Md(id) => Some(id),
            _ => None,
        })
    }

    /// The value of a named field.
    pub fn field(&self, node: &MdNode, key: MdKey) -> Option<MdValue> {
        let packed = self.packed(node).iter().find(|packed| packed.key == key)?;
        Some(self.unpack(packed).value)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forgotten_nodes_are_empty_and_the_others_are_as_before() {
        let mut pool = MetadataPool::default();
        let field = |n| MdField { key: MdKey::Line, value: MdValue::UInt(n) };
        let ids =
            [(MdKind::BasicType, 1), (MdKind::Location, 2), (MdKind::File, u64::MAX)].map(|(kind, n)| {
                let node = pool.node(kind, false, &[field(n)], None);
                pool.push(MdData::Node(node))
            });
        pool.forget_fields(|kind| kind == MdKind::BasicType);
        let read = |id, kind| pool.fields(pool.as_kind(id, kind).unwrap()).collect::<Vec<_>>();
        assert_eq!(read(ids[0], MdKind::BasicType), []);
        assert_eq!(read(ids[1], MdKind::Location), [field(2)]);
        assert_eq!(read(ids[2], MdKind::File), [field(u64::MAX)]);
    }

    #[test]
    fn fields_come_out_as_they_went_in() {
        let mut pool = MetadataPool::default();
        let values = [
            MdValue::Null,
            MdValue::Md(Metadata::from_u32(7)),
            MdValue::UInt(u64::from(u32::MAX)),
            MdValue::UInt(u64::MAX),
            MdValue::Int(-1),
            MdValue::Int(i64::MIN),
            MdValue::Bool(true),
            MdValue::Str(StrId::EMPTY),
            MdValue::Word(StrId::EMPTY),
        ];
        let fields: Vec<MdField> = values.map(|value| MdField { key: MdKey::Operand, value }).to_vec();
        let node = pool.node(MdKind::Tuple, false, &fields, None);
        assert!(pool.fields(&node).eq(fields));
        assert_eq!((size_of::<PackedField>(), size_of::<MdData>()), (8, 20));
    }
}
