//! Comparisons, minima and maxima.

use super::{IntRange, in_order, signed_less, unsigned_less};

/// Comparisons: `None` if the outcome depends on the numbers. Both ranges have the same width.
impl IntRange {
    /// Returns whether the first number is less, read as signed.
    pub fn less_signed(&self, other: &Self) -> Option<bool> {
        if signed_less(&self.smax, &other.smin) {
            return Some(true);
        }
        (!signed_less(&self.smin, &other.smax)).then_some(false)
    }

    /// Returns whether the first number is less, read as unsigned.
    pub fn less_unsigned(&self, other: &Self) -> Option<bool> {
        if unsigned_less(&self.umax, &other.umin) {
            return Some(true);
        }
        (!unsigned_less(&self.umin, &other.umax)).then_some(false)
    }

    /// Returns whether the numbers are equal.
    pub fn equal(&self, other: &Self) -> Option<bool> {
        if self.only().is_some_and(|only| Some(only) == other.only()) {
            return Some(true);
        }
        let signed = signed_less(&self.smax, &other.smin) || signed_less(&other.smax, &self.smin);
        let unsigned = unsigned_less(&self.umax, &other.umin) || unsigned_less(&other.umax, &self.umin);
        (signed && unsigned).then_some(false)
    }
}

/// Minima and maxima. Both ranges have the same width.
impl IntRange {
    /// Returns the range of the signed maximum.
    #[must_use]
    pub fn smax(&self, other: &Self) -> Self {
        let ends = (in_order(&self.smin, &other.smin, signed_less).1, in_order(&self.smax, &other.smax, signed_less).1);
        Self::from_signed(ends.0, ends.1)
    }

    /// Returns the range of the unsigned maximum.
    #[must_use]
    pub fn umax(&self, other: &Self) -> Self {
        let min = in_order(&self.umin, &other.umin, unsigned_less).1;
        Self::from_unsigned(min, in_order(&self.umax, &other.umax, unsigned_less).1)
    }

    /// Returns the range of the signed minimum.
    #[must_use]
    pub fn smin(&self, other: &Self) -> Self {
        let ends = (in_order(&self.smin, &other.smin, signed_less).0, in_order(&self.smax, &other.smax, signed_less).0);
        Self::from_signed(ends.0, ends.1)
    }

    /// Returns the range of the unsigned minimum.
    #[must_use]
    pub fn umin(&self, other: &Self) -> Self {
        let min = in_order(&self.umin, &other.umin, unsigned_less).0;
        Self::from_unsigned(min, in_order(&self.umax, &other.umax, unsigned_less).0)
    }
}
