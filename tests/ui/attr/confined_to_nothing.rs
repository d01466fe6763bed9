//! A range without a number in it.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr]
    x: Confined<Confined<I64Attr, IntMinValue<3>>, IntMaxValue<2>>,
    #[attr]
    y: Confined<Confined<ArrayAttr, ArrayCount<3>>, ArrayMaxCount<2>>,
}

fn main() {}
