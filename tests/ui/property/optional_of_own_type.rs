//! `Optional` of what is no value of a property.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// Is nothing.
pub struct Mine;

#[op(D, "a")]
pub struct AOp {
    #[property]
    x: Optional<Mine>,
}

fn main() {}
