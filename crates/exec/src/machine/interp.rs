//! The dispatch loop: runs one group until it ends, waits, or meets others.

use super::fault::{Kind, Result, fault};
use super::regs::{LANES, Lanes};
use super::warp::{Group, State, Warp};
use super::{Env, Outbox};
use crate::eval::{compare_float, lane as eval_lane};
use crate::memory::Memory;
use crate::program::{ALWAYS, CONST, Cmp, FCmp, File, Inst, Op, Program, Slow};
use num::{int, single};
use ptx::Op as P;

/// Everything that a group works on.
pub(crate) struct Cx<'m> {
    pub(crate) program: &'m Program,
    pub(crate) memory: &'m mut Memory,
    pub(crate) env: &'m Env<'m>,
    pub(crate) out: &'m mut Outbox,
    pub(crate) shared: &'m mut [u8],
    pub(crate) ctaid: [u32; 3],
    pub(crate) warp: &'m mut Warp,
    /// Instructions executed so far in the launch.
    pub(crate) steps: u64,
    /// When the group has to give way at the next point where it can.
    pub(crate) deadline: u64,
    /// Depth and position of the group that runs if this one comes behind it.
    pub(crate) rival: (u32, u32),
}

/// Why a group stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stop {
    /// It may go on: another group should be looked at first.
    Yield,
    /// All its lanes have exited.
    Done,
    /// It waits, as its state says.
    Blocked,
    /// It stands at a barrier with all that it needs to arrive.
    Arrive,
}

impl Cx<'_> {
    /// Runs a group. Its place in the list of groups is updated by the caller.
    pub(crate) fn run(&mut self, g: &mut Group) -> Result<Stop> {
        let code = &self.program.code[..];
        let mut f = g.frame;
        loop {
            let i = code[g.pc as usize];
            self.steps += 1;
            let mut mask = g.mask;
            if i.guard != ALWAYS {
                let p = self.warp.regs.p(&f, i.guard & !CONST);
                mask &= if i.guard & CONST != 0 { !p } else { p };
                if mask == 0 {
                    g.pc += 1;
                    continue;
                }
            }
            let r = &mut self.warp.regs;
            match i.op {
                Op::Mov32 => r.un32(&f, &i, mask, |a| a),
                Op::Mov64 => r.un64(&f, &i, mask, |a| a),
                Op::Mov128 => r.mov128(&f, &i, mask),
                Op::MovP => r.logic(&f, &i, mask, |a, _| a),
                Op::Sel32 => r.select32(&f, &i, mask),
                Op::Sel64 => r.select64(&f, &i, mask),
                Op::Lo32 => r.narrow(&f, &i, mask, |a| a as u32),
                Op::Hi32 => r.narrow(&f, &i, mask, |a| (a >> 32) as u32),
                Op::Pair64 => r.wide(&f, &i, mask, |a, b| u64::from(b) << 32 | u64::from(a)),
                Op::Sreg => self.sreg(&i, g, mask),
                Op::LocalAddr => self.local_address(&i, g, mask),

                Op::Add32 => r.bin32(&f, &i, mask, u32::wrapping_add),
                Op::Sub32 => r.bin32(&f, &i, mask, u32::wrapping_sub),
                Op::Mul32 => r.bin32(&f, &i, mask, u32::wrapping_mul),
                Op::Mad32 => r.tri32(&f, &i, mask, |a, b, c| a.wrapping_mul(b).wrapping_add(c)),
                Op::And32 => r.bin32(&f, &i, mask, |a, b| a & b),
                Op::Or32 => r.bin32(&f, &i, mask, |a, b| a | b),
                Op::Xor32 => r.bin32(&f, &i, mask, |a, b| a ^ b),
                Op::Not32 => r.un32(&f, &i, mask, |a| !a),
                Op::Shl32 => r.bin32(&f, &i, mask, int::shl_b32),
                Op::ShrU32 => r.bin32(&f, &i, mask, int::shr_u32),
                Op::ShrS32 => r.bin32(&f, &i, mask, int::shr_s32),
                Op::MinU32 => r.bin32(&f, &i, mask, u32::min),
                Op::MaxU32 => r.bin32(&f, &i, mask, u32::max),
                Op::MinS32 => r.bin32(&f, &i, mask, |a, b| (a as i32).min(b as i32) as u32),
                Op::MaxS32 => r.bin32(&f, &i, mask, |a, b| (a as i32).max(b as i32) as u32),
                Op::MulHiU32 => r.bin32(&f, &i, mask, int::mul_hi_u32),
                Op::MulHiS32 => r.bin32(&f, &i, mask, int::mul_hi_s32),
                Op::DivU32 => r.bin32(&f, &i, mask, int::div_u32),
                Op::DivS32 => r.bin32(&f, &i, mask, int::div_s32),
                Op::RemU32 => r.bin32(&f, &i, mask, int::rem_u32),
                Op::RemS32 => r.bin32(&f, &i, mask, int::rem_s32),
                Op::Sext16 => r.un32(&f, &i, mask, |a| i32::from(a as i16) as u32),
                Op::Lop3 => r.tri32(&f, &i, mask, |a, b, c| int::lop3(a, b, c, 0)),
                Op::ShfLWrap => r.tri32(&f, &i, mask, |a, b, c| int::shf(a, b, c, true, true)),

                Op::Add64 => r.bin64(&f, &i, mask, u64::wrapping_add),
                Op::Sub64 => r.bin64(&f, &i, mask, u64::wrapping_sub),
                Op::Mul64 => r.bin64(&f, &i, mask, u64::wrapping_mul),
                Op::Mad64 => r.tri64(&f, &i, mask, |a, b, c| a.wrapping_mul(b).wrapping_add(c)),
                Op::And64 => r.bin64(&f, &i, mask, |a, b| a & b),
                Op::Or64 => r.bin64(&f, &i, mask, |a, b| a | b),
                Op::Xor64 => r.bin64(&f, &i, mask, |a, b| a ^ b),
                Op::Not64 => r.un64(&f, &i, mask, |a| !a),
                Op::Shl64 => r.shift64(&f, &i, mask, int::shl_b64),
                Op::ShrU64 => r.shift64(&f, &i, mask, int::shr_u64),
                Op::ShrS64 => r.shift64(&f, &i, mask, int::shr_s64),
                Op::MulWideU32 => r.wide(&f, &i, mask, |a, b| u64::from(a) * u64::from(b)),
                Op::MulWideS32 => r.wide(&f, &i, mask, mul_wide_s32),
                Op::MadWideU32 => {
                    r.wide_add(&f, &i, mask, |a, b, c| (u64::from(a) * u64::from(b)).wrapping_add(c));
                }
                Op::MadWideS32 => r.wide_add(&f, &i, mask, |a, b, c| mul_wide_s32(a, b).wrapping_add(c)),
                Op::Zext64 => r.widen(&f, &i, mask, u64::from),
                Op::Sext64 => r.widen(&f, &i, mask, |a| i64::from(a as i32) as u64),

                Op::AddF32 => r.bin32(&f, &i, mask, |a, b| single::add(a, b, single::Mode::RN)),
                Op::SubF32 => r.bin32(&f, &i, mask, |a, b| single::sub(a, b, single::Mode::RN)),
                Op::MulF32 => r.bin32(&f, &i, mask, |a, b| single::mul(a, b, single::Mode::RN)),
                Op::FmaF32 => r.fma32(&f, &i, mask, 0, 0),
                Op::FmsF32 => r.fma32(&f, &i, mask, 0, 1 << 31),
                Op::FnmaF32 => r.fma32(&f, &i, mask, 1 << 31, 0),
                Op::DivF32 => r.bin32(&f, &i, mask, |a, b| single::div(a, b, single::Mode::RN)),
                Op::NegF32 => r.un32(&f, &i, mask, |a| a ^ 0x8000_0000),
                Op::AbsF32 => r.un32(&f, &i, mask, |a| a & 0x7fff_ffff),
                Op::MinF32 => r.bin32(&f, &i, mask, |a, b| single::min_max(a, b, MIN)),
                Op::MaxF32 => r.bin32(&f, &i, mask, |a, b| single::min_max(a, b, MAX)),
                Op::AddF64 => r.bin64(&f, &i, mask, |a, b| num::double::add(a, b, num::Round::Nearest)),
                Op::SubF64 => r.bin64(&f, &i, mask, |a, b| num::double::sub(a, b, num::Round::Nearest)),
                Op::MulF64 => r.bin64(&f, &i, mask, |a, b| num::double::mul(a, b, num::Round::Nearest)),
                Op::FmaF64 => r.tri64(&f, &i, mask, fma64),
                Op::FmsF64 => r.tri64(&f, &i, mask, |a, b, c| fma64(a, b, c ^ (1 << 63))),
                Op::FnmaF64 => r.tri64(&f, &i, mask, |a, b, c| fma64(a ^ (1 << 63), b, c)),
                Op::DivF64 => r.bin64(&f, &i, mask, |a, b| num::double::div(a, b, num::Round::Nearest)),
                Op::CvtF32S32 => r.un32(&f, &i, mask, |a| (a as i32 as f32).to_bits()),
                Op::CvtF32U32 => r.un32(&f, &i, mask, |a| (a as f32).to_bits()),
                Op::CvtS32F32 => r.un32(&f, &i, mask, |a| f32::from_bits(a) as i32 as u32),
                Op::CvtF64S32 => r.widen(&f, &i, mask, |a| f64::from(a as i32).to_bits()),
                Op::CvtF64F32 => r.widen(&f, &i, mask, |a| f64::from(f32::from_bits(a)).to_bits()),
                Op::CvtF32F64 => r.narrow(&f, &i, mask, num::convert::f64_to_f32),

                Op::Setp32(cmp) => setp32(r, &f, &i, mask, cmp),
                Op::Setp64(cmp) => setp64(r, &f, &i, mask, cmp),
                Op::SetpF32(cmp) => setp_f32(r, &f, &i, mask, cmp),
                Op::SetpF64(cmp) => {
                    r.test64(&f, &i, mask, |a, b| compare_float(cmp, f64::from_bits(a), f64::from_bits(b)));
                }
                Op::AndP => r.logic(&f, &i, mask, |a, b| a & b),
                Op::OrP => r.logic(&f, &i, mask, |a, b| a | b),
                Op::XorP => r.logic(&f, &i, mask, |a, b| a ^ b),
                Op::NotP => r.logic(&f, &i, mask, |a, _| !a),

                Op::LdG32 => self.ld_global::<4>(&i, g, mask)?,
                Op::LdG64 => self.ld_global::<8>(&i, g, mask)?,
                Op::StG32 => self.st_global::<4>(&i, g, mask)?,
                Op::StG64 => self.st_global::<8>(&i, g, mask)?,
                Op::LdS32 => self.ld_shared32(&i, g, mask)?,
                Op::StS32 => self.st_shared32(&i, g, mask)?,
                Op::LdS64 | Op::Load => self.load(&self.program.mem_ops[i.c as usize], g, mask)?,
                Op::StS64 | Op::Store => self.store(&self.program.mem_ops[i.c as usize], g, mask)?,
                Op::LdParam32 => {
                    let value = self.param(i.a, 4)? as u32;
                    self.warp.regs.fill32(&f, i.d, mask, value);
                }
                Op::LdParam64 => {
                    let value = self.param(i.a, 8)?;
                    self.warp.regs.fill64(&f, i.d, mask, value);
                }
                Op::Atom => self.atomic(&self.program.atoms[i.c as usize], g, mask)?,
                Op::Copy => self.copy(&self.program.copies[i.c as usize], g, mask)?,
                Op::Slow => self.slow(&self.program.slow[i.c as usize], g, mask)?,
                Op::Nop => {}

                Op::Bra => {
                    self.branch(g, mask, i.a);
                    continue;
                }
                Op::Join => {
                    if self.steps >= self.deadline || (!self.warp.groups.is_empty() && self.gives_way(g)) {
                        return Ok(Stop::Yield);
                    }
                }
                Op::Brx => {
                    self.branch_table(&i, g, mask);
                    continue;
                }
                Op::Call => {
                    self.call(i.c, g, mask)?;
                    f = g.frame;
                    continue;
                }
                Op::Ret | Op::End => {
                    if self.split_rest(g, mask) {
                        g.mask = mask;
                    }
                    if self.ret(g) {
                        if !self.warp.groups.is_empty() {
                            return Ok(Stop::Yield);
                        }
                        f = g.frame;
                        continue;
                    }
                    return Ok(Stop::Done);
                }
                Op::Exit => {
                    self.split_rest(g, mask);
                    g.mask = mask;
                    return Ok(Stop::Done);
                }
                Op::Trap => return fault(Kind::Trap, mask.trailing_zeros() as usize),
                Op::Unsupported => return fault(Kind::Unsupported(i.c), mask.trailing_zeros() as usize),
                Op::Warp => {
                    self.split_rest(g, mask);
                    g.mask = mask;
                    if !self.warp_op(g)? {
                        return Ok(Stop::Blocked);
                    }
                }
                Op::Barrier => {
                    self.split_rest(g, mask);
                    g.mask = mask;
                    let op = &self.program.barriers[i.c as usize];
                    if op.aligned && g.mask != self.warp.alive {
                        g.state = State::Aligned;
                        return Ok(Stop::Blocked);
                    }
                    return Ok(Stop::Arrive);
                }
            }
            g.pc += 1;
        }
    }

    /// Lanes that an instruction leaves out go on behind it as a group of their own.
    pub(crate) fn split_rest(&mut self, g: &Group, mask: u32) -> bool {
        let rest = g.mask & !mask;
        if rest != 0 {
            self.part(g, rest, g.pc + 1);
        }
        rest != 0
    }

    /// Some lanes of a group go on elsewhere, together with those that are there already.
    fn part(&mut self, g: &Group, mask: u32, pc: u32) {
        let there =
            |other: &&mut Group| other.pc == pc && other.node == g.node && other.state == State::Ready;
        if let Some(other) = self.warp.groups.iter_mut().find(there) {
            other.mask |= mask;
            return;
        }
        if self.warp.groups.is_empty() {
            self.deadline = self.deadline.min(self.steps + super::GROUP_SLICE);
        }
        self.warp.stacks.hold(g.node);
        self.warp.groups.push(Group { mask, pc, state: State::Ready, ..*g });
        let depth = self.warp.stacks.depth(g.node);
        if depth > self.rival.0 || (depth == self.rival.0 && pc < self.rival.1) {
            self.rival = (depth, pc);
        }
    }

    /// Whether another group comes first, or stands here too.
    fn gives_way(&self, g: &Group) -> bool {
        let depth = self.warp.stacks.depth(g.node);
        depth < self.rival.0 || (depth == self.rival.0 && g.pc >= self.rival.1)
    }

    /// A branch of the lanes in `mask`; the group goes on with those that stand at the lower position.
    #[inline]
    fn branch(&mut self, g: &mut Group, mask: u32, target: u32) {
        if mask == g.mask {
            g.pc = target;
            return;
        }
        let (taken, other) = ((mask, target), (g.mask & !mask, g.pc + 1));
        let (now, later) = if target < g.pc { (taken, other) } else { (other, taken) };
        self.part(g, later.0, later.1);
        (g.mask, g.pc) = now;
    }

    /// A branch through a table; an index behind its end is undefined, and ends at the last target.
    fn branch_table(&mut self, i: &Inst, g: &mut Group, mask: u32) {
        if self.split_rest(g, mask) {
            g.mask = mask;
        }
        let table = &self.program.tables[i.c as usize];
        let index = *self.warp.regs.r32(&g.frame, i.a);
        let next = g.pc + 1;
        let target = |k: usize| table.get(index[k] as usize).or(table.last()).copied().unwrap_or(next);
        let mut left = mask;
        let mut first = true;
        let base = *g;
        while left != 0 {
            let to = target(left.trailing_zeros() as usize);
            let same = Lanes(left).filter(|&k| target(k) == to).fold(0, |m, k| m | 1u32 << k);
            left &= !same;
            if first {
                (g.mask, g.pc) = (same, to);
                first = false;
            } else {
                self.part(&base, same, to);
            }
        }
    }

    fn local_address(&mut self, i: &Inst, g: &Group, mask: u32) {
        let offset = g.frame.local.wrapping_add(i.a);
        if i.b != 0 {
            let d = self.warp.regs.r64_mut(&g.frame, i.d);
            for k in Lanes(mask) {
                d[k] = u64::from(offset);
            }
        } else {
            let d = self.warp.regs.r32_mut(&g.frame, i.d);
            for k in Lanes(mask) {
                d[k] = offset;
            }
        }
    }

    /// Evaluates an instruction lane by lane.
    fn slow(&mut self, slow: &Slow, g: &Group, mask: u32) -> Result<()> {
        let f = &g.frame;
        if matches!(slow.op, P::Alloca | P::StackSave | P::StackRestore) {
            return self.stack_op(slow, g, mask);
        }
        if slow.op == P::Mov || (slow.op == P::Bfe && slow.src.len() == 2) {
            self.parts(slow, g, mask);
            return Ok(());
        }
        for k in Lanes(mask) {
            let mut v = [0u64; 5];
            for (value, &row) in v.iter_mut().zip(&slow.src) {
                *value = self.warp.regs.read(f, row, k);
            }
            let carry = self.warp.regs.p(f, slow.carry) >> k & 1 != 0;
            let out = eval_lane(slow, v, carry);
            if let Some(d) = slow.dst[0] {
                self.warp.regs.write(f, d, k, out.value);
            }
            if let Some(q) = slow.dst[1] {
                self.warp.regs.write(f, q, k, u64::from(out.second));
            }
            if let Some(carry) = out.carry {
                self.warp.regs.set_p(f, slow.carry, 1 << k, u32::from(carry) << k);
            }
        }
        Ok(())
    }

    /// Packs rows into a wider one, or takes a part out of one.
    fn parts(&mut self, slow: &Slow, g: &Group, mask: u32) {
        let f = &g.frame;
        let Some(d) = slow.dst[0] else { return };
        let regs = &mut self.warp.regs;
        for k in Lanes(mask) {
            let value = if slow.op == P::Bfe {
                let part = regs.read128(f, slow.src[0], k) >> (regs.read(f, slow.src[1], k) & 127);
                let bits = slow.ty.bits();
                let signed = crate::eval::is_signed(slow.ty);
                u128::from(num::convert::Int::new(bits.min(64), signed).extend(part as u64))
            } else {
                let width = slow.from.bits().min(64);
                slow.src.iter().enumerate().fold(0u128, |all, (n, &row)| {
                    let part = regs.read(f, row, k) & (u64::MAX >> (64 - width));
                    all | u128::from(part) << (n as u32 * width)
                })
            };
            regs.write128(f, d, k, value);
        }
    }

    /// `alloca`, `stacksave`, `stackrestore`.
    fn stack_op(&mut self, slow: &Slow, g: &Group, mask: u32) -> Result<()> {
        let f = &g.frame;
        for k in Lanes(mask) {
            let read = |n: usize| slow.src.get(n).map(|&row| self.warp.regs.read(f, row, k));
            match slow.op {
                P::Alloca => {
                    let (size, align) = (read(0).unwrap_or(0), read(1).unwrap_or(16));
                    let Some(at) = self.warp.local.allocate(k, size, align, self.env.local_limit) else {
                        return fault(Kind::Stack, k);
                    };
                    if let Some(d) = slow.dst[0] {
                        self.warp.regs.write(f, d, k, at);
                    }
                }
                P::StackSave => {
                    if let Some(d) = slow.dst[0] {
                        self.warp.regs.write(f, d, k, self.warp.local.pointer(k));
                    }
                }
                _ => {
                    let pointer = read(0).unwrap_or(0);
                    self.warp.local.restore(k, pointer);
                }
            }
        }
        Ok(())
    }

    fn sreg(&mut self, i: &Inst, g: &Group, mask: u32) {
        use ptx::Special as S;
        let sreg = self.program.sregs[i.a as usize];
        let component = usize::from(sreg.register.component.unwrap_or(0));
        let register = sreg.register.register;
        if register == S::Tid && component < 3 && sreg.dst.file == File::R32 {
            let row = self.warp.tid[component];
            let d = self.warp.regs.r32_mut(&g.frame, sreg.dst.row);
            if sreg.dst.bits == 32 {
                for k in Lanes(mask) {
                    d[k] = row[k];
                }
                return;
            }
        }
        for k in Lanes(mask) {
            let bit = 1u64 << k;
            let value = match register {
                S::Tid => self.warp.tid.get(component).map_or(0, |row| u64::from(row[k])),
                S::LaneId => k as u64,
                S::LaneMaskEq => bit,
                S::LaneMaskLe => bit | (bit - 1),
                S::LaneMaskLt => bit - 1,
                S::LaneMaskGe => !(bit - 1) & 0xffff_ffff,
                S::LaneMaskGt => !(bit | (bit - 1)) & 0xffff_ffff,
                _ => {
                    let value = self.uniform(register, component);
                    match (sreg.dst.file, sreg.dst.bits) {
                        (File::R32, 32) => self.warp.regs.fill32(&g.frame, sreg.dst.row, mask, value as u32),
                        (File::R64, _) => self.warp.regs.fill64(&g.frame, sreg.dst.row, mask, value),
                        _ => Lanes(mask).for_each(|k| self.warp.regs.write(&g.frame, sreg.dst, k, value)),
                    }
                    return;
                }
            };
            self.warp.regs.write(&g.frame, sreg.dst, k, value);
        }
    }

    /// A special register that is the same for all lanes.
    fn uniform(&self, register: ptx::Special, component: usize) -> u64 {
        use ptx::Special as S;
        let env = self.env;
        let dims = |value: [u32; 3]| value.get(component).copied().map_or(1, u64::from);
        let index = |value: [u32; 3]| value.get(component).copied().map_or(0, u64::from);
        match register {
            S::NTid => dims(env.block),
            S::CtaId | S::ClusterId => index(self.ctaid),
            S::NCtaId | S::NClusterId => dims(env.grid),
            S::WarpId => u64::from(self.warp.index),
            S::NWarpId => u64::from(env.block.iter().product::<u32>().div_ceil(LANES as u32)),
            S::ClusterNCtaId | S::NSmId | S::ClusterNCtaRank | S::GridId => 1,
            // The clock counts executed instructions.
            S::Clock | S::Clock64 | S::GlobalTimer => self.steps,
            S::GlobalTimerLo => self.steps & 0xffff_ffff,
            S::ClockHi | S::GlobalTimerHi => self.steps >> 32,
            S::TotalSmemSize | S::AggrSmemSize => self.shared.len() as u64,
            S::DynamicSmemSize => u64::from(env.dynamic_shared),
            _ => 0,
        }
    }
}

const MIN: single::MinMax = single::MinMax { max: false, ftz: false, nan: false, xorsign_abs: false };
const MAX: single::MinMax = single::MinMax { max: true, ftz: false, nan: false, xorsign_abs: false };

#[inline]
fn fma64(a: u64, b: u64, c: u64) -> u64 {
    num::double::fma(a, b, c, num::Round::Nearest)
}

#[inline]
fn mul_wide_s32(a: u32, b: u32) -> u64 {
    (i64::from(a as i32) * i64::from(b as i32)) as u64
}

#[inline]
fn setp32(r: &mut super::regs::Regs, f: &super::regs::Frame, i: &Inst, mask: u32, cmp: Cmp) {
    let s = |x: u32| x as i32;
    match cmp {
        Cmp::Eq => r.test32(f, i, mask, |a, b| a == b),
        Cmp::Ne => r.test32(f, i, mask, |a, b| a != b),
        Cmp::LtS => r.test32(f, i, mask, |a, b| s(a) < s(b)),
        Cmp::LeS => r.test32(f, i, mask, |a, b| s(a) <= s(b)),
        Cmp::GtS => r.test32(f, i, mask, |a, b| s(a) > s(b)),
        Cmp::GeS => r.test32(f, i, mask, |a, b| s(a) >= s(b)),
        Cmp::LtU => r.test32(f, i, mask, |a, b| a < b),
        Cmp::LeU => r.test32(f, i, mask, |a, b| a <= b),
        Cmp::GtU => r.test32(f, i, mask, |a, b| a > b),
        Cmp::GeU => r.test32(f, i, mask, |a, b| a >= b),
    }
}

#[inline]
fn setp64(r: &mut super::regs::Regs, f: &super::regs::Frame, i: &Inst, mask: u32, cmp: Cmp) {
    let s = |x: u64| x as i64;
    match cmp {
        Cmp::Eq => r.test64(f, i, mask, |a, b| a == b),
        Cmp::Ne => r.test64(f, i, mask, |a, b| a != b),
        Cmp::LtS => r.test64(f, i, mask, |a, b| s(a) < s(b)),
        Cmp::LeS => r.test64(f, i, mask, |a, b| s(a) <= s(b)),
        Cmp::GtS => r.test64(f, i, mask, |a, b| s(a) > s(b)),
        Cmp::GeS => r.test64(f, i, mask, |a, b| s(a) >= s(b)),
        Cmp::LtU => r.test64(f, i, mask, |a, b| a < b),
        Cmp::LeU => r.test64(f, i, mask, |a, b| a <= b),
        Cmp::GtU => r.test64(f, i, mask, |a, b| a > b),
        Cmp::GeU => r.test64(f, i, mask, |a, b| a >= b),
    }
}

#[inline]
fn setp_f32(r: &mut super::regs::Regs, f: &super::regs::Frame, i: &Inst, mask: u32, cmp: FCmp) {
    let v = f32::from_bits;
    match cmp {
        FCmp::Eq => r.test32(f, i, mask, |a, b| v(a) == v(b)),
        FCmp::Lt => r.test32(f, i, mask, |a, b| v(a) < v(b)),
        FCmp::Le => r.test32(f, i, mask, |a, b| v(a) <= v(b)),
        FCmp::Gt => r.test32(f, i, mask, |a, b| v(a) > v(b)),
        FCmp::Ge => r.test32(f, i, mask, |a, b| v(a) >= v(b)),
        FCmp::Neu => r.test32(f, i, mask, |a, b| v(a) != v(b)),
        _ => r.test32(f, i, mask, |a, b| compare_float(cmp, f64::from(v(a)), f64::from(v(b)))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signed_products_are_wide() {
        assert_eq!(mul_wide_s32(u32::MAX, 2), -2i64 as u64);
    }
}
