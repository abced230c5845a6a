//! Steps until 3n + 1 reaches one, with overflow told by the sign.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]

#[path = "gpu.rs"]
mod gpu;

fn steps(mut n: u32) -> Option<u32> {
    let mut count = 0;
    while n != 1 {
        n = if n.is_multiple_of(2) { n / 2 } else { n.checked_mul(3)?.checked_add(1)? };
        count += 1;
    }
    Some(count)
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn collatz(first: u32, n: u32, out: *mut i32) {
    let i = gpu::global_id() as u32;
    if i < n {
        let result = steps(first + i).map_or(-1, |count| count as i32);
        // SAFETY: the launch hands over `n` results.
        unsafe { *out.add(i as usize) = result };
    }
}
