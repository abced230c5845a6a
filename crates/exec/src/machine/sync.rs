//! Operations between the lanes of a warp: shuffles, votes, matches, reductions, `bar.warp.sync`.
//!
//! A `.sync` operation waits until exactly the lanes of its mask (those of them that have not exited) have come to an
//! operation with the same meaning and the same mask; they may have come by different instructions.

use super::fault::{Kind, Result, fault};
use super::interp::Cx;
use super::regs::{LANES, Lanes};
use super::warp::{Group, State, Warp};
use crate::eval::is_signed;
use crate::program::{Program, WarpKind, WarpOp};
use num::convert::Int;
use num::single;
use ptx::Type;

/// A group that takes part in an operation.
#[derive(Clone, Copy)]
struct Part<'p> {
    group: Group,
    op: &'p WarpOp,
}

fn op_at(program: &Program, pc: u32) -> &WarpOp {
    &program.warp_ops[program.code[pc as usize].c as usize]
}

/// Whether two operations can meet.
fn same_meaning(a: &WarpOp, b: &WarpOp) -> bool {
    a.kind == b.kind && a.ty == b.ty
}

impl Cx<'_> {
    /// Executes an operation for a group if all that it waits for are there; says whether it was.
    pub(crate) fn warp_op(&mut self, g: &mut Group) -> Result<bool> {
        let program = self.program;
        let op = op_at(program, g.pc);
        let Some(mask_row) = op.mask else {
            execute(self.warp, &[Part { group: *g, op }]);
            return Ok(true);
        };
        // Lanes with different masks are different meetings: they part here.
        let mask_of = |warp: &Warp, lane: usize| warp.regs.read(&g.frame, mask_row, lane) as u32;
        let first = mask_of(self.warp, g.mask.trailing_zeros() as usize);
        let same = Lanes(g.mask).filter(|&k| mask_of(self.warp, k) == first).fold(0, |m, k| m | 1u32 << k);
        if same != g.mask {
            self.warp.stacks.hold(g.node);
            self.warp.groups.push(Group { mask: g.mask & !same, state: State::Ready, ..*g });
            g.mask = same;
        }
        if same & !first != 0 {
            return fault(Kind::OutsideMask(first), (same & !first).trailing_zeros() as usize);
        }
        let wanted = first & self.warp.alive;
        if same == wanted {
            execute(self.warp, &[Part { group: *g, op }]);
            return Ok(true);
        }
        g.state = State::Lanes(first);
        Ok(false)
    }
}

/// Executes operations whose lanes have all come, in a warp where every group has stopped.
///
/// Returns whether a group can go on.
pub(crate) fn settle(warp: &mut Warp, program: &Program) -> bool {
    let mut moved = false;
    let mut at = 0;
    while at < warp.groups.len() {
        let State::Lanes(mask) = warp.groups[at].state else {
            at += 1;
            continue;
        };
        let op = op_at(program, warp.groups[at].pc);
        let meets = |g: &Group| g.state == State::Lanes(mask) && same_meaning(op, op_at(program, g.pc));
        let there = warp.groups.iter().filter(|g| meets(g)).fold(0, |m, g| m | g.mask);
        if there == mask & warp.alive {
            let parts: Vec<Part<'_>> = warp
                .groups
                .iter()
                .filter(|g| meets(g))
                .map(|&group| Part { group, op: op_at(program, group.pc) })
                .collect();
            execute(warp, &parts);
            for group in &mut warp.groups {
                if group.state == State::Lanes(mask) && same_meaning(op, op_at(program, group.pc)) {
                    group.state = State::Ready;
                    group.pc += 1;
                }
            }
            moved = true;
        }
        at += 1;
    }
    moved
}

/// Values that the lanes bring and take.
struct Values {
    a: [u64; LANES],
    b: [u32; LANES],
    c: [u32; LANES],
    members: u32,
}

fn execute(warp: &mut Warp, parts: &[Part<'_>]) {
    let Some(first) = parts.first() else { return };
    let kind = first.op.kind;
    let mut v = Values { a: [0; LANES], b: [0; LANES], c: [0; LANES], members: 0 };
    for part in parts {
        v.members |= part.group.mask;
        for lane in Lanes(part.group.mask) {
            let read =
                |n: usize| part.op.src.get(n).map_or(0, |&row| warp.regs.read(&part.group.frame, row, lane));
            v.a[lane] = read(0) ^ u64::from(part.op.negated);
            v.b[lane] = read(1) as u32;
            v.c[lane] = read(2) as u32;
        }
    }
    let (values, flags) = compute(kind, first.op, &v);
    for part in parts {
        let (op, group) = (part.op, &part.group);
        for lane in Lanes(group.mask) {
            if let Some(d) = op.d {
                warp.regs.write(&group.frame, d, lane, values[lane]);
            }
            if let Some(p) = op.p {
                warp.regs.write(&group.frame, p, lane, u64::from(flags >> lane & 1));
            }
        }
    }
}

/// The values and predicates that an operation gives each lane.
fn compute(kind: WarpKind, op: &WarpOp, v: &Values) -> ([u64; LANES], u32) {
    let mut values = [0u64; LANES];
    let mut flags = 0u32;
    let members = v.members;
    let votes = Lanes(members).filter(|&k| v.a[k] & 1 != 0).fold(0u32, |m, k| m | 1 << k);
    let all = |yes: bool| if yes { u32::MAX } else { 0 };
    match kind {
        WarpKind::BarWarp => {}
        WarpKind::ActiveMask => values.fill(members.into()),
        WarpKind::VoteAll => flags = all(votes == members),
        WarpKind::VoteAny => flags = all(votes != 0),
        WarpKind::VoteUni => flags = all(votes == 0 || votes == members),
        WarpKind::VoteBallot => values.fill(votes.into()),
        WarpKind::Elect => {
            let leader = members.trailing_zeros();
            values.fill(leader.into());
            flags = 1u32.checked_shl(leader).unwrap_or(0);
        }
        WarpKind::ShflUp | WarpKind::ShflDown | WarpKind::ShflBfly | WarpKind::ShflIdx => {
            for lane in Lanes(members) {
                let (from, inside) = shuffle(kind, lane as u32, v.b[lane], v.c[lane]);
                values[lane] = v.a[from as usize];
                flags |= u32::from(inside) << lane;
            }
        }
        WarpKind::MatchAny => {
            for lane in Lanes(members) {
                let same = Lanes(members).filter(|&k| v.a[k] == v.a[lane]);
                values[lane] = same.fold(0u64, |m, k| m | 1 << k);
            }
        }
        WarpKind::MatchAll => {
            let first = v.a[members.trailing_zeros() as usize & (LANES - 1)];
            let same = Lanes(members).all(|k| v.a[k] == first);
            values.fill(if same { members.into() } else { 0 });
            flags = all(same);
        }
        _ => {
            let mut lanes = Lanes(members);
            let first = lanes.next().map_or(0, |k| v.a[k]);
            values.fill(lanes.fold(reduce_one(op, first), |x, k| reduce(kind, op, x, v.a[k])));
        }
    }
    (values, flags)
}

/// The lane that a shuffle reads from, and whether it lies in the segment (PTX ISA, "shfl.sync").
fn shuffle(kind: WarpKind, lane: u32, b: u32, c: u32) -> (u32, bool) {
    let (b, clamp, segment) = (b & 31, c & 31, c >> 8 & 31);
    let max = (lane & segment) | (clamp & !segment);
    let min = lane & segment;
    let (from, inside) = match kind {
        WarpKind::ShflUp => {
            let from = lane as i32 - b as i32;
            (from, from >= max as i32)
        }
        WarpKind::ShflDown => ((lane + b) as i32, lane + b <= max),
        WarpKind::ShflBfly => ((lane ^ b) as i32, (lane ^ b) <= max),
        _ => {
            let from = min | (b & !segment);
            (from as i32, from <= max)
        }
    };
    if inside { (from as u32 & 31, true) } else { (lane, false) }
}

/// A single value as a reduction takes it (`.abs` of floats).
fn reduce_one(op: &WarpOp, value: u64) -> u64 {
    if op.ty == Type::F32 && op.mods.approx { value & 0x7fff_ffff } else { value }
}

fn reduce(kind: WarpKind, op: &WarpOp, x: u64, y: u64) -> u64 {
    let int = Int::new(32, is_signed(op.ty));
    let max = kind == WarpKind::ReduxMax;
    match kind {
        WarpKind::ReduxAdd => x.wrapping_add(y) & 0xffff_ffff,
        WarpKind::ReduxAnd => x & y,
        WarpKind::ReduxOr => x | y,
        WarpKind::ReduxXor => x ^ y,
        _ if op.ty == Type::F32 => {
            let mode = single::MinMax { max, nan: op.mods.nan, ..single::MinMax::default() };
            single::min_max(x as u32, reduce_one(op, y) as u32, mode).into()
        }
        _ if (int.value(x) < int.value(y)) == max => y,
        _ => x,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shuffles_stay_in_their_segment() {
        // Whole warp: clamp 31 (0 for up), no segment.
        assert_eq!(shuffle(WarpKind::ShflDown, 3, 4, 0x1f), (7, true));
        assert_eq!(shuffle(WarpKind::ShflDown, 30, 4, 0x1f), (30, false));
        assert_eq!(shuffle(WarpKind::ShflUp, 3, 4, 0), (3, false));
        assert_eq!(shuffle(WarpKind::ShflUp, 5, 4, 0), (1, true));
        assert_eq!(shuffle(WarpKind::ShflBfly, 5, 1, 0x1f), (4, true));
        assert_eq!(shuffle(WarpKind::ShflIdx, 5, 31, 0x1f), (31, true));
        // Segments of 8 lanes: mask 0x18 in bits 8 to 12.
        assert_eq!(shuffle(WarpKind::ShflIdx, 13, 2, 0x181f), (10, true));
        assert_eq!(shuffle(WarpKind::ShflDown, 14, 3, 0x181f), (14, false));
        assert_eq!(shuffle(WarpKind::ShflUp, 9, 3, 0x1800), (9, false));
    }
}
