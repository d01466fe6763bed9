//! FB4: the type of a result, from nowhere.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(attr_dict))]
pub struct AOp {
    #[result]
    made: AnyMemRef,
}

fn main() {}
