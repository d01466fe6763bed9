//! F65: a reference to a property, which is nowhere.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(custom<one>(ref($count)) attr_dict))]
pub struct AOp {
    #[property]
    count: i64,
}

fn main() {}
