//! Types, interned module-wide. LangRef, "Type System".

use crate::StrId;
use cranelift_entity::{PrimaryMap, entity_impl};
use rustc_hash::FxHashMap;

/// An interned type: equal types have equal ids.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Type(u32);
entity_impl!(Type, "type");

/// A named (identified) struct.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StructId(u32);
entity_impl!(StructId, "struct");

/// The structure of a type.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum TypeKind {
    /// No value.
    Void,
    /// IEEE binary16.
    Half,
    /// Brain float.
    BFloat,
    /// IEEE binary32.
    Float,
    /// IEEE binary64.
    Double,
    /// x87's 80-bit float.
    X86Fp80,
    /// IEEE binary128.
    Fp128,
    /// Two doubles.
    PpcFp128,
    /// AMX tile.
    X86Amx,
    /// MMX register, until LLVM 19.
    X86Mmx,
    /// A block.
    Label,
    /// A token.
    Token,
    /// Metadata as a call argument.
    Metadata,
    /// `iN`, 1 to 2^23 bits.
    Int(u32),
    /// An opaque pointer in an address space.
    Ptr(u32),
    /// `[len x elem]`.
    Array {
        /// Element type.
        elem: Type,
        /// Number of elements.
        len: u64,
    },
    /// `<len x elem>` or `<vscale x len x elem>`.
    Vector {
        /// Element type.
        elem: Type,
        /// (Minimum) number of elements.
        len: u32,
        /// Whether the length is a multiple of `vscale`.
        scalable: bool,
    },
    /// A literal struct.
    Struct {
        /// Field types.
        fields: Box<[Type]>,
        /// Without padding.
        packed: bool,
    },
    /// An identified struct.
    Named(StructId),
    /// A function type.
    Function {
        /// Result.
        ret: Type,
        /// Fixed parameters.
        params: Box<[Type]>,
        /// Whether more arguments may follow.
        varargs: bool,
    },
    /// `target("name", types…, ints…)`.
    TargetExt {
        /// Its name.
        name: StrId,
        /// Type parameters.
        types: Box<[Type]>,
        /// Integer parameters.
        ints: Box<[u32]>,
    },
}

/// An identified struct's definition.
#[derive(Clone, Debug)]
pub struct StructDef {
    /// `None` for a numbered type (`%0`).
    pub name: Option<StrId>,
    /// `None` while opaque.
    pub fields: Option<Box<[Type]>>,
    /// Without padding.
    pub packed: bool,
}

/// The module's types.
///
/// Every integer up to 64 bits and of 128, every float and the pointers of address spaces 0 to 15 are always there, so
/// that a pass, which sees the module's environment read-only, can name them.
#[derive(Clone, Debug)]
pub struct Types {
    kinds: PrimaryMap<Type, TypeKind>,
    ids: FxHashMap<TypeKind, Type>,
    structs: PrimaryMap<StructId, StructDef>,
}

macro_rules! fixed {
    ($($name:ident = $index:expr, $doc:literal;)*) => { impl Type { $(#[doc = $doc] pub const $name: Type = Type($index);)* } };
}

fixed! {
    VOID = 0, "`void`";
    HALF = 1, "`half`";
    BFLOAT = 2, "`bfloat`";
    FLOAT = 3, "`float`";
    DOUBLE = 4, "`double`";
    X86_FP80 = 5, "`x86_fp80`";
    FP128 = 6, "`fp128`";
    PPC_FP128 = 7, "`ppc_fp128`";
    X86_AMX = 8, "`x86_amx`";
    X86_MMX = 9, "`x86_mmx`";
    LABEL = 10, "`label`";
    TOKEN = 11, "`token`";
    METADATA = 12, "`metadata`";
    I1 = 13, "`i1`";
    I8 = 20, "`i8`";
    I16 = 28, "`i16`";
    I32 = 44, "`i32`";
    I64 = 76, "`i64`";
    I128 = 77, "`i128`";
    PTR = 78, "`ptr`";
}

const FIRST_INT: u32 = 13;
const FIRST_PTR: u32 = 78;
const FIXED_PTRS: u32 = 16;

impl Type {
    /// `iN` for a width that is always present: 1 to 64, and 128.
    pub fn int(width: u32) -> Option<Type> {
        match width {
            1..=64 => Some(Type(FIRST_INT + width - 1)),
            128 => Some(Type::I128),
            _ => None,
        }
    }

    /// `ptr addrspace(space)` for a space that is always present: 0 to 15.
    pub fn ptr(space: u32) -> Option<Type> {
        (space < FIXED_PTRS).then_some(Type(FIRST_PTR + space))
    }
}

impl Default for Types {
    fn default() -> Self {
        let mut types =
            Types { kinds: PrimaryMap::new(), ids: FxHashMap::default(), structs: PrimaryMap::new() };
        use TypeKind::*;
        for kind in [
            Void, Half, BFloat, Float, Double, X86Fp80, Fp128, PpcFp128, X86Amx, X86Mmx, Label, Token,
            Metadata,
        ] {
            types.intern(kind);
        }
        (1..=64).chain([128]).for_each(|width| {
            types.intern(Int(width));
        });
        (0..FIXED_PTRS).for_each(|space| {
            types.intern(Ptr(space));
        });
        types
    }
}

impl Types {
    /// The id of a type, entered if new.
    pub fn intern(&mut self, kind: TypeKind) -> Type {
        if let Some(&found) = self.ids.get(&kind) {
            return found;
        }
        let id = self.kinds.push(kind.clone());
        self.ids.insert(kind, id);
        id
    }

    /// The id of a type that was entered before.
    pub fn find(&self, kind: &TypeKind) -> Option<Type> {
        self.ids.get(kind).copied()
    }

    /// The structure of a type.
    pub fn kind(&self, ty: Type) -> &TypeKind {
        &self.kinds[ty]
    }

    /// Number of types.
    pub fn len(&self) -> usize {
        self.kinds.len()
    }

    /// The fixed types are always there.
    pub fn is_empty(&self) -> bool {
        false
    }

    /// Declares an identified struct, opaque until [`Types::define_struct`]. Each call makes another type.
    pub fn declare_struct(&mut self, name: Option<StrId>) -> (StructId, Type) {
        let id = self.structs.push(StructDef { name, fields: None, packed: false });
        (id, self.intern(TypeKind::Named(id)))
    }

    /// Gives an identified struct its body.
    pub fn define_struct(&mut self, id: StructId, fields: Box<[Type]>, packed: bool) {
        let def = &mut self.structs[id];
        def.fields = Some(fields);
        def.packed = packed;
    }

    /// The definition of an identified struct.
    pub fn struct_def(&self, id: StructId) -> &StructDef {
        &self.structs[id]
    }

    /// All identified structs in the order of their declaration.
    pub fn structs(&self) -> impl Iterator<Item = (StructId, &StructDef)> {
        self.structs.iter()
    }

    /// Fields and packing of a struct type, literal or identified and not opaque.
    pub fn struct_fields(&self, ty: Type) -> Option<(&[Type], bool)> {
        match self.kind(ty) {
            TypeKind::Struct { fields, packed } => Some((fields, *packed)),
            TypeKind::Named(id) => {
                let def = &self.structs[*id];
                def.fields.as_deref().map(|fields| (fields, def.packed))
            }
            _ => None,
        }
    }

    /// Width of an integer type.
    pub fn int_width(&self, ty: Type) -> Option<u32> {
        match self.kind(ty) {
            TypeKind::Int(width) => Some(*width),
            _ => None,
        }
    }

    /// Address space of a pointer type.
    pub fn addr_space(&self, ty: Type) -> Option<u32> {
        match self.kind(ty) {
            TypeKind::Ptr(space) => Some(*space),
            _ => None,
        }
    }

    /// Element type and length of a fixed or scalable vector.
    pub fn vector(&self, ty: Type) -> Option<(Type, u32)> {
        match self.kind(ty) {
            TypeKind::Vector { elem, len, .. } => Some((*elem, *len)),
            _ => None,
        }
    }

    /// The element type of a vector, else the type itself.
    pub fn scalar(&self, ty: Type) -> Type {
        self.vector(ty).map_or(ty, |(elem, _)| elem)
    }

    /// Result, parameters and variadicity of a function type.
    pub fn function(&self, ty: Type) -> Option<(Type, &[Type], bool)> {
        match self.kind(ty) {
            TypeKind::Function { ret, params, varargs } => Some((*ret, params, *varargs)),
            _ => None,
        }
    }

    /// Whether it is a scalar float.
    pub fn is_float(&self, ty: Type) -> bool {
        (Type::HALF..=Type::PPC_FP128).contains(&ty)
    }

    /// Whether it is an array or a struct.
    pub fn is_aggregate(&self, ty: Type) -> bool {
        matches!(self.kind(ty), TypeKind::Array { .. } | TypeKind::Struct { .. } | TypeKind::Named(_))
    }

    /// The type of element `index` of an aggregate or vector.
    pub fn element(&self, ty: Type, index: u64) -> Option<Type> {
        match self.kind(ty) {
            TypeKind::Array { elem, len } => (index < *len).then_some(*elem),
            TypeKind::Vector { elem, len, .. } => (index < u64::from(*len)).then_some(*elem),
            _ => self.struct_fields(ty)?.0.get(usize::try_from(index).ok()?).copied(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fixed_types_have_the_ids_that_their_names_say() {
        let types = Types::default();
        for (ty, kind) in [
            (Type::VOID, TypeKind::Void),
            (Type::METADATA, TypeKind::Metadata),
            (Type::I1, TypeKind::Int(1)),
            (Type::I8, TypeKind::Int(8)),
            (Type::I16, TypeKind::Int(16)),
            (Type::I32, TypeKind::Int(32)),
            (Type::I64, TypeKind::Int(64)),
            (Type::I128, TypeKind::Int(128)),
            (Type::PTR, TypeKind::Ptr(0)),
            (Type::int(24).unwrap(), TypeKind::Int(24)),
            (Type::ptr(3).unwrap(), TypeKind::Ptr(3)),
        ] {
            assert_eq!(types.kind(ty), &kind);
        }
        assert_eq!(Type::int(65), None);
        assert_eq!(Type::ptr(16), None);
    }

    #[test]
    fn equal_literal_types_are_one_and_identified_structs_are_not() {
        let mut types = Types::default();
        let pair = |types: &mut Types| {
            types.intern(TypeKind::Struct { fields: Box::new([Type::I32, Type::I64]), packed: false })
        };
        assert_eq!(pair(&mut types), pair(&mut types));
        assert_ne!(types.declare_struct(None).1, types.declare_struct(None).1);
    }
}
