//! Sets of byte offsets: one offset, or an arithmetic progression.

/// `start + i * stride` for `0 <= i < count`; with [`Offset::ENDLESS`], for every integer `i`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Offset {
    pub(crate) start: i64,
    pub(crate) stride: u64,
    pub(crate) count: u64,
}

impl Offset {
    /// The count of a progression without ends.
    pub(crate) const ENDLESS: u64 = u64::MAX;
    /// Every offset.
    pub(crate) const ANY: Offset = Offset { start: 0, stride: 1, count: Offset::ENDLESS };
    /// Zero.
    pub(crate) const ZERO: Offset = Offset::exact(0);

    /// One offset.
    pub(crate) const fn exact(start: i64) -> Offset {
        Offset { start, stride: 0, count: 1 }
    }

    /// A progression.
    pub(crate) fn steps(stride: u64, count: u64) -> Offset {
        match (stride, count) {
            (0, _) | (_, 0 | 1) => Offset::ZERO,
            _ => Offset { start: 0, stride, count },
        }
    }

    /// The offset, if it is one.
    pub(crate) fn as_exact(self) -> Option<i64> {
        (self.stride == 0).then_some(self.start)
    }

    /// The last offset above `start`; `None` if there is no end.
    fn reach(self) -> Option<u64> {
        match (self.stride, self.count) {
            (0, _) => Some(0),
            (_, Offset::ENDLESS) => None,
            (stride, count) => stride.checked_mul(count - 1),
        }
    }

    /// Sums of an offset of each.
    pub(crate) fn plus(self, other: Offset) -> Offset {
        let start = self.start.wrapping_add(other.start);
        let stride = gcd(self.stride, other.stride);
        if stride == 0 {
            return Offset::exact(start);
        }
        let reach = self.reach().zip(other.reach()).and_then(|(a, b)| a.checked_add(b));
        Offset { start, stride, count: reach.map_or(Offset::ENDLESS, |reach| reach / stride + 1) }.normal()
    }

    /// A progression that holds both.
    pub(crate) fn widened(self, other: Offset) -> Offset {
        let apart = self.start.wrapping_sub(other.start).unsigned_abs();
        let stride = gcd(gcd(self.stride, other.stride), apart);
        if stride == 0 {
            return self;
        }
        Offset { start: self.start, stride, count: Offset::ENDLESS }.normal()
    }

    /// Whether every offset of `other` is one of these.
    pub(crate) fn holds(self, other: Offset) -> bool {
        if self == other {
            return true;
        }
        let apart = other.start.wrapping_sub(self.start);
        self.count == Offset::ENDLESS
            && other.stride.is_multiple_of(self.stride)
            && apart.unsigned_abs().is_multiple_of(self.stride)
    }

    /// Progressions without ends that are equal as sets become equal as values.
    fn normal(self) -> Offset {
        if self.count != Offset::ENDLESS {
            return self;
        }
        let stride = i64::try_from(self.stride).unwrap_or(i64::MAX);
        Offset { start: self.start.rem_euclid(stride.max(1)), ..self }
    }

    /// Where things of `size` bytes at these offsets lie relative to a window of `width` bytes at an offset of
    /// `window`; `None` if they never overlap. What begins before the window counts as lying at its begin.
    pub(crate) fn seen_from(self, size: u64, window: Offset, width: u64) -> Option<Offset> {
        // Hostile offsets are anywhere in 64 bits; their differences need one more.
        let (size, width) = (i128::from(size), i128::from(width));
        let apart = i128::from(self.start) - i128::from(window.start);
        let stride = gcd(self.stride, window.stride);
        let exact = |at: i128| Offset::exact(i64::try_from(at.max(0)).unwrap_or(i64::MAX));
        if stride == 0 {
            return (-size < apart && apart < width).then(|| exact(apart));
        }
        // Both progressions end: they must come near each other at all.
        if let Some((mine, its)) = self.reach().zip(window.reach()) {
            let too_low = apart + i128::from(mine) <= -size;
            let too_high = apart - i128::from(its) >= width;
            if too_low || too_high {
                return None;
            }
        }
        let step = i128::from(stride);
        let first = (1 - size) + (apart - (1 - size)).rem_euclid(step);
        if first >= width {
            return None;
        }
        let count = (width - 1 - first) / step + 1;
        if count == 1 || first < 0 && count == 2 && first + step == 0 {
            return Some(exact(first));
        }
        let start = i64::try_from(first.max(0).min(first.rem_euclid(step))).unwrap_or(i64::MAX);
        Some(Offset { start, stride, count: u64::try_from(count).unwrap_or(Offset::ENDLESS) })
    }
}

/// Greatest common divisor; that of a number and 0 is the number.
fn gcd(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_of_a_table_of_records_is_not_its_neighbour() {
        let record = Offset::steps(16, 4);
        let second = record.plus(Offset::exact(8));
        // Cells at 0, 16, 32, 48 hold kernels; the second field of any record is none of them.
        for cell in [0, 16, 32, 48] {
            assert_eq!(Offset::exact(cell).seen_from(8, second, 8), None);
            assert_eq!(Offset::exact(cell + 8).seen_from(8, second, 8), Some(Offset::ZERO));
        }
        assert_eq!(Offset::exact(64 + 8).seen_from(8, second, 8), None);
    }

    #[test]
    fn an_index_without_bound_reaches_both_ways() {
        let any = Offset::steps(8, Offset::ENDLESS).plus(Offset::exact(24));
        assert_eq!(Offset::exact(0).seen_from(8, any, 8), Some(Offset::ZERO));
        assert_eq!(Offset::exact(4).seen_from(4, any, 4), None);
    }

    #[test]
    fn a_wide_load_keeps_the_place_of_what_it_holds() {
        assert_eq!(Offset::exact(24).seen_from(8, Offset::exact(16), 16), Some(Offset::exact(8)));
        assert_eq!(Offset::exact(32).seen_from(8, Offset::exact(16), 16), None);
        assert_eq!(Offset::exact(16).seen_from(8, Offset::exact(20), 4), Some(Offset::ZERO));
    }

    #[test]
    fn widening_ends() {
        let mut at = Offset::ZERO;
        for step in 1..100 {
            at = at.widened(Offset::exact(step * 24));
        }
        assert_eq!(at, Offset { start: 0, stride: 24, count: Offset::ENDLESS });
        assert!(at.holds(Offset::exact(-48)) && !at.holds(Offset::exact(8)));
        assert!(Offset::ANY.holds(at) && !Offset::ZERO.holds(Offset::exact(8)));
    }
}
