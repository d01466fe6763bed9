//! A unit attribute is optional by itself.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr]
    x: Optional<UnitAttr>,
}

fn main() {}
