//! From Checked to Lowered: one file a pass.
