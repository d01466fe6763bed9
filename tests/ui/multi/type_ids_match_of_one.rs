//! A constraint that compares fields, of which there is one.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// An operation.
#[op(D, "a", traits(AllTypeIDsMatch(value)))]
pub struct AOp {
    #[operand]
    value: AnyTensor,
}

fn main() {}
