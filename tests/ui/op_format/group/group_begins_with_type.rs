//! F93: a group that begins with a type.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format((type($value) $value^)? attr_dict))]
pub struct AOp {
    #[operand]
    value: Optional<I<64>>,
}

fn main() {}
