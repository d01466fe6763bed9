//! A closure that asks for a field that does not exist.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[operand]
    value: AnyType,
    #[derived(|op, ir| ir.value_type(op.valve(ir)))]
    x: Type,
}

fn main() {}
