//! `<` behind an attribute, where another group does not.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format($t ("k" $u^) : ("<" ">")? attr_dict))]
pub struct AOp {
    #[attr]
    t: AnyAttr,
    #[attr]
    u: UnitAttr,
}

fn main() {}
