//! An array that may be missing, before `#map`.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(($b^)? $map attr_dict))]
pub struct AOp {
    #[attr]
    b: Optional<DenseI64ArrayAttr>,
    #[attr]
    map: AffineMapAttr,
}

fn main() {}
