//! Loads, stores and atomics: finds the bytes of an address, or says why it cannot.

use super::fault::{Access, Kind, Problem, Result, fault};
use super::interp::Cx;
use super::regs::{FULL, LANES, Lanes};
use super::warp::{Group, Warp};
use crate::eval::is_signed;
use crate::memory::{LOCAL_BASE, Memory, PARAM_BASE, SHARED_BASE, Space};
use crate::program::{Address, AtomKind, AtomOp, CopyOp, File, Inst, MemOp, MemSpace};
use num::convert::Int;
use num::{Round, double, single, small};
use ptx::Type;

/// What is done to memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verb {
    Read,
    Write,
    Atomic,
}

impl Verb {
    fn name(self) -> &'static str {
        match self {
            Verb::Read => "read",
            Verb::Write => "write",
            Verb::Atomic => "atomic access",
        }
    }
}

/// The space and offset of an address, as an instruction means it.
fn locate(space: MemSpace, address: u64) -> std::result::Result<(Space, u64), (Space, Space)> {
    match space {
        MemSpace::Generic => {
            let space = Space::of(address);
            Ok((space, address - space.base()))
        }
        MemSpace::Global | MemSpace::Const => match Space::of(address) {
            Space::Global => Ok((Space::Global, address)),
            other => Err((Space::Global, other)),
        },
        MemSpace::Shared => named(Space::Shared, address, SHARED_BASE),
        MemSpace::Local => named(Space::Local, address, LOCAL_BASE),
        MemSpace::Param => named(Space::Param, address, PARAM_BASE),
    }
}

/// An offset in a named space; a generic address there is a mistake that is worth telling apart.
fn named(space: Space, address: u64, _base: u64) -> std::result::Result<(Space, u64), (Space, Space)> {
    if address >> 40 == 0 {
        return Ok((space, address));
    }
    Err((space, Space::of(address)))
}

impl Cx<'_> {
    #[cold]
    #[inline(never)]
    fn refuse<T>(
        &self,
        address: u64,
        space: Space,
        size: usize,
        verb: Verb,
        problem: Problem,
        lane: usize,
    ) -> Result<T> {
        let access = Access { address, space, size: size as u32, verb: verb.name(), problem };
        fault(Kind::Access(access), lane)
    }

    /// The bytes that an access of a lane means.
    #[inline]
    fn bytes(
        &mut self,
        g: &Group,
        lane: usize,
        space: MemSpace,
        address: u64,
        size: usize,
        verb: Verb,
    ) -> Result<&mut [u8]> {
        let (space, offset) = match locate(space, address) {
            Ok(located) => located,
            Err((space, found)) => {
                return self.refuse(address, space, size, verb, Problem::WrongSpace(found), lane);
            }
        };
        if size > 1 && offset & (size as u64 - 1) != 0 {
            return self.refuse(address, space, size, verb, Problem::Misaligned, lane);
        }
        match space {
            Space::Global => {
                let problem = match global_range(self.memory, offset, size, verb) {
                    Ok((index, start)) => {
                        // Both were just looked up.
                        let allocation = self.memory.allocation_mut(index);
                        if let Some(bytes) = allocation.and_then(|a| a.bytes.get_mut(start..start + size)) {
                            return Ok(bytes);
                        }
                        return fault(Kind::Trap, lane);
                    }
                    Err(problem) => problem,
                };
                self.refuse(offset, space, size, verb, problem, lane)
            }
            Space::Shared => {
                let start = usize::try_from(offset).unwrap_or(usize::MAX);
                let end = start.saturating_add(size);
                if end > self.shared.len() || in_hole(&self.program.shared_holes, start, size) {
                    return self.refuse(offset, space, size, verb, Problem::OutOfBounds, lane);
                }
                Ok(&mut self.shared[start..end])
            }
            Space::Local => {
                let top = g.frame.local + self.program.funcs[g.frame.func as usize].local;
                if self.warp.local.get(lane, offset, size, top).is_none() {
                    return self.refuse(offset, space, size, verb, Problem::OutOfBounds, lane);
                }
                match self.warp.local.get(lane, offset, size, top) {
                    Some(bytes) => Ok(bytes),
                    None => fault(Kind::Trap, lane),
                }
            }
            Space::Param => {
                if verb != Verb::Read {
                    return self.refuse(offset, space, size, verb, Problem::Constant, lane);
                }
                let start = usize::try_from(offset).unwrap_or(usize::MAX);
                let end = start.saturating_add(size);
                if end > self.env.params.len() {
                    return self.refuse(offset, space, size, verb, Problem::OutOfBounds, lane);
                }
                self.out.scratch.clear();
                self.out.scratch.extend_from_slice(&self.env.params[start..end]);
                Ok(&mut self.out.scratch[..])
            }
            Space::Code => self.refuse(address, space, size, verb, Problem::OutOfBounds, lane),
        }
    }

    /// The address that an operand gives a lane.
    #[inline(always)]
    fn effective(&self, g: &Group, address: &Address, lane: usize) -> u64 {
        let base = self.warp.regs.read(&g.frame, address.base, lane);
        let frame = if address.frame { u64::from(g.frame.local) } else { 0 };
        base.wrapping_add(address.offset as u64).wrapping_add(frame)
    }

    /// The offset in local memory that all lanes access, if it is one for all and inside of the stack: what code that
    /// keeps its variables there does all the time.
    #[inline]
    fn same_local(&self, op: &MemOp, g: &Group, mask: u32, size: usize) -> Option<usize> {
        if !matches!(op.space, MemSpace::Local | MemSpace::Generic) || op.address.base.file != File::R64 {
            return None;
        }
        let lane = mask.trailing_zeros() as usize & (LANES - 1);
        let bases = self.warp.regs.r64(&g.frame, op.address.base.row);
        let address = self.effective(g, &op.address, lane);
        let offset = match op.space {
            MemSpace::Local => address,
            _ if Space::of(address) == Space::Local => address - LOCAL_BASE,
            _ => return None,
        };
        let top = g.frame.local + self.program.funcs[g.frame.func as usize].local;
        let inside = offset.checked_add(size as u64).is_some_and(|end| end <= u64::from(top));
        if !inside || offset & (size as u64 - 1) != 0 {
            return None;
        }
        let differ = if mask == FULL {
            bases.iter().fold(0, |differ, &base| differ | (base ^ bases[lane]))
        } else {
            Lanes(mask).fold(0, |differ, k| differ | (bases[k] ^ bases[lane]))
        };
        (differ == 0).then_some(offset as usize)
    }

    /// Any load.
    pub(crate) fn load(&mut self, op: &MemOp, g: &Group, mask: u32) -> Result<()> {
        let size = usize::from(op.size);
        if let [Some(row)] = op.elements[..]
            && size <= 8
        {
            let ty = Int::new(size as u32 * 8, op.signed);
            if let Some(offset) = self.same_local(op, g, mask, size) {
                let Warp { local, regs, .. } = &mut *self.warp;
                if size == 4 && row.file == File::R32 && row.bits == 32 {
                    let d = regs.r32_mut(&g.frame, row.row);
                    Lanes(mask).for_each(|lane| d[lane] = number(local.at(lane, offset, 4)) as u32);
                    return Ok(());
                }
                for lane in Lanes(mask) {
                    regs.write(&g.frame, row, lane, ty.extend(number(local.at(lane, offset, size))));
                }
                return Ok(());
            }
            for lane in Lanes(mask) {
                let address = self.effective(g, &op.address, lane);
                let value = number(self.bytes(g, lane, op.space, address, size, Verb::Read)?);
                self.warp.regs.write(&g.frame, row, lane, ty.extend(value));
            }
            return Ok(());
        }
        let total = size * op.elements.len();
        for lane in Lanes(mask) {
            let address = self.effective(g, &op.address, lane);
            let mut buffer = [0u8; 64];
            let bytes = self.bytes(g, lane, op.space, address, total, Verb::Read)?;
            let len = bytes.len().min(64);
            buffer[..len].copy_from_slice(&bytes[..len]);
            for (n, element) in op.elements.iter().enumerate() {
                let Some(row) = *element else { continue };
                let mut wide = [0u8; 16];
                wide[..size].copy_from_slice(&buffer[n * size..(n + 1) * size]);
                let mut value = u128::from_le_bytes(wide);
                if op.signed && size < 16 {
                    value = u128::from(Int::new(size as u32 * 8, true).extend(value as u64));
                }
                self.warp.regs.write128(&g.frame, row, lane, value);
            }
        }
        Ok(())
    }

    /// Any store.
    pub(crate) fn store(&mut self, op: &MemOp, g: &Group, mask: u32) -> Result<()> {
        let size = usize::from(op.size);
        if let [Some(row)] = op.elements[..]
            && size <= 8
        {
            if let Some(offset) = self.same_local(op, g, mask, size) {
                let Warp { local, regs, .. } = &mut *self.warp;
                for lane in Lanes(mask) {
                    let value = regs.read(&g.frame, row, lane).to_le_bytes();
                    local.at_mut(lane, offset, size).copy_from_slice(&value[..size]);
                }
                return Ok(());
            }
            for lane in Lanes(mask) {
                let address = self.effective(g, &op.address, lane);
                let value = self.warp.regs.read(&g.frame, row, lane).to_le_bytes();
                match self.bytes(g, lane, op.space, address, size, Verb::Write)? {
                    [a] => *a = value[0],
                    [a, b] => [*a, *b] = [value[0], value[1]],
                    bytes => match bytes.first_chunk_mut::<8>() {
                        Some(chunk) => *chunk = value,
                        None => bytes.copy_from_slice(&value[..size]),
                    },
                }
            }
            return Ok(());
        }
        let total = size * op.elements.len();
        for lane in Lanes(mask) {
            let address = self.effective(g, &op.address, lane);
            let mut buffer = [0u8; 64];
            for (n, element) in op.elements.iter().enumerate() {
                let Some(row) = *element else { continue };
                let value = self.warp.regs.read128(&g.frame, row, lane).to_le_bytes();
                if let Some(part) = buffer.get_mut(n * size..(n + 1) * size) {
                    part.copy_from_slice(&value[..size]);
                }
            }
            let bytes = self.bytes(g, lane, op.space, address, total, Verb::Write)?;
            let len = bytes.len().min(64);
            bytes[..len].copy_from_slice(&buffer[..len]);
        }
        Ok(())
    }

    /// Bytes of the parameter block.
    #[inline]
    pub(crate) fn param(&self, offset: u32, size: usize) -> Result<u64> {
        let mut wide = [0u8; 8];
        match self.env.params.get(offset as usize..offset as usize + size) {
            Some(bytes) => wide[..size].copy_from_slice(bytes),
            None => {
                return self.refuse(offset.into(), Space::Param, size, Verb::Read, Problem::OutOfBounds, 0);
            }
        }
        Ok(u64::from_le_bytes(wide))
    }

    /// `ld.global` and `ld` of 4 or 8 bytes into a register of that width.
    pub(crate) fn ld_global<const N: usize>(&mut self, i: &Inst, g: &Group, mask: u32) -> Result<()> {
        let addresses = *self.warp.regs.r64(&g.frame, i.a);
        let offset = i64::from(i.b as i32) as u64;
        let first = addresses[mask.trailing_zeros() as usize & (LANES - 1)].wrapping_add(offset);
        let Some(allocation) = self.memory.index_of(first).and_then(|index| self.memory.allocation(index))
        else {
            return self.load(&self.program.mem_ops[i.c as usize], g, mask);
        };
        let start = allocation.address.wrapping_sub(offset);
        let bytes = &allocation.bytes[..];
        if !allocation.is_plain() {
            return self.load(&self.program.mem_ops[i.c as usize], g, mask);
        }
        let at = first.wrapping_sub(allocation.address) as usize;
        if mask == FULL
            && let Some(spread) = spread::<N>(&addresses)
            && at.is_multiple_of(N)
            && let Some(bytes) = bytes.get(at..at.saturating_add(if spread { N * LANES } else { N }))
        {
            if N == 4 {
                let d = self.warp.regs.r32_mut(&g.frame, i.d);
                for (d, chunk) in d.iter_mut().zip(bytes.as_chunks::<4>().0) {
                    *d = u32::from_le_bytes(*chunk);
                }
                if !spread {
                    *d = [d[0]; LANES];
                }
            } else {
                let d = self.warp.regs.r64_mut(&g.frame, i.d);
                for (d, chunk) in d.iter_mut().zip(bytes.as_chunks::<8>().0) {
                    *d = u64::from_le_bytes(*chunk);
                }
                if !spread {
                    *d = [d[0]; LANES];
                }
            }
            return Ok(());
        }
        let mut missed = 0;
        for lane in Lanes(mask) {
            let at = addresses[lane].wrapping_sub(start) as usize;
            match bytes.get(at..).and_then(|rest| rest.first_chunk::<N>()) {
                Some(chunk) if at.is_multiple_of(N) => {
                    let mut wide = [0u8; 8];
                    wide[..N].copy_from_slice(chunk);
                    let value = u64::from_le_bytes(wide);
                    if N == 4 {
                        self.warp.regs.r32_mut(&g.frame, i.d)[lane] = value as u32;
                    } else {
                        self.warp.regs.r64_mut(&g.frame, i.d)[lane] = value;
                    }
                }
                _ => missed |= 1 << lane,
            }
        }
        if missed != 0 {
            // The address row may have been overwritten where the load went well, not where it did not.
            return self.load(&self.program.mem_ops[i.c as usize], g, missed);
        }
        Ok(())
    }

    /// `st.global` and `st` of 4 or 8 bytes.
    pub(crate) fn st_global<const N: usize>(&mut self, i: &Inst, g: &Group, mask: u32) -> Result<()> {
        let addresses = self.warp.regs.r64(&g.frame, i.a);
        let offset = i64::from(i.b as i32) as u64;
        let first = addresses[mask.trailing_zeros() as usize & (LANES - 1)].wrapping_add(offset);
        let index = self.memory.index_of(first);
        let Some(allocation) = index.and_then(|index| self.memory.allocation_mut(index)) else {
            return self.store(&self.program.mem_ops[i.c as usize], g, mask);
        };
        if !allocation.is_plain() || allocation.is_constant() {
            return self.store(&self.program.mem_ops[i.c as usize], g, mask);
        }
        let start = allocation.address.wrapping_sub(offset);
        let at = first.wrapping_sub(allocation.address) as usize;
        let bytes = &mut allocation.bytes[..];
        if mask == FULL
            && spread::<N>(addresses) == Some(true)
            && at.is_multiple_of(N)
            && let Some(bytes) = bytes.get_mut(at..at.saturating_add(N * LANES))
        {
            if N == 4 {
                let values = self.warp.regs.r32(&g.frame, i.d);
                for (chunk, value) in bytes.as_chunks_mut::<4>().0.iter_mut().zip(values) {
                    *chunk = value.to_le_bytes();
                }
            } else {
                let values = self.warp.regs.r64(&g.frame, i.d);
                for (chunk, value) in bytes.as_chunks_mut::<8>().0.iter_mut().zip(values) {
                    *chunk = value.to_le_bytes();
                }
            }
            return Ok(());
        }
        for lane in Lanes(mask) {
            let at = addresses[lane].wrapping_sub(start) as usize;
            let value = if N == 4 {
                u64::from(self.warp.regs.r32(&g.frame, i.d)[lane])
            } else {
                self.warp.regs.r64(&g.frame, i.d)[lane]
            };
            match bytes.get_mut(at..).and_then(|rest| rest.first_chunk_mut::<N>()) {
                Some(chunk) if at.is_multiple_of(N) => chunk.copy_from_slice(&value.to_le_bytes()[..N]),
                // From this lane on the long way, in order: a later lane may write the same place.
                _ => {
                    let rest = mask & (u32::MAX << lane);
                    return self.store(&self.program.mem_ops[i.c as usize], g, rest);
                }
            }
        }
        Ok(())
    }

    /// `ld.shared` of 4 bytes through a 32-bit address.
    pub(crate) fn ld_shared32(&mut self, i: &Inst, g: &Group, mask: u32) -> Result<()> {
        let addresses = *self.warp.regs.r32(&g.frame, i.a);
        for lane in Lanes(mask) {
            let at = addresses[lane].wrapping_add(i.b) as usize;
            match self.shared.get(at..).and_then(|rest| rest.first_chunk::<4>()) {
                Some(chunk) if at.is_multiple_of(4) && !in_hole(&self.program.shared_holes, at, 4) => {
                    self.warp.regs.r32_mut(&g.frame, i.d)[lane] = u32::from_le_bytes(*chunk);
                }
                _ => self.load(&self.program.mem_ops[i.c as usize], g, 1 << lane)?,
            }
        }
        Ok(())
    }

    /// `st.shared` of 4 bytes through a 32-bit address.
    pub(crate) fn st_shared32(&mut self, i: &Inst, g: &Group, mask: u32) -> Result<()> {
        let addresses = self.warp.regs.r32(&g.frame, i.a);
        let values = self.warp.regs.r32(&g.frame, i.d);
        for lane in Lanes(mask) {
            let at = addresses[lane].wrapping_add(i.b) as usize;
            match self.shared.get_mut(at..).and_then(|rest| rest.first_chunk_mut::<4>()) {
                Some(chunk) if at.is_multiple_of(4) && !in_hole(&self.program.shared_holes, at, 4) => {
                    *chunk = values[lane].to_le_bytes();
                }
                _ => return self.store(&self.program.mem_ops[i.c as usize], g, mask & (u32::MAX << lane)),
            }
        }
        Ok(())
    }

    /// `atom` and `red`: lane after lane.
    pub(crate) fn atomic(&mut self, op: &AtomOp, g: &Group, mask: u32) -> Result<()> {
        let size = op.ty.bytes() as usize;
        let total = size * op.elements.len();
        for lane in Lanes(mask) {
            let address = self.effective(g, &op.address, lane);
            let mut operands = [(0u128, 0u128); 16];
            for (operand, element) in operands.iter_mut().zip(&op.elements) {
                let c = element.c.map_or(0, |c| self.warp.regs.read128(&g.frame, c, lane));
                *operand = (self.warp.regs.read128(&g.frame, element.b, lane), c);
            }
            let bytes = self.bytes(g, lane, op.space, address, total, Verb::Atomic)?;
            let mut old = [0u128; 16];
            for (n, part) in bytes.chunks_exact_mut(size).enumerate().take(16) {
                let mut wide = [0u8; 16];
                wide[..size].copy_from_slice(part);
                old[n] = u128::from_le_bytes(wide);
                let (b, c) = operands[n];
                let new = update(op.kind, op.ty, old[n], b, c);
                part.copy_from_slice(&new.to_le_bytes()[..size]);
            }
            for (element, old) in op.elements.iter().zip(old) {
                if let Some(dst) = element.dst {
                    self.warp.regs.write128(&g.frame, dst, lane, old);
                }
            }
        }
        Ok(())
    }

    /// `cp.async`
    pub(crate) fn copy(&mut self, op: &CopyOp, g: &Group, mask: u32) -> Result<()> {
        let size = usize::from(op.size).min(16);
        for lane in Lanes(mask) {
            let wanted = match op.read {
                None => size,
                Some(row) if row.file == File::P => {
                    if self.warp.regs.read(&g.frame, row, lane) != 0 {
                        0
                    } else {
                        size
                    }
                }
                Some(row) => (self.warp.regs.read(&g.frame, row, lane) as usize).min(size),
            };
            let mut buffer = [0u8; 16];
            let from = self.effective(g, &op.from, lane);
            if wanted != 0 {
                // The address is aligned to the whole size, though fewer bytes are read.
                if !from.is_multiple_of(size as u64) {
                    return self.refuse(from, Space::Global, size, Verb::Read, Problem::Misaligned, lane);
                }
                for (n, byte) in buffer.iter_mut().enumerate().take(wanted) {
                    let at = from.wrapping_add(n as u64);
                    *byte = self.bytes(g, lane, MemSpace::Global, at, 1, Verb::Read)?[0];
                }
            }
            let to = self.effective(g, &op.to, lane);
            self.bytes(g, lane, MemSpace::Shared, to, size, Verb::Write)?.copy_from_slice(&buffer[..size]);
        }
        Ok(())
    }

    /// A byte string in memory that ends in 0, of limited length.
    pub(crate) fn string(&mut self, g: &Group, lane: usize, address: u64) -> Result<Vec<u8>> {
        let mut text = Vec::new();
        for n in 0..4096 {
            match self.bytes(g, lane, MemSpace::Generic, address.wrapping_add(n), 1, Verb::Read)?.first() {
                Some(&byte) if byte != 0 => text.push(byte),
                _ => break,
            }
        }
        Ok(text)
    }

    /// A number in memory.
    pub(crate) fn word(&mut self, g: &Group, lane: usize, address: u64, size: usize) -> Result<u64> {
        let mut wide = [0u8; 8];
        let bytes = self.bytes(g, lane, MemSpace::Generic, address, size, Verb::Read)?;
        wide[..size].copy_from_slice(bytes);
        Ok(u64::from_le_bytes(wide))
    }
}

/// Whether an aligned access touches a byte of shared memory that belongs to no variable.
#[inline(always)]
fn in_hole(holes: &[u64], at: usize, size: usize) -> bool {
    let Some(word) = holes.get(at / 64) else { return false };
    word >> (at % 64) & (u64::MAX >> (64 - size.clamp(1, 64))) != 0
}

/// A little-endian number of 1, 2, 4 or 8 bytes.
#[inline]
fn number(bytes: &[u8]) -> u64 {
    match *bytes {
        [a] => u64::from(a),
        [a, b] => u64::from(u16::from_le_bytes([a, b])),
        [a, b, c, d] => u64::from(u32::from_le_bytes([a, b, c, d])),
        _ => bytes.first_chunk().map_or(0, |&chunk| u64::from_le_bytes(chunk)),
    }
}

/// How the addresses of a full warp lie: `Some(true)` one behind the other, `Some(false)` all the same.
#[inline]
fn spread<const N: usize>(addresses: &[u64; LANES]) -> Option<bool> {
    let first = addresses[0];
    if addresses[1] == first {
        let same = addresses.iter().fold(0, |all, &a| all | (a ^ first));
        return (same == 0).then_some(false);
    }
    let mut wrong = 0;
    for (k, &address) in addresses.iter().enumerate() {
        wrong |= address.wrapping_sub(first) ^ (k * N) as u64;
    }
    (wrong == 0).then_some(true)
}

/// The allocation and the range in it that an access means.
fn global_range(
    memory: &mut Memory,
    address: u64,
    size: usize,
    verb: Verb,
) -> std::result::Result<(usize, usize), Problem> {
    let index = memory.index_of(address).ok_or(Problem::OutOfBounds)?;
    let allocation = memory.allocation_mut(index).ok_or(Problem::OutOfBounds)?;
    let start =
        usize::try_from(address.wrapping_sub(allocation.address)).map_err(|_| Problem::OutOfBounds)?;
    if start.checked_add(size).is_none_or(|end| end > allocation.bytes.len()) {
        return Err(Problem::OutOfBounds);
    }
    if verb != Verb::Read && allocation.is_constant() {
        return Err(Problem::Constant);
    }
    if verb != Verb::Write && allocation.first_uninit(start, size).is_some() {
        return Err(Problem::Uninitialised);
    }
    if verb != Verb::Read {
        allocation.mark_init(start, size);
    }
    Ok((index, start))
}

/// What an atomic operation stores.
fn update(kind: AtomKind, ty: Type, old: u128, b: u128, c: u128) -> u128 {
    let (x, y) = (old as u64, b as u64);
    let int = Int::new(ty.bits().min(64), is_signed(ty));
    match kind {
        AtomKind::And => old & b,
        AtomKind::Or => old | b,
        AtomKind::Xor => old ^ b,
        AtomKind::Exch => b,
        AtomKind::Cas => {
            let mask = u128::MAX >> (128 - ty.bits());
            if old & mask == b & mask { c } else { old }
        }
        AtomKind::Inc => u128::from(if x >= y { 0 } else { x + 1 }),
        AtomKind::Dec => u128::from(if x == 0 || x > y { y } else { x - 1 }),
        AtomKind::Add | AtomKind::Min | AtomKind::Max => u128::from(combine(kind, ty, int, x, y)),
    }
}

fn combine(kind: AtomKind, ty: Type, int: Int, x: u64, y: u64) -> u64 {
    let max = kind == AtomKind::Max;
    let minmax = single::MinMax { max, ..single::MinMax::default() };
    match ty {
        Type::F32 if kind == AtomKind::Add => u64::from(single::add(x as u32, y as u32, single::Mode::RN)),
        Type::F32 => u64::from(single::min_max(x as u32, y as u32, minmax)),
        Type::F64 if kind == AtomKind::Add => double::add(x, y, Round::Nearest),
        Type::F64 => double::min_max(x, y, max),
        Type::F16 | Type::BF16 | Type::F16x2 | Type::BF16x2 => {
            let format = small::format_of(matches!(ty, Type::BF16 | Type::BF16x2));
            let one = |a: u16, b: u16| match kind {
                AtomKind::Add => small::add(format, a, b, small::Mode::default()),
                _ => small::min_max(format, a, b, minmax),
            };
            let value = small::packed2(x as u32, y as u32, one);
            u64::from(if ty.bits() == 16 { value & 0xffff } else { value })
        }
        _ => match kind {
            AtomKind::Add => x.wrapping_add(y),
            _ if (int.value(x) < int.value(y)) == max => y,
            _ => x,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn atomics_follow_their_types() {
        assert_eq!(update(AtomKind::Inc, Type::U32, 5, 5, 0), 0);
        assert_eq!(update(AtomKind::Inc, Type::U32, 4, 5, 0), 5);
        assert_eq!(update(AtomKind::Dec, Type::U32, 0, 5, 0), 5);
        assert_eq!(update(AtomKind::Dec, Type::U32, 9, 5, 0), 5);
        assert_eq!(update(AtomKind::Min, Type::S32, 0xffff_ffff, 0, 0), 0xffff_ffff);
        assert_eq!(update(AtomKind::Min, Type::U32, 0xffff_ffff, 0, 0), 0);
        assert_eq!(update(AtomKind::Cas, Type::B32, 7, 7, 9), 9);
        assert_eq!(update(AtomKind::Cas, Type::B32, 7, 8, 9), 7);
        let one = u128::from(1.0f32.to_bits());
        assert_eq!(update(AtomKind::Add, Type::F32, one, one, 0), u128::from(2.0f32.to_bits()));
        assert_eq!(update(AtomKind::Add, Type::F16x2, 0x3c00_3c00, 0x3c00_4000, 0), 0x4000_4200);
    }

    #[test]
    fn a_generic_address_is_no_offset_in_a_named_space() {
        assert!(locate(MemSpace::Shared, 16).is_ok());
        assert_eq!(locate(MemSpace::Shared, SHARED_BASE), Err((Space::Shared, Space::Shared)));
        assert_eq!(locate(MemSpace::Generic, SHARED_BASE + 8), Ok((Space::Shared, 8)));
        assert_eq!(locate(MemSpace::Global, LOCAL_BASE), Err((Space::Global, Space::Local)));
    }
}
