//! Floats have no equality to intern lists by.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

#[op(D, "a")]
pub struct AOp {
    #[property]
    x: Vec<f64>,
}

fn main() {}
