//! Analyses of one function: control flow, dominators, loops, uses. Each is computed when asked and never kept in the
//! function; a pass that changes the flow makes it anew.

mod cfg;
mod dominators;
mod loops;
mod uses;

#[cfg(test)]
mod tests;

pub use cfg::Cfg;
pub use dominators::Dominators;
pub use loops::{Loop, LoopId, Loops};
pub use uses::UseCounts;
