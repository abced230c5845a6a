//! Flags that every working command has.

use super::Usage;
use clap::{ArgMatches, Args, ValueEnum};
use diag::{Baseline, Level, Levels, Strictness};
use ptxgate::{Config, OptLevel, Settings};
use std::io::IsTerminal;
use std::path::{Path, PathBuf};

#[derive(Args)]
pub(super) struct Common {
    /// Target: sm_XX for NVIDIA, gfxNNN for AMD [default: that of ptxgate.toml, the module's, or sm_75]
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
    /// libdevice, the math library [default: that of a CUDA toolkit or Python package, when something needs it]
    #[arg(long, value_name = "FILE")]
    pub(super) libdevice: Option<String>,
    /// What the result is for: this symbol and the kernels [default: everything that the files export]
    #[arg(long, value_name = "SYMBOL")]
    export_symbol: Vec<String>,
    /// Tell why a symbol is live: the chain from a root
    #[arg(long, value_name = "SYMBOL")]
    why_live: Vec<String>,
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
    /// Do not tell the findings that stand in this file; see `check --write-baseline`
    #[arg(long, value_name = "FILE")]
    baseline: Option<String>,
    /// Settings [default: ptxgate.toml in the folder of the first input or above it]; `none` reads no file
    #[arg(long, value_name = "FILE")]
    config: Option<String>,
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
    /// SARIF 2.1.0, for code scanning
    Sarif,
    /// Annotations of GitHub Actions
    Github,
}

impl Format {
    /// Whether a program reads it; such output goes to standard output.
    pub(super) fn is_data(self) -> bool {
        matches!(self, Format::Json | Format::Sarif | Format::Github)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum When {
    Auto,
    Always,
    Never,
}

impl Common {
    /// The configuration that flags and settings file make: flags win, then the file, then what is built in. `matches` are
    /// those of the subcommand, `files` its inputs.
    pub(super) fn config(
        &self,
        matches: &ArgMatches,
        files: &[String],
        strictness: Strictness,
    ) -> Result<Config, Usage> {
        let settings = self.settings(files)?.unwrap_or_default();
        let in_file =
            |what: &str, why: String| Usage(format!("`{}`: {what}: {why}", settings.path.display()));
        let cpu = settings.target_cpu.as_deref().map(target_cpu).transpose();
        let cpu = cpu.map_err(|why| in_file("target-cpu", why))?;
        let version = settings.ptx_version.as_deref().map(ptx_version).transpose();
        let version = version.map_err(|why| in_file("ptx-version", why))?;
        let mut levels = Levels::default();
        settings.apply_levels(&mut levels, strictness).map_err(Usage)?;
        self.levels(matches, &mut levels, strictness)?;
        let default = Config::default();
        Ok(Config {
            target_cpu: self.target_cpu.clone().or(cpu),
            ptx_version: self.ptx_version.or(version),
            opt_level: self.opt_level,
            debug_info: self.debug_info,
            levels,
            baseline: self.baseline(&settings, strictness)?,
            // Only `check` can judge for others: what the other commands make comes from ptxgate.
            consumers: match (strictness, settings.consumers) {
                (Strictness::Check, Some(consumers)) => consumers,
                _ => default.consumers,
            },
            roots: match self.export_symbol.as_slice() {
                [] => default.roots,
                symbols => link::Roots::Symbols(symbols.to_vec()),
            },
            why_live: self.why_live.clone(),
            find_libdevice: self.libdevice.is_none().then_some(ptxgate::libdevice::find),
            jobs: self.jobs,
            relocatable: default.relocatable,
            ptx_floor: default.ptx_floor,
        })
    }

    fn settings(&self, files: &[String]) -> Result<Option<Settings>, Usage> {
        let found = match (self.config.as_deref(), files.first()) {
            (Some("none"), _) | (None, None) => Ok(None),
            (Some(path), _) => Settings::read(Path::new(path)).map(Some),
            (None, Some(first)) => Settings::find(Path::new(first)),
        };
        found.map_err(Usage)
    }

    fn baseline(&self, settings: &Settings, strictness: Strictness) -> Result<Baseline, Usage> {
        let path = self.baseline.as_ref().map(PathBuf::from).or_else(|| settings.baseline.clone());
        let Some(path) = path else { return Ok(Baseline::default()) };
        let wrong = |why: &dyn std::fmt::Display| Usage(format!("baseline `{}`: {why}", path.display()));
        let bytes = ptxgate::disk::read_file(&path.to_string_lossy()).map_err(|why| wrong(&why))?;
        Baseline::parse(&String::from_utf8_lossy(&bytes), strictness).map_err(|why| wrong(&why))
    }

    /// `-A`, `-W` and `-D` act in the order in which they stand on the command line, behind the settings file.
    fn levels(&self, matches: &ArgMatches, levels: &mut Levels, strictness: Strictness) -> Result<(), Usage> {
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
        for (_, level, code) in flags {
            levels.set(level, code, strictness).map_err(|error| Usage(error.to_string()))?;
        }
        Ok(())
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
