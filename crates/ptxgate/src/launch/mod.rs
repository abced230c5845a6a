//! `ptxgate run`: what the user wants to pass to a kernel and see of it afterwards.

mod npy;
pub mod scalar;
pub mod spec;
