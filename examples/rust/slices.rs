//! Slices, iterators, ranges and options; indices come from the data and are checked.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]

#[path = "gpu.rs"]
mod gpu;

fn median(window: &[i32]) -> Option<i32> {
    let mut sorted = [0; 9];
    let sorted = sorted.get_mut(..window.len())?;
    sorted.copy_from_slice(window);
    for i in 1..sorted.len() {
        let mut k = i;
        while k > 0 && sorted[k - 1] > sorted[k] {
            sorted.swap(k - 1, k);
            k -= 1;
        }
    }
    sorted.get(sorted.len() / 2).copied()
}

/// `picks` says which elements are wanted; one outside `data` panics.
#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn slices(n: usize, data: *const i32, picks: *const u32, out: *mut i64) {
    let i = gpu::global_id();
    if i >= n {
        return;
    }
    // SAFETY: the launch hands over `n` elements of each, and one thread writes one result.
    let (data, picks, out) = unsafe {
        (core::slice::from_raw_parts(data, n), core::slice::from_raw_parts(picks, n), &mut *out.add(i))
    };
    let picked = data[picks[i] as usize];
    let low = i.saturating_sub(4);
    let high = (i + 5).min(n);
    let middle = median(&data[low..high]).unwrap_or(-1);
    let runs = data[..i + 1].chunks(3).filter(|part| part.iter().all(|&x| x % 2 == 0)).count();
    let best = data.iter().zip(picks).take(i + 1).map(|(&a, &b)| a as i64 * b as i64).max();
    *out = picked as i64 + middle as i64 * 3 + runs as i64 * 7 + best.unwrap_or(0);
}
