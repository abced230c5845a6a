//! Who is asked whether a module is legal: ptxgate itself, or one release of NVIDIA's assembler.
//!
//! Releases differ in the versions and targets that they know, and in a few forms that only newer ones take although the
//! form's version is old (those are in [`crate::isa::Opcode::first_release`]). What a release knows was measured for 11.8,
//! 12.0, 12.4, 12.6, 12.8, 12.9, 13.0 and 13.5; for the others it follows from the neighbours.

use crate::target::{Sm, Suffix, Version};
use std::fmt;
use std::str::FromStr;

/// A release of the CUDA toolkit, `12.4`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Release {
    /// Before the point.
    pub major: u8,
    /// Behind the point.
    pub minor: u8,
}

impl Release {
    /// The release `major.minor`.
    pub const fn new(major: u8, minor: u8) -> Self {
        Release { major, minor }
    }
}

impl fmt::Display for Release {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)
    }
}

/// The assembler `ptxas` of one release.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Assembler {
    release: Release,
    newest: Version,
}

/// Releases and the newest `.version` that each reads.
const RELEASES: &[(Release, Version)] = &[
    (Release::new(11, 8), Version::new(7, 8)),
    (Release::new(12, 0), Version::new(8, 0)),
    (Release::new(12, 1), Version::new(8, 1)),
    (Release::new(12, 2), Version::new(8, 2)),
    (Release::new(12, 3), Version::new(8, 3)),
    (Release::new(12, 4), Version::new(8, 4)),
    (Release::new(12, 5), Version::new(8, 5)),
    (Release::new(12, 6), Version::new(8, 5)),
    (Release::new(12, 8), Version::new(8, 7)),
    (Release::new(12, 9), Version::new(8, 8)),
    (Release::new(13, 0), Version::new(9, 0)),
    (Release::new(13, 1), Version::new(9, 1)),
    (Release::new(13, 2), Version::new(9, 2)),
    (Release::new(13, 3), Version::new(9, 3)),
    (Release::new(13, 4), Version::new(9, 4)),
    (Release::new(13, 5), Version::new(9, 5)),
];

impl Assembler {
    /// Every assembler that is known, oldest first.
    pub fn all() -> impl Iterator<Item = Assembler> {
        RELEASES.iter().map(|&(release, newest)| Assembler { release, newest })
    }

    /// The assembler of a release.
    pub fn of(release: Release) -> Option<Assembler> {
        Assembler::all().find(|assembler| assembler.release == release)
    }

    /// The newest one.
    pub fn newest_known() -> Assembler {
        let (release, newest) = RELEASES[RELEASES.len() - 1];
        Assembler { release, newest }
    }

    /// Its release.
    pub fn release(self) -> Release {
        self.release
    }

    /// The newest `.version` that it reads.
    pub fn newest(self) -> Version {
        self.newest
    }

    /// Whether it makes code for this architecture: Kepler left with 12.0, everything before sm_75 with 13.0, where
    /// sm_101 became sm_110.
    pub fn knows(self, sm: Sm) -> bool {
        let in_range = match sm.number {
            35 | 37 => self.release < Release::new(12, 0),
            50 | 52 | 53 | 60 | 61 | 62 | 70 | 72 | 101 => self.release < Release::new(13, 0),
            ..75 | 82 => false,
            _ => true,
        };
        // 11.8 reads the text of sm_90a, and makes no code for it.
        let old = sm.suffix != Suffix::None && self.release < Release::new(12, 0);
        in_range && !old && sm.lowest_version().is_some_and(|lowest| lowest <= self.newest)
    }
}

impl fmt::Display for Assembler {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ptxas {}", self.release)
    }
}

/// The string names no release whose assembler is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseAssemblerError;

impl FromStr for Assembler {
    type Err = ParseAssemblerError;

    /// Reads the number of a release, `12.4`.
    fn from_str(text: &str) -> Result<Self, ParseAssemblerError> {
        let found = Assembler::all().find(|assembler| assembler.release.to_string() == text);
        found.ok_or(ParseAssemblerError)
    }
}

/// Whose rules a module is checked against.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Judge {
    /// Ours: what an assembler refuses, and what it lets pass although it cannot work.
    #[default]
    Own,
    /// What this assembler refuses, and nothing else.
    Ptxas(Assembler),
}

impl Judge {
    /// Whether rules apply that no assembler has.
    pub fn is_strict(self) -> bool {
        self == Judge::Own
    }

    /// The assembler that is asked, if one is.
    pub fn assembler(self) -> Option<Assembler> {
        match self {
            Judge::Own => None,
            Judge::Ptxas(assembler) => Some(assembler),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn knows(release: &str, sm: &str) -> bool {
        release.parse::<Assembler>().unwrap().knows(sm.parse().unwrap())
    }

    #[test]
    fn a_release_knows_the_targets_that_it_was_seen_to_make_code_for() {
        assert!(knows("11.8", "sm_35") && !knows("11.8", "sm_90a") && !knows("11.8", "sm_30"));
        assert!(knows("12.0", "sm_50") && knows("12.0", "sm_90a") && !knows("12.0", "sm_37"));
        assert!(knows("12.8", "sm_101a") && !knows("12.8", "sm_100f") && !knows("12.6", "sm_100"));
        assert!(knows("12.9", "sm_121f") && !knows("12.9", "sm_110"));
        assert!(knows("13.0", "sm_110f") && knows("13.0", "sm_88") && !knows("13.0", "sm_72"));
        assert!(!knows("13.0", "sm_101") && !knows("13.0", "sm_107") && knows("13.5", "sm_107a"));
        assert!(!knows("13.5", "sm_82") && !knows("13.5", "sm_73"));
    }

    #[test]
    fn a_release_is_named_by_its_number() {
        assert_eq!("12.4".parse::<Assembler>().unwrap().newest(), Version::new(8, 4));
        assert_eq!("12.6".parse::<Assembler>().unwrap().newest(), Version::new(8, 5));
        assert!("12.7".parse::<Assembler>().is_err() && "12".parse::<Assembler>().is_err());
    }
}
