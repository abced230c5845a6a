//! What the user wants of a run, whoever asks: the command line, a linker plugin or a test.

use crate::Input;
use diag::{Baseline, Consumer, Levels, Tool};
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

/// What a run is asked to do beside its inputs.
#[derive(Clone, Debug)]
pub struct Config {
    /// `sm_XX`, `gfxNNN`; `None` leaves it to the module.
    pub target_cpu: Option<String>,
    /// `None` leaves it to target and code.
    pub ptx_version: Option<ptx::Version>,
    /// The least version that is wanted, whatever target and code need.
    pub ptx_floor: Option<ptx::Version>,
    /// How much to optimise.
    pub opt_level: OptLevel,
    /// Whether to print debug sections (`-g`).
    pub debug_info: bool,
    /// Severities.
    pub levels: Levels,
    /// Findings that are known and not told again.
    pub baseline: Baseline,
    /// For `check`: who comes next. The other commands judge for ptxgate and the newest ptxas.
    pub consumers: Vec<Consumer>,
    /// For `check`: whether other modules will be linked, which may define what is missing here.
    pub relocatable: bool,
    /// What the result is for.
    pub roots: link::Roots,
    /// Symbols of which the report is to tell why they are live.
    pub why_live: Vec<String>,
    /// Finds libdevice when a module needs it and no input is it.
    pub find_libdevice: Option<fn() -> Option<Input>>,
    /// Threads that may be used; 0 means as many as there are processors.
    pub jobs: usize,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            target_cpu: None,
            ptx_version: None,
            ptx_floor: None,
            opt_level: OptLevel::default(),
            debug_info: false,
            levels: Levels::default(),
            baseline: Baseline::default(),
            consumers: vec![Consumer::PTXGATE, Consumer::PTXAS],
            relocatable: false,
            roots: link::Roots::default(),
            why_live: Vec::new(),
            find_libdevice: None,
            jobs: 0,
        }
    }
}

impl Config {
    /// Whether every assembler that is named is one that ptxgate knows.
    ///
    /// # Errors
    /// The message names the one that is not, and those that are.
    pub fn check_consumers(&self) -> Result<(), String> {
        for consumer in &self.consumers {
            if let Consumer::Tool(Tool::Ptxas, Some(version)) = consumer
                && assembler(*version).is_none()
            {
                let known: Vec<String> = ptx::Assembler::all().map(|a| a.release().to_string()).collect();
                let (major, minor) = version;
                return Err(format!(
                    "no ptxas {major}.{minor} is known; those known are {}",
                    known.join(", ")
                ));
            }
        }
        Ok(())
    }

    /// The assemblers of a release of their own that judge PTX beside ptxgate.
    pub(crate) fn assemblers(&self) -> Vec<ptx::Assembler> {
        let versions = self.consumers.iter().filter_map(|consumer| match consumer {
            Consumer::Tool(Tool::Ptxas, version) => *version,
            _ => None,
        });
        let mut list: Vec<ptx::Assembler> = versions.filter_map(assembler).collect();
        list.sort_unstable();
        list.dedup();
        list
    }
}

fn assembler((major, minor): diag::consumer::ToolVersion) -> Option<ptx::Assembler> {
    let (major, minor) = (u8::try_from(major).ok()?, u8::try_from(minor).ok()?);
    ptx::Assembler::of(ptx::Release::new(major, minor))
}
