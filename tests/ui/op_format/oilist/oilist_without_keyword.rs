//! F83: a clause that begins with an operand.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(oilist($value ":" type($value)) attr_dict))]
pub struct AOp {
    #[operand]
    value: Optional<AnyType>,
}

fn main() {}
