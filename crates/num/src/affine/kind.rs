//! The binary operations of affine expressions.

use super::AffineExpr;

/// An operation with two operands.
///
/// Subtraction has no kind of its own: as in MLIR, `a - b` is `a + b * -1`, and only the printer shows a minus sign.
///
/// ```
/// use ods_num::affine::BinaryKind;
///
/// assert_eq!(BinaryKind::FloorDiv.spelling(), "floordiv");
/// assert_eq!(BinaryKind::FloorDiv.eval(-7, 2), Some(-4));
/// assert_eq!(BinaryKind::Mod.eval(-7, 0), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BinaryKind {
    /// Addition: `a + b`.
    Add,
    /// Multiplication: `a * b`; one operand is a constant or built from symbols.
    Mul,
    /// Remainder in `0..b`: `a mod b`; `b` is a constant or built from symbols.
    Mod,
    /// Division rounding down: `a floordiv b`; `b` is a constant or built from symbols.
    FloorDiv,
    /// Division rounding up: `a ceildiv b`; `b` is a constant or built from symbols.
    CeilDiv,
}

impl BinaryKind {
    /// Returns the operator in the text format.
    pub const fn spelling(self) -> &'static str {
        match self {
            Self::Add => "+",
            Self::Mul => "*",
            Self::Mod => "mod",
            Self::FloorDiv => "floordiv",
            Self::CeilDiv => "ceildiv",
        }
    }

    /// Returns whether `lhs <self> rhs` is (semi-)affine.
    ///
    /// Parsers check this before building: MLIR rejects other operands as "non-affine expression". A product needs one
    /// operand without dimensions, a division or remainder a right operand without dimensions.
    pub fn is_affine(self, lhs: &AffineExpr, rhs: &AffineExpr) -> bool {
        match self {
            Self::Add => true,
            Self::Mul => lhs.is_symbolic_or_constant() || rhs.is_symbolic_or_constant(),
            Self::Mod | Self::FloorDiv | Self::CeilDiv => rhs.is_symbolic_or_constant(),
        }
    }

    /// Evaluates the operation on two constants; `None` if the result is undefined in MLIR.
    ///
    /// The rules of MLIR's `AffineMap::constantFold` hold: a remainder needs a positive right operand, a division a
    /// nonzero one. Sums and products wrap. The only quotient that does not fit 64 bits is `None`.
    pub fn eval(self, lhs: i64, rhs: i64) -> Option<i64> {
        match self {
            Self::Add => Some(lhs.wrapping_add(rhs)),
            Self::Mul => Some(lhs.wrapping_mul(rhs)),
            Self::Mod if rhs < 1 => None,
            Self::Mod => lhs.checked_rem_euclid(rhs),
            Self::FloorDiv => floor_div(lhs, rhs),
            Self::CeilDiv => ceil_div(lhs, rhs),
        }
    }
}

/// Returns the quotient rounded down; `None` for a zero divisor and for `i64::MIN / -1`.
fn floor_div(lhs: i64, rhs: i64) -> Option<i64> {
    let quotient = lhs.checked_div(rhs)?;
    let inexact = lhs.checked_rem(rhs)? != 0;
    let below = inexact && (lhs < 0) != (rhs < 0);
    Some(quotient - i64::from(below))
}

/// Returns the quotient rounded up; `None` for a zero divisor and for `i64::MIN / -1`.
fn ceil_div(lhs: i64, rhs: i64) -> Option<i64> {
    let quotient = lhs.checked_div(rhs)?;
    let inexact = lhs.checked_rem(rhs)? != 0;
    let above = inexact && (lhs < 0) == (rhs < 0);
    Some(quotient + i64::from(above))
}

#[cfg(test)]
mod tests {
    use super::BinaryKind::{self, Add, CeilDiv, FloorDiv, Mod, Mul};

    /// Rows recorded from `affine.apply` of constants under `mlir-opt -canonicalize` (undefined results become
    /// `ub.poison`), except the quotients of `i64::MIN`.
    const ROWS: &[(BinaryKind, i64, i64, Option<i64>)] = &[
        (Add, i64::MAX, 1, Some(i64::MIN)),
        (Mul, i64::MAX, 2, Some(-2)),
        (Mod, -7, 3, Some(2)),
        (Mod, 7, -3, None),
        (Mod, 7, 0, None),
        (FloorDiv, -7, 2, Some(-4)),
        (FloorDiv, 7, -2, Some(-4)),
        (FloorDiv, -7, -2, Some(3)),
        (FloorDiv, 6, -2, Some(-3)),
        (FloorDiv, 1, 0, None),
        (FloorDiv, i64::MIN, -1, None),
        (CeilDiv, -7, 2, Some(-3)),
        (CeilDiv, 7, 2, Some(4)),
        (CeilDiv, 7, -2, Some(-3)),
        (CeilDiv, -7, -2, Some(4)),
        (CeilDiv, 1, 0, None),
        (CeilDiv, i64::MIN, -1, None),
        (CeilDiv, i64::MIN, 1, Some(i64::MIN)),
    ];

    #[test]
    fn known_values() {
        for &(kind, lhs, rhs, expected) in ROWS {
            assert_eq!(kind.eval(lhs, rhs), expected, "{lhs} {kind:?} {rhs}");
        }
    }
}
