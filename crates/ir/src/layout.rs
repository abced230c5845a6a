//! The data layout: sizes, alignments and offsets of types. LangRef, "Data Layout".
//!
//! The module's own string rules from reading to printing; a target's default stands in only where the module states
//! none, and whoever substitutes it says so.

use crate::{Type, TypeKind, Types};
use rustc_hash::FxHashMap;

/// Size and alignment of a class of type, in bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Spec {
    bits: u32,
    abi: u32,
}

/// A pointer's layout, in bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct PointerSpec {
    space: u32,
    bits: u32,
    abi: u32,
    index: u32,
}

/// A parsed data layout string.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataLayout {
    /// Whether the most significant byte comes first.
    pub big_endian: bool,
    /// Address space of `alloca`.
    pub alloca_space: u32,
    /// Address space of functions.
    pub program_space: u32,
    /// Address space of globals without one.
    pub globals_space: u32,
    pointers: Vec<PointerSpec>,
    ints: Vec<Spec>,
    floats: Vec<Spec>,
    vectors: Vec<Spec>,
    aggregate_abi: u32,
    /// Integer widths that the target computes with.
    pub native_widths: Vec<u32>,
    /// Address spaces whose pointers have no stable integer value.
    pub non_integral: Vec<u32>,
}

impl Default for DataLayout {
    /// What LangRef gives for the empty string.
    fn default() -> Self {
        let spec = |bits, abi| Spec { bits, abi };
        DataLayout {
            big_endian: false,
            alloca_space: 0,
            program_space: 0,
            globals_space: 0,
            pointers: vec![PointerSpec { space: 0, bits: 64, abi: 64, index: 64 }],
            ints: vec![spec(1, 8), spec(8, 8), spec(16, 16), spec(32, 32), spec(64, 32)],
            floats: vec![spec(16, 16), spec(32, 32), spec(64, 64), spec(128, 128)],
            vectors: vec![spec(64, 64), spec(128, 128)],
            aggregate_abi: 0,
            native_widths: Vec::new(),
            non_integral: Vec::new(),
        }
    }
}

/// NVPTX's layout of LLVM 22, for 64-bit addresses.
pub const NVPTX64: &str = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64";

/// A size: 24 bits, not zero.
fn size(text: &str) -> Option<u32> {
    text.parse().ok().filter(|bits| (1..1 << 24).contains(bits))
}

/// An address space: 24 bits.
fn space(text: &str) -> Option<u32> {
    text.parse().ok().filter(|&space| space < 1 << 24)
}

/// Whether a number of bits is an alignment: a power of two of bytes that fits 16 bits.
fn is_alignment(bits: u32) -> bool {
    bits.is_power_of_two() && (8..=1 << 15).contains(&bits)
}

/// The ABI alignment of `abi` or `abi:preferred`, of which the second is not smaller.
fn alignments(fields: &[&str]) -> Option<u32> {
    let abi = fields.first()?.parse().ok().filter(|&bits| is_alignment(bits))?;
    match fields.get(1) {
        None => Some(abi),
        Some(text) => {
            let preferred: u32 = text.parse().ok().filter(|&bits| is_alignment(bits))?;
            (preferred >= abi).then_some(abi)
        }
    }
}

impl DataLayout {
    /// Parses a layout string; the error names the faulty part.
    pub fn parse(text: &str) -> Result<DataLayout, String> {
        let mut layout = DataLayout::default();
        for part in text.split('-').filter(|part| !part.is_empty()) {
            layout.part(part).ok_or_else(|| format!("`{part}` is no data layout specification"))?;
        }
        Ok(layout)
    }

    fn part(&mut self, part: &str) -> Option<()> {
        let mut fields = part.split(':');
        let head = fields.next()?;
        let (letter, rest) = head.split_at_checked(1)?;
        let numbers: Vec<&str> = fields.collect();
        let at = |n: usize| numbers.get(n).and_then(|text| text.parse::<u32>().ok());
        match letter {
            "e" => self.big_endian = false,
            "E" => self.big_endian = true,
            "i" => {
                let abi = alignments(&numbers)?;
                set(&mut self.ints, size(rest)?, if rest == "8" && abi != 8 { return None } else { abi });
            }
            "f" => set(&mut self.floats, size(rest)?, alignments(&numbers)?),
            "v" => set(&mut self.vectors, size(rest)?, alignments(&numbers)?),
            "a" => {
                let valid = matches!(rest, "" | "0") && at(0).is_some_and(|abi| abi == 0 || is_alignment(abi));
                self.aggregate_abi = at(0).filter(|_| valid)?;
            }
            "p" => {
                let digits = rest.trim_start_matches(|c: char| c.is_ascii_alphabetic());
                let space = if digits.is_empty() { 0 } else { space(digits)? };
                let (bits, abi) = (size(numbers.first()?)?, alignments(&numbers[1..])?);
                let index = numbers.get(3).map_or(Some(bits), |text| size(text)).filter(|&index| index <= bits)?;
                self.pointers.retain(|p| p.space != space);
                self.pointers.push(PointerSpec { space, bits, abi, index });
            }
            "n" if head == "ni" || rest.starts_with('i') => {
                self.non_integral = numbers.iter().filter_map(|n| n.parse().ok()).collect();
            }
            "n" => {
                let widths = std::iter::once(rest).chain(numbers.iter().copied());
                self.native_widths = widths.map(size).collect::<Option<_>>()?;
            }
            "A" => self.alloca_space = space(rest)?,
            "P" => self.program_space = space(rest)?,
            "G" => self.globals_space = space(rest)?,
            "S" => return rest.parse().ok().filter(|&bits| bits == 0 || is_alignment(bits)).map(|_| ()),
            "F" => {
                let bits = rest.strip_prefix(['i', 'n'])?.parse().ok()?;
                return (bits == 0 || is_alignment(bits)).then_some(());
            }
            "m" => return matches!(numbers.as_slice(), [mode] if rest.is_empty() && "elomwxa".contains(mode) && mode.len() == 1).then_some(()),
            "s" => {}
            _ => return None,
        }
        Some(())
    }

    fn pointer(&self, space: u32) -> PointerSpec {
        let of = |space| self.pointers.iter().find(|p| p.space == space).copied();
        of(space).or_else(|| of(0)).unwrap_or(PointerSpec { space, bits: 64, abi: 64, index: 64 })
    }

    /// Width of a pointer, in bits.
    pub fn pointer_bits(&self, space: u32) -> u32 {
        self.pointer(space).bits
    }

    /// Width of an offset into an object of that address space, in bits.
    pub fn index_bits(&self, space: u32) -> u32 {
        self.pointer(space).index
    }

    /// Size of a value in bits; `None` for types without a size.
    pub fn size_in_bits(&self, types: &Types, ty: Type) -> Option<u64> {
        Some(self.measure(types, ty, &mut Memo::default())?.bits)
    }

    /// Bytes that a store of the type writes.
    pub fn store_size(&self, types: &Types, ty: Type) -> Option<u64> {
        Some(self.size_in_bits(types, ty)?.div_ceil(8))
    }

    /// Bytes from one element of an array of the type to the next.
    pub fn alloc_size(&self, types: &Types, ty: Type) -> Option<u64> {
        self.measure(types, ty, &mut Memo::default())?.alloc_size()
    }

    /// ABI alignment in bytes, at least 1.
    pub fn abi_align(&self, types: &Types, ty: Type) -> Option<u64> {
        // A scalable vector has an alignment and no size.
        match types.kind(ty) {
            TypeKind::Vector { elem, len, scalable: true } => {
                self.vector_align(self.size_in_bits(types, *elem)?.checked_mul(u64::from(*len))?)
            }
            _ => Some(self.measure(types, ty, &mut Memo::default())?.align),
        }
    }

    /// Size and alignment in one descent that enters each struct once: types share parts, and asking for each on its own
    /// at every level would take time exponential in the nesting.
    fn measure(&self, types: &Types, ty: Type, memo: &mut Memo) -> Option<Measure> {
        let scalar = |bits: u32, align: u32| Some(Measure::new(u64::from(bits), align));
        let float = |bits: u32, otherwise: u32| scalar(bits, exact(&self.floats, bits).unwrap_or(otherwise));
        match types.kind(ty) {
            TypeKind::Int(width) => scalar(*width, self.int_align(*width)),
            TypeKind::Half | TypeKind::BFloat => float(16, 16),
            TypeKind::Float => float(32, 32),
            TypeKind::Double | TypeKind::X86Mmx => float(64, 64),
            TypeKind::X86Fp80 => float(80, 128),
            TypeKind::Fp128 | TypeKind::PpcFp128 => float(128, 128),
            TypeKind::X86Amx => scalar(8192, 512),
            TypeKind::Ptr(space) => scalar(self.pointer(*space).bits, self.pointer(*space).abi),
            TypeKind::Array { elem, len } => {
                let elem = self.measure(types, *elem, memo)?;
                let bits = elem.alloc_size()?.checked_mul(*len)?.checked_mul(8)?;
                Some(Measure { bits, align: elem.align })
            }
            TypeKind::Vector { elem, len, scalable: false } => {
                let bits = self.measure(types, *elem, memo)?.bits.checked_mul(u64::from(*len))?;
                Some(Measure { bits, align: self.vector_align(bits)? })
            }
            TypeKind::Struct { .. } | TypeKind::Named(_) => {
                if let Some(&known) = memo.get(&ty) {
                    return known;
                }
                let found = self.fields(types, ty, memo, |_| {});
                memo.insert(ty, found);
                found
            }
            _ => None,
        }
    }

    fn vector_align(&self, bits: u64) -> Option<u64> {
        let bits = u32::try_from(bits).ok()?;
        let align = exact(&self.vectors, bits).or_else(|| bits.max(8).checked_next_power_of_two())?;
        Some(Measure::new(0, align).align)
    }

    /// Lays out the fields of a struct, showing the offset of each.
    fn fields(
        &self,
        types: &Types,
        ty: Type,
        memo: &mut Memo,
        mut offset_of: impl FnMut(u64),
    ) -> Option<Measure> {
        let (fields, packed) = types.struct_fields(ty)?;
        let mut size = 0u64;
        let mut align = if packed { 1 } else { u64::from(self.aggregate_abi / 8).max(1) };
        for &field in fields {
            let field = self.measure(types, field, memo)?;
            let own = if packed { 1 } else { field.align };
            let offset = size.checked_next_multiple_of(own)?;
            offset_of(offset);
            size = offset.checked_add(field.alloc_size()?)?;
            align = align.max(own);
        }
        let size = size.checked_next_multiple_of(align)?;
        Some(Measure { bits: size.checked_mul(8)?, align })
    }

    fn int_align(&self, width: u32) -> u32 {
        let larger = self.ints.iter().filter(|s| s.bits >= width).min_by_key(|s| s.bits);
        let largest = self.ints.iter().max_by_key(|s| s.bits);
        larger.or(largest).map_or(8, |s| s.abi)
    }

    /// Offsets, size and alignment of a struct; `None` if it is opaque or has a field without a size.
    pub fn struct_layout(&self, types: &Types, ty: Type) -> Option<StructLayout> {
        let mut offsets = Vec::new();
        let whole = self.fields(types, ty, &mut Memo::default(), |offset| offsets.push(offset))?;
        Some(StructLayout { offsets, size: whole.bits / 8, align: whole.align })
    }

    /// The offset in bytes of element `index` of an aggregate or vector.
    pub fn element_offset(&self, types: &Types, ty: Type, index: u64) -> Option<u64> {
        match types.kind(ty) {
            TypeKind::Array { elem, .. } => self.alloc_size(types, *elem)?.checked_mul(index),
            TypeKind::Vector { elem, .. } => Some(self.size_in_bits(types, *elem)?.checked_mul(index)? / 8),
            _ => self.struct_layout(types, ty)?.offsets.get(usize::try_from(index).ok()?).copied(),
        }
    }
}

/// Structs that a descent has measured.
type Memo = FxHashMap<Type, Option<Measure>>;

/// Size in bits and alignment in bytes.
#[derive(Clone, Copy, Debug)]
struct Measure {
    bits: u64,
    align: u64,
}

impl Measure {
    /// A size and an alignment in bits.
    fn new(bits: u64, align: u32) -> Self {
        Measure { bits, align: u64::from(align.div_ceil(8).max(1)) }
    }

    fn alloc_size(self) -> Option<u64> {
        self.bits.div_ceil(8).checked_next_multiple_of(self.align)
    }
}

/// Where a struct's fields lie, in bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StructLayout {
    /// Offset of each field.
    pub offsets: Vec<u64>,
    /// Size, with padding at the end.
    pub size: u64,
    /// Alignment.
    pub align: u64,
}

fn set(specs: &mut Vec<Spec>, bits: u32, abi: u32) {
    specs.retain(|s| s.bits != bits);
    specs.push(Spec { bits, abi });
}

fn exact(specs: &[Spec], bits: u32) -> Option<u32> {
    specs.iter().find(|s| s.bits == bits).map(|s| s.abi)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pair(types: &mut Types, fields: &[Type]) -> Type {
        types.intern(TypeKind::Struct { fields: fields.into(), packed: false })
    }

    #[test]
    fn impossible_layouts_are_refused() {
        for text in [
            "p:0:32:32",
            "p:64:24:64",
            "p:64:64:64:128",
            "i8:16",
            "i32:24:32",
            "i64:64:16",
            "v128:0:128",
            "A16777216",
            "a1:64",
            "m",
            "m.",
            "m:v",
            "n0",
            "S24",
            "Fi24",
            "i16777216:16:16",
            ":32",
            "^",
            "f",
            "i64:16:16777216",
        ] {
            assert!(DataLayout::parse(text).is_err(), "{text}");
        }
        for text in [
            "e-m:e-p:64:64-i64:64-f80:128-n8:16:32:64-S128",
            "a:0:64",
            "p7:160:256:256:32",
            "Fn8",
            "ni:7:8:9",
            "p270:32:32",
        ] {
            assert!(DataLayout::parse(text).is_ok(), "{text}");
        }
    }

    #[test]
    fn nvptx_aligns_wide_integers_to_their_size() {
        let layout = DataLayout::parse(NVPTX64).unwrap();
        let mut types = Types::default();
        let i96 = types.intern(TypeKind::Int(96));
        assert_eq!(layout.abi_align(&types, Type::I64), Some(8));
        assert_eq!(layout.abi_align(&types, Type::I128), Some(16));
        assert_eq!(layout.alloc_size(&types, i96), Some(16));
        assert_eq!(layout.alloc_size(&types, Type::int(24).unwrap()), Some(4));
        assert_eq!(layout.pointer_bits(6), 32);
        assert_eq!(layout.pointer_bits(3), 64);
    }

    #[test]
    fn fields_are_padded_to_their_alignment() {
        let layout = DataLayout::parse(NVPTX64).unwrap();
        let mut types = Types::default();
        let ty = pair(&mut types, &[Type::I8, Type::I64, Type::I16]);
        let found = layout.struct_layout(&types, ty).unwrap();
        assert_eq!((found.offsets.as_slice(), found.size, found.align), ([0, 8, 16].as_slice(), 24, 8));
    }

    #[test]
    fn the_empty_string_aligns_i64_to_four_bytes() {
        let layout = DataLayout::parse("").unwrap();
        assert_eq!(layout.abi_align(&Types::default(), Type::I64), Some(4));
    }

    #[test]
    fn a_faulty_part_is_named() {
        assert!(DataLayout::parse("e-q12").unwrap_err().contains("q12"));
    }

    #[test]
    fn deep_nesting_and_shared_parts_take_no_time() {
        let layout = DataLayout::parse(NVPTX64).unwrap();
        let mut types = Types::default();
        let mut ty = Type::I8;
        for _ in 0..60 {
            ty = pair(&mut types, &[ty, Type::I8, ty]);
        }
        assert_eq!(layout.alloc_size(&types, ty), Some((1 << 61) - 1));
        let mut ty = Type::I64;
        for _ in 0..200 {
            ty = pair(&mut types, &[ty]);
        }
        assert_eq!((layout.alloc_size(&types, ty), layout.abi_align(&types, ty)), (Some(8), Some(8)));
    }

    #[test]
    fn a_struct_of_immense_arrays_has_no_size() {
        let layout = DataLayout::default();
        let mut types = Types::default();
        let huge = types.intern(TypeKind::Array { elem: Type::I64, len: u64::MAX / 2 });
        assert_eq!(layout.alloc_size(&types, huge), None);
    }
}
