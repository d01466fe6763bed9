//! A choice with a constraint of another kind.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[operand]
    x: (I32, I32Attr),
}

fn main() {}
