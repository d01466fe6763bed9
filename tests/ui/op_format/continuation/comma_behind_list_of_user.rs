//! A list of the user's own, without brackets, before a comma.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d", attrs(Sizes))]
pub struct D;

/// Sizes.
#[attr_def(D, "sizes", format("of" $sizes))]
pub struct Sizes {
    sizes: Vec<i64>,
}

#[op(D, "a", format($sizes "," $last attr_dict))]
pub struct AOp {
    #[attr]
    sizes: Sizes,
    #[attr]
    last: I64Attr,
}

fn main() {}
