//! O34: a default of an attribute that may be anything.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr(default = "")]
    a: AnyAttr,
}

fn main() {}
