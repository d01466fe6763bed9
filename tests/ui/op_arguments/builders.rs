//! O01, O02, O32, O40: `builders`, as in TableGen.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a", builders = [OpBuilder((ins))])]
pub struct AOp {}

fn main() {}
