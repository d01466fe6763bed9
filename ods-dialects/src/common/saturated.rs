//! Arithmetic on numbers that may not be known: [`DYNAMIC`] absorbs. As MLIR's `SaturatedInteger`.
//!
//! What does not fit wraps around, as it does there.

use ods::types::DYNAMIC;

/// The sum.
pub(crate) fn add(a: i64, b: i64) -> i64 {
    if a == DYNAMIC || b == DYNAMIC { DYNAMIC } else { a.wrapping_add(b) }
}

/// The product. Zero times anything is zero.
pub(crate) fn mul(a: i64, b: i64) -> i64 {
    match (a, b) {
        (0, _) | (_, 0) => 0,
        (DYNAMIC, _) | (_, DYNAMIC) => DYNAMIC,
        _ => a.wrapping_mul(b),
    }
}

/// What is known of a number of which both are known; `None` where they contradict each other.
pub(crate) fn agreed(a: i64, b: i64) -> Option<i64> {
    match (a, b) {
        (DYNAMIC, known) | (known, DYNAMIC) => Some(known),
        _ => (a == b).then_some(a),
    }
}

/// Whether both may be the same number.
pub(crate) fn may_be_equal(a: i64, b: i64) -> bool {
    agreed(a, b).is_some()
}
