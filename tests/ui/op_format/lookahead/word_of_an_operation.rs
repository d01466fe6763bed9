//! A word that the next operation may be called.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(attr_dict ("e.nop" $urgent^)?))]
pub struct AOp {
    #[attr]
    urgent: UnitAttr,
}

fn main() {}
