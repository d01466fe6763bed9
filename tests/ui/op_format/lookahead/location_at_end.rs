//! An attribute that may be missing at the end: the location of the operation is behind it.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(attr_dict ($a^)?))]
pub struct AOp {
    #[attr]
    a: Optional<LocationAttr>,
}

#[op(D, "b", format(attr_dict $a))]
pub struct BOp {
    #[attr]
    a: Optional<TypeAttr>,
}

#[op(D, "c", format(attr_dict ("loc" $n^)?))]
pub struct COp {
    #[attr]
    n: Optional<I64Attr>,
}

fn main() {}
