//! The oracles: what is compared with tools from outside. Each says what it ran and how many agreed.

mod kernels;
mod random;

use crate::Result;

/// `cargo xtask oracle [NAME…]`.
pub(crate) fn task(args: &[String]) -> Result<()> {
    let names: Vec<&str> = args.iter().map(String::as_str).filter(|arg| !arg.starts_with("--")).collect();
    let wanted = |name| names.is_empty() || names.contains(&name);
    if wanted("kernels") {
        kernels::oracle(args)?;
    }
    if wanted("random") {
        random::oracle(args)?;
    }
    Ok(())
}
