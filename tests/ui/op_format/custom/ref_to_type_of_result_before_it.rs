//! F53: a reference to the type of a result, which is nowhere.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(custom<one>(ref(type($made))) attr_dict))]
pub struct AOp {
    #[result]
    made: I<64>,
}

fn main() {}
