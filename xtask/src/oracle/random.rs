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

/// `cargo xtask oracle random [--seed=S] [--modules=N] [--ours|--llc] [--self-check]`.
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
    let (ours, llc) = (has("--ours") || !has("--llc"), has("--llc") || !has("--ours"));
    let assemblers = if ours { Some(Assemblers::find()?) } else { None };
    let tally = Mutex::new(Tally::new());
    let next = Mutex::new(first..first + modules);
    let work = || {
        loop {
            let Some(seed) = next.lock().ok().and_then(|mut seeds| seeds.next()) else { return Ok(()) };
            let module = Module::whole(seed);
            let judged = judge(&module, ours, llc, assemblers.as_ref())?;
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

/// What came of one module: what the two ways made of it, beside the native results.
struct Judged {
    native: Vec<Vec<u8>>,
    ours: Option<Results>,
    llc: Option<Results>,
    ptxas: Option<Result<()>>,
}

fn judge(module: &Module, ours: bool, llc: bool, assemblers: Option<&Assemblers>) -> Result<Judged> {
    let folder = random::folder(module)?;
    let text = module.text();
    let native = random::native_results(module, &text, &folder)?;
    let native = native.chunks(random::RESULT).map(<[u8]>::to_vec).collect();
    let mut judged = Judged { native, ours: None, llc: None, ptxas: None };
    if ours {
        let (ptx, results) = our_way(module);
        judged.ours = Some(results);
        if let (Some(ptx), Some(assemblers)) = (ptx, assemblers) {
            let path = folder.join("ours.ptx");
            tools::write(&path, ptx)?;
            judged.ptxas = Some(assemblers.accepts(&path, 80)?);
        }
    }
    if llc && !module.beyond_llc() {
        judged.llc = Some(llc_way(module, &text, &folder)?);
    }
    let _ = std::fs::remove_dir_all(&folder);
    Ok(judged)
}

/// Builds with ptxgate and runs the PTX. When one function stops the build, each is built by itself, and those that are
/// refused do not spoil the rest.
fn our_way(module: &Module) -> (Option<String>, Results) {
    match our_ptx(module) {
        Ok(ptx) => {
            let results = run_ptx(&ptx, module);
            (Some(ptx), results)
        }
        Err(why) if module.functions.len() == 1 => (None, vec![Err(why)]),
        Err(_) => {
            let each = module.functions.iter().map(|&function| {
                let alone = Module { functions: vec![function], ..module.clone() };
                our_way(&alone).1.pop().unwrap_or_else(|| Err("no result".to_owned()))
            });
            (None, each.collect())
        }
    }
}

fn our_ptx(module: &Module) -> Result<String> {
    let inputs = Inputs::new(vec![Input::new("random.ll", module.text().into_bytes())]);
    let config = Config { target_cpu: Some("sm_80".to_owned()), ..Config::default() };
    let (report, ptx) = ptxgate::build(&inputs, &config, Emit::Ptx);
    ptx.ok_or_else(|| report.diagnostics.first().map_or("nothing built".to_owned(), said))
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
    ours: Way,
    llc: Way,
    ptxas: Score,
}

/// One way: how many functions agreed with native code, and what happened to the others.
struct Way {
    name: &'static str,
    agreed: usize,
    wrong: Vec<(u64, usize)>,
    /// Functions without a result, by message.
    stopped: BTreeMap<String, Vec<(u64, usize)>>,
}

impl Way {
    fn new(name: &'static str) -> Way {
        Way { name, agreed: 0, wrong: Vec::new(), stopped: BTreeMap::new() }
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
            println!("{}: {} functions have no result, first {:?}: {why}", self.name, list.len(), list[0]);
        }
        for (seed, index) in self.wrong.iter().take(SHOWN) {
            println!("{}: DIFFERENT seed {seed} function {index}", self.name);
            match reduce(*seed, *index, self.name) {
                Ok(Some(text)) => println!("{text}"),
                Ok(None) => println!("  (no shorter prefix of it differs)"),
                Err(why) => println!("  (cannot be reduced: {why})"),
            }
        }
        let stopped: usize = self.stopped.values().map(Vec::len).sum();
        println!(
            "{}: {} agree, {} differ, {stopped} have no result",
            self.name,
            self.agreed,
            self.wrong.len()
        );
    }
}

/// Messages that differ in numbers only are one kind.
fn without_numbers(text: &str) -> String {
    let mut out = String::new();
    for c in text.lines().next().unwrap_or_default().chars() {
        let c = if c.is_ascii_digit() { '#' } else { c };
        if c != '#' || !out.ends_with('#') {
            out.push(c);
        }
    }
    out
}

const OURS: &str = "ours against native";
const LLC: &str = "llc's PTX in our interpreter against native";

impl Tally {
    fn new() -> Tally {
        Tally {
            ours: Way::new(OURS),
            llc: Way::new(LLC),
            ptxas: Score::new("random: modules whose PTX ptxas takes"),
        }
    }

    fn add(&mut self, module: &Module, judged: Judged) {
        if let Some(results) = &judged.ours {
            self.ours.add(module, results, &judged.native);
        }
        if let Some(results) = &judged.llc {
            self.llc.add(module, results, &judged.native);
        }
        if let Some(done) = judged.ptxas {
            self.ptxas.add(&format!("seed {}", module.seed), done);
        }
    }

    fn finish(self) -> Result<Score> {
        self.ptxas.print();
        let mut score = self.ptxas;
        for way in [self.ours, self.llc] {
            way.print();
            let mut ways = Score::new(way.name);
            (0..way.agreed).for_each(|_| ways.add("", Ok(())));
            way.wrong.iter().for_each(|place| ways.add(&format!("{place:?}"), Err("different".to_owned())));
            let stopped = way.stopped.values().flatten();
            stopped.for_each(|place| ways.add(&format!("{place:?}"), Err("no result".to_owned())));
            score = score.and(ways);
        }
        Ok(score)
    }
}

/// The shortest prefix of a function that still differs, as text with the first input that shows it.
fn reduce(seed: u64, function: usize, way: &str) -> Result<Option<String>> {
    for statements in 1..=Module::whole(seed).statements {
        let module = Module::prefix(seed, function, statements);
        let judged = judge(&module, way == OURS, way == LLC, None)?;
        let results = if way == OURS { judged.ours } else { judged.llc };
        let Some(Ok(ours)) = results.and_then(|mut list| list.pop()) else { continue };
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
