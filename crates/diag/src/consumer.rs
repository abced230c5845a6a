//! Who compiles or assembles a module after the check, and who of them gets a thing wrong.
//!
//! The registry says of each code, and a finding may say for itself, who [breaks](Breaks). `check --for` names the
//! [consumers](Consumer) that matter; a finding that breaks none of them is not shown.

use std::fmt;
use std::str::FromStr;

/// A tool that takes device code.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Tool {
    /// ptxgate's own code generator.
    Ptxgate,
    /// LLVM's code generators (`llc`, rustc, clang); versions are majors.
    Llvm,
    /// NVIDIA's libNVVM reading LLVM 7 IR with typed pointers, which it does for targets below `compute_100`.
    Nvvm7,
    /// NVIDIA's libNVVM reading modern IR, which it does from `compute_100` on.
    Nvvm,
    /// NVIDIA's assembler.
    Ptxas,
}

/// A version of a tool: major and minor number.
pub type ToolVersion = (u16, u16);

/// As a bound of a range of versions: the oldest.
pub const OLDEST: ToolVersion = (0, 0);
/// As a bound of a range of versions: whatever comes.
pub const NEWEST: ToolVersion = (u16::MAX, u16::MAX);

impl Tool {
    /// The newest version that the registry's facts were measured with; it stands for a consumer without a version.
    fn newest_known(self) -> ToolVersion {
        match self {
            Tool::Ptxgate => OLDEST,
            Tool::Llvm => (22, u16::MAX),
            Tool::Nvvm7 | Tool::Nvvm | Tool::Ptxas => (13, 5),
        }
    }

    /// The name in texts.
    fn title(self) -> &'static str {
        match self {
            Tool::Ptxgate => "ptxgate",
            Tool::Llvm => "LLVM",
            Tool::Nvvm7 => "libNVVM (LLVM 7 dialect)",
            Tool::Nvvm => "libNVVM (modern dialect)",
            Tool::Ptxas => "ptxas",
        }
    }
}

/// Who breaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// Whoever compiles, assembles or runs it.
    Everybody,
    /// One tool in these versions, both included.
    Tool(Tool, ToolVersion, ToolVersion),
}

/// Somebody who breaks on what a finding is about, and in which way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Breaks {
    /// Who.
    pub who: Who,
    /// What happens, as a clause without a subject ("prints `.u24`, which ptxas cannot parse"); may be empty where the
    /// message of the finding says it all.
    pub how: &'static str,
}

/// It breaks whoever comes.
pub const fn everybody(how: &'static str) -> Breaks {
    Breaks { who: Who::Everybody, how }
}

/// It breaks ptxgate's own code generator.
pub const fn ptxgate(how: &'static str) -> Breaks {
    Breaks { who: Who::Tool(Tool::Ptxgate, OLDEST, NEWEST), how }
}

/// It breaks LLVM of these major versions, both included; `u16::MAX` leaves the end open.
pub const fn llvm(from: u16, until: u16, how: &'static str) -> Breaks {
    Breaks { who: Who::Tool(Tool::Llvm, (from, 0), (until, u16::MAX)), how }
}

/// It breaks libNVVM of these versions in the dialect of LLVM 7.
pub const fn nvvm7(from: ToolVersion, until: ToolVersion, how: &'static str) -> Breaks {
    Breaks { who: Who::Tool(Tool::Nvvm7, from, until), how }
}

/// It breaks libNVVM of these versions in the modern dialect.
pub const fn nvvm(from: ToolVersion, until: ToolVersion, how: &'static str) -> Breaks {
    Breaks { who: Who::Tool(Tool::Nvvm, from, until), how }
}

/// It breaks ptxas of these versions, whoever made the PTX.
pub const fn ptxas(from: ToolVersion, until: ToolVersion, how: &'static str) -> Breaks {
    Breaks { who: Who::Tool(Tool::Ptxas, from, until), how }
}

impl fmt::Display for Who {
    /// `everybody`, `LLVM up to 19`, `ptxas 12.0 to 12.4`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Who::Tool(tool, from, until) = *self else { return f.write_str("everybody") };
        f.write_str(tool.title())?;
        let number = |version: ToolVersion| match version {
            (major, 0 | u16::MAX) if tool == Tool::Llvm => major.to_string(),
            (major, minor) => format!("{major}.{minor}"),
        };
        match (from, until.0 == u16::MAX) {
            (OLDEST, true) => Ok(()),
            (OLDEST, false) => write!(f, " up to {}", number(until)),
            (from, true) => write!(f, " from {} on", number(from)),
            (from, false) if number(from) == number(until) => write!(f, " {}", number(from)),
            (from, false) => write!(f, " {} to {}", number(from), number(until)),
        }
    }
}

impl fmt::Display for Breaks {
    /// `LLVM up to 22 prints ...`, or `breaks LLVM up to 22` if nothing is said of how.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.who, self.how) {
            (who, "") => write!(f, "breaks {who}"),
            (Who::Everybody, how) => write!(f, "breaks everybody: {how}"),
            (who, how) => write!(f, "{who} {how}"),
        }
    }
}

/// Who is going to compile or assemble the module behind `check`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Consumer {
    /// Whoever: every rule applies.
    Any,
    /// A tool; without a version the newest one that is known. [`Tool::Nvvm`] stands for libNVVM in both dialects.
    Tool(Tool, Option<ToolVersion>),
}

impl Consumer {
    /// ptxgate's own code generator.
    pub const PTXGATE: Consumer = Consumer::Tool(Tool::Ptxgate, None);
    /// The newest ptxas.
    pub const PTXAS: Consumer = Consumer::Tool(Tool::Ptxas, None);

    /// Whether this one is among those who break.
    pub fn breaks_on(self, who: Who) -> bool {
        let (Consumer::Tool(tool, version), Who::Tool(broken, from, until)) = (self, who) else {
            return true;
        };
        // A consumer `nvvm` compiles in either dialect, as its target wants.
        let same = tool == broken || (tool == Tool::Nvvm && broken == Tool::Nvvm7);
        // `llvm-22` is every release of LLVM 22.
        let version = version.unwrap_or_else(|| tool.newest_known());
        same && from <= (version.0, version.1.max(from.1)) && version <= until
    }
}

impl FromStr for Consumer {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || {
            "expected any, ptxgate, ptxas, llvm, nvvm or nvvm7, the last four perhaps with a version as in ptxas-12.4"
                .to_owned()
        };
        let (name, version) = match text.split_once('-') {
            Some((name, version)) => (name, Some(version_of(version).ok_or_else(wrong)?)),
            None => (text, None),
        };
        let tool = match name {
            "any" if version.is_none() => return Ok(Consumer::Any),
            "ptxgate" if version.is_none() => Tool::Ptxgate,
            "ptxas" => Tool::Ptxas,
            "llvm" => Tool::Llvm,
            "nvvm" => Tool::Nvvm,
            "nvvm7" => Tool::Nvvm7,
            _ => return Err(wrong()),
        };
        Ok(Consumer::Tool(tool, version))
    }
}

/// `12`, `12.4` or `12.4.131`; what follows the second number does not matter.
fn version_of(text: &str) -> Option<ToolVersion> {
    let mut numbers = text.split('.').map(|part| {
        part.bytes()
            .all(|b| b.is_ascii_digit())
            .then(|| part.parse::<u16>().ok().filter(|n| *n < u16::MAX))
            .flatten()
    });
    let major = numbers.next()??;
    let minor = numbers.next().map_or(Some(0), |minor| minor)?;
    numbers.all(|rest| rest.is_some()).then_some((major, minor))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn consumers_are_a_closed_list_with_open_versions() {
        assert_eq!("any".parse(), Ok(Consumer::Any));
        assert_eq!("ptxgate".parse(), Ok(Consumer::PTXGATE));
        assert_eq!("ptxas-12.4".parse(), Ok(Consumer::Tool(Tool::Ptxas, Some((12, 4)))));
        assert_eq!("ptxas-12.4.131".parse(), Ok(Consumer::Tool(Tool::Ptxas, Some((12, 4)))));
        assert_eq!("llvm-22".parse(), Ok(Consumer::Tool(Tool::Llvm, Some((22, 0)))));
        assert_eq!("nvvm".parse(), Ok(Consumer::Tool(Tool::Nvvm, None)));
        for wrong in
            ["", "gcc", "ptxas-", "ptxas-x", "ptxas-12.", "any-1", "PTXAS", "ptxgate-1", "llvm-99999"]
        {
            assert!(wrong.parse::<Consumer>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_range_concerns_the_versions_in_it() {
        let on = |consumer: &str, breaks: Breaks| consumer.parse::<Consumer>().unwrap().breaks_on(breaks.who);
        assert!(on("any", llvm(14, 19, "")) && on("nvvm7-11.8", everybody("")));
        assert!(on("llvm-19", llvm(0, 19, "")) && on("llvm-19.1.7", llvm(0, 19, "")));
        assert!(!on("llvm-22", llvm(0, 19, "")) && on("llvm-22", llvm(22, 22, "")));
        assert!(
            on("llvm", llvm(22, u16::MAX, ""))
                && !on("llvm", llvm(23, u16::MAX, ""))
                && !on("llvm", llvm(0, 19, ""))
        );
        assert!(
            on("ptxas-12.3", ptxas((12, 0), (12, 3), "")) && !on("ptxas-12.4", ptxas((12, 0), (12, 3), ""))
        );
        assert!(on("ptxas", ptxas(OLDEST, NEWEST, "")) && !on("ptxas", llvm(0, u16::MAX, "")));
        assert!(on("nvvm-12.9", nvvm7((11, 8), (12, 9), "")) && on("nvvm7", nvvm7(OLDEST, NEWEST, "")));
        assert!(!on("nvvm7", nvvm(OLDEST, NEWEST, "")));
        assert!(
            on("ptxgate", ptxgate(""))
                && on("ptxgate", everybody(""))
                && !on("ptxgate", ptxas(OLDEST, NEWEST, ""))
        );
    }

    #[test]
    fn ranges_read_as_english() {
        let text = |breaks: Breaks| breaks.who.to_string();
        assert_eq!(text(llvm(0, 19, "")), "LLVM up to 19");
        assert_eq!(text(llvm(22, 22, "")), "LLVM 22");
        assert_eq!(text(llvm(19, 22, "")), "LLVM 19 to 22");
        assert_eq!(text(llvm(20, u16::MAX, "")), "LLVM from 20 on");
        assert_eq!(text(ptxas((12, 0), (12, 0), "")), "ptxas 12.0");
        assert_eq!(text(nvvm(OLDEST, NEWEST, "")), "libNVVM (modern dialect)");
        assert_eq!(text(everybody("")), "everybody");
        assert_eq!(llvm(0, 22, "prints `.u24`").to_string(), "LLVM up to 22 prints `.u24`");
        assert_eq!(ptxas(OLDEST, NEWEST, "").to_string(), "breaks ptxas");
    }
}
