//! What stops a run, and how it is told.

use super::regs::LANES;
use super::{Block, Env};
use crate::machine::warp::State;
use crate::memory::{Memory, Space};
use crate::program::{Op, Program};
use diag::{CodeInfo, Diagnostic, EntityPath, Place, codes};

/// What is wrong with an access to memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Problem {
    OutOfBounds,
    Misaligned,
    WrongSpace(Space),
    Constant,
    Uninitialised,
}

/// An access to memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Access {
    /// Generic address, or the offset in its space where the instruction names one.
    pub(crate) address: u64,
    pub(crate) space: Space,
    pub(crate) size: u32,
    pub(crate) verb: &'static str,
    pub(crate) problem: Problem,
}

/// Why a run stops.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Access(Access),
    Trap,
    Assert(String),
    Stack,
    Unsupported(u32),
    Unresolved(u32),
    NoFunction(u64),
    Signature(u32),
    OutsideMask(u32),
    BarrierNumber(u32),
    StepLimit(u64),
    Deadlock,
    /// Lanes of a warp wait at different places: two positions in the code.
    Divergent(u32, u32),
}

/// A fault at an instruction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fault {
    pub(crate) kind: Kind,
    /// The lane that met it, if it is one.
    pub(crate) lane: Option<usize>,
    /// Position in the code; filled in by the interpreter.
    pub(crate) pc: u32,
    /// Warp of the block; filled in by the interpreter.
    pub(crate) warp: u32,
}

/// What the functions of the interpreter return.
pub(crate) type Result<T> = std::result::Result<T, Box<Fault>>;

/// A fault of a lane.
#[cold]
pub(crate) fn fault<T>(kind: Kind, lane: impl Into<Option<usize>>) -> Result<T> {
    Err(Box::new(Fault { kind, lane: lane.into(), pc: u32::MAX, warp: 0 }))
}

/// The place of an instruction.
pub(crate) fn place(program: &Program, pc: u32) -> Place {
    let Some(origin) = program.origins.get(pc as usize) else { return Place::default() };
    let func = &program.funcs[origin.func as usize];
    let function = &program.module.functions[func.id];
    let text = ptx::print_stmt(&program.module, function, origin.stmt as usize);
    let span = function.body.as_ref().and_then(|body| body.span(origin.stmt as usize));
    Place {
        source: (origin.loc != 0).then(|| program.locs.get(origin.loc as usize - 1).cloned()).flatten(),
        span: span.map(|span| span.of(program.module.file)),
        entity: EntityPath { symbol: Some(func.name.clone()), block: None, instruction: Some(text) },
    }
}

/// `(1, 0, 0)`, or `1` where the other dimensions have one element.
fn coordinates(at: [u32; 3], dims: [u32; 3]) -> String {
    if dims[1] == 1 && dims[2] == 1 {
        at[0].to_string()
    } else {
        format!("({}, {}, {})", at[0], at[1], at[2])
    }
}

/// The diagnostic of a fault.
pub(crate) fn diagnostic(
    fault: &Fault,
    program: &Program,
    env: &Env<'_>,
    memory: &Memory,
    block: &Block,
) -> Diagnostic {
    let place = place(program, fault.pc);
    let who = who(fault, env, block);
    if let Kind::Unsupported(index) = fault.kind {
        let mut found = program.unsupported[index as usize].clone();
        found.notes.push(who);
        return found;
    }
    let (code, message) = message(fault, program, block);
    let mut found = Diagnostic::new(code, place, message).note(who);
    if let Kind::Access(access) = &fault.kind {
        access_notes(access, program, env, memory, block, &mut found);
    }
    if matches!(fault.kind, Kind::Deadlock | Kind::StepLimit(_) | Kind::Divergent(..)) {
        waiting(&fault.kind, program, env, block, &mut found);
    }
    found
}

fn who(fault: &Fault, env: &Env<'_>, block: &Block) -> String {
    let ctaid = coordinates(block.ctaid, env.grid);
    let kernel = &env.kernel.name;
    match fault.lane {
        Some(lane) => {
            let thread = env.thread(fault.warp as usize * LANES + lane);
            format!("in thread {} of block {ctaid} of kernel `{kernel}`", coordinates(thread, env.block))
        }
        None => format!("in block {ctaid} of kernel `{kernel}`"),
    }
}

fn message(fault: &Fault, program: &Program, block: &Block) -> (&'static CodeInfo, String) {
    match &fault.kind {
        Kind::Access(access) => access_message(access),
        Kind::Trap => (&codes::TRAP, "the kernel executed `trap`".to_owned()),
        Kind::Assert(text) => (&codes::TRAP, format!("assertion failed: {text}")),
        Kind::Stack => (&codes::STACK_OVERFLOW, "the stack of a thread is full".to_owned()),
        Kind::Unsupported(index) => {
            let found = &program.unsupported[*index as usize];
            (found.code, found.message.clone())
        }
        Kind::Unresolved(func) => {
            let name = &program.funcs[*func as usize].name;
            (&codes::UNRESOLVED_CALL, format!("`{name}` is called, but only declared"))
        }
        Kind::NoFunction(address) => {
            (&codes::UNRESOLVED_CALL, format!("a call goes to {address:#x}, where no function is"))
        }
        Kind::Signature(func) => {
            let name = &program.funcs[*func as usize].name;
            (&codes::UNRESOLVED_CALL, format!("the call passes other parameters than `{name}` has"))
        }
        Kind::OutsideMask(mask) => {
            (&codes::BARRIER_DIVERGENT, format!("a lane is not in the mask {mask:#010x} that it passes"))
        }
        Kind::BarrierNumber(id) => {
            (&codes::BARRIER_DIVERGENT, format!("barrier {id} does not exist: a block has barriers 0 to 15"))
        }
        Kind::StepLimit(limit) => {
            (&codes::STEP_LIMIT, format!("the kernel did not end within {limit} executed instructions"))
        }
        Kind::Deadlock => {
            let waiting: u32 = block.warps.iter().map(|w| w.alive.count_ones()).sum();
            (
                &codes::DEADLOCK,
                format!("deadlock: the {waiting} threads left in the block wait for each other"),
            )
        }
        Kind::Divergent(..) => (
            &codes::BARRIER_DIVERGENT,
            "threads of one warp wait at different places for the whole warp".to_owned(),
        ),
    }
}

fn access_message(access: &Access) -> (&'static CodeInfo, String) {
    let Access { address, space, size, verb, problem } = *access;
    let space = space.name();
    match problem {
        Problem::OutOfBounds => (
            &codes::OUT_OF_BOUNDS,
            format!("{verb} of {size} bytes at {address:#x} in {space} memory is out of bounds"),
        ),
        Problem::Misaligned => (
            &codes::MISALIGNED,
            format!(
                "{verb} of {size} bytes at {address:#x} in {space} memory is misaligned: not a multiple of {size}"
            ),
        ),
        Problem::WrongSpace(found) => (
            &codes::WRONG_SPACE,
            format!("{verb} in {space} memory at {address:#x}, which is a {} address", found.name()),
        ),
        Problem::Constant => (&codes::WRONG_SPACE, format!("{verb} to constant memory at {address:#x}")),
        Problem::Uninitialised => (
            &codes::UNINITIALISED,
            format!("{verb} of {size} bytes at {address:#x} in {space} memory that nobody wrote"),
        ),
    }
}

fn access_notes(
    access: &Access,
    program: &Program,
    env: &Env<'_>,
    memory: &Memory,
    block: &Block,
    found: &mut Diagnostic,
) {
    let address = access.address;
    match access.space {
        Space::Global | Space::Code => {
            if address < 1 << 16 {
                found.notes.push("the address is null, or near it".to_owned());
                return;
            }
            let Some((nearest, distance)) = memory.nearest(address) else {
                found.notes.push("there is no buffer at all".to_owned());
                return;
            };
            let size = nearest.bytes.len();
            let (start, end) = (nearest.address, nearest.end());
            let at = if address < start {
                format!("{} bytes before the start of", start - address)
            } else if address >= end {
                format!("{} bytes behind the end of", address - end)
            } else {
                format!("at offset {} of", address - start)
            };
            found
                .notes
                .push(format!("this is {at} {}, which has {size} bytes from {start:#x} on", nearest.origin));
            let _ = distance;
        }
        Space::Shared => {
            let size = block.shared.len();
            found.notes.push(format!("the block has {size} bytes of shared memory"));
            let before = program.shared.iter().filter(|v| u64::from(v.offset) <= address);
            if let Some(variable) = before.max_by_key(|v| v.offset) {
                let offset = address - u64::from(variable.offset);
                found.notes.push(format!("this is at offset {offset} of `{}`", variable.name));
            }
        }
        Space::Local => found.notes.push("it is outside of the stack frames of the thread".to_owned()),
        Space::Param => {
            found.notes.push(format!("the kernel has {} bytes of parameters", env.params.len()));
        }
    }
}

/// Says who waits for what, a few of them.
fn waiting(kind: &Kind, program: &Program, env: &Env<'_>, block: &Block, found: &mut Diagnostic) {
    if let Kind::Divergent(a, b) = *kind {
        for pc in [a, b] {
            found.labels.push(diag::Label {
                place: place(program, pc),
                message: "some threads wait here".to_owned(),
            });
        }
        return;
    }
    const SHOWN: usize = 4;
    let groups = block.warps.iter().flat_map(|warp| warp.groups.iter().map(move |group| (warp, group)));
    let mut more = 0;
    for (n, (warp, group)) in groups.enumerate() {
        if n >= SHOWN {
            more += 1;
            continue;
        }
        let count = group.mask.count_ones();
        let first = env.thread(warp.index as usize * LANES + group.mask.trailing_zeros() as usize);
        let thread = coordinates(first, env.block);
        let barrier =
            matches!(program.code.get(group.pc as usize).map(|i| i.op), Some(Op::Barrier | Op::Warp));
        let what = match group.state {
            State::Ready => "are here".to_owned(),
            State::Aligned => "wait for the other threads of their warp".to_owned(),
            State::Lanes(mask) => format!("wait for the lanes {mask:#010x} of their warp"),
            State::Barrier(id) => {
                let arrived = block.barriers.get(id as usize).map_or(0, |b| b.arrived);
                format!("wait at barrier {id}, where {arrived} threads have arrived")
            }
        };
        let noun = if count == 1 { "thread" } else { "threads" };
        let message = format!("{count} {noun} of warp {} (from thread {thread}) {what}", warp.index);
        debug_assert!(barrier || group.state == State::Ready);
        found.labels.push(diag::Label { place: place(program, group.pc), message });
    }
    if more != 0 {
        found.notes.push(format!("{more} more groups of threads are not shown"));
    }
}
