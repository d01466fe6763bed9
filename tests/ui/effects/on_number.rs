//! An effect on an attribute that names no symbol.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// An operation.
#[op(D, "a")]
pub struct AOp {
    #[attr(effects(MemRead))]
    a: I32Attr,
}

fn main() {}
