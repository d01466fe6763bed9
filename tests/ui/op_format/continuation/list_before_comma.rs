//! A comma behind a list.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format($values "," $last attr_dict ":"))]
pub struct AOp {
    #[operand]
    values: Variadic<I<64>>,
    #[operand]
    last: I<64>,
}

fn main() {}
