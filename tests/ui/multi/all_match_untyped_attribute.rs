//! Attributes that have no type.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(AllTypesMatch(a, name)))]
pub struct AOp {
    #[operand]
    a: AnyType,
    #[attr]
    name: Confined<StrAttr, StrAttr>,
}

fn main() {}
