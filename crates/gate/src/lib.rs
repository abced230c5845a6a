//! Judges device code: one file a rule, facts computed once.
