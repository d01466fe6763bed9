//! F86: a clause with an attribute that cannot be missing.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(oilist("a" $size) attr_dict))]
pub struct AOp {
    #[attr]
    size: I64Attr,
}

fn main() {}
