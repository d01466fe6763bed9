//! FA5: a successor twice.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(Terminator), format($to $to attr_dict))]
pub struct AOp {
    #[successor]
    to: AnySuccessor,
}

fn main() {}
