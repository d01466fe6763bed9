//! O66: a string that is to be an integer.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr]
    s: Confined<StrAttr, IntMinValue<3>>,
}

fn main() {}
