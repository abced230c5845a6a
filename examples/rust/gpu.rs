//! What every Rust example needs: the indices of the running thread, and what a panic does.

use core::arch::nvptx;

/// The index of this thread in the whole launch, along x.
#[inline(always)]
pub fn global_id() -> usize {
    // SAFETY: special registers can be read at any time.
    unsafe { (nvptx::_block_idx_x() as u32 * nvptx::_block_dim_x() as u32 + nvptx::_thread_idx_x() as u32) as usize }
}

/// A panic ends the launch.
#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    // SAFETY: `trap` has no requirement.
    unsafe { nvptx::trap() }
}
