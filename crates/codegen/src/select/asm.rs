//! Inline assembly: operands by their constraints, and the template as statements.
