//! A number is read where `true` stands.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(($count^)? $urgent attr_dict))]
pub struct AOp {
    #[property(default = 3)]
    count: i64,
    #[property]
    urgent: bool,
}

fn main() {}
