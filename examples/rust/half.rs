//! Half precision with Rust's `f16`.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx, f16)]

#[path = "gpu.rs"]
mod gpu;

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn half_precision(n: usize, x: *const f16, y: *const f16, z: *mut f16, bits: *mut u16) {
    let i = gpu::global_id();
    if i >= n {
        return;
    }
    // SAFETY: the launch hands over `n` elements of each, and one thread writes one of each result.
    unsafe {
        let (a, b) = (*x.add(i), *y.add(i));
        let c = a * b + a / (b + 1.0) - b;
        *z.add(i) = if c > 4.0 { c - a } else { -c };
        let whole = (c as f32 * 8.0) as i32;
        *bits.add(i) = (whole as f16 + a).to_bits();
    }
}
