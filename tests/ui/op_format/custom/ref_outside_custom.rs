//! F50: a reference outside of `custom`.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format($value ref(type($value)) attr_dict))]
pub struct AOp {
    #[operand]
    value: I<64>,
}

fn main() {}
