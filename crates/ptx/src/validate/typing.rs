//! Which registers and constants fit which types, as `ptxas` has it.

use crate::body::Operand;
use crate::special::{Special, SpecialReg};
use crate::types::{Type, TypeKind};

/// Whether a register of type `reg` can stand where the instruction says `ty`, both of the same width.
pub(super) fn fits(ty: Type, reg: Type) -> bool {
    match ty {
        Type::Pred => reg == Type::Pred,
        _ if reg == Type::Pred => false,
        Type::F16 => matches!(reg, Type::B16 | Type::F16),
        Type::F16x2 => matches!(reg, Type::B32 | Type::F16x2),
        Type::F32 => matches!(reg, Type::B32 | Type::F32),
        Type::F64 => matches!(reg, Type::B64 | Type::F64),
        Type::E2m1x2 => reg == Type::B8,
        Type::U16x2 | Type::S16x2 | Type::U8x4 | Type::S8x4 => matches!(reg, Type::B32 | Type::F16x2),
        // Narrow, packed and alternative floats live in plain bits only.
        _ if ty.is_float() => Type::bits_of(ty.bits()) == Some(reg),
        _ if ty.is_bits() => reg.bits() == ty.bits(),
        _ => is_integral(reg) && reg.bits() == ty.bits(),
    }
}

/// Whether a register holds an integer: bits, integers, and `.f16x2`, which counts as one.
pub(super) fn is_integral(reg: Type) -> bool {
    reg.is_bits() || reg.is_integer() || reg == Type::F16x2
}

/// The rule of loads, stores and conversions: wider registers fit too.
pub(super) fn fits_loosely(ty: Type, reg: Type) -> bool {
    match ty {
        _ if reg == Type::Pred || ty == Type::Pred => false,
        Type::B128 => reg == Type::B128,
        Type::F16 => matches!(reg, Type::B16 | Type::F16 | Type::B32 | Type::B64 | Type::B128),
        Type::F32 => matches!(reg, Type::B32 | Type::F32 | Type::B64 | Type::B128),
        Type::F64 => matches!(reg, Type::B64 | Type::F64 | Type::B128),
        _ if ty.is_float() => fits(ty, reg),
        _ if ty.is_bits() => reg.bits() >= ty.bits(),
        _ => is_integral(reg) && reg.bits() >= ty.bits(),
    }
}

/// The same for the elements of a vector, where integers may hold floats.
pub(super) fn fits_element(ty: Type, reg: Type) -> bool {
    fits_loosely(ty, reg)
        || (matches!(ty, Type::F32 | Type::F64) && reg.is_integer() && reg.bits() == ty.bits())
}

/// The same for texels and coordinates, which are as wide as their type.
pub(super) fn fits_texel(ty: Type, reg: Type) -> bool {
    fits(ty, reg) || (ty == Type::F32 && reg.is_integer() && reg.bits() == 32)
}

/// Whether a constant can stand where the instruction says `ty`.
pub(super) fn constant_fits(ty: Type, operand: &Operand) -> bool {
    match operand {
        // Packed integers take no constant.
        Operand::Int(_) => {
            !ty.is_float() && !matches!(ty, Type::U16x2 | Type::S16x2 | Type::U8x4 | Type::S8x4)
        }
        Operand::F32(_) => matches!(ty, Type::F32 | Type::F64 | Type::B32),
        Operand::F64(_) => matches!(ty, Type::F32 | Type::F64 | Type::B64),
        _ => false,
    }
}

/// The registers that fit, for a message.
pub(super) fn wanted(ty: Type, loose: bool) -> String {
    let or_wider = if loose { " or wider" } else { "" };
    match ty.kind() {
        TypeKind::Bits if loose => format!("a register of {} bits{or_wider}", ty.bits()),
        TypeKind::Bits => format!("a register of {} bits", ty.bits()),
        TypeKind::Predicate => "a predicate".to_owned(),
        TypeKind::Float => match ty {
            Type::F16 | Type::F16x2 | Type::F32 | Type::F64 => {
                format!("a `{ty}` or `.b{}` register", ty.bits())
            }
            _ => format!("a `.b{}` register", ty.bits()),
        },
        _ => format!("an integer register of {} bits{or_wider}", ty.bits()),
    }
}

/// Whether a `mov` of this type reads a special register.
pub(super) fn special_fits(special: SpecialReg, ty: Type) -> bool {
    if special.register.is_vector() && special.component.is_none() {
        return false;
    }
    let integer = is_integral(ty);
    match (special.register, special.register.ty()) {
        (_, Type::Pred) => ty == Type::Pred,
        (Special::GridId, _) => integer && matches!(ty.bits(), 16 | 32 | 64),
        (Special::Tid | Special::NTid | Special::CtaId | Special::NCtaId, _) => {
            (integer && ty.bits() == 32) || ty == Type::U16
        }
        (_, of) => integer && ty.bits() == of.bits(),
    }
}

/// Whether registers can be declared so: vectors have 2 or 4 elements and at most 128 bits.
pub(super) fn is_register(ty: Type, vector: u8) -> bool {
    let scalar = ty.kind() != TypeKind::Opaque;
    scalar && (vector == 1 || (ty != Type::Pred && vector <= 4 && u32::from(vector) * ty.bits() <= 128))
}

/// Whether a register is as wide as an address.
pub(super) fn is_address(reg: Type) -> bool {
    is_integral(reg) && matches!(reg.bits(), 32 | 64) && reg != Type::F16x2
}
