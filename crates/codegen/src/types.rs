//! How IR types lie in registers and in memory.
//!
//! A value is flattened into *parts*, one virtual register each: a scalar is one part (integers wider than 64 bits are
//! 64-bit words, least significant first), a vector or an aggregate is the parts of its elements in order. Nothing is
//! emitted for taking a value apart or putting it together.
//!
//! **Invariant of narrow integers.** `i1` is a predicate. Every other integer up to 32 bits lives in a 32-bit register, up
//! to 64 bits in a 64-bit one, wider ones in 64-bit words; the bits above the width of the (top) register are *unspecified*.
//! What depends on them extends first (`FnCx::zext`, `FnCx::sext`); constants are always kept zero-extended.

use ir::{DataLayout, Type, TypeKind, Types};
use smallvec::SmallVec;

/// A class of register.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Class {
    Pred,
    B16,
    B32,
    B64,
}

impl Class {
    /// Width in bits; 1 for a predicate.
    pub(crate) fn bits(self) -> u32 {
        match self {
            Class::Pred => 1,
            Class::B16 => 16,
            Class::B32 => 32,
            Class::B64 => 64,
        }
    }

    /// The untyped PTX type.
    pub(crate) fn ty(self) -> ptx::Type {
        match self {
            Class::Pred => ptx::Type::Pred,
            Class::B16 => ptx::Type::B16,
            Class::B32 => ptx::Type::B32,
            Class::B64 => ptx::Type::B64,
        }
    }
}

/// A scalar as the selector sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scalar {
    /// An integer of that width.
    Int(u32),
    Half,
    BFloat,
    Float,
    Double,
    /// A pointer of that address space and width.
    Ptr(u32, u32),
}

impl Scalar {
    /// The register class of one part.
    pub(crate) fn class(self) -> Class {
        match self {
            Scalar::Int(1) => Class::Pred,
            Scalar::Int(2..=32) | Scalar::Float | Scalar::Ptr(_, 0..=32) => Class::B32,
            Scalar::Half | Scalar::BFloat => Class::B16,
            _ => Class::B64,
        }
    }

    /// How many registers.
    pub(crate) fn parts(self) -> u32 {
        match self {
            Scalar::Int(width) => width.div_ceil(64).max(1),
            _ => 1,
        }
    }

    /// Width in bits.
    pub(crate) fn bits(self) -> u32 {
        match self {
            Scalar::Int(width) | Scalar::Ptr(_, width) => width,
            Scalar::Half | Scalar::BFloat => 16,
            Scalar::Float => 32,
            Scalar::Double => 64,
        }
    }

    pub(crate) fn is_float(self) -> bool {
        matches!(self, Scalar::Half | Scalar::BFloat | Scalar::Float | Scalar::Double)
    }
}

/// A scalar inside a type: where it lies in memory and which parts it has.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Leaf {
    pub(crate) scalar: Scalar,
    /// Bit offset: elements of vectors of sub-byte integers are packed.
    pub(crate) bit: u64,
    /// Its first part.
    pub(crate) part: u32,
}

/// The scalars of a type in order.
pub(crate) type Leaves = SmallVec<[Leaf; 4]>;

/// More scalars than this in one value are refused: such values are meant to stay in memory.
const MAX_LEAVES: usize = 4096;

/// What a type has to do with registers.
pub(crate) struct TypeView<'a> {
    pub(crate) types: &'a Types,
    pub(crate) layout: &'a DataLayout,
}

impl TypeView<'_> {
    /// The scalar that a type is, if it is one that a register can hold.
    pub(crate) fn scalar(&self, ty: Type) -> Option<Scalar> {
        Some(match self.types.kind(ty) {
            TypeKind::Int(width) if *width <= 65536 => Scalar::Int(*width),
            TypeKind::Half => Scalar::Half,
            TypeKind::BFloat => Scalar::BFloat,
            TypeKind::Float => Scalar::Float,
            TypeKind::Double => Scalar::Double,
            TypeKind::Ptr(space) => Scalar::Ptr(*space, self.layout.pointer_bits(*space)),
            _ => return None,
        })
    }

    /// The scalars of a type; `None` for types that no register can hold or that are too large.
    pub(crate) fn leaves(&self, ty: Type) -> Option<Leaves> {
        let mut leaves = Leaves::new();
        let mut part = 0;
        self.flatten(ty, 0, &mut part, &mut leaves)?;
        Some(leaves)
    }

    fn flatten(&self, ty: Type, bit: u64, part: &mut u32, out: &mut Leaves) -> Option<()> {
        if let Some(scalar) = self.scalar(ty) {
            if out.len() >= MAX_LEAVES {
                return None;
            }
            out.push(Leaf { scalar, bit, part: *part });
            *part += scalar.parts();
            return Some(());
        }
        match self.types.kind(ty) {
            TypeKind::Array { elem, len } => {
                let stride = self.layout.alloc_size(self.types, *elem)?.checked_mul(8)?;
                if *len > MAX_LEAVES as u64 {
                    return None;
                }
                (0..*len).try_for_each(|n| self.flatten(*elem, bit + stride * n, part, out))
            }
            TypeKind::Vector { elem, len, scalable: false } => {
                let stride = self.layout.size_in_bits(self.types, *elem)?;
                if *len as usize > MAX_LEAVES {
                    return None;
                }
                (0..u64::from(*len)).try_for_each(|n| self.flatten(*elem, bit + stride * n, part, out))
            }
            TypeKind::Struct { .. } | TypeKind::Named(_) => {
                let offsets = self.layout.struct_layout(self.types, ty)?.offsets;
                let (fields, _) = self.types.struct_fields(ty)?;
                fields
                    .iter()
                    .zip(offsets)
                    .try_for_each(|(&field, offset)| self.flatten(field, bit + offset * 8, part, out))
            }
            _ => None,
        }
    }

    /// How many parts a type has.
    pub(crate) fn part_count(&self, ty: Type) -> Option<u32> {
        match self.scalar(ty) {
            Some(scalar) => Some(scalar.parts()),
            None => self.leaves(ty).map(|leaves| leaves.iter().map(|l| l.scalar.parts()).sum()),
        }
    }

    /// The first part of an element of an aggregate or vector, by its path, and the type found there.
    pub(crate) fn path(&self, mut ty: Type, indices: &[u32]) -> Option<(u32, Type)> {
        let mut part = 0;
        for &index in indices {
            let element = self.types.element(ty, u64::from(index))?;
            part += match self.types.kind(ty) {
                TypeKind::Array { .. } | TypeKind::Vector { .. } => index * self.part_count(element)?,
                _ => {
                    let (fields, _) = self.types.struct_fields(ty)?;
                    fields[..index as usize].iter().map(|&f| self.part_count(f)).sum::<Option<u32>>()?
                }
            };
            ty = element;
        }
        Some((part, ty))
    }
}

/// The lowest `width` bits set, of at most 64.
pub(crate) fn mask(width: u32) -> i64 {
    if width >= 64 { -1 } else { ((1u64 << width) - 1) as i64 }
}

/// Leaves without the padding of memory: bits in the order of a value that is cast.
pub(crate) fn dense(leaves: &Leaves) -> Leaves {
    let mut bit = 0;
    leaves
        .iter()
        .map(|leaf| {
            let at = bit;
            bit += u64::from(leaf.scalar.bits());
            Leaf { bit: at, ..*leaf }
        })
        .collect()
}
