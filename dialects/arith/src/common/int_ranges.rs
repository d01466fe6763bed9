//! Ranges of integers: outcomes of comparisons, and the widths of an index.

use ods::numeric::IntRange;

/// The narrower width of an index.
pub const NARROW: u32 = 32;
/// The wider width of an index, which ranges have.
pub const WIDE: u32 = 64;

/// Returns the range of the outcome of a comparison.
pub fn outcome_range(outcome: Option<bool>) -> IntRange {
    match outcome {
        Some(outcome) => IntRange::constant(ods::numeric::Int::from_u64(1, outcome.into())),
        None => IntRange::all(1),
    }
}

/// Returns the range of a number that is extended or truncated to a width.
pub fn resized(range: &IntRange, width: u32, is_signed: bool) -> IntRange {
    match range.width().cmp(&width) {
        std::cmp::Ordering::Less if is_signed => range.sext(width),
        std::cmp::Ordering::Less => range.zext(width),
        std::cmp::Ordering::Equal => range.clone(),
        std::cmp::Ordering::Greater => range.trunc(width),
    }
}
