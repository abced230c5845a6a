//! `ptxgate.toml`: severities and target that belong to a project rather than to a command line.
//!
//! The file is looked for in the folder of the first input and in those above it; the first one found counts, alone. Flags
//! win over the file, the file wins over what is built in. A key that is not known is an error: a misspelt severity that
//! acts on nothing would be the worst kind of silence.

use diag::{Consumer, Level, Levels, Strictness};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The name of the file.
pub const FILE_NAME: &str = "ptxgate.toml";

/// A settings file larger than this is not one.
const LIMIT: u64 = 1 << 20;

/// What a settings file says; what it does not say is `None`.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Settings {
    /// Where it was found.
    pub path: PathBuf,
    /// `target-cpu`.
    pub target_cpu: Option<String>,
    /// `ptx-version`.
    pub ptx_version: Option<String>,
    /// `for`: who compiles or assembles what `check` judged.
    pub consumers: Option<Vec<Consumer>>,
    /// `baseline`: a file of known findings, beside the settings unless it is an absolute path.
    pub baseline: Option<PathBuf>,
    /// `[levels]`: `code = "allow"`, `"warn"` or `"deny"`; `warnings = "deny"`.
    pub levels: Vec<(String, Level)>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Document {
    target_cpu: Option<String>,
    ptx_version: Option<String>,
    #[serde(rename = "for")]
    consumers: Option<Vec<String>>,
    baseline: Option<PathBuf>,
    #[serde(default)]
    levels: BTreeMap<String, LevelWord>,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum LevelWord {
    Allow,
    Warn,
    Deny,
}

impl Settings {
    /// The settings that hold for an input: from its folder upwards. `None` if there is no file.
    ///
    /// # Errors
    /// A file is there and cannot be read or understood; the message names it.
    pub fn find(input: &Path) -> Result<Option<Settings>, String> {
        let start =
            if input == Path::new("-") { Path::new("") } else { input.parent().unwrap_or(Path::new("")) };
        let start = if start.as_os_str().is_empty() { Path::new(".") } else { start };
        // A folder that does not exist holds no settings; that the input is missing is told elsewhere.
        let Ok(start) = std::fs::canonicalize(start) else { return Ok(None) };
        let found = start.ancestors().map(|folder| folder.join(FILE_NAME)).find(|path| path.is_file());
        found.map(|path| Settings::read(&path)).transpose()
    }

    /// Reads one file.
    ///
    /// # Errors
    /// As for [`Settings::find`].
    pub fn read(path: &Path) -> Result<Settings, String> {
        let wrong = |why: &dyn std::fmt::Display| format!("cannot use `{}`: {why}", path.display());
        let meta = std::fs::metadata(path).map_err(|error| wrong(&error))?;
        if meta.len() > LIMIT {
            return Err(wrong(&"it is larger than 1 MiB"));
        }
        let text = std::fs::read_to_string(path).map_err(|error| wrong(&error))?;
        Settings::parse(path, &text).map_err(|error| wrong(&error.trim_end()))
    }

    /// Reads the text of a file.
    ///
    /// # Errors
    /// The text is not TOML, or says something that is not known.
    pub fn parse(path: &Path, text: &str) -> Result<Settings, String> {
        let document: Document = toml::from_str(text).map_err(|error| error.to_string())?;
        let consumers = document.consumers.map(|list| {
            let parsed = list.iter().map(|one| one.parse().map_err(|why| format!("`for`: `{one}`: {why}")));
            parsed.collect::<Result<Vec<Consumer>, String>>()
        });
        let levels = document.levels.into_iter().map(|(code, word)| {
            let level = match word {
                LevelWord::Allow => Level::Allow,
                LevelWord::Warn => Level::Warn,
                LevelWord::Deny => Level::Deny,
            };
            (code, level)
        });
        let folder = path.parent().unwrap_or(Path::new(""));
        Ok(Settings {
            path: path.to_path_buf(),
            target_cpu: document.target_cpu,
            ptx_version: document.ptx_version,
            consumers: consumers.transpose()?,
            baseline: document.baseline.map(|file| folder.join(file)),
            levels: levels.collect(),
        })
    }

    /// Sets the severities of the file; flags are set behind them and win.
    ///
    /// # Errors
    /// A code does not exist, or its severity is not for the user to choose.
    pub fn apply_levels(&self, levels: &mut Levels, strictness: Strictness) -> Result<(), String> {
        for (code, level) in &self.levels {
            levels
                .set(*level, code, strictness)
                .map_err(|error| format!("`{}`: {error}", self.path.display()))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use diag::{Severity, codes};

    #[test]
    fn every_key_is_read() {
        let text = "target-cpu = \"sm_90a\"\nptx-version = \"8.0\"\nfor = [\"ptxgate\", \"ptxas-12.4\"]\n\
                    baseline = \"known.json\"\n[levels]\nkernel-address-taken = \"deny\"\nwarnings = \"deny\"\n";
        let settings = Settings::parse(Path::new("/p/ptxgate.toml"), text).unwrap();
        assert_eq!(settings.target_cpu.as_deref(), Some("sm_90a"));
        assert_eq!(settings.ptx_version.as_deref(), Some("8.0"));
        assert_eq!(settings.consumers, Some(vec![Consumer::PTXGATE, "ptxas-12.4".parse().unwrap()]));
        assert_eq!(settings.baseline.as_deref(), Some(Path::new("/p/known.json")));
        let mut levels = Levels::default();
        settings.apply_levels(&mut levels, Strictness::Build).unwrap();
        assert_eq!(levels.severity(&codes::KERNEL_ADDRESS_TAKEN, Severity::Note), Some(Severity::Error));
    }

    #[test]
    fn what_is_not_known_is_an_error() {
        let parse = |text: &str| Settings::parse(Path::new("ptxgate.toml"), text);
        assert_eq!(parse("").unwrap().levels, []);
        for (text, says) in [
            ("target_cpu = \"sm_80\"", "target_cpu"),
            ("for = [\"gcc\"]", "gcc"),
            ("for = \"any\"", "for"),
            ("[levels]\nkernel-called = \"off\"", "off"),
            ("target-cpu = ", "line 1"),
        ] {
            let error = parse(text).unwrap_err();
            assert!(error.contains(says), "{text}: {error}");
        }
        let misspelt = parse("[levels]\nkernel-caled = \"allow\"").unwrap();
        let error = misspelt.apply_levels(&mut Levels::default(), Strictness::Check).unwrap_err();
        assert!(error.contains("ptxgate.toml") && error.contains("kernel-called"), "{error}");
        let hard = parse("[levels]\nkernel-called = \"allow\"").unwrap();
        assert!(hard.apply_levels(&mut Levels::default(), Strictness::Build).is_err());
        assert!(hard.apply_levels(&mut Levels::default(), Strictness::Check).is_ok());
    }
}
