//! A group with the dictionary of attributes, in `custom`.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(("at" custom<one>($size, attr_dict)^)?))]
pub struct AOp {
    #[attr]
    size: Optional<I64Attr>,
}

fn main() {}
