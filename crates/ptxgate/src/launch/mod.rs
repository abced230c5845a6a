//! `ptxgate run`: what the user wants to pass to a kernel and see of it afterwards.

pub mod kernel;
pub mod memory;
mod npy;
pub mod scalar;
pub mod show;
pub mod spec;
