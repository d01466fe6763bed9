//! An array of a constraint of one's own that may be missing.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

constraint! {
    /// an array of the test
    pub Own: ArrayAttr = ArrayAttr;
}

#[op(D, "a", format(($b^)? $any attr_dict))]
pub struct AOp {
    #[attr]
    b: Optional<Own>,
    #[attr]
    any: AnyAttr,
}

fn main() {}
