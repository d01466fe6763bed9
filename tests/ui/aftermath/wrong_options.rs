//! A field whose role has wrong options keeps its accessor.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[operand(default = 1)]
    lhs: AnyType,
    #[attr(defualt = 1)]
    width: I32Attr,
    #[region]
    body: Optional<AnyRegion>,
}

pub fn uses(op: AOp, ir: &Ir) -> (Value, IntegerAttr) {
    (op.lhs(ir), op.width_attr(ir))
}

fn main() {}
