//! TableGen's `ConfinedAttr`.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr]
    a: ConfinedAttr<I32Attr, IntMinValue<0>>,
}

fn main() {}
