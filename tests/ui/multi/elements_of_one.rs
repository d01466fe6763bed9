//! `ShapedTypeMatchesElementCountAndTypes` of a single operand.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(ShapedTypeMatchesElementCountAndTypes(r, a)))]
pub struct AOp {
    #[operand]
    a: AnyType,
    #[result]
    r: AnyType,
}

fn main() {}
