//! Integer and floating-point arithmetic.

use super::row::Row;

pub(super) const ROWS: &[Row] = &[];
