//! Number semantics that PTX needs: rounding modes, ftz, saturation, small floats, wide integers.
//!
//! Everything works on bit patterns (`u16`, `u32`, `u64`, `u128`), because that is what registers hold. Results are
//! those of the hardware where the PTX manual leaves no choice; where it allows an error (the `.approx` forms) the
//! correctly rounded value is returned, see [`approx`].
//!
//! What does not live here: which instruction uses which function. `exec` and `codegen` decide that.

pub mod approx;
pub mod convert;
pub mod double;
pub mod format;
pub mod int;
pub mod single;
pub mod small;

pub use format::{Format, Round};

/// Properties that `testp` tests.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Property {
    /// Neither infinite nor NaN.
    Finite,
    /// Infinite.
    Infinite,
    /// Not NaN.
    Number,
    /// NaN.
    NotANumber,
    /// Neither infinite, NaN, subnormal nor zero.
    Normal,
    /// Subnormal.
    Subnormal,
}

/// `testp`, on the value as `f64`; `subnormal` is judged in the operand's own format.
pub fn testp(property: Property, value: f64, subnormal: bool) -> bool {
    match property {
        Property::Finite => value.is_finite(),
        Property::Infinite => value.is_infinite(),
        Property::Number => !value.is_nan(),
        Property::NotANumber => value.is_nan(),
        Property::Normal => value.is_finite() && value != 0.0 && !subnormal,
        Property::Subnormal => subnormal,
    }
}
