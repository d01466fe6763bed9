//! A field whose role is guessed keeps its accessor.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[operands]
    lhs: AnyType,
    #[output]
    sum: AnyType,
}

pub fn uses(op: AOp, ir: &Ir) -> (Value, Value) {
    (op.lhs(ir), op.sum(ir))
}

fn main() {}
