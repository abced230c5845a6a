//! NumPy's `.npy` files: one array with a header.
//!
//! Read: versions 1 to 3, scalars of a fixed size, C order, both byte orders. Written: version 1, little-endian. Format:
//! <https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html>. Own code, because the header that NumPy
//! writes needs three fields of one flat dictionary, and the crates for it bring a parser generator along.

use super::scalar::Scalar;

const MAGIC: &[u8] = b"\x93NUMPY";
/// Most dimensions of an array, as in NumPy.
const MAX_DIMENSIONS: usize = 64;

/// An array: its elements in C order, little-endian.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Array {
    pub(super) shape: Vec<usize>,
    pub(super) bytes: Vec<u8>,
}

/// Reads an array whose elements must be of type `scalar`.
pub(super) fn read(file: &[u8], scalar: Scalar) -> Result<Array, String> {
    let (header, data) = split(file).ok_or("it is no .npy file, or its header is cut off")?;
    let descr = field(header, "descr").and_then(quoted).ok_or("its header has no simple element type")?;
    let swap = element_type(descr, scalar)?;
    if field(header, "fortran_order").is_some_and(|text| text.starts_with("True")) {
        return Err("it is stored in Fortran order; save it after numpy.ascontiguousarray".into());
    }
    let shape = field(header, "shape").and_then(shape).ok_or("its header has no shape")?;
    let count = shape.iter().try_fold(1, |product: usize, n| product.checked_mul(*n));
    let size = count.and_then(|count| count.checked_mul(scalar.size())).ok_or("its shape is too large")?;
    if data.len() != size {
        return Err(format!("its shape asks for {size} bytes of data, but there are {}", data.len()));
    }
    let mut bytes = data.to_vec();
    if swap {
        bytes.chunks_exact_mut(scalar.size()).for_each(<[u8]>::reverse);
    }
    Ok(Array { shape, bytes })
}

/// The file of an array.
pub(super) fn write(scalar: Scalar, shape: &[usize], bytes: &[u8]) -> Vec<u8> {
    let mut dimensions = String::new();
    for n in shape {
        dimensions.push_str(&format!("{n}, "));
    }
    let dimensions = if shape.len() == 1 { dimensions.trim_end() } else { dimensions.trim_end_matches(", ") };
    let mut header =
        format!("{{'descr': '{}', 'fortran_order': False, 'shape': ({dimensions}), }}", scalar.npy());
    // The data begins at a multiple of 64, behind magic, version, length and header.
    let unpadded = MAGIC.len() + 4 + header.len() + 1;
    header.extend(std::iter::repeat_n(' ', unpadded.next_multiple_of(64) - unpadded));
    header.push('\n');
    let length = u16::try_from(header.len()).unwrap_or(u16::MAX);
    [MAGIC, &[1, 0], &length.to_le_bytes(), header.as_bytes(), bytes].concat()
}

/// Header and data.
fn split(file: &[u8]) -> Option<(&str, &[u8])> {
    let rest = file.strip_prefix(MAGIC)?;
    let (length, rest) = match rest.first()? {
        1 => (usize::from(u16::from_le_bytes(rest.get(2..4)?.try_into().ok()?)), rest.get(4..)?),
        2 | 3 => {
            (usize::try_from(u32::from_le_bytes(rest.get(2..6)?.try_into().ok()?)).ok()?, rest.get(6..)?)
        }
        _ => return None,
    };
    let (header, data) = rest.split_at_checked(length)?;
    Some((std::str::from_utf8(header).ok()?, data))
}

/// The text behind a key of the dictionary.
fn field<'a>(header: &'a str, key: &str) -> Option<&'a str> {
    let at = [format!("'{key}'"), format!("\"{key}\"")]
        .iter()
        .find_map(|k| header.find(k).map(|at| at + k.len()))?;
    Some(header[at..].trim_start().strip_prefix(':')?.trim_start())
}

fn quoted(text: &str) -> Option<&str> {
    let quote = text.chars().next().filter(|c| matches!(c, '\'' | '"'))?;
    text[1..].split_once(quote).map(|(inside, _)| inside)
}

fn shape(text: &str) -> Option<Vec<usize>> {
    let (inside, _) = text.strip_prefix('(')?.split_once(')')?;
    let parts = inside.split(',').map(str::trim).filter(|part| !part.is_empty());
    let shape: Vec<usize> =
        parts.map(|part| part.trim_end_matches('L').parse().ok()).collect::<Option<_>>()?;
    (shape.len() <= MAX_DIMENSIONS).then_some(shape)
}

/// Whether the bytes of each element have to be turned round.
fn element_type(descr: &str, scalar: Scalar) -> Result<bool, String> {
    let (order, kind) = descr.split_at_checked(1).ok_or("its element type is empty")?;
    let wanted = &scalar.npy()[1..];
    // Integers may differ in sign; raw bytes and, for bf16, plain 16-bit words fit by size.
    let same = kind == wanted
        || (matches!(scalar, Scalar::Int { .. })
            && matches!(kind.as_bytes(), [b'i' | b'u', ..])
            && kind[1..] == wanted[1..])
        || (scalar == Scalar::Bf16 && matches!(kind, "u2" | "i2" | "V2"))
        || (scalar == Scalar::Bool && matches!(kind, "u1" | "i1"));
    if !same || !matches!(order, "<" | ">" | "|" | "=") {
        return Err(format!("its elements are `{descr}`, not {} (`{}`)", scalar.name(), scalar.npy()));
    }
    Ok(order == ">" && scalar.size() > 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    const F32: Scalar = Scalar::F32;

    #[test]
    fn what_is_written_reads_back() {
        for shape in [vec![], vec![4], vec![2, 3], vec![0], vec![2, 1, 2]] {
            let count: usize = shape.iter().product();
            let bytes: Vec<u8> = (0..count).flat_map(|n| (n as f32).to_le_bytes()).collect();
            let file = write(F32, &shape, &bytes);
            assert_eq!((file.len() - bytes.len()) % 64, 0);
            assert_eq!(read(&file, F32), Ok(Array { shape, bytes }));
        }
    }

    #[test]
    fn the_header_is_the_one_that_numpy_writes() {
        let file = write(F32, &[4], &[0; 16]);
        let text = "{'descr': '<f4', 'fortran_order': False, 'shape': (4,), }";
        assert_eq!(&file[10..10 + text.len()], text.as_bytes());
        let text = b"'shape': (2, 3), }";
        assert!(write(F32, &[2, 3], &[0; 24]).windows(text.len()).any(|w| w == text));
    }

    #[test]
    fn big_endian_is_turned_round_and_other_types_are_refused() {
        let mut file = write(F32, &[1], &1.5f32.to_be_bytes());
        let at = file.iter().position(|b| *b == b'<').unwrap();
        file[at] = b'>';
        assert_eq!(read(&file, F32).unwrap().bytes, 1.5f32.to_le_bytes());
        let error = read(&file, Scalar::F64).unwrap_err();
        assert_eq!(error, "its elements are `>f4`, not f64 (`<f8`)");
    }

    #[test]
    fn broken_files_are_refused() {
        let whole = write(F32, &[4], &[0; 16]);
        for end in 0..whole.len() {
            assert!(read(&whole[..end], F32).is_err(), "{end}");
        }
        let lying = |from: &str, to: &str| {
            let mut header =
                String::from_utf8(whole[10..whole.len() - 16].to_vec()).unwrap().replace(from, to);
            header.truncate(whole.len() - 26);
            read(&[&whole[..10], header.as_bytes(), &[0; 16]].concat(), F32)
        };
        assert!(lying("(4,)", "(9,)").is_err());
        assert!(lying("(4,), }          ", "(99999999999,), }").is_err());
        assert!(lying("False", "True ").unwrap_err().contains("Fortran"));
        assert!(lying("shape", "sharp").is_err());
    }
}
