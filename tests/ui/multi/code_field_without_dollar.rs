//! A field in code without the `$`.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(PredOpTrait("words", [$a].iter().all(|b| *b == a && self::a($_ctx)))))]
pub struct AOp {
    #[operand]
    a: AnyType,
}

fn main() {}
