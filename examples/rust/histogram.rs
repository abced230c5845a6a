//! Counts, extremes and a compare-exchange loop with `core`'s atomics.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]

#[path = "gpu.rs"]
mod gpu;

use core::sync::atomic::{AtomicI32, AtomicU32, AtomicU64, Ordering};

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn histogram(
    n: usize,
    data: *const i32,
    bins: *const AtomicU32,
    extremes: *const AtomicI32,
    sum_of_squares: *const AtomicU64,
) {
    let i = gpu::global_id();
    if i >= n {
        return;
    }
    // SAFETY: the launch hands over `n` elements, 64 bins, two extremes and one sum.
    let (value, bins, extremes, sum) = unsafe {
        (
            *data.add(i),
            core::slice::from_raw_parts(bins, 64),
            core::slice::from_raw_parts(extremes, 2),
            &*sum_of_squares,
        )
    };
    bins[value.rem_euclid(64) as usize].fetch_add(1, Ordering::Relaxed);
    extremes[0].fetch_min(value, Ordering::Relaxed);
    extremes[1].fetch_max(value, Ordering::Relaxed);
    let square = (value as i64 * value as i64) as u64;
    let _ = sum.fetch_update(Ordering::AcqRel, Ordering::Relaxed, |old| Some(old.wrapping_add(square)));
}
