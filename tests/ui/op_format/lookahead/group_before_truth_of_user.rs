//! A word that an integer of the user's may be.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(("true" $urgent^)? $number attr_dict))]
pub struct AOp {
    #[attr]
    urgent: UnitAttr,
    #[attr]
    number: APIntAttr,
}

fn main() {}
