//! An operand at the end that may be missing: the next operation may begin with `%`.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(attr_dict $value))]
pub struct AOp {
    #[operand]
    value: Optional<I<64>>,
}

fn main() {}
