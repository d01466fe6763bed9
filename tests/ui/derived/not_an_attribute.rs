//! O71: a value that is no attribute.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[derived(|_, _| ())]
    x: (),
}

fn main() {}
