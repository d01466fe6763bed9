//! A default of what is there or not.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr(default = true)]
    x: UnitAttr,
}

fn main() {}
