//! FB2: an operand that the format lacks.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(attr_dict ":" type($made)))]
pub struct AOp {
    #[operand]
    value: AnyMemRef,
    #[result]
    made: AnyMemRef,
}

fn main() {}
