//! Quotients and remainders.

use super::{Int, IntRange, signed_less, signed_max, signed_min, unsigned_less};
use crate::semantics::{self, Undefined};

type Divide = fn(&Int, &Int) -> Result<Int, Undefined>;

fn is_positive(int: &Int) -> bool {
    !int.is_negative() && !int.is_zero()
}

fn one(like: &Int) -> Int {
    Int::from_u64(like.width(), 1)
}

fn unsigned_quotient(lhs: &IntRange, rhs: &IntRange, divide: Divide) -> IntRange {
    if !rhs.umin.is_zero() && !rhs.umax.is_zero() {
        return IntRange::of_ends([&lhs.umin, &lhs.umax], [&rhs.umin, &rhs.umax], false, |a, b| divide(a, b).ok());
    }
    let width = lhs.width();
    let least = match unsigned_less(&lhs.umin, &rhs.umax) {
        true => None,
        false => lhs.umin.udiv(&rhs.umax),
    };
    // A quotient is at most the dividend.
    IntRange::from_unsigned(least.unwrap_or_else(|| Int::zero(width)), lhs.umax.clone())
}

fn signed_quotients(lhs: &IntRange, rhs: &IntRange, divide: Divide) -> IntRange {
    if !is_positive(&rhs.smin) && !rhs.smax.is_negative() {
        return IntRange::all(lhs.width());
    }
    IntRange::of_ends([&lhs.smin, &lhs.smax], [&rhs.smin, &rhs.smax], true, |a, b| divide(a, b).ok())
}

/// Quotients and remainders. Both ranges have the same width.
impl IntRange {
    /// Returns the range of the unsigned quotient.
    #[must_use]
    pub fn udiv(&self, divisor: &Self) -> Self {
        unsigned_quotient(self, divisor, |a, b| semantics::div_unsigned(a, b, false))
    }

    /// Returns the range of the unsigned quotient, rounded up.
    #[must_use]
    pub fn ceil_udiv(&self, divisor: &Self) -> Self {
        unsigned_quotient(self, divisor, semantics::ceil_div_unsigned)
    }

    /// Returns the range of the signed quotient, rounded towards zero.
    #[must_use]
    pub fn sdiv(&self, divisor: &Self) -> Self {
        signed_quotients(self, divisor, |a, b| semantics::div_signed(a, b, false))
    }

    /// Returns the range of the signed quotient, rounded up.
    #[must_use]
    pub fn ceil_sdiv(&self, divisor: &Self) -> Self {
        signed_quotients(self, divisor, semantics::ceil_div_signed)
    }

    /// Returns the range of the signed quotient, rounded down.
    #[must_use]
    pub fn floor_sdiv(&self, divisor: &Self) -> Self {
        signed_quotients(self, divisor, semantics::floor_div_signed)
    }

    /// Returns the range of the signed remainder.
    #[must_use]
    pub fn srem(&self, divisor: &Self) -> Self {
        let width = self.width();
        if !is_positive(&divisor.smin) && !divisor.smax.is_negative() {
            return Self::from_signed(signed_min(width), signed_max(width));
        }
        let greatest_divisor = if is_positive(&divisor.smin) { divisor.smax.clone() } else { divisor.smin.neg() };
        let most = greatest_divisor.wrapping_sub(&one(&greatest_divisor));
        let smin = if self.smin.is_negative() { most.neg() } else { Int::zero(width) };
        let smax = if is_positive(&self.smax) { most } else { Int::zero(width) };
        let contiguous = (divisor.smin == divisor.smax)
            .then(|| self.remainders(&greatest_divisor, (&self.smin, &self.smax), semantics::rem_signed, signed_less))
            .flatten();
        let (smin, smax) = contiguous.unwrap_or((smin, smax));
        Self::from_signed(smin, smax)
    }

    /// Returns the range of the unsigned remainder.
    #[must_use]
    pub fn urem(&self, divisor: &Self) -> Self {
        let width = self.width();
        let most = divisor.umax.wrapping_sub(&one(&divisor.umax));
        let umax = if unsigned_less(&most, &self.umax) { most } else { self.umax.clone() };
        let contiguous = (!divisor.umin.is_zero() && divisor.umin == divisor.umax)
            .then(|| self.remainders(&divisor.umax, (&self.umin, &self.umax), semantics::rem_unsigned, unsigned_less))
            .flatten();
        let (umin, umax) = contiguous.unwrap_or((Int::zero(width), umax));
        Self::from_unsigned(umin, umax)
    }

    /// Returns the remainders of the ends if those between are between them: the ends are closer than the divisor, and
    /// there is no multiple of it between.
    fn remainders(
        &self,
        divisor: &Int,
        (min, max): (&Int, &Int),
        remainder: Divide,
        less: fn(&Int, &Int) -> bool,
    ) -> Option<(Int, Int)> {
        if !unsigned_less(&max.wrapping_sub(min), divisor) {
            return None;
        }
        let ends = (remainder(min, divisor).ok()?, remainder(max, divisor).ok()?);
        (!less(&ends.1, &ends.0)).then_some(ends)
    }
}
