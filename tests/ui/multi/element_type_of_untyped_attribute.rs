//! An attribute that has no type, and so no elements.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(ElementTypeIs(sizes, AnyInteger)))]
pub struct AOp {
    #[operand]
    a: AnyType,
    #[attr]
    sizes: Optional<I64ArrayAttr>,
}

fn main() {}
