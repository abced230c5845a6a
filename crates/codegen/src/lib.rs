//! From Lowered to PTX.
