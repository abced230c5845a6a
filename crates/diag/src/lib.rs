//! Places, diagnostics, the registry of their codes, and the renderers.
//!
//! A [`Diagnostic`] is a value: stages return them, only the command line prints them. Nothing here knows about
//! LLVM IR or PTX; what a stage wants to say about an entity it says as text and as a [`Place`].

mod baseline;
pub mod codes;
pub mod consumer;
pub mod demangle;
mod diagnostic;
mod levels;
mod place;
pub mod render;

pub use baseline::{Baseline, BaselineError};
pub use codes::{Class, CodeInfo, Force, Targets};
pub use consumer::{
    Breaks, Consumer, NEWEST, OLDEST, Tool, Who, everybody, llvm, nvvm, nvvm7, ptxas, ptxgate,
};
pub use diagnostic::{Diagnostic, Fix, Label, PathStep, Severity, worst};
pub use levels::{Level, LevelError, Levels, Strictness};
pub use place::{Checksum, EntityPath, FileId, Place, SourcePos, SourceSpan};
