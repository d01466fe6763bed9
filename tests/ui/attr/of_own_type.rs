//! A type that is no constraint.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[attr]
    x: Mine,
}

pub struct Mine;

fn main() {}
