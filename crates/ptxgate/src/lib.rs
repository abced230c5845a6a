//! The library face of ptxgate, and its command line.
