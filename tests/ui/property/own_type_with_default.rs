//! A struct that is no property, with a default.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[property(default = Mine)]
    x: Mine,
}

pub struct Mine;

fn main() {}
