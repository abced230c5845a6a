//! Flags that every working command has.

use super::Usage;
use clap::{ArgMatches, Args, ValueEnum};
use diag::{Level, Levels, Strictness};
use ptxgate::{Config, OptLevel};
use std::io::IsTerminal;

#[derive(Args)]
pub(super) struct Common {
    /// Target: sm_XX for NVIDIA, gfxNNN for AMD [default: the module's, else sm_75]
    #[arg(long, value_name = "CPU", value_parser = target_cpu)]
    target_cpu: Option<String>,
    /// PTX version [default: the lowest that target and code need]
    #[arg(long, value_name = "M.N", value_parser = ptx_version)]
    ptx_version: Option<ptx::Version>,
    /// Optimisation: 0, 1, 2, 3, s or z
    #[arg(short = 'O', value_name = "LEVEL", default_value = "3")]
    opt_level: OptLevel,
    /// Print debug sections
    #[arg(short = 'g')]
    debug_info: bool,
    /// How findings are printed
    #[arg(long, value_enum, default_value = "full")]
    pub(super) format: Format,
    /// Do not show findings of this code
    #[arg(short = 'A', long, value_name = "CODE")]
    allow: Vec<String>,
    /// Show findings of this code as warnings
    #[arg(short = 'W', long, value_name = "CODE")]
    warn: Vec<String>,
    /// Make findings of this code errors; `warnings` stands for all warnings
    #[arg(short = 'D', long, value_name = "CODE")]
    deny: Vec<String>,
    /// Whether to use terminal colours
    #[arg(long, value_enum, value_name = "WHEN", default_value = "auto")]
    color: When,
    /// Threads to use [default: all processors]
    #[arg(short = 'j', value_name = "N", default_value_t = 0, hide_default_value = true)]
    jobs: usize,
    /// Print findings only, no summary
    #[arg(short = 'q', long)]
    pub(super) quiet: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    /// For people: with source lines
    Full,
    /// One line a finding
    Concise,
    /// One JSON object
    Json,
    /// Annotations of GitHub Actions
    Github,
}

impl Format {
    /// Whether a program reads it; such output goes to standard output.
    pub(super) fn is_data(self) -> bool {
        matches!(self, Format::Json | Format::Github)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum When {
    Auto,
    Always,
    Never,
}

impl Common {
    /// The configuration that the flags make. `matches` are those of the subcommand.
    pub(super) fn config(&self, matches: &ArgMatches, strictness: Strictness) -> Result<Config, Usage> {
        Ok(Config {
            target_cpu: self.target_cpu.clone(),
            ptx_version: self.ptx_version,
            opt_level: self.opt_level,
            debug_info: self.debug_info,
            levels: self.levels(matches, strictness)?,
            jobs: self.jobs,
            ..Config::default()
        })
    }

    /// `-A`, `-W` and `-D` act in the order in which they stand on the command line.
    fn levels(&self, matches: &ArgMatches, strictness: Strictness) -> Result<Levels, Usage> {
        let mut flags = Vec::new();
        for (id, level, codes) in [
            ("allow", Level::Allow, &self.allow),
            ("warn", Level::Warn, &self.warn),
            ("deny", Level::Deny, &self.deny),
        ] {
            flags.extend(
                matches.indices_of(id).into_iter().flatten().zip(codes).map(|(at, code)| (at, level, code)),
            );
        }
        flags.sort_unstable_by_key(|(at, ..)| *at);
        let mut levels = Levels::default();
        for (_, level, code) in flags {
            levels.set(level, code, strictness).map_err(|error| Usage(error.to_string()))?;
        }
        Ok(levels)
    }

    /// Whether findings on standard error are coloured.
    pub(super) fn color(&self) -> bool {
        match self.color {
            When::Always => true,
            When::Never => false,
            When::Auto => {
                let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
                let dumb = std::env::var_os("TERM").is_none_or(|term| term == "dumb");
                !set("NO_COLOR") && !dumb && std::io::stderr().is_terminal()
            }
        }
    }
}

fn target_cpu(text: &str) -> Result<String, String> {
    let gfx = text
        .strip_prefix("gfx")
        .is_some_and(|rest| !rest.is_empty() && rest.bytes().all(|b| b.is_ascii_alphanumeric()));
    let known = text.parse::<ptx::Sm>().ok().and_then(ptx::Sm::lowest_version).is_some();
    if gfx || known {
        Ok(text.into())
    } else {
        Err("expected sm_XX (such as sm_80 or sm_90a) or gfxNNN".into())
    }
}

fn ptx_version(text: &str) -> Result<ptx::Version, String> {
    let version = text.parse::<ptx::Version>().map_err(|_| "expected a version such as 7.8")?;
    if version.is_known() {
        Ok(version)
    } else {
        Err(format!("there is no PTX {version}; the newest known is {}", ptx::target::NEWEST))
    }
}
