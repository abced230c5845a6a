//! What a launch is: kernel, grid, block and arguments, spelled both for `ptxgate run` and for the native reference.
//! Which launches there are is in `launches`.

use std::fmt::Write as _;
use std::path::Path;

use crate::Result;
use crate::tools;

/// A small generator of numbers (splitmix64); the same seed always gives the same numbers.
#[derive(Clone, Debug)]
pub(crate) struct Rng(pub u64);

impl Rng {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `end`, which is not 0.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.next() % end as u64).unwrap_or(0)
    }

    /// Whether an event of this many per cent happens.
    pub(crate) fn percent(&mut self, chance: usize) -> bool {
        self.below(100) < chance
    }

    /// One of a list that is not empty.
    pub(crate) fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }

    /// A float in a range.
    pub(crate) fn float(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * ((self.next() >> 11) as f64 / (1u64 << 53) as f64)
    }
}

/// The type of a scalar or of a buffer's elements, as `--arg` spells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ty {
    U8,
    I16,
    U16,
    I32,
    U32,
    I64,
    U64,
    U128,
    F16,
    F32,
    F64,
}

impl Ty {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Ty::U8 => "u8",
            Ty::I16 => "i16",
            Ty::U16 => "u16",
            Ty::I32 => "i32",
            Ty::U32 => "u32",
            Ty::I64 => "i64",
            Ty::U64 => "u64",
            Ty::U128 => "u128",
            Ty::F16 => "f16",
            Ty::F32 => "f32",
            Ty::F64 => "f64",
        }
    }

    pub(crate) fn size(self) -> usize {
        match self {
            Ty::U8 => 1,
            Ty::I16 | Ty::U16 | Ty::F16 => 2,
            Ty::I32 | Ty::U32 | Ty::F32 => 4,
            Ty::I64 | Ty::U64 | Ty::F64 => 8,
            Ty::U128 => 16,
        }
    }
}

/// A scalar of a launch: integers as such, floats as the nearest value of their type.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Scalar {
    Int(Ty, i128),
    Float(Ty, f64),
}

impl Scalar {
    fn bytes(self) -> Vec<u8> {
        match self {
            Scalar::Int(ty, value) => value.to_le_bytes()[..ty.size()].to_vec(),
            Scalar::Float(Ty::F32, value) => (value as f32).to_le_bytes().to_vec(),
            Scalar::Float(_, value) => value.to_le_bytes().to_vec(),
        }
    }

    fn spec(self) -> String {
        match self {
            Scalar::Int(ty, value) => format!("{}:{value}", ty.name()),
            Scalar::Float(ty, value) => format!("{}:{value:?}", ty.name()),
        }
    }

    fn ty(self) -> Ty {
        match self {
            Scalar::Int(ty, _) | Scalar::Float(ty, _) => ty,
        }
    }
}

/// An argument of a launch.
#[derive(Clone, Debug)]
pub(crate) enum Arg {
    Scalar(Scalar),
    /// A structure by value, each field at its natural alignment.
    Struct(Vec<Scalar>),
    /// A buffer with its first content; what it holds after the launch is compared.
    Buffer(Ty, Vec<u8>),
}

/// How far a result may be from the native one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Tolerance {
    /// The same bits; any NaN equals any NaN.
    Exact,
    /// For kernels whose IR allows fusing or approximating: relative to the larger of 1 and the native value.
    Relative(f64),
}

/// One launch of a kernel of an example.
#[derive(Clone, Debug)]
pub(crate) struct Launch {
    /// `name.language`, as `saxpy.rust`.
    pub example: &'static str,
    pub kernel: &'static str,
    pub grid: [u32; 3],
    pub block: [u32; 3],
    /// Bytes of dynamic shared memory.
    pub shared: u32,
    pub args: Vec<Arg>,
    pub tolerance: Tolerance,
}

impl Launch {
    /// Writes the buffers into a folder and gives the job for the native runtime.
    pub(crate) fn native_job(&self, folder: &Path) -> Result<String> {
        let mut job = String::new();
        let [gx, gy, gz] = self.grid;
        let [bx, by, bz] = self.block;
        let _ = writeln!(job, "grid {gx} {gy} {gz}\nblock {bx} {by} {bz}");
        for (k, arg) in self.args.iter().enumerate() {
            match arg {
                Arg::Scalar(value) => writeln!(job, "arg {}", hex(&value.bytes())),
                Arg::Struct(fields) => writeln!(job, "arg {}", hex(&laid_out(fields))),
                Arg::Buffer(_, bytes) => {
                    let path = folder.join(format!("{k}.bin"));
                    tools::write(&path, bytes)?;
                    writeln!(job, "buffer {} {}", bytes.len(), path.display())
                }
            }
            .map_err(|e| e.to_string())?;
        }
        let _ = writeln!(job, "go {}", self.kernel);
        Ok(job)
    }

    /// The flags of `ptxgate run`; the buffers lie in `folder` and are dumped into it as `K.out.bin`.
    pub(crate) fn run_flags(&self, folder: &Path) -> Vec<String> {
        let triple = |[x, y, z]: [u32; 3]| format!("{x},{y},{z}");
        let mut flags = vec!["--kernel".to_owned(), self.kernel.to_owned()];
        flags.extend(["--grid".to_owned(), triple(self.grid), "--block".to_owned(), triple(self.block)]);
        if self.shared > 0 {
            flags.extend(["--shared".to_owned(), self.shared.to_string()]);
        }
        for (k, arg) in self.args.iter().enumerate() {
            flags.push("--arg".to_owned());
            flags.push(match arg {
                Arg::Scalar(value) => value.spec(),
                Arg::Struct(fields) => {
                    let fields: Vec<String> = fields.iter().map(|field| field.spec()).collect();
                    format!("struct{{{}}}", fields.join(","))
                }
                Arg::Buffer(ty, _) => {
                    format!("{}[]:@{}", ty.name(), folder.join(format!("{k}.bin")).display())
                }
            });
            if matches!(arg, Arg::Buffer(..)) {
                flags.push("--dump".to_owned());
                flags.push(format!("{k}={}", folder.join(format!("{k}.out.bin")).display()));
            }
        }
        flags
    }

    /// The first difference between two contents of the buffers, each all buffers one behind the other.
    pub(crate) fn difference(&self, ours: &[u8], native: &[u8]) -> Option<String> {
        if ours.len() != native.len() {
            return Some(format!("{} bytes came back, {} are expected", ours.len(), native.len()));
        }
        let mut at = 0;
        for (k, arg) in self.args.iter().enumerate() {
            let Arg::Buffer(ty, bytes) = arg else { continue };
            let size = ty.size();
            for element in 0..bytes.len() / size {
                let place = at + element * size..at + (element + 1) * size;
                let (a, b) = (&ours[place.clone()], &native[place]);
                if !same(*ty, a, b, self.tolerance) {
                    return Some(format!(
                        "argument {k}, element {element}: {} instead of {}",
                        show(*ty, a),
                        show(*ty, b)
                    ));
                }
            }
            at += bytes.len();
        }
        None
    }
}

fn laid_out(fields: &[Scalar]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut align = 1;
    for field in fields {
        let size = field.ty().size();
        align = align.max(size);
        bytes.resize(bytes.len().next_multiple_of(size), 0);
        bytes.extend(field.bytes());
    }
    bytes.resize(bytes.len().next_multiple_of(align), 0);
    bytes
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// A little-endian float of two, four or eight bytes as `f64`.
fn float(ty: Ty, bytes: &[u8]) -> Option<f64> {
    match ty {
        Ty::F16 => Some(half(u16::from_le_bytes(bytes.try_into().ok()?))),
        Ty::F32 => Some(f64::from(f32::from_le_bytes(bytes.try_into().ok()?))),
        Ty::F64 => Some(f64::from_le_bytes(bytes.try_into().ok()?)),
        _ => None,
    }
}

/// The value of a half.
fn half(bits: u16) -> f64 {
    let (exponent, fraction) = (i32::from(bits >> 10 & 31), f64::from(bits & 0x3ff));
    let magnitude = match exponent {
        0 => fraction * 2f64.powi(-24),
        31 if fraction == 0.0 => f64::INFINITY,
        31 => f64::NAN,
        _ => (1024.0 + fraction) * 2f64.powi(exponent - 25),
    };
    if bits >> 15 == 1 { -magnitude } else { magnitude }
}

/// Whether two elements agree.
pub(crate) fn same(ty: Ty, a: &[u8], b: &[u8], tolerance: Tolerance) -> bool {
    if a == b {
        return true;
    }
    let (Some(x), Some(y)) = (float(ty, a), float(ty, b)) else { return false };
    match tolerance {
        _ if x.is_nan() && y.is_nan() => true,
        Tolerance::Exact => false,
        Tolerance::Relative(bound) => (x - y).abs() <= bound * y.abs().max(1.0),
    }
}

fn show(ty: Ty, bytes: &[u8]) -> String {
    let mut all = [0; 16];
    all[..bytes.len()].copy_from_slice(bytes);
    let bits = u128::from_le_bytes(all);
    match float(ty, bytes) {
        Some(value) => format!("{value:?} ({bits:#x})"),
        None => format!("{bits:#x}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn structures_are_laid_out_with_natural_alignment() {
        let fields = [Scalar::Float(Ty::F32, 1.0), Scalar::Int(Ty::U8, 2), Scalar::Int(Ty::I64, -1)];
        let expected = [0, 0, 0x80, 0x3f, 2, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255];
        assert_eq!(laid_out(&fields), expected);
    }

    #[test]
    fn halves_have_their_values() {
        assert_eq!(half(0x3c00), 1.0);
        assert_eq!(half(0xc100), -2.5);
        assert_eq!(half(0x0001), 2f64.powi(-24));
        assert_eq!(half(0xfc00), f64::NEG_INFINITY);
        assert!(half(0x7e00).is_nan());
    }

    #[test]
    fn any_nan_equals_any_nan_and_nothing_else() {
        let bytes = |bits: u32| bits.to_le_bytes();
        assert!(same(Ty::F32, &bytes(0x7fc0_0000), &bytes(0xffff_ffff), Tolerance::Exact));
        assert!(!same(Ty::U32, &bytes(0x7fc0_0000), &bytes(0xffff_ffff), Tolerance::Exact));
        assert!(!same(Ty::F32, &bytes(0), &bytes(0x8000_0000), Tolerance::Exact));
    }
}
