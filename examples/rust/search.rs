//! Byte strings: where a needle first occurs in each line, by slices' own comparison and search.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx)]

#[path = "gpu.rs"]
mod gpu;

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn search(
    n: usize,
    width: usize,
    text: *const u8,
    needle: *const u8,
    length: usize,
    places: *mut i32,
    vowels: *mut u32,
) {
    let i = gpu::global_id();
    if i >= n {
        return;
    }
    // SAFETY: the launch hands over `n` lines of `width` bytes, a needle of `length`, and two results a thread.
    let (line, needle, place, vowel) = unsafe {
        (
            core::slice::from_raw_parts(text.add(i * width), width),
            core::slice::from_raw_parts(needle, length),
            &mut *places.add(i),
            &mut *vowels.add(i),
        )
    };
    *place = line.windows(length).position(|part| part.eq_ignore_ascii_case(needle)).map_or(-1, |at| at as i32);
    *vowel = line.iter().filter(|byte| matches!(byte.to_ascii_lowercase(), b'a' | b'e' | b'i' | b'o' | b'u')).count() as u32;
}
