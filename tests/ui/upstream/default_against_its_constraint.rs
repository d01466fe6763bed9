//! `transform.structured.pack_greedily`: the constraint refuses the default.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr(default = [])]
    sizes: Confined<DenseI64ArrayAttr, DenseArrayCount<3>>,
}

fn main() {}
