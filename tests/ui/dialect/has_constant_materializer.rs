//! L03: a key that there is not.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d", hasConstantMaterializer)]
pub struct D;

fn main() {}
