//! More elements than there may be.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr]
    sizes: Confined<Confined<I64ArrayAttr, ArrayMinCount<4>>, ArrayMaxCount<3>>,
}

fn main() {}
