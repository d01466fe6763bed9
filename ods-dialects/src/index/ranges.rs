//! Ranges of minima and maxima with constants, for comparisons.

use ods::numeric::Int;
use ods::prelude::*;

use super::IndexCmpPredicate;
use super::ops::{MaxSOp, MaxUOp, MinSOp, MinUOp};

/// The least and the greatest value of a number, as signed and as unsigned.
struct Range {
    signed: (Int, Int),
    unsigned: (Int, Int),
}

impl Range {
    fn of_signed(least: Int, greatest: Int) -> Self {
        let width = least.width();
        let unsigned = match least.is_negative() == greatest.is_negative() {
            true => (least.clone(), greatest.clone()),
            false => (Int::zero(width), Int::all_ones(width)),
        };
        Self { signed: (least, greatest), unsigned }
    }

    fn of_unsigned(least: Int, greatest: Int) -> Self {
        let width = least.width();
        let signed = match least.is_negative() == greatest.is_negative() {
            true => (least.clone(), greatest.clone()),
            false => (least_signed(width), !&least_signed(width)),
        };
        Self { signed, unsigned: (least, greatest) }
    }
}

fn least_signed(width: u32) -> Int {
    Int::from_u64(width, 1).shl(width - 1)
}

/// Returns the outcome of comparing the result of `op`, a minimum or maximum with the constant `bound`, with a constant; `None`
/// if it is no such operation, or the outcome depends on its other operand.
pub(super) fn outcome_of_extremum(
    ir: &Ir,
    op: Operation,
    bound: &Int,
    rhs: &Int,
    predicate: IndexCmpPredicate,
) -> Option<bool> {
    let (width, bound) = (bound.width(), bound.clone());
    let range = if ir.isa::<MinSOp>(op) {
        Range::of_signed(least_signed(width), bound)
    } else if ir.isa::<MinUOp>(op) {
        Range::of_unsigned(Int::zero(width), bound)
    } else if ir.isa::<MaxSOp>(op) {
        Range::of_signed(bound, !&least_signed(width))
    } else if ir.isa::<MaxUOp>(op) {
        Range::of_unsigned(bound, Int::all_ones(width))
    } else {
        return None;
    };
    outcome(&range, rhs, predicate)
}

/// Returns whether the predicate holds for all numbers of the range, or for none.
fn outcome(range: &Range, rhs: &Int, predicate: IndexCmpPredicate) -> Option<bool> {
    use IndexCmpPredicate as P;
    let signed = [range.signed.0.cmp_signed(rhs), range.signed.1.cmp_signed(rhs)];
    let unsigned = [range.unsigned.0.cmp_unsigned(rhs), range.unsigned.1.cmp_unsigned(rhs)];
    let all = |orders: [std::cmp::Ordering; 2], holds: fn(std::cmp::Ordering) -> bool| {
        let outcomes = orders.map(holds);
        (outcomes[0] == outcomes[1]).then_some(outcomes[0])
    };
    let is_outside = |orders: [std::cmp::Ordering; 2]| orders[0].is_gt() || orders[1].is_lt();
    let equal = || {
        if range.unsigned.0 == range.unsigned.1 && range.unsigned.0 == *rhs {
            return Some(true);
        }
        (is_outside(signed) && is_outside(unsigned)).then_some(false)
    };
    match predicate {
        P::Eq => equal(),
        P::Ne => equal().map(|equal| !equal),
        P::Slt => all(signed, |order| order.is_lt()),
        P::Sle => all(signed, |order| order.is_le()),
        P::Sgt => all(signed, |order| order.is_gt()),
        P::Sge => all(signed, |order| order.is_ge()),
        P::Ult => all(unsigned, |order| order.is_lt()),
        P::Ule => all(unsigned, |order| order.is_le()),
        P::Ugt => all(unsigned, |order| order.is_gt()),
        P::Uge => all(unsigned, |order| order.is_ge()),
    }
}
