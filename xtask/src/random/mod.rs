//! Random modules: functions free of undefined behaviour, a kernel for each, and the inputs that they are run with.
//!
//! A function is made from a seed and its number alone, so that one of them can be made again by itself, and shorter.

mod flow;
mod function;
mod memory;
mod ops;
mod types;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Result;
use crate::launch::Rng;
use crate::{native, tools};
use function::{OUT, PARAMS, SCRATCH, Shape};
use types::{Scalar, integer};

/// Functions of a module.
pub(crate) const FUNCTIONS: usize = 256;
/// Inputs of a function: one for each thread of its launch.
pub(crate) const THREADS: usize = 32;

/// A choice of functions out of those that a seed gives.
#[derive(Clone, Debug)]
pub(crate) struct Module {
    pub seed: u64,
    pub functions: Vec<usize>,
    pub statements: usize,
    pub last_only: bool,
}

impl Module {
    /// All functions of a seed.
    pub(crate) fn whole(seed: u64) -> Module {
        Module { seed, functions: (0..FUNCTIONS).collect(), statements: 14, last_only: false }
    }

    /// One function, cut off after some statements, with its last value as the result.
    pub(crate) fn prefix(seed: u64, function: usize, statements: usize) -> Module {
        Module { seed, functions: vec![function], statements, last_only: true }
    }

    /// Whether the module has what `llc` cannot compile for the device.
    pub(crate) fn beyond_llc(&self) -> bool {
        self.seed.is_multiple_of(8)
    }

    /// The device module in text form.
    pub(crate) fn text(&self) -> String {
        let shape =
            Shape { statements: self.statements, last_only: self.last_only, beyond_llc: self.beyond_llc() };
        let mut text = String::from(
            "target datalayout = \"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64\"\n\
             target triple = \"nvptx64-nvidia-cuda\"\n\n",
        );
        text.push_str(memory::PRELUDE);
        let mut declares = vec!["declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()".to_owned()];
        for &index in &self.functions {
            let made = function::make(self.seed, index, shape);
            let _ = write!(text, "\n{}", made.text);
            declares.extend(made.declares);
        }
        declares.sort();
        declares.dedup();
        for line in declares {
            let _ = writeln!(text, "{line}");
        }
        text
    }
}

/// The input that all functions of a seed share: for every thread, every kind of value for each parameter.
pub(crate) fn input(seed: u64) -> Vec<u8> {
    let mut rng = Rng(seed ^ 0x5eed);
    let mut bytes = Vec::new();
    for _ in 0..THREADS * PARAMS {
        let start = bytes.len();
        while bytes.len() - start < 64 {
            match rng.below(3) {
                0 => bytes.extend((integer(64, &mut rng) as i64).to_le_bytes()),
                1 => (0..2).for_each(|_| bytes.extend((integer(32, &mut rng) as i32).to_le_bytes())),
                _ => bytes.extend(rng.next().to_le_bytes()),
            }
        }
        for elem in [Scalar::Double, Scalar::Float, Scalar::Half, Scalar::Bfloat] {
            let (at, size) = function::region(elem);
            while bytes.len() - start < at + size {
                bytes.extend(&float_bits(elem, &mut rng).to_le_bytes()[..size.min(elem.bytes() as usize)]);
            }
        }
    }
    bytes
}

/// The bits of a float input: of all magnitudes, with zeros, infinities, denormals and the canonical NaN.
fn float_bits(elem: Scalar, rng: &mut Rng) -> u64 {
    let bits = rng.next();
    let (exponent, fraction) = match elem {
        Scalar::Half => (5, 10),
        Scalar::Bfloat => (8, 7),
        Scalar::Float => (8, 23),
        _ => (11, 52),
    };
    let sign = (bits >> 63) << (exponent + fraction);
    let top = (1u64 << exponent) - 1;
    let low = bits & ((1 << fraction) - 1);
    match rng.below(12) {
        0 => sign,
        1 => sign | top << fraction,
        2 => top << fraction | 1 << (fraction - 1),
        3 => sign | low,
        4 => sign | (1 + rng.next() % (top - 1)) << fraction | low,
        // Near one, where sums and products of inputs stay finite.
        _ => sign | (top / 2 + rng.next() % 7 - 3) << fraction | if rng.percent(40) { 0 } else { low },
    }
}

/// What comes out of one function: the results of all threads, then their scratch memory.
pub(crate) const RESULT: usize = THREADS * (OUT + SCRATCH);

/// The native results of all functions, one behind the other.
pub(crate) fn native_results(module: &Module, text: &str, folder: &Path) -> Result<Vec<u8>> {
    let program = native::build(text, &folder.join("module"))?;
    run_native(&program, module, folder)
}

fn run_native(program: &Path, module: &Module, folder: &Path) -> Result<Vec<u8>> {
    let input = input(module.seed);
    let path = folder.join("input.bin");
    tools::write(&path, &input)?;
    let mut job = format!("grid 1 1 1\nblock {THREADS} 1 1\n");
    for index in &module.functions {
        let _ = writeln!(
            job,
            "buffer {} {}\nzeros {}\nzeros {}\ngo k{index}",
            input.len(),
            path.display(),
            THREADS * OUT,
            THREADS * SCRATCH
        );
    }
    let job_path = folder.join("job");
    tools::write(&job_path, job)?;
    let out = folder.join("native.out");
    tools::run(Command::new("timeout").arg("60").arg(program).arg(&job_path).arg(&out))?;
    let all = std::fs::read(&out).map_err(|e| format!("{}: {e}", out.display()))?;
    let stride = input.len() + RESULT;
    if all.len() != stride * module.functions.len() {
        return Err("the native program wrote too little".to_owned());
    }
    Ok(all.chunks(stride).flat_map(|one| one[input.len()..].to_vec()).collect())
}

/// The functions whose results differ.
pub(crate) fn differing(module: &Module, ours: &[u8], native: &[u8]) -> Vec<usize> {
    let pairs = ours.chunks(RESULT).zip(native.chunks(RESULT)).zip(&module.functions);
    pairs.filter(|((a, b), _)| a != b).map(|(_, &index)| index).collect()
}

/// The buffers that a function writes: what it returned, and its scratch memory.
pub(crate) const OUTPUT_SIZES: [usize; 2] = [THREADS * OUT, THREADS * SCRATCH];

/// A folder for the files of a module.
pub(crate) fn folder(module: &Module) -> Result<PathBuf> {
    let name = match *module.functions {
        [one] => format!("{:x}-{one}-{}", module.seed, module.statements),
        _ => format!("{:x}", module.seed),
    };
    Ok(tools::scratch()?.join("random").join(name))
}

/// Checks the generator itself: what LLVM's optimiser makes of a module must compute the same, or there was undefined
/// behaviour in it.
pub(crate) fn self_check(module: &Module) -> Result<Vec<usize>> {
    let folder = folder(module)?;
    let text = module.text();
    let plain = native_results(module, &text, &folder)?;
    let optimised = folder.join("optimised.ll");
    let mut opt = Command::new("opt-22");
    opt.args(["-S", "-O2", "-o"]).arg(&optimised).arg(folder.join("module.native.ll"));
    tools::run(&mut opt)?;
    let program = native::compile(&optimised, &folder.join("optimised"))?;
    let again = run_native(&program, module, &folder)?;
    Ok(differing(module, &again, &plain))
}

/// `cargo xtask random --seed=S [--function=F [--statements=N]]`: prints a module, for looking at it or handing it on.
pub(crate) fn task(args: &[String]) -> Result<()> {
    let seed = tools::flag(args, "--seed").unwrap_or(1);
    let module = match (tools::flag(args, "--function"), tools::flag(args, "--statements")) {
        (Some(function), Some(count)) => Module::prefix(seed, function as usize, count as usize),
        (Some(function), None) => Module { functions: vec![function as usize], ..Module::whole(seed) },
        _ => Module::whole(seed),
    };
    print!("{}", module.text());
    Ok(())
}
