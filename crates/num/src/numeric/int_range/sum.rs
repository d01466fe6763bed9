//! Sums, differences and products.

use super::{Int, IntRange, Overflow, signed_max, signed_min};
use crate::semantics::{self, Undefined};

/// Returns the result. If it is undefined, returns the closest number if that never happens, and else nothing.
pub(super) fn or_closest(
    result: Result<Int, Undefined>,
    is_always_defined: bool,
    closest: impl FnOnce() -> Int,
) -> Option<Int> {
    result.ok().or_else(|| is_always_defined.then(closest))
}

/// Returns the end of the signed numbers on the side of zero where `negative` says.
pub(super) fn signed_end(width: u32, negative: bool) -> Int {
    if negative { signed_min(width) } else { signed_max(width) }
}

impl IntRange {
    /// Returns the range between two results; all numbers if one does not fit.
    fn between_results(min: Option<Int>, max: Option<Int>, is_signed: bool, width: u32) -> Self {
        match (min, max) {
            (Some(min), Some(max)) => Self::between(min, max, is_signed),
            (None, _) | (_, None) => Self::all(width),
        }
    }

    /// Returns the range of the sum. Both ranges have the same width.
    #[must_use]
    pub fn add(&self, other: &Self, overflow: Overflow) -> Self {
        let width = self.width();
        let unsigned = |a, b| {
            let sum = semantics::add(a, b, Overflow::NO_UNSIGNED_WRAP);
            or_closest(sum, overflow.no_unsigned_wrap, || Int::all_ones(width))
        };
        let signed = |a: &Int, b| {
            let sum = semantics::add(a, b, Overflow::NO_SIGNED_WRAP);
            or_closest(sum, overflow.no_signed_wrap, || signed_end(width, a.is_negative()))
        };
        let ends = (unsigned(&self.umin, &other.umin), unsigned(&self.umax, &other.umax));
        let range = Self::between_results(ends.0, ends.1, false, width);
        let ends = (signed(&self.smin, &other.smin), signed(&self.smax, &other.smax));
        range.intersection(&Self::between_results(ends.0, ends.1, true, width))
    }

    /// Returns the range of the difference. Both ranges have the same width.
    #[must_use]
    pub fn sub(&self, other: &Self, overflow: Overflow) -> Self {
        let width = self.width();
        let unsigned = |a, b| {
            let difference = semantics::sub(a, b, Overflow::NO_UNSIGNED_WRAP);
            or_closest(difference, overflow.no_unsigned_wrap, || Int::zero(width))
        };
        let signed = |a: &Int, b| {
            let difference = semantics::sub(a, b, Overflow::NO_SIGNED_WRAP);
            or_closest(difference, overflow.no_signed_wrap, || signed_end(width, a.is_negative()))
        };
        let ends = (unsigned(&self.umin, &other.umax), unsigned(&self.umax, &other.umin));
        let range = Self::between_results(ends.0, ends.1, false, width);
        let ends = (signed(&self.smin, &other.smax), signed(&self.smax, &other.smin));
        range.intersection(&Self::between_results(ends.0, ends.1, true, width))
    }

    /// Returns the range of the product. Both ranges have the same width.
    #[must_use]
    pub fn mul(&self, other: &Self, overflow: Overflow) -> Self {
        let unsigned = Self::of_ends([&self.umin, &self.umax], [&other.umin, &other.umax], false, |a, b| {
            let product = semantics::mul(a, b, Overflow::NO_UNSIGNED_WRAP);
            or_closest(product, overflow.no_unsigned_wrap, || Int::all_ones(a.width()))
        });
        let signed = Self::of_ends([&self.smin, &self.smax], [&other.smin, &other.smax], true, |a, b| {
            let product = semantics::mul(a, b, Overflow::NO_SIGNED_WRAP);
            let closest = || signed_end(a.width(), a.is_negative() != b.is_negative());
            or_closest(product, overflow.no_signed_wrap, closest)
        });
        unsigned.intersection(&signed)
    }
}
