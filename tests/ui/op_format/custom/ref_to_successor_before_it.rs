//! F61: a reference to a successor, which is nowhere.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", traits(Terminator), format(custom<one>(ref($to)) attr_dict))]
pub struct AOp {
    #[successor]
    to: AnySuccessor,
}

fn main() {}
