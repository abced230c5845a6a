//! y = a * x + y, one element a thread.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]

#[path = "gpu.rs"]
mod gpu;

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn saxpy(n: usize, a: f32, x: *const f32, y: *mut f32) {
    let i = gpu::global_id();
    if i < n {
        // SAFETY: the launch hands over `n` elements of each, and `i` is below `n`.
        unsafe { *y.add(i) = a * *x.add(i) + *y.add(i) };
    }
}
