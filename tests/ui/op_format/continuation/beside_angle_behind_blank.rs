//! `<` behind an attribute and a blank.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format($t " " "<" ">" attr_dict))]
pub struct AOp {
    #[attr]
    t: TypeAttr,
}

fn main() {}
