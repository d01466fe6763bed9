//! F8A: a clause with a property that cannot be missing.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(oilist("a" $count) attr_dict))]
pub struct AOp {
    #[property]
    count: i64,
}

fn main() {}
