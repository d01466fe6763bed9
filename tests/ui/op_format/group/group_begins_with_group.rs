//! A group that begins with a group.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(((":" $first^)? "of" $second^)? attr_dict))]
pub struct AOp {
    #[attr]
    first: Optional<I64Attr>,
    #[attr]
    second: Optional<I64Attr>,
}

fn main() {}
