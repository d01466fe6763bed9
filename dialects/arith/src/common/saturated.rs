//! Arithmetic on numbers that may be unknown: [`DYNAMIC`] absorbs the other operand. Follows MLIR's `SaturatedInteger`.
//!
//! Overflow wraps around, as in MLIR.

use ods::types::DYNAMIC;

/// Returns the sum.
pub fn add(a: i64, b: i64) -> i64 {
    if a == DYNAMIC || b == DYNAMIC { DYNAMIC } else { a.wrapping_add(b) }
}

/// Returns the product. Zero times an unknown number is zero.
pub fn mul(a: i64, b: i64) -> i64 {
    match (a, b) {
        (0, _) | (_, 0) => 0,
        (DYNAMIC, _) | (_, DYNAMIC) => DYNAMIC,
        _ => a.wrapping_mul(b),
    }
}

/// Combines two descriptions of the same number; `None` if they contradict each other.
pub fn agreed(a: i64, b: i64) -> Option<i64> {
    match (a, b) {
        (DYNAMIC, known) | (known, DYNAMIC) => Some(known),
        _ => (a == b).then_some(a),
    }
}

/// Returns whether both may be the same number.
pub fn may_be_equal(a: i64, b: i64) -> bool {
    agreed(a, b).is_some()
}
