//! O63: an attribute with a name that every operation has.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr]
    create: I32Attr,
}

fn main() {}
