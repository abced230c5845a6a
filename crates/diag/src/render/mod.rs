//! Renderers: one file a format. They turn diagnostics into text and never print.
