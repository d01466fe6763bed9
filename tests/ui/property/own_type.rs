//! A struct that is no property.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[property]
    x: Mine,
}

pub struct Mine;

fn main() {}
