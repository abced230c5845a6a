//! A warp: its groups of lanes, their call stacks, its local memory.
//!
//! A *group* is the lanes that stand at the same instruction with the same call stack; it is what runs. Call stacks are
//! paths in a tree of [`Node`]s, so that two groups have the same stack exactly when they have the same node.

use super::regs::{Frame, LANES, Regs};

/// The node of a kernel's own frame.
pub(crate) const ROOT: u32 = 0;
const NONE: u32 = u32::MAX;

/// Where the memory of `alloca` starts in a thread's local memory.
pub(crate) const ALLOCA_BASE: u32 = 1 << 24;
/// The most local memory that a thread may have, as on the hardware.
pub(crate) const LOCAL_LIMIT: u32 = 512 << 10;

/// What a group waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum State {
    /// Nothing.
    Ready,
    /// The rest of its warp, at an `.aligned` instruction.
    Aligned,
    /// The lanes of this mask, at a `.sync` instruction.
    Lanes(u32),
    /// Other threads of the block, at a barrier of this number.
    Barrier(u32),
}

/// Lanes at the same instruction with the same call stack.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Group {
    pub(crate) mask: u32,
    pub(crate) pc: u32,
    pub(crate) node: u32,
    pub(crate) frame: Frame,
    pub(crate) state: State,
    /// When it last ran.
    pub(crate) ran: u64,
}

/// One level of a call stack: where a call returns to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub(crate) parent: u32,
    pub(crate) depth: u32,
    /// Behind the call.
    pub(crate) pc: u32,
    /// The caller's frame.
    pub(crate) frame: Frame,
    /// Which call, in the program.
    pub(crate) call: u32,
    pub(crate) callee: u32,
    refs: u32,
    child: u32,
    next: u32,
}

/// The tree of call stacks of a warp.
#[derive(Clone, Debug)]
pub(crate) struct Stacks {
    nodes: Vec<Node>,
    free: Vec<u32>,
}

impl Stacks {
    pub(crate) fn new() -> Stacks {
        let root = Node {
            parent: NONE,
            depth: 0,
            pc: 0,
            frame: Frame::default(),
            call: 0,
            callee: 0,
            refs: 1,
            child: NONE,
            next: NONE,
        };
        Stacks { nodes: vec![root], free: Vec::new() }
    }

    pub(crate) fn clear(&mut self) {
        self.nodes.truncate(1);
        self.free.clear();
        self.nodes[0].child = NONE;
        self.nodes[0].refs = 1;
    }

    pub(crate) fn get(&self, node: u32) -> &Node {
        &self.nodes[node as usize]
    }

    pub(crate) fn depth(&self, node: u32) -> u32 {
        self.nodes[node as usize].depth
    }

    pub(crate) fn hold(&mut self, node: u32) {
        self.nodes[node as usize].refs += 1;
    }

    /// Lets go of a node; nodes that nobody holds leave the tree.
    pub(crate) fn release(&mut self, node: u32) {
        let mut node = node;
        loop {
            let data = &mut self.nodes[node as usize];
            data.refs -= 1;
            if data.refs != 0 || node == ROOT {
                return;
            }
            let (parent, next) = (data.parent, data.next);
            let first = self.nodes[parent as usize].child;
            if first == node {
                self.nodes[parent as usize].child = next;
            } else {
                let mut at = first;
                while self.nodes[at as usize].next != node {
                    at = self.nodes[at as usize].next;
                }
                self.nodes[at as usize].next = next;
            }
            self.free.push(node);
            node = parent;
        }
    }

    /// The node of a call from `parent`, held once more. The hold on the parent is given up.
    pub(crate) fn enter(&mut self, parent: u32, pc: u32, frame: Frame, call: u32, callee: u32) -> u32 {
        let mut at = self.nodes[parent as usize].child;
        while at != NONE {
            let node = &mut self.nodes[at as usize];
            if node.pc == pc && node.callee == callee {
                node.refs += 1;
                self.release(parent);
                return at;
            }
            at = node.next;
        }
        let depth = self.nodes[parent as usize].depth + 1;
        let next = self.nodes[parent as usize].child;
        let node = Node { parent, depth, pc, frame, call, callee, refs: 1, child: NONE, next };
        // The new node holds its parent in place of the group.
        let index = match self.free.pop() {
            Some(index) => {
                self.nodes[index as usize] = node;
                index
            }
            None => {
                self.nodes.push(node);
                self.nodes.len() as u32 - 1
            }
        };
        self.nodes[parent as usize].child = index;
        index
    }
}

/// Local memory of the lanes: a stretch of the same length for each, grown when needed.
#[derive(Clone, Debug, Default)]
pub(crate) struct Local {
    bytes: Vec<u8>,
    stride: usize,
    /// Memory from `alloca`, and how much of it is in use, for each lane.
    alloca: Vec<Vec<u8>>,
}

impl Local {
    /// Makes each lane's stretch at least that long.
    pub(crate) fn reserve(&mut self, size: u32) {
        let size = size as usize;
        if size <= self.stride {
            return;
        }
        let stride = size.next_power_of_two().max(64);
        let mut bytes = vec![0; stride * LANES];
        if self.stride != 0 {
            for (new, old) in bytes.chunks_exact_mut(stride).zip(self.bytes.chunks_exact(self.stride)) {
                new[..self.stride].copy_from_slice(old);
            }
        }
        (self.bytes, self.stride) = (bytes, stride);
    }

    pub(crate) fn clear(&mut self) {
        self.bytes.fill(0);
        self.alloca.clear();
    }

    /// The bytes at an offset, if the thread has them. `top` is the end of its innermost frame.
    #[inline]
    pub(crate) fn get(&mut self, lane: usize, offset: u64, size: usize, top: u32) -> Option<&mut [u8]> {
        let offset = usize::try_from(offset).ok()?;
        if offset >= ALLOCA_BASE as usize {
            let at = offset - ALLOCA_BASE as usize;
            return self.alloca.get_mut(lane)?.get_mut(at..at.checked_add(size)?);
        }
        if offset.checked_add(size)? > top as usize {
            return None;
        }
        let start = lane * self.stride + offset;
        self.bytes.get_mut(start..start + size)
    }

    /// The bytes at an offset that is known to be inside of the stack.
    #[inline]
    pub(crate) fn at(&self, lane: usize, offset: usize, size: usize) -> &[u8] {
        let start = lane * self.stride + offset;
        &self.bytes[start..start + size]
    }

    /// As [`Local::at`].
    #[inline]
    pub(crate) fn at_mut(&mut self, lane: usize, offset: usize, size: usize) -> &mut [u8] {
        let start = lane * self.stride + offset;
        &mut self.bytes[start..start + size]
    }

    /// The stack pointer of `alloca`.
    pub(crate) fn pointer(&self, lane: usize) -> u64 {
        u64::from(ALLOCA_BASE) + self.alloca.get(lane).map_or(0, Vec::len) as u64
    }

    /// Allocates; the offset, or `None` if the stack is full.
    pub(crate) fn allocate(&mut self, lane: usize, size: u64, align: u64, limit: u32) -> Option<u64> {
        if self.alloca.is_empty() {
            self.alloca.resize(LANES, Vec::new());
        }
        let lane = self.alloca.get_mut(lane)?;
        let start = (lane.len() as u64).next_multiple_of(align.clamp(1, 1 << 12));
        let end = start.checked_add(size).filter(|&end| end <= u64::from(limit))?;
        lane.resize(end as usize, 0);
        Some(u64::from(ALLOCA_BASE) + start)
    }

    /// Gives back what was allocated above a stack pointer.
    pub(crate) fn restore(&mut self, lane: usize, pointer: u64) {
        if let Some(lane) = self.alloca.get_mut(lane) {
            lane.truncate(pointer.saturating_sub(u64::from(ALLOCA_BASE)) as usize);
        }
    }
}

/// One warp.
#[derive(Clone, Debug)]
pub(crate) struct Warp {
    /// Its number in the block.
    pub(crate) index: u32,
    /// Lanes that have not exited.
    pub(crate) alive: u32,
    pub(crate) groups: Vec<Group>,
    pub(crate) regs: Regs,
    pub(crate) stacks: Stacks,
    pub(crate) local: Local,
    /// The index of each lane's thread in the block, by dimension.
    pub(crate) tid: [[u32; LANES]; 3],
}

impl Warp {
    /// Whether a group can run.
    pub(crate) fn is_ready(&self) -> bool {
        self.groups.iter().any(|g| g.state == State::Ready)
    }

    /// Joins ready groups that stand at the same place with the group at `index`; its new index.
    pub(crate) fn join(&mut self, index: usize) -> usize {
        let (pc, node) = (self.groups[index].pc, self.groups[index].node);
        let mut index = index;
        let mut at = 0;
        while at < self.groups.len() {
            let other = self.groups[at];
            if at != index && other.pc == pc && other.node == node && other.state == State::Ready {
                self.groups[index].mask |= other.mask;
                self.stacks.release(node);
                self.groups.swap_remove(at);
                if index == self.groups.len() {
                    index = at;
                }
                continue;
            }
            at += 1;
        }
        index
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_calls_share_a_node_and_leave_together() {
        let mut stacks = Stacks::new();
        stacks.hold(ROOT);
        let a = stacks.enter(ROOT, 5, Frame::default(), 0, 1);
        let b = stacks.enter(ROOT, 5, Frame::default(), 0, 1);
        assert_eq!(a, b);
        stacks.hold(a);
        let deeper = stacks.enter(a, 9, Frame::default(), 0, 2);
        assert_eq!(stacks.depth(deeper), 2);
        stacks.release(deeper);
        stacks.release(a);
        stacks.release(a);
        assert_eq!(stacks.get(ROOT).child, NONE);
        assert_eq!(stacks.free.len(), 2);
    }

    #[test]
    fn local_memory_keeps_its_bytes_when_it_grows() {
        let mut local = Local::default();
        local.reserve(16);
        local.get(3, 8, 4, 16).unwrap().copy_from_slice(&[1, 2, 3, 4]);
        local.reserve(1000);
        assert_eq!(local.get(3, 8, 4, 1000).unwrap(), [1, 2, 3, 4]);
        assert!(local.get(3, 998, 4, 1000).is_none());
        let at = local.allocate(2, 10, 16, 1024).unwrap();
        assert!(local.get(2, at + 9, 1, 0).is_some());
        assert!(local.get(2, at + 10, 1, 0).is_none());
        local.restore(2, at);
        assert!(local.get(2, at, 1, 0).is_none());
    }
}
