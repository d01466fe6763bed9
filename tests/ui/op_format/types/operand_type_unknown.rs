//! FB3: the type of an operand, from nowhere.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format($value attr_dict ":" type($made)))]
pub struct AOp {
    #[operand]
    value: AnyMemRef,
    #[result]
    made: AnyMemRef,
}

fn main() {}
