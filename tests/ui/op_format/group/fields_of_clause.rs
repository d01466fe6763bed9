//! Fields of one clause that may be there without each other.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(oilist("a" $e "," $f | "b" $g) attr_dict))]
pub struct AOp {
    #[attr]
    e: Optional<I64Attr>,
    #[attr]
    f: Optional<I64Attr>,
    #[attr]
    g: Optional<I64Attr>,
}

fn main() {}
