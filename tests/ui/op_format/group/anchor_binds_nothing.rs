//! An anchor that reads nothing.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format($size ("at" custom<one>(ref($size))^)? attr_dict))]
pub struct AOp {
    #[attr]
    size: I64Attr,
}

fn main() {}
