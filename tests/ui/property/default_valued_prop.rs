//! A default as MLIR writes it.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[property]
    x: DefaultValuedProp<i64, 8>,
}

fn main() {}
