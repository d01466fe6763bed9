//! `#map` behind a value.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format($x $map attr_dict))]
pub struct AOp {
    #[operand]
    x: I32,
    #[attr]
    map: AffineMapAttr,
}

fn main() {}
