//! Ranges of minima and maxima with constants, for comparisons.

use ods::numeric::{Int, IntRange};
use ods::prelude::*;

use super::IndexCmpPredicate;
use super::ops::{MaxSOp, MaxUOp, MinSOp, MinUOp};

/// Returns the outcome of comparing the result of `op`, a minimum or maximum with the constant `bound`, with a
/// constant; `None` if it is another operation, or the outcome depends on its other operand.
pub(super) fn outcome_of_extremum(
    ir: &Ir,
    op: Operation,
    bound: &Int,
    rhs: &Int,
    predicate: IndexCmpPredicate,
) -> Option<bool> {
    let (any, bound) = (IntRange::all(bound.width()), IntRange::constant(bound.clone()));
    let range = if ir.isa::<MinSOp>(op) {
        any.smin(&bound)
    } else if ir.isa::<MinUOp>(op) {
        any.umin(&bound)
    } else if ir.isa::<MaxSOp>(op) {
        any.smax(&bound)
    } else if ir.isa::<MaxUOp>(op) {
        any.umax(&bound)
    } else {
        return None;
    };
    predicate.of_integers().holds_in(&range, &IntRange::constant(rhs.clone()))
}
