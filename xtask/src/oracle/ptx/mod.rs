//! Whether our verdict on PTX is that of `ptxas`, release by release: on files of several makers, on forms and generated
//! instances of the instruction table, and on single changes of accepted files. Accepted files are printed too, and must
//! become the same machine code.
//!
//! `oracle ptx [--full] [--files] [--generated[=TURNS]] [--mutations[=N]] [--printed] [--releases=13.5,12.4]`. Without a part
//! named, all parts run.

mod assembler;
mod generate;
mod instance;
mod llvm;
mod machine;
mod mutate;
mod sources;
mod verdict;

use std::time::Instant;

use self::assembler::Assembler;
use self::sources::Source;
use self::verdict::{Sample, Tally, Verdict};
use super::Score;
use crate::Result;
use crate::tools;

/// How many of the classes of disagreement are printed for each set.
const CLASSES: usize = 12;

/// Longer files are not changed: most of the time would go into what is not changed.
const MOST_LINES: usize = 300;

pub(crate) fn oracle(args: &[String]) -> Result<Score> {
    let full = args.iter().any(|arg| arg == "--full");
    let parts = ["--files", "--generated", "--mutations", "--printed"];
    let all = !args.iter().any(|arg| parts.iter().any(|part| arg.starts_with(part)));
    let wanted = |part: &str| all || args.iter().any(|arg| arg.starts_with(part));
    let named = args.iter().find_map(|arg| arg.strip_prefix("--releases=")).unwrap_or("");
    let names: Vec<&str> = named.split(',').filter(|name| !name.is_empty()).collect();
    let releases = Assembler::find(&names)?;
    // Making the files takes time, and instances of rows need none.
    let needs_files = ["--files", "--mutations", "--printed"].iter().any(|part| wanted(part));
    let mut sources = if needs_files { sources::all()? } else { Vec::new() };
    let mut score = Score::new("ptx");
    if wanted("--files") {
        score = score.and(&files(&releases, &sources, full)?);
    }
    if wanted("--printed")
        && let Some(newest) = releases.last()
    {
        for source in &sources {
            score = score.and(&machine::compare(newest, &sampled(source, full))?);
        }
    }
    if wanted("--generated") {
        let turns = tools::flag(args, "--generated").unwrap_or(if full { 24 } else { 2 });
        score = score.and(&generated(&releases, turns as usize)?);
    }
    if wanted("--mutations") {
        let count = tools::flag(args, "--mutations").unwrap_or(if full { 20_000 } else { 1_000 });
        score = score.and(&mutations(&releases, &mut sources, count as usize)?);
    }
    score.print();
    Ok(score)
}

/// Every so many-th file, in the sampled run.
const STRIDE: usize = 8;

/// All files of a source, or every so many-th.
fn sampled(source: &Source, full: bool) -> Vec<Sample> {
    let kept = source.samples.iter().enumerate().filter(|(number, _)| full || number % STRIDE == 0);
    kept.map(|(_, sample)| Sample { name: sample.name.clone(), text: sample.text.clone() }).collect()
}

fn files(releases: &[Assembler], sources: &[Source], full: bool) -> Result<Score> {
    let mut score = Score::new("ptx: files");
    for source in sources {
        let began = Instant::now();
        let sampled = sampled(source, full);
        let mut tally = Tally::new(source.title, 100.0);
        tally.judge(releases, &sampled)?;
        score = score.and(&tally.print(CLASSES));
        println!("  {} files, {:.0} s", sampled.len(), began.elapsed().as_secs_f64());
    }
    Ok(score)
}

/// Instances of the rows of the table, and negatives of them.
fn generated(releases: &[Assembler], turns: usize) -> Result<Score> {
    let began = Instant::now();
    let mut tally = Tally::new("generated", 99.5);
    let mut lines = 0;
    for release in releases {
        let Ok(assembler) = release.name.parse::<::ptx::Assembler>() else { continue };
        let probes = generate::probes(turns, assembler.newest(), 1);
        probes.judge(release, &mut tally)?;
        lines = lines.max(probes.len());
        println!(
            "  ptxas {}: {} lines, {} rows without an instance",
            release.name,
            probes.len(),
            probes.left_out()
        );
    }
    let score = tally.print(3 * CLASSES);
    println!("  {lines} lines a release, {:.0} s", began.elapsed().as_secs_f64());
    Ok(score)
}

/// Changes of the files that the newest release accepts.
fn mutations(releases: &[Assembler], sources: &mut Vec<Source>, count: usize) -> Result<Score> {
    let Some(newest) = releases.last() else { return Err("no release of ptxas is asked".to_owned()) };
    let mut accepted = Vec::new();
    for sample in sources.drain(..).flat_map(|source| source.samples) {
        if sample.text.lines().count() <= MOST_LINES && newest.judge(&sample.text)? == Verdict::Accepts {
            accepted.push(sample);
        }
    }
    println!("changes are made to {} accepted files", accepted.len());
    let began = Instant::now();
    let changed = mutate::samples(&accepted, count, 1);
    let mut tally = Tally::new("mutations", 99.0);
    tally.judge(releases, &changed)?;
    let score = tally.print(3 * CLASSES);
    println!("  {} changes, {:.0} s", changed.len(), began.elapsed().as_secs_f64());
    Ok(score)
}
