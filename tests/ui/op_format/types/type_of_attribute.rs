//! FA9: the type of an attribute.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format($size type($size) attr_dict))]
pub struct AOp {
    #[attr]
    size: I64Attr,
}

fn main() {}
