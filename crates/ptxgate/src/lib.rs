//! The library face of ptxgate, and its command line.
//!
//! Configuration and inputs go in, artefacts and diagnostics come out. Nothing here prints or exits. Files are opened in
//! two places only: those that the user names in [`disk`], the source files that debug info names in [`DiskSources`].
//!
//! ```
//! use ptxgate::{Config, Input, Inputs, Verdict, check};
//!
//! let text = b"define ptx_kernel void @a() { ret void }
//! define ptx_kernel void @b() { call ptx_kernel void @a() ret void }";
//! let inputs = Inputs::new(vec![Input::new("two.ll", text.to_vec())]);
//! let report = check(&inputs, &Config::default());
//! assert_eq!(report.verdict(), Verdict::Findings);
//! assert!(report.diagnostics.iter().any(|found| found.code.name == "kernel-called"));
//! ```

mod config;
pub mod disk;
mod guard;
mod input;
pub mod launch;
pub mod libdevice;
mod pipeline;
mod report;
pub mod settings;
mod sources;
mod units;

pub use config::{Config, OptLevel};
pub use diag::Consumer;
pub use fix::{Fixed, Renamed};
pub use guard::quiet_panics;
pub use input::{INPUT_LIMIT, Input, Inputs, Kind};
pub use pipeline::{Emit, Outcome, Rewritten, build, check, needs, rewrite, run};
pub use report::{Report, Verdict};
pub use settings::Settings;
pub use sources::DiskSources;
