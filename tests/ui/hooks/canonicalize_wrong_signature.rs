//! A function that takes the IR.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", canonicalize)]
pub struct AOp {}

impl AOp {
    fn canonicalize(self, _: &mut Ir) -> RewriteResult {
        Err(NoMatch)
    }
}

fn main() {}
