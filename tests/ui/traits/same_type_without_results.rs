//! O56: a trait about results, of which there are none.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(SameOperandsAndResultType))]
pub struct AOp {
    #[operand]
    a: AnyType,
}

fn main() {}
