//! The machine: blocks, their warps, and who runs next.
//!
//! Blocks run one after the other, each for a slice of instructions; a block that is not done then waits while further
//! blocks start, so that blocks that wait for each other get on. Inside a block warps take turns in the same way, and
//! inside a warp the groups: the deepest call stack first, then the lowest position, so that groups meet. A seed other
//! than 0 makes all these choices at random, reproducibly. Interleaving is sequentially consistent.

mod access;
mod calls;
pub(crate) mod fault;
pub(crate) mod interp;
pub(crate) mod regs;
mod sync;
pub(crate) mod warp;

use crate::memory::Memory;
use crate::program::{BarKind, Func, Program};
use diag::Diagnostic;
use fault::{Fault, Kind, Result, fault};
use interp::{Cx, Stop};
use regs::{LANES, Lanes, Regs};
use warp::{Group, LOCAL_LIMIT, Local, ROOT, Stacks, State, Warp};

/// What a launch fixes for all its blocks.
pub(crate) struct Env<'m> {
    pub(crate) kernel: &'m Func,
    pub(crate) grid: [u32; 3],
    pub(crate) block: [u32; 3],
    pub(crate) params: &'m [u8],
    pub(crate) dynamic_shared: u32,
    /// Bytes of registers that the frames of a warp may take together.
    pub(crate) register_limit: u64,
    /// Bytes of local memory that a thread may have.
    pub(crate) local_limit: u32,
    /// Blocks that may have started and not ended.
    pub(crate) resident: usize,
}

/// Bytes that the registers of a block may take, and its local memory.
const BLOCK_LIMIT: u64 = 128 << 20;
/// Bytes that the blocks in flight may take.
const RESIDENT_LIMIT: u64 = 256 << 20;

/// Limits of a warp's registers and of a thread's local memory for blocks of so many warps, and how many blocks may be in
/// flight; `None` if not even the kernel's own frame fits.
pub(crate) fn limits(kernel: &Func, warps: u64, shared: u64) -> Option<(u64, u32, usize)> {
    let register_limit = BLOCK_LIMIT / warps;
    let local_limit = (BLOCK_LIMIT / warps / LANES as u64).min(u64::from(LOCAL_LIMIT)) as u32;
    let registers = regs::frame_bytes(kernel.rows);
    if registers > register_limit || kernel.local > local_limit {
        return None;
    }
    let block = warps * (registers + u64::from(kernel.local) * LANES as u64) + shared;
    Some((register_limit, local_limit, (RESIDENT_LIMIT / block.max(1)).clamp(1, RESIDENT as u64) as usize))
}

impl Env<'_> {
    /// The index of the n-th thread of a block.
    #[inline]
    pub(crate) fn thread(&self, n: usize) -> [u32; 3] {
        let n = n as u32;
        let [x, y, _] = self.block;
        [n % x, n / x % y, n / x / y]
    }
}

/// What a launch produces beside memory.
#[derive(Default, Debug)]
pub(crate) struct Outbox {
    pub(crate) findings: Vec<Diagnostic>,
    /// Calls that entered a kernel and were told.
    pub(crate) entered: Vec<u32>,
    pub(crate) printed: Vec<u8>,
    /// Bytes of a parameter that is read through an address.
    pub(crate) scratch: Vec<u8>,
}

/// A barrier of a block.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Barrier {
    /// Threads that have arrived; whole warps count where the instruction is `.aligned` and a number is given.
    pub(crate) arrived: u32,
    /// How many it waits for; 0 for all of the block that have not exited.
    expected: u32,
    popc: u32,
    all: bool,
    any: bool,
}

/// One block.
#[derive(Debug)]
pub(crate) struct Block {
    pub(crate) ctaid: [u32; 3],
    pub(crate) shared: Vec<u8>,
    pub(crate) warps: Vec<Warp>,
    pub(crate) barriers: [Barrier; 16],
    /// The warp that runs next.
    turn: usize,
}

/// The generator behind a seed.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() % n.max(1) as u64) as usize
    }
}

/// Instructions that a group runs before another one that is ready gets its turn.
const GROUP_SLICE: u64 = 1 << 10;
/// Instructions that a warp runs before the next one.
const WARP_SLICE: u64 = 1 << 14;
/// Instructions that a block runs before another one starts.
const BLOCK_SLICE: u64 = 1 << 20;
/// Blocks that have started and are not done, at most.
const RESIDENT: usize = 64;

/// A launch in progress.
pub(crate) struct Machine<'m> {
    pub(crate) program: &'m Program,
    pub(crate) memory: &'m mut Memory,
    pub(crate) env: Env<'m>,
    pub(crate) kernel: u32,
    pub(crate) shared_size: usize,
    pub(crate) out: Outbox,
    pub(crate) steps: u64,
    pub(crate) limit: u64,
    random: Option<Random>,
    /// Blocks whose memory can be used again.
    pool: Vec<Block>,
}

impl<'m> Machine<'m> {
    pub(crate) fn new(
        program: &'m Program,
        memory: &'m mut Memory,
        env: Env<'m>,
        kernel: u32,
        shared_size: usize,
        limit: u64,
        seed: u64,
    ) -> Self {
        Machine {
            program,
            memory,
            env,
            kernel,
            shared_size,
            out: Outbox::default(),
            steps: 0,
            limit,
            random: (seed != 0).then_some(Random(seed)),
            pool: Vec::new(),
        }
    }

    /// Runs all blocks.
    pub(crate) fn run(&mut self) -> std::result::Result<(), Box<Diagnostic>> {
        let [x, y, z] = self.env.grid.map(u64::from);
        let total = x * y * z;
        let mut next = 0;
        let mut resident: Vec<Block> = Vec::new();
        loop {
            if next < total && (resident.is_empty() || resident.len() < self.env.resident) {
                let n = next;
                let ctaid = [(n % x) as u32, (n / x % y) as u32, (n / x / y) as u32];
                let block = self.start(ctaid);
                resident.push(block);
                next += 1;
            }
            let Some(at) = self.pick_block(&resident) else { return Ok(()) };
            let mut block = resident.remove(at);
            match self.run_block(&mut block) {
                Ok(true) => self.pool.push(block),
                Ok(false) => resident.push(block),
                Err(fault) => {
                    return Err(Box::new(fault::diagnostic(
                        &fault,
                        self.program,
                        &self.env,
                        self.memory,
                        &block,
                    )));
                }
            }
        }
    }

    fn pick_block(&mut self, resident: &[Block]) -> Option<usize> {
        if resident.is_empty() {
            return None;
        }
        // Without a seed the list is a queue: what has run goes to its end, and so does what is new.
        Some(self.random.as_mut().map_or(0, |random| random.below(resident.len())))
    }

    /// A block at its first instruction.
    fn start(&mut self, ctaid: [u32; 3]) -> Block {
        let program = self.program;
        let func = &program.funcs[self.kernel as usize];
        let frame = Regs::first_frame(self.kernel);
        let threads = self.env.block.iter().product::<u32>() as usize;
        let mut block = self.pool.pop().unwrap_or_else(|| {
            let warps = (0..threads.div_ceil(LANES)).map(|index| {
                let mut regs = Regs::new(program);
                regs.reserve(frame, func.rows);
                let mut local = Local::default();
                local.reserve(func.local);
                let mut tid = [[0; LANES]; 3];
                for (d, row) in tid.iter_mut().enumerate() {
                    for (lane, at) in row.iter_mut().enumerate() {
                        *at = self.env.thread(index * LANES + lane)[d];
                    }
                }
                let (index, groups, stacks) = (index as u32, Vec::new(), Stacks::new());
                Warp { index, alive: 0, groups, regs, stacks, local, tid }
            });
            let shared = vec![0; self.shared_size];
            Block { ctaid, shared, warps: warps.collect(), barriers: [Barrier::default(); 16], turn: 0 }
        });
        block.ctaid = ctaid;
        block.turn = 0;
        block.shared.fill(0);
        block.barriers = [Barrier::default(); 16];
        for warp in &mut block.warps {
            let lanes = (threads - warp.index as usize * LANES).min(LANES);
            let mask = u32::MAX >> (LANES - lanes);
            warp.alive = mask;
            warp.regs.clear(frame, func.rows);
            warp.local.clear();
            warp.stacks.clear();
            warp.stacks.hold(ROOT);
            warp.groups.clear();
            let pc = func.start.unwrap_or(0);
            warp.groups.push(Group { mask, pc, node: ROOT, frame, state: State::Ready, ran: 0 });
        }
        block
    }

    /// Runs a block for a slice; true if it is done.
    fn run_block(&mut self, block: &mut Block) -> Result<bool> {
        let slice = match &mut self.random {
            Some(random) => 256 << random.below(12),
            None => BLOCK_SLICE,
        };
        let end = self.steps + slice;
        loop {
            if block.warps.iter().all(|warp| warp.groups.is_empty()) {
                return Ok(true);
            }
            let Some(at) = self.pick_warp(block) else { return stuck(block, self.program) };
            self.run_warp(block, at)?;
            block.turn = at + 1;
            if self.steps >= end {
                return Ok(false);
            }
        }
    }

    fn pick_warp(&mut self, block: &Block) -> Option<usize> {
        let count = block.warps.len();
        let start = match &mut self.random {
            Some(random) => random.below(count),
            None => block.turn,
        };
        (0..count).map(|n| (start + n) % count).find(|&n| block.warps[n].is_ready())
    }

    /// Runs a warp until all its groups wait or its slice is over.
    fn run_warp(&mut self, block: &mut Block, at: usize) -> Result<()> {
        let slice = match &mut self.random {
            Some(random) => 16 << random.below(10),
            None => WARP_SLICE,
        };
        let end = self.steps + slice;
        loop {
            let Some(index) = self.pick_group(&block.warps[at]) else {
                if sync::settle(&mut block.warps[at], self.program) || self.gather(block, at)? {
                    continue;
                }
                return Ok(());
            };
            let warp = &mut block.warps[at];
            let index = warp.join(index);
            let mut group = warp.groups[index];
            let deadline =
                end.min(self.limit).min(if warp.groups.len() > 1 { self.steps + GROUP_SLICE } else { end });
            // The group leaves the list while it runs: what parts from it is added there.
            if self.program.code[group.pc as usize].op == crate::program::Op::Join {
                group.pc += 1;
            }
            warp.groups.swap_remove(index);
            let rival = match self.random {
                // At random, every meeting point is a place to change.
                Some(_) => (u32::MAX, 0),
                None => {
                    let ready = warp.groups.iter().filter(|g| g.state == State::Ready);
                    let key = |g: &Group| (warp.stacks.depth(g.node), g.pc);
                    ready.map(key).fold((0, u32::MAX), |best, g| {
                        if g.0 > best.0 || (g.0 == best.0 && g.1 < best.1) { g } else { best }
                    })
                }
            };
            let stop = {
                let mut cx = Cx {
                    program: self.program,
                    memory: self.memory,
                    env: &self.env,
                    out: &mut self.out,
                    shared: &mut block.shared,
                    ctaid: block.ctaid,
                    warp,
                    steps: self.steps,
                    deadline,
                    rival,
                };
                let stop = cx.run(&mut group);
                self.steps = cx.steps;
                stop
            };
            group.ran = self.steps;
            let stop = match stop {
                Ok(stop) => stop,
                Err(mut fault) => {
                    fault.pc = group.pc;
                    fault.warp = at as u32;
                    block.warps[at].groups.push(group);
                    return Err(fault);
                }
            };
            match stop {
                Stop::Yield | Stop::Blocked => block.warps[at].groups.push(group),
                Stop::Done => self.exit(block, at, &group),
                Stop::Arrive => {
                    block.warps[at].groups.push(group);
                    let last = block.warps[at].groups.len() - 1;
                    self.arrive(block, at, last)?;
                }
            }
            if self.steps >= self.limit {
                return fault(Kind::StepLimit(self.limit), None);
            }
            // A warp whose groups all wait may still go on by itself: they may have been waiting for each other.
            if self.steps >= end && block.warps[at].is_ready() {
                return Ok(());
            }
        }
    }

    /// The group that runs next.
    fn pick_group(&mut self, warp: &Warp) -> Option<usize> {
        let ready = || warp.groups.iter().enumerate().filter(|(_, g)| g.state == State::Ready);
        if let Some(random) = &mut self.random {
            let count = ready().count();
            return ready().nth(random.below(count)).map(|(index, _)| index);
        }
        if let [only] = warp.groups.as_slice() {
            return (only.state == State::Ready).then_some(0);
        }
        let key = |g: &Group| (std::cmp::Reverse(warp.stacks.depth(g.node)), g.pc);
        let (best, group) = ready().min_by_key(|(_, g)| key(g))?;
        // A group that has waited for long enough goes first: the best one may be waiting for it.
        let oldest = ready().min_by_key(|(_, g)| (g.ran, g.pc)).map(|(index, g)| (index, g.ran));
        match oldest {
            Some((index, ran)) if index != best && ran + 4 * GROUP_SLICE < self.steps && group.ran > ran => {
                Some(index)
            }
            _ => Some(best),
        }
    }

    /// Lanes leave for good.
    fn exit(&mut self, block: &mut Block, at: usize, group: &Group) {
        let warp = &mut block.warps[at];
        warp.alive &= !group.mask;
        warp.stacks.release(group.node);
        for id in 0..16 {
            self.complete(block, id);
        }
    }

    /// Joins the groups of a warp that wait at the same `.aligned` barrier, if they are the whole warp.
    fn gather(&mut self, block: &mut Block, at: usize) -> Result<bool> {
        let warp = &mut block.warps[at];
        let Some(first) = warp.groups.iter().find(|g| g.state == State::Aligned).copied() else {
            return Ok(false);
        };
        let here = |g: &Group| g.state == State::Aligned && g.pc == first.pc;
        let there = warp.groups.iter().filter(|g| here(g)).fold(0, |m, g| m | g.mask);
        if there != warp.alive {
            let other =
                warp.groups.iter().find(|g| !here(g) && matches!(g.state, State::Aligned | State::Lanes(_)));
            if let Some(other) = other {
                let mut found =
                    Fault { kind: Kind::Divergent(first.pc, other.pc), lane: None, pc: first.pc, warp: 0 };
                found.warp = at as u32;
                return Err(Box::new(found));
            }
            return Ok(false);
        }
        // Groups with the same stack become one; others arrive one by one, and count only once together.
        let mut index = 0;
        while index < warp.groups.len() {
            if here(&warp.groups[index]) {
                warp.groups[index].state = State::Ready;
            }
            index += 1;
        }
        warp.join(0);
        let count = warp.groups.len();
        for index in 0..count {
            self.arrive(block, at, index)?;
        }
        Ok(true)
    }

    /// A group comes to a barrier, with all that it needs to do so.
    fn arrive(&mut self, block: &mut Block, at: usize, index: usize) -> Result<()> {
        let warp = &mut block.warps[at];
        let group = warp.groups[index];
        let op = &self.program.barriers[self.program.code[group.pc as usize].c as usize];
        let first = group.mask.trailing_zeros() as usize;
        let read = |row| warp.regs.read(&group.frame, row, first) as u32;
        let id = read(op.id);
        let expected = op.count.map_or(0, read);
        let Some(barrier) = block.barriers.get_mut(id as usize) else {
            let mut found =
                Fault { kind: Kind::BarrierNumber(id), lane: Some(first), pc: group.pc, warp: at as u32 };
            found.lane = Some(first);
            return Err(Box::new(found));
        };
        if barrier.arrived == 0 {
            *barrier = Barrier { arrived: 0, expected, popc: 0, all: true, any: false };
        }
        let threads = group.mask.count_ones();
        // A whole warp counts with all its lanes where a number of threads is given.
        barrier.arrived +=
            if op.aligned && expected != 0 && group.mask == warp.alive { LANES as u32 } else { threads };
        if let Some((row, negated)) = op.p {
            for lane in Lanes(group.mask) {
                let value = (warp.regs.read(&group.frame, row, lane) & 1 != 0) != negated;
                barrier.popc += u32::from(value);
                barrier.all &= value;
                barrier.any |= value;
            }
        }
        if op.kind == BarKind::Arrive {
            warp.groups[index].pc += 1;
        } else {
            warp.groups[index].state = State::Barrier(id);
        }
        self.complete(block, id);
        Ok(())
    }

    /// Releases a barrier if all have arrived.
    fn complete(&mut self, block: &mut Block, id: u32) {
        let barrier = block.barriers[id as usize];
        if barrier.arrived == 0 {
            return;
        }
        let expected = if barrier.expected != 0 {
            barrier.expected
        } else {
            block.warps.iter().map(|warp| warp.alive.count_ones()).sum()
        };
        if barrier.arrived < expected {
            return;
        }
        block.barriers[id as usize] = Barrier::default();
        for warp in &mut block.warps {
            for group in &mut warp.groups {
                if group.state != State::Barrier(id) {
                    continue;
                }
                group.state = State::Ready;
                let op = &self.program.barriers[self.program.code[group.pc as usize].c as usize];
                group.pc += 1;
                let Some(d) = op.d else { continue };
                let value = match op.kind {
                    BarKind::RedPopc => barrier.popc.into(),
                    BarKind::RedAnd => barrier.all.into(),
                    _ => u64::from(barrier.any),
                };
                for lane in Lanes(group.mask) {
                    warp.regs.write(&group.frame, d, lane, value);
                }
            }
        }
    }
}

/// Nobody in the block can run.
fn stuck(block: &Block, program: &Program) -> Result<bool> {
    let mut pc = u32::MAX;
    let mut divergent = None;
    for warp in &block.warps {
        for group in &warp.groups {
            pc = pc.min(group.pc);
            let other = warp.groups.iter().find(|g| g.pc != group.pc);
            if group.state == State::Aligned
                && let Some(other) = other
            {
                divergent = divergent.or(Some((group.pc, other.pc, warp.index)));
            }
        }
    }
    debug_assert!((pc as usize) < program.code.len());
    if let Some((a, b, warp)) = divergent {
        return Err(Box::new(Fault { kind: Kind::Divergent(a, b), lane: None, pc: a, warp }));
    }
    Err(Box::new(Fault { kind: Kind::Deadlock, lane: None, pc, warp: 0 }))
}
