//! Random functions, three ways: our PTX in our interpreter, `llc`'s PTX in our interpreter, and native code.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;
use std::sync::Mutex;

use diag::{Diagnostic, FileId};
use ptxgate::{Config, Emit, Input, Inputs};

use super::Score;
use super::outside::Assemblers;
use crate::Result;
use crate::random::{self, Module, OUTPUT_SIZES, THREADS};
use crate::tools::{self, flag};

/// Modules of 256 functions: so many in a sample, and so many with `--full`.
const SAMPLE: u64 = 80;
const FULL: u64 = 400;
/// Differences that are reduced and printed; the others are only counted.
const SHOWN: usize = 6;

/// What one way made of each function of a module.
type Results = Vec<Result<Vec<u8>>>;

/// A way from a module to results, compared with the native one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// Our PTX in our interpreter.
    Ours,
    /// `llc`'s PTX in our interpreter.
    Llc,
    /// What we read and print again, run natively: reader and printer.
    Read,
    /// What our optimiser makes, run natively.
    Optimised,
}

impl Way {
    const ALL: [Way; 4] = [Way::Ours, Way::Llc, Way::Read, Way::Optimised];

    fn flag(self) -> &'static str {
        match self {
            Way::Ours => "--ours",
            Way::Llc => "--llc",
            Way::Read => "--read",
            Way::Optimised => "--optimised",
        }
    }

    fn name(self) -> &'static str {
        match self {
            Way::Ours => "ours against native",
            Way::Llc => "llc's PTX in our interpreter against native",
            Way::Read => "read and printed, native, against native",
            Way::Optimised => "optimised by us, native, against native",
        }
    }
}

/// `cargo xtask oracle random [--seed=S] [--modules=N] [--ours] [--llc] [--read] [--optimised] [--self-check]`: the first
/// two ways unless others are named.
pub(crate) fn oracle(args: &[String]) -> Result<Score> {
    let has = |name: &str| args.iter().any(|arg| arg == name);
    let first = flag(args, "--seed").unwrap_or(1);
    let modules = flag(args, "--modules").unwrap_or(if has("--full") { FULL } else { SAMPLE });
    println!(
        "seeds {first} to {}, {} functions each, {THREADS} inputs a function",
        first + modules - 1,
        random::FUNCTIONS
    );
    if has("--self-check") {
        return self_check(first, modules);
    }
    let ways: Vec<Way> = Way::ALL.into_iter().filter(|way| has(way.flag())).collect();
    let ways = if ways.is_empty() { vec![Way::Ours, Way::Llc] } else { ways };
    let assemblers = if ways.contains(&Way::Ours) { Some(Assemblers::find()?) } else { None };
    let tally = Mutex::new(Tally::new(&ways));
    let next = Mutex::new(first..first + modules);
    let work = || {
        loop {
            let Some(seed) = next.lock().ok().and_then(|mut seeds| seeds.next()) else { return Ok(()) };
            let module = Module::whole(seed);
            let judged = judge(&module, &ways, assemblers.as_ref())?;
            if let Ok(mut tally) = tally.lock() {
                tally.add(&module, judged);
            }
        }
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..2).map(|_| scope.spawn(work)).collect();
        threads
            .into_iter()
            .try_for_each(|thread| thread.join().unwrap_or_else(|_| Err("a thread died".to_owned())))
    })?;
    let tally = tally.into_inner().map_err(|e| e.to_string())?;
    tally.finish()
}

/// Checks the generator itself.
fn self_check(first: u64, modules: u64) -> Result<Score> {
    let mut score = Score::new("random: modules that optimisation leaves alone");
    for seed in first..first + modules {
        let differing = random::self_check(&Module::whole(seed))?;
        let done = if differing.is_empty() { Ok(()) } else { Err(format!("functions {differing:?}")) };
        score.add(&format!("seed {seed}"), done);
    }
    score.print();
    Ok(score)
}

/// What came of one module, beside the native results.
struct Judged {
    native: Vec<Vec<u8>>,
    ways: Vec<(Way, Results)>,
    ptxas: Option<Result<()>>,
}

fn judge(module: &Module, ways: &[Way], assemblers: Option<&Assemblers>) -> Result<Judged> {
    let folder = random::folder(module)?;
    let text = module.text();
    let native = native_way(module, &text, &folder)?;
    let mut judged = Judged { native, ways: Vec::new(), ptxas: None };
    for way in ways {
        let results = match way {
            Way::Ours => {
                let (ptx, results) = one_by_one(module, &|module| {
                    let ptx = built(module, Emit::Ptx)?;
                    let results = run_ptx(&ptx, module);
                    Ok((ptx, results))
                });
                if let (Some(ptx), Some(assemblers)) = (ptx, assemblers) {
                    let path = folder.join("ours.ptx");
                    tools::write(&path, ptx)?;
                    judged.ptxas = Some(assemblers.accepts(&path, 80)?);
                }
                results
            }
            Way::Llc if module.beyond_llc() => continue,
            Way::Llc => llc_way(module, &text, &folder)?,
            Way::Read | Way::Optimised => {
                let emit = if *way == Way::Read { Emit::Ll } else { Emit::OptLl };
                one_by_one(module, &|module| {
                    let ll = built(module, emit)?;
                    let results = native_way(module, &ll, &folder)?;
                    Ok((ll, results.into_iter().map(Ok).collect()))
                })
                .1
            }
        };
        judged.ways.push((*way, results));
    }
    let _ = std::fs::remove_dir_all(&folder);
    Ok(judged)
}

fn native_way(module: &Module, text: &str, folder: &Path) -> Result<Vec<Vec<u8>>> {
    let native = random::native_results(module, text, folder)?;
    Ok(native.chunks(random::RESULT).map(<[u8]>::to_vec).collect())
}

/// Goes a way with a whole module. When one function stops it, each goes by itself, and those that are refused do not spoil
/// the rest; there is no text of the whole then.
fn one_by_one(
    module: &Module,
    way: &dyn Fn(&Module) -> Result<(String, Results)>,
) -> (Option<String>, Results) {
    match way(module) {
        Ok((text, results)) => (Some(text), results),
        Err(why) if module.functions.len() == 1 => (None, vec![Err(why)]),
        Err(_) => {
            let each = module.functions.iter().map(|&function| {
                let alone = Module { functions: vec![function], ..module.clone() };
                one_by_one(&alone, way).1.pop().unwrap_or_else(|| Err("no result".to_owned()))
            });
            (None, each.collect())
        }
    }
}

fn built(module: &Module, emit: Emit) -> Result<String> {
    let inputs = Inputs::new(vec![Input::new("random.ll", module.text().into_bytes())]);
    let config = Config { target_cpu: Some("sm_80".to_owned()), ..Config::default() };
    let (report, text) = ptxgate::build(&inputs, &config, emit);
    text.ok_or_else(|| report.diagnostics.first().map_or("nothing built".to_owned(), said))
}

fn said(diagnostic: &Diagnostic) -> String {
    format!("{}: {}", diagnostic.code.name, diagnostic.message)
}

/// Compiles with `llc`, at the optimisation level that the seed decides, and runs the PTX.
fn llc_way(module: &Module, text: &str, folder: &Path) -> Result<Results> {
    let (ll, ptx) = (folder.join("device.ll"), folder.join("llc.ptx"));
    tools::write(&ll, text)?;
    for level in [module.seed % 3 + 1, 3] {
        let mut llc = Command::new("llc-22");
        llc.arg(format!("-O{level}")).args(["-mcpu=sm_80", "-mattr=+ptx83", "-o"]).arg(&ptx).arg(&ll);
        if tools::output(&mut llc)?.status.success() {
            return Ok(run_ptx(&tools::read(&ptx)?, module));
        }
    }
    Ok(module.functions.iter().map(|_| Err("llc cannot compile the module".to_owned())).collect())
}

/// Parses, validates and decodes PTX, and launches every kernel of the module.
fn run_ptx(text: &str, module: &Module) -> Results {
    let all = |why: String| module.functions.iter().map(|_| Err(why.clone())).collect();
    let (tree, found) = ptx::parse(FileId(0), text.as_bytes());
    let is_error =
        |found: &[Diagnostic]| found.iter().find(|d| d.severity == diag::Severity::Error).map(said);
    if let Some(error) = is_error(&found) {
        return all(format!("parse: {error}"));
    }
    let (found, valid) = ptx::validate(tree);
    let Some(valid) = valid else {
        return all(format!("validate: {}", is_error(&found).unwrap_or_default()));
    };
    let program = match exec::Program::decode(&valid) {
        Ok(program) => program,
        Err(found) => return all(format!("decode: {}", is_error(&found).unwrap_or_default())),
    };
    let input = random::input(module.seed);
    let run = |index: &usize| {
        let mut memory = program.memory().map_err(|found| is_error(&found).unwrap_or_default())?;
        let mut launch =
            exec::Launch::new(format!("k{index}"), 1, THREADS as u32).arg(exec::Arg::Buffer(input.clone()));
        for size in OUTPUT_SIZES {
            launch = launch.arg(exec::Arg::zeroed(size));
        }
        launch.step_limit = 10_000_000;
        launch.seed = module.seed;
        let report =
            program.run(&mut memory, &launch).map_err(|found| found.last().map(said).unwrap_or_default())?;
        Ok(report.buffers[1..].iter().flatten().flat_map(|id| memory.bytes(*id).to_vec()).collect())
    };
    module.functions.iter().map(run).collect()
}

/// Counts over all modules.
struct Tally {
    ways: Vec<Count>,
    ptxas: Score,
}

/// One way: how many functions agreed with native code, and what happened to the others.
struct Count {
    way: Way,
    agreed: usize,
    wrong: Vec<(u64, usize)>,
    /// Functions without a result, by message.
    stopped: BTreeMap<String, Vec<(u64, usize)>>,
}

impl Count {
    fn new(way: Way) -> Count {
        Count { way, agreed: 0, wrong: Vec::new(), stopped: BTreeMap::new() }
    }

    fn add(&mut self, module: &Module, results: &Results, native: &[Vec<u8>]) {
        for ((result, expected), &index) in results.iter().zip(native).zip(&module.functions) {
            match result {
                Ok(bytes) if bytes == expected => self.agreed += 1,
                Ok(_) => self.wrong.push((module.seed, index)),
                Err(why) => self.stopped.entry(without_numbers(why)).or_default().push((module.seed, index)),
            }
        }
    }

    fn print(&self) {
        let mut stopped: Vec<_> = self.stopped.iter().collect();
        stopped.sort_by_key(|(_, list)| std::cmp::Reverse(list.len()));
        for (why, list) in stopped {
            println!(
                "{}: {} functions have no result, first {:?}: {why}",
                self.way.name(),
                list.len(),
                list[0]
            );
        }
        for (seed, index) in self.wrong.iter().take(SHOWN) {
            println!("{}: DIFFERENT seed {seed} function {index}", self.way.name());
            match reduce(*seed, *index, self.way) {
                Ok(Some(text)) => println!("{text}"),
                Ok(None) => println!("  (no shorter prefix of it differs)"),
                Err(why) => println!("  (cannot be reduced: {why})"),
            }
        }
        let stopped: usize = self.stopped.values().map(Vec::len).sum();
        println!(
            "{}: {} agree, {} differ, {stopped} have no result",
            self.way.name(),
            self.agreed,
            self.wrong.len()
        );
    }
}

/// Messages that differ in numbers only are one kind.
fn without_numbers(text: &str) -> String {
    let mut out = String::new();
    // What a tool said stands behind the line with its call.
    let line = text.lines().find(|line| !line.contains(" ended with ")).unwrap_or_default();
    for c in line.chars() {
        let c = if c.is_ascii_digit() { '#' } else { c };
        if c != '#' || !out.ends_with('#') {
            out.push(c);
        }
    }
    out
}

impl Tally {
    fn new(ways: &[Way]) -> Tally {
        let ways = ways.iter().map(|way| Count::new(*way)).collect();
        Tally { ways, ptxas: Score::new("random: modules whose PTX ptxas takes") }
    }

    fn add(&mut self, module: &Module, judged: Judged) {
        for (way, results) in &judged.ways {
            if let Some(count) = self.ways.iter_mut().find(|count| count.way == *way) {
                count.add(module, results, &judged.native);
            }
        }
        if let Some(done) = judged.ptxas {
            self.ptxas.add(&format!("seed {}", module.seed), done);
        }
    }

    fn finish(self) -> Result<Score> {
        self.ptxas.print();
        let mut score = self.ptxas;
        for way in self.ways {
            way.print();
            let stopped: usize = way.stopped.values().map(Vec::len).sum();
            score.count(way.agreed, way.wrong.len() + stopped);
        }
        Ok(score)
    }
}

/// The shortest prefix of a function that still differs, as text with the first input that shows it.
fn reduce(seed: u64, function: usize, way: Way) -> Result<Option<String>> {
    for statements in 1..=Module::whole(seed).statements {
        let module = Module::prefix(seed, function, statements);
        let mut judged = judge(&module, &[way], None)?;
        let Some(Ok(ours)) = judged.ways.pop().and_then(|(_, mut list)| list.pop()) else { continue };
        let expected = &judged.native[0];
        if let Some(at) = ours.iter().zip(expected).position(|(a, b)| a != b) {
            let bytes = |all: &[u8]| {
                all[at & !15..].iter().take(16).map(|b| format!("{b:02x}")).collect::<Vec<_>>().join(" ")
            };
            return Ok(Some(format!(
                "  (again: cargo xtask random --seed={seed} --function={function} --statements={statements})\n\
                 {}\n  byte {at}: ours {} native {}",
                shown(&module),
                bytes(&ours),
                bytes(expected)
            )));
        }
    }
    Ok(None)
}

/// The functions of a module without what all modules have in front, and without the kernel.
fn shown(module: &Module) -> String {
    let text = module.text();
    let lines = text.lines().skip_while(|line| {
        !["@f", "@h", "@r"].iter().any(|f| line.starts_with("define") && line.contains(f))
    });
    let lines = lines.take_while(|line| !line.starts_with("define ptx_kernel"));
    lines.collect::<Vec<_>>().join("\n")
}
