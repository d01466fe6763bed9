//! Words, where the group between is missing.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format("a" ("[" $n^ "[")? "b" attr_dict))]
pub struct AOp {
    #[attr]
    n: Optional<I64Attr>,
}

fn main() {}
