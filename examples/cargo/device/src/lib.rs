//! What a kernel needs of the device: its thread's number, a place for output, and what happens on a panic.
//!
//! The same crate compiles for the host, where a launch is a loop over the threads.
#![no_std]
#![cfg_attr(target_arch = "nvptx64", feature(abi_ptx, stdarch_nvptx))]

use core::fmt;

/// Words of output that a thread has.
pub const WIDTH: usize = 4;

/// The number of this thread in the grid.
#[cfg(target_arch = "nvptx64")]
pub fn thread() -> usize {
    use core::arch::nvptx::{_block_dim_x, _block_idx_x, _thread_idx_x};
    unsafe { _block_idx_x() as usize * _block_dim_x() as usize + _thread_idx_x() as usize }
}

/// Defines a kernel `fn name(i, data, out)`: thread `i` sees all of the input and its own words of the output.
///
/// For the GPU it is an entry point `(data, out, n)`, for the host a function that has the thread's number, too.
#[macro_export]
macro_rules! kernel {
    ($(#[$doc:meta])* fn $name:ident($i:ident, $data:ident, $out:ident) $body:block) => {
        $(#[$doc])*
        /// # Safety
        /// `data` has `n` words, `out` has `WIDTH` times as many.
        #[cfg(target_arch = "nvptx64")]
        #[no_mangle]
        pub unsafe extern "ptx-kernel" fn $name(data: *const u32, out: *mut u32, n: u32) {
            let i = $crate::thread();
            if i < n as usize {
                let data = core::slice::from_raw_parts(data, n as usize);
                let out = &mut *out.add(i * $crate::WIDTH).cast::<[u32; $crate::WIDTH]>();
                let body = |$i: usize, $data: &[u32], $out: &mut [u32; $crate::WIDTH]| $body;
                body(i, data, out)
            }
        }

        $(#[$doc])*
        #[cfg(not(target_arch = "nvptx64"))]
        pub fn $name($i: usize, $data: &[u32], $out: &mut [u32; $crate::WIDTH]) $body
    };
}

/// Text in a buffer of fixed size; what does not fit is cut off.
pub struct Text<const N: usize> {
    bytes: [u8; N],
    len: usize,
}

impl<const N: usize> Text<N> {
    /// An empty text.
    pub const fn new() -> Self {
        Text { bytes: [0; N], len: 0 }
    }

    /// What was written.
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes[..self.len]
    }
}

impl<const N: usize> Default for Text<N> {
    fn default() -> Self {
        Text::new()
    }
}

impl<const N: usize> fmt::Write for Text<N> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let room = N - self.len;
        let taken = text.len().min(room);
        self.bytes[self.len..self.len + taken].copy_from_slice(&text.as_bytes()[..taken]);
        self.len += taken;
        if taken == text.len() { Ok(()) } else { Err(fmt::Error) }
    }
}

/// The message of the last panic, for whoever looks at the device's memory after a launch.
#[cfg(target_arch = "nvptx64")]
#[no_mangle]
pub static mut PANIC_MESSAGE: [u8; 128] = [0; 128];

#[cfg(target_arch = "nvptx64")]
#[panic_handler]
fn panic(info: &core::panic::PanicInfo) -> ! {
    use fmt::Write;
    let mut text = Text::<128>::new();
    let _ = write!(text, "{}", info.message());
    if let Some(at) = info.location() {
        let _ = write!(text, " at line {}", at.line());
    }
    unsafe {
        let to = (&raw mut PANIC_MESSAGE).cast::<u8>();
        to.copy_from_nonoverlapping(text.as_bytes().as_ptr(), text.as_bytes().len());
        core::arch::nvptx::trap()
    }
}
