//! Sums, differences and products.

use super::{Int, IntRange, Overflow, signed_max, signed_min, unsigned_less};

/// The result of an operation, or the number closest to it if it does not fit.
pub(super) struct Checked {
    pub(super) result: Int,
    pub(super) overflowed: bool,
    pub(super) closest: Int,
}

impl Checked {
    /// Returns the result; if it does not fit, the closest number if overflow does not happen, and else nothing.
    pub(super) fn get(self, never_overflows: bool) -> Option<Int> {
        match (self.overflowed, never_overflows) {
            (false, _) => Some(self.result),
            (true, true) => Some(self.closest),
            (true, false) => None,
        }
    }
}

/// Returns the end of the signed numbers on the side of zero where `negative` says.
pub(super) fn signed_end(width: u32, negative: bool) -> Int {
    if negative { signed_min(width) } else { signed_max(width) }
}

fn add_unsigned(a: &Int, b: &Int) -> Checked {
    let result = a.wrapping_add(b);
    Checked { overflowed: unsigned_less(&result, a), result, closest: Int::all_ones(a.width()) }
}

pub(super) fn add_signed(a: &Int, b: &Int) -> Checked {
    let result = a.wrapping_add(b);
    let overflowed = a.is_negative() == b.is_negative() && result.is_negative() != a.is_negative();
    Checked { result, overflowed, closest: signed_end(a.width(), a.is_negative()) }
}

fn sub_unsigned(a: &Int, b: &Int) -> Checked {
    Checked { result: a.wrapping_sub(b), overflowed: unsigned_less(a, b), closest: Int::zero(a.width()) }
}

pub(super) fn sub_signed(a: &Int, b: &Int) -> Checked {
    let result = a.wrapping_sub(b);
    let overflowed = a.is_negative() != b.is_negative() && result.is_negative() != a.is_negative();
    Checked { result, overflowed, closest: signed_end(a.width(), a.is_negative()) }
}

fn mul_unsigned(a: &Int, b: &Int) -> Checked {
    let width = a.width();
    let product = a.zext(2 * width).wrapping_mul(&b.zext(2 * width));
    Checked { overflowed: !product.fits_unsigned(width), result: product.trunc(width), closest: Int::all_ones(width) }
}

fn mul_signed(a: &Int, b: &Int) -> Checked {
    let width = a.width();
    let product = a.sext(2 * width).wrapping_mul(&b.sext(2 * width));
    let closest = signed_end(width, a.is_negative() != b.is_negative());
    Checked { overflowed: !product.fits_signed(width), result: product.trunc(width), closest }
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
        let unsigned = |a, b| add_unsigned(a, b).get(overflow.no_unsigned_wrap);
        let signed = |a, b| add_signed(a, b).get(overflow.no_signed_wrap);
        let ends = (unsigned(&self.umin, &other.umin), unsigned(&self.umax, &other.umax));
        let range = Self::between_results(ends.0, ends.1, false, self.width());
        let ends = (signed(&self.smin, &other.smin), signed(&self.smax, &other.smax));
        range.intersection(&Self::between_results(ends.0, ends.1, true, self.width()))
    }

    /// Returns the range of the difference. Both ranges have the same width.
    #[must_use]
    pub fn sub(&self, other: &Self, overflow: Overflow) -> Self {
        let unsigned = |a, b| sub_unsigned(a, b).get(overflow.no_unsigned_wrap);
        let signed = |a, b| sub_signed(a, b).get(overflow.no_signed_wrap);
        let ends = (unsigned(&self.umin, &other.umax), unsigned(&self.umax, &other.umin));
        let range = Self::between_results(ends.0, ends.1, false, self.width());
        let ends = (signed(&self.smin, &other.smax), signed(&self.smax, &other.smin));
        range.intersection(&Self::between_results(ends.0, ends.1, true, self.width()))
    }

    /// Returns the range of the product. Both ranges have the same width.
    #[must_use]
    pub fn mul(&self, other: &Self, overflow: Overflow) -> Self {
        let unsigned = Self::of_ends([&self.umin, &self.umax], [&other.umin, &other.umax], false, |a, b| {
            mul_unsigned(a, b).get(overflow.no_unsigned_wrap)
        });
        let signed = Self::of_ends([&self.smin, &self.smax], [&other.smin, &other.smax], true, |a, b| {
            mul_signed(a, b).get(overflow.no_signed_wrap)
        });
        unsigned.intersection(&signed)
    }
}
