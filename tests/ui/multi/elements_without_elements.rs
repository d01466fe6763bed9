//! `ShapedTypeMatchesElementCountAndTypes` of one field.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(ShapedTypeMatchesElementCountAndTypes(r)))]
pub struct AOp {
    #[operand]
    a: Variadic<AnyType>,
    #[result]
    r: AnyType,
}

fn main() {}
