//! Device memory: plain bytes per allocation, exact bounds, guard gaps, realistic 64-bit addresses.
//!
//! An allocation starts at a multiple of [`GRANULE`] and is followed by at least one unused granule, so that an index
//! of the granule finds it and an access behind it meets nothing. The windows through which generic addresses reach
//! shared, local and parameter memory are defined here; their bytes belong to blocks and threads.

use std::fmt;

/// Distance of allocations: a power of two.
pub const GRANULE: u64 = 1 << GRANULE_BITS;
const GRANULE_BITS: u32 = 16;
/// Address of the first allocation.
pub const GLOBAL_BASE: u64 = 0x7f3a_0000_0000;
/// Generic address of byte 0 of shared memory.
pub const SHARED_BASE: u64 = 0x7f2e_0000_0000;
/// Generic address of byte 0 of a thread's local memory.
pub const LOCAL_BASE: u64 = 0x7f2c_0000_0000;
/// Generic address of byte 0 of the kernel's parameters.
pub const PARAM_BASE: u64 = 0x7f2a_0000_0000;
/// Address of the first function; nothing can be loaded from there.
pub const CODE_BASE: u64 = 0x7f28_0000_0000;
/// Distance of the addresses of two functions.
pub const CODE_STEP: u64 = 128;
/// Size of a window.
pub const WINDOW: u64 = 1 << 32;
/// The most that all allocations together may have, so that no input asks for more than a small machine has.
pub const LIMIT: u64 = 384 << 20;

/// An allocation in a [`Memory`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BufferId(u32);

/// What an allocation is, for messages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Origin {
    /// The buffer of an argument (its position), or one inside a struct argument.
    Argument(usize),
    /// A `.global` variable.
    Global(String),
    /// A `.const` variable.
    Constant(String),
    /// Made by hand; its name.
    Named(String),
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Origin::Argument(index) => write!(f, "the buffer of argument {index}"),
            Origin::Global(name) => write!(f, "the variable `{name}`"),
            Origin::Constant(name) => write!(f, "the constant `{name}`"),
            Origin::Named(name) => write!(f, "the buffer `{name}`"),
        }
    }
}

/// One allocation.
#[derive(Clone, Debug)]
pub struct Allocation {
    /// What it is.
    pub origin: Origin,
    /// Address of its first byte.
    pub address: u64,
    /// Its bytes; their number is the exact bound.
    pub bytes: Vec<u8>,
    /// Which bytes were never written, one bit each; empty when this is not watched.
    uninit: Vec<u64>,
}

impl Allocation {
    /// Whether nothing but the bounds has to be checked on a read.
    #[inline]
    pub(crate) fn is_plain(&self) -> bool {
        self.uninit.is_empty()
    }

    /// Whether stores are refused.
    pub fn is_constant(&self) -> bool {
        matches!(self.origin, Origin::Constant(_))
    }

    /// Address behind its last byte.
    pub fn end(&self) -> u64 {
        self.address + self.bytes.len() as u64
    }

    /// The first byte of a range that was never written. Costs nothing when it is not watched.
    #[inline]
    pub fn first_uninit(&self, start: usize, len: usize) -> Option<usize> {
        if self.uninit.is_empty() {
            return None;
        }
        (start..start + len)
            .find(|&at| self.uninit.get(at / 64).is_some_and(|word| word >> (at % 64) & 1 != 0))
    }

    /// Notes that a range was written.
    #[inline]
    pub fn mark_init(&mut self, start: usize, len: usize) {
        if self.uninit.is_empty() {
            return;
        }
        for at in start..start + len {
            if let Some(word) = self.uninit.get_mut(at / 64) {
                *word &= !(1 << (at % 64));
            }
        }
    }
}

/// Why an allocation was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutOfMemory {
    /// How much was asked for.
    pub size: u64,
}

impl fmt::Display for OutOfMemory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} bytes do not fit in the {LIMIT} bytes of device memory", self.size)
    }
}

/// All of global and constant memory.
#[derive(Clone, Default, Debug)]
pub struct Memory {
    allocations: Vec<Allocation>,
    /// For each granule from [`GLOBAL_BASE`] on: the allocation there plus one, or 0.
    granules: Vec<u32>,
    total: u64,
}

/// Granules that an allocation of that size takes, the guard included.
pub(crate) fn granules_of(size: u64) -> u64 {
    size.div_ceil(GRANULE).max(1) + 1
}

impl Memory {
    /// Empty memory.
    pub fn new() -> Self {
        Memory::default()
    }

    /// Adds a zeroed allocation.
    pub fn alloc(&mut self, origin: Origin, size: u64) -> Result<BufferId, OutOfMemory> {
        let refuse = OutOfMemory { size };
        let total = self.total.checked_add(size).filter(|&total| total <= LIMIT).ok_or(refuse)?;
        let len = usize::try_from(size).map_err(|_| refuse)?;
        let mut bytes = Vec::new();
        bytes.try_reserve_exact(len).map_err(|_| refuse)?;
        bytes.resize(len, 0);
        self.total = total;
        Ok(self.place(origin, bytes))
    }

    /// Adds an allocation that holds these bytes.
    pub fn alloc_bytes(&mut self, origin: Origin, bytes: &[u8]) -> Result<BufferId, OutOfMemory> {
        let id = self.alloc(origin, bytes.len() as u64)?;
        self.allocations[id.0 as usize].bytes.copy_from_slice(bytes);
        Ok(id)
    }

    fn place(&mut self, origin: Origin, bytes: Vec<u8>) -> BufferId {
        let id = BufferId(self.allocations.len() as u32);
        let address = GLOBAL_BASE + ((self.granules.len() as u64) << GRANULE_BITS);
        let granules = granules_of(bytes.len() as u64) as usize;
        self.granules.resize(self.granules.len() + granules - 1, id.0 + 1);
        self.granules.push(0);
        self.allocations.push(Allocation { origin, address, bytes, uninit: Vec::new() });
        id
    }

    /// Declares that nothing was written to the allocation yet; reads of such bytes are then found.
    pub fn watch_uninit(&mut self, id: BufferId) {
        let allocation = &mut self.allocations[id.0 as usize];
        allocation.uninit = vec![u64::MAX; allocation.bytes.len().div_ceil(64)];
    }

    /// All allocations in the order of their addresses.
    pub fn allocations(&self) -> &[Allocation] {
        &self.allocations
    }

    /// The bytes of an allocation.
    pub fn bytes(&self, id: BufferId) -> &[u8] {
        &self.allocations[id.0 as usize].bytes
    }

    /// The bytes of an allocation, to be written.
    pub fn bytes_mut(&mut self, id: BufferId) -> &mut [u8] {
        &mut self.allocations[id.0 as usize].bytes
    }

    /// The device address of an allocation.
    pub fn address(&self, id: BufferId) -> u64 {
        self.allocations[id.0 as usize].address
    }

    /// The variable of that name.
    pub fn global(&self, name: &str) -> Option<BufferId> {
        let found = self.allocations.iter().position(|a| match &a.origin {
            Origin::Global(n) | Origin::Constant(n) => n == name,
            _ => false,
        });
        found.map(|index| BufferId(index as u32))
    }

    /// The allocation whose granule holds the address; the address may lie behind its end.
    #[inline]
    pub(crate) fn index_of(&self, address: u64) -> Option<usize> {
        let granule = address.wrapping_sub(GLOBAL_BASE) >> GRANULE_BITS;
        let entry = *self.granules.get(usize::try_from(granule).ok()?)?;
        (entry as usize).checked_sub(1)
    }

    #[inline]
    pub(crate) fn allocation(&self, index: usize) -> Option<&Allocation> {
        self.allocations.get(index)
    }

    #[inline]
    pub(crate) fn allocation_mut(&mut self, index: usize) -> Option<&mut Allocation> {
        self.allocations.get_mut(index)
    }

    /// The allocation that lies nearest to an address, and the distance in bytes (0 inside).
    pub fn nearest(&self, address: u64) -> Option<(&Allocation, u64)> {
        let distance = |a: &Allocation| {
            if address < a.address {
                a.address - address
            } else {
                address.saturating_add(1).saturating_sub(a.end())
            }
        };
        self.allocations.iter().map(|a| (a, distance(a))).min_by_key(|&(_, d)| d)
    }
}

/// Memory that a generic address can lie in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Space {
    /// Global or constant memory.
    Global,
    /// The block's shared memory.
    Shared,
    /// The thread's local memory.
    Local,
    /// The kernel's parameters.
    Param,
    /// Code.
    Code,
}

impl Space {
    /// The space whose window holds the generic address.
    #[inline]
    pub fn of(address: u64) -> Space {
        match address & !(WINDOW - 1) {
            SHARED_BASE => Space::Shared,
            LOCAL_BASE => Space::Local,
            PARAM_BASE => Space::Param,
            CODE_BASE => Space::Code,
            _ => Space::Global,
        }
    }

    /// The generic address of byte 0; 0 for global memory, whose addresses are generic.
    pub const fn base(self) -> u64 {
        match self {
            Space::Global => 0,
            Space::Shared => SHARED_BASE,
            Space::Local => LOCAL_BASE,
            Space::Param => PARAM_BASE,
            Space::Code => CODE_BASE,
        }
    }

    /// Its name in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Space::Global => "global",
            Space::Shared => "shared",
            Space::Local => "local",
            Space::Param => "parameter",
            Space::Code => "code",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn allocations_have_gaps_and_exact_bounds() {
        let mut memory = Memory::new();
        let a = memory.alloc(Origin::Argument(0), 10).unwrap();
        let b = memory.alloc(Origin::Argument(1), GRANULE).unwrap();
        let c = memory.alloc(Origin::Argument(2), 0).unwrap();
        let d = memory.alloc_bytes(Origin::Named("d".into()), &[1, 2, 3]).unwrap();
        let (at, bt) = (memory.address(a), memory.address(b));
        assert_eq!(at % GRANULE, 0);
        assert!(bt >= at + 10 + GRANULE);
        assert_eq!(memory.index_of(at), Some(0));
        assert_eq!(memory.index_of(at + GRANULE), None, "a guard follows");
        assert_eq!(memory.index_of(bt + GRANULE - 1), Some(1));
        assert_eq!(memory.index_of(bt + GRANULE), None);
        assert_eq!(memory.index_of(memory.address(c)), Some(2));
        assert_eq!(memory.bytes(d), [1, 2, 3]);
        assert_eq!(memory.index_of(0), None);
        assert_eq!(memory.index_of(u64::MAX), None);
    }

    #[test]
    fn the_nearest_buffer_is_told_with_its_distance() {
        let mut memory = Memory::new();
        let a = memory.alloc(Origin::Argument(0), 16).unwrap();
        let at = memory.address(a);
        let (found, distance) = memory.nearest(at + 16).unwrap();
        assert_eq!((found.address, distance), (at, 1));
        assert_eq!(memory.nearest(at + 3).unwrap().1, 0);
        assert_eq!(memory.nearest(at - 4).unwrap().1, 4);
    }

    #[test]
    fn unwritten_bytes_are_found_only_when_watched() {
        let mut memory = Memory::new();
        let a = memory.alloc(Origin::Argument(0), 100).unwrap();
        let index = memory.index_of(memory.address(a)).unwrap();
        assert_eq!(memory.allocation(index).unwrap().first_uninit(0, 100), None);
        memory.watch_uninit(a);
        memory.allocation_mut(index).unwrap().mark_init(0, 64);
        assert_eq!(memory.allocation(index).unwrap().first_uninit(60, 4), None);
        assert_eq!(memory.allocation(index).unwrap().first_uninit(60, 8), Some(64));
    }

    #[test]
    fn what_no_machine_holds_is_refused() {
        assert!(Memory::new().alloc(Origin::Argument(0), u64::MAX).is_err());
        assert!(Memory::new().alloc(Origin::Argument(0), LIMIT + 1).is_err());
    }

    #[test]
    fn windows_tell_the_space() {
        assert_eq!(Space::of(SHARED_BASE + 5), Space::Shared);
        assert_eq!(Space::of(LOCAL_BASE), Space::Local);
        assert_eq!(Space::of(GLOBAL_BASE), Space::Global);
        assert_eq!(Space::of(16), Space::Global);
    }
}
