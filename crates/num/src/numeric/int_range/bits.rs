//! Bitwise operations and shifts.

use super::sum::{or_closest, signed_end};
use super::{Int, IntRange, Overflow};
use crate::semantics;

/// Returns a mask of the low bits from the topmost bit on in which the ends differ.
fn varying_bits(range: &IntRange) -> Int {
    let width = range.width();
    let differing = (&range.umin ^ &range.umax).active_bits();
    if differing == 0 { Int::zero(width) } else { Int::all_ones(width).lshr(width - differing) }
}

/// Returns the least and the greatest number that have the bits in common that the ends have.
fn widened(range: &IntRange) -> [Int; 2] {
    let varying = varying_bits(range);
    [&range.umin & &!&varying, &range.umax | &varying]
}

/// Bitwise operations and shifts. Both ranges have the same width.
impl IntRange {
    /// Returns the range of the bitwise conjunction.
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        let (lhs, rhs) = (widened(self), widened(other));
        Self::of_ends([&lhs[0], &lhs[1]], [&rhs[0], &rhs[1]], false, |a, b| Some(a & b))
    }

    /// Returns the range of the bitwise disjunction.
    #[must_use]
    pub fn or(&self, other: &Self) -> Self {
        let (lhs, rhs) = (widened(self), widened(other));
        Self::of_ends([&lhs[0], &lhs[1]], [&rhs[0], &rhs[1]], false, |a, b| Some(a | b))
    }

    /// Returns the range of the bitwise exclusive disjunction.
    #[must_use]
    pub fn xor(&self, other: &Self) -> Self {
        let mask = &varying_bits(self) | &varying_bits(other);
        let bits = &self.umin ^ &other.umin;
        Self::from_unsigned(&bits & &!&mask, &bits | &mask)
    }

    /// Returns the range of the number shifted left.
    #[must_use]
    pub fn shl(&self, amount: &Self, overflow: Overflow) -> Self {
        let amounts = [&amount.umin, &amount.umax];
        let unsigned = Self::of_ends([&self.umin, &self.umax], amounts, false, |a, b| {
            let result = semantics::shift_left(a, b, Overflow::NO_UNSIGNED_WRAP);
            or_closest(result, overflow.no_unsigned_wrap, || Int::all_ones(a.width()))
        });
        let signed = Self::of_ends([&self.smin, &self.smax], amounts, true, |a, b| {
            let result = semantics::shift_left(a, b, Overflow::NO_SIGNED_WRAP);
            or_closest(result, overflow.no_signed_wrap, || signed_end(a.width(), a.is_negative()))
        });
        unsigned.intersection(&signed)
    }

    /// Returns the range of the number shifted right, filled with the sign.
    #[must_use]
    pub fn ashr(&self, amount: &Self) -> Self {
        Self::of_ends([&self.smin, &self.smax], [&amount.umin, &amount.umax], true, |a, b| {
            semantics::shift_right_signed(a, b, false).ok()
        })
    }

    /// Returns the range of the number shifted right, filled with zeros.
    #[must_use]
    pub fn lshr(&self, amount: &Self) -> Self {
        Self::of_ends([&self.umin, &self.umax], [&amount.umin, &amount.umax], false, |a, b| {
            semantics::shift_right_unsigned(a, b, false).ok()
        })
    }
}
