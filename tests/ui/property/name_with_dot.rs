//! A property with a name that is no name of an attribute.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[property(name = "d.y")]
    x: i64,
}

fn main() {}
