//! Two clauses of one keyword.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(oilist("at" $size | "at" $other) attr_dict))]
pub struct AOp {
    #[attr]
    size: Optional<I64Attr>,
    #[attr]
    other: Optional<I64Attr>,
}

fn main() {}
