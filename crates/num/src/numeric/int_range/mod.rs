//! Ranges of integers, and the ranges of results of arithmetic on them.
//!
//! * `sum`: sums, differences and products; `division`: quotients and remainders; `bits`: bitwise operations and
//!   shifts;
//! * `compare`: comparisons, minima and maxima; `width`: extension and truncation.
//!
//! The ends of a range are results of [`semantics`](crate::semantics).
//!
//! Corresponds to MLIR's `ConstantIntRanges` and `InferIntRangeCommon`, whose precision is part of what passes print.

mod bits;
mod compare;
mod division;
mod sum;
#[cfg(test)]
mod tests;
mod width;

use super::Int;

/// The least and the greatest value of an integer, both inclusive, if its bits are read as unsigned and if they are
/// read as signed.
///
/// ```
/// # use ods_num as ods;
/// use ods::numeric::{Int, IntRange, Overflow};
///
/// let digit = IntRange::from_unsigned(Int::zero(8), Int::from_u64(8, 9));
/// let sum = digit.add(&digit, Overflow::WRAPS);
/// assert_eq!(sum, IntRange::from_unsigned(Int::zero(8), Int::from_u64(8, 18)));
/// assert_eq!(sum.less_unsigned(&IntRange::constant(Int::from_u64(8, 19))), Some(true));
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct IntRange {
    umin: Int,
    umax: Int,
    smin: Int,
    smax: Int,
}

/// The kinds of overflow that do not happen, or else the result is poison.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Overflow {
    /// Whether there is no signed overflow.
    pub no_signed_wrap: bool,
    /// Whether there is no unsigned overflow.
    pub no_unsigned_wrap: bool,
}

impl Overflow {
    /// Any overflow may happen; the result wraps.
    pub const WRAPS: Self = Self { no_signed_wrap: false, no_unsigned_wrap: false };
    /// There is no signed overflow.
    pub const NO_SIGNED_WRAP: Self = Self { no_signed_wrap: true, no_unsigned_wrap: false };
    /// There is no unsigned overflow.
    pub const NO_UNSIGNED_WRAP: Self = Self { no_signed_wrap: false, no_unsigned_wrap: true };
}

/// Returns the least signed number.
fn signed_min(width: u32) -> Int {
    Int::from_u64(width, 1).shl(width.saturating_sub(1))
}

/// Returns the greatest signed number.
fn signed_max(width: u32) -> Int {
    !&signed_min(width)
}

fn unsigned_less(a: &Int, b: &Int) -> bool {
    a.cmp_unsigned(b).is_lt()
}

fn signed_less(a: &Int, b: &Int) -> bool {
    a.cmp_signed(b).is_lt()
}

/// Returns the lesser and the greater number, as the order has them.
fn in_order(a: &Int, b: &Int, less: fn(&Int, &Int) -> bool) -> (Int, Int) {
    if less(b, a) { (b.clone(), a.clone()) } else { (a.clone(), b.clone()) }
}

impl IntRange {
    /// Returns the range of all integers of a width.
    pub fn all(width: u32) -> Self {
        Self::from_unsigned(Int::zero(width), Int::all_ones(width))
    }

    /// Returns the range of one number.
    pub fn constant(value: Int) -> Self {
        Self { umin: value.clone(), umax: value.clone(), smin: value.clone(), smax: value }
    }

    /// Returns the range between two signed numbers.
    pub fn from_signed(smin: Int, smax: Int) -> Self {
        let (umin, umax) = match smin.is_negative() == smax.is_negative() {
            true => in_order(&smin, &smax, unsigned_less),
            false => (Int::zero(smin.width()), Int::all_ones(smin.width())),
        };
        Self { umin, umax, smin, smax }
    }

    /// Returns the range between two unsigned numbers.
    pub fn from_unsigned(umin: Int, umax: Int) -> Self {
        let (smin, smax) = match umin.is_negative() == umax.is_negative() {
            true => in_order(&umin, &umax, signed_less),
            false => (signed_min(umin.width()), signed_max(umin.width())),
        };
        Self { umin, umax, smin, smax }
    }

    /// Returns the range between two numbers, which are read as signed or as unsigned.
    fn between(min: Int, max: Int, is_signed: bool) -> Self {
        if is_signed { Self::from_signed(min, max) } else { Self::from_unsigned(min, max) }
    }

    /// Returns the width in bits.
    pub fn width(&self) -> u32 {
        self.umin.width()
    }

    /// Returns the least and the greatest value as unsigned.
    pub fn unsigned(&self) -> (&Int, &Int) {
        (&self.umin, &self.umax)
    }

    /// Returns the least and the greatest value as signed.
    pub fn signed(&self) -> (&Int, &Int) {
        (&self.smin, &self.smax)
    }

    /// Returns the number that is the only one in the range.
    pub fn only(&self) -> Option<&Int> {
        if self.umin == self.umax {
            return Some(&self.umin);
        }
        (self.smin == self.smax).then_some(&self.smin)
    }

    /// Returns the least range that has both.
    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        Self {
            umin: in_order(&self.umin, &other.umin, unsigned_less).0,
            umax: in_order(&self.umax, &other.umax, unsigned_less).1,
            smin: in_order(&self.smin, &other.smin, signed_less).0,
            smax: in_order(&self.smax, &other.smax, signed_less).1,
        }
    }

    /// Returns the range of the numbers that are in both.
    #[must_use]
    pub fn intersection(&self, other: &Self) -> Self {
        Self {
            umin: in_order(&self.umin, &other.umin, unsigned_less).1,
            umax: in_order(&self.umax, &other.umax, unsigned_less).0,
            smin: in_order(&self.smin, &other.smin, signed_less).1,
            smax: in_order(&self.smax, &other.smax, signed_less).0,
        }
    }

    /// Returns the range of the results for all combinations of two numbers each, which are at the ends; all numbers if
    /// one has no result.
    fn of_ends(lhs: [&Int; 2], rhs: [&Int; 2], is_signed: bool, compute: impl Fn(&Int, &Int) -> Option<Int>) -> Self {
        let less = if is_signed { signed_less } else { unsigned_less };
        let mut ends: Option<(Int, Int)> = None;
        for (a, b) in lhs.into_iter().flat_map(|a| rhs.map(|b| (a, b))) {
            let Some(result) = compute(a, b) else { return Self::all(lhs[0].width()) };
            ends = Some(match ends {
                None => (result.clone(), result),
                Some((min, max)) => (in_order(&min, &result, less).0, in_order(&max, &result, less).1),
            });
        }
        match ends {
            Some((min, max)) => Self::between(min, max, is_signed),
            None => Self::all(lhs[0].width()),
        }
    }
}
