//! The library face of ptxgate, and its command line.
//!
//! Configuration and inputs go in, artefacts and diagnostics come out. Nothing here prints or exits; the source files that
//! debug info names are opened in [`DiskSources`], and there only.

mod config;
mod guard;
mod input;
pub mod launch;
mod pipeline;
mod report;
mod sources;

pub use config::{Config, Consumer, OptLevel};
pub use guard::quiet_panics;
pub use input::{INPUT_LIMIT, Input, Inputs, Kind};
pub use pipeline::{Emit, Outcome, build, check, run};
pub use report::{Report, Verdict};
pub use sources::DiskSources;
