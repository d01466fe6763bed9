//! L02: a discardable attribute without a name.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d", discardable(StrAttr))]
pub struct D;

fn main() {}
