//! `cargo xtask gate-report`: rule by rule, what ptxgate says of the cases, and what other tools said when they were
//! measured (`matrix.tsv` of the collection).

use std::collections::BTreeMap;
use std::path::Path;

use super::collection;
use super::judge::Expect;
use super::rules::{Case, Judged};
use crate::Result;
use crate::oracle::ptxgate;
use crate::tools;

/// The tools of the report: title, version, and whether a row's tool is meant.
const TOOLS: [(&str, &str, fn(&str) -> bool); 3] = [
    ("LLVM 22", "22.", |tool| tool == "llvm-as" || tool.starts_with("llc-O2")),
    ("libNVVM 13.5", "13.5", |tool| tool.starts_with("libnvvm")),
    ("ptxas 13.5", "13.5", |tool| tool == "ptxas" || tool == "ptxas<llc22-O2" || tool == "ptxas<rustc-O3"),
];

/// What a tool did with a case, the worst last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Measured {
    Accept,
    Silent,
    Reject,
    Crash,
}

impl Measured {
    fn of(text: &str) -> Option<Measured> {
        Some(match text {
            "accept" => Measured::Accept,
            "silent-bad" => Measured::Silent,
            "reject" => Measured::Reject,
            "crash" => Measured::Crash,
            _ => return None,
        })
    }

    fn title(self) -> &'static str {
        match self {
            Measured::Accept => "accepts",
            Measured::Silent => "wrong, silent",
            Measured::Reject => "refuses",
            Measured::Crash => "crashes",
        }
    }
}

type Matrix = BTreeMap<(String, usize), Measured>;

/// Counts of one rule.
#[derive(Default)]
struct Row {
    asked: [usize; 4],
    as_asked: usize,
    total: usize,
    front_end: usize,
    /// Of the cases that something must be said of: said by ptxgate, and by each tool; measured, and silent.
    must: usize,
    silent: usize,
    tools: [(usize, usize); TOOLS.len()],
    lines: Vec<String>,
}

/// `cargo xtask gate-report [--cases]`.
pub(crate) fn task(args: &[String]) -> Result<()> {
    let dir = collection()?;
    let program = ptxgate()?;
    let matrix = matrix(&dir)?;
    let mut rows: BTreeMap<String, Row> = BTreeMap::new();
    for case in Case::all(&dir)? {
        let row = rows.entry(case.rule.clone()).or_default();
        row.count(&case, &program, &matrix)?;
    }
    print(&rows, args.iter().any(|arg| arg == "--cases"));
    Ok(())
}

fn matrix(dir: &Path) -> Result<Matrix> {
    let text = tools::read(&dir.join("rules/matrix.tsv"))?;
    let mut matrix = Matrix::default();
    for line in text.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [case, _, tool, version, verdict, ..] = fields.as_slice() else { continue };
        let Some(verdict) = Measured::of(verdict) else { continue };
        for (index, (_, release, meant)) in TOOLS.iter().enumerate() {
            if version.starts_with(release) && meant(tool) {
                let worst = matrix.entry(((*case).to_owned(), index)).or_insert(verdict);
                *worst = (*worst).max(verdict);
            }
        }
    }
    Ok(matrix)
}

impl Row {
    fn count(&mut self, case: &Case, program: &Path, matrix: &Matrix) -> Result<()> {
        self.total += 1;
        let slot = match case.expect {
            Expect::Error => 0,
            Expect::Warning => 1,
            Expect::Note => 2,
            _ => 3,
        };
        self.asked[slot] += 1;
        let right = case.judge(program).is_ok();
        self.as_asked += usize::from(right);
        let said = match case.run(program)? {
            Judged::FrontEnd => {
                self.front_end += 1;
                "front end refuses"
            }
            // Of several levels of optimisation, the one that says most.
            Judged::Said(said) => {
                let letters = said.iter().map(|said| said.letter(&case.rule));
                let worst = ["E", "W", "N"].into_iter().find(|letter| letters.clone().any(|l| l == *letter));
                worst.unwrap_or("ok")
            }
        };
        let measured: Vec<Option<Measured>> =
            (0..TOOLS.len()).map(|tool| matrix.get(&(case.name(), tool)).copied()).collect();
        if slot != 3 {
            self.must += 1;
            self.silent += usize::from(said == "ok");
            for (counts, verdict) in self.tools.iter_mut().zip(&measured) {
                counts.0 += usize::from(verdict.is_some());
                counts.1 += usize::from(verdict.is_some_and(|v| v <= Measured::Silent));
            }
        }
        let measured: Vec<String> = TOOLS
            .iter()
            .zip(&measured)
            .map(|((title, ..), v)| format!("{title} {}", v.map_or("not run", Measured::title)))
            .collect();
        let wrong = if right { "" } else { "  <- not as asked" };
        self.lines.push(format!(
            "  {}: asked {}, ptxgate {said}; {}{wrong}",
            case.name(),
            case.expect.letter(),
            measured.join(", ")
        ));
        Ok(())
    }
}

fn print(rows: &BTreeMap<String, Row>, cases: bool) {
    println!(
        "| rule | cases E/W/N/ok | ptxgate as asked | ptxgate silent | LLVM 22 silent | libNVVM 13.5 silent | ptxas 13.5 silent |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- |");
    let mut sum = Row::default();
    for (rule, row) in rows {
        line(rule, row);
        sum.total += row.total;
        sum.as_asked += row.as_asked;
        sum.must += row.must;
        sum.silent += row.silent;
        sum.front_end += row.front_end;
        (0..4).for_each(|i| sum.asked[i] += row.asked[i]);
        for (sum, counts) in sum.tools.iter_mut().zip(&row.tools) {
            *sum = (sum.0 + counts.0, sum.1 + counts.1);
        }
    }
    line("all", &sum);
    println!(
        "\n\"silent\": of the cases that something must be said of, those that the tool takes without refusing (n of those \
         measured). {} sources are refused by their front end.",
        sum.front_end
    );
    if cases {
        for (rule, row) in rows {
            println!("\n{rule}");
            row.lines.iter().for_each(|line| println!("{line}"));
        }
    }
}

fn line(rule: &str, row: &Row) {
    let [e, w, n, ok] = row.asked;
    let tools: Vec<String> =
        row.tools.iter().map(|(measured, silent)| format!("{silent} of {measured}")).collect();
    println!(
        "| {rule} | {e}/{w}/{n}/{ok} | {} of {} | {} of {} | {} |",
        row.as_asked,
        row.total,
        row.silent,
        row.must,
        tools.join(" | ")
    );
}
