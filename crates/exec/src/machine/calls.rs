//! Calls and returns: parameters move between frames, and what the device runtime provides.

use super::fault::{Kind, Result, fault, place};
use super::interp::Cx;
use super::regs::{Frame, Lanes, frame_bytes};
use super::warp::{Group, ROOT, State};
use crate::decode::function_at;
use crate::memory::Origin;
use crate::program::{CallOp, Callee, File, Place, Row, Runtime};
use diag::{Diagnostic, codes};

impl Cx<'_> {
    /// A call of the lanes in `mask`. The group goes on in the callee, or behind the call.
    pub(crate) fn call(&mut self, index: u32, g: &mut Group, mask: u32) -> Result<()> {
        self.split_rest(g, mask);
        g.mask = mask;
        let program = self.program;
        let op = &program.calls[index as usize];
        match op.callee {
            Callee::Func(func) => self.enter(index, func, g),
            Callee::Runtime(runtime) => {
                self.runtime(runtime, op, g)?;
                g.pc += 1;
                Ok(())
            }
            Callee::Indirect(row) => {
                let targets = *self.warp.regs.r64(&g.frame, row);
                let target = targets[mask.trailing_zeros() as usize];
                let same = Lanes(mask).filter(|&k| targets[k] == target).fold(0, |m, k| m | 1u32 << k);
                if same != mask {
                    // The others come back to this call when it is their turn.
                    self.warp.stacks.hold(g.node);
                    self.warp.groups.push(Group { mask: mask & !same, state: State::Ready, ..*g });
                    g.mask = same;
                }
                let found = function_at(target).filter(|&func| (func as usize) < program.funcs.len());
                let Some(func) = found else {
                    return fault(Kind::NoFunction(target), mask.trailing_zeros() as usize);
                };
                if program.funcs[func as usize].entry {
                    self.entry_called(func, g);
                }
                self.enter(index, func, g)
            }
        }
    }

    /// Notes that a kernel was entered by a call, once for each call.
    fn entry_called(&mut self, func: u32, g: &Group) {
        if self.out.entered.contains(&g.pc) {
            return;
        }
        self.out.entered.push(g.pc);
        let name = &self.program.funcs[func as usize].name;
        let lane = g.mask.trailing_zeros() as usize;
        let thread = self.env.thread(self.warp.index as usize * super::regs::LANES + lane);
        let message =
            format!("kernel `{name}` is entered by a call: it reads launch parameters and ends the thread");
        let found = Diagnostic::new(&codes::KERNEL_CALLED_INDIRECT, place(self.program, g.pc), message)
            .note(format!("first by thread ({}, {}, {}) of the block", thread[0], thread[1], thread[2]))
            .help("call a device function that has the body of the kernel");
        self.out.findings.push(found);
    }

    fn enter(&mut self, index: u32, func: u32, g: &mut Group) -> Result<()> {
        let program = self.program;
        let callee = &program.funcs[func as usize];
        let lane = g.mask.trailing_zeros() as usize;
        let Some(start) = callee.start else { return fault(Kind::Unresolved(func), lane) };
        let op = &program.calls[index as usize];
        if !callee.entry && !fits(op, &callee.params, &callee.returns) {
            return fault(Kind::Signature(func), lane);
        }
        let caller = g.frame;
        let rows = program.funcs[caller.func as usize].rows;
        let frame = Frame {
            p: caller.p + rows[0],
            r32: caller.r32 + rows[1],
            r64: caller.r64 + rows[2],
            r128: caller.r128 + rows[3],
            local: caller.local + program.funcs[caller.func as usize].local,
            func,
        };
        let rows = [frame.p, frame.r32, frame.r64, frame.r128];
        let registers = frame_bytes(rows) + frame_bytes(callee.rows);
        if registers > self.env.register_limit
            || frame.local.saturating_add(callee.local) > self.env.local_limit
        {
            return fault(Kind::Stack, lane);
        }
        self.warp.regs.reserve(frame, callee.rows);
        self.warp.local.reserve(frame.local + callee.local);
        if !callee.entry {
            for (&from, &to) in op.args.iter().zip(&callee.params) {
                self.transfer(g.mask, (caller, from), (frame, to));
            }
        }
        g.node = self.warp.stacks.enter(g.node, g.pc + 1, caller, index, func);
        (g.frame, g.pc) = (frame, start);
        Ok(())
    }

    /// Leaves a function. False if the lanes end instead: a kernel was left.
    pub(crate) fn ret(&mut self, g: &mut Group) -> bool {
        let callee = &self.program.funcs[g.frame.func as usize];
        if g.node == ROOT || callee.entry {
            return false;
        }
        let node = *self.warp.stacks.get(g.node);
        let op = &self.program.calls[node.call as usize];
        for (&to, &from) in op.returns.iter().zip(&callee.returns) {
            self.transfer(g.mask, (g.frame, from), (node.frame, to));
        }
        self.warp.stacks.hold(node.parent);
        self.warp.stacks.release(g.node);
        (g.node, g.frame, g.pc) = (node.parent, node.frame, node.pc);
        true
    }

    /// Copies a parameter from one frame to another.
    fn transfer(&mut self, mask: u32, (from_frame, from): (Frame, Place), (to_frame, to): (Frame, Place)) {
        if let (Place::Words(a, bytes), Place::Words(b, _)) = (from, to) {
            for word in 0..bytes.div_ceil(4) {
                let row = *self.warp.regs.r32(&from_frame, a + word);
                let d = self.warp.regs.r32_mut(&to_frame, b + word);
                for k in Lanes(mask) {
                    d[k] = row[k];
                }
            }
            return;
        }
        let bytes = from.bytes().min(to.bytes());
        for lane in Lanes(mask) {
            for word in 0..bytes.div_ceil(4) {
                let len = (bytes - word * 4).min(4);
                let value = self.read_word(&from_frame, from, lane, word, len);
                self.write_word(&to_frame, to, lane, word, len, value);
            }
        }
    }

    fn read_word(&mut self, frame: &Frame, place: Place, lane: usize, word: u32, len: u32) -> u32 {
        match place {
            Place::Words(first, _) => self.warp.regs.r32(frame, first + word)[lane],
            Place::Reg(row) => (self.warp.regs.read128(frame, row, lane) >> (32 * word)) as u32,
            Place::Local(offset, _) => {
                let at = u64::from(frame.local + offset + word * 4);
                let mut wide = [0u8; 4];
                if let Some(bytes) = self.warp.local.get(lane, at, len as usize, u32::MAX) {
                    wide[..bytes.len()].copy_from_slice(bytes);
                }
                u32::from_le_bytes(wide)
            }
        }
    }

    fn write_word(&mut self, frame: &Frame, place: Place, lane: usize, word: u32, len: u32, value: u32) {
        match place {
            Place::Words(first, _) => self.warp.regs.r32_mut(frame, first + word)[lane] = value,
            Place::Reg(row) if row.file == File::R32 || row.file == File::P => {
                self.warp.regs.write(frame, row, lane, value.into());
            }
            Place::Reg(row) => {
                let shift = 32 * word;
                let old = self.warp.regs.read128(frame, row, lane) & !(0xffff_ffff << shift);
                self.warp.regs.write128(frame, row, lane, old | u128::from(value) << shift);
            }
            Place::Local(offset, _) => {
                let at = u64::from(frame.local + offset + word * 4);
                if let Some(bytes) = self.warp.local.get(lane, at, len as usize, u32::MAX) {
                    let len = bytes.len();
                    bytes.copy_from_slice(&value.to_le_bytes()[..len]);
                }
            }
        }
    }

    fn argument(&mut self, op: &CallOp, n: usize, g: &Group, lane: usize) -> u64 {
        let Some(&place) = op.args.get(n) else { return 0 };
        let lo = self.read_word(&g.frame, place, lane, 0, 4);
        let hi = if place.bytes() > 4 { self.read_word(&g.frame, place, lane, 1, 4) } else { 0 };
        u64::from(hi) << 32 | u64::from(lo)
    }

    fn answer(&mut self, op: &CallOp, g: &Group, lane: usize, value: u64) {
        let Some(&place) = op.returns.first() else { return };
        self.write_word(&g.frame, place, lane, 0, 4, value as u32);
        if place.bytes() > 4 {
            self.write_word(&g.frame, place, lane, 1, 4, (value >> 32) as u32);
        }
    }

    fn runtime(&mut self, runtime: Runtime, op: &CallOp, g: &Group) -> Result<()> {
        for lane in Lanes(g.mask) {
            match runtime {
                Runtime::VPrintf => {
                    let (format, args) = (self.argument(op, 0, g, lane), self.argument(op, 1, g, lane));
                    let count = self.vprintf(g, lane, format, args)?;
                    self.answer(op, g, lane, count);
                }
                Runtime::AssertFail => {
                    let message = self.argument(op, 0, g, lane);
                    let text = if message == 0 { Vec::new() } else { self.string(g, lane, message)? };
                    return fault(Kind::Assert(String::from_utf8_lossy(&text).into_owned()), lane);
                }
                Runtime::Malloc => {
                    let size = self.argument(op, 0, g, lane);
                    let origin = Origin::Named("malloc".to_owned());
                    // A heap that is full answers null, as the device's does.
                    let id = if size > HEAP_LIMIT { None } else { self.memory.alloc(origin, size).ok() };
                    let address = id.map_or(0, |id| self.memory.address(id));
                    self.answer(op, g, lane, address);
                }
                Runtime::Free => {}
            }
        }
        Ok(())
    }

    /// Formats as `printf` does; the arguments lie packed in memory by their alignment.
    fn vprintf(&mut self, g: &Group, lane: usize, format: u64, args: u64) -> Result<u64> {
        let format = self.string(g, lane, format)?;
        let mut at = args;
        let mut text = Vec::new();
        let mut items = 0;
        let mut rest = format.iter().copied().peekable();
        while let Some(byte) = rest.next() {
            if byte != b'%' {
                text.push(byte);
                continue;
            }
            let mut spec = crate::printf::Spec::default();
            while let Some(&next) = rest.peek() {
                if !spec.flag(next) {
                    break;
                }
                rest.next();
            }
            let Some(conversion) = rest.next() else { break };
            if conversion == b'%' {
                text.push(b'%');
                continue;
            }
            let size = spec.size(conversion);
            at = at.wrapping_add(size as u64 - 1) & !(size as u64 - 1);
            let value = self.word(g, lane, at, size)?;
            at = at.wrapping_add(size as u64);
            items += 1;
            if conversion == b's' {
                let string = if value == 0 { b"(null)".to_vec() } else { self.string(g, lane, value)? };
                text.extend(spec.pad(&String::from_utf8_lossy(&string)).bytes());
            } else {
                text.extend(spec.format(conversion, value).bytes());
            }
        }
        if self.out.printed.len() + text.len() <= PRINT_LIMIT {
            self.out.printed.extend(text);
        }
        Ok(items)
    }
}

/// The most that one `malloc` gives.
const HEAP_LIMIT: u64 = 8 << 20;
/// The most that a launch prints, like the buffer of the device.
const PRINT_LIMIT: usize = 1 << 20;

/// Whether a call passes what a function takes.
fn fits(op: &CallOp, params: &[Place], returns: &[Place]) -> bool {
    // Registers as parameters may be wider than what is passed in them.
    let same = |a: &[Place], b: &[Place]| {
        a.len() == b.len()
            && a.iter().zip(b).all(|(a, b)| {
                a.bytes() == b.bytes()
                    || matches!(a, Place::Reg(Row { .. }))
                    || matches!(b, Place::Reg(Row { .. }))
            })
    };
    same(&op.args, params) && (op.returns.is_empty() || same(&op.returns, returns))
}
