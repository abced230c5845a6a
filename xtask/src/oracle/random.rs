//! Random functions, three ways: our PTX in our interpreter, `llc`'s PTX in our interpreter, and native code.

use super::Score;
use crate::Result;
use crate::random::{self, Module};
use crate::tools::flag;

pub(crate) fn oracle(args: &[String]) -> Result<Score> {
    let mut score = Score::new("random: modules");
    let first = flag(args, "--seed").unwrap_or(1);
    let modules = flag(args, "--modules").unwrap_or(2);
    for seed in first..first + modules {
        let module = Module::whole(seed);
        let differing = random::self_check(&module)?;
        for &function in &differing {
            if let Some(module) =
                reduce(seed, function, |module| Ok(!random::self_check(module)?.is_empty()))?
            {
                println!("--- seed {seed} function {function}:\n{}", shown(&module));
            }
        }
        score.add(
            &format!("seed {seed}"),
            if differing.is_empty() { Ok(()) } else { Err(format!("{differing:?}")) },
        );
        println!("seed {seed}: {} functions, {differing:?} differ", random::FUNCTIONS);
    }
    score.print();
    Ok(score)
}

/// The shortest prefix of a function that still fails.
fn reduce(seed: u64, function: usize, fails: impl Fn(&Module) -> Result<bool>) -> Result<Option<Module>> {
    for statements in 1..=Module::whole(seed).statements {
        let module = Module::prefix(seed, function, statements);
        if fails(&module)? {
            return Ok(Some(module));
        }
    }
    Ok(None)
}

/// The functions of a module without what all modules have in front.
fn shown(module: &Module) -> String {
    let text = module.text();
    let lines = text
        .lines()
        .skip_while(|line| !line.contains(" @f") && !line.contains(" @h") && !line.contains(" @r"));
    lines.collect::<Vec<_>>().join("\n")
}
