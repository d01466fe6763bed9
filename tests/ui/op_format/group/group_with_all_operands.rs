//! F94: a group with the types of all operands.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(operands ("," $size^ type(operands))? attr_dict))]
pub struct AOp {
    #[attr]
    size: Optional<I64Attr>,
    #[operand]
    values: Variadic<AnyType>,
}

fn main() {}
