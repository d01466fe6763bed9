//! A number that is to be large and small.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr]
    width: Confined<I64Attr, Both<IntMinValue<10>, IntMaxValue<5>>>,
}

fn main() {}
