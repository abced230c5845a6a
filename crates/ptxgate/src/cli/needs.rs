//! `ptxgate needs`: versions, targets, toolkit and driver that a file needs, and the lines that force them.

use super::flags::{Common, Format};
use super::output::{self, Screen};
use super::{Usage, files};
use clap::{ArgMatches, Args};
use diag::{Diagnostic, Strictness};
use ptx::{Sm, Suffix, Version};
use ptxgate::{Inputs, Verdict};
use serde::Serialize;
use std::fmt::Write as _;

#[derive(Args)]
pub(super) struct Needs {
    /// PTX or LLVM IR; `-` is standard input
    #[arg(value_name = "FILE")]
    file: String,
    #[command(flatten)]
    common: Common,
}

/// So many reasons are shown to a reader; a program gets them all.
const SHOWN: usize = 5;

/// The answer, as a program reads it.
#[derive(Serialize)]
struct Answer {
    version: u32,
    file: String,
    /// What the file says, or what LLVM IR was compiled for.
    stated: TargetJson,
    /// The lowest version for that target.
    ptx: Option<String>,
    cuda: Option<&'static str>,
    driver: Option<u16>,
    forced_by: Vec<Reason>,
    targets: Vec<TargetJson>,
    /// The newest older architecture, which will not do.
    barred: Option<String>,
    barred_by: Vec<Reason>,
}

#[derive(Serialize)]
struct TargetJson {
    target: String,
    ptx: String,
}

/// One thing that needs what it needs.
#[derive(Serialize, PartialEq)]
struct Reason {
    file: Option<String>,
    line: Option<u32>,
    column: Option<u32>,
    function: Option<String>,
    what: String,
}

/// Answers, and prints the findings that are in the way of an answer.
pub(super) fn needs(args: &Needs, flags: &ArgMatches) -> Result<Verdict, Usage> {
    let list = std::slice::from_ref(&args.file);
    let config = args.common.config(flags, list, Strictness::Check)?;
    let inputs: Inputs = files::read_all(list, None)?;
    let (report, needs) = ptxgate::needs(&inputs, &config);
    let screen = Screen::new(&args.common, &inputs);
    let Some(needs) = needs else {
        screen.report(&report, false);
        return Ok(report.verdict());
    };
    // Findings of lesser weight go to standard error, the answer is what was asked for.
    screen.report(&report, true);
    let answer = answer(&args.file, &needs, &inputs);
    output::print(&match args.common.format {
        Format::Full => full(&answer, &needs),
        Format::Json => match serde_json::to_string_pretty(&answer) {
            Ok(text) => text + "\n",
            Err(error) => return Err(Usage(error.to_string())),
        },
        _ => concise(&answer, &needs),
    });
    Ok(report.verdict())
}

fn answer(file: &str, needs: &ptx::Needs, inputs: &Inputs) -> Answer {
    let target =
        |(sm, version): &(Sm, Version)| TargetJson { target: sm.to_string(), ptx: version.to_string() };
    let reasons = |list: &[Diagnostic]| {
        let mut reasons: Vec<Reason> = Vec::new();
        for finding in list {
            let reason = reason(finding, inputs);
            if !reasons.contains(&reason) {
                reasons.push(reason);
            }
        }
        reasons
    };
    let (cuda, driver) = needs.version.map(ptx::first_release).unzip();
    Answer {
        version: 1,
        file: file.to_owned(),
        stated: target(&(needs.stated.sm, needs.stated.version)),
        ptx: needs.version.map(|version| version.to_string()),
        cuda,
        driver: driver.flatten(),
        forced_by: reasons(&needs.forced),
        targets: needs.targets.iter().map(target).collect(),
        barred: needs.barred.as_ref().map(|(sm, _)| sm.to_string()),
        barred_by: needs.barred.as_ref().map(|(_, list)| reasons(list)).unwrap_or_default(),
    }
}

/// A finding as a reason: at the user's source line where that is known, else in the file.
fn reason(finding: &Diagnostic, inputs: &Inputs) -> Reason {
    let place = &finding.place;
    let (mut file, mut line, mut column) = (None, None, None);
    if let Some(source) = &place.source {
        (file, line) = (Some(source.file.to_string()), Some(source.line));
        column = Some(source.column).filter(|column| *column > 0);
    } else if let Some(span) = place.span
        && let Some(input) = inputs.get(span.file)
        && let Some(text) = input.bytes()
    {
        let before = &text[..(span.start as usize).min(text.len())];
        let behind = before.iter().rev().take_while(|byte| **byte != b'\n').count();
        let breaks = before.iter().filter(|byte| **byte == b'\n').count();
        (file, line, column) = (Some(input.name.clone()), Some(breaks as u32 + 1), Some(behind as u32 + 1));
    }
    Reason { file, line, column, function: place.entity.symbol.clone(), what: finding.message.clone() }
}

impl Reason {
    /// `k.ptx:7:2: what`.
    fn line(&self) -> String {
        let mut out = self.file.clone().unwrap_or_default();
        for number in [self.line, self.column].into_iter().flatten() {
            let _ = write!(out, ":{number}");
        }
        match (&self.function, out.is_empty()) {
            (Some(function), true) => format!("in `{function}`: {}", self.what),
            (None, true) => self.what.clone(),
            _ => format!("{out}: {}", self.what),
        }
    }
}

/// The targets in words.
fn targets(needs: &ptx::Needs) -> String {
    if let Some(first) = needs.from_on() {
        return format!("{first} or later");
    }
    let names: Vec<String> = needs.targets.iter().map(|(sm, _)| sm.to_string()).collect();
    if names.is_empty() { "no target that is known".to_owned() } else { names.join(", ") }
}

/// Where a file with this `.target` runs as it is.
fn runs_on(sm: Sm) -> String {
    match sm.suffix {
        Suffix::None => format!("sm_{} and later", sm.number),
        Suffix::Family => format!("sm_{} and its family", sm.number),
        Suffix::Arch => format!("sm_{} alone", sm.number),
    }
}

/// The release and the branch in words.
fn release(answer: &Answer) -> String {
    let cuda = answer.cuda.map_or("no CUDA release".to_owned(), |cuda| format!("CUDA {cuda}"));
    let driver = answer.driver.map(|branch| format!(", driver branch {branch}"));
    cuda + &driver.unwrap_or_default()
}

fn full(answer: &Answer, needs: &ptx::Needs) -> String {
    let mut out = String::new();
    let because = |out: &mut String, reasons: &[Reason]| {
        for reason in reasons.iter().take(SHOWN) {
            let _ = writeln!(out, "    {}", reason.line());
        }
        if reasons.len() > SHOWN {
            let _ = writeln!(out, "    and {} more", reasons.len() - SHOWN);
        }
    };
    let sm = &answer.stated.target;
    let _ = match &answer.ptx {
        Some(ptx) => writeln!(out, "PTX {ptx} for {sm} (the file says {})", answer.stated.ptx),
        None => writeln!(out, "no version of PTX has all of it for {sm}"),
    };
    because(&mut out, &answer.forced_by);
    let _ = writeln!(out, "first loaded by {}", release(answer));
    let stated = runs_on(needs.stated.sm);
    let _ = writeln!(out, "targets: {} (as it stands, it runs on {stated})", targets(needs));
    if let Some(older) = answer.barred.as_ref().filter(|_| !answer.barred_by.is_empty()) {
        let _ = writeln!(out, "  not {older}:");
        because(&mut out, &answer.barred_by);
    }
    out
}

/// One line for the whole, one for each reason.
fn concise(answer: &Answer, needs: &ptx::Needs) -> String {
    let ptx = answer.ptx.as_deref().unwrap_or("none");
    let (file, sm) = (&answer.file, &answer.stated.target);
    let mut out =
        format!("{file}: needs PTX {ptx} for {sm}, {}; targets: {}\n", release(answer), targets(needs));
    for reason in answer.forced_by.iter().chain(&answer.barred_by) {
        out.push_str(&reason.line());
        out.push('\n');
    }
    out
}
