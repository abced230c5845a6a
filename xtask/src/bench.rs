//! Whole-process benchmarks against `llc-22 -O3`, alternating in one run.
//!
//! Measured is what the system charges a process: user plus system time, and the peak of resident memory. A module of one
//! kernel with one instruction gives the cost of starting up; what a file costs beyond it is the difference.

mod link;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use nix::sys::resource::{UsageWho, getrusage};

use crate::Result;
use crate::examples::Example;
use crate::oracle::ptxgate;
use crate::tools::{self, run};

/// Time in milliseconds and peak memory in KiB of one run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Cost {
    pub(crate) time: f64,
    pub(crate) memory: f64,
}

/// `xtask measure COMMAND…`: runs it and prints microseconds and KiB. A process of its own, since the system adds up what
/// all children of a process used.
pub(crate) fn measure(args: &[String]) -> Result<()> {
    let (program, rest) = args.split_first().ok_or("nothing to measure")?;
    let mut command = Command::new(program);
    command.args(rest).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let status = command.status().map_err(|e| format!("cannot run {program}: {e}"))?;
    if !status.success() {
        return Err(format!("{program} ended with {status}"));
    }
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN).map_err(|e| e.to_string())?;
    let micros = |time: nix::sys::time::TimeVal| time.tv_sec() * 1_000_000 + time.tv_usec();
    println!("{} {}", micros(usage.user_time()) + micros(usage.system_time()), usage.max_rss());
    Ok(())
}

pub(crate) fn cost(command: &[String]) -> Result<Cost> {
    let own = std::env::current_exe().map_err(|e| e.to_string())?;
    let output = run(Command::new(own).arg("measure").args(command))?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let mut numbers = text.split_whitespace().filter_map(|word| word.parse::<f64>().ok());
    match (numbers.next(), numbers.next()) {
        (Some(time), Some(memory)) => Ok(Cost { time: time / 1000.0, memory }),
        _ => Err(format!("cannot read a measurement: {text}")),
    }
}

/// The middle of some runs, each number for itself.
pub(crate) fn median(mut costs: Vec<Cost>) -> Cost {
    let middle = costs.len() / 2;
    costs.sort_by(|a, b| a.time.total_cmp(&b.time));
    let time = costs[middle].time;
    costs.sort_by(|a, b| a.memory.total_cmp(&b.memory));
    Cost { time, memory: costs[middle].memory }
}

struct Contest {
    ptxgate: String,
    rounds: usize,
}

impl Contest {
    fn ours(&self, file: &Path) -> Vec<String> {
        let file = file.display().to_string();
        let words = [&self.ptxgate, "build", &file, "-o", "/dev/null", "--target-cpu=sm_80", "-q"];
        words.iter().map(|word| (*word).to_owned()).collect()
    }

    fn llc(file: &Path) -> Vec<String> {
        let file = file.display().to_string();
        let words = ["llc-22", "-O3", "-mcpu=sm_80", "-mattr=+ptx83", &file, "-o", "/dev/null"];
        words.iter().map(|word| (*word).to_owned()).collect()
    }

    /// Both programs on a file, in turns.
    fn run(&self, file: &Path) -> Result<(Cost, Cost)> {
        let (mut ours, mut llc) = (Vec::new(), Vec::new());
        for _ in 0..self.rounds {
            ours.push(cost(&self.ours(file))?);
            llc.push(cost(&Self::llc(file))?);
        }
        Ok((median(ours), median(llc)))
    }
}

/// What `llc` makes of the examples, parsed by us and by the parsers on crates.io; see `bench/`.
fn parsers(rounds: usize) -> Result<()> {
    let folder = tools::scratch()?.join("bench/ptx");
    let mut files = Vec::new();
    for example in Example::all().iter().filter(|example| example.committed()) {
        let to = folder.join(format!("{}.ptx", example.id()));
        tools::write(&to, "")?;
        let mut llc = Command::new("llc-22");
        llc.args(["-O3", "-mcpu=sm_80", "-mattr=+ptx70", "-o"]).arg(&to);
        // `llc` has no code for some of them, and debug sections would be most of the text.
        let text = tools::read(&tools::root().join(example.path()))?;
        if !text.contains("DISubprogram")
            && tools::output(llc.arg(tools::root().join(example.path())))?.status.success()
        {
            files.push(to);
        }
    }
    let mut cargo = Command::new(std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()));
    cargo
        .arg("run")
        .args(["--quiet", "--release", "--manifest-path"])
        .arg(tools::root().join("bench/Cargo.toml"));
    let output = run(cargo.arg("--").arg(format!("--rounds={rounds}")).args(files))?;
    print!("{}", String::from_utf8_lossy(&output.stdout));
    Ok(())
}

/// `cargo xtask bench [link|ptx|reading] [--rounds=N]`.
pub(crate) fn task(args: &[String]) -> Result<()> {
    if args.iter().any(|arg| arg == "reading") {
        return crate::reading::bench(args);
    }
    if args.iter().any(|arg| arg == "link") {
        return link::task(args);
    }
    let rounds = tools::flag(args, "--rounds").map_or(9, |n| n as usize);
    if args.iter().any(|arg| arg == "ptx") {
        return parsers(rounds);
    }
    against_llc(rounds)
}

/// The whole way of the examples, beside `llc -O3`.
fn against_llc(rounds: usize) -> Result<()> {
    let contest = Contest { ptxgate: ptxgate()?.display().to_string(), rounds };
    let folder = tools::scratch()?.join("bench");
    let tiny = folder.join("tiny.ll");
    tools::write(
        &tiny,
        "target triple = \"nvptx64-nvidia-cuda\"\n\ndefine ptx_kernel void @tiny() {\n  ret void\n}\n",
    )?;
    let large = large_module(&folder)?;
    println!("user+sys of the whole process and peak memory, median of {rounds} alternating runs");
    let (our_start, llc_start) = contest.run(&tiny)?;
    println!(
        "{:<24} {:>9} {:>9} {:>7}   {:>9} {:>9} {:>7}",
        "file", "ptxgate", "llc -O3", "ratio", "beyond", "beyond", "ratio"
    );
    let line = |name: &str, ours: Cost, llc: Cost| {
        let (a, b) = (ours.time - our_start.time, llc.time - llc_start.time);
        println!(
            "{name:<24} {:>6.1} ms {:>6.1} ms {:>6.2}x   {a:>6.1} ms {b:>6.1} ms {:>6.2}x",
            ours.time,
            llc.time,
            llc.time / ours.time,
            b / a.max(0.01),
        );
    };
    line("start-up", our_start, llc_start);
    let mut skipped = Vec::new();
    for example in Example::all().iter().filter(|example| example.committed()) {
        match contest.run(&tools::root().join(example.path())) {
            Ok((ours, llc)) => line(&example.id(), ours, llc),
            Err(why) => skipped.push(format!("{}: {}", example.id(), why.lines().last().unwrap_or_default())),
        }
    }
    let size = std::fs::metadata(&large).map_err(|e| e.to_string())?.len();
    let (ours, llc) = contest.run(&large)?;
    line(&format!("large ({} KB)", size / 1000), ours, llc);
    println!(
        "memory of large beyond start-up: ptxgate {:.0} KiB, llc {:.0} KiB, ratio {:.2}",
        ours.memory - our_start.memory,
        llc.memory - llc_start.memory,
        (ours.memory - our_start.memory) / (llc.memory - llc_start.memory),
    );
    bar("start-up at most a quarter of llc's", our_start.time * 4.0 <= llc_start.time);
    bar(
        "difference on the large module at least 4x smaller",
        (ours.time - our_start.time) * 4.0 <= llc.time - llc_start.time,
    );
    bar(
        "peak memory above start-up at most a third",
        (ours.memory - our_start.memory) * 3.0 <= llc.memory - llc_start.memory,
    );
    for line in skipped {
        println!("not measured: {line}");
    }
    Ok(())
}

pub(crate) fn bar(what: &str, met: bool) {
    println!("{}: {what}", if met { "met" } else { "MISSED" });
}

/// The committed examples that `llc` can compile, each under new names, linked into one module.
fn large_module(folder: &Path) -> Result<PathBuf> {
    let large = folder.join("large.ll");
    let mut link = Command::new("llvm-link-22");
    link.args(["-S", "-o"]).arg(&large);
    for (number, example) in Example::all().iter().enumerate() {
        // `llc` aborts on conversions between 128-bit integers and floats.
        if !example.committed() || example.name() == "wide" {
            continue;
        }
        let text = tools::read(&tools::root().join(example.path()))?;
        let renamed = folder.join(format!("part{number}.ll"));
        tools::write(&renamed, rename(&text, number))?;
        link.arg(renamed);
    }
    run(&mut link)?;
    Ok(large)
}

/// Gives every symbol of a module but intrinsics a number of its own.
fn rename(text: &str, number: usize) -> String {
    let mut out = String::with_capacity(text.len() * 2);
    for line in text.lines() {
        if line.starts_with('!') || line.starts_with(';') {
            out.push_str(line);
            out.push('\n');
            continue;
        }
        // A comdat is defined in a line of its own, which begins with its name.
        let mut rest = line;
        while let Some(at) =
            rest.find('@').or_else(|| line.starts_with('$').then(|| rest.find('$')).flatten())
        {
            let name_at = at + 1;
            out.push_str(&rest[..name_at]);
            let length = rest[name_at..]
                .find(|c: char| !(c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$')))
                .unwrap_or(rest.len() - name_at);
            let name = &rest[name_at..name_at + length];
            out.push_str(name);
            if length > 0 && !name.starts_with("llvm.") {
                out.push_str(&format!("_n{number}"));
            }
            rest = &rest[name_at + length..];
        }
        out.push_str(rest);
        out.push('\n');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symbols_are_renamed_and_intrinsics_are_not() {
        let text = "define void @k() {\n  call void @llvm.trap()\n  call void @f(ptr @g.1)\n}\n";
        let expected = "define void @k_n3() {\n  call void @llvm.trap()\n  call void @f_n3(ptr @g.1_n3)\n}\n";
        assert_eq!(rename(text, 3), expected);
    }

    #[test]
    fn medians_are_taken_of_each_number_for_itself() {
        let runs = [(1.0, 9.0), (2.0, 8.0), (30.0, 7.0)].map(|(time, memory)| Cost { time, memory });
        assert_eq!(median(runs.to_vec()), Cost { time: 2.0, memory: 8.0 });
    }
}
