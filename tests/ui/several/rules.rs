//! Mistakes that are seen only across parts are reported at once, too.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(Commutative, AllTypesMatch(a, nope), PredOpTrait("words", CPred($b == $c))))]
pub struct AOp {
    #[operand]
    a: AnyType,
    #[result]
    a: AnyType,
    #[successor]
    next: AnySuccessor,
    #[attr]
    new: I32Attr,
}

fn main() {}
