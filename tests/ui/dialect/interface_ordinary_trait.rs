//! A trait that is no interface among those of a dialect.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d", interfaces(Mine))]
pub struct D;

/// Is a trait.
pub trait Mine {}



fn main() {}
