//! Names as their authors wrote them.
