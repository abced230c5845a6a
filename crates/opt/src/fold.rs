//! Arithmetic on scalar constants: what an instruction gives when its operands are known.
//!
//! Integers are `u128`s whose bits above the width are 0; floats are their bits. A result that the language leaves open
//! (division by zero, a conversion out of range) or that depends on the mode of the machine (NaN payloads, subnormal
//! floats) is `None`.

use ir::{BinaryOp, CastOp, FCmpPred, ICmpPred, Type, TypeKind, Types};
use rustc_apfloat::ieee::{BFloat, Double, Half, Quad, Single};
use rustc_apfloat::{Float, FloatConvert, Round, Status};

/// The bits of an integer of `width` bits that count.
pub(crate) fn mask(width: u32) -> u128 {
    if width >= 128 { u128::MAX } else { (1 << width) - 1 }
}

/// The integer as a signed one.
pub(crate) fn signed(width: u32, value: u128) -> i128 {
    let shift = 128 - width.min(128);
    ((value << shift) as i128) >> shift
}

/// A binary operation on integers of `width` bits, at most 128.
pub(crate) fn int_binary(op: BinaryOp, width: u32, a: u128, b: u128) -> Option<u128> {
    let (sa, sb) = (signed(width, a), signed(width, b));
    let count = || u32::try_from(b).ok().filter(|&n| n < width);
    let value = match op {
        BinaryOp::Add => a.wrapping_add(b),
        BinaryOp::Sub => a.wrapping_sub(b),
        BinaryOp::Mul => a.wrapping_mul(b),
        BinaryOp::UDiv => a.checked_div(b)?,
        BinaryOp::URem => a.checked_rem(b)?,
        BinaryOp::SDiv => {
            let quotient = sa.checked_div(sb)?;
            // The one quotient that does not fit: the least integer by -1.
            (signed(width, quotient as u128 & mask(width)) == quotient).then_some(quotient as u128)?
        }
        BinaryOp::SRem => sa.checked_rem(sb)? as u128,
        BinaryOp::Shl => a << count()?,
        BinaryOp::LShr => a >> count()?,
        BinaryOp::AShr => (sa >> count()?) as u128,
        BinaryOp::And => a & b,
        BinaryOp::Or => a | b,
        BinaryOp::Xor => a ^ b,
        _ => return None,
    };
    Some(value & mask(width))
}

/// A comparison of integers of `width` bits.
pub(crate) fn icmp(pred: ICmpPred, width: u32, a: u128, b: u128) -> bool {
    let order = if pred.is_signed() { signed(width, a).cmp(&signed(width, b)) } else { a.cmp(&b) };
    match pred {
        ICmpPred::Eq => order.is_eq(),
        ICmpPred::Ne => order.is_ne(),
        ICmpPred::Ugt | ICmpPred::Sgt => order.is_gt(),
        ICmpPred::Uge | ICmpPred::Sge => order.is_ge(),
        ICmpPred::Ult | ICmpPred::Slt => order.is_lt(),
        ICmpPred::Ule | ICmpPred::Sle => order.is_le(),
    }
}

/// Calls `$body` with `$f` standing for the soft float of a type.
macro_rules! with_format {
    ($ty:expr, $f:ident => $body:expr) => {
        match $ty {
            Type::HALF => {
                type $f = Half;
                $body
            }
            Type::BFLOAT => {
                type $f = BFloat;
                $body
            }
            Type::FLOAT => {
                type $f = Single;
                $body
            }
            Type::DOUBLE => {
                type $f = Double;
                $body
            }
            _ => None,
        }
    };
}

/// A float that every mode of the machine agrees on.
fn plain<F: Float>(value: F) -> Option<u128> {
    (!value.is_nan() && !value.is_denormal()).then(|| value.to_bits())
}

/// A binary operation on floats, rounded to nearest even.
pub(crate) fn float_binary(op: BinaryOp, ty: Type, a: u128, b: u128) -> Option<u128> {
    with_format!(ty, F => {
        plain(F::from_bits(a))?;
        plain(F::from_bits(b))?;
        let (a, b) = (F::from_bits(a), F::from_bits(b));
        let round = Round::NearestTiesToEven;
        plain(match op {
            BinaryOp::FAdd => a.add_r(b, round).value,
            BinaryOp::FSub => (a + -b).value,
            BinaryOp::FMul => a.mul_r(b, round).value,
            BinaryOp::FDiv => a.div_r(b, round).value,
            _ => return None,
        })
    })
}

/// A comparison of floats. NaNs are compared; subnormal floats, which the machine may flush, are not.
pub(crate) fn fcmp(pred: FCmpPred, ty: Type, a: u128, b: u128) -> Option<bool> {
    with_format!(ty, F => {
        let (a, b) = (F::from_bits(a), F::from_bits(b));
        if a.is_denormal() || b.is_denormal() {
            return None;
        }
        let order = a.partial_cmp(&b);
        // Each predicate is a set of outcomes, which its name spells: unordered, less, greater, equal.
        let name = pred.name();
        Some(match (pred, order) {
            (FCmpPred::False, _) => false,
            (FCmpPred::True, _) => true,
            (FCmpPred::Ord, _) => order.is_some(),
            (FCmpPred::Uno, _) => order.is_none(),
            (_, None) => name.starts_with('u'),
            (_, Some(order)) => match &name[1..] {
                "eq" => order.is_eq(),
                "ne" => order.is_ne(),
                "gt" => order.is_gt(),
                "ge" => order.is_ge(),
                "lt" => order.is_lt(),
                _ => order.is_le(),
            },
        })
    })
}

/// `fneg`, which is about the bit of the sign and nothing else.
pub(crate) fn fneg(types: &Types, ty: Type, a: u128) -> Option<u128> {
    let bits = scalar_bits(types, ty)?;
    types.is_float(ty).then_some(a ^ (1 << (bits - 1)))
}

/// Width of an integer of at most 128 bits or of one of the four float types of a device.
pub(crate) fn scalar_bits(types: &Types, ty: Type) -> Option<u32> {
    match types.kind(ty) {
        TypeKind::Int(width) if *width <= 128 => Some(*width),
        TypeKind::Half | TypeKind::BFloat => Some(16),
        TypeKind::Float => Some(32),
        TypeKind::Double => Some(64),
        _ => None,
    }
}

/// A cast between scalars, pointers excluded.
pub(crate) fn cast(types: &Types, op: CastOp, from: Type, to: Type, value: u128) -> Option<u128> {
    let (from_bits, to_bits) = (scalar_bits(types, from)?, scalar_bits(types, to)?);
    match op {
        CastOp::Trunc | CastOp::ZExt => Some(value & mask(to_bits)),
        CastOp::SExt => Some(signed(from_bits, value) as u128 & mask(to_bits)),
        CastOp::BitCast => (from_bits == to_bits).then_some(value),
        CastOp::FPTrunc | CastOp::FPExt => {
            let exact: Quad = widen(from, value)?;
            with_format!(to, F => plain(convert::<Quad, F>(exact)))
        }
        CastOp::UIToFP => with_format!(to, F => plain(F::from_u128(value).value)),
        CastOp::SIToFP => with_format!(to, F => plain(F::from_i128(signed(from_bits, value)).value)),
        CastOp::FPToUI | CastOp::FPToSI => {
            let exact: Quad = widen(from, value)?;
            let mut is_exact = false;
            let (bits, status) = if op == CastOp::FPToUI {
                let found = exact.to_u128_r(to_bits as usize, Round::TowardZero, &mut is_exact);
                (found.value, found.status)
            } else {
                let found = exact.to_i128_r(to_bits as usize, Round::TowardZero, &mut is_exact);
                (found.value as u128, found.status)
            };
            (!status.contains(Status::INVALID_OP)).then_some(bits & mask(to_bits))
        }
        _ => None,
    }
}

fn convert<A: FloatConvert<B>, B: Float>(value: A) -> B {
    let mut loses = false;
    value.convert(&mut loses).value
}

fn widen(from: Type, bits: u128) -> Option<Quad> {
    with_format!(from, F => {
        plain(F::from_bits(bits))?;
        Some(convert::<F, Quad>(F::from_bits(bits)))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_wrap_at_their_width() {
        assert_eq!(int_binary(BinaryOp::Add, 8, 250, 10), Some(4));
        assert_eq!(int_binary(BinaryOp::AShr, 8, 0x80, 1), Some(0xc0));
        assert_eq!(int_binary(BinaryOp::SDiv, 32, 0xffff_fff9, 2), Some(0xffff_fffd));
        assert_eq!(int_binary(BinaryOp::SRem, 32, 0xffff_fff9, 2), Some(0xffff_ffff));
        assert_eq!(int_binary(BinaryOp::Mul, 128, 1 << 100, 1 << 27), Some(1 << 127));
    }

    #[test]
    fn what_the_language_leaves_open_is_not_folded() {
        assert_eq!(int_binary(BinaryOp::UDiv, 32, 1, 0), None);
        assert_eq!(int_binary(BinaryOp::SDiv, 32, 0x8000_0000, 0xffff_ffff), None);
        assert_eq!(int_binary(BinaryOp::SDiv, 128, 1 << 127, u128::MAX), None);
        assert_eq!(int_binary(BinaryOp::Shl, 32, 1, 32), None);
        let types = Types::default();
        let big = f64::to_bits(3e9).into();
        assert_eq!(cast(&types, CastOp::FPToSI, Type::DOUBLE, Type::I32, big), None);
        assert_eq!(cast(&types, CastOp::FPToUI, Type::DOUBLE, Type::I32, big), Some(3_000_000_000));
        assert_eq!(float_binary(BinaryOp::FDiv, Type::FLOAT, 0, 0), None);
    }

    #[test]
    fn comparisons_know_signs_and_nans() {
        assert!(icmp(ICmpPred::Slt, 8, 0x80, 0));
        assert!(!icmp(ICmpPred::Ult, 8, 0x80, 0));
        let (nan, one) = (f32::NAN.to_bits().into(), 1f32.to_bits().into());
        assert_eq!(fcmp(FCmpPred::Une, Type::FLOAT, nan, one), Some(true));
        assert_eq!(fcmp(FCmpPred::One, Type::FLOAT, nan, one), Some(false));
        assert_eq!(fcmp(FCmpPred::Ole, Type::FLOAT, one, one), Some(true));
        assert_eq!(fcmp(FCmpPred::Uno, Type::FLOAT, one, one), Some(false));
        let zero = (-0f32).to_bits().into();
        assert_eq!(fcmp(FCmpPred::Oeq, Type::FLOAT, zero, 0), Some(true));
    }

    #[test]
    fn floats_are_rounded_once() {
        let third = float_binary(BinaryOp::FDiv, Type::FLOAT, 1f32.to_bits().into(), 3f32.to_bits().into());
        assert_eq!(third, Some((1f32 / 3f32).to_bits().into()));
        let types = Types::default();
        let half = cast(&types, CastOp::FPTrunc, Type::DOUBLE, Type::HALF, 0.1f64.to_bits().into());
        assert_eq!(half, Some(0x2e66));
        let value = cast(&types, CastOp::SIToFP, Type::I32, Type::FLOAT, 0xffff_ffff);
        assert_eq!(value, Some((-1f32).to_bits().into()));
        assert_eq!(float_binary(BinaryOp::FSub, Type::DOUBLE, 0, 0), Some(0));
    }
}
