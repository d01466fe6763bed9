//! A default that its own constraint does not admit.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr(default = 2)]
    x: Confined<I64Attr, IntMinValue<3>>,
}

fn main() {}
