//! Launching a kernel: arguments, checks, and what comes back.

use crate::machine::{Env, Machine, limits};
use crate::memory::{BufferId, Memory, Origin};
use crate::program::{Func, Program};
use diag::{Diagnostic, Place, codes};

/// What a launch fails with: the finding that stopped it last, others before it.
pub type Failure = Vec<Diagnostic>;

/// An argument of a kernel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A value by its bytes, little-endian: a scalar, or a struct by value.
    Bytes(Vec<u8>),
    /// A buffer in global memory that holds these bytes; the parameter is its address.
    Buffer(Vec<u8>),
    /// A buffer that nobody has written yet: reads before writes are findings.
    Uninit(u64),
    /// The address of the buffer of another argument, by its position, and an offset into it.
    Pointer {
        /// Position of the argument.
        argument: usize,
        /// Bytes behind its start.
        offset: i64,
    },
    /// A struct by value: fields at their offsets.
    Struct {
        /// Size in bytes.
        size: u64,
        /// Offset and value of each field; a buffer stands for its address.
        fields: Vec<(u64, Arg)>,
    },
    /// The address of a buffer that is in memory already.
    Existing(BufferId),
}

impl Arg {
    /// A 32-bit integer.
    pub fn u32(value: u32) -> Arg {
        Arg::Bytes(value.to_le_bytes().to_vec())
    }

    /// A 64-bit integer.
    pub fn u64(value: u64) -> Arg {
        Arg::Bytes(value.to_le_bytes().to_vec())
    }

    /// A float.
    pub fn f32(value: f32) -> Arg {
        Arg::Bytes(value.to_le_bytes().to_vec())
    }

    /// A double.
    pub fn f64(value: f64) -> Arg {
        Arg::Bytes(value.to_le_bytes().to_vec())
    }

    /// A zeroed buffer.
    pub fn zeroed(size: usize) -> Arg {
        Arg::Buffer(vec![0; size])
    }

    /// A buffer of floats.
    pub fn f32s(values: &[f32]) -> Arg {
        Arg::Buffer(values.iter().flat_map(|v| v.to_le_bytes()).collect())
    }

    /// A buffer of 32-bit integers.
    pub fn u32s(values: &[u32]) -> Arg {
        Arg::Buffer(values.iter().flat_map(|v| v.to_le_bytes()).collect())
    }
}

/// How a kernel is launched.
#[derive(Clone, Debug)]
pub struct Launch {
    /// Name of the kernel.
    pub kernel: String,
    /// Blocks in each dimension.
    pub grid: [u32; 3],
    /// Threads of a block in each dimension.
    pub block: [u32; 3],
    /// Bytes of dynamic shared memory.
    pub shared: u32,
    /// Arguments.
    pub args: Vec<Arg>,
    /// Decides who runs next; 0 is the order of the design, the same for everyone.
    pub seed: u64,
    /// Executed instructions, of groups, after which the run is ended.
    pub step_limit: u64,
}

impl Launch {
    /// A launch of one dimension without arguments.
    pub fn new(kernel: impl Into<String>, grid: u32, block: u32) -> Launch {
        Launch {
            kernel: kernel.into(),
            grid: [grid, 1, 1],
            block: [block, 1, 1],
            shared: 0,
            args: Vec::new(),
            seed: 0,
            step_limit: 1_000_000_000,
        }
    }

    /// Adds an argument.
    #[must_use]
    pub fn arg(mut self, arg: Arg) -> Launch {
        self.args.push(arg);
        self
    }
}

/// What a run did.
#[derive(Clone, Default, Debug)]
pub struct Report {
    /// Instructions that groups executed: one for all lanes of a group.
    pub steps: u64,
    /// For each argument, its buffer: of a struct, that of its first field that has one.
    pub buffers: Vec<Option<BufferId>>,
    /// What was found and did not stop the run.
    pub findings: Vec<Diagnostic>,
    /// What `vprintf` printed.
    pub printed: Vec<u8>,
}

/// The largest block of the hardware.
const MAX_THREADS: u32 = 1024;
/// The most shared memory that a block can have on any architecture.
const MAX_SHARED: u64 = 227 << 10;

impl Program {
    /// Memory with the variables of the module in it.
    pub fn memory(&self) -> Result<Memory, Failure> {
        let mut memory = Memory::new();
        for global in &self.globals {
            let id = memory
                .alloc(global.origin.clone(), global.size)
                .map_err(|e| vec![refuse("", e.to_string())])?;
            debug_assert_eq!(memory.address(id), global.address);
            memory.bytes_mut(id)[..global.bytes.len()].copy_from_slice(&global.bytes);
        }
        Ok(memory)
    }

    /// Runs a kernel on memory that [`Program::memory`] made. Buffers of the arguments are added to it.
    pub fn run(&self, memory: &mut Memory, launch: &Launch) -> Result<Report, Failure> {
        let Some(&index) = self.kernels.get(&launch.kernel) else {
            let mut names: Vec<&str> = self.kernels().collect();
            names.sort_unstable();
            let found = refuse(&launch.kernel, format!("there is no kernel `{}`", launch.kernel));
            return Err(vec![found.note(format!("the kernels are: {}", names.join(", ")))]);
        };
        let kernel = &self.funcs[index as usize];
        let refused = |message: String| vec![refuse(&launch.kernel, message)];
        check(kernel, launch).map_err(refused)?;
        let shared = u64::from(self.shared_size) + u64::from(launch.shared);
        // The static part is that of all kernels of the module together, so it says nothing about this one.
        if u64::from(launch.shared) > MAX_SHARED {
            let shared = launch.shared;
            return Err(refused(format!(
                "{shared} bytes of shared memory are more than the {MAX_SHARED} of a block"
            )));
        }
        let warps = launch.block.iter().map(|&d| u64::from(d)).product::<u64>().div_ceil(32);
        let Some((register_limit, local_limit, resident)) = limits(kernel, warps, shared) else {
            let local = kernel.local;
            return Err(refused(format!("the registers and the {local} bytes of local memory do not fit")));
        };
        let (params, buffers) = pack(kernel, launch, memory).map_err(refused)?;
        let env = Env {
            kernel,
            grid: launch.grid,
            block: launch.block,
            params: &params,
            dynamic_shared: launch.shared,
            register_limit,
            local_limit,
            resident,
        };
        let mut machine =
            Machine::new(self, memory, env, index, shared as usize, launch.step_limit, launch.seed);
        let result = machine.run();
        let mut findings = std::mem::take(&mut machine.out.findings);
        match result {
            Ok(()) => {
                let printed = std::mem::take(&mut machine.out.printed);
                Ok(Report { steps: machine.steps, buffers, findings, printed })
            }
            Err(found) => {
                findings.push(*found);
                Err(findings)
            }
        }
    }
}

fn refuse(kernel: &str, message: String) -> Diagnostic {
    let place = if kernel.is_empty() { Place::default() } else { Place::symbol(kernel) };
    Diagnostic::new(&codes::BAD_LAUNCH, place, message)
}

/// Whether the shape of a launch fits the kernel and the hardware.
fn check(kernel: &Func, launch: &Launch) -> Result<(), String> {
    let name = &kernel.name;
    if launch.grid.contains(&0) || launch.block.contains(&0) {
        return Err("a grid and a block have at least one element in each dimension".to_owned());
    }
    let threads = launch.block.iter().fold(1u64, |n, &d| n.saturating_mul(d.into()));
    if threads > u64::from(MAX_THREADS) || launch.block[2] > 64 {
        return Err(format!(
            "a block of {threads} threads is too large: at most {MAX_THREADS}, 64 of them in z"
        ));
    }
    if launch.grid[1] > 65_535 || launch.grid[2] > 65_535 || launch.grid[0] > i32::MAX as u32 {
        return Err("a grid has at most 2147483647 blocks in x and 65535 in y and z".to_owned());
    }
    if let Some(required) = kernel.required_threads {
        let required = required.map(|d| d.max(1));
        if required != launch.block {
            return Err(format!("kernel `{name}` requires blocks of {required:?} threads (`.reqntid`)"));
        }
    }
    if let Some(max) = kernel.max_threads
        && threads > u64::from(max)
    {
        return Err(format!("kernel `{name}` allows at most {max} threads in a block (`.maxntid`)"));
    }
    let (given, wanted) = (launch.args.len(), kernel.layout.len());
    if given != wanted {
        return Err(format!("kernel `{name}` has {wanted} parameters, {given} arguments are given"));
    }
    Ok(())
}

/// Makes the buffers and the parameter block.
fn pack(
    kernel: &Func,
    launch: &Launch,
    memory: &mut Memory,
) -> Result<(Vec<u8>, Vec<Option<BufferId>>), String> {
    let size = kernel.layout.last().map_or(0, |&(offset, size)| offset as usize + size as usize);
    let mut params = vec![0; size];
    let mut buffers = vec![None; launch.args.len()];
    // Buffers first, so that a pointer may point to a later argument.
    let mut values: Vec<Vec<u8>> = Vec::new();
    for (index, arg) in launch.args.iter().enumerate() {
        values.push(place(arg, index, memory, &mut buffers[index])?);
    }
    for (index, arg) in launch.args.iter().enumerate() {
        resolve(arg, memory, &buffers, &mut values[index])?;
    }
    for (index, (&(offset, size), value)) in kernel.layout.iter().zip(&values).enumerate() {
        if value.len() != size as usize {
            let given = value.len();
            return Err(format!(
                "argument {index} has {given} bytes, the parameter of `{}` has {size}",
                kernel.name
            ));
        }
        params[offset as usize..][..size as usize].copy_from_slice(value);
    }
    Ok((params, buffers))
}

/// The bytes of an argument; its buffers are made. Pointers are zero until [`resolve`].
fn place(
    arg: &Arg,
    index: usize,
    memory: &mut Memory,
    first: &mut Option<BufferId>,
) -> Result<Vec<u8>, String> {
    let mut made = |memory: &Memory, id: BufferId| {
        first.get_or_insert(id);
        memory.address(id).to_le_bytes().to_vec()
    };
    let origin = Origin::Argument(index);
    match arg {
        Arg::Bytes(bytes) => Ok(bytes.clone()),
        Arg::Buffer(bytes) => {
            let id = memory.alloc_bytes(origin, bytes).map_err(|e| e.to_string())?;
            Ok(made(memory, id))
        }
        Arg::Uninit(size) => {
            let id = memory.alloc(origin, *size).map_err(|e| e.to_string())?;
            memory.watch_uninit(id);
            Ok(made(memory, id))
        }
        Arg::Existing(id) => Ok(made(memory, *id)),
        Arg::Pointer { .. } => Ok(vec![0; 8]),
        Arg::Struct { size, fields } => {
            let size = usize::try_from(*size).ok().filter(|&s| s <= 1 << 16);
            let mut bytes = vec![0; size.ok_or("a struct argument is larger than any parameter")?];
            for (offset, field) in fields {
                let value = place(field, index, memory, first)?;
                put(&mut bytes, *offset, &value, index)?;
            }
            Ok(bytes)
        }
    }
}

/// Fills in pointers to the buffers of other arguments.
fn resolve(arg: &Arg, memory: &Memory, buffers: &[Option<BufferId>], bytes: &mut [u8]) -> Result<(), String> {
    match arg {
        Arg::Pointer { argument, offset } => {
            let buffer = buffers.get(*argument).copied().flatten();
            let id = buffer.ok_or_else(|| format!("argument {argument} has no buffer to point to"))?;
            bytes.copy_from_slice(&memory.address(id).wrapping_add(*offset as u64).to_le_bytes());
            Ok(())
        }
        Arg::Struct { fields, .. } => {
            for (offset, field) in fields {
                if let Arg::Pointer { .. } | Arg::Struct { .. } = field {
                    let at = *offset as usize;
                    let len = match field {
                        Arg::Struct { size, .. } => *size as usize,
                        _ => 8,
                    };
                    resolve(field, memory, buffers, &mut bytes[at..at + len])?;
                }
            }
            Ok(())
        }
        _ => Ok(()),
    }
}

fn put(bytes: &mut [u8], offset: u64, value: &[u8], index: usize) -> Result<(), String> {
    let at = usize::try_from(offset).unwrap_or(usize::MAX);
    let size = bytes.len();
    let end = at.saturating_add(value.len());
    match bytes.get_mut(at..end) {
        Some(part) => {
            part.copy_from_slice(value);
            Ok(())
        }
        None => Err(format!("a field of argument {index} ends at byte {end} of a struct of {size} bytes")),
    }
}
