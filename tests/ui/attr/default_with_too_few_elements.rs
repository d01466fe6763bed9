//! A default with too few elements.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr(default = [1])]
    x: Confined<I64ArrayAttr, ArrayMinCount<2>>,
    #[attr(default = &[1, 9])]
    y: Confined<I64ArrayAttr, IntArrayNthElemMaxValue<1, 8>>,
}

fn main() {}
