//! TableGen's `OptionalAttr`.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr]
    x: OptionalAttr<I32Attr>,
}

fn main() {}
