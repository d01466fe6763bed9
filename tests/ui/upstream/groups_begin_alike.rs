//! `spirv.KHR.CooperativeMatrixLoad`: two optional groups that begin alike.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format("x" ("," $memory_operand^)? ("," $alignment^)? attr_dict))]
pub struct AOp {
    #[attr]
    memory_operand: Optional<StrAttr>,
    #[attr]
    alignment: Optional<I32Attr>,
}

fn main() {}
