//! F89: a clause with the types of all.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(operands oilist("a" functional_type(operands, results)) attr_dict))]
pub struct AOp {
    #[operand]
    values: Variadic<AnyType>,
    #[result]
    made: Variadic<AnyType>,
}

fn main() {}
