//! A literal behind a group that begins with it.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(("at" $size^)? "at" attr_dict))]
pub struct AOp {
    #[attr]
    size: Optional<I64Attr>,
}

fn main() {}
