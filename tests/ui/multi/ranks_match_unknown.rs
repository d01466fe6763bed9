//! A constraint about a field that is not there.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// An operation.
#[op(D, "a", traits(AllRanksMatch(value, other)))]
pub struct AOp {
    #[operand]
    value: AnyTensor,
}

fn main() {}
