//! `AllElementTypesMatch` of one field.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(AllElementTypesMatch(a)))]
pub struct AOp {
    #[operand]
    a: AnyType,
    #[operand]
    b: AnyType,
}

fn main() {}
