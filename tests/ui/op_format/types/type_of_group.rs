//! F90: the type of an optional group.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(type(($size^)?) attr_dict))]
pub struct AOp {
    #[attr]
    size: Optional<I64Attr>,
}

fn main() {}
