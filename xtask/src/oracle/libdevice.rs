//! NVIDIA's math library, linked and run on the CPU, against the C library of this machine.
//!
//! Sixteen functions of `libdevice.10.bc` are called from kernels of one instruction. The error of a result is counted in
//! units in the last place of the right value; the bounds are those of the CUDA C++ programming guide, "Mathematical
//! Functions". The right value of a single-precision function is computed in double precision; that of a double-precision
//! one may itself be wrong by a unit.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::Score;
use super::outside::{ptxgate, release, search};
use crate::Result;
use crate::tools;

/// Values that each function is run on.
const COUNT: usize = 512;

/// A function: its name behind `__nv_`, the arguments' range, the documented bound and the reference.
struct Single(&'static str, f64, f64, f64, fn(f64) -> f64);
struct Double(&'static str, f64, f64, f64, fn(f64) -> f64);

const SINGLE: [Single; 10] = [
    Single("sinf", -100.0, 100.0, 2.0, f64::sin),
    Single("cosf", -100.0, 100.0, 2.0, f64::cos),
    Single("tanf", -100.0, 100.0, 4.0, f64::tan),
    Single("expf", -80.0, 80.0, 2.0, f64::exp),
    Single("exp2f", -120.0, 120.0, 2.0, f64::exp2),
    Single("logf", 1e-30, 1e9, 1.0, f64::ln),
    Single("log2f", 1e-30, 1e9, 1.0, f64::log2),
    Single("tanhf", -9.0, 9.0, 2.0, f64::tanh),
    Single("cbrtf", -1e9, 1e9, 1.0, f64::cbrt),
    Single("sqrtf", 0.0, 1e9, 0.5, f64::sqrt),
];
const DOUBLE: [Double; 6] = [
    Double("sin", -1e5, 1e5, 2.0, f64::sin),
    Double("cos", -1e5, 1e5, 2.0, f64::cos),
    Double("exp", -700.0, 700.0, 1.0, f64::exp),
    Double("log", 1e-300, 1e300, 1.0, f64::ln),
    Double("tanh", -20.0, 20.0, 2.0, f64::tanh),
    Double("cbrt", -1e200, 1e200, 1.0, f64::cbrt),
];

/// `cargo xtask oracle libdevice`.
pub(crate) fn oracle(_args: &[String]) -> Result<Score> {
    let program = ptxgate()?;
    let library = find()?;
    println!("libdevice: {}", library.display());
    let folder = tools::scratch()?.join("libdevice");
    let mut score = Score::new("libdevice: functions within the documented bound");
    for Single(name, low, high, bound, right) in SINGLE {
        let run = || {
            let inputs: Vec<f32> = points(low, high).map(|x| x as f32).collect();
            let bytes: Vec<u8> = inputs.iter().flat_map(|x| x.to_le_bytes()).collect();
            let out = launch(&program, &library, &folder, name, "float", "f32", &bytes)?;
            let got = out.chunks_exact(4).map(|b| f64::from(f32::from_le_bytes([b[0], b[1], b[2], b[3]])));
            let wanted = inputs.iter().map(|&x| right(f64::from(x)));
            within(inputs.iter().map(|&x| f64::from(x)).zip(got).zip(wanted), bound, 24, -126)
        };
        score.add(&format!("__nv_{name}"), run());
    }
    for Double(name, low, high, bound, right) in DOUBLE {
        let run = || {
            let inputs: Vec<f64> = points(low, high).collect();
            let bytes: Vec<u8> = inputs.iter().flat_map(|x| x.to_le_bytes()).collect();
            let out = launch(&program, &library, &folder, name, "double", "f64", &bytes)?;
            let got = out.chunks_exact(8).map(|b| f64::from_le_bytes(b.try_into().unwrap_or_default()));
            let wanted = inputs.iter().map(|&x| right(x));
            // The reference is within a unit itself.
            within(inputs.iter().copied().zip(got).zip(wanted), bound + 1.0, 53, -1022)
        };
        score.add(&format!("__nv_{name}"), run());
    }
    score.print();
    Ok(score)
}

/// The library of the newest release that the assemblers come from.
pub(crate) fn find() -> Result<PathBuf> {
    let new = release("cuda13", &["nvidia-cuda-nvcc==13.*"])?;
    search(&new, "libdevice.10.bc").or_else(|_| {
        let old = release("cuda12", &["nvidia-cuda-nvcc-cu12==12.9.*"])?;
        search(&old, "libdevice.10.bc")
    })
}

/// Values from `low` to `high`: half of them evenly, half by magnitude, both ends included.
fn points(low: f64, high: f64) -> impl Iterator<Item = f64> {
    let half = COUNT / 2;
    let part = move |k: usize| k as f64 / (half - 1) as f64;
    let even = (0..half).map(move |k| low + (high - low) * part(k));
    let magnitudes = (0..half).map(move |k| {
        let small = if low > 0.0 { low } else { high * 1e-12 };
        let x = small * (high / small).powf(part(k));
        if low < 0.0 && k % 2 == 1 { -x } else { x }
    });
    even.chain(magnitudes)
}

/// Runs a function on all values, a thread each.
fn launch(
    program: &Path,
    library: &Path,
    folder: &Path,
    name: &str,
    ty: &str,
    spec: &str,
    bytes: &[u8],
) -> Result<Vec<u8>> {
    let module = format!(
        "target triple = \"nvptx64-nvidia-cuda\"\n\
         declare {ty} @__nv_{name}({ty})\n\
         declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n\
         define ptx_kernel void @k(ptr %in, ptr %out) {{\n  \
           %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  \
           %p = getelementptr {ty}, ptr %in, i32 %i\n  \
           %q = getelementptr {ty}, ptr %out, i32 %i\n  \
           %x = load {ty}, ptr %p\n  \
           %y = call {ty} @__nv_{name}({ty} %x)\n  \
           store {ty} %y, ptr %q\n  \
           ret void\n}}\n"
    );
    let (file, input, output) =
        (folder.join(format!("{name}.ll")), folder.join("in.bin"), folder.join("out.bin"));
    tools::write(&file, module)?;
    tools::write(&input, bytes)?;
    let mut command = Command::new("timeout");
    command.arg("60").arg(program).arg("run").arg(&file).arg("--libdevice").arg(library);
    command.args(["-q", "--block", &COUNT.to_string()]);
    command.arg(format!("--arg={spec}[]:@{}", input.display()));
    command.arg(format!("--arg={spec}[{COUNT}]:uninit")).arg(format!("--dump=1={}", output.display()));
    tools::run(&mut command)?;
    std::fs::read(&output).map_err(|e| format!("{}: {e}", output.display()))
}

/// Whether every result is near enough. A unit is that of the right value, with so many bits of significand and this
/// least exponent.
fn within(results: impl Iterator<Item = ((f64, f64), f64)>, bound: f64, bits: i32, least: i32) -> Result<()> {
    let mut count = 0;
    for ((x, got), wanted) in results {
        count += 1;
        let exponent = if wanted == 0.0 { least } else { (wanted.abs().log2().floor() as i32).max(least) };
        let unit = 2f64.powi(exponent - (bits - 1));
        // The reference of a single-precision function has far more bits than its result.
        let error = (got - wanted).abs() / unit;
        if !(error <= bound + 1e-3 || got == wanted) {
            return Err(format!(
                "of {x:e} is {got:e}, not {wanted:e}: {error:.2} units, the bound is {bound}"
            ));
        }
    }
    if count == COUNT { Ok(()) } else { Err(format!("{count} results of {COUNT}")) }
}
