//! `ptxgate run`: what the user wants to pass to a kernel and see of it afterwards.

pub(crate) mod execute;
pub mod kernel;
pub mod memory;
mod npy;
pub mod scalar;
pub mod show;
pub mod spec;

use spec::Spec;

/// A launch as the user asks for it.
#[derive(Clone, Debug)]
pub struct Launch {
    /// The kernel, mangled or not; `None` for the only one.
    pub kernel: Option<String>,
    /// Blocks in the grid.
    pub grid: [u32; 3],
    /// Threads in a block.
    pub block: [u32; 3],
    /// Bytes of dynamic shared memory.
    pub shared: u32,
    /// The arguments.
    pub args: Vec<Spec>,
    /// First values of device variables.
    pub globals: Vec<(String, Spec)>,
    /// Decides which threads go on first where the order is free.
    pub seed: u64,
    /// Instructions after which the run is ended, summed over all threads; `None` leaves it to the interpreter.
    pub max_steps: Option<u64>,
    /// What to print afterwards.
    pub print: Vec<show::Print>,
    /// What to write to files afterwards.
    pub dump: Vec<show::Dump>,
}

/// What a launch gives beside findings.
#[derive(Clone, Default, Debug)]
pub struct Results {
    /// The lines of `--print`, and what the kernel printed itself.
    pub text: String,
    /// Names and contents of the files of `--dump`.
    pub files: Vec<(String, Vec<u8>)>,
}
