//! TableGen's `DefaultValuedOptionalAttr`.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr]
    a: DefaultValuedOptionalAttr<I32Attr>,
}

fn main() {}
