//! What the user wants of a run, whoever asks: the command line, a linker plugin or a test.

use diag::Levels;
use std::str::FromStr;

/// Optimisation level.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum OptLevel {
    /// What code generation needs, no more.
    O0,
    /// Cheap passes.
    O1,
    /// All passes.
    O2,
    /// All passes, growing code where that pays.
    #[default]
    O3,
    /// All passes, small code.
    Os,
    /// All passes, smallest code.
    Oz,
}

impl FromStr for OptLevel {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Ok(match text {
            "0" => OptLevel::O0,
            "1" => OptLevel::O1,
            "2" => OptLevel::O2,
            "3" => OptLevel::O3,
            "s" => OptLevel::Os,
            "z" => OptLevel::Oz,
            _ => return Err("expected 0, 1, 2, 3, s or z".into()),
        })
    }
}

/// Who is going to compile or assemble the module behind `check`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Consumer {
    /// Whoever: every rule applies.
    Any,
    /// ptxgate's own code generator.
    Ptxgate,
    /// A named tool, perhaps of one version: `ptxas`, `ptxas-12.4`, `llvm-22`, `nvvm-13.5`.
    Tool {
        /// `ptxas`, `llvm` or `nvvm`.
        name: String,
        /// The version behind the dash.
        version: Option<String>,
    },
}

impl FromStr for Consumer {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (name, version) = match text.split_once('-') {
            Some((name, version)) => (name, Some(version)),
            None => (text, None),
        };
        let number = |v: &str| {
            v.starts_with(|c: char| c.is_ascii_digit()) && v.bytes().all(|b| b.is_ascii_digit() || b == b'.')
        };
        match (name, version) {
            ("any", None) => Ok(Consumer::Any),
            ("ptxgate", None) => Ok(Consumer::Ptxgate),
            ("ptxas" | "llvm" | "nvvm", version) if version.is_none_or(number) => {
                Ok(Consumer::Tool { name: name.into(), version: version.map(Into::into) })
            }
            _ => Err("expected any, ptxgate, ptxas, llvm or nvvm, the last three perhaps with a version as in ptxas-12.4".into()),
        }
    }
}

/// What a run is asked to do beside its inputs.
#[derive(Clone, Debug)]
pub struct Config {
    /// `sm_XX`, `gfxNNN`; `None` leaves it to the module.
    pub target_cpu: Option<String>,
    /// `None` leaves it to target and code.
    pub ptx_version: Option<ptx::Version>,
    /// How much to optimise.
    pub opt_level: OptLevel,
    /// Whether to print debug sections (`-g`).
    pub debug_info: bool,
    /// Severities.
    pub levels: Levels,
    /// For `check`: who comes next.
    pub consumers: Vec<Consumer>,
    /// Threads that may be used; 0 means as many as there are processors.
    pub jobs: usize,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            target_cpu: None,
            ptx_version: None,
            opt_level: OptLevel::default(),
            debug_info: false,
            levels: Levels::default(),
            consumers: vec![Consumer::Ptxgate, Consumer::Tool { name: "ptxas".into(), version: None }],
            jobs: 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn consumers_are_a_closed_list_with_open_versions() {
        let tool = |name: &str, version: Option<&str>| Consumer::Tool {
            name: name.into(),
            version: version.map(Into::into),
        };
        assert_eq!("any".parse(), Ok(Consumer::Any));
        assert_eq!("ptxas-12.4".parse(), Ok(tool("ptxas", Some("12.4"))));
        assert_eq!("llvm-22".parse(), Ok(tool("llvm", Some("22"))));
        assert_eq!("nvvm".parse(), Ok(tool("nvvm", None)));
        for wrong in ["", "gcc", "ptxas-", "ptxas-x", "any-1", "PTXAS"] {
            assert!(wrong.parse::<Consumer>().is_err(), "{wrong}");
        }
    }
}
