//! Rust's own list.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[operand]
    x: Vec<AnyType>,
}

fn main() {}
