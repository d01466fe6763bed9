//! Mistakes of every part of one operation are reported at once.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "bad name!", traits(Pure, Pure, "Terminator"), summary = "words", verfy)]
pub struct AOp {
    x: AnyType,
    #[operands]
    y: AnyType,
    #[operand]
    z: Variadic<Variadic<AnyType>>,
    #[attr(defualt = 1)]
    w: I32Attr,
}

fn main() {}
