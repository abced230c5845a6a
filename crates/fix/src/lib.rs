//! Rewrites that make a refused module acceptable without changing what it means.
//!
//! - `kernels`: a kernel that is called as a function gets a device function with its body, which it and
//!   its callers call.
//! - `names`: a name that PTX cannot spell gets an escape that no other name has.
//! - `convergent`: inline assembly that needs all threads is marked so.
//!
//! What cannot be rewritten safely is left as it is; the gate judges the result.

mod convergent;
mod kernels;
mod names;

use gate::Arch;
use ir::Module;

/// A symbol that got another name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Renamed {
    /// The name that it had; bytes that are not UTF-8 are replaced.
    pub old: String,
    /// The name that it has.
    pub new: String,
}

/// What was done to a module.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Fixed {
    /// One sentence for each change, in the order of the module.
    pub changes: Vec<String>,
    /// Symbols with another name, in the order of the module.
    pub renamed: Vec<Renamed>,
}

/// Rewrites a module in place. Ids of globals keep their meaning: a kernel keeps the id, its body moves to a new function.
pub fn fix(module: &mut Module, arch: Arch) -> Fixed {
    let mut fixed = Fixed::default();
    kernels::split(module, arch, &mut fixed.changes);
    if arch == Arch::Nvptx {
        convergent::mark(module, &mut fixed.changes);
        names::escape(module, &mut fixed);
    }
    fixed
}

/// `1 call`, `2 calls`.
fn count(n: usize, what: &str) -> String {
    format!("{n} {what}{}", if n == 1 { "" } else { "s" })
}
