//! What is no interface among those of a dialect.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d", interfaces(Mine))]
pub struct D;

/// Is nothing.
pub struct Mine;



fn main() {}
