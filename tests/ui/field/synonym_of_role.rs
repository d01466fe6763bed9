//! O24: `#[attribute]`

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attribute]
    x: AnyAttr,
}

fn main() {}
