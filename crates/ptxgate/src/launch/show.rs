//! `--print` and `--dump`: which memory is meant, and how its values read.

use super::scalar::Scalar;
use std::fmt::Write;
use std::str::FromStr;

/// Elements that `--print` shows unless told otherwise.
pub const PRINTED: usize = 16;

/// Memory that a flag names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Which {
    /// `N`, or `N.FIELD...` for a buffer inside a record.
    Argument {
        /// Number of the argument.
        index: usize,
        /// The fields that lead to the buffer.
        path: Vec<usize>,
    },
    /// A device variable.
    Global(String),
}

impl FromStr for Which {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if !text.starts_with(|c: char| c.is_ascii_digit()) {
            return if text.is_empty() {
                Err("expected the number of an argument or the name of a variable".into())
            } else {
                Ok(Which::Global(text.into()))
            };
        }
        let numbers: Option<Vec<usize>> = text.split('.').map(|part| part.parse().ok()).collect();
        match numbers.as_deref() {
            Some([index, path @ ..]) => Ok(Which::Argument { index: *index, path: path.into() }),
            _ => Err("expected the number of an argument, as in 2, or 2.1 for field 1 of a struct".into()),
        }
    }
}

impl std::fmt::Display for Which {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Which::Argument { index, path } => {
                write!(f, "argument {index}")?;
                path.iter().try_for_each(|field| write!(f, ".{field}"))
            }
            Which::Global(name) => write!(f, "variable {name}"),
        }
    }
}

/// `N[:COUNT]` of `--print`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Print {
    /// What.
    pub which: Which,
    /// How many elements, from the first.
    pub count: usize,
}

impl FromStr for Print {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (which, count) = match text.rsplit_once(':') {
            Some((which, "all")) => (which, usize::MAX),
            Some((which, count)) => {
                (which, count.parse().map_err(|_| "expected a number of elements, or `all`, behind `:`")?)
            }
            None => (text, PRINTED),
        };
        Ok(Print { which: which.parse()?, count })
    }
}

/// `N=out.npy` of `--dump`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dump {
    /// What.
    pub which: Which,
    /// Where to: an array for `.npy`, else the raw bytes.
    pub file: String,
}

impl FromStr for Dump {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.split_once('=') {
            Some((which, file)) if !file.is_empty() => Ok(Dump { which: which.parse()?, file: file.into() }),
            _ => Err("expected N=FILE, as in 0=out.npy".into()),
        }
    }
}

/// One line: `argument 2: f32[4] = [1.0, 2.0, 3.0, 4.0]`.
pub fn line(which: &Which, scalar: Scalar, bytes: &[u8], count: usize) -> String {
    let total = bytes.len() / scalar.size();
    let mut text = format!("{which}: {}[{total}] = [", scalar.name());
    for (index, element) in bytes.chunks_exact(scalar.size()).take(count).enumerate() {
        if index > 0 {
            text.push_str(", ");
        }
        scalar.print(element, &mut text);
    }
    if count < total {
        let _ = write!(text, "{}... {} more", if count > 0 { ", " } else { "" }, total - count);
    }
    text.push_str("]\n");
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_fields_and_variables_can_be_named() {
        let argument = |index, path: &[usize]| Which::Argument { index, path: path.into() };
        assert_eq!("2".parse(), Ok(argument(2, &[])));
        assert_eq!("2.0.1".parse(), Ok(argument(2, &[0, 1])));
        assert_eq!("out".parse(), Ok(Which::Global("out".into())));
        assert!("2x".parse::<Which>().is_err() && "".parse::<Which>().is_err());
        assert_eq!("2".parse(), Ok(Print { which: argument(2, &[]), count: PRINTED }));
        assert_eq!("out:3".parse(), Ok(Print { which: Which::Global("out".into()), count: 3 }));
        assert_eq!("0:all".parse(), Ok(Print { which: argument(0, &[]), count: usize::MAX }));
        assert!("0:x".parse::<Print>().is_err());
        assert_eq!("0=a=b.npy".parse(), Ok(Dump { which: argument(0, &[]), file: "a=b.npy".into() }));
        assert!("0".parse::<Dump>().is_err() && "0=".parse::<Dump>().is_err());
    }

    #[test]
    fn a_line_says_what_is_left_out() {
        let which = "1".parse().unwrap();
        let i8 = Scalar::find("i8").unwrap();
        assert_eq!(line(&which, i8, &[1, 255, 3], 16), "argument 1: i8[3] = [1, -1, 3]\n");
        assert_eq!(line(&which, i8, &[1, 255, 3], 2), "argument 1: i8[3] = [1, -1, ... 1 more]\n");
        assert_eq!(line(&which, i8, &[1], 0), "argument 1: i8[1] = [... 1 more]\n");
        assert_eq!(line(&which, i8, &[], 4), "argument 1: i8[0] = []\n");
    }
}
