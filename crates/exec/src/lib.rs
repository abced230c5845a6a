//! Runs PTX on the CPU.
//!
//! A validated module is decoded once ([`Program::decode`]); a launch works on [`Memory`] that the program fills with
//! its variables:
//!
//! ```
//! # fn main() -> Result<(), Vec<diag::Diagnostic>> {
//! use exec::{Arg, Launch, Program};
//! let text = b".version 7.0\n.target sm_80\n.address_size 64\n\
//!     .entry answer (.param .u64 out) {\n\
//!     .reg .b64 %rd<2>;\n\
//!     ld.param.u64 %rd1, [out];\n\
//!     st.global.u32 [%rd1], 42;\n\
//!     ret;\n}\n";
//! let (found, valid) = ptx::check(diag::FileId(0), text);
//! let program = Program::decode(&valid.ok_or(found)?)?;
//! let mut memory = program.memory()?;
//! let launch = Launch::new("answer", 1, 1).arg(Arg::zeroed(4));
//! let report = program.run(&mut memory, &launch)?;
//! let bytes = report.buffers[0].map(|id| memory.bytes(id));
//! assert_eq!(bytes, Some(&[42, 0, 0, 0][..]));
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
