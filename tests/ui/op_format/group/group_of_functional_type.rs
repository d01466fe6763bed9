//! F99: a group of a functional type.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format($values (functional_type($values, results)^)? attr_dict))]
pub struct AOp {
    #[operand]
    values: Variadic<I<64>>,
}

fn main() {}
