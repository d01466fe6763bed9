//! An attribute of the user that may be missing at the end: it is read where a location begins.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// padding
#[attr_def(D, "padding", format("<" $size ">"))]
pub struct PaddingAttr {
    #[param]
    size: i64,
}

#[op(D, "a", format(attr_dict ($a^)?))]
pub struct AOp {
    #[attr]
    a: Optional<PaddingAttr>,
}

fn main() {}
