//! Counts of bits, in as many bits as the operand has.

use crate::numeric::Int;

/// Returns the number of zeros above the topmost one; the width for zero.
pub fn count_leading_zeros(a: &Int) -> Int {
    Int::from_u64(a.width(), a.leading_zeros().into())
}

/// Returns the number of zeros below the lowest one; the width for zero.
pub fn count_trailing_zeros(a: &Int) -> Int {
    Int::from_u64(a.width(), a.trailing_zeros().into())
}

/// Returns the number of ones.
pub fn count_ones(a: &Int) -> Int {
    Int::from_u64(a.width(), a.count_ones().into())
}
