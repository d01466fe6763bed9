//! O34: TableGen's `DefaultValuedAttr`.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr]
    x: DefaultValuedAttr<I32Attr, 5>,
}

fn main() {}
