//! The registers of a warp, and how one operation is applied to all its lanes.
//!
//! A row holds one register of all 32 lanes. A row number with the top bit is a constant, which all warps share; any other
//! counts from the base of its frame.

use crate::program::{CONST, File, Inst, Program, Row};
use num::single;
use std::sync::Arc;

/// Lanes of a warp.
pub(crate) const LANES: usize = 32;
/// All lanes.
pub(crate) const FULL: u32 = u32::MAX;

/// Where the rows of a frame start, in each file, and its part of local memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Frame {
    pub(crate) p: u32,
    pub(crate) r32: u32,
    pub(crate) r64: u32,
    pub(crate) r128: u32,
    pub(crate) local: u32,
    pub(crate) func: u32,
}

/// Bytes of a frame with so many rows.
pub(crate) fn frame_bytes(rows: [u32; 4]) -> u64 {
    let [p, r32, r64, r128] = rows.map(u64::from);
    4 * p + LANES as u64 * (4 * r32 + 8 * r64 + 16 * r128)
}

/// The registers of one warp, and the constants of the program beside them.
#[derive(Clone, Debug)]
pub(crate) struct Regs {
    p: Vec<u32>,
    r32: Vec<[u32; LANES]>,
    r64: Vec<[u64; LANES]>,
    r128: Vec<[u128; LANES]>,
    k32: Arc<[[u32; LANES]]>,
    k64: Arc<[[u64; LANES]]>,
    k128: Arc<[[u128; LANES]]>,
}

/// The lanes of a mask, from the lowest.
#[derive(Clone, Copy)]
pub(crate) struct Lanes(pub(crate) u32);

impl Iterator for Lanes {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let lane = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(lane as usize)
    }
}

/// The position of a row that is written: never a constant.
#[inline(always)]
fn at(row: u32, base: u32) -> usize {
    (row + base) as usize
}

/// A row that is read.
#[inline(always)]
fn pick<'r, T>(regs: &'r [[T; LANES]], consts: &'r [[T; LANES]], row: u32, base: u32) -> &'r [T; LANES] {
    let constant = row & CONST != 0;
    let rows = if constant { consts } else { regs };
    let index = if constant { row & !CONST } else { row + base };
    &rows[index as usize]
}

/// Writes a result to the lanes of a mask. What the other lanes would give is thrown away: operations never fail.
#[inline(always)]
fn blend32(d: &mut [u32; LANES], out: [u32; LANES], mask: u32) {
    for k in 0..LANES {
        let take = 0u32.wrapping_sub(u32::from(mask & (1 << k) != 0));
        d[k] = out[k] & take | d[k] & !take;
    }
}

/// As [`blend32`].
#[inline(always)]
fn blend64(d: &mut [u64; LANES], out: [u64; LANES], mask: u32) {
    for k in 0..LANES {
        let take = 0u64.wrapping_sub(u64::from(mask & (1 << k) != 0));
        d[k] = out[k] & take | d[k] & !take;
    }
}

/// All lanes of a result.
#[inline(always)]
fn all<T: Copy + Default>(op: impl Fn(usize) -> T) -> [T; LANES] {
    let mut out = [T::default(); LANES];
    for (k, out) in out.iter_mut().enumerate() {
        *out = op(k);
    }
    out
}

/// Methods `name: WRITE BLEND RESULT = (SOURCE: READ TYPE, …);` that compute `d = op(sources)` in every lane of a mask: `d` is
/// written through `WRITE`, and only where the mask has a lane through `BLEND`.
macro_rules! lanewise {
    ($($name:ident: $write:ident $blend:ident $out:ty = ($($x:ident: $read:ident $ty:ty),*);)*) => {$(
        #[inline(always)]
        pub(crate) fn $name(&mut self, f: &Frame, i: &Inst, mask: u32, op: impl Fn($($ty),*) -> $out) {
            $(let $x = self.$read(f, i.$x);)*
            if mask.is_power_of_two() {
                let k = mask.trailing_zeros() as usize;
                let out = op($($x[k]),*);
                self.$write(f, i.d)[k] = out;
                return;
            }
            let out = all(|k| op($($x[k]),*));
            let d = self.$write(f, i.d);
            if mask == FULL {
                *d = out;
            } else {
                $blend(d, out, mask);
            }
        }
    )*};
}

impl Regs {
    /// Registers beside the constants of a program.
    pub(crate) fn new(program: &Program) -> Regs {
        Regs {
            p: vec![0, FULL],
            r32: Vec::new(),
            r64: Vec::new(),
            r128: Vec::new(),
            k32: program.rows32.clone(),
            k64: program.rows64.clone(),
            k128: program.rows128.clone(),
        }
    }

    /// The first frame. Two predicates stand before it: the constants false and true.
    pub(crate) fn first_frame(func: u32) -> Frame {
        Frame { p: 2, func, ..Frame::default() }
    }

    /// Makes room for a frame.
    pub(crate) fn reserve(&mut self, frame: Frame, rows: [u32; 4]) {
        fn grow<T: Clone>(rows: &mut Vec<T>, len: u32, zero: T) {
            if rows.len() < len as usize {
                rows.resize(len as usize, zero);
            }
        }
        grow(&mut self.p, frame.p + rows[0], 0);
        grow(&mut self.r32, frame.r32 + rows[1], [0; LANES]);
        grow(&mut self.r64, frame.r64 + rows[2], [0; LANES]);
        grow(&mut self.r128, frame.r128 + rows[3], [0; LANES]);
    }

    /// Zeroes a frame.
    pub(crate) fn clear(&mut self, frame: Frame, rows: [u32; 4]) {
        self.p[frame.p as usize..][..rows[0] as usize].fill(0);
        self.r32[frame.r32 as usize..][..rows[1] as usize].fill([0; LANES]);
        self.r64[frame.r64 as usize..][..rows[2] as usize].fill([0; LANES]);
        self.r128[frame.r128 as usize..][..rows[3] as usize].fill([0; LANES]);
    }

    #[inline(always)]
    pub(crate) fn p(&self, f: &Frame, row: u32) -> u32 {
        let base = if row & CONST != 0 { 0 } else { f.p };
        self.p[((row & !CONST) + base) as usize]
    }

    #[inline(always)]
    pub(crate) fn r32(&self, f: &Frame, row: u32) -> &[u32; LANES] {
        pick(&self.r32, &self.k32, row, f.r32)
    }

    #[inline(always)]
    pub(crate) fn r64(&self, f: &Frame, row: u32) -> &[u64; LANES] {
        pick(&self.r64, &self.k64, row, f.r64)
    }

    #[inline(always)]
    pub(crate) fn r32_mut(&mut self, f: &Frame, row: u32) -> &mut [u32; LANES] {
        &mut self.r32[at(row, f.r32)]
    }

    #[inline(always)]
    pub(crate) fn r64_mut(&mut self, f: &Frame, row: u32) -> &mut [u64; LANES] {
        &mut self.r64[at(row, f.r64)]
    }

    #[inline(always)]
    pub(crate) fn r128(&self, f: &Frame, row: u32) -> &[u128; LANES] {
        pick(&self.r128, &self.k128, row, f.r128)
    }

    #[inline(always)]
    pub(crate) fn r128_mut(&mut self, f: &Frame, row: u32) -> &mut [u128; LANES] {
        &mut self.r128[at(row, f.r128)]
    }

    #[inline(always)]
    pub(crate) fn set_p(&mut self, f: &Frame, row: u32, mask: u32, value: u32) {
        let row = &mut self.p[at(row, f.p)];
        *row = *row & !mask | value & mask;
    }

    /// One lane of any row, zero-extended.
    #[inline]
    pub(crate) fn read(&self, f: &Frame, row: Row, lane: usize) -> u64 {
        match row.file {
            File::P => u64::from(self.p(f, row.row) >> lane & 1),
            File::R32 => u64::from(self.r32(f, row.row)[lane]),
            File::R64 => self.r64(f, row.row)[lane],
            File::R128 => self.r128(f, row.row)[lane] as u64,
        }
    }

    /// One lane of any row, zero-extended.
    #[inline]
    pub(crate) fn read128(&self, f: &Frame, row: Row, lane: usize) -> u128 {
        match row.file {
            File::R128 => self.r128(f, row.row)[lane],
            _ => u128::from(self.read(f, row, lane)),
        }
    }

    /// Writes one lane, cut to the width of the register.
    #[inline]
    pub(crate) fn write(&mut self, f: &Frame, row: Row, lane: usize, value: u64) {
        match row.file {
            File::P => self.set_p(f, row.row, 1 << lane, u32::from(value & 1 != 0) << lane),
            File::R32 => {
                self.r32_mut(f, row.row)[lane] = value as u32 & (u32::MAX >> (32 - u32::from(row.bits)))
            }
            File::R64 => self.r64_mut(f, row.row)[lane] = value,
            File::R128 => self.r128_mut(f, row.row)[lane] = u128::from(value),
        }
    }

    /// Writes one lane, cut to the width of the register.
    #[inline]
    pub(crate) fn write128(&mut self, f: &Frame, row: Row, lane: usize, value: u128) {
        match row.file {
            File::R128 => self.r128_mut(f, row.row)[lane] = value,
            _ => self.write(f, row, lane, value as u64),
        }
    }

    // One operation on all lanes of a mask. The full warp is a plain loop that the compiler turns into vectors.
    lanewise! {
        un32: r32_mut blend32 u32 = (a: r32 u32);
        bin32: r32_mut blend32 u32 = (a: r32 u32, b: r32 u32);
        tri32: r32_mut blend32 u32 = (a: r32 u32, b: r32 u32, c: r32 u32);
        un64: r64_mut blend64 u64 = (a: r64 u64);
        bin64: r64_mut blend64 u64 = (a: r64 u64, b: r64 u64);
        shift64: r64_mut blend64 u64 = (a: r64 u64, b: r32 u32);
        tri64: r64_mut blend64 u64 = (a: r64 u64, b: r64 u64, c: r64 u64);
        widen: r64_mut blend64 u64 = (a: r32 u32);
        narrow: r32_mut blend32 u32 = (a: r64 u64);
        wide: r64_mut blend64 u64 = (a: r32 u32, b: r32 u32);
        wide_add: r64_mut blend64 u64 = (a: r32 u32, b: r32 u32, c: r64 u64);
    }

    /// `d32 = a32 · b32 + c32`, with one rounding; signs of `a` and `c` may be flipped.
    #[inline(always)]
    pub(crate) fn fma32(&mut self, f: &Frame, i: &Inst, mask: u32, flip_a: u32, flip_c: u32) {
        let (a, b, c) = (self.r32(f, i.a), self.r32(f, i.b), self.r32(f, i.c));
        let value =
            |k: usize| (f32::from_bits(a[k] ^ flip_a), f32::from_bits(b[k]), f32::from_bits(c[k] ^ flip_c));
        if mask.is_power_of_two() {
            let k = mask.trailing_zeros() as usize;
            let (x, y, z) = value(k);
            let out = single::canonical(single::fma_nearest(x, y, z).to_bits());
            self.r32_mut(f, i.d)[k] = out;
            return;
        }
        let mut unsure = 0u32;
        let mut out = [0u32; LANES];
        for (k, out) in out.iter_mut().enumerate() {
            let (x, y, z) = value(k);
            let (value, sure) = single::fma_quick(x, y, z);
            *out = single::canonical(value.to_bits());
            unsure |= u32::from(!sure) << k;
        }
        for k in Lanes(unsure & mask) {
            let (x, y, z) = value(k);
            out[k] = single::canonical(single::fma_exact(x, y, z).to_bits());
        }
        let d = self.r32_mut(f, i.d);
        if mask == FULL {
            *d = out;
        } else {
            blend32(d, out, mask);
        }
    }

    /// `dp = op(a32, b32)`
    #[inline(always)]
    pub(crate) fn test32(&mut self, f: &Frame, i: &Inst, mask: u32, op: impl Fn(u32, u32) -> bool) {
        let (a, b) = (self.r32(f, i.a), self.r32(f, i.b));
        let mut bits = 0;
        if mask.is_power_of_two() {
            let k = mask.trailing_zeros() as usize;
            bits = u32::from(op(a[k], b[k])) << k;
        } else {
            for k in 0..LANES {
                bits |= u32::from(op(a[k], b[k])) << k;
            }
        }
        self.set_p(f, i.d, mask, bits);
    }

    /// `dp = op(a64, b64)`
    #[inline(always)]
    pub(crate) fn test64(&mut self, f: &Frame, i: &Inst, mask: u32, op: impl Fn(u64, u64) -> bool) {
        let (a, b) = (self.r64(f, i.a), self.r64(f, i.b));
        let mut bits = 0;
        if mask.is_power_of_two() {
            let k = mask.trailing_zeros() as usize;
            bits = u32::from(op(a[k], b[k])) << k;
        } else {
            for k in 0..LANES {
                bits |= u32::from(op(a[k], b[k])) << k;
            }
        }
        self.set_p(f, i.d, mask, bits);
    }

    /// `dp = op(ap, bp)`
    #[inline(always)]
    pub(crate) fn logic(&mut self, f: &Frame, i: &Inst, mask: u32, op: impl Fn(u32, u32) -> u32) {
        let value = op(self.p(f, i.a), self.p(f, i.b));
        self.set_p(f, i.d, mask, value);
    }

    /// `d32 = cp ? a32 : b32`
    #[inline(always)]
    pub(crate) fn select32(&mut self, f: &Frame, i: &Inst, mask: u32) {
        let picked = self.p(f, i.c);
        if mask.is_power_of_two() {
            let k = mask.trailing_zeros() as usize;
            let row = if picked & mask != 0 { i.a } else { i.b };
            self.r32_mut(f, i.d)[k] = self.r32(f, row)[k];
            return;
        }
        let mut out = *self.r32(f, i.b);
        blend32(&mut out, *self.r32(f, i.a), picked);
        let d = self.r32_mut(f, i.d);
        if mask == FULL {
            *d = out;
        } else {
            blend32(d, out, mask);
        }
    }

    /// `d64 = cp ? a64 : b64`
    #[inline(always)]
    pub(crate) fn select64(&mut self, f: &Frame, i: &Inst, mask: u32) {
        let picked = self.p(f, i.c);
        for k in Lanes(mask) {
            let row = if picked >> k & 1 != 0 { i.a } else { i.b };
            self.r64_mut(f, i.d)[k] = self.r64(f, row)[k];
        }
    }

    /// Copies 128-bit lanes.
    pub(crate) fn mov128(&mut self, f: &Frame, i: &Inst, mask: u32) {
        for k in Lanes(mask) {
            self.r128_mut(f, i.d)[k] = self.r128(f, i.a)[k];
        }
    }

    /// The same value in all lanes of a mask.
    #[inline(always)]
    pub(crate) fn fill32(&mut self, f: &Frame, row: u32, mask: u32, value: u32) {
        let d = self.r32_mut(f, row);
        if mask == FULL {
            *d = [value; LANES];
            return;
        }
        for k in Lanes(mask) {
            d[k] = value;
        }
    }

    /// The same value in all lanes of a mask.
    #[inline(always)]
    pub(crate) fn fill64(&mut self, f: &Frame, row: u32, mask: u32, value: u64) {
        let d = self.r64_mut(f, row);
        if mask == FULL {
            *d = [value; LANES];
            return;
        }
        for k in Lanes(mask) {
            d[k] = value;
        }
    }
}
