//! FA8: the type of a successor.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(Terminator), format(type($to) $to attr_dict))]
pub struct AOp {
    #[successor]
    to: AnySuccessor,
}

fn main() {}
