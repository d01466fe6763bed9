//! FB8: a property that neither the format nor a dictionary has.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(attr_dict))]
pub struct AOp {
    #[property]
    count: i64,
}

fn main() {}
