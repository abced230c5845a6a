//! A dense `match`, and a table of functions.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]

#[path = "gpu.rs"]
mod gpu;

type Step = fn(u64, u64) -> u64;

static STEPS: [Step; 4] = [
    |a, b| a.wrapping_add(b),
    |a, b| a.rotate_left(b as u32 & 63),
    |a, b| if b == 0 { a } else { a / b },
    |a, b| (a ^ b).swap_bytes(),
];

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn jumptable(n: usize, codes: *const u8, length: usize, out: *mut u64) {
    let i = gpu::global_id();
    if i >= n {
        return;
    }
    // SAFETY: the launch hands over `length` codes and `n` results.
    let codes = unsafe { core::slice::from_raw_parts(codes, length) };
    let mut acc = i as u64 + 1;
    for &code in codes {
        acc = match code & 15 {
            0 => acc + 1,
            1 => acc.leading_zeros() as u64,
            2 => acc.wrapping_mul(0x9e37_79b9_7f4a_7c15),
            3 => acc >> 5,
            4 => !acc,
            5 => acc.reverse_bits(),
            6 => acc.count_ones() as u64 + 1000,
            7 => acc.trailing_zeros() as u64 * 3 + 1,
            8 => acc.abs_diff(1 << 40),
            9 => acc.saturating_sub(12345),
            10 => acc.saturating_mul(3),
            11 => acc.isqrt(),
            other => STEPS[other as usize - 12](acc, (code >> 4) as u64),
        };
        acc ^= (code as u64) << 32 | i as u64;
    }
    // SAFETY: as above.
    unsafe { *out.add(i) = acc };
}
