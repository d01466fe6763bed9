//! The key with a list.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d", hooks(materialize_constant))]
pub struct D;

fn main() {}
