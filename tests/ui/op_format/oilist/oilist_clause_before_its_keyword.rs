//! A clause that ends with what another begins with.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(oilist("at" $size | "of" $name) "at" attr_dict))]
pub struct AOp {
    #[attr]
    size: Optional<I64Attr>,
    #[attr]
    name: Optional<StrAttr>,
}

fn main() {}
