//! Ranges of integers: comparisons, and unions over the widths of an index.

use ods::numeric::IntRange;

/// The narrower width of an index.
pub(crate) const NARROW: u32 = 32;
/// The wider width of an index, which ranges have.
pub(crate) const WIDE: u32 = 64;

/// Returns whether a predicate holds for all numbers of two ranges (`Some(true)`) or for none (`Some(false)`). The predicate is
/// of one of the enums whose cases are those of `arith.cmpi`.
macro_rules! compare_ranges {
    ($enum:ident, $predicate:expr, $lhs:expr, $rhs:expr) => {{
        let not = |outcome: Option<bool>| outcome.map(|outcome| !outcome);
        match $predicate {
            $enum::Eq => $lhs.equal($rhs),
            $enum::Ne => not($lhs.equal($rhs)),
            $enum::Slt => $lhs.less_signed($rhs),
            $enum::Sle => not($rhs.less_signed($lhs)),
            $enum::Sgt => $rhs.less_signed($lhs),
            $enum::Sge => not($lhs.less_signed($rhs)),
            $enum::Ult => $lhs.less_unsigned($rhs),
            $enum::Ule => not($rhs.less_unsigned($lhs)),
            $enum::Ugt => $rhs.less_unsigned($lhs),
            $enum::Uge => not($lhs.less_unsigned($rhs)),
        }
    }};
}
pub(crate) use compare_ranges;

/// Returns the range of the outcome of a comparison.
pub(crate) fn outcome_range(outcome: Option<bool>) -> IntRange {
    match outcome {
        Some(outcome) => IntRange::constant(ods::numeric::Int::from_u64(1, outcome.into())),
        None => IntRange::all(1),
    }
}

/// Returns the range of a number that is extended or truncated to a width.
pub(crate) fn resized(range: &IntRange, width: u32, is_signed: bool) -> IntRange {
    match range.width().cmp(&width) {
        std::cmp::Ordering::Less if is_signed => range.sext(width),
        std::cmp::Ordering::Less => range.zext(width),
        std::cmp::Ordering::Equal => range.clone(),
        std::cmp::Ordering::Greater => range.trunc(width),
    }
}
