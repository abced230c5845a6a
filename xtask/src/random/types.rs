//! The types that random functions compute with, and their constants in text form.

use crate::launch::Rng;

/// What a value or an element of a vector is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scalar {
    Int(u32),
    Half,
    Bfloat,
    Float,
    Double,
}

/// A scalar, or a vector when `lanes` is not 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ty {
    pub elem: Scalar,
    pub lanes: u32,
}

pub(crate) const I1: Ty = int(1);
pub(crate) const I32: Ty = int(32);
pub(crate) const I64: Ty = int(64);

pub(crate) const fn int(bits: u32) -> Ty {
    Ty { elem: Scalar::Int(bits), lanes: 0 }
}

impl Scalar {
    /// The name in LLVM's text.
    pub(crate) fn name(self) -> String {
        match self {
            Scalar::Int(bits) => format!("i{bits}"),
            Scalar::Half => "half".to_owned(),
            Scalar::Bfloat => "bfloat".to_owned(),
            Scalar::Float => "float".to_owned(),
            Scalar::Double => "double".to_owned(),
        }
    }

    /// The name in intrinsics, as `f32`.
    pub(crate) fn suffix(self) -> String {
        match self {
            Scalar::Int(bits) => format!("i{bits}"),
            Scalar::Half => "f16".to_owned(),
            Scalar::Bfloat => "bf16".to_owned(),
            Scalar::Float => "f32".to_owned(),
            Scalar::Double => "f64".to_owned(),
        }
    }

    pub(crate) fn is_int(self) -> bool {
        matches!(self, Scalar::Int(_))
    }

    /// The bits of a value.
    pub(crate) fn bits(self) -> u32 {
        match self {
            Scalar::Int(bits) => bits,
            Scalar::Half | Scalar::Bfloat => 16,
            Scalar::Float => 32,
            Scalar::Double => 64,
        }
    }

    /// The width of the integer that holds a value in memory: a power of two, at least 8.
    pub(crate) fn container(self) -> u32 {
        self.bits().next_power_of_two().max(8)
    }

    /// The bytes of the container.
    pub(crate) fn bytes(self) -> u32 {
        self.container() / 8
    }

    /// The bits of infinity and of the canonical NaN of a float type.
    pub(crate) fn limits(self) -> (u64, u64) {
        match self {
            Scalar::Half => (0x7c00, 0x7e00),
            Scalar::Bfloat => (0x7f80, 0x7fc0),
            Scalar::Float => (0x7f80_0000, 0x7fc0_0000),
            _ => (0x7ff0_0000_0000_0000, 0x7ff8_0000_0000_0000),
        }
    }

    /// A constant of this type.
    pub(crate) fn constant(self, rng: &mut Rng) -> String {
        match self {
            Scalar::Int(1) => rng.pick(&["true", "false"]).to_owned(),
            Scalar::Int(bits) => integer(bits, rng).to_string(),
            Scalar::Half => format!("0xH{:04X}", rng.pick(&HALVES)),
            Scalar::Bfloat => format!("0xR{:04X}", rng.pick(&BFLOATS)),
            Scalar::Float => {
                let value = if rng.percent(50) { rng.pick(&FLOATS) } else { rng.float(-100.0, 100.0) };
                format!("0x{:016X}", f64::from(value as f32).to_bits())
            }
            Scalar::Double => {
                let value = if rng.percent(50) { rng.pick(&FLOATS) } else { rng.float(-1e6, 1e6) };
                format!("0x{:016X}", value.to_bits())
            }
        }
    }
}

const HALVES: [u16; 10] = [0, 0x8000, 0x3c00, 0xbc00, 0x3800, 0x4248, 0x7bff, 0x0001, 0x0400, 0x7c00];
const BFLOATS: [u16; 8] = [0, 0x8000, 0x3f80, 0xbf80, 0x3f00, 0x4049, 0x7f7f, 0x0080];
const FLOATS: [f64; 13] =
    [0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -7.0, 0.1, 1e-40, 3.4e38, f64::INFINITY, f64::NEG_INFINITY];

/// An integer constant as LLVM prints it: signed, within its width.
pub(crate) fn integer(bits: u32, rng: &mut Rng) -> i128 {
    let raw = u128::from(rng.next()) << 64 | u128::from(rng.next());
    let value = match rng.below(6) {
        0 => raw as i128,
        1 => i128::from(raw as u8) - 100,
        2 => 1i128 << (raw as u32 % bits),
        3 => (1i128 << (raw as u32 % bits)).wrapping_sub(1),
        4 => rng.pick(&[0, 1, -1, 2, 7, 255, -128]),
        _ => (1i128 << (bits - 1)).wrapping_sub(i128::from(raw as u8 & 1)),
    };
    let shift = 128 - bits;
    value << shift >> shift
}

impl Ty {
    pub(crate) fn scalar(elem: Scalar) -> Ty {
        Ty { elem, lanes: 0 }
    }

    pub(crate) fn vector(elem: Scalar, lanes: u32) -> Ty {
        Ty { elem, lanes }
    }

    /// The same shape with another element.
    pub(crate) fn with(self, elem: Scalar) -> Ty {
        Ty { elem, lanes: self.lanes }
    }

    pub(crate) fn is_int(self) -> bool {
        self.elem.is_int()
    }

    pub(crate) fn is_float(self) -> bool {
        !self.is_int()
    }

    pub(crate) fn is_vector(self) -> bool {
        self.lanes > 0
    }

    /// The name in LLVM's text.
    pub(crate) fn name(self) -> String {
        if self.lanes == 0 { self.elem.name() } else { format!("<{} x {}>", self.lanes, self.elem.name()) }
    }

    /// The name in intrinsics.
    pub(crate) fn suffix(self) -> String {
        if self.lanes == 0 { self.elem.suffix() } else { format!("v{}{}", self.lanes, self.elem.suffix()) }
    }

    /// A constant made of one text for each element.
    pub(crate) fn each(self, mut element: impl FnMut() -> String) -> String {
        if self.lanes == 0 {
            return element();
        }
        let parts: Vec<String> =
            (0..self.lanes).map(|_| format!("{} {}", self.elem.name(), element())).collect();
        format!("<{}>", parts.join(", "))
    }

    pub(crate) fn constant(self, rng: &mut Rng) -> String {
        if self.is_vector() && rng.percent(15) {
            return "zeroinitializer".to_owned();
        }
        if self.is_vector() && rng.percent(30) {
            let one = self.elem.constant(rng);
            return self.each(|| one.clone());
        }
        self.each(|| self.elem.constant(rng))
    }

    /// The same integer in every element.
    #[allow(clippy::needless_pass_by_value, reason = "numbers are handed over")]
    pub(crate) fn splat(self, value: impl std::fmt::Display) -> String {
        let value = value.to_string();
        let value = match (self.elem, &*value) {
            (Scalar::Int(1), "0") => "false".to_owned(),
            (Scalar::Int(1), _) => "true".to_owned(),
            _ => value,
        };
        self.each(|| value.clone())
    }

    /// A type to compute with.
    pub(crate) fn random(rng: &mut Rng) -> Ty {
        let elem = match rng.below(20) {
            0..=4 => Scalar::Int(32),
            5..=7 => Scalar::Int(64),
            8 => Scalar::Int(8),
            9 => Scalar::Int(16),
            10 => Scalar::Int(128),
            11 => Scalar::Int(rng.pick(&[2, 3, 5, 7, 9, 12, 15, 17, 24, 31, 33, 40, 48, 63, 65, 96, 127])),
            12 => Scalar::Int(1),
            13 | 14 => Scalar::Half,
            15..=17 => Scalar::Float,
            _ => Scalar::Double,
        };
        let elem = if rng.percent(2) { Scalar::Bfloat } else { elem };
        let lanes = if rng.percent(22) { rng.pick(&[2, 2, 3, 4, 4, 8]) } else { 0 };
        if lanes > 0 && elem.container() > 64 {
            return Ty::scalar(elem);
        }
        Ty { elem, lanes }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integer_constants_stay_in_their_width() {
        let mut rng = Rng(5);
        for bits in [2, 7, 8, 17, 64, 127, 128] {
            for _ in 0..200 {
                let value = integer(bits, &mut rng);
                let shift = 128 - bits;
                assert_eq!(value << shift >> shift, value, "i{bits}");
            }
        }
    }

    #[test]
    fn names_are_llvm_names() {
        assert_eq!(Ty::vector(Scalar::Int(7), 3).name(), "<3 x i7>");
        assert_eq!(Ty::vector(Scalar::Float, 4).suffix(), "v4f32");
        assert_eq!(Ty::vector(Scalar::Int(1), 2).splat(0), "<i1 false, i1 false>");
    }
}
