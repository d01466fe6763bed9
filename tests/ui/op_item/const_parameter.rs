//! A const parameter.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp<const N: usize> {
    #[operand]
    x: I<32>,
}

fn main() {}
