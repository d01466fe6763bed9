//! An operation with a mistake keeps its accessors: code that uses them is not drowned.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(NoSideEffect))]
pub struct AOp {
    #[operand]
    lhs: AnyType,
    #[attr(default = 5)]
    width: I32Attr,
    #[result]
    sum: AnyType,
}

pub fn uses(op: AOp, ir: &mut Ir, block: Block) -> Result<Value, ods::schema::BuildError> {
    let (lhs, sum) = (op.lhs(ir), op.sum(ir));
    op.set_width(ir, op.width(ir));
    let again = AOp::new(lhs, ir.value_type(sum)).create(ir, InsertionPoint::end_of(block), Location::UNKNOWN)?;
    Ok(again.sum(ir))
}

fn main() {}
