//! The oracles: what is compared with tools from outside. Each says what it ran and how many agreed.

mod cargo;
mod cases;
mod kernels;
pub(crate) mod libdevice;
mod llvm;
mod outside;
mod ptx;
mod random;

use crate::Result;

pub(crate) use cases::gate_report;
pub(crate) use outside::ptxgate;

/// How many of something agreed, and which did not.
pub(crate) struct Score {
    title: String,
    total: usize,
    failed: usize,
}

impl Score {
    pub(crate) fn new(title: &str) -> Score {
        Score { title: title.to_owned(), total: 0, failed: 0 }
    }

    /// Counts one comparison and prints what disagrees.
    pub(crate) fn add(&mut self, name: &str, done: Result<()>) {
        self.total += 1;
        if let Err(why) = done {
            let mut lines: Vec<&str> = why.lines().take(8).collect();
            lines.extend(why.lines().skip(8).filter(|line| line.starts_with("again: ")));
            println!("FAILED {name}: {}", lines.join("\n    "));
            self.failed += 1;
        }
    }

    /// Counts what is printed elsewhere.
    pub(crate) fn count(&mut self, agreed: usize, failed: usize) {
        self.total += agreed + failed;
        self.failed += failed;
    }

    /// Prints the counts.
    pub(crate) fn print(&self) {
        println!("{}: {} of {}", self.title, self.total - self.failed, self.total);
    }

    /// Both together, for the verdict at the end.
    pub(crate) fn and(mut self, other: &Score) -> Score {
        self.total += other.total;
        self.failed += other.failed;
        self
    }
}

/// `cargo xtask oracle [NAME…] [--full]`.
pub(crate) fn task(args: &[String]) -> Result<()> {
    let names: Vec<&str> = args.iter().map(String::as_str).filter(|arg| !arg.starts_with("--")).collect();
    let all: &[(&str, fn(&[String]) -> Result<Score>)] = &[
        ("cases", cases::oracle),
        ("kernels", kernels::oracle),
        ("cargo", cargo::oracle),
        ("libdevice", libdevice::oracle),
        ("random", random::oracle),
        ("ptx", ptx::oracle),
        ("verifier", llvm::verifier::oracle),
        ("reader", llvm::reader::oracle),
        ("alarms", llvm::alarms::oracle),
    ];
    if let Some(unknown) = names.iter().find(|name| !all.iter().any(|(known, _)| known == *name)) {
        let known: Vec<&str> = all.iter().map(|(known, _)| *known).collect();
        return Err(format!("no oracle is called {unknown}; there are {}", known.join(", ")));
    }
    let mut failed = 0;
    for &(name, oracle) in all {
        if names.is_empty() || names.contains(&name) {
            println!("== oracle {name}");
            failed += oracle(args)?.failed;
        }
    }
    if failed == 0 { Ok(()) } else { Err(format!("oracles: {failed} disagree")) }
}
