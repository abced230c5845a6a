//! The PTX language: instruction table, syntax tree, parser, printer, validator.
