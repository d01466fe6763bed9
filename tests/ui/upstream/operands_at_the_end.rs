//! `smt.and`: operands that may be absent end the format, and the next operation begins with `%`.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(attr_dict $inputs))]
pub struct AOp {
    #[operand]
    inputs: Variadic<Index>,
}

fn main() {}
