//! What a module is compiled for: the SM with its suffix and the PTX version. What a target allows is in [`crate::isa`].

use std::fmt;
use std::str::FromStr;

/// A version of the PTX language, `.version major.minor`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Version {
    /// Before the point.
    pub major: u8,
    /// Behind the point.
    pub minor: u8,
}

impl Version {
    /// The version `major.minor`.
    pub const fn new(major: u8, minor: u8) -> Self {
        Version { major, minor }
    }

    /// From LLVM's spelling of the feature `+ptxNN`: 78 is 7.8.
    pub fn from_feature(number: u32) -> Option<Self> {
        let major = u8::try_from(number / 10).ok()?;
        Some(Version { major, minor: (number % 10) as u8 })
    }

    /// Every version that was published, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Version> {
        let numbers = (1..=NEWEST.major).flat_map(|major| (0..=9).map(move |minor| Version { major, minor }));
        numbers.filter(|version| version.is_known())
    }

    /// Whether such a version was published.
    pub fn is_known(self) -> bool {
        let last = match self.major {
            1 => 5,
            2 | 4 => 3,
            3 => 2,
            5 => 0,
            6 => 5,
            7 | 8 => 8,
            9 => 5,
            _ => return false,
        };
        self.minor <= last && !(self.major == 2 && self.minor == 4)
    }
}

/// The newest version that the tables know.
pub const NEWEST: Version = Version::new(9, 5);

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)
    }
}

/// The string is not of the form `M.N`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseVersionError;

impl FromStr for Version {
    type Err = ParseVersionError;

    fn from_str(s: &str) -> Result<Self, ParseVersionError> {
        let (major, minor) = s.split_once('.').ok_or(ParseVersionError)?;
        let number = |s: &str| match s.as_bytes() {
            [] => Err(ParseVersionError),
            digits if digits.iter().all(u8::is_ascii_digit) => s.parse().map_err(|_| ParseVersionError),
            _ => Err(ParseVersionError),
        };
        Ok(Version { major: number(major)?, minor: number(minor)? })
    }
}

/// The letter behind the number of an SM.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Suffix {
    /// None: the code runs on this and on later architectures.
    #[default]
    None,
    /// `f`: the code runs on this family.
    Family,
    /// `a`: the code runs on exactly this architecture.
    Arch,
}

/// An architecture, `sm_90a`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Sm {
    /// 75, 90, 120.
    pub number: u16,
    /// The letter.
    pub suffix: Suffix,
}

impl Sm {
    /// The architecture without a suffix.
    pub const fn new(number: u16) -> Self {
        Sm { number, suffix: Suffix::None }
    }

    /// `sm_<number>f`.
    pub const fn family(number: u16) -> Self {
        Sm { number, suffix: Suffix::Family }
    }

    /// `sm_<number>a`.
    pub const fn arch(number: u16) -> Self {
        Sm { number, suffix: Suffix::Arch }
    }

    /// Whether code for `target` can be assembled for this architecture: a target without a letter goes on all later ones,
    /// one of a family on its later members, one with `a` on itself alone.
    pub fn runs(self, target: Sm) -> bool {
        match target.suffix {
            Suffix::None => target.number <= self.number,
            Suffix::Family => target.number / 10 == self.number / 10 && target.number <= self.number,
            Suffix::Arch => target.number == self.number && self.suffix == Suffix::Arch,
        }
    }

    /// The lowest `.version` that knows this target, if any does.
    pub fn lowest_version(self) -> Option<Version> {
        let v = |major, minor| Some(Version::new(major, minor));
        match (self.number, self.suffix) {
            (10, Suffix::None) => v(1, 0),
            (11, Suffix::None) => v(1, 0),
            (12 | 13, Suffix::None) => v(1, 2),
            (20, Suffix::None) => v(2, 0),
            (21, Suffix::None) => v(2, 0),
            (30, Suffix::None) => v(3, 0),
            (32, Suffix::None) => v(4, 0),
            (35, Suffix::None) => v(3, 1),
            (37, Suffix::None) => v(4, 1),
            (50, Suffix::None) => v(4, 0),
            (52, Suffix::None) => v(4, 1),
            (53, Suffix::None) => v(4, 2),
            (60..=62, Suffix::None) => v(5, 0),
            (70, Suffix::None) => v(6, 0),
            (72, Suffix::None) => v(6, 1),
            (75, Suffix::None) => v(6, 3),
            (80, Suffix::None) => v(7, 0),
            (82, Suffix::None) => v(6, 2),
            (86, Suffix::None) => v(7, 1),
            (87, Suffix::None) => v(7, 4),
            (88, Suffix::None) => v(9, 0),
            (89, Suffix::None) => v(7, 8),
            (90, Suffix::None) => v(7, 8),
            (90, Suffix::Arch) => v(8, 0),
            (100 | 101, Suffix::None | Suffix::Arch) => v(8, 6),
            (100 | 101, Suffix::Family) => v(8, 8),
            (103, _) => v(8, 8),
            (107, _) => v(9, 4),
            (110, _) => v(9, 0),
            (120, Suffix::None | Suffix::Arch) => v(8, 7),
            (120, Suffix::Family) => v(8, 8),
            (121, _) => v(8, 8),
            _ => None,
        }
    }
}

impl fmt::Display for Sm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.suffix {
            Suffix::None => "",
            Suffix::Family => "f",
            Suffix::Arch => "a",
        };
        write!(f, "sm_{}{letter}", self.number)
    }
}

/// The string does not name an architecture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseSmError;

impl FromStr for Sm {
    type Err = ParseSmError;

    /// Reads `sm_90a` and nothing else (`compute_90` is not a PTX spelling).
    fn from_str(s: &str) -> Result<Self, ParseSmError> {
        let rest = s.strip_prefix("sm_").ok_or(ParseSmError)?;
        let (digits, suffix) = match rest.as_bytes().last() {
            Some(b'a') => (&rest[..rest.len() - 1], Suffix::Arch),
            Some(b'f') => (&rest[..rest.len() - 1], Suffix::Family),
            _ => (rest, Suffix::None),
        };
        if digits.is_empty() || digits.starts_with('0') || !digits.bytes().all(|b| b.is_ascii_digit()) {
            return Err(ParseSmError);
        }
        Ok(Sm { number: digits.parse().map_err(|_| ParseSmError)?, suffix })
    }
}

/// What code is made for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Target {
    /// The architecture.
    pub sm: Sm,
    /// The language version.
    pub version: Version,
}

impl Target {
    /// The target of this architecture and version.
    pub const fn new(sm: Sm, version: Version) -> Self {
        Target { sm, version }
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} with PTX {}", self.sm, self.version)
    }
}
