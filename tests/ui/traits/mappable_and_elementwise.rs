//! A trait that is in a list of traits, too.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(ElementwiseMappable, Elementwise))]
pub struct AOp {
    #[operand]
    a: AnyType,
    #[result]
    r: AnyType,
}

fn main() {}
