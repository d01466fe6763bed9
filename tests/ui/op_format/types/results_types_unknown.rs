//! FB6: the types of results, which are as many as one likes.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(attr_dict))]
pub struct AOp {
    #[result]
    made: Variadic<I<64>>,
}

fn main() {}
