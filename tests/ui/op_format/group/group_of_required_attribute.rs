//! F96: a group with an attribute that is always there.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(($size^)? attr_dict))]
pub struct AOp {
    #[attr]
    size: I64Attr,
}

fn main() {}
