//! Runs PTX on the CPU.
//!
//! A validated module is decoded once ([`Program::decode`]); a launch works on [`Memory`] that the program fills with
//! its variables:
//!
//! ```no_run
//! # fn main() -> Result<(), Vec<diag::Diagnostic>> {
//! # let valid: ptx::Valid = todo!();
//! use exec::{Arg, Launch, Program};
//! let program = Program::decode(&valid)?;
//! let mut memory = program.memory()?;
//! let launch = Launch::new("saxpy", 4, 256).arg(Arg::f32s(&[1.0; 1024])).arg(Arg::u32(1024));
//! let report = program.run(&mut memory, &launch)?;
//! let bytes = report.buffers[0].map(|id| memory.bytes(id));
//! # Ok(())
//! # }
//! ```
//!
//! What runs is right or stops: accesses have exact bounds, barriers their full meaning, and what is not supported is a
//! diagnostic. What does not live here: the meaning of numbers (`num`), and anything that reads files or prints.

mod decode;
mod eval;
mod launch;
mod machine;
pub mod memory;
mod printf;
pub mod program;

pub use decode::Options;
pub use launch::{Arg, Failure, Launch, Report};
pub use memory::{BufferId, Memory, Origin};
pub use program::Program;
