//! Instances of the instruction table, inside of what a row allows and one step outside, judged thousands to a file.
//!
//! `ptxas` with a virtual architecture only checks, and names the line of each error. Some checks run only when others
//! found nothing, so a file is asked again without the lines that failed until nothing fails.

use std::collections::{BTreeMap, BTreeSet};

use ptx::{Sm, Version, isa};

use super::assembler::{Assembler, Lines};
use super::instance::{self, FOOTER, HEADER, header};
use super::mutate::Dice;
use super::verdict::{Tally, ours};
use crate::Result;

/// A target and a version, and whether samplers stand apart from textures.
type Place = (Sm, Version, bool);

/// Where instances are asked: each generation with and without its suffixes.
const TARGETS: [Sm; 12] = [
    Sm::new(50),
    Sm::new(60),
    Sm::new(70),
    Sm::new(75),
    Sm::new(80),
    Sm::new(89),
    Sm::new(90),
    Sm::arch(90),
    Sm::arch(100),
    Sm::family(100),
    Sm::new(120),
    Sm::arch(120),
];

/// The versions that were published, in order.
fn versions() -> Vec<Version> {
    let all = (2..=9).flat_map(|major| (0..=8).map(move |minor| Version::new(major, minor)));
    all.filter(|version| version.is_known() && *version >= Version::new(3, 0)).collect()
}

/// The version before this one, if one was published.
fn before(version: Version) -> Option<Version> {
    versions().into_iter().rev().find(|other| *other < version)
}

/// Lines to be judged, by where.
pub(crate) struct Probes {
    lines: BTreeMap<Place, BTreeSet<String>>,
    /// Rows without an instance: what calls and jumps.
    left_out: usize,
}

/// `turns` choices of each row and as many negatives, each where it becomes legal and one step outside.
pub(crate) fn probes(turns: usize, newest: Version, seed: u64) -> Probes {
    let mut dice = Dice::new(seed);
    let mut probes = Probes { lines: BTreeMap::new(), left_out: 0 };
    for (_, row) in isa::rows() {
        let mut any = false;
        for turn in 0..turns {
            let Some(opcode) = instance::opcode(row, turn, &mut dice) else { continue };
            let Some(operands) = instance::operands(opcode, &mut dice) else { continue };
            any = true;
            let line = format!("{opcode} {operands};");
            let Some(&sm) = dice.pick(&TARGETS) else { continue };
            let legal = TARGETS.iter().filter_map(|&sm| Some((sm, opcode.lowest_version(sm)?)));
            let legal: Vec<(Sm, Version)> = legal.collect();
            // Where it becomes legal, the version before, the newest version, and a target of any kind.
            let mut places = vec![(sm, newest)];
            if let Some(&(sm, version)) = dice.pick(&legal) {
                let version = version.max(sm.lowest_version().unwrap_or(version)).max(Version::new(3, 0));
                places.push((sm, version));
                places.push((sm, newest));
                places.extend(before(version).map(|version| (sm, version)));
            }
            let negative = instance::negative(row, opcode, &operands, &mut dice);
            for (sm, version) in places {
                if version <= newest && sm.lowest_version().is_some_and(|lowest| lowest <= version) {
                    let lines =
                        probes.lines.entry((sm, version, instance::needs_samplers(&line))).or_default();
                    lines.insert(line.clone());
                    lines.extend(negative.clone());
                }
            }
        }
        probes.left_out += usize::from(!any);
    }
    probes
}

impl Probes {
    /// How many lines there are.
    pub(crate) fn len(&self) -> usize {
        self.lines.values().map(BTreeSet::len).sum()
    }

    /// Rows of which there is no instance.
    pub(crate) fn left_out(&self) -> usize {
        self.left_out
    }

    /// Compares the verdicts on every line.
    pub(crate) fn judge(&self, release: &Assembler, tally: &mut Tally) -> Result<()> {
        for ((sm, version, _), lines) in &self.lines {
            let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
            let place = format!("{sm} {version}");
            let head = header(&version.to_string(), &sm.to_string(), &lines);
            let theirs = release
                .judge_lines(&Lines { head: &head, first: HEADER + 1, lines: &lines, foot: FOOTER }, *sm)?;
            for (line, theirs) in lines.iter().zip(theirs) {
                let one = [*line];
                let text =
                    header(&version.to_string(), &sm.to_string(), &one) + "{ " + line + " }\n" + FOOTER;
                let ours = ours(&text, release.name, release.target(*sm) != Some(*sm));
                tally.compare(release.name, &format!("{line} ({place})"), &text, &ours, &theirs);
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::verdict::Verdict;
    use super::*;

    #[test]
    fn most_instances_are_legal_where_their_row_says_so() {
        let probes = probes(1, Version::new(9, 5), 3);
        assert!(probes.len() > 1000, "{}", probes.len());
        let (mut all, mut accepted) = (0, 0);
        for ((sm, version, _), lines) in &probes.lines {
            for line in lines {
                let text =
                    header(&version.to_string(), &sm.to_string(), &[line]) + "{ " + line + " }\n" + FOOTER;
                all += 1;
                accepted += usize::from(ours(&text, "13.5", false) == Verdict::Accepts);
            }
        }
        // Half of the lines are negatives, and a quarter of the places is one step outside.
        assert!(accepted * 6 > all, "{accepted} of {all}");
    }

    #[test]
    fn the_version_before_is_one_that_was_published() {
        assert_eq!(before(Version::new(7, 0)), Some(Version::new(6, 5)));
        assert_eq!(before(Version::new(3, 0)), None);
    }
}
