//! F31: results, which have their place before the name.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", format(results attr_dict))]
pub struct AOp {
    #[result]
    made: I<64>,
}

fn main() {}
