//! The releases of `ptxas` that verdicts on PTX come from, and how one of them is asked.
//!
//! A release accepts a file when it ends with 0 with or without `-c`, at the file's own target; where it makes no code for
//! that target any more (sm_50 and CUDA 13), at the lowest later one. A crash or a timeout is no verdict. Verdicts do not
//! change, so they are kept on disk by the hash of the text.

use std::collections::BTreeMap;
use std::fs::OpenOptions;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

use ptx::{Sm, Suffix};

use super::super::outside::{release, search};
use super::verdict::{Refusal, Verdict};
use crate::Result;
use crate::tools::{self, run};

/// Each release with the package that has it.
const RELEASES: [(&str, &str); 8] = [
    ("11.8", "nvidia-cuda-nvcc-cu11==11.8.*"),
    ("12.0", "nvidia-cuda-nvcc-cu12==12.0.*"),
    ("12.4", "nvidia-cuda-nvcc-cu12==12.4.*"),
    ("12.6", "nvidia-cuda-nvcc-cu12==12.6.*"),
    ("12.8", "nvidia-cuda-nvcc-cu12==12.8.*"),
    ("12.9", "nvidia-cuda-nvcc-cu12==12.9.*"),
    ("13.0", "nvidia-cuda-nvcc==13.0.*"),
    ("13.5", "nvidia-cuda-nvcc==13.5.*"),
];

/// One release.
pub(crate) struct Assembler {
    /// `13.5`.
    pub(crate) name: &'static str,
    tool: PathBuf,
    /// What it makes code for, sorted.
    targets: Vec<Sm>,
    kept: Mutex<Kept>,
}

/// Verdicts that were asked for before.
struct Kept {
    known: BTreeMap<u64, Verdict>,
    file: std::fs::File,
}

/// More rounds are not tried on one probe.
const MOST_ROUNDS: usize = 60;

/// Lines to be judged in one file, each for itself.
pub(crate) struct Lines<'a> {
    /// What stands before them.
    pub(crate) head: &'a str,
    /// The number of the first line.
    pub(crate) first: usize,
    /// The lines, without the braces of their scope.
    pub(crate) lines: &'a [&'a str],
    /// What stands behind them.
    pub(crate) foot: &'a str,
}

impl Lines<'_> {
    /// The file with some of the lines; the others stay empty, so that numbers do not change.
    fn text(&self, keep: impl Fn(usize) -> bool) -> String {
        let mut text = self.head.to_owned();
        for (at, line) in self.lines.iter().enumerate() {
            if keep(at) {
                text.extend(["{ ", line, " }"]);
            }
            text.push('\n');
        }
        text + self.foot
    }
}

impl Assembler {
    /// The releases of these names, or all; those that are nowhere are installed.
    pub(crate) fn find(names: &[&str]) -> Result<Vec<Assembler>> {
        let wanted = RELEASES.iter().filter(|(name, _)| names.is_empty() || names.contains(name));
        wanted.map(|(name, package)| Assembler::open(name, package)).collect()
    }

    fn open(name: &'static str, package: &str) -> Result<Assembler> {
        let given = std::env::var_os("PTXGATE_ORACLE_DIR")
            .map(|dir| PathBuf::from(dir).join("ptxas").join(name).join("ptxas"));
        let tool = match given.filter(|tool| tool.is_file()) {
            Some(tool) => tool,
            None => search(&release(&format!("ptxas-{name}"), &[package])?, "ptxas")?,
        };
        let help = String::from_utf8_lossy(&run(Command::new(&tool).arg("--help"))?.stdout).into_owned();
        let help: String = help.split_whitespace().collect();
        let mut targets: Vec<Sm> = help.split('\'').filter_map(|word| word.parse().ok()).collect();
        targets.sort_unstable();
        targets.dedup();
        let folder = tools::scratch()?.join("ptx");
        std::fs::create_dir_all(folder.join("asked")).map_err(|e| format!("{}: {e}", folder.display()))?;
        let path = folder.join(format!("verdicts-{name}.tsv"));
        let known = std::fs::read_to_string(&path).unwrap_or_default();
        let known = known.lines().filter_map(unpack).collect();
        let file = OpenOptions::new().append(true).create(true).open(&path);
        let file = file.map_err(|e| format!("{}: {e}", path.display()))?;
        Ok(Assembler { name, tool, targets, kept: Mutex::new(Kept { known, file }) })
    }

    /// What the file is assembled for: its own target, or the lowest later one that it runs on.
    pub(crate) fn target(&self, own: Sm) -> Option<Sm> {
        if self.targets.contains(&own) {
            return Some(own);
        }
        let plain = |sm: &&Sm| sm.suffix == Suffix::None && sm.number >= own.number;
        match own.suffix {
            Suffix::None => self.targets.iter().find(plain).copied(),
            // Refused whatever is asked for.
            _ => None,
        }
    }

    /// The verdict on a text, which may be known from before.
    pub(crate) fn judge(&self, text: &str) -> Result<Verdict> {
        let mut hasher = DefaultHasher::new();
        text.hash(&mut hasher);
        let key = hasher.finish();
        if let Some(verdict) = self.kept.lock().ok().and_then(|kept| kept.known.get(&key).cloned()) {
            return Ok(verdict);
        }
        let verdict = self.ask(text, key)?;
        if let Ok(mut kept) = self.kept.lock() {
            let line = pack(key, &verdict);
            kept.file.write_all(line.as_bytes()).map_err(|e| e.to_string())?;
            kept.known.insert(key, verdict.clone());
        }
        Ok(verdict)
    }

    fn ask(&self, text: &str, key: u64) -> Result<Verdict> {
        let folder = tools::scratch()?.join("ptx/asked");
        let file = folder.join(format!("{}-{key:016x}.ptx", self.name));
        tools::write(&file, text)?;
        let own = target_of(text).unwrap_or(Sm::new(75));
        let newest = self.targets.iter().rev().find(|sm| sm.suffix == Suffix::None).copied();
        let sm = self.target(own).or(newest).unwrap_or(own);
        let verdict = match self.call(&file, &sm.to_string(), &["-c"])? {
            // What stops a relocatable object, too, is the better reason.
            Verdict::Refuses(why) => match self.call(&file, &sm.to_string(), &[])? {
                Verdict::Refuses(_) => Verdict::Refuses(why),
                verdict => verdict,
            },
            verdict => verdict,
        };
        // It is only in the way when it cannot be removed.
        let _ = std::fs::remove_file(&file);
        Ok(verdict)
    }

    fn call(&self, file: &Path, arch: &str, flags: &[&str]) -> Result<Verdict> {
        let mut command = Command::new("timeout");
        command.arg("60").arg(&self.tool).arg(format!("-arch={arch}")).args(flags);
        let output = tools::output(command.args(["-o", "/dev/null"]).arg(file))?;
        if output.status.success() {
            return Ok(Verdict::Accepts);
        }
        let said = String::from_utf8_lossy(&output.stderr) + String::from_utf8_lossy(&output.stdout);
        let refusals: Vec<Refusal> = said.lines().filter_map(refusal).collect();
        match output.status.code() {
            Some(code) if code < 124 || code == 255 => {}
            _ => return Ok(Verdict::None),
        }
        if said.to_ascii_lowercase().contains("internal") {
            return Ok(Verdict::None);
        }
        Ok(Verdict::Refuses(refusals))
    }

    /// The verdict on each line of a probe, each for itself.
    pub(crate) fn judge_lines(&self, probe: &Lines<'_>, own: Sm) -> Result<Vec<Verdict>> {
        let mut verdicts: Vec<Option<Verdict>> = vec![None; probe.lines.len()];
        let file = tools::scratch()?.join(format!("ptx/asked/{}-lines.ptx", self.name));
        // Each round finds an error or ends; a syntax error hides all lines behind it.
        for _ in 0..MOST_ROUNDS {
            tools::write(&file, probe.text(|at| verdicts[at].is_none()))?;
            let refusals = match self.check(&file, own)? {
                Verdict::Accepts => {
                    return Ok(verdicts.into_iter().map(|v| v.unwrap_or(Verdict::Accepts)).collect());
                }
                Verdict::Refuses(refusals) => refusals,
                Verdict::None => break,
            };
            let mut found = false;
            for refusal in refusals {
                let Some(at) = refusal.line.checked_sub(probe.first).filter(|at| *at < verdicts.len()) else {
                    continue;
                };
                // As if the line stood alone.
                let refusal = Refusal { line: probe.first, ..refusal };
                match &mut verdicts[at] {
                    Some(Verdict::Refuses(all)) => all.push(refusal),
                    verdict => *verdict = Some(Verdict::Refuses(vec![refusal])),
                }
                found = true;
            }
            if !found {
                break;
            }
        }
        Ok(verdicts.into_iter().map(|verdict| verdict.unwrap_or(Verdict::None)).collect())
    }

    /// Checks a file without making code; a release whose virtual architectures lack the target makes code instead.
    fn check(&self, file: &Path, own: Sm) -> Result<Verdict> {
        let Some(sm) = self.target(own) else { return Ok(Verdict::None) };
        let arch = sm.to_string().replace("sm_", "compute_");
        match self.call(file, &arch, &[])? {
            Verdict::Refuses(why) if why.iter().any(|r| r.message.contains("gpu-name")) => {
                self.call(file, &sm.to_string(), &["-c", "-O0"])
            }
            verdict => Ok(verdict),
        }
    }

    /// The machine code that a file becomes, or `None` if there is none.
    pub(crate) fn assemble(&self, file: &Path, to: &Path, own: Sm) -> Result<bool> {
        let Some(sm) = self.target(own) else { return Ok(false) };
        for flags in [&["-c"][..], &[]] {
            let mut command = Command::new("timeout");
            command.arg("120").arg(&self.tool).arg(format!("-arch={sm}")).args(flags);
            if tools::output(command.arg("-o").arg(to).arg(file))?.status.success() {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

/// One line of what `ptxas` says: `ptxas x.ptx, line 7; error   : Unknown symbol 'x'`.
fn refusal(line: &str) -> Option<Refusal> {
    let rest = line.strip_prefix("ptxas")?;
    if let Some((_, rest)) = rest.split_once(", line ")
        && let Some((number, rest)) = rest.split_once(';')
        && let Some((kind, message)) = rest.split_once(':')
    {
        let error = matches!(kind.trim(), "error" | "fatal");
        return error.then(|| Refusal {
            line: number.trim().parse().unwrap_or(0),
            message: message.trim().to_owned(),
        });
    }
    let (kind, message) = rest.split_once(':')?;
    let matters = matches!(kind.trim(), "error" | "fatal") && !message.contains("aborted due to errors");
    matters.then(|| Refusal { line: 0, message: message.trim().to_owned() })
}

/// The architecture of the first `.target`.
pub(crate) fn target_of(text: &str) -> Option<Sm> {
    let lines = text.lines().map(str::trim_start);
    let rest = lines.filter_map(|line| line.strip_prefix(".target")).next()?;
    rest.split(|c: char| c == ',' || c.is_whitespace() || c == '/').find_map(|word| word.parse().ok())
}

fn pack(key: u64, verdict: &Verdict) -> String {
    match verdict {
        Verdict::Accepts => format!("{key:016x}\t+\n"),
        Verdict::None => format!("{key:016x}\t?\n"),
        Verdict::Refuses(all) => {
            let first: Vec<String> = all
                .iter()
                .take(40)
                .map(|r| format!("\t{} {}", r.line, r.message.replace('\t', " ")))
                .collect();
            format!("{key:016x}\t-{}\n", first.concat())
        }
    }
}

fn unpack(line: &str) -> Option<(u64, Verdict)> {
    let mut fields = line.split('\t');
    let key = u64::from_str_radix(fields.next()?, 16).ok()?;
    let verdict = match fields.next()? {
        "+" => Verdict::Accepts,
        "?" => Verdict::None,
        "-" => {
            let each = |field: &str| {
                let (line, message) = field.split_once(' ')?;
                Some(Refusal { line: line.parse().ok()?, message: message.to_owned() })
            };
            Verdict::Refuses(fields.filter_map(each).collect())
        }
        _ => return None,
    };
    Some((key, verdict))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_of_ptxas_are_read_with_their_lines() {
        let read = |line| refusal(line).map(|r| (r.line, r.message));
        let text = "ptxas a.ptx, line 13; error   : Feature 'add.sat' not supported on .target 'sm_80'";
        assert_eq!(read(text), Some((13, "Feature 'add.sat' not supported on .target 'sm_80'".to_owned())));
        assert_eq!(read("ptxas a.ptx, line 3; warning : Unsafe"), None);
        assert_eq!(read("ptxas fatal   : Ptx assembly aborted due to errors"), None);
        assert_eq!(read("ptxas fatal   : Unresolved extern function 'f'").map(|r| r.0), Some(0));
    }

    #[test]
    fn verdicts_survive_being_kept() {
        let refused = Verdict::Refuses(vec![Refusal { line: 4, message: "Unknown symbol 'x'".to_owned() }]);
        for verdict in [Verdict::Accepts, Verdict::None, refused] {
            assert_eq!(unpack(pack(7, &verdict).trim_end()), Some((7, verdict)));
        }
    }
}
