//! An operation that was generic is used without its parameter.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp<T> {
    #[operand]
    x: AnyType,
}

pub fn uses(op: AOp, ir: &Ir) -> Value {
    op.x(ir)
}

fn main() {}
