//! An arrow of two literals, where a group begins.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format("-" (">" $n^)? attr_dict))]
pub struct AOp {
    #[attr]
    n: Optional<I64Attr>,
}

fn main() {}
