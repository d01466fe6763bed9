//! Two groups that begin with one literal.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(("at" $size^)? ("at" $other^)? attr_dict))]
pub struct AOp {
    #[attr]
    size: Optional<I64Attr>,
    #[attr]
    other: Optional<I64Attr>,
}

fn main() {}
