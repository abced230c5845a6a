//! A launch, from checked arguments to printed results.

use super::memory::{self, Arguments};
use super::scalar::Scalar;
use super::show::{self, Which};
use super::spec::{Buffer, Init, Spec};
use super::{Launch, Results};
use diag::Diagnostic;
use exec::memory::{BufferId, Memory};
use ptx::Module;
use ptx::tree::SymbolDef;
use ptx::types::TypeKind;

/// Steps after which a run is ended unless the user says otherwise.
const STEP_LIMIT: u64 = 1_000_000_000;

/// A launch that is ready to run.
#[derive(Debug)]
pub(crate) struct Ready {
    memory: Memory,
    launch: exec::Launch,
    prints: Vec<(Which, Shown, usize)>,
    dumps: Vec<(String, Shown)>,
}

/// Memory to be shown after the run, and what its elements are.
#[derive(Clone, Debug)]
struct Shown {
    id: BufferId,
    buffer: Buffer,
}

/// What a run gave: findings, and results if it came to its end.
pub(crate) type Ran = (Vec<Diagnostic>, Option<Results>);

impl Ready {
    /// Puts arguments and variables into the memory of the program, and finds what is to be shown.
    ///
    /// # Errors
    /// Something of the launch does not fit the module.
    pub(crate) fn new(
        module: &Module,
        kernel: &str,
        memory: Memory,
        launch: &Launch,
    ) -> Result<Ready, String> {
        let mut memory = memory;
        for (name, spec) in &launch.globals {
            let id = memory.global(name).ok_or_else(|| no_variable(name))?;
            let size = memory.bytes(id).len();
            let bytes = memory::global_bytes(spec, size).map_err(|why| format!("--global {name}: {why}"))?;
            memory.bytes_mut(id).copy_from_slice(&bytes);
        }
        let placed = memory::place(&launch.args, &mut memory)?;
        let find = |which: &Which| shown(which, &placed, module, &memory, launch);
        let prints = launch.print.iter().map(|p| Ok((p.which.clone(), find(&p.which)?, p.count)));
        let prints = prints.collect::<Result<_, String>>()?;
        let dumps = launch.dump.iter().map(|dump| Ok((dump.file.clone(), find(&dump.which)?)));
        let dumps = dumps.collect::<Result<_, String>>()?;
        let launch = exec::Launch {
            kernel: kernel.to_owned(),
            grid: launch.grid,
            block: launch.block,
            shared: launch.shared,
            args: placed.params.into_iter().map(exec::Arg::Bytes).collect(),
            seed: launch.seed,
            step_limit: launch.max_steps.unwrap_or(STEP_LIMIT),
        };
        Ok(Ready { memory, launch, prints, dumps })
    }

    /// Runs the kernel.
    pub(crate) fn run(mut self, program: &exec::Program) -> Ran {
        match program.run(&mut self.memory, &self.launch) {
            Ok(report) => {
                let text = String::from_utf8_lossy(&report.printed).into_owned();
                (report.findings, Some(self.results(text)))
            }
            Err(findings) => (findings, None),
        }
    }

    fn results(&self, printed: String) -> Results {
        let mut results = Results { text: printed, files: Vec::new() };
        for (which, shown, count) in &self.prints {
            results.text.push_str(&show::line(
                which,
                shown.buffer.scalar,
                self.memory.bytes(shown.id),
                *count,
            ));
        }
        for (file, shown) in &self.dumps {
            let bytes = self.memory.bytes(shown.id);
            let content = if file.ends_with(".npy") { shown.buffer.npy(bytes) } else { bytes.to_vec() };
            results.files.push((file.clone(), content));
        }
        results
    }
}

fn no_variable(name: &str) -> String {
    format!("the module defines no variable `{name}` in global or constant memory")
}

/// The memory that a flag names.
fn shown(
    which: &Which,
    placed: &Arguments,
    module: &Module,
    memory: &Memory,
    launch: &Launch,
) -> Result<Shown, String> {
    match which {
        Which::Argument { index, path } => {
            let own = || placed.buffers.iter().filter(|p| p.argument == *index);
            // Without a path, the only buffer of the argument is meant.
            let found = match own().find(|p| p.path == *path) {
                None if path.is_empty() && own().count() == 1 => own().next(),
                found => found,
            };
            match found {
                Some(p) => Ok(Shown { id: p.id, buffer: p.buffer.clone() }),
                None if *index >= launch.args.len() => Err(format!(
                    "there is no {which}: {} given, counted from 0",
                    super::kernel::were(launch.args.len())
                )),
                None if path.is_empty() && own().count() > 1 => {
                    Err(format!("{which} has several buffers; say which by its field, as in {index}.0"))
                }
                None => Err(format!("{which} is no buffer")),
            }
        }
        Which::Global(name) => {
            let id = memory.global(name).ok_or_else(|| no_variable(name))?;
            let given = launch.globals.iter().rev().find(|(known, _)| known == name).map(|(_, spec)| spec);
            let scalar = given.and_then(element).unwrap_or_else(|| declared(module, name));
            let size = memory.bytes(id).len();
            // A type that does not divide the variable would hide its last bytes.
            let scalar = if size.is_multiple_of(scalar.size()) { scalar } else { BYTE };
            Ok(Shown {
                id,
                buffer: Buffer { scalar, shape: vec![size / scalar.size()], size, init: Init::Zero },
            })
        }
    }
}

const BYTE: Scalar = Scalar::Int { bits: 8, signed: false };

/// The element type that a SPEC gives to the whole of a variable.
fn element(spec: &Spec) -> Option<Scalar> {
    match spec {
        Spec::Value { scalar, .. } => Some(*scalar),
        Spec::Buffer(buffer) => Some(buffer.scalar),
        _ => None,
    }
}

/// The element type that the PTX declares.
fn declared(module: &Module, name: &str) -> Scalar {
    let Some(SymbolDef::Variable(id)) = module.find(name).map(|symbol| module.symbols[symbol].def) else {
        return BYTE;
    };
    let ty = module.variables[id].ty;
    let bits = u8::try_from(ty.bits()).unwrap_or(0);
    let float = match ty {
        ptx::Type::F16 => Some(Scalar::F16),
        ptx::Type::F32 => Some(Scalar::F32),
        ptx::Type::F64 => Some(Scalar::F64),
        ptx::Type::BF16 => Some(Scalar::Bf16),
        _ => None,
    };
    match (float, ty.kind(), bits) {
        (Some(float), ..) => float,
        (None, TypeKind::Signed, 8 | 16 | 32 | 64) => Scalar::Int { bits, signed: true },
        (None, TypeKind::Unsigned | TypeKind::Bits, 8 | 16 | 32 | 64 | 128) => {
            Scalar::Int { bits, signed: false }
        }
        _ => BYTE,
    }
}
