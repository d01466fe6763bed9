//! The key of TableGen.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", assembly_format = "$x")]
pub struct AOp {
    #[operand]
    x: I32,
}

fn main() {}
