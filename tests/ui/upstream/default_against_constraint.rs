//! `transform.structured.pack_greedily`: a default that its own constraint refuses.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr(default = vec![])]
    sizes: Confined<DenseI64ArrayAttr, DenseArrayCount<3>>,
}

fn main() {}
