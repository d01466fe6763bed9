//! The key without the hooks.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d", hooks)]
pub struct D;


fn main() {}
