//! O68: a crash of mlir-tblgen.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(FirstAttrDerivedResultType))]
pub struct AOp {
    #[result]
    a: AnyType,
}

fn main() {}
