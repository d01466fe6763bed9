//! O70: a default of an attribute of which no Rust value is known.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr(default = 5)]
    x: AnyAttr,
}

fn main() {}
