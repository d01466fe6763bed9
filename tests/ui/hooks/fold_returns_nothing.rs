//! A fold that returns nothing.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", fold)]
pub struct AOp {}

impl AOp {
    fn fold(self, _: &mut Ir, _: &Constants<'_>) {}
}

fn main() {}
