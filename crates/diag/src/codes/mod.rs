//! The registry of diagnostic codes. Each code is declared once, here; its page lies in `docs/codes/`.
//!
//! The registry feeds `explain`, the formats and the documentation. Codes are words, never reused, and renamed only
//! before the first release.

use crate::consumer::Breaks;
use crate::{Severity, Who};

mod table;

pub use table::*;

/// Whether a rule can be silenced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Force {
    /// A stage behind relies on it, or nobody can make it work: flags that silence it are a usage error.
    Hard,
    /// `--allow`, `--warn`, `--deny`, baselines and `--for` act on it.
    Lint,
    /// A lint that states a true property of a program that may well be correct, such as recursion.
    Informative,
}

impl Force {
    /// `hard`, `lint` or `informative`.
    pub fn name(self) -> &'static str {
        match self {
            Force::Hard => "hard",
            Force::Lint => "lint",
            Force::Informative => "informative",
        }
    }
}

/// The kinds of device whose code a rule judges.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Targets(u8);

impl Targets {
    /// NVIDIA: LLVM IR for `nvptx64`, and PTX.
    pub const NVPTX: Targets = Targets(1);
    /// AMD: LLVM IR for `amdgcn`.
    pub const AMDGPU: Targets = Targets(2);
    /// SPIR-V: LLVM IR for `spirv32`, `spirv64` and `spirv`.
    pub const SPIRV: Targets = Targets(4);
    /// NVIDIA and AMD.
    pub const NVPTX_AMDGPU: Targets = Targets(1 | 2);
    /// NVIDIA and SPIR-V.
    pub const NVPTX_SPIRV: Targets = Targets(1 | 4);
    /// All of them.
    pub const ALL: Targets = Targets(1 | 2 | 4);

    /// `nvptx`, `amdgpu`, `spirv`, as far as they are in the set.
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        let all = [(Targets::NVPTX, "nvptx"), (Targets::AMDGPU, "amdgpu"), (Targets::SPIRV, "spirv")];
        all.into_iter().filter(move |(one, _)| self.0 & one.0 != 0).map(|(_, name)| name)
    }
}

/// Which of the three classes of finding a code belongs to; they never mix.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// The input is wrong.
    Input,
    /// ptxgate does not do this yet.
    Unsupported,
    /// A bug in ptxgate.
    Internal,
}

/// What is known of a diagnostic code.
#[derive(PartialEq, Eq, Debug)]
pub struct CodeInfo {
    /// The code: a slug.
    pub name: &'static str,
    /// Severity unless flags say otherwise.
    pub severity: Severity,
    /// Hard, lint or informative.
    pub force: Force,
    /// Class of finding.
    pub class: Class,
    /// One line, no full stop.
    pub summary: &'static str,
    /// The kinds of device it is about.
    pub targets: Targets,
    /// Who breaks, and how, unless a finding says otherwise.
    pub breaks: &'static [Breaks],
    /// The page that `explain` shows, in Markdown.
    pub page: &'static str,
}

/// The code of that name.
pub fn find(name: &str) -> Option<&'static CodeInfo> {
    ALL.iter().copied().find(|code| code.name == name)
}

impl CodeInfo {
    /// Whether whoever comes breaks on it.
    pub fn breaks_everybody(&self) -> bool {
        self.breaks.iter().any(|breaks| breaks.who == Who::Everybody)
    }

    /// Whether a finding with this code means that the job could not be done: exit code 2 instead of 1.
    pub fn stops(&self) -> bool {
        self.class != Class::Input || self.name == UNREADABLE.name
    }

    /// Whether a finding with this code means that the input was not understood, so that nothing can be said of the rest.
    pub(crate) fn aborts(&self) -> bool {
        [UNREADABLE.name, SYNTAX.name, TOO_DEEP.name, INVALID_IR.name].contains(&self.name)
    }
}

/// Codes that are spelt like `name`, best first, at most three.
pub fn nearest(name: &str) -> Vec<&'static str> {
    let name = name.trim().to_ascii_lowercase().replace(['_', ' '], "-");
    let limit = (name.len() / 3).max(1);
    let mut near: Vec<(usize, &'static str)> = ALL
        .iter()
        .map(|code| (distance(&name, code.name), code.name))
        .filter(|(distance, code)| *distance <= limit || (name.len() >= 4 && code.contains(&name)))
        .collect();
    near.sort_unstable();
    near.into_iter().map(|(_, code)| code).take(3).collect()
}

/// Number of single-character edits between two words.
fn distance(a: &str, b: &str) -> usize {
    // Codes are short; a word that is not cannot be near one.
    if a.len() > 64 {
        return usize::MAX;
    }
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, ca) in a.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, cb) in b.iter().enumerate() {
            let change = diagonal + usize::from(ca != *cb);
            diagonal = row[j + 1];
            row[j + 1] = change.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_slugs_without_a_twin() {
        for (index, code) in ALL.iter().enumerate() {
            let slug = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            assert!(
                code.name.chars().all(slug) && !code.name.starts_with('-') && !code.name.ends_with('-'),
                "{}",
                code.name
            );
            assert!(!code.name.contains("--"), "{}", code.name);
            assert!(
                ALL[..index].iter().all(|other| other.name != code.name),
                "{} is declared twice",
                code.name
            );
            assert!(!code.summary.ends_with('.') && !code.summary.is_empty(), "{}: summary", code.name);
            assert!(std::ptr::eq(find(code.name).unwrap(), *code));
        }
    }

    #[test]
    fn hard_rules_break_everybody() {
        for code in ALL.iter().filter(|code| code.force == Force::Hard) {
            assert!(code.breaks_everybody(), "{} is hard, and somebody gets it right", code.name);
        }
        for code in ALL {
            assert!(!code.breaks.is_empty() && code.targets.names().next().is_some(), "{}", code.name);
        }
    }

    #[test]
    fn every_page_has_its_title_and_sections() {
        for code in ALL {
            let mut lines = code.page.lines();
            assert_eq!(lines.next(), Some(format!("# {}", code.name).as_str()), "title of the page");
            let sections: Vec<&str> = code.page.lines().filter_map(|line| line.strip_prefix("## ")).collect();
            let wanted = ["What it is", "Why it breaks", "Example", "What to do"];
            assert_eq!(sections, wanted, "sections of docs/codes/{}.md", code.name);
            for text in code.page.split("\n## ").skip(1) {
                let filled = text.lines().skip(1).any(|line| !line.is_empty() && !line.starts_with("```"));
                assert!(filled, "{}: an empty section", code.name);
            }
            assert!(
                code.page.lines().all(|line| line.len() <= 120),
                "{}: a line over 120 columns",
                code.name
            );
        }
    }

    #[test]
    fn misspelt_codes_find_their_neighbours() {
        assert_eq!(nearest("kernel-caled")[0], "kernel-called");
        assert_eq!(nearest("Kernel_Called")[0], "kernel-called");
        assert!(nearest("xyzzy-plugh").is_empty());
        assert!(nearest(&"k".repeat(100_000)).is_empty());
    }
}
