//! Verdicts of `ptxas` and of ours, and what comes of comparing them: counts, and disagreements by class.

use std::collections::BTreeMap;

use diag::{Diagnostic, FileId};

use super::super::Score;
use super::assembler::{Assembler, target_of};
use crate::Result;

/// One reason why a text is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Refusal {
    /// The line, from 1; 0 if none is named.
    pub(crate) line: usize,
    /// What is said.
    pub(crate) message: String,
}

/// What is said of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// It is accepted.
    Accepts,
    /// It is refused, for these reasons in the order of their telling.
    Refuses(Vec<Refusal>),
    /// The assembler crashed or ran out of time.
    None,
}

/// Our verdict on what the release would say. With `elsewhere` it is asked about a later target than the file's own, for
/// which it makes no code.
pub(crate) fn ours(text: &str, release: &str, elsewhere: bool) -> Verdict {
    let Ok(release) = release.parse::<ptx::Assembler>() else { return Verdict::None };
    let findings = ptx::check_for(FileId(0), text.as_bytes(), release);
    let mut refusals: Vec<Refusal> = findings
        .iter()
        .filter(|finding| !(elsewhere && finding.message.contains(" makes no code for ")))
        .map(|finding| Refusal { line: line_of(text, finding), message: finding.message.clone() })
        .collect();
    if refusals.is_empty() {
        return Verdict::Accepts;
    }
    refusals.sort_by_key(|refusal| refusal.line);
    Verdict::Refuses(refusals)
}

fn line_of(text: &str, finding: &Diagnostic) -> usize {
    let Some(span) = finding.place.span else { return 0 };
    let before = &text.as_bytes()[..(span.start as usize).min(text.len())];
    1 + before.iter().filter(|&&byte| byte == b'\n').count()
}

/// One text of a set.
pub(crate) struct Sample {
    /// What it is called in a message.
    pub(crate) name: String,
    /// The file.
    pub(crate) text: String,
}

#[derive(Clone, Copy, Default)]
struct Count {
    both_accept: usize,
    both_refuse: usize,
    differ: usize,
    no_verdict: usize,
    /// Of what both refuse: whether our first line is one that the assembler names.
    same_line: usize,
    /// Of what both refuse: whether the assembler names a line.
    with_line: usize,
}

/// What one comparison came to.
struct Outcome {
    release: &'static str,
    count: Count,
    class: Option<(String, String)>,
}

/// The counts of a set of texts, by release.
pub(crate) struct Tally {
    title: String,
    /// How many in a hundred have to agree.
    bar: f64,
    counts: BTreeMap<&'static str, Count>,
    classes: BTreeMap<String, (usize, String)>,
}

impl Tally {
    pub(crate) fn new(title: &str, bar: f64) -> Tally {
        Tally { title: title.to_owned(), bar, counts: BTreeMap::new(), classes: BTreeMap::new() }
    }

    /// Judges every sample by every release, on all cores.
    pub(crate) fn judge(&mut self, releases: &[Assembler], samples: &[Sample]) -> Result<()> {
        let workers = std::thread::available_parallelism().map_or(1, usize::from);
        let next = std::sync::atomic::AtomicUsize::new(0);
        let work = || {
            let mut outcomes = Vec::new();
            loop {
                let index = next.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                let Some(sample) = samples.get(index) else { return Ok(outcomes) };
                for release in releases {
                    outcomes.push((index, compare(release, sample)?));
                }
            }
        };
        let done: Vec<Result<Vec<(usize, Outcome)>>> = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
            threads
                .into_iter()
                .map(|t| t.join().unwrap_or_else(|_| Err("a worker panicked".to_owned())))
                .collect()
        });
        let mut outcomes = Vec::new();
        for part in done {
            outcomes.extend(part?);
        }
        outcomes.sort_by_key(|(index, outcome)| (*index, outcome.release));
        for (_, outcome) in outcomes {
            self.add(outcome);
        }
        Ok(())
    }

    /// Adds one comparison that was made elsewhere.
    pub(crate) fn compare(
        &mut self,
        release: &'static str,
        name: &str,
        text: &str,
        ours: &Verdict,
        theirs: &Verdict,
    ) {
        let (count, class) = agreement(release, name, text, ours, theirs);
        self.add(Outcome { release, count, class });
    }

    fn add(&mut self, outcome: Outcome) {
        let all = self.counts.entry(outcome.release).or_default();
        let one = outcome.count;
        all.both_accept += one.both_accept;
        all.both_refuse += one.both_refuse;
        all.differ += one.differ;
        all.no_verdict += one.no_verdict;
        all.same_line += one.same_line;
        all.with_line += one.with_line;
        if let Some((class, example)) = outcome.class {
            self.classes.entry(class).or_insert((0, example)).0 += 1;
        }
    }

    /// Prints the table and the largest classes of disagreement; what is below the bar counts as failed.
    pub(crate) fn print(&self, most: usize) -> Score {
        let mut score = Score::new(&self.title);
        for (release, count) in &self.counts {
            let agreed = count.both_accept + count.both_refuse;
            let total = agreed + count.differ;
            let percent = if total == 0 { 100.0 } else { agreed as f64 * 100.0 / total as f64 };
            println!(
                "{:<28} ptxas {release:<5} {agreed:>6} of {total:>6} agree ({percent:6.2} %): {} accepted, {} refused, {} no \
                 verdict; line agrees in {} of {}",
                self.title,
                count.both_accept,
                count.both_refuse,
                count.no_verdict,
                count.same_line,
                count.with_line,
            );
            let failed = if percent < self.bar { count.differ } else { 0 };
            score.count(total - failed, failed);
        }
        let mut classes: Vec<(&String, &(usize, String))> = self.classes.iter().collect();
        classes.sort_by_key(|(class, (count, _))| (std::cmp::Reverse(*count), *class));
        for (class, (count, example)) in classes.iter().take(most) {
            println!("  {count:>5}x {class}\n         {example}");
        }
        if classes.len() > most {
            println!("  … and {} smaller classes", classes.len() - most);
        }
        score
    }
}

fn compare(release: &Assembler, sample: &Sample) -> Result<Outcome> {
    let theirs = release.judge(&sample.text)?;
    let elsewhere =
        target_of(&sample.text).is_some_and(|own| release.target(own).is_some_and(|sm| sm != own));
    let ours = ours(&sample.text, release.name, elsewhere);
    let (count, class) = agreement(release.name, &sample.name, &sample.text, &ours, &theirs);
    Ok(Outcome { release: release.name, count, class })
}

/// What two verdicts on a text count as, and their class if they differ.
fn agreement(
    release: &str,
    name: &str,
    text: &str,
    ours: &Verdict,
    theirs: &Verdict,
) -> (Count, Option<(String, String)>) {
    let mut count = Count::default();
    let mut class = None;
    match (ours, theirs) {
        (_, Verdict::None) | (Verdict::None, _) => count.no_verdict = 1,
        (Verdict::Accepts, Verdict::Accepts) => count.both_accept = 1,
        (Verdict::Refuses(ours), Verdict::Refuses(theirs)) => {
            count.both_refuse = 1;
            if theirs.first().is_some_and(|first| first.line > 0) {
                count.with_line = 1;
                let line = ours.first().map_or(0, |first| first.line);
                count.same_line = usize::from(theirs.iter().any(|refusal| refusal.line == line));
            }
        }
        (Verdict::Refuses(reasons), Verdict::Accepts) => {
            count.differ = 1;
            class = Some(told("we refuse", reasons, name, text, release));
        }
        (Verdict::Accepts, Verdict::Refuses(reasons)) => {
            count.differ = 1;
            class = Some(told("we accept", reasons, name, text, release));
        }
    }
    (count, class)
}

/// A class of disagreement, and this case of it.
fn told(side: &str, reasons: &[Refusal], name: &str, text: &str, release: &str) -> (String, String) {
    let Some(first) = reasons.first() else {
        return (format!("{side}: no reason given"), format!("{name} (ptxas {release})"));
    };
    let line = text.lines().nth(first.line.wrapping_sub(1)).unwrap_or_default().trim();
    let line: String = line.chars().take(140).collect();
    let class = format!("{side}: {}", general(&first.message));
    (class, format!("{name}:{} (ptxas {release}) {}: {line}", first.line, first.message))
}

/// A message without what is particular to one case.
fn general(message: &str) -> String {
    let mut out = String::new();
    let mut rest = message;
    while let Some(at) = rest.find(['\'', '`']) {
        let (before, quoted) = rest.split_at(at);
        out.push_str(before);
        let Some(end) = quoted[1..].find(['\'', '`']) else { break };
        out.push_str("'…'");
        rest = &quoted[end + 2..];
    }
    out.push_str(rest);
    out.chars().map(|c| if c.is_ascii_digit() { 'N' } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_class_forgets_names_and_numbers() {
        assert_eq!(general("Unknown symbol '%r1' in `k`, line 12"), "Unknown symbol '…' in '…', line NN");
    }

    #[test]
    fn our_verdict_names_the_line() {
        let text = ".version 8.0\n.target sm_80\n.entry k() {\n  bad.u32;\n  ret;\n}\n";
        let Verdict::Refuses(reasons) = ours(text, "13.5", false) else { panic!("accepted") };
        assert_eq!(reasons[0].line, 4);
    }
}
