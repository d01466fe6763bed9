//! `<` behind an attribute, where a group begins.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format($t ("<" $n^ ">")? attr_dict))]
pub struct AOp {
    #[attr]
    t: TypeAttr,
    #[attr]
    n: Optional<I64Attr>,
}

fn main() {}
