//! FB7: a colon behind an attribute that may have a type.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format($first ":" attr_dict))]
pub struct AOp {
    #[attr]
    first: AnyAttr,
}

fn main() {}
