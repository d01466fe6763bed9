//! What goes on a number in hexadecimal.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format($f "" "e" attr_dict))]
pub struct AOp {
    #[attr]
    f: F32Attr,
}

fn main() {}
