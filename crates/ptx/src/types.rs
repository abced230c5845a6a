//! Types and state spaces of the language (PTX ISA, "State Spaces, Types, and Variables").

use std::fmt;

/// What a type is made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TypeKind {
    /// `.bN`: bits without meaning.
    Bits,
    /// `.uN`, and packed unsigned integers.
    Unsigned,
    /// `.sN`, and packed signed integers.
    Signed,
    /// `.fN`, `.bf16`, `.tf32` and packed or narrow floats.
    Float,
    /// `.pred`.
    Predicate,
    /// `.texref`, `.samplerref`, `.surfref`.
    Opaque,
}

macro_rules! types {
    ($($(#[$meta:meta])* $ident:ident = $name:literal, $kind:ident, $bits:literal;)*) => {
        /// A type as it stands behind a point.
        ///
        /// The fundamental types declare registers and variables; the packed and narrow ones only qualify instructions.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum Type {
            $(#[doc = concat!("`.", $name, "`.")] $ident,)*
        }

        impl Type {
            /// Every type, in the order of declaration.
            pub const ALL: &'static [Type] = &[$(Type::$ident),*];

            /// The name without the point.
            pub const fn name(self) -> &'static str {
                match self { $(Type::$ident => $name,)* }
            }

            /// What it is made of.
            pub const fn kind(self) -> TypeKind {
                match self { $(Type::$ident => TypeKind::$kind,)* }
            }

            /// Width in bits; 1 for a predicate, 64 for an opaque reference.
            pub const fn bits(self) -> u32 {
                match self { $(Type::$ident => $bits,)* }
            }
        }
    };
}

// The order is that of `Tok`, which starts with the types.
types! {
    B8 = "b8", Bits, 8;
    B16 = "b16", Bits, 16;
    B32 = "b32", Bits, 32;
    B64 = "b64", Bits, 64;
    B128 = "b128", Bits, 128;
    U8 = "u8", Unsigned, 8;
    U16 = "u16", Unsigned, 16;
    U32 = "u32", Unsigned, 32;
    U64 = "u64", Unsigned, 64;
    S8 = "s8", Signed, 8;
    S16 = "s16", Signed, 16;
    S32 = "s32", Signed, 32;
    S64 = "s64", Signed, 64;
    F16 = "f16", Float, 16;
    F16x2 = "f16x2", Float, 32;
    F32 = "f32", Float, 32;
    F64 = "f64", Float, 64;
    BF16 = "bf16", Float, 16;
    BF16x2 = "bf16x2", Float, 32;
    Tf32 = "tf32", Float, 32;
    F32x2 = "f32x2", Float, 64;
    Pred = "pred", Predicate, 1;
    Texref = "texref", Opaque, 64;
    Samplerref = "samplerref", Opaque, 64;
    Surfref = "surfref", Opaque, 64;
    U16x2 = "u16x2", Unsigned, 32;
    S16x2 = "s16x2", Signed, 32;
    U8x4 = "u8x4", Unsigned, 32;
    S8x4 = "s8x4", Signed, 32;
    B1 = "b1", Bits, 1;
    U2 = "u2", Unsigned, 2;
    S2 = "s2", Signed, 2;
    U4 = "u4", Unsigned, 4;
    S4 = "s4", Signed, 4;
    B1024 = "b1024", Bits, 1024;
    E4m3 = "e4m3", Float, 8;
    E5m2 = "e5m2", Float, 8;
    E3m2 = "e3m2", Float, 6;
    E2m3 = "e2m3", Float, 6;
    E2m1 = "e2m1", Float, 4;
    Ue8m0 = "ue8m0", Float, 8;
    Ue4m3 = "ue4m3", Float, 8;
    Ue5m3 = "ue5m3", Float, 8;
    E4m3x2 = "e4m3x2", Float, 16;
    E5m2x2 = "e5m2x2", Float, 16;
    E3m2x2 = "e3m2x2", Float, 16;
    E2m3x2 = "e2m3x2", Float, 16;
    E2m1x2 = "e2m1x2", Float, 8;
    Ue8m0x2 = "ue8m0x2", Float, 16;
    Ue5m3x2 = "ue5m3x2", Float, 16;
    S2f6x2 = "s2f6x2", Float, 16;
    E4m3x4 = "e4m3x4", Float, 32;
    E5m2x4 = "e5m2x4", Float, 32;
    E3m2x4 = "e3m2x4", Float, 32;
    E2m3x4 = "e2m3x4", Float, 32;
    E2m1x4 = "e2m1x4", Float, 16;
    B8x16 = "b8x16", Bits, 128;
    B6x16P32 = "b6x16_p32", Bits, 128;
    B4x16P64 = "b4x16_p64", Bits, 128;
}

impl Type {
    /// Size in bytes as a variable; a predicate has none.
    pub const fn bytes(self) -> u32 {
        match self {
            Type::Pred => 0,
            _ => self.bits().div_ceil(8),
        }
    }

    /// Whether registers and variables can be declared of it.
    pub const fn is_fundamental(self) -> bool {
        (self as u8) <= (Type::F64 as u8) || matches!(self, Type::Pred)
    }

    /// Whether it is a float, packed or not.
    pub const fn is_float(self) -> bool {
        matches!(self.kind(), TypeKind::Float)
    }

    /// Whether it is a signed or unsigned integer.
    pub const fn is_integer(self) -> bool {
        matches!(self.kind(), TypeKind::Signed | TypeKind::Unsigned)
    }

    /// Whether it is `.bN`.
    pub const fn is_bits(self) -> bool {
        matches!(self.kind(), TypeKind::Bits)
    }

    /// The `.bN` type of that width.
    pub const fn bits_of(width: u32) -> Option<Type> {
        match width {
            8 => Some(Type::B8),
            16 => Some(Type::B16),
            32 => Some(Type::B32),
            64 => Some(Type::B64),
            128 => Some(Type::B128),
            _ => None,
        }
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, ".{}", self.name())
    }
}

/// Where a variable lives.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum StateSpace {
    /// `.reg`.
    Reg,
    /// `.sreg`.
    Sreg,
    /// `.const`.
    Const,
    /// `.global`.
    Global,
    /// `.local`.
    Local,
    /// `.param`.
    Param,
    /// `.shared`.
    Shared,
    /// `.tex`, deprecated.
    Tex,
}

impl StateSpace {
    /// The name without the point.
    pub const fn name(self) -> &'static str {
        match self {
            StateSpace::Reg => "reg",
            StateSpace::Sreg => "sreg",
            StateSpace::Const => "const",
            StateSpace::Global => "global",
            StateSpace::Local => "local",
            StateSpace::Param => "param",
            StateSpace::Shared => "shared",
            StateSpace::Tex => "tex",
        }
    }
}

impl fmt::Display for StateSpace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, ".{}", self.name())
    }
}
