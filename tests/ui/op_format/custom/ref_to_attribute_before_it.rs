//! F63: a reference to an attribute, which is nowhere.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(custom<one>(ref($size)) attr_dict))]
pub struct AOp {
    #[attr]
    size: I64Attr,
}

fn main() {}
