//! An arrow behind a block: `^bb0->` is one name.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(Terminator), format($to "" "->" "x" attr_dict))]
pub struct AOp {
    #[successor]
    to: AnySuccessor,
}

fn main() {}
