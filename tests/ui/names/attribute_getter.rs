//! A field with the name of what gives another's attribute.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr]
    x: I64Attr,
    #[attr]
    x_attr: I64Attr,
}

fn main() {}
