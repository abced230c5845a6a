//! Symbol resolution, roots and merging.
