//! Comparisons, minima and maxima.

use std::cmp::Ordering;

use crate::numeric::{Int, IntRange};

/// A comparison of two integers. The other predicates of `arith.cmpi` are these with exchanged operands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Comparison {
    /// The numbers are equal.
    Equal,
    /// The numbers differ.
    NotEqual,
    /// The first number is less, as a signed one.
    LessSigned,
    /// The first number is less or equal, as a signed one.
    LessOrEqualSigned,
    /// The first number is less, as an unsigned one.
    LessUnsigned,
    /// The first number is less or equal, as an unsigned one.
    LessOrEqualUnsigned,
}

impl Comparison {
    /// Returns whether it holds for two numbers.
    pub fn holds(self, a: &Int, b: &Int) -> bool {
        match self {
            Self::Equal => a == b,
            Self::NotEqual => a != b,
            Self::LessSigned => a.cmp_signed(b).is_lt(),
            Self::LessOrEqualSigned => a.cmp_signed(b).is_le(),
            Self::LessUnsigned => a.cmp_unsigned(b).is_lt(),
            Self::LessOrEqualUnsigned => a.cmp_unsigned(b).is_le(),
        }
    }

    /// Returns whether it holds for all numbers of two ranges (`Some(true)`) or for none of them (`Some(false)`).
    pub fn holds_in(self, a: &IntRange, b: &IntRange) -> Option<bool> {
        let not = |outcome: Option<bool>| outcome.map(|outcome| !outcome);
        match self {
            Self::Equal => a.equal(b),
            Self::NotEqual => not(a.equal(b)),
            Self::LessSigned => a.less_signed(b),
            Self::LessOrEqualSigned => not(b.less_signed(a)),
            Self::LessUnsigned => a.less_unsigned(b),
            Self::LessOrEqualUnsigned => not(b.less_unsigned(a)),
        }
    }
}

fn first_if(is_first: bool, a: &Int, b: &Int) -> Int {
    if is_first { a.clone() } else { b.clone() }
}

/// Returns the greater of two signed numbers.
pub fn max_signed(a: &Int, b: &Int) -> Int {
    first_if(a.cmp_signed(b) == Ordering::Greater, a, b)
}

/// Returns the greater of two unsigned numbers.
pub fn max_unsigned(a: &Int, b: &Int) -> Int {
    first_if(a.cmp_unsigned(b) == Ordering::Greater, a, b)
}

/// Returns the lesser of two signed numbers.
pub fn min_signed(a: &Int, b: &Int) -> Int {
    first_if(a.cmp_signed(b) == Ordering::Less, a, b)
}

/// Returns the lesser of two unsigned numbers.
pub fn min_unsigned(a: &Int, b: &Int) -> Int {
    first_if(a.cmp_unsigned(b) == Ordering::Less, a, b)
}
