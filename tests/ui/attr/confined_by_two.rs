//! `Confined` by a list, as MLIR writes it.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr]
    x: Confined<I32Attr, IntMinValue<1>, IntMaxValue<8>>,
}

fn main() {}
