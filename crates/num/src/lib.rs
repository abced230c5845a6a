//! Number semantics that PTX needs: rounding modes, ftz, saturation, small floats, wide integers.
