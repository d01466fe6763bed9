//! An array in full that may be missing.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format((qualified($b)^)? $n attr_dict))]
pub struct AOp {
    #[attr]
    b: Optional<DenseI64ArrayAttr>,
    #[attr]
    n: I64Attr,
}

fn main() {}
