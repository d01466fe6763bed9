//! A clause that says nothing.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(oilist("at" $size | "now") attr_dict))]
pub struct AOp {
    #[attr]
    size: Optional<I64Attr>,
}

fn main() {}
