//! `AllTypesMatch` with a derived attribute.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(AllTypesMatch(a, d)))]
pub struct AOp {
    #[operand]
    a: AnyType,
    #[operand]
    b: AnyType,
    #[derived(|op, ir| ir.value_type(op.a(ir)))]
    d: Type,
}

fn main() {}
