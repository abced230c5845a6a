//! 128-bit integers: checked and wrapping arithmetic, division, shifts, and conversions from and to floats.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]

#[path = "gpu.rs"]
mod gpu;

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn wide(n: usize, x: *const u128, y: *const u128, out: *mut [u128; 4], floats: *mut f64) {
    let i = gpu::global_id();
    if i >= n {
        return;
    }
    // SAFETY: the launch hands over `n` elements of each, and one thread writes one of each result.
    let (a, b, out, float) = unsafe { (*x.add(i), *y.add(i), &mut *out.add(i), &mut *floats.add(i)) };
    out[0] = a.checked_mul(b).unwrap_or_else(|| a.wrapping_mul(b) ^ u128::MAX);
    out[1] = a.checked_div(b).unwrap_or(7).wrapping_add(a.checked_rem(b).unwrap_or(9) << 1);
    out[2] = a.rotate_left(b as u32) ^ (b.leading_zeros() as u128) << 90 | a.count_ones() as u128;
    out[3] = (a as i128 as f32) as i128 as u128 ^ (b as f64 * 0.5) as u128;
    *float = (a as i128).saturating_sub(b as i128) as f64;
}
