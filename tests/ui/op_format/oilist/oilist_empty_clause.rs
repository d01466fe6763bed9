//! F81: a clause without its keyword.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(oilist("keyword" $given | ) attr_dict))]
pub struct AOp {
    #[attr]
    given: UnitAttr,
}

fn main() {}
