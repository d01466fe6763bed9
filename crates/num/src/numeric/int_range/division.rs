//! Quotients and remainders.

use super::sum::{add_signed, sub_signed};
use super::{Int, IntRange, signed_less, signed_max, signed_min, unsigned_less};

fn is_positive(int: &Int) -> bool {
    !int.is_negative() && !int.is_zero()
}

fn one(like: &Int) -> Int {
    Int::from_u64(like.width(), 1)
}

fn unsigned_quotient(lhs: &IntRange, rhs: &IntRange, quotient: impl Fn(&Int, &Int) -> Option<Int>) -> IntRange {
    if !rhs.umin.is_zero() && !rhs.umax.is_zero() {
        return IntRange::of_ends([&lhs.umin, &lhs.umax], [&rhs.umin, &rhs.umax], false, quotient);
    }
    let width = lhs.width();
    let least = match unsigned_less(&lhs.umin, &rhs.umax) {
        true => None,
        false => lhs.umin.udiv(&rhs.umax),
    };
    // A quotient is at most the dividend.
    IntRange::from_unsigned(least.unwrap_or_else(|| Int::zero(width)), lhs.umax.clone())
}

/// Returns the quotient rounded towards zero; `None` for the one that does not fit.
fn signed_quotient(a: &Int, b: &Int) -> Option<Int> {
    let overflows = *b == Int::all_ones(b.width()) && *a == signed_min(a.width());
    if overflows { None } else { a.sdiv(b) }
}

fn signed_quotients(lhs: &IntRange, rhs: &IntRange, quotient: impl Fn(&Int, &Int) -> Option<Int>) -> IntRange {
    if !is_positive(&rhs.smin) && !rhs.smax.is_negative() {
        return IntRange::all(lhs.width());
    }
    IntRange::of_ends([&lhs.smin, &lhs.smax], [&rhs.smin, &rhs.smax], true, quotient)
}

fn has_remainder(a: &Int, b: &Int) -> bool {
    a.srem(b).is_some_and(|rest| !rest.is_zero())
}

fn ceiling_signed(a: &Int, b: &Int) -> Option<Int> {
    let quotient = signed_quotient(a, b)?;
    if has_remainder(a, b) && a.is_negative() == b.is_negative() {
        return add_signed(&quotient, &one(a)).get(false);
    }
    // The expansion of the operation negates the dividend, which the least number does not survive.
    if *a == signed_min(a.width()) && signed_less(&one(b), b) {
        return Some(quotient.neg());
    }
    Some(quotient)
}

fn floor_signed(a: &Int, b: &Int) -> Option<Int> {
    let quotient = signed_quotient(a, b)?;
    if has_remainder(a, b) && a.is_negative() != b.is_negative() {
        return sub_signed(&quotient, &one(a)).get(false);
    }
    Some(quotient)
}

fn ceiling_unsigned(a: &Int, b: &Int) -> Option<Int> {
    let quotient = a.udiv(b)?;
    if a.urem(b)?.is_zero() {
        return Some(quotient);
    }
    let above = quotient.wrapping_add(&one(a));
    (!above.is_zero()).then_some(above)
}

/// Quotients and remainders. Both ranges have the same width.
impl IntRange {
    /// Returns the range of the unsigned quotient.
    #[must_use]
    pub fn udiv(&self, divisor: &Self) -> Self {
        unsigned_quotient(self, divisor, Int::udiv)
    }

    /// Returns the range of the unsigned quotient, rounded up.
    #[must_use]
    pub fn ceil_udiv(&self, divisor: &Self) -> Self {
        unsigned_quotient(self, divisor, ceiling_unsigned)
    }

    /// Returns the range of the signed quotient, rounded towards zero.
    #[must_use]
    pub fn sdiv(&self, divisor: &Self) -> Self {
        signed_quotients(self, divisor, signed_quotient)
    }

    /// Returns the range of the signed quotient, rounded up.
    #[must_use]
    pub fn ceil_sdiv(&self, divisor: &Self) -> Self {
        let result = signed_quotients(self, divisor, ceiling_signed);
        let least = signed_min(self.width());
        if self.smin != least || self.smax == least {
            return result;
        }
        // The quotient of the least number may be positive, unlike that of its neighbors.
        let others = Self::from_signed(self.smin.wrapping_add(&one(&self.smin)), self.smax.clone());
        result.union(&signed_quotients(&others, divisor, ceiling_signed))
    }

    /// Returns the range of the signed quotient, rounded down.
    #[must_use]
    pub fn floor_sdiv(&self, divisor: &Self) -> Self {
        signed_quotients(self, divisor, floor_signed)
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
            .then(|| self.remainders(&greatest_divisor, (&self.smin, &self.smax), Int::srem, signed_less))
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
            .then(|| self.remainders(&divisor.umax, (&self.umin, &self.umax), Int::urem, unsigned_less))
            .flatten();
        let (umin, umax) = contiguous.unwrap_or((Int::zero(width), umax));
        Self::from_unsigned(umin, umax)
    }

    /// Returns the remainders of the ends if those between are between them: the ends are closer than the divisor, and there is
    /// no multiple of it between.
    fn remainders(
        &self,
        divisor: &Int,
        (min, max): (&Int, &Int),
        remainder: fn(&Int, &Int) -> Option<Int>,
        less: fn(&Int, &Int) -> bool,
    ) -> Option<(Int, Int)> {
        if !unsigned_less(&max.wrapping_sub(min), divisor) {
            return None;
        }
        let ends = (remainder(min, divisor)?, remainder(max, divisor)?);
        (!less(&ends.1, &ends.0)).then_some(ends)
    }
}
