//! What goes on a property in hexadecimal.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format($f "" "f" attr_dict))]
pub struct AOp {
    #[property]
    f: f64,
}

fn main() {}
