//! The checks of `pattern!` on the order of two patterns, for questions that the macro cannot decide: numbers that are
//! constants, operations that may be commutative, and constraints that are spelled differently.

use ods_core::__private::{equal, has_builtin_trait};
use ods_core::schema::{Arity, Op, TraitSet};

/// A benefit and a priority.
type Rank = (u16, i16);

/// Returns whether the operation is commutative, and these are its two operands.
pub const fn may_exchange<O: Op>(first: &str, second: &str) -> bool {
    let [a, b] = O::SCHEMA.operands else { return false };
    let are_values = matches!((a.arity, b.arity), (Arity::One, Arity::One));
    let are_named = equal(a.name, first) && equal(b.name, second) || equal(a.name, second) && equal(b.name, first);
    are_values && are_named && has_builtin_trait(O::SCHEMA, TraitSet::COMMUTATIVE)
}

/// Checks that two patterns that match the same operation, if all conditions hold, have different ranks.
///
/// # Panics
/// Panics with the message if they do not.
#[track_caller]
pub const fn check_tie<const N: usize>(ranks: [Rank; 2], conditions: [bool; N], message: &str) {
    let [a, b] = ranks;
    if a.0 == b.0 && a.1 == b.1 && all(conditions) {
        panic!("{}", message);
    }
}

/// Checks that a pattern, which applies whenever the second one does if all conditions hold, is not tried
/// before it.
///
/// # Panics
/// Panics with the message if it is.
#[track_caller]
pub const fn check_hidden<const N: usize>(ranks: [Rank; 2], conditions: [bool; N], message: &str) {
    let [a, b] = ranks;
    if (a.0 > b.0 || a.0 == b.0 && a.1 > b.1) && all(conditions) {
        panic!("{}", message);
    }
}

const fn all<const N: usize>(conditions: [bool; N]) -> bool {
    let mut i = 0;
    while i < N {
        if !conditions[i] {
            return false;
        }
        i += 1;
    }
    true
}
